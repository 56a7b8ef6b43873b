# La première course guidée, étape par étape : un titre, un texte, parfois une note.
finish-guide-lot = Six chevaux à vendre
finish-guide-lot-text = Les barres disent de combien celui-ci avance à chaque tour ; la piste a { $length } cases. Souvent, tout est fini avant le sixième tour.
finish-guide-lot-note = Une vraie table contre deux robots, dressée pour une première course, une seule. Cartes et dés sont scellés comme ailleurs.
finish-guide-bid = Enchérir, ou laisser
finish-guide-bid-text = Si votre cheval gagne, vous touchez quatre fois son prix ; deux fois s’il est deuxième, une fois s’il est troisième. Gardez de quoi parier.
finish-guide-bid-note = Qui passe ne revient pas dans cette enchère ; au cheval suivant, on recommence.
finish-guide-jockey = Le marteau amène un jockey
finish-guide-jockey-text = L’acheteur tire un jockey, qui a ses propres six nombres. Le cheval et le jockey font l’allure ensemble.
finish-guide-odds = Les cinq dernières cases paient
finish-guide-odds-text = Une arrivée serrée paie le mieux : jusqu’à { $win } fois la mise gagnant, jusqu’à { $place } fois placé. Une arrivée décousue ne paie rien.
finish-guide-odds-note = Gagnant : là où se trouve le deuxième ; placé : là où se trouve votre cheval.
finish-guide-form = Pariez en secret
finish-guide-form-text = Un pari gagnant, deux placés, c’est-à-dire deuxième ou troisième. Touchez une case, fixez une mise, remettez le formulaire.
finish-guide-form-note = La mise est dépensée dans tous les cas. Ensuite, les dés font la course.
finish-guide-paid = La banque paie
finish-guide-paid-text = Les propriétaires des trois premiers sont payés selon le prix du cheval, les paris selon leur cote. Le plus riche à la fin gagne.
finish-guide-paid-note = C’était une course entière. Les règles sont derrière le livre, en haut.

# La première course guidée, repère par repère : un titre, un texte, parfois une note.
triple-couronne-guide-race = La course du jour
triple-couronne-guide-race-text = Vous possédez une écurie de quatre chevaux. L’affiche dit lesquels peuvent courir et ce qu’il y a à gagner : { $prize } F pour le premier au poteau.
triple-couronne-guide-race-note = Une vraie table contre un robot, avec le programme le plus court : { $races } courses. Le plus riche à la fin gagne.
triple-couronne-guide-field = Les chevaux
triple-couronne-guide-field-text = Plus le nombre après le × est petit, meilleur est le cheval. La barre est sa chance, d’après beaucoup de courses d’essai de la maison.
triple-couronne-guide-field-note = Chaque âge court dans son couloir ; plus un cheval est âgé, plus son chemin est long.
triple-couronne-guide-enter = Engagez votre cheval
triple-couronne-guide-enter-text = Ce qui est qualifié est déjà coché : le bouton le remet. Ici l’engagement est gratuit, tous peuvent donc courir.
triple-couronne-guide-enter-note = Sur une case jaune ou rouge, un cheval tire une carte. La première de chaque couleur est lue lentement.
triple-couronne-guide-paid = Ce que cela rapporte
triple-couronne-guide-paid-text = Les prix vont à qui mène le cheval. La feuille reste jusqu’à ce que vous continuiez ; chaque ligne est gardée dans votre livre d’écurie.
triple-couronne-guide-calendar = Le calendrier
triple-couronne-guide-calendar-text = Ceci ouvre toutes les courses de la saison. Chacune dit lesquels de vos chevaux peuvent y courir, et pourquoi un autre ne le peut pas.
triple-couronne-guide-book = Votre livre d’écurie
triple-couronne-guide-book-text = Chaque écurie, chaque cheval, chaque franc. Les douze barres d’un cheval sont ses déplacements, dans cet ordre, puis de nouveau.
triple-couronne-guide-book-note = Les programmes plus longs ajoutent enchères, jockeys, paris, assurances et trophées. Les règles sont derrière le livre, en haut.

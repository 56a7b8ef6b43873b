### Le laboratoire : étalonner une boîte, opposer des robots.

## Simulations

lab-races = Courses
lab-plotted = Dessiné : { $file }
lab-kind = { $file } : une image est un fichier .png ou .svg
lab-set = { $setting } n’est pas une option : écrire nom=valeur.
lab-missing = un dessin demande matplotlib, qui n’est pas installé : pip install "hippodrome[lab]"
lab-folder = il n’y a pas de dossier { $folder }

## La Triple Couronne : les victoires face aux cotes imprimées

help-lab-calibrate = Si le plateau et les cartes de La Triple Couronne redonnent les cotes imprimées et vont avec les primes imprimées. Échoue sinon.
help-lab-calibrate-races = Courses de chaque sorte.
help-lab-calibrate-seed = Graine ; la même donne les mêmes courses.
help-lab-calibrate-plot = Dessiner le résultat dans ce fichier (.png ou .svg).
lab-cannot-simulate = { $title } ne se simule pas ; { $titles }, si
lab-cannot-calibrate = { $title } ne s’étalonne pas ; { $titles }, si
calibrate-horse = Cheval
calibrate-odds = Cote
calibrate-promised = Selon la cote
calibrate-wins = Victoires
calibrate-two = 2 ans
calibrate-three = 3 ans
calibrate-four-and-five = 4 et 5 ans
calibrate-how = { $races } courses de chaque sorte avec tous ses chevaux, sans décision ; graine { $seed }. Selon la cote : 1 ÷ cote, ramené à 100 % par sorte.
calibrate-divergence = Divergence, en tout
calibrate-correlation = Corrélation des rangs, { $kind }
calibrate-favourite = Un favori gagne le plus souvent, { $kind }
calibrate-at-most = au plus { $bound }
calibrate-at-least = au moins { $bound }
calibrate-between = de { $least } à { $most }
calibrate-insurance = Assurances : tous contrats, saisons entières
calibrate-contract = Contrat
calibrate-back = Rapporte par franc
calibrate-contract-race = cette course
calibrate-contract-next = la prochaine course
calibrate-contract-two = les deux prochaines courses
calibrate-premium = Ce que rapporte un franc de prime, { $contract }
calibrate-passed = Réussi : cotes et primes sortent comme imprimées.
calibrate-failed = Échec : cotes ou primes ne sortent pas comme imprimées.
calibrate-plot-title = La Triple Couronne : victoires et cotes
calibrate-plot-wins = courses gagnées (%)
calibrate-plot-promised = selon la cote imprimée
calibrate-plot-simulated = avec notre plateau et nos cartes
calibrate-plot-kind = { $kind } (cote)
calibrate-plot-facts = divergence { $divergence } nat · corrélation des rangs { $two }, { $three }, { $four }

## Des robots face à face

help-lab-tournament = Des robots face à face : qui gagne souvent, et combien de temps ils réfléchissent.
help-lab-tournament-bots = Les robots, un par place, comme trainer,random,random,random ; trainer@500 réfléchit le temps de 500 simulations, module:Classe est l’un des vôtres, exec:COMMANDE un programme dans n’importe quel langage. Sans cela : le meilleur contre des hasards.
help-lab-tournament-deals = Nombre de donnes ; chacune est jouée une fois dans chaque rotation des places.
help-lab-tournament-options = Une option de la table, comme --set auction=true ; plusieurs sont possibles.
help-lab-tournament-processes = Nombre de processus ; 0 : un par processeur. Le résultat est le même.
help-lab-tournament-seed = Graine ; la même donne les mêmes parties.
help-lab-tournament-edition = L’édition, ou le programme ; sans cela la première.
tournament-title = { $title }, { $edition } : { $deals } donnes
tournament-bot = Robot
tournament-wins = Parties gagnées
tournament-within = ±
tournament-total = À la fin, en moyenne
tournament-thinks = ms par choix
tournament-progress = Donnes
tournament-how = Chaque donne est jouée dans toutes les rotations des places ; ± à 95 % de confiance, sur les donnes ; graine { $seed }.

## How strong they are

help-lab-strength = La force des robots d’un jeu : contre le remplaçant, niveau contre niveau, et contre des adversaires simples.
help-lab-strength-parts = Quelles parties du tableau : champion, levels, yardsticks.
help-lab-strength-deals = Nombre de donnes par ligne ; chacune est jouée une fois dans chaque rotation des places.
help-lab-strength-processes = Nombre de processus ; 0 : un par processeur. Le résultat est le même.
help-lab-strength-seed = Graine ; la même donne les mêmes parties.
strength = force
strength-way = Façon de jouer
strength-against = Contre
lab-parts = Les parties du tableau sont { $parts }.

## Robots dans n’importe quel langage

help-lab-conform = Si un robot dans n’importe quel langage respecte le protocole : il joue des parties entières de chaque titre. Échoue sinon.
help-lab-conform-bot_command = La commande qui le lance, comme "node bot.mjs".
help-lab-conform-seed = Graine ; la même donne les mêmes parties, si le robot ne tire rien au sort.
help-lab-conform-title = Ce jeu seulement ; sinon, tous les nôtres.
conform-passed = { $title } { $edition }, { $seats } places : { $choices } choix, tout est en ordre
conform-failed = { $title } { $edition }, { $seats } places : { $problem }

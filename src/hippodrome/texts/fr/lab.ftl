### Le laboratoire : étalonner une boîte, opposer des robots.

## Simulations

lab-plotted = Dessiné : { $file }
lab-kind = { $file } : une image est un fichier .png ou .svg
lab-missing = un dessin demande matplotlib, qui n’est pas installé : pip install "hippodrome[lab]"
lab-folder = il n’y a pas de dossier { $folder }

## Longs travaux

lab-batches = Lots
lab-written = Écrit : { $file }
lab-kept = Ce qui est calculé est gardé dans { $file } : redonnez la même commande, et elle continue de là.
lab-keep-file = { $file } ne peut garder ce qui est fait ({ $reason }) : nommez un autre fichier avec --keep.
lab-keep-foreign = { $file } ne contient pas de travaux du laboratoire : nommez un autre fichier avec --keep, ou supprimez-le.
lab-keep-other = { $file } contient d’autres travaux ({ $what } : là { $there }, ici { $here }) : nommez un autre fichier avec --keep, ou supprimez-le.
lab-worker-died = un processus du laboratoire a été arrêté du dehors, peut-être faute de mémoire : réessayez, au besoin avec moins de --processes.
lab-cluster-missing = --cluster demande Dask, qui n’est pas installé : pip install "hippodrome[cluster]"
lab-cluster-silent = aucune grappe ne répond à { $address } en { $seconds } secondes : son ordonnanceur tourne-t-il (dask scheduler), et est-ce bien son adresse (tcp://machine:8786) ?
lab-cluster-empty = la grappe { $address } n’a plus personne depuis { $seconds } secondes : démarrez-y quelqu’un (dask worker { $address }).
lab-cluster-gone = la grappe { $address } ne répond plus : redémarrez son ordonnanceur.
lab-cluster-killed = l’une après l’autre, les machines de la grappe { $address } sont tombées sur le même travail, peut-être faute de mémoire : donnez-leur-en, ou calculez ici sans --cluster.
lab-cluster-version = une machine de la grappe a Hippodrome { $there }, ici c’est { $here } : installez partout la même version.
lab-cluster-processes = avec --cluster, ce sont ses machines qui travaillent : laissez --processes.
lab-bot-start = { $bot } ne peut pas prendre part : { $reason }
lab-bot-failed = { $bot } a échoué à la donne { $deal }, rotation { $rotation } : { $reason }
lab-bots-few = un tournoi demande au moins deux robots : nommez-les avec --bots
lab-bots-twice = chaque robot est nommé une seule fois dans --bots ; --seats dit combien sont à une table
lab-bot-illegal = { $bot } a choisi ce qui n’est pas permis à la donne { $deal }, rotation { $rotation } : { $reason }
lab-out-kind = { $file } : un tableau de résultats est un fichier .parquet ou .csv.
lab-out-file = { $file } ne peut être écrit ({ $reason }).
lab-parquet-missing = un fichier .parquet demande pyarrow, qui n’est pas installé : pip install "hippodrome[parquet]", ou nommez un fichier .csv.
lab-unreadable = { $file } ne peut être lu ({ $reason }).
lab-foreign = { $file } n’est pas un tableau de résultats du laboratoire : faites-en un avec hippodrome lab tournament TITRE --out FICHIER.
lab-mixed = { $file } contient les résultats de plusieurs calculs : faites une page de chacun.
lab-foreign-title = { $file } a des résultats de { $title }, un jeu qui n’est pas installé ici.
lab-other-version = { $file } a été fait par Hippodrome et des règles { $there }, celles-ci sont { $here } : prenez cette version, ou refaites les résultats.
lab-other-box = { $file } a été fait avec une autre boîte : nommez-la avec --box.
lab-no-report = { $file } vient de lab { $work }, dont il n’y a pas de page : il y en a d’un tournoi, d’une simulation ou d’une partie.
lab-page-kind = { $file } : une page est un fichier .html.
lab-no-odds = il n’y a rien à parier après { $actions } actions : nommez un autre moment avec --after, ou une autre place avec --seat.
lab-after = il n’y a pas d’action { $after } : la partie en a { $actions }.
lab-cannot-odds = { $title } ne dit pas de chances ; hippodrome lab report PARTIE dit celles des joueurs.
lab-cannot-simulate = { $title } n’a pas de simulation à lui ; hippodrome lab tournament { $title } oppose des robots.
lab-cannot-calibrate = { $title } ne demande rien à sa boîte ; hippodrome lab tournament { $title } oppose des robots.
lab-name = { $name }
lab-average = la moyenne
lab-met = ✓ oui
lab-not-met = ✗ non
lab-stamp = Hippodrome { $version }, règles { $rules }, boîte { $box }, graine { $seed }.
lab-record = Règles { $rules }, boîte { $box }, engagement { $commitment }.
help-option-out = Écrire tous les résultats dans ce tableau (.parquet ou .csv), avec graine, versions et boîte.
help-option-processes = Nombre de processus ; 0 : un par processeur. Le résultat est le même.
help-option-cluster = Faire le travail sur cette grappe Dask, comme tcp://machine:8786. Le résultat est le même.
help-option-keep = Garder ce qui est fait dans ce fichier, pour continuer de là ; sans cela, à côté du tableau de --out.

## Chances à un moment

help-lab-odds = Chances et valeur de chaque pari à un moment d’une partie, d’après ce que la place peut savoir alors.
help-lab-odds-record = La partie enregistrée, finie ou non.
help-lab-odds-after = Après tant d’actions ; sans cela à la fin de l’enregistrement, ou là où il y a eu de quoi parier en dernier.
help-lab-odds-seat = De quelle place, la première étant 1 ; sans cela celle qui doit choisir.
help-lab-odds-rollouts = Nombre de simulations.
help-lab-odds-seed = Graine ; la même donne les mêmes chances.
help-lab-odds-plot = Les dessiner dans ce fichier (.png ou .svg).
odds-title = { $title } : ce sur quoi { $name } pouvait compter après { $action } actions
odds-what = Quoi
odds-chance = Chance
odds-worth = Valeur
odds-plot-chance = Chance (%)
odds-plot-coins = Ce que rapporte chaque pièce
odds-plot-points = Points en moyenne
odds-how = { $rollouts } simulations d’après ce que la place peut savoir, graine { $seed }.
odds-how-coins = Derrière le × : ce que chaque pièce rapporte en moyenne.

## Pages

help-lab-report = Une page sur une partie finie, ou sur les résultats d’un tournoi ou d’une simulation.
help-lab-report-file = Une partie (.jsonl), ou un tableau de résultats (.parquet, .csv).
help-lab-report-out = La page (.html) ; sans cela à côté du fichier.
help-lab-report-rollouts = Combien de fois une partie est continuée de chaque moment.
help-lab-report-seed = Graine de ce qui est tiré pour une partie.
report-tournament = { $title } : un tournoi
report-simulation = { $title } : une simulation
report-record = { $title } : comment ce fut gagné
story-progress = Courses
story-won = Victoire : { $winners }.
story-won-in = Victoire : { $winners }. Le plus grand pas : course { $race }, de { $before } à { $after }.
story-chances = La chance de gagner de chacun, course par course
story-in-race = Course { $race }
story-actions = actions
story-turns = Où { $winner } l’a gagnée
story-number = Repère
story-race = Course
story-action = Action
story-who = Qui
story-did = Quoi
story-before = Avant
story-after = Après
story-races = Chances après chaque course
story-horses = Course { $race } : ce sur quoi { $name } pouvait compter après { $action } actions
story-how = De chaque moment la partie a été continuée { $rollouts } fois, jeux ouverts et chacun jouant pareil ; graine { $seed }. Un pas n’est dit que s’il dépasse { $within }, qui peuvent être un hasard. Là où une course a beaucoup d’actions, les moments y sont répartis.

## La Triple Couronne : les victoires face aux cotes imprimées

help-lab-calibrate = Si une boîte fait ce qui lui était demandé, comme redonner ses cotes imprimées. Échoue sinon.
help-lab-calibrate-races = Nombre de courses (Ticket Gagnant, La Triple Couronne : de chaque sorte).
help-lab-calibrate-seed = Graine ; la même donne les mêmes courses.
help-lab-calibrate-plot = Dessiner le résultat dans ce fichier (.png ou .svg).
calibrate-title = Ce qui était demandé
calibrate-asked = Demandé
calibrate-found = Trouvé
calibrate-bound = Borne
calibrate-met = Atteint
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
calibrate-passed = Réussi : la boîte fait ce qui lui était demandé.
calibrate-failed = Échec : la boîte ne fait pas tout ce qui lui était demandé.
calibrate-plot-title = La Triple Couronne : victoires et cotes
calibrate-plot-wins = courses gagnées (%)
calibrate-plot-promised = selon la cote imprimée
calibrate-plot-simulated = avec notre plateau et nos cartes
calibrate-plot-kind = { $kind } (cote)
calibrate-plot-facts = divergence { $divergence } nat · corrélation des rangs { $two }, { $three }, { $four }

## Des robots face à face

help-lab-tournament = Un tournoi de robots, chacun contre chacun : qui gagne souvent, quelle force cela leur donne, et combien de temps ils réfléchissent.
help-lab-tournament-bots = Les robots qui y prennent part, comme magnate,trainer,random ; trainer@500 réfléchit le temps de 500 simulations, trainer\[trainer.SAFE=1.2] a une autre constante, module:Classe est l’un des vôtres, exec:COMMANDE un programme dans n’importe quel langage. Sans cela : tous les niveaux du jeu.
help-lab-tournament-seats = Places à une table. Tous les groupes d’autant de robots différents se rencontrent ; s’il y a moins de robots, chacun rencontre une table pleine de chaque autre.
help-lab-tournament-deals = Nombre de donnes ; chacune est jouée par chaque groupe, une fois dans chaque rotation des places.
help-lab-tournament-until = Continuer, d’autant de donnes à chaque fois, jusqu’à ce que chaque part de victoires soit connue à tant de points près.
help-lab-tournament-ceiling = Après tant de secondes un choix est abrégé ; 0 : jamais. Les résultats dépendent alors de la machine.
help-lab-tournament-option = Une option de la table, comme --option auction=yes. À répéter pour d’autres.
help-lab-tournament-seed = Graine ; la même donne les mêmes parties.
help-lab-tournament-edition = L’édition, ou le programme ; sans cela la première.
tournament-title = { $title }, { $edition } : { $deals } donnes
tournament-bot = Robot
tournament-wins = Parties gagnées
tournament-within = ±
tournament-total = À la fin
tournament-thinks = ms par choix
tournament-progress = Donnes
tournament-rating = Force
tournament-struck = Abrégés
tournament-standings = Classement après { $deals } donnes
tournament-deals = { $deals } donnes
tournament-first = { $bot } est en tête : { $wins } de ses parties gagnées, à { $within } près
tournament-ratings = Forces, avec leurs intervalles à 95 %
tournament-shares = Parties gagnées
tournament-duels = Gagné contre
tournament-how = Chacun contre chacun à { $seats } places : chaque donne est jouée par chaque groupe, dans chaque rotation des places. Forces par maximum de vraisemblance (Bradley–Terry) à l’échelle d’Elo, 0 étant la moyenne ; ± à 95 % de confiance, sur les donnes. Les temps sont du temps de processeur ; abrégés : les choix arrêtés par l’horloge. Graine { $seed }.

## Leur force

help-lab-strength = La force des robots d’un jeu : contre le remplaçant, niveau contre niveau, et contre des adversaires simples.
help-lab-strength-parts = Quelles parties du tableau : champion, levels, yardsticks.
help-lab-strength-deals = Nombre de donnes par ligne ; chacune est jouée une fois dans chaque rotation des places.
help-lab-strength-rollouts = Nombre de simulations par choix du robot le plus fort contre le remplaçant ; 0 : les siennes.
help-lab-strength-seed = Graine ; la même donne les mêmes parties.
strength = force
strength-how = Chaque donne est jouée dans toutes les rotations des places ; ± à 95 % de confiance, sur les donnes ; graine { $seed }.
strength-way = Façon de jouer
strength-against = Contre
lab-parts = Les parties du tableau sont { $parts }.

## Robots dans n’importe quel langage

help-lab-conform = Si un robot dans n’importe quel langage respecte le protocole : il joue des parties entières de chaque titre. Échoue sinon.
help-lab-conform-bot_command = La commande qui le lance, comme "node bot.mjs".
help-lab-conform-seed = Graine ; la même donne les mêmes parties, si le robot ne tire rien au sort.
help-lab-conform-title = Ce jeu seulement ; sinon, tous les nôtres.
conform-passed = { $title } { $edition }, { $seats } places : { $choices } choix, tout est en ordre
conform-failed = { $title } { $edition }, { $seats } places, { $choices ->
    [0] avant le premier choix
    [one] après un choix
   *[other] après { $choices } choix
  } : { $problem }

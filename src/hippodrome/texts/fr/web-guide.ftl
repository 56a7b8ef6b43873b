# La première course guidée ; ce que dit chaque étape est dans le catalogue de son jeu (ticket-gagnant-guide.ftl …).
web-guide-first = Première fois ?
web-guide-offer = Apprendre en une course
web-guide-resume = Reprendre votre course guidée
web-guide-step = Étape { $step } sur { $steps }
web-guide-skip = Passer le guide
web-guide-back = Étape précédente
web-guide-next = Suivant
web-guide-try = Compris
web-guide-end = À vous de jouer

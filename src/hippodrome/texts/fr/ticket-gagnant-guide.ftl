# La première course guidée, étape par étape : un titre, un texte, parfois une note.
ticket-gagnant-guide-hand = Vous ouvrez la réunion
ticket-gagnant-guide-hand-text = Tout le monde reçoit le même nombre de cartes. Peu de cartes, course courte : prenez-en 3 ou 4.
ticket-gagnant-guide-hand-note = Une vraie table contre deux robots, dressée pour une première course : toujours en plat. Les cartes sont battues et scellées comme ailleurs.
ticket-gagnant-guide-cards = Vos cartes font courir
ticket-gagnant-guide-cards-text = Chaque carte montre un cheval et de combien il avance. Aucun cheval n’est à vous, mais vous ferez courir ceux que vous tenez.
ticket-gagnant-guide-ticket = D’abord, votre ticket
ticket-gagnant-guide-ticket-text = Dites qui sera premier, deuxième et troisième, puis validez. La bonne place rapporte { $first }, { $second } ou { $third } points, une autre des trois { $placed }.
ticket-gagnant-guide-ticket-note = Choisissez des chevaux que vos cartes peuvent aider.
ticket-gagnant-guide-card = À vous : prenez une carte
ticket-gagnant-guide-card-text = Des cases jaunes montreront où son cheval peut aller. Faites avancer les chevaux de votre ticket, ou freinez les autres.
ticket-gagnant-guide-cell = Maintenant, une case jaune
ticket-gagnant-guide-cell-text = Posez le cheval sur l’une d’elles. Si un autre s’y trouve, il est poussé à côté.
ticket-gagnant-guide-front = Être devant suffit
ticket-gagnant-guide-front-text = Il n’y a pas de poteau à atteindre. Quand la dernière carte est jouée, le cheval le plus avancé gagne.
ticket-gagnant-guide-front-note = Ce tableau montre l’ordre en ce moment.
ticket-gagnant-guide-now = Ce que vous marqueriez
ticket-gagnant-guide-now-text = Votre ticket est compté dans l’ordre de l’arrivée. Jusqu’à la dernière carte, tout peut encore changer.
ticket-gagnant-guide-scored = Les tickets sont comptés
ticket-gagnant-guide-scored-text = C’était une course entière. { $left ->
    [one] Encore une
   *[other] Encore { $left }
 }, et le plus de points l’emporte.
ticket-gagnant-guide-scored-note = À vous de jouer maintenant. Les règles sont derrière le livre, en haut.

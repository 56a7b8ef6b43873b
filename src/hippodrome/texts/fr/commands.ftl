### L’aide de chaque commande.

help-hippodrome = Des jeux de société hippiques dans le terminal.
help-option-lang = Langue, fr ou en (sinon HIPPODROME_LANG, puis celle du système).
help-option-title = Quel jeu ; hippodrome games en donne la liste.
help-option-box = Jouer avec ce fichier de boîte plutôt que celui du jeu.
help-option-file = L’enregistrement d’une partie.
help-option-help = Afficher cette aide.
help-hippodrome-version = Afficher la version et comment tournent les règles.

help-games = Les jeux et leurs auteurs.

help-play = Jouer dans ce terminal.
help-play-seats = Nombre de places ; des robots occupent celles qui restent.
help-play-edition = Édition des règles.
help-play-option = Une option du jeu, sous la forme nom=valeur. À répéter pour d’autres.
help-play-races = Nombre de courses de la réunion.
help-play-flat_only = Plat uniquement, pour débuter.
help-play-hidden_predictions = Les tickets restent face cachée jusqu’au classement.
help-play-first_player = Place (1, 2, …) du premier joueur ; sinon tirée au sort.
help-play-stables = La Triple Couronne : à qui va quelle couleur, random (au sort) ou chosen (choisie).
help-play-auction = La Triple Couronne, Complet et Marathon : acheter les chevaux aux enchères ou non.
help-play-jockeys = La Triple Couronne, Complet et Marathon : à qui vont quels jockeys, random (au sort) ou drafted (choisis).
help-play-form_guide = La Triple Couronne : montrer ou non, dans le navigateur, les chances et les valeurs simulées.
help-play-bots = Robots, séparés par des virgules ; du plus faible au plus fort : { $levels }. Et ceux d’autrui : module:Classe, ou exec:COMMANDE pour un programme (docs/bot-protocol.md).
help-play-people = Personnes devant cet appareil, qui se le passent ; 0 pour regarder les robots.
help-play-name = Nom d’une personne ; à répéter pour chacune.
help-play-seed = Graine (64 chiffres hexadécimaux) pour une partie répétable.
help-play-save = Enregistrer la partie dans ce fichier.
help-play-resume = Reprendre une partie enregistrée.
help-play-fast = Sans pauses.
help-play-plain = Sans plein écran : tout s’affiche à la suite.

help-replay = Montrer une partie enregistrée, événement par événement.
help-replay-step = Montrer la piste après chaque carte, et attendre.
help-replay-seat = Voir ce que voyait cette place (1, 2, …) ; sinon en spectateur.
help-replay-unfinished = Accepter une partie qui n’est pas finie.

help-verify = Vérifier qu’une partie enregistrée n’a été ni arrangée ni changée.
help-verify-commitment = L’empreinte montrée avant le départ.

help-box = Les boîtes : les éléments d’un jeu.
help-box-show = Montrer les éléments d’un jeu, et d’où vient chaque valeur.
help-box-check = Vérifier qu’un fichier de boîte peut se jouer.
help-box-check-file = Le fichier de boîte.
help-box-copy = Copier la boîte d’un jeu, pour la modifier.
help-box-copy-file = Où mettre la copie.
help-box-copy-force = Écraser un fichier existant.

help-rules = Lire les règles d’un jeu.

help-bench = Mesurer la vitesse des moteurs ; tous les arguments sont transmis.
help-bench-arguments = Arguments de la mesure.

help-lab = Des chiffres sur les jeux.

help-serve = Démarrer le serveur et ouvrir le jeu dans le navigateur. Sans aucune commande, c’est ce qui se passe.
help-serve-host = L’adresse d’écoute. Sans elle, seule cette machine peut se connecter.
help-serve-port = Le port d’écoute ; sans lui, le premier libre à partir de 8000.
help-serve-browser = Ouvrir une fenêtre du navigateur.
help-serve-lan = Écouter sur le réseau local, et montrer un code QR pour les téléphones.
help-serve-public_url = L’adresse publique de ce serveur derrière un mandataire, comme https://courses.example.org.
help-serve-data = Le dossier où les tables sont gardées.
help-serve-database = Une autre base de données, en URL de SQLAlchemy, comme postgresql+psycopg://utilisateur@hôte/nom.
help-serve-keep = Nombre de jours après lesquels une table que personne n’a touchée est débarrassée.
help-serve-trusted_proxies = Adresses des mandataires dont on croit les en-têtes X-Forwarded.
help-serve-take_back = Secondes que les robots laissent passer après un choix que l’on peut encore reprendre.
help-serve-patience = Quand plusieurs serveurs partagent PostgreSQL : secondes de silence après lesquelles les tables de l’un passent aux autres.
help-serve-tables = Quand plusieurs serveurs partagent PostgreSQL : nombre de tables que chacun garde en mémoire à la fois.
help-serve-processes = Nombre de processus qui se partagent le travail, sur autant de processeurs ; il faut PostgreSQL et HAProxy.
help-serve-node = Le port d’un processus parmi plusieurs ; pour celui qui les démarre.
help-serve-seat_wait = Minutes d’attente, une fois annoncées, avant que l’hôte puisse donner à quelqu’un d’autre la place d’un absent.
help-serve-limits = Limiter ce qu’une adresse ou une connexion peut demander. À ne couper que pour les essais de charge.
help-serve-bot = Un robot d’autrui que les tables peuvent avoir : nom=module:Classe ou nom=exec:COMMANDE ; le nom seul si un paquet l’offre. À répéter pour plusieurs.
help-serve-log_level = Ce qui est journalisé : debug, info, warning ou error.
serve-address = L’hippodrome est ouvert : { $address }
serve-phones = Téléphones du même réseau : { $address }
serve-public = Pour tous les autres : { $address }
serve-already = L’hippodrome est déjà ouvert : { $address }
serve-no-client = Le client pour navigateur n’est pas dans cette installation, il n’y a donc pas de pages ; réinstallez-la là où le registre de npm est accessible.
serve-stop = Ctrl+C le ferme ; les parties sont gardées.

help-backup = Mettre toutes les tables dans un seul fichier, que le serveur soit ouvert ou non.
help-backup-file = Où mettre la sauvegarde. À garder pour soi : elle contient le secret du hasard des parties en cours.
help-backup-data = Le dossier où les tables sont gardées.
help-backup-database = La base de données, si c’est une autre, comme pour serve.
help-backup-force = Écraser un fichier existant.
backup-done = { $tables ->
    [one] { $tables } table est dans { $file }.
   *[other] { $tables } tables sont dans { $file }.
}
backup-secret = Gardez ce fichier pour vous : il contient le secret du hasard des parties en cours et les clés de leurs invitations.
backup-exists = { $file } existe déjà ; --force l’écrase.
backup-nothing = Il n’y a rien à sauvegarder ici ; indiquez le dossier par --data, ou la base par --database.

help-restore = Remplir une base de données vide à partir d’une sauvegarde.
help-restore-file = La sauvegarde.
help-restore-data = Le dossier où les tables seront gardées.
help-restore-database = La base de données à remplir, si c’est une autre, comme pour serve.
restore-done = { $tables ->
    [one] { $tables } table a été rétablie depuis { $file }.
   *[other] { $tables } tables ont été rétablies depuis { $file }.
}
restore-running = Un serveur est ouvert sur ce dossier ({ $address }) : fermez-le d’abord.
restore-not-empty = Cette base contient déjà des tables ou des gens ; une sauvegarde ne se rétablit que dans une base vide.
restore-newer = Cette sauvegarde vient d’une version plus récente d’Hippodrome ({ $version }) : utilisez cette version.
restore-broken = Ce n’est pas une sauvegarde entière d’Hippodrome, rien n’a été rétabli : { $reason }.

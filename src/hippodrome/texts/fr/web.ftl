### Le navigateur : tout ce qui entoure les plateaux.

## Petits mots

web-loading = Un instant…
web-close = Fermer
web-cancel = Annuler
web-keep = Garder
web-copy = Copier
web-copy-copied = Copié.
web-copy-selected = Sélectionné : copiez-le au clavier ou du doigt.
web-share = Partager
web-try-again = Réessayer
web-reload = Recharger
web-failed = Cela n’a pas marché. Réessayez, s’il vous plaît.
web-busy = en route
web-menu = Menu
web-language = Langue
web-sound = Son
web-skip-link = Aller droit au contenu
web-to-home = Retour à l’étagère
web-to-home-keep = Vers l’étagère (la table reste)
web-your-turn = À vous
web-name = Nom
web-name-hint = Comment vous appelle-t-on ?
web-emblem = Emblème
web-amount-less = { $step } de moins
web-amount-more = { $step } de plus

## Emblèmes

web-emblem-hat = haut-de-forme
web-emblem-binoculars = jumelles
web-emblem-umbrella = ombrelle
web-emblem-bugle = clairon
web-emblem-rosette = cocarde
web-emblem-horseshoe = fer à cheval
web-emblem-watch = chronomètre
web-emblem-clover = trèfle
web-emblem-bow-tie = nœud papillon
web-emblem-flag = drapeau
web-emblem-carrot = carotte
web-emblem-fan = éventail

## L’étagère

web-page-title = Hippodrome : jeux de société aux courses
web-tagline = Quatre jeux de société aux courses. Entrez, l’après-midi est à vous.
web-shelf = Les jeux
web-to-come = à venir
web-play-now =
    { $bots ->
        [one] Jouer tout de suite contre un robot
       *[other] Jouer contre { $bots } robots
    }
web-invite-friends = Inviter des amis
web-one-device = Un seul appareil
web-rules = Règles
web-players = { $least } à { $most } joueurs
web-credit-triple-couronne = Version non officielle, avec nos propres mots et dessins. Le livret que nous connaissons ne nomme ni auteur ni année ; si vous savez de qui est ce jeu, dites-le-nous.
web-tables-mine = Vos tables
web-tables-finished = Vos parties finies
web-tables-listed = Regarder une table
web-tables-all = Voir les { $count }
web-status-waiting = pas commencée
web-status-running = en cours
web-status-over = finie
web-table-clear = Débarrasser cette table
web-table-clear-sure = La table et sa partie disparaissent pour tout le monde, définitivement. Si vous voulez la garder, enregistrez-la d’abord.
web-me-title = Qui êtes-vous ?
web-me-edit = { $name } : changer de nom et d’emblème
web-me-nobody = Votre nom
web-me-note = Aucun compte n’est nécessaire. Ce navigateur se souvient de vous.
web-about-unofficial = Versions non officielles, avec nos propres mots et dessins. Ni les auteurs ni les éditeurs ne les ont faites ou approuvées ; les éléments reconstitués sont signalés dans les règles. Si un jeu vous plaît, cherchez-en une vraie boîte.
web-about-keeps =
    { $days ->
        [one] Une table que personne ne touche est débarrassée après un jour.
       *[other] Une table que personne ne touche est débarrassée après { $days } jours.
    }
web-about-fair = Chaque tirage peut être vérifié après la partie.
web-about-replay = Ouvrir une partie enregistrée
web-about-licence = licence MIT

## Une nouvelle table

web-new-title = Une nouvelle table
web-new-seats = Qui prend place ?
web-new-rules = À quoi joue-t-on ?
web-new-table = À table
web-new-edition = Édition
web-edition = { $edition }
web-edition-ticket-gagnant-2022 = La première édition : la course continue quand un cheval franchit la ligne tiretée, et le steeple-chase a deux haies. Parfaite pour débuter.
web-edition-ticket-gagnant-2024 = L’édition suivante : le premier cheval qui franchit la ligne tiretée arrête la course, et le premier joueur aligne les chevaux.
web-option-value = { $label } : { $value }
web-option-ticket-gagnant-races = Courses
web-option-ticket-gagnant-races-about = Le nombre de courses de la réunion ; à quatre, comptez une dizaine de minutes chacune.
web-option-ticket-gagnant-flat-only = Courses de plat seulement
web-option-ticket-gagnant-flat-only-about = Ni haies, ni rivière, ni sulkys : idéal pour une première partie.
web-option-ticket-gagnant-hidden-predictions = Pronostics cachés
web-option-ticket-gagnant-hidden-predictions-about = Les tickets restent face cachée jusqu’au classement : à vous de deviner ce que veulent les autres.
web-option-finish-races = Courses
web-option-finish-races-about = Le nombre de courses ; vos 10 000 de départ doivent suffire pour toutes.
web-new-me = c’est vous
web-new-friend = un ami, par un lien
web-new-here = quelqu’un sur cet appareil
web-new-bot = un robot
web-new-level = La force du robot
web-new-friend-what = choisit son nom en arrivant
web-new-here-what = Plusieurs personnes sur cet appareil : un rideau tombe entre les tours, pour que les mains restent secrètes.
web-new-who = Qui prend la place { $number }
web-new-emblem = Emblème : { $emblem }. Appuyez pour en changer.
web-new-add = Ajouter une place
web-new-remove = Retirer la place { $number }
web-new-clock = Pendule
web-clock-none = sans pendule
web-clock-relaxed = tranquille
web-clock-fast = rapide
web-clock-none-what = Prenez votre temps ; les autres peuvent vous relancer.
web-clock-relaxed-what = Deux minutes par choix, puis un robot joue jusqu’à votre retour.
web-clock-fast-what = Trente secondes par choix, puis un robot joue jusqu’à votre retour.
web-new-listed = Tout le monde peut regarder
web-new-listed-what = La table figure sur la première page de ce serveur. Les spectateurs ne voient que ce qui est public.
web-new-chat = Qui peut discuter ?
web-chat-everybody-rule = tout le monde, spectateurs compris
web-chat-players-rule = les joueurs seulement
web-chat-closed-rule = personne
web-new-open = Ouvrir la table
web-new-begin = Commencer la partie

## Avant le départ

web-chair = Place { $number }
web-chair-free = libre
web-lobby-title = Prenez place
web-lobby-watch = Ils prennent place
web-lobby-start = Commencer
web-lobby-start-open =
    { $open ->
        [one] Une chaise est libre : un robot l’occupe en attendant quelqu’un.
       *[other] { $open } chaises sont libres : des robots les occupent en attendant.
    }
web-lobby-start-full = Tout le monde est là.
web-lobby-wait = L’hôte lance la partie.
web-lobby-invite = Inviter des amis
web-lobby-link = Lien d’invitation
web-lobby-loopback = Seul cet ordinateur peut ouvrir ce lien. Pour laisser entrer les autres, lancez le serveur avec --lan.
web-lobby-qr = L’invitation en code QR
web-lobby-qr-hint = Visez-le avec l’appareil photo d’un téléphone.
web-lobby-about = Cette table
web-lobby-close = Fermer cette table
web-lobby-close-sure = Vraiment fermer ? Elle disparaît pour tous.
web-fair-title = Les dés sont scellés
web-fair-lobby = Tous les tirages viennent d’un nombre secret, fixé avant le départ. Voici son sceau : après la partie, le nombre est révélé et chacun peut vérifier qu’il y correspond.
web-join-invited = { $host } vous invite à cette table.
web-join-invited-plain = Vous êtes invité à cette table.
web-join-running = La partie est en cours ; un robot garde votre place au chaud. Vous reprenez où il en est.
web-join-chair = Chaise
web-join-any = n’importe laquelle
web-join-sit = Prendre place
web-join-watch = Je veux seulement regarder
web-join-full = Toutes les chaises sont prises. Vous pouvez regarder.
web-join-locked = L’hôte a verrouillé les chaises. Vous pouvez regarder.

## À table

web-scene = Le plateau
web-desk = Mes papiers
web-seats = Joueurs
web-host = hôte
web-bot = robot
web-bot-number = { $bot } { $number }
web-by-bot = un robot joue à cette place
web-here = présent
web-away = absent
web-muted = privé de parole
web-acting = doit choisir maintenant
web-clock-left = encore { $time }
web-spectator = spectateur
web-spectators =
    { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }
web-ready =
    { $ready ->
        [one] { $ready } prêt sur { $seats }
       *[other] { $ready } prêts sur { $seats }
    }
web-undo = Reprendre
web-undo-title = Reprendre votre dernier choix (U)
web-skip = Abréger
web-watch = Regardez : voici ce qui s’ensuit.
web-no-choice = Il n’y a pas de choix ici : la suite vient d’elle-même.
web-millions = { NUMBER($amount, maximumFractionDigits: 2) } M
web-thousands = { NUMBER($amount, maximumFractionDigits: 1) } k
web-rest = Prenez votre temps.
web-go-on = Continuer
web-ahead-go = Aller à mon choix
web-skip-title = Aller là où en est la partie (S)
web-speed = Vitesse du film
web-speed-off = sans
web-speed-none = rien ne bouge
web-speed-times = { $speed } fois plus vite
web-reconnecting = La ligne est coupée. Nouvel essai…
web-outdated = Le serveur a été renouvelé depuis l’ouverture de cette page.
web-by-bot-you = Un robot joue pour vous.
web-by-bot-for = Un robot joue pour { $name }.
web-take-back = Reprendre ma place
web-hand-over = Laisser un robot jouer pour moi
web-hand-over-for = Laisser un robot jouer pour { $name }
web-nudge = Relancer { $name }
web-leave = Quitter la table
web-leave-sure = Vraiment quitter ? Un robot joue la suite.
web-seat-menu = À propos de { $name }
web-seat-bot = Un robot : { $bot }.
web-seat-open = Personne n’a pris cette place ; un robot l’occupe en attendant.
web-seat-by-bot = Un robot joue ici pour le moment : { $bot }.
web-recovery = Lien de secours
web-recovery-what = Gardez ce lien : il vous ramène à votre place depuis un autre appareil. Personne d’autre ne l’a, pas même l’hôte ; qui l’ouvre s’assied à votre place.
web-recovery-keep = Gardez un lien vers votre place, pour un autre appareil.
web-recovery-renew = Renouveler ce lien
web-link-renewed = Le lien précédent ne vaut plus rien.
web-recovery-qr = Le lien de secours en code QR
web-kick = Renvoyer
web-kick-sure = Vraiment renvoyer ? L’invitation change aussi.
web-free = Libérer cette place pour quelqu’un d’autre
web-free-what = Toute la table en est avertie. La place est libre dès que tous les autres joueurs sont d’accord, ou après l’attente annoncée ; { $name } la garde en revenant à temps. Ce qui était secret à cette place le reste.
web-freeing = { $name } est absent. Dans { $time }, cette place est libre pour quelqu’un d’autre.
web-free-agree = D’accord, tout de suite
web-free-agreed = Vous êtes d’accord.
web-free-keep = Ne pas la libérer
web-invite-renew = Renouveler l’invitation
web-mute-spectator = Priver { $name } de parole
web-unmute-spectator = Rendre la parole à { $name }
web-the-host = L’hôte
web-mute = Priver de parole
web-unmute = Rendre la parole
web-host-hand-over = Laisser un robot jouer cette place
web-host-rules = Vous êtes l’hôte
web-host-rules-what = Tout ce que vous faites ici figure au journal de la table, que chacun peut lire.
web-lock = Verrouiller les places
web-unlock = Déverrouiller les places
web-spectator-link = Lien pour spectateurs
web-spectator-link-what = Qui l’ouvre ne voit que ce qui est public, même un joueur.
web-confirm = Confirmer les choix
web-confirm-what = Les choix sur le plateau attendent un second appui.
web-rules-page = Les règles sur leur propre page

## Paroles

web-talk = Commentaire, discussion et journal
web-talk-story = Récit
web-talk-chat = Discussion
web-talk-log = Journal
web-story-all = Tout depuis le début
web-talk-open =
    { $unread ->
        [0] Récit et discussion
        [one] Récit et discussion, un nouveau message
       *[other] Récit et discussion, { $unread } nouveaux messages
    }
web-chat-empty = Personne n’a encore rien dit.
web-chat-hint = Dites quelque chose
web-chat-send = Envoyer
web-chat-closed = L’hôte a fermé la discussion.
web-chat-players = Seuls les joueurs discutent ici.
web-chat-spectator = { $name } (spectateur)
web-reactions = Réactions
web-reaction-bravo = Bravo !
web-reaction-laugh = Ha ha !
web-reaction-gasp = Oh !
web-reaction-oops = Aïe
web-reaction-thanks = Merci
web-reaction-hurry = On y va ?
web-log-empty = Il n’est encore rien arrivé à cette table.
web-fact-sat = { $who } a pris place.
web-fact-left = { $who } est parti ; un robot joue la suite.
web-fact-returned = { $who } est de retour.
web-fact-handed-over =
    { $byOther ->
        [yes] { $by } a confié la place de { $who } à un robot.
       *[no] { $who } laisse jouer un robot.
    }
web-fact-taken-back = { $who } joue de nouveau.
web-fact-clock = Temps écoulé pour { $who } ; un robot joue la suite.
web-fact-nudged = { $by } a relancé { $who }.
web-fact-kicked = { $by } a renvoyé { $who }.
web-fact-muted = { $by } a privé { $who } de parole.
web-fact-unmuted = { $by } a rendu la parole à { $who }.
web-fact-locked = { $by } a verrouillé les places.
web-fact-unlocked = { $by } a déverrouillé les places.
web-fact-chat =
    { $by } a décidé qui peut discuter : { $detail ->
        [everybody] tout le monde
        [players] les joueurs seulement
       *[closed] personne
    }.
web-fact-freeing = { $by } veut donner à quelqu’un d’autre la place de { $who }, absent : dans { $detail } min, ou dès que tous sont d’accord.
web-fact-agreed = { $by } accepte que la place de { $who } aille à quelqu’un d’autre.
web-fact-kept =
    { $byOther ->
        [yes] { $by } attend { $who } finalement.
       *[no] { $who } est de retour et garde sa place.
    }
web-fact-freed =
    { $detail ->
        [agreed] { $by } a libéré la place de { $who } pour quelqu’un d’autre, avec l’accord de tous.
       *[waited] { $by } a libéré la place de { $who } pour quelqu’un d’autre, après l’attente annoncée.
    }
web-fact-renewed = { $by } a renouvelé l’invitation.
web-fact-recovery = Un nouveau lien de secours a été fait pour { $who }.
web-fact-recovered = { $who } est revenu par un lien de secours.
web-fact-started = La partie a commencé.
web-fact-host = { $who } est maintenant l’hôte.

## Le rideau

web-curtain-for = Passez l’appareil à
web-curtain-hint = Les autres regardent ailleurs. Le rideau ne s’ouvre que pour { $name }.
web-curtain-open = Je suis { $name } : ouvrir
web-curtain-undo = Je suis { $name } et je veux reprendre mon choix

## Refus

web-moved = Votre place a été reprise ailleurs, ou l’hôte vous a renvoyé. Vous regardez maintenant.
web-rule-link = Règle { $rule }
web-refused-unreachable = Le serveur ne répond pas. Est-il en marche ?
web-refused-elsewhere = Cette table passe à une autre machine. Réessayez dans un instant.
web-refused-full = Ce serveur est complet. Réessayez plus tard.
web-refused-storage-lost = Le serveur a perdu sa base de données un instant. Regardez si c’est fait, puis réessayez.
web-refused-malformed = Le serveur n’a pas compris.
web-refused-stale = La partie avait déjà avancé : voici où elle en est.
web-refused-not-yours = Cette place n’est pas à vous.
web-refused-not-now = Ce n’est pas possible maintenant.
web-refused-too-fast = Trop à la fois : attendez un instant.
web-refused-storage = Le choix n’a pas pu être enregistré, il n’a donc pas été fait. Réessayez dans un instant.
web-refused-muted = L’hôte vous a privé de parole.
web-refused-closed = C’est fermé.
web-refused-no-cookie = Le serveur ne connaît pas ce navigateur. Autorisez les cookies de ce site, puis rechargez la page.
web-refused-not-host = Seul l’hôte peut le faire.
web-refused-not-begun = La partie n’a pas commencé.
web-refused-begun = La partie a déjà commencé.
web-refused-cannot-undo = Usage de la maison : on ne reprend que son propre dernier choix, et rien de ce qui a été tiré, révélé ou enchéri.
web-refused-by-bot = Un robot joue à cette place : reprenez-la d’abord.
web-refused-by-bot-already = Un robot y joue déjà.
web-refused-not-by-bot = Vous jouez déjà à cette place.
web-refused-not-player = Seuls les joueurs se relancent, et seulement en partie.
web-refused-not-waiting = Personne n’attend cette place.
web-refused-nudged-already = Cette place a déjà été relancée.
web-refused-own-seat = Vous ne pouvez pas le faire à votre propre place.
web-refused-nobody-there = Personne n’est assis là.
web-refused-locked = L’hôte a verrouillé les places.
web-refused-over = Cette partie est finie.
web-refused-no-seat = Il n’y a plus de place.
web-refused-recovery-void = Ce lien de secours ne vaut plus rien : il a servi, ou a été renouvelé depuis.
web-refused-join = Cette invitation ne vaut plus rien. Demandez-en une nouvelle à l’hôte.
web-refused-sent-away = L’hôte vous a renvoyé.
web-refused-name-taken = Quelqu’un à la table s’appelle ainsi : choisissez un autre nom.
web-refused-not-away = Ce joueur est présent.
web-refused-not-running = Ce n’est possible que pendant une partie.
web-refused-freeing-already = C’est déjà annoncé.
web-refused-not-freeing = Cette place ne doit pas aller à quelqu’un d’autre.
web-refused-not-asked = Seuls les autres joueurs sont consultés.
web-refused-agreed-already = Vous êtes déjà d’accord.
web-refused-chat-closed = L’hôte a fermé la discussion.
web-refused-too-many-tables = Beaucoup de tables ont été ouvertes d’ici : attendez un peu.
web-refused-not-over = Cette partie n’est pas encore finie.
web-refused-no-table = Cette table n’existe pas : elle a été supprimée ou a expiré.
web-refused-other-rules = Cette table a été commencée sous d’autres règles et ne peut pas continuer avec cette version.
web-refused-origin = Cette requête venait de la page d’un autre site.
web-refused-host = Le serveur n’est pas connu sous ce nom : prenez l’adresse qu’il a affichée.
web-refused-busy = Beaucoup de parties sont rejouées en ce moment : réessayez dans un instant.
web-refused-replay-too-big = Cette partie a trop d’étapes pour être montrée ici. On peut la vérifier, ou la revoir dans un terminal : hippodrome replay FICHIER
web-refused-replay-too-long = Rejouer cette partie prend trop de temps ici. Dans un terminal, il n’y a pas de limite : hippodrome verify FICHIER
web-refused-replay-memory = Rejouer cette partie demande trop de mémoire ici. Dans un terminal, il n’y a pas de limite : hippodrome verify FICHIER
web-refused-broken = Quelque chose s’est cassé dans le serveur. C’est noté.

## Égaré

web-lost-page = Il n’y a rien ici
web-lost-page-what = L’adresse est peut-être mal tapée, ou la page a déménagé.
web-lost-table = Cette table n’est plus là
web-lost-table-what = Elle a été débarrassée, ou personne n’y avait touché depuis longtemps. Si quelqu’un vous a envoyé le lien, demandez-en un autre.
web-lost-unreachable = Le serveur ne répond pas
web-lost-unreachable-what = Vérifiez qu’il est en marche et que cet appareil est sur le même réseau, puis réessayez.
web-lost-forbidden = Pas d’ici
web-lost-forbidden-what = Le serveur refuse cette adresse. Prenez celle qu’il a affichée en démarrant.
web-lost-broken = Quelque chose est cassé
web-lost-broken-what = Vous n’y êtes pour rien. Réessayez dans un instant.

## Après la partie

web-result = Résultat
web-result-title = Le résultat
web-result-won = Vous gagnez !
web-result-shared = Vous partagez la victoire !
web-result-by =
    { $count ->
        [one] { $names } gagne avec { $score }.
       *[other] { $names } se partagent la victoire avec { $score }.
    }
web-result-board = Voir le plateau
web-rematch = Revanche
web-rematch-there = Les autres continuent à une nouvelle table.
web-rematch-go = Y aller
web-replay = Revoir
web-export = Enregistrer la partie
web-verify = Vérifier les dés
web-verify-what = Si ces trois points sont bons, personne n’a pu arranger les tirages.
web-verify-kept = Le sceau est celui que ce navigateur a vu avant le départ.
web-verify-unseen = Ce navigateur n’a pas vu le sceau avant le départ ; il peut seulement vérifier que tout concorde.
web-verify-swapped = Le sceau n’est PAS celui que ce navigateur a vu avant le départ.
web-verify-seed = Le nombre révélé correspond au sceau : votre navigateur l’a calculé lui-même.
web-verify-seed-bad = Le nombre révélé ne correspond PAS au sceau.
web-verify-seed-word = Nombre
web-verify-seal-word = Sceau
web-verify-replay = Toute la partie a été rejouée : { $actions } choix, chacun permis, et chaque tirage est celui que donne le nombre.
web-verify-replay-bad = L’enregistrement ne tient PAS, ligne { $line } : { $reason }
web-verify-good = Rien n’a été arrangé.
web-verify-good-inner = Tout concorde. Seul un navigateur qui a vu le sceau avant le départ peut en dire plus.
web-verify-bad = On ne peut pas se fier à cette partie.

## Revoir

web-replay-open = Ouvrir une partie enregistrée
web-replay-open-what = Choisissez un fichier, ou déposez-le ici. Il est montré, pas gardé.
web-replay-from = Vu par
web-replay-spectator = en spectateur
web-replay-seat = comme { $name }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-scrub = Où dans la partie
web-replay-step = étape { $at } sur { $of }

## Règles

web-rules-of = { $game } : les règles
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [one] un passage
       *[other] { $count } passages
    }
web-rules-nothing = Rien ne contient ces mots.
web-rules-note = Avec nos propres mots. Là où le livret se tait, une décision est signalée comme telle ; ce que nous avons dû reconstituer est marqué sous « Le contenu de la boîte ».

## Touches

web-help = Clavier
web-help-board = Cartes, cibles et formulaires s’atteignent avec Tab et se choisissent avec Entrée ou la barre d’espace ; les flèches se déplacent dans un groupe.
web-key-digits = prendre une carte, poser un jeton sur le ticket, choisir par son rang
web-key-arrows = viser sur la piste, passer d’une chose à l’autre
web-key-enter = décider
web-key-aside = écarter le dé choisi
web-key-bid = enchérir, dans une vente
web-key-pass = passer, dans une vente ; commencer une paire, sur un bulletin
web-key-undo = reprendre le dernier choix
web-key-skip = aller là où en est la partie
web-key-mute = couper ou remettre le son
web-key-chat = dire quelque chose
web-key-rules = ouvrir les règles
web-key-help = cette page
web-key-tab = passer à l’élément suivant
web-key-escape = fermer ce qui est au-dessus

## Une vente

web-bids-amounts = Combien ?
web-bids-amount = Montant
web-bids-least = minimum
web-bids-other = autre
web-bids-brief = Retour
web-bids-do = Offrir { $amount } pour { $horse }
web-bids-pass = Passer
web-bids-doubt-jump = { $amount } pour { $horse } : c’est { $more } de plus que le minimum. Sûr ?
web-bids-doubt-half = { $amount } pour { $horse } : c’est plus de la moitié de votre argent. Sûr ?
web-bids-yes = Offrir { $amount }
web-bids-no = Non
web-bids-maximum = Maximum secret…
web-bids-maximum-brief = enchérit pour vous, caché
web-bids-maximum-title = Maximum secret pour { $horse }
web-bids-maximum-about = Il enchérit à votre place, pas à pas, sans aller plus loin qu’il ne faut ni au-delà de ce montant. Personne d’autre ne le voit.
web-bids-maximum-amount = Le plus que vous donneriez
web-bids-set = Fixer
web-bids-standing = Maximum secret : { $amount }
web-bids-standing-change = le changer ou le retirer
web-bids-take-back = Retirer

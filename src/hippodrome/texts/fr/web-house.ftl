### La maison dans le navigateur, à côté de web.ftl : demander une place, tables refusées, ce qui vient après une partie, mes courses.

web-offline = Vous êtes hors ligne. Ce que vous choisissez partira au retour de la ligne.
web-name-missing = Dites d’abord comment on vous appelle.

## Demander une place

web-petition-what = Une chaise est libre. Vous avez l’adresse de la table ; pour s’asseoir, il faut une invitation de { $host }.
web-petition-ask = Demander une place à l’hôte
web-petition-send = Demander
web-petition-sent = Vous avez demandé une place à { $host }. Dès qu’elle est donnée, vous êtes assis ici, sans rien faire.
web-petition-withdraw = Ne plus demander
web-petition-asks = { $name } demande une place.
web-petition-admit = Donner une place à { $name }
web-petition-turn-down = Pas maintenant
web-fact-asked = { $who } demande une place.
web-fact-withdrew = { $who } ne demande plus de place.
web-fact-turned-down = { $by } n’a pas donné de place à { $who }.
web-refused-seated-already = Vous avez déjà une place ici.
web-refused-asked-already = Vous avez déjà demandé : l’hôte le voit.
web-refused-asked-often = L’hôte a été assez sollicité. Attendez une invitation.
web-refused-said-enough = Vous avez dit à cette table tout ce qu’une personne peut y dire.
web-refused-spectators-said-enough = Les spectateurs ont dit à cette table tout ce qu’ils peuvent y dire. Ses joueurs peuvent continuer à parler.
web-refused-too-much = Il s’est passé trop de choses à cette table. Ouvrez-en une autre.
web-refused-not-asking = Vous n’avez pas demandé de place.
web-refused-not-asking-any-more = Cela n’est plus demandé.
web-refused-name = Un nom a au moins une lettre.
web-refused-watching = Ceci est une place de spectateur : pour jouer, ouvrez l’adresse de la table elle-même.

## Tables refusées

web-refused-setup = Les règles ne permettent pas une telle table.
web-setup-edition = Il n’y a pas d’édition { $edition } ; il y a { $allowed }.
web-setup-seats = { $seats } places : une table en a de { $least } à { $most }.
web-setup-bounds = { $option } : { $value } n’est pas possible, seulement de { $low } à { $high }.
web-setup-choices = { $option } : { $value } n’est pas possible avec { $seats } places ; possible : { $allowed }.
web-setup-option-edition = { $option } : pas dans l’édition { $edition }, seulement dans { $allowed }.
web-setup-options = Une option n’a pas été comprise. Rechargez la page et choisissez de nouveau.
web-setup-one-me = Une place est la vôtre ; les autres personnes sur cet appareil ont chacune la leur.
web-setup-bot = Ce jeu n’a pas de tel robot.

## Le résultat

web-more = Plus
web-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
web-score-ticket-gagnant =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
web-score-triple-couronne = { $total } F
web-result-over =
    { $races ->
        [0] La partie est finie
        [1] Fini après une course
       *[other] Fini après { $races } courses
    }
web-result-place = Vous finissez { $place }, à { $behind }.
web-result-level = Vous finissez { $place }, à égalité de points.
web-result-led = Vous étiez en tête avant la dernière course.
web-result-all-the-way = En tête après chaque course.
web-result-last-race = Seulement { $place } avant la dernière course.
web-result-races = Course par course
web-result-course = Le fil de la partie
web-result-race = Course { $race }
web-result-lead = vous meniez de { $by } après la course { $race }
web-result-best-race = Meilleure course
web-result-best-race-of =
    { $you ->
        [yes] la vôtre, course { $race }
       *[no] { $name }, course { $race }
    }
web-result-payout = Plus gros gain
web-result-payout-in = Course { $race } : { $told }
web-result-see = { $title } : { $text } Revoir.
web-tg-best-ticket = Meilleur ticket
web-tg-best-ticket-of =
    { $you ->
        [yes] le vôtre, course { $race }
       *[no] { $name }, course { $race }
    }
web-tg-photo-by =
    { $mine ->
        [yes] Course { $race } : { $first } devance { $other } d’un nez. { $other } était sur votre ticket.
       *[no] Course { $race } : { $first } devance { $other } d’un nez.
    }
web-finish-photo = Au coude à coude
web-share-result = Partager
web-share-result-what = Avec ce lien, n’importe qui peut revoir toute la partie.
web-verify-draw = Vérifier le tirage
web-fair-title-draw = Le tirage est scellé

## Revoir

web-replay-chapters = Courses
web-replay-chapter = Course { $race }
web-replay-beginning = Début
web-replay-papers = Les papiers de cette place
web-replay-moment = Lien vers ce moment

## Mes courses

web-races = Mes courses
web-races-what = Gardées dans ce navigateur seulement. Personne d’autre ne les connaît, et aucun compte n’est nécessaire.
web-races-none = Aucune partie n’est encore finie. Celles que vous jouez jusqu’au bout sont comptées ici.
web-races-played =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
web-races-won =
    { $won ->
        [0] aucune gagnée
        [one] 1 gagnée
       *[other] { $won } gagnées
    }
web-races-best = Meilleur résultat : { $score }
web-races-against = Contre { $bot }
web-races-people = Entre personnes
web-races-of = { $won } sur { $played } gagnées
web-races-latest = Les dernières
web-races-placed = { $place } sur { $seats }, { $score }
web-races-export = Enregistrer dans un fichier
web-races-forget = Tout oublier
web-races-forget-sure = Vraiment oublier ? Elles ne reviendront pas.

## Les robots : comment joue chacun

bot-random-what = prend n’importe quel choix permis, sans réfléchir : pour un premier essai
web-bot-what = vient avec ce jeu ; ses auteurs savent comment il joue

## Hints

web-fact-hinted = { $who } a demandé les chances.
web-refused-no-hints = À cette table, il n’y a pas d’indices.
web-refused-no-choice = Les indices sont pour qui a un choix à faire.
web-hints = Chances
web-hints-wait = Calcul des chances…
web-hints-how = Simulé d’après ce que vous pouvez savoir, sur quelques milliers de courses ; après le ×, ce que chaque pièce rapporte en moyenne.
web-hints-told = Tout le monde apprend que vous avez regardé.
web-hints-none = Il n’y a rien à calculer maintenant.
web-new-hints = Indices
web-new-hints-what = les joueurs peuvent demander les chances ; tout le monde apprend qui le fait
web-new-level-bot = { $level } · { $bot }
web-key-hints = les chances, si la table a des indices
web-hints-chance = { NUMBER($percent, maximumFractionDigits: 0) } %
web-hints-then = Ce que valaient vos choix de la dernière course
web-hints-worth = × { NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 2) }

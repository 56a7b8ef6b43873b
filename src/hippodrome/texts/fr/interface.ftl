### Ce que disent toutes les tables, et les commandes autour.

## La langue elle-même

language-name = français
language-locale = fr

## Petits mots

of-seat = { $of } { $what }
of-lane = { $of } : { $what }
of-horse = { $of } : { $what }
yes-letter = o
choice-yes-no = o / n

## Les places

person-name = Joueur { $number }
bot-random = Hasard
seat-you = Vous

## Demander

ask-always = ? aide · r règles · q quitter
press-enter = Entrée pour continuer
pass-device = Passez l’appareil à { $name }.
pass-device-hint = Les autres regardent ailleurs. Entrée quand { $name } l’a en main.
page-more = Entrée : suite · q : retour
not-understood = Ce choix n’existe pas : { $answer }
refused = { $rule } · { $reason }

## Ouvrir une table

welcome = { $title }, édition { $edition }
origin = Version non officielle d’un jeu de { $authors } ({ $year }), avec nos propres mots et dessins.
fair-title = Un hasard vérifiable
fair-commitment = Tous les tirages viennent d’une graine secrète, fixée dès maintenant. Voici son empreinte ; gardez-la pour vérifier la partie après coup :
fair-nonce =
    { $people ->
        [one] Ajoutez un peu de hasard à vous : tapez n’importe quoi, ou Entrée pour une valeur au sort.
       *[other] { $name }, ajoutez un peu de hasard à vous : tapez n’importe quoi, ou Entrée pour une valeur au sort.
    }
fair-nonce-ask = Vos mots ?
fair-nonce-kept = Ajouté : { $nonce }
repeatable = Partie répétable : sa graine a été donnée, rien ici n’est secret ni vérifiable.
resumed = Partie reprise après { $actions } actions : { $path }

## Quitter

left-saved = La partie est enregistrée. Pour continuer :
left-unsaved = La partie n’a pas pu être enregistrée et elle est perdue : { $reason }
input-ended = L’entrée s’est tarie avant la fin de la partie.
interrupted = Interrompu.
over-title = La partie est finie
over-record = L’enregistrement, avec la graine et tous les tirages : { $path }
over-commitment = Empreinte montrée avant le départ : { $commitment }
over-verify = Pour vérifier que rien n’a été arrangé :
over-unsaved = L’enregistrement n’a pas pu être gardé : { $reason }

## Enregistrer

save-failed = La partie ne peut pas être enregistrée en ce moment : { $reason }. Elle continue et le sera dès que possible ; faites de la place sur le disque.
save-failed-start = La partie ne peut pas être enregistrée : { $reason }. Elle se joue sans ; pour l’enregistrer, choisissez un autre endroit avec --save FICHIER.
save-works-again = De nouveau enregistrée : rien ne manque.
save-nowhere = aucun endroit pour l’enregistrer
save-exists = { $path } existe déjà ; choisissez un autre nom, ou continuez cette partie : --resume { $path }
save-impossible = impossible d’écrire { $path } : { $reason }
save-busy = { $path } est en train d’être joué dans une autre fenêtre
record-unreadable = illisible ({ $reason })
record-not-utf8 = n’est pas du texte UTF-8
record-empty = est vide : aucune partie n’y a été enregistrée
record-unknown-title = est une partie de { $title }, que cette version ne connaît pas
record-cut = La dernière ligne est coupée en plein milieu, comme par une panne : { $bytes } octets. La supprimer ? La partie reprend à la ligne d’avant.
record-cut-ask = La supprimer ?
record-cut-kept = rien n’a été changé
record-mended = La ligne de clôture manquait ; elle a été ajoutée.

## Erreurs

error = Erreur : { $reason }
error-setup = cette table ne peut pas s’ouvrir. { $reason }
error-box = cette boîte ne peut pas se jouer. { $reason }
error-record = cet enregistrement est refusé. { $reason }
error-names = { $names } noms pour { $people } personnes
error-name = { $name } ne peut pas être un nom : 1 à 20 caractères visibles, sans commencer par bot:
error-name-twice = deux personnes s’appellent { $name }
error-seats = { $people } personnes et { $bots } robots pour { $seats } places
error-bots = nommez les robots, séparés par des virgules ; il y a { $bots }
error-bot = il n’y a pas de robot { $bot } ; il y a { $bots }
error-resume-bot = cette partie se jouait avec le robot { $bot }, qui n’est pas des nôtres, et un enregistrement ne lance pas de programmes : si vous lui faites confiance, ajoutez --bots avec son nom
bot-failed = Le robot { $bot } a échoué ; un autre joue à sa place. { $why }
remark-said = { $name } : « { $said } »
bot-fault-start = { $command } ne peut être lancé ({ $reason }) : est-ce bien toute la commande, comme vous la taperiez ici ?
bot-fault-unasked = il a dit { $said } sans qu’on lui demande rien : ce qui n’est pas une réponse va sur la sortie d’erreur.
bot-fault-nonsense = il a dit { $said }, qui n’est pas une réponse ({ $reason }) : ce qui n’en est pas va sur la sortie d’erreur.
bot-fault-silent = il n’a rien dit dans le temps qu’il avait : la demande dit combien de secondes, et une réponse finit par un saut de ligne écrit aussitôt.
bot-fault-long = il a dit une ligne de plus de { $bytes } octets : une réponse est bien plus courte.
bot-fault-died = il s’est arrêté avec { $code }, sans qu’on le lui dise : il joue jusqu’à la fin de son entrée.
bot-fault-died-saying = il s’est arrêté avec { $code }, sans qu’on le lui dise ; son dernier mot sur la sortie d’erreur : { $said }
bot-fault-end-code = il s’est arrêté avec { $code } à la fin de son entrée : ce devrait être 0.
bot-fault-stays = il a continué { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  } après la fin de son entrée : il devrait s’arrêter alors.
bot-fault-not-ready = sa première réponse doit être { $answer }
bot-fault-version = il parle la version { $there } du protocole ; voici la version { $here }.
bot-fault-sorry = il ne joue pas à { $title } : { $said }
bot-fault-no-action = il doit répondre { $answer }
bot-fault-other-request = il a répondu à la demande { $there } quand c’était la demande { $here }.
bot-fault-refused = son action { $said } est refusée : { $reason }
error-setup-bot-unknown = il n’y a pas de robot { $bot } ; il y a { $bots }, module:Classe ou exec:COMMANDE
error-setup-bot-load = { $bot } ne peut être chargé ({ $reason }) : une classe se nomme module:Classe, et Python trouve le module là où PYTHONPATH le dit
error-setup-bot-no-choose = { $bot } n’est pas un robot : il n’a pas de méthode choose(view, budget)
error-setup-bot-budget = { $bot } : derrière le @ vient un nombre de simulations, comme champion@500
error-setup-bot-constant = { $change } ne change aucune constante de ces robots : entre crochets viennent un module de { $folder } et une de ses constantes, avec une valeur du même genre, comme maestro[searcher.FINALISTS=5]
error-seed = une graine s’écrit en 64 chiffres hexadécimaux
error-commitment = une empreinte s’écrit en 64 chiffres hexadécimaux
error-first-player = il n’y a pas de place { $seat } ; les places sont numérotées de 1 à { $seats }
error-title = dites quel jeu : { $titles }
error-title-unknown = il n’y a pas de jeu { $title } ; il y a { $titles }
error-option = { $title } n’a pas d’option { $option } ; { $count ->
    [0] il n’en a aucune
   *[other] il a { $options }
  }
error-option-value = { $value } n’est pas une valeur de { $option } ; dites { $allowed }
error-resume-with = une partie reprise garde sa table : retirez { $options }
error-no-rules = les règles de { $title } ne sont pas installées avec cette version
error-file-exists = { $path } existe déjà ; --force l’écrase
error-file = { $path } : { $reason }
error-seat = il n’y a pas de place { $seat } dans cette partie ; les places sont numérotées de 1 à { $seats }

## games

games-title = Les jeux
games-game = Jeu
games-seats = Places
games-editions = Éditions
games-by = De
games-unofficial = Versions non officielles, avec nos propres mots et dessins. Ni les auteurs ni les éditeurs ne les ont faites ou approuvées. Les éléments reconstitués sont signalés : hippodrome box show JEU

## version

version =
    Hippodrome { $version }, règles { $build ->
        [compiled] compilées
       *[uncompiled] non compilées
    }, Python { $python }

## replay et verify

replay-title = { $title }, édition { $edition }
replay-players = Places : { $players }
replay-seat = Vu de la place de { $name }.
replay-spectator = Vu en spectateur.
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-open = La partie est finie, tout est donc ouvert
replay-seed = Graine : { $seed }
replay-nonce = Apport de { $name } : { $nonce }
replay-next = Entrée : suite · q : arrêter
verify-title = Vérification de { $file }
verify-header = en-tête : format, version { $rules } des règles, boîte et empreinte sont bons
verify-commitment = la graine correspond à l’empreinte qui vous a été montrée
verify-commitment-inner = la graine correspond à l’empreinte de l’enregistrement
verify-actions = { $actions } actions, chacune permise quand elle a été jouée
verify-draws = { $draws } tirages, chacun celui que donne la graine
verify-hashes = { $lines } lignes, chacune avec la bonne empreinte : aucune changée, déplacée ni manquante
verify-outcome = le résultat est bien celui de la partie : { $winners } avec { $total }
verify-good = Vérifié : cette partie est bien ce qu’elle prétend être.
verify-good-inner = Cohérent en soi. Pour savoir si la graine était fixée avant le départ, il faut l’empreinte montrée alors : --commitment EMPREINTE
verify-bad = NON vérifié : { $reason }

## box

box-title = La boîte de { $title }
source-rulebook = imprimé dans le livret
source-derived = déduit
source-reviewed = rapporté par des critiques
source-reconstructed = RECONSTITUÉ : de nous, pas l’original
box-own = votre propre boîte : { $file }
box-standard = la boîte fournie avec le jeu
box-fine = { $file } : en ordre, une boîte de { $title } avec laquelle on peut jouer
box-copied = { $file } : une copie de la boîte. Modifiez-la, puis : { $command }

## À toute table

race-of = Course { $race } sur { $races }
event-bid-made =
    { $you ->
        [yes] Vous offrez
       *[no] { $who } offre
    } { $amount }.
event-bid-passed =
    { $you ->
        [yes] Vous passez.
       *[no] { $who } passe.
    }
event-maximum-set =
    { $amount ->
        [0] { $you ->
            [yes] Vous retirez votre
           *[no] { $who } retire son
        } maximum.
       *[other] { $you ->
            [yes] Vous laissez
           *[no] { $who } laisse
        } un maximum secret de { $amount }.
    }
bids-climb = Les enchères montent de { $least } à { $most }.
bids-lead =
    { $you ->
        [yes] Vous menez avec { $amount }.
       *[no] { $who } mène avec { $amount }.
    }
bids-passed = Passent : { $seats }.
event-order-obeyed = Selon votre consigne ↻ { $decision } : { $answer }.
event-plan-followed =
    { $most ->
        [0] Comme prévu : rien pour { $name }.
       *[other] Comme prévu : jusqu’à { $most } pour { $name }.
    }
event-action-undone =
    { $you ->
        [yes] Vous reprenez votre
       *[no] { $who } reprend son
    } dernier choix.

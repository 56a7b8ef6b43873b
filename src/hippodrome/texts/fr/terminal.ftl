### What the terminal says at any table. Words of the notation in the reader’s language are `word-<word>`, or `<title>-word-<word>`.

## Asking

ask-choice = Votre choix ?
ask-undo = u reprendre ·
ask-hint-list = Le numéro, ou le début d’un mot ·
ask-hint-forms = Un mot et ce qui va avec ; les mots peuvent être abrégés ·
ask-hint-back = Précisez · Entrée : retour · x : tout reprendre ·
ask-hint-draft = Entrée : remettre · 0 efface une ligne · x efface tout ·
ask-empty = Rien n’est écrit. Encore Entrée pour le remettre tel quel.
ask-full = Il n’y a plus de place pour cela : { $line }. Effacez-en d’abord un, avec 0.
ask-enter = Entrée : { $answer } · = toujours ·
ask-orders = Changer ?
ask-orders-hint = Les numéros changent, comme 1 4 · a toutes · x aucune · Entrée : retour ·
not-an-action = Ce n’est pas une action : { $examples }

open-ask = 1 à { $most }, Entrée pour le premier :

## Showing

table-race = Course { $race } sur { $races }
film-skip = Entrée : droit à la fin
wait-next = Entrée : continuer
wait-end = Entrée : le classement final
col-seat = Place
col-account = Reçu et payé
col-change = Bilan
col-cash = Caisse
yes = oui
no = non

## Standing orders

orders-none = i pour consulter · d consignes, pour moins de questions
orders-one = { $decision } : { $answer }
orders-some = i pour consulter · d consignes ↻ { $orders }
orders-title = Consignes : ce que votre place fait sans vous le demander
orders-no-such = Avec « = » une réponse devient une consigne. Il n’y en a pas pour cette réponse ; d montre celles qu’il y a.
orders-resumed = Entrée : suivre vos consignes · d les changer · i consulter · q quitter
orders-wait = Entrée : continuer · d consignes · i consulter · q quitter

## Words of the notation

word-all = tout
word-none = rien
word-bets = paris
word-bid = miser
word-maximum = maximum
word-pass = passer
word-place = placé
word-win = gagnant

## Boxes

box-simulation = Vérifié par simulation

## Fields of boxes and views

field-advances = avances
field-by = de
field-copies = exemplaires
field-count = nombre
field-deck = paquet
field-finish = arrivée
field-ladder = du premier au dernier
field-name = nom
field-number = numéro
field-numbers = tours 1 à 6
field-sides = faces
field-ages = âges
field-below = moins de
field-handicap = avances
field-last-sale = dernière vente
field-character = caractère

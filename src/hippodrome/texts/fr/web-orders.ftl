## Consignes permanentes et enchères prévues

web-refused-no-order = Cette consigne n’existe pas ici.
web-refused-no-lot = Ce lot n’est plus à venir.
web-orders = Consignes
web-orders-what = Ce que votre place répond aussitôt, sans vous demander. Personne d’autre ne le sait ; changez-les quand vous voulez.
web-orders-all = Tout répondre
web-orders-none = Tout me demander
web-orders-ask = me demander
web-orders-one = { $decision } : { $answer }
web-orders-from-now-on = Désormais, { $decision } :
web-orders-given = Sans demander :
web-orders-lift = Me redemander : { $what }
web-orders-coming = Lots à venir
web-orders-coming-what = Jusqu’où va votre place pour chacun, sans vous demander.
web-orders-pass = passer
web-orders-up-to = jusqu’à …
web-orders-most = Le maximum pour { $name }
web-by-order = Votre place répond selon vos consignes.

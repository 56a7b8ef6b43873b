## Consignes permanentes et enchères prévues

web-refused-no-order = Cette consigne n’existe pas ici.
web-refused-no-lot = Ce lot n’est plus à venir.

# Les robots de Ticket Gagnant, du plus faible au plus fort, et un étalon.
bot-sweetheart = Cœur tendre
bot-sweetheart-what = épris d’un seul cheval, et aveugle au ticket des autres
bot-apprentice = Apprenti
bot-apprentice-what = joue la carte qui sert le mieux son ticket, face à ceux qu’il voit
bot-regular = Habitué
bot-regular-what = songe à la fin de la course, mais seulement aux coups qui sautent aux yeux
bot-card-counter = Calculateur
bot-card-counter-what = sait quelles cartes restent, et essaie chaque coup dans sa tête
bot-turf-ace = As du turf
bot-turf-ace-what = court des milliers de courses en pensée avant de poser une carte
bot-own-horses = Pousseur
bot-own-horses-what = ne pousse que ses propres chevaux

# Ce qu’ils disent après une course.
ticket-gagnant-remark-trio = Mes trois chevaux sont arrivés ensemble : je jouais pour les { $bonus } points que cela ajoute.
ticket-gagnant-remark-held-back = J’ai retenu le { $horse } ({ $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }) : il était sur un autre ticket que le mien.
ticket-gagnant-remark-held-back-unseen = J’ai retenu le { $horse } ({ $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }) : il n’était pas sur mon ticket.
ticket-gagnant-remark-pushed = J’ai fait avancer le { $horse } de { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    } : je l’avais mis { $place ->
        [1] premier
        [2] deuxième
       *[other] troisième
    }.
ticket-gagnant-remark-hoped = Je comptais sur le { $horse }, mais mes cartes n’ont fait avancer aucun de mes chevaux.
ticket-gagnant-remark-beloved = C’est le { $horse } que j’aime, quoi que disent mes cartes.
ticket-gagnant-remark-own-ticket = Je n’ai regardé que mon ticket, et joué pour lui.

# Chances justes, sur demande.
ticket-gagnant-hint-wins = Le { $horse } arrive premier
ticket-gagnant-hint-wins-head = 1er
ticket-gagnant-hint-podium = Le { $horse } est parmi les trois premiers
ticket-gagnant-hint-podium-head = les trois premiers
ticket-gagnant-hint-runner = Numéro { $horse }
ticket-gagnant-hint-ticket = Ticket { $first }-{ $second }-{ $third }
ticket-gagnant-hint-own-ticket = Votre ticket
ticket-gagnant-hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } points

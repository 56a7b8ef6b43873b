# The bots of Ticket Gagnant, from the weakest to the strongest, and a yardstick.
bot-sweetheart = Sweetheart
bot-sweetheart-what = in love with one horse, and blind to everybody else’s ticket
bot-apprentice = Apprentice
bot-apprentice-what = plays the card that helps its own ticket most, against those that it can see
bot-regular = Regular
bot-regular-what = thinks a race through, but only the plays that catch the eye
bot-card-counter = Card counter
bot-card-counter-what = knows which cards are left, and tries every play in its mind
bot-turf-ace = Turf ace
bot-turf-ace-what = plays thousands of races in its mind before it plays a card
bot-own-horses = Pusher
bot-own-horses-what = only pushes its own horses

# What they say after a race.
ticket-gagnant-remark-trio = My three horses came in together: I played for the { $bonus } points that this adds.
ticket-gagnant-remark-held-back = I held number { $horse } back ({ $rows } { $rows ->
        [1] row
       *[other] rows
    }): it was on a ticket that is not mine.
ticket-gagnant-remark-held-back-unseen = I held number { $horse } back ({ $rows } { $rows ->
        [1] row
       *[other] rows
    }): it was not on my ticket.
ticket-gagnant-remark-pushed = I took number { $horse } { $rows } { $rows ->
        [1] row
       *[other] rows
    } ahead: I had it { $place ->
        [1] first
        [2] second
       *[other] third
    }.
ticket-gagnant-remark-hoped = I had counted on number { $horse }, but my cards took none of my horses ahead.
ticket-gagnant-remark-beloved = Number { $horse } is the one I love, whatever my cards say.
ticket-gagnant-remark-own-ticket = I looked at no ticket but mine, and played for that.

# Fair chances, on request.
ticket-gagnant-hint-wins = Number { $horse } comes first
ticket-gagnant-hint-wins-head = first
ticket-gagnant-hint-podium = Number { $horse } is in the first three
ticket-gagnant-hint-podium-head = first three
ticket-gagnant-hint-runner = Number { $horse }
ticket-gagnant-hint-ticket = Ticket { $first }-{ $second }-{ $third }
ticket-gagnant-hint-own-ticket = Your ticket
ticket-gagnant-hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } points

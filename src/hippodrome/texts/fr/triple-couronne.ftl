### La Triple Couronne : tout ce que dit sa table.
### $you est yes ou no : la place est celle de la personne qui lit.

triple-couronne-name = La Triple Couronne
triple-couronne-authors = créateurs inconnus
triple-couronne-year = année inconnue
triple-couronne-pitch = Menez une écurie : engagez vos chevaux, pariez, assurez, achetez et vendez, le temps de trois courses ou de toute une saison.

## Ouvrir une table

triple-couronne-open-title = La Triple Couronne : quel programme ?
triple-couronne-open-edition-initiation = Initiation : 3 courses, une décision pour chacune. Pour débuter, une vingtaine de minutes ici
triple-couronne-open-edition-reduit = Réduit : 5 courses, avec des droits d’entrée, et des paris à partir de quatre joueurs
triple-couronne-open-edition-complet = Complet : 10 courses, avec enchères, jockeys, assurances, locations et ventes
triple-couronne-open-edition-marathon = Marathon : la même chose en 15 courses ; une soirée ou plusieurs, tout est sauvé au fur et à mesure
triple-couronne-open-about-edition = Chacun ajoute à celui qui le précède.
triple-couronne-open-about-auction = Comment obtenez-vous vos chevaux ?
triple-couronne-open-auction-yes = aux enchères : chacun a 10 000 000 F et enchérit cheval après cheval
triple-couronne-open-auction-no = distribués : chacun a 2 000 000 F et les quatre chevaux d’une couleur
triple-couronne-open-about-stables =
    { $auction ->
        [yes] Quelles couleurs sont mises aux enchères ?
       *[no] À qui va quelle couleur ?
    }
triple-couronne-open-stables-random =
    { $auction ->
        [yes] tirées au sort
       *[no] tirée au sort
    }
triple-couronne-open-stables-chosen =
    { $auction ->
        [yes] chacun en nomme une à son tour
       *[no] chacun en prend une à son tour
    }
triple-couronne-open-about-jockeys = Chacun a deux jockeys vedettes. Lesquels ?
triple-couronne-open-jockeys-random = tirés au sort
triple-couronne-open-jockeys-drafted = chacun en prend un à son tour, deux fois

## Les mots

triple-couronne-programme-initiation = Initiation
triple-couronne-programme-reduit = Réduit
triple-couronne-programme-complet = Complet
triple-couronne-programme-marathon = Marathon
triple-couronne-francs = { $amount } F
triple-couronne-of-seat = { $of } ({ $what })
triple-couronne-colour-blue = bleu
triple-couronne-colour-white = blanc
triple-couronne-colour-red = rouge
triple-couronne-colour-yellow = jaune
triple-couronne-colour-green = vert
triple-couronne-colour-black = noir
triple-couronne-years = { $age } ans
triple-couronne-condition =
    { COUNT($ages) ->
        [4] { $below ->
            [none] { $least ->
                [0] pour tous chevaux
               *[other] pour gains de { $least } F ou plus
            }
            [1] pour chevaux encore sans prix
           *[other] pour gains de moins de { $below } F
        }
       *[other] pour chevaux de { $ages } ans
    }{ $handicap ->
        [yes] { " " }· avances
       *[no] { "" }
    }
triple-couronne-brief-condition =
    { COUNT($ages) ->
        [4] { $below ->
            [none] { $least ->
                [0] tous chevaux
               *[other] gains ≥ { $least } F
            }
            [1] encore sans prix
           *[other] gains < { $below } F
        }
       *[other] { $ages } ans
    }{ $handicap ->
        [yes] { " " }›
       *[no] { "" }
    }
triple-couronne-prizes = prix { $prizes } F
triple-couronne-fee-each = droit d’entrée { $fee }
triple-couronne-no-fee = engager ne coûte rien
triple-couronne-none = aucun
triple-couronne-nobody = personne
triple-couronne-gone = a quitté la partie
triple-couronne-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
triple-couronne-wins =
    { $wins ->
        [0] aucune victoire
        [1] 1 victoire
       *[other] { $wins } victoires
    }
triple-couronne-deck-race = Carte de course
triple-couronne-deck-chance = Entraînement et chance
triple-couronne-slip-wins = { $stake } F gagnant sur { $horse }
triple-couronne-slip-wins-brief = { $horse } { $stake } F
triple-couronne-slip-pairs = { $stake } F jumelé sur { $first } et { $second }
triple-couronne-slip-pairs-brief = { $first } + { $second } { $stake } F
triple-couronne-slip-none = aucun pari
triple-couronne-slip-none-brief = { "" }
triple-couronne-offer = { $horse } à partir de { $least } F
triple-couronne-mount = { $jockey } sur { $horse }
triple-couronne-contracts-race = { $race } pour cette course
triple-couronne-contracts-next = { $next } pour sa prochaine course
triple-couronne-contracts-two = { $two } pour ses deux prochaines courses
triple-couronne-contracts-none = { triple-couronne-none }
triple-couronne-contracts-none-brief = { "" }
triple-couronne-paper-sales = offres de vente
triple-couronne-paper-entries = engagements
triple-couronne-paper-rentals = offres de location
triple-couronne-paper-mounts = montes
triple-couronne-paper-bets = paris
triple-couronne-paper-insurance = assurances

## Ce qui s’est passé

triple-couronne-event-season-opened =
    Programme { $programme } : { $races ->
        [one] une course
       *[other] { $races } courses
    }. Chacun commence avec { $cash } F ; le plus riche à la fin gagne.
triple-couronne-event-stable-taken =
    { $auctioned ->
        [yes] { $you ->
            [yes] Vous désignez
           *[no] { $who } désigne
        } le { $colour } : { $horses } passeront aux enchères et ne sont encore à personne.
       *[no] { $you ->
            [yes] Vous prenez
           *[no] { $who } prend
        } le { $colour } : { $horses }.
    }
triple-couronne-event-jockey-taken =
    { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } un jockey : { $jockey }.
triple-couronne-jockeys-dealt = Jockeys : { ROW($jockeys, by: " ; ") }.
triple-couronne-event-auction-opened = Les enchères commencent : { COUNT($horses) } chevaux passent un par un.
triple-couronne-event-lot-opened =
    { $seller ->
        [none] { $horse } est à vendre, à partir de { $least } F ; { $you ->
            [yes] vous ouvrez.
           *[no] { $who } ouvre.
        }
       *[other] { $rent ->
            [yes] { $horse } ({ $seller }) est à louer, de { $least } F à { $most } F.
           *[no] { $horse } ({ $seller }) est à vendre, de { $least } F à { $most } F.
        }
    }
triple-couronne-event-bid-made =
    { $you ->
        [yes] Vous offrez
       *[no] { $who } offre
    } { $amount } F.
triple-couronne-event-maximum-set =
    { $amount ->
        [0] { $you ->
            [yes] Vous retirez votre
           *[no] { $who } retire son
        } maximum.
       *[other] { $you ->
            [yes] Vous laissez
           *[no] { $who } laisse
        } un maximum secret de { $amount } F.
    }
triple-couronne-event-horse-sold =
    Adjugé ! { $horse } { $you ->
        [yes] est à vous
       *[no] va à { $who }
    } pour { $price } F.
triple-couronne-event-horse-unsold =
    { $seller ->
        [none] Personne ne veut { VOWEL($horse) ->
            [yes] d’{ $horse }
           *[no] de { $horse }
        } : hors jeu.
       *[other] { $rent ->
            [yes] Personne ne loue { $horse }, qui court pour son propriétaire.
           *[no] Personne n’achète { $horse }, qui reste où il est.
        }
    }
triple-couronne-event-horse-rented =
    { $you ->
        [yes] Vous louez
       *[no] { $who } loue
    } { $horse } ({ $owner }) pour cette course, { $price } F.
triple-couronne-event-race-announced = Course { $race }, { $name } : { triple-couronne-condition }. Premier prix { $first_prize } F.
triple-couronne-event-paper-sealed =
    { $you ->
        [yes] Vous avez choisi,
       *[no] { $who } a choisi,
    } face cachée ({ $paper }).
triple-couronne-event-offers-made =
    { $you ->
        [yes] Vous proposez
       *[no] { $who } propose
    } à { $rent ->
        [yes] louer
       *[no] vendre
    } : { COUNT($offers) ->
        [0] { triple-couronne-none }
       *[other] { ROW($offers, by: ", ") }
    }.
triple-couronne-event-entries-made =
    { $you ->
        [yes] Vous engagez :
       *[no] { $who } engage :
    } { COUNT($horses) ->
        [0] { triple-couronne-none }
       *[other] { $horses }
    }.
triple-couronne-event-mounts-made =
    { $you ->
        [yes] Vos jockeys
       *[no] Jockeys { VOWEL($who) ->
            [yes] d’{ $who }
           *[no] de { $who }
        }
    } : { COUNT($mounts) ->
        [0] { triple-couronne-none }
       *[other] { ROW($mounts, by: ", ") }
    }.
triple-couronne-event-bets-made =
    { $you ->
        [yes] Vous pariez :
       *[no] { $who } parie :
    } { $slip }.
triple-couronne-event-contracts-made =
    { $you ->
        [yes] Vous assurez :
       *[no] { $who } assure :
    } { $contracts }.
triple-couronne-event-offers-revealed =
    { $rent ->
        [yes] { COUNT($offers) ->
            [0] Aucun cheval n’est à louer.
           *[other] À louer : { ROW($offers, by: " ; ") }.
        }
       *[no] { COUNT($offers) ->
            [0] Aucun cheval n’est à vendre.
           *[other] À vendre : { ROW($offers, by: " ; ") }.
        }
    }
triple-couronne-event-entries-revealed =
    { COUNT($horses) ->
        [0] Personne n’engage de cheval.
       *[other] Engagés : { $horses }.
    }
triple-couronne-event-race-not-run = La course { $race } n’a pas de partant : elle n’est pas courue.
triple-couronne-event-mounts-revealed =
    { COUNT($mounts) ->
        [0] Aucune vedette en selle.
       *[other] En selle : { ROW($mounts, by: ", ") }.
    }
triple-couronne-event-entry-scratched =
    { $you ->
        [yes] Vous ne pouvez
       *[no] { $who } ne peut
    } pas payer pour { $horse }, qui ne court pas.
triple-couronne-event-player-left =
    { $you ->
        [yes] C’est la ruine : vous quittez
       *[no] C’est la ruine : { $who } quitte
    } la partie. À la banque : { COUNT($horses) ->
        [0] { triple-couronne-none }
       *[other] { $horses }
    }.
triple-couronne-event-bets-revealed =
    { COUNT($slips) ->
        [0] Personne ne parie.
       *[other] Paris : { ROW($slips, by: " ; ") }.
    }
triple-couronne-event-contracts-revealed =
    { COUNT($contracts) ->
        [0] Rien n’est assuré.
       *[other] Assurés : { ROW($contracts, by: " ; ") }.
    }
triple-couronne-event-race-started =
    C’est parti, { COUNT($runners) ->
        [1] un cheval, seul sur la piste.
       *[other] { COUNT($runners) } chevaux.
    }
triple-couronne-event-move-announced = Déplacement { $move }.
triple-couronne-event-horse-moved =
    { MORE($start, $end) ->
        [yes] { $horse } recule de { LESS($start, $end) }, case { $end }.
       *[no] { $horse } avance de { LESS($end, $start) }, case { $end }.
    }
triple-couronne-event-card-drawn = { $horse } tire ({ $deck }) { $card } : { $card-text }
triple-couronne-event-card-drawn-brief = { $horse } : { $card }
triple-couronne-event-card-cancelled =
    { $shield ->
        [yes] Le bouclier { VOWEL($horse) ->
            [yes] d’{ $horse }
           *[no] de { $horse }
        } annule la carte.
       *[no] { $by }, sur { $horse }, annule la carte.
    }
triple-couronne-event-card-kept = { $horse } garde la carte { $card }.
triple-couronne-event-horse-withdrawn = { $horse } est hors course.
triple-couronne-event-horse-injured =
    { $horse } est blessé : il finit, puis manque { $races ->
        [one] la prochaine course de son âge.
       *[other] les { $races } prochaines courses de son âge.
    }
triple-couronne-event-horse-finished = { $horse } passe la ligne : { triple-couronne-place } !
triple-couronne-event-horse-given-up =
    { $you ->
        [yes] Vous ne pouvez
       *[no] { $who } ne peut
    } pas payer { $owed } F : { $horse } va à la banque.
triple-couronne-event-race-ended =
    { COUNT($order) ->
        [0] Course { $race } : aucun cheval n’arrive.
       *[other] Arrivée de la course { $race } : { ROW($order, by: ", ") }.
    }
triple-couronne-event-earnings-raised = { $horse } remporte { $prize } F et totalise { $earnings } F de gains.
triple-couronne-event-jockey-won =
    { $jockey } gagne, { $wins ->
        [1] sa première victoire.
       *[other] déjà { $wins } victoires.
    }
triple-couronne-event-bank-emptied = La banque de la boîte serait vide à présent. La nôtre continue de payer.
triple-couronne-event-money-moved =
    { $who ->
        [none] { "" }
       *[other] { $payer ->
            [none] { $you ->
                [yes] Vous recevez
               *[no] { $who } reçoit
            } { $amount } F { $why ->
                [purchase] pour un cheval.
                [rent] de loyer.
                [entry-fee-back] de droits d’entrée rendus.
                [entry-share] de la cagnotte.
                [bets] pour des paris.
                [insurance] de l’assurance.
                [card] grâce à une carte.
               *[prize] de prix.
            }
           *[other] { $you ->
                [yes] Vous payez
               *[no] { $who } paie
            } { $amount } F { $why ->
                [purchase] pour un cheval.
                [rent] de loyer.
                [entry-fee] de droits d’entrée.
                [stake] de mises.
                [premium] d’assurance.
                [departure] à la banque, en partant.
               *[card] à cause d’une carte.
            }
        }
    }
triple-couronne-event-season-ended =
    { $you ->
        [yes] La saison est finie : vous gagnez avec { $total } F.
       *[no] La saison est finie : { COUNT($winners) ->
            [1] { $winners } gagne
           *[other] { $winners } partagent la victoire
        } avec { $total } F.
    }
triple-couronne-bids-climb = Les enchères montent de { $least } F à { $most } F.
triple-couronne-bids-lead =
    { $you ->
        [yes] Vous menez.
       *[no] { $who } mène.
    }

## Pourquoi une action est refusée

refusal-season-over = La saison est finie ; commencez-en une autre.
refusal-left = Vous avez quitté la partie.
refusal-nothing-to-choose = Vous n’avez rien à choisir ici.
refusal-own-horse = C’est votre propre cheval : les autres enchérissent.
refusal-bid-the-most = Vous avez déjà offert { $most } F, et l’on ne peut payer davantage.
refusal-bid-above-band = On ne peut payer plus de { $most } F pour ce cheval.
refusal-stable-taken = Quelqu’un a déjà cette couleur.
refusal-jockey-taken = Quelqu’un a déjà ce jockey.
refusal-no-taker = Choisissez l’un de ceux qui paieraient le plus.
refusal-not-your-horse = { $horse } n’est pas à vous.
refusal-not-your-runner = { $horse } n’est pas un de vos partants.
refusal-keep-count = Votre argent suffit pour { $most } partants sur { $count } : gardez-en exactement autant.
refusal-one-jockey = Un cheval a un seul jockey : mettez les deux sur des partants différents.
refusal-wrong-age = { $horse } n’a pas l’âge de cette course.
refusal-barred =
    { $horse } est blessé et manque encore { $count ->
        [one] une course
       *[other] { $count } courses
    } de son âge.
refusal-wrong-earnings = { $horse } a { $earned } F de gains : ce n’est pas ce que demande cette course.
refusal-not-your-entry = { $horse } n’est pas parmi vos engagés.
refusal-offer-too-low = { $horse } : au moins { $least } F.
refusal-offer-too-high = { $horse } : au plus { $most } F.
refusal-offer-step = { $horse } : les prix sont des multiples de { $step } F.
refusal-offer-twice = { $horse } est proposé deux fois.
refusal-win-only = Dans ce programme, on parie sur un cheval gagnant, sans jumelé.
refusal-no-such-pair =
    { $first } et { $second } : un jumelé nomme deux partants différents, { $pairs ->
        [ordered] dans l’ordre de l’arrivée, parce qu’ils sont quatre.
       *[any-order] d’abord celui qui vient en premier dans le catalogue.
    }
refusal-bet-twice =
    { $bet ->
        [pair] Chaque paire a une seule ligne.
       *[win] Chaque cheval a une seule ligne gagnant.
    }
refusal-stakes-too-high = Toutes les mises réunies restent dans la limite de { $most } F.
refusal-premiums-above-cash = Les primes font { $cost } F, et vous avez { $cash } F.
refusal-no-next-race =
    Après celle-ci, il ne reste pas de course de l’âge { VOWEL($horse) ->
        [yes] d’{ $horse }
       *[no] de { $horse }
    }.
refusal-not-running = { $horse } ne court pas dans cette course.
triple-couronne-refusal-too-little-cash = L’enchère minimale est de { $least } F et vous avez { $cash } F.
triple-couronne-refusal-no-maximum = Vous n’avez pas de maximum à reprendre ; un nouveau serait d’au moins { $least } F.
triple-couronne-refusal-bid-too-low = Offrez au moins { $least } F.
triple-couronne-refusal-bid-step = Les enchères sont des multiples de { $step } F.
triple-couronne-refusal-bid-above-cash = Vous avez { $cash } F : on n’offre que l’argent que l’on a.
triple-couronne-refusal-stake-too-low =
    La mise d’un { $bet ->
        [win] pari gagnant
       *[pair] jumelé
    } est de { $least } F au moins.
triple-couronne-refusal-stake-step =
    La mise d’un { $bet ->
        [win] pari gagnant
       *[pair] jumelé
    } est un multiple de { $step } F.

## Les papiers

triple-couronne-col-horse = cheval
triple-couronne-col-age = âge
triple-couronne-col-odds = cote
triple-couronne-col-earned = gains
triple-couronne-col-moves = ses déplacements, 1 à 12
triple-couronne-col-band = prix permis
triple-couronne-stables-title = Quelle écurie ?
triple-couronne-odds-note = les nombres sont des cotes : petite cote, bon cheval
triple-couronne-jockeys-title = Quel jockey ?
triple-couronne-asset-note = en face, la carte de course (−1) sans effet avec lui
triple-couronne-entries-title = Vos chevaux : qui court ?
triple-couronne-not-its-age = autre âge
triple-couronne-not-its-earnings = gains
triple-couronne-injured = ✚ blessé
triple-couronne-keep-title =
    Votre argent suffit pour { $count ->
        [one] un partant : lequel ?
       *[other] { $count } partants : lesquels ?
    }
triple-couronne-give-up-title = Vous ne pouvez pas payer { $owed } : quel cheval va à la banque ?
triple-couronne-sales-title = Vos chevaux : en vendez-vous un ?
triple-couronne-rentals-title = Vos engagés : en louez-vous un pour cette course ?
triple-couronne-mounts-title = Vos jockeys
triple-couronne-ridden = jockey { $number }
triple-couronne-bets-title = Bulletin de paris
triple-couronne-pairs-ordered = jumelé : les deux premiers dans l’ordre, cote × cote ÷ 2
triple-couronne-pairs-any-order = jumelé : les deux premiers, cote × cote ÷ 2
triple-couronne-pairs-no = gagnant seulement : paie mise × cote
triple-couronne-slip-sums = Mises { $total } · reste { $left } · rapporte { $most } au plus
triple-couronne-insurance-title = Assurances
triple-couronne-held = il vous resterait { $cash }
triple-couronne-insurance-pays = a paie dix fois sa prime si le cheval est retiré. b et c paient s’il est blessé : le premier prix de la prochaine course de son âge ; c, celui des deux courses qu’il manque.
triple-couronne-taker-title = Plusieurs paieraient { $price } pour { $horse } : qui l’obtient ?
triple-couronne-auction-title =
    enchères, { $left ->
        [one] dernier cheval
       *[other] encore { $left } chevaux
    }
triple-couronne-sale-title = vente ({ $seat })
triple-couronne-rental-title = location ({ $seat })
triple-couronne-lot-about = { $age } ans · cote { $odds } · { $points } points
triple-couronne-lot-worth = Les experts disent : { $suggested }
triple-couronne-lot-races =
    { $count ->
        [0] Plus de course de son âge
        [1] Une course de son âge à venir
       *[other] { $count } courses de son âge à venir
    }
triple-couronne-lot-rent = Pour cette course ; en plus :
triple-couronne-no-bid = Pas encore d’offre ; dès { $least }
triple-couronne-price = { $price } · { $seat }
triple-couronne-cap = Au plus { $most } ; on peut s’aligner
triple-couronne-own-maximum = Votre maximum secret : { $amount }
triple-couronne-sells = vend
triple-couronne-lets = loue
triple-couronne-out = passe
triple-couronne-own-stable = Votre écurie :

## Les questions

triple-couronne-ask-stable = Laquelle ?
triple-couronne-ask-stable-hint = Le numéro ou le début d’une couleur ·
triple-couronne-ask-jockey = Lequel ?
triple-couronne-ask-jockey-hint = Un numéro ·
triple-couronne-ask-bid = Votre offre ?
triple-couronne-ask-bid-hint = 1200 · + · max 1500 · p passer ·
triple-couronne-ask-taker = À qui ?
triple-couronne-ask-taker-hint = Un numéro ·
triple-couronne-ask-entries = Qui court ?
triple-couronne-ask-entries-hint = numéros { $example } · tout · 0 aucun ·
triple-couronne-ask-keep = Qui court ?
triple-couronne-ask-keep-hint = ou par numéro, comme { $example } ·
triple-couronne-ask-give-up = Lequel ?
triple-couronne-ask-give-up-hint = ou par numéro, comme { $example } ·
triple-couronne-ask-sales = À vendre ?
triple-couronne-ask-sales-hint = { $example } : ce cheval dès tant de milliers de F ·
triple-couronne-ask-rentals = À louer ?
triple-couronne-ask-rentals-hint = { $example } : ce cheval dès tant de milliers de F ·
triple-couronne-ask-mounts = Qui monte quoi ?
triple-couronne-ask-mounts-hint = { $example } : jockeys 1 et 2 · - personne ·
triple-couronne-ask-bets = Pari ?
triple-couronne-ask-bets-hint = { $example } (milliers de F) ·
triple-couronne-ask-insurance = Assurer ?
triple-couronne-ask-insurance-hint = a, b ou c et un cheval, comme a { $example } ·
triple-couronne-danger = Vous avez moins d’un droit d’entrée ({ $fee }). Vendez ou louez un cheval, sinon vous risquez de quitter la partie (TC-53).

## Les réponses par leur nom, pour Entrée et les consignes, et les choix en mots

triple-couronne-decision-auction = enchères
triple-couronne-decision-bets = paris
triple-couronne-decision-bids = chevaux des autres
triple-couronne-decision-entries = engagements
triple-couronne-decision-give-up = une note trop lourde
triple-couronne-decision-insurance = assurances
triple-couronne-decision-jockey = choix des jockeys
triple-couronne-decision-keep = droits trop lourds
triple-couronne-decision-mounts = jockeys
triple-couronne-decision-rentals = à louer
triple-couronne-decision-sales = à vendre
triple-couronne-decision-stable = couleur
triple-couronne-decision-taker = plusieurs preneurs
triple-couronne-answer-auction-advised = un maximum honnête pour chaque âge
triple-couronne-answer-auction-none = passer
triple-couronne-answer-bets-none = aucun
triple-couronne-answer-bids-none = passer
triple-couronne-answer-entries-all = tous les qualifiés
triple-couronne-answer-give-up-least-missed = celui qui manquera le moins
triple-couronne-answer-insurance-none = aucune
triple-couronne-answer-jockey-first = le premier
triple-couronne-answer-keep-likeliest = les favoris
triple-couronne-answer-mounts-none = personne
triple-couronne-answer-mounts-same = comme avant
triple-couronne-answer-rentals-none = rien
triple-couronne-answer-sales-none = rien
triple-couronne-answer-stable-best = la meilleure
triple-couronne-answer-taker-first = le premier
triple-couronne-action-keep = { $horses }
triple-couronne-action-give = { $horse }
triple-couronne-action-jockey = { $jockey }
triple-couronne-action-maximum =
    { $amount ->
        [0] reprendre votre maximum
       *[other] jusqu’à { $amount } F
    }
triple-couronne-action-pass = passer
triple-couronne-action-taker = { $seat }
triple-couronne-word-enter = engager
triple-couronne-word-give = céder
triple-couronne-word-insure = assurer
triple-couronne-word-keep = garder
triple-couronne-word-mount = monter
triple-couronne-word-next = b la prochaine
triple-couronne-word-pair = jumelé
triple-couronne-word-race = a cette course
triple-couronne-word-rent = louer
triple-couronne-word-sell = vendre
triple-couronne-word-two = c les 2 suivantes

## Pour la première fois

triple-couronne-why-stable = Chaque couleur a quatre chevaux, de deux, trois, quatre et cinq ans. Ils sont à vous pour toute la partie. Une petite cote veut dire qu’un cheval gagne souvent ; Entrée prend la meilleure écurie.
triple-couronne-why-stable-auction = Les chevaux des couleurs nommées seront vendus aux enchères, à qui voudra. Nommer une couleur ne la rend pas vôtre.
triple-couronne-why-jockey = Un jockey vedette protège un cheval d’une carte de course, qui lui coûterait une case. Ses victoires comptent pour la Cravache d’Or.
triple-couronne-why-auction = C’est ici que vous achetez vos chevaux ; un de chaque âge, voilà un bon conseil. Gardez de quoi payer les droits d’entrée. Entrée, ou max 1500, laisse un maximum secret : votre place enchérit au plus juste jusque-là (1500 veut dire 1 500 000 F). p= passe jusqu’à la fin des enchères.
triple-couronne-why-sale = Quelqu’un vend un cheval : il sera au plus offrant. p= veut dire : ne plus rien me demander pour les chevaux des autres.
triple-couronne-why-rental = Qui loue ce cheval paie son droit d’entrée, et touche tout ce qu’il gagne dans cette course. p= veut dire : ne plus rien me demander pour les chevaux des autres.
triple-couronne-why-taker = Le prix ne peut plus monter, et plusieurs le paieraient. C’est vous, propriétaire, qui choisissez.
triple-couronne-why-sales = Avant chaque course, vous pouvez mettre des chevaux en vente, avec un prix minimum. Les autres enchérissent ; sans offre, vous gardez le cheval. La plupart du temps on ne vend rien : « = » en fait une consigne.
triple-couronne-why-entries = Chaque partant coûte un droit d’entrée ; les trois quarts de la cagnotte vont au vainqueur, un quart au deuxième. Seuls courent les qualifiés. ▁▃█ sont les douze déplacements d’un cheval : les uns partent fort, les autres finissent fort.
triple-couronne-why-entries-free = Lesquels de vos chevaux courent ? Cela ne coûte rien ici, et qui reste à l’écurie ne gagne rien. Un cheval avance selon ses douze nombres à lui (les barres ▁▃█) ; sur une case jaune ou rouge, il tire une carte. Les premiers à passer la ligne gagnent les prix.
triple-couronne-why-rentals = Vous pouvez laisser quelqu’un d’autre faire courir un de vos engagés, contre un loyer. Le locataire paie le droit et touche ce que le cheval gagne. « = » veut dire jamais.
triple-couronne-why-mounts = Vos deux jockeys peuvent monter deux de vos partants. Chacun annule une certaine carte de course. Entrée prend ce qui est noté ; « = » le fait chaque fois.
triple-couronne-why-keep = Vous ne pouvez pas payer tous les droits d’entrée. Gardez autant de partants que votre argent le permet ; les autres restent à l’écurie.
triple-couronne-why-bets = Un pari gagnant paie la mise multipliée par la cote ; la mise elle-même est dépensée. Tous vos paris sur une course ne rapportent pas plus que son premier prix.
triple-couronne-why-bets-ordered = Gagnant : 4 50 mise 50 000 F sur le cheval 4 et paie mise × cote. Jumelé : 4+7 20 paie si le 4 est premier et le 7 deuxième, mise × cote × cote ÷ 2. La mise est dépensée.
triple-couronne-why-bets-any-order = Gagnant : 4 50 mise 50 000 F sur le cheval 4 et paie mise × cote. Jumelé : 4+7 20 paie s’ils sont les deux premiers, mise × cote × cote ÷ 2. La mise est dépensée.
triple-couronne-why-insurance = Une carte peut retirer un de vos partants, ou le blesser pour ses prochaines courses. Un contrat vous dédommage. Un de chaque sorte par course ; « = » veut dire jamais.
triple-couronne-why-give-up = Une carte demande plus que vous n’avez. Un de vos chevaux va à la banque à la place ; vous gardez votre argent. S’il court, il quitte la course.
triple-couronne-why-race = La piste, déroulée : départ à gauche, arrivée à droite ; chaque cheval dans le couloir de son âge. À chaque déplacement, tous avancent une fois, du nombre de leur propre carte. ○ case jaune : une carte de course. ● case rouge : une carte d’entraînement et de chance. Regardez, ou sautez à l’arrivée avec Entrée.
triple-couronne-why-result = Les prix vont aux propriétaires et comptent dans les gains du cheval. À la fin, les chevaux ne valent rien : seul l’argent compte.

## La course

triple-couronne-ruler-start = départ
triple-couronne-ruler-bend = ╭ virage ╮
triple-couronne-ruler-far = en face
triple-couronne-ruler-finish = arrivée
triple-couronne-start-title = le départ
triple-couronne-move = Déplacement { $move }
triple-couronne-move-again = Déplacement { $move } (de nouveau le nombre { $number })
triple-couronne-ready = Les chevaux sont derrière la ligne. Ici s’affichera qui est en tête.
triple-couronne-front = En tête (cases à courir) : { $horses }
triple-couronne-squares-note = ○ case jaune : carte de course · ● case rouge : chance · ◊ bouclier · » foulée · ✚ blessé
triple-couronne-wait-start = Entrée : c’est parti

## Après une course

triple-couronne-result-title = l’arrivée
triple-couronne-no-winner = Aucun cheval n’est arrivé.
triple-couronne-out-of-race = Hors course : { $horses }
triple-couronne-sum-purchase = chevaux
triple-couronne-sum-rent = loyers
triple-couronne-sum-entry-fee = droits
triple-couronne-sum-entry-fee-back = droits rendus
triple-couronne-sum-entry-share = cagnotte
triple-couronne-sum-stake = mises
triple-couronne-sum-bets = paris
triple-couronne-sum-premium = primes
triple-couronne-sum-insurance = assurance
triple-couronne-sum-prize = prix
triple-couronne-sum-card = cartes
triple-couronne-sum-departure = perdu à la banque
triple-couronne-trophy-whip = Cravache d’Or
triple-couronne-trophy-horse = Cheval d’Or
triple-couronne-trophy-cup = Coupe d’Or
triple-couronne-crown = La Triple Couronne est à { $seats } !

## Le livre des écuries

triple-couronne-info-programme = Le programme · prix en milliers de F, pour { $players } joueurs · › avances
triple-couronne-info-stables = Écuries et jockeys
triple-couronne-info-catalogue = Le catalogue · âge, couleur, cote, déplacements, prix en milliers de F, propriétaire
triple-couronne-info-earned = gains { $amount }
triple-couronne-info-misses =
    { $races ->
        [one] manque sa prochaine course
       *[other] manque ses { $races } prochaines courses
    }

## La boîte

triple-couronne-section-horses = Chevaux
triple-couronne-section-track = Piste
triple-couronne-section-squares = Cases colorées
triple-couronne-section-race-cards = Cartes de course
triple-couronne-section-chance-cards = Cartes d’entraînement et de chance
triple-couronne-section-jockeys = Jockeys
triple-couronne-section-programmes = Programmes
triple-couronne-section-money = Argent
triple-couronne-box-horses = Les prix sont conseillé–réserve, dans Complet et dans Marathon.
triple-couronne-box-track = Cases jusqu’à la ligne à 2, 3, 4 et 5 ans : { ROW($finish, by: ", ") }
triple-couronne-box-programmes = Prix à 2, 3, 4, 5 et 6 joueurs.
triple-couronne-box-money = { $start } F pour commencer, { $auction-start } F avec les enchères ; { $bank } F en banque ; par pas de { $step } F ; dans Réduit, au plus { $reduit-stakes } F de mises par course
triple-couronne-because-money = 2 000 000 F chacun, 10 000 000 F avec les enchères, 144 billets pour 87 960 000 F, des enchères et des mises par 10 000 F et au plus 200 000 F par course dans le programme réduit sont imprimés
triple-couronne-because-horses = le catalogue est imprimé deux fois, dans le livret et dans le dépliant, en deux tableaux chaque fois ; les quatre concordent, sauf pour un nom, Keibomec dans l’un et Kelbomec dans les trois autres, donc Kelbomec. Le livret dit que le dos de la carte décrit chaque cheval, mais n’imprime pas ces lignes : les caractères sont de nous, fidèles aux douze déplacements
triple-couronne-because-jockeys = 12 jockeys sont imprimés, chacun avec un atout contre une carte de course qui fait reculer un cheval d’une case. Leurs noms et caractères, et le fait que les douze cartes diffèrent, sont de nous
triple-couronne-because-programmes = imprimés deux fois, dans le livret et dans le dépliant, qui concordent ; les accents que les capitales omettaient sont remis (Prix de l’Espérance, Grand Critérium). Le Prix Consolation ne paie qu’un prix à 2 ou 3 joueurs : c’est imprimé ainsi, dans les deux
triple-couronne-because-track = les points par âge sont 33, 37, 41 et 45, toujours 4 de plus, et le meilleur cheval de chaque âge a un point de plus, avec un dernier déplacement de 1 : les couloirs gagnent 4 cases d’un âge à l’autre, une par virage. Les 35 cases du couloir intérieur sont ajustées aux cotes imprimées : de 31 à 39, avec des cases recoloriées à chaque course, c’est 35 qui les redonne le mieux (divergence de 0,020 nat ; 36 0,020, 34 0,026, 33 0,048, 39 0,052)
triple-couronne-because-squares = des cases jaunes et rouges sont imprimées, mais pas leur place. De nous : deux cases colorées sur cinq, jamais plus de trois simples à la suite ; 27 sont jaunes et 37 rouges, si bien qu’un partant tire 2,4 cartes de course par course, autant qu’il en faut pour les primes imprimées (voir les cartes de course). Lesquelles, cela fut choisi pour que les chances de gagner soient proches de celles des cotes imprimées : sur 20 000 courses de chaque sorte (2 ans ; 3 ans ; 4 et 5 ans) avec tous les chevaux, la divergence est de 0,004 nat en tout, et aucun cheval à plus forte cote n’en bat un à cote plus faible, sauf de très peu parmi les outsiders
triple-couronne-because-race-cards = 50 cartes jaunes sont imprimées, et ce qu’elles font : avancer ou reculer un cheval, demander d’autres cartes, le retirer, le blesser (deux exactement : pour une course, pour deux), se garder ; l’atout de chaque jockey protège d’une carte qui fait reculer d’une case. Quelles cartes il y a, leurs mots et leurs nombres sont de nous : douze reculent d’une case, huit davantage, dix-huit avancent. Que deux retirent le cheval et qu’une seule demande une autre carte de course vient des primes imprimées, 10 % contre un retrait, 10 % contre toute blessure et 5 % de plus contre la longue : au long de saisons des deux grands programmes où deux à six joueurs engagent tout ce qui est qualifié, 9,6 % des partants sont retirés et 9,3 % blessés, et un franc de prime rapporte 0,98, 0,90 et 0,91 F
triple-couronne-because-chance-cards = 50 cartes rouges sont imprimées, et le fait qu’elles paient aussi le propriétaire ou le font payer. Quelles cartes il y a, leurs mots et leurs nombres sont de nous : 26 déplacent le cheval selon son entraînement, aussi souvent en avant qu’en arrière et aussi loin ; ce qu’elles paient et ce qu’elles coûtent, de 10 000 à 100 000 F, s’équilibre. Éprouvé avec les cartes de course (voir les cases)
triple-couronne-because-simulation = 20 000 courses de chaque sorte avec tous ses chevaux, sans décision, graine 2022 ; 100 saisons de chaque grand programme avec chaque nombre de joueurs, qui engagent tout ce qui est qualifié

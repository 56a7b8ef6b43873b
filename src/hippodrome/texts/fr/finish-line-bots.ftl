### Finish Line : qui y joue, ce qu’ils disent, et ce qu’ils calculent.

bot-daydreamer = Rêveur
bot-daydreamer-what = tombe amoureux d’un cheval, mise tout sur lui et ne gêne guère
bot-stroller = Flâneur
bot-stroller-what = soutient trois chevaux, et n’a pas encore compris tous les dés
bot-tipster = Pronostiqueur
bot-tipster-what = parie sur trois chevaux, et joue chaque dé pour ces paris
bot-magpie = Pie
bot-magpie-what = retient ce que chacun a soutenu, et s’y joint quand cela rapporte
bot-handicapper = Handicapeur
bot-handicapper-what = simule ses paris avant de les faire, puis les pousse, et arrête parfois les vôtres
bot-maestro = Maestro
bot-maestro-what = lit vos paris dans vos dés, vous rejoint ou vous arrête, et joue pour gagner la réunion
bot-fifth-backer = Fan du cinq
bot-fifth-backer-what = mise tout sur le cinquième cheval et le pousse : un étalon

## Après une course : pourquoi il a fait ce qu’il a fait

finish-line-remark-pushed = J’étais seul sur le { $horse }, alors je l’ai poussé.
finish-line-remark-alone = J’étais seul sur le { $horse } : sa cote valait la mise.
finish-line-remark-together = Je n’étais pas seul sur le { $horse } : à deux, on pousse mieux.
finish-line-remark-hindered = Vos dés m’avaient parlé du { $horse }, alors j’ai joué un des miens contre lui.
finish-line-remark-against = J’ai joué un dé contre le { $horse } : il n’était pas des miens.
finish-line-remark-lost = Je comptais sur le { $horse } ; la file est arrivée autrement.
finish-line-remark-love = J’ai tout mis sur le { $horse } : je n’ai pas pu lui résister.
finish-line-remark-three = J’avais parié sur trois chevaux, dont le { $horse } : trois ont plus de chances qu’un seul.
finish-line-remark-all-dice = J’avais parié sur trois chevaux, dont le { $horse }, et à chaque dé je n’ai pensé qu’à ces paris.
finish-line-remark-nothing = Je n’ai rien misé : il y avait plus à perdre qu’à gagner.

## Conseils

finish-line-hint-backed = Le { $horse } gagne si vous le soutenez et le poussez
finish-line-hint-backed-head = Gagne, si vous le soutenez et le poussez
finish-line-hint-pair = Le { $horse } et le { $second } sont premier et deuxième si vous les soutenez et les poussez
finish-line-hint-pair-head = 1er et 2e, si vous soutenez et poussez les deux
finish-line-hint-pair-name = { $horse } et { $second }
finish-line-hint-first = Le { $horse } gagne
finish-line-hint-first-head = 1er
finish-line-hint-front = Le { $horse } est premier ou deuxième
finish-line-hint-front-head = 1er ou 2e
finish-line-hint-runner = Numéro { $horse }

### The lab: calibrating a box, bots against each other.

## Simulations

lab-races = Races
lab-plotted = Drawn: { $file }
lab-kind = { $file }: a picture is a .png or a .svg file
lab-set = { $setting } is no option: write name=value.
lab-missing = a plot needs matplotlib, which is not installed: pip install "hippodrome[lab]"
lab-folder = there is no folder { $folder }

## La Triple Couronne: wins against printed odds

help-lab-calibrate = Whether the board and the cards of La Triple Couronne give the printed odds back, and fit the printed premiums. Fails if they do not.
help-lab-calibrate-races = Races of each kind.
help-lab-calibrate-seed = Seed; the same one gives the same races.
help-lab-calibrate-plot = Draw the result into this file (.png or .svg).
lab-cannot-simulate = { $title } cannot be simulated; { $titles } can
lab-cannot-calibrate = { $title } cannot be calibrated; { $titles } can
calibrate-horse = Horse
calibrate-odds = Odds
calibrate-promised = By the odds
calibrate-wins = Wins
calibrate-two = 2 years
calibrate-three = 3 years
calibrate-four-and-five = 4 and 5 years
calibrate-how = { $races } races of each kind with all its horses, no decisions; seed { $seed }. By the odds: 1 ÷ odds, scaled to 100% per kind.
calibrate-divergence = Divergence, all together
calibrate-correlation = Rank correlation, { $kind }
calibrate-favourite = A favourite wins most often, { $kind }
calibrate-at-most = at most { $bound }
calibrate-at-least = at least { $bound }
calibrate-between = { $least } to { $most }
calibrate-insurance = Insurance: all contracts, whole seasons
calibrate-contract = Contract
calibrate-back = Brings back per franc
calibrate-contract-race = this race
calibrate-contract-next = the next race
calibrate-contract-two = the next two races
calibrate-premium = A franc of premium brings back, { $contract }
calibrate-passed = Passed: odds and premiums come out as printed.
calibrate-failed = Failed: odds or premiums do not come out as printed.
calibrate-plot-title = La Triple Couronne: wins and odds
calibrate-plot-wins = races won (%)
calibrate-plot-promised = by the printed odds
calibrate-plot-simulated = with our board and cards
calibrate-plot-kind = { $kind } (odds)
calibrate-plot-facts = divergence { $divergence } nats · rank correlation { $two }, { $three }, { $four }

## Bots against each other

help-lab-tournament = Bots against each other: who wins how often, and how long they think.
help-lab-tournament-bots = The bots, one per seat, as in trainer,random,random,random; trainer@500 thinks for 500 rollouts, module:Class is one of your own, exec:COMMAND a program in any language. Without it: the best one against random ones.
help-lab-tournament-deals = How many deals; each is played once in every rotation of the seats.
help-lab-tournament-options = An option of the table, as in --set auction=true; several are possible.
help-lab-tournament-processes = How many processes; 0: one for each processor. The result is the same.
help-lab-tournament-seed = Seed; the same one gives the same games.
help-lab-tournament-edition = The edition, or the programme; without it the first one.
tournament-title = { $title }, { $edition }: { $deals } deals
tournament-bot = Bot
tournament-wins = Games won
tournament-within = ±
tournament-total = At the end, on average
tournament-thinks = ms per choice
tournament-progress = Deals
tournament-how = Every deal is played in every rotation of the seats; ± with 95 % confidence, over deals; seed { $seed }.

## How strong they are

help-lab-strength = How strong the bots of a game are: against the stand-in, level against level, and against simple opponents.
help-lab-strength-parts = Which parts of the table: champion, levels, yardsticks.
help-lab-strength-deals = How many deals for each row; each is played once in every rotation of the seats.
help-lab-strength-processes = How many processes; 0: one for each processor. The result is the same.
help-lab-strength-seed = Seed; the same one gives the same games.
strength = strength
strength-way = Way to play
strength-against = Against
lab-parts = The parts of the table are { $parts }.

## Bots in any language

help-lab-conform = Whether a bot in any language keeps to the protocol: it plays whole games of each title. Fails if it does not.
help-lab-conform-bot_command = The command that starts it, as in "node bot.mjs".
help-lab-conform-seed = Seed; the same one gives the same games, if the bot draws no lots.
help-lab-conform-title = Only this game; without it, all of ours.
conform-passed = { $title } { $edition }, { $seats } seats: { $choices } choices, all in order
conform-failed = { $title } { $edition }, { $seats } seats: { $problem }

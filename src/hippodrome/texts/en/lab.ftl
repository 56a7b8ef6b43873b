### The lab: calibrating a box, bots against each other.

## Simulations

lab-plotted = Drawn: { $file }
lab-kind = { $file }: a picture is a .png or a .svg file
lab-missing = a plot needs matplotlib, which is not installed: pip install "hippodrome[lab]"
lab-folder = there is no folder { $folder }

## Long work

lab-batches = Batches
lab-written = Written: { $file }
lab-kept = What was computed is kept in { $file }: give the same command again, and it goes on from there.
lab-keep-file = { $file } cannot be used for what is done ({ $reason }): name another file with --keep.
lab-keep-foreign = { $file } holds no pieces of work of the lab: name another file with --keep, or remove it.
lab-keep-other = { $file } holds pieces of other work ({ $what }: there { $there }, here { $here }): name another file with --keep, or remove it.
lab-worker-died = a process of the lab was ended from outside, perhaps for want of memory: try again, with fewer --processes if need be.
lab-cluster-missing = --cluster needs Dask, which is not installed: pip install "hippodrome[cluster]"
lab-cluster-silent = no cluster answers at { $address } within { $seconds } seconds: is its scheduler running (dask scheduler), and is this its address (tcp://host:8786)?
lab-cluster-empty = the cluster at { $address } has had no worker for { $seconds } seconds: start one (dask worker { $address }).
lab-cluster-gone = the cluster at { $address } no longer answers: start its scheduler again.
lab-cluster-killed = one worker after the other of the cluster at { $address } died over the same piece of work, perhaps for want of memory: give them more, or run it here without --cluster.
lab-cluster-version = a worker of the cluster has Hippodrome { $there }, this is { $here }: install the same version on all of them.
lab-cluster-processes = with --cluster its workers do the work: leave --processes out.
lab-bot-start = { $bot } cannot take part: { $reason }
lab-bot-failed = { $bot } failed in deal { $deal }, rotation { $rotation }: { $reason }
lab-bots-few = a tournament needs two bots at least: name them with --bots
lab-bots-twice = each bot is named once in --bots; --seats says how many sit at a table
lab-bot-illegal = { $bot } chose what is not legal in deal { $deal }, rotation { $rotation }: { $reason }
lab-out-kind = { $file }: a table of results is a .parquet or a .csv file.
lab-out-file = { $file } cannot be written ({ $reason }).
lab-parquet-missing = a .parquet file needs pyarrow, which is not installed: pip install "hippodrome[parquet]", or name a .csv file.
lab-unreadable = { $file } cannot be read ({ $reason }).
lab-foreign = { $file } is no table of results of the lab: make one with hippodrome lab tournament TITLE --out FILE.
lab-mixed = { $file } holds results of several runs: report on each of them alone.
lab-foreign-title = { $file } has results of { $title }, a game that is not installed here.
lab-other-version = { $file } was made by Hippodrome and rules { $there }, these are { $here }: use that version, or make the results again.
lab-other-box = { $file } was made with another box: name it with --box.
lab-no-report = { $file } is of lab { $work }, of which there is no page: there is one of a tournament, a simulation or a record.
lab-page-kind = { $file }: a page is a .html file.
lab-no-odds = there is nothing to bet on after { $actions } actions: name another moment with --after, or another --seat.
lab-after = there is no action { $after }: the record has { $actions }.
lab-cannot-odds = { $title } tells no chances; hippodrome lab report RECORD tells those of the players.
lab-cannot-simulate = { $title } has no simulation of its own; hippodrome lab tournament { $title } plays bots against each other.
lab-cannot-calibrate = { $title } asks nothing of its box; hippodrome lab tournament { $title } plays bots against each other.
lab-name = { $name }
lab-average = an average one
lab-met = ✓ yes
lab-not-met = ✗ no
lab-stamp = Hippodrome { $version }, rules { $rules }, box { $box }, seed { $seed }.
lab-record = Rules { $rules }, box { $box }, commitment { $commitment }.
help-option-out = Write all results to this table (.parquet or .csv), with seed, versions and box.
help-option-processes = How many processes; 0: one for each processor. The result is the same.
help-option-cluster = Do the work on this Dask cluster, as in tcp://host:8786. The result is the same.
help-option-keep = Keep what is done in this file, to go on from there; without it, beside the table of --out.

## Chances at one moment

help-lab-odds = Chances and worth of every bet at a moment of a record, from what the seat may know then.
help-lab-odds-record = The record, of a game that is over or not.
help-lab-odds-after = After so many actions; without it where the record ends, or where something to bet on last began.
help-lab-odds-seat = From which seat, the first being 1; without it the one that is to choose.
help-lab-odds-rollouts = How many rollouts.
help-lab-odds-seed = Seed; the same one gives the same chances.
help-lab-odds-plot = Draw them into this file (.png or .svg).
odds-title = { $title }: what { $name } could reckon with after { $action } actions
odds-what = What
odds-chance = Chance
odds-worth = Worth
odds-plot-chance = Chance (%)
odds-plot-coins = What each coin brings back
odds-plot-points = Points on average
odds-how = { $rollouts } rollouts from what the seat may know, seed { $seed }.
odds-how-coins = Behind the × is what each coin brings back on average.

## Pages

help-lab-report = One page about a finished record, or about the results of a tournament or simulation.
help-lab-report-file = A record (.jsonl), or a table of results (.parquet, .csv).
help-lab-report-out = The page (.html); without it beside the file.
help-lab-report-rollouts = How often a record is played on from each moment.
help-lab-report-seed = Seed of what is drawn for a record.
report-tournament = { $title }: a tournament
report-simulation = { $title }: a simulation
report-record = { $title }: how it was won
story-progress = Races
story-won = { $winners } won.
story-won-in = { $winners } won. The greatest step: race { $race }, from { $before } to { $after }.
story-chances = Each player’s chance to win, race by race
story-in-race = Race { $race }
story-actions = actions
story-turns = Where { $winner } won it
story-number = Mark
story-race = Race
story-action = Action
story-who = Who
story-did = What
story-before = Before
story-after = After
story-races = Chances after each race
story-horses = Race { $race }: what { $name } could reckon with after { $action } actions
story-how = From each moment the game was played on { $rollouts } times, all hands open and everybody playing alike; seed { $seed }. A step is told only if it is more than { $within }, which may be an accident. Where a race has many actions, moments are spread over it.

## La Triple Couronne: wins against printed odds

help-lab-calibrate = Whether a box does what was asked of it, such as to give its printed odds back. Fails if it does not.
help-lab-calibrate-races = How many races (Ticket Gagnant, La Triple Couronne: of each kind).
help-lab-calibrate-seed = Seed; the same one gives the same races.
help-lab-calibrate-plot = Draw the result into this file (.png or .svg).
calibrate-title = What was asked for
calibrate-asked = Asked
calibrate-found = Found
calibrate-bound = Bound
calibrate-met = Met
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
calibrate-passed = Passed: the box does what was asked of it.
calibrate-failed = Failed: the box does not do all that was asked of it.
calibrate-plot-title = La Triple Couronne: wins and odds
calibrate-plot-wins = races won (%)
calibrate-plot-promised = by the printed odds
calibrate-plot-simulated = with our board and cards
calibrate-plot-kind = { $kind } (odds)
calibrate-plot-facts = divergence { $divergence } nats · rank correlation { $two }, { $three }, { $four }

## Bots against each other

help-lab-tournament = A round robin of bots: who wins how often, how strong that makes them, and how long they think.
help-lab-tournament-bots = The bots that take part, as in magnate,trainer,random; trainer@500 thinks for 500 rollouts, trainer\[trainer.SAFE=1.2] has another constant, module:Class is one of your own, exec:COMMAND a program in any language. Without it: all levels of the game.
help-lab-tournament-seats = Seats at a table. Every group of so many different bots meets; if there are fewer bots, each meets a table full of each other.
help-lab-tournament-deals = How many deals; each is played by every group, once in every rotation of the seats.
help-lab-tournament-until = Go on, as many deals again each time, until every share of games won is known to within so many points.
help-lab-tournament-ceiling = After so many seconds a choice is cut short; 0: never. Then results depend on the machine.
help-lab-tournament-option = An option of the table, as in --option auction=yes. Repeat it for more.
help-lab-tournament-seed = Seed; the same one gives the same games.
help-lab-tournament-edition = The edition, or the programme; without it the first one.
tournament-title = { $title }, { $edition }: { $deals } deals
tournament-bot = Bot
tournament-wins = Games won
tournament-within = ±
tournament-total = At the end
tournament-thinks = ms per choice
tournament-progress = Deals
tournament-rating = Rating
tournament-struck = Cut short
tournament-standings = Standings after { $deals } deals
tournament-deals = { $deals } deals
tournament-first = { $bot } comes first: { $wins } of its games won, ± { $within }
tournament-ratings = Ratings, with 95% intervals
tournament-shares = Games won
tournament-duels = Won against
tournament-how = A round robin at { $seats } seats: every deal is played by every group, in every rotation of the seats. Ratings by greatest likelihood (Bradley–Terry) on the scale of Elo, 0 being the mean; ± with 95% confidence, over deals. Times are processor time; cut short are choices that the clock ended. Seed { $seed }.

## How strong they are

help-lab-strength = How strong the bots of a game are: against the stand-in, level against level, and against simple opponents.
help-lab-strength-parts = Which parts of the table: champion, time (the strongest against itself with --rollouts), levels, yardsticks.
help-lab-strength-deals = How many deals for each row; each is played once in every rotation of the seats.
help-lab-strength-rollouts = How many rollouts a choice the strongest bot has against the stand-in, and its double against itself; 0: as many as it takes.
help-lab-strength-seed = Seed; the same one gives the same games.
strength = strength
strength-how = Every deal is played in every rotation of the seats; ± with 95 % confidence, over deals; seed { $seed }.
strength-way = Way to play
strength-against = Against
lab-parts = The parts of the table are { $parts }.

## Bots in any language

help-lab-conform = Whether a bot in any language keeps to the protocol: it plays whole games of each title. Fails if it does not.
help-lab-conform-bot_command = The command that starts it, as in "node bot.mjs".
help-lab-conform-seed = Seed; the same one gives the same games, if the bot draws no lots.
help-lab-conform-title = Only this game; without it, all of ours.
conform-passed = { $title } { $edition }, { $seats } seats: { $choices } choices, all in order
conform-failed = { $title } { $edition }, { $seats } seats, { $choices ->
    [0] before the first choice
    [one] after one choice
   *[other] after { $choices } choices
  }: { $problem }

### The house in the browser, beside web.ftl: asking for a seat, tables that are refused, what comes after a game, my races.

web-offline = You are offline. What you choose now is sent when the line is back.
web-name-missing = Say first what you are called.

## Asking for a seat

web-petition-what = A chair is free. What you have is the table’s address; to sit down takes an invitation from { $host }.
web-petition-ask = Ask the host for a seat
web-petition-send = Ask
web-petition-sent = You have asked { $host } for a seat. As soon as it is given you sit down here, by itself.
web-petition-withdraw = Ask no longer
web-petition-asks = { $name } asks for a seat.
web-petition-admit = Give { $name } a seat
web-petition-turn-down = Not now
web-fact-asked = { $who } asks for a seat.
web-fact-withdrew = { $who } no longer asks for a seat.
web-fact-turned-down = { $by } has not given { $who } a seat.
web-refused-seated-already = You have a seat here.
web-refused-asked-already = You have asked already: the host sees it.
web-refused-asked-often = The host has been asked often enough. Wait for an invitation.
web-refused-said-enough = You have said as much at this table as one person may.
web-refused-spectators-said-enough = Spectators have said as much at this table as they may. Its players can go on talking.
web-refused-too-much = Too much has happened at this table. Open another one.
web-refused-not-asking = You have not asked for a seat.
web-refused-not-asking-any-more = That is no longer asked for.
web-refused-name = A name has at least one letter.
web-refused-watching = This is a place for spectators: open the table’s own address to play.

## Tables that are refused

web-refused-setup = The rules allow no such table.
web-setup-edition = There is no edition { $edition }; there is { $allowed }.
web-setup-seats = { $seats } seats: a table has { $least } to { $most }.
web-setup-bounds = { $option }: { $value } is not possible, only { $low } to { $high }.
web-setup-choices = { $option }: { $value } is not possible with { $seats } seats; possible: { $allowed }.
web-setup-option-edition = { $option }: not in the edition { $edition }, only in { $allowed }.
web-setup-options = One of the options was not understood. Reload the page and choose again.
web-setup-one-me = One seat is yours; others on this device are people of their own.
web-setup-bot = There is no such bot in this game.

## The result

web-more = More
web-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-score-ticket-gagnant =
    { $total ->
        [one] 1 point
       *[other] { $total } points
    }
web-score-triple-couronne = { $total } F
web-result-over =
    { $races ->
        [0] The game is over
        [1] Over after one race
       *[other] Over after { $races } races
    }
web-result-place = You came { $place }, { $behind } behind.
web-result-level = You came { $place }, level on points.
web-result-led = You led before the last race.
web-result-all-the-way = In front after every race.
web-result-last-race = Only { $place } before the last race.
web-result-races = Race by race
web-result-course = How it went
web-result-race = Race { $race }
web-result-lead = you led by { $by } after race { $race }
web-result-best-race = Best race
web-result-best-race-of =
    { $you ->
        [yes] yours, race { $race }
       *[no] { $name }, race { $race }
    }
web-result-payout = Biggest payout
web-result-payout-in = Race { $race }: { $told }
web-result-see = { $title }: { $text } See it again.
web-tg-best-ticket = Best ticket
web-tg-best-ticket-of =
    { $you ->
        [yes] yours, race { $race }
       *[no] { $name }, race { $race }
    }
web-tg-photo-by =
    { $mine ->
        [yes] Race { $race }: { $first } beat { $other } by a nose. { $other } was on your ticket.
       *[no] Race { $race }: { $first } beat { $other } by a nose.
    }
web-finish-photo = Neck and neck
web-share-result = Share
web-share-result-what = Whoever has this link can watch the whole game again.
web-verify-draw = Verify the draw
web-fair-title-draw = The draw is sealed

## Replay

web-replay-chapters = Races
web-replay-chapter = Race { $race }
web-replay-beginning = Start
web-replay-papers = What this seat held
web-replay-moment = Link to this moment

## My races

web-races = My races
web-races-what = Kept in this browser alone. Nobody else knows them, and no account is needed.
web-races-none = No game is finished yet. Those that you play to the end are counted here.
web-races-played =
    { $played ->
        [one] 1 game
       *[other] { $played } games
    }
web-races-won =
    { $won ->
        [0] none won
        [one] 1 won
       *[other] { $won } won
    }
web-races-best = Best result: { $score }
web-races-against = Against { $bot }
web-races-people = Among people
web-races-of = { $won } of { $played } won
web-races-latest = The latest
web-races-placed = { $place } of { $seats }, { $score }
web-races-export = Save as a file
web-races-forget = Forget them all
web-races-forget-sure = Really forget? They cannot be brought back.

## Bots: what each is like

bot-random-what = takes any legal choice, without a thought: for a first try
web-bot-what = comes with this game; how well it plays, its makers know

## Hints

web-fact-hinted = { $who } asked for the chances.
web-refused-no-hints = At this table there are no hints.
web-refused-no-choice = There are hints for those who have a choice.
web-hints = Chances
web-hints-wait = Working out the chances …
web-hints-how = Simulated from what you may know, over some thousand races; behind the × is what each coin brings back on average.
web-hints-told = Everybody is told that you looked.
web-hints-none = There is nothing to work out now.
web-new-hints = Hints
web-new-hints-what = players may ask for fair chances; everybody is told who does
web-new-level-bot = { $level } · { $bot }
web-key-hints = chances, if this table has hints
web-hints-chance = { NUMBER($percent, maximumFractionDigits: 0) }%
web-hints-then = What your choices in the last race had been worth
web-hints-worth = × { NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 2) }

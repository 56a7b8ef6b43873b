### What every table, and the commands around it, say.

## The language itself

language-name = English
language-locale = en-GB

## Small words

of-seat = { $of } { $what }
of-lane = { $of }: { $what }
of-horse = { $of }: { $what }
yes-letter = y
choice-yes-no = y / n

## Seats

person-name = Player { $number }
bot-random = Random
seat-you = You

## Asking

ask-always = ? help · r rules · q leave
press-enter = Enter to go on
pass-device = Pass the device to { $name }.
pass-device-hint = The others look away. Enter when { $name } has it.
page-more = Enter: go on · q: back
not-understood = That is none of the choices: { $answer }
refused = { $rule } · { $reason }

## Opening a table

welcome = { $title }, edition { $edition }
origin = Unofficial version of a game by { $authors } ({ $year }), with our own words and drawings.
fair-title = Provably fair
fair-commitment = All draws come from a secret seed, fixed now. This is its commitment; keep it to check the game afterwards:
fair-nonce =
    { $people ->
        [one] Add some chance of your own: type anything, or Enter for a random value.
       *[other] { $name }, add some chance of your own: type anything, or Enter for a random value.
    }
fair-nonce-ask = Your words?
fair-nonce-kept = Added: { $nonce }
repeatable = Repeatable game: its seed was given, so nothing is secret or provably fair here.
resumed = Resumed after { $actions } actions: { $path }

## Leaving

left-saved = The game is saved. To go on:
left-unsaved = The game could not be saved and is lost: { $reason }
input-ended = The input ended before the game was over.
interrupted = Interrupted.
over-title = The game is over
over-record = The record, with the seed and every draw: { $path }
over-commitment = Commitment shown before the start: { $commitment }
over-verify = To verify that nothing was arranged:
over-unsaved = The record could not be saved: { $reason }

## Saving

save-failed = The game cannot be saved at the moment: { $reason }. It goes on and is saved as soon as that works; make room on the disk.
save-failed-start = The game cannot be saved: { $reason }. It is played unsaved; to save it, choose another place with --save FILE.
save-works-again = Saved again: nothing is missing.
save-nowhere = there was no place to save it
save-exists = { $path } exists already; choose another name, or go on with that game: --resume { $path }
save-impossible = { $path } cannot be written: { $reason }
save-busy = { $path } is being played in another window
record-unreadable = cannot be read ({ $reason })
record-not-utf8 = is not UTF-8 text
record-empty = is empty: no game was saved here
record-unknown-title = is a game of { $title }, which this version does not know
record-cut = The last line was cut in the middle, as by a power cut: { $bytes } bytes. Drop it? The game goes on from the line before.
record-cut-ask = Drop it?
record-cut-kept = nothing was changed
record-mended = The closing line was missing and has been added.

## Errors

error = Error: { $reason }
error-record = this record is refused. { $reason }
error-setup = this table cannot be opened. { $reason }
error-box = this box cannot be played. { $reason }
error-names = { $names } names for { $people } people
error-name = { $name } cannot be a name: 1 to 20 visible characters, not starting with bot:
error-name-twice = two people are called { $name }
error-seats = { $people } people and { $bots } bots for { $seats } seats
error-bots = name bots with commas between them; there are { $bots }
error-bot = there is no bot { $bot }; there are { $bots }
error-resume-bot = this game was played with the bot { $bot }, which is not one of ours, and a record does not start programs: if you trust it, add --bots with its name
bot-failed = The bot { $bot } failed; another one plays on for it. { $why }
remark-said = { $name }: “{ $said }”
bot-fault-start = { $command } cannot be started ({ $reason }): is it the whole command, as you would type it here?
bot-fault-unasked = it said { $said } without being asked: what is not an answer belongs on standard error.
bot-fault-nonsense = it said { $said }, which is no answer ({ $reason }): what is not an answer belongs on standard error.
bot-fault-silent = it said nothing in the time that it had: the request says how many seconds that is, and an answer ends with a line break that is written out at once.
bot-fault-long = it said a line of more than { $bytes } bytes: an answer is much shorter.
bot-fault-died = it ended with { $code }, without being told to: it plays until its input ends.
bot-fault-died-saying = it ended with { $code }, without being told to; the last it said on standard error was { $said }
bot-fault-end-code = it ended with { $code } when its input had ended: that should be 0.
bot-fault-stays = it went on for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  } when its input had ended: it should end then.
bot-fault-not-ready = its first answer must be { $answer }
bot-fault-version = it speaks version { $there } of the protocol; this is version { $here }.
bot-fault-sorry = it does not play { $title }: { $said }
bot-fault-no-action = it must answer { $answer }
bot-fault-other-request = it answered request { $there } where request { $here } was asked.
bot-fault-refused = its action { $said } is refused: { $reason }
error-setup-bot-unknown = there is no bot { $bot }; there are { $bots }, module:Class or exec:COMMAND
error-setup-bot-load = { $bot } cannot be loaded ({ $reason }): a class is named module:Class, and Python finds the module where PYTHONPATH says
error-setup-bot-no-choose = { $bot } is no bot: it has no method choose(view, budget)
error-setup-bot-budget = { $bot }: behind the @ stands a number of rollouts, as in champion@500
error-setup-bot-constant = { $change } changes no constant of these bots: in the brackets stand a module of { $folder } and a constant of it, with a value of its kind, as in maestro[searcher.FINALISTS=5]
error-seed = a seed is written as 64 hexadecimal digits
error-commitment = a commitment is written as 64 hexadecimal digits
error-first-player = there is no seat { $seat }; seats are numbered 1 to { $seats }
error-title = say which game: { $titles }
error-title-unknown = there is no game { $title }; there is { $titles }
error-option = { $title } has no option { $option }; { $count ->
    [0] it has none
   *[other] it has { $options }
  }
error-option-value = { $value } is no value of { $option }; say { $allowed }
error-resume-with = a resumed game keeps its table: leave out { $options }
error-no-rules = the rules of { $title } are not installed with this version
error-file-exists = { $path } exists already; --force overwrites it
error-file = { $path }: { $reason }
error-seat = there is no seat { $seat } in this game; seats are numbered 1 to { $seats }

## games

games-title = Games
games-game = Game
games-seats = Seats
games-editions = Editions
games-by = By
games-unofficial = Unofficial versions with our own words and drawings. No author or publisher made or approved them. Reconstructed components are marked as such: hippodrome box show TITLE

## version

version =
    Hippodrome { $version }, rules { $build ->
        [compiled] compiled
       *[uncompiled] uncompiled
    }, Python { $python }

## replay and verify

replay-title = { $title }, edition { $edition }
replay-players = Seats: { $players }
replay-seat = Seen from the seat of { $name }.
replay-spectator = Seen as a spectator.
replay-unfinished = The record ends here; the game is not over.
replay-open = The game is over, so everything is open
replay-seed = Seed: { $seed }
replay-nonce = Nonce of { $name }: { $nonce }
replay-next = Enter: next · q: stop
verify-title = Verifying { $file }
verify-header = header: format, rules version { $rules }, box and hash hold
verify-commitment = the seed fits the commitment you were shown
verify-commitment-inner = the seed fits the commitment in the record
verify-actions = { $actions } actions, each legal when it was played
verify-draws = { $draws } draws, each the one that the seed gives
verify-hashes = { $lines } lines, each with the right hash: none changed, moved or missing
verify-outcome = the outcome is the one that the game has: { $winners } with { $total }
verify-good = Verified: this game is what it claims to be.
verify-good-inner = Consistent in itself. Whether the seed was fixed before the start can only be said with the commitment that was shown then: --commitment HASH
verify-bad = NOT verified: { $reason }

## box

box-title = The box of { $title }
source-rulebook = printed in the rulebook
source-derived = derived
source-reviewed = reported by reviews
source-reconstructed = RECONSTRUCTED: ours, not the original
box-own = your own box: { $file }
box-standard = the box that comes with the game
box-fine = { $file }: fine, a box of { $title } that can be played
box-copied = { $file }: a copy of the box. Edit it, then: { $command }

## At any table

race-of = Race { $race } of { $races }
event-bid-made =
    { $you ->
        [yes] You bid
       *[no] { $who } bids
    } { $amount }.
event-bid-passed =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
event-maximum-set =
    { $amount ->
        [0] { $you ->
            [yes] You take your
           *[no] { $who } takes the
        } maximum back.
       *[other] { $you ->
            [yes] You leave
           *[no] { $who } leaves
        } a secret maximum of { $amount }.
    }
bids-climb = Bids climb from { $least } to { $most }.
bids-lead =
    { $you ->
        [yes] You lead with { $amount }.
       *[no] { $who } leads with { $amount }.
    }
bids-passed = Out: { $seats }.
event-order-obeyed = By your order ↻ { $decision }: { $answer }.
event-plan-followed =
    { $most ->
        [0] As you planned: nothing for { $name }.
       *[other] As you planned: up to { $most } for { $name }.
    }
event-action-undone =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the last choice back.

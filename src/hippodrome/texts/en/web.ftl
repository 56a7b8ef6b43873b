### The browser: everything around the boards.

## Small words

web-loading = One moment …
web-close = Close
web-cancel = Cancel
web-keep = Keep
web-copy = Copy
web-copy-copied = Copied.
web-copy-selected = Selected: copy it with your keyboard or your finger.
web-share = Share
web-try-again = Try again
web-reload = Reload
web-failed = That did not work. Please try again.
web-busy = on its way
web-menu = Menu
web-language = Language
web-sound = Sound
web-skip-link = Straight to the content
web-to-home = Back to the shelf
web-to-home-keep = To the shelf (the table stays)
web-your-turn = Your turn
web-name = Name
web-name-hint = What are you called?
web-emblem = Emblem
web-amount-less = { $step } less
web-amount-more = { $step } more

## Emblems

web-emblem-hat = top hat
web-emblem-binoculars = binoculars
web-emblem-umbrella = umbrella
web-emblem-bugle = bugle
web-emblem-rosette = rosette
web-emblem-horseshoe = horseshoe
web-emblem-watch = stopwatch
web-emblem-clover = clover
web-emblem-bow-tie = bow tie
web-emblem-flag = flag
web-emblem-carrot = carrot
web-emblem-fan = fan

## The shelf

web-page-title = Hippodrome: board games at the races
web-tagline = Four board games at the races. Come in, the afternoon is yours.
web-shelf = The games
web-to-come = to come
web-play-now =
    { $bots ->
        [one] Play now against a bot
       *[other] Play now against { $bots } bots
    }
web-invite-friends = Invite friends
web-one-device = One device
web-rules = Rules
web-players = { $least } to { $most } players
web-credit-triple-couronne = Unofficial version with our own words and drawings. The rulebook that we know names neither author nor year; if you know who made it, tell us.
web-tables-mine = Your tables
web-tables-finished = Your finished games
web-tables-listed = Watch a table
web-tables-all = Show all { $count }
web-status-waiting = not begun
web-status-running = running
web-status-over = over
web-table-clear = Clear this table away
web-table-clear-sure = The table and its game are gone for everybody, for good. Save the record first if you want to keep it.
web-me-title = Who are you?
web-me-edit = { $name }: change name and emblem
web-me-nobody = Your name
web-me-note = No account is needed. This browser remembers you.
web-about-unofficial = Unofficial versions with our own words and drawings. No author or publisher made or approved them; reconstructed parts are marked in the rules. If you like a game, look for a real box.
web-about-keeps =
    { $days ->
        [one] A table that nobody touches is cleared away after one day.
       *[other] A table that nobody touches is cleared away after { $days } days.
    }
web-about-fair = Every draw can be checked after the game.
web-about-replay = Open a saved game
web-about-licence = MIT licence

## A new table

web-new-title = A new table
web-new-seats = Who sits down?
web-new-rules = What is played?
web-new-table = At the table
web-new-edition = Edition
web-edition = { $edition }
web-edition-ticket-gagnant-2022 = The first edition: races go on when a horse crosses the dashed line, and the steeplechase has two hedges. Best to begin with.
web-edition-ticket-gagnant-2024 = The later edition: the first horse across the dashed line ends the race, and the first player arranges the start.
web-option-value = { $label }: { $value }
web-option-ticket-gagnant-races = Races
web-option-ticket-gagnant-races-about = How many races the meeting has; four players need about ten minutes for each.
web-option-ticket-gagnant-flat-only = Flat races only
web-option-ticket-gagnant-flat-only-about = No hedges, no river, no sulkies: good for a first game.
web-option-ticket-gagnant-hidden-predictions = Hidden predictions
web-option-ticket-gagnant-hidden-predictions-about = Tickets stay face down until the ranking is known, so you guess what the others want.
web-option-finish-races = Races
web-option-finish-races-about = How many races your 10,000 have to last for.
web-new-me = that is you
web-new-friend = a friend, by link
web-new-here = somebody on this device
web-new-bot = a bot
web-new-level = How well the bot plays
web-new-friend-what = chooses a name on arrival
web-new-here-what = Several people on this device: a curtain falls between turns, so that hands stay secret.
web-new-who = Who has seat { $number }
web-new-emblem = Emblem: { $emblem }. Press for another one.
web-new-add = Add a seat
web-new-remove = Take seat { $number } away
web-new-clock = Clock
web-clock-none = no clock
web-clock-relaxed = relaxed
web-clock-fast = fast
web-clock-none-what = Take your time; others can nudge you.
web-clock-relaxed-what = Two minutes for a choice, then a bot takes over until you are back.
web-clock-fast-what = Thirty seconds for a choice, then a bot takes over until you are back.
web-new-listed = Anybody may watch
web-new-listed-what = The table is shown on the first page of this server. Spectators see only what is public.
web-new-chat = Who may chat?
web-chat-everybody-rule = everybody, spectators too
web-chat-players-rule = players only
web-chat-closed-rule = nobody
web-new-open = Open the table
web-new-begin = Start the game

## Before the start

web-chair = Seat { $number }
web-chair-free = free
web-lobby-title = Take your seats
web-lobby-watch = They are taking their seats
web-lobby-start = Start
web-lobby-start-open =
    { $open ->
        [one] One chair is free: a bot sits there until somebody comes.
       *[other] { $open } chairs are free: bots sit there until somebody comes.
    }
web-lobby-start-full = Everybody is here.
web-lobby-wait = The host starts the game.
web-lobby-invite = Invite friends
web-lobby-link = Invitation link
web-lobby-loopback = Only this computer can open this link. To let others in, start the server with --lan.
web-lobby-qr = Invitation as a QR code
web-lobby-qr-hint = Point a phone’s camera here.
web-lobby-about = This table
web-lobby-close = Close this table
web-lobby-close-sure = Really close? It is gone for everybody.
web-fair-title = The dice are sealed
web-fair-lobby = All draws come from a secret number, fixed before the start. This is its seal: after the game the number is opened, and anybody can check that it fits.
web-join-invited = { $host } invites you to this table.
web-join-invited-plain = You are invited to this table.
web-join-running = The game is on; a bot keeps your seat warm. You take over where it stands.
web-join-chair = Chair
web-join-any = any
web-join-sit = Sit down
web-join-watch = I only want to watch
web-join-full = All chairs are taken. You can watch.
web-join-locked = The host has locked the chairs. You can watch.

## At the table

web-scene = The board
web-desk = My papers
web-seats = Players
web-host = host
web-bot = bot
web-bot-number = { $bot } { $number }
web-by-bot = a bot plays for this seat
web-here = here
web-away = away
web-muted = muted
web-acting = has to choose now
web-clock-left = { $time } left
web-spectator = spectator
web-spectators =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
web-ready = { $ready } of { $seats } ready
web-undo = Take back
web-undo-title = Take back your last choice (U)
web-skip = Skip
web-watch = Watch: this is what it leads to.
web-no-choice = Only one thing can be done here: it happens by itself.
web-millions = { NUMBER($amount, maximumFractionDigits: 2) }{"\u00A0"}M
web-thousands = { NUMBER($amount, maximumFractionDigits: 1) }k
web-rest = Look as long as you like.
web-go-on = Go on
web-ahead-go = Go to my choice
web-skip-title = Go to where the game stands (S)
web-speed = Speed of what happened
web-speed-off = off
web-speed-none = nothing moves
web-speed-times = { $speed } times as fast
web-reconnecting = The line is down. Trying again …
web-outdated = The server has been renewed since this page was opened.
web-by-bot-you = A bot plays for you.
web-by-bot-for = A bot plays for { $name }.
web-take-back = Take my seat back
web-hand-over = Let a bot play for me
web-hand-over-for = Let a bot play for { $name }
web-nudge = Nudge { $name }
web-leave = Leave the table
web-leave-sure = Really leave? A bot plays on for you.
web-seat-menu = About { $name }
web-seat-bot = A bot: { $bot }.
web-seat-open = Nobody has taken this seat; a bot plays it until somebody comes.
web-seat-by-bot = A bot plays here for now: { $bot }.
web-recovery = Recovery link
web-recovery-what = Keep this link: it brings you back to your seat from another device. Nobody else has it, not even the host; whoever opens it sits in your place.
web-recovery-keep = Keep a link back to your seat, for another device.
web-recovery-renew = Renew this link
web-link-renewed = The link before it no longer works.
web-recovery-qr = Recovery link as a QR code
web-kick = Send away
web-kick-sure = Really send away? The invitation is renewed too.
web-free = Free this seat for another person
web-free-what = Everybody at the table is told. The seat is free once all other players agree, or after the announced wait; { $name } keeps it by coming back in time. What was secret at this seat until then stays secret.
web-freeing = { $name } is away. In { $time } this seat is free for another person.
web-free-agree = Agree now
web-free-agreed = You agree.
web-free-keep = Do not free it
web-invite-renew = Renew the invitation
web-mute-spectator = Mute { $name }
web-unmute-spectator = Let { $name } speak
web-the-host = The host
web-mute = Mute in the chat
web-unmute = Let speak again
web-host-hand-over = Let a bot play this seat
web-host-rules = You are the host
web-host-rules-what = Whatever you do here stands in the table’s log, for everybody to read.
web-lock = Lock the seats
web-unlock = Unlock the seats
web-spectator-link = Link for spectators
web-spectator-link-what = Whoever opens it sees only what is public, even a player.
web-confirm = Confirm choices
web-confirm-what = Choices on the board wait for a second tap.
web-rules-page = Rules on a page of their own

## Talk

web-talk = Commentary, chat and log
web-talk-story = Commentary
web-talk-chat = Chat
web-talk-log = Table log
web-story-all = Everything from the start
web-talk-open =
    { $unread ->
        [0] Commentary and chat
       *[other] Commentary and chat, { $unread } new
    }
web-chat-empty = Nobody has said anything yet.
web-chat-hint = Say something
web-chat-send = Send
web-chat-closed = The host has closed the chat.
web-chat-players = Only players may chat here.
web-chat-spectator = { $name } (spectator)
web-reactions = Reactions
web-reaction-bravo = Bravo!
web-reaction-laugh = Ha ha!
web-reaction-gasp = Ooh!
web-reaction-oops = Oops
web-reaction-thanks = Thanks
web-reaction-hurry = Shall we?
web-log-empty = Nothing has happened to this table yet.
web-fact-sat = { $who } sat down.
web-fact-left = { $who } left; a bot plays on.
web-fact-returned = { $who } is back.
web-fact-handed-over =
    { $byOther ->
        [yes] { $by } handed the seat of { $who } to a bot.
       *[no] { $who } lets a bot play.
    }
web-fact-taken-back = { $who } plays again.
web-fact-clock = Time ran out for { $who }; a bot plays on.
web-fact-nudged = { $by } nudged { $who }.
web-fact-kicked = { $by } sent { $who } away.
web-fact-muted = { $by } muted { $who }.
web-fact-unmuted = { $by } lets { $who } speak again.
web-fact-locked = { $by } locked the seats.
web-fact-unlocked = { $by } unlocked the seats.
web-fact-chat =
    { $by } decided who may chat: { $detail ->
        [everybody] everybody
        [players] players only
       *[closed] nobody
    }.
web-fact-freeing = { $by } wants to give the seat of { $who }, who is away, to another person: in { $detail } min, or once all agree.
web-fact-agreed = { $by } agrees that the seat of { $who } goes to another person.
web-fact-kept =
    { $byOther ->
        [yes] { $by } waits for { $who } after all.
       *[no] { $who } is back and keeps the seat.
    }
web-fact-freed =
    { $detail ->
        [agreed] { $by } freed the seat of { $who } for another person, as all agreed.
       *[waited] { $by } freed the seat of { $who } for another person, after the announced wait.
    }
web-fact-renewed = { $by } renewed the invitation.
web-fact-recovery = A new recovery link was made for { $who }.
web-fact-recovered = { $who } came back by a recovery link.
web-fact-started = The game began.
web-fact-host = { $who } is the host now.

## The curtain

web-curtain-for = Pass the device to
web-curtain-hint = The others look away. The curtain opens for { $name } only.
web-curtain-open = I am { $name }: open
web-curtain-undo = I am { $name } and want to take back my choice

## Refusals

web-moved = Your seat was taken elsewhere, or the host sent you away. You are watching now.
web-rule-link = Rule { $rule }
web-refused-unreachable = The server does not answer. Is it running?
web-refused-elsewhere = This table is moving to another machine. Try again in a moment.
web-refused-full = This server is full. Try again later.
web-refused-storage-lost = The server has lost its database for a moment. Look whether it was done, then try again.
web-refused-malformed = The server did not understand that.
web-refused-stale = The game had gone on already: this is how it stands now.
web-refused-not-yours = This seat is not yours.
web-refused-not-now = That is not possible now.
web-refused-too-fast = Too much at once: wait a moment.
web-refused-storage = The choice could not be saved, so it was not made. Try again in a moment.
web-refused-muted = The host has muted you.
web-refused-closed = That is closed.
web-refused-no-cookie = The server does not know this browser. Allow this site’s cookies, then reload the page.
web-refused-not-host = Only the host may do this.
web-refused-not-begun = The game has not begun.
web-refused-begun = The game has begun already.
web-refused-cannot-undo = A custom of this house: only your own last choice can be taken back, and nothing that was drawn, revealed or bid.
web-refused-by-bot = A bot plays for this seat: take it back first.
web-refused-by-bot-already = A bot plays there already.
web-refused-not-by-bot = You play this seat already.
web-refused-not-player = Only players nudge each other, and only in a game.
web-refused-not-waiting = Nobody waits for that seat.
web-refused-nudged-already = That seat was nudged already.
web-refused-own-seat = You cannot do this to your own seat.
web-refused-nobody-there = Nobody sits there.
web-refused-locked = The host has locked the seats.
web-refused-over = This game is over.
web-refused-no-seat = There is no seat left.
web-refused-recovery-void = This recovery link is no longer good: it was used, or renewed since.
web-refused-join = This invitation is no longer good. Ask the host for a new one.
web-refused-sent-away = The host has sent you away.
web-refused-name-taken = Somebody at the table is called like that: choose another name.
web-refused-not-away = This player is here.
web-refused-not-running = That is only possible in a running game.
web-refused-freeing-already = That is announced already.
web-refused-not-freeing = This seat is not to be given to another person.
web-refused-not-asked = Only the other players are asked.
web-refused-agreed-already = You have agreed already.
web-refused-chat-closed = The host has closed the chat.
web-refused-too-many-tables = Many tables were opened from here: wait a while.
web-refused-not-over = This game is not over yet.
web-refused-no-table = There is no such table: it was deleted, or has expired.
web-refused-other-rules = This table was begun under other rules and cannot go on with this version.
web-refused-origin = This request came from another site’s page.
web-refused-host = The server is not known under this name: use the address that it printed.
web-refused-busy = Many games are being played again just now: try again in a moment.
web-refused-replay-too-big = This game has too many steps to be shown here. It can be verified, or shown at a terminal: hippodrome replay FILE
web-refused-replay-too-long = Playing this game again takes too long here. At a terminal there is no limit: hippodrome verify FILE
web-refused-replay-memory = Playing this game again needs too much memory here. At a terminal there is no limit: hippodrome verify FILE
web-refused-broken = Something is broken in the server. It has been written down.

## Lost

web-lost-page = There is nothing here
web-lost-page-what = The address may be mistyped, or the page has moved.
web-lost-table = This table is gone
web-lost-table-what = It was cleared away, or nobody had touched it for a long time. If somebody sent you the link, ask for a new one.
web-lost-unreachable = The server does not answer
web-lost-unreachable-what = Check that it is running and that this device is on the same network, then try again.
web-lost-forbidden = Not from here
web-lost-forbidden-what = The server refuses this address. Use the one that it printed when it started.
web-lost-broken = Something is broken
web-lost-broken-what = It is not your fault. Try again in a moment.

## After the game

web-result = Result
web-result-title = The result
web-result-won = You win!
web-result-shared = You share the victory!
web-result-by =
    { $count ->
        [one] { $names } wins with { $score }.
       *[other] { $names } share the victory with { $score }.
    }
web-result-board = See the board
web-rematch = Rematch
web-rematch-there = The others go on at a new table.
web-rematch-go = Go there
web-replay = Replay
web-export = Save the record
web-verify = Verify the dice
web-verify-what = Nobody could arrange the draws if all three of these hold.
web-verify-kept = The seal is the one that this browser saw before the start.
web-verify-unseen = This browser did not see the seal before the start; it can only check that everything fits together.
web-verify-swapped = The seal is NOT the one that this browser saw before the start.
web-verify-seed = The opened number fits the seal: your browser has computed it itself.
web-verify-seed-bad = The opened number does NOT fit the seal.
web-verify-seed-word = Number
web-verify-seal-word = Seal
web-verify-replay = The whole game was played again: { $actions } choices, each legal, and each draw the one that the number gives.
web-verify-replay-bad = The record does NOT hold, line { $line }: { $reason }
web-verify-good = Nothing was arranged.
web-verify-good-inner = Everything fits together. Only a browser that saw the seal before the start can say more.
web-verify-bad = This game cannot be trusted.

## Replay

web-replay-open = Open a saved game
web-replay-open-what = Choose a record, or drop it here. It is shown, not kept.
web-replay-from = Seen by
web-replay-spectator = as a spectator
web-replay-seat = as { $name }
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-scrub = Where in the game
web-replay-step = step { $at } of { $of }

## Rules

web-rules-of = { $game }: the rules
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [one] one passage
       *[other] { $count } passages
    }
web-rules-nothing = Nothing has these words.
web-rules-note = Our own words. Where the rulebook is silent, a ruling is marked as such; what we had to reconstruct is marked under “What is in the box”.

## Keys

web-help = Keyboard
web-help-board = Cards, targets and forms are reached with Tab, chosen with Enter or the space bar; arrow keys move within a group.
web-key-digits = pick a card, put a token on the ticket, choose the nth thing
web-key-arrows = aim along the course, walk from thing to thing
web-key-enter = decide
web-key-aside = put the picked die aside
web-key-bid = bid, in an auction
web-key-pass = pass, in an auction; begin a pair, on a betting slip
web-key-undo = take back the last choice
web-key-skip = skip to where the game stands
web-key-mute = sound on or off
web-key-chat = say something
web-key-rules = open the rules
web-key-help = this page
web-key-tab = to the next thing
web-key-escape = close what lies on top

## A sale

web-bids-amounts = How much?
web-bids-amount = Amount
web-bids-least = least
web-bids-other = other
web-bids-brief = Back
web-bids-do = Bid { $amount } for { $horse }
web-bids-pass = Pass
web-bids-doubt-jump = { $amount } for { $horse }: that is { $more } over the least bid. Sure?
web-bids-doubt-half = { $amount } for { $horse }: that is more than half of your cash. Sure?
web-bids-yes = Bid { $amount }
web-bids-no = No
web-bids-maximum = Secret maximum…
web-bids-maximum-brief = bids for you, unseen
web-bids-maximum-title = Secret maximum for { $horse }
web-bids-maximum-about = It bids for you, one step at a time, only as far as it has to and never beyond this amount. Nobody else sees it.
web-bids-maximum-amount = The most you would give
web-bids-set = Set
web-bids-standing = Secret maximum: { $amount }
web-bids-standing-change = change it or take it back
web-bids-take-back = Take back

### What the terminal says at any table. Words of the notation in the reader’s language are `word-<word>`, or `<title>-word-<word>`.

## Asking

ask-choice = Your choice?
ask-undo = u undo ·
ask-hint-list = The number, or the beginning of a word ·
ask-hint-forms = A word and what belongs to it; words may be shortened ·
ask-hint-back = Choose further · Enter: back · x starts afresh ·
ask-hint-draft = Enter hands it in · 0 rubs a line out · x starts afresh ·
ask-empty = Nothing is written. Enter again hands it in like that.
ask-full = There is no room for that: { $line }. Rub one out first, with 0.
ask-enter = Enter: { $answer } · = always ·
ask-orders = Switch?
ask-orders-hint = Numbers switch, like 1 4 · a all on · x all off · Enter: back ·
not-an-action = That is no action: { $examples }

open-ask = 1 to { $most }, Enter for the first:

## Showing

table-race = Race { $race } of { $races }
film-skip = Enter: straight to the end
wait-next = Enter: go on
wait-end = Enter: the final standings
col-seat = Seat
col-account = Got and paid
col-change = Change
col-cash = Cash
yes = yes
no = no

## Standing orders

orders-none = i looks things up · d standing orders, for fewer questions
orders-one = { $decision }: { $answer }
orders-some = i looks things up · d orders ↻ { $orders }
orders-title = Standing orders: what your seat does without asking you
orders-no-such = With “=” an answer becomes a standing order. There is none for this answer; d shows those that there are.
orders-resumed = Enter: go on with your orders · d change them · i look things up · q leave
orders-wait = Enter: go on · d standing orders · i look things up · q leave

## Words of the notation

word-all = all
word-none = none
word-bets = bets
word-bid = bid
word-maximum = maximum
word-pass = pass
word-place = place
word-win = win

## Boxes

box-simulation = Checked by simulation

## Fields of boxes and views

field-advances = advances
field-by = by
field-copies = copies
field-count = count
field-deck = deck
field-finish = finish
field-ladder = from the front
field-name = name
field-number = number
field-numbers = rounds 1 to 6
field-sides = sides
field-ages = ages
field-below = below
field-handicap = head starts
field-last-sale = last sale
field-character = character

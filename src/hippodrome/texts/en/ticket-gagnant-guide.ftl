# The guided first race, mark by mark: a title, a text, perhaps a note.
ticket-gagnant-guide-hand = You open the meeting
ticket-gagnant-guide-hand-text = Everybody gets the same number of cards. Few cards make a short race: take 3 or 4.
ticket-gagnant-guide-hand-note = A real table against two bots, laid for a first race: always on the flat. The cards are shuffled and sealed as at any other.
ticket-gagnant-guide-cards = Your cards move the horses
ticket-gagnant-guide-cards-text = Each card shows a horse and how far it goes. No horse is yours, but you will move those that you hold.
ticket-gagnant-guide-ticket = First, your ticket
ticket-gagnant-guide-ticket-text = Say who comes first, second and third, and hand it in. The right place brings { $first }, { $second } or { $third } points, another of the three { $placed }.
ticket-gagnant-guide-ticket-note = Pick horses that your cards can help.
ticket-gagnant-guide-card = Your turn: pick a card
ticket-gagnant-guide-card-text = Yellow cells will show where its horse may go. Bring the horses of your ticket forward, or hold up the others.
ticket-gagnant-guide-cell = Now a yellow cell
ticket-gagnant-guide-cell-text = Put the horse on one of them. If another horse stands there, it is pushed aside.
ticket-gagnant-guide-front = Being in front is enough
ticket-gagnant-guide-front-text = There is no post to reach. Once the last card is down, the horse furthest up the course wins.
ticket-gagnant-guide-front-note = This board shows the order right now.
ticket-gagnant-guide-now = What you would score
ticket-gagnant-guide-now-text = Your ticket is counted in the order of the finish. Until the last card, everything can still turn.
ticket-gagnant-guide-scored = The tickets are counted
ticket-gagnant-guide-scored-text = That was a whole race. { $left ->
    [one] One more follows
   *[other] { $left } more follow
 }; most points in the end win.
ticket-gagnant-guide-scored-note = From here you are on your own. The rules are behind the book at the top.

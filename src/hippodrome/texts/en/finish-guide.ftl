# The guided first race, mark by mark: a title, a text, perhaps a note.
finish-guide-lot = Six horses are for sale
finish-guide-lot-text = The bars say how far this one runs in each round; the track has { $length } squares. Many races are over before round six.
finish-guide-lot-note = A real table against two bots, laid for a first race: just one. The cards and the dice are sealed as at any other.
finish-guide-bid = Bid, or let it go
finish-guide-bid-text = If your horse wins you get four times what you paid, twice if it is second, your money back if it is third. Keep some for the bets.
finish-guide-bid-note = Who passes is out of this auction; the next horse is a new one.
finish-guide-jockey = The hammer brings a jockey
finish-guide-jockey-text = Whoever buys draws a jockey, with six numbers of their own. Horse and jockey together make the pace.
finish-guide-odds = The last five squares pay
finish-guide-odds-text = A close finish pays best: up to { $win } times your stake to win, up to { $place } times for a place. A finish far apart pays nothing.
finish-guide-odds-note = To win counts where the second horse stands, for a place where your own does.
finish-guide-form = Bet in secret
finish-guide-form-text = One bet to win, two for a place, which means second or third. Touch a field, name a stake, hand in the form.
finish-guide-form-note = A stake is spent in any case. Then the dice run the race.
finish-guide-paid = The bank pays
finish-guide-paid-text = Owners of the first three are paid by what the horse cost, bets by their odds. Most money in the end wins.
finish-guide-paid-note = That was a whole race. The rules are behind the book at the top.

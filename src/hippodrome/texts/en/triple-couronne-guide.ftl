# The guided first race, mark by mark: a title, a text, perhaps a note.
triple-couronne-guide-race = Today’s race
triple-couronne-guide-race-text = You own a stable of four horses. A poster like this one says which of them may run, and what is to be won: { $prize } F for the first one home.
triple-couronne-guide-race-note = A real table against a bot, with the shortest programme: { $races } races. Most money at the end wins.
triple-couronne-guide-field = The horses
triple-couronne-guide-field-text = The smaller the number with the ×, the better the horse. The bar is its chance, from many trial races of the house.
triple-couronne-guide-field-note = Each age runs in a lane of its own; the older a horse, the longer its way.
triple-couronne-guide-enter = Enter your horse
triple-couronne-guide-enter-text = Whatever qualifies is ticked already: the button hands it in. Here entering is free, so all of them may run.
triple-couronne-guide-enter-note = On a yellow or red square a horse draws a card. The first card of each colour is read slowly.
triple-couronne-guide-paid = What it brought
triple-couronne-guide-paid-text = Prizes go to whoever leads the horse. The sheet stays until you go on; every line of it is kept in your stable book.
triple-couronne-guide-calendar = The calendar
triple-couronne-guide-calendar-text = This opens all races of the season. Each says which of your horses may run in it, and why another may not.
triple-couronne-guide-book = Your stable book
triple-couronne-guide-book-text = Every stable, every horse, every franc. The twelve bars of a horse are its moves, in this order and then again.
triple-couronne-guide-book-note = Longer programmes add auctions, jockeys, bets, insurance and trophies. The rules are behind the book at the top.

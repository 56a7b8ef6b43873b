## Standing orders and plans

web-refused-no-order = No such standing order is known here.
web-refused-no-lot = That is no longer to come under the hammer.
web-orders = Standing orders
web-orders-what = What your seat answers at once, without asking you. Nobody else knows; change it whenever you like.
web-orders-all = Answer all
web-orders-none = Ask me everything
web-orders-ask = ask me
web-orders-one = { $decision }: { $answer }
web-orders-from-now-on = From now on, { $decision }:
web-orders-given = Without asking:
web-orders-lift = Ask me again: { $what }
web-orders-coming = Lots to come
web-orders-coming-what = How far your seat goes for each of them, without asking you.
web-orders-pass = pass
web-orders-up-to = up to …
web-orders-most = The most for { $name }
web-by-order = Your seat answers as you ordered.

### The help of every command.

help-hippodrome = Horse-racing board games at the terminal.
help-option-lang = Language, fr or en (otherwise HIPPODROME_LANG, then your locale).
help-option-title = Which game; hippodrome games lists them.
help-option-box = Play with this box file instead of the game’s own.
help-option-file = The record of a game.
help-option-help = Show this help.
help-hippodrome-version = Show the version and how the rules run.

help-games = The games, with their authors.

help-play = Play a game at this terminal.
help-play-seats = Number of seats; bots fill those that nobody takes.
help-play-edition = Edition of the rules.
help-play-option = An option of the game, as name=value. Repeat it for more.
help-play-races = Number of races in the meeting.
help-play-flat_only = Only flat races, for first games.
help-play-hidden_predictions = Tickets stay face down until the ranking is known.
help-play-first_player = Seat (1, 2, …) that is first player; otherwise drawn by lot.
help-play-stables = La Triple Couronne: who gets which colour, random or chosen.
help-play-auction = La Triple Couronne, Complet and Marathon: whether horses are bought at an auction.
help-play-jockeys = La Triple Couronne, Complet and Marathon: who gets which jockeys, random or drafted.
help-play-form_guide = La Triple Couronne: whether simulated chances and values are shown in the browser.
help-play-bots = Bots, with commas between them; from the weakest to the strongest: { $levels }. Also those of others: module:Class, or exec:COMMAND for a program (docs/bot-protocol.md).
help-play-people = People at this device, passing it round; 0 to watch bots.
help-play-name = Name of a person; repeat it for more.
help-play-seed = Seed (64 hexadecimal digits) for a repeatable game.
help-play-save = Save the game in this file.
help-play-resume = Go on with a saved game.
help-play-fast = No pauses.
help-play-plain = No full screen: print one thing after another.

help-replay = Show a recorded game, event by event.
help-replay-step = Show the track after every card, and wait.
help-replay-seat = See what this seat (1, 2, …) saw; otherwise as a spectator.
help-replay-unfinished = Accept the record of a game that is not over.

help-verify = Check that a recorded game was not arranged or changed.
help-verify-commitment = The commitment that was shown before the start.

help-box = Boxes: the components of a game.
help-box-show = Show the components of a game and where each value comes from.
help-box-check = Check whether a box file can be played.
help-box-check-file = The box file.
help-box-copy = Copy the box of a game, to edit it.
help-box-copy-file = Where the copy goes.
help-box-copy-force = Overwrite an existing file.

help-rules = Read the rules of a game.

help-bench = Measure the speed of the engines; all arguments are passed on.
help-bench-arguments = Arguments of the bench.

help-lab = Numbers about the games.

help-serve = Start the server and open the game in the browser. Without any command, this is what happens.
help-serve-host = The address to listen on. Without it only this machine can connect.
help-serve-port = The port to listen on; without it the first free one from 8000.
help-serve-browser = Open a browser window.
help-serve-lan = Listen on the local network, and show a QR code for phones.
help-serve-public_url = How the world reaches this server through a proxy, as in https://races.example.org.
help-serve-data = The folder where tables are kept.
help-serve-database = Another database, as a URL of SQLAlchemy's, as in postgresql+psycopg://user@host/name.
help-serve-keep = Days after which a table that nobody touched is cleared away.
help-serve-trusted_proxies = Addresses of proxies whose X-Forwarded headers are believed.
help-serve-take_back = Seconds that bots wait after a choice that its player could still take back.
help-serve-patience = Where servers share PostgreSQL: seconds of silence after which the tables of one go to the others.
help-serve-tables = Where servers share PostgreSQL: how many tables one of them keeps in memory at once.
help-serve-processes = How many processes share the work, on as many processors; needs PostgreSQL and HAProxy.
help-serve-node = The port of one process among several; for the one that starts them.
help-serve-seat_wait = Minutes that a player who is away is waited for, once announced, before the host may give the seat to another person.
help-serve-limits = Limit how much one address or connection may ask for. Switch it off for load tests only.
help-serve-bot = A bot of somebody else’s that tables may have, as name=module:Class or name=exec:COMMAND; the name alone if a package offers it. Repeat it for more.
help-serve-log_level = How much is logged: debug, info, warning or error.
serve-address = Hippodrome is open: { $address }
serve-phones = Phones on the same network: { $address }
serve-public = Everybody else: { $address }
serve-already = Hippodrome is running already: { $address }
serve-no-client = The browser client is not built into this installation, so there are no pages; install it anew where the registry of npm can be reached.
serve-stop = Ctrl+C closes it; games are kept.

help-backup = Write every table into one file, while the server runs or not.
help-backup-file = Where the backup goes. Keep it to yourself: it holds the seeds of running games.
help-backup-data = The folder where tables are kept.
help-backup-database = The database, if it is another one, as for serve.
help-backup-force = Overwrite an existing file.
backup-done = { $tables ->
    [one] One table is in { $file }.
   *[other] { $tables } tables are in { $file }.
}
backup-secret = Keep this file to yourself: it holds the seeds of running games and the keys of their invitations.
backup-exists = { $file } exists already; --force overwrites it.
backup-nothing = There is nothing to back up here; name the folder with --data, or the database with --database.

help-restore = Fill an empty database from a backup.
help-restore-file = The backup.
help-restore-data = The folder where tables will be kept.
help-restore-database = The database to fill, if it is another one, as for serve.
restore-done = { $tables ->
    [one] One table was restored from { $file }.
   *[other] { $tables } tables were restored from { $file }.
}
restore-running = A server is running on this data folder ({ $address }): stop it first.
restore-not-empty = This database holds tables or people already; a backup is restored into an empty one only.
restore-newer = This backup was made by a newer version of Hippodrome ({ $version }); use that version.
restore-broken = This is no whole backup of Hippodrome’s, so nothing was restored: { $reason }.

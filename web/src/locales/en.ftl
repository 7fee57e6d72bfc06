### The shell's own words.

list-none = none

shell-skip = Skip to the table
shell-guest = Guest
shell-nothing_here = There is nothing at this address.

common-close = Close
common-cancel = Cancel
common-loading = One moment…
common-copy = Copy
common-copied = Copied

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-system = As the device says
settings-light = Light
settings-dark = Dark
settings-motion = Motion
settings-motion_full = Cards and pieces move
settings-motion_reduced = Nothing moves
settings-contrast = High contrast
settings-sound = Sound

account-title = Who you are
account-as_guest = You are here as { $name }, a guest. An account keeps your matches.
account-as = You are { $name }.
account-name = Name
account-password = Password
account-password_note = At least 8 characters
account-login = Log in
account-register = Make an account
account-rename_guest = Come as a new guest with this name
account-logout = Log out
account-page = Your matches and ratings

security-link = Devices and password
security-title = Devices and password
security-sessions = Where you’re logged in
security-guest = Guests have no password. Make an account to keep your matches.
security-end_others = Log out everywhere else
security-program = Program: { $name }
security-browser = A browser
security-this = this one
security-since = since { $when }
security-used = last used { $when }
security-end = Log out
security-password = Change your password
security-old = Current password
security-wrong = The current password is wrong.
security-new = New password
security-changed = Your password is changed. You’re logged out everywhere else.
security-change = Change password

join-title = You are invited to a table
join-sit = Sit down

lobby-title = What shall we play?
lobby-about = A table for games that know their own rules. Sit down at once, or lay a table for your friends.
lobby-no_server = The server does not answer.
lobby-play = Play
lobby-play_bot = Play a bot now
lobby-lay = Set up a table…
lobby-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
lobby-seats_range = { $from } to { $to } players
lobby-small_games = Small games ({ $number })
lobby-tables = Tables
lobby-mine = Yours
lobby-open = Open
lobby-running = Running
lobby-over = Finished
lobby-upload = Replay a record…
lobby-your_turn = Your turn
lobby-go_on = Go on
lobby-sit_down = Sit down
lobby-watch = Watch
lobby-replay = Replay
lobby-none_mine = You sit at no table yet. Choose a game above.
lobby-none_open = Nobody waits for players just now. Set up a table and leave a seat open.
lobby-none_running = Nothing to watch just now.
lobby-none_over = No match has been finished yet.

new-title = A table for { $game }
new-seats = Who sits where
new-how_many = How many seats
new-me = You
new-open = Open to anybody
new-bring = Bring your own
new-bring_none = As the table is set up
new-bring_note = This takes the place of what the table has set for your seat.
new-invited = By invitation link
new-bot = Bot, level { $level } of { $of }: { $name }
new-hot_seat = Several seats are yours: you pass this device around, and a veil keeps secrets.
new-options = The game
new-manner = The table
new-clock = Time
new-clock_none = As long as you like
new-clock_minute = 1 minute for each action
new-clock_quarter = 15 minutes each, 10 seconds more per action
new-clock_hour = 60 minutes each, 30 seconds more per action
new-clock_days = 3 days for each action
new-at_flag = When time is up
new-at_flag_lose = whoever it was has lost
new-at_flag_bot = a bot decides in their place
new-flag_open = All agree that taking back is free
new-flag_private = Only those with the link find this table
new-flag_given = We have real dice and cards and enter them
new-start = Set up the table

seat-title = Seats
seat-number = Seat { $number }
seat-you = you
seat-free = free
seat-invited = invited
seat-bot = { $name } (bot)
seat-guest = { $name } (guest)
seat-here = here
seat-away = away
seat-asked = to decide
seat-ready = ready
seat-look = look
seat-watching =
    { $count ->
        [one] { $count } looks on
       *[other] { $count } look on
    }

table-connecting = Going to the table…
table-reconnecting = Connecting again…
table-to_lobby = To the lobby
table-frozen = A fault has stopped this match. Its log is kept; please report it.
table-kept = The rules changed at entry { $entry }; this match is kept as it was. You can look at it and replay it up to there.
table-stand_in = A bot didn't answer. “{ $bot }” decided in its place.
table-more = More
table-tools = Tools
table-beside = Beside the board
table-board = Board
table-in_words = The table in words

mark-title = What is unusual about this match
mark-position = from a position
mark-position_about = Starts from a position set up by the host. It is not rated.
mark-edits = edited
mark-edits_about = Somebody altered the table by hand. It is not rated.
mark-given = own dice
mark-given_about = The host deals with dice and cards of their own; nobody can verify them. It is not rated.
mark-unlearned = un-learned
mark-unlearned_about = Undo took back something that somebody had learned. It is not rated.
mark-open = free undo
mark-open_about = Everybody may take back anything. It is not rated.
mark-branch = branch
mark-branch_about = Branched from another match. It is not rated.

prompt-title = What is asked
prompt-options = Options
prompt-all_options = Options
prompt-unfold = Options ({ $number })
prompt-filter = Find an option
prompt-clear = Clear
prompt-warning = with a warning
prompt-sure = Are you sure?
prompt-do_it = Do it
prompt-not_yet = Not yet
prompt-waiting = One moment…
prompt-waiting_for = Waiting for { $who }.
prompt-nothing_to_choose = Nothing to choose now.
prompt-on_board =
    { $count ->
        [one] One more choice glows on the board and stands in the list.
       *[other] { $count } choices glow on the board and stand in the list.
    }

fault-action_stale = Something has changed meanwhile. Look again.
fault-action_key = This key was used for another action.
fault-server_busy = Not connected just now. Try again in a moment.
fault-input_rate = Too much in too short a time. Wait a moment.
fault-table_over = The match is over.
fault-action_nothing = There is nothing to take back.
fault-action_asked = They’ve been asked already. Play on first.
fault-auth_required = You have to be somebody for that: reload the page.
fault-auth_refused = Wrong name or password.
fault-auth_locked = Too many tries. Wait a little.
fault-auth_taken = This name is taken, or looks like one that is.
fault-table_unknown = There is no such table, or it is not yours to see.
fault-table_seat = This seat is not yours.
fault-table_taken = This seat is taken.
fault-table_phase = That cannot be done with this table now.
fault-table_limit = You have too many matches open. Finish or leave one first.
fault-table_muted = The players want no chat from spectators.
fault-table_frozen = A fault has stopped this match.
fault-input_size = That is too much at once.
fault-input_record = This is not a record that holds.
fault-server_storage = The server cannot write just now. Nothing is lost; try again.

hint-ask = Hint
hint-asking = Asking a bot…
hint-none = No advice here.
hint-whole = Seal this plan. { $plan }
hint-nothing = No cards
hint-follow = Do that

log-title = Log
log-empty = Nothing has happened yet.
log-undo = Taken back
log-redo = Made good again
log-resign = Seat { $number } gives up
log-flag = Seat { $number } is out of time

chat-title = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-muted = The players want no chat from spectators.
chat-mute = No chat from spectators

missed-title = Since you last looked

undo-title = Take back
undo-short = Take back
undo-redo = Make good again
undo-unlearned = You have learned something since. Taking back would un-learn:
undo-asks = { $who } must agree.
undo-marked = You may take it back. The match is then marked as one in which something was taken back.
undo-ask = Ask
undo-do = Take back
undo-wanted = { $who } would like to take back.
undo-waiting = The others are asked.
undo-agree = Agree
undo-refuse = Refuse
undo-granted = It was taken back.
undo-denied = It stays as it is.
undo-close = Understood
undo-unlearns = That would un-learn:

resign-title = Give up
resign-sure = Do you want to give this match up?
resign-do = Give up

wait-for_players = The table is laid. Waiting for players.
wait-for_share = Waiting for { $names }: everyone adds a share to the shuffle before the first deal.
wait-you = you
wait-share_elsewhere = Your share of the shuffle is in the browser in which you sat down. Open the table there, or leave and sit down again.
wait-redrawn = Someone left before the deal, so everything is shuffled afresh.
wait-invitation = Invitation for seat { $number }: hand this link on
wait-open_link = Anybody may come by this link
wait-leave = Leave the table
wait-patience =
    { $count ->
        [one] No clock: if someone leaves and doesn’t move for a day, the others may claim the match.
       *[other] No clock: if someone leaves and doesn’t move for { $count } days, the others may claim the match.
    }

claim-gone =
    { $who } left and { $who-number ->
        [other] haven’t
       *[one] hasn’t
    } moved for { $count ->
        [one] a day
       *[other] { $count } days
    }.
claim-win = Claim the win
claim-call_off = Call it off

bug-title = Report a fault
bug-what = What went wrong?
bug-note = The file holds what you could see, and nothing else.
bug-save = Save the report

fair-title = Honest chance
fair-promise = Every die and card of this match comes from one key. Its hash was published before the first deal, so the key cannot be changed any more.
fair-given = What everyone sees comes from the host’s real dice and cards, and is taken on trust; secrets come from the key.
fair-commitment = The hash of the key
fair-entropy = What the players threw in
fair-later = At the end the key is revealed and anybody can check.
fair-verify = The key is in the record: parlour verify checks all of it.
fair-checked = Fair deal checked
fair-trouble = This deal does not check out:
fair-right_key = The host has shown the key, and it is the one promised.
fair-wrong_key = The host did not show the key it promised.
fair-right_commitment = The promise is the one made before the first deal.
fair-wrong_commitment = The promise is not the one made before the first deal.
fair-open_commitment = This browser was not there before the first deal, so the promise could not be compared.
fair-right_share = Your share went into the shuffle.
fair-wrong_share = Your share did not go into the shuffle.
fair-open_share = This browser threw in no share.
fair-right_shares = Everyone else’s share is the one they were bound to before you showed yours.
fair-wrong_shares = Someone’s share was changed after you showed yours.
fair-open_shares = What the others were bound to could not be compared.
fair-right_seal = The record is whole: names, times and every entry.
fair-wrong_seal = The record was changed after it was sealed.
fair-right_signature = The host has signed the record.
fair-wrong_signature = The host has not signed this record.
fair-open_signature = This browser cannot check the signature; that takes HTTPS and a recent version.

keys-title = All keys
keys-number = take the option with this number
keys-arrows = go through the options
keys-filter = find an option
keys-tab = go through the board, press what glows
keys-escape = clear what is picked
keys-undo = take back; make good again
keys-hint = ask a bot
keys-rules = the rules, or the rule of the focused option
keys-panels = options, log, talk
keys-words = the table in words
keys-help = these keys

veil-title = Hand the device to { $who }
veil-note = Nothing is shown until { $who } has it.
veil-lift = I am { $who }

ending-solo = It is over: { $how }.
ending-draw = Nobody wins: { $how }.
ending-won = You win: { $how }.
ending-lost = You lose: { $how }.
ending-winner =
    { $who-number ->
        [other] { $who } win: { $how }.
       *[one] { $who } wins: { $how }.
    }
ending-called_off = The match was called off.
ending-again = Once more
ending-record = Save the record

unrated-alone = Unrated: one person had several seats.
unrated-bot = Unrated: a bot played.
unrated-guest = Unrated: a guest played.
unrated-short = Unrated: the match was too short.
unrated-special = Unrated: the match didn’t start from the usual setup.
unrated-taken_back = Unrated: moves could be, or were, taken back.
unrated-called_off = Unrated: the match was called off.
unrated-again = You two played often today, so it counted less.

replay-title = replay
replay-viewer = Seen by
replay-all = All cards open
replay-spectator = An onlooker
replay-share = Link to this moment
replay-link = This link opens the match at this moment
replay-branch = Play on from here
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Moment of the match
replay-step = Step { $at } of { $of }

rules-title = Rules
rules-search = Search the rules
rules-open = Rule { $rule }
rules-how = How to play
rules-law = The rules
rules-none = The rules of this game can't be loaded right now.

reader-contents = Contents
reader-pages = Parts of this book
reader-table = Table
reader-nothing = Nothing found.
reader-found =
    { $number ->
        [one] 1 match
       *[other] { $number } matches
    }
reader-more = Only the first matches are listed. Add a word to narrow the search.

docs-title = Guides
docs-all = All guides
docs-search = Search all guides
docs-english = The guides are in English.

dealer-ask = What came? Enter it here.
dealer-so_far = { $done } of { $count }:
dealer-rank = Rank
dealer-suit = Suit
dealer-suit_C = clubs
dealer-suit_D = diamonds
dealer-suit_H = hearts
dealer-suit_S = spades
dealer-search = Find what came
dealer-back = Take the last one out
dealer-letter = First letter
dealer-things = What came

secret-open = Choose in secret…
secret-note = Nobody sees your choice before all have chosen. Close this to look at the board.

person-guest = A guest: an account would keep this for you.
person-account = Your matches, and how they went.
person-record = By game
person-nothing = Nothing yet. Finish a match, and it stands here.
person-played =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
person-won = { $number } won
person-drawn = { $number } without a winner
person-rating = rating
person-matches = Finished matches
person-no_matches = No finished matches yet.

notes-title = Notes
notes-hint = For your eyes only: guesses, plans, what you have seen.
notes-kept = Only you can read this. It is kept with the match.
notes-writing = Writing…
notes-failed = Could not be kept. It will be tried again with your next letter.

bot-random = Random
bot-passive = Passive
bot-plain = Plain
bot-careful = Careful
bot-heuristic = Rule of thumb
bot-simple = Simple
bot-search1 = Search 1
bot-search2 = Search 2
bot-search3 = Search 3

botabout-random = any legal action, all equally likely
botabout-passive = uses no card at all
botabout-plain = plays what fits, keeps what is active
botabout-careful = weighs exact odds, and gives the hints
botabout-heuristic = weighs the position after each move
botabout-simple = random lanes, up to two random cards in each
botabout-search1 = looks a few moves ahead
botabout-search2 = looks ahead, and knows what it has seen
botabout-search3 = the same, and takes its time

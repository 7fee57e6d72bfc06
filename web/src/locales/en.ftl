### The shell's own words.

list-none = none

shell-skip = Skip to content
shell-guest = Guest
shell-nothing_here = This page doesn’t exist.

common-close = Close
common-cancel = Cancel
common-loading = Loading…
common-copy = Copy
common-copied = Copied

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-system = Match system
settings-light = Light
settings-dark = Dark
settings-motion = Animations
settings-motion_full = On
settings-motion_reduced = Off
settings-contrast = High contrast
settings-sound = Sound
settings-volume = Volume

account-title = Account
account-as_guest = You’re playing as { $name }, a guest. Create an account to keep your matches.
account-as = You’re signed in as { $name }.
account-name = Name
account-password = Password
account-password_note = At least 8 characters
account-login = Sign in
account-register = Create account
account-rename_guest = Continue as a new guest
account-logout = Sign out
account-page = Your matches and ratings

security-link = Devices and password
security-title = Devices and password
security-sessions = Where you’re signed in
security-guest = Guests have no password. Create an account to keep your matches.
security-end_others = Sign out everywhere else
security-program = Program: { $name }
security-browser = Browser
security-this = this device
security-since = since { $when }
security-used = last used { $when }
security-end = Sign out
security-password = Change your password
security-old = Current password
security-wrong = Your current password is wrong.
security-new = New password
security-changed = Password changed. You’re signed out everywhere else.
security-change = Change password

join-title = You’re invited to a table
join-sit = Join

lobby-title = What shall we play?
lobby-about = Board games with the rules built in. Play a bot now, or set up a table for your friends.
lobby-no_server = Can’t reach the server. Try again in a moment.
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
lobby-running = In progress
lobby-over = Finished
lobby-upload = Replay from a file…
lobby-your_turn = Your turn
lobby-go_on = Continue
lobby-sit_down = Join
lobby-watch = Watch
lobby-replay = Replay
lobby-none_mine = You haven’t joined a table yet. Pick a game above.
lobby-none_open = No open tables right now. Set one up and leave a seat open.
lobby-none_running = Nothing to watch right now.
lobby-none_over = No finished matches yet.

new-title = New table: { $game }
new-seats = Players
new-me = You
new-open = Open to anyone
new-bring = Bring your own
new-bring_none = What the table has
new-bring_note = This replaces what the table has for your seat.
new-invited = Invite by link
new-bot = Bot: { $name } (level { $level } of { $of })
new-hot_seat = You have several seats: pass the device around. Secrets stay hidden until the next player is ready.
new-options = Game setup
new-manner = Table setup
new-clock = Clock
new-clock_none = No time limit
new-clock_minute = 1 minute per move
new-clock_quarter = 15 minutes each, plus 10 seconds per move
new-clock_hour = 60 minutes each, plus 30 seconds per move
new-clock_days = 3 days per move
new-at_flag = If time runs out
new-at_flag_lose = The player loses
new-at_flag_bot = A bot moves for them
new-flag_open = Free undo for everyone (unrated)
new-flag_private = Private: only people with the link can find this table
new-flag_given = We use real dice and cards and enter the results (unrated)
new-start = Set up the table

seat-title = Seats
seat-number = Seat { $number }
seat-you = you
seat-free = open
seat-invited = invited
seat-bot = { $name } (bot)
seat-guest = { $name } (guest)
seat-here = online
seat-away = away
seat-asked = to move
seat-thinks = thinking…
seat-ready = ready
seat-look = view
seat-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

table-connecting = Joining the table…
table-reconnecting = Reconnecting…
table-to_lobby = Back to the lobby
table-frozen = A bug stopped this match. Its log is safe. Report the bug, so that we can fix it.
table-kept = The rules have changed since, so this match can’t continue. You can replay it up to entry { $entry }.
table-stand_in = A bot didn’t respond, so “{ $bot }” moved instead.
table-more = More
table-tools = Tools
table-beside = Side panel
table-board = Board
table-in_words = Board as text

mark-title = What’s special about this match
mark-position = custom position
mark-position_about = Starts from a position set up by the host. Unrated.
mark-edits = edited
mark-edits_about = The position was edited during the match. Unrated.
mark-given = real dice
mark-given_about = The host enters real dice and cards, which nobody can verify. Unrated.
mark-unlearned = undo after a reveal
mark-unlearned_about = Something already revealed was undone. Unrated.
mark-open = free undo
mark-open_about = Everyone can undo anything. Unrated.
mark-branch = branch
mark-branch_about = Branched from another match. Unrated.

prompt-title = What to do now
prompt-options = Options
prompt-all_options = Options
prompt-unfold = Options ({ $number })
prompt-clear = Clear
prompt-warning = has a warning
prompt-sure = Are you sure?
prompt-do_it = Yes, do it
prompt-not_yet = Cancel
prompt-waiting = One moment…
prompt-waiting_for = Waiting for { $who }.
prompt-nothing_to_choose = Nothing to do right now.
prompt-on_board =
    { $count ->
        [one] { $count } option is highlighted on the board. You’ll find it in the list, too.
       *[other] { $count } options are highlighted on the board. You’ll find them in the list, too.
    }

fault-action_stale = The table has changed in the meantime. Take another look.
fault-action_key = That request was already used for another move. Reload the page.
fault-server_busy = Can’t reach the server right now. Try again in a moment.
fault-input_rate = Too many requests. Wait a moment and try again.
fault-table_over = The match is over.
fault-action_nothing = There’s nothing to undo.
fault-action_asked = You’ve already asked for this. Make a move before you ask again.
fault-auth_required = Sign in, or reload the page to play as a guest.
fault-auth_refused = Wrong name or password.
fault-auth_locked = Too many attempts. Wait a few minutes and try again.
fault-auth_taken = That name is taken, or too much like one that is. Choose another.
fault-table_unknown = This table doesn’t exist, or you aren’t allowed to see it.
fault-table_seat = That isn’t your seat.
fault-table_taken = That seat is taken. Choose another.
fault-table_phase = You can’t do that at this table right now.
fault-table_limit = You have too many open matches. Finish or leave one first.
fault-table_muted = The players have turned off spectator chat.
fault-table_frozen = A bug stopped this match.
fault-input_size = That’s too big to send.
fault-input_record = This record is damaged or invalid.
fault-server_storage = Couldn’t save that. Nothing is lost; try again in a moment.

hint-ask = Hint
hint-asking = Asking a bot…
hint-none = No hint for this one.
hint-whole = Play this plan. { $plan }
hint-nothing = No cards
hint-follow = Do it

log-title = Log
log-empty = Nothing has happened yet.
log-undo = Undone
log-redo = Redone

chat-title = Chat
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
chat-muted = The players have turned off spectator chat.
chat-mute = Turn off spectator chat

missed-title = While you were away

undo-title = Undo
undo-short = Undo
undo-redo = Redo
undo-unlearned = You would undo something already revealed:
undo-asks = { $who } must agree.
undo-marked = You can undo anyway, but the match will be marked and won’t be rated.
undo-ask = Request undo
undo-do = Undo
undo-wanted = { $who } would like to undo.
undo-waiting = Waiting for the others to agree.
undo-agree = Agree
undo-refuse = Decline
undo-granted = The move was undone.
undo-denied = The undo was declined.
undo-close = OK
undo-unlearns = That would undo something already revealed:

resign-title = Resign
resign-sure = Resign this match?
resign-do = Resign

wait-for_players = The table is ready. Waiting for players.
wait-for_share = Waiting for { $names }. Everyone adds a share to the shuffle before the first deal.
wait-you = you
wait-share_elsewhere = Your share of the shuffle is in the browser you joined from. Open the table there, or leave and join again.
wait-redrawn = Someone left before the deal, so the shuffle starts over.
wait-invitation = Invite link for seat { $number }
wait-open_link = Invite link for anyone
wait-leave = Leave the table
wait-patience =
    { $count ->
        [one] No clock. If a player leaves and doesn’t move for a day, the others can claim the win.
       *[other] No clock. If a player leaves and doesn’t move for { $count } days, the others can claim the win.
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
claim-call_off = Call off the match

bug-title = Report a bug
bug-what = What went wrong?
bug-note = The file contains what you could see, and nothing else.
bug-save = Save report

fair-title = Fairness
fair-promise = Every roll and every card in this match comes from one secret key. Its hash was published before the first deal, so the key can’t be swapped later.
fair-given = The host enters real dice and cards, so what everyone sees is taken on trust. Secrets still come from the key.
fair-commitment = Hash of the key
fair-entropy = The players’ shares of the shuffle
fair-later = The key is revealed after the match, so that anyone can check it.
fair-verify = The key is in the record. To check everything, run parlour verify.
fair-checked = Fair deal verified
fair-trouble = This deal doesn’t check out:
fair-right_key = The host revealed the key, and it’s the one promised.
fair-wrong_key = The key the host revealed isn’t the one promised.
fair-right_commitment = The hash of the key is the one published before the first deal.
fair-wrong_commitment = The hash of the key isn’t the one published before the first deal.
fair-open_commitment = This browser wasn’t there before the first deal, so it can’t compare the hash of the key.
fair-right_share = Your share went into the shuffle.
fair-wrong_share = Your share didn’t go into the shuffle.
fair-open_share = This browser added no share.
fair-right_shares = Everyone else’s share was fixed before you revealed yours.
fair-wrong_shares = Someone’s share was changed after you revealed yours.
fair-open_shares = The other players’ shares couldn’t be compared.
fair-right_seal = The record is intact: names, times and every entry.
fair-wrong_seal = The record was changed after it was sealed.
fair-right_signature = The host signed the record.
fair-wrong_signature = The host’s signature is missing or wrong.
fair-open_signature = This browser can’t check the signature. That takes HTTPS and a recent version.
fair-record_checked = Record verified
fair-record_trouble = This record doesn’t check out:
fair-checking = Checking the record…
fair-whole_entries =
    { $count ->
        [one] The only entry follows
       *[other] All { $count } entries follow
    } the rules (version { $version }).
fair-whole_derived =
    { $count ->
        [one] The only roll or deal comes
       *[other] All { $count } rolls and deals come
    } from the key.
fair-whole_trusted =
    { $count ->
        [one] One roll or deal is
       *[other] { $count } rolls and deals are
    } taken on trust: entered by hand, or the key isn’t there.
fair-whole_key = The key matches the hash in the record.
fair-whole_blocked = This browser doesn’t allow WebAssembly, so it can’t replay the record.
fair-whole_failed = The record couldn’t be replayed in this browser.
fair-entry_hash = Entry { $number } was changed, or one before it.
fair-entry_dealt = Entry { $number }: { $dealt } was dealt, but the key gives { $derived }.
fair-entry_refused = Entry { $number } breaks the rules ({ $rule }).
fair-entry_misplaced = Entry { $number } isn’t possible at that point.
fair-entry_position = Entry { $number } leads to a different position.
fair-place_file = The record can’t be read.
fair-place_version = The record is from a newer version of Parlour or of the game.
fair-place_header = The setup or the start was changed.
fair-place_key = The key doesn’t match the hash in the record.
fair-place_head = Entries are missing at the end.
fair-place_seal = A name or a time was changed.
fair-place_signature = The host it names didn’t sign this record.

keys-title = Keyboard shortcuts
keys-number = choose the option with this number
keys-arrows = move through the options
keys-filter = find an action, or ask why not
keys-look = look closer at what’s on the board: arrows walk, Enter presses, or says why not
keys-tab = move around the board and choose what’s highlighted
keys-escape = clear your selection
keys-undo = undo, redo
keys-hint = get a hint
keys-rules = rules, or the rule behind the focused option
keys-panels = actions, options, log, chat
keys-words = board as text
keys-help = this list

veil-title = Pass the device to { $who-the }
veil-note = Everything stays hidden until you continue as { $who-the }.
veil-lift = Continue as { $who }

ending-solo = Game over: { $how }.
ending-draw = Draw: { $how }.
ending-won = You win: { $how }.
ending-lost = You lose: { $how }.
ending-winner =
    { $who-number ->
        [other] { $who } win: { $how }.
       *[one] { $who } wins: { $how }.
    }
ending-called_off = The match was called off.
ending-again = Play again
ending-decided = What decided it
ending-watch = Watch it
ending-record = Download record

unrated-alone = Unrated: one person played several seats.
unrated-bot = Unrated: a bot played.
unrated-guest = Unrated: a guest played.
unrated-short = Unrated: the match was too short.
unrated-special = Unrated: the match didn’t start from the usual setup.
unrated-taken_back = Unrated: undo was free for everyone, or was used after a reveal.
unrated-called_off = Unrated: the match was called off.
unrated-again = You two have played a lot today, so this match changes your ratings less.

replay-viewer = View as
replay-all = All cards face up
replay-spectator = Spectator
replay-share = Share this moment
replay-link = Link to this moment
replay-branch = Play on from here
replay-first = Go to the start
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = Go to the end
replay-slider = Step
replay-step = Step { $at } of { $of }
replay-small = Small steps within an action
replay-small_back = Previous small step
replay-small_next = Next small step
# Within one action, such as “2 of 4”.
replay-small_step = { $at } of { $of }

rules-title = Rules
rules-search = Search the rules
rules-open = Rule { $rule }
rules-how = How to play
rules-law = The rules
rules-none = The rules of this game can’t be loaded right now.

reader-contents = Contents
reader-pages = Parts of this book
reader-table = Table
reader-nothing = Nothing found.
reader-found =
    { $number ->
        [one] { $number } result
       *[other] { $number } results
    }
reader-more = Only the first results are listed. Add a word to narrow the search.

docs-title = Guides
docs-all = All guides
docs-search = Search all guides
docs-english = The guides are in English.

dealer-ask = Enter the result.
dealer-so_far = { $done } of { $count }:
dealer-rank = Rank
dealer-suit = Suit
dealer-suit_C = clubs
dealer-suit_D = diamonds
dealer-suit_H = hearts
dealer-suit_S = spades
dealer-type = Type a name, then Enter
dealer-found = Found
dealer-none = Nothing that can come now is called that.
dealer-back = Remove the last one
dealer-letter = First letter
dealer-things = Possible results

secret-open = Choose in secret…
secret-note = Nobody sees your choice until everyone has chosen. Close this to look at the board.

person-guest = You’re a guest. Create an account to keep your results.
person-account = Your matches and results.
person-record = By game
person-nothing = Nothing yet. Finish a match to see it here.
person-played =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
person-won = { $number } won
person-drawn = { $number } drawn
person-rating = rating
person-matches = Finished matches
person-no_matches = No finished matches yet.

notes-title = Notes
notes-hint = For your eyes only: guesses, plans, what you’ve seen.
notes-kept = Only you can read this. It’s saved with the match.
notes-writing = Saving…
notes-failed = Couldn’t save your notes. Keep typing to try again.

bot-random = Random
bot-passive = Passive
bot-plain = Basic
bot-careful = Careful
bot-beginner = Beginner
bot-casual = Casual
bot-heuristic = Steady
bot-simple = Beginner
bot-search1 = Skilled
bot-search2 = Expert
bot-search3 = Master

botabout-random = makes random moves
botabout-passive = never plays a card
botabout-plain = plays every card that fits and keeps active ones
botabout-careful = works out the exact odds; also gives the hints
botabout-beginner = misses most of what it could do
botabout-casual = misses much of what it could do
botabout-heuristic = judges the position after each possible move
botabout-simple = picks random lanes, with up to two random cards in each
botabout-search1 = looks a little way ahead
botabout-search2 = looks further ahead
botabout-search3 = looks furthest ahead and takes its time

## Files, times, and one person alone.

settings-times = Times in the log
settings-notices = Notify me when it’s my turn
settings-notices_denied = Your browser blocks notifications from this site. You can allow them in the browser’s site settings.

log-resigned =
    { $who-number ->
        [other] { $who-the } resign
       *[one] { $who-the } resigns
    }
log-out_of_time = { $who-the } ran out of time

prompt-warned = { $option }: { $warning }

new-players = Number of players
new-alone_bots = 1: just you, bots in the other seats
new-alone_all = 1: just you, in every seat
new-position = Starting position
new-position_usual = The usual start
new-position_choose = From a file…
new-position_remove = Use the usual start
new-position_note = A position saved from a table, a replay or the terminal. You can also drop the file here. Unrated.
new-position_fixed = The setup comes with the position.

file-drop = Drop the file to open it
file-not_json = { $file }, line { $line }, column { $column }: this isn’t JSON.
file-no_position = { $file } isn’t a position: a position file holds one JSON object.
file-is_record = { $file } is a record of a match, not a position. Open it in the lobby with “Replay from a file”.
file-no_replay = { $file } isn’t a record or a replay. If it’s a position, choose it when you set up a table.
file-newer = { $file } was saved by a newer version of Parlour.
file-broken = { $file } is damaged at { $place }.

table-save = Save to a file…

save-title = Save to a file
save-match = The match
save-match_over = The whole record: every move and every card, for anyone to replay and verify.
save-match_so_far = Everything you’ve seen so far, to replay later. The whole record is available once the match is over.
save-match_save = Save the match
save-match_step = Saving step { $at } of { $of }…
save-match_done = Saved. To replay it, choose “Replay from a file” in the lobby.
save-match_local = The whole match so far, so that you can play on from it on any device. It also shows what’s hidden from you now.
save-match_local_done = Saved. To play on elsewhere, choose “Replay from a file” in the lobby there, go to the end and press “Play on from here”.
save-position = The position
save-position_about = The board as it is now. You can start a new table from it, here or in the terminal.
save-position_hidden = Part of this position is hidden from you. You can save it once the match is over.
save-position_save = Save the position
save-position_looking = One moment…

replay-of = { $game }: replay
replay-so_far = Replay so far
replay-open_title = Replay a match from a file
replay-open_about = Choose a record or a replay you’ve saved, or drop the file anywhere on this page.
replay-open = Choose a file…
replay-other = Another file…
replay-from_file = From a file: what { $who } saw, up to { $when }.
replay-a_spectator = a spectator
replay-of_file = This file
replay-record = Save the record
replay-position = Save this position

## Without a network, and another server's tables.

offline-away = Can’t reach the server: you can read the rules and guides, and play again as soon as it’s back.
offline-none = No server chosen: you can read the rules and guides, and play once you’ve chosen one.
offline-away_play = Can’t reach the server. You can still play bots and people next to you, on this device. Your other tables will be back with the server.
offline-none_play = No server chosen. You can play bots and people next to you, on this device.
offline-tables = Tables need a server.
offline-release = A new version is ready.
offline-reload = Reload

server-title = Choose a server
server-address = Address
server-about = Ask the host of your table for the address.
server-now = Server: { $server }
server-choose = Choose a server…
server-change = Change…
server-use = Use this server
server-leave = Use no server
server-open = Open it instead
server-not_readable = That isn’t an address. It should look like https://play.example.org.
server-not_secure = This page is secure, so the server’s address must start with https://.
server-not_reached = No server answers at this address. Check the spelling, or try again in a moment.
server-not_allowed = There’s a server at this address, but it doesn’t let you play from this page.
server-not_parlour = There’s something at this address, but not a Parlour server.

## Tables on this device.

new-place = Where
new-place_server = On the server
new-place_server_about = Anyone you invite can join, and you can play on from any device.
new-place_device = On this device
new-place_device_about = Works offline. Only you and the people next to you can play.

local-here = on this device
local-none = No tables on this device yet. Pick a game above.
local-thinks = The bot is thinking…
local-thinks_hint = The bot is working on your hint…
local-stop = Move now
local-stop_hint = Stop
local-remove = Remove from this device
local-remove_sure = Remove this match from this device? It can’t be restored. To keep it, save it to a file first.
local-remove_do = Remove
local-hand_over = Continue on the server…
local-hand_over_title = Continue on the server
local-hand_over_about = A copy of this match goes on where it stands, with whoever you invite. The one on this device stays as it is.
local-hand_over_record = The record goes to the server, where you can share it or play on from any point.
local-hand_over_secrets = Everyone at the new table can look up what was hidden until now, on your side too.
local-hand_over_away = Can’t reach the server right now.
local-hand_over_do = Continue there

fault-local_full = There’s no room left in this browser, so that wasn’t saved. Remove old matches from this device or free up some space, then try again.
fault-local_blocked = This browser won’t let Parlour save matches. Leave the private window or allow site data, then try again.
fault-local_damaged = This match is damaged and can’t be opened. Nothing else is affected.
fault-local_newer = This match was saved by a newer version of Parlour. Reload the page to get it.
fault-local_engine = This browser can’t play without a server: it doesn’t allow WebAssembly, or a part of Parlour is missing. Go online and reload the page.

settings-pace = What happens is shown
settings-pace_auto = one thing after another
settings-pace_step = one thing at each press
settings-pace_once = all at once
settings-speed = Speed
settings-speed_slow = Slow
settings-speed_usual = Normal
settings-speed_fast = Fast
settings-confirm = Ask before acting
settings-confirm_warned = where there is a warning
settings-confirm_always = always
settings-confirm_never = never
settings-cards = Cards
settings-tokens = Tokens on the map
settings-size_small = Small
settings-size_usual = Normal
settings-size_large = Large
stage-next = Next
stage-skip = Skip all { $count }
stage-space = space

# What can be done, as whole actions.
acts-screen = Orders
acts-screens = Parts of the table
acts-title = Actions
acts-can = { $count ->
    [one] { $count } can
   *[other] { $count } can
}
acts-ways = { $count } ways
acts-press_piece = Press what glows.
acts-press_target = Press a target, or drop on it.
acts-looking = One moment…
acts-cancel = cancel
acts-take_back = Take back this action
acts-pays = pays
acts-fewer = One fewer: { $name }
acts-more = One more: { $name }

turn-yours = Your turn
turn-offer = Want to know when it’s your turn?
turn-offer_yes = Notify me
offer-sound = This table has small sounds.
offer-yes = Turn sound on
offer-no = No, thanks

why-may = You can use this, but something else acts first. Press what glows.
why-nothing = There’s nothing you can do with this now.
why-even = Even with this: { $what }
why-needs = What would help: { $what-or }
why-find = Find an action, or ask why not
why-offered = You can
why-not_offered = You can’t, and why
why-asking = Looking it up…
why-none = Nothing by that name.

look-now = Now:
look-more = and { $count } more

learn-title = Learn
learn-of = Learn { $game }
learn-about = Short lessons on the board: read a little, try it, go on. What you have done is kept in this browser.
learn-course = The course
learn-drills = Drills
learn-drills_about = Two minutes each, on what newcomers get wrong.
learn-puzzles = Puzzles
learn-puzzles_about = One best move in each.
learn-today = Puzzle of the day
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-done = done
learn-lesson = Lesson { $number } of { $of }
learn-drill = Drill { $number } of { $of }
learn-puzzle = Puzzle { $number } of { $of }
learn-steps = Steps
learn-back = Step back
learn-leave = Leave the lesson
learn-task = Your task
learn-watch = Watch what happens
learn-read = Read, then go on
learn-go_on = Go on
learn-hint = Hint
learn-show = Show me
learn-coach = your coach
learn-not_that = Not quite
learn-allowed = That is allowed, but not what this step is about.
learn-not_now = First read on, then it’s your turn again.
learn-works = What works:
learn-read_rule = Read the rule
learn-try_again = Try again
learn-ended = Well done!
learn-next = Next: { $title }
learn-to_course = To the course
learn-again = Once more
learn-says = { $who }
learn-goal_title = The goal of the game
learn-goal_aim = The goal:
learn-goal_turn = Your turn:
learn-goal_end = The end:
learn-goal_learn = Learn it step by step

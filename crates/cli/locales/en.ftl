### The terminal's own words.

games-none = No games yet; parlour games --all lists the small examples.
games-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
games-seats_range = { $min } to { $max } seats
games-bots = bots: { $list }

language-unknown = Parlour is not available in { $language }, only in { $known }

near-mean = ; did you mean { $name }?

find-game = there is no game called { $id }{ $hint } (parlour games --all lists them)
find-bot = { $title } has no bot called { $id }{ $hint } (it has { $known })

random-none = the system gave no random numbers: { $what }

menu-title = Parlour: which game?
menu-nothing = no game chosen; name one, for example: parlour play tictactoe
menu-number = Type a number from 1 to { $count }, or quit.

resume-title = { $title }: you have an unfinished match
resume-sealed = { $title }: you have a match sealed with a passphrase
resume-yes = Continue it
resume-no = Start a new match

player-person = you

seats-alone = One person, { $count } seats: bots play the others.
seats-all = One person, { $count } seats: you play them all.

seating-form = --seat { $typed }: must be SEAT=human or SEAT=BOT, such as 2=random
seating-seat = --seat { $typed }: seats are numbered 1 to { $seats }, or named: { $names }
seating-bots = --bots names { $bots } bots, but { $seats } seats are free

setting-form = --set { $typed }: must be KEY=VALUE
setting-none = --set { $key }: { $title } has no options
setting-unknown = --set { $key }: { $title } has no such option{ $hint } (it has { $known })
setting-choice = --set { $typed }: must be one of { $known }{ $hint }
setting-number = --set { $typed }: must be a whole number from { $min } to { $max }
setting-switch = --set { $typed }: must be on or off
setting-no_data = --data: { $title } takes no data from a file

start-position = position: { $what }
start-setup = setup: { $what }

viewer-table = the table (sees all)
viewer-spectator = a spectator

entry-act = { $seat }: { $action }
entry-deal = dealt: { $items }
entry-undo =
    { $seat-number ->
        [other] { $seat } undo back to before entry { $to } ({ $why })
       *[one] { $seat } undoes back to before entry { $to } ({ $why })
    }
entry-redo =
    { $seat-number ->
        [other] { $seat } redo
       *[one] { $seat } redoes
    }
entry-resign =
    { $seat-number ->
        [other] { $seat } resign
       *[one] { $seat } resigns
    }
entry-flag =
    { $seat-number ->
        [other] { $seat } are out of time
       *[one] { $seat } is out of time
    }
entry-note =
    { $seat-number ->
        [other] { $seat } write: { $text }
       *[one] { $seat } writes: { $text }
    }
entry-remark = note: { $text }

undo-free = nothing had been revealed since
undo-consent = the others agreed
undo-solo = nobody else had to agree
undo-nothing = There's nothing to undo.
undo-list = This has been revealed since, and undoing it will mark the match:
undo-ask = Undo anyway?
undo-unlearned = This has been revealed since: { $list }. Undo anyway?
undo-agree = { $other }: { $seat } would like to undo the last move and everything since. Do you agree?
undo-refused = Nothing was undone.

wrong-over = the match is over
wrong-nothing_to_undo = there is nothing to undo
wrong-nothing_to_redo = there is nothing to redo
wrong-nothing_to_deal = nothing has to be dealt right now
wrong-items = items needed: { $count }, given: { $given }
wrong-item = { $item } cannot be dealt here

record-unreadable = the record can't be read: { $what }
record-too_large = the record is too large: { $what }
record-format = this is record format { $found }; this program reads format { $reads }
record-version = the record has rules version { $found } of { $game }; this program plays version { $plays }
record-header = header: { $what }
record-key = key { $number }: it does not match its commitment
record-entry = entry { $number }: { $what }
record-head = head: entries are missing at the end, or the hash of the last one was changed
record-seal = seal: a name or time outside the entries' hashes was changed
record-signature = signature: the host it names did not sign this record

outcome-winner =
    { $who-number ->
        [other] { $who } win: { $reason }
       *[one] { $who } wins: { $reason }
    }
outcome-draw = Draw: { $reason }
outcome-won = Won: { $reason }
outcome-lost = Lost: { $reason }
outcome-points = Score: { $points }

refused = { $reason } ({ $rule })

verified-ok = { $file }: a valid record of { $title } (rules version { $version })
verified-broken = { $file }: an intact record of { $title } (rules version { $version }), but not as promised
verified-entries =
    { $count ->
        [one] { $count } entry replayed by the rules
       *[other] { $count } entries replayed by the rules
    }
verified-derived =
    { $count ->
        [one] { $count } deal derived again from the key
       *[other] { $count } deals derived again from the key
    }
verified-trusted =
    { $count ->
        [one] { $count } deal taken on trust
       *[other] { $count } deals taken on trust
    }
verified-checkpoints =
    { $count ->
        [one] { $count } position hash compared
       *[other] { $count } position hashes compared
    }
verified-running = the match isn't over

promise-given = dealt by people, not from a key: taken on trust
promise-unsigned = not signed: anyone with the file could have changed names, times and entries and recomputed the hashes
promise-signed = signed by your host as match { $match }
promise-signed_by_another = signed by another host: { $host }
promise-signed_by_whom = signed by { $host } as match { $match }; to check that this is your host, add --host-key
promise-commitment = dealt with the key promised before the first deal
promise-commitment_differs = the key isn't the one promised: this record has the commitment { $made }
promise-commitment_unchecked = commitment { $made }; to check that you saw the same one before the first deal, add --commitment
promise-key = the key is in the record and matches its commitment
promise-key_left_out = the key was left out, so nothing dealt can be derived again
promise-entropy = your share went into the shuffle
promise-entropy_missing = your share didn't go into the shuffle
promise-entropy_unchecked =
    { $count ->
        [one] { $count } player's share went into the shuffle; to check that it is yours, add --entropy
       *[other] { $count } players' shares went into the shuffle; to check that yours is one of them, add --entropy
    }
promise-nothing_thrown_in = no player added a share: the host alone chose the shuffle

mark-position = it started from a custom position
mark-edits = the position was edited by hand
mark-given = dealt by people or a script
mark-unlearned = something already revealed was undone
mark-open = undo was free for everyone, by agreement
mark-branch = branched from another match

replay-title =
    { $count ->
        [one] { $title }, { $count } entry, seen by { $seen }
       *[other] { $title }, { $count } entries, seen by { $seen }
    }
replay-unseen = (something happens that you can't see)
replay-bar = { $title } · { $at } of { $last } · seen by { $seen }
replay-no_entry = there is no entry { $from } to start from; the record has { $count }
replay-no_viewer = --viewer { $typed }: must be table, spectator or a seat: its number from 1 to { $seats }, or its name: { $names }

measure-yes = yes
measure-no = no

play-timer = this setup has a timer or forfeits, which need a server: set up the table in the browser
play-stopped = a bug in the game stopped this match

profile-nothing = { $title }: nothing is saved between matches
profile-nowhere = there is no folder for the profile; name a file with --file

load-keyless = its key hasn't been revealed, so you can replay this match but not continue it
load-other_game = this is a record of { $found }, not of { $wanted }

seal-ask = Passphrase of { $file }:
seal-new = New passphrase for your saves:
seal-again = The same again:
seal-differ = those were two different passphrases; nothing was started
seal-empty = an empty passphrase seals nothing
seal-nobody = a passphrase is needed, and there is no terminal to ask on; use --passphrase-file or { $variable }
seal-wrong = wrong passphrase
seal-damaged = the sealed record is damaged or cut off

save-nowhere = can't autosave: neither XDG_DATA_HOME nor HOME is set
save-where = this match isn't saved anywhere; type save FILE
save-done = Saved to { $file }
save-failed = Couldn't save: { $what }
save-folder = this is a folder; name a file
save-not_a_record = this file is not a Parlour record; it was left as it is

export-where = type export FILE
export-done = Position saved to { $file }; to start from it, run parlour play --position { $file }
export-secrets = the position contains other players' secrets; export it when the match is over
export-not_a_position = this file is not a position of this game; it was left as it is

hint-none = No bot gives hints for this game.
hint-line = { $label }: { $reason }

resign-ask = Resign this match?

take-ask = Do it anyway?

quit-unsaved = The match couldn't be saved. Quit and lose it?

handover-line = Pass the screen to { $seat }, then press Enter.
handover-title = Pass the screen to { $seat }
handover-enter = { $seat }, press Enter when nobody else can see it.
handover-keys = u undo · q save and quit

dealer-ask = Dealer: { $ask }. Type { $number } of: { $items }

rules-none = no rule mentions { $typed }
rules-none_of = no rule of { $title } mentions { $typed }
rules-no_rule = { $title } has no rule { $rule }{ $hint }
rules-no_book = { $title } has no rules to read
rules-nothing = No rules found.
rules-title = Rules
rules-search = Search:
rules-keys = type a rule number or words · ↑↓ scroll · Esc back

log-title = Log (~ was undone)
log-keys = ↑↓ PgUp PgDn scroll · any other key to go back

stats-none = No statistics for this game.
stats-title = Statistics
stats-keys = ↑↓ scroll · any other key to go back

any-key = any key to go back

confirm-title = Are you sure?
confirm-yes = y yes
confirm-keys = y yes · n no

help-title = Keys
help-text =
    ↑ ↓ Home End    move through the options    Enter   choose
    1 2 3 …         choose an option by its number
    /               show only options with these words; Esc shows all
    u  r            undo, redo
    h               get a hint from a bot
    R               the rule behind the option, or search the rules
    l               log: everything that happened, with times
    t               statistics of the match
    Tab  PgUp PgDn  scroll the table or the log (the one marked *)
    s               save now                    g       resign
    q               save and quit               F1 ?    this page

    !  think twice             •  new since your last move
    ~  was undone              R1.2  the rule behind it

bar-asked = { $seat } to move
bar-dealer = waiting for the dealer
bar-over = the match is over
bar-thinking = thinking…
bar-viewer = seen by { $viewer }

pane-scene = Table
pane-log = Log
pane-dealer = Dealer
pane-over = Game over
pane-more = PgUp PgDn
pane-filter = more · / filters

keys-table = Enter choose · u undo · r redo · h hint · R rules · l log · q quit · ? help
keys-over = n new match · w save record · u undo · l log · t stats · R rules · q quit
keys-dealer = Enter deal · or type undo, rules, log, save, quit · F1 help
keys-digits = Option { $digits }… Enter to choose it, or keep typing
keys-list = ↑↓ move · Enter choose · q quit
keys-replay = ← → step · PgUp PgDn 10 · Home End · ↑↓ scroll · v view · t times · q quit

plain-no_option = there is no option { $number }; choose from 1 to { $count }
plain-unknown = { $line } is neither a number from 1 to { $count } nor a command; type help to see them all
plain-line = input line { $line }: { $what }
plain-sure = (y/n)
plain-over = The match is over. Type new, undo, log, stats, save [FILE], rules WORDS or quit.
plain-help =
    NUMBER        choose that option (or type the start of its name)
    undo, redo    undo or redo a move
    hint          get a hint from a bot
    export FILE   save the position, to start from it later
    rules R7.3    read a rule, or search for words
    log, stats    what happened, statistics of the match
    save [FILE]   save now
    resign, quit  resign, or save and quit
    action JSON   an action as written in a record (JSON alone works, too)

learn-unknown = There is no lesson { $lesson }. Without LESSON they are listed.
learn-none = This game has no lessons yet.
learn-how = parlour learn { $game } LESSON starts one
learn-lessons = The course
learn-drills = Drills
learn-puzzles = Puzzles
learn-read_on = (Enter goes on, q leaves)
learn-keys = (a number, h for a hint, s to be shown, b for the board, q to leave)
learn-allowed = That is allowed, but not what this step is about.
learn-works = What works: { $what }

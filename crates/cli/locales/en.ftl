### The terminal's own words.

games-none = No games are finished yet; parlour games --all lists the worked examples.

menu-title = Parlour: which game?
menu-nothing = no game was chosen; name one, such as parlour play tictactoe
menu-number = a number from 1 to { $count }, or quit

resume-title = { $title }: there is an unfinished match
resume-yes = Go on with it
resume-no = Begin a new match

player-person = you

viewer-table = the table (sees all)
viewer-spectator = a spectator

entry-act = { $seat }: { $action }
entry-deal = dealt: { $items }
entry-undo =
    { $seat-number ->
        [other] { $seat } take back to before entry { $to } ({ $why })
       *[one] { $seat } takes back to before entry { $to } ({ $why })
    }
entry-redo =
    { $seat-number ->
        [other] { $seat } make that good again
       *[one] { $seat } makes that good again
    }
entry-resign =
    { $seat-number ->
        [other] { $seat } give up
       *[one] { $seat } gives up
    }
entry-flag =
    { $seat-number ->
        [other] { $seat } are out of time
       *[one] { $seat } is out of time
    }
entry-note =
    { $seat-number ->
        [other] { $seat } note: { $text }
       *[one] { $seat } notes: { $text }
    }
entry-remark = note: { $text }

undo-free = nothing was learned since
undo-consent = the others agreed
undo-solo = nobody had to be asked
undo-nothing = There is nothing to take back.
undo-list = This would be un-learned, and the match is marked so:
undo-ask = Take back all the same?
undo-unlearned = This would be un-learned: { $list }. Take back all the same?
undo-agree = { $other }: { $seat } wants to take back the latest action and what followed. Do you agree?
undo-refused = Nothing was taken back.

outcome-winner =
    { $who-number ->
        [other] { $who } win: { $reason }
       *[one] { $who } wins: { $reason }
    }
outcome-draw = Nobody wins: { $reason }
outcome-won = A win. How it ended: { $reason }
outcome-lost = No win. How it ended: { $reason }
outcome-points = Points: { $points }

refused = { $reason } ({ $rule })

verified-ok = { $file }: a whole and true record of { $title } (rules version { $version })
verified-broken = { $file }: a whole record of { $title } (rules version { $version }), but not what was promised
verified-entries =
    { $count ->
        [one] { $count } entry replayed under the rules
       *[other] { $count } entries replayed under the rules
    }
verified-derived =
    { $count ->
        [one] { $count } dealt answer derived again from the key
       *[other] { $count } dealt answers derived again from the key
    }
verified-trusted =
    { $count ->
        [one] { $count } dealt answer taken on trust
       *[other] { $count } dealt answers taken on trust
    }
verified-checkpoints =
    { $count ->
        [one] { $count } position hash compared
       *[other] { $count } position hashes compared
    }
verified-running = the match is not over

promise-given = people dealt: what they dealt is taken on trust
promise-unsigned = not signed: whoever had the file could change names, times and entries and make all hashes anew
promise-signed = signed by your host as match { $match }
promise-signed_by_another = signed by another host: { $host }
promise-signed_by_whom = signed by { $host } as match { $match }; --host-key checks whether that is your host
promise-commitment = dealt by the key that was promised before the first deal
promise-commitment_differs = the key was not the promised one: this record has the commitment { $made }
promise-commitment_unchecked = commitment { $made }; --commitment checks whether you saw the same before the first deal
promise-key = the key is in the record and fits its commitment
promise-key_left_out = the key was left out: nothing dealt can be derived again
promise-entropy = what you threw in went into the shuffle
promise-entropy_missing = what you threw in did not go into the shuffle
promise-entropy_unchecked =
    { $count ->
        [one] { $count } text of a player went into the shuffle; --entropy checks whether it is yours
       *[other] { $count } texts of players went into the shuffle; --entropy checks whether yours is among them
    }
promise-nothing_thrown_in = no player threw anything in: the host alone chose the shuffle

mark-position = it starts from a position that somebody set up
mark-edits = the table was altered by hand
mark-given = people dealt, or a script
mark-unlearned = undo took back something that had been learned
mark-open = undo was free for all by agreement
mark-branch = it was branched from another match

replay-title =
    { $count ->
        [one] { $title }, { $count } entry, seen by { $seen }
       *[other] { $title }, { $count } entries, seen by { $seen }
    }
replay-unseen = (something happens out of sight)
replay-bar = { $title } · { $at } of { $last } · seen by { $seen }

measure-yes = yes
measure-no = no

play-timer = this setup has a timer or forfeits, which only a server can run: lay the table in the browser

load-keyless = its key is not revealed, so the match can be replayed but not played on

save-nowhere = there is no folder for autosaves: neither XDG_DATA_HOME nor HOME is set
save-where = this match is not saved anywhere; say save FILE
save-done = Saved in { $file }
save-failed = Not saved: { $what }

export-where = say export FILE
export-done = The position is in { $file }; go on from it with parlour play --position { $file }
export-secrets = the position holds secrets of the others; export it when the match is over

hint-none = No bot of this game gives advice.
hint-line = { $label }: { $reason }

resign-ask = Give up this match?

take-ask = Do it all the same?

quit-unsaved = The match could not be saved. Go away and lose it?

handover-line = Pass the screen to { $seat }, then press Enter.
handover-title = Pass the screen to { $seat }
handover-enter = { $seat }, press Enter when you alone can see it.
handover-keys = u take back · q save and quit

dealer-ask = Dealer: { $ask }. Type { $number } of: { $items }

rules-none = no rule speaks of { $typed }
rules-nothing = No rule speaks of this.
rules-title = Rules
rules-search = Look for:
rules-keys = type a number or words · ↑↓ scroll · Esc back

log-title = Everything that happened (~ was taken back)
log-keys = ↑↓ PgUp PgDn scroll · any other key goes back

stats-none = This game counts no figures.
stats-title = Figures
stats-keys = ↑↓ scroll · any other key goes back

any-key = any key goes back

confirm-title = Sure?
confirm-keys = y yes · n no

help-title = Keys
help-text =
    ↑ ↓ Home End   choose an option         Enter   take it
    1 2 3 …         take an option by its number
    /               show only options with these words, Esc all of them
    u  r            take back, and make that good again
    h               advice from a bot
    R               the rule of the option, or search the rules
    l               everything that happened
    t               figures of the match
    Tab  PgUp PgDn  scroll the table or the log (the part marked *)
    s               save now                 g       give up
    q               save and quit            F1 ?    this page

    !  think of this first     •  since your last action
    ~  was taken back          R1.2  the rule behind it

bar-asked = { $seat } to decide
bar-dealer = the dealer is asked
bar-over = the match is over
bar-thinking = thinking …
bar-viewer = seen by { $viewer }

pane-scene = Table
pane-log = What happened
pane-dealer = Dealer
pane-over = The end
pane-more = PgUp PgDn
pane-filter = more · / filters

keys-table = Enter take · u undo · r redo · h hint · R rules · l log · q quit · ? all keys
keys-over = n new match · w save record · u undo · l log · t figures · R rules · q quit
keys-dealer = Enter deal · or type undo, rules, log, save, quit · F1 keys
keys-digits = Option { $digits }… Enter takes it, or type on
keys-list = ↑↓ choose · Enter take · q quit
keys-replay = ← → step · PgUp PgDn ten · Home End · ↑↓ scroll · v other side · q quit

plain-no_option = there is no option { $number }, but 1 to { $count }
plain-unknown = { $line } is neither a number from 1 to { $count } nor a command; type help
plain-sure = (y/n)
plain-over = The match is over: new, undo, log, stats, save [FILE], rules WORDS or quit.
plain-help =
    NUMBER        take that option (so does the beginning of its words)
    undo, redo    take back, make that good again
    hint          advice from a bot
    export FILE   write the position, to start from it again
    rules R7.3    read a rule; or words to search for
    log, stats    what happened, figures of the match
    save [FILE]   save now
    resign, quit  give up, go away
    action JSON   an action as it is written in a record (JSON alone will do)

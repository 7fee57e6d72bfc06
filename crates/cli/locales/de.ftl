### Die eigenen Worte des Terminals.

games-none = Noch keine Spiele; parlour games --all zeigt die kleinen Beispiele.
games-seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
games-seats_range = { $min } bis { $max } Plätze
games-bots = Bots: { $list }

language-unknown = Parlour gibt es nicht auf „{ $language }“, nur auf { $known }

near-mean = ; meintest du { $name }?

find-game = ein Spiel namens { $id } gibt es nicht{ $hint } (parlour games --all zeigt alle)
find-bot = { $title } hat keinen Bot namens { $id }{ $hint } (es gibt { $known })

random-none = das System hat keine Zufallszahlen geliefert: { $what }

menu-title = Parlour: Welches Spiel?
menu-nothing = kein Spiel gewählt; nenn eines, zum Beispiel: parlour play tictactoe
menu-number = Gib eine Zahl von 1 bis { $count } ein, oder quit.

resume-title = { $title }: Du hast eine angefangene Partie
resume-sealed = { $title }: Du hast eine Partie, die mit einer Passphrase versiegelt ist
resume-yes = Weiterspielen
resume-no = Neue Partie beginnen

player-person = du

seats-alone = Eine Person, { $count } Plätze: Die anderen übernehmen Bots.
seats-all = Eine Person, { $count } Plätze: Du spielst sie alle.

seating-form = --seat { $typed }: erwartet wird PLATZ=human oder PLATZ=BOT, zum Beispiel 2=random
seating-seat = --seat { $typed }: die Plätze haben die Nummern 1 bis { $seats } oder Namen: { $names }
seating-bots = --bots nennt { $bots } Bots, aber frei sind { $seats } Plätze

setting-form = --set { $typed }: erwartet wird SCHLÜSSEL=WERT
setting-none = --set { $key }: { $title } hat keine Einstellungen
setting-unknown = --set { $key }: diese Einstellung hat { $title } nicht{ $hint } (es gibt { $known })
setting-choice = --set { $typed }: möglich sind { $known }{ $hint }
setting-number = --set { $typed }: erwartet wird eine ganze Zahl von { $min } bis { $max }
setting-switch = --set { $typed }: erwartet wird on oder off
setting-no_data = --data: { $title } nimmt keine Daten aus einer Datei

start-position = Stellung: { $what }
start-setup = Aufbau: { $what }

viewer-table = alle Karten offen
viewer-spectator = Zuschauer

entry-act = { $seat }: { $action }
entry-deal = gegeben: { $items }
entry-undo =
    { $seat-number ->
        [other] { $seat-the } machen alles ab Eintrag { $to } rückgängig ({ $why })
       *[one] { $seat-the } macht alles ab Eintrag { $to } rückgängig ({ $why })
    }
entry-redo =
    { $seat-number ->
        [other] { $seat-the } wiederholen das
       *[one] { $seat-the } wiederholt das
    }
entry-resign =
    { $seat-number ->
        [other] { $seat-the } geben auf
       *[one] { $seat-the } gibt auf
    }
entry-flag =
    { $seat-number ->
        [other] { $seat-the } haben die Zeit überschritten
       *[one] { $seat-the } hat die Zeit überschritten
    }
entry-note =
    { $seat-number ->
        [other] { $seat-the } schreiben: { $text }
       *[one] { $seat-the } schreibt: { $text }
    }
entry-remark = Anmerkung: { $text }

undo-free = seither war nichts Neues bekannt
undo-consent = die anderen haben zugestimmt
undo-solo = niemand sonst musste zustimmen
undo-nothing = Es gibt nichts rückgängig zu machen.
undo-list = Das ist seither bekannt geworden; die Partie würde gekennzeichnet:
undo-ask = Trotzdem rückgängig machen?
undo-unlearned = Das ist seither bekannt geworden: { $list }. Trotzdem rückgängig machen?
undo-agree = { $seat }: Bitte, den letzten Zug und alles danach rückgängig zu machen. { $other }, einverstanden?
undo-refused = Es bleibt, wie es ist.

outcome-winner = Sieg für { $who-accusative }: { $reason }
outcome-draw = Niemand gewinnt: { $reason }
outcome-won = Gewonnen: { $reason }
outcome-lost = Verloren: { $reason }
outcome-points = Punkte: { $points }

refused = { $reason } ({ $rule })

wrong-over = die Partie ist zu Ende
wrong-nothing_to_undo = es gibt nichts rückgängig zu machen
wrong-nothing_to_redo = es gibt nichts zu wiederholen
wrong-nothing_to_deal = gerade ist nichts zu geben
wrong-items = gebraucht werden { $count }, angegeben sind { $given }
wrong-item = { $item } kann hier nicht kommen

record-unreadable = die Aufzeichnung ist nicht lesbar: { $what }
record-too_large = die Aufzeichnung ist zu groß: { $what }
record-format = diese Aufzeichnung hat das Format { $found }; dieses Programm liest Format { $reads }
record-version = die Aufzeichnung folgt der Regelversion { $found } von { $game }; dieses Programm spielt Version { $plays }
record-header = Kopf: { $what }
record-key = Schlüssel { $number }: er passt nicht zu seinem Hashwert
record-entry = Eintrag { $number }: { $what }
record-head = Ende: am Schluss fehlen Einträge, oder der Hashwert des letzten wurde geändert
record-seal = Siegel: ein Name oder eine Zeit außerhalb der Hashwerte der Einträge wurde geändert
record-signature = Signatur: der genannte Server hat diese Aufzeichnung nicht signiert

verified-ok = { $file }: eine gültige Aufzeichnung von { $title } (Regelversion { $version })
verified-broken = { $file }: eine vollständige Aufzeichnung von { $title } (Regelversion { $version }), aber nicht wie versprochen
verified-entries =
    { $count ->
        [one] { $count } Eintrag nach den Regeln nachgespielt
       *[other] { $count } Einträge nach den Regeln nachgespielt
    }
verified-derived =
    { $count ->
        [one] { $count } Mal Austeilen aus dem Schlüssel nachgerechnet
       *[other] { $count } Mal Austeilen aus dem Schlüssel nachgerechnet
    }
verified-trusted =
    { $count ->
        [one] { $count } Mal Austeilen auf Vertrauen
       *[other] { $count } Mal Austeilen auf Vertrauen
    }
verified-checkpoints =
    { $count ->
        [one] { $count } Hashwert einer Stellung verglichen
       *[other] { $count } Hashwerte von Stellungen verglichen
    }
verified-running = die Partie ist noch nicht zu Ende

promise-given = von Menschen gegeben, nicht aus einem Schlüssel: auf Vertrauen
promise-unsigned = nicht signiert: wer die Datei hatte, konnte Namen, Zeiten und Einträge ändern und alle Hashwerte neu berechnen
promise-signed = von deinem Server als Partie { $match } signiert
promise-signed_by_another = von einem anderen Server signiert: { $host }
promise-signed_by_whom = von { $host } als Partie { $match } signiert; ob das dein Server ist, prüft --host-key
promise-commitment = mit dem Schlüssel gegeben, der vor dem ersten Austeilen versprochen war
promise-commitment_differs = der Schlüssel ist nicht der versprochene: Diese Aufzeichnung hat den Hashwert { $made }
promise-commitment_unchecked = Hashwert des Schlüssels { $made }; ob du vor dem ersten Austeilen denselben gesehen hast, prüft --commitment
promise-key = der Schlüssel steht in der Aufzeichnung und passt zu seinem Hashwert
promise-key_left_out = der Schlüssel fehlt, deshalb lässt sich das Austeilen nicht nachrechnen
promise-entropy = dein Beitrag wurde mitgemischt
promise-entropy_missing = dein Beitrag wurde nicht mitgemischt
promise-entropy_unchecked =
    { $count ->
        [one] { $count } Beitrag wurde mitgemischt; ob es deiner ist, prüft --entropy
       *[other] { $count } Beiträge wurden mitgemischt; ob deiner dabei ist, prüft --entropy
    }
promise-nothing_thrown_in = niemand hat etwas zum Mischen beigesteuert: Der Server allein hat gemischt

mark-position = sie begann mit einer eigenen Stellung
mark-edits = die Stellung wurde von Hand verändert
mark-given = von Menschen oder einem Skript gegeben
mark-unlearned = es wurde etwas rückgängig gemacht, das schon bekannt war
mark-open = alle durften nach Absprache alles rückgängig machen
mark-branch = von einer anderen Partie abgezweigt

replay-title =
    { $count ->
        [one] { $title }, { $count } Eintrag, Sicht: { $seen }
       *[other] { $title }, { $count } Einträge, Sicht: { $seen }
    }
replay-unseen = (es geschieht etwas, das du nicht sehen kannst)
replay-bar = { $title } · { $at } von { $last } · Sicht: { $seen }
replay-no_entry = einen Eintrag { $from } zum Anfangen gibt es nicht; die Aufzeichnung hat { $count }
replay-no_viewer = --viewer { $typed }: möglich sind table, spectator oder ein Platz: seine Nummer von 1 bis { $seats } oder sein Name: { $names }

measure-yes = ja
measure-no = nein

play-timer = dieser Aufbau hat eine Zeitgrenze oder wertet Abwesenheit; das kann nur ein Server: Eröffne den Tisch im Browser
play-stopped = ein Fehler im Spiel hat diese Partie angehalten

profile-nothing = { $title }: zwischen den Partien bleibt nichts erhalten
profile-nowhere = es gibt keinen Ordner dafür; nenn eine Datei mit --file

load-keyless = der Schlüssel ist nicht offengelegt; du kannst die Partie als Replay ansehen, aber nicht weiterspielen
load-other_game = das ist eine Aufzeichnung von { $found }, nicht von { $wanted }

seal-ask = Passphrase für { $file }:
seal-new = Neue Passphrase für deine Speicherstände:
seal-again = Noch einmal dieselbe:
seal-differ = das waren zwei verschiedene Passphrasen; nichts wurde begonnen
seal-empty = eine leere Passphrase versiegelt nichts
seal-nobody = eine Passphrase ist nötig, und es gibt kein Terminal, um danach zu fragen; nimm --passphrase-file oder { $variable }
seal-wrong = die Passphrase ist falsch
seal-damaged = die versiegelte Aufzeichnung ist beschädigt oder abgeschnitten

save-nowhere = automatisch speichern geht nicht: Weder XDG_DATA_HOME noch HOME ist gesetzt
save-folder = das ist ein Ordner; nenn eine Datei
save-not_a_record = diese Datei ist keine Aufzeichnung von Parlour und bleibt, wie sie ist
save-where = diese Partie wird nirgends gespeichert; gib save DATEI ein
save-done = Gespeichert in { $file }
save-failed = Nicht gespeichert: { $what }

export-where = gib export DATEI ein
export-not_a_position = diese Datei ist keine Stellung dieses Spiels und bleibt, wie sie ist
export-done = Die Stellung steht in { $file }; mit ihr beginnst du durch parlour play --position { $file }
export-secrets = in der Stellung stecken Geheimnisse der anderen; exportiere sie, wenn die Partie zu Ende ist

hint-none = Für dieses Spiel gibt kein Bot Tipps.
hint-line = { $label }: { $reason }

resign-ask = Willst du diese Partie aufgeben?

take-ask = Trotzdem?

quit-unsaved = Die Partie ließ sich nicht speichern. Gehen und sie verlieren?

handover-line = Gib den Bildschirm weiter: { $seat }. Dann drück Enter.
handover-title = Gib den Bildschirm weiter: { $seat }
handover-enter = { $seat }: Drück Enter, wenn sonst niemand zusieht.
handover-keys = u rückgängig · q speichern und beenden

dealer-ask = Austeilen: { $ask }. Gib { $number } davon ein: { $items }

rules-none = keine Regel erwähnt { $typed }
rules-none_of = keine Regel von { $title } erwähnt { $typed }
rules-no_rule = { $title } hat keine Regel { $rule }{ $hint }
rules-no_book = { $title } hat keine Regeln zum Lesen
rules-nothing = Keine Regeln gefunden.
rules-title = Regeln
rules-search = Suche:
rules-keys = Regelnummer oder Wörter eingeben · ↑↓ blättern · Esc zurück

log-title = Verlauf (~ wurde rückgängig gemacht)
log-keys = ↑↓ PgUp PgDn blättern · jede andere Taste geht zurück

stats-none = Für dieses Spiel gibt es keine Statistik.
stats-title = Statistik
stats-keys = ↑↓ blättern · jede andere Taste geht zurück

any-key = jede Taste geht zurück

confirm-title = Bist du sicher?
confirm-yes = j ja
confirm-keys = j ja · n nein

help-title = Tasten
help-text =
    ↑ ↓ Home End    durch die Möglichkeiten gehen   Enter   wählen
    1 2 3 …         eine Möglichkeit mit ihrer Nummer wählen
    /               nur Möglichkeiten mit diesen Wörtern; Esc zeigt alle
    u  r            rückgängig machen, wiederholen
    h               Tipp von einem Bot
    R               die Regel zur Möglichkeit, oder in den Regeln suchen
    l               Verlauf: alles, was passiert ist, mit Zeiten
    t               Statistik der Partie
    Tab  PgUp PgDn  im Tisch oder im Verlauf blättern (dem mit *)
    s               jetzt speichern                 g       aufgeben
    q               speichern und beenden           F1 ?    diese Seite

    !  gut überlegen           •  neu seit deinem letzten Zug
    ~  rückgängig gemacht      R1.2  die Regel dahinter

bar-asked = { $seat } am Zug
bar-dealer = es wird ausgeteilt
bar-over = die Partie ist zu Ende
bar-thinking = überlegt …
bar-viewer = Sicht: { $viewer }

pane-scene = Tisch
pane-log = Verlauf
pane-dealer = Austeilen
pane-over = Zu Ende
pane-more = PgUp PgDn
pane-filter = mehr · / sucht

keys-table = Enter wählen · u rückgängig · h Tipp · R Regeln · l Verlauf · q Ende · ? Hilfe
keys-over = n neue Partie · w speichern · u rückgängig · l Verlauf · t Statistik · q Ende
keys-dealer = Enter geben · oder tippe undo, rules, log, save, quit · F1 Hilfe
keys-digits = Möglichkeit { $digits }… Enter wählt sie, oder tippe weiter
keys-list = ↑↓ bewegen · Enter wählen · q Ende
keys-replay = ← → Schritt · PgUp PgDn 10 · Home End · ↑↓ blättern · v Sicht · t Zeit · q Ende

plain-no_option = eine Möglichkeit { $number } gibt es nicht; wähl von 1 bis { $count }
plain-unknown = { $line } ist weder eine Zahl von 1 bis { $count } noch ein Befehl; help zeigt alle
plain-line = Eingabezeile { $line }: { $what }
plain-sure = (j/n)
plain-over = Die Partie ist zu Ende. Gib new, undo, log, stats, save [DATEI], rules WÖRTER oder quit ein.
plain-help =
    ZAHL          diese Möglichkeit wählen (oder tippe den Anfang ihres Namens)
    undo, redo    einen Zug rückgängig machen oder wiederholen
    hint          Tipp von einem Bot
    export DATEI  die Stellung speichern, um später mit ihr zu beginnen
    rules R7.3    eine Regel lesen, oder nach Wörtern suchen
    log, stats    was passiert ist, Statistik der Partie
    save [DATEI]  jetzt speichern
    resign, quit  aufgeben; speichern und beenden
    action JSON   eine Aktion, wie sie in einer Aufzeichnung steht (JSON allein geht auch)

learn-unknown = Eine Lektion { $lesson } gibt es nicht. Ohne LESSON werden alle gezeigt.
learn-none = Dieses Spiel hat noch keine Lektionen.
learn-how = parlour learn { $game } LESSON beginnt eine
learn-lessons = Der Kurs
learn-drills = Übungen
learn-puzzles = Rätsel
learn-read_on = (Eingabe: weiter, q: aufhören)
learn-keys = (eine Zahl, h: Tipp, s: zeigen lassen, b: Brett, q: aufhören)
learn-allowed = Das ist erlaubt, aber darum geht es in diesem Schritt nicht.
learn-works = Was geht: { $what }

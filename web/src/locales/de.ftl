### Die eigenen Worte der Oberfläche.

list-none = keine

shell-skip = Zum Tisch springen
shell-guest = Gast
shell-nothing_here = Unter dieser Adresse gibt es nichts.

common-close = Schließen
common-cancel = Abbrechen
common-loading = Einen Moment…
common-copy = Kopieren
common-copied = Kopiert

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-system = Wie das Gerät es sagt
settings-light = Hell
settings-dark = Dunkel
settings-motion = Bewegung
settings-motion_full = Karten und Figuren bewegen sich
settings-motion_reduced = Nichts bewegt sich
settings-contrast = Hoher Kontrast
settings-sound = Ton

account-title = Wer du bist
account-as_guest = Du bist als { $name } zu Gast. Ein Konto behält deine Partien.
account-as = Du bist { $name }.
account-name = Name
account-password = Passwort
account-password_note = Mindestens 8 Zeichen
account-login = Anmelden
account-register = Konto anlegen
account-rename_guest = Als neuer Gast mit diesem Namen kommen
account-logout = Abmelden
account-page = Deine Partien und Wertungen

security-link = Geräte und Passwort
security-title = Geräte und Passwort
security-sessions = Wo du angemeldet bist
security-guest = Gäste haben kein Passwort. Mit einem Konto bleiben deine Partien erhalten.
security-end_others = Überall sonst abmelden
security-program = Programm: { $name }
security-browser = Ein Browser
security-this = dieses hier
security-since = seit { $when }
security-used = zuletzt benutzt { $when }
security-end = Abmelden
security-password = Passwort ändern
security-old = Bisheriges Passwort
security-wrong = Das bisherige Passwort ist falsch.
security-new = Neues Passwort
security-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
security-change = Passwort ändern

join-title = Du bist an einen Tisch eingeladen
join-sit = Platz nehmen

lobby-title = Was wollen wir spielen?
lobby-about = Ein Tisch für Spiele, die ihre Regeln selbst kennen. Setz dich gleich hin oder decke einen Tisch für deine Freunde.
lobby-no_server = Der Server antwortet nicht.
lobby-play = Spielen
lobby-play_bot = Gleich gegen einen Bot
lobby-lay = Tisch decken…
lobby-seats =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
lobby-seats_range = { $from } bis { $to } Personen
lobby-small_games = Kleine Spiele ({ $number })
lobby-tables = Tische
lobby-mine = Deine
lobby-open = Offen
lobby-running = Laufend
lobby-over = Beendet
lobby-upload = Aufzeichnung ansehen…
lobby-your_turn = Du bist dran
lobby-go_on = Weiterspielen
lobby-sit_down = Platz nehmen
lobby-watch = Zuschauen
lobby-replay = Nachspielen
lobby-none_mine = Du sitzt noch an keinem Tisch. Wähle oben ein Spiel.
lobby-none_open = Gerade wartet niemand auf Mitspieler. Richte einen Tisch ein und lass einen Platz offen.
lobby-none_running = Gerade gibt es nichts zuzusehen.
lobby-none_over = Noch keine Partie wurde beendet.

new-title = Ein Tisch für { $game }
new-seats = Wer sitzt wo
new-how_many = Wie viele Plätze
new-me = Du
new-open = Frei für alle
new-invited = Mit Einladungslink
new-bot = Bot, Stufe { $level } von { $of }: { $name }
new-hot_seat = Mehrere Plätze sind deine: Ihr reicht das Gerät herum, und ein Vorhang hütet Geheimnisse.
new-options = Das Spiel
new-manner = Der Tisch
new-clock = Zeit
new-clock_none = So lange ihr wollt
new-clock_minute = 1 Minute je Aktion
new-clock_quarter = 15 Minuten je Person, 10 Sekunden mehr je Aktion
new-clock_hour = 60 Minuten je Person, 30 Sekunden mehr je Aktion
new-clock_days = 3 Tage je Aktion
new-at_flag = Wenn die Zeit um ist
new-at_flag_lose = hat verloren, wer sie hatte
new-at_flag_bot = entscheidet dort ein Bot
new-flag_open = Alle sind einverstanden: Zurücknehmen ist frei
new-flag_private = Nur wer den Link hat, findet den Tisch
new-flag_given = Wir haben echte Würfel und Karten und geben sie ein
new-start = Tisch decken

seat-title = Plätze
seat-number = Platz { $number }
seat-you = du
seat-free = frei
seat-invited = eingeladen
seat-bot = { $name } (Bot)
seat-guest = { $name } (Gast)
seat-here = da
seat-away = nicht da
seat-asked = am Zug
seat-ready = bereit
seat-look = ansehen
seat-watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }

table-connecting = Auf dem Weg zum Tisch…
table-reconnecting = Verbinde wieder…
table-to_lobby = Zur Lobby
table-frozen = Ein Fehler hat diese Partie angehalten. Ihr Protokoll ist sicher; bitte melde ihn.
table-kept = Die Regeln haben sich bei Eintrag { $entry } geändert; diese Partie bleibt, wie sie war. Du kannst sie ansehen und bis dorthin nachspielen.
table-stand_in = Ein Bot hat nicht geantwortet. „{ $bot }“ hat an seiner Stelle entschieden.
table-more = Mehr
table-tools = Werkzeuge
table-beside = Neben dem Brett
table-board = Brett
table-in_words = Der Tisch in Worten

mark-title = Was an dieser Partie ungewöhnlich ist
mark-position = aus einer Stellung
mark-position_about = Beginnt mit einer Stellung, die der Gastgeber aufgebaut hat. Sie wird nicht gewertet.
mark-edits = bearbeitet
mark-edits_about = Jemand hat den Tisch von Hand verändert. Sie wird nicht gewertet.
mark-given = eigene Würfel
mark-given_about = Der Gastgeber gibt mit eigenen Würfeln und Karten; niemand kann sie prüfen. Sie wird nicht gewertet.
mark-unlearned = Wissen zurückgenommen
mark-unlearned_about = Es wurde etwas zurückgenommen, das jemand schon erfahren hatte. Sie wird nicht gewertet.
mark-open = freies Zurücknehmen
mark-open_about = Alle dürfen alles zurücknehmen. Sie wird nicht gewertet.
mark-branch = Abzweig
mark-branch_about = Von einer anderen Partie abgezweigt. Sie wird nicht gewertet.

prompt-title = Was gefragt ist
prompt-options = Möglichkeiten
prompt-all_options = Möglichkeiten
prompt-unfold = Möglichkeiten ({ $number })
prompt-filter = Möglichkeit suchen
prompt-clear = Zurück
prompt-warning = mit Warnung
prompt-sure = Bist du sicher?
prompt-do_it = Machen
prompt-not_yet = Noch nicht
prompt-waiting = Einen Moment…
prompt-waiting_for = Warten auf { $who }.
prompt-nothing_to_choose = Gerade gibt es nichts zu wählen.
prompt-on_board =
    { $count ->
        [one] Eine weitere Möglichkeit leuchtet auf dem Brett und steht in der Liste.
       *[other] { $count } Möglichkeiten leuchten auf dem Brett und stehen in der Liste.
    }

fault-action_stale = Inzwischen hat sich etwas geändert. Schau noch einmal.
fault-action_key = Dieser Schlüssel gehört schon zu einem anderen Zug.
fault-server_busy = Gerade nicht verbunden. Versuch es gleich noch einmal.
fault-input_rate = Zu viel in zu kurzer Zeit. Warte einen Moment.
fault-table_over = Die Partie ist zu Ende.
fault-action_nothing = Es gibt nichts zurückzunehmen.
fault-action_asked = Sie wurden schon gefragt. Spielt erst weiter.
fault-auth_required = Dafür musst du jemand sein: lade die Seite neu.
fault-auth_refused = Name oder Passwort ist falsch.
fault-auth_locked = Zu viele Versuche. Warte ein wenig.
fault-auth_taken = Dieser Name ist vergeben oder sieht einem vergebenen zu ähnlich.
fault-table_unknown = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
fault-table_seat = Dieser Platz ist nicht deiner.
fault-table_taken = Dieser Platz ist besetzt.
fault-table_phase = Das geht mit diesem Tisch jetzt nicht.
fault-table_limit = Du hast zu viele Partien offen. Beende oder verlasse zuerst eine.
fault-table_muted = Die Spieler wünschen keinen Chat von Zuschauern.
fault-table_frozen = Ein Fehler hat diese Partie angehalten.
fault-input_size = Das ist zu viel auf einmal.
fault-input_record = Das ist keine Aufzeichnung, die stimmt.
fault-server_storage = Der Server kann gerade nicht schreiben. Nichts ist verloren; versuche es noch einmal.

hint-ask = Tipp
hint-asking = Ein Bot überlegt…
hint-none = Hier gibt es keinen Rat.
hint-whole = Diesen Plan besiegeln. { $plan }
hint-nothing = Keine Karten
hint-follow = So machen

log-title = Protokoll
log-empty = Noch ist nichts geschehen.
log-undo = Zurückgenommen
log-redo = Wiederhergestellt
log-resign = Platz { $number } gibt auf
log-flag = Platz { $number } hat keine Zeit mehr

chat-title = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-muted = Die Spieler wünschen keinen Chat von Zuschauern.
chat-mute = Kein Chat von Zuschauern

missed-title = Seit du zuletzt da warst

undo-title = Zurücknehmen
undo-short = Zurück
undo-redo = Wiederherstellen
undo-unlearned = Du hast seither etwas erfahren. Zurücknehmen würde ungeschehen machen:
undo-asks =
    { $who-number ->
        [other] { $who } müssen zustimmen.
       *[one] { $who } muss zustimmen.
    }
undo-marked = Du darfst das zurücknehmen. Die Partie wird dann als eine gekennzeichnet, in der etwas zurückgenommen wurde.
undo-ask = Fragen
undo-do = Zurücknehmen
undo-wanted =
    { $who-number ->
        [other] { $who } möchten etwas zurücknehmen.
       *[one] { $who } möchte etwas zurücknehmen.
    }
undo-waiting = Die anderen werden gefragt.
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-granted = Es wurde zurückgenommen.
undo-denied = Es bleibt, wie es ist.
undo-close = Verstanden
undo-unlearns = Damit wäre nicht mehr bekannt:

resign-title = Aufgeben
resign-sure = Willst du diese Partie aufgeben?
resign-do = Aufgeben

wait-for_players = Der Tisch ist gedeckt. Es fehlen noch Leute.
wait-for_share = Wir warten auf { $names }: Vor dem ersten Austeilen legt jeder seinen Anteil zum Mischen dazu.
wait-you = dich
wait-share_elsewhere = Dein Anteil am Mischen liegt in dem Browser, in dem du dich gesetzt hast. Öffne den Tisch dort, oder steh auf und setz dich neu.
wait-redrawn = Jemand ist vor dem Austeilen gegangen, deshalb wird ganz neu gemischt.
wait-invitation = Einladung für Platz { $number }: gib diesen Link weiter
wait-open_link = Mit diesem Link kann jeder kommen
wait-leave = Tisch verlassen
wait-patience =
    { $count ->
        [one] Ohne Uhr: Wer geht und einen Tag lang nicht zieht, gegen den dürfen die anderen die Partie beenden.
       *[other] Ohne Uhr: Wer geht und { $count } Tage lang nicht zieht, gegen den dürfen die anderen die Partie beenden.
    }

claim-gone =
    { $who } { $who-number ->
        [other] sind
       *[one] ist
    } gegangen und { $who-number ->
        [other] haben
       *[one] hat
    } seit { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    } nicht gezogen.
claim-win = Sieg beanspruchen
claim-call_off = Partie abbrechen

bug-title = Fehler melden
bug-what = Was ging schief?
bug-note = Die Datei enthält, was du sehen konntest, und sonst nichts.
bug-save = Bericht speichern

fair-title = Ehrlicher Zufall
fair-promise = Jeder Würfel und jede Karte dieser Partie kommt aus einem Schlüssel. Sein Hash stand vor der ersten Karte fest, also kann der Schlüssel nicht mehr geändert werden.
fair-given = Was alle sehen, kommt aus echten Würfeln und Karten, auf Treu und Glauben; was geheim ist, aus dem Schlüssel.
fair-commitment = Der Hash des Schlüssels
fair-entropy = Was die Spieler beigetragen haben
fair-later = Am Ende wird der Schlüssel gezeigt, und jeder kann nachprüfen.
fair-verify = Der Schlüssel steht in der Aufzeichnung: parlour verify prüft alles.
fair-checked = Ehrlich gemischt, nachgeprüft
fair-trouble = Mit dem Austeilen stimmt etwas nicht:
fair-right_key = Der Gastgeber hat den Schlüssel offengelegt, und es ist der versprochene.
fair-wrong_key = Der Gastgeber hat den versprochenen Schlüssel nicht offengelegt.
fair-right_commitment = Das Versprechen ist das von vor dem ersten Austeilen.
fair-wrong_commitment = Das Versprechen ist nicht das von vor dem ersten Austeilen.
fair-open_commitment = Dieser Browser war vor dem ersten Austeilen nicht dabei und kann das Versprechen nicht vergleichen.
fair-right_share = Dein Anteil wurde mitgemischt.
fair-wrong_share = Dein Anteil wurde nicht mitgemischt.
fair-open_share = Dieser Browser hat keinen Anteil beigesteuert.
fair-right_shares = Die Anteile der anderen sind die, auf die sie sich vorher festgelegt hatten.
fair-wrong_shares = Ein Anteil wurde geändert, nachdem du deinen gezeigt hattest.
fair-open_shares = Worauf sich die anderen festgelegt hatten, ließ sich nicht vergleichen.
fair-right_seal = Die Aufzeichnung ist vollständig: Namen, Zeiten und jeder Eintrag.
fair-wrong_seal = Die Aufzeichnung wurde nach dem Versiegeln geändert.
fair-right_signature = Der Gastgeber hat die Aufzeichnung unterschrieben.
fair-wrong_signature = Der Gastgeber hat diese Aufzeichnung nicht unterschrieben.
fair-open_signature = Dieser Browser kann die Unterschrift nicht prüfen; dafür braucht es HTTPS und eine neuere Version.

keys-title = Alle Tasten
keys-number = die Möglichkeit mit dieser Nummer nehmen
keys-arrows = durch die Möglichkeiten gehen
keys-filter = eine Möglichkeit suchen
keys-tab = durchs Brett gehen, Leuchtendes drücken
keys-escape = Auswahl aufheben
keys-undo = zurücknehmen; wiederherstellen
keys-hint = einen Bot fragen
keys-rules = die Regeln, oder die Regel der gewählten Möglichkeit
keys-panels = Möglichkeiten, Protokoll, Gespräch
keys-words = der Tisch in Worten
keys-help = diese Tasten

veil-title = Gib das Gerät an { $who }
veil-note = Nichts wird gezeigt, bis { $who } es hat.
veil-lift = Ich bin { $who }

ending-solo = Es ist vorbei: { $how }.
ending-draw = Niemand gewinnt: { $how }.
ending-won = Du gewinnst: { $how }.
ending-lost = Du verlierst: { $how }.
ending-winner =
    { $who-number ->
        [other] { $who } gewinnen: { $how }.
       *[one] { $who } gewinnt: { $how }.
    }
ending-called_off = Die Partie wurde abgebrochen.
ending-again = Noch einmal
ending-record = Aufzeichnung speichern

unrated-alone = Ohne Wertung: Eine Person hatte mehrere Plätze.
unrated-bot = Ohne Wertung: Ein Bot hat mitgespielt.
unrated-guest = Ohne Wertung: Ein Gast hat mitgespielt.
unrated-short = Ohne Wertung: Die Partie war zu kurz.
unrated-special = Ohne Wertung: Die Partie begann nicht mit dem üblichen Aufbau.
unrated-taken_back = Ohne Wertung: Züge durften oder wurden zurückgenommen.
unrated-called_off = Ohne Wertung: Die Partie wurde abgebrochen.
unrated-again = Ihr habt heute oft gegeneinander gespielt; darum zählte es weniger.

replay-title = noch einmal
replay-viewer = Gesehen von
replay-all = Alles offen
replay-spectator = Zuschauer
replay-share = Link zu diesem Moment
replay-link = Dieser Link öffnet die Partie in diesem Moment
replay-branch = Von hier weiterspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Moment der Partie
replay-step = Schritt { $at } von { $of }

rules-title = Regeln
rules-search = In den Regeln suchen
rules-open = Regel { $rule }
rules-how = So wird gespielt
rules-law = Die Regeln
rules-none = Die Regeln dieses Spiels lassen sich gerade nicht laden.

reader-contents = Inhalt
reader-pages = Teile dieses Buchs
reader-table = Tabelle
reader-nothing = Nichts gefunden.
reader-found =
    { $number ->
        [one] 1 Treffer
       *[other] { $number } Treffer
    }
reader-more = Nur die ersten Treffer sind aufgeführt. Ein weiteres Wort grenzt die Suche ein.

docs-title = Anleitungen
docs-all = Alle Anleitungen
docs-search = Alle Anleitungen durchsuchen
docs-english = Die Anleitungen gibt es nur auf Englisch.

dealer-ask = Was kam? Hier eintragen.
dealer-so_far = { $done } von { $count }:
dealer-rank = Rang
dealer-suit = Farbe
dealer-suit_C = Kreuz
dealer-suit_D = Karo
dealer-suit_H = Herz
dealer-suit_S = Pik
dealer-search = Suchen, was kam
dealer-back = Das letzte herausnehmen
dealer-letter = Anfangsbuchstabe
dealer-things = Was kam

secret-open = Geheim wählen …
secret-note = Niemand sieht deine Wahl, bevor alle gewählt haben. Schließe dies, um das Brett anzusehen.

person-guest = Ein Gast: ein Konto würde dies für dich aufheben.
person-account = Deine Partien, und wie sie ausgingen.
person-record = Nach Spiel
person-nothing = Noch nichts. Beende eine Partie, dann steht sie hier.
person-played =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
person-won = { $number } gewonnen
person-drawn = { $number } ohne Sieger
person-rating = Wertung
person-matches = Beendete Partien
person-no_matches = Noch keine beendeten Partien.

notes-title = Notizen
notes-hint = Nur für deine Augen: Vermutungen, Pläne, was du gesehen hast.
notes-kept = Nur du kannst dies lesen. Es wird mit der Partie aufgehoben.
notes-writing = Schreibe …
notes-failed = Konnte nicht aufgehoben werden. Mit dem nächsten Buchstaben wird es wieder versucht.

bot-random = Zufall
bot-passive = Untätig
bot-plain = Schlicht
bot-careful = Umsichtig
bot-heuristic = Faustregel
bot-simple = Einfach
bot-search1 = Suche 1
bot-search2 = Suche 2
bot-search3 = Suche 3

botabout-random = irgendetwas Erlaubtes, alles gleich wahrscheinlich
botabout-passive = benutzt gar keine Karte
botabout-plain = spielt, was passt, behält, was aktiv ist
botabout-careful = wägt genaue Chancen und gibt die Tipps
botabout-heuristic = bewertet die Stellung nach jedem Zug
botabout-simple = zufällige Bahnen, bis zu zwei zufällige Karten in jeder
botabout-search1 = schaut ein paar Züge voraus
botabout-search2 = schaut voraus und weiß, was es gesehen hat
botabout-search3 = ebenso, und nimmt sich Zeit

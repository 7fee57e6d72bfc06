### Die eigenen Worte der Oberfläche.

list-none = keine

shell-skip = Zum Tisch springen
shell-guest = Gast
shell-nothing_here = Unter dieser Adresse gibt es nichts.

common-close = Schließen
common-cancel = Abbrechen
common-loading = Einen Moment …
common-copy = Kopieren
common-copied = Kopiert

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-system = Wie das Gerät
settings-light = Hell
settings-dark = Dunkel
settings-motion = Bewegung
settings-motion_full = Karten und Figuren bewegen sich
settings-motion_reduced = Alles bleibt ruhig
settings-contrast = Hoher Kontrast
settings-sound = Ton
settings-volume = Lautstärke

account-title = Dein Konto
account-as_guest = Du bist als { $name } zu Gast. Mit einem Konto bleiben deine Partien erhalten.
account-as = Du bist als { $name } angemeldet.
account-name = Name
account-password = Passwort
account-password_note = Mindestens 8 Zeichen
account-login = Anmelden
account-register = Konto anlegen
account-rename_guest = Als neuer Gast mit diesem Namen spielen
account-logout = Abmelden
account-page = Deine Partien und Wertungen

security-link = Geräte und Passwort
security-title = Geräte und Passwort
security-sessions = Wo du angemeldet bist
security-guest = Gäste haben kein Passwort. Mit einem Konto bleiben deine Partien erhalten.
security-end_others = Überall sonst abmelden
security-program = Programm: { $name }
security-browser = Ein Browser
security-this = dieser hier
security-since = seit { $when }
security-used = zuletzt benutzt: { $when }
security-end = Abmelden
security-password = Passwort ändern
security-old = Jetziges Passwort
security-wrong = Das jetzige Passwort ist falsch.
security-new = Neues Passwort
security-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
security-change = Passwort ändern

join-title = Du bist an einen Tisch eingeladen
join-sit = Platz nehmen

lobby-title = Was wollen wir spielen?
lobby-about = Ein Tisch für Spiele, die ihre Regeln selbst kennen. Spiel gleich los oder eröffne einen Tisch für deine Freunde.
lobby-no_server = Der Server antwortet nicht.
lobby-play = Spielen
lobby-play_bot = Gleich gegen einen Bot spielen
lobby-lay = Tisch eröffnen …
lobby-seats =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
lobby-seats_range = { $from } bis { $to } Personen
lobby-small_games = Kleine Spiele ({ $number })
lobby-tables = Tische
lobby-mine = Deine
lobby-open = Offene
lobby-running = Laufende
lobby-over = Beendete
lobby-upload = Aufzeichnung ansehen …
lobby-your_turn = Du bist am Zug
lobby-go_on = Weiterspielen
lobby-sit_down = Platz nehmen
lobby-watch = Zuschauen
lobby-replay = Replay ansehen
lobby-none_mine = Du sitzt noch an keinem Tisch. Wähl oben ein Spiel.
lobby-none_open = Gerade wartet niemand. Eröffne einen Tisch und lass einen Platz offen.
lobby-none_running = Gerade gibt es nichts zuzuschauen.
lobby-none_over = Noch ist keine Partie beendet.

new-title = Ein Tisch für { $game }
new-seats = Wer sitzt wo?
new-me = Du
new-open = Offen für alle
new-bring = Eigenes mitbringen
new-bring_none = Wie am Tisch eingestellt
new-bring_note = Das gilt statt dessen, was für deinen Platz eingestellt ist.
new-invited = Mit Einladungslink
new-bot = Bot, Stufe { $level } von { $of }: { $name }
new-hot_seat = Mehrere Plätze gehören dir: Ihr reicht das Gerät herum, und ein Vorhang hütet die Geheimnisse.
new-options = Das Spiel
new-manner = Der Tisch
new-clock = Bedenkzeit
new-clock_none = Ohne Uhr
new-clock_minute = 1 Minute je Aktion
new-clock_quarter = 15 Minuten pro Person, dazu 10 Sekunden je Aktion
new-clock_hour = 60 Minuten pro Person, dazu 30 Sekunden je Aktion
new-clock_days = 3 Tage je Aktion
new-at_flag = Wenn die Zeit abläuft
new-at_flag_lose = ist die Partie verloren
new-at_flag_bot = entscheidet ein Bot
new-flag_open = Alle dürfen jederzeit alles rückgängig machen
new-flag_private = Nur wer den Link hat, findet den Tisch
new-flag_given = Wir haben echte Würfel und Karten und geben sie ein
new-start = Tisch eröffnen

seat-title = Plätze
seat-number = Platz { $number }
seat-you = du
seat-free = frei
seat-invited = eingeladen
seat-bot = { $name } (Bot)
seat-guest = { $name } (Gast)
seat-here = da
seat-away = abwesend
seat-asked = am Zug
seat-thinks = denkt nach …
seat-ready = bereit
seat-look = ansehen
seat-watching = { $count } Zuschauer

table-connecting = Auf dem Weg zum Tisch …
table-reconnecting = Verbindung wird wiederhergestellt …
table-to_lobby = Zur Lobby
table-frozen = Ein Fehler hat diese Partie angehalten. Der Verlauf ist gesichert; bitte melde den Fehler.
table-kept = Bei Eintrag { $entry } haben sich die Regeln geändert; diese Partie bleibt, wie sie war. Bis dahin kannst du sie als Replay ansehen.
table-stand_in = Ein Bot hat nicht geantwortet. „{ $bot }“ hat an seiner Stelle entschieden.
table-more = Mehr
table-tools = Werkzeuge
table-beside = Neben dem Brett
table-board = Brett
table-in_words = Der Tisch in Worten

mark-title = Was an dieser Partie ungewöhnlich ist
mark-position = eigene Stellung
mark-position_about = Beginnt mit einer Stellung, die am Tisch aufgebaut wurde. Ohne Wertung.
mark-edits = bearbeitet
mark-edits_about = Die Stellung wurde von Hand verändert. Ohne Wertung.
mark-given = eigene Würfel
mark-given_about = Gegeben wird mit eigenen Würfeln und Karten; niemand kann das nachprüfen. Ohne Wertung.
mark-unlearned = Bekanntes rückgängig gemacht
mark-unlearned_about = Es wurde etwas rückgängig gemacht, das jemand schon erfahren hatte. Ohne Wertung.
mark-open = freies Rückgängig
mark-open_about = Alle dürfen alles rückgängig machen. Ohne Wertung.
mark-branch = Abzweigung
mark-branch_about = Von einer anderen Partie abgezweigt. Ohne Wertung.

prompt-title = Was jetzt gefragt ist
prompt-options = Möglichkeiten
prompt-all_options = Möglichkeiten
prompt-unfold = Möglichkeiten ({ $number })
prompt-clear = Auswahl aufheben
prompt-warning = mit Warnung
prompt-sure = Bist du sicher?
prompt-do_it = Ja
prompt-not_yet = Noch nicht
prompt-waiting = Einen Moment …
prompt-waiting_for = Warten auf { $who-accusative }.
prompt-nothing_to_choose = Gerade gibt es nichts zu wählen.
prompt-on_board =
    { $count ->
        [one] Eine weitere Möglichkeit leuchtet auf dem Brett und steht in der Liste.
       *[other] { $count } weitere Möglichkeiten leuchten auf dem Brett und stehen in der Liste.
    }

fault-action_stale = Inzwischen hat sich etwas geändert. Sieh noch einmal hin.
fault-action_key = Dieser Schlüssel gehört schon zu einer anderen Aktion.
fault-server_busy = Gerade keine Verbindung. Versuch es gleich noch einmal.
fault-input_rate = Zu viel in zu kurzer Zeit. Warte einen Moment.
fault-table_over = Die Partie ist zu Ende.
fault-action_nothing = Es gibt nichts rückgängig zu machen.
fault-action_asked = Die anderen wurden schon gefragt. Spiel erst weiter.
fault-auth_required = Dafür musst du angemeldet sein: Lade die Seite neu.
fault-auth_refused = Name oder Passwort ist falsch.
fault-auth_locked = Zu viele Versuche. Warte ein wenig.
fault-auth_taken = Dieser Name ist vergeben oder einem vergebenen zu ähnlich.
fault-table_unknown = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
fault-table_seat = Dieser Platz ist nicht deiner.
fault-table_taken = Dieser Platz ist besetzt.
fault-table_phase = Das geht an diesem Tisch gerade nicht.
fault-table_limit = Du hast zu viele Partien offen. Beende oder verlasse zuerst eine.
fault-table_muted = An diesem Tisch ist der Chat für Zuschauer aus.
fault-table_frozen = Ein Fehler hat diese Partie angehalten.
fault-input_size = Das ist zu viel auf einmal.
fault-input_record = Diese Aufzeichnung stimmt nicht.
fault-server_storage = Das konnte nicht gespeichert werden. Nichts ist verloren; versuch es gleich noch einmal.

hint-ask = Tipp
hint-asking = Ein Bot überlegt …
hint-none = Hier gibt es keinen Tipp.
hint-whole = Diesen Plan versiegeln. { $plan }
hint-nothing = Keine Karten
hint-follow = So machen

log-title = Verlauf
log-empty = Noch ist nichts passiert.
log-undo = Rückgängig gemacht
log-redo = Wiederholt

chat-title = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-say = Nachricht schreiben
chat-send = Senden
chat-muted = An diesem Tisch ist der Chat für Zuschauer aus.
chat-mute = Chat für Zuschauer aus

missed-title = Seit du zuletzt da warst

undo-title = Rückgängig machen
undo-short = Rückgängig
undo-redo = Wiederholen
undo-unlearned = Du hast seither etwas erfahren. Dieses Wissen ginge verloren:
undo-asks =
    { $who-number ->
        [other] { $who } müssen zustimmen.
       *[one] { $who } muss zustimmen.
    }
undo-marked = Du darfst das rückgängig machen. Die Partie wird dann so gekennzeichnet.
undo-ask = Fragen
undo-do = Rückgängig machen
undo-wanted =
    { $who-number ->
        [other] { $who } möchten etwas rückgängig machen.
       *[one] { $who } möchte etwas rückgängig machen.
    }
undo-waiting = Die anderen werden gefragt.
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-granted = Es wurde rückgängig gemacht.
undo-denied = Es bleibt, wie es ist.
undo-close = Alles klar
undo-unlearns = Dann wäre nicht mehr bekannt:

resign-title = Aufgeben
resign-sure = Willst du diese Partie aufgeben?
resign-do = Aufgeben

wait-for_players = Der Tisch ist eröffnet. Es fehlen noch Leute.
wait-for_share = Warten auf { $names }: Vor dem ersten Austeilen steuern alle etwas zum Mischen bei.
wait-you = dich
wait-share_elsewhere = Dein Beitrag zum Mischen liegt in dem Browser, in dem du Platz genommen hast. Öffne den Tisch dort, oder steh auf und nimm neu Platz.
wait-redrawn = Vor dem Austeilen ist jemand gegangen, deshalb wird ganz neu gemischt.
wait-invitation = Einladungslink für Platz { $number }: Gib ihn weiter
wait-open_link = Mit diesem Link können alle kommen
wait-leave = Tisch verlassen
wait-patience =
    { $count ->
        [one] Ohne Uhr: Geht jemand und zieht einen Tag lang nicht, dürfen die anderen die Partie für sich beanspruchen.
       *[other] Ohne Uhr: Geht jemand und zieht { $count } Tage lang nicht, dürfen die anderen die Partie für sich beanspruchen.
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
bug-what = Was ist schiefgegangen?
bug-note = Die Datei enthält nur, was du sehen konntest.
bug-save = Bericht speichern

fair-title = Ehrlicher Zufall
fair-promise = Alle Würfel und Karten dieser Partie kommen aus einem einzigen Schlüssel. Sein Hashwert stand vor dem ersten Austeilen fest, also kann niemand den Schlüssel noch ändern.
fair-given = Was alle sehen, kommt von echten Würfeln und Karten und beruht auf Vertrauen; was geheim ist, kommt aus dem Schlüssel.
fair-commitment = Der Hashwert des Schlüssels
fair-entropy = Was alle zum Mischen beigesteuert haben
fair-later = Am Ende wird der Schlüssel offengelegt, und alle können nachprüfen.
fair-verify = Der Schlüssel steht in der Aufzeichnung: parlour verify prüft alles.
fair-checked = Nachgeprüft: ehrlich gemischt
fair-trouble = Mit dem Austeilen stimmt etwas nicht:
fair-right_key = Der Server hat den Schlüssel offengelegt, und es ist der versprochene.
fair-wrong_key = Der Server hat den versprochenen Schlüssel nicht offengelegt.
fair-right_commitment = Das Versprechen ist noch dasselbe wie vor dem ersten Austeilen.
fair-wrong_commitment = Das Versprechen ist nicht mehr dasselbe wie vor dem ersten Austeilen.
fair-open_commitment = Dieser Browser war vor dem ersten Austeilen nicht dabei und kann das Versprechen nicht vergleichen.
fair-right_share = Dein Beitrag wurde mitgemischt.
fair-wrong_share = Dein Beitrag wurde nicht mitgemischt.
fair-open_share = Dieser Browser hat nichts beigesteuert.
fair-right_shares = Die Beiträge der anderen sind die, auf die sie sich vorher festgelegt hatten.
fair-wrong_shares = Ein Beitrag wurde geändert, nachdem du deinen gezeigt hattest.
fair-open_shares = Worauf sich die anderen festgelegt hatten, ließ sich nicht vergleichen.
fair-right_seal = Die Aufzeichnung ist vollständig: Namen, Zeiten und jeder Eintrag.
fair-wrong_seal = Die Aufzeichnung wurde nach dem Versiegeln geändert.
fair-right_signature = Der Server hat die Aufzeichnung signiert.
fair-wrong_signature = Der Server hat diese Aufzeichnung nicht signiert.
fair-open_signature = Dieser Browser kann die Signatur nicht prüfen; dafür braucht es HTTPS und eine neuere Version.
fair-record_checked = Aufzeichnung geprüft
fair-record_trouble = Mit dieser Aufzeichnung stimmt etwas nicht:
fair-checking = Aufzeichnung wird geprüft …
fair-whole_entries =
    { $count ->
        [one] Der einzige Eintrag hält
       *[other] Alle { $count } Einträge halten
    } sich an die Regeln (Version { $version }).
fair-whole_derived =
    { $count ->
        [one] Der einzige Wurf oder die einzige Karte kommt
       *[other] Alle { $count } Würfe und ausgeteilten Karten kommen
    } aus dem Schlüssel.
fair-whole_trusted =
    { $count ->
        [one] Ein Wurf oder eine Karte beruht
       *[other] { $count } Würfe und Karten beruhen
    } auf Vertrauen: von Hand eingegeben, oder der Schlüssel fehlt.
fair-whole_key = Der Schlüssel passt zum Hashwert in der Aufzeichnung.
fair-whole_blocked = Dieser Browser lässt WebAssembly nicht zu und kann die Aufzeichnung nicht nachspielen.
fair-whole_failed = Die Aufzeichnung ließ sich in diesem Browser nicht nachspielen.
fair-entry_hash = Eintrag { $number } oder einer davor wurde geändert.
fair-entry_dealt = Eintrag { $number }: Ausgeteilt wurde { $dealt }, aus dem Schlüssel kommt { $derived }.
fair-entry_refused = Eintrag { $number } verstößt gegen die Regeln ({ $rule }).
fair-entry_misplaced = Eintrag { $number } ist an dieser Stelle nicht möglich.
fair-entry_position = Eintrag { $number } führt zu einer anderen Stellung.
fair-place_file = Die Aufzeichnung ist nicht lesbar.
fair-place_version = Die Aufzeichnung stammt von einer neueren Version von Parlour oder des Spiels.
fair-place_header = Die Optionen oder die Ausgangsstellung wurden geändert.
fair-place_key = Der Schlüssel passt nicht zum Hashwert in der Aufzeichnung.
fair-place_head = Am Ende fehlen Einträge.
fair-place_seal = Ein Name oder eine Zeit wurde geändert.
fair-place_signature = Der genannte Server hat diese Aufzeichnung nicht signiert.

keys-title = Tastenkürzel
keys-number = die Möglichkeit mit dieser Nummer wählen
keys-arrows = durch die Möglichkeiten gehen
keys-filter = Aktion suchen oder fragen, warum nicht
keys-look = auf dem Brett genauer hinsehen: Pfeile gehen weiter, Enter wählt oder sagt, warum nicht
keys-tab = durchs Brett gehen, Leuchtendes auswählen
keys-escape = Auswahl aufheben
keys-undo = rückgängig machen; wiederholen
keys-hint = Tipp von einem Bot
keys-rules = die Regeln oder die Regel zur gewählten Möglichkeit
keys-panels = Aktionen, Möglichkeiten, Verlauf, Chat
keys-words = der Tisch in Worten
keys-help = diese Tastenkürzel

veil-title = Gib das Gerät an { $who-accusative }
veil-note = Nur für { $who-accusative }. Bis dahin bleibt alles verdeckt.
veil-lift = Ich spiele { $who-accusative }

ending-solo = Zu Ende: { $how }.
ending-draw = Niemand gewinnt: { $how }.
ending-won = Du hast gewonnen: { $how }.
ending-lost = Du hast verloren: { $how }.
ending-winner = Sieg für { $who-accusative }: { $how }.
ending-called_off = Die Partie wurde abgebrochen.
ending-again = Noch eine Partie
ending-decided = Was es entschieden hat
ending-watch = Ansehen
ending-record = Aufzeichnung speichern

unrated-alone = Ohne Wertung: Eine Person hatte mehrere Plätze.
unrated-bot = Ohne Wertung: Ein Bot hat mitgespielt.
unrated-guest = Ohne Wertung: Ein Gast hat mitgespielt.
unrated-short = Ohne Wertung: Die Partie war zu kurz.
unrated-special = Ohne Wertung: Die Partie begann nicht mit dem üblichen Aufbau.
unrated-taken_back = Ohne Wertung: Züge durften rückgängig gemacht werden oder wurden es.
unrated-called_off = Ohne Wertung: Die Partie wurde abgebrochen.
unrated-again = Ihr habt heute schon oft gegeneinander gespielt; darum zählte es weniger.

replay-viewer = Sicht
replay-all = Alle Karten offen
replay-spectator = Zuschauer
replay-share = Link zu dieser Stelle
replay-link = Dieser Link öffnet die Partie an dieser Stelle
replay-branch = Von hier weiterspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Stelle der Partie
replay-step = Schritt { $at } von { $of }
replay-small = Einzelne Schritte einer Aktion
replay-small_back = Einen kleinen Schritt zurück
replay-small_next = Einen kleinen Schritt weiter
# Within one action, such as “2 of 4”.
replay-small_step = { $at } von { $of }

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

dealer-ask = Was ist gekommen? Gib es hier ein.
dealer-so_far = { $done } von { $count }:
dealer-rank = Wert
dealer-suit = Farbe
dealer-suit_C = Kreuz
dealer-suit_D = Karo
dealer-suit_H = Herz
dealer-suit_S = Pik
dealer-type = Namen tippen, dann Enter
dealer-found = Gefunden
dealer-none = So heißt nichts, was jetzt kommen kann.
dealer-back = Das Letzte wieder herausnehmen
dealer-letter = Anfangsbuchstabe
dealer-things = Was gekommen ist

secret-open = Geheim wählen …
secret-note = Niemand sieht deine Wahl, bevor alle gewählt haben. Schließ dieses Fenster, um das Brett zu sehen.

person-guest = Du bist zu Gast. Mit einem Konto bleibt das hier erhalten.
person-account = Deine Partien und wie sie ausgegangen sind.
person-record = Nach Spielen
person-nothing = Noch nichts. Spiel eine Partie zu Ende, dann steht sie hier.
person-played =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
person-won = { $number } gewonnen
person-drawn = { $number } unentschieden
person-rating = Wertung
person-matches = Beendete Partien
person-no_matches = Noch keine beendeten Partien.

notes-title = Notizen
notes-hint = Nur für dich: Vermutungen, Pläne, was du gesehen hast.
notes-kept = Nur du kannst das lesen. Es wird mit der Partie gespeichert.
notes-writing = Wird gespeichert …
notes-failed = Konnte nicht gespeichert werden. Beim nächsten Buchstaben wird es noch einmal versucht.

bot-random = Zufall
bot-passive = Untätig
bot-plain = Schlicht
bot-careful = Umsichtig
bot-beginner = Einsteiger
bot-casual = Hobbyspieler
bot-heuristic = Erfahren
bot-simple = Einsteiger
bot-search1 = Könner
bot-search2 = Experte
bot-search3 = Meister

botabout-random = irgendetwas Erlaubtes, alles gleich wahrscheinlich
botabout-passive = benutzt gar keine Karten
botabout-plain = spielt, was passt, und behält, was aktiv ist
botabout-careful = rechnet mit genauen Chancen und gibt die Tipps
botabout-beginner = übersieht das meiste, was möglich wäre
botabout-casual = übersieht vieles, was möglich wäre
botabout-heuristic = bewertet die Stellung nach jedem Zug
botabout-simple = zufällige Bahnen, bis zu zwei zufällige Karten in jeder
botabout-search1 = schaut ein wenig voraus
botabout-search2 = schaut weiter voraus
botabout-search3 = schaut am weitesten voraus und nimmt sich Zeit

## Dateien, Uhrzeiten und wer allein spielt.

settings-times = Uhrzeiten im Verlauf
settings-notices = Benachrichtigen, wenn ich am Zug bin
settings-notices_denied = Der Browser blockiert Benachrichtigungen dieser Seite. In seinen Website-Einstellungen lassen sie sich erlauben.

log-resigned =
    { $who-number ->
        [other] { $who-the } geben auf
       *[one] { $who-the } gibt auf
    }
log-out_of_time =
    { $who-number ->
        [other] { $who-the } haben die Zeit überschritten
       *[one] { $who-the } hat die Zeit überschritten
    }

prompt-warned = { $option }: { $warning }

new-players = Wie viele spielen?
new-alone_bots = 1: nur du, Bots auf den anderen Plätzen
new-alone_all = 1: nur du, auf allen Plätzen
new-position = Ausgangsstellung
new-position_usual = Die übliche
new-position_choose = Aus einer Datei …
new-position_remove = Doch die übliche
new-position_note = Eine Stellung, die an einem Tisch, im Replay oder im Terminal gespeichert wurde. Du kannst die Datei auch hierher ziehen. Ohne Wertung.
new-position_fixed = Diese Einstellungen bringt die Stellung mit.

file-drop = Datei loslassen, um sie zu öffnen
file-not_json = { $file }, Zeile { $line }, Spalte { $column }: Das ist kein JSON.
file-no_position = { $file } ist keine Stellung: Eine Stellungsdatei besteht aus einem JSON-Objekt.
file-is_record = { $file } ist die Aufzeichnung einer Partie und keine Stellung. Öffne sie in der Lobby mit „Aufzeichnung ansehen“.
file-no_replay = { $file } ist weder Aufzeichnung noch Replay. Eine Stellung wählst du, wenn du einen Tisch eröffnest.
file-newer = { $file } stammt von einer neueren Version von Parlour.
file-broken = { $file } ist beschädigt: { $place }.

table-save = In einer Datei speichern …

save-title = In einer Datei speichern
save-match = Die Partie
save-match_over = Die ganze Aufzeichnung mit allen Zügen und Karten. Jeder kann sie ansehen und prüfen.
save-match_so_far = Alles, was du bisher gesehen hast, zum späteren Ansehen. Die ganze Aufzeichnung gibt es, wenn die Partie zu Ende ist.
save-match_save = Partie speichern
save-match_step = Schritt { $at } von { $of } …
save-match_done = Gespeichert. Zum Ansehen wählst du in der Lobby „Aufzeichnung ansehen“.
save-match_local = Die ganze Partie bis jetzt, zum Weiterspielen auf jedem Gerät. Sie zeigt auch, was für dich noch verdeckt ist.
save-match_local_done = Gespeichert. Zum Weiterspielen wählst du auf dem anderen Gerät in der Lobby „Aufzeichnung ansehen“, gehst zum Ende und drückst „Von hier weiterspielen“.
save-position = Die Stellung
save-position_about = Das Brett, wie es jetzt ist. Damit kannst du einen neuen Tisch eröffnen, hier oder im Terminal.
save-position_hidden = Ein Teil dieser Stellung ist für dich verdeckt. Du kannst sie speichern, wenn die Partie zu Ende ist.
save-position_save = Stellung speichern
save-position_looking = Einen Moment …

replay-of = { $game }: Replay
replay-so_far = Bisher ansehen
replay-open_title = Eine Partie aus einer Datei ansehen
replay-open_about = Wähle eine Aufzeichnung oder ein gespeichertes Replay, oder zieh die Datei auf diese Seite.
replay-open = Datei wählen …
replay-other = Andere Datei …
replay-from_file = Aus einer Datei, Sicht: { $who }. Stand: { $when }.
replay-a_spectator = Zuschauer
replay-of_file = Diese Datei
replay-record = Aufzeichnung speichern
replay-position = Diese Stellung speichern

## Ohne Netz, und Tische auf einem anderen Server.

offline-away = Der Server ist nicht erreichbar: Regeln und Anleitungen kannst du lesen, gespielt wird, sobald er wieder da ist.
offline-none = Kein Server gewählt: Regeln und Anleitungen kannst du lesen, zum Spielen brauchst du einen.
offline-away_play = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem gegen Bots und mit anderen neben dir spielen. Deine übrigen Tische sind wieder da, sobald der Server es ist.
offline-none_play = Kein Server gewählt. Auf diesem Gerät kannst du gegen Bots und mit anderen neben dir spielen.
offline-tables = Für Tische braucht es einen Server.
offline-release = Eine neue Version ist da.
offline-reload = Neu laden

server-title = Server wählen
server-address = Adresse
server-about = Die Adresse bekommst du von den Leuten, mit denen du spielst.
server-now = Server: { $server }
server-choose = Server wählen …
server-change = Ändern …
server-use = Diesen Server nehmen
server-leave = Ohne Server
server-open = Stattdessen dort spielen
server-not_readable = Das ist keine Adresse. Sie sieht etwa so aus: https://play.example.org.
server-not_secure = Diese Seite ist gesichert, deshalb muss die Adresse mit https:// anfangen.
server-not_reached = Unter dieser Adresse antwortet kein Server. Prüf die Schreibweise oder versuch es gleich noch einmal.
server-not_allowed = Unter dieser Adresse ist ein Server, aber er lässt dich von dieser Seite aus nicht spielen.
server-not_parlour = Unter dieser Adresse ist etwas, aber kein Parlour-Server.

## Tables on this device.

new-place = Ort
new-place_server = Auf dem Server
new-place_server_about = Wer eingeladen ist, kann mitspielen, und du kannst auf jedem Gerät weiterspielen.
new-place_device = Auf diesem Gerät
new-place_device_about = Geht auch offline. Mitspielen können nur du und wer neben dir sitzt.

local-here = auf diesem Gerät
local-none = Noch keine Tische auf diesem Gerät. Such dir oben ein Spiel aus.
local-thinks = Der Bot denkt nach …
local-thinks_hint = Der Bot überlegt sich einen Tipp …
local-stop = Sofort ziehen
local-stop_hint = Abbrechen
local-remove = Von diesem Gerät löschen
local-remove_sure = Diese Partie von diesem Gerät löschen? Das lässt sich nicht rückgängig machen. Wenn du sie behalten willst, speichere sie vorher als Datei.
local-remove_do = Löschen
local-hand_over = Auf dem Server weiterspielen …
local-hand_over_title = Auf dem Server weiterspielen
local-hand_over_about = Eine Kopie dieser Partie geht an dieser Stelle weiter, mit allen, die du einlädst. Die Partie auf diesem Gerät bleibt, wie sie ist.
local-hand_over_record = Die Aufzeichnung kommt auf den Server. Dort kannst du sie teilen oder von jeder Stelle aus weiterspielen.
local-hand_over_secrets = Alle am neuen Tisch können nachsehen, was bisher verdeckt war, auch bei dir.
local-hand_over_away = Der Server ist gerade nicht erreichbar.
local-hand_over_do = Dort weiterspielen

fault-local_full = In diesem Browser ist kein Platz mehr, deshalb wurde das nicht gespeichert. Lösch alte Partien von diesem Gerät oder schaff anders Platz und versuch es dann noch einmal.
fault-local_blocked = Dieser Browser lässt Parlour keine Partien speichern. Verlass das private Fenster oder erlaube Websitedaten und versuch es dann noch einmal.
fault-local_damaged = Diese Partie ist beschädigt und lässt sich nicht öffnen. Alles andere ist davon nicht betroffen.
fault-local_newer = Diese Partie wurde mit einer neueren Version von Parlour gespeichert. Lade die Seite neu, um sie zu bekommen.
fault-local_engine = Dieser Browser kann nicht ohne Server spielen: Er erlaubt kein WebAssembly, oder ein Teil von Parlour fehlt. Geh online und lade die Seite neu.

settings-pace = Was geschieht, wird gezeigt
settings-pace_auto = eins nach dem anderen
settings-pace_step = auf jeden Druck eins
settings-pace_once = alles auf einmal
settings-speed = Tempo
settings-speed_slow = Langsam
settings-speed_usual = Normal
settings-speed_fast = Schnell
settings-confirm = Vor einer Aktion nachfragen
settings-confirm_warned = bei Warnungen
settings-confirm_always = immer
settings-confirm_never = nie
settings-cards = Karten
settings-tokens = Steine auf dem Spielplan
settings-size_small = Klein
settings-size_usual = Normal
settings-size_large = Groß
stage-next = Weiter
stage-skip = Alle { $count } überspringen
stage-space = Leertaste

# Was sich tun lässt, als ganze Aktionen.
acts-screen = Befehle
acts-screens = Teile des Tisches
acts-title = Aktionen
acts-can = { $count ->
    [one] { $count } kann
   *[other] { $count } können
}
acts-ways = { $count } Möglichkeiten
acts-press_piece = Wähle, was leuchtet.
acts-press_target = Wähle ein Ziel oder zieh dorthin.
acts-looking = Einen Moment …
acts-cancel = abbrechen
acts-take_back = Aktion zurücknehmen
acts-pays = bezahlt
acts-fewer = Eine weniger: { $name }
acts-more = Eine mehr: { $name }

turn-yours = Du bist am Zug
turn-offer = Bescheid sagen, wenn du am Zug bist?
turn-offer_yes = Bescheid sagen
offer-sound = Dieser Tisch hat leise Klänge.
offer-yes = Ton einschalten
offer-no = Nein, danke

why-may = Das geht, aber etwas anderes handelt zuerst. Wähle, was leuchtet.
why-nothing = Damit kannst du jetzt nichts tun.
why-even = Selbst damit: { $what }
why-needs = Was helfen würde: { $what-or }
why-find = Aktion suchen oder fragen, warum nicht
why-offered = Das geht
why-not_offered = Das geht nicht, und warum
why-asking = Wird nachgeschlagen …
why-none = Nichts mit diesem Namen.

look-now = Jetzt:
look-more = und { $count } weitere

learn-title = Lernen
learn-of = { $game } lernen
learn-about = Kurze Lektionen am Brett: ein bisschen lesen, ausprobieren, weiter. Was du geschafft hast, bleibt in diesem Browser.
learn-course = Der Kurs
learn-drills = Übungen
learn-drills_about = Je zwei Minuten zu dem, was am Anfang oft schiefgeht.
learn-puzzles = Rätsel
learn-puzzles_about = In jedem gibt es einen besten Zug.
learn-today = Rätsel des Tages
learn-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
learn-done = geschafft
learn-lesson = Lektion { $number } von { $of }
learn-drill = Übung { $number } von { $of }
learn-puzzle = Rätsel { $number } von { $of }
learn-steps = Schritte
learn-back = Schritt zurück
learn-leave = Lektion verlassen
learn-task = Deine Aufgabe
learn-watch = Schau, was passiert
learn-read = Lies, dann geht es weiter
learn-go_on = Weiter
learn-hint = Tipp
learn-show = Zeig es mir
learn-coach = dein Coach
learn-not_that = Nicht ganz
learn-allowed = Das ist erlaubt, aber darum geht es in diesem Schritt nicht.
learn-not_now = Lies erst weiter, dann bist du wieder dran.
learn-works = Was geht:
learn-read_rule = Regel lesen
learn-try_again = Noch mal versuchen
learn-ended = Gut gemacht!
learn-next = Weiter: { $title }
learn-to_course = Zum Kurs
learn-again = Noch einmal
learn-says = { $who }
learn-goal_title = Das Ziel des Spiels
learn-goal_aim = Das Ziel:
learn-goal_turn = Dein Zug:
learn-goal_end = Das Ende:
learn-goal_learn = Schritt für Schritt lernen

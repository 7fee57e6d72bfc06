### Die Hilfe der Befehlszeile. Auf Englisch steht sie in args.rs.

help-about = Ein Tisch für Spiele, die ihre Regeln selbst kennen
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-below = Rückgabewerte: 0 alles gut, 1 eine Prüfung ist gescheitert, 2 falsche Eingabe oder falscher Aufruf, 130 durch ein Signal beendet.

command-games = Die Spiele zeigen
command-rules = Die Regeln eines Spiels lesen oder durchsuchen
command-scenario = Szenariodateien ausführen und zählen, wie viele bestehen
command-lesson = Lektionen prüfen: jede richtige und jede aufgeführte falsche Antwort durchspielen
command-verify = Eine Aufzeichnung nachspielen und jeden Eintrag, jedes Austeilen und jeden Hashwert prüfen
command-replay = Eine aufgezeichnete Partie ansehen, Eintrag für Eintrag
command-play = Im Terminal spielen
command-learn = Ein Spiel lernen: Lektionen, Übungen und Rätsel
command-simulate = Viele Partien zwischen Bots spielen und über die Ergebnisse berichten
command-campaign = Eine Kampagnendatei ausführen: Tests der Ausgewogenheit mit dem, was sie ergeben sollen
command-profile = Zeigen oder ändern, was du zwischen den Partien behältst
command-bench = Messen, wie schnell die Regeln eines Spiels sind
command-serve = Die Web-App und ihre API betreiben
command-help = Diese Hilfe oder die eines Befehls zeigen

below-play = Ohne GAME wählst du aus einem Menü. Ist Eingabe oder Ausgabe kein Terminal, oder mit --plain, läuft die
    Partie Zeile für Zeile; help zeigt dort die Befehle.
    { "" }
    Rückgabewerte: 0 alles gut, 2 falsche Eingabe oder falscher Aufruf, oder eine ungültige Zeile der Eingabe.

arg-language = Sprache: en, de oder fr; ohne Angabe die deiner Umgebung (LC_ALL, LC_MESSAGES, LANG)
arg-help = Hilfe zeigen
arg-version = Version zeigen
arg-game = Das Spiel
arg-file = Die Aufzeichnung
arg-json = JSON ausgeben
arg-plain = Zeile für Zeile statt auf dem ganzen Bildschirm
arg-no_color = Ohne Farben
arg-passphrase_file = Die Passphrase einer versiegelten Aufzeichnung aus der ersten Zeile dieser Datei lesen; PARLOUR_PASSPHRASE geht auch

arg-games-all = Die kleinen Beispiele mit aufzählen

arg-rules-words = Eine Regel (R7.3), ein Kapitel (R7) oder Wörter, nach denen gesucht wird; ohne Angabe alle Regeln
arg-rules-how_to_play = Eine Seite zum Einstieg
arg-rules-coverage = Die Regeln zählen, die ein Test oder Szenario abdeckt
arg-rules-source = Ordner mit dem Quelltext des Spiels, für --coverage

arg-verify-commitment = Hashwert des Schlüssels, den du vor dem ersten Austeilen gesehen hast
arg-verify-host_key = Öffentlicher Schlüssel des Servers, auf dem du gespielt hast: GET /api/host
arg-verify-entropy = Dein Beitrag zum Mischen

arg-replay-viewer = Wessen Sicht: table (sieht alles, üblich), spectator oder ein Platz mit seiner Nummer, von 1 an gezählt, oder seinem Namen
arg-replay-from = Der erste Eintrag, der gezeigt wird
arg-replay-times = Zeigen, wann jeder Eintrag entstand, wo das bekannt ist
arg-replay-position = Die Stellung nach N gültigen Einträgen ausgeben (ohne N nach allen), für play --position

arg-learn-game = Das Spiel
arg-learn-lesson = Die Lektion; ohne Angabe werden alle gezeigt
arg-play-game = Das Spiel; ohne Angabe ein Menü
arg-play-seats = Wer auf einem Platz spielt: human oder der Name eines Bots; ein Platz ist seine Nummer, von 1 an gezählt, oder sein Name
arg-play-bots = Bots für die übrigen Plätze, der Reihe nach; ein Name gilt für alle
arg-play-hot_seat = Auf allen übrigen Plätzen Menschen, die sich den Bildschirm teilen
arg-play-seed = Startwert für Würfel, Karten und Bots; derselbe wiederholt eine Partie
arg-play-settings = Eine Einstellung für den Aufbau des Spiels
arg-play-dealer = Woher Würfel und Karten kommen: keyed, aus dem Schlüssel der Partie (üblich), oder people, von Menschen mit echten Würfeln und Karten
arg-play-load = Eine Aufzeichnung weiterspielen
arg-play-position = Mit einer Stellung beginnen, die export oder replay --position geschrieben hat
arg-play-save = Nach jedem Zug in diese Datei speichern
arg-play-passphrase = Speicherstände mit einer Passphrase versiegeln, nach der du gefragt wirst
arg-play-open = Alle dürfen nach Absprache alles rückgängig machen
arg-play-name = Dein Name, für die Aufzeichnung
arg-play-cards = Eigene Karten, in Spielen, die das können
arg-play-decks = Eigene Decks, mit --set zu wählen; sonst spielen die ersten zwei
arg-play-data = Ein eigener Datensatz als JSON, in Spielen, die das können
arg-play-profile = Mit dem spielen, was du zwischen den Partien behältst, und sichern, was du gewinnst

arg-profile-deed = Was damit geschehen soll; ohne Angabe wird es gezeigt
arg-profile-file = Die Datei, in der es steht

bot-random = irgendetwas Erlaubtes, alles gleich wahrscheinlich
bot-passive = benutzt gar keine Karten
bot-plain = spielt, was passt, und behält, was aktiv ist
bot-careful = rechnet mit genauen Chancen und gibt die Tipps
bot-beginner = übersieht das meiste, was möglich wäre
bot-casual = übersieht vieles, was möglich wäre
bot-heuristic = bewertet die Stellung nach jedem Zug
bot-simple = zufällige Bahnen, bis zu zwei zufällige Karten in jeder
bot-search1 = schaut ein wenig voraus
bot-search2 = schaut weiter voraus
bot-search3 = schaut am weitesten voraus und nimmt sich Zeit

mistake-unknown = { $what } gibt es nicht{ $hint } (siehe --help)
mistake-command = einen Befehl { $what } gibt es nicht{ $hint } (siehe --help)
mistake-missing = es fehlt { $what }{ $hint } (siehe --help)
mistake-conflict = { $what } geht nicht zusammen mit { $other }{ $hint } (siehe --help)
mistake-value = { $what }: „{ $value }“ geht nicht; { $choices }{ $hint }
mistake-among = möglich sind { $choices }
mistake-see = siehe --help
mistake-near = ; meintest du { $name }?

### Der Spielplan der Entscheidung.

cfr-map = Der Spielplan
cfr-placing = Geheime Aufstellung
cfr-turn = Zug { $number }
cfr-to_move =
    { $side-number ->
        [other] Die { $side } sind am Zug
       *[one] { $side } ist am Zug
    }
cfr-points = Spiel { $game } von 2, Punkte { $first } zu { $second }
cfr-fallen = { $side }: gefallen
cfr-region = { $name }, Platz für { $limit }
cfr-piece = { $name } { $region-in } { $notes }
cfr-face_up = aufgedeckt
cfr-enemy_knows = der Gegner kennt die Figur
cfr-hidden = Eine verdeckte Figur { $side-genitive } { $region-in }: { $who-or }
cfr-unknown = unbekannt
cfr-tray = Noch aufzustellen
cfr-cards_of = Karten { $side-genitive }
cfr-used = verbraucht
cfr-battle = Kampf { $region-in }
cfr-last_battle = Der letzte Kampf, { $region-in }
cfr-picked = eine verdeckte Karte
cfr-total = Summe
cfr-fell = besiegt
cfr-not_picked = noch keine Karte
cfr-stage = Kämpfe
cfr-no_battle = Noch kein Kampf. Der nächste findet hier statt.
cfr-attacks = greift an
cfr-defends = verteidigt
cfr-versus = gegen
cfr-void = zählt nicht
cfr-both = Deine Seite: { $mine }. Die andere Seite: { $theirs }.
cfr-fallen_short = Gefallen
cfr-still_hidden = { $side }: noch verborgen
cfr-still_hidden_short = Noch verborgen
cfr-formations = Fertige Aufstellungen
cfr-ending = Die Partie
cfr-turns = Züge
cfr-battles = Kämpfe
cfr-battles_won = Kämpfe gewonnen
cfr-cards_played = Karten gespielt
cfr-falls_by_turn = wer wann fiel
cfr-fell_in = { $who }: Zug { $turn }
cfr-none_fell = Niemand fiel
cfr-end_FRODO_IN_MORDOR = Der Ring liegt im Feuer
cfr-why_FRODO_IN_MORDOR = Frodo hat Mordor erreicht.
cfr-end_FRODO_DEFEATED = Der Ring ist verloren
cfr-why_FRODO_DEFEATED = Frodo ist gefallen.
cfr-end_THREE_IN_SHIRE = Das Auenland brennt
cfr-why_THREE_IN_SHIRE = Drei Charaktere Saurons stehen im Auenland.
cfr-end_NO_LEGAL_MOVE = Kein Weg mehr
cfr-why_NO_LEGAL_MOVE = Die Seite am Zug kann nicht mehr ziehen.
cfr-end_TURN_LIMIT = Der Weg war zu lang
cfr-why_TURN_LIMIT = Der letzte Zug ist vorbei, und niemand hat gewonnen.

cfr-look_strength = Stärke { $number }
cfr-look_no_power = Keine besondere Fähigkeit.
cfr-look_goes = Zieht vorwärts nach:
cfr-look_near = Feinde, die herkommen können, aus:
cfr-look_room = Platz für { $limit }
cfr-look_may_be = Vielleicht:
cfr-look_empty = Niemand hier.
cfr-look_number = Gibt deiner Figur { $number } Stärke dazu.

goal-aim = Die Gefährten bringen Frodo nach Mordor. Sauron fängt Frodo oder bringt drei Figuren ins Auenland.
goal-turn = Zieh eine Figur einen Schritt vorwärts. Wer ein Gebiet mit Gegnern betritt, greift an.
goal-end = Sofort, wenn eine Seite ihr Ziel erreicht. Wer nicht ziehen kann, verliert.

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
cfr-fallen = Besiegt
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

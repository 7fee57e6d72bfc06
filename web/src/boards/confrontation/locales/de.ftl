### Der Plan der Konfrontation.

cfr-map = Die Karte
cfr-placing = Geheime Aufstellung
cfr-turn = Zug { $number }
cfr-to_move =
    { $side-number ->
        [other] { $side } sind am Zug
       *[one] { $side } ist am Zug
    }
cfr-points = Spiel { $game } von 2, Punkte { $first } zu { $second }
cfr-fallen = Gefallen
cfr-region = { $name }, Platz für { $limit }
cfr-piece = { $name } in { $region } { $notes }
cfr-face_up = aufgedeckt
cfr-enemy_knows = der Gegner weiß es
cfr-hidden = Eine verdeckte Figur von { $side-dative } in { $region }: { $who-or }
cfr-unknown = unbekannt
cfr-tray = Noch aufzustellen
cfr-cards_of = Karten: { $side }
cfr-used = verbraucht
cfr-battle = Kampf in { $region }
cfr-last_battle = Der letzte Kampf, in { $region }
cfr-picked = eine verdeckte Karte
cfr-total = Summe
cfr-fell = besiegt
cfr-not_picked = noch keine Karte

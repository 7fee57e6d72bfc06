### Der Plan des Ringkriegs.

wotr-turn = Runde { $number }
wotr-points_free = Freie Völker { $number } von { $goal } Punkten
wotr-points_shadow = Schatten { $number } von { $goal } Punkten
wotr-map = Karte von Mittelerde
wotr-map_keys = Die Karte. Pfeiltasten gehen von Region zu Region, Eingabe wählt, Plus und Minus vergrößern.
wotr-closer = Näher
wotr-away = Weiter weg
wotr-whole = Die ganze Karte
wotr-find = Region suchen
wotr-figures = Figuren und anderes
wotr-dice_of = Würfel: { $side }
wotr-dice_more = { $unused } Würfel übrig, { $spent } benutzt, { $box } in der Jagd, Elbenringe { $rings }
wotr-no_dice = keine Würfel übrig
wotr-fellowship = Die Gemeinschaft
wotr-in_mordor = Auf dem Weg durch Mordor: Schritt { $step } von 5
wotr-last_seen = Zuletzt bekannt: { $region }
wotr-hidden = verborgen
wotr-revealed = entdeckt
wotr-progress = Fortschritt { $number }
wotr-corruption = Verderbnis { $number } von 12
wotr-guide = Führer
wotr-hunt_box = Die Jagd
wotr-hunt = Stufe { $level }: { $dice } Würfel, +{ $bonus } auf jeden
wotr-hunt_needs = Ein Würfel gelingt ab { $target }, nie mit 1.
wotr-tiles =
    { $count ->
        [one] { $count } Plättchen im Vorrat
       *[other] { $count } Plättchen im Vorrat
    }
wotr-waiting_tiles = In Mordor kommen dazu:
wotr-tile_now = Das Plättchen jetzt: Schaden { $damage }
wotr-tile_eye = Auge
wotr-tile_die = ein Würfel
wotr-tile_reveals = entdeckt
wotr-tile_stops = hält auf
wotr-politics = Politik
wotr-politics_key = Schritte bis zum Krieg. A: aktiv, P: passiv (kann nicht in den Krieg ziehen).
wotr-nation = Volk
wotr-Peace1 = drei Schritte vom Krieg
wotr-Peace2 = zwei Schritte vom Krieg
wotr-Peace3 = einen Schritt vom Krieg
wotr-AtWar = im Krieg
wotr-active = aktiv
wotr-passive = passiv
wotr-yours = deins
wotr-reinforcements = Verstärkungen
wotr-lost = − aus dem Spiel
wotr-regular = Regulär
wotr-elite = Elite
wotr-leader = Anführer
wotr-teams = Mannschaften
wotr-leads = führt an
wotr-acts = am Zug
wotr-theirs = Möglichkeiten deines Mitspielers
wotr-theirs_why = Beide einer Mannschaft verbrauchen dieselben Würfel, aber dies wird nur { $who } angeboten. Auf der Karte hat ein Heer des Mitspielers einen gestrichelten Rand.
wotr-theirs_advance = Auf der Politikleiste vorrücken:
wotr-theirs_recruit = Rekrutieren für:
wotr-theirs_armies = Ziehen und angreifen mit den Heeren in
wotr-theirs_mixed = Die gemischten Heere befehligen in
wotr-theirs_minions = Ins Spiel bringen:
wotr-theirs_nazgul = Nazgûl rekrutieren für
wotr-theirs_cards = Als Ereignis spielen, aus deiner eigenen Hand:
wotr-theirs_lead = Entscheiden, als Anführer dieser Runde, für
wotr-teammates = Vom Mitspieler: Er befehligt diese Völker.
wotr-hands = Karten
wotr-hand = { $character } Charakter, { $strategy } Strategie
wotr-decks = Stapel: Freie { $free }, Schatten { $shadow }
wotr-on_table = Auf dem Tisch
wotr-discarded =
    { $count ->
        [one] { $count } Karte offen abgelegt
       *[other] { $count } Karten offen abgelegt
    }
wotr-strategy = Strategie
wotr-character = Charakter
wotr-stays = bleibt auf dem Tisch
wotr-playable = kann jetzt gespielt werden
wotr-not_playable = jetzt nicht spielbar: kein Würfel dafür, oder ihre Bedingung gilt nicht
wotr-initiative = Initiative { $number }
wotr-text_show = Was sie bewirkt
wotr-text_hide = Weniger
wotr-card_down = eine Karte, verdeckt
wotr-battle_of = Schlacht: { $place }
wotr-the_hunt = Die Jagd nach dem Ring
wotr-round = Kampfrunde { $number }
wotr-attacks = greifen an
wotr-defends = verteidigen
wotr-force =
    { $units ->
        [one] { $units } Einheit ({ $dice } Würfel), Führung { $leaders }
       *[other] { $units } Einheiten ({ $dice } Würfel), Führung { $leaders }
    }
wotr-hits = { $hits } Treffer, { $missed } daneben
wotr-rolls =
    { $side-number ->
        [other] { $side } würfeln
       *[one] { $side } würfelt
    }
wotr-rolls_again =
    { $side-number ->
        [other] { $side } würfeln nach
       *[one] { $side } würfelt nach
    }
wotr-made_hits =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
wotr-made_successes =
    { $count ->
        [one] { $count } Erfolg (+{ $bonus } je Würfel)
       *[other] { $count } Erfolge (+{ $bonus } je Würfel)
    }
wotr-hunt_level = Jagdstufe { $level }
wotr-hunt_again = Nachwurf
wotr-hit = Treffer
wotr-miss = daneben
wotr-step_back = Zurück
wotr-step_on = Schritt
wotr-step_run = Laufen
wotr-step_end = Überspringen
wotr-story_away = weglegen
wotr-story_before = Die Schlacht oder Jagd davor
wotr-story_after = Die nächste Schlacht oder Jagd
wotr-kind_town = Stadt
wotr-kind_city = Großstadt
wotr-kind_stronghold = Festung
wotr-kind_fortification = Befestigung
wotr-held = gehalten von: { $side }
wotr-worth =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
wotr-nobodys = Niemandsland
wotr-empty = Hier ist niemand.
wotr-near = Benachbart:
wotr-options_here = Was hier möglich ist
wotr-force_field = im Feld
wotr-force_besieged = belagert
wotr-force_sieging = Belagerer
wotr-force_rear = Nachhut
wotr-figures_of = { $nation }: { $regular } regulär, { $elite } Elite, { $leader } Anführer
wotr-character_facts = Stufe { $level }, Führung { $leadership }
wotr-edit = Die Stellung ändern
wotr-fronts = Fronten
wotr-fronts_count =
    { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
wotr-no_fronts = Keine Heere stehen sich gegenüber.
wotr-front_siege = Belagerung: { $place }
wotr-front_contact = { $place } – { $against }
wotr-front_units = Freie { $free } : { $shadow } Schatten

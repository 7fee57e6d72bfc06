### Land der Clans & Wanderer.

game-title = Land der Clans & Wanderer
game-about = ein Kampf auf drei Bahnen: Plane geheim, kämpfe Takt für Takt und zerbrich den feindlichen Kristall
game-kept = Karten, Decks und Laden

dealer-draw =
    { $count ->
        [one] gib eine Karte vom Deck von { $side-dative }
       *[other] gib { $count } Karten vom Deck von { $side-dative }
    }
dealer-middle = würfle das Gelände der drei Mittelfelder
dealer-base = würfle das Gelände der Basisfelder von { $side-dative }
dealer-relic_lane = würfle, in welcher Bahn das Relikt liegt
dealer-reward = würfle, was das Relikt bringt
dealer-nothing = es ist nichts zu geben

side-a = A
side-b = B

lane-left = Links
    .in = in der linken Bahn
    .to = in die linke Bahn
    .the = die linke Bahn
lane-center = Mitte
    .in = in der mittleren Bahn
    .to = in die mittlere Bahn
    .the = die mittlere Bahn
lane-right = Rechts
    .in = in der rechten Bahn
    .to = in die rechte Bahn
    .the = die rechte Bahn

zone-base_a = Basis von A
    .in = in der Basis von A
    .to = in die Basis von A
    .from = aus der Basis von A
zone-middle = Mittelfeld
    .in = im Mittelfeld
    .to = ins Mittelfeld
    .from = aus dem Mittelfeld
zone-base_b = Basis von B
    .in = in der Basis von B
    .to = in die Basis von B
    .from = aus der Basis von B

terrain-woods = Wald
terrain-lake = See
terrain-desert = Wüste
terrain-marsh = Moor
terrain-none = kein Gelände
terrain-unknown = unbekanntes Gelände

card-hidden = eine verdeckte Karte
card-hand = { $title } ({ $card }), { $damage } Schaden, { $health } Leben, Takt { $tick }, { $terrain }
card-board = { $title } ({ $card }), { $hp }/{ $health } Leben, { $damage } Schaden, Takt { $tick }

ask-plan =
    { $count ->
        [0] Runde { $turn }. Leg Karten in die Bahnen, dann versiegle deinen Plan.
        [one] Runde { $turn }. Eine Karte ist geplant. Leg weitere in die Bahnen oder versiegle deinen Plan.
       *[other] Runde { $turn }. { $count } Karten sind geplant. Leg weitere in die Bahnen oder versiegle deinen Plan.
    }
ask-wait = Runde { $turn }. Dein Plan ist versiegelt; die andere Seite plant noch.
ask-over = Die Partie ist zu Ende.

option-add = { $card } { $lane-to }
option-add_front = { $card } { $lane-to }, nach vorn
option-add_middle = { $card } { $lane-in } im Mittelfeld landen lassen
option-remove = { $card } zurücknehmen
option-hero = { $hero-accusative } einsetzen
option-hero-lane = { $hero-accusative } { $lane-in } einsetzen
option-pass = Einen leeren Plan versiegeln
option-submit =
    { $count ->
        [one] Den Plan versiegeln: eine Karte
       *[other] Den Plan versiegeln: { $count } Karten
    }

effect-front = { $numbers }; steht dann { $lane-in } vorn
effect-back = { $numbers }; steht dann { $lane-in } hinten
effect-middle = { $numbers }; landet { $lane-in } im Mittelfeld
effect-remove = die Karte bleibt auf deiner Hand
effect-submit = der Plan ist endgültig; sind beide Pläne versiegelt, beginnt der Kampf
effect-hero =
    { $count ->
        [one] { $what }; das ist der letzte Einsatz
       *[other] { $what }; noch { $count } Einsätze, diesen mitgezählt
    }

warning-pass = du hast Karten und Platz und würdest doch nichts spielen
warning-idle_back = hinten tut eine Karte nichts, bis die vordere fällt
warning-grave_empty = dein Friedhof ist leer: Nichts käme zurück

group-plan = Plan
group-hero = Held

hero-draw =
    { $amount ->
        [one] zieht sofort { $amount } Karte
       *[other] zieht sofort { $amount } Karten
    }
hero-boost = Angriffe deiner Karten machen in dieser Runde { $amount } mehr
hero-heal = jede deiner Karten heilt { $amount }
hero-crystal_damage = { $amount } Schaden am feindlichen Kristall
hero-shield = Angriffe auf deine Karten machen in dieser Runde { $amount } weniger, mindestens 1
hero-heal_full = jede deiner Karten heilt ganz
hero-tribute = dein Kristall heilt { $amount }, und du bekommst 50 Gold
hero-advance = die Bahn rückt eine Zone zur feindlichen Basis vor
hero-advance-march = deine Karten in der Bahn ziehen in dieser Runde ein Feld weiter
hero-weaken = Angriffe feindlicher Karten machen in dieser Runde { $amount } weniger, mindestens 1
hero-lane_damage = { $amount } Schaden an jeder feindlichen Karte in der Bahn
hero-recover = die letzte Karte deines Friedhofs kommt auf deine Hand zurück
hero-terrain_boost = Angriffe deiner Wald- und Moorkarten machen in dieser Runde { $amount } mehr

event-placed-front = { $side } spielt { $card } { $lane-to }, nach vorn
event-placed-back = { $side } spielt { $card } { $lane-to }, nach hinten
event-placed-hidden = { $side } spielt eine verdeckte Karte { $lane-to }
event-hero = { $side } setzt { $hero-accusative } ein
event-hero-lane = { $side } setzt { $hero-accusative } { $lane-in } ein
event-hero-called = du rufst { $hero-accusative }
event-hero-called-lane = du rufst { $hero-accusative } { $lane-to }
event-ultimate = { $side } entfesselt „{ $ultimate }“, das Ultimate der Familie { $family }
event-lane-fight = { $lane }: Kampf { $zone-in }
event-lane-uncontested = { $lane }: unbestritten { $zone-in }
event-idle = Takt { $tick }: niemand handelt
event-attack = Takt { $tick }: { $attacker } trifft { $target } mit { $damage } ({ $before } → { $after })
event-attack-parts = Takt { $tick }: { $attacker } trifft { $target } mit { $damage } ({ $before } → { $after }): { $parts-row } = { $damage }
event-attack-hidden = Takt { $tick }: { $attacker } trifft eine verdeckte Karte
event-overflow = Takt { $tick }: Überlauf { $damage } auf { $target } ({ $before } → { $after })
event-destroyed = ✝ { $card } von { $side-dative } ist zerstört
event-promoted = { $card } von { $side-dative } rückt auf
event-lane-won = { $side } gewinnt { $lane-the }
event-lane-open = Niemand gewinnt { $lane-the }
event-zone = { $lane }: Die Bahn rückt { $from-from } { $to-to }
event-crystal = der Kristall von { $side-dative } erleidet { $damage } Schaden und steht bei { $after }
event-gold-lane = { $side } bekommt { $amount } Gold für eine gewonnene Bahn
event-gold-destroyed = { $side } bekommt { $amount } Gold für eine zerstörte Karte
event-gold-streak = { $side } bekommt { $amount } Gold für die Siegesserie
event-gold-tile = { $side } bekommt { $amount } Gold für ein Feld
event-gold-hero = { $side } bekommt { $amount } Gold vom Helden
event-fatigue = { $card } ermüdet ({ $before } → { $after })
event-drew = du ziehst { $card }
event-burned = deine Hand ist voll: { $card } verbrennt
event-drawn =
    { $count ->
        [0] { $side } zieht nichts
        [one] { $side } zieht eine Karte
       *[other] { $side } zieht { $count } Karten
    }
event-drawn-burned =
    { $count ->
        [one] { $side } zieht { $count } Karte, verbrannt: { $burned }
       *[other] { $side } zieht { $count } Karten, verbrannt: { $burned }
    }
event-turn = Runde { $turn } beginnt
event-won = { $side } gewinnt: { $why }
event-drawn_match = unentschieden: { $why }
event-score = Kristalle { $crystal_a } und { $crystal_b }, Gold { $gold_a } und { $gold_b }
event-submitted = { $side } hat den Plan versiegelt
event-healed = { $card } heilt ({ $before } → { $after }): { $cause }
event-struck = { $card } erleidet { $damage } Schaden ({ $before } → { $after }): { $cause }
event-struck-hidden = eine verdeckte Karte erleidet { $damage } Schaden: { $cause }
event-crystal_healed = der Kristall von { $side-dative } heilt ({ $before } → { $after })
event-returned = { $card } kehrt auf die Hand von { $side-dative } zurück
event-marched = { $lane }: { $card } zieht { $to-to }
event-tile = das Mittelfeld { $lane-in } gehört jetzt { $side-dative }
event-relic = { $side } findet { $lane-in } das Relikt: { $card }
event-relic-burned = { $side } findet { $lane-in } das Relikt, aber die Hand ist voll: { $card } verbrennt
event-lane_revealed = { $side } sieht jetzt { $lane-in } die feindliche Basis: { $terrain }
event-scouted = ein Späher von { $side-dative } sieht { $lane-in } die feindliche Basis: { $terrain }
event-revealed = { $lane }: { $card } kommt in Sicht
event-other = etwas geschieht

cause-hero = Held
cause-ultimate = Ultimate
cause-thorns = Dornen
cause-far_attack = Fernschlag
cause-regen = Erholung
cause-heal_ally = Heilkunst
cause-regenerate = Langsame Heilung

part-base = { $amount } Grundschaden
part-ground = +{ $amount } Heimvorteil
part-hero = +{ $amount } Held
part-ultimate = +{ $amount } Ultimate
part-inspire = +{ $amount } Begeistern
part-rally = +{ $amount } Sammeln
part-fury = +{ $amount } Raserei
part-banner = +{ $amount } Banner
part-totem = −{ $amount } Totem
part-enemy_hero = −{ $amount } feindlicher Held
part-fortify = −{ $amount } Befestigen
part-enemy_ultimate = −{ $amount } feindliches Ultimate
part-shield = −{ $amount } Schild
part-hidden = +{ $amount } von verdeckten Karten
part-hidden-less = −{ $amount } von verdeckten Karten
part-least = mindestens aber 1

hint-search =
    { $tries ->
        [one] in { $share }{ "\u202F" }% von { $tries } Versuch gewählt
       *[other] in { $share }{ "\u202F" }% von { $tries } Versuchen gewählt
    }

log-turn = == Runde { $turn } ==
log-line = { "  " }{ $what }

keep-wallet = Beutel: { $gold } Gold; { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
keep-terrain = Gelände der Basis: { $terrain }
keep-collection = Sammlung: { $cards }
keep-owned = { $copies } × { $card }
keep-owned-upgraded = { $copies } × { $card } ({ $upgraded } verbessert)
keep-deck =
    { $count ->
        [one] Deck „{ $name }“: { $count } Karte
       *[other] Deck „{ $name }“: { $count } Karten
    }
keep-deck-ages = Deck „{ $name }“: drei Zeitalter
keep-no_decks = kein Deck gespeichert
keep-shop-closed = der Laden ist geschlossen; er öffnet nach einer Partie
keep-shop-open = der Laden:
keep-offer = { "  " }{ $number }. { $card }, { $price } Gold
keep-offer-sold = { "  " }{ $number }. { $card }, verkauft
keep-done-buy = du kaufst { $card } für { $price } Gold
keep-done-renew = der Laden hat neue Ware
keep-done-leave = du verlässt den Laden
keep-done-upgrade = ein Exemplar von { $card } hat jetzt 1 Schaden und 1 Leben mehr
keep-done-attune = das Gelände deiner Basis ist jetzt: { $terrain }
keep-done-deck = Deck „{ $name }“ ist gespeichert; spiel es mit --profile --set deck_a={ $name }
keep-done-drop = Deck „{ $name }“ ist gelöscht
keep-earned = du nimmst { $gold } Gold mit nach Hause; der Laden ist offen
keep-earned-nothing = du nimmst kein Gold mit nach Hause
keep-refused = { $why } ({ $rule })
keep-unknown = { $typed }: Das gibt es hier nicht
keep-no_deck = du hast kein Deck namens „{ $name }“
keep-name = der Name eines Decks hat 1 bis { $most } Zeichen
keep-file = { $why }
keep-help-buy = ein Angebot des Ladens kaufen (R20.8)
keep-help-renew = 50 Gold für neue Ware zahlen, einmal je Besuch (R20.9)
keep-help-leave = den Laden verlassen
keep-help-upgrade = 300 Gold: ein Exemplar bekommt 1 Schaden und 1 Leben mehr (R20.10)
keep-help-attune = 200 Gold: ein anderes Gelände der Basis (R20.11)
keep-help-deck = ein Deck aus einer Datei mit eigenen Karten speichern
keep-help-drop = ein gespeichertes Deck löschen

section-match = Partie

line-turn = Runde { $turn } von höchstens { $limit }
line-turn-open = Runde { $turn }
line-age = Zeitalter { $age }
line-relic = { $side } hat das Relikt gefunden
line-zone = gekämpft wird { $zone-in }: { $terrain }
line-stack = { $side }: { $cards }
line-owner = das Mittelfeld gehört: { $side }

owner-none = niemandem

line-tile = { $zone }, { $terrain }: A: { $a }; B: { $b }
line-crystal = Kristall { $hp }, Gold { $gold }
line-piles = { $hand } auf der Hand, { $deck } im Deck, { $grave } auf dem Friedhof, { $burn } verbrannt
line-piles-age = { $hand } auf der Hand, { $deck } im Deck von Zeitalter { $age }, { $grave } auf dem Friedhof, { $burn } verbrannt
line-deck-aside =
    { $count ->
        [one] Beiseitegelegt mit Zeitalter { $age }: { $count } Karte
       *[other] Beiseitegelegt mit Zeitalter { $age }: { $count } Karten
    }
line-deck-later =
    { $count ->
        [one] Kommt mit Zeitalter { $age }: { $count } Karte
       *[other] Kommen mit Zeitalter { $age }: { $count } Karten
    }
line-terrain = Gelände der Basis: { $terrain }
line-hero =
    { $count ->
        [0] Held: { $hero }, kein Einsatz mehr
        [one] Held: { $hero }, noch ein Einsatz
       *[other] Held: { $hero }, noch { $count } Einsätze
    }
line-hero-active =
    { $count ->
        [one] Held: { $hero }, in dieser Runde eingesetzt, noch { $count } Einsatz
       *[other] Held: { $hero }, in dieser Runde eingesetzt, noch { $count } Einsätze
    }
line-submitted = Plan versiegelt
line-hand = auf der Hand: { $card }
line-plan = geplant { $lane-in }: { $cards }
line-family = Familie { $family }, gespielt: { $played }

refuse-E_RULESET = diese Regeln passen nicht zusammen
refuse-E_RULESET-what = diese Regeln passen nicht zusammen: { $what }
refuse-E_RULESET-hero = es gibt keinen Helden namens { $hero }
refuse-E_DECK_SIZE = das Deck hat zu viele oder zu wenige Karten
refuse-E_DECK_SIZE-what = das Deck hat zu viele oder zu wenige Karten: { $what }
refuse-E_DECK_SIZE-decks = du kannst höchstens { $most } Decks speichern
refuse-E_DECK_SIZE-form = ein Deck hat höchstens drei Listen und einen Namen von höchstens { $letters } Buchstaben
refuse-E_DECK_SIZE-long = eine Liste hat höchstens { $lines } Zeilen und { $cards } Karten
refuse-E_DECK_SIZE-line = diese Zeile des Decks ist keine Karte: { $line }
refuse-E_UNKNOWN_CARD = diese Karte gibt es nicht
refuse-E_UNKNOWN_CARD-what = diese Karte gibt es nicht: { $what }
refuse-E_UNKNOWN_CARD-owned = du besitzt { $card } nicht oft genug
refuse-E_COPY_LIMIT = zu viele Exemplare einer Karte
refuse-E_COPY_LIMIT-what = zu viele Exemplare einer Karte: { $what }
refuse-E_AGE_COST = eine Karte ist zu teuer für ihr Zeitalter
refuse-E_AGE_COST-what = eine Karte ist zu teuer für ihr Zeitalter: { $what }
refuse-E_PHASE = das geht jetzt nicht
refuse-E_PHASE-what = das geht jetzt nicht: { $what }
refuse-E_TURN = der Plan ist für eine andere Runde
refuse-E_TURN-what = der Plan ist für eine andere Runde: { $what }
refuse-E_ALREADY = dein Plan ist schon versiegelt
refuse-E_ALREADY-what = dein Plan ist schon versiegelt: { $what }
refuse-E_BAD_LANE = diese Bahn gibt es nicht
refuse-E_BAD_LANE-what = diese Bahn gibt es nicht: { $what }
refuse-E_LANE_LIMIT = zu viele Karten für eine Bahn in einer Runde
refuse-E_LANE_LIMIT-what = zu viele Karten für eine Bahn in einer Runde: { $what }
refuse-E_DUPLICATE = die Karte ist schon im Plan
refuse-E_DUPLICATE-what = die Karte ist schon im Plan: { $what }
refuse-E_NOT_IN_HAND = diese Karte ist nicht auf deiner Hand
refuse-E_NOT_IN_HAND-what = diese Karte ist nicht auf deiner Hand: { $what }
refuse-E_NOT_IN_HAND-plan = diese Karte ist nicht in deinem Plan
refuse-E_LANE_FULL = in der Bahn ist kein Platz mehr
refuse-E_LANE_FULL-what = in der Bahn ist kein Platz mehr: { $what }
refuse-E_TILE = die Karte darf dort nicht hin
refuse-E_TILE-what = die Karte darf dort nicht hin: { $what }
refuse-E_NO_HERO = du hast keinen Helden
refuse-E_NO_HERO-what = du hast keinen Helden: { $what }
refuse-E_HERO_USED = dein Held hat in dieser Runde keinen Einsatz mehr
refuse-E_HERO_USED-what = dein Held hat in dieser Runde keinen Einsatz mehr: { $what }
refuse-E_HERO_USED-spent = dein Held hat keinen Einsatz mehr
refuse-E_HERO_USED-called = du hast deinen Helden in dieser Runde schon gerufen
refuse-E_HERO_TARGET = dein Held kann dort nicht eingesetzt werden
refuse-E_HERO_TARGET-what = dein Held kann dort nicht eingesetzt werden: { $what }
refuse-E_GOLD = nicht genug Gold
refuse-E_GOLD-what = nicht genug Gold: { $what }
refuse-E_SHOP = das verkauft der Laden nicht
refuse-E_SHOP-what = das verkauft der Laden nicht: { $what }
refuse-E_SHOP-closed = der Laden ist geschlossen
refuse-E_SHOP-offer = dieses Angebot hat der Laden nicht
refuse-E_SHOP-sold = das hast du schon gekauft
refuse-E_SHOP-renewed = neue Ware gab es bei diesem Besuch schon
refuse-E_SHOP-unowned = diese Karte besitzt du nicht
refuse-E_SHOP-upgraded = alle deine Exemplare dieser Karte sind schon verbessert
refuse-E_SHOP-terrain = eine Basis kann nur Wald, See, Wüste oder Moor haben
refuse-E_EDITS = in dieser Runde kann keine Karte mehr zurückgenommen werden
refuse-E_EDITS-what = in dieser Runde kann keine Karte mehr zurückgenommen werden: { $what }

outcome-crystal = ein Kristall ist zerbrochen
outcome-both_crystals = beide Kristalle sind zerbrochen
outcome-turn_limit = die letzte Runde ist gespielt
outcome-stand_off = nichts konnte sich mehr ändern

setup-preset = Regelwerk
setup-preset-classic = Klassisch: das Grundspiel
setup-preset-classic_plus = Klassisch plus: Gold, Helden, Familien
setup-preset-frontier = Grenzland: das Marschbrett
setup-deck_a = Deck von A
setup-deck_b = Deck von B
setup-terrain_a = Gelände der Basis von A
setup-terrain_b = Gelände der Basis von B
setup-hero_a = Held von A
setup-hero_b = Held von B
setup-m1 = M1: mehr Gold, ein Viertel davon für deinen Beutel, und der Laden (eine Siegesserie zählt Runden hintereinander in einer Partie)
setup-m2 = M2: Helden
setup-m3 = M3: Familien und Ultimates
setup-m4 = M4: drei Zeitalter
setup-m5 = M5: Onlinespiel
setup-x1 = X1: Grenzen nach Seltenheit
setup-x2 = X2: weitere Fähigkeiten
setup-x3 = X3: Nebel
setup-x4 = X4: Gelände auf jedem Feld
setup-x5 = X5: Marschbrett
setup-x6 = X6: Relikt
setup-x7 = X7: freies Stapeln
setup-crystal_hp = Leben jedes Kristalls
setup-deck_size = Karten in einem Deck
setup-initial_hand = Karten auf der ersten Hand
setup-draw_per_turn = Karten, die je Runde gezogen werden
setup-hand_limit = Handkartengrenze (ist die Hand voll, verbrennt eine gezogene Karte)
setup-lane_capacity = Karten je Seite in einer Bahn
setup-max_plays_per_lane = Neue Karten je Bahn und Runde
setup-fatigue = Ermüdung je Runde
setup-fatigue_floor = Ermüdung endet bei diesem Leben
setup-lane_win_gold = Gold für eine gewonnene Bahn
setup-turn_limit = Letzte Runde (0: keine; Simulationen enden nach Runde 40)
setup-stand_off = Die Partie endet, wenn sich nichts mehr ändern kann
setup-turn_timer_ms = Zeit für einen Plan in Millisekunden (0: keine)
setup-age_two = Erste Runde von Zeitalter 2
setup-age_three = Erste Runde von Zeitalter 3
setup-limit_result = Nach der letzten Runde oder im Patt
setup-limit_result-crystal_hp = Der gesündere Kristall gewinnt
setup-limit_result-draw = Unentschieden
setup-double_ko = Wenn beide Kristalle zerbrechen
setup-double_ko-draw = Unentschieden
setup-double_ko-crystal_damage = Mehr Schaden am Kristall gewinnt
setup-arrival_strikes = Schon der Schritt in die feindliche Basis trifft den Kristall (eine andere Lesart der Quelle)
setup-short_decks = Decks mit 15 bis 25 Karten (X1)
setup-deck_a-default = Das übliche Deck
setup-deck_a-D1 = Geländestart
setup-deck_a-D2 = Herrschaft des Sees
setup-deck_a-D3 = Wüstensturm
setup-deck_a-D4 = Napoleons Heer
setup-deck_a-D5 = Österreichische Truppen
setup-deck_a-D6 = Moormenagerie
setup-deck_a-lake_league = Seebund (Zeitalter)
setup-deck_a-desert_host = Wüstenschar (Zeitalter)
setup-terrain_a-deck = Wie Held oder Deck es vorgeben
setup-terrain_a-none = Kein Gelände
setup-terrain_a-Woods = Wald
setup-terrain_a-Lake = See
setup-terrain_a-Desert = Wüste
setup-terrain_a-Marsh = Moor
setup-hero_a-deck = Wie das Deck es vorgibt
setup-hero_a-none = Kein Held
setup-hero_a-napoleon = Napoleon Bonaparte
setup-hero_a-saladin = Saladin
setup-hero_a-nelson = Admiral Nelson
setup-hero_a-charles = Erzherzog Karl
setup-hero_a-ramesses = Ramses II.
setup-hero_a-joan = Johanna von Orléans
setup-hero_a-cleopatra = Kleopatra
setup-hero_a-alexander = Alexander der Große
setup-hero_a-sun_tzu = Sunzi
setup-hero_a-genghis = Dschingis Khan
setup-hero_a-bolivar = Simón Bolívar
setup-hero_a-washington = George Washington
setup-deck_b-default = Das übliche Deck
setup-deck_b-D1 = Geländestart
setup-deck_b-D2 = Herrschaft des Sees
setup-deck_b-D3 = Wüstensturm
setup-deck_b-D4 = Napoleons Heer
setup-deck_b-D5 = Österreichische Truppen
setup-deck_b-D6 = Moormenagerie
setup-deck_b-lake_league = Seebund (Zeitalter)
setup-deck_b-desert_host = Wüstenschar (Zeitalter)
setup-terrain_b-deck = Wie Held oder Deck es vorgeben
setup-terrain_b-none = Kein Gelände
setup-terrain_b-Woods = Wald
setup-terrain_b-Lake = See
setup-terrain_b-Desert = Wüste
setup-terrain_b-Marsh = Moor
setup-hero_b-deck = Wie das Deck es vorgibt
setup-hero_b-none = Kein Held
setup-hero_b-napoleon = Napoleon Bonaparte
setup-hero_b-saladin = Saladin
setup-hero_b-nelson = Admiral Nelson
setup-hero_b-charles = Erzherzog Karl
setup-hero_b-ramesses = Ramses II.
setup-hero_b-joan = Johanna von Orléans
setup-hero_b-cleopatra = Kleopatra
setup-hero_b-alexander = Alexander der Große
setup-hero_b-sun_tzu = Sunzi
setup-hero_b-genghis = Dschingis Khan
setup-hero_b-bolivar = Simón Bolívar
setup-hero_b-washington = George Washington

## Names of cards, heroes and families

card-named = { $title } ({ $card })
card-told = { $title } ({ $card })
title-desert_quick_strike = Wüstenschnellschlag
title-lake_quick_strike = Seeschnellschlag
title-woods_quick_strike = Waldschnellschlag
title-desert_warrior = Wüstenkrieger
title-lake_warrior = Seekrieger
title-woods_warrior = Waldkrieger
title-desert_tank = Wüstenkoloss
title-lake_tank = Seekoloss
title-woods_tank = Waldkoloss
title-desert_elite_striker = Wüstenelite
title-lake_elite_striker = See-Elite
title-woods_elite_striker = Waldelite
title-desert_veteran = Wüstenveteran
title-lake_veteran = Seeveteran
title-woods_veteran = Waldveteran
title-lake_shield_totem = Schildtotem des Sees
title-desert_war_banner = Kriegsbanner der Wüste
title-woods_healing_tree = Heilender Baum
title-desert_berserker = Wüstenberserker
title-lake_guardian = Hüter des Sees
title-woods_sentinel = Waldwächter
title-desert_shadow_scout = Schattenspäher der Wüste
title-lake_mist_weaver = Nebelweberin
title-woods_shroud_walker = Schleierläufer
title-sunfire_warlord = Kriegsherr des Sonnenfeuers
title-tidal_leviathan = Gezeiten-Leviathan
title-ancient_treant = Uralter Baumhirte
title-shadow_assassin = Schattenklinge
title-voltigeur = Voltigeur
title-fusilier = Füsilier
title-line_infantry = Linieninfanterie
title-field_cannon = Feldkanone
title-sapper = Sappeur
title-drummer_boy = Trommler
title-grenadier = Grenadier
title-hussar = Husar
title-cuirassier = Kürassier
title-young_guard = Junge Garde
title-chasseur_a_cheval = Chasseur à Cheval
title-horse_artillery = Reitende Artillerie
title-old_guard = Alte Garde
title-marshal_ney = Marschall Ney
title-grand_battery = Große Batterie
title-polish_lancer = Polnischer Lanzenreiter
title-imperial_eagle = Kaiserlicher Adler
title-siege_cannon = Belagerungskanone
title-napoleons_guard = Napoleons Garde
title-austrian_jager = Österreichischer Jäger
title-austrian_infantry = Österreichische Infanterie
title-austrian_grenadier = Österreichischer Grenadier
title-austrian_hussar = Österreichischer Husar
title-austrian_cuirassier = Österreichischer Kürassier
title-austrian_cannon = Österreichische Kanone
title-austrian_officer = Österreichischer Offizier
title-marsh_quick_strike = Moorschnellschlag
title-marsh_warrior = Moorkrieger
title-marsh_tank = Moorkoloss
title-marsh_elite_striker = Moorelite
title-marsh_veteran = Moorveteran
title-marsh_mire_totem = Sumpftotem
title-marsh_bramble_beast = Dornenbestie
title-bog_hydra = Moorhydra
title-clan_militia = Clanmiliz
title-clan_spearman = Clanspeerträger
title-clan_palisade = Clanpalisade
title-wanderer_scout = Späher der Wanderer
title-sky_wanderer = Himmelswanderer
title-monkey_slinger = Affenschleuderer
title-monkey_drummer = Affentrommler
title-monkey_chief = Affenhäuptling
title-ant_worker = Ameisenarbeiterin
title-ant_soldier = Ameisensoldat
title-ant_queen = Ameisenkönigin
title-turtle_hatchling = Schildkrötenjunges
title-turtle_guard = Schildkrötenwächter
title-turtle_elder = Schildkrötenälteste
title-toad_spitter = Krötenspucker
title-toad_brute = Krötenhüne
title-toad_oracle = Krötenorakel
hero-napoleon-name = Napoleon Bonaparte
    .accusative = Napoleon Bonaparte
hero-saladin-name = Saladin
    .accusative = Saladin
hero-nelson-name = Admiral Nelson
    .accusative = Admiral Nelson
hero-charles-name = Erzherzog Karl
    .accusative = Erzherzog Karl
hero-ramesses-name = Ramses II.
    .accusative = Ramses II.
hero-joan-name = Johanna von Orléans
    .accusative = Johanna von Orléans
hero-cleopatra-name = Kleopatra
    .accusative = Kleopatra
hero-alexander-name = Alexander der Große
    .accusative = Alexander den Großen
hero-sun_tzu-name = Sunzi
    .accusative = Sunzi
hero-genghis-name = Dschingis Khan
    .accusative = Dschingis Khan
hero-bolivar-name = Simón Bolívar
    .accusative = Simón Bolívar
hero-washington-name = George Washington
    .accusative = George Washington
family-Monkey-name = Affen
family-Ant-name = Ameisen
family-Turtle-name = Schildkröten
family-Toad-name = Kröten
family-Monkey-ultimate = Rasende Horde
family-Ant-ultimate = Ansturm der Kolonie
family-Turtle-ultimate = Panzerwall
family-Toad-ultimate = Moorfestmahl

verb-play = Ausspielen
verb-take_back = Zurücknehmen
verb-seal = Versiegeln

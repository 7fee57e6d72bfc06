### Land of Clans & Wanderers.

game-title = Land der Clans & Wanderer
game-about = ein Kampf auf drei Bahnen: plane geheim, kämpfe Takt für Takt, zerbrich den Kristall des Gegners
game-kept = Karten, Decks und Laden

dealer-draw =
    { $count ->
        [one] gib eine Karte vom Stapel von { $side }
       *[other] gib { $count } Karten vom Stapel von { $side }
    }
dealer-middle = würfle das Gelände der drei mittleren Felder
dealer-base = würfle das Gelände der Basisfelder von { $side }
dealer-relic_lane = würfle die Bahn des Relikts
dealer-reward = würfle den Lohn des Relikts
dealer-nothing = es ist nichts zu geben

side-a = A
side-b = B

lane-left = Links
lane-center = Mitte
lane-right = Rechts

zone-base_a = die Basis von A
zone-middle = die Mitte
zone-base_b = die Basis von B

terrain-woods = Wald
terrain-lake = See
terrain-desert = Wüste
terrain-marsh = Moor
terrain-none = kein Gelände
terrain-unknown = unbekanntes Gelände

card-hidden = eine verdeckte Karte
card-hand = { $title } ({ $card }), { $damage } Schaden, { $health } Leben, Takt { $tick }, { $terrain }
card-board = { $title } ({ $card }) { $hp }/{ $health } Leben, { $damage } Schaden, Takt { $tick }

ask-plan =
    { $count ->
        [0] Runde { $turn }. Leg Karten in Bahnen, dann versiegle den Plan.
        [one] Runde { $turn }. Eine Karte geplant. Leg Karten in Bahnen, dann versiegle den Plan.
       *[other] Runde { $turn }. { $count } Karten geplant. Leg Karten in Bahnen, dann versiegle den Plan.
    }
ask-wait = Runde { $turn }. Dein Plan ist versiegelt; die andere Seite plant noch.
ask-over = Die Partie ist vorbei.

option-add = { $card } nach { $lane }
option-add_front = { $card } nach { $lane }, nach vorn
option-add_middle = { $card } in die Mitte von { $lane } abwerfen
option-remove = { $card } zurücknehmen
option-hero = { $hero } einsetzen
option-hero-lane = { $hero } einsetzen: { $lane }
option-pass = Einen leeren Plan versiegeln
option-submit =
    { $count ->
        [one] Den Plan versiegeln: eine Karte
       *[other] Den Plan versiegeln: { $count } Karten
    }

effect-front = { $numbers }; sie wird vorn stehen: { $lane }
effect-back = { $numbers }; sie wird hinten stehen: { $lane }
effect-middle = { $numbers }; sie landet auf dem mittleren Feld: { $lane }
effect-remove = die Karte bleibt auf deiner Hand
effect-submit = der Plan ist endgültig; sind beide versiegelt, beginnt der Kampf
effect-hero =
    { $count ->
        [one] { $what }; das ist der letzte Einsatz
       *[other] { $what }; noch { $count } Einsätze, dieser mitgezählt
    }

warning-pass = du hast Karten und Platz und würdest nichts spielen
warning-idle_back = eine Karte hinten tut nichts, bis die vordere fällt
warning-grave_empty = dein Friedhof ist leer: nichts käme zurück

group-plan = Plan
group-hero = Held

hero-draw =
    { $amount ->
        [one] zieht sofort { $amount } Karte
       *[other] zieht sofort { $amount } Karten
    }
hero-boost = Angriffe deiner Einheiten +{ $amount } in dieser Runde
hero-heal = jede deiner Einheiten heilt { $amount }
hero-crystal_damage = { $amount } Schaden am feindlichen Kristall
hero-shield = Angriffe auf deine Einheiten -{ $amount } in dieser Runde, mindestens 1
hero-heal_full = jede deiner Einheiten heilt ganz
hero-tribute = dein Kristall heilt { $amount } und du bekommst 50 Gold
hero-advance = der Kampf der Bahn rückt einen Schritt zur feindlichen Basis vor
hero-advance-march = deine Karten der Bahn ziehen in dieser Runde ein Feld weiter
hero-weaken = Angriffe feindlicher Einheiten -{ $amount } in dieser Runde, mindestens 1
hero-lane_damage = { $amount } Schaden an jeder feindlichen Einheit der Bahn
hero-recover = die letzte Karte deines Friedhofs kommt auf deine Hand zurück
hero-terrain_boost = Angriffe deiner Einheiten aus Wald und Moor +{ $amount } in dieser Runde

event-placed-front = { $side } spielt { $card } nach vorn: { $lane }
event-placed-back = { $side } spielt { $card } nach hinten: { $lane }
event-placed-hidden = { $side } spielt eine verdeckte Karte: { $lane }
event-hero = { $side } setzt { $hero } ein
event-hero-lane = { $side } setzt { $hero } ein: { $lane }
event-hero-called = du rufst { $hero }
event-hero-called-lane = du rufst { $hero }: { $lane }
event-ultimate = { $side } entfesselt { $ultimate }, das Ultimate der Familie { $family }
event-lane-fight = { $lane }: ein Kampf, { $zone }
event-lane-uncontested = { $lane }: unbestritten, { $zone }
event-idle = Takt { $tick }: niemand handelt
event-attack = Takt { $tick }: { $attacker } trifft { $target } mit { $damage } ({ $before } -> { $after })
event-attack-hidden = Takt { $tick }: { $attacker } trifft eine verdeckte Karte
event-overflow = Takt { $tick }: { $damage } gehen auf { $target } über ({ $before } -> { $after })
event-destroyed = { $card } von { $side } ist zerstört
event-promoted = { $card } von { $side } tritt nach vorn
event-lane-won = { $lane } gewinnt { $side }
event-lane-open = { $lane } gewinnt niemand
event-zone = { $lane }: der Kampf rückt vor: { $from } -> { $to }
event-crystal = der Kristall von { $side } erleidet { $damage } und steht bei { $after }
event-gold-lane = { $side } bekommt { $amount } Gold für die Bahn
event-gold-destroyed = { $side } bekommt { $amount } Gold für die gefallene Karte
event-gold-streak = { $side } bekommt { $amount } Gold für die Serie
event-gold-tile = { $side } bekommt { $amount } Gold für das Feld
event-gold-hero = { $side } bekommt { $amount } Gold vom Helden
event-fatigue = { $card } ermüdet ({ $before } -> { $after })
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
        [one] { $side } zieht { $count } Karte und verbrennt { $burned }
       *[other] { $side } zieht { $count } Karten und verbrennt { $burned }
    }
event-turn = Runde { $turn } beginnt
event-won = { $side } gewinnt: { $why }
event-drawn_match = unentschieden: { $why }
event-score = Kristalle { $crystal_a } und { $crystal_b }, Gold { $gold_a } und { $gold_b }
event-submitted = { $side } hat den Plan versiegelt
event-healed = { $card } heilt ({ $before } -> { $after }): { $cause }
event-struck = { $card } erleidet { $damage } ({ $before } -> { $after }): { $cause }
event-struck-hidden = eine verdeckte Karte erleidet { $damage }: { $cause }
event-crystal_healed = der Kristall von { $side } heilt ({ $before } -> { $after })
event-returned = { $card } kehrt auf die Hand von { $side } zurück
event-marched = { $lane }: { $card } zieht weiter: { $to }
event-tile = { $side } gehört jetzt die Mitte: { $lane }
event-relic = { $side } findet das Relikt, { $lane }: { $card }
event-relic-burned = { $side } findet das Relikt, { $lane }, aber die Hand ist voll: { $card } verbrennt
event-lane_revealed = { $side } sieht jetzt die feindliche Basis, { $lane }: { $terrain }
event-scouted = ein Späher von { $side } sieht die feindliche Basis, { $lane }: { $terrain }
event-revealed = { $lane }: { $card } kommt in Sicht
event-other = etwas geschieht

cause-hero = Held
cause-ultimate = Ultimate
cause-thorns = Dornen
cause-far_attack = Fernschlag
cause-regen = Erholung
cause-heal_ally = von ihrer Gefährtin geheilt
cause-regenerate = Erholung nach der Runde

hint-search =
    { $tries ->
        [one] in { $share }{ "\u202F" }% von { $tries } Versuch gewählt
       *[other] in { $share }{ "\u202F" }% von { $tries } Versuchen gewählt
    }

log-turn = == Runde { $turn } ==
log-line = { "  " }{ $what }

keep-wallet = Beutel: { $gold } Gold; { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
keep-terrain = Heimatgelände: { $terrain }
keep-collection = Sammlung: { $cards }
keep-owned = { $copies } { $card }
keep-owned-upgraded = { $copies } { $card } ({ $upgraded } verbessert)
keep-deck =
    { $count ->
        [one] Deck { $name }: { $count } Karte
       *[other] Deck { $name }: { $count } Karten
    }
keep-deck-ages = Deck { $name }: drei Zeitalter
keep-no_decks = kein Deck gespeichert
keep-shop-closed = Der Laden ist geschlossen; er öffnet nach einer Partie.
keep-shop-open = Der Laden:
keep-offer = { "  " }{ $number }. { $card }, { $price } Gold
keep-offer-sold = { "  " }{ $number }. { $card }, verkauft
keep-done-buy = Du kaufst { $card } für { $price } Gold.
keep-done-renew = Der Laden hat neue Ware.
keep-done-leave = Du verlässt den Laden.
keep-done-upgrade = Ein Exemplar von { $card } hat nun 1 Schaden und 1 Leben mehr.
keep-done-attune = Dein Heimatgelände ist nun { $terrain }.
keep-done-deck = Deck { $name } ist gespeichert; spiele es mit --profile --set deck_a={ $name }.
keep-done-drop = Deck { $name } ist fort.
keep-earned = Du nimmst { $gold } Gold mit nach Hause; der Laden ist offen.
keep-earned-nothing = Du nimmst kein Gold mit nach Hause.
keep-refused = { $why } ({ $rule })
keep-unknown = { $typed }: Das gibt es hier nicht zu tun.
keep-no_deck = du hast kein Deck namens { $name }
keep-name = der Name eines Decks hat 1 bis { $most } Zeichen
keep-file = { $why }
keep-help-buy = ein Angebot des Ladens kaufen (R20.8)
keep-help-renew = 50 Gold für neue Ware zahlen, einmal je Besuch (R20.9)
keep-help-leave = den Laden verlassen
keep-help-upgrade = 300 Gold: ein Exemplar erhält 1 Schaden und 1 Leben mehr (R20.10)
keep-help-attune = 200 Gold: ein anderes Heimatgelände (R20.11)
keep-help-deck = ein Deck aus einer Datei mit eigenen Karten speichern
keep-help-drop = ein gespeichertes Deck wegwerfen

section-match = Partie

line-turn = Runde { $turn } von höchstens { $limit }
line-age = Zeitalter { $age }
line-relic = { $side } hat das Relikt gefunden
line-zone = gekämpft wird hier: { $zone }, { $terrain }
line-stack = { $side }: { $cards }
line-owner = die Mitte gehört: { $side }

owner-none = niemandem

line-tile = { $zone }, { $terrain }: A: { $a }; B: { $b }
line-crystal = Kristall { $hp }, Gold { $gold }
line-piles = { $hand } auf der Hand, { $deck } im Stapel, { $grave } auf dem Friedhof, { $burn } verbrannt
line-terrain = Gelände der Basis: { $terrain }
line-hero =
    { $count ->
        [0] Held { $hero }, kein Einsatz mehr
        [one] Held { $hero }, noch ein Einsatz
       *[other] Held { $hero }, noch { $count } Einsätze
    }
line-hero-active =
    { $count ->
        [one] Held { $hero }, in dieser Runde eingesetzt, noch { $count } Einsatz
       *[other] Held { $hero }, in dieser Runde eingesetzt, noch { $count } Einsätze
    }
line-submitted = Plan versiegelt
line-hand = auf der Hand: { $card }
line-plan = geplant für { $lane }: { $cards }
line-family = Familie { $family }, gespielt: { $played }

refuse-E_RULESET = diese Regeln passen nicht zusammen
refuse-E_RULESET-what = diese Regeln passen nicht zusammen: { $what }
refuse-E_DECK_SIZE = das Deck hat die falsche Zahl von Karten
refuse-E_DECK_SIZE-what = das Deck hat die falsche Zahl von Karten: { $what }
refuse-E_UNKNOWN_CARD = diese Karte gibt es nicht
refuse-E_UNKNOWN_CARD-what = diese Karte gibt es nicht: { $what }
refuse-E_COPY_LIMIT = zu viele Exemplare einer Karte
refuse-E_COPY_LIMIT-what = zu viele Exemplare einer Karte: { $what }
refuse-E_AGE_COST = eine Karte ist zu teuer für ihr Zeitalter
refuse-E_AGE_COST-what = eine Karte ist zu teuer für ihr Zeitalter: { $what }
refuse-E_PHASE = nicht in dieser Phase der Partie
refuse-E_PHASE-what = nicht in dieser Phase der Partie: { $what }
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
refuse-E_NOT_IN_HAND = die Karte ist nicht da
refuse-E_NOT_IN_HAND-what = die Karte ist nicht da: { $what }
refuse-E_LANE_FULL = die Bahn hat keinen Platz dafür
refuse-E_LANE_FULL-what = die Bahn hat keinen Platz dafür: { $what }
refuse-E_TILE = die Karte kann dort nicht liegen
refuse-E_TILE-what = die Karte kann dort nicht liegen: { $what }
refuse-E_NO_HERO = du hast keinen Helden
refuse-E_NO_HERO-what = du hast keinen Helden: { $what }
refuse-E_HERO_USED = der Held hat in dieser Runde keinen Einsatz mehr
refuse-E_HERO_USED-what = der Held hat in dieser Runde keinen Einsatz mehr: { $what }
refuse-E_HERO_TARGET = der Held kann dort nicht eingesetzt werden
refuse-E_HERO_TARGET-what = der Held kann dort nicht eingesetzt werden: { $what }
refuse-E_GOLD = nicht genug Gold
refuse-E_GOLD-what = nicht genug Gold: { $what }
refuse-E_SHOP = das verkauft der Laden nicht
refuse-E_SHOP-what = das verkauft der Laden nicht: { $what }
refuse-E_EDITS = in dieser Runde kann keine Karte mehr zurückgenommen werden
refuse-E_EDITS-what = in dieser Runde kann keine Karte mehr zurückgenommen werden: { $what }

outcome-crystal = ein Kristall ist gefallen
outcome-both_crystals = beide Kristalle sind gefallen
outcome-turn_limit = die letzte Runde ist gespielt

setup-preset = Regelwerk
setup-preset-classic = Klassisch: das Grundspiel
setup-preset-classic_plus = Klassisch plus: Gold, Helden, Familien
setup-preset-frontier = Grenzland: das Marschbrett
setup-deck_a = Deck von A
setup-deck_b = Deck von B
setup-terrain_a = Basisgelände von A
setup-terrain_b = Basisgelände von B
setup-hero_a = Held von A
setup-hero_b = Held von B
setup-m1 = M1: feines Gold und Laden
setup-m2 = M2: Helden
setup-m3 = M3: Familien und Ultimates
setup-m4 = M4: drei Zeitalter
setup-m5 = M5: Spiel im Netz
setup-x1 = X1: Grenzen der Seltenheit
setup-x2 = X2: weitere Fähigkeiten
setup-x3 = X3: Nebel des Krieges
setup-x4 = X4: Gelände auf jedem Feld
setup-x5 = X5: Marschbrett
setup-x6 = X6: Relikt
setup-x7 = X7: freies Stapeln
setup-crystal_hp = Leben der Kristalle
setup-deck_size = Karten in einem Deck
setup-initial_hand = Karten der ersten Hand
setup-draw_per_turn = Gezogene Karten je Runde
setup-hand_limit = Größte Hand
setup-lane_capacity = Karten einer Seite in einer Bahn
setup-max_plays_per_lane = Gespielte Karten je Bahn und Runde
setup-fatigue = Ermüdung je Runde
setup-fatigue_floor = Ermüdung endet bei
setup-lane_win_gold = Gold für eine Bahn
setup-turn_limit = Letzte Runde (0: keine)
setup-turn_timer_ms = Zeit für einen Plan in Millisekunden (0: keine)
setup-age_two = Erste Runde von Zeitalter 2
setup-age_three = Erste Runde von Zeitalter 3
setup-limit_result = In der letzten Runde
setup-limit_result-crystal_hp = Mehr Kristallleben gewinnt
setup-limit_result-draw = Unentschieden
setup-double_ko = Beide Kristalle fallen
setup-double_ko-draw = Unentschieden
setup-double_ko-crystal_damage = Mehr Kristallschaden gewinnt
setup-arrival_strikes = Ankunft in der feindlichen Basis trifft den Kristall
setup-short_decks = Decks mit 15 bis 25 Karten (X1)
setup-deck_a-default = Das übliche Deck
setup-deck_a-D1 = Terrain Starter
setup-deck_a-D2 = Lake Control
setup-deck_a-D3 = Desert Aggro
setup-deck_a-D4 = Napoleon's Army
setup-deck_a-D5 = Austrian Forces
setup-deck_a-D6 = Marsh Menagerie
setup-deck_a-lake_league = Lake League (ages)
setup-deck_a-desert_host = Desert Host (ages)
setup-terrain_a-deck = Wie Held oder Deck es nahelegen
setup-terrain_a-none = Keines
setup-terrain_a-Woods = Wald
setup-terrain_a-Lake = See
setup-terrain_a-Desert = Wüste
setup-terrain_a-Marsh = Moor
setup-hero_a-deck = Wie das Deck es nahelegt
setup-hero_a-none = Keiner
setup-hero_a-napoleon = Napoleon Bonaparte
setup-hero_a-saladin = Saladin
setup-hero_a-nelson = Admiral Nelson
setup-hero_a-charles = Archduke Charles
setup-hero_a-ramesses = Ramesses II
setup-hero_a-joan = Joan of Arc
setup-hero_a-cleopatra = Cleopatra
setup-hero_a-alexander = Alexander the Great
setup-hero_a-sun_tzu = Sun Tzu
setup-hero_a-genghis = Genghis Khan
setup-hero_a-bolivar = Simon Bolivar
setup-hero_a-washington = George Washington
setup-deck_b-default = Das übliche Deck
setup-deck_b-D1 = Terrain Starter
setup-deck_b-D2 = Lake Control
setup-deck_b-D3 = Desert Aggro
setup-deck_b-D4 = Napoleon's Army
setup-deck_b-D5 = Austrian Forces
setup-deck_b-D6 = Marsh Menagerie
setup-deck_b-lake_league = Lake League (ages)
setup-deck_b-desert_host = Desert Host (ages)
setup-terrain_b-deck = Wie Held oder Deck es nahelegen
setup-terrain_b-none = Keines
setup-terrain_b-Woods = Wald
setup-terrain_b-Lake = See
setup-terrain_b-Desert = Wüste
setup-terrain_b-Marsh = Moor
setup-hero_b-deck = Wie das Deck es nahelegt
setup-hero_b-none = Keiner
setup-hero_b-napoleon = Napoleon Bonaparte
setup-hero_b-saladin = Saladin
setup-hero_b-nelson = Admiral Nelson
setup-hero_b-charles = Archduke Charles
setup-hero_b-ramesses = Ramesses II
setup-hero_b-joan = Joan of Arc
setup-hero_b-cleopatra = Cleopatra
setup-hero_b-alexander = Alexander the Great
setup-hero_b-sun_tzu = Sun Tzu
setup-hero_b-genghis = Genghis Khan
setup-hero_b-bolivar = Simon Bolivar
setup-hero_b-washington = George Washington

## Names of cards, heroes and families

card-named = { $title } ({ $card })
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
hero-saladin-name = Saladin
hero-nelson-name = Admiral Nelson
hero-charles-name = Erzherzog Karl
hero-ramesses-name = Ramses II.
hero-joan-name = Johanna von Orléans
hero-cleopatra-name = Kleopatra
hero-alexander-name = Alexander der Große
hero-sun_tzu-name = Sunzi
hero-genghis-name = Dschingis Khan
hero-bolivar-name = Simón Bolívar
hero-washington-name = George Washington
family-Monkey-name = Affen
family-Ant-name = Ameisen
family-Turtle-name = Schildkröten
family-Toad-name = Kröten
family-Monkey-ultimate = Rasende Horde
family-Ant-ultimate = Ansturm der Kolonie
family-Turtle-ultimate = Panzerwall
family-Toad-ultimate = Moorfestmahl

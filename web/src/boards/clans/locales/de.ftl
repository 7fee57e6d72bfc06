### Der Spielplan der Clans und das Lager zwischen den Partien.

clans-turn = Runde { $number }
clans-ages = Zeitalter
clans-age = Zeitalter { $number }
clans-from_turn = ab Runde { $number }
clans-relic = { $side } hat das Relikt
clans-board = Die drei Bahnen
clans-you = Du
clans-of_side = { $side }
clans-hand = Deine Hand
clans-hand_empty = Keine Karten auf der Hand.
clans-crystal = Kristall von { $side-dative }: { $number }
clans-gold = { $number } Gold
clans-streak = Siegesserie { $number }
clans-piles = Hand { $hand }, Deck { $deck }, Friedhof { $grave }
clans-piles_age = Hand { $hand }, Deck von Zeitalter { $age } { $deck }, Friedhof { $grave }
clans-deck_aside = Zeitalter { $age } beiseitegelegt: { $number }
clans-deck_later = Zeitalter { $age } kommt: { $number }
clans-sealed = bereit
clans-plan = Dein Plan
clans-plan_ready = versiegelt. Sind beide Seiten bereit, beginnt der Kampf.
clans-zone_BaseA = Basis von A
clans-zone_Middle = Mittelfeld
clans-zone_BaseB = Basis von B
clans-foe_ready = { $side } ist bereit.
clans-foe_plans = { $side } plant noch.
clans-ready = Bereit: Plan versiegeln
clans-hero = { $name }, Einsätze übrig: { $number }
clans-hero_called = in dieser Runde eingesetzt
clans-family = Familie { $family }: { $number } von 3 gespielt; dann „{ $ultimate }“
clans-family_fired = Familie { $family }: { $number } von 3 gespielt, „{ $ultimate }“ ist entfesselt
clans-lane = Bahn: { $name }
clans-planned = geplant
clans-front = Vorn
clans-back = Hinten
clans-unknown = Verdeckte Karte
clans-numbers = Schaden { $damage }, Leben { $health }, Takt { $tick }
clans-acts = handelt in Takt { $ticks }
clans-cost = Kosten { $number }
clans-member = Familie { $family }, Spielart { $number }
clans-rarity_Common = gewöhnlich
clans-rarity_Rare = selten
clans-rarity_Epic = episch
clans-rarity_Legendary = legendär
clans-terrain_Woods = Wald
clans-terrain_Lake = See
clans-terrain_Desert = Wüste
clans-terrain_Marsh = Moor
clans-terrain_none = kein Gelände
clans-tick = Takt { $number }
clans-ready_short = Bereit
clans-ready_later = nach den Kämpfen
clans-plan_cards =
    { $count ->
        [0] Noch keine Karte geplant.
        [one] { $count } Karte geplant.
       *[other] { $count } Karten geplant.
    }
clans-goal = Zerschlage ihren Kristall: Gewinne eine Bahn, um sie vorzuschieben, und in ihrer Basis, um zu treffen.
clans-last_turn = Letzter Zug
clans-zone_own = deine Basis
clans-zone_foe = ihre Basis
clans-ticks = Die 5 Takte des Kampfes
clans-tick_both = Beide
clans-tick_one = Schlag
clans-tick_none = Niemand
clans-spills = { $number } weiter
clans-fight_begins = Kampf!
clans-no_fight = Kein Kampf
clans-lane_open = Niemand gewinnt
clans-lane_yours = Du gewinnst
clans-lane_theirs = Sie gewinnen
clans-lane_won = Seite { $side } gewinnt
clans-crystal_lost = Kristall −{ $number }
clans-moves_to = in { $zone }
clans-moment_placing = beide Pläne werden aufgedeckt
clans-moment_march = der Marsch
clans-moment_power = Helden und Ultimates
clans-moment_lane = der Kampf beginnt
clans-moment_tick = ein Takt
clans-moment_result = was dabei herauskam
clans-moment_fatigue = die Überlebenden ermüden
clans-ending = Das Ergebnis
clans-end_won = Du bist durchgebrochen
clans-end_lost = Sie sind durchgebrochen
clans-end_draw = Niemand ist durchgebrochen
clans-end_story = Zug { $turn }. Dein Kristall: { $own }, ihrer: { $foe }.
clans-held_foe = Auf ihrer Hand blieben
clans-held_own = Auf deiner Hand blieben
clans-held_none = keine Karten
clans-did_most = Die stärksten Karten
clans-strike = { $number } gegen { $crystal }, { $left } übrig
clans-your_crystal = deinen Kristall
clans-their_crystal = ihren Kristall
clans-yours = deine
clans-theirs = ihre
clans-felled =
    { $count ->
        [one] { $count } Karte zerstört
       *[other] { $count } Karten zerstört
    }
clans-damage = Schaden
clans-course = Kristalle über { $turns } Züge: deiner endet bei { $own }, ihrer bei { $foe }
clans-look_board = Zum Brett
clans-to_result = Ergebnis
clans-ability_fury = Raserei
clans-does_fury = ihre Angriffe machen { $x } Schaden mehr
clans-ability_shield = Schild
clans-does_shield = Angriffe auf sie machen { $x } Schaden weniger, mindestens 1
clans-ability_stack_buff_damage = Banner
clans-does_stack_buff_damage = die andere Karte ihres Stapels macht { $x } Schaden mehr
clans-ability_stack_debuff_enemy_damage = Totem
clans-does_stack_debuff_enemy_damage = Angriffe auf ihren Stapel machen { $x } Schaden weniger, mindestens 1
clans-ability_inspire = Begeistern
clans-does_inspire = alle Angriffe ihrer Seite in der Bahn machen { $x } Schaden mehr
clans-ability_fortify = Befestigen
clans-does_fortify = Angriffe auf ihre Seite in der Bahn machen { $x } Schaden weniger, mindestens 1
clans-ability_command = Befehl
clans-does_command = in ihrer Bahn trifft ihre Seite um { $x } härter und wird um { $x } schwächer getroffen
clans-ability_rally = Sammeln
clans-does_rally = die andere Karte ihres Stapels macht in diesem Kampf { $x } Schaden mehr
clans-ability_regen = Erholung
clans-does_regen = heilt am Ende jedes Takts { $x }
clans-ability_heal_ally = Heilkunst
clans-does_heal_ally = heilt die andere Karte ihres Stapels in jedem Takt um { $x }
clans-ability_thorns = Dornen
clans-does_thorns = wer sie angreift, erleidet { $x } Schaden
clans-ability_first_strike = Erstschlag
clans-does_first_strike = schlägt vor den anderen ihres Takts zu
clans-ability_ranged = Fernkampf
clans-does_ranged = greift auch von hinten an
clans-ability_cleave = Spalten
clans-does_cleave = trifft auch die Karte dahinter, ohne Überlauf
clans-ability_regenerate = Langsame Heilung
clans-does_regenerate = heilt nach jeder Runde 2
clans-ability_conceal_back = Verbergen
clans-does_conceal_back = verbirgt die Karte hinter ihr vor dem Feind
clans-ability_scout = Späher
clans-does_scout = sieht das Gelände der feindlichen Basis
clans-ability_paratrooper = Springer
clans-does_paratrooper = darf im Mittelfeld landen
clans-ability_stealth_pass = Schleichen
clans-does_stealth_pass = zieht am Feind vorbei
clans-ability_far_attack = Fernschlag
clans-does_far_attack = trifft auch das nächste Feld
clans-to_camp = Zum Laden, zu deinen Karten und Decks
clans-to_shop = Der Laden ist offen: zu deinen Karten und Decks
clans-wallet = In deinem Beutel: { $number } Gold.
clans-no_gold = In deinen Beutel kommt kein Gold: Diese Partie wurde ohne M1 gespielt.

camp-title = Clans: dein Lager
camp-shop = Laden
camp-collection = Sammlung
camp-decks = Decks
camp-rating = Wertung { $number }
camp-record = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
camp-shop_closed = Der Laden öffnet nach einer Partie mit Gold. Gewinn Bahnen und bring Gold heim.
camp-owned = du hast { $number }
camp-upgraded = { $number } verbessert
camp-sold = Verkauft
camp-buy = Für { $price } Gold kaufen
camp-too_dear =
    { $number ->
        [one] es fehlt { $number } Gold
       *[other] es fehlen { $number } Gold
    }
camp-renew = Neue Ware für { $price } Gold (einmal)
camp-leave = Den Laden verlassen
camp-find = Karte suchen
camp-all_cards = Auch Karten zeigen, die mir noch fehlen
camp-shown =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
camp-details = Einzelheiten
camp-upgrade = Für { $price } Gold verbessern
camp-upgrade_note = Ein Exemplar bekommt für immer 1 Schaden und 1 Leben mehr.
camp-base = Gelände der Basis ohne Held; ein Wechsel kostet { $price } Gold
camp-new_deck = Neues Deck
camp-copy_of = Vorlage
camp-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
camp-edit = Bearbeiten
camp-drop = „{ $name }“ löschen
camp-drop_short = Löschen
camp-deck_name = Name des Decks
camp-complete = vollständig
camp-usual_size = meist werden 25 Karten verlangt
camp-of_tick = Takt { $tick }: { $number }
camp-save = Deck speichern
camp-hero = Held
camp-no_hero = Kein Held
camp-uses =
    { $count ->
        [one] einmal je Partie
       *[other] { $count }-mal je Partie
    }
camp-less = { $name }: eine weniger
camp-plus = { $name }: eine mehr
camp-of = { $here } von { $most }
camp-play_with = Jetzt mit „{ $name }“ gegen einen Bot spielen

clans-look_faces = Steht gegen:

goal-aim = Zerbrich den gegnerischen Kristall mit 100 Lebenspunkten, bevor deiner zerbricht.
goal-turn = Beide Seiten legen geheim Karten auf drei Bahnen. Dann wird gekämpft, und wer eine Bahn gewinnt, rückt dort vor.
goal-end = Wenn ein Kristall zerbricht.

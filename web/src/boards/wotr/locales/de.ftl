### Der Spielplan des Ringkriegs.

wotr-turn = Runde { $number }
wotr-points_free = Freie Völker: { $number } von { $goal } Punkten
wotr-points_shadow = Schatten: { $number } von { $goal } Punkten
wotr-map = Landkarte von Mittelerde
wotr-map_keys = Die Landkarte. Mit den Pfeiltasten von Region zu Region, mit der Eingabetaste wählen, mit Plus und Minus zoomen.
wotr-closer = Näher heran
wotr-away = Weiter weg
wotr-whole = Die ganze Landkarte
wotr-find = Region suchen
wotr-figures = Figuren und anderes
wotr-dice_of = Würfel { $side-genitive }
wotr-dice_more = Würfel: { $unused } ungenutzt, { $spent } benutzt, { $box } im Jagdfeld; Elbenringe: { $rings }
wotr-no_dice = keine ungenutzten Würfel
wotr-fellowship = Die Gemeinschaft
wotr-in_mordor = Auf der Mordorleiste: Schritt { $step } von 5
wotr-last_seen = Zuletzt gesehen { $region-in }
wotr-hidden = verborgen
wotr-revealed = entdeckt
wotr-screen_map = Karte
wotr-screen_hand = Hand
wotr-screen_lands = Gemeinschaft
wotr-retreat_to = Rückzug nach:
wotr-progress = Fortschritt { $number }
wotr-corruption = Verderbnis { $number } von 12
wotr-guide = Wegführer
wotr-hunt_box = Die Jagd
wotr-hunt = Jagdstufe { $level }: { $dice } Würfel, jeder mit +{ $bonus }
wotr-hunt_needs = Erfolg ab { $target }, nie mit einer 1.
wotr-hunt_found = Zieht die Gemeinschaft: entdeckt { $number } von 100.
wotr-tiles = { $count } Plättchen im Vorrat
wotr-waiting_tiles = In Mordor kommen dazu:
wotr-tile_now = Dieses Plättchen: Schaden { $damage }
wotr-tile_eye = Auge
wotr-tile_die = ein Würfel
wotr-tile_reveals = Entdeckt
wotr-tile_stops = Halt
wotr-politics = Politik
wotr-politics_key = Schritte bis zum Krieg. A: aktiv, P: passiv (kann nicht in den Krieg ziehen).
wotr-nation = Volk
wotr-Peace1 = drei Schritte vom Krieg
wotr-Peace2 = zwei Schritte vom Krieg
wotr-Peace3 = einen Schritt vom Krieg
wotr-AtWar = im Krieg
wotr-active = aktiv
wotr-passive = passiv
wotr-yours = deines
wotr-reinforcements = Verstärkungen
wotr-lost = − aus dem Spiel
wotr-regular = Reguläre
wotr-elite = Eliten
wotr-leader = Anführer
wotr-teams = Mannschaften
wotr-leads = leitet
wotr-acts = am Zug
wotr-theirs = Was nur der andere Platz deiner Mannschaft darf
wotr-theirs_why = Ihr benutzt dieselben Würfel, aber das hier darf nur dieser Platz: { $who }. Auf der Landkarte haben seine Heere einen gestrichelten Rand.
wotr-theirs_advance = Auf der Politikleiste vorrücken:
wotr-theirs_recruit = Ausheben für:
wotr-theirs_armies = Mit diesen Heeren ziehen und angreifen:
wotr-theirs_mixed = Diese gemischten Heere befehligen:
wotr-theirs_minions = Ins Spiel bringen:
wotr-theirs_nazgul = Nazgûl ausheben für:
wotr-theirs_cards = Karten deiner Hand als Ereignis spielen:
wotr-theirs_lead = Als leitender Platz dieser Runde entscheiden für:
wotr-teammates = Diese Völker befehligt der andere Platz deiner Mannschaft.
wotr-hands = Karten
wotr-discards = Karten, Ablage
wotr-hand = { $character } × Charakter, { $strategy } × Strategie
wotr-decks = Stapel: Freie Völker { $free }, Schatten { $shadow }
wotr-on_table = Auf dem Tisch
wotr-discarded =
    { $count ->
        [one] { $count } Karte offen abgelegt
       *[other] { $count } Karten offen abgelegt
    }
wotr-strategy = Strategie
wotr-character = Charakter
wotr-stays = bleibt auf dem Tisch
wotr-initiative = Initiative { $number }
wotr-text_show = Was sie bewirkt
wotr-text_hide = Weniger
wotr-card_down = eine Karte, verdeckt
wotr-battle_of = Schlacht { $place-in }
wotr-the_hunt = Die Jagd nach dem Ring
wotr-round = Kampfrunde { $number }
wotr-attacks = (Angriff)
wotr-defends = (Verteidigung)
wotr-force =
    { $units ->
        [one] { $units } Einheit ({ $dice } Würfel), Führung { $leaders }
       *[other] { $units } Einheiten ({ $dice } Würfel), Führung { $leaders }
    }
wotr-rolls =
    { $side-number ->
        [other] { $side } würfeln
       *[one] { $side } würfelt
    }
wotr-hunt_level = Jagdstufe { $level }
wotr-hunt_again = Nachwurf
wotr-hit = Treffer
wotr-miss = verfehlt
wotr-kind_town = Dorf
wotr-kind_city = Stadt
wotr-kind_stronghold = Festung
wotr-kind_fortification = Befestigung
wotr-held = unter Kontrolle { $side-genitive }
wotr-worth =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
wotr-nobodys = Land ohne Volk
wotr-empty = Hier ist niemand.
wotr-near = Nachbarregionen:
wotr-options_here = Was hier möglich ist
wotr-force_field = im Feld
wotr-force_besieged = belagert
wotr-force_sieging = Belagerer
wotr-force_rear = Nachhut
wotr-figures_of = { $nation }: { $regular } × Reguläre, { $elite } × Elite, { $leader } × Anführer
wotr-character_facts = Stufe { $level }, Führung { $leadership }
wotr-edit = Die Stellung ändern
wotr-edit_figures = Figuren
wotr-edit_fellowship = Gemeinschaft
wotr-edit_politics = Politik
wotr-edit_dice = Würfel und Ringe
wotr-edit_rest = Alles andere
wotr-edit_pick = Drück auf eine Region der Karte, um zu ändern, wer dort steht, oder zieh eine Figur auf eine.
wotr-edit_minus = Eins weniger: { $what }
wotr-edit_plus = Eins mehr: { $what }
wotr-edit_drag = { $what }: auf die Karte ziehen (noch { $left })
wotr-edit_add = Charakter dazu …
wotr-edit_ring_bearers = Ringträger hierher
wotr-edit_control = Kontrolle: { $side }
wotr-edit_progress = Fortschritt
wotr-edit_corruption = Verderbnis
wotr-edit_mordor = Schritt in Mordor
wotr-edit_reveal = Gemeinschaft aufdecken
wotr-edit_hide = Gemeinschaft verbergen
wotr-edit_steps = Schritte bis zum Krieg; 0 heißt im Krieg.
wotr-edit_hunt_box = Würfel in der Jagd
wotr-edit_rings = Elbenringe
wotr-fronts = Fronten
wotr-fronts_count =
    { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
wotr-no_fronts = Keine Heere stehen sich gegenüber.
wotr-front_siege = Belagerung { $place-in }
wotr-front_contact = { $place } – { $against }
wotr-front_units = Freie Völker { $free } : { $shadow } Schatten

# Was die Regeln zählen: Würfel der Runde, Reihenfolge der Aktionen, beide Seiten einer Schlacht.
wotr-dice_pool = { $count } Würfel in dieser Runde
wotr-dice_before = { $box } im Jagdfeld; Elbenringe: { $rings }
wotr-not_rolled = noch nicht gewürfelt
wotr-hunt_rerolls =
    { $count ->
        [one] Nachwurf für einen Fehlschlag.
       *[other] Nachwurf für { $count } Fehlschläge.
    }
wotr-team_seat = { $seat-team }
wotr-order = Reihenfolge
wotr-order_next = als Nächstes
wotr-order_idle = keine Würfel mehr
wotr-target = trifft ab { $target }
wotr-forfeited = auf { $number } Führung verzichtet
wotr-event_unmet = Als Ereignis: { $why }
wotr-event_theirs = Als Ereignis spielt sie nur der andere Platz deiner Mannschaft.

# Charaktere.
wotr-characters = Charaktere
wotr-characters_fellowship = In der Gemeinschaft
wotr-characters_map = Auf der Landkarte
wotr-characters_aside = Noch nicht im Spiel
wotr-characters_out = Aus dem Spiel
wotr-about = Über { $who }
wotr-is_companion = Gefährte
wotr-is_minion = Diener
wotr-is_guide = Wegführer
wotr-is_ring_bearers = Ringträger
wotr-level = Stufe { $number }
wotr-level_unlimited = unbegrenzte Stufe
wotr-leadership = Führung { $number }
wotr-gives_die = +{ $count } Aktionswürfel
wotr-activates = Kann { $nations-accusative } aktivieren
wotr-activates_any = Kann jedes Volk { $side-genitive } aktivieren

# Meere, Flüsse und Gebirge auf der Landkarte.
wotr-land_white_mountains = Weißes Gebirge
wotr-land_ered_lithui = Ered Lithui
wotr-land_misty_mountains = Nebelgebirge
wotr-land_ephel_duath = Ephel Dúath
wotr-land_ered_luin = Ered Luin
wotr-land_the_great_sea = Das Große Meer
wotr-land_bay_of_belfalas = Bucht von Belfalas
wotr-land_sea_of_rhun = Meer von Rhûn
wotr-land_gulf_of_lune = Golf von Lhûn
wotr-land_icebay = Eisbucht
wotr-land_grey_mountains = Graues Gebirge
wotr-land_the_northern_waste = Die Nördliche Einöde
wotr-land_anduin = Anduin
wotr-land_brandywine = Brandywein
wotr-land_greyflood = Grauflut
wotr-land_hoarwell = Weißquell
wotr-land_loudwater = Lautwasser
wotr-land_isen = Isen
wotr-land_entwash = Entwasser
wotr-land_celduin = Celduin
wotr-land_carnen = Carnen
wotr-land_harnen = Harnen
wotr-land_poros = Poros
wotr-land_limlight = Limklar
wotr-land_lune = Lhûn
wotr-land_silverlode = Silberlauf
wotr-land_forest_river = Waldfluss

# What happens on the map.
wotr-since = Seit deinem letzten Zug
wotr-since_turn = In dieser Runde
wotr-since_nothing = Noch nichts.
wotr-die_of = Würfel: { $face }
wotr-answers = Deine Entscheidung
wotr-answers_many = Es gibt viele Möglichkeiten: Wähle auf der Karte, unter den Karten oder in der Liste.
wotr-answers_hand = Drück auf eine deiner Karten unten, oder:
wotr-hunt_step_dice = Wurf
wotr-hunt_step_reroll = Nachwurf
wotr-hunt_step_tile = Plättchen
wotr-hunt_step_answer = Deine Antwort
wotr-damage = Schaden
wotr-corruption_end = Bei 12 erliegen die Ringträger, und der Schatten gewinnt.
wotr-battle_field = Feldschlacht
wotr-battle_siege = Belagerung
wotr-battle_sortie = Ausfall
wotr-battle_step_cards = Karten
wotr-battle_step_roll = Wurf
wotr-battle_step_reroll = Nachwurf
wotr-battle_step_losses = Verluste
wotr-battle_step_on = Weiter?
wotr-fallen =
    { $count ->
        [one] { $count } Figur in dieser Runde verloren
       *[other] { $count } Figuren in dieser Runde verloren
    }
wotr-card_none = Keine Kampfkarte
wotr-card_open = Noch keine Kampfkarte gewählt
wotr-card_from = aus „{ $card }“
wotr-hits_word =
    { $count ->
        [one] Treffer
       *[other] Treffer
    }

# The end.
wotr-the_end = Das Ende
wotr-end_turn = Runde { $number }
wotr-end_turns = Runden
wotr-end_battles = Schlachten
wotr-end_captures = Siedlungen erobert
wotr-end_tiles = Jagdplättchen gezogen
wotr-end_cards = Karten gespielt
wotr-end_pool =
    { $count ->
        [0] Im Vorrat der Jagd lag kein Plättchen mehr
        [one] { $count } Plättchen, das nie gezogen wurde
       *[other] { $count } Plättchen, die nie gezogen wurden
    }
wotr-by_turn = Siegpunkte und Verderbnis nach Runden
wotr-line_free = Freie Völker
wotr-line_shadow = Schatten
wotr-line_corruption = Verderbnis
wotr-casualties = Verluste nach Völkern
wotr-captures = Eroberte Siedlungen
wotr-cards_played = Gespielte Karten: { $count }
wotr-cards_held = Noch auf der Hand, { $seat }: { $count }
wotr-acts_fellowship = Gefährten
wotr-acts_armies = Armeen und Charaktere
wotr-acts_muster = Rekrutierung
wotr-acts_cards = Karten, Ringe, passen

# Die Aussichten einer Schlacht, und was erfährt, wer genauer hinsieht.
wotr-odds_round = Eine Runde
wotr-odds_end = Bis zum Ende
wotr-odds_good = Sieg { $number }
wotr-odds_bad = Verlust { $number }
wotr-odds_said = Von 100 Malen gewinnst du { $good } und verlierst { $bad }.
wotr-odds_all = Die Aussichten gelten für das ganze Heer.
wotr-look_threat = Feinde daneben:
wotr-look_die = { $count } übrig
wotr-look_rings =
    { $count ->
        [0] Kein Elbenring mehr.
        [one] Noch ein Elbenring.
       *[other] Noch { $count } Elbenringe.
    }
wotr-look_rings_about = Ein Elbenring dreht einen deiner Würfel auf eine andere Seite.
wotr-look_found = Zieht die Gemeinschaft jetzt weiter, wird sie in { $number } von 100 Fällen entdeckt.
wotr-face_about_character = Bewegt die Gemeinschaft, Charaktere oder ein Heer mit Anführer, oder spielt eine Charakterkarte.
wotr-face_about_army = Bewegt zwei Heere, greift mit einem an oder spielt eine Heerkarte.
wotr-face_about_muster = Hebt Truppen aus, bringt ein Volk dem Krieg näher oder spielt eine Musterungskarte.
wotr-face_about_muster_army = Gilt als Heer- oder als Musterungswürfel.
wotr-face_about_event = Zieht eine Ereigniskarte oder spielt eine beliebige Karte.
wotr-face_about_will = Gilt als jeder andere Würfel.
wotr-face_about_eye = Kommt in die Jagdbox.

goal-aim = Zwei Spiele auf einmal. Die Freien Völker vernichten den Ring oder erobern 4 Punkte; der Schatten verdirbt die Ringträger oder erobert 10.
goal-turn = Beide Seiten würfeln und setzen abwechselnd Würfel ein, je eine Aktion: marschieren, ausheben, eine Karte spielen, die Gefährten bewegen.
goal-end = Der Ring entscheidet jederzeit, die Eroberung am Ende einer Runde.

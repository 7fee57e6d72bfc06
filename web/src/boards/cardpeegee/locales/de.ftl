### Der Tisch von CardPeeGee.

cpg-hp =
    { $number ->
        [one] { $number } Lebenspunkt
       *[other] { $number } Lebenspunkte
    }
cpg-day = Tag
cpg-life = Leben
cpg-attack = Angriff
cpg-cards = Karten
cpg-hit_points = Lebenspunkte
cpg-you = Du
cpg-deck =
    { $number ->
        [one] Stapel, { $number } Karte
       *[other] Stapel, { $number } Karten
    }
cpg-dealt = Auf dem Tisch
cpg-played = Gespielt
cpg-hand = Hand ({ $number })
cpg-active = Aktiv ({ $number })
cpg-empty = Keine Karten
cpg-town = Die Stadt
cpg-spent = Ausgegeben
cpg-buys = Kauft
cpg-heals = Heilt
cpg-fee = Preis bezahlt
cpg-bonus = Bonus
cpg-road = Der Weg liegt vor dir.
cpg-before = Vor der Reise
cpg-kind_monster = Ein Monster
cpg-kind_treasure = Ein Schatz
cpg-kind_healer = Ein Heiler
cpg-kind_trap = Eine Falle
cpg-jailor = { $hp } LP
cpg-against = gegen
cpg-earned = Siege
cpg-yes = errungen
cpg-no = noch nicht
cpg-victory_full_court_clubs = Voller Hof in Kreuz
cpg-victory_full_court_diamonds = Voller Hof in Karo
cpg-victory_full_court_hearts = Voller Hof in Herz
cpg-victory_full_court_spades = Voller Hof in Pik
cpg-victory_elemental_union = Bund der Elemente
cpg-victory_goliath = Goliath
cpg-victory_master_of_the_elements = Meister der Elemente
cpg-go_on = Weiter
cpg-any_key = Mit einem Klick oder einer Taste geht es weiter.
cpg-any_key_again = Mit einem Klick oder einer Taste beginnt ein neues Spiel, Escape zeigt den Tisch.
cpg-see_table = Den Tisch ansehen
cpg-dead = Du bist tot.
cpg-first_monster = das Monster
cpg-first_treasure = der Schatz
cpg-first_healer = der Heiler
cpg-first_trap = die Falle
cpg-difficulty = Schwierigkeit
cpg-damage = Schaden
cpg-dodge = Ausweichen
cpg-dodge_of = { $score } gegen { $difficulty }
cpg-dodged = Ausgewichen
cpg-damage_taken = Erlittener Schaden
cpg-round = Diese Runde
cpg-result_hurt =
    { $number ->
        [one] noch { $number } Lebenspunkt
       *[other] noch { $number } Lebenspunkte
    }
cpg-result_healed =
    { $number ->
        [one] jetzt { $number } Lebenspunkt
       *[other] jetzt { $number } Lebenspunkte
    }
cpg-result_hit =
    { $number ->
        [0] dein Gegner fällt
       *[other] dein Gegner hat noch { $number }
    }
cpg-on_day = Tag { $number }
cpg-days = Tage
cpg-met_monster = Monster
cpg-met_treasure = Schätze
cpg-met_healer = Heiler
cpg-met_trap = Fallen
cpg-no_victory = Diesmal kein Sieg
cpg-hp_line = Lebenspunkte pro Tag
cpg-hp_by_day = Lebenspunkte pro Tag: anfangs { $first }, höchstens { $most }, zuletzt { $last }

cpg-look_clubs = Kreuz ist Waffen: damit greifst du an.
cpg-look_diamonds = Karo ist Geld.
cpg-look_hearts = Herz ist Heiltränke.
cpg-look_spades = Pik ist Ausrüstung: mehr Karten im Kampf, und es entschärft Fallen.
cpg-look_court = Zählt für einen vollen Hof.
cpg-look_active = Aktiv.

goal-aim = Überleb, solange du kannst, und verdiene unterwegs Siege: Goliath, Voller Hof, Bund der Elemente und Meister der Elemente.
goal-turn = Jeder Tag bringt eine Begegnung: ein Monster, einen Schatz, einen Heiler oder eine Falle. Deine Karten helfen dir hindurch.
goal-end = Wenn deine LP auf 0 fallen. Was du bis dahin verdient hast, zählt.

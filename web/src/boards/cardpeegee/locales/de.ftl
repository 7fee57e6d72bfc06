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

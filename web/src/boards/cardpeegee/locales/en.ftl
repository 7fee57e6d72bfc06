### The board of CardPeeGee.

cpg-hp =
    { $number ->
        [one] { $number } hit point
       *[other] { $number } hit points
    }
cpg-day = Day
cpg-life = Life
cpg-attack = Attack
cpg-cards = Cards
cpg-hit_points = Hit points
cpg-you = You
cpg-deck =
    { $number ->
        [one] Deck, { $number } card
       *[other] Deck, { $number } cards
    }
cpg-dealt = On the table
cpg-played = Played
cpg-hand = Hand ({ $number })
cpg-active = Active ({ $number })
cpg-empty = No cards
cpg-town = The Town
cpg-spent = Spent
cpg-buys = Cards bought
cpg-heals = Healing
cpg-fee = Fee paid
cpg-bonus = Bonus
cpg-road = The road lies ahead.
cpg-before = Before the journey
cpg-kind_monster = A monster
cpg-kind_treasure = A treasure
cpg-kind_healer = A healer
cpg-kind_trap = A trap
cpg-jailor = { $hp } HP
cpg-against = vs
cpg-earned = Victories
cpg-yes = earned
cpg-no = not yet
cpg-victory_full_court_clubs = Full Court of clubs
cpg-victory_full_court_diamonds = Full Court of diamonds
cpg-victory_full_court_hearts = Full Court of hearts
cpg-victory_full_court_spades = Full Court of spades
cpg-victory_elemental_union = Elemental Union
cpg-victory_goliath = Goliath
cpg-victory_master_of_the_elements = Master of the Elements
cpg-go_on = Continue
cpg-any_key = Click or press any key to continue.
cpg-dead = You died.

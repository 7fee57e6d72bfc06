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
cpg-any_key_again = Click or press any key to start a new game. Escape shows the table.
cpg-see_table = See the table
cpg-dead = You died.
cpg-first_monster = the monster
cpg-first_treasure = the treasure
cpg-first_healer = the healer
cpg-first_trap = the trap
cpg-difficulty = Difficulty
cpg-damage = Damage
cpg-dodge = Your dodge
cpg-dodge_of = { $score } against { $difficulty }
cpg-dodged = Dodged
cpg-damage_taken = Damage taken
cpg-round = This round
cpg-result_hurt =
    { $number ->
        [one] { $number } hit point left
       *[other] { $number } hit points left
    }
cpg-result_healed =
    { $number ->
        [one] now { $number } hit point
       *[other] now { $number } hit points
    }
cpg-result_hit =
    { $number ->
        [0] your foe falls
       *[other] your foe has { $number } left
    }
cpg-on_day = Day { $number }
cpg-days = days
cpg-met_monster = monsters
cpg-met_treasure = treasures
cpg-met_healer = healers
cpg-met_trap = traps
cpg-no_victory = No victory this time
cpg-hp_line = hit points by day
cpg-hp_by_day = Hit points by day: { $first } at first, { $most } at most, { $last } at last

cpg-look_clubs = Clubs are weapons: they attack.
cpg-look_diamonds = Diamonds are money.
cpg-look_hearts = Hearts are healing potions.
cpg-look_spades = Spades are gear: more cards to score with in a fight, and they disarm traps.
cpg-look_court = Counts for a Full Court.
cpg-look_active = Active.

goal-aim = Survive as long as you can, and earn victories on the way: Goliath, Full Court, Elemental Union and Master of the Elements.
goal-turn = Each day brings an encounter: a monster, a treasure, a healer or a trap. Your cards help you through it.
goal-end = When your HP reach 0. What you have earned until then counts.

### The board of Clans, and the camp between its matches.

clans-turn = Turn { $number }
clans-ages = Ages
clans-age = Age { $number }
clans-from_turn = from turn { $number }
clans-relic = { $side } has the relic
clans-board = The 3 lanes
clans-you = You
clans-of_side = { $side }
clans-hand = Your hand
clans-hand_empty = No cards in hand.
clans-crystal = { $side }’s crystal: { $number }
clans-gold = { $number } gold
clans-streak = streak of { $number }
clans-piles = hand { $hand }, deck { $deck }, graveyard { $grave }
clans-piles_age = hand { $hand }, deck of age { $age } { $deck }, graveyard { $grave }
clans-deck_aside = age { $age } set aside: { $number }
clans-deck_later = age { $age } to come: { $number }
clans-sealed = ready
clans-plan = Your plan
clans-plan_ready = sealed. The fight starts when both sides are ready.
clans-zone_BaseA = Base A
clans-zone_Middle = Middle
clans-zone_BaseB = Base B
clans-foe_ready = { $side } is ready.
clans-foe_plans = { $side } is still planning.
clans-ready = Ready: seal my plan
clans-hero =
    { $number ->
        [one] { $name }, { $number } use left
       *[other] { $name }, { $number } uses left
    }
clans-hero_called = used this turn
clans-family = { $family } family: { $number } of 3 played, then { $ultimate }
clans-family_fired = { $family } family: { $number } of 3 played, { $ultimate } used
clans-lane = Lane { $name }
clans-planned = planned
clans-front = Front
clans-back = Back
clans-unknown = Hidden card
clans-numbers = damage { $damage }, health { $health }, tick { $tick }
clans-acts = acts on tick { $ticks }
clans-cost = cost { $number }
clans-member = { $family } family, variation { $number }
clans-rarity_Common = common
clans-rarity_Rare = rare
clans-rarity_Epic = epic
clans-rarity_Legendary = legendary
clans-terrain_Woods = Woods
clans-terrain_Lake = Lake
clans-terrain_Desert = Desert
clans-terrain_Marsh = Marsh
clans-terrain_none = no terrain
clans-tick = tick { $number }
clans-ready_short = Ready
clans-ready_later = opens after the fights
clans-plan_cards =
    { $count ->
        [0] No card planned yet.
        [one] { $count } card planned.
       *[other] { $count } cards planned.
    }
clans-goal = Break their crystal: win a lane to push it, win it in their base to strike.
clans-last_turn = Last turn
clans-zone_own = your base
clans-zone_foe = their base
clans-ticks = The 5 ticks of the fight
clans-tick_both = Both strike
clans-tick_one = Strikes
clans-tick_none = Nobody
clans-spills = { $number } over
clans-fight_begins = Fight!
clans-no_fight = No fight here
clans-lane_open = Nobody wins
clans-lane_yours = You win
clans-lane_theirs = They win
clans-lane_won = Side { $side } wins
clans-crystal_lost = { $number } to the crystal
clans-moves_to = to { $zone }
clans-moment_placing = both plans are revealed
clans-moment_march = the march
clans-moment_power = heroes and ultimates
clans-moment_lane = the fight begins
clans-moment_tick = a tick
clans-moment_result = what came of it
clans-moment_fatigue = the survivors tire
clans-ending = The result
clans-end_won = You broke through
clans-end_lost = They broke through
clans-end_draw = Nobody broke through
clans-end_story = Turn { $turn }. Your crystal: { $own }, theirs: { $foe }.
clans-held_foe = They still held
clans-held_own = You still held
clans-held_none = no cards
clans-did_most = Cards that did most
clans-strike = { $number } to { $crystal }, { $left } left
clans-your_crystal = your crystal
clans-their_crystal = their crystal
clans-yours = yours
clans-theirs = theirs
clans-felled =
    { $count ->
        [one] destroyed { $count } card
       *[other] destroyed { $count } cards
    }
clans-damage = damage
clans-course = Crystals over { $turns } turns: yours ends at { $own }, theirs at { $foe }
clans-look_board = Look at the board
clans-to_result = Result
clans-ability_fury = Fury
clans-does_fury = its attacks deal { $x } more damage
clans-ability_shield = Shield
clans-does_shield = takes { $x } less damage from attacks (at least 1)
clans-ability_stack_buff_damage = Banner
clans-does_stack_buff_damage = the other card in its stack deals { $x } more damage
clans-ability_stack_debuff_enemy_damage = Totem
clans-does_stack_debuff_enemy_damage = attacks on its stack deal { $x } less damage (at least 1)
clans-ability_inspire = Inspire
clans-does_inspire = all its side’s attacks in the lane deal { $x } more damage
clans-ability_fortify = Fortify
clans-does_fortify = attacks on its side in the lane deal { $x } less damage (at least 1)
clans-ability_command = Command
clans-does_command = its side’s attacks in the lane deal { $x } more damage, and attacks on its side deal { $x } less
clans-ability_rally = Rally
clans-does_rally = the other card in its stack deals { $x } more damage in this fight
clans-ability_regen = Regeneration
clans-does_regen = heals { $x } at the end of each tick
clans-ability_heal_ally = Healer
clans-does_heal_ally = heals the other card in its stack by { $x } each tick
clans-ability_thorns = Thorns
clans-does_thorns = deals { $x } damage to any card that attacks it
clans-ability_first_strike = First strike
clans-does_first_strike = strikes before other cards on the same tick
clans-ability_ranged = Ranged
clans-does_ranged = also attacks from the back
clans-ability_cleave = Cleave
clans-does_cleave = also hits the card behind, without overflow
clans-ability_regenerate = Slow healing
clans-does_regenerate = heals 2 after each turn
clans-ability_conceal_back = Conceal
clans-does_conceal_back = hides the card behind it from the enemy
clans-ability_scout = Scout
clans-does_scout = sees the terrain of the enemy base
clans-ability_paratrooper = Paratrooper
clans-does_paratrooper = can land on the middle tile
clans-ability_stealth_pass = Stealth
clans-does_stealth_pass = marches past enemies
clans-ability_far_attack = Far attack
clans-does_far_attack = also hits the next tile
clans-to_camp = Go to your shop, cards and decks
clans-to_shop = The shop is open: go to your cards and decks
clans-wallet = You have { $number } gold in your wallet.
clans-no_gold = No gold goes into your wallet: this match was played without M1.

camp-title = Clans: your camp
camp-shop = Shop
camp-collection = Collection
camp-decks = Decks
camp-rating = Rating { $number }
camp-record = { $won } won, { $drawn } drawn, { $lost } lost
camp-shop_closed = The shop opens after a match in which you earn gold. Win lanes to bring some home.
camp-owned = you own { $number }
camp-upgraded = { $number } upgraded
camp-sold = Sold
camp-buy = Buy for { $price }
camp-too_dear = You need { $number } more gold
camp-renew = Restock for { $price } (once)
camp-leave = Leave the shop
camp-find = Find a card
camp-all_cards = Show cards I don’t own
camp-shown =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
camp-details = Details
camp-upgrade = Upgrade for { $price }
camp-upgrade_note = Permanently gives one copy +1 damage and +1 health.
camp-base = Base terrain without a hero (changing it costs { $price })
camp-new_deck = New deck
camp-copy_of = Start from
camp-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
camp-edit = Edit
camp-drop = Delete { $name }
camp-drop_short = Delete
camp-deck_name = Deck name
camp-complete = complete
camp-usual_size = most matches need 25
camp-of_tick = tick { $tick }: { $number }
camp-save = Save deck
camp-hero = Hero
camp-no_hero = No hero
camp-uses =
    { $count ->
        [one] once per match
       *[other] { $count } times per match
    }
camp-less = Remove one { $name }
camp-plus = Add one { $name }
camp-of = { $here } of { $most }
camp-play_with = Play a bot now with { $name }

clans-look_faces = Faces:

goal-aim = Break the enemy’s crystal, 100 health, before yours is broken.
goal-turn = Both sides play cards into three lanes in secret. Then the lanes fight, and who wins a lane pushes forward.
goal-end = When a crystal breaks.

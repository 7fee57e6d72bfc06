### The board of Clans, and the camp between its matches.

clans-turn = Turn { $number }
clans-ages = Ages
clans-age = Age { $number }
clans-from_turn = from turn { $number }
clans-relic = { $side } has the relic
clans-board = The three lanes
clans-you = You ({ $side })
clans-of_side = Side { $side }
clans-hand = Your hand
clans-hand_empty = No cards in hand.
clans-look = Point at a card to read what it does.
clans-crystal = Crystal of { $side }: { $number }
clans-gold = { $number } gold
clans-streak = streak { $number }
clans-piles = hand { $hand }, deck { $deck }, graveyard { $grave }
clans-piles_age = hand { $hand }, deck of age { $age } { $deck }, graveyard { $grave }
clans-deck_aside = age { $age } set aside: { $number }
clans-deck_later = age { $age } to come: { $number }
clans-sealed = ready
clans-plan = Your plan
clans-plan_ready = sealed. When both sides are ready the fight begins.
clans-plan_none = nothing yet. Pick a card of your hand, then a lane.
clans-zone_BaseA = Base A
clans-zone_Middle = Middle
clans-zone_BaseB = Base B
clans-plan_private =
    { $count ->
        [one] one card, seen by nobody else. Press it to take it back.
       *[other] { $count } cards, seen by nobody else. Press one to take it back.
    }
clans-foe_ready = Side { $side } is ready.
clans-foe_plans = Side { $side } is still planning.
clans-ready = Ready: seal the plan
clans-hero = { $name }, uses left: { $number }
clans-hero_called = called this turn
clans-family = { $family } family: { $number } of 3 played; then { $ultimate }
clans-family_fired = { $family } family: { $number } of 3 played, { $ultimate } has fired
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
clans-fight = The last fight
clans-fight_over = over
clans-tick = tick { $number }
clans-beat_placing = both plans are revealed
clans-beat_march = the march
clans-beat_power = heroes and ultimates
clans-beat_lane = the fight begins
clans-beat_tick = a tick
clans-beat_result = the result
clans-beat_fatigue = the survivors grow tired
clans-fight_done = The board is as it is now. “Again” plays the fight from its start.
clans-back_step = Back
clans-step = Step
clans-auto = Run
clans-fast = Fast
clans-skip = Skip
clans-again = Again
clans-ability_fury = Fury
clans-does_fury = its attacks do { $x } more
clans-ability_shield = Shield
clans-does_shield = attacks on it do { $x } less, at least 1
clans-ability_stack_buff_damage = Banner
clans-does_stack_buff_damage = the other card of its stack does { $x } more
clans-ability_stack_debuff_enemy_damage = Totem
clans-does_stack_debuff_enemy_damage = attacks on its stack do { $x } less, at least 1
clans-ability_inspire = Inspire
clans-does_inspire = all attacks of its side in the lane do { $x } more
clans-ability_fortify = Fortify
clans-does_fortify = attacks on its side in the lane do { $x } less, at least 1
clans-ability_command = Command
clans-does_command = in its lane its side hits { $x } harder and is hit { $x } less
clans-ability_rally = Rally
clans-does_rally = the other card of its stack does { $x } more in this fight
clans-ability_regen = Regeneration
clans-does_regen = heals { $x } at the end of each tick
clans-ability_heal_ally = Healer
clans-does_heal_ally = the other card of its stack heals { $x } each tick
clans-ability_thorns = Thorns
clans-does_thorns = whoever attacks it takes { $x }
clans-ability_first_strike = First strike
clans-does_first_strike = strikes before the others of its tick
clans-ability_ranged = Ranged
clans-does_ranged = attacks from the back as well
clans-ability_cleave = Cleave
clans-does_cleave = hits the card behind as well, without overflow
clans-ability_regenerate = Slow healing
clans-does_regenerate = heals 2 after each turn
clans-ability_conceal_back = Conceal
clans-does_conceal_back = hides the card behind it from the enemy
clans-ability_scout = Scout
clans-does_scout = sees the terrain of the enemy base
clans-ability_paratrooper = Paratrooper
clans-does_paratrooper = may land on the middle tile
clans-ability_stealth_pass = Stealth
clans-does_stealth_pass = marches past the enemy
clans-ability_far_attack = Far attack
clans-does_far_attack = also strikes the next tile
clans-to_camp = To the shop, your cards and decks
clans-to_shop = The shop is open: to your cards and decks
clans-wallet = Your wallet holds { $number } gold.
clans-no_gold = No gold goes into your wallet: this match was played without M1.

camp-title = Clans: your camp
camp-shop = Shop
camp-collection = Collection
camp-decks = Decks
camp-rating = Rating { $number }
camp-record = { $won } won, { $drawn } drawn, { $lost } lost
camp-shop_closed = The shop opens after a match with gold. Win lanes and bring gold home.
camp-owned = you own { $number }
camp-upgraded = { $number } upgraded
camp-sold = Sold
camp-buy = Buy for { $price }
camp-too_dear = { $number } gold short
camp-renew = New stock for { $price } (once)
camp-leave = Leave the shop
camp-find = Find a card
camp-all_cards = Show cards I do not own
camp-shown =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
camp-details = Details
camp-upgrade = Upgrade for { $price }
camp-upgrade_note = One copy gets 1 more damage and 1 more health for good.
camp-base = Base terrain without a hero; a change costs { $price }
camp-new_deck = New deck
camp-copy_of = Start from
camp-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
camp-edit = Change
camp-drop = Throw away { $name }
camp-drop_short = Throw away
camp-deck_name = Name of the deck
camp-complete = complete
camp-usual_size = a match usually asks for 25
camp-of_tick = tick { $tick }: { $number }
camp-save = Save the deck
camp-hero = Hero
camp-no_hero = No hero
camp-uses =
    { $count ->
        [one] once a match
       *[other] { $count } times a match
    }
camp-less = One { $name } less
camp-plus = One { $name } more
camp-of = { $here } of { $most }
camp-play_with = Play a bot now with { $name }

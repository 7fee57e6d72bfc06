### Land of Clans & Wanderers.

game-title = Land of Clans & Wanderers
game-about = a lane battler: plan in secret, fight tick by tick, break the enemy crystal
game-kept = Cards, decks and shop

dealer-draw =
    { $count ->
        [one] deal a card from the deck of { $side }
       *[other] deal { $count } cards from the deck of { $side }
    }
dealer-middle = roll the terrain of the three middle tiles
dealer-base = roll the terrain of the base tiles of { $side }
dealer-relic_lane = roll the lane of the relic
dealer-reward = roll the reward of the relic
dealer-nothing = nothing is to be dealt

side-a = A
side-b = B

lane-left = Left
lane-center = Center
lane-right = Right

zone-base_a = the base of A
zone-middle = the middle
zone-base_b = the base of B

terrain-woods = Woods
terrain-lake = Lake
terrain-desert = Desert
terrain-marsh = Marsh
terrain-none = no terrain
terrain-unknown = unknown terrain

card-hidden = a hidden card
card-hand = { $title } ({ $card }), { $damage } damage, { $health } health, tick { $tick }, { $terrain }
card-board = { $title } ({ $card }) { $hp }/{ $health } health, { $damage } damage, tick { $tick }

ask-plan =
    { $count ->
        [0] Turn { $turn }. Add cards to lanes, then seal the plan.
        [one] Turn { $turn }. One card planned. Add cards to lanes, then seal the plan.
       *[other] Turn { $turn }. { $count } cards planned. Add cards to lanes, then seal the plan.
    }
ask-wait = Turn { $turn }. Your plan is sealed; the other side is still planning.
ask-over = The match is over.

option-add = { $card } to { $lane }
option-add_front = { $card } to { $lane }, in front
option-add_middle = Drop { $card } onto the middle of { $lane }
option-remove = Take { $card } back
option-hero = Use { $hero }
option-hero-lane = Use { $hero } on { $lane }
option-pass = Seal an empty plan
option-submit =
    { $count ->
        [one] Seal the plan: one card
       *[other] Seal the plan: { $count } cards
    }

effect-front = { $numbers }; it will stand in front in { $lane }
effect-back = { $numbers }; it will stand behind in { $lane }
effect-middle = { $numbers }; it lands on the middle tile of { $lane }
effect-remove = the card stays in your hand
effect-submit = the plan is final; when both are sealed the fight begins
effect-hero =
    { $count ->
        [one] { $what }; this is the last use
       *[other] { $what }; { $count } uses left before this one
    }

warning-pass = you have cards and room, and would play nothing
warning-idle_back = a card behind does nothing until the front card falls
warning-grave_empty = your graveyard is empty: nothing would return

group-plan = Plan
group-hero = Hero

hero-draw =
    { $amount ->
        [one] draws { $amount } card at once
       *[other] draws { $amount } cards at once
    }
hero-boost = attacks of your units +{ $amount } this turn
hero-heal = each of your units heals { $amount }
hero-crystal_damage = { $amount } damage to the enemy crystal
hero-shield = attacks against your units -{ $amount } this turn, at least 1
hero-heal_full = each of your units heals to full
hero-tribute = your crystal heals { $amount } and you get 50 gold
hero-advance = the fight of the lane moves one step toward the enemy base
hero-advance-march = your cards in the lane march one tile further this turn
hero-weaken = attacks of enemy units -{ $amount } this turn, at least 1
hero-lane_damage = { $amount } damage to every enemy unit in the lane
hero-recover = the last card of your graveyard returns to your hand
hero-terrain_boost = attacks of your Woods and Marsh units +{ $amount } this turn

event-placed-front = { $side } plays { $card } to the front of { $lane }
event-placed-back = { $side } plays { $card } to the back of { $lane }
event-placed-hidden = { $side } plays a hidden card in { $lane }
event-hero = { $side } uses { $hero }
event-hero-lane = { $side } uses { $hero } on { $lane }
event-hero-called = you call on { $hero }
event-hero-called-lane = you call on { $hero } for { $lane }
event-ultimate = { $side } unleashes { $ultimate }, the ultimate of the { $family } family
event-lane-fight = { $lane }: a fight in { $zone }
event-lane-uncontested = { $lane }: uncontested in { $zone }
event-idle = tick { $tick }: nobody acts
event-attack = tick { $tick }: { $attacker } hits { $target } for { $damage } ({ $before } -> { $after })
event-attack-hidden = tick { $tick }: { $attacker } hits a hidden card
event-overflow = tick { $tick }: { $damage } carries over to { $target } ({ $before } -> { $after })
event-destroyed = { $card } of { $side } is destroyed
event-promoted = { $card } of { $side } steps to the front
event-lane-won = { $lane } is won by { $side }
event-lane-open = { $lane } has no winner
event-zone = { $lane }: the fight moves from { $from } to { $to }
event-crystal = the crystal of { $side } takes { $damage } and stands at { $after }
event-gold-lane = { $side } gets { $amount } gold for the lane
event-gold-destroyed = { $side } gets { $amount } gold for the fallen card
event-gold-streak = { $side } gets { $amount } gold for its streak
event-gold-tile = { $side } gets { $amount } gold for the tile
event-gold-hero = { $side } gets { $amount } gold from its hero
event-fatigue = { $card } grows tired ({ $before } -> { $after })
event-drew = you draw { $card }
event-burned = your hand is full: { $card } is burned
event-drawn =
    { $count ->
        [0] { $side } draws nothing
        [one] { $side } draws a card
       *[other] { $side } draws { $count } cards
    }
event-drawn-burned =
    { $count ->
        [one] { $side } draws { $count } card and burns { $burned }
       *[other] { $side } draws { $count } cards and burns { $burned }
    }
event-turn = turn { $turn } begins
event-won = { $side } wins: { $why }
event-drawn_match = a draw: { $why }
event-score = crystals { $crystal_a } and { $crystal_b }, gold { $gold_a } and { $gold_b }
event-submitted = { $side } has sealed its plan
event-healed = { $card } heals ({ $before } -> { $after }): { $cause }
event-struck = { $card } takes { $damage } ({ $before } -> { $after }): { $cause }
event-struck-hidden = a hidden card takes { $damage }: { $cause }
event-crystal_healed = the crystal of { $side } heals ({ $before } -> { $after })
event-returned = { $card } returns to the hand of { $side }
event-marched = { $lane }: { $card } marches to { $to }
event-tile = { $side } now owns the middle of { $lane }
event-relic = { $side } finds the relic in { $lane }: { $card }
event-relic-burned = { $side } finds the relic in { $lane }, but its hand is full: { $card } is burned
event-lane_revealed = { $side } now sees the enemy base in { $lane }: { $terrain }
event-scouted = a scout of { $side } sees the enemy base in { $lane }: { $terrain }
event-revealed = { $lane }: { $card } comes into sight
event-other = something happens

cause-hero = hero
cause-ultimate = ultimate
cause-thorns = thorns
cause-far_attack = far attack
cause-regen = regeneration
cause-heal_ally = healed by its companion
cause-regenerate = regeneration after the turn

hint-search =
    { $tries ->
        [one] chosen in { $share }% of { $tries } try
       *[other] chosen in { $share }% of { $tries } tries
    }

log-turn = == Turn { $turn } ==
log-line = { "  " }{ $what }

keep-wallet = wallet: { $gold } gold; won { $won }, drawn { $drawn }, lost { $lost }
keep-terrain = base terrain: { $terrain }
keep-collection = collection: { $cards }
keep-owned = { $copies } { $card }
keep-owned-upgraded = { $copies } { $card } ({ $upgraded } upgraded)
keep-deck =
    { $count ->
        [one] deck { $name }: { $count } card
       *[other] deck { $name }: { $count } cards
    }
keep-deck-ages = deck { $name }: three ages
keep-no_decks = no deck saved
keep-shop-closed = the shop is closed; it opens after a match
keep-shop-open = the shop:
keep-offer = { "  " }{ $number }. { $card }, { $price } gold
keep-offer-sold = { "  " }{ $number }. { $card }, sold
keep-done-buy = you buy { $card } for { $price } gold
keep-done-renew = the shop has new stock
keep-done-leave = you leave the shop
keep-done-upgrade = a copy of { $card } now has 1 more damage and 1 more health
keep-done-attune = your base terrain is now { $terrain }
keep-done-deck = deck { $name } is saved; play it with --profile --set deck_a={ $name }
keep-done-drop = deck { $name } is gone
keep-earned = you take { $gold } gold home; the shop is open
keep-earned-nothing = you take no gold home
keep-refused = { $why } ({ $rule })
keep-unknown = { $typed }: there is no such thing to do
keep-no_deck = you have no deck called { $name }
keep-name = a deck's name has 1 to { $most } characters
keep-file = { $why }
keep-help-buy = buy an offer of the shop (R20.8)
keep-help-renew = pay 50 gold for new stock, once a visit (R20.9)
keep-help-leave = leave the shop
keep-help-upgrade = 300 gold: a copy gets 1 more damage and health (R20.10)
keep-help-attune = 200 gold: another base terrain (R20.11)
keep-help-deck = save a deck from a file of cards you own
keep-help-drop = throw a saved deck away

section-match = Match

line-turn = turn { $turn } of at most { $limit }
line-age = age { $age }
line-relic = { $side } has found the relic
line-zone = fought in { $zone }, { $terrain }
line-stack = { $side }: { $cards }
line-owner = middle owned by { $side }

owner-none = nobody

line-tile = { $zone }, { $terrain }: A: { $a }; B: { $b }
line-crystal = crystal { $hp }, gold { $gold }
line-piles = { $hand } in hand, { $deck } in the deck, { $grave } in the graveyard, { $burn } burned
line-terrain = base terrain: { $terrain }
line-hero =
    { $count ->
        [0] hero { $hero }, no use left
        [one] hero { $hero }, one use left
       *[other] hero { $hero }, { $count } uses left
    }
line-hero-active =
    { $count ->
        [one] hero { $hero }, used this turn, { $count } use left
       *[other] hero { $hero }, used this turn, { $count } uses left
    }
line-submitted = plan sealed
line-hand = in hand: { $card }
line-plan = planned for { $lane }: { $cards }
line-family = { $family } family played: { $played }

refuse-E_RULESET = these rules do not go together
refuse-E_RULESET-what = these rules do not go together: { $what }
refuse-E_DECK_SIZE = the deck has the wrong number of cards
refuse-E_DECK_SIZE-what = the deck has the wrong number of cards: { $what }
refuse-E_UNKNOWN_CARD = there is no such card
refuse-E_UNKNOWN_CARD-what = there is no such card: { $what }
refuse-E_COPY_LIMIT = too many copies of a card
refuse-E_COPY_LIMIT-what = too many copies of a card: { $what }
refuse-E_AGE_COST = a card is too dear for its age
refuse-E_AGE_COST-what = a card is too dear for its age: { $what }
refuse-E_PHASE = not in this phase of the match
refuse-E_PHASE-what = not in this phase of the match: { $what }
refuse-E_TURN = the plan is for another turn
refuse-E_TURN-what = the plan is for another turn: { $what }
refuse-E_ALREADY = your plan is already sealed
refuse-E_ALREADY-what = your plan is already sealed: { $what }
refuse-E_BAD_LANE = there is no such lane
refuse-E_BAD_LANE-what = there is no such lane: { $what }
refuse-E_LANE_LIMIT = too many cards for one lane in one turn
refuse-E_LANE_LIMIT-what = too many cards for one lane in one turn: { $what }
refuse-E_DUPLICATE = the card is already in the plan
refuse-E_DUPLICATE-what = the card is already in the plan: { $what }
refuse-E_NOT_IN_HAND = the card is not there to be taken
refuse-E_NOT_IN_HAND-what = the card is not there to be taken: { $what }
refuse-E_LANE_FULL = the lane has no room for it
refuse-E_LANE_FULL-what = the lane has no room for it: { $what }
refuse-E_TILE = the card cannot be put there
refuse-E_TILE-what = the card cannot be put there: { $what }
refuse-E_NO_HERO = you have no hero
refuse-E_NO_HERO-what = you have no hero: { $what }
refuse-E_HERO_USED = the hero has no use left this turn
refuse-E_HERO_USED-what = the hero has no use left this turn: { $what }
refuse-E_HERO_TARGET = the hero cannot be used there
refuse-E_HERO_TARGET-what = the hero cannot be used there: { $what }
refuse-E_GOLD = not enough gold
refuse-E_GOLD-what = not enough gold: { $what }
refuse-E_SHOP = the shop does not sell that
refuse-E_SHOP-what = the shop does not sell that: { $what }
refuse-E_EDITS = no more cards can be taken back this turn
refuse-E_EDITS-what = no more cards can be taken back this turn: { $what }

outcome-crystal = a crystal has fallen
outcome-both_crystals = both crystals have fallen
outcome-turn_limit = the turn limit is reached

setup-preset = Ruleset
setup-preset-classic = Classic: the core game
setup-preset-classic_plus = Classic plus: gold, heroes, families
setup-preset-frontier = Frontier: the marching board
setup-deck_a = Deck of A
setup-deck_b = Deck of B
setup-terrain_a = Base terrain of A
setup-terrain_b = Base terrain of B
setup-hero_a = Hero of A
setup-hero_b = Hero of B
setup-m1 = M1: fine gold and shop
setup-m2 = M2: heroes
setup-m3 = M3: families and ultimates
setup-m4 = M4: three ages
setup-m5 = M5: online play
setup-x1 = X1: rarity limits
setup-x2 = X2: extended abilities
setup-x3 = X3: fog of war
setup-x4 = X4: terrain on every tile
setup-x5 = X5: marching board
setup-x6 = X6: relic
setup-x7 = X7: free stacking
setup-crystal_hp = Crystal HP
setup-deck_size = Cards in a deck
setup-initial_hand = Cards in the first hand
setup-draw_per_turn = Cards drawn each turn
setup-hand_limit = Largest hand
setup-lane_capacity = Cards of a side in a lane
setup-max_plays_per_lane = Cards played into a lane in one turn
setup-fatigue = Fatigue each turn
setup-fatigue_floor = Fatigue stops at
setup-lane_win_gold = Gold for a lane
setup-turn_limit = Last turn (0: none)
setup-turn_timer_ms = Time for a plan in milliseconds (0: none)
setup-age_two = First turn of age 2
setup-age_three = First turn of age 3
setup-limit_result = At the turn limit
setup-limit_result-crystal_hp = More crystal HP wins
setup-limit_result-draw = It is a draw
setup-double_ko = Both crystals fall
setup-double_ko-draw = It is a draw
setup-double_ko-crystal_damage = More crystal damage wins
setup-arrival_strikes = Arriving in the enemy base strikes the crystal
setup-short_decks = Decks of 15 to 25 cards (X1)
setup-deck_a-default = The usual deck
setup-deck_a-D1 = Terrain Starter
setup-deck_a-D2 = Lake Control
setup-deck_a-D3 = Desert Aggro
setup-deck_a-D4 = Napoleon's Army
setup-deck_a-D5 = Austrian Forces
setup-deck_a-D6 = Marsh Menagerie
setup-deck_a-lake_league = Lake League (ages)
setup-deck_a-desert_host = Desert Host (ages)
setup-terrain_a-deck = As the hero or deck suggests
setup-terrain_a-none = None
setup-terrain_a-Woods = Woods
setup-terrain_a-Lake = Lake
setup-terrain_a-Desert = Desert
setup-terrain_a-Marsh = Marsh
setup-hero_a-deck = As the deck suggests
setup-hero_a-none = None
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
setup-deck_b-default = The usual deck
setup-deck_b-D1 = Terrain Starter
setup-deck_b-D2 = Lake Control
setup-deck_b-D3 = Desert Aggro
setup-deck_b-D4 = Napoleon's Army
setup-deck_b-D5 = Austrian Forces
setup-deck_b-D6 = Marsh Menagerie
setup-deck_b-lake_league = Lake League (ages)
setup-deck_b-desert_host = Desert Host (ages)
setup-terrain_b-deck = As the hero or deck suggests
setup-terrain_b-none = None
setup-terrain_b-Woods = Woods
setup-terrain_b-Lake = Lake
setup-terrain_b-Desert = Desert
setup-terrain_b-Marsh = Marsh
setup-hero_b-deck = As the deck suggests
setup-hero_b-none = None
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
title-desert_quick_strike = Desert Quick Strike
title-lake_quick_strike = Lake Quick Strike
title-woods_quick_strike = Woods Quick Strike
title-desert_warrior = Desert Warrior
title-lake_warrior = Lake Warrior
title-woods_warrior = Woods Warrior
title-desert_tank = Desert Tank
title-lake_tank = Lake Tank
title-woods_tank = Woods Tank
title-desert_elite_striker = Desert Elite Striker
title-lake_elite_striker = Lake Elite Striker
title-woods_elite_striker = Woods Elite Striker
title-desert_veteran = Desert Veteran
title-lake_veteran = Lake Veteran
title-woods_veteran = Woods Veteran
title-lake_shield_totem = Lake Shield Totem
title-desert_war_banner = Desert War Banner
title-woods_healing_tree = Woods Healing Tree
title-desert_berserker = Desert Berserker
title-lake_guardian = Lake Guardian
title-woods_sentinel = Woods Sentinel
title-desert_shadow_scout = Desert Shadow Scout
title-lake_mist_weaver = Lake Mist Weaver
title-woods_shroud_walker = Woods Shroud Walker
title-sunfire_warlord = Sunfire Warlord
title-tidal_leviathan = Tidal Leviathan
title-ancient_treant = Ancient Treant
title-shadow_assassin = Shadow Assassin
title-voltigeur = Voltigeur
title-fusilier = Fusilier
title-line_infantry = Line Infantry
title-field_cannon = Field Cannon
title-sapper = Sapper
title-drummer_boy = Drummer Boy
title-grenadier = Grenadier
title-hussar = Hussar
title-cuirassier = Cuirassier
title-young_guard = Young Guard
title-chasseur_a_cheval = Chasseur a Cheval
title-horse_artillery = Horse Artillery
title-old_guard = Old Guard
title-marshal_ney = Marshal Ney
title-grand_battery = Grand Battery
title-polish_lancer = Polish Lancer
title-imperial_eagle = Imperial Eagle
title-siege_cannon = Siege Cannon
title-napoleons_guard = Napoleon's Guard
title-austrian_jager = Austrian Jager
title-austrian_infantry = Austrian Infantry
title-austrian_grenadier = Austrian Grenadier
title-austrian_hussar = Austrian Hussar
title-austrian_cuirassier = Austrian Cuirassier
title-austrian_cannon = Austrian Cannon
title-austrian_officer = Austrian Officer
title-marsh_quick_strike = Marsh Quick Strike
title-marsh_warrior = Marsh Warrior
title-marsh_tank = Marsh Tank
title-marsh_elite_striker = Marsh Elite Striker
title-marsh_veteran = Marsh Veteran
title-marsh_mire_totem = Marsh Mire Totem
title-marsh_bramble_beast = Marsh Bramble Beast
title-bog_hydra = Bog Hydra
title-clan_militia = Clan Militia
title-clan_spearman = Clan Spearman
title-clan_palisade = Clan Palisade
title-wanderer_scout = Wanderer Scout
title-sky_wanderer = Sky Wanderer
title-monkey_slinger = Monkey Slinger
title-monkey_drummer = Monkey Drummer
title-monkey_chief = Monkey Chief
title-ant_worker = Ant Worker
title-ant_soldier = Ant Soldier
title-ant_queen = Ant Queen
title-turtle_hatchling = Turtle Hatchling
title-turtle_guard = Turtle Guard
title-turtle_elder = Turtle Elder
title-toad_spitter = Toad Spitter
title-toad_brute = Toad Brute
title-toad_oracle = Toad Oracle
hero-napoleon-name = Napoleon Bonaparte
hero-saladin-name = Saladin
hero-nelson-name = Admiral Nelson
hero-charles-name = Archduke Charles
hero-ramesses-name = Ramesses II
hero-joan-name = Joan of Arc
hero-cleopatra-name = Cleopatra
hero-alexander-name = Alexander the Great
hero-sun_tzu-name = Sun Tzu
hero-genghis-name = Genghis Khan
hero-bolivar-name = Simon Bolivar
hero-washington-name = George Washington
family-Monkey-name = Monkey
family-Ant-name = Ant
family-Turtle-name = Turtle
family-Toad-name = Toad
family-Monkey-ultimate = Troop Frenzy
family-Ant-ultimate = Colony Surge
family-Turtle-ultimate = Shell Wall
family-Toad-ultimate = Bog Feast

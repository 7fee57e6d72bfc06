### Land of Clans & Wanderers.
###
### Names have attributes for use inside a sentence: `.start` at its beginning, `.lane` and `.heading`
### for a lane. A name that needs none of them has none, and its plain form is used.

game-title = Land of Clans & Wanderers
game-about = a lane battler: plan in secret, fight tick by tick, break the enemy crystal
game-kept = Cards, decks and shop

dealer-draw =
    { $count ->
        [one] deal a card from { $side }'s deck
       *[other] deal { $count } cards from { $side }'s deck
    }
dealer-middle = roll the terrain of the three middle tiles
dealer-base = roll the terrain of { $side }'s base tiles
dealer-relic_lane = roll for the lane the relic is in
dealer-reward = roll for the relic's reward
dealer-nothing = there's nothing to deal

side-a = Side A
side-b = Side B

lane-left = Left
    .lane = the left lane
    .heading = Left lane
lane-center = Centre
    .lane = the centre lane
    .heading = Centre lane
lane-right = Right
    .lane = the right lane
    .heading = Right lane

zone-base_a = Side A's base
zone-middle = the middle
    .start = The middle
zone-base_b = Side B's base

terrain-woods = Woods
terrain-lake = Lake
terrain-desert = Desert
terrain-marsh = Marsh
terrain-none = no terrain
terrain-unknown = unknown terrain

card-hidden = a hidden card
    .start = A hidden card
card-hand = { $title } ({ $card }): { $damage } damage, { $health } health, tick { $tick }, { $terrain }
    .stats = { $damage } damage, { $health } health, tick { $tick }, { $terrain }
card-board = { $title } ({ $card }) with { $hp }/{ $health } health, { $damage } damage, tick { $tick }

ask-plan =
    { $count ->
        [0] Turn { $turn }. Play cards into the lanes, then seal your plan.
        [one] Turn { $turn }. { $count } card planned. Add more, or seal your plan.
       *[other] Turn { $turn }. { $count } cards planned. Add more, or seal your plan.
    }
ask-wait = Turn { $turn }. Your plan is sealed; your opponent is still planning.
ask-over = The match is over.

option-add = Play { $card } in { $lane-lane }
option-add_front = Play { $card } in front in { $lane-lane }
option-add_middle = Drop { $card } on the middle tile of { $lane-lane }
option-remove = Take back { $card }
option-hero = Call { $hero }
option-hero-lane = Call { $hero } to { $lane-lane }
option-pass = Seal an empty plan
option-submit =
    { $count ->
        [one] Seal your plan: { $count } card
       *[other] Seal your plan: { $count } cards
    }

effect-front = { $numbers-stats }; goes to the front of { $lane-lane }.
effect-back = { $numbers-stats }; goes to the back of { $lane-lane }.
effect-middle = { $numbers-stats }; lands on the middle tile of { $lane-lane }.
effect-remove = The card goes back to your hand.
effect-submit = Your plan is final; the fight begins when both plans are sealed.
effect-hero =
    { $count ->
        [one] { $what } (last use).
       *[other] { $what } ({ $count } uses left).
    }

warning-pass = You still have cards and room to play them.
warning-idle_back = A card at the back does nothing until the front card falls.
warning-grave_empty = Your graveyard is empty: nothing would come back.

group-plan = Plan
group-hero = Hero

hero-draw =
    { $amount ->
        [one] You draw { $amount } card at once
       *[other] You draw { $amount } cards at once
    }
hero-boost = Your attacks deal { $amount } more damage this turn
hero-heal = Each of your cards heals { $amount }
hero-crystal_damage = The enemy crystal takes { $amount } damage
hero-shield = Attacks on your cards deal { $amount } less damage this turn, but at least 1
hero-heal_full = All your cards heal completely
hero-tribute = Your crystal heals { $amount } and you get 50 gold
hero-advance = The lane moves one zone towards the enemy base
hero-advance-march = Your cards in the lane march one tile further this turn
hero-weaken = Enemy attacks deal { $amount } less damage this turn, but at least 1
hero-lane_damage = Every enemy card in the lane takes { $amount } damage
hero-recover = The last card in your graveyard returns to your hand
hero-terrain_boost = Your Woods and Marsh cards deal { $amount } more damage this turn

event-placed-front = { $side } plays { $card } at the front of { $lane-lane }.
event-placed-back = { $side } plays { $card } at the back of { $lane-lane }.
event-placed-hidden = { $side } plays a hidden card in { $lane-lane }.
event-hero = { $side } calls { $hero }.
event-hero-lane = { $side } calls { $hero } to { $lane-lane }.
event-hero-called = You call { $hero }.
event-hero-called-lane = You call { $hero } to { $lane-lane }.
event-ultimate = { $side } unleashes { $ultimate }, the ultimate of the { $family } family.
event-lane-fight = { $lane-heading }: a fight in { $zone }.
event-lane-uncontested = { $lane-heading }: uncontested in { $zone }.
event-idle = Tick { $tick }: nobody acts.
event-attack = Tick { $tick }: { $attacker } hits { $target } for { $damage } ({ $before } → { $after }).
event-attack-parts = Tick { $tick }: { $attacker } hits { $target } for { $damage } ({ $before } → { $after }): { $parts-row } = { $damage }.
event-attack-hidden = Tick { $tick }: { $attacker } hits a hidden card.
event-overflow = Tick { $tick }: overflow hits { $target } for { $damage } ({ $before } → { $after }).
event-destroyed = ✝ { $side }'s { $card } is destroyed.
event-promoted = { $side }'s { $card } moves up to the front.
event-lane-won = { $side } wins { $lane-lane }.
event-lane-open = Nobody wins { $lane-lane }.
event-zone = { $lane-heading }: the fight moves from { $from } to { $to }.
event-crystal = { $side }'s crystal takes { $damage } damage and has { $after } left.
event-gold-lane = { $side } gets { $amount } gold for winning the lane.
event-gold-destroyed = { $side } gets { $amount } gold for destroying a card.
event-gold-streak = { $side } gets { $amount } gold for a winning streak.
event-gold-tile = { $side } gets { $amount } gold for winning the tile.
event-gold-hero = { $side } gets { $amount } gold from the hero.
event-fatigue = { $card-start } tires ({ $before } → { $after }).
event-drew = You draw { $card }.
event-burned = Your hand is full: { $card } is burned.
event-drawn =
    { $count ->
        [0] { $side } draws nothing.
        [one] { $side } draws a card.
       *[other] { $side } draws { $count } cards.
    }
event-drawn-burned =
    { $count ->
        [one] { $side } draws { $count } card and burns { $burned }.
       *[other] { $side } draws { $count } cards and burns { $burned }.
    }
event-turn = Turn { $turn } begins.
event-won = { $side } wins: { $why }.
event-drawn_match = It's a draw: { $why }.
event-score = Crystals: A { $crystal_a }, B { $crystal_b }. Gold: A { $gold_a }, B { $gold_b }.
event-submitted = { $side } has sealed a plan.
event-healed = { $card-start } heals from { $before } to { $after }, thanks to { $cause }.
event-struck = { $card-start } takes { $damage } damage from { $cause } ({ $before } → { $after }).
event-struck-hidden = A hidden card takes { $damage } damage from { $cause }.
event-crystal_healed = { $side }'s crystal heals from { $before } to { $after }.
event-returned = { $card-start } returns to { $side }'s hand.
event-marched = { $lane-heading }: { $card } marches to { $to }.
event-tile = { $side } now owns the middle tile of { $lane-lane }.
event-relic = { $side } finds the relic in { $lane-lane }: { $card }.
event-relic-burned = { $side } finds the relic in { $lane-lane } with a full hand: { $card } is burned.
event-lane_revealed = { $side } now sees the enemy base in { $lane-lane }: { $terrain }.
event-scouted = { $side }'s scout sees the enemy base in { $lane-lane }: { $terrain }.
event-revealed = { $lane-heading }: { $card } comes into view.
event-other = Something happens.

cause-hero = a hero
cause-ultimate = an ultimate
cause-thorns = Thorns
cause-far_attack = a far attack
cause-regen = Regeneration
cause-heal_ally = Healer
cause-regenerate = Slow healing

part-base = { $amount } base
part-ground = +{ $amount } home ground
part-hero = +{ $amount } hero
part-ultimate = +{ $amount } ultimate
part-inspire = +{ $amount } Inspire
part-rally = +{ $amount } Rally
part-fury = +{ $amount } Fury
part-banner = +{ $amount } Banner
part-totem = −{ $amount } Totem
part-enemy_hero = −{ $amount } enemy hero
part-fortify = −{ $amount } Fortify
part-enemy_ultimate = −{ $amount } enemy ultimate
part-shield = −{ $amount } Shield
part-hidden = +{ $amount } from hidden cards
part-hidden-less = −{ $amount } from hidden cards
part-least = but at least 1

hint-search =
    { $tries ->
        [one] chosen in { $share }% of { $tries } simulation.
       *[other] chosen in { $share }% of { $tries } simulations.
    }

log-turn = == Turn { $turn } ==
log-line = { "  " }{ $what }

keep-wallet = Wallet: { $gold } gold. Matches: { $won } won, { $drawn } drawn, { $lost } lost.
keep-terrain = Base terrain: { $terrain }
keep-collection = Collection: { $cards }
keep-owned = { $copies } { $card }
keep-owned-upgraded = { $copies } { $card } ({ $upgraded } upgraded)
keep-deck =
    { $count ->
        [one] Deck { $name }: { $count } card
       *[other] Deck { $name }: { $count } cards
    }
keep-deck-ages = Deck { $name }: three ages
keep-no_decks = No saved decks
keep-shop-closed = The shop is closed. It opens after your next match with gold.
keep-shop-open = Shop:
keep-offer = { "  " }{ $number }. { $card }, { $price } gold
keep-offer-sold = { "  " }{ $number }. { $card }, sold
keep-done-buy = You buy { $card } for { $price } gold.
keep-done-renew = The shop has new stock.
keep-done-leave = You leave the shop.
keep-done-upgrade = One copy of { $card } now has 1 more damage and 1 more health.
keep-done-attune = Your base terrain is now { $terrain }.
keep-done-deck = Deck { $name } is saved. Play it with --profile --set deck_a={ $name }
keep-done-drop = Deck { $name } is deleted.
keep-earned = You take { $gold } gold home, and the shop is open.
keep-earned-nothing = You take no gold home.
keep-refused = { $why } ({ $rule })
keep-unknown = There's no such command: { $typed }.
keep-no_deck = You have no deck called { $name }.
keep-name = A deck's name must be 1 to { $most } characters long.
keep-file = { $why }
keep-help-buy = buy an offer from the shop (R20.8)
keep-help-renew = pay 50 gold for new stock, once a visit (R20.9)
keep-help-leave = leave the shop
keep-help-upgrade = pay 300 gold to give one copy 1 more damage and health (R20.10)
keep-help-attune = pay 200 gold to change your base terrain (R20.11)
keep-help-deck = save a deck from a file of cards you own
keep-help-drop = delete a saved deck

section-match = Match

line-turn = Turn { $turn } of { $limit }
line-turn-open = Turn { $turn }
line-age = Age { $age }
line-relic = { $side } has found the relic
line-zone = The fight is in { $zone } ({ $terrain })
line-stack = { $side }: { $cards }
line-owner = The middle tile belongs to { $side }

owner-none = nobody

line-tile = { $zone-start } ({ $terrain }): A has { $a }; B has { $b }
line-crystal = Crystal { $hp }, gold { $gold }
line-piles = { $hand } in hand, { $deck } in the deck, { $grave } in the graveyard, { $burn } burned
line-piles-age = { $hand } in hand, { $deck } in the deck of age { $age }, { $grave } in the graveyard, { $burn } burned
line-deck-aside =
    { $count ->
        [one] Set aside with age { $age }: { $count } card
       *[other] Set aside with age { $age }: { $count } cards
    }
line-deck-later =
    { $count ->
        [one] To come with age { $age }: { $count } card
       *[other] To come with age { $age }: { $count } cards
    }
line-terrain = Base terrain: { $terrain }
line-hero =
    { $count ->
        [0] Hero { $hero }, no uses left
        [one] Hero { $hero }, { $count } use left
       *[other] Hero { $hero }, { $count } uses left
    }
line-hero-active =
    { $count ->
        [one] Hero { $hero }, called this turn, { $count } use left
       *[other] Hero { $hero }, called this turn, { $count } uses left
    }
line-submitted = Plan sealed
line-hand = In hand: { $card }
line-plan = Planned for { $lane-lane }: { $cards }
line-family = { $family } family, played: { $played }

refuse-E_RULESET = This setup isn't allowed.
refuse-E_RULESET-what = This setup isn't allowed: { $what }.
refuse-E_RULESET-hero = There's no hero called { $hero }.
refuse-E_DECK_SIZE = This deck has the wrong number of cards.
refuse-E_DECK_SIZE-what = This deck isn't allowed: { $what }.
refuse-E_DECK_SIZE-decks = You can save { $most } decks at most.
refuse-E_DECK_SIZE-form = A deck has at most three lists, and a name of at most { $letters } letters.
refuse-E_DECK_SIZE-long = A list has at most { $lines } lines and { $cards } cards.
refuse-E_DECK_SIZE-line = This line of the deck isn't a card: { $line }.
refuse-E_UNKNOWN_CARD = There's no such card.
refuse-E_UNKNOWN_CARD-what = That card isn't available: { $what }.
refuse-E_UNKNOWN_CARD-owned = You don't own enough copies of { $card }.
refuse-E_COPY_LIMIT = Too many copies of one card.
refuse-E_COPY_LIMIT-what = Too many copies of one card: { $what }.
refuse-E_AGE_COST = A card costs too much for its age.
refuse-E_AGE_COST-what = A card costs too much for its age: { $what }.
refuse-E_PHASE = You can't do that now.
refuse-E_PHASE-what = You can't do that now: { $what }.
refuse-E_TURN = This plan is for another turn.
refuse-E_TURN-what = This plan is for another turn: { $what }.
refuse-E_ALREADY = You've already sealed your plan.
refuse-E_ALREADY-what = You've already sealed your plan: { $what }.
refuse-E_BAD_LANE = There's no such lane.
refuse-E_BAD_LANE-what = There's no such lane: { $what }.
refuse-E_LANE_LIMIT = That's too many cards for one lane in one turn.
refuse-E_LANE_LIMIT-what = That's too many cards for one lane in one turn: { $what }.
refuse-E_DUPLICATE = That card is already in your plan.
refuse-E_DUPLICATE-what = That card is already in your plan: { $what }.
refuse-E_NOT_IN_HAND = That card isn't in your hand.
refuse-E_NOT_IN_HAND-what = That card isn't in your hand: { $what }.
refuse-E_NOT_IN_HAND-plan = That card isn't in your plan.
refuse-E_LANE_FULL = There's no room in that lane.
refuse-E_LANE_FULL-what = There's no room in that lane: { $what }.
refuse-E_TILE = That card can't go there.
refuse-E_TILE-what = That card can't go there: { $what }.
refuse-E_NO_HERO = You have no hero.
refuse-E_NO_HERO-what = You have no hero: { $what }.
refuse-E_HERO_USED = You can't call your hero again this turn.
refuse-E_HERO_USED-what = You can't call your hero again this turn: { $what }.
refuse-E_HERO_USED-spent = Your hero has no uses left.
refuse-E_HERO_USED-called = You've already called your hero this turn.
refuse-E_HERO_TARGET = You can't call your hero there.
refuse-E_HERO_TARGET-what = You can't call your hero there: { $what }.
refuse-E_GOLD = You don't have enough gold.
refuse-E_GOLD-what = You don't have enough gold: { $what }.
refuse-E_SHOP = That isn't on offer.
refuse-E_SHOP-what = That isn't on offer: { $what }.
refuse-E_SHOP-closed = The shop is closed.
refuse-E_SHOP-offer = The shop has no such offer.
refuse-E_SHOP-sold = You've already bought that.
refuse-E_SHOP-renewed = The shop has had new stock on this visit already.
refuse-E_SHOP-unowned = You don't own that card.
refuse-E_SHOP-upgraded = All your copies of that card are upgraded.
refuse-E_SHOP-terrain = A base can be attuned to Woods, Lake, Desert or Marsh.
refuse-E_EDITS = You can't take back any more cards this turn.
refuse-E_EDITS-what = You can't take back any more cards this turn: { $what }.

outcome-crystal = a crystal has fallen
outcome-both_crystals = both crystals have fallen
outcome-turn_limit = the turn limit was reached
outcome-stand_off = nothing could change any more

setup-preset = Ruleset
setup-preset-classic = Classic: the core game
setup-preset-classic_plus = Classic plus: gold, heroes and families
setup-preset-frontier = Frontier: the marching board
setup-deck_a = Side A's deck
setup-deck_b = Side B's deck
setup-terrain_a = Side A's base terrain
setup-terrain_b = Side B's base terrain
setup-hero_a = Side A's hero
setup-hero_b = Side B's hero
setup-m1 = M1: more gold, a quarter of it for your wallet, and the shop (a winning streak counts turns in a row within a match)
setup-m2 = M2: heroes
setup-m3 = M3: families and ultimates
setup-m4 = M4: three ages
setup-m5 = M5: online play
setup-x1 = X1: copy limits by rarity
setup-x2 = X2: more abilities
setup-x3 = X3: fog of war
setup-x4 = X4: terrain on every tile
setup-x5 = X5: marching board
setup-x6 = X6: relic
setup-x7 = X7: free stacking
setup-crystal_hp = Crystal health
setup-deck_size = Cards in a deck
setup-initial_hand = Cards in the starting hand
setup-draw_per_turn = Cards drawn each turn
setup-hand_limit = Hand limit (with a full hand, a card you draw is burned)
setup-lane_capacity = Cards each side can have in a lane
setup-max_plays_per_lane = Cards you can play into a lane each turn
setup-fatigue = Health lost to fatigue each turn
setup-fatigue_floor = Fatigue never takes a card below
setup-lane_win_gold = Gold for winning a lane
setup-turn_limit = Turn limit (0: none; simulations stop after turn 40)
setup-stand_off = End the match when nothing can change any more
setup-turn_timer_ms = Planning time in milliseconds (0: no limit)
setup-age_two = Turn on which age 2 begins
setup-age_three = Turn on which age 3 begins
setup-limit_result = When the turn limit is reached, or in a stand-off
setup-limit_result-crystal_hp = The healthier crystal wins
setup-limit_result-draw = It's a draw
setup-double_ko = When both crystals fall in the same turn
setup-double_ko-draw = It's a draw
setup-double_ko-crystal_damage = The side that dealt more crystal damage wins
setup-arrival_strikes = Arriving in the enemy base already strikes the crystal (another reading of the source guide)
setup-short_decks = Allow decks of 15 to 25 cards (needs X1)
setup-deck_a-default = Default deck
setup-deck_a-D1 = Terrain Starter
setup-deck_a-D2 = Lake Control
setup-deck_a-D3 = Desert Aggro
setup-deck_a-D4 = Napoleon's Army
setup-deck_a-D5 = Austrian Forces
setup-deck_a-D6 = Marsh Menagerie
setup-deck_a-lake_league = Lake League (ages)
setup-deck_a-desert_host = Desert Host (ages)
setup-terrain_a-deck = Suggested by the hero or deck
setup-terrain_a-none = None
setup-terrain_a-Woods = Woods
setup-terrain_a-Lake = Lake
setup-terrain_a-Desert = Desert
setup-terrain_a-Marsh = Marsh
setup-hero_a-deck = Suggested by the deck
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
setup-deck_b-default = Default deck
setup-deck_b-D1 = Terrain Starter
setup-deck_b-D2 = Lake Control
setup-deck_b-D3 = Desert Aggro
setup-deck_b-D4 = Napoleon's Army
setup-deck_b-D5 = Austrian Forces
setup-deck_b-D6 = Marsh Menagerie
setup-deck_b-lake_league = Lake League (ages)
setup-deck_b-desert_host = Desert Host (ages)
setup-terrain_b-deck = Suggested by the hero or deck
setup-terrain_b-none = None
setup-terrain_b-Woods = Woods
setup-terrain_b-Lake = Lake
setup-terrain_b-Desert = Desert
setup-terrain_b-Marsh = Marsh
setup-hero_b-deck = Suggested by the deck
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
card-told = { $title } ({ $card })
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

verb-play = Play
verb-take_back = Take back
verb-seal = Seal

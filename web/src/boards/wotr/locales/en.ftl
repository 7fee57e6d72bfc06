### The board of War of the Ring.

wotr-turn = Turn { $number }
wotr-points_free =
    { $goal ->
        [one] Free Peoples: { $number } of { $goal } point
       *[other] Free Peoples: { $number } of { $goal } points
    }
wotr-points_shadow =
    { $goal ->
        [one] Shadow: { $number } of { $goal } point
       *[other] Shadow: { $number } of { $goal } points
    }
wotr-map = Map of Middle-earth
wotr-map_keys = Map. Use the arrow keys to move between regions, Enter to choose, plus and minus to zoom.
wotr-closer = Zoom in
wotr-away = Zoom out
wotr-whole = Show the whole map
wotr-find = Find a region
wotr-figures = Figures and other choices
wotr-dice_of = Dice of { $side }
wotr-dice_more =
    { $unused ->
        [one] { $unused } unused die
       *[other] { $unused } unused dice
    }, { $spent } used, { $box } in the Hunt Box, { $rings ->
        [one] { $rings } Elven Ring
       *[other] { $rings } Elven Rings
    }
wotr-no_dice = no unused dice
wotr-fellowship = The Fellowship
wotr-in_mordor = On the Mordor Track: step { $step } of 5
wotr-last_seen = Last known position: { $region }
wotr-hidden = Hidden
wotr-revealed = Revealed
wotr-screen_map = Map
wotr-screen_hand = Hand
wotr-screen_lands = Fellowship
wotr-retreat_to = Retreat to:
wotr-progress = Progress { $number }
wotr-corruption = Corruption { $number } of 12
wotr-guide = Guide
wotr-hunt_box = The Hunt
wotr-hunt =
    { $dice ->
        [one] Level { $level }: { $dice } die, +{ $bonus } to each
       *[other] Level { $level }: { $dice } dice, +{ $bonus } to each
    }
wotr-hunt_needs = A die succeeds on { $target } or more; a 1 always fails.
wotr-hunt_found = If the Fellowship moves: found { $number } in 100.
wotr-tiles =
    { $count ->
        [one] { $count } tile in the pool
       *[other] { $count } tiles in the pool
    }
wotr-waiting_tiles = Added in Mordor:
wotr-tile_now = Tile drawn: damage { $damage }
wotr-tile_eye = Eye
wotr-tile_die = a die roll
wotr-tile_reveals = reveals
wotr-tile_stops = stops
wotr-politics = Politics
wotr-politics_key = Steps to At War. A: active. P: passive (can’t go to war).
wotr-nation = Nation
wotr-Peace1 = 3 steps from At War
wotr-Peace2 = 2 steps from At War
wotr-Peace3 = 1 step from At War
wotr-AtWar = At War
wotr-active = active
wotr-passive = passive
wotr-yours = yours
wotr-reinforcements = Reinforcements
wotr-lost = − out of play
wotr-regular = Regular
wotr-elite = Elite
wotr-leader = Leader
wotr-teams = Teams
wotr-leads = leads
wotr-acts = to move
wotr-theirs = Your teammate’s options
wotr-theirs_why = You share your team’s dice, but only { $who } can choose these. On the map, a teammate’s Armies have a dashed rim.
wotr-theirs_advance = Advance on the Political Track:
wotr-theirs_recruit = Recruit:
wotr-theirs_armies = Move and attack with Armies in
wotr-theirs_mixed = Command mixed Armies in
wotr-theirs_minions = Bring into play:
wotr-theirs_nazgul = Recruit Nazgûl for
wotr-theirs_cards = Play as Events, though the cards are in your hand:
wotr-theirs_lead = Decide, as this turn’s leading player, for
wotr-teammates = Your teammate commands these Nations.
wotr-hands = Cards
wotr-discards = Cards, discards
wotr-hand = { $character } Character, { $strategy } Strategy
wotr-decks = decks: Free Peoples { $free }, Shadow { $shadow }
wotr-on_table = On the table
wotr-discarded =
    { $count ->
        [one] { $count } card discarded face up
       *[other] { $count } cards discarded face up
    }
wotr-strategy = Strategy
wotr-character = Character
wotr-stays = stays on the table
wotr-initiative = initiative { $number }
wotr-text_show = Show text
wotr-text_hide = Hide text
wotr-card_down = a card, face down
wotr-battle_of = Battle of { $place }
wotr-the_hunt = The Hunt for the Ring
wotr-round = Round { $number }
wotr-attacks = attacking
wotr-defends = defending
wotr-force =
    { $units } { $units ->
        [one] unit
       *[other] units
    } ({ $dice } { $dice ->
        [one] die
       *[other] dice
    }), Leadership { $leaders }
wotr-rolls =
    { $side-number ->
        [other] { $side } roll
       *[one] { $side } rolls
    }
wotr-hunt_level = Hunt Level { $level }
wotr-hunt_again = Re-roll
wotr-hit = hit
wotr-miss = miss
wotr-kind_town = Town
wotr-kind_city = City
wotr-kind_stronghold = Stronghold
wotr-kind_fortification = Fortification
wotr-held = held by { $side }
wotr-worth =
    { $count ->
        [one] { $count } Victory point
       *[other] { $count } Victory points
    }
wotr-nobodys = no Nation
wotr-empty = No figures here.
wotr-near = Neighbours:
wotr-options_here = Options here
wotr-force_field = in the field
wotr-force_besieged = besieged
wotr-force_sieging = besieging
wotr-force_rear = rearguard
wotr-figures_of = { $nation }: { $regular } Regular, { $elite } Elite, { $leader } Leader
wotr-character_facts = Level { $level }, Leadership { $leadership }
wotr-edit = Edit the position
wotr-edit_figures = Figures
wotr-edit_fellowship = Fellowship
wotr-edit_politics = Politics
wotr-edit_dice = Dice and Rings
wotr-edit_rest = Everything else
wotr-edit_pick = Press a region on the map to change who stands there, or drag a figure onto one.
wotr-edit_minus = One fewer: { $what }
wotr-edit_plus = One more: { $what }
wotr-edit_drag = { $what }: drag onto the map ({ $left } left)
wotr-edit_add = Add a character…
wotr-edit_ring_bearers = Put the Ring-bearers here
wotr-edit_control = Control: { $side }
wotr-edit_progress = Progress
wotr-edit_corruption = Corruption
wotr-edit_mordor = Step in Mordor
wotr-edit_reveal = Reveal the Fellowship
wotr-edit_hide = Hide the Fellowship
wotr-edit_steps = Steps from At War; 0 is At War.
wotr-edit_hunt_box = Dice in the Hunt Box
wotr-edit_rings = Elven Rings
wotr-fronts = Fronts
wotr-fronts_count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
wotr-no_fronts = No Armies face each other.
wotr-front_siege = Siege of { $place }
wotr-front_contact = { $place } – { $against }
wotr-front_units = Free Peoples { $free } : { $shadow } Shadow

# What the rules count: dice of the turn, the order of actions, a battle's two sides.
wotr-dice_pool =
    { $count ->
        [one] { $count } die this turn
       *[other] { $count } dice this turn
    }
wotr-dice_before =
    { $box } in the Hunt Box, { $rings ->
        [one] { $rings } Elven Ring
       *[other] { $rings } Elven Rings
    }
wotr-not_rolled = not rolled yet
wotr-hunt_rerolls =
    { $count ->
        [one] One failed die is rolled again.
       *[other] { $count } failed dice are rolled again.
    }
wotr-team_seat = { $seat-team }
wotr-order = Order of play
wotr-order_next = next
wotr-order_idle = no unused dice
wotr-target = hits on { $target } or more
wotr-forfeited = { $number } Leadership forfeited
wotr-event_unmet = As an event: { $why }
wotr-event_theirs = Only your teammate can play this event.

# Characters.
wotr-characters = Characters
wotr-characters_fellowship = In the Fellowship
wotr-characters_map = On the map
wotr-characters_aside = Not in play yet
wotr-characters_out = Out of play
wotr-about = About { $who }
wotr-is_companion = Companion
wotr-is_minion = Minion
wotr-is_guide = Guide
wotr-is_ring_bearers = Ring-bearers
wotr-level = Level { $number }
wotr-level_unlimited = unlimited Level
wotr-leadership = Leadership { $number }
wotr-gives_die =
    { $count ->
        [one] +{ $count } Action die
       *[other] +{ $count } Action dice
    }
wotr-activates = Can activate { $nations-the }
wotr-activates_any = Can activate any Nation of { $side }

# Seas, rivers and mountains on the map.
wotr-land_white_mountains = White Mountains
wotr-land_ered_lithui = Ered Lithui
wotr-land_misty_mountains = Misty Mountains
wotr-land_ephel_duath = Ephel Dúath
wotr-land_ered_luin = Ered Luin
wotr-land_the_great_sea = The Great Sea
wotr-land_bay_of_belfalas = Bay of Belfalas
wotr-land_sea_of_rhun = Sea of Rhûn
wotr-land_gulf_of_lune = Gulf of Lune
wotr-land_icebay = Icebay
wotr-land_grey_mountains = Grey Mountains
wotr-land_the_northern_waste = The Northern Waste
wotr-land_anduin = Anduin
wotr-land_brandywine = Brandywine
wotr-land_greyflood = Greyflood
wotr-land_hoarwell = Hoarwell
wotr-land_loudwater = Loudwater
wotr-land_isen = Isen
wotr-land_entwash = Entwash
wotr-land_celduin = Celduin
wotr-land_carnen = Carnen
wotr-land_harnen = Harnen
wotr-land_poros = Poros
wotr-land_limlight = Limlight
wotr-land_lune = Lune
wotr-land_silverlode = Silverlode
wotr-land_forest_river = Forest River

# What happens on the map.
wotr-since = Since your last action
wotr-since_turn = This turn
wotr-since_nothing = Nothing yet.
wotr-die_of = { $face } die
wotr-answers = Your decision
wotr-answers_many = There are many choices: pick one on the map, among the cards or in the list of options.
wotr-answers_hand = Press one of your cards below, or:
wotr-hunt_step_dice = Roll
wotr-hunt_step_reroll = Re-roll
wotr-hunt_step_tile = Tile
wotr-hunt_step_answer = Your answer
wotr-damage = Damage
wotr-corruption_end = At 12 the Ring-bearers fall and the Shadow wins.
wotr-battle_field = Field battle
wotr-battle_siege = Siege
wotr-battle_sortie = Sortie
wotr-battle_step_cards = Cards
wotr-battle_step_roll = Roll
wotr-battle_step_reroll = Re-roll
wotr-battle_step_losses = Losses
wotr-battle_step_on = Go on?
wotr-fallen =
    { $count ->
        [one] { $count } figure lost this round
       *[other] { $count } figures lost this round
    }
wotr-card_none = No Combat card
wotr-card_open = No Combat card chosen yet
wotr-card_from = from { $card }
wotr-hits_word =
    { $count ->
        [one] hit
       *[other] hits
    }

# The end.
wotr-the_end = The end
wotr-end_turn = Turn { $number }
wotr-end_turns = turns
wotr-end_battles = battles
wotr-end_captures = Settlements taken
wotr-end_tiles = Hunt tiles drawn
wotr-end_cards = cards played
wotr-end_pool =
    { $count ->
        [0] No tile was left in the Hunt Pool
        [one] { $count } tile that was never drawn
       *[other] { $count } tiles that were never drawn
    }
wotr-by_turn = Victory points and corruption by turn
wotr-line_free = Free Peoples
wotr-line_shadow = Shadow
wotr-line_corruption = Corruption
wotr-casualties = Losses by Nation
wotr-captures = Settlements captured
wotr-cards_played = Cards played: { $count }
wotr-cards_held = Still in hand, { $seat }: { $count }
wotr-acts_fellowship = Fellowship
wotr-acts_armies = Armies and Characters
wotr-acts_muster = Muster
wotr-acts_cards = Cards, Rings, pass

# The chances of a battle, and what is told to whoever looks closer.
wotr-odds_round = One round
wotr-odds_end = To the end
wotr-odds_good = you win { $number }
wotr-odds_bad = you lose { $number }
wotr-odds_said = You win { $good } times in 100 and lose { $bad } times.
wotr-odds_all = The chances are those of the whole army.
wotr-look_threat = Enemies next to it:
wotr-look_die = { $count } left
wotr-look_rings =
    { $count ->
        [0] No Elven Ring left.
        [one] One Elven Ring left.
       *[other] { $count } Elven Rings left.
    }
wotr-look_rings_about = An Elven Ring turns one of your dice to another face.
wotr-look_found = If the Fellowship moves now, it’s found { $number } times in 100.
wotr-face_about_character = Moves the Fellowship or characters, an army with a Leader, or plays a Character card.
wotr-face_about_army = Moves two armies, attacks with one, or plays an Army card.
wotr-face_about_muster = Recruits, brings a nation nearer to war, or plays a Muster card.
wotr-face_about_muster_army = Serves as an Army die or as a Muster die.
wotr-face_about_event = Draws an Event card, or plays any card.
wotr-face_about_will = Serves as any die.
wotr-face_about_eye = Goes to the Hunt box.

goal-aim = Two games at once. The Free Peoples destroy the Ring or take 4 points of enemy strongholds; the Shadow corrupts the Ring-bearers or takes 10.
goal-turn = Both sides roll dice and use them in turn, one action for each: march, muster, play a card, move the Fellowship.
goal-end = The Ring decides at any moment, conquest at the end of a turn.

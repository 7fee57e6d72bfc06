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
wotr-hits =
    { $hits ->
        [one] { $hits } hit, { $missed } missed
       *[other] { $hits } hits, { $missed } missed
    }
wotr-rolls =
    { $side-number ->
        [other] { $side } roll
       *[one] { $side } rolls
    }
wotr-rolls_again =
    { $side-number ->
        [other] { $side } re-roll
       *[one] { $side } re-rolls
    }
wotr-made_hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
wotr-made_successes =
    { $count ->
        [one] { $count } success (+{ $bonus } on each die)
       *[other] { $count } successes (+{ $bonus } on each die)
    }
wotr-hunt_level = Hunt Level { $level }
wotr-hunt_again = Re-roll
wotr-hit = hit
wotr-miss = miss
wotr-step_back = Back
wotr-step_on = Step
wotr-step_run = Play
wotr-step_end = Skip
wotr-story_away = Close
wotr-story_before = Previous battle or Hunt
wotr-story_after = Next battle or Hunt
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

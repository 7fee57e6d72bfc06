### War of the Ring.

game-title = War of the Ring
game-about = the Free Peoples against the Shadow: armies, politics, and the Ring on its way to Mount Doom

seat-first = Free Peoples (Gondor)
    .number = other
seat-second = Shadow (Witch-king)
seat-third = Saruman
seat-fourth = Rohan

side-free_peoples = the Free Peoples
    .number = other
side-shadow = the Shadow

nation-dwarves = Dwarves
    .number = other
nation-elves = Elves
    .number = other
nation-gondor = Gondor
nation-north = the North
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Southrons & Easterlings
    .number = other

face-character = Character
face-army = Army
face-muster = Muster
face-muster_army = Muster/Army
face-event = Event
face-will = Will of the West
face-eye = Eye

deck-fp_character = Free Peoples Character deck
deck-fp_strategy = Free Peoples Strategy deck
deck-sh_character = Shadow Character deck
deck-sh_strategy = Shadow Strategy deck

figure-regular = { $nation } Regular
figure-elite = { $nation } Elite
figure-leader = { $nation } Leader
figure-nazgul = Nazgûl

figures-regular =
    { $count ->
        [one] { $count } { $nation } Regular
       *[other] { $count } { $nation } Regulars
    }
figures-elite =
    { $count ->
        [one] { $count } { $nation } Elite
       *[other] { $count } { $nation } Elites
    }
figures-leader =
    { $count ->
        [one] { $count } { $nation } Leader
       *[other] { $count } { $nation } Leaders
    }
figures-nazgul = { $count } Nazgûl

card-none = no card

outcome-corruption = The Ring-bearers are corrupted: the Shadow wins
outcome-ring = The Ring is destroyed in the Crack of Doom: the Free Peoples win
outcome-shadow_military = The Shadow has conquered enough of Middle-earth and wins
outcome-free_military = The Free Peoples have taken enough of the Shadow's places and win
outcome-resigned = One side has given up
outcome-flag = One side has run out of time

setup-seats = Seats
setup-mode = How the rules are kept
setup-mode-enforced = The program enforces every rule
setup-mode-unrestricted = Free edits of the position
setup-mode-companion = People enter dice and cards of a real table
setup-expansion-none = Base game
setup-expansion-lords_of_middle_earth = Lords of Middle-earth
setup-expansion-warriors_of_middle_earth = Warriors of Middle-earth
setup-expansion-kings_of_middle_earth = Kings of Middle-earth
setup-start = Where the story begins
setup-start-standard = The standard set-up
setup-start-breaking_of_the_fellowship = The Breaking of the Fellowship
setup-start-treebeard = Treebeard

dealer-fp_character = a card of the Free Peoples Character deck
dealer-fp_strategy = a card of the Free Peoples Strategy deck
dealer-sh_character = a card of the Shadow Character deck
dealer-sh_strategy = a card of the Shadow Strategy deck
dealer-fp_dice =
    { $count ->
        [one] the { $count } Action die of the Free Peoples
       *[other] the { $count } Action dice of the Free Peoples
    }
dealer-sh_dice =
    { $count ->
        [one] the { $count } Action die of the Shadow
       *[other] the { $count } Action dice of the Shadow
    }
dealer-fp_combat =
    { $count ->
        [one] { $count } Combat die of the Free Peoples
       *[other] { $count } Combat dice of the Free Peoples
    }
dealer-sh_combat =
    { $count ->
        [one] { $count } Combat die of the Shadow
       *[other] { $count } Combat dice of the Shadow
    }
dealer-hunt =
    { $count ->
        [one] { $count } Hunt die of the Shadow: it gets +{ $bonus }, 6 or more succeeds, a 1 never does
       *[other] { $count } Hunt dice of the Shadow: each gets +{ $bonus }, 6 or more succeeds, a 1 never does
    }
dealer-tile = a Hunt tile
dealer-companion = a random Companion of the Fellowship
dealer-die =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }

ask-wait = Another player is to decide
ask-choose = Choose
ask-pick_deck = From which deck do you draw?
ask-hand_limit =
    { $limit ->
        [one] You may hold { $limit } card: discard one
       *[other] You may hold { $limit } cards: discard one
    }
ask-swap_offer = Will you offer your teammate a card for one of his?
ask-swap_answer = Your teammate offers a card face down: which one do you give in return?
ask-fellowship =
    { $progress ->
        [one] Fellowship phase: declare the Fellowship (up to { $progress } region), enter Mordor, or choose the Guide
       *[other] Fellowship phase: declare the Fellowship (up to { $progress } regions), enter Mordor, or choose the Guide
    }
ask-allocate = How many dice go into the Hunt Box?
ask-act =
    { $own ->
        [one] Your action: you have { $own } unused die, your opponents { $other }
       *[other] Your action: you have { $own } unused dice, your opponents { $other }
    }
ask-move_from = Which Army moves?
ask-move_again = Which other Army moves?
ask-move_to = Where does the Army in { $from } move?
ask-move_group = Who moves from { $from } to { $to }? So far: { $group }
ask-attack_from = Which Army attacks?
ask-attack_to = What does the Army in { $from } attack?
ask-attack_group = Who attacks from { $from } against { $to }? So far: { $group }. The others are the rearguard
ask-recruit = Recruit: two Regulars or Leaders in two Settlements, or one Elite
ask-recruit_again = A second figure, in another Settlement?
ask-voice = Too few Regulars for all Settlements: where does one come?
ask-enter = Where does { $who } enter play?
ask-separate = Who leaves the Fellowship?
ask-separate_to =
    { $range ->
        [one] Where do they go ({ $group })? Up to { $range } region
       *[other] Where do they go ({ $group })? Up to { $range } regions
    }
ask-companions = Which Companion moves?
ask-companions_to =
    { $range ->
        [one] Where do they go from { $from } ({ $group })? Up to { $range } region
       *[other] Where do they go from { $from } ({ $group })? Up to { $range } regions
    }
ask-nazgul = Which Nazgûl or Minion moves?
ask-nazgul_to = Where does the Nazgûl in { $from } fly?
ask-minion_to = Where does { $who } go?
ask-damage = Hunt damage { $damage }, Corruption { $corruption }: how do you meet it?
ask-walk =
    { $left ->
        [one] The Fellowship is revealed in { $region }: it may go up to { $left } region
       *[other] The Fellowship is revealed in { $region }: it may go up to { $left } regions
    }
ask-guide = Who is the Guide?
ask-guide_draw = Gandalf the Grey guides: draw a card?
ask-sorcerer = The Witch-king is a sorcerer: draw a card?
ask-white_rider = Does Gandalf the White forfeit his Leadership to negate the Nazgûl's?
ask-shelter = { $region } is attacked, round { $round }: fight in the field or withdraw into the Stronghold?
ask-combat_card = Battle of { $region }, round { $round }: play a Combat card?
ask-cease = Battle of { $region }, round { $round } is over: cease or press on?
ask-extend = Siege of { $region }, round { $round } is over: cease, or pay an Elite for another round?
ask-retreat = The attacker of { $region } presses on: retreat or stay?
ask-losses =
    { $hits ->
        [one] Allot { $hits } hit
       *[other] Allot { $hits } hits
    }
ask-advance = Who advances into { $region }?
ask-garrison = A garrison has at most five units: remove one in { $region }
ask-trim = At most ten units may stay: remove one in { $region }
ask-mix = Shall the Armies of both teammates in { $region } be one?

group-rings = Elven Ring
group-other = Without an action
group-figures = Figures

option-discard = Discard { $card }
option-draw = Draw from the { $deck }
option-offer = Give { $card }
option-decline = No
option-accept = Yes
option-declare = Declare in { $region }
option-enter_mordor = Enter Mordor
option-guide = { $who } is the Guide
option-allocate =
    { $count ->
        [0] no die
        [one] { $count } die
       *[other] { $count } dice
    }
option-ring = Change { $die } to { $to }
option-pass = Pass
option-skip = Discard { $die }
option-from = { $region }
option-to = { $region }
option-add = Add { $figure }
option-all = All who may
option-go = That is all
option-done = Nothing more
option-bear = Bear the damage of { $damage }
option-recruit = { $figure } in { $region }
option-pick = { $who }
option-combat = { $card }: { $combat }
option-no_card = No Combat card
option-lose = Remove { $figure }
option-reduce = Replace an Elite of { $nation } by a Regular
option-fight = Fight in the field
option-shelter = Withdraw into the Stronghold
option-cease = Cease
option-press = Press on
option-extend = Pay an Elite of { $nation }
option-retreat = Retreat to { $region }
option-stay = Stay and fight
option-walk = On to { $region }
option-halt = Stop here
option-take_guide = The Guide falls: { $who }
option-take_random = A random Companion falls
option-guide_leaves = { $who } leaves the Fellowship: damage −1
option-gollum_reveals = Gollum reveals the Fellowship: damage −1
option-forfeit = Forfeit his Leadership

deed-move_fellowship = Move the Fellowship
deed-hide = Hide the Fellowship
deed-separate = Separate Companions
deed-move_companions = Move Companions
deed-move_nazgul = Move Nazgûl and Minions
deed-move_armies = Move up to two Armies
deed-move_led_army = Move an Army with a Leader
deed-attack = Attack
deed-attack_led = Attack with an Army that has a Leader
deed-draw = Draw a card of the { $deck }
deed-play = Play { $card }
deed-advance = Advance { $nation } one step
deed-recruit = Recruit
deed-bring = Bring { $who } into play
deed-voice_regulars = The Voice of Saruman: a Regular in each Isengard Settlement
deed-voice_elites = The Voice of Saruman: two Elites in Orthanc

effect-discard = Face down: only you know it
effect-mix = Whoever has more units there commands all of them
effect-enter_mordor = The Eyes return to the Hunt Pool; Progress is lost
effect-allocate =
    { $count ->
        [one] { $count } die is left to roll
       *[other] { $count } dice are left to roll
    }
effect-ring_free = The Ring goes to the Shadow; then you act
effect-ring_shadow = The Ring leaves the game; then you act
effect-spends = Spends the { $die } die
effect-messenger = Spends the { $die } die as an Army result, by the Mouth of Sauron, once per turn
effect-bring = Spends the { $die } die; the bonus die comes next turn
effect-move_fellowship =
    { $dice ->
        [one] Spends the { $die } die, which goes to the Hunt Box. Progress { $progress }; the Hunt rolls { $dice } die with +{ $bonus }: { $odds } in 100
       *[other] Spends the { $die } die, which goes to the Hunt Box. Progress { $progress }; the Hunt rolls { $dice } dice with +{ $bonus }: { $odds } in 100
    }
effect-move_fellowship_unboxed =
    { $dice ->
        [one] Spends the { $die } die. Progress { $progress }; the Hunt rolls { $dice } die with +{ $bonus }: { $odds } in 100
       *[other] Spends the { $die } die. Progress { $progress }; the Hunt rolls { $dice } dice with +{ $bonus }: { $odds } in 100
    }
effect-mordor_move =
    { $tiles ->
        [one] Spends the { $die } die, which goes to the Hunt Box. One of { $tiles } tile is drawn; an Eye does { $eye } damage
       *[other] Spends the { $die } die, which goes to the Hunt Box. One of { $tiles } tiles is drawn; an Eye does { $eye } damage
    }
effect-mordor_move_unboxed =
    { $tiles ->
        [one] Spends the { $die } die. One of { $tiles } tile is drawn; an Eye does { $eye } damage
       *[other] Spends the { $die } die. One of { $tiles } tiles is drawn; an Eye does { $eye } damage
    }
effect-advance =
    { $count ->
        [one] Spends the { $die } die; then { $count } step from war
       *[other] Spends the { $die } die; then { $count } steps from war
    }
effect-to_war = Spends the { $die } die; then At War
effect-army = { $group }
effect-go = { $group }
effect-shelter = The attacker may besiege it; at most five units stay inside
effect-extend = An Elite becomes a Regular; one more round
effect-captures =
    { $points ->
        [one] Captures it: { $points } Victory point
       *[other] Captures it: { $points } Victory points
    }
effect-regains = Takes it back: the enemy loses its Victory points ({ $points })
effect-activates = Makes active: { $nation }
effect-round =
    { $attacker }: { $dice } { $dice ->
        [one] die
       *[other] dice
    }, { $target }+ hits, Leadership { $leadership }. { $defender }: { $their_dice } { $their_dice ->
        [one] die
       *[other] dice
    }, { $their_target }+ hits, Leadership { $their_leadership }
effect-attack_field =
    Both hit on 5 or more. You: { $dice } { $dice ->
        [one] die
       *[other] dice
    }, Leadership { $leadership }. They: { $their_dice } { $their_dice ->
        [one] die
       *[other] dice
    }, Leadership { $their_leadership } ({ $group })
effect-attack_walls =
    In the first round you hit on 6 only, they on 5 or more. You: { $dice } { $dice ->
        [one] die
       *[other] dice
    }, Leadership { $leadership }. They: { $their_dice } { $their_dice ->
        [one] die
       *[other] dice
    }, Leadership { $their_leadership } ({ $group })
effect-attack_siege =
    You hit on 6 only, they on 5 or more; one round. You: { $dice } { $dice ->
        [one] die
       *[other] dice
    }, Leadership { $leadership }. They: { $their_dice } { $their_dice ->
        [one] die
       *[other] dice
    }, Leadership { $their_leadership } ({ $group })
effect-casualty = Damage { $damage } is left
effect-take_random = Any Companion, the Guide included; damage is lowered by his Level
effect-bear = Corruption is then { $corruption }

warn-to_war = Brings to war: { $nations }
warn-stronghold = A Shadow Stronghold: one more Hunt tile

cause-die = by an Action die
cause-ability = by a Companion's ability
cause-attack = because its Army was attacked
cause-capture = because of a capture
cause-invasion = because its land was entered
cause-companion = because of a Companion
cause-declared = because the Fellowship came
cause-witch_king = because of the Witch-king
cause-battle = in battle
cause-hunt = in the Hunt
cause-stacking = over the limit
cause-alone = without a unit
cause-mordor = on the Mordor Track
cause-card = by { $card }

event-turn = Turn { $turn } begins
event-leads = { $free_peoples } and { $shadow } lead
event-drew =
    { $seat-number ->
        [other] { $seat } draw from the { $deck }
       *[one] { $seat } draws from the { $deck }
    }
event-received =
    { $seat-number ->
        [other] { $seat } receive { $card }
       *[one] { $seat } receives { $card }
    }
event-discarded =
    { $seat-number ->
        [other] { $seat } discard a card of the { $deck } face down
       *[one] { $seat } discards a card of the { $deck } face down
    }
event-swapped = { $seat } and { $other } swap a card
event-mixed = The Armies of { $side } in { $region } are one
event-declared = The Fellowship is declared in { $to }
event-healed = Corruption −{ $amount }: { $corruption }
event-corrupted = Corruption +{ $amount } { $cause }: { $corruption }
event-entered_mordor =
    { $tiles ->
        [one] The Fellowship enters Mordor; { $tiles } tile is in the Hunt Pool
       *[other] The Fellowship enters Mordor; { $tiles } tiles are in the Hunt Pool
    }
event-guide = { $who } is the Guide
event-allocated =
    { $count ->
        [one] The Shadow puts { $count } die into the Hunt Box
       *[other] The Shadow puts { $count } dice into the Hunt Box
    }
event-rolled = Action dice of { $side }: { $faces }
event-eyes =
    { $count ->
        [one] An Eye goes to the Hunt Box
       *[other] { $count } Eyes go to the Hunt Box
    }
event-acts = { $seat }, { $die } die: { $deed }
event-ring = An Elven Ring of { $side } changes { $die } to { $to }
event-passed =
    { $seat-number ->
        [other] { $seat } pass
       *[one] { $seat } passes
    }
event-skipped =
    { $seat-number ->
        [other] { $seat } discard the { $die } die
       *[one] { $seat } discards the { $die } die
    }
event-moved = { $group }: { $from } to { $to }
event-travelled = { $group }: { $from } to { $to }
event-separated = Out of the Fellowship in { $region }: { $group }
event-captured = { $region } is now held by { $side } (Victory points: Free Peoples { $free_peoples }, Shadow { $shadow })
event-activated = Now active: { $nation }, { $cause }
event-advanced =
    { $count ->
        [one] A step towards war for { $nation } { $cause }: { $count } step left
       *[other] A step towards war for { $nation } { $cause }: { $count } steps left
    }
event-at_war = At War: { $nation }, { $cause }
event-recruited = { $figure } recruited in { $region }
event-entered = { $who } enters play in { $region }
event-voice = Two Isengard Regulars in Orthanc become Elites
event-fellowship_moved = The Fellowship moves: Progress { $progress }
event-hid = The Fellowship is hidden again
event-hunt_rolled =
    { $count ->
        [one] Hunt roll at Level { $level }: { $dice-row } ({ $why-row }). { $count } success
       *[other] Hunt roll at Level { $level }: { $dice-row } ({ $why-row }). { $count } successes
    }
event-hunt_rerolled =
    { $count ->
        [one] Hunt dice rolled again because of { $because }: { $dice-row } ({ $why-row }). { $count } more success
       *[other] Hunt dice rolled again because of { $because }: { $dice-row } ({ $why-row }). { $count } more successes
    }
event-hunt_failed = The Hunt fails
event-tile_hunt = The Hunt draws a tile ({ $tile-row }): damage { $damage }
event-tile_mordor = A tile is drawn on the Mordor Track ({ $tile-row }): damage { $damage }

tile-by_die = as the die will show

event-tile_stronghold = A tile is drawn for a Shadow Stronghold on the path ({ $tile-row }): damage { $damage }
event-tile_card = { $card } draws a tile ({ $tile-row }): damage { $damage }
event-pool_refilled = The standard tiles go back into the Hunt Pool
event-tile_die = The die for the tile shows { $roll }
event-hunt_casualty = { $who } is taken by the Hunt; damage { $damage } is left
event-damage_lowered = { $who } lowers the damage to { $damage }
event-revealed = The Fellowship is revealed
event-walked = The Fellowship goes from { $from } to { $to }
event-mordor_step = The Fellowship stands on step { $step } of the Mordor Track
event-stopped = The Fellowship is stopped on step { $step }
event-attacked = Attack of { $side } on { $region } from { $from }: { $group }
event-attacked_siege = Assault of { $side } on the Stronghold of { $region }: { $group }
event-attacked_sortie = Sortie of { $side } out of { $region }: { $group }
event-white_rider = The White Rider: Nazgûl Leadership is negated in this battle
event-round = Battle of { $region }, round { $round }
event-combat_chosen = Combat card of { $side }: one of the { $deck }, face down
event-no_combat_card = Combat card of { $side }: none
event-combat_shown = Combat cards: { $attacker } against { $defender }
event-combat_rolled =
    { $count ->
        [one] Combat roll of { $side }: { $dice-row } ({ $why-row }). { $count } hit
       *[other] Combat roll of { $side }: { $dice-row } ({ $why-row }). { $count } hits
    }
event-rerolled =
    { $count ->
        [one] Leader re-roll of { $side }: { $dice-row } ({ $why-row }). { $count } hit
       *[other] Leader re-roll of { $side }: { $dice-row } ({ $why-row }). { $count } hits
    }
event-extra_attack =
    { $count ->
        [one] { $card }: extra attack of { $side }: { $dice-row } ({ $why-row }). { $count } hit
       *[other] { $card }: extra attack of { $side }: { $dice-row } ({ $why-row }). { $count } hits
    }
event-card_tried =
    { $count ->
        [one] { $card }: the dice show { $dice }, each needs { $target } or more. { $count } succeeds
       *[other] { $card }: the dice show { $dice }, each needs { $target } or more. { $count } succeed
    }

roll-strength = Combat Strength { $strength }
roll-fewer =
    { $count ->
        [one] { $count } die for Combat Strength { $strength }
       *[other] { $count } dice for Combat Strength { $strength }
    }
roll-leadership =
    { $count ->
        [one] Leadership { $leadership }, { $count } die had failed
       *[other] Leadership { $leadership }, { $count } dice had failed
    }
roll-needs = { $target } or more hits
roll-needs_walls = { $target } or more hits in the first round against a City or Fortification
roll-needs_siege = { $target } or more hits in a siege battle
roll-needs_card = { $target } or more hits by the card
roll-modifier = each die { $modifier }
roll-cards = by { $cards }
roll-hunt_bonus = each die +{ $bonus }
roll-hunt_needs = 6 or more succeeds, a 1 never does

tile-eye = Eye
tile-die = a die
tile-reveal = Reveal
tile-stop = Stop

roll-hunt_boxed =
    { $count ->
        [one] { $count } Free Peoples die in the Hunt Box
       *[other] { $count } Free Peoples dice in the Hunt Box
    }
roll-hunt_card = +{ $bonus } by a card

event-lost = { $figure } is lost in { $region } { $cause }
event-reduced = { $region }: an Elite of { $nation } becomes a Regular
event-sheltered = The defenders of { $region } withdraw into the Stronghold
event-ceased = The attack ceases
event-pressed = The attack goes on
event-extended = An Elite of { $nation } pays for another round
event-retreated = Retreat from { $from } to { $to }: { $group }
event-siege_began = { $region } is under siege
event-siege_ended = The siege of { $region } is over
event-battle_ended = The battle of { $region } is over
event-card_gone = { $card } is discarded
event-on_table = { $card } stays on the table
event-other = Something happened

phase-draw = dice and cards
phase-fellowship = Fellowship
phase-hunt_allocation = Hunt allocation
phase-action_roll = Action roll
phase-action = actions
phase-victory = victory check

scene-turn = Turn
scene-now = Turn { $turn }, { $phase }
scene-points = Victory points: Free Peoples { $free_peoples } of 4, Shadow { $shadow } of 10
scene-fellowship = The Fellowship
scene-in_mordor = On step { $step } of the Mordor Track
scene-in_region = In { $region }, Progress { $progress }
scene-hidden = Hidden, Corruption { $corruption }
scene-revealed = Revealed, Corruption { $corruption }
scene-company = Guide { $guide }; Companions: { $company }
scene-hunt =
    { $tiles ->
        [one] { $tiles } tile in the Hunt Pool, Hunt Level { $level }
       *[other] { $tiles } tiles in the Hunt Pool, Hunt Level { $level }
    }
scene-battle = Battle
scene-battle_line = Attack of { $side } on { $region } from { $from }, round { $round }
scene-force = Attackers: { $group }
scene-dice = Dice
scene-die = { $count } { $face }
scene-side_dice =
    { $rings ->
        [one] Dice of { $side }: unused { $unused }; { $pool } in all, { $box } in the Hunt Box; { $rings } Ring
       *[other] Dice of { $side }: unused { $unused }; { $pool } in all, { $box } in the Hunt Box; { $rings } Rings
    }
scene-politics = Politics
scene-at_war = { $nation }: At War
scene-active =
    { $count ->
        [one] { $nation }: active, { $count } step from war
       *[other] { $nation }: active, { $count } steps from war
    }
scene-passive =
    { $count ->
        [one] { $nation }: passive, { $count } step from war
       *[other] { $nation }: passive, { $count } steps from war
    }
scene-region = { $region } ({ $kind }): { $group } (next to { $near })
scene-siege = { $region } ({ $kind }), under siege. Inside: { $inside }. Outside: { $outside } (next to { $near })
scene-taken = { $region } ({ $kind }), held by { $side }: { $group } (next to { $near })
scene-cards = Cards
scene-hand = { $seat }: { $cards }
scene-backs = { $seat }, face down: { $character } Character, { $strategy } Strategy
scene-table = On the table: { $cards }

refuse-seats = the game is for 2 to 4 seats, not { $count }
refuse-expansion = the expansion { $expansion } does not exist here yet; play the base game
refuse-position = this position cannot come about: { $place }
refuse-R3-1 = nothing can be done now
refuse-R3-5 = in the Fellowship phase you may declare, enter Mordor or choose the Guide
refuse-R3-6 = say how many dice go into the Hunt Box
refuse-R3-7 = at most as many dice as there are Companions in the Fellowship, and at least one is allowed
refuse-R3-8 = a Free Peoples die was in the Hunt Box: at least one die must be allocated
refuse-R3-11 = it is not your turn to do this
refuse-R4-3 = you have no such die, or its result does not give this action
refuse-R4-4 = you may pass only with fewer unused dice than your opponents
refuse-R4-5 = you have no such die to discard
refuse-R5-1 = you have no Elven Ring, or no such unused die
refuse-R5-2 = only one Ring per turn
refuse-R5-4 = a die cannot be changed to Will of the West
refuse-R5-5 = only an unused Shadow die can become an Eye, and an Eye cannot be changed
refuse-R5-6 = choose another result
refuse-R6-2 = this deck is empty or not yours
refuse-R6-3 = discard a card that you hold
refuse-R6-4 = you do not hold this card, or the die does not fit its icon
refuse-R6-5 = its precondition is not met
refuse-R7-1 = these regions are not adjacent
refuse-R8-3 = remove a unit of yours that is over the limit of ten
refuse-R8-4 = remove a unit of the garrison, which has at most five
refuse-R9-1 = two Regulars or Leaders, or one Elite
refuse-R9-2 = only Nations At War recruit with a die
refuse-R9-3 = no such figure is in the reinforcements
refuse-R9-4 = recruits go to free Settlements of their own Nation, each to another one, and not into a siege
refuse-R9-5 = Nazgûl are recruited in Sauron's Strongholds
refuse-R9-6 = a Leader may come only where a unit is
refuse-R9-7 = no recruiting in a captured Settlement
refuse-R9-11 = each Minion enters once per game
refuse-R10-1 = move a part of an Army of yours with at least one unit to an adjacent region
refuse-R10-2 = no figure moves twice in one action, and at most two Armies move
refuse-R10-3 = with a Character result a Leader, Nazgûl or Character must go along
refuse-R10-4 = Leaders may not be left without a unit, and Saruman never moves
refuse-R10-5 = an Army cannot enter a region with enemy units
refuse-R10-6 = a besieged Army cannot move
refuse-R10-7 = figures of a Nation not At War may not enter another Nation's region
refuse-R11-2 = Companions move once each, up to the highest Level of their group
refuse-R11-4 = Companions must stop in a region with a Shadow Stronghold
refuse-R11-5 = Companions cannot enter or leave a besieged Stronghold
refuse-R11-8 = choose a Nazgûl or Minion that has not moved
refuse-R11-9 = a Nazgûl may not go where the Free Peoples hold a Stronghold that is not besieged
refuse-R11-12 = the Mouth of Sauron goes up to three regions, not into or out of besieged Strongholds
refuse-R11-13 = Saruman never moves
refuse-R12-1 = choose an Army of yours and an enemy Army it can attack
refuse-R12-2 = with a Character result the Army needs a Leader, Nazgûl or Character
refuse-R12-3 = only units of Nations At War can attack
refuse-R12-4 = if no unit stays behind, no figure stays behind
refuse-R12-5 = figures of Nations not At War must stay in the rearguard, with a unit beside their Leaders
refuse-R12-6 = with a Character result a Leader, Nazgûl or Character must attack
refuse-R13-1 = first the step of the round that is asked for
refuse-R13-3 = choose a card that you hold, or none
refuse-R14-2 = each hit removes a Regular or makes an Elite a Regular; two hits may remove an Elite
refuse-R14-5 = no Regular is left to replace this Elite
refuse-R15-1 = the attacker ceases or presses on
refuse-R15-3 = a retreat is decided after the attacker has pressed on
refuse-R15-4 = a retreat goes to an adjacent free region
refuse-R15-8 = at least one unit must advance, and only survivors of the attack
refuse-R16-3 = fight in the field or withdraw into the Stronghold
refuse-R16-4 = there is no Stronghold of its own here that the Army could withdraw into
refuse-R16-9 = a garrison can be attacked only by its besiegers
refuse-R16-11 = a besieged Army cannot retreat
refuse-R16-12 = a siege battle lasts one round unless an Elite is paid
refuse-R16-13 = no Elite of this Nation takes part, or no Regular can replace it
refuse-R18-2 = a passive Nation cannot enter At War
refuse-R18-8 = this Nation is not yours or already At War
refuse-R19-5 = the Guide is a Companion of the highest Level
refuse-R19-10 = the Fellowship is declared once per turn, when Hidden and not in Mordor, up to Progress regions away
refuse-R19-13 = the Fellowship is at the end of its track
refuse-R19-15 = a revealed Fellowship cannot be moved
refuse-R19-16 = the revealed Fellowship goes from region to adjacent region and must be able to end where it may
refuse-R19-17 = the revealed Fellowship may not end in a City or Stronghold that the Free Peoples hold
refuse-R19-21 = the Fellowship is hidden already
refuse-R20-1 = choose Companions of the Fellowship
refuse-R20-2 = separated Companions go up to Progress and highest Level
refuse-R20-3 = inside a besieged Stronghold they cannot move on
refuse-R21-12 = say how the damage is met
refuse-R21-13 = one casualty per tile, a Companion of the Fellowship
refuse-R22-1 = the Fellowship is not at the gates of Mordor
refuse-R22-5 = on the Mordor Track nobody separates
refuse-R23-1 = the match is over
refuse-R24-4 = choose a deck of your team
refuse-R24-6 = offer a card that you hold, or decline
refuse-R24-11 = you do not command this Nation
refuse-R24-13 = this Minion is your teammate's
refuse-R24-14 = this card is for your teammate to play
refuse-R24-15 = agree or decline
refuse-R24-18 = your teammate commands this mixed Army
refuse-R24-19 = you would lose command of the part that acts
refuse-R24-24 = the last action was used on the same Nation
refuse-R25-3 = dice or cards are to come first
refuse-R26-aragorn-entry = Strider must be in Minas Tirith, Dol Amroth or Pelargir, unconquered
refuse-R26-gandalf_grey-guide = draw from this deck or decline
refuse-R26-gandalf_white-entry = Gandalf the Grey must have left the Fellowship, and a Minion must have been in play
refuse-R26-gandalf_white-white_rider = forfeit or decline
refuse-R26-gollum-reveal = Gollum can reveal only a hidden Fellowship that the tile does not reveal
refuse-R26-meriadoc-guide = only a Hobbit who is the Guide can leave
refuse-R26-mouth_of_sauron-entry = the Fellowship must be in Mordor, or all Free Peoples At War; he comes to an unconquered Sauron Stronghold
refuse-R26-mouth_of_sauron-messenger = once per turn
refuse-R26-saruman-entry = Isengard must be At War and Orthanc unconquered
refuse-R26-saruman-voice = Saruman must hold Orthanc, not besieged
refuse-R26-witch_king-entry = Sauron and a Free Peoples Nation must be At War; he joins an Army with a Sauron unit
refuse-R26-witch_king-sorcerer = draw from this deck or decline

character-gandalf_grey = Gandalf the Grey
character-strider = Strider
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc Brandybuck
character-peregrin = Peregrin Took
character-aragorn = Aragorn, Heir to Isildur
character-gandalf_white = Gandalf the White
character-gollum = Gollum
character-witch_king = The Witch-king
character-mouth_of_sauron = The Mouth of Sauron
character-saruman = Saruman
character-ring_bearers = Frodo and Sam

ask-drawn = A card of the { $deck } comes to your hand: keep it secret, or name it
ask-combat_name = Battle of { $region }, round { $round }: the Combat cards are turned up. Which one is yours?
ask-edit_map = Which region is to change?
ask-edit_region = What is to change in { $region }?
ask-edit_figures = Which figure is to be out of the game, back, aside or in the Fellowship?
ask-edit_politics = What is to change on the Political Track?
ask-edit_fellowship = What is to change about the Fellowship?
ask-edit_dice = Which dice or Rings are to change?
ask-edit_cards = Which card is to lie where?
ask-edit_tiles = Which tile is to lie where?
ask-edit_turn = What is to change about the turn?

option-keep_secret = Keep it secret: one more card of the { $deck }
option-discard_back = Discard a card of the { $deck }, face down
option-combat_back = Lay a card of the { $deck } face down
option-offer_back = Offer a card of the { $deck }, face down
option-name = It is { $card }
option-edit_map = Edit a region: figures, control, the Ring-bearers
option-edit_figures = Edit the reinforcements, the fallen and the characters
option-edit_politics = Edit the Political Track
option-edit_fellowship = Edit the Fellowship
option-edit_dice = Edit the dice, the Hunt Box and the Rings
option-edit_cards = Edit the cards
option-edit_tiles = Edit the Hunt tiles
option-edit_turn = Edit the turn and its phase

group-edit = Edit the position
group-name = Name the card
group-wild = Wild lands
group-edit_place = Place
group-edit_remove = Remove
group-edit_bury = Out of the game
group-edit_raise = Back to the reinforcements
group-edit_card = { $card }
group-edit_tile = Tile { $tile-row }
group-edit_progress = Progress
group-edit_corruption = Corruption

edit-place = { $figure } comes to { $region }
edit-remove = { $figure } leaves { $region }
edit-bury = { $figure } is out of the game
edit-raise = { $figure } goes back to the reinforcements
edit-join = { $who } is in the Fellowship
edit-aside = { $who } is set aside
edit-control = { $region } is held by { $side }
edit-at_war = { $nation }: At War
edit-steps =
    { $nation } { $nation-number ->
        [other] stand
       *[one] stands
    } { $count } { $count ->
        [one] step
       *[other] steps
    } from war
edit-active = { $nation }: active
edit-passive =
    { $nation-number ->
        [other] { $nation } are passive
       *[one] { $nation } is passive
    }
edit-ring_bearers = The Ring-bearers stand in { $region }
edit-progress = Progress is { $count }
edit-corruption = Corruption is { $count }
edit-hidden = The Fellowship is Hidden
edit-revealed = The Fellowship is Revealed
edit-mordor = The Fellowship stands on step { $step } of the Mordor Track
edit-guide = { $who } is the Guide
edit-add_die = { $side }: one more { $die } die
edit-spend_die = { $side }: a { $die } die is used
edit-hunt_box =
    { $count ->
        [one] { $side }: { $count } die in the Hunt Box
       *[other] { $side }: { $count } dice in the Hunt Box
    }
edit-rings =
    { $count ->
        [one] { $side }: { $count } Elven Ring
       *[other] { $side }: { $count } Elven Rings
    }
edit-hand = { $card } is in the hand of { $seat }
edit-deck = { $card } is in its deck
edit-discard = { $card } is discarded
edit-table = { $card } lies on the table
edit-pool = Tile { $tile-row } is in the Hunt Pool
edit-drawn = Tile { $tile-row } was drawn
edit-scrap = Tile { $tile-row } is out of the game
edit-await = Tile { $tile-row } waits for Mordor
edit-shelve = Tile { $tile-row } is not in play
edit-turn = It is turn { $turn }
edit-next_turn = A new turn begins
edit-phase = The phase begins: { $phase }
edit-lead =
    { $seat-number ->
        [other] { $seat } lead the team
       *[one] { $seat } leads the team
    }
edit-acting =
    { $seat-number ->
        [other] { $seat } act now
       *[one] { $seat } acts now
    }

event-edited =
    { $seat-number ->
        [other] { $seat } edit the position: { $edit }
       *[one] { $seat } edits the position: { $edit }
    }

refuse-edit = the position can be edited in unrestricted mode, by the seat that is asked, when nothing is under way

watcher-stronghold = a Shadow Stronghold
watcher-army = a Shadow Army
watcher-nazgul = a Nazgûl

event-die_boxed = The die that moved the Fellowship goes to the Hunt Box ({ $count } there now)

dealer-hunt_again =
    { $count ->
        [one] { $count } failed Hunt die rolled again, each with +{ $bonus }
       *[other] { $count } failed Hunt dice rolled again, each with +{ $bonus }
    }
dealer-fp_combat_roll =
    { $count ->
        [one] { $count } Combat die of the Free Peoples in { $region }: { $target } or more hits
       *[other] { $count } Combat dice of the Free Peoples in { $region }: { $target } or more hits
    }
dealer-sh_combat_roll =
    { $count ->
        [one] { $count } Combat die of the Shadow in { $region }: { $target } or more hits
       *[other] { $count } Combat dice of the Shadow in { $region }: { $target } or more hits
    }
dealer-fp_combat_again =
    { $count ->
        [one] { $count } die of the Free Peoples' Leader re-roll in { $region }: { $target } or more hits
       *[other] { $count } dice of the Free Peoples' Leader re-roll in { $region }: { $target } or more hits
    }
dealer-sh_combat_again =
    { $count ->
        [one] { $count } die of the Shadow's Leader re-roll in { $region }: { $target } or more hits
       *[other] { $count } dice of the Shadow's Leader re-roll in { $region }: { $target } or more hits
    }
dealer-tile_hunt = a Hunt tile for the successful Hunt, of { $tiles } in the pool
dealer-tile_mordor = a Hunt tile for the move on the Mordor Track, of { $tiles } in the pool
dealer-tile_stronghold = a Hunt tile for a Shadow Stronghold on the path, of { $tiles } in the pool
dealer-tile_card = a Hunt tile for a card, of { $tiles } in the pool

effect-joins = Joins { $group }

warn-stirs =
    { $nations-number ->
        [other] Become active and come a step nearer to war: { $nations }
       *[one] Becomes active and comes a step nearer to war: { $nations }
    }
warn-nearer =
    { $nations-number ->
        [other] Come a step nearer to war: { $nations }
       *[one] Comes a step nearer to war: { $nations }
    }
warn-and = { $one }. { $more }

kind-town = Town
kind-city = City
kind-stronghold = Stronghold
kind-fortification = Fortification
kind-open = open land

scene-taken_empty = { $region } ({ $kind }), held by { $side }, empty (next to { $near })
scene-defenders = Defenders: { $group }
scene-combat_card = Combat card of { $side }: { $card }
scene-hits = Hits still to take by { $side }: { $hits }
scene-hunt_title = The Hunt
scene-hunt_run = Tile ({ $tile-row }), damage { $damage } left

deed-play_secret = Play a card of the { $deck }

effect-names = Spends the { $die } die; then you name the card

ask-name = Which card of the { $deck } is it?

event-named =
    { $seat-number ->
        [other] { $seat } play { $card }
       *[one] { $seat } plays { $card }
    }

folk-dwarves = Dwarven
folk-elves = Elven
folk-gondor = Gondor
folk-rohan = Rohan
folk-isengard = Isengard
folk-sauron = Sauron
folk-southrons = Southron
folk-north = North

effect-declare = Progress is then 0
effect-declare_heals = Corruption −1; Progress is then 0
effect-declare_stirs = Makes active: { $nation }; Progress is then 0
effect-declare_both = Corruption −1; makes active: { $nation }; Progress is then 0

ask-event = { $card }: { $text }
ask-price = What do you pay to remove { $card }?
ask-levy = { $card }: whom do you recruit in { $region }?
ask-hits =
    { $hits ->
        [one] { $card }: your Army in { $region } takes { $hits } hit. What do you lose?
       *[other] { $card }: your Army in { $region } takes { $hits } hits. What do you lose?
    }
ask-use_roll = Use a card before the Hunt roll?
ask-use_tile = A Hunt tile is about to be drawn. Use a card?
ask-use_drawn = Use a card against this tile?
ask-use_damage = The tile does { $damage } damage. Use a card?
ask-use_casualty = A Companion is lost to the Hunt. Use a card?
ask-use_reveal = The Fellowship has moved in sight. Use a card?
ask-tactic = { $combat }: { $text }
ask-march_from = { $card }: which Army moves?
ask-march_group = { $card }: who moves out of { $from }? So far: { $group }
ask-march_on =
    { $left ->
        [one] { $card }: { $group } in { $region }, { $left } region left. Where to?
       *[other] { $card }: { $group } in { $region }, { $left } regions left. Where to?
    }

option-nation = { $nation }
option-number = { $count }
option-use_card = Use { $card }

deed-remove = Remove { $card } from the table

event-played_free =
    { $seat-number ->
        [other] { $seat } play { $card } without a die.
       *[one] { $seat } plays { $card } without a die.
    }
event-paid =
    { $seat-number ->
        [other] { $seat } give up { $card }.
       *[one] { $seat } gives up { $card }.
    }
event-card_used = { $card } is used.
event-card_cancelled = { $card } is cancelled.
event-card_rolled = { $card }: the dice show { $dice }.
event-tile_added = A special tile is in play: { $tile-row }.
event-tile_returned = A tile goes back into the pool: { $tile-row }.
event-tile_removed = A tile leaves the game: { $tile-row }.
event-die_turned = { $side }: a die is turned from { $from } to { $to }.
event-forfeited = { $figure } gives up Leadership in this round.
event-hits_added =
    { $count ->
        [one] { $card }: { $count } more hit of { $side }.
       *[other] { $card }: { $count } more hits of { $side }.
    }
event-hits_cancelled =
    { $count ->
        [one] { $card } cancels { $count } hit of { $side }.
       *[other] { $card } cancels { $count } hits of { $side }.
    }

dealer-fp_card_dice =
    { $count ->
        [one] { $count } die for a card of the Free Peoples
       *[other] { $count } dice for a card of the Free Peoples
    }
dealer-sh_card_dice =
    { $count ->
        [one] { $count } die for a card of the Shadow
       *[other] { $count } dice for a card of the Shadow
    }

needs-companion_in_battle = No Companion takes part in the battle
needs-leader_or_companion_in_battle = No Leader or Companion takes part in the battle
needs-elite_in_battle = No Elite of yours takes part in the battle
needs-battle_near_fangorn = The battle is not in Fangorn, Orthanc or Rohan
needs-battle_in_free_land = The battle is not in a region of a Free Peoples Nation
needs-defends_in_field = You are not the defender of a battle in the field
needs-battle_where_fellowship_is = The Fellowship is not where the battle is
needs-gandalf_in_battle = Gandalf does not take part in the battle
needs-strider_in_battle = Neither Strider nor Aragorn takes part in the battle
needs-hobbit_in_battle = No Hobbit takes part in the battle
needs-battle_near_moria = The battle is not within two regions of Moria
needs-nazgul_leadership = The Nazgûl in the battle have too little Leadership
needs-gimli_or_legolas_in_fellowship = Neither Gimli nor Legolas is in the Fellowship
needs-boromir_in_fellowship = Boromir is not in the Fellowship
needs-gandalf_grey_in_fellowship = Gandalf the Grey is not in the Fellowship
needs-companion_in_fellowship = No Companion is in the Fellowship
needs-strider_with_army_in_south = Neither Strider nor Aragorn is with an Army in Gondor or Rohan
needs-companion_army_near_nazgul = No Army with a Companion is beside a Shadow Army with a Nazgûl
needs-gandalf_white_in_play = Gandalf the White is not in play
needs-companion_in_fangorn = No Companion is in Fangorn
needs-strider_in_rohan = Neither Strider nor Aragorn is in Rohan
needs-boromir_in_gondor = Boromir is not in Gondor
needs-strider_with_army = Neither Strider nor Aragorn is with an Army
needs-aragorn_with_army_abroad = Aragorn is not with an Army outside the lands of the Free Peoples
needs-gondor_active = Gondor is not active
needs-rohan_at_war = Rohan is not At War
needs-army_with_companion = No Army has a Companion with it
needs-elves_at_war = The Elves are not At War
needs-fellowship_away_from_settlements = The Fellowship is in a region with a Free Peoples Settlement

card-fp_char_01-event = Your tile with a 0 is in play. It goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is there.
card-fp_char_02-event = A second tile of yours with a 0 is in play. It goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is there.
card-fp_char_03-event = Your tile with −2 is in play: when it is drawn, two Corruption are healed. It goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is there.
card-fp_char_04-event = Your tile with −1 is in play: when it is drawn, one Corruption is healed. It goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is there.
card-fp_char_05-event = Stays on the table. After the Shadow has drawn a Hunt tile you may give this card up: another tile is drawn and counts instead, and the first goes back into the pool.
card-fp_char_06-event = Gimli or Legolas must be in the Fellowship. Stays on the table as long as one of them is. Give it up to lower the damage of a Hunt tile by one.
card-fp_char_07-event = Boromir must be in the Fellowship. Stays on the table as long as he is. Give it up to lower the damage of a Hunt tile by one.
card-fp_char_08-event = Gandalf the Grey must be in the Fellowship. Stays on the table as long as he is. Give it up when a Hunt tile is about to be drawn: it is not drawn.
card-fp_char_09-event = Roll three dice: heal one Corruption for each 5 or 6; with Strider as Guide for each 3 or more.
card-fp_char_10-event = Heal one Corruption. With Gollum as Guide you may then hide the Fellowship, or move it; the die for this card stays out of the Hunt Box.
card-fp_char_11-event = A Companion must be in the Fellowship. Separate one Companion or a group, one region farther than usual; then heal one Corruption.
card-fp_char_12-event = Heal one Corruption; with Gollum as Guide two.
card-fp_char_13-event = Turn one of your unused Character dice to the Will of the West. If the Fellowship is in Lórien and Lórien is yours, heal one Corruption.
card-fp_char_14-event = Strider or Aragorn must be with an Army in Gondor or Rohan. Draw three Hunt tiles: each Eye leaves the game, the others go back. Three Eyes go back too, but Strider or Aragorn falls.
card-fp_char_15-event = Separate Companions, or move one group on the map, as if their Level were four. They may end in a Stronghold of yours under siege.
card-fp_char_16-event = Separate Companions, or move one group on the map, two regions farther than usual. They may end in a Stronghold of yours under siege.
card-fp_char_17-event = Separate one Companion or a group, one region farther than usual. Then, with Gimli or Legolas in Erebor, Dale or the Woodland Realm: Dwarves and North become active, and Dwarves, Elves and North advance one step each.
card-fp_char_18-event = An Army with a Companion must be in or beside the region of a Shadow Army that has a Nazgûl. Roll a die for each of its Nazgûl, five at most, the Witch-king aside: each 5 or 6 eliminates one. The others flee to a Stronghold of Sauron that the Shadow chooses.
card-fp_char_19-event = Gandalf the White must be in play, and a Companion in Fangorn. Roll three dice against the Shadow Army in Orthanc: each 4 or more is a hit, and who leads a destroyed Army falls with it. Saruman falls if no unit is left with him. With Gandalf the White in Fangorn or Rohan you may play one more Character card without a die.
card-fp_char_20-event = Gandalf the White must be in play, and a Companion in Fangorn. Roll three dice against the Shadow Army in Orthanc: each 4 or more is a hit, and who leads a destroyed Army falls with it. Saruman falls if no unit is left with him. With Gandalf the White in Fangorn or Rohan you may play one more Character card without a die.
card-fp_char_21-event = Gandalf the White must be in play, and a Companion in Fangorn. Roll three dice against the Shadow Army in Orthanc: each 4 or more is a hit, and who leads a destroyed Army falls with it. Saruman falls if no unit is left with him. With Gandalf the White in Fangorn or Rohan you may play one more Character card without a die.
card-fp_char_22-event = Strider or Aragorn must be in Rohan. He and any Companions with him go to Erech, Lamedon or Pelargir. A Shadow Army there takes as many hits as a die shows and must retreat or be destroyed. Then recruit up to three Regulars of Gondor there and take the place back.
card-fp_char_23-event = Boromir must be in Gondor. Recruit a unit of Gondor where he is; draw two Strategy cards.
card-fp_char_24-event = Strider or Aragorn must be with an Army. One of its Regulars is replaced by an Elite of the same Nation; draw two Strategy cards.
card-fp_strat_01-event = Aragorn must be with an Army outside the lands of the Free Peoples. Stays on the table as long as he is. Dice that move the Fellowship do not go into the Hunt Box. Leaves when the Fellowship is declared or revealed.
card-fp_strat_02-event = The Elves advance one step. Stays on the table: Shadow Armies may neither enter nor attack Lórien, Rivendell and the Grey Havens. The Shadow may remove it with a die, an Army card and a Character card.
card-fp_strat_03-event = The North advances one step. Stays on the table: Shadow Armies may neither enter nor attack the Old Forest, the Shire and Buckland. The Shadow may remove it with a die, an Army card and a Character card.
card-fp_strat_04-event = Move any Companions on the map. Then, with a Companion in Ered Luin or Erebor, the Dwarves become active and go to war.
card-fp_strat_05-event = Choose a Shadow Army with units of two Nations and roll five dice: each 5 or 6 is a hit on it.
card-fp_strat_06-event = Choose a Shadow Army in Osgiliath or Ithilien and roll three dice: each 5 or 6 is a hit on it. Then, with an Army of yours in Osgiliath, recruit a unit and a Leader of Gondor there.
card-fp_strat_07-event = Move any Companions on the map. Then, with a Companion in Bree or the Shire, the North becomes active and goes to war.
card-fp_strat_08-event = Choose a Nation of the Free Peoples: it becomes active and advances one step.
card-fp_strat_09-event = Gondor must be active. Rohan advances one step; recruit a unit and a Leader of Rohan in Edoras.
card-fp_strat_10-event = Attack, from an adjacent region, a Shadow Army that besieges a Stronghold. In each round it rolls a die less for each unit of the garrison, but always one.
card-fp_strat_11-event = Rohan must be At War. An Army goes from a region of Rohan straight to Minas Tirith; if that is lost or under siege, to a region beside it.
card-fp_strat_12-event = Move an Army with a Companion up to two regions.
card-fp_strat_13-event = The Elves must be At War. Recruit two units of the Elves in a coastal region with an Army of yours.
card-fp_strat_14-event = Recruit a unit and a Leader of Gondor in Minas Tirith.
card-fp_strat_15-event = Recruit a unit of the Elves in Lórien; draw a Strategy card.
card-fp_strat_16-event = Recruit a unit and a Leader of Rohan in Edoras, or where a Companion is in Rohan.
card-fp_strat_17-event = Recruit a unit and a Leader of the North in Carrock.
card-fp_strat_18-event = Recruit a unit and a Leader of Gondor in Dol Amroth.
card-fp_strat_19-event = Recruit two Regulars of the North in Dale; draw a Strategy card.
card-fp_strat_20-event = Recruit a unit of the North in the Shire and a unit of the Dwarves in Ered Luin; draw a Strategy card.
card-fp_strat_21-event = Recruit a unit of the Elves in Rivendell; draw a Strategy card.
card-fp_strat_22-event = Recruit a unit and a Leader of the Dwarves in Erebor.
card-fp_strat_23-event = Recruit a unit and a Leader of Rohan in a free Settlement of Rohan.
card-fp_strat_24-event = Recruit a unit of the Elves in the Woodland Realm; draw a Strategy card.
card-sh_char_01-event = Puts the red tile Shelob's Lair in play: damage by a die, and the Fellowship stops. It goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is there.
card-sh_char_02-event = Puts the red tile The Ring Is Mine! in play: an Eye that reveals and stops the Fellowship. It goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is there.
card-sh_char_03-event = Puts the red tile On, On They Went in play: damage 3, and the Fellowship stops. It goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is there.
card-sh_char_04-event = Puts the red tile Give It to Uss! in play: damage 1, revealed, and the Fellowship stops. It goes into the Hunt Pool when the Fellowship enters Mordor, or at once if it is there.
card-sh_char_05-event = The Fellowship must not be in a region with a Free Peoples Town, City or Stronghold. Draw a Hunt tile. An Eye or a blue tile is discarded without effect; any other is resolved as after a successful Hunt.
card-sh_char_06-event = The Fellowship must not be in a region with a Free Peoples Town, City or Stronghold. Draw a Hunt tile. An Eye or a blue tile is discarded without effect; of any other all damage becomes Corruption, nothing can lower it.
card-sh_char_07-event = The Fellowship must not be in a region with a Free Peoples Town, City or Stronghold. Draw a Hunt tile. An Eye or a blue tile is discarded without effect; if any other leaves damage, a random Companion dies for it before the Ring takes the rest.
card-sh_char_08-event = The Fellowship must not be in a region with a Free Peoples Town, City or Stronghold. Roll three dice: 1 Corruption for each 4 or more; if Gollum is the Guide, for each 6 only.
card-sh_char_09-event = The Fellowship must have Progress 1 or more, off the Mordor Track. Fly any of your Nazgûl. If one is then with the Fellowship, it is revealed.
card-sh_char_10-event = The Fellowship must have Progress 1 or more, off the Mordor Track. Move the Ring-bearers to a neighbouring region; Progress stays, and nobody hunts.
card-sh_char_11-event = The Fellowship must have Progress 1 or more, off the Mordor Track. Fly any of your Nazgûl. If one is then with the Fellowship, you may discard a Character card from the Free Peoples' table, or hunt as if the Fellowship had just moved.
card-sh_char_12-event = The Fellowship must be revealed. 2 Corruption if there is 3 or less, else 1.
card-sh_char_13-event = The Fellowship must be revealed. If Gollum is the Guide, 1 Corruption. Else a random Companion is tempted: the Free Peoples take Corruption equal to his Level, or lose him.
card-sh_char_14-event = The Fellowship must be revealed. Draw a Hunt tile. An Eye or a blue tile is discarded without effect; of any other its number of Companions, chosen by the Free Peoples, must leave the Fellowship where it stands. If Gollum is the Guide, 1 Corruption instead.
card-sh_char_15-event = Stays on the table. Each time a Companion is lost to the Hunt you may discard a Free Peoples Character card: a random one of their hand, or one on their table. Leaves when the Fellowship is declared in an unconquered Free Peoples City or Stronghold.
card-sh_char_16-event = Stays on the table. Before a Hunt roll you may discard it: each die of that roll gets +1. Leaves when used, or when the Fellowship is declared in an unconquered Free Peoples City or Stronghold.
card-sh_char_17-event = Stays on the table. When a declared or revealed Fellowship moves into, out of or through Moria you may discard it to draw a Hunt tile (an Eye does nothing); or use it from the table as your Combat card. Leaves when used.
card-sh_char_18-event = Turn up to three of your unused dice to Eyes; they go to the Hunt Box.
card-sh_char_19-event = A Shadow Army with a Nazgûl must be beside, or besiege or be besieged by, a Free Peoples Army. Choose such a pair of Armies and roll a die for each of the Nazgûl, at most five: each 5 or more is a hit on the Free Peoples Army.
card-sh_char_20-event = The Witch-king must be with an Army that besieges a Stronghold. That Army attacks the Stronghold for up to three rounds. In the first the Free Peoples may use a Combat card only with a Companion in the battle.
card-sh_char_21-event = Saruman must be in play. Stays on the table. Whenever you play a card with an Event result you draw a card from either deck. Leaves when Saruman is eliminated; the Free Peoples may remove it with a Will of the West, or with any die and an Elven Ring.
card-sh_char_22-event = Saruman must be in play. Stays on the table. Rohan becomes active only by a Companion or the Fellowship in Edoras or Helm's Deep, or by an attack on an Army there. Leaves when Rohan is active or Saruman is eliminated.
card-sh_char_23-event = Move any of your Nazgûl. Then you may move up to two Armies, a Nazgûl with each; or attack with an Army that has one.
card-sh_char_24-event = The Witch-king must be in play. Recruit two Nazgûl where the Witch-king is, or move any of your Nazgûl. Then you may move his Army, or attack with it.
card-sh_strat_01-event = The Shadow must hold an Elven Stronghold. For each Elven Stronghold that is not besieged roll a die for each Elven unit in it, at most five: each 6 is a hit on the Army there.
card-sh_strat_02-event = Saruman must be in play, and an Army with an Isengard unit must besiege a Stronghold. Such an Army attacks its Stronghold for up to three rounds. In the first the Free Peoples may use a Combat card only with a Companion in the battle.
card-sh_strat_03-event = Minas Tirith must be besieged by the Shadow. A Leader in Minas Tirith is eliminated. Stays on the table: the Free Peoples may not use Combat cards in battles at Minas Tirith. Leaves when the siege ends; the Free Peoples may remove it with a Will of the West, or with any die if Gandalf or Aragorn is in Minas Tirith.
card-sh_strat_04-event = All Shadow Nations must be At War. All unused Free Peoples dice with a Will of the West are lost for this turn.
card-sh_strat_05-event = Stays on the table. The Free Peoples cannot advance passive Nations with a Muster result. Leaves when a Free Peoples Nation advances because its Army is attacked or by a Companion's ability.
card-sh_strat_06-event = The Fellowship or a Companion on the map must be in a region of a Free Peoples Nation that is not At War. Choose such a Nation: it goes a step back from war, and the Free Peoples eliminate one of its Leaders or units.
card-sh_strat_07-event = Move an Army up to three regions to another Shadow Army that is not besieged.
card-sh_strat_08-event = Move two Armies up to two regions each, each to another Shadow Army that is not besieged.
card-sh_strat_09-event = All Shadow Nations must be At War. Move up to four Armies, one region each.
card-sh_strat_10-event = The Southrons and Easterlings must be At War. Ship an Army from Umbar to a Gondor coast: Anfalas, Dol Amroth, Lamedon or Pelargir. It attacks an Army that is there, and cannot cease unless that Army was besieged.
card-sh_strat_11-event = Isengard must be At War. Recruit two Isengard Regulars in a free region beside North or South Dunland; then up to four Isengard units of these two may join them.
card-sh_strat_12-event = The Witch-king must be in play. The Witch-king goes to Angmar. Recruit two Sauron Regulars and an Elite there.
card-sh_strat_13-event = Isengard must be At War. Recruit an Isengard unit with any Shadow Army.
card-sh_strat_14-event = Sauron must be At War. Recruit a Sauron unit with any Shadow Army.
card-sh_strat_15-event = Sauron must be At War. Replace two Sauron Regulars anywhere by Elites.
card-sh_strat_16-event = Saruman must be in play. Recruit two Isengard Regulars in North Dunland, two in South Dunland, and two Isengard units in Orthanc.
card-sh_strat_17-event = Recruit two Regulars in each of three Southron and Easterling Settlements.
card-sh_strat_18-event = Aragorn must be in play. Recruit five Sauron Regulars and a Nazgûl in Minas Morgul.
card-sh_strat_19-event = Recruit two Sauron units and a Nazgûl, all in Mount Gram or all in Moria.
card-sh_strat_20-event = Recruit three Sauron Regulars in Dol Guldur and three in Mount Gundabad.
card-sh_strat_21-event = The Southrons and Easterlings must be At War. Recruit five Southron and Easterling Regulars in one free region of East Rhûn, South Rhûn, Khand and Far Harad.
card-sh_strat_22-event = Recruit a Sauron Regular in Angmar, Ettenmoors and Weather Hills, and an Elite in Trollshaws; each only if the region is free.
card-sh_strat_23-event = All Shadow Nations must be At War. Recruit five Southron and Easterling Regulars in Gorgoroth and five Sauron Regulars in Nurn.
card-sh_strat_24-event = Sauron must be At War. Recruit two Sauron Regulars in each of three Sauron Strongholds.

combat-daring_defiance = A Companion must be in the battle. All Companions in the battle give up their Leadership in this round; the Shadow's Combat card is cancelled.
combat-scouts = You must be the defender in the field. Before any roll your Army retreats, or withdraws into its Stronghold. The battle is over.
combat-charge = An Elite of yours must be in the battle. Before the Combat roll: an extra attack with a die for each Elite of yours, five at most.
combat-sudden_strike = A Leader or Companion must be in the battle. Before the Combat roll: an extra attack with as many dice as your Leadership, five at most.
combat-advantageous_position = In a region of a Free Peoples Nation: −1 on each die of the Shadow's Combat roll.
combat-brave_stand = A Companion must be in the battle. The Shadow rolls one Combat die less for each Companion in the battle, but always one.
combat-daylight = The Shadow rolls three Combat dice at most.
combat-ents_rage = In Fangorn, Orthanc or Rohan: +2 on each die of your Combat roll.
combat-huorn_dark = In Fangorn, Orthanc or Rohan: the Shadow rolls two Combat dice at most.
combat-it_is_a_gift = In the region of the Fellowship: +1 on each die of your Combat roll and your Leader re-roll.
combat-servant_of_the_secret_fire = With Gandalf in the battle: +1 on each die of your Combat roll.
combat-valour = With an Elite in the battle: +1 on each die of your Combat roll.
combat-anduril = Strider or Aragorn must be in the battle. Strider gives up his Leadership and one missed die becomes a hit; Aragorn gives up his and up to two do.
combat-confusion = Each 1 of the Shadow's Combat roll is a hit on its own Army and cannot be rolled again.
combat-mighty_attack = A Companion in the battle gives up his Leadership, and one missed die becomes a hit.
combat-nameless_wood = In Fangorn, Orthanc or Rohan: two more hits, if you scored any.
combat-no_quarter = One more hit, if you scored any.
combat-blade_of_westernesse = With a Hobbit in the battle: one hit of your Leader re-roll eliminates a Minion in the battle instead.
combat-fateful_strike = A Leader or Companion must be in the battle. A hit of your Leader re-roll also eliminates a Nazgûl in the battle; two, a Nazgûl or a Minion.
combat-heroic_death = You may eliminate a Leader in the battle to cancel one hit, or a Companion to cancel as many as his Level.
combat-shield_wall = If the Shadow scores two hits or more, one is cancelled.
combat-swarm_of_bats = Cancels the Free Peoples' Combat card; if there is none, +1 on your Leader re-roll.
combat-words_of_power = A Nazgûl must be in the battle. Name a Companion in the battle: he has no Leadership and no ability in this round.
combat-durins_bane = The battle must be within two regions of Moria. Attack with three dice before the Combat roll: each 4 or more hits at once.
combat-cruel_as_death = Nazgûl in the battle must have Leadership 2 or more. Forfeit Nazgûl worth 2 Leadership: +1 on your Combat roll.
combat-deadly_strife = Both sides get +2 on Combat roll and Leader re-roll.
combat-desperate_battle = Both sides get +1 on Combat roll and Leader re-roll.
combat-devilry_of_orthanc = An Isengard unit must be in a siege battle. +1 on your Combat roll.
combat-dread_and_despair = Nazgûl in the battle must have Leadership 1 or more. Forfeit Nazgûl: the Free Peoples roll a Combat die fewer for each point, but at least one.
combat-foul_stench = Nazgûl in the battle must have Leadership 1 or more. If the Nazgûl's Leadership is not below the Free Peoples', they have no Leader re-roll.
combat-one_for_the_dark_lord = The battle must be in the Fellowship's region. +1 on your Combat roll and Leader re-roll.
combat-relentless_assault = Take up to two hits of your own: +1 on your Combat roll for each.
combat-mumakil = A Southron and Easterling Elite must be in the battle. +1 on your Combat roll; after the re-roll a hit more if you have more hits than the Free Peoples.
combat-they_are_terrible = Nazgûl in the battle must have Leadership 1 or more. Forfeit a Nazgûl: +1 on your Leader re-roll.
combat-black_breath = A Nazgûl must be in the battle. If your Leader re-roll hits, you may also eliminate a Leader, or a Companion whose Level is not above those hits.
combat-great_host = After casualties the Free Peoples take a hit if you have at least twice as many units.
combat-onslaught = After casualties take up to four hits of your own and roll a die for each: each 4 or more hits.
combat-we_come_to_kill = A Shadow Elite must be in the battle. After casualties roll a die for each of your Elites, at most five: each 5 or more hits.

refuse-R10-10 = The Army that the card moves, and its way, do not allow that
refuse-R6-7 = a card on the table forbids it, or cannot be removed like this

option-take = { $figure } in { $region }
option-turn = Turn { $die } to an Eye

way-hunt = Hunt for the Ring
way-hand = A random Character card of their hand
way-recruit_nazgul = Recruit two Nazgûl where the Witch-king is

event-card_taken =
    { $seat-number ->
        [other] { $seat } lose { $card } from the hand.
       *[one] { $seat } loses { $card } from the hand.
    }
event-dice_lost =
    { $count ->
        [one] Lost for this turn: { $count } { $face } die of { $side }.
       *[other] Lost for this turn: { $count } { $face } dice of { $side }.
    }
event-ring_paid = The Free Peoples give up an Elven Ring.
event-set_back = A step back from war for { $nation } { $cause }: { $steps } left
event-promoted = A Regular of { $nation } in { $region } becomes an Elite.

dealer-hand = a Character card of the Free Peoples' hand

refuse-card_choice = the card does not allow that
refuse-R27-fp_strat_02 = A Power Too Great: no Shadow Army enters or attacks Lórien, Rivendell or the Grey Havens.
refuse-R27-fp_strat_03 = The Power of Tom Bombadil: no Shadow Army enters or attacks the Old Forest, the Shire or Buckland.
refuse-R27-sh_strat_05 = Threats and Promises: a passive Nation cannot be advanced with a die.

needs-nazgul_in_battle = No Nazgûl takes part in the battle
needs-nazgul_leadership_two = The Nazgûl in the battle have less than 2 Leadership
needs-isengard_in_siege_battle = This is no siege battle with a unit of Isengard
needs-southron_elite_in_battle = No Southron or Easterling Elite takes part in the battle
needs-shadow_elite_in_battle = No Elite of the Shadow takes part in the battle
needs-progress = The Fellowship has no Progress, or is on the Mordor Track
needs-revealed = The Fellowship is hidden
needs-saruman = Saruman is not in play
needs-witch_king = The Witch-king is not in play
needs-nazgul_beside_enemy = No Shadow Army with a Nazgûl is beside a Free Peoples Army
needs-witch_king_besieges = The Witch-king is with no Army that besieges a Stronghold
needs-elven_stronghold_taken = The Shadow holds no Elven Stronghold
needs-isengard_besieges = No Army with an Isengard unit besieges a Stronghold
needs-minas_tirith_besieged = Minas Tirith is not besieged by the Shadow
needs-shadow_at_war = Not all Nations of the Shadow are At War
needs-companion_in_peace = Neither the Fellowship nor a Companion is in a land that is not At War
needs-southrons_at_war = The Southrons and Easterlings are not At War
needs-isengard_at_war = Isengard is not At War
needs-sauron_at_war = Sauron is not At War
needs-aragorn = Aragorn is not in play

scene-card = { "  " }{ $card }: { $text }
scene-card_unmet = { "  " }{ $card }: { $text } Not now: { $why }.

setup-several_cards_per_tile = Any number of cards on the table against one Hunt tile
setup-staff_stops_the_step = The Wizard's Staff also stops the step on the Mordor Track
setup-any_strategy_card_pays = Any Strategy card pays against the two Powers

way-corruption = { $count } Corruption
way-men_of_gondor =
    { $count ->
        [0] Recruit nobody
        [one] Recruit one Regular
       *[other] Recruit { $count } Regulars
    }
way-own_hits =
    { $count ->
        [0] No hit
        [one] One hit
       *[other] { $count } hits
    }
way-move_with_nazgul = Move up to two Armies, a Nazgûl with each
way-attack_with_nazgul = Attack with an Army that has a Nazgûl
way-move_with_witch_king = Move the Witch-king's Army
way-attack_with_witch_king = Attack with the Witch-king's Army
way-fly = Move Nazgûl

setup-gollum_at_once = The Breaking of the Fellowship: with Gollum as Guide no tile is drawn
setup-ships_only_land = Corsairs of Umbar: at a besieged Dol Amroth no battle starts
setup-storms_go_on = Grond, The Fighting Uruk-hai: the Shadow may not stop before the third round
setup-captures_end_threats = Threats and Promises: a capture ends them, too
setup-sorrow_for_lures = Worn with Sorrow and Toil: a Companion lost to the Lure of the Ring counts, too
setup-white_rider_unshaken = Words of Power do not suspend Gandalf the White's power over the Nazgûl
setup-eomer_in_siege = Éomer may come into besieged Helm's Deep

hint-planned = this is what the planner would do
hint-foreseen =
    { $tries ->
        [one] played ahead { $tries } time: it wins about { $share }% from there
       *[other] played ahead { $tries } times: it wins about { $share }% from there
    }

refuse-act = it is your turn: use a die, change one with a Ring, discard one, or pass
refuse-voice_elites = two Regulars in Orthanc and two Elites in the reinforcements are needed
refuse-voice_place = choose an Isengard Settlement that is yours and free
refuse-move_first = one die gives one action: now move an Army
refuse-editor = leave the editor first
refuse-voice_other = the Voice of Saruman is your teammate's
refuse-nazgul = only the Witch-king player recruits Nazgûl

warn-inner_mordor = The Mordor Track is entered at Morannon or Minas Morgul only: from here the Fellowship must come back

setup-captured_homes_are_silent = Book of Mazarbul, Fear! Fire! Foes!, There and Back Again: a captured place rouses nobody
setup-valinor_takes_elves = Return to Valinor: hits fall on Elven units alone
setup-corsairs_must_land = Corsairs of Umbar: after a victory somebody must land
setup-edoras_wakes_rohan = Wormtongue: an attack on Edoras or Helm's Deep wakes Rohan, whoever defends

## Regions

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash_mountains = Ash Mountains
region-barad_dur = Barad-dûr
region-bree = Bree
region-buckland = Buckland
region-cardolan = Cardolan
region-carrock = Carrock
region-dagorlad = Dagorlad
region-dale = Dale
region-dead_marshes = Dead Marshes
region-dimrill_dale = Dimrill Dale
region-dol_amroth = Dol Amroth
region-dol_guldur = Dol Guldur
region-druadan_forest = Drúadan Forest
region-druwaith_iaur = Drúwaith Iaur
region-eagles_eyrie = Eagles' Eyrie
region-east_harondor = East Harondor
region-east_rhun = East Rhûn
region-eastemnet = Eastemnet
region-eastern_brown_lands = Eastern Brown Lands
region-eastern_emyn_muil = Eastern Emyn Muil
region-eastern_mirkwood = Eastern Mirkwood
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered_luin = Ered Luin
region-ettenmoors = Ettenmoors
region-evendim = Evendim
region-fangorn = Fangorn
region-far_harad = Far Harad
region-folde = Folde
region-fords_of_bruinen = Fords of Bruinen
region-fords_of_isen = Fords of Isen
region-forlindon = Forlindon
region-gap_of_rohan = Gap of Rohan
region-gladden_fields = Gladden Fields
region-goblins_gate = Goblin's Gate
region-gorgoroth = Gorgoroth
region-grey_havens = Grey Havens
region-harlindon = Harlindon
region-helms_deep = Helm's Deep
region-high_pass = High Pass
region-hollin = Hollin
region-iron_hills = Iron Hills
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas_tirith = Minas Tirith
region-minas_morgul = Minas Morgul
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount_gram = Mount Gram
region-mount_gundabad = Mount Gundabad
region-narrows_of_the_forest = Narrows of the Forest
region-near_harad = Near Harad
region-noman_lands = Noman-lands
region-north_anduin_vale = North Anduin Vale
region-north_downs = North Downs
region-north_dunland = North Dunland
region-north_ered_luin = North Ered Luin
region-north_ithilien = North Ithilien
region-north_rhun = North Rhûn
region-northern_dorwinion = Northern Dorwinion
region-northern_mirkwood = Northern Mirkwood
region-northern_rhovanion = Northern Rhovanion
region-nurn = Nurn
region-old_ford = Old Ford
region-old_forest = Old Forest
region-old_forest_road = Old Forest Road
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth_celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Rivendell
region-south_anduin_vale = South Anduin Vale
region-south_downs = South Downs
region-south_dunland = South Dunland
region-south_ered_luin = South Ered Luin
region-south_ithilien = South Ithilien
region-south_rhun = South Rhûn
region-southern_dorwinion = Southern Dorwinion
region-southern_mirkwood = Southern Mirkwood
region-southern_rhovanion = Southern Rhovanion
region-tharbad = Tharbad
region-the_shire = The Shire
region-tower_hills = Tower Hills
region-trollshaws = Trollshaws
region-umbar = Umbar
region-vale_of_the_carnen = Vale of the Carnen
region-vale_of_the_celduin = Vale of the Celduin
region-weather_hills = Weather Hills
region-west_harondor = West Harondor
region-westemnet = Westemnet
region-western_brown_lands = Western Brown Lands
region-western_emyn_muil = Western Emyn Muil
region-western_mirkwood = Western Mirkwood
region-withered_heath = Withered Heath
region-woodland_realm = Woodland Realm

## Titles of cards

card-fp_char_01-title = Elven Cloaks
card-fp_char_02-title = Elven Rope
card-fp_char_03-title = Phial of Galadriel
card-fp_char_04-title = Sméagol Helps Nice Master
card-fp_char_05-title = Mithril Coat and Sting
card-fp_char_06-title = Axe and Bow
card-fp_char_07-title = Horn of Gondor
card-fp_char_08-title = Wizard's Staff
card-fp_char_09-title = Athelas
card-fp_char_10-title = There Is Another Way
card-fp_char_11-title = I Will Go Alone
card-fp_char_12-title = Bilbo's Song
card-fp_char_13-title = Mirror of Galadriel
card-fp_char_14-title = Challenge of the King
card-fp_char_15-title = Gwaihir the Windlord
card-fp_char_16-title = We Prove the Swifter
card-fp_char_17-title = There and Back Again
card-fp_char_18-title = The Eagles Are Coming!
card-fp_char_19-title = The Ents Awake: Treebeard
card-fp_char_20-title = The Ents Awake: Huorns
card-fp_char_21-title = The Ents Awake: Entmoot
card-fp_char_22-title = Dead Men of Dunharrow
card-fp_char_23-title = House of the Stewards
card-fp_char_24-title = The Grey Company
card-fp_strat_01-title = The Last Battle
card-fp_strat_02-title = A Power Too Great
card-fp_strat_03-title = The Power of Tom Bombadil
card-fp_strat_04-title = Book of Mazarbul
card-fp_strat_05-title = The Spirit of Mordor
card-fp_strat_06-title = Faramir's Rangers
card-fp_strat_07-title = Fear! Fire! Foes!
card-fp_strat_08-title = Wisdom of Elrond
card-fp_strat_09-title = The Red Arrow
card-fp_strat_10-title = Help Unlooked For
card-fp_strat_11-title = Paths of the Woses
card-fp_strat_12-title = Through a Day and a Night
card-fp_strat_13-title = Círdan's Ships
card-fp_strat_14-title = Guards of the Citadel
card-fp_strat_15-title = Celeborn's Galadhrim
card-fp_strat_16-title = Riders of Théoden
card-fp_strat_17-title = Grimbeorn the Old, Son of Beorn
card-fp_strat_18-title = Imrahil of Dol Amroth
card-fp_strat_19-title = King Brand's Men
card-fp_strat_20-title = Swords in Eriador
card-fp_strat_21-title = Kindred of Glorfindel
card-fp_strat_22-title = Dáin Ironfoot's Guard
card-fp_strat_23-title = Éomer, Son of Éomund
card-fp_strat_24-title = Thranduil's Archers
card-sh_char_01-title = Shelob's Lair
card-sh_char_02-title = The Ring Is Mine!
card-sh_char_03-title = On, On They Went
card-sh_char_04-title = Give It to Uss!
card-sh_char_05-title = Orc Patrol
card-sh_char_06-title = Isildur's Bane
card-sh_char_07-title = Foul Thing from the Deep
card-sh_char_08-title = Candles of Corpses
card-sh_char_09-title = Nazgûl Search
card-sh_char_10-title = Cruel Weather
card-sh_char_11-title = The Nazgûl Strike!
card-sh_char_12-title = Morgul Wound
card-sh_char_13-title = Lure of the Ring
card-sh_char_14-title = The Breaking of the Fellowship
card-sh_char_15-title = Worn with Sorrow and Toil
card-sh_char_16-title = Flocks of Crebain
card-sh_char_17-title = Balrog of Moria
card-sh_char_18-title = The Lidless Eye
card-sh_char_19-title = Dreadful Spells
card-sh_char_20-title = Grond, Hammer of the Underworld
card-sh_char_21-title = The Palantír of Orthanc
card-sh_char_22-title = Wormtongue
card-sh_char_23-title = The Ringwraiths Are Abroad
card-sh_char_24-title = The Black Captain Commands
card-sh_strat_01-title = Return to Valinor
card-sh_strat_02-title = The Fighting Uruk-hai
card-sh_strat_03-title = Denethor's Folly
card-sh_strat_04-title = The Day Without Dawn
card-sh_strat_05-title = Threats and Promises
card-sh_strat_06-title = Stormcrow
card-sh_strat_07-title = Shadows Gather
card-sh_strat_08-title = The Shadow Lengthens
card-sh_strat_09-title = The Shadow Is Moving
card-sh_strat_10-title = Corsairs of Umbar
card-sh_strat_11-title = Rage of the Dunlendings
card-sh_strat_12-title = Return of the Witch-king
card-sh_strat_13-title = Half-orcs and Goblin-men
card-sh_strat_14-title = Olog-hai
card-sh_strat_15-title = Hill-trolls
card-sh_strat_16-title = A New Power Is Rising
card-sh_strat_17-title = Many Kings to the Service of Mordor
card-sh_strat_18-title = The King Is Revealed
card-sh_strat_19-title = Shadows on the Misty Mountains
card-sh_strat_20-title = Orcs Multiplying Again
card-sh_strat_21-title = Horde from the East
card-sh_strat_22-title = Monsters Roused
card-sh_strat_23-title = Musterings of Long-planned War
card-sh_strat_24-title = Pits of Mordor

## Titles of Combat cards

combat-it_is_a_gift-title = It Is a Gift
combat-blade_of_westernesse-title = Blade of Westernesse
combat-mighty_attack-title = Mighty Attack
combat-servant_of_the_secret_fire-title = Servant of the Secret Fire
combat-anduril-title = Andúril
combat-heroic_death-title = Heroic Death
combat-daring_defiance-title = Daring Defiance
combat-fateful_strike-title = Fateful Strike
combat-sudden_strike-title = Sudden Strike
combat-brave_stand-title = Brave Stand
combat-ents_rage-title = Ents' Rage
combat-huorn_dark-title = Huorn-dark
combat-nameless_wood-title = Nameless Wood
combat-daylight-title = Daylight
combat-no_quarter-title = No Quarter
combat-advantageous_position-title = Advantageous Position
combat-scouts-title = Scouts
combat-shield_wall-title = Shield-wall
combat-confusion-title = Confusion
combat-charge-title = Charge
combat-valour-title = Valour
combat-one_for_the_dark_lord-title = One for the Dark Lord
combat-cruel_as_death-title = Cruel as Death
combat-they_are_terrible-title = They Are Terrible
combat-dread_and_despair-title = Dread and Despair
combat-foul_stench-title = Foul Stench
combat-black_breath-title = Black Breath
combat-words_of_power-title = Words of Power
combat-durins_bane-title = Durin's Bane
combat-devilry_of_orthanc-title = Devilry of Orthanc
combat-deadly_strife-title = Deadly Strife
combat-onslaught-title = Onslaught
combat-relentless_assault-title = Relentless Assault
combat-great_host-title = Great Host
combat-mumakil-title = Mûmakil
combat-swarm_of_bats-title = Swarm of Bats
combat-we_come_to_kill-title = We Come to Kill
combat-desperate_battle-title = Desperate Battle

card-both = { $combat } ({ $card })

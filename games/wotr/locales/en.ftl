### War of the Ring.
###
### Forms of a name that sentences ask for:
### `.number` of a verb that goes with it; `.the` with its article, `.a` with an indefinite one;
### `.of` its possessive. A form whose name begins with `start` is for the start of a sentence.

game-title = War of the Ring
game-about = the Free Peoples against the Shadow: armies, politics, and the Ring on its way to Mount Doom

# A match of teams needs the player's own name (`.team`); with two players the side is enough.
seat-first = Free Peoples
    .number = other
    .the = the Free Peoples
    .start = The Free Peoples
    .team = Free Peoples (Gondor)
seat-second = Shadow
    .the = the Shadow
    .start = The Shadow
    .team = Shadow (Witch-king)
seat-third = Saruman
seat-fourth = Rohan

side-free_peoples = the Free Peoples
    .number = other
    .of = the Free Peoples'
    .start = The Free Peoples
    .start_of = The Free Peoples'
side-shadow = the Shadow
    .of = the Shadow's
    .start = The Shadow
    .start_of = The Shadow's

nation-dwarves = Dwarves
    .number = other
    .the = the Dwarves
    .a = a Dwarven
    .start = The Dwarves
    .start_a = A Dwarven
nation-elves = Elves
    .number = other
    .the = the Elves
    .a = an Elven
    .start = The Elves
    .start_a = An Elven
nation-gondor = Gondor
    .a = a Gondor
    .start_a = A Gondor
nation-north = the North
    .a = a North
    .start = The North
    .start_a = A North
nation-rohan = Rohan
    .a = a Rohan
    .start_a = A Rohan
nation-isengard = Isengard
    .a = an Isengard
    .start_a = An Isengard
nation-sauron = Sauron
    .a = a Sauron
    .start_a = A Sauron
nation-southrons = Southrons & Easterlings
    .number = other
    .the = the Southrons & Easterlings
    .a = a Southron
    .start = The Southrons & Easterlings
    .start_a = A Southron

face-character = Character
face-army = Army
face-muster = Muster
face-muster_army = Muster/Army
face-event = Event
face-will = Will of the West
face-eye = Eye

# `.card` is one of its cards.
deck-fp_character = Free Peoples Character deck
    .card = a Free Peoples Character card
deck-fp_strategy = Free Peoples Strategy deck
    .card = a Free Peoples Strategy card
deck-sh_character = Shadow Character deck
    .card = a Shadow Character card
deck-sh_strategy = Shadow Strategy deck
    .card = a Shadow Strategy card

figure-regular = { $nation } Regular
    .a = { $nation-a } Regular
    .start = { $nation-start } Regular
figure-elite = { $nation } Elite
    .a = { $nation-a } Elite
    .start = { $nation-start } Elite
figure-leader = { $nation } Leader
    .a = { $nation-a } Leader
    .start = { $nation-start } Leader
figure-nazgul = Nazgûl
    .a = a Nazgûl
    .start = A Nazgûl

figures-regular =
    { $count ->
        [one] { $count } { $nation } Regular
       *[other] { $count } { $nation } Regulars
    }
    .number =
        { $count ->
            [one] one
           *[other] other
        }
figures-elite =
    { $count ->
        [one] { $count } { $nation } Elite
       *[other] { $count } { $nation } Elites
    }
    .number =
        { $count ->
            [one] one
           *[other] other
        }
figures-leader =
    { $count ->
        [one] { $count } { $nation } Leader
       *[other] { $count } { $nation } Leaders
    }
    .number =
        { $count ->
            [one] one
           *[other] other
        }
figures-nazgul = { $count } Nazgûl
    .number =
        { $count ->
            [one] one
           *[other] other
        }

card-none = no card

outcome-corruption = the Ring-bearers have given in to Corruption
outcome-ring = the Ring is destroyed in the Crack of Doom
outcome-shadow_military = the Shadow has conquered enough of Middle-earth
outcome-free_military = the Free Peoples have captured enough Shadow Settlements
outcome-resigned = resignation
outcome-flag = time ran out

setup-seats = Players
setup-mode = Rule enforcement
setup-mode-enforced = Enforced: only legal actions are possible
setup-mode-unrestricted = Unrestricted: you may also edit the position
setup-mode-companion = Companion: you play at a real table and enter the dice and cards
setup-expansion-none = Base game
setup-expansion-lords_of_middle_earth = Lords of Middle-earth
setup-expansion-warriors_of_middle_earth = Warriors of Middle-earth
setup-expansion-kings_of_middle_earth = Kings of Middle-earth
setup-start = Starting position
setup-start-standard = Standard setup
setup-start-breaking_of_the_fellowship = The Breaking of the Fellowship
setup-start-treebeard = Treebeard

dealer-fp_character = a card from the Free Peoples Character deck
dealer-fp_strategy = a card from the Free Peoples Strategy deck
dealer-sh_character = a card from the Shadow Character deck
dealer-sh_strategy = a card from the Shadow Strategy deck
dealer-fp_dice =
    { $count ->
        [one] the Free Peoples' { $count } Action die
       *[other] the Free Peoples' { $count } Action dice
    }
dealer-sh_dice =
    { $count ->
        [one] the Shadow's { $count } Action die
       *[other] the Shadow's { $count } Action dice
    }
dealer-fp_combat =
    { $count ->
        [one] { $count } Combat die for the Free Peoples
       *[other] { $count } Combat dice for the Free Peoples
    }
dealer-sh_combat =
    { $count ->
        [one] { $count } Combat die for the Shadow
       *[other] { $count } Combat dice for the Shadow
    }
dealer-hunt =
    { $count ->
        [one] { $count } Hunt die
       *[other] { $count } Hunt dice
    } for the Shadow: { $bonus ->
        [0] a 6 succeeds
       *[other] +{ $bonus } on each, 6 or more succeeds, a 1 never does
    }
dealer-tile = a Hunt tile
dealer-companion = a random Companion from the Fellowship
dealer-die =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }

ask-wait = Waiting for another player.
ask-choose = Make your choice.
ask-pick_deck = Which deck do you draw from?
ask-hand_limit =
    { $limit ->
        [one] Your hand limit is { $limit } card. Which card do you discard?
       *[other] Your hand limit is { $limit } cards. Which card do you discard?
    }
ask-swap_offer = Offer your teammate a card in exchange for one of theirs?
ask-swap_answer = Your teammate offers you a card, face down. Which card do you give in return?
ask-fellowship =
    { $progress ->
        [0] Fellowship phase: declare the Fellowship where it stands, enter Mordor or choose a Guide?
        [one] Fellowship phase: declare the Fellowship up to { $progress } region away, enter Mordor or choose a Guide?
       *[other] Fellowship phase: declare the Fellowship up to { $progress } regions away, enter Mordor or choose a Guide?
    }
ask-allocate = How many dice do you put in the Hunt Box?
ask-act =
    { $own ->
        [one] Your action: you have { $own } unused die, the other side has { $other }.
       *[other] Your action: you have { $own } unused dice, the other side has { $other }.
    }
ask-move_from = Which Army do you move?
ask-move_again = Move a second Army?
ask-move_to = Where do you move the Army in { $from-the }?
ask-move_group = Who moves from { $from-the } to { $to-the }? Chosen so far: { $group-a }.
ask-attack_from = Which Army do you attack with?
ask-attack_to = Where do you attack with the Army in { $from-the }?
ask-attack_group = Who attacks { $to-the } from { $from-the }? The rest stay behind as the rearguard. Chosen so far: { $group-a }.
ask-recruit = What do you recruit: one Elite, or two Regulars, Leaders or Nazgûl in two different Settlements?
ask-recruit_again = Recruit a second figure in another Settlement?
ask-voice = There are too few Regulars for every Settlement. Where do you place one?
ask-enter = Where do you bring { $who-a } into play?
ask-separate = Who leaves the Fellowship?
ask-separate_to =
    { $range ->
        [one] { $group } may move up to { $range } region. Where to?
       *[other] { $group } may move up to { $range } regions. Where to?
    }
ask-companions = Which Companion do you move?
ask-companions_to =
    { $range ->
        [one] { $group } may move up to { $range } region from { $from-the }. Where to?
       *[other] { $group } may move up to { $range } regions from { $from-the }. Where to?
    }
ask-nazgul = Which Nazgûl or Minion do you move?
ask-nazgul_to = Where do you move the Nazgûl in { $from-the }?
ask-minion_to = Where do you move { $who-a }?
ask-damage = The Hunt does { $damage } damage, and Corruption is at { $corruption }. How do you take the damage?
ask-walk =
    { $left ->
        [one] The Fellowship is revealed in { $region-the } and may move up to { $left } region. Where to?
       *[other] The Fellowship is revealed in { $region-the } and may move up to { $left } regions. Where to?
    }
ask-guide = Who becomes the Guide?
ask-guide_draw = Gandalf the Grey is the Guide: draw a card?
ask-sorcerer = The Witch-king is a Sorcerer: draw a card?
ask-white_rider = Forfeit the Leadership of Gandalf the White to negate that of the Nazgûl?
ask-shelter = Battle of { $region-the }, round { $round }: fight in the field or withdraw into the Stronghold?
ask-combat_card = Battle of { $region-the }, round { $round }: play a Combat card?
ask-cease = Battle of { $region-the }, round { $round } is over: cease or press on?
ask-extend = Siege of { $region-the }, round { $round } is over: cease, or reduce an Elite to fight another round?
ask-retreat = The attack on { $region-the } goes on: retreat or stay?
ask-losses =
    { $hits ->
        [one] Your Army takes { $hits } hit. What do you lose?
       *[other] Your Army takes { $hits } hits. What do you lose?
    }
ask-advance = Who advances into { $region-the }?
ask-garrison = A besieged Stronghold holds at most five units. Which one do you remove in { $region-the }?
ask-trim = A region holds at most ten units. Which one do you remove in { $region-the }?
ask-mix = Combine both teammates' Armies in { $region-the } into one?

group-rings = Elven Rings
group-other = Pass or discard
group-figures = Figures

option-discard = Discard { $card }
option-draw = Draw from the { $deck }
option-offer = Give { $card }
option-decline = No
option-accept = Yes
option-declare = Declare in { $region-the }
option-enter_mordor = Enter Mordor
option-guide = Make { $who } the Guide
option-allocate =
    { $count ->
        [0] No dice
        [one] { $count } die
       *[other] { $count } dice
    }
option-ring = Change the { $die } die to { $to }
option-pass = Pass
option-skip = Discard the { $die } die
option-from = { $region }
option-to = { $region }
option-add = Add { $figure-a }
option-all = Everyone eligible
option-go = Confirm
option-done = Done
option-bear = Take { $damage } damage
option-recruit = Recruit { $figure-a } in { $region-the }
option-pick = { $who }
option-combat = { $card }: { $combat }
option-no_card = No Combat card
option-lose = Remove { $figure-a }
option-reduce = Reduce { $nation-a } Elite to a Regular
option-fight = Fight in the field
option-shelter = Withdraw into the Stronghold
option-cease = Cease the attack
option-press = Press on
option-extend = Reduce { $nation-a } Elite
option-retreat = Retreat to { $region-the }
option-stay = Stay and fight
option-walk = Move to { $region-the }
option-halt = Stop here
option-take_guide = Lose the Guide: { $who }
option-take_random = Lose a random Companion
option-guide_leaves = { $who } leaves the Fellowship: damage −1
option-gollum_reveals = Gollum reveals the Fellowship: damage −1
option-forfeit = Forfeit his Leadership

# `.to` follows the die that was used.
deed-move_fellowship = Move the Fellowship
    .to = to move the Fellowship
deed-hide = Hide the Fellowship
    .to = to hide the Fellowship
deed-separate = Separate Companions
    .to = to separate Companions
deed-move_companions = Move Companions
    .to = to move Companions
deed-move_nazgul = Move Nazgûl and Minions
    .to = to move Nazgûl and Minions
deed-move_armies = Move up to two Armies
    .to = to move Armies
deed-move_led_army = Move an Army with a Leader
    .to = to move an Army with a Leader
deed-attack = Attack
    .to = to attack
deed-attack_led = Attack with an Army that has a Leader
    .to = to attack with an Army that has a Leader
deed-draw = Draw from the { $deck }
    .to = to draw from the { $deck }
deed-play = Play { $card }
    .to = to play { $card }
deed-advance = Advance { $nation-the } on the Political Track
    .to = to advance { $nation-the } on the Political Track
deed-recruit = Recruit
    .to = to recruit
deed-bring = Bring { $who-a } into play
    .to = to bring { $who-a } into play
deed-voice_regulars = The Voice of Saruman: recruit a Regular in each Isengard Settlement
    .to = for the Voice of Saruman: a Regular in each Isengard Settlement
deed-voice_elites = The Voice of Saruman: turn two Regulars in Orthanc into Elites
    .to = for the Voice of Saruman: two Elites in Orthanc

effect-discard = Face down: only you know which card it is.
effect-mix = The teammate with more units there commands the whole Army.
effect-enter_mordor = Drawn Eye tiles go back into the Hunt Pool, special tiles in play join them, and Progress is lost.
effect-allocate =
    { $count ->
        [0] No dice are left to roll.
        [one] { $count } die is left to roll.
       *[other] { $count } dice are left to roll.
    }
effect-ring_free = The Ring goes to the Shadow. Then you take your action.
effect-ring_shadow = The Ring leaves the game. Then you take your action.
effect-spends = Spends the { $die } die.
effect-messenger = Spends the { $die } die as an Army die: the Mouth of Sauron allows this once per turn.
effect-bring = Spends the { $die } die. The bonus die comes next turn.
effect-move_fellowship =
    Spends the { $die } die, which goes to the Hunt Box. Progress rises to { $progress }. { $dice ->
        [0] No Shadow dice are in the Hunt Box, so the Hunt fails.
       *[other] The Hunt rolls { $dice } { $dice ->
            [one] die
           *[other] dice
        }{ $bonus ->
            [0] { "" }
           *[other] { " " }with +{ $bonus }
        }: { $odds }% chance of being found.
    }
effect-move_fellowship_unboxed =
    Spends the { $die } die. Progress rises to { $progress }. { $dice ->
        [0] No Shadow dice are in the Hunt Box, so the Hunt fails.
       *[other] The Hunt rolls { $dice } { $dice ->
            [one] die
           *[other] dice
        }{ $bonus ->
            [0] { "" }
           *[other] { " " }with +{ $bonus }
        }: { $odds }% chance of being found.
    }
effect-mordor_move =
    { $tiles ->
        [one] Spends the { $die } die, which goes to the Hunt Box. The only tile in the Hunt Pool is drawn; an Eye does { $eye } damage.
       *[other] Spends the { $die } die, which goes to the Hunt Box. One of { $tiles } tiles is drawn; an Eye does { $eye } damage.
    }
effect-mordor_move_unboxed =
    { $tiles ->
        [one] Spends the { $die } die. The only tile in the Hunt Pool is drawn; an Eye does { $eye } damage.
       *[other] Spends the { $die } die. One of { $tiles } tiles is drawn; an Eye does { $eye } damage.
    }
effect-advance =
    { $count ->
        [one] Spends the { $die } die, leaving { $count } step to At War.
       *[other] Spends the { $die } die, leaving { $count } steps to At War.
    }
effect-to_war = Spends the { $die } die. The Nation is then At War.
effect-army = { $group-a }
effect-go = { $group-a }
effect-shelter = The attacker may besiege you; at most five units stay inside.
effect-extend = The Elite becomes a Regular, and you fight one more round. Without cards it falls { $round_won } times in 100.
effect-captures =
    { $points ->
        [0] Captures it.
        [one] Captures it for { $points } Victory point.
       *[other] Captures it for { $points } Victory points.
    }
effect-regains =
    { $points ->
        [0] Takes it back.
        [one] Takes it back: the enemy loses { $points } Victory point.
       *[other] Takes it back: the enemy loses { $points } Victory points.
    }
effect-activates = Makes { $nation-the } active.
effect-round =
    { $attacker-start }: { $dice } { $dice ->
        [one] die
       *[other] dice
    }, hits on { $target }+, Leadership { $leadership }. { $defender-start }: { $their_dice } { $their_dice ->
        [one] die
       *[other] dice
    }, hits on { $their_target }+, Leadership { $their_leadership }. In 100 such battles to the end, without cards, the attack wins { $won } and the defence { $lost }; in this round alone { $round_won } and { $round_lost }.
effect-round_siege =
    { $attacker-start }: { $dice } { $dice ->
        [one] die
       *[other] dice
    }, hits on { $target }+, Leadership { $leadership }. { $defender-start }: { $their_dice } { $their_dice ->
        [one] die
       *[other] dice
    }, hits on { $their_target }+, Leadership { $their_leadership }. Without cards the attack takes it this round { $round_won } times in 100 and falls { $round_lost } times.
effect-attack_field =
    Both sides hit on 5+. You: { $dice } { $dice ->
        [one] die
       *[other] dice
    }, Leadership { $leadership }. They: { $their_dice } { $their_dice ->
        [one] die
       *[other] dice
    }, Leadership { $their_leadership } ({ $group-a }). In 100 such battles to the end, without cards, you win { $won } and lose { $lost }; after one round it’s { $round_won } and { $round_lost }.
effect-attack_walls =
    In the first round you hit only on 6, they hit on 5+. You: { $dice } { $dice ->
        [one] die
       *[other] dice
    }, Leadership { $leadership }. They: { $their_dice } { $their_dice ->
        [one] die
       *[other] dice
    }, Leadership { $their_leadership } ({ $group-a }). In 100 such battles to the end, without cards, you win { $won } and lose { $lost }; after one round it’s { $round_won } and { $round_lost }.
effect-attack_siege =
    A siege battle of one round: you hit only on 6, they hit on 5+. You: { $dice } { $dice ->
        [one] die
       *[other] dice
    }, Leadership { $leadership }. They: { $their_dice } { $their_dice ->
        [one] die
       *[other] dice
    }, Leadership { $their_leadership } ({ $group-a }). Without cards you take it { $round_won } times in 100 and fall { $round_lost } times.
effect-casualty =
    { $damage ->
        [0] No damage is left.
       *[other] { $damage } damage is left.
    }
effect-take_random = It may be any Companion, the Guide included; their Level comes off the damage.
effect-bear = Corruption rises to { $corruption }.

warn-to_war = This brings { $nations-the } to war.
warn-stronghold = A Shadow Stronghold: one more Hunt tile is drawn.

cause-die = through an Action die
cause-ability = through a Companion's ability
cause-attack = because of an attack
cause-capture = because of a capture
cause-invasion = because of an invasion
cause-companion = thanks to a Companion
cause-declared = thanks to the Fellowship
cause-witch_king = because of the Witch-king
cause-battle = in battle
cause-hunt = in the Hunt
cause-stacking = because of the stacking limit
cause-alone = for lack of a unit to lead
cause-mordor = on the Mordor Track
cause-card = because of { $card }

event-turn = Turn { $turn } begins.
event-leads = { $free_peoples-team } and { $shadow-team } lead their teams this turn.
event-drew =
    { $seat-number ->
        [other] { $seat-start } draw from the { $deck }.
       *[one] { $seat-start } draws from the { $deck }.
    }
event-received =
    { $seat-number ->
        [other] { $seat-start } receive { $card }.
       *[one] { $seat-start } receives { $card }.
    }
event-discarded =
    { $seat-number ->
        [other] { $seat-start } discard { $deck-card } face down.
       *[one] { $seat-start } discards { $deck-card } face down.
    }
event-swapped = { $seat-team } and { $other-team } swap a card.
event-mixed = { $side-start_of } Armies in { $region-the } are combined into one.
event-declared = The Fellowship is declared in { $to-the }.
event-healed = The Ring-bearers heal { $amount } Corruption (now { $corruption }).
event-corrupted = The Ring-bearers take { $amount } Corruption { $cause } (now { $corruption }).
event-entered_mordor =
    { $tiles ->
        [one] The Fellowship enters Mordor. { $tiles } tile is in the Hunt Pool.
       *[other] The Fellowship enters Mordor. { $tiles } tiles are in the Hunt Pool.
    }
event-guide = { $who } is the Guide.
event-allocated =
    { $count ->
        [0] The Shadow puts no dice in the Hunt Box.
        [one] The Shadow puts { $count } die in the Hunt Box.
       *[other] The Shadow puts { $count } dice in the Hunt Box.
    }
event-rolled =
    { $side-number ->
        [other] { $side-start } roll { $faces }.
       *[one] { $side-start } rolls { $faces }.
    }
event-eyes =
    { $count ->
        [one] { $count } Eye goes to the Hunt Box.
       *[other] { $count } Eyes go to the Hunt Box.
    }
event-acts =
    { $seat-number ->
        [other] { $seat-start } use the { $die } die { $deed-to }.
       *[one] { $seat-start } uses the { $die } die { $deed-to }.
    }
event-ring =
    { $side-number ->
        [other] { $side-start } use an Elven Ring to change the { $die } die to { $to }.
       *[one] { $side-start } uses an Elven Ring to change the { $die } die to { $to }.
    }
event-passed =
    { $seat-number ->
        [other] { $seat-start } pass.
       *[one] { $seat-start } passes.
    }
event-skipped =
    { $seat-number ->
        [other] { $seat-start } discard the { $die } die.
       *[one] { $seat-start } discards the { $die } die.
    }
event-moved =
    { $group-number ->
        [other] { $group-a } move from { $from-the } to { $to-the }.
       *[one] { $group } moves from { $from-the } to { $to-the }.
    }
event-travelled =
    { $group-number ->
        [other] { $group-a } move from { $from-the } to { $to-the }.
       *[one] { $group } moves from { $from-the } to { $to-the }.
    }
event-stayed =
    { $group-number ->
        [other] { $group-a } stay in { $region }.
       *[one] { $group } stays in { $region }.
    }
event-separated =
    { $group-number ->
        [other] { $group-a } leave the Fellowship in { $region-the }.
       *[one] { $group } leaves the Fellowship in { $region-the }.
    }
event-captured =
    { $side-number ->
        [other] { $side-start } capture { $region-the } (Victory points: Free Peoples { $free_peoples }, Shadow { $shadow }).
       *[one] { $side-start } captures { $region-the } (Victory points: Free Peoples { $free_peoples }, Shadow { $shadow }).
    }
event-activated =
    { $nation-number ->
        [other] { $nation-start } become active { $cause }.
       *[one] { $nation-start } becomes active { $cause }.
    }
event-advanced =
    { $nation-number ->
        [other] { $nation-start } advance
       *[one] { $nation-start } advances
    } on the Political Track { $cause }: now { $count } { $count ->
        [one] step
       *[other] steps
    } from At War.
event-at_war =
    { $nation-number ->
        [other] { $nation-start } advance to At War { $cause }.
       *[one] { $nation-start } advances to At War { $cause }.
    }
event-recruited = { $figure-start } is recruited in { $region-the }.
event-entered = { $who } enters play in { $region-the }.
event-voice = Two Isengard Regulars in Orthanc become Elites.
event-fellowship_moved = The Fellowship moves: Progress is now { $progress }.
event-hid = The Fellowship is Hidden again.
event-hunt_rolled =
    { $count ->
        [one] Hunt roll at Level { $level }: { $dice-row } ({ $why-row }). { $count } success.
       *[other] Hunt roll at Level { $level }: { $dice-row } ({ $why-row }). { $count } successes.
    }
event-hunt_rerolled =
    { $count ->
        [one] Hunt re-roll because of { $because }: { $dice-row } ({ $why-row }). { $count } more success.
       *[other] Hunt re-roll because of { $because }: { $dice-row } ({ $why-row }). { $count } more successes.
    }
event-hunt_failed = The Hunt fails.
event-tile_hunt = The Hunt draws a tile ({ $tile-row }): damage { $damage }.
event-tile_mordor = A tile is drawn on the Mordor Track ({ $tile-row }): damage { $damage }.

tile-by_die = by a die roll

event-tile_stronghold = A tile is drawn for a Shadow Stronghold on the path ({ $tile-row }): damage { $damage }.
event-tile_card = { $card } draws a tile ({ $tile-row }): damage { $damage }.
event-pool_refilled = The Hunt Pool is empty: the standard tiles go back in.
event-tile_die = The die for the tile shows { $roll }.
event-hunt_casualty =
    { $damage ->
        [0] { $who } is lost to the Hunt; no damage is left.
       *[other] { $who } is lost to the Hunt; { $damage } damage is left.
    }
event-damage_lowered = { $who } lowers the damage to { $damage }.
event-revealed = The Fellowship is revealed.
event-walked = The Fellowship moves from { $from-the } to { $to-the }.
event-mordor_step = The Fellowship is on step { $step } of the Mordor Track.
event-stopped = The Fellowship is stopped on step { $step } of the Mordor Track.
event-attacked =
    { $side-number ->
        [other] { $side-start } attack { $region-the } from { $from-the } with { $group-a }.
       *[one] { $side-start } attacks { $region-the } from { $from-the } with { $group-a }.
    }
event-attacked_siege =
    { $side-number ->
        [other] { $side-start } assault the Stronghold of { $region-the } with { $group-a }.
       *[one] { $side-start } assaults the Stronghold of { $region-the } with { $group-a }.
    }
event-attacked_sortie =
    { $side-number ->
        [other] { $side-start } make a sortie from { $region-the } with { $group-a }.
       *[one] { $side-start } makes a sortie from { $region-the } with { $group-a }.
    }
event-white_rider = The White Rider: Nazgûl Leadership is negated for this battle.
event-round = Battle of { $region-the }, round { $round }.
event-combat_chosen =
    { $side-number ->
        [other] { $side-start } lay { $deck-card } face down.
       *[one] { $side-start } lays { $deck-card } face down.
    }
event-no_combat_card =
    { $side-number ->
        [other] { $side-start } play no Combat card.
       *[one] { $side-start } plays no Combat card.
    }
event-combat_shown = Combat cards: { $attacker } against { $defender }.
event-combat_rolled =
    { $count ->
        [one] { $side-start_of } Combat roll: { $dice-row } ({ $why-row }). { $count } hit.
       *[other] { $side-start_of } Combat roll: { $dice-row } ({ $why-row }). { $count } hits.
    }
event-rerolled =
    { $count ->
        [one] { $side-start_of } Leader re-roll: { $dice-row } ({ $why-row }). { $count } hit.
       *[other] { $side-start_of } Leader re-roll: { $dice-row } ({ $why-row }). { $count } hits.
    }
event-extra_attack =
    { $count ->
        [one] { $card }: { $side-of } extra attack rolls { $dice-row } ({ $why-row }). { $count } hit.
       *[other] { $card }: { $side-of } extra attack rolls { $dice-row } ({ $why-row }). { $count } hits.
    }
event-card_tried =
    { $count ->
        [one] { $card }: the dice show { $dice }, and each { $target }+ succeeds. { $count } success.
       *[other] { $card }: the dice show { $dice }, and each { $target }+ succeeds. { $count } successes.
    }

roll-strength = Combat Strength { $strength }
roll-fewer =
    { $count ->
        [one] { $count } die for Combat Strength { $strength }
       *[other] { $count } dice for Combat Strength { $strength }
    }
roll-leadership =
    { $count ->
        [one] Leadership { $leadership } for { $count } failed die
       *[other] Leadership { $leadership } for { $count } failed dice
    }
roll-needs = hits on { $target }+
roll-needs_walls = hits on { $target }+ in the first round against a City or Fortification
roll-needs_siege = hits on { $target }+ in a siege battle
roll-needs_card = hits on { $target }+ with this card
roll-modifier = { $modifier } on each die
roll-cards = because of { $cards }
roll-hunt_bonus = +{ $bonus } on each die
roll-hunt_needs = succeeds on 6+, never on a 1

tile-eye = Eye
tile-die = a die
tile-reveal = Reveal
tile-stop = Stop

roll-hunt_boxed =
    { $count ->
        [one] { $count } Free Peoples die in the Hunt Box
       *[other] { $count } Free Peoples dice in the Hunt Box
    }
roll-hunt_card = +{ $bonus } from a card

event-lost = { $figure-start } in { $region-the } is lost { $cause }.
event-reduced = { $nation-start_a } Elite in { $region-the } becomes a Regular.
event-sheltered = The defenders of { $region-the } withdraw into the Stronghold.
event-ceased = The attacker ceases.
event-pressed = The attacker presses on.
event-extended = { $nation-start_a } Elite is reduced for another round.
event-retreated =
    { $group-number ->
        [other] { $group-a } retreat from { $from-the } to { $to-the }.
       *[one] { $group } retreats from { $from-the } to { $to-the }.
    }
event-siege_began = The siege of { $region-the } begins.
event-siege_ended = The siege of { $region-the } is over.
event-battle_ended = The battle of { $region-the } is over.
event-card_gone = { $card } is discarded.
event-on_table = { $card } stays on the table.
event-other = Something happened.

phase-draw = dice and cards
phase-fellowship = Fellowship
phase-hunt_allocation = Hunt Allocation
phase-action_roll = Action Roll
phase-action = Action Resolution
phase-victory = Victory Check

scene-turn = Turn
scene-now = Turn { $turn }, { $phase }
scene-points = Victory points: Free Peoples { $free_peoples } of 4, Shadow { $shadow } of 10
scene-fellowship = The Fellowship
scene-in_mordor = On step { $step } of the Mordor Track
scene-in_region = Last known position: { $region }, Progress { $progress }
scene-hidden = Hidden, Corruption { $corruption }
scene-revealed = Revealed, Corruption { $corruption }
scene-company = Guide: { $guide }. Companions: { $company }
scene-hunt =
    { $tiles ->
        [one] { $tiles } tile in the Hunt Pool, Hunt Level { $level }
       *[other] { $tiles } tiles in the Hunt Pool, Hunt Level { $level }
    }
scene-battle = Battle
scene-battle_line =
    { $side-number ->
        [other] { $side-start } attack { $region-the } from { $from-the }, round { $round }
       *[one] { $side-start } attacks { $region-the } from { $from-the }, round { $round }
    }
scene-force = Attackers: { $group-a }
scene-dice = Dice
scene-die = { $count } { $face }
scene-side_dice =
    { $pool ->
        [one] { $side-start }: { $pool } Action die
       *[other] { $side-start }: { $pool } Action dice
    }, { $box } in the Hunt Box, unused: { $unused }. { $rings ->
        [one] { $rings } Elven Ring
       *[other] { $rings } Elven Rings
    }
scene-politics = Politics
scene-at_war = { $nation-start }: At War
scene-active =
    { $count ->
        [one] { $nation-start }: active, { $count } step from At War
       *[other] { $nation-start }: active, { $count } steps from At War
    }
scene-passive =
    { $count ->
        [one] { $nation-start }: passive, { $count } step from At War
       *[other] { $nation-start }: passive, { $count } steps from At War
    }
scene-region = { $region } ({ $kind }): { $group-a } (adjacent to { $near-the })
scene-siege = { $region } ({ $kind }), under siege. Inside: { $inside-a }. Outside: { $outside-a } (adjacent to { $near-the })
scene-taken = { $region } ({ $kind }), held by { $side }: { $group-a } (adjacent to { $near-the })
scene-cards = Cards
scene-hand = { $seat-start }: { $cards }
scene-backs = { $seat-start }, face down: { $character } Character, { $strategy } Strategy
scene-table = On the table: { $cards }

refuse-seats = The game is for 2 to 4 players, not { $count }.
refuse-expansion = { $expansion } isn't available yet. Play the base game.
refuse-position = This position isn't possible: { $place }.
refuse-R3-1 = There is nothing to do right now.
refuse-R3-5 = In the Fellowship phase you can only declare the Fellowship, enter Mordor or choose a Guide.
refuse-R3-6 = Choose how many dice go into the Hunt Box.
refuse-R3-7 = You can put in at most one die for each Companion in the Fellowship; a single die is always allowed.
refuse-R3-8 = A Free Peoples die was in the Hunt Box last turn, so you must put in at least one die.
refuse-R3-11 = It's not your turn to do that.
refuse-R4-3 = You have no die for that action.
refuse-R4-4 = You can pass only with fewer unused dice than the other side.
refuse-R4-5 = You have no such die to discard.
refuse-R5-1 = You need an Elven Ring and an unused die with that result.
refuse-R5-2 = Your side has already used an Elven Ring this turn.
refuse-R5-4 = An Elven Ring can't change a die to Will of the West.
refuse-R5-5 = Only the Shadow can change an unused die to an Eye, and an Eye can't be changed back.
refuse-R5-6 = Choose a different result for the die.
refuse-R6-2 = You can't draw from that deck: it is empty or not yours.
refuse-R6-3 = Discard a card from your hand.
refuse-R6-4 = You don't hold that card, or the die doesn't match its icon.
refuse-R6-5 = The card's condition isn't met.
refuse-R7-1 = Those regions aren't adjacent.
refuse-R8-3 = A region holds at most ten units: remove one of yours there.
refuse-R8-4 = A besieged Stronghold holds at most five units: remove one of the garrison.
refuse-R9-1 = Recruit one Elite, or up to two Regulars, Leaders or Nazgûl.
refuse-R9-2 = Only Nations At War can recruit with an Action die.
refuse-R9-3 = No such figure is left in the reinforcements.
refuse-R9-4 = Recruits must go to free Settlements of their own Nation, two of them to different ones, and never into a siege.
refuse-R9-5 = Nazgûl can be recruited only in Sauron's Strongholds.
refuse-R9-6 = A Leader can be recruited only where you already have a unit.
refuse-R9-7 = You can't recruit in a captured Settlement.
refuse-R9-11 = Each Minion can enter play only once.
refuse-R10-1 = Move all or part of one of your Armies, with at least one unit, to an adjacent region.
refuse-R10-2 = No figure can move twice in one action, and at most two Armies can move.
refuse-R10-3 = With a Character die, a Leader, Nazgûl or Character must move with the Army.
refuse-R10-4 = Leaders can't stay behind without a unit, and Saruman never moves.
refuse-R10-5 = An Army can't enter a region that holds enemy units.
refuse-R10-6 = A besieged Army can't move.
refuse-R10-7 = Units and Leaders of a Nation that isn't At War can't enter another Nation's region.
refuse-R11-2 = Each Companion can move once, as far as the highest Level in the group.
refuse-R11-4 = Companions must stop when they enter a region with a Shadow Stronghold.
refuse-R11-5 = Companions can't enter or leave a besieged Stronghold.
refuse-R11-8 = Choose a Nazgûl or Minion that hasn't moved yet.
refuse-R11-9 = Nazgûl can't enter a region where the Free Peoples hold a Stronghold that isn't besieged.
refuse-R11-12 = The Mouth of Sauron can move up to three regions, but not into or out of a besieged Stronghold.
refuse-R11-13 = Saruman never moves.
refuse-R12-1 = Choose one of your Armies and an enemy Army that it can attack.
refuse-R12-2 = With a Character die, only an Army with a Leader, Nazgûl or Character can attack.
refuse-R12-3 = Only units of Nations At War can attack.
refuse-R12-4 = Choose the attackers from this Army; whoever stays behind needs a unit there too.
refuse-R12-5 = Figures of a Nation that isn't At War must stay in the rearguard, and its Leaders need a unit beside them there.
refuse-R12-6 = With a Character die, a Leader, Nazgûl or Character must take part in the attack.
refuse-R13-1 = Finish the current step of the round first.
refuse-R13-3 = Choose a card from your hand, or none.
refuse-R14-2 = Each hit removes a Regular or reduces an Elite to a Regular; two hits can remove an Elite.
refuse-R14-5 = No Regular is left to replace this Elite.
refuse-R15-1 = Now the attacker must cease or press on.
refuse-R15-3 = You can retreat only after the attacker presses on.
refuse-R15-4 = An Army can retreat only to an adjacent free region.
refuse-R15-8 = Only surviving attackers can advance, at least one unit among them.
refuse-R16-3 = Choose: fight in the field or withdraw into the Stronghold.
refuse-R16-4 = The Army has no Stronghold of its own here to withdraw into.
refuse-R16-9 = Only the besiegers can attack a garrison.
refuse-R16-11 = A besieged Army can't retreat.
refuse-R16-12 = A siege battle lasts one round unless you reduce an Elite.
refuse-R16-13 = No Elite of that Nation is in the battle, or no Regular is left to replace it.
refuse-R18-2 = A passive Nation can't advance to At War.
refuse-R18-8 = That Nation isn't yours, or it is already At War.
refuse-R19-5 = The Guide must be a Companion of the highest Level.
refuse-R19-10 = You can declare the Fellowship once per turn, while it is Hidden and outside Mordor, and only as far away as its Progress.
refuse-R19-13 = The Fellowship can go no further.
refuse-R19-15 = A revealed Fellowship can't move. Hide it first.
refuse-R19-16 = A revealed Fellowship moves one adjacent region at a time, and must still be able to reach one where it may stop.
refuse-R19-17 = A revealed Fellowship can't end its move in a City or Stronghold that the Free Peoples hold.
refuse-R19-21 = The Fellowship is already Hidden.
refuse-R20-1 = Choose Companions who are in the Fellowship.
refuse-R20-2 = Separated Companions can move as far as Progress plus the highest Level in the group.
refuse-R20-3 = They are inside a besieged Stronghold and can't move on.
refuse-R21-12 = Choose how to take the damage.
refuse-R21-13 = You can lose only one Companion per tile, and only from the Fellowship.
refuse-R22-1 = The Fellowship isn't in Morannon or Minas Morgul, so it can't enter Mordor.
refuse-R22-5 = Nobody can leave the Fellowship on the Mordor Track.
refuse-R23-1 = The match is over.
refuse-R24-4 = Choose one of your team's decks.
refuse-R24-6 = Offer a card from your hand, or decline.
refuse-R24-11 = You don't command that Nation.
refuse-R24-13 = That Minion is your teammate's.
refuse-R24-14 = Only your teammate can play that card.
refuse-R24-15 = Say yes or no.
refuse-R24-18 = Your teammate commands that mixed Army.
refuse-R24-19 = You would lose command of the part of the Army that acts.
refuse-R24-24 = You can't use two actions in a row on the same Nation.
refuse-R25-3 = Wait for the dice or cards.
refuse-R26-aragorn-entry = Strider must be in unconquered Minas Tirith, Dol Amroth or Pelargir.
refuse-R26-gandalf_grey-guide = Draw from that deck, or decline.
refuse-R26-gandalf_white-entry = Gandalf the Grey must have left the Fellowship, and a Minion must have entered play.
refuse-R26-gandalf_white-white_rider = Forfeit Gandalf's Leadership, or decline.
refuse-R26-gollum-reveal = Gollum can reveal the Fellowship only if it is Hidden and the tile doesn't reveal it.
refuse-R26-meriadoc-guide = Only a Hobbit who is the Guide can leave.
refuse-R26-mouth_of_sauron-entry = The Mouth of Sauron needs an unconquered Sauron Stronghold, and either the Fellowship in Mordor or all Free Peoples Nations At War.
refuse-R26-mouth_of_sauron-messenger = The Mouth of Sauron can do that only once per turn.
refuse-R26-saruman-entry = Isengard must be At War and Orthanc unconquered.
refuse-R26-saruman-voice = Saruman must be in play, and Orthanc must be the Shadow's and not besieged.
refuse-R26-witch_king-entry = Sauron and a Free Peoples Nation must be At War, and the Witch-king must join an Army with a Sauron unit.
refuse-R26-witch_king-sorcerer = Draw from that deck, or decline.

character-gandalf_grey = Gandalf the Grey
character-strider = Strider
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc Brandybuck
character-peregrin = Peregrin Took
character-aragorn = Aragorn
character-gandalf_white = Gandalf the White
character-gollum = Gollum
character-witch_king = The Witch-king
    .a = the Witch-king
character-mouth_of_sauron = The Mouth of Sauron
    .a = the Mouth of Sauron
character-saruman = Saruman
character-ring_bearers = Frodo and Sam
    .number = other

ask-drawn = You draw a card from the { $deck }. Keep it secret, or name it?
ask-combat_name = Battle of { $region-the }, round { $round }: the Combat cards are revealed. Which one is yours?
ask-edit_map = Which region do you want to change?
ask-edit_region = What do you want to change in { $region-the }?
ask-edit_figures = Which figure do you want to take out, bring back, set aside or put in the Fellowship?
ask-edit_politics = What do you want to change on the Political Track?
ask-edit_fellowship = What do you want to change about the Fellowship?
ask-edit_dice = Which dice or Rings do you want to change?
ask-edit_cards = Which card do you want to move, and where to?
ask-edit_tiles = Which tile do you want to move, and where to?
ask-edit_turn = What do you want to change about the turn?

option-keep_secret = Keep it secret: one more card from the { $deck }
option-discard_back = Discard { $deck-card }, face down
option-combat_back = Lay { $deck-card } face down
option-offer_back = Offer { $deck-card }, face down
option-name = It is { $card }
option-edit_map = Edit a region: figures, control, the Ring-bearers
option-edit_figures = Edit the reinforcements, the casualties and the Characters
option-edit_politics = Edit the Political Track
option-edit_fellowship = Edit the Fellowship
option-edit_dice = Edit the dice, the Hunt Box and the Elven Rings
option-edit_cards = Edit the cards
option-edit_tiles = Edit the Hunt tiles
option-edit_turn = Edit the turn and its phase

group-edit = Edit the position
group-name = Name the card
group-wild = Regions of no Nation
group-edit_place = Place
group-edit_remove = Remove
group-edit_bury = Take out of the game
group-edit_raise = Return to reinforcements
group-edit_card = { $card }
group-edit_tile = Tile { $tile-row }
group-edit_progress = Progress
group-edit_corruption = Corruption

edit-place = Place { $figure-a } in { $region-the }
edit-remove = Remove { $figure-a } from { $region-the }
edit-bury = Take { $figure-a } out of the game
edit-raise = Return { $figure-a } to reinforcements
edit-join = Put { $who-a } in the Fellowship
edit-aside = Set { $who-a } aside
edit-control = Give control of { $region-the } to { $side }
edit-at_war = Put { $nation-the } At War
edit-steps =
    { $count ->
        [one] Put { $nation-the } { $count } step from At War
       *[other] Put { $nation-the } { $count } steps from At War
    }
edit-active = Make { $nation-the } active
edit-passive = Make { $nation-the } passive
edit-ring_bearers = Put the Ring-bearers in { $region-the }
edit-progress = Set Progress to { $count }
edit-corruption = Set Corruption to { $count }
edit-hidden = Make the Fellowship Hidden
edit-revealed = Make the Fellowship Revealed
edit-mordor = Put the Fellowship on step { $step } of the Mordor Track
edit-guide = Make { $who } the Guide
edit-add_die = Give { $side } one more { $die } die
edit-spend_die = Use up one of { $side-of } { $die } dice
edit-hunt_box =
    { $count ->
        [0] Take all of { $side-of } dice out of the Hunt Box
        [one] Put { $count } of { $side-of } dice in the Hunt Box
       *[other] Put { $count } of { $side-of } dice in the Hunt Box
    }
edit-rings =
    { $count ->
        [0] Let { $side } have no Elven Ring
        [one] Let { $side } have { $count } Elven Ring
       *[other] Let { $side } have { $count } Elven Rings
    }
edit-hand = Put { $card } in the hand of { $seat-the }
edit-deck = Put { $card } in its deck
edit-discard = Discard { $card }
edit-table = Put { $card } on the table
edit-pool = Put tile { $tile-row } in the Hunt Pool
edit-drawn = Put tile { $tile-row } with the drawn tiles
edit-scrap = Take tile { $tile-row } out of the game
edit-await = Let tile { $tile-row } wait for Mordor
edit-shelve = Take tile { $tile-row } out of play
edit-turn = Make it turn { $turn }
edit-next_turn = Begin a new turn
edit-phase = Begin the { $phase } phase
edit-lead = Let { $seat-team } lead the team
edit-acting = Let { $seat-the } act now

event-edited =
    { $seat-number ->
        [other] { $seat-start } edit the position: { $edit }.
       *[one] { $seat-start } edits the position: { $edit }.
    }

refuse-edit = You can edit the position only in unrestricted mode, when it's your turn and nothing is under way.

watcher-stronghold = a Shadow Stronghold
watcher-army = a Shadow Army
watcher-nazgul = a Nazgûl

event-die_boxed = The die that moved the Fellowship goes to the Hunt Box (Free Peoples dice there: { $count }).

dealer-hunt_again =
    { $count ->
        [one] { $count } failed Hunt die to re-roll
       *[other] { $count } failed Hunt dice to re-roll
    }{ $bonus ->
        [0] { "" }
       *[other] { ", " }+{ $bonus } on each
    }
dealer-fp_combat_roll =
    { $count ->
        [one] { $count } Combat die for the Free Peoples in { $region-the }: { $target } or more hits
       *[other] { $count } Combat dice for the Free Peoples in { $region-the }: { $target } or more hits
    }
dealer-sh_combat_roll =
    { $count ->
        [one] { $count } Combat die for the Shadow in { $region-the }: { $target } or more hits
       *[other] { $count } Combat dice for the Shadow in { $region-the }: { $target } or more hits
    }
dealer-fp_combat_again =
    { $count ->
        [one] { $count } die for the Free Peoples' Leader re-roll in { $region-the }: { $target } or more hits
       *[other] { $count } dice for the Free Peoples' Leader re-roll in { $region-the }: { $target } or more hits
    }
dealer-sh_combat_again =
    { $count ->
        [one] { $count } die for the Shadow's Leader re-roll in { $region-the }: { $target } or more hits
       *[other] { $count } dice for the Shadow's Leader re-roll in { $region-the }: { $target } or more hits
    }
dealer-tile_hunt = a Hunt tile for the successful Hunt, from { $tiles } in the Hunt Pool
dealer-tile_mordor = a Hunt tile for the move on the Mordor Track, from { $tiles } in the Hunt Pool
dealer-tile_stronghold = a Hunt tile for a Shadow Stronghold on the path, from { $tiles } in the Hunt Pool
dealer-tile_card = a Hunt tile for a card, from { $tiles } in the Hunt Pool

effect-joins = Joins { $group-a }.

warn-stirs =
    { $nations-number ->
        [other] This makes { $nations-the } active and takes them one step closer to war.
       *[one] This makes { $nations-the } active and takes it one step closer to war.
    }
warn-nearer = This takes { $nations-the } one step closer to war.
warn-and = { $one } { $more }

kind-town = Town
kind-city = City
kind-stronghold = Stronghold
kind-fortification = Fortification
kind-open = open land

scene-taken_empty = { $region } ({ $kind }), held by { $side }, empty (adjacent to { $near-the })
scene-defenders = Defenders: { $group-a }
scene-combat_card = { $side-start_of } Combat card: { $card-card }
scene-hits =
    { $hits ->
        [one] { $side-start } must still take { $hits } hit
       *[other] { $side-start } must still take { $hits } hits
    }
scene-hunt_title = The Hunt
scene-hunt_run = Tile ({ $tile-row }), { $damage } damage left

deed-play_secret = Play { $deck-card }
    .to = to play { $deck-card }

effect-names = Spends the { $die } die. Then you name the card.

ask-name = Which card from the { $deck } is it?

event-named =
    { $seat-number ->
        [other] { $seat-start } play { $card }.
       *[one] { $seat-start } plays { $card }.
    }

# `.a` and `.start` as in a nation's `.a` and `.start_a`.
folk-dwarves = Dwarven
    .a = a Dwarven
    .start = A Dwarven
folk-elves = Elven
    .a = an Elven
    .start = An Elven
folk-gondor = Gondor
    .a = a Gondor
    .start = A Gondor
folk-rohan = Rohan
    .a = a Rohan
    .start = A Rohan
folk-isengard = Isengard
    .a = an Isengard
    .start = An Isengard
folk-sauron = Sauron
    .a = a Sauron
    .start = A Sauron
folk-southrons = Southron
    .a = a Southron
    .start = A Southron
folk-north = North
    .a = a North
    .start = A North

effect-declare = Progress drops to 0.
effect-declare_heals = Heals 1 Corruption. Progress drops to 0.
effect-declare_stirs = Makes { $nation-the } active. Progress drops to 0.
effect-declare_both = Heals 1 Corruption and makes { $nation-the } active. Progress drops to 0.

ask-event = { $card }: { $text }
ask-price = What do you pay to remove { $card }?
ask-levy = { $card }: what do you recruit in { $region-the }?
ask-hits =
    { $hits ->
        [one] { $card }: your Army in { $region-the } takes { $hits } hit. What do you lose?
       *[other] { $card }: your Army in { $region-the } takes { $hits } hits. What do you lose?
    }
ask-use_roll = The Hunt is about to roll. Use a card?
ask-use_tile = A Hunt tile is about to be drawn. Use a card?
ask-use_drawn = Use a card against this tile?
ask-use_damage = The tile does { $damage } damage. Use a card?
ask-use_casualty = A Companion is lost to the Hunt. Use a card?
ask-use_reveal = The Fellowship has moved in plain sight. Use a card?
ask-tactic = { $combat }: { $text }
ask-march_from = { $card }: which Army do you move?
ask-march_group = { $card }: who moves out of { $from-the }? Chosen so far: { $group-a }.
ask-march_on =
    { $left ->
        [one] { $card }: { $group-a } in { $region-the } may move { $left } more region. Where to?
       *[other] { $card }: { $group-a } in { $region-the } may move { $left } more regions. Where to?
    }

option-nation = { $nation-start }
option-number = { $count }
option-use_card = Use { $card }

deed-remove = Remove { $card } from the table
    .to = to remove { $card } from the table

event-played_free =
    { $seat-number ->
        [other] { $seat-start } play { $card } without a die.
       *[one] { $seat-start } plays { $card } without a die.
    }
event-paid =
    { $seat-number ->
        [other] { $seat-start } discard { $card } to pay.
       *[one] { $seat-start } discards { $card } to pay.
    }
event-card_used = { $card } is used.
event-card_cancelled = { $card } is cancelled.
event-card_rolled = { $card }: the dice show { $dice }.
event-tile_added = A special tile is in play: { $tile-row }.
event-tile_returned = A tile goes back into the Hunt Pool: { $tile-row }.
event-tile_removed = A tile leaves the game: { $tile-row }.
event-die_turned =
    { $side-number ->
        [other] { $side-start } turn a die from { $from } to { $to }.
       *[one] { $side-start } turns a die from { $from } to { $to }.
    }
event-forfeited = { $figure-start } forfeits Leadership for this round.
event-hits_added =
    { $count ->
        [one] { $card }: { $count } more hit for { $side }.
       *[other] { $card }: { $count } more hits for { $side }.
    }
event-hits_cancelled =
    { $count ->
        [one] { $card } cancels { $count } of { $side-of } hits.
       *[other] { $card } cancels { $count } of { $side-of } hits.
    }

dealer-fp_card_dice =
    { $count ->
        [one] { $count } die for a Free Peoples card
       *[other] { $count } dice for a Free Peoples card
    }
dealer-sh_card_dice =
    { $count ->
        [one] { $count } die for a Shadow card
       *[other] { $count } dice for a Shadow card
    }

needs-companion_in_battle = No Companion is in the battle.
needs-leader_or_companion_in_battle = No Leader or Companion is in the battle.
needs-elite_in_battle = None of your Elites is in the battle.
needs-battle_near_fangorn = The battle isn't in Fangorn, Orthanc or Rohan.
needs-battle_in_free_land = The battle isn't in a region of a Free Peoples Nation.
needs-defends_in_field = You aren't defending in a field battle.
needs-battle_where_fellowship_is = The Fellowship isn't where the battle is.
needs-gandalf_in_battle = Gandalf isn't in the battle.
needs-strider_in_battle = Neither Strider nor Aragorn is in the battle.
needs-hobbit_in_battle = No Hobbit is in the battle.
needs-battle_near_moria = The battle isn't within two regions of Moria.
needs-nazgul_leadership = The Nazgûl in the battle have too little Leadership.
needs-gimli_or_legolas_in_fellowship = Neither Gimli nor Legolas is in the Fellowship.
needs-boromir_in_fellowship = Boromir isn't in the Fellowship.
needs-gandalf_grey_in_fellowship = Gandalf the Grey isn't in the Fellowship.
needs-companion_in_fellowship = No Companion is in the Fellowship.
needs-strider_with_army_in_south = Neither Strider nor Aragorn is with an Army in Gondor or Rohan.
needs-companion_army_near_nazgul = No Army with a Companion is in or adjacent to the region of a Shadow Army with a Nazgûl.
needs-gandalf_white_in_play = Gandalf the White isn't in play.
needs-companion_in_fangorn = No Companion is in Fangorn.
needs-strider_in_rohan = Neither Strider nor Aragorn is in Rohan.
needs-boromir_in_gondor = Boromir isn't in Gondor.
needs-strider_with_army = Neither Strider nor Aragorn is with an Army.
needs-aragorn_with_army_abroad = Aragorn isn't with an Army outside the Free Peoples Nations.
needs-gondor_active = Gondor isn't active.
needs-rohan_at_war = Rohan isn't At War.
needs-army_with_companion = No Companion is with an Army.
needs-elves_at_war = The Elves aren't At War.
needs-fellowship_away_from_settlements = The Fellowship is in a region with a Free Peoples Settlement.

card-fp_char_01-event = Put your blue tile with 0 in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already there.
card-fp_char_02-event = Put a second blue tile with 0 in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already there.
card-fp_char_03-event = Put your blue tile with −2 in play: it heals 2 Corruption when drawn. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already there.
card-fp_char_04-event = Put your blue tile with −1 in play: it heals 1 Corruption when drawn. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already there.
card-fp_char_05-event = Stays on the table. When the Shadow has drawn a Hunt tile, you may discard this card to draw another, which counts instead. The first goes back into the Hunt Pool.
card-fp_char_06-event = Needs Gimli or Legolas in the Fellowship, and stays on the table while one of them is there. Discard it to lower the damage of a Hunt tile by 1.
card-fp_char_07-event = Needs Boromir in the Fellowship, and stays on the table while he is there. Discard it to lower the damage of a Hunt tile by 1.
card-fp_char_08-event = Needs Gandalf the Grey in the Fellowship, and stays on the table while he is there. Discard it when a Hunt tile is about to be drawn: no tile is drawn.
card-fp_char_09-event = Roll three dice: heal 1 Corruption for each 5+, or for each 3+ if Strider is the Guide.
card-fp_char_10-event = Heal 1 Corruption. If Gollum is the Guide, you may then hide or move the Fellowship; the die used for this card does not go to the Hunt Box.
card-fp_char_11-event = Needs a Companion in the Fellowship. Separate one Companion or a group, who may move one region further than usual. Then heal 1 Corruption.
card-fp_char_12-event = Heal 1 Corruption, or 2 if Gollum is the Guide.
card-fp_char_13-event = Turn one of your unused Character dice to Will of the West. Then heal 1 Corruption if the Fellowship is in Lórien and Lórien is unconquered.
card-fp_char_14-event = Needs Strider or Aragorn with an Army in Gondor or Rohan. Draw three Hunt tiles: each Eye leaves the game, the others go back. If all three are Eyes, they go back and Strider or Aragorn is eliminated instead.
card-fp_char_15-event = Separate Companions, or move one group on the map, as if their Level were 4. They may end their move in your own Stronghold under siege.
card-fp_char_16-event = Separate Companions, or move one group on the map, up to two regions further than usual. They may end their move in your own Stronghold under siege.
card-fp_char_17-event = Separate one Companion or a group, who may move one region further than usual. Then, if Gimli or Legolas is in Erebor, Dale or the Woodland Realm, the Dwarves and the North become active, and the Dwarves, the Elves and the North advance one step each.
card-fp_char_18-event = Needs an Army with a Companion in or adjacent to the region of a Shadow Army with a Nazgûl. Roll a die for each of its Nazgûl except the Witch-king, five at most: each 5+ eliminates one. The others go to a Sauron Stronghold of the Shadow's choice.
card-fp_char_19-event = Needs Gandalf the White in play and a Companion in Fangorn. Roll three dice: each 4+ is a hit on the Shadow Army in Orthanc. If that Army is destroyed, its Nazgûl and Minions are eliminated too; so is Saruman if he has no unit with him. If Gandalf the White is in Fangorn or Rohan, you may then play one more Character card without a die.
card-fp_char_20-event = Needs Gandalf the White in play and a Companion in Fangorn. Roll three dice: each 4+ is a hit on the Shadow Army in Orthanc. If that Army is destroyed, its Nazgûl and Minions are eliminated too; so is Saruman if he has no unit with him. If Gandalf the White is in Fangorn or Rohan, you may then play one more Character card without a die.
card-fp_char_21-event = Needs Gandalf the White in play and a Companion in Fangorn. Roll three dice: each 4+ is a hit on the Shadow Army in Orthanc. If that Army is destroyed, its Nazgûl and Minions are eliminated too; so is Saruman if he has no unit with him. If Gandalf the White is in Fangorn or Rohan, you may then play one more Character card without a die.
card-fp_char_22-event = Needs Strider or Aragorn in Rohan. He moves to Erech, Lamedon or Pelargir, with any Companions from his region. A Shadow Army there takes as many hits as a die shows, then must retreat or be destroyed. Recruit up to three Gondor Regulars there; if the Shadow held the place, they take it back.
card-fp_char_23-event = Needs Boromir in Gondor. Recruit a Gondor unit in his region and draw two Strategy cards.
card-fp_char_24-event = Needs Strider or Aragorn with an Army. Replace one Regular of that Army with an Elite of the same Nation and draw two Strategy cards.
card-fp_strat_01-event = Needs Aragorn with an Army outside the Free Peoples Nations, and stays on the table while he is. Dice that move the Fellowship do not go to the Hunt Box. Discard it when the Fellowship is declared or revealed.
card-fp_strat_02-event = The Elves advance one step. Stays on the table: Shadow Armies can't enter or attack Lórien, Rivendell or the Grey Havens. The Shadow may remove it with any die, an Army card and a Character card.
card-fp_strat_03-event = The North advances one step. Stays on the table: Shadow Armies can't enter or attack the Old Forest, the Shire or Buckland. The Shadow may remove it with any die, an Army card and a Character card.
card-fp_strat_04-event = Move any Companions on the map. Then, if a Companion is in Ered Luin or Erebor, the Dwarves become active and go straight to At War.
card-fp_strat_05-event = Choose a Shadow Army with units of two or more Nations and roll five dice: each 5+ is a hit on it.
card-fp_strat_06-event = Choose a Shadow Army in Osgiliath or in North or South Ithilien and roll three dice: each 5+ is a hit on it. Then, if you have an Army in Osgiliath, recruit a Gondor unit and a Gondor Leader there.
card-fp_strat_07-event = Move any Companions on the map. Then, if a Companion is in Bree or the Shire, the North becomes active and goes straight to At War.
card-fp_strat_08-event = Choose a Free Peoples Nation: it becomes active and advances one step.
card-fp_strat_09-event = Gondor must be active. Rohan advances one step. Recruit a Rohan unit and a Rohan Leader in Edoras.
card-fp_strat_10-event = Attack, from an adjacent region, a Shadow Army that is besieging a Stronghold. In each round it rolls one die fewer for each unit in the garrison, but always at least one.
card-fp_strat_11-event = Rohan must be At War. Move an Army from a Rohan region straight to Minas Tirith, or to a region adjacent to it if the Shadow holds or besieges Minas Tirith.
card-fp_strat_12-event = Move an Army with a Companion up to two regions.
card-fp_strat_13-event = The Elves must be At War. Recruit two Elven units in a coastal region where you have an Army.
card-fp_strat_14-event = Recruit a Gondor unit and a Gondor Leader in Minas Tirith.
card-fp_strat_15-event = Recruit an Elven unit in Lórien and draw a Strategy card.
card-fp_strat_16-event = Recruit a Rohan unit and a Rohan Leader in Edoras or in a Rohan region with a Companion.
card-fp_strat_17-event = Recruit a North unit and a North Leader in Carrock.
card-fp_strat_18-event = Recruit a Gondor unit and a Gondor Leader in Dol Amroth.
card-fp_strat_19-event = Recruit two North Regulars in Dale and draw a Strategy card.
card-fp_strat_20-event = Recruit a North unit in the Shire and a Dwarven unit in Ered Luin, and draw a Strategy card.
card-fp_strat_21-event = Recruit an Elven unit in Rivendell and draw a Strategy card.
card-fp_strat_22-event = Recruit a Dwarven unit and a Dwarven Leader in Erebor.
card-fp_strat_23-event = Recruit a Rohan unit and a Rohan Leader in one free Rohan Settlement.
card-fp_strat_24-event = Recruit an Elven unit in the Woodland Realm and draw a Strategy card.
card-sh_char_01-event = Put the red tile Shelob's Lair in play: a die decides the damage, and the Fellowship stops. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already there.
card-sh_char_02-event = Put the red tile The Ring Is Mine! in play: an Eye that reveals and stops the Fellowship. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already there.
card-sh_char_03-event = Put the red tile On, On They Went in play: damage 3, and the Fellowship stops. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already there.
card-sh_char_04-event = Put the red tile Give It to Uss! in play: damage 1, and the Fellowship is revealed and stops. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already there.
card-sh_char_05-event = The Fellowship must not be in a region with a Free Peoples Town, City or Stronghold. Draw a Hunt tile. An Eye or a blue tile is discarded without effect; any other is resolved as after a successful Hunt.
card-sh_char_06-event = The Fellowship must not be in a region with a Free Peoples Town, City or Stronghold. Draw a Hunt tile. An Eye or a blue tile is discarded without effect; the damage of any other all becomes Corruption, and nothing can lower it.
card-sh_char_07-event = The Fellowship must not be in a region with a Free Peoples Town, City or Stronghold. Draw a Hunt tile. An Eye or a blue tile is discarded without effect; if any other does damage, a random Companion is eliminated before the rest becomes Corruption.
card-sh_char_08-event = The Fellowship must not be in a region with a Free Peoples Town, City or Stronghold. Roll three dice: 1 Corruption for each 4+, or only for each 6 if Gollum is the Guide.
card-sh_char_09-event = The Fellowship must have Progress 1 or more and not be on the Mordor Track. Move any of your Nazgûl. If one is then with the Fellowship, it is revealed.
card-sh_char_10-event = The Fellowship must have Progress 1 or more and not be on the Mordor Track. Move the Ring-bearers to an adjacent region. Progress does not change, and there is no Hunt.
card-sh_char_11-event = The Fellowship must have Progress 1 or more and not be on the Mordor Track. Move any of your Nazgûl. If one is then with the Fellowship, you may discard a Character card from the Free Peoples' table, or hunt as if the Fellowship had just moved.
card-sh_char_12-event = The Fellowship must be revealed. It takes 2 Corruption if it has 3 or less, otherwise 1.
card-sh_char_13-event = The Fellowship must be revealed. If Gollum is the Guide, it takes 1 Corruption. Otherwise a random Companion is tempted: the Free Peoples take Corruption equal to that Companion's Level, or lose the Companion.
card-sh_char_14-event = The Fellowship must be revealed. Draw a Hunt tile. An Eye or a blue tile is discarded without effect; for any other, as many Companions as its number, chosen by the Free Peoples, must leave the Fellowship where it stands. If Gollum is the Guide, it takes 1 Corruption instead.
card-sh_char_15-event = Stays on the table. Each time a Companion is lost to the Hunt, you may discard a Free Peoples Character card: a random one from their hand, or one on their table. Discard this card when the Fellowship is declared in an unconquered Free Peoples City or Stronghold.
card-sh_char_16-event = Stays on the table. Before a Hunt roll you may discard it to add 1 to each die of that roll. Also discard it when the Fellowship is declared in an unconquered Free Peoples City or Stronghold.
card-sh_char_17-event = Stays on the table. When a declared or revealed Fellowship moves into, out of or through Moria, you may discard it to draw a Hunt tile (an Eye has no effect). Or you may use it from the table as your Combat card.
card-sh_char_18-event = Turn up to three of your unused dice to Eyes and put them in the Hunt Box.
card-sh_char_19-event = A Shadow Army with a Nazgûl must be adjacent to a Free Peoples Army, or face one in a siege. Choose such a pair of Armies and roll a die for each of the Nazgûl, five at most: each 5+ is a hit on the Free Peoples Army.
card-sh_char_20-event = The Witch-king must be with an Army that is besieging a Stronghold. That Army attacks the Stronghold for up to three rounds. In the first round the Free Peoples may use a Combat card only if a Companion is in the battle.
card-sh_char_21-event = Saruman must be in play. Stays on the table. Whenever you play a card with an Event die, draw a card from either of your decks. Discard it when Saruman is eliminated. The Free Peoples may remove it with a Will of the West, or with any die and an Elven Ring.
card-sh_char_22-event = Saruman must be in play. Stays on the table. Rohan can become active only through a Companion or the Fellowship in Edoras or Helm's Deep, or through an attack on an Army there. Discard it when Rohan becomes active or Saruman is eliminated.
card-sh_char_23-event = Move any of your Nazgûl. Then you may move up to two Armies, each with a Nazgûl, or attack with an Army that has one.
card-sh_char_24-event = The Witch-king must be in play. Recruit two Nazgûl in his region, or move any of your Nazgûl. Then you may move his Army or attack with it.
card-sh_strat_01-event = The Shadow must hold an Elven Stronghold. For each Elven Stronghold that is not besieged, roll a die for each Elven unit in it, five at most: each 6 is a hit on the Army there.
card-sh_strat_02-event = Saruman must be in play, and an Army with an Isengard unit must be besieging a Stronghold. Such an Army attacks its Stronghold for up to three rounds. In the first round the Free Peoples may use a Combat card only if a Companion is in the battle.
card-sh_strat_03-event = The Shadow must be besieging Minas Tirith. Eliminate a Leader there. Stays on the table: the Free Peoples can't use Combat cards in battles at Minas Tirith. Discard it when the siege ends. The Free Peoples may remove it with a Will of the West, or with any die if Gandalf or Aragorn is in Minas Tirith.
card-sh_strat_04-event = All Shadow Nations must be At War. The Free Peoples lose all their unused Will of the West dice for this turn.
card-sh_strat_05-event = Stays on the table. The Free Peoples can't advance passive Nations with a Muster die. Discard it when a Free Peoples Nation advances because its Army is attacked or through a Companion's ability.
card-sh_strat_06-event = The Fellowship, or a Companion on the map, must be in a region of a Free Peoples Nation that is not At War. Choose such a Nation: it moves back one step, and the Free Peoples eliminate one of its Leaders or units.
card-sh_strat_07-event = Move an Army up to three regions, ending with another Shadow Army that is not besieged.
card-sh_strat_08-event = Move two Armies up to two regions each, each ending with another Shadow Army that is not besieged.
card-sh_strat_09-event = All Shadow Nations must be At War. Move up to four Armies one region each.
card-sh_strat_10-event = The Southrons & Easterlings must be At War. Ship an Army from Umbar to Anfalas, Dol Amroth, Lamedon or Pelargir. It attacks any Army there, and can't cease unless that Army was besieged.
card-sh_strat_11-event = Isengard must be At War. Recruit two Isengard Regulars in a free region adjacent to North or South Dunland. Then up to four Isengard units from North and South Dunland may join them.
card-sh_strat_12-event = The Witch-king must be in play. Move him to Angmar and recruit two Sauron Regulars and a Sauron Elite there.
card-sh_strat_13-event = Isengard must be At War. Recruit an Isengard unit in a region with a Shadow Army.
card-sh_strat_14-event = Sauron must be At War. Recruit a Sauron unit in a region with a Shadow Army.
card-sh_strat_15-event = Sauron must be At War. Replace two Sauron Regulars anywhere with Elites.
card-sh_strat_16-event = Saruman must be in play. Recruit two Isengard Regulars in North Dunland, two in South Dunland, and two Isengard units in Orthanc.
card-sh_strat_17-event = Recruit two Regulars in each of three Southron & Easterling Settlements.
card-sh_strat_18-event = Aragorn must be in play. Recruit five Sauron Regulars and a Nazgûl in Minas Morgul.
card-sh_strat_19-event = Recruit two Sauron units and a Nazgûl, all in Mount Gram or all in Moria.
card-sh_strat_20-event = Recruit three Sauron Regulars in Dol Guldur and three in Mount Gundabad.
card-sh_strat_21-event = The Southrons & Easterlings must be At War. Recruit five of their Regulars in one free region: East Rhûn, South Rhûn, Khand or Far Harad.
card-sh_strat_22-event = Recruit a Sauron Regular in each of Angmar, the Ettenmoors and the Weather Hills, and a Sauron Elite in the Trollshaws, wherever the region is free.
card-sh_strat_23-event = All Shadow Nations must be At War. Recruit five Southron & Easterling Regulars in Gorgoroth and five Sauron Regulars in Nurn.
card-sh_strat_24-event = Sauron must be At War. Recruit two Sauron Regulars in each of three Sauron Strongholds.

combat-daring_defiance = Needs a Companion in the battle. All your Companions there forfeit their Leadership for this round, and the Shadow's Combat card is cancelled.
combat-scouts = You must be defending in a field battle. Before any roll, your Army retreats or withdraws into its Stronghold, and the battle ends.
combat-charge = Needs one of your Elites in the battle. Before the Combat roll, make an extra attack with one die for each of your Elites, five at most.
combat-sudden_strike = Needs a Leader or Companion in the battle. Before the Combat roll, make an extra attack with as many dice as your Leadership, five at most.
combat-advantageous_position = The battle must be in a region of a Free Peoples Nation. Subtract 1 from each die of the Shadow's Combat roll.
combat-brave_stand = Needs a Companion in the battle. The Shadow rolls one Combat die fewer for each Companion there, but always at least one.
combat-daylight = The Shadow rolls at most three Combat dice.
combat-ents_rage = The battle must be in Fangorn, Orthanc or Rohan. Add 2 to each die of your Combat roll.
combat-huorn_dark = The battle must be in Fangorn, Orthanc or Rohan. The Shadow rolls at most two Combat dice.
combat-it_is_a_gift = The battle must be in the Fellowship's region. Add 1 to each die of your Combat roll and Leader re-roll.
combat-servant_of_the_secret_fire = Needs Gandalf in the battle. Add 1 to each die of your Combat roll.
combat-valour = Needs one of your Elites in the battle. Add 1 to each die of your Combat roll.
combat-anduril = Needs Strider or Aragorn in the battle. Strider forfeits his Leadership to turn one missed die into a hit, or Aragorn forfeits his to turn up to two.
combat-confusion = Each 1 in the Shadow's Combat roll is a hit on its own Army and can't be re-rolled.
combat-mighty_attack = Needs a Companion in the battle. One of them forfeits their Leadership to turn one missed die into a hit.
combat-nameless_wood = The battle must be in Fangorn, Orthanc or Rohan. If you scored a hit, score two more.
combat-no_quarter = If you scored a hit, score one more.
combat-blade_of_westernesse = Needs a Hobbit in the battle. One hit of your Leader re-roll eliminates a Minion in the battle instead of causing a casualty.
combat-fateful_strike = Needs a Leader or Companion in the battle. With one hit in your Leader re-roll, also eliminate a Nazgûl in the battle; with two or more, a Nazgûl or a Minion.
combat-heroic_death = Needs a Leader or Companion in the battle. You may eliminate a Leader there to cancel one hit, or a Companion to cancel as many hits as their Level.
combat-shield_wall = If the Shadow scores two or more hits, cancel one.
combat-swarm_of_bats = Cancel the Free Peoples' Combat card. If they played none, add 1 to each die of your Leader re-roll.
combat-words_of_power = Needs a Nazgûl in the battle. Name a Companion in the battle, who has no Leadership and no abilities for this round.
combat-durins_bane = The battle must be within two regions of Moria. Before the Combat roll, make an extra attack with three dice: each 4+ hits.
combat-cruel_as_death = Needs 2 or more Nazgûl Leadership in the battle. Forfeit 2 of it to add 1 to each die of your Combat roll.
combat-deadly_strife = Both sides add 2 to each die of their Combat roll and Leader re-roll.
combat-desperate_battle = Both sides add 1 to each die of their Combat roll and Leader re-roll.
combat-devilry_of_orthanc = Needs an Isengard unit in a siege battle. Add 1 to each die of your Combat roll.
combat-dread_and_despair = Needs 1 or more Nazgûl Leadership in the battle. Forfeit any of it: the Free Peoples roll one Combat die fewer for each point, but always at least one.
combat-foul_stench = Needs 1 or more Nazgûl Leadership in the battle. If it is at least as high as the Free Peoples' Leadership, they have no Leader re-roll.
combat-one_for_the_dark_lord = The battle must be in the Fellowship's region. Add 1 to each die of your Combat roll and Leader re-roll.
combat-relentless_assault = Take up to two hits on your own Army: each adds 1 to every die of your Combat roll.
combat-mumakil = Needs a Southron & Easterling Elite in the battle. Add 1 to each die of your Combat roll. After the Leader re-roll, score one more hit if you have more hits than the Free Peoples.
combat-they_are_terrible = Needs 1 or more Nazgûl Leadership in the battle. Forfeit a Nazgûl's Leadership to add 1 to each die of your Leader re-roll.
combat-black_breath = Needs a Nazgûl in the battle. If your Leader re-roll hits, you may also eliminate a Leader, or a Companion whose Level is no higher than the number of those hits.
combat-great_host = After casualties, if you have at least twice as many units as the Free Peoples, they take one more hit.
combat-onslaught = After casualties, take up to four hits on your own Army and roll a die for each: each 4+ hits.
combat-we_come_to_kill = Needs a Shadow Elite in the battle. After casualties, roll a die for each of your Elites, five at most: each 5+ hits.

refuse-R10-10 = This card can't move that Army there.
refuse-R6-7 = That card on the table can't be removed like this.

option-take = { $figure } in { $region-the }
option-turn = Turn the { $die } die to an Eye

way-hunt = Hunt for the Ring
way-hand = Discard a random Character card from their hand
way-recruit_nazgul = Recruit two Nazgûl in the Witch-king's region

event-card_taken =
    { $seat-number ->
        [other] { $seat-start } lose { $card } from their hand.
       *[one] { $seat-start } loses { $card } from their hand.
    }
event-dice_lost =
    { $side-number ->
        [other] { $side-start } lose { $count }
       *[one] { $side-start } loses { $count }
    } { $face } { $count ->
        [one] die
       *[other] dice
    } for this turn.
event-ring_paid = The Free Peoples give up an Elven Ring.
event-set_back =
    { $nation-number ->
        [other] { $nation-start } move
       *[one] { $nation-start } moves
    } back on the Political Track { $cause }: now { $steps } { $steps ->
        [one] step
       *[other] steps
    } from At War.
event-promoted = { $nation-start_a } Regular in { $region-the } becomes an Elite.

dealer-hand = a random Character card from the Free Peoples' hand

refuse-card_choice = The card doesn't allow that.
refuse-R27-fp_strat_02 = A Power Too Great: Shadow Armies can't enter or attack Lórien, Rivendell or the Grey Havens.
refuse-R27-fp_strat_03 = The Power of Tom Bombadil: Shadow Armies can't enter or attack the Old Forest, the Shire or Buckland.
refuse-R27-sh_strat_05 = Threats and Promises: you can't advance a passive Nation with a die.

needs-nazgul_in_battle = No Nazgûl is in the battle.
needs-nazgul_leadership_two = The Nazgûl in the battle have less than 2 Leadership.
needs-isengard_in_siege_battle = This isn't a siege battle with an Isengard unit.
needs-southron_elite_in_battle = No Southron & Easterling Elite is in the battle.
needs-shadow_elite_in_battle = No Shadow Elite is in the battle.
needs-progress = The Fellowship has no Progress or is on the Mordor Track.
needs-revealed = The Fellowship is Hidden.
needs-saruman = Saruman isn't in play.
needs-witch_king = The Witch-king isn't in play.
needs-nazgul_beside_enemy = No Shadow Army with a Nazgûl is in or adjacent to the region of a Free Peoples Army.
needs-witch_king_besieges = The Witch-king isn't with an Army that is besieging a Stronghold.
needs-elven_stronghold_taken = The Shadow holds no Elven Stronghold.
needs-isengard_besieges = No Army with an Isengard unit is besieging a Stronghold.
needs-minas_tirith_besieged = The Shadow isn't besieging Minas Tirith.
needs-shadow_at_war = Not all Shadow Nations are At War.
needs-companion_in_peace = Neither the Fellowship nor a Companion is in a region of a Free Peoples Nation that isn't At War.
needs-southrons_at_war = The Southrons & Easterlings aren't At War.
needs-isengard_at_war = Isengard isn't At War.
needs-sauron_at_war = Sauron isn't At War.
needs-aragorn = Aragorn isn't in play.

scene-card = { "  " }{ $card }: { $text }
scene-card_unmet = { "  " }{ $card }: { $text } Not now: { $why }

setup-several_cards_per_tile = Any number of cards on the table can be used against one Hunt tile
setup-staff_stops_the_step = Wizard's Staff also stops the step on the Mordor Track
setup-any_strategy_card_pays = A Power Too Great, The Power of Tom Bombadil: any Strategy card can pay to remove them

way-corruption = Take { $count } Corruption
way-men_of_gondor =
    { $count ->
        [0] Recruit no Regulars
        [one] Recruit { $count } Regular
       *[other] Recruit { $count } Regulars
    }
way-own_hits =
    { $count ->
        [0] Take no hits
        [one] Take { $count } hit
       *[other] Take { $count } hits
    }
way-move_with_nazgul = Move up to two Armies, each with a Nazgûl
way-attack_with_nazgul = Attack with an Army that has a Nazgûl
way-move_with_witch_king = Move the Witch-king's Army
way-attack_with_witch_king = Attack with the Witch-king's Army
way-fly = Move Nazgûl

setup-gollum_at_once = The Breaking of the Fellowship: no tile is drawn if Gollum is the Guide
setup-ships_only_land = Corsairs of Umbar: no battle starts at a besieged Dol Amroth
setup-storms_go_on = Grond, The Fighting Uruk-hai: the Shadow can't stop before the third round
setup-captures_end_threats = Threats and Promises: a capture ends it too
setup-sorrow_for_lures = Worn with Sorrow and Toil: a Companion lost to Lure of the Ring counts too
setup-white_rider_unshaken = Words of Power: the White Rider's effect on the Nazgûl is not suspended
setup-eomer_in_siege = Éomer: can be played into besieged Helm's Deep

hint-planned = the planner's choice.
hint-foreseen =
    { $tries ->
        [one] wins about { $share }% of { $tries } simulation from here.
       *[other] wins about { $share }% of { $tries } simulations from here.
    }

refuse-act = It's your action: use a die, use an Elven Ring, discard a die or pass.
refuse-voice_elites = You need two Regulars in Orthanc and two Elites in the reinforcements.
refuse-voice_place = Choose a free Isengard Settlement that is yours.
refuse-move_first = One die gives one action: move an Army now.
refuse-editor = Leave the editor first.
refuse-voice_other = The Voice of Saruman is your teammate's to use.
refuse-nazgul = Only the Witch-king player can recruit Nazgûl.

warn-inner_mordor = The Fellowship can enter Mordor only from Morannon or Minas Morgul, so from here it would have to turn back.

setup-captured_homes_are_silent = Book of Mazarbul, Fear! Fire! Foes!, There and Back Again: captured places do not count
setup-valinor_takes_elves = Return to Valinor: only Elven units take hits
setup-corsairs_must_land = Corsairs of Umbar: after winning the battle, the Army must advance
setup-edoras_wakes_rohan = Wormtongue: an attack on Edoras or Helm's Deep makes Rohan active, whoever defends it

## Characters and what they do

character-gandalf_grey-title = The Grey Wanderer
character-strider-title = Ranger of the North
character-boromir-title = Son of Denethor
character-legolas-title = Son of Thranduil
character-gimli-title = Son of Glóin
character-meriadoc-title = Hobbit Companion
character-peregrin-title = Hobbit Companion
character-aragorn-title = Heir to Isildur
character-gandalf_white-title = Emissary from the West
character-gollum-title = Slave of the Ring
character-witch_king-title = The Black Captain
character-mouth_of_sauron-title = Lieutenant of Barad-dûr
character-saruman-title = Corrupted Wizard
character-ring_bearers-title = The Ring-bearers
ability-captain = Captain of the West: adds 1 to the Combat Strength of an Army in battle.
ability-gandalf_grey-guide = As Guide: after you play an Event card with an Event die, you may draw a card from the same deck.
ability-strider-guide = As Guide: any die result can hide a revealed Fellowship.
ability-boromir-warden = In an unconquered City or Stronghold of Gondor: any die result can advance Gondor on the Political Track.
ability-legolas-prince = In an unconquered Elven Stronghold: any die result can advance the Elves on the Political Track.
ability-gimli-dwarf = In unconquered Erebor: any die result can advance the Dwarves on the Political Track.
ability-meriadoc-guide = As Guide: may leave the Fellowship during the Hunt to lower the damage by 1.
ability-peregrin-guide = As Guide: may leave the Fellowship during the Hunt to lower the damage by 1.
ability-meriadoc-alive = Take Them Alive! If eliminated in the Fellowship, Meriadoc comes into play on the map instead. Not on the Mordor Track.
ability-peregrin-alive = Take Them Alive! If eliminated in the Fellowship, Peregrin comes into play on the map instead. Not on the Mordor Track.
ability-aragorn-entry = Enters play with a Will of the West die, replacing Strider in unconquered Minas Tirith, Dol Amroth or Pelargir.
ability-gandalf_white-entry = Enters play with a Will of the West die, once a Minion has been in play and Gandalf the Grey is out of the Fellowship or dead.
ability-gandalf_white-shadowfax = Shadowfax: Level 4 when moving alone or with one Hobbit.
ability-gandalf_white-white_rider = The White Rider: at the start of a battle you may forfeit his Leadership to negate that of all Nazgûl and the Witch-king.
ability-gollum-passive = As Guide: numbered standard tiles do not reveal the Fellowship.
ability-gollum-reveal = As Guide: you may reveal the Fellowship to lower the Hunt damage by 1, once per tile.
ability-witch_king-entry = Enters play with a Muster die, with any Army that includes a Sauron unit, when Sauron and a Free Peoples Nation are At War. All Free Peoples Nations become active.
ability-witch_king-sorcerer = Sorcerer: if you use a Combat card in the first round of a battle, you may draw a card from the same deck.
ability-mouth_of_sauron-entry = Enters play with a Muster die, in an unconquered Sauron Stronghold, when the Fellowship is on the Mordor Track or all Free Peoples Nations are At War.
ability-mouth_of_sauron-messenger = Messenger of the Dark Tower: once per turn you may use a Muster die as an Army die.
ability-saruman-entry = Enters play with a Muster die, in unconquered Orthanc, when Isengard is At War. Never leaves Orthanc.
ability-saruman-voice = The Voice of Saruman: use a Muster die to recruit a Regular in every free Isengard Settlement, or to turn two Regulars in Orthanc into Elites.
ability-saruman-servants = Servants of the White Hand: each Isengard Elite is also a Leader with Leadership 1.

scene-hunt_odds =
    { $dice ->
        [0] The Hunt Box is empty: no Hunt roll
        [one] The Hunt rolls { $dice } die and succeeds on { $needs }+
       *[other] The Hunt rolls { $dice } dice and succeeds on { $needs }+
    }
scene-strength =
    { $dice ->
        [one] { "  " }{ $side-start }: { $dice } die, Leadership { $leadership }
       *[other] { "  " }{ $side-start }: { $dice } dice, Leadership { $leadership }
    }
scene-fighters =
    { $dice ->
        [one] { $side-start }: { $dice } die, hits on { $target }+, Leadership { $leadership }
       *[other] { $side-start }: { $dice } dice, hits on { $target }+, Leadership { $leadership }
    }
scene-forfeited = { $side-start }: Leadership { $count } forfeited or negated
scene-order = Order of actions: { $seats-row }
scene-reserves = Reinforcements and losses
scene-reserve = { $nation-start } can recruit: { $group-a }
scene-lost = { $nation-start }, out of the game: { $group-a }
scene-decks = Cards left in the decks: Free Peoples { $fp_character } Character, { $fp_strategy } Strategy; Shadow { $sh_character } Character, { $sh_strategy } Strategy
scene-discards = Discarded face up: { $cards-row }
scene-face_down = { $seat-start }, discarded face down: { $character } Character, { $strategy } Strategy
scene-tiles = Hunt tiles
scene-tile = { $count } × { $tile-row }
scene-pool = In the Hunt Pool: { $tiles-row }
scene-drawn = Drawn: { $tiles-row }
scene-waiting = In play, waiting for Mordor: { $tiles-row }
scene-removed = Out of the game: { $tiles-row }
scene-characters = Characters
scene-character = { $who }, { $title }: Level { $level }, Leadership { $leadership }, { $where }. { $abilities-row }
scene-level_any = unlimited
where-fellowship = in the Fellowship
where-aside = not yet in play
where-out = out of the game
where-region = in { $region-the }

## Regions

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash_mountains = Ash Mountains
    .the = the Ash Mountains
region-barad_dur = Barad-dûr
region-bree = Bree
region-buckland = Buckland
region-cardolan = Cardolan
region-carrock = Carrock
region-dagorlad = Dagorlad
region-dale = Dale
region-dead_marshes = Dead Marshes
    .the = the Dead Marshes
region-dimrill_dale = Dimrill Dale
region-dol_amroth = Dol Amroth
region-dol_guldur = Dol Guldur
region-druadan_forest = Drúadan Forest
    .the = the Drúadan Forest
region-druwaith_iaur = Drúwaith Iaur
region-eagles_eyrie = Eagles' Eyrie
    .the = the Eagles' Eyrie
region-east_harondor = East Harondor
region-east_rhun = East Rhûn
region-eastemnet = Eastemnet
region-eastern_brown_lands = Eastern Brown Lands
    .the = the Eastern Brown Lands
region-eastern_emyn_muil = Eastern Emyn Muil
region-eastern_mirkwood = Eastern Mirkwood
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered_luin = Ered Luin
region-ettenmoors = Ettenmoors
    .the = the Ettenmoors
region-evendim = Evendim
region-fangorn = Fangorn
region-far_harad = Far Harad
region-folde = Folde
region-fords_of_bruinen = Fords of Bruinen
    .the = the Fords of Bruinen
region-fords_of_isen = Fords of Isen
    .the = the Fords of Isen
region-forlindon = Forlindon
region-gap_of_rohan = Gap of Rohan
    .the = the Gap of Rohan
region-gladden_fields = Gladden Fields
    .the = the Gladden Fields
region-goblins_gate = Goblin's Gate
region-gorgoroth = Gorgoroth
region-grey_havens = Grey Havens
    .the = the Grey Havens
region-harlindon = Harlindon
region-helms_deep = Helm's Deep
region-high_pass = High Pass
    .the = the High Pass
region-hollin = Hollin
region-iron_hills = Iron Hills
    .the = the Iron Hills
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
    .the = the Narrows of the Forest
region-near_harad = Near Harad
region-noman_lands = Noman-lands
    .the = the Noman-lands
region-north_anduin_vale = North Anduin Vale
    .the = the North Anduin Vale
region-north_downs = North Downs
    .the = the North Downs
region-north_dunland = North Dunland
region-north_ered_luin = North Ered Luin
region-north_ithilien = North Ithilien
region-north_rhun = North Rhûn
region-northern_dorwinion = Northern Dorwinion
region-northern_mirkwood = Northern Mirkwood
region-northern_rhovanion = Northern Rhovanion
region-nurn = Nurn
region-old_ford = Old Ford
    .the = the Old Ford
region-old_forest = Old Forest
    .the = the Old Forest
region-old_forest_road = Old Forest Road
    .the = the Old Forest Road
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth_celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Rivendell
region-south_anduin_vale = South Anduin Vale
    .the = the South Anduin Vale
region-south_downs = South Downs
    .the = the South Downs
region-south_dunland = South Dunland
region-south_ered_luin = South Ered Luin
region-south_ithilien = South Ithilien
region-south_rhun = South Rhûn
region-southern_dorwinion = Southern Dorwinion
region-southern_mirkwood = Southern Mirkwood
region-southern_rhovanion = Southern Rhovanion
region-tharbad = Tharbad
region-the_shire = The Shire
    .the = the Shire
region-tower_hills = Tower Hills
    .the = the Tower Hills
region-trollshaws = Trollshaws
    .the = the Trollshaws
region-umbar = Umbar
region-vale_of_the_carnen = Vale of the Carnen
    .the = the Vale of the Carnen
region-vale_of_the_celduin = Vale of the Celduin
    .the = the Vale of the Celduin
region-weather_hills = Weather Hills
    .the = the Weather Hills
region-west_harondor = West Harondor
region-westemnet = Westemnet
region-western_brown_lands = Western Brown Lands
    .the = the Western Brown Lands
region-western_emyn_muil = Western Emyn Muil
region-western_mirkwood = Western Mirkwood
region-withered_heath = Withered Heath
    .the = the Withered Heath
region-woodland_realm = Woodland Realm
    .the = the Woodland Realm

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

### Whole actions: what kind, and one line for each.

verb-move = Move
verb-join = Join
verb-attack = Attack
verb-muster = Recruit
verb-travel = Move Characters
verb-separate = Separate
verb-fellowship = Fellowship
verb-politics = Politics
verb-draw = Draw
verb-play = Play
verb-ring = Elven Ring
verb-pass = Pass or discard

whole-die = { $die } die
whole-card = Play { $card }: { $words }
whole-move =
    { $count ->
        [one] { $from } to { $to }, { $count } unit
       *[other] { $from } to { $to }, { $count } units
    }
whole-attack =
    { $count ->
        [one] { $from } attacks { $to }, { $count } unit
       *[other] { $from } attacks { $to }, { $count } units
    }
whole-assault =
    { $count ->
        [one] Assault the Stronghold of { $to-the }, { $count } unit
       *[other] Assault the Stronghold of { $to-the }, { $count } units
    }
whole-sortie =
    { $count ->
        [one] Sortie from { $to-the }, { $count } unit
       *[other] Sortie from { $to-the }, { $count } units
    }
whole-travel = { $group }: { $from } to { $to }
whole-enter = { $who } enters play in { $region-the }

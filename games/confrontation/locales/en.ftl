### The Confrontation.

game-title = The Confrontation
game-about = nine concealed characters a side: bring the Ring to Mordor, or catch its bearer

dealer-defender =
    { $count ->
        [one] pick one of the { $count } concealed defender at random
       *[other] pick one of the { $count } concealed defenders at random
    }
dealer-place = mix the nine characters of { $side } and name them in order: four for the home region, then one for each region of the front, lower rows first

seat-fellowship = Fellowship
seat-sauron = Sauron

side-fellowship = the Fellowship
side-sauron = Sauron
side-nobody = nobody

region-THE_SHIRE = The Shire
region-ARTHEDAIN = Arthedain
region-CARDOLAN = Cardolan
region-RHUDAUR = Rhudaur
region-EREGION = Eregion
region-ENEDWAITH = Enedwaith
region-THE_HIGH_PASS = The High Pass
region-MISTY_MOUNTAINS = Misty Mountains
region-CARADHRAS = Caradhras
region-GAP_OF_ROHAN = Gap of Rohan
region-MIRKWOOD = Mirkwood
region-FANGORN = Fangorn
region-ROHAN = Rohan
region-DAGORLAD = Dagorlad
region-GONDOR = Gondor
region-MORDOR = Mordor

character-FRODO = Frodo

ability-FRODO_RETREAT-about = When attacked he may step aside into an open sideways region; the battle ends without loss.

character-SAM = Sam

ability-SAM_SUBSTITUTE-about = When Frodo is attacked beside him, Sam may show himself and fight in his place with strength 5.
ability-SAM_STRENGTH_BONUS-about = When Sam is attacked beside Frodo, Frodo may be shown; Sam then fights with strength 5.

character-PIPPIN = Pippin

ability-PIPPIN_RETREAT-about = When he attacks he may, having seen the enemy, run back into an open region behind; the attack is over.

character-MERRY = Merry

ability-MERRY_VS_WITCHKING-about = Defeats the Witch-king at once.

character-GANDALF = Gandalf

ability-GANDALF_REVEAL_CARD-about = Sauron picks and shows his card first.

character-ARAGORN = Aragorn

ability-ARAGORN_SPECIAL_ATTACK_MOVE-about = May attack into any adjacent region, sideways and backward too.

character-LEGOLAS = Legolas

ability-LEGOLAS_VS_FLYING_NAZGUL-about = Defeats the Flying Nazgûl at once.

character-GIMLI = Gimli

ability-GIMLI_VS_ORCS-about = Defeats the Orcs at once.

character-BOROMIR = Boromir

ability-BOROMIR_MUTUAL_DESTRUCTION-about = Both he and his opponent are defeated at once.

character-BALROG = Balrog

ability-BALROG_TUNNEL_AMBUSH-about = While he stands in Caradhras he may strike down whoever uses the tunnel.

character-SHELOB = Shelob

ability-SHELOB_POST_BATTLE_MOVE-about = Having defeated an enemy outside Gondor she goes back to Gondor; without room there she is lost.

character-WITCH_KING = Witch-king

ability-WITCHKING_SIDEWAYS_ATTACK-about = May attack sideways.

character-FLYING_NAZGUL = Flying Nazgûl

ability-FLYING_NAZGUL_SPECIAL_MOVE-about = May fly to any region where exactly one enemy stands.

character-BLACK_RIDER = Black Rider

ability-BLACK_RIDER_LONG_CHARGE-about = May ride forward over any distance through open regions to attack.

character-SARUMAN = Saruman

ability-SARUMAN_FORCE_STRENGTH_COMPARISON-about = May decide that no cards are played.

character-ORCS = Orcs

ability-ORCS_FIRST_STRIKE-about = Attacking, they defeat the first character they meet.

character-WARG = Warg

ability-WARG_NEGATE_ABILITY-about = The text of every Fellowship character is ignored in the battle.

character-CAVE_TROLL = Cave Troll

ability-CAVE_TROLL_NEGATE_SAURON_CARD-about = Sauron's own card counts for nothing.

card-F_1 = strength 1
card-F_2 = strength 2
card-F_3 = strength 3
card-F_4 = strength 4
card-F_5 = strength 5
card-F_MAGIC = Magic

ability-CARD_FELLOWSHIP_MAGIC-about = Becomes any one card of the own discard pile.

card-F_NOBLE_SACRIFICE = Noble Sacrifice

ability-CARD_NOBLE_SACRIFICE-about = Both combatants are defeated.

card-F_ELVEN_CLOAK = Elven Cloak

ability-CARD_ELVEN_CLOAK-about = The number on Sauron's card counts 0.

card-F_RETREAT = Retreat

ability-CARD_FELLOWSHIP_RETREAT-about = The Fellowship combatant goes back into an open region behind.

card-S_1 = strength 1
card-S_2 = strength 2
card-S_3 = strength 3
card-S_4 = strength 4
card-S_5 = strength 5
card-S_6 = strength 6
card-S_MAGIC = Magic

ability-CARD_SAURON_MAGIC-about = Becomes any one card of the own discard pile.

card-S_EYE_OF_SAURON = Eye of Sauron

ability-CARD_EYE_OF_SAURON-about = The text of the Fellowship's card is ignored.

card-S_RETREAT = Retreat

ability-CARD_SAURON_RETREAT-about = The Sauron combatant steps aside into an open sideways region.
ability-FRODO_RETREAT = steps aside
ability-SAM_SUBSTITUTE = fights in Frodo's place with strength 5
ability-SAM_STRENGTH_BONUS = fights beside Frodo with strength 5
ability-PIPPIN_RETREAT = has seen enough and runs
ability-MERRY_VS_WITCHKING = defeats the Witch-king
ability-GANDALF_REVEAL_CARD = makes Sauron show his card first
ability-ARAGORN_SPECIAL_ATTACK_MOVE = attacks from an unexpected side
ability-LEGOLAS_VS_FLYING_NAZGUL = defeats the Flying Nazgûl
ability-GIMLI_VS_ORCS = defeats the Orcs
ability-BOROMIR_MUTUAL_DESTRUCTION = falls with his opponent
ability-BALROG_TUNNEL_AMBUSH = strikes in the tunnel
ability-SHELOB_POST_BATTLE_MOVE = goes back to Gondor
ability-WITCHKING_SIDEWAYS_ATTACK = attacks sideways
ability-FLYING_NAZGUL_SPECIAL_MOVE = flies
ability-BLACK_RIDER_LONG_CHARGE = charges
ability-SARUMAN_FORCE_STRENGTH_COMPARISON = forbids cards
ability-ORCS_FIRST_STRIKE = strike first
ability-WARG_NEGATE_ABILITY = switches the Fellowship's text off
ability-CAVE_TROLL_NEGATE_SAURON_CARD = makes Sauron's card count for nothing
ability-CARD_FELLOWSHIP_MAGIC = becomes a used card
ability-CARD_NOBLE_SACRIFICE = both fall
ability-CARD_ELVEN_CLOAK = Sauron's number counts 0
ability-CARD_FELLOWSHIP_RETREAT = goes back
ability-CARD_SAURON_MAGIC = becomes a used card
ability-CARD_EYE_OF_SAURON = the Fellowship's text is ignored
ability-CARD_SAURON_RETREAT = steps aside

formation-hidden_heart = Hidden Heart
formation-hidden_heart-about = Frodo, Sam, Gimli and Legolas at home; Gandalf, Aragorn and Boromir in front
formation-bomb_front = Bomb Front
formation-bomb_front-about = Boromir, Gimli and Legolas in front, Gandalf and Aragorn behind them, the hobbits at home
formation-tunnel_dash = Tunnel Dash
formation-tunnel_dash-about = Pippin looks through the tunnel, Frodo and Sam follow
formation-trap_pair = Trap Pair
formation-trap_pair-about = Frodo and Sam meet in Eregion and wait to be attacked
formation-left_wing = Left Wing
formation-left_wing-about = Gandalf opens the way over the High Pass for Frodo
formation-moria_gate = Moria Gate
formation-moria_gate-about = the Balrog reaches Caradhras on the first turn
formation-iron_wall = Iron Wall
formation-iron_wall-about = Cave Troll, Witch-king and Saruman in front, four strong ones at home
formation-raiders = Raiders
formation-raiders-about = Black Rider, Orcs and Flying Nazgûl in front: early scouting
formation-spiders_web = Spider's Web
formation-spiders_web-about = Shelob in Gondor, with room for her return
formation-ambush = Ambush
formation-ambush-about = the Balrog in Fangorn between Orcs and Cave Troll

setup-fellowship_setup = How the Fellowship is placed
setup-sauron_setup = How Sauron's side is placed
setup-fellowship_setup-by_hand = by its player, in secret
setup-fellowship_setup-random = at random
setup-fellowship_setup-hidden_heart = Hidden Heart (known to both)
setup-fellowship_setup-bomb_front = Bomb Front (known to both)
setup-fellowship_setup-tunnel_dash = Tunnel Dash (known to both)
setup-fellowship_setup-trap_pair = Trap Pair (known to both)
setup-fellowship_setup-left_wing = Left Wing (known to both)
setup-sauron_setup-by_hand = by its player, in secret
setup-sauron_setup-random = at random
setup-sauron_setup-moria_gate = Moria Gate (known to both)
setup-sauron_setup-iron_wall = Iron Wall (known to both)
setup-sauron_setup-raiders = Raiders (known to both)
setup-sauron_setup-spiders_web = Spider's Web (known to both)
setup-sauron_setup-ambush = Ambush (known to both)
setup-two_games = Two games with sides swapped; a point for each own survivor of a game won
setup-turn_limit = Turns after which a game is stopped, undecided

piece-some = a piece
piece-concealed = a concealed piece
piece-known = { $character } (concealed, but known)
piece-one_of = a concealed piece (one of { $characters })
piece-own = { $character } { $strength }
piece-own_known = { $character } { $strength } (the enemy knows)
piece-face_up = { $character } { $strength } (face up)
piece-of = { $piece } of { $side }

way-forward = forward
way-river = down the river
way-tunnel = through the tunnel
way-ability = by ability

ask-over = The match is over.
ask-dealer = Waiting for the draw.
ask-wait = Waiting for { $sides }.
ask-place =
    { $count ->
        [one] Place your last character.
       *[other] Place your characters: { $count } to go.
    }
ask-confirm = All nine are placed. Is this final?
ask-move = Turn { $number }: { $side } moves one character.
ask-ambush = A piece is in the Tunnel of Moria. Do you strike?
ask-target = Whom do you attack in { $region }?
ask-ability = { $own } is in battle with { $other } in { $region }. What do you do?
ask-no_cards = { $own } is in battle with { $other } in { $region }. Are cards played?
ask-card = { $own } against { $other } in { $region }: pick a card.
ask-answer = { $own } against { $other } in { $region }: Sauron shows { $card }. Pick your card.
ask-magic = { $own } against { $other } in { $region }: Magic becomes which used card? Against it lies: { $card }.
ask-retreat = { $own } must leave { $region }. Where to?

option-place = { $character } in { $region }
option-formation = Formation { $formation }
option-confirm = This is final
option-move = { $character } to { $region }
option-ambush = The Balrog strikes
option-let_pass = Let it pass
option-target = Attack { $character }
option-target_concealed = Attack a concealed piece
option-retreat = Retreat to { $region }
option-sam = Sam steps in
option-reveal_frodo = Show Frodo: Sam has strength 5
option-fight = Fight
option-no_cards = No cards
option-play_cards = Play cards
option-magic = Magic becomes { $card }

group-formations = Formations
group-character = { $character } ({ $strength })
group-numbers = Numbers
group-texts = Texts

effect-confirm = your placement cannot be changed any more
effect-ambush = whoever is in the tunnel is defeated without a battle; the Balrog is shown and stays
effect-let_pass = the piece goes on to Fangorn
effect-target = fights strength { $strength }, which is face up
effect-target_concealed =
    { $count ->
        [one] the one concealed piece
       *[other] one of { $count } concealed pieces, by lot
    }
effect-move = moves { $way }
effect-attack =
    { $count ->
        [one] moves { $way } and attacks { $pieces }
       *[other] moves { $way } and attacks { $count } pieces: { $pieces }
    }
effect-frodo_in_mordor = wins the game: Frodo reaches Mordor
effect-three_in_shire = wins the game: three in the Shire
effect-retreat = leaves the battle without loss
effect-sam = Sam is shown and fights for Frodo with strength 5; Frodo stays here, face up
effect-reveal_frodo = Sam fights with strength 5
effect-fight = the battle goes on, { $totals } before cards
effect-orcs_strike = the Orcs strike first: your character is defeated
effect-no_cards = strengths alone decide: { $totals }
effect-play_cards = each side plays a card
effect-number = adds { $number }: { $total } in all, against { $other } and the other card
effect-troll_card = counts for nothing beside the Cave Troll, but is used up

warning-tunnel = a piece in Caradhras may be the Balrog
warning-frodo_attacks = Frodo cannot step aside when he attacks
warning-frodo_mountains = Frodo cannot step aside in the mountains
warning-reveal_frodo = Sauron will know where Frodo is
warning-game_lost = Frodo would be defeated and the game lost
warning-idle_card = this card can do nothing here

line-totals = { $fellowship } (Fellowship) to { $sauron } (Sauron)
line-you = You play { $side }.
line-points = Game { $game } of 2. Points: { $first } for the first seat, { $second } for the second.
line-ready = { $side }: placed
line-placing = { $side }: placing
line-turn = Turn { $number }, { $side } to move
line-region = { $region } (row { $row }, limit { $limit }): { $pieces }
line-empty_region = { $region } (row { $row }, limit { $limit }): empty
line-battle = { $attacker } attacks { $defender } in { $region }
line-attack = { $attacker } enters { $region }
line-replaced = { $side }: { $magic }, become { $card }
line-played = { $side }: { $card }
line-picked = { $side }: a card, face down
line-face_up = Face up here: { $characters }
line-cards = { $side }: in hand { $hand }; used { $discards }
line-defeated = Out of play: { $characters }

section-state = Game
section-board = Board, from Mordor to the Shire
section-battle = Battle
section-cards = Cards
section-defeated = Defeated

event-placed = { $character } is placed in { $region }
event-formed = { $side } takes up the formation { $formation }
event-shuffled = { $side } is placed at random
event-ready = { $side } is ready
event-began = Game { $game } begins
event-turn = Turn { $number }: { $side }
event-still_moves = No piece of { $side } can step forward, but one of them has a move by its ability
event-moved = { $character } moves { $way } from { $from } to { $to }
event-piece_moved = { $side } moves { $piece } { $way } from { $from } to { $to }
event-let_pass = Nobody strikes in the tunnel
event-attacked =
    { $count ->
        [one] { $side } attacks { $region }, where one piece stands
       *[other] { $side } attacks { $region }, where { $count } pieces stand
    }
event-revealed = { $character } is revealed in { $region }
event-revealed_known = { $character } is turned up in { $region }, as was known
event-battle = { $attacker } fights { $defender } in { $region }
event-used = { $character }: { $ability }
event-stood = { $character } stays and fights
event-cards_allowed = Saruman lets cards be played
event-picked = { $side } has picked a card
event-pick = You picked { $card }
event-shown = { $side } plays { $card }
event-replaced = { $side }'s Magic becomes { $card }
event-worked = { $card } of { $side } takes effect
event-idle = { $card } of { $side } does nothing
event-retreated = { $character } retreats from { $from } to { $to }
event-compared = Totals: Fellowship { $fellowship }, Sauron { $sauron }
event-defeated = { $character } is defeated in { $region }
event-returned = { $character } returns to { $region }
event-cards_back = Both sides take all their cards back
event-battle_won = The attacker has won in { $region }
event-battle_lost = The attacker has lost in { $region }
event-battle_both_fell = Both have fallen in { $region }
event-battle_retreat = The battle in { $region } ends with a retreat
event-battle_ambush = The way to { $region } ended in an ambush
event-concealed = All pieces are concealed again
event-game_over = The game is over: { $winner } wins, { $why }. Left: { $fellowship } of the Fellowship, { $sauron } of Sauron
event-points = Points: { $first } for the first seat, { $second } for the second

outcome-frodo_in_mordor = Frodo is in Mordor
outcome-frodo_defeated = Frodo is defeated
outcome-three_in_shire = three of Sauron's characters are in the Shire
outcome-no_legal_move = no legal move was left
outcome-turn_limit = stopped by the turn limit, undecided
outcome-two_games = points of two games

refuse-seat = there is no such seat
refuse-turn = you are not asked now
refuse-confirmed = you have confirmed your placement
refuse-dealing = the draw comes first
refuse-sealed = you have picked your card
refuse-other_question = that is not what is asked
refuse-enemy_piece = that is not yours
refuse-placed = that character is placed already
refuse-placed_all = all nine are placed already
refuse-mountains_empty = nobody starts in the mountains
refuse-start_region = your side does not start there
refuse-start_full = no more of your side start there
refuse-unplaced = not all nine characters are placed
refuse-defeated = that character is out of play
refuse-stay = a character must leave its region
refuse-full = { $region } has no room for { $character }
refuse-flight = { $character } flies only to exactly one enemy
refuse-mountains = nobody goes sideways in the mountains
refuse-charge = { $character } has no free way to an enemy in { $region }
refuse-aragorn = { $character } goes sideways or backward only to attack
refuse-witch_king = { $character } goes sideways only to attack
refuse-river = the river does not carry { $character } to { $region }
refuse-tunnel = the tunnel does not lead { $character } to { $region }
refuse-direction = { $character } moves forward only, { $region } is not
refuse-no_way_on = { $character } has no move left
refuse-far = { $region } is not one step forward of { $character }
refuse-no_balrog = the Balrog is not in Caradhras
refuse-target = nobody like that defends here
refuse-sam = Sam is not beside Frodo under attack
refuse-frodo = Frodo is not beside Sam under attack
refuse-ability = nobody here can do that
refuse-used_card = that card is used until all nine are taken back
refuse-enemy_card = that card is the other side's
refuse-not_discarded = Magic takes a card that was used in an earlier battle
refuse-not_open = an enemy is there, or no room
refuse-not_backward = that is not one step back
refuse-not_sideways = that is not one step sideways
refuse-turn_limit = the turn limit must be 1 to { $most }
refuse-position = this position cannot come about: { $fault }

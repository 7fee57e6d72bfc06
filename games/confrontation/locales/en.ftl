### The Confrontation.
###
### Names have attributes for use inside a sentence: `.the` with the article that goes before them,
### `.start` the same at the beginning of a sentence, `.number` for the verb. A name that needs none
### of them has none, and its plain form is used. `.wins` is how a game ends for that side.

game-title = The Confrontation
game-about = nine hidden characters a side: sneak the Ring into Mordor, or catch its bearer

dealer-defender =
    { $count ->
        [one] pick the one concealed defender
       *[other] pick one of the { $count } concealed defenders at random
    }
dealer-place = shuffle the nine characters of { $side } and name them in order: four for home, then one for each region in front, lowest row first

seat-fellowship = the Fellowship
    .start = The Fellowship
seat-sauron = Sauron

side-fellowship = the Fellowship
    .start = The Fellowship
    .adjective = Fellowship
    .wins = The Fellowship wins
side-sauron = Sauron
    .wins = Sauron wins
side-nobody = nobody
    .start = Nobody
    .wins = It's a draw

region-THE_SHIRE = The Shire
    .the = the Shire
region-ARTHEDAIN = Arthedain
region-CARDOLAN = Cardolan
region-RHUDAUR = Rhudaur
region-EREGION = Eregion
region-ENEDWAITH = Enedwaith
region-THE_HIGH_PASS = The High Pass
    .the = the High Pass
region-MISTY_MOUNTAINS = Misty Mountains
    .the = the Misty Mountains
region-CARADHRAS = Caradhras
region-GAP_OF_ROHAN = Gap of Rohan
    .the = the Gap of Rohan
region-MIRKWOOD = Mirkwood
region-FANGORN = Fangorn
region-ROHAN = Rohan
region-DAGORLAD = Dagorlad
region-GONDOR = Gondor
region-MORDOR = Mordor

character-FRODO = Frodo

ability-FRODO_RETREAT-about = When attacked, Frodo may slip away sideways into an open region. The battle ends without a loss.

character-SAM = Sam

ability-SAM_SUBSTITUTE-about = When Frodo is attacked in the same region, Sam may step in and fight with strength 5.
ability-SAM_STRENGTH_BONUS-about = When Sam is attacked in the same region as Frodo, you may show Frodo: Sam then fights with strength 5.

character-PIPPIN = Pippin

ability-PIPPIN_RETREAT-about = When attacking, Pippin may look at the enemy and then run back into an open region. The attack is over.

character-MERRY = Merry

ability-MERRY_VS_WITCHKING-about = Defeats the Witch-king at once.

character-GANDALF = Gandalf

ability-GANDALF_REVEAL_CARD-about = Sauron has to choose and show a card first.

character-ARAGORN = Aragorn

ability-ARAGORN_SPECIAL_ATTACK_MOVE-about = May attack any adjacent region, even sideways or backward.

character-LEGOLAS = Legolas

ability-LEGOLAS_VS_FLYING_NAZGUL-about = Defeats the Flying Nazgûl at once.

character-GIMLI = Gimli

ability-GIMLI_VS_ORCS-about = Defeats the Orcs at once.

character-BOROMIR = Boromir

ability-BOROMIR_MUTUAL_DESTRUCTION-about = Boromir and his opponent are both defeated at once.

character-BALROG = Balrog
    .the = the Balrog
    .start = The Balrog

ability-BALROG_TUNNEL_AMBUSH-about = While in Caradhras, the Balrog may strike down anyone who uses the tunnel.

character-SHELOB = Shelob

ability-SHELOB_POST_BATTLE_MOVE-about = After defeating an enemy outside Gondor, Shelob returns to Gondor. If there is no room, she is lost.

character-WITCH_KING = Witch-king
    .the = the Witch-king
    .start = The Witch-king

ability-WITCHKING_SIDEWAYS_ATTACK-about = May attack sideways.

character-FLYING_NAZGUL = Flying Nazgûl
    .the = the Flying Nazgûl
    .start = The Flying Nazgûl

ability-FLYING_NAZGUL_SPECIAL_MOVE-about = May fly to any region with exactly one enemy in it.

character-BLACK_RIDER = Black Rider
    .the = the Black Rider
    .start = The Black Rider

ability-BLACK_RIDER_LONG_CHARGE-about = May ride forward any distance through open regions to attack.

character-SARUMAN = Saruman

ability-SARUMAN_FORCE_STRENGTH_COMPARISON-about = May decide that no cards are played.

character-ORCS = Orcs
    .the = the Orcs
    .start = The Orcs
    .number = other

ability-ORCS_FIRST_STRIKE-about = When they attack, they defeat the first character they meet.

character-WARG = Warg
    .the = the Warg
    .start = The Warg

ability-WARG_NEGATE_ABILITY-about = Fellowship characters have no ability in a battle with the Warg.

character-CAVE_TROLL = Cave Troll
    .the = the Cave Troll
    .start = The Cave Troll

ability-CAVE_TROLL_NEGATE_SAURON_CARD-about = Sauron's own card counts for nothing.

card-F_1 = strength 1
    .a = a 1
    .short = 1
card-F_2 = strength 2
    .a = a 2
    .short = 2
card-F_3 = strength 3
    .a = a 3
    .short = 3
card-F_4 = strength 4
    .a = a 4
    .short = 4
card-F_5 = strength 5
    .a = a 5
    .short = 5
card-F_MAGIC = Magic

ability-CARD_FELLOWSHIP_MAGIC-about = Becomes any card from your discard pile.

card-F_NOBLE_SACRIFICE = Noble Sacrifice

ability-CARD_NOBLE_SACRIFICE-about = Both characters are defeated.

card-F_ELVEN_CLOAK = Elven Cloak
    .a = the Elven Cloak

ability-CARD_ELVEN_CLOAK-about = The number on Sauron's card counts as 0.

card-F_RETREAT = Retreat

ability-CARD_FELLOWSHIP_RETREAT-about = Your character goes back into an open region.

card-S_1 = strength 1
    .a = a 1
    .short = 1
card-S_2 = strength 2
    .a = a 2
    .short = 2
card-S_3 = strength 3
    .a = a 3
    .short = 3
card-S_4 = strength 4
    .a = a 4
    .short = 4
card-S_5 = strength 5
    .a = a 5
    .short = 5
card-S_6 = strength 6
    .a = a 6
    .short = 6
card-S_MAGIC = Magic

ability-CARD_SAURON_MAGIC-about = Becomes any card from your discard pile.

card-S_EYE_OF_SAURON = Eye of Sauron
    .a = the Eye of Sauron
    .short = Eye

ability-CARD_EYE_OF_SAURON-about = The text on the Fellowship's card is ignored.

card-S_RETREAT = Retreat

ability-CARD_SAURON_RETREAT-about = Your character steps sideways into an open region.
ability-FRODO_RETREAT = slips away
ability-SAM_SUBSTITUTE = steps in for Frodo with strength 5
ability-SAM_STRENGTH_BONUS = fights beside Frodo with strength 5
ability-PIPPIN_RETREAT = has seen enough and runs
ability-MERRY_VS_WITCHKING = defeats the Witch-king
ability-GANDALF_REVEAL_CARD = makes Sauron show a card first
ability-ARAGORN_SPECIAL_ATTACK_MOVE = attacks from an unexpected side
ability-LEGOLAS_VS_FLYING_NAZGUL = defeats the Flying Nazgûl
ability-GIMLI_VS_ORCS = defeats the Orcs
ability-BOROMIR_MUTUAL_DESTRUCTION = falls and takes his opponent with him
ability-BALROG_TUNNEL_AMBUSH = strikes in the tunnel
ability-SHELOB_POST_BATTLE_MOVE = returns to Gondor
ability-WITCHKING_SIDEWAYS_ATTACK = attacks sideways
ability-FLYING_NAZGUL_SPECIAL_MOVE = flies
ability-BLACK_RIDER_LONG_CHARGE = charges
ability-SARUMAN_FORCE_STRENGTH_COMPARISON = allows no cards
ability-ORCS_FIRST_STRIKE = strike first
ability-WARG_NEGATE_ABILITY = cancels the Fellowship's ability
ability-CAVE_TROLL_NEGATE_SAURON_CARD = cancels Sauron's card
ability-CARD_FELLOWSHIP_MAGIC = becomes a used card
ability-CARD_NOBLE_SACRIFICE = defeats both characters
ability-CARD_ELVEN_CLOAK = turns Sauron's number into 0
ability-CARD_FELLOWSHIP_RETREAT = goes back
ability-CARD_SAURON_MAGIC = becomes a used card
ability-CARD_EYE_OF_SAURON = cancels the text on the Fellowship's card
ability-CARD_SAURON_RETREAT = steps aside

formation-hidden_heart = Hidden Heart
formation-hidden_heart-about = Frodo, Sam, Gimli and Legolas at home; Gandalf, Aragorn and Boromir in front.
formation-bomb_front = Bomb Front
formation-bomb_front-about = Boromir, Gimli and Legolas in front, Gandalf and Aragorn behind them, the hobbits at home.
formation-tunnel_dash = Tunnel Dash
formation-tunnel_dash-about = Pippin scouts the tunnel; Frodo and Sam follow.
formation-trap_pair = Trap Pair
formation-trap_pair-about = Frodo and Sam meet in Eregion and wait to be attacked.
formation-left_wing = Left Wing
formation-left_wing-about = Gandalf clears the High Pass for Frodo.
formation-moria_gate = Moria Gate
formation-moria_gate-about = The Balrog reaches Caradhras on the first turn.
formation-iron_wall = Iron Wall
formation-iron_wall-about = Cave Troll, Witch-king and Saruman in front, four strong characters at home.
formation-raiders = Raiders
formation-raiders-about = Black Rider, Orcs and Flying Nazgûl in front, to scout early.
formation-spiders_web = Spider's Web
formation-spiders_web-about = Shelob in Gondor, with room for her to return.
formation-ambush = Ambush
formation-ambush-about = The Balrog in Fangorn, between the Orcs and the Cave Troll.

setup-fellowship_setup = Fellowship placement
setup-sauron_setup = Sauron's placement
setup-fellowship_setup-by_hand = Placed in secret by the player
setup-fellowship_setup-random = Random
setup-fellowship_setup-hidden_heart = Hidden Heart (known to both players)
setup-fellowship_setup-bomb_front = Bomb Front (known to both players)
setup-fellowship_setup-tunnel_dash = Tunnel Dash (known to both players)
setup-fellowship_setup-trap_pair = Trap Pair (known to both players)
setup-fellowship_setup-left_wing = Left Wing (known to both players)
setup-sauron_setup-by_hand = Placed in secret by the player
setup-sauron_setup-random = Random
setup-sauron_setup-moria_gate = Moria Gate (known to both players)
setup-sauron_setup-iron_wall = Iron Wall (known to both players)
setup-sauron_setup-raiders = Raiders (known to both players)
setup-sauron_setup-spiders_web = Spider's Web (known to both players)
setup-sauron_setup-ambush = Ambush (known to both players)
setup-two_games = Play two games and swap sides; the winner of each scores a point per surviving character
setup-turn_limit = Turn limit (a game that reaches it is a draw)

piece-some = a piece
    .start = A piece
piece-concealed = a concealed piece
    .note = concealed
piece-known = { $character-the } (concealed, but known)
    .note = concealed, but known: { $character }
piece-one_of = a concealed piece ({ $characters-or })
    .note = concealed: { $characters-or }
piece-own = { $character } { $strength }
piece-own_known = { $character } { $strength } (known to your opponent)
piece-face_up = { $character } { $strength } (face up)
piece-of = a { $side-adjective } piece ({ $piece-note })

way-forward = forward
way-river = down the river
way-tunnel = through the tunnel
way-ability = by ability

ask-over = The match is over.
ask-dealer = Waiting for the dealer.
ask-wait = Waiting for { $sides }.
ask-place =
    { $count ->
        [one] Place your last character.
       *[other] Place your characters: { $count } to go.
    }
ask-confirm = All nine are placed. Are you ready?
ask-move = Turn { $number }: { $side } to move. Choose a character.
ask-ambush = A piece is in the tunnel of Moria. Does the Balrog strike?
ask-target = Who do you attack in { $region-the }?
ask-ability =
    { $own-start } { $own-number ->
        [other] fight
       *[one] fights
    } { $other-the } in { $region-the }. What do you do?
ask-no_cards =
    { $own-start } { $own-number ->
        [other] fight
       *[one] fights
    } { $other-the } in { $region-the }. With cards, or without?
ask-card = { $own-start } against { $other-the } in { $region-the }: pick a card.
ask-answer = { $own-start } against { $other-the } in { $region-the }: Sauron plays { $card-a }. Pick your card.
ask-magic = { $own-start } against { $other-the } in { $region-the }. Their card: { $card }. Which used card does your Magic become?
ask-retreat = { $own-start } must leave { $region-the }. Where to?

option-place = Place { $character-the } in { $region-the }
option-formation = Use { $formation }
option-confirm = Confirm
option-move = Move { $character-the } to { $region-the }
option-ambush = Strike with the Balrog
option-let_pass = Let it pass
option-target = Attack { $character-the }
option-target_concealed = Attack a concealed piece
option-retreat = Retreat to { $region-the }
option-sam = Step in with Sam
option-reveal_frodo = Show Frodo: Sam fights with strength 5
option-fight = Fight
option-no_cards = No cards
option-play_cards = Play cards
option-card = Play { $card-a }
option-magic = Turn Magic into { $card-a }

group-formations = Formations
group-character = { $character } ({ $strength })
group-numbers = Strength cards
group-texts = Text cards

effect-confirm = You can't change your placement after this.
effect-ambush = Defeats the piece in the tunnel without a battle; the Balrog is revealed and stays.
effect-let_pass = The piece goes on to Fangorn.
effect-target = Face up, with strength { $strength }.
effect-target_concealed =
    { $count ->
        [one] The only concealed piece.
       *[other] One of { $count } concealed pieces, picked at random.
    }
effect-move = Moves { $way }.
effect-attack =
    { $count ->
        [one] Moves { $way } and attacks { $pieces }.
       *[other] Moves { $way } and attacks { $count } pieces: { $pieces }.
    }
effect-frodo_in_mordor = Wins the game: Frodo reaches Mordor.
effect-three_in_shire = Wins the game: three characters in the Shire.
effect-retreat = Leaves the battle without a loss.
effect-sam = Sam is revealed and fights for Frodo with strength 5; Frodo stays here, face up.
effect-reveal_frodo = Sam fights with strength 5.
effect-fight = The battle goes on: { $totals } before cards.
effect-orcs_strike = The Orcs strike first: your character is defeated.
effect-no_cards = Strength alone decides: { $totals }.
effect-play_cards = Each side plays a card.
effect-number = Adds { $number }: a total of { $total }, against { $other } plus their card.
effect-troll_card = Counts for nothing with the Cave Troll, but is used up.

warning-tunnel = The piece in Caradhras could be the Balrog.
warning-frodo_attacks = Frodo can't slip away when he attacks.
warning-frodo_mountains = Frodo can't slip away in the mountains.
warning-reveal_frodo = Sauron will know where Frodo is.
warning-game_lost = Frodo would be defeated, and you would lose the game.
warning-idle_card = This card has no effect here.

line-totals = Fellowship { $fellowship }, Sauron { $sauron }
line-you = You play { $side }.
line-points = Game { $game } of 2. Points: first seat { $first }, second seat { $second }.
line-ready = { $side-start }: ready
line-placing = { $side-start }: still placing
line-turn = Turn { $number }: { $side } to move
line-region = { $region } (row { $row }, room for { $limit }): { $pieces }
line-empty_region = { $region } (row { $row }, room for { $limit }): empty
line-battle =
    { $attacker-start } { $attacker-number ->
        [other] attack
       *[one] attacks
    } { $defender-the } in { $region-the }
line-attack =
    { $attacker-start } { $attacker-number ->
        [other] enter
       *[one] enters
    } { $region-the }
line-replaced = { $side-start }: { $magic }, now { $card }
line-played = { $side-start }: { $card }
line-picked = { $side-start }: a card, face down
line-face_up = Face up here: { $characters }
line-cards = { $side-start }: in hand { $hand-short }; used { $discards-short }
line-defeated = Out of play: { $characters }

section-state = Game
section-board = Board, from Mordor to the Shire
section-battle = Battle
section-cards = Cards
section-defeated = Defeated

event-placed =
    { $character-start } { $character-number ->
        [other] are
       *[one] is
    } placed in { $region-the }.
event-formed = { $side-start } uses the { $formation } formation.
event-shuffled = { $side-start }'s characters are placed at random.
event-ready = { $side-start } is ready.
event-began = Game { $game } begins.
event-turn = Turn { $number }: { $side } to move.
event-still_moves = { $side-start } can't step forward with any piece, but still has a move by ability.
event-moved =
    { $character-start } { $character-number ->
        [other] move
       *[one] moves
    } { $way } from { $from-the } to { $to-the }.
event-piece_moved = { $side-start } moves { $piece-the } { $way } from { $from-the } to { $to-the }.
event-let_pass = Nobody strikes in the tunnel.
event-attacked =
    { $count ->
        [one] { $side-start } attacks { $region-the }, defended by { $count } piece.
       *[other] { $side-start } attacks { $region-the }, defended by { $count } pieces.
    }
event-revealed =
    { $character-start } { $character-number ->
        [other] are
       *[one] is
    } revealed in { $region-the }.
event-revealed_known =
    { $character-start } { $character-number ->
        [other] are
       *[one] is
    } turned face up in { $region-the }, as was already known.
event-battle =
    { $attacker-start } { $attacker-number ->
        [other] fight
       *[one] fights
    } { $defender-the } in { $region-the }.
event-used = { $character-start } { $ability }.
event-stood =
    { $character-start } { $character-number ->
        [other] stay and fight
       *[one] stays and fights
    }.
event-cards_allowed = Saruman allows cards.
event-picked = { $side-start } has picked a card.
event-pick = You picked { $card-a }.
event-shown = { $side-start } plays { $card-a }.
event-replaced = { $side-start }'s Magic becomes { $card-a }.
event-worked = { $side-start }'s { $card-short } takes effect.
event-idle = { $side-start }'s { $card-short } has no effect.
event-retreated =
    { $character-start } { $character-number ->
        [other] retreat
       *[one] retreats
    } from { $from-the } to { $to-the }.
event-compared = Totals: Fellowship { $fellowship }, Sauron { $sauron }.
event-defeated =
    { $character-start } { $character-number ->
        [other] are
       *[one] is
    } defeated in { $region-the }.
event-returned =
    { $character-start } { $character-number ->
        [other] return
       *[one] returns
    } to { $region-the }.
event-cards_back = Both sides take all their cards back.
event-battle_won = The attacker wins in { $region-the }.
event-battle_lost = The attacker loses in { $region-the }.
event-battle_both_fell = Both fall in { $region-the }.
event-battle_retreat = The battle in { $region-the } ends with a retreat.
event-battle_ambush = The journey to { $region-the } ends in an ambush.
event-concealed = All pieces are turned face down again.
event-game_over = { $winner-wins }: { $why }. Still on the board: { $fellowship } for the Fellowship, { $sauron } for Sauron.
event-points = Points: first seat { $first }, second seat { $second }.

outcome-frodo_in_mordor = Frodo has reached Mordor
outcome-frodo_defeated = Frodo has been defeated
outcome-three_in_shire = Sauron has three characters in the Shire
outcome-no_legal_move = no legal move was left
outcome-turn_limit = the turn limit was reached
outcome-two_games = points from two games

refuse-seat = There's no such seat.
refuse-turn = It's not your turn.
refuse-confirmed = You've already confirmed your placement.
refuse-dealing = Wait for the dealer first.
refuse-sealed = You've already picked your card.
refuse-other_question = You can't do that right now.
refuse-enemy_piece = That one isn't yours.
refuse-placed = That character is already placed.
refuse-placed_all = All nine are already placed.
refuse-mountains_empty = The mountains start empty.
refuse-start_region = Your side doesn't start there.
refuse-start_full = No more of your characters can start there.
refuse-unplaced = Place all nine characters first.
refuse-defeated = That character is out of the game.
refuse-stay = Choose another region: a character can't stay put.
refuse-full = There's no room for { $character-the } in { $region-the }.
refuse-flight = { $character-start } can only fly to a region with exactly one enemy.
refuse-mountains = Nobody can move sideways in the mountains.
refuse-charge = { $character-start } has no clear path to an enemy in { $region-the }.
refuse-aragorn = { $character-start } can only go sideways or backward to attack.
refuse-witch_king = { $character-start } can only go sideways to attack.
refuse-river = The river doesn't carry { $character-the } to { $region-the }.
refuse-tunnel = The tunnel doesn't lead { $character-the } to { $region-the }.
refuse-direction = { $character-start } can only move forward, not to { $region-the }.
refuse-no_way_on = { $character-start } can't go any further.
refuse-far = { $character-start } can't reach { $region-the } in one step forward.
refuse-no_balrog = The Balrog isn't in Caradhras.
refuse-target = There's no such defender here.
refuse-sam = Sam can only step in when Frodo is attacked beside him.
refuse-frodo = You can only show Frodo when Sam is attacked beside him.
refuse-ability = Nobody here can retreat.
refuse-used_card = You've used that card; it comes back when all nine are used.
refuse-enemy_card = That's your opponent's card.
refuse-not_discarded = Magic can only become a card you used in an earlier battle.
refuse-not_open = You can't retreat there: an enemy is there, or it's full.
refuse-not_backward = You can only retreat one step back.
refuse-not_sideways = You can only retreat one step sideways.
refuse-turn_limit = The turn limit must be between 1 and { $most }.
refuse-position = This position is impossible: { $fault }.

fault-counts = the counts of who is where don't match the board
fault-nowhere = a character is missing
fault-crowded = more than { $limit } characters of a side in { $region-the }
fault-both_sides = characters of both sides in { $region-the }
fault-start = too many characters start in { $region-the }
fault-hands = the Fellowship has { $fellowship } cards in hand and Sauron { $sauron }
fault-card_at_rest = a card is on the table without a battle
fault-enemy_card = { $side } has a card of the other side
fault-ruled_out = the other side has ruled out that { $character-the } is there
fault-face_up = { $character-the } is face up, but the other side doesn't know it
fault-face_up_at_rest = a character is face up between two turns
fault-frodo_defeated = Frodo is defeated and the game goes on
fault-frodo_in_mordor = Frodo is in Mordor and the game goes on
fault-three_in_shire = three of Sauron's characters are in the Shire and the game goes on
fault-no_answer = there is a question without an answer
fault-nobody_asked = nobody has anything to decide
fault-no_flow = nothing is left to do, but the game isn't over
fault-flow = no turn can get to this point
fault-options = the options don't fit together
fault-battle = no battle can come to this

verb-place = Place
verb-move = Move
verb-attack = Attack
verb-retreat = Retreat
verb-card = Card
verb-ability = Ability

### CardPeeGee.

game-title = CardPeeGee
game-about = a solo card role-playing game: survive, and earn four kinds of victory

seat-player = Player

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

kind-monster = Monster
kind-treasure = Treasure
kind-healer = Healer
kind-trap = Trap

cause-monster = the monster
cause-chest = the trap on the chest
cause-jailor = the jailor
cause-trap = the Trap

phase-pre_game = before the game
phase-new_day = new day
phase-monster_preparation = before the fight
phase-monster_combat = in the fight
phase-trapped_treasure = at a trapped chest
phase-jailor_stage = facing jailors
phase-fee_stage = paying the healer
phase-town_tax = tax in Town
phase-town_shopping = shopping in Town
phase-town_healing = healing in Town
phase-ending = a victory
phase-dead = dead
phase-dealing = dealing

dealer-draw =
    { $count ->
        [one] deal a card
       *[other] deal { $count } cards
    }
dealer-character = deal one card, looking for a King or Queen
dealer-vigour = deal three cards for hit points
dealer-hand = deal five cards to the hand
dealer-encounter =
    { $count ->
        [one] deal the encounter: agitator, then props ({ $count } card)
       *[other] deal the encounter: agitator, then props ({ $count } cards)
    }
dealer-monster =
    { $count ->
        [one] deal { $count } card: yours first, then the monster's
       *[other] deal { $count } cards: yours first, then the monster's
    }
dealer-attempt =
    { $count ->
        [one] deal { $count } card: yours, then the trap's
       *[other] deal { $count } cards: yours, then the trap's
    }
dealer-player =
    { $count ->
        [one] deal { $count } card for you
       *[other] deal { $count } cards for you
    }
dealer-jailor =
    { $count ->
        [one] deal { $count } card for the jailor
       *[other] deal { $count } cards for the jailor
    }
dealer-evasion =
    { $count ->
        [one] deal a card to evade
       *[other] deal { $count } cards to evade
    }
dealer-charity = deal a card of charity

ask-pre_game = A new life begins. Create your character.
ask-new_day = Day { $day }. What will it bring?
ask-monster_preparation = Prepare for the fight: clubs add attack, spades add cards. You have ATK { $atk }, DL { $dl }.
ask-monster_combat = The fight goes on.
ask-trapped_treasure = The chest is trapped. Play spades, try a trap, or leave it. Your bonus is { $bonus }.
ask-jailor_stage = Jailors hold the healer. Prepare, fight or leave. You have ATK { $atk }, DL { $dl }.
ask-fee_stage = The healer wants { $fee }; you have paid { $paid }. Any card pays.
ask-town_tax =
    { $count ->
        [one] You hold { $count } card: the Town takes one as tax.
       *[other] You hold { $count } cards: the Town takes one as tax.
    }
ask-town_shopping = Shopping: every { $price } of diamonds buys a card.
ask-town_healing = Healing: every point of hearts is a hit point.
ask-ending = A victory!
ask-dead = You are dead. Start again?
ask-nothing = Nothing to decide.

group-activate = Activate
group-play = Play
group-play_as = Play as another suit
group-discard = Discard

option-create = Create the character
option-start_encounter = Start the encounter
option-activate = Activate { $card }
option-play = Play { $card }
option-play_as = Play { $card } as { $suit }
option-fight = Fight a round
option-disarm = Disarm { $card }
option-abandon = Leave
option-discard = Discard { $card }
option-to_healing = Go on to healing
option-end_day = End the day
option-acknowledge = Go on
option-restart = Start again

effect-create = a King or Queen becomes you; three cards give hit points, five make your hand
effect-encounter = three cards are dealt
effect-ace = your played { $suit } count half more; one more card against Traps
effect-jack = { $suit } may be played as any suit, any card as { $suit }, at 2 less; one more card against Traps
effect-fight = ATK { $before } to { $after }, DL { $dl_before } to { $dl_after }
effect-bonus = disarm bonus { $before } to { $after }
effect-pays = paid { $before } to { $after } of { $fee }
effect-covers_fee = paid { $before } to { $after }: covers the fee of { $fee } and heals { $healing }
effect-spends =
    { $count ->
        [0] spent { $before } to { $after }: buys nothing yet
        [one] spent { $before } to { $after }: buys a card
       *[other] spent { $before } to { $after }: buys { $count } cards
    }
effect-heals = healing { $before } to { $after }
effect-fight_monster =
    { $atk } + { $dl } { $dl ->
        [one] card
       *[other] cards
    } against { $foe_atk } + { $foe_dl } { $foe_dl ->
        [one] card
       *[other] cards
    }; a win takes { $atk } of its { $foe_hp } HP, a loss { $foe_atk } of your { $hp }
effect-fight_jailors =
    { $dl ->
        [one] { $atk } + { $dl } card against each of { $jailors } (value + 3 cards); a win deals { $atk }, a loss costs the jailor's value of your { $hp } HP
       *[other] { $atk } + { $dl } cards against each of { $jailors } (value + 3 cards); a win deals { $atk }, a loss costs the jailor's value of your { $hp } HP
    }
effect-disarm = { $bonus } + a card against { $trap } + a card; failing costs { $trap } of your { $hp } HP
effect-abandon = ends the encounter with nothing gained
effect-buy =
    { $count ->
        [0] buys nothing
        [one] buys a card
       *[other] buys { $count } cards
    }
effect-town_healing =
    { $count ->
        [0] the next day begins
       *[other] heals { $count }, to { $hp } HP; the next day begins
    }
effect-acknowledge = play goes on where it stopped
effect-restart = a fresh game with all cards in the deck

warn-may_die = failing may kill you
warn-loses_played = the cards played are lost: { $cards }
warn-discard_active = this card is active
warn-cannot_buy = the diamonds you hold cannot reach 8
warn-cannot_pay = the cards you hold cannot cover the fee without conversions
warn-cannot_pay_later = the cards you hold cannot cover the fee afterwards
warn-buys_nothing = less than 8 was played: it buys nothing and is lost

event-rejected = { $card } is not a King or Queen
event-character = you are the { $card }
event-vigour =
    { $cards } { $cards-number ->
        [other] give
       *[one] gives
    } you { $hp } hit { $hp ->
        [one] point
       *[other] points
    }
event-day = day { $day }
event-no_encounter = the deck is empty: no encounter today
event-met = { $kind }: { $cards }
event-monster_large = it is a large monster: ATK { $atk }, DL { $dl }, { $hp } HP
event-monster = the monster has ATK { $atk }, DL { $dl }, { $hp } HP
event-healer = the healer offers { $healing } HP; fee { $fee }, jailors { $jailors }
event-activated = { $card } is active
event-played = { $card } is played for { $value }
event-played_as = { $card } is played as { $value } of { $suit }
event-contest =
    against { $against } ({ $foe }): { $cards } { $cards-number ->
        [other] make
       *[one] makes
    } { $score }, { $foe_cards } { $foe_cards-number ->
        [other] make
       *[one] makes
    } { $foe_score }
event-hit = { $foe } loses { $damage } HP, { $left } left
event-hurt = { $by } { $how } you: { $damage } HP lost, { $left } left

grade-none = misses
grade-scratch = scratches
grade-wound = wounds
grade-deep = badly wounds
grade-grave = gravely wounds
grade-terrible = crushes

event-disarmed = the trap { $card } is disarmed
event-slain = { $card } is dead
event-evasion =
    { $cards-number ->
        [other] difficulty { $difficulty }, damage { $damage }; { $cards } make { $score }: { $actual } damage
       *[one] difficulty { $difficulty }, damage { $damage }; { $cards } makes { $score }: { $actual } damage
    }
event-gained_start = your hand: { $cards }
event-gained_loot = loot: { $cards }
event-gained_treasure = treasure: { $cards }
event-gained_potions = potions: { $cards }
event-gained_charity = charity: { $cards }
event-gained_bought = bought: { $cards }
event-fee_paid = { $paid } covers the fee of { $fee }
event-healed = { $amount } HP healed, now { $hp }
event-abandoned = you leave the { $kind }; cards lost: { $cards }
event-survived = the { $kind } is behind you
event-arrived =
    { $count ->
        [one] in Town with one card
       *[other] in Town with { $count } cards
    }
event-taxed = tax: { $card }
event-shopped =
    { $count ->
        [one] { $spent } spent, a card bought
       *[other] { $spent } spent, { $count } cards bought
    }
event-ending = { $ending }
event-ending_cards = { $ending } ({ $cards })
event-died = { $cause } kills you on day { $day }
event-restarted = a new game begins

ending-full_court = Full Court! Jack, Queen and King of { $suit } walk at your side.
ending-elemental_union = Elemental Union! All four suits have sent you one of their court.
ending-goliath =
    { $hp ->
        [one] Goliath! With { $hp } hit point you tower over the land.
       *[other] Goliath! With { $hp } hit points you tower over the land.
    }
ending-master = Master of the Elements! Powers of all four suits obey you.

victory-full_court = Full Court ({ $suit })
victory-elemental_union = Elemental Union
victory-goliath = Goliath
victory-master = Master of the Elements

section-you = You, { $phase }
section-hand = Hand ({ $count })
section-active = Active ({ $count })
section-played = Played
section-dealt = On the table
section-deck = Deck ({ $count })

line-state =
    { $hp ->
        [one] day { $day }, { $hp } hit point
       *[other] day { $day }, { $hp } hit points
    }
line-character = character { $card }
line-life = life { $life } of { $lives }
line-earned = earned: { $endings }
line-cards = { $cards }
line-deck = { $suit }: { $cards }
line-played = { $card } for { $value }
line-played_as = { $card } counting as { $value } of { $suit }
line-own = you: ATK { $atk }, DL { $dl }
line-monster = monster: ATK { $atk }, DL { $dl }, { $hp } HP
line-jailor = jailor { $card }: ATK { $atk }, DL 3, { $hp } HP
line-healing = healing on offer: { $healing }
line-fee = fee { $fee }, paid { $paid }
line-bonus = disarm bonus { $bonus }

refuse-seat = there is only one player
refuse-phase = this cannot be done now ({ $phase })
refuse-ending_shown = a victory is shown: go on first
refuse-dead = you are dead
refuse-last_life = that was the last life of this match
refuse-lives = a match has 1 to 99 lives
refuse-tax_first = the tax must be paid first
refuse-no_cards_at_new_day = no card can be used before the encounter has started
refuse-battle_has_begun = the battle has begun: no card may be used any more
refuse-no_escape = there is no way out of a fight with a monster
refuse-no_power = only Jacks and Aces can be activated, { $card } is neither
refuse-not_in_hand = { $card } is not in your hand
refuse-already_active = { $card } is active already
refuse-not_held = you do not hold { $card }
refuse-suit_unusable = { $suit } are of no use here
refuse-held_in_place = { $card } holds a conversion in place and cannot be played
refuse-same_suit = { $card } already is of that suit
refuse-target_unusable = { $suit } are of no use here
refuse-no_jack = no active Jack turns { $card } into { $suit }
refuse-jack_not_active = { $card } becomes { $suit } only while a fitting Jack is active
refuse-only_itself = { $card } cannot convert itself
refuse-too_low = { $card } would be worth nothing
refuse-no_gain_at_fee = playing { $card } as { $suit } would not raise the payment
refuse-not_a_trap = { $card } is not a trap on this chest
refuse-position = this position cannot come about: every card must be in exactly one place
refuse-position_flow = this phase needs its flow to be given
refuse-position_encounter = the encounter does not fit the phase

setup-fee = A healer's fee must be
setup-fee-reached = reached: paying exactly the fee is enough
setup-fee-exceeded = exceeded: more than the fee must be paid
setup-jailor_cards = Cards played against jailors
setup-jailor_cards-kept_apart = go back to the deck before the fee
setup-jailor_cards-count_for_fee = count for the fee
setup-lives = Lives: after a death that is not the last you may start again

hint-none = no advice
hint-create = your life begins; there is nothing else to do
hint-new_day =
    { $count ->
        [one] nothing can be prepared now; the day brings a Trap with { $trap }%, and one card would then evade for about { $evasion }
       *[other] nothing can be prepared now; the day brings a Trap with { $trap }%, and { $count } cards would then evade for about { $evasion }
    }
hint-activate = activating { $card } costs nothing: it can still be played later, and every active card helps against Traps
hint-prepare = with { $card } and what fits with it you win the fight with { $win }% and lose about { $lost } HP; that is worth the cards
hint-fight = you win the fight with { $win }% and lose about { $lost } HP; more cards would cost more than they save
hint-gear = with { $card } the best attempt succeeds with { $win }% and fails with { $lose }%, which costs { $cost } HP; the chest is worth it
hint-disarm = { $card } is disarmed with { $win }%; with { $lose }% it costs { $cost } HP; the chest is worth the risk
hint-leave_chest = an attempt would succeed with { $win }% and cost { $cost } HP with { $lose }%; the chest is not worth that
hint-prepare_jailors =
    { $healing ->
        [one] with { $card } you win a round with { $win }% and lose about { $lost } HP in it; the { $healing } HP of healing is worth it
       *[other] with { $card } you win a round with { $win }% and lose about { $lost } HP in it; the { $healing } HP of healing are worth it
    }
hint-fight_jailors =
    { $healing ->
        [one] you win a round with { $win }% and lose about { $lost } HP in it; the { $healing } HP of healing is worth it
       *[other] you win a round with { $win }% and lose about { $lost } HP in it; the { $healing } HP of healing are worth it
    }
hint-leave_jailors =
    { $healing ->
        [one] a round is won with { $win }% and costs about { $lost } HP; with what must be paid, the { $healing } HP of healing is not worth it
       *[other] a round is won with { $win }% and costs about { $lost } HP; with what must be paid, the { $healing } HP of healing are not worth it
    }
hint-pay =
    { $healing ->
        [one] { $card } is among the cheapest cards that cover the fee of { $fee }, and { $healing } HP of healing is worth more
       *[other] { $card } is among the cheapest cards that cover the fee of { $fee }, and { $healing } HP of healing are worth more
    }
hint-leave_fee = the cards for the fee of { $fee } are worth more to you than { $healing } HP of healing
hint-cannot_pay = your cards cannot cover the fee of { $fee }
hint-tax = of all your cards { $card } is worth least to you, about { $worth } HP
hint-buy =
    { $count ->
        [one] with { $card } your diamonds buy a card, which is worth more
       *[other] with { $card } your diamonds buy { $count } cards, which are worth more
    }
hint-shopped =
    { $count ->
        [0] nothing you could spend is worth less than what it buys
        [one] you buy one card; spending more would not pay
       *[other] you buy { $count } cards; spending more would not pay
    }
hint-heal = { $card } is worth most as hit points: you can gain { $amount } HP
hint-end_day = you gain { $amount } HP here; the other cards are worth more in your hand
hint-acknowledge = a victory: enjoy it and go on
hint-restart = this life is over: start again

measure-days = days survived
measure-death = cause of death
measure-any_victory = any victory
measure-elemental_union = Elemental Union
measure-full_court = a Full Court
measure-full_courts = Full Courts
measure-goliath = Goliath
measure-master_of_the_elements = Master of the Elements
measure-initial_hp = hit points at the start
measure-highest_hp = highest hit points
measure-final_hp = hit points at the end
measure-monsters = monsters met
measure-treasures = treasures met
measure-healers = healers met
measure-traps = Traps met
measure-abandoned = encounters left
measure-contests = rounds and attempts
measure-damage_by_monsters = damage by monsters
measure-damage_by_chests = damage by chests
measure-damage_by_jailors = damage by jailors
measure-damage_by_traps = damage by Traps
measure-healed_by_healers = healed by healers
measure-healed_in_town = healed in Town
measure-cards_looted = cards looted
measure-cards_from_treasure = cards from treasure
measure-potions = potions
measure-cards_of_charity = cards of charity
measure-cards_bought = cards bought
measure-cards_played = cards played
measure-cards_converted = of which converted
measure-cards_lost_by_abandoning = cards lost by leaving
measure-cards_taxed = cards taxed
measure-cards_activated = cards activated
measure-held_in_town = cards held on arrival in Town
measure-active_in_town = of which active

outcome-monster = killed by a monster
outcome-chest = killed by a trapped chest
outcome-jailor = killed by a jailor
outcome-trap = killed by a Trap
outcome-resigned = given up

### CardPeeGee.
###
### Names have attributes for use inside a sentence: `.the` with their article, `.start` the same at
### the beginning of a sentence, `.met` for what you meet.

game-title = CardPeeGee
game-about = a solo card role-playing game: survive, and earn four kinds of victory

seat-player = Player

suit-clubs = clubs
    .start = Clubs
suit-diamonds = diamonds
    .start = Diamonds
suit-hearts = hearts
    .start = Hearts
suit-spades = spades
    .start = Spades

kind-monster = Monster
    .the = the monster
    .start = The monster
    .met = You meet a monster
kind-treasure = Treasure
    .the = the treasure
    .start = The treasure
    .met = You find a treasure
kind-healer = Healer
    .the = the healer
    .start = The healer
    .met = You meet a healer
kind-trap = Trap
    .the = the trap
    .start = The trap
    .met = You walk into a trap

cause-monster = the monster
    .start = The monster
cause-chest = the trap on the chest
    .start = The trap on the chest
cause-jailor = the jailor
    .start = The jailor
cause-trap = the trap
    .start = The trap

phase-pre_game = before the game
phase-new_day = at the start of the day
phase-monster_preparation = before the fight
phase-monster_combat = in a fight
phase-trapped_treasure = at a trapped chest
phase-jailor_stage = facing jailors
phase-fee_stage = paying the healer
phase-town_tax = paying tax in Town
phase-town_shopping = shopping in Town
phase-town_healing = healing in Town
phase-ending = at a victory
phase-dead = dead
phase-dealing = while cards are dealt

dealer-draw =
    { $count ->
        [one] deal a card
       *[other] deal { $count } cards
    }
dealer-character = deal one card, looking for a King or Queen
dealer-vigour = deal three cards for your HP
dealer-hand = deal five cards to your hand
dealer-encounter =
    { $count ->
        [one] deal the encounter: the agitator, then its props ({ $count } card)
       *[other] deal the encounter: the agitator, then its props ({ $count } cards)
    }
dealer-monster =
    { $count ->
        [one] deal { $count } card: yours first, then the monster's
       *[other] deal { $count } cards: yours first, then the monster's
    }
dealer-attempt =
    { $count ->
        [one] deal { $count } card: yours first, then the trap's
       *[other] deal { $count } cards: yours first, then the trap's
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
        [one] deal a card to dodge with
       *[other] deal { $count } cards to dodge with
    }
dealer-charity = deal a card as charity

ask-pre_game = A new life begins. Create your character.
ask-new_day = Day { $day }. What will it bring?
ask-monster_preparation = Get ready to fight: clubs raise your attack, spades give you more cards. You have ATK { $atk } and DL { $dl }.
ask-monster_combat = The fight goes on.
ask-trapped_treasure = The chest is trapped. Play spades, try to disarm a trap, or leave. Your bonus is { $bonus }.
ask-jailor_stage = Jailors are holding the healer. Get ready, fight or leave. You have ATK { $atk } and DL { $dl }.
ask-fee_stage = The healer's fee is { $fee }; you have paid { $paid }. You can pay with any card.
ask-town_tax =
    { $count ->
        [one] You hold { $count } card. Choose one to pay as tax.
       *[other] You hold { $count } cards. Choose one to pay as tax.
    }
ask-town_shopping = Shopping: every { $price } in diamonds buys a card.
ask-town_healing = Healing: every point of hearts gives you 1 HP.
ask-ending = A victory!
ask-dead = You are dead. Start again?
ask-nothing = Nothing to do right now.

group-activate = Activate
group-play = Play
group-play_as = Play as another suit
group-discard = Discard

option-create = Create your character
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
option-acknowledge = Continue
option-restart = Start again

effect-create = Deals your King or Queen, three cards for your HP and five cards for your hand.
effect-encounter = Deals three cards.
effect-ace = The { $suit } you play count half as much again; one more card to dodge traps.
effect-jack = Play { $suit } as any suit, or any card as { $suit }, for 2 less; one more card to dodge traps.
effect-fight = ATK { $before } → { $after }, DL { $dl_before } → { $dl_after }.
effect-bonus = Disarm bonus { $before } → { $after }.
effect-pays = Paid { $before } → { $after } of { $fee }.
effect-covers_fee = Paid { $before } → { $after }: covers the fee of { $fee } and heals { $healing } HP.
effect-spends =
    { $count ->
        [0] Spent { $before } → { $after }: buys nothing yet.
        [one] Spent { $before } → { $after }: buys a card.
       *[other] Spent { $before } → { $after }: buys { $count } cards.
    }
effect-heals = Healing { $before } → { $after } HP.
effect-fight_monster =
    You have { $atk } + { $dl } { $dl ->
        [one] card
       *[other] cards
    }, the monster { $foe_atk } + { $foe_dl } { $foe_dl ->
        [one] card
       *[other] cards
    }; if you win, it loses { $atk } (it has { $foe_hp } HP); if you lose, you lose { $foe_atk } of your { $hp } HP.
effect-fight_jailors =
    { $dl ->
        [one] You have { $atk } + { $dl } card, each jailor ({ $jailors }) their value + 3 cards; if you win, a jailor loses { $atk }; if you lose, you lose the jailor's value of your { $hp } HP.
       *[other] You have { $atk } + { $dl } cards, each jailor ({ $jailors }) their value + 3 cards; if you win, a jailor loses { $atk }; if you lose, you lose the jailor's value of your { $hp } HP.
    }
effect-disarm = You have { $bonus } + a card, the trap { $trap } + a card; failing costs you { $trap } of your { $hp } HP.
effect-abandon = Ends the encounter, and you get nothing.
effect-buy =
    { $count ->
        [0] Buys nothing.
        [one] Buys a card.
       *[other] Buys { $count } cards.
    }
effect-town_healing =
    { $count ->
        [0] The next day begins.
       *[other] Heals { $count } HP, to { $hp }; the next day begins.
    }
effect-acknowledge = The match goes on where it stopped.
effect-restart = Starts a new life, with all cards in the deck.

warn-may_die = This could kill you.
warn-loses_played = You lose the cards you played: { $cards }.
warn-discard_active = This card is active.
warn-cannot_buy = Your diamonds can't reach 8.
warn-cannot_pay = Without conversions, your cards can't cover the fee.
warn-cannot_pay_later = Your cards won't cover the fee afterwards.
warn-buys_nothing = You played less than 8: it buys nothing and is lost.

event-rejected = { $card } is not a King or Queen.
event-character = You are the { $card }.
event-vigour = With { $cards } you start with { $hp } HP.
event-day = Day { $day } begins.
event-no_encounter = The deck is empty: no encounter today.
event-met = { $kind-met }: { $cards }.
event-monster_large = It's a large one: ATK { $atk }, DL { $dl }, { $hp } HP.
event-monster = It has ATK { $atk }, DL { $dl } and { $hp } HP.
event-healer =
    The healer offers you { $healing } HP. { $fee ->
        [0] There is no fee
       *[other] The fee is { $fee }
    }, and { $jailors ->
        [0] nobody is in the way.
        [one] a jailor is in the way.
       *[other] { $jailors } jailors are in the way.
    }
event-activated = You activate { $card }.
event-played = You play { $card } for { $value }.
event-played_as = You play { $card } as { $suit }, for { $value }.
event-contest = You score { $score } ({ $cards-row }); { $against } ({ $foe }) scores { $foe_score } ({ $foe_cards-row }).
event-hit = You hit { $foe } for { $damage }: { $left } HP left.
event-hurt =
    { $damage ->
        [0] { $by-start } { $how } you. You still have { $left } HP.
       *[other] { $by-start } { $how } you: you lose { $damage } HP and have { $left } left.
    }

grade-none = misses
grade-scratch = scratches
grade-wound = wounds
grade-deep = badly wounds
grade-grave = gravely wounds
grade-terrible = crushes

event-disarmed = You disarm the trap { $card }.
event-slain = You defeat { $card }.
event-evasion = The trap has difficulty { $difficulty } and damage { $damage }. You dodge with { $cards } for { $score } and take { $actual } damage.
event-gained_start = Your hand: { $cards }.
event-gained_loot = Your loot: { $cards }.
event-gained_treasure = Your treasure: { $cards }.
event-gained_potions = Your potions: { $cards }.
event-gained_charity = You are given { $cards }.
event-gained_bought = You buy { $cards }.
event-fee_paid = You've paid { $paid }, which covers the fee of { $fee }.
event-healed = You heal { $amount } HP and now have { $hp }.
event-abandoned = You leave { $kind-the }. Cards lost: { $cards }.
event-survived = { $kind-start } is behind you.
event-arrived =
    { $count ->
        [one] You come to Town with { $count } card.
       *[other] You come to Town with { $count } cards.
    }
event-taxed = You pay { $card } as tax.
event-shopped =
    { $count ->
        [0] You spend { $spent } and buy nothing.
        [one] You spend { $spent } and buy a card.
       *[other] You spend { $spent } and buy { $count } cards.
    }
event-ending = { $ending }
event-ending_cards = { $ending } Your cards: { $cards }.
event-died = { $cause-start } kills you on day { $day }.
event-restarted = A new life begins.

ending-full_court = Full Court! The Jack, Queen and King of { $suit } walk at your side.
ending-elemental_union = Elemental Union! Every suit has sent you one of its court.
ending-goliath = Goliath! With { $hp } HP you tower over the land.
ending-master = Master of the Elements! The powers of all four suits obey you.

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

line-state = Day { $day }, { $hp } HP
line-character = Character: { $card }
line-life = Life { $life } of { $lives }
line-earned = Earned: { $endings }
line-cards = { $cards }
line-deck = { $suit-start }: { $cards }
line-played = { $card } for { $value }
line-played_as = { $card } as { $suit }, for { $value }
line-own = You: ATK { $atk }, DL { $dl }
line-monster = Monster: ATK { $atk }, DL { $dl }, { $hp } HP
line-jailor = Jailor { $card }: ATK { $atk }, DL 3, { $hp } HP
line-healing = Healing on offer: { $healing } HP
line-fee = Fee { $fee }, paid { $paid }
line-bonus = Disarm bonus { $bonus }

refuse-seat = There's only one player.
refuse-phase = You can't do that now ({ $phase }).
refuse-ending_shown = You've just earned a victory: continue first.
refuse-dead = You are dead.
refuse-last_life = That was your last life in this match.
refuse-lives = A match has 1 to 99 lives.
refuse-tax_first = Pay your tax first.
refuse-no_cards_at_new_day = You can't use cards before the encounter starts.
refuse-battle_has_begun = The fight has begun: you can't use any more cards.
refuse-no_escape = You can't run away from a monster.
refuse-no_power = You can only activate Jacks and Aces, and { $card } is neither.
refuse-not_in_hand = { $card } isn't in your hand.
refuse-already_active = { $card } is already active.
refuse-not_held = You don't hold { $card }.
refuse-suit_unusable = You can't use { $suit } here.
refuse-held_in_place = { $card } is needed for a conversion, so you can't play it.
refuse-same_suit = { $card } already has that suit.
refuse-target_unusable = You can't use { $suit } here.
refuse-no_jack = You have no active Jack that turns { $card } into { $suit }.
refuse-jack_not_active = You can only play { $card } as { $suit } while the right Jack is active.
refuse-only_itself = { $card } can't convert itself.
refuse-too_low = { $card } would be worth nothing.
refuse-no_gain_at_fee = Playing { $card } as { $suit } wouldn't pay any more.
refuse-not_a_trap = { $card } isn't a trap on this chest.
refuse-position = This position is impossible: every card must be in exactly one place.
refuse-position_flow = This position doesn't show what comes next.
refuse-position_encounter = This encounter doesn't fit the phase.

setup-fee = A healer's fee is settled
setup-fee-reached = Once you have paid the fee or more
setup-fee-exceeded = Once you have paid more than the fee (the source guide's reading)
setup-jailor_cards = Cards you play against jailors
setup-jailor_cards-kept_apart = Go back to the deck when the last jailor falls
setup-jailor_cards-count_for_fee = Lie there until the encounter is cleared up, and count towards the fee (the source guide's reading)
setup-lives = Lives (after each death but the last you can start again)

hint-none = no hint for this one.
hint-create = your life begins here; there's nothing else to do.
hint-new_day =
    { $count ->
        [one] there's nothing to prepare now. { $trap }% chance of a trap; { $count } card would then dodge for about { $evasion }.
       *[other] there's nothing to prepare now. { $trap }% chance of a trap; { $count } cards would then dodge for about { $evasion }.
    }
hint-activate = activating { $card } is free: you can still play it later, and every active card helps against traps.
hint-prepare = with { $card } and what goes with it, you win the fight { $win }% of the time and lose about { $lost } HP. That's worth the cards.
hint-fight = you win the fight { $win }% of the time and lose about { $lost } HP. More cards would cost more than they save.
hint-gear = with { $card } your best attempt works { $win }% of the time, and costs you { $cost } HP { $lose }% of the time. The chest is worth it.
hint-disarm = you disarm { $card } { $win }% of the time, and lose { $cost } HP { $lose }% of the time. The chest is worth the risk.
hint-leave_chest = an attempt would work { $win }% of the time, and cost you { $cost } HP { $lose }% of the time. The chest isn't worth that.
hint-prepare_jailors = with { $card } you win a round { $win }% of the time and lose about { $lost } HP in it. { $healing } HP of healing is worth it.
hint-fight_jailors = you win a round { $win }% of the time and lose about { $lost } HP in it. { $healing } HP of healing is worth it.
hint-leave_jailors = you would win a round { $win }% of the time and lose about { $lost } HP in it. { $healing } HP of healing isn't worth that.
hint-pay = { $card } is one of the cheapest cards that cover the fee of { $fee }, and { $healing } HP of healing is worth more.
hint-leave_fee = the cards for the fee of { $fee } are worth more to you than { $healing } HP of healing.
hint-cannot_pay = your cards can't cover the fee of { $fee }.
hint-tax = { $card } is worth the least to you of all your cards, about { $worth } HP.
hint-buy =
    { $count ->
        [one] with { $card } your diamonds buy a card, which is worth more.
       *[other] with { $card } your diamonds buy { $count } cards, which are worth more.
    }
hint-shopped =
    { $count ->
        [0] the cards you could spend are worth more than what they would buy.
        [one] you buy { $count } card; spending more wouldn't pay off.
       *[other] you buy { $count } cards; spending more wouldn't pay off.
    }
hint-heal = { $card } is worth most as HP: you can gain { $amount } HP here.
hint-end_day = you gain { $amount } HP here; your other cards are worth more in your hand.
hint-acknowledge = a victory! Enjoy it and continue.
hint-restart = this life is over. Start again.

measure-days = days survived
measure-death = cause of death
measure-any_victory = any victory
measure-elemental_union = Elemental Union
measure-full_court = a Full Court
measure-full_courts = Full Courts
measure-full_court_of_clubs = Full Court of clubs
measure-full_court_of_diamonds = Full Court of diamonds
measure-full_court_of_hearts = Full Court of hearts
measure-full_court_of_spades = Full Court of spades
measure-goliath = Goliath
measure-master_of_the_elements = Master of the Elements
measure-initial_hp = HP at the start
measure-highest_hp = highest HP
measure-final_hp = HP at the end
measure-monsters = monsters met
measure-treasures = treasures found
measure-healers = healers met
measure-traps = traps met
measure-abandoned = encounters abandoned
measure-contests = rounds fought and traps tried
measure-damage_by_monsters = damage from monsters
measure-damage_by_chests = damage from chests
measure-damage_by_jailors = damage from jailors
measure-damage_by_traps = damage from traps
measure-healed_by_healers = HP healed by healers
measure-healed_in_town = HP healed in Town
measure-cards_looted = cards looted
measure-cards_from_treasure = cards from treasure
measure-potions = potions
measure-cards_of_charity = cards from charity
measure-cards_bought = cards bought
measure-cards_played = cards played
measure-cards_converted = of which converted
measure-cards_lost_by_abandoning = cards lost by leaving
measure-cards_taxed = cards taxed
measure-cards_activated = cards activated
measure-visits = visits to the Town
measure-visits_with_tax = visits with a tax
measure-visits_with_charity = visits with charity
measure-visits_with_purchase = visits with a purchase
measure-held_in_town = cards held on arrival in Town
measure-active_in_town = of which active

outcome-monster = killed by a monster
outcome-chest = killed by a trapped chest
outcome-jailor = killed by a jailor
outcome-trap = killed by a trap
outcome-resigned = you resigned

### Leduc hold'em.

game-title = Leduc hold'em
game-about = six cards, two rounds of betting: a worked example well known to solvers

dealer-draw =
    { $count ->
        [one] turn up the public card
       *[other] deal { $count } cards: first player, then second
    }

seat-first = First
seat-second = Second

card-jack = Jack
card-queen = Queen
card-king = King
card-unknown = a hidden card

hand-alone = You hold the { $card }
hand-public = You hold the { $card }, the public card is the { $public }

ask-open = { $hand }. Check or bet?
ask-answer =
    { $count ->
        [one] { $hand }. Your opponent bet, { $count } chip to call. Fold, call or raise?
       *[other] { $hand }. Your opponent bet, { $count } chips to call. Fold, call or raise?
    }

option-check = Check
option-bet = Bet { $count }
option-fold = Fold
option-call = Call { $count }
option-raise =
    { $count ->
        [one] Raise: put in { $count } chip
       *[other] Raise: put in { $count } chips
    }

effect-check = your opponent checks or bets
effect-bet = your opponent responds
effect-fold =
    { $count ->
        [one] gives up the pot and loses { $count } chip
       *[other] gives up the pot and loses { $count } chips
    }
effect-public = the public card is turned up
effect-showdown =
    { $count ->
        [one] showdown: the better hand wins { $count } chip
       *[other] showdown: the better hand wins { $count } chips
    }

event-cards = each player is dealt a card
event-dealt = { $seat } is dealt the { $card }
event-public = the public card is the { $card }
event-checked = { $seat } checks
event-bet = { $seat } bets
event-folded = { $seat } folds
event-called = { $seat } calls
event-raised = { $seat } raises
event-shown = { $seat } shows the { $card }

section-table = Table

line-card =
    { $count ->
        [one] { $seat }: { $card }, { $count } chip put in
       *[other] { $seat }: { $card }, { $count } chips put in
    }
line-public = The public card is the { $card }
line-deck = The public card hasn't been turned up yet
line-pot =
    { $count ->
        [one] { $count } chip in the pot
       *[other] { $count } chips in the pot
    }

refuse-dealing = the cards haven't been dealt yet
refuse-facing = you face a bet: fold, call or raise
refuse-nothing = there is no bet to answer: check or bet
refuse-raised = there has already been a raise: fold or call
refuse-position = this position is impossible: there are two cards of each rank, and betting follows the rules

outcome-fold = one player folded
outcome-pair = a pair with the public card won
outcome-high = the higher card won
outcome-split = equal hands split the pot

### Leduc hold'em.

game-title = Leduc hold'em
game-about = six cards, two rounds of betting: a worked example that solvers know

dealer-draw =
    { $count ->
        [one] turn up the public card
       *[other] deal { $count } cards: first seat, then second
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
        [one] { $hand }. The other seat bet, { $count } chip to call. Answer?
       *[other] { $hand }. The other seat bet, { $count } chips to call. Answer?
    }

option-check = Check
option-bet = Bet { $count }
option-fold = Fold
option-call = Call { $count }
option-raise =
    { $count ->
        [one] Raise, { $count } chip in all
       *[other] Raise, { $count } chips in all
    }

effect-check = the other seat checks or bets
effect-bet = the other seat answers
effect-fold =
    { $count ->
        [one] gives up the pot and loses a chip
       *[other] gives up the pot and loses { $count } chips
    }
effect-public = the public card is turned up
effect-showdown =
    { $count ->
        [one] cards are shown, the better one wins a chip
       *[other] cards are shown, the better one wins { $count } chips
    }

event-cards = each seat is dealt a card
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
        [one] { $seat } holds { $card } and has put in a chip
       *[other] { $seat } holds { $card } and has put in { $count } chips
    }
line-public = The public card is the { $card }
line-deck = The public card is not turned up yet
line-pot =
    { $count ->
        [one] { $count } chip in the pot
       *[other] { $count } chips in the pot
    }

refuse-dealing = the cards are not dealt yet
refuse-facing = there is a bet to answer: fold, call or raise
refuse-nothing = there is no bet to answer: check or bet
refuse-raised = there was a raise already: fold or call
refuse-position = this cannot come about: two cards of each rank, and betting by the rules

outcome-fold = the other seat folded
outcome-pair = a pair with the public card won
outcome-high = the higher card won
outcome-split = equal cards split the pot

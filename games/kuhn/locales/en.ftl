### Kuhn poker.

game-title = Kuhn poker
game-about = three cards, one bet: the smallest worked example with secrets

dealer-draw =
    { $count ->
        [one] deal { $count } card: first player, then second
       *[other] deal { $count } cards: first player, then second
    }

seat-first = First
seat-second = Second

card-jack = Jack
card-queen = Queen
card-king = King
card-unknown = a hidden card

ask-open = You hold the { $card }. Pass or bet?
ask-answer = You hold the { $card }. Your opponent bet. Pass or bet?

option-pass = Pass
option-bet = Bet 1 chip

effect-fold = gives up the pot
effect-showdown =
    { $count ->
        [one] showdown: the higher card wins { $count } chip
       *[other] showdown: the higher card wins { $count } chips
    }
effect-open = your opponent responds

event-dealt = { $seat } is dealt the { $card }
event-cards = each player is dealt a card
event-passed = { $seat } passes
event-bet = { $seat } bets
event-shown = { $seat } shows the { $card }

section-table = Table

line-card = { $seat }: { $card }
line-pot =
    { $count ->
        [one] { $count } chip in the pot
       *[other] { $count } chips in the pot
    }

refuse-dealing = the cards haven't been dealt yet
refuse-position = this position is impossible: it takes two players, two different cards and at most three moves

outcome-fold = one player gave up the pot
outcome-showdown = the higher card won

### Kuhn poker.

game-title = Kuhn poker
game-about = three cards, one bet: the smallest worked example with secrets

dealer-draw =
    { $count ->
        [one] deal { $count } card: first seat, then second
       *[other] deal { $count } cards: first seat, then second
    }

seat-first = First
seat-second = Second

card-jack = Jack
card-queen = Queen
card-king = King
card-unknown = a hidden card

ask-open = You hold the { $card }. Open?
ask-answer = You hold the { $card }. The other seat bet. Answer?

option-pass = Pass
option-bet = Bet a chip

effect-fold = gives up the pot
effect-showdown =
    { $count ->
        [one] cards are shown, the higher one wins a chip
       *[other] cards are shown, the higher one wins { $count } chips
    }
effect-open = the other seat answers

event-dealt = { $seat } is dealt the { $card }
event-cards = each seat is dealt a card
event-passed = { $seat } passes
event-bet = { $seat } bets
event-shown = { $seat } shows the { $card }

section-table = Table

line-card = { $seat } holds { $card }
line-pot =
    { $count ->
        [one] { $count } chip in the pot
       *[other] { $count } chips in the pot
    }

refuse-dealing = the cards are not dealt yet
refuse-position = this cannot come about: two seats, two different cards, at most three moves

outcome-fold = the other seat gave up
outcome-showdown = the higher card won

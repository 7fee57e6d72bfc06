### What every game says alike.

# How a list is joined: "a, b and c". A browser asks its own Intl.ListFormat, which must say the same.
list-none = none
list-next = { ", " }
list-and = { " and " }
list-or = { " or " }

dealer-dice =
    { $count ->
        [one] roll { $count } die
       *[other] roll { $count } dice
    }
dealer-draw = draw { $count }

ask = Your turn

option = { $action }

event-took = { $seat }: { $action }

refuse-turn = it is not your turn
refuse-over = the match is over
refuse-position = this position cannot come about: { $found }

outcome-resigned = resigned
outcome-flag = out of time

hint-search =
    { $tries ->
        [one] looked at { $tries } continuation; { $share }% of them went on with this
       *[other] looked at { $tries } continuations; { $share }% of them went on with this
    }

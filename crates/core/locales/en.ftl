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
dealer-item = { $item-row }

ask = Your turn.

option = { $action }

event-took = { $seat }: { $action }

# A whole action: what it costs before what it does; and its parts, where a game has no line for it.
whole-paid = { $cost }: { $words }
whole-parts = { $parts-row }

refuse-turn = It's not your turn.
refuse-over = The match is over.
refuse-position = This position is impossible: { $found }.

outcome-resigned = resignation
outcome-flag = time ran out

hint-search =
    { $tries ->
        [one] chosen in { $share }% of { $tries } simulation.
       *[other] chosen in { $share }% of { $tries } simulations.
    }

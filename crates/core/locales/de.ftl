### Was jedes Spiel gleich sagt.

list-none = keine
list-next = { ", " }
list-and = { " und " }
list-or = { " oder " }

dealer-dice = wirf { $count } Würfel
dealer-draw = zieh { $count }
dealer-item = { $item-row }

ask = Du bist am Zug

option = { $action }

event-took = { $seat }: { $action }

whole-paid = { $cost }: { $words }
whole-parts = { $parts-row }

refuse-turn = du bist nicht am Zug
refuse-over = die Partie ist zu Ende
refuse-position = diese Stellung kann es nicht geben: { $found }

outcome-resigned = aufgegeben
outcome-flag = Zeit abgelaufen

hint-search =
    { $tries ->
        [one] { $tries } Fortsetzung angesehen; { $share }{ "\u202F" }% davon beginnen so
       *[other] { $tries } Fortsetzungen angesehen; { $share }{ "\u202F" }% davon beginnen so
    }

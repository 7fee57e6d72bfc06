### Ce que tous les jeux disent de la même façon.

list-none = aucun
list-next = { ", " }
list-and = { " et " }
list-or = { " ou " }

dealer-dice =
    { $count ->
        [one] lancez { $count } dé
       *[other] lancez { $count } dés
    }
dealer-draw = tirez { $count }
dealer-item = { $item-row }

ask = À vous de jouer

option = { $action }

event-took = { $seat } : { $action }

whole-paid = { $cost } : { $words }
whole-parts = { $parts-row }

refuse-turn = ce n’est pas à vous de jouer
refuse-over = la partie est terminée
refuse-position = cette position est impossible : { $found }

outcome-resigned = abandon
outcome-flag = temps écoulé

hint-search =
    { $tries ->
        [one] { $tries } suite examinée ; { $share }{ "\u202F" }% d’entre elles commençaient ainsi
       *[other] { $tries } suites examinées ; { $share }{ "\u202F" }% d’entre elles commençaient ainsi
    }

### Puissance quatre.

game-title = Puissance quatre
game-about = quatre en ligne sur un plateau dressé, un exemple en plateaux de bits

seat-red = Rouge
seat-yellow = Jaune

ask-drop = Laissez tomber un jeton

option-drop = Colonne { $column }

effect-win = gagne la partie

event-dropped = { $seat } laisse tomber un jeton dans la colonne { $column } ; il est au rang { $row }

section-board = Plateau

row = { $a } { $b } { $c } { $d } { $e } { $f } { $g }

square-red = R
square-yellow = J
square-free = .

refuse-turn = c’est à l’autre de jouer
refuse-column = cette colonne n’existe pas
refuse-full = la colonne { $column } est pleine
refuse-position = cela ne peut pas arriver : chacun joue à son tour, et la partie finit avec les quatre premiers en ligne

outcome-four = quatre en ligne
outcome-full = le plateau est plein

### Puissance quatre.

game-title = Puissance quatre
game-about = alignez quatre jetons dans une grille verticale ; un exemple pas à pas, en tableaux de bits

seat-red = Rouge
seat-yellow = Jaune

ask-drop = Lâchez un jeton

option-drop = Colonne { $column }

effect-win = gagne la partie

event-dropped = { $seat } lâche un jeton dans la colonne { $column } ; il tombe dans la rangée { $row }

section-board = Grille

row = { $a } { $b } { $c } { $d } { $e } { $f } { $g }

square-red = R
square-yellow = J
square-free = .

refuse-turn = c’est à l’autre de jouer
refuse-column = cette colonne n’existe pas
refuse-full = la colonne { $column } est pleine
refuse-position = cette position est impossible : on joue chacun son tour, et la partie finit au premier alignement de quatre

outcome-four = quatre jetons alignés
outcome-full = la grille est pleine

### Morpion.

game-title = Morpion
game-about = trois en ligne, le plus petit exemple

seat-x = X
seat-o = O

ask = Marquez une case

option = Case { $action }

effect-win = gagne la partie

event-took = { $seat } marque la case { $action }

section-board = Plateau

row = { $a } { $b } { $c }

square = { $square }

refuse-square = cette case n’existe pas
refuse-marked = la case { $action } est déjà marquée

outcome-line = trois en ligne
outcome-full = le plateau est plein

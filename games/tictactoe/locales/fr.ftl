### Morpion.

game-title = Morpion
game-about = alignez trois signes ; le plus petit exemple pas à pas

seat-x = X
seat-o = O

ask = Marquez une case

option = Case { $action }

effect-win = gagne la partie

event-took = { $seat } marque la case { $action }

section-board = Grille

row = { $a } { $b } { $c }

square = { $square }

refuse-square = cette case n’existe pas
refuse-marked = la case { $action } est déjà marquée

outcome-line = trois signes alignés
outcome-full = la grille est pleine

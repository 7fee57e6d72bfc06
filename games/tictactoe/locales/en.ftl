### Tic-tac-toe.

game-title = Tic-tac-toe
game-about = three in a row wins; the smallest worked example

seat-x = X
seat-o = O

ask = Mark a square

option = Square { $action }

effect-win = wins the match

event-took = { $seat } marks square { $action }

section-board = Board

row = { $a } { $b } { $c }

square = { $square }

refuse-square = there is no such square
refuse-marked = square { $action } is already marked

outcome-line = three in a row
outcome-full = the board is full

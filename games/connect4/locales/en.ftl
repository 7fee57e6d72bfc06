### Connect four.

game-title = Connect four
game-about = four in line on an upright board, a worked example on bit boards

seat-red = Red
seat-yellow = Yellow

ask-drop = Drop a disc

option-drop = Column { $column }

effect-win = wins the match

event-dropped = { $seat } drops a disc into column { $column }; it lies in row { $row }

section-board = Board

row = { $a } { $b } { $c } { $d } { $e } { $f } { $g }

square-red = R
square-yellow = Y
square-free = .

refuse-turn = it is the other seat's turn
refuse-column = there is no such column
refuse-full = column { $column } is full
refuse-position = this cannot come about: seats take turns, and the match ends with the first four in line

outcome-four = four in line
outcome-full = the board is full

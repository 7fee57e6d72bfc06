### Connect four.

game-title = Connect four
game-about = four in a row wins; a worked example on bitboards

seat-red = Red
seat-yellow = Yellow

ask-drop = Drop a disc

option-drop = Column { $column }

effect-win = wins the match

event-dropped = { $seat } drops a disc into column { $column }; it lands in row { $row }

section-board = Board

row = { $a } { $b } { $c } { $d } { $e } { $f } { $g }

square-red = R
square-yellow = Y
square-free = .

refuse-turn = it's your opponent's turn
refuse-column = there is no such column
refuse-full = column { $column } is full
refuse-position = this position is impossible: players take turns, and the match ends with the first four in a row

outcome-four = four in a row
outcome-full = the board is full

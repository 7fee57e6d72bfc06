### Connect four.

game-title = Connect four
game-about = four in a row wins; a worked example on bitboards

seat-red = Red
seat-yellow = Yellow

ask-drop = Drop a disc.

option-drop = Column { $column }

effect-win = Wins the match.

event-dropped = { $seat } drops a disc into column { $column }; it lands in row { $row }.

section-board = Board

row = { $a } { $b } { $c } { $d } { $e } { $f } { $g }

square-red = R
square-yellow = Y
square-free = .

refuse-turn = It's not your turn.
refuse-column = There is no such column.
refuse-full = Column { $column } is full.
refuse-position = This position is impossible: players take turns, and the match ends with the first four in a row.

outcome-four = four in a row
outcome-full = the board is full

### Hex.

game-title = Hex
game-about = join your two edges before they join theirs; a worked example

seat-red = Red
seat-blue = Blue

setup-size = Size of the board

ask = Put a stone on a free hexagon

option = { $action }
option-swap = Swap: take over Red's stone

effect-win = wins the match

event-took = { $seat }: { $action }

section-board = Board

row = { $row }: { $stones }

columns = Columns { $from } to { $to }

refuse-size = a board has 3 to 11 rows
refuse-place = there is no hexagon { $action } on this board
refuse-taken = there is a stone on { $action } already
refuse-swap = only Blue may swap, and only in their first turn

outcome-chain = joined both edges

### Hex.

game-title = Hex
game-about = connect your two edges before your opponent connects theirs; a worked example

seat-red = Red
seat-blue = Blue

setup-size = Board size

ask = Place a stone on an empty hex

option = { $action }
option-swap = Swap: take over Red's stone

effect-win = wins the match

event-took = { $seat }: { $action }

section-board = Board

row = { $row }: { $stones }

columns = Columns { $from } to { $to }

refuse-size = a board must have 3 to 11 rows
refuse-place = there is no hex { $action } on this board
refuse-taken = there is already a stone on { $action }
refuse-swap = only Blue can swap, and only on their first turn

outcome-chain = a chain connects both edges

### Tic-Tac-Toe.

game-title = Tic-Tac-Toe
game-about = drei in einer Reihe, das kleinste Beispiel

seat-x = X
seat-o = O

ask = Setz dein Zeichen

option = Feld { $action }

effect-win = gewinnt die Partie

event-took = { $seat } besetzt Feld { $action }

section-board = Brett

row = { $a } { $b } { $c }

square = { $square }

refuse-square = dieses Feld gibt es nicht
refuse-marked = Feld { $action } ist schon besetzt

outcome-line = drei in einer Reihe
outcome-full = das Brett ist voll

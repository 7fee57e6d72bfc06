### Vier gewinnt.

game-title = Vier gewinnt
game-about = vier in einer Linie auf einem stehenden Brett; ein Beispiel mit Bitbrettern

seat-red = Rot
seat-yellow = Gelb

ask-drop = Wirf einen Stein ein

option-drop = Spalte { $column }

effect-win = gewinnt die Partie

event-dropped = { $seat } wirft einen Stein in Spalte { $column }; er liegt in Reihe { $row }

section-board = Brett

row = { $a } { $b } { $c } { $d } { $e } { $f } { $g }

square-red = R
square-yellow = G
square-free = .

refuse-turn = die andere Seite ist am Zug
refuse-column = diese Spalte gibt es nicht
refuse-full = Spalte { $column } ist voll
refuse-position = das kann es nicht geben: Die Seiten wechseln sich ab, und die Partie endet mit den ersten vier in einer Linie

outcome-four = vier in einer Linie
outcome-full = das Brett ist voll

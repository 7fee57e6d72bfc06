### Hex.

game-title = Hex
game-about = verbinde deine beiden Ränder, bevor es der anderen Seite gelingt; ein Beispiel

seat-red = Rot
seat-blue = Blau

setup-size = Größe des Bretts

ask = Setz einen Stein auf ein freies Sechseck

option = { $action }
option-swap = Tauschen: den Stein von Rot übernehmen

effect-win = gewinnt die Partie

event-took = { $seat }: { $action }

section-board = Brett

row = { $row }: { $stones }

columns = Spalten { $from } bis { $to }

refuse-size = ein Brett hat 3 bis 11 Reihen
refuse-place = auf diesem Brett gibt es kein Sechseck { $action }
refuse-taken = auf { $action } liegt schon ein Stein
refuse-swap = nur Blau darf tauschen, und nur im ersten eigenen Zug

outcome-chain = beide Ränder verbunden

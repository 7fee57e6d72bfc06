### Hex.

game-title = Hex
game-about = reliez vos deux bords avant votre adversaire ; un exemple pas à pas

seat-red = Rouge
seat-blue = Bleu

setup-size = Taille du plateau

ask = Posez un pion sur un hexagone libre

option = { $action }
option-swap = Échanger : reprendre le pion de Rouge

effect-win = gagne la partie

event-took = { $seat } : { $action }

section-board = Plateau

row = { $row } : { $stones }

columns = Colonnes { $from } à { $to }

refuse-size = un plateau a de 3 à 11 rangées
refuse-place = il n’y a pas d’hexagone { $action } sur ce plateau
refuse-taken = il y a déjà un pion sur { $action }
refuse-swap = seul Bleu peut échanger, et seulement à son premier tour

outcome-chain = les deux bords sont reliés

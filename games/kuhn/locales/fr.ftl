### Poker de Kuhn.

game-title = Poker de Kuhn
game-about = trois cartes, une mise : le plus petit exemple avec des secrets

dealer-draw =
    { $count ->
        [one] donnez { $count } carte : d’abord la première place, puis la deuxième
       *[other] donnez { $count } cartes : d’abord la première place, puis la deuxième
    }

seat-first = la première place
seat-second = la deuxième place

card-jack = le valet
card-queen = la dame
card-king = le roi
card-unknown = une carte cachée

ask-open = Vous tenez { $card }. Ouvrez-vous ?
ask-answer = Vous tenez { $card }. L’autre a misé. Votre réponse ?

option-pass = Passer
option-bet = Miser un jeton

effect-fold = abandonne le pot
effect-showdown =
    { $count ->
        [1] les cartes sont montrées, la plus haute gagne un jeton
       *[other] les cartes sont montrées, la plus haute gagne { $count } jetons
    }
effect-open = l’autre répond

event-dealt = { $seat } reçoit { $card }
event-cards = chacun reçoit une carte
event-passed = { $seat } passe
event-bet = { $seat } mise
event-shown = { $seat } montre { $card }

section-table = Table

line-card = { $seat } tient { $card }
line-pot =
    { $count ->
        [one] { $count } jeton dans le pot
       *[other] { $count } jetons dans le pot
    }

refuse-dealing = les cartes ne sont pas encore données
refuse-position = cela ne peut pas arriver : deux places, deux cartes différentes, trois coups au plus

outcome-fold = l’autre a abandonné
outcome-showdown = la carte la plus haute a gagné

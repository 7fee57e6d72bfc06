### Poker de Kuhn.

game-title = Poker de Kuhn
game-about = trois cartes, une mise : le plus petit exemple pas à pas avec des secrets

dealer-draw =
    { $count ->
        [one] donnez { $count } carte : au premier joueur, puis au second
       *[other] donnez { $count } cartes : au premier joueur, puis au second
    }

seat-first = le premier joueur
seat-second = le second joueur

card-jack = Valet
    .the = le Valet
card-queen = Dame
    .the = la Dame
card-king = Roi
    .the = le Roi
card-unknown = une carte cachée

ask-open = Vous avez { $card-the }. Passer ou miser ?
ask-answer = Vous avez { $card-the }. L’autre a misé. Que répondez-vous ?

option-pass = Passer
option-bet = Miser un jeton

effect-fold = abandonne le pot
effect-showdown =
    { $count ->
        [1] on montre les cartes, la plus haute gagne un jeton
       *[other] on montre les cartes, la plus haute gagne { $count } jetons
    }
effect-open = l’autre répond

event-dealt = { $seat } reçoit { $card-the }
event-cards = chacun reçoit une carte
event-passed = { $seat } passe
event-bet = { $seat } mise
event-shown = { $seat } montre { $card-the }

section-table = Table

line-card = { $seat } a { $card-the }
line-pot =
    { $count ->
        [one] { $count } jeton au pot
       *[other] { $count } jetons au pot
    }

refuse-dealing = les cartes ne sont pas encore données
refuse-position = cette position est impossible : deux joueurs, deux cartes différentes, trois coups au plus

outcome-fold = l’autre a passé après la mise
outcome-showdown = la carte la plus haute a gagné

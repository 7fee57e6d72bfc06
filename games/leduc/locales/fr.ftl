### Leduc hold’em.

game-title = Leduc hold’em
game-about = six cartes, deux tours de mises : un exemple connu des solveurs

dealer-draw =
    { $count ->
        [1] retournez la carte publique
       *[other] donnez { $count } cartes : d’abord la première place, puis la deuxième
    }

seat-first = la première place
seat-second = la deuxième place

card-jack = le valet
card-queen = la dame
card-king = le roi
card-unknown = une carte cachée

hand-alone = Vous tenez { $card }
hand-public = Vous tenez { $card }, la carte publique est { $public }

ask-open = { $hand }. Parole ou mise ?
ask-answer =
    { $count ->
        [one] { $hand }. L’autre a misé, { $count } jeton pour suivre. Votre réponse ?
       *[other] { $hand }. L’autre a misé, { $count } jetons pour suivre. Votre réponse ?
    }

option-check = Parole
option-bet = Miser { $count }
option-fold = Se coucher
option-call = Suivre { $count }
option-raise =
    { $count ->
        [one] Relancer, { $count } jeton en tout
       *[other] Relancer, { $count } jetons en tout
    }

effect-check = l’autre dit parole ou mise
effect-bet = l’autre répond
effect-fold =
    { $count ->
        [1] abandonne le pot et perd un jeton
       *[other] abandonne le pot et perd { $count } jetons
    }
effect-public = la carte publique est retournée
effect-showdown =
    { $count ->
        [1] les cartes sont montrées, la meilleure gagne un jeton
       *[other] les cartes sont montrées, la meilleure gagne { $count } jetons
    }

event-cards = chacun reçoit une carte
event-dealt = { $seat } reçoit { $card }
event-public = la carte publique est { $card }
event-checked = { $seat } dit parole
event-bet = { $seat } mise
event-folded = { $seat } se couche
event-called = { $seat } suit
event-raised = { $seat } relance
event-shown = { $seat } montre { $card }

section-table = Table

line-card =
    { $count ->
        [1] { $seat } tient { $card } et a mis un jeton
       *[other] { $seat } tient { $card } et a mis { $count } jetons
    }
line-public = La carte publique est { $card }
line-deck = La carte publique n’est pas encore retournée
line-pot =
    { $count ->
        [one] { $count } jeton dans le pot
       *[other] { $count } jetons dans le pot
    }

refuse-dealing = les cartes ne sont pas encore données
refuse-facing = il y a une mise : se coucher, suivre ou relancer
refuse-nothing = il n’y a pas de mise : parole ou mise
refuse-raised = il y a déjà eu une relance : se coucher ou suivre
refuse-position = cela ne peut pas arriver : deux cartes de chaque rang, et des mises selon les règles

outcome-fold = l’autre s’est couché
outcome-pair = une paire avec la carte publique a gagné
outcome-high = la carte la plus haute a gagné
outcome-split = des cartes égales partagent le pot

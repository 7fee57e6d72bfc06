### Leduc hold’em.

game-title = Leduc hold’em
game-about = six cartes, deux tours d’enchères : un exemple pas à pas que les solveurs connaissent

dealer-draw =
    { $count ->
        [1] retournez la carte commune
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

hand-alone = Vous avez { $card-the }
hand-public = Vous avez { $card-the }, la carte commune est { $public-the }

ask-open = { $hand }. Parole ou mise ?
ask-answer =
    { $count ->
        [one] { $hand }. L’autre a misé : { $count } jeton pour suivre. Que répondez-vous ?
       *[other] { $hand }. L’autre a misé : { $count } jetons pour suivre. Que répondez-vous ?
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
effect-public = la carte commune est retournée
effect-showdown =
    { $count ->
        [1] on montre les cartes, la meilleure gagne un jeton
       *[other] on montre les cartes, la meilleure gagne { $count } jetons
    }

event-cards = chacun reçoit une carte
event-dealt = { $seat } reçoit { $card-the }
event-public = la carte commune est { $card-the }
event-checked = { $seat } dit parole
event-bet = { $seat } mise
event-folded = { $seat } se couche
event-called = { $seat } suit
event-raised = { $seat } relance
event-shown = { $seat } montre { $card-the }

section-table = Table

line-card =
    { $count ->
        [1] { $seat } a { $card-the } et a mis un jeton
       *[other] { $seat } a { $card-the } et a mis { $count } jetons
    }
line-public = La carte commune est { $card-the }
line-deck = La carte commune n’est pas encore retournée
line-pot =
    { $count ->
        [one] { $count } jeton au pot
       *[other] { $count } jetons au pot
    }

refuse-dealing = les cartes ne sont pas encore données
refuse-facing = il y a une mise : couchez-vous, suivez ou relancez
refuse-nothing = il n’y a pas de mise : parole ou mise
refuse-raised = on a déjà relancé : couchez-vous ou suivez
refuse-position = cette position est impossible : deux cartes de chaque rang, et des enchères selon les règles

outcome-fold = l’autre s’est couché
outcome-pair = une paire avec la carte commune
outcome-high = la carte la plus haute
outcome-split = cartes égales, on partage le pot

### War of the Ring.

game-title = La Guerre de l’Anneau
game-about = les Peuples Libres contre l’Ombre : des Armées, de la politique, et l’Anneau en route vers la Montagne du Destin

seat-first = Peuples Libres
    .the = les Peuples Libres
    .of = des Peuples Libres
    .number = other
    .team = Peuples Libres (Gondor)
seat-second = Ombre
    .the = l’Ombre
    .of = de l’Ombre
    .team = Ombre (Roi-Sorcier)
seat-third = Saroumane
    .the = Saroumane
    .of = de Saroumane
seat-fourth = Rohan
    .the = le Rohan
    .of = du Rohan

side-free_peoples = les Peuples Libres
    .of = des Peuples Libres
    .number = other
side-shadow = l’Ombre
    .of = de l’Ombre

nation-dwarves = Nains
    .the = les Nains
    .of = des Nains
    .number = other
nation-elves = Elfes
    .the = les Elfes
    .of = des Elfes
    .number = other
nation-gondor = Gondor
    .the = le Gondor
    .of = du Gondor
nation-north = le Nord
    .the = le Nord
    .of = du Nord
nation-rohan = Rohan
    .the = le Rohan
    .of = du Rohan
nation-isengard = Isengard
    .the = l’Isengard
    .of = de l’Isengard
nation-sauron = Sauron
    .the = Sauron
    .of = de Sauron
nation-southrons = Suderons et Orientaux
    .the = les Suderons et Orientaux
    .of = des Suderons et Orientaux
    .number = other

face-character = Personnage
face-army = Armée
face-muster = Recrutement
face-muster_army = Recrutement/Armée
face-event = Événement
face-will = Volonté de l’Ouest
face-eye = Œil

deck-fp_character = pioche Personnage des Peuples Libres
deck-fp_strategy = pioche Stratégie des Peuples Libres
deck-sh_character = pioche Personnage de l’Ombre
deck-sh_strategy = pioche Stratégie de l’Ombre

figure-regular = Régulière { $nation-of }
    .gender = feminine
figure-elite = Élite { $nation-of }
    .gender = feminine
figure-leader = Meneur { $nation-of }
    .gender = masculine
figure-nazgul = Nazgûl
    .gender = masculine

figures-regular =
    { $count ->
        [one] { $count } Régulière { $nation-of }
       *[other] { $count } Régulières { $nation-of }
    }
figures-elite =
    { $count ->
        [one] { $count } Élite { $nation-of }
       *[other] { $count } Élites { $nation-of }
    }
figures-leader =
    { $count ->
        [one] { $count } Meneur { $nation-of }
       *[other] { $count } Meneurs { $nation-of }
    }
figures-nazgul = { $count } Nazgûl

card-none = aucune carte

outcome-corruption = l’Ombre a corrompu les Porteurs de l’Anneau
outcome-ring = les Peuples Libres ont détruit l’Anneau dans la Crevasse du Destin
outcome-shadow_military = l’Ombre a réuni 10 points de victoire
outcome-free_military = les Peuples Libres ont réuni 4 points de victoire
outcome-resigned = un camp abandonne
outcome-flag = un camp n’a plus de temps

setup-seats = Nombre de joueurs
setup-mode = Application des règles
setup-mode-enforced = Le programme applique toutes les règles
setup-mode-unrestricted = La position se modifie librement
setup-mode-companion = Vraie table : vous saisissez les dés et les cartes
setup-expansion-none = Jeu de base
setup-expansion-lords_of_middle_earth = Lords of Middle-earth
setup-expansion-warriors_of_middle_earth = Warriors of Middle-earth
setup-expansion-kings_of_middle_earth = Kings of Middle-earth
setup-start = Début de l’histoire
setup-start-standard = Mise en place habituelle
setup-start-breaking_of_the_fellowship = La dissolution de la Communauté
setup-start-treebeard = Sylvebarbe

dealer-fp_character = une carte de la pioche Personnage des Peuples Libres
dealer-fp_strategy = une carte de la pioche Stratégie des Peuples Libres
dealer-sh_character = une carte de la pioche Personnage de l’Ombre
dealer-sh_strategy = une carte de la pioche Stratégie de l’Ombre
dealer-fp_dice =
    { $count ->
        [one] { $count } dé d’Action des Peuples Libres
       *[other] { $count } dés d’Action des Peuples Libres
    }
dealer-sh_dice =
    { $count ->
        [one] { $count } dé d’Action de l’Ombre
       *[other] { $count } dés d’Action de l’Ombre
    }
dealer-fp_combat =
    { $count ->
        [one] { $count } dé de combat des Peuples Libres
       *[other] { $count } dés de combat des Peuples Libres
    }
dealer-sh_combat =
    { $count ->
        [one] { $count } dé de combat de l’Ombre
       *[other] { $count } dés de combat de l’Ombre
    }
dealer-hunt =
    { $count ->
        [one] { $count } dé de Traque : +{ $bonus }, succès sur 6 ou plus, jamais sur un 1
       *[other] { $count } dés de Traque : +{ $bonus } chacun, succès sur 6 ou plus, jamais sur un 1
    }
dealer-tile = une tuile de Traque
dealer-companion = un Compagnon de la Communauté, au hasard
dealer-die =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }

ask-wait = C’est à un autre joueur de décider
ask-choose = Choisissez
ask-pick_deck = De quelle pioche prenez-vous une carte ?
ask-hand_limit =
    { $limit ->
        [one] Main limitée à { $limit } carte : défaussez-en une
       *[other] Main limitée à { $limit } cartes : défaussez-en une
    }
ask-swap_offer = Proposer à votre équipier d’échanger une carte ?
ask-swap_answer = Votre équipier vous tend une carte face cachée : laquelle lui donnez-vous ?
ask-fellowship =
    { $progress ->
        [one] Phase de la Communauté : déclarez-la (jusqu’à { $progress } région), entrez au Mordor ou choisissez le Guide
       *[other] Phase de la Communauté : déclarez-la (jusqu’à { $progress } régions), entrez au Mordor ou choisissez le Guide
    }
ask-allocate = Combien de dés mettez-vous dans la zone de Traque ?
ask-act =
    { $own ->
        [one] À vous d’agir : il vous reste { $own } dé, à l’adversaire { $other }
       *[other] À vous d’agir : il vous reste { $own } dés, à l’adversaire { $other }
    }
ask-move_from = Quelle Armée déplacez-vous ?
ask-move_again = Quelle autre Armée déplacez-vous ?
ask-move_to = Où va l’Armée { $from-from } ?
ask-move_group = Qui va { $to-in } depuis { $from-the } ? Jusqu’ici : { $group }
ask-attack_from = Quelle Armée attaque ?
ask-attack_to = Où attaque l’Armée { $from-from } ?
ask-attack_group = Qui attaque { $to-the } depuis { $from-the } ? Jusqu’ici : { $group }. Les autres forment l’arrière-garde
ask-recruit = Recrutez deux Régulières ou Meneurs dans deux Localités, ou une Élite
ask-recruit_again = Une seconde figurine, dans une autre Localité ?
ask-voice = Pas assez de Régulières pour toutes les Localités : où en placez-vous une ?
ask-enter =
    { $who-gender ->
        [feminine] Où { $who } entre-t-elle en jeu ?
       *[masculine] Où { $who } entre-t-il en jeu ?
    }
ask-separate = Qui quitte la Communauté ?
ask-separate_to =
    { $range ->
        [one] Où vont-ils ({ $group }) ? Jusqu’à { $range } région
       *[other] Où vont-ils ({ $group }) ? Jusqu’à { $range } régions
    }
ask-companions = Quel Compagnon déplacez-vous ?
ask-companions_to =
    { $range ->
        [one] Où vont-ils depuis { $from-the } ({ $group }) ? Jusqu’à { $range } région
       *[other] Où vont-ils depuis { $from-the } ({ $group }) ? Jusqu’à { $range } régions
    }
ask-nazgul = Quel Nazgûl ou Serviteur déplacez-vous ?
ask-nazgul_to = Où vole le Nazgûl { $from-from } ?
ask-minion_to = Où va { $who } ?
ask-damage = Dégâts de Traque : { $damage }. Corruption : { $corruption }. Que faites-vous ?
ask-walk =
    { $left ->
        [one] La Communauté est révélée { $region-in } : elle peut encore avancer de { $left } région
       *[other] La Communauté est révélée { $region-in } : elle peut encore avancer de { $left } régions
    }
ask-guide = Qui devient le Guide ?
ask-guide_draw = Gandalf le Gris est le Guide : piocher une carte ?
ask-sorcerer = Le Roi-Sorcier est Sorcier : piocher une carte ?
ask-white_rider = Gandalf le Blanc renonce-t-il à son Commandement pour annuler celui des Nazgûl ?
ask-shelter = Attaque { $region-in }, manche { $round } : combattre en rase campagne ou se replier dans le Bastion ?
ask-combat_card = Bataille { $region-from }, manche { $round } : jouer une carte Combat ?
ask-cease = Bataille { $region-from }, fin de la manche { $round } : cesser ou continuer ?
ask-extend = Siège { $region-from }, fin de la manche { $round } : cesser, ou payer une Élite pour une manche de plus ?
ask-retreat = Bataille { $region-from } : l’attaquant continue. Battre en retraite ou tenir ?
ask-losses =
    { $hits ->
        [one] Répartissez { $hits } touche
       *[other] Répartissez { $hits } touches
    }
ask-advance = Qui avance { $region-in } ?
ask-garrison = Garnison { $region-from } : cinq unités au plus, retirez-en une
ask-trim = Armée { $region-from } : dix unités au plus, retirez-en une
ask-mix = Les Armées des deux équipiers { $region-in } n’en forment-elles qu’une ?

group-rings = Anneau elfique
group-other = Sans action
group-figures = Figurines

option-discard = Défausser « { $card } »
option-draw = Piocher une carte ({ $deck })
option-offer = Donner « { $card } »
option-decline = Non
option-accept = Oui
option-declare = Déclarer { $region-in }
option-enter_mordor = Entrer au Mordor
option-guide = Guide : { $who }
option-allocate =
    { $count ->
        [0] aucun dé
        [one] { $count } dé
       *[other] { $count } dés
    }
option-ring = Changer un dé { $die } en { $to }
option-pass = Passer
option-skip = Défausser le dé { $die }
option-from = { $region }
option-to = { $region }
option-add = Ajouter { $figure }
option-all = Tous ceux qui le peuvent
option-go = Valider
option-done = Terminé
option-bear =
    { $damage ->
        [one] Encaisser { $damage } dégât
       *[other] Encaisser { $damage } dégâts
    }
option-recruit = { $figure } { $region-in }
option-pick = { $who }
option-combat = { $card } : { $combat }
option-no_card = Pas de carte Combat
option-lose = Retirer { $figure }
option-reduce = Changer une Élite { $nation-of } en Régulière
option-fight = Combattre en rase campagne
option-shelter = Se replier dans le Bastion
option-cease = Cesser l’attaque
option-press = Continuer l’attaque
option-extend = Payer une Élite { $nation-of }
option-retreat = Battre en retraite { $region-in }
option-stay = Tenir bon
option-walk = Avancer { $region-in }
option-halt = S’arrêter ici
option-take_guide = Sacrifier le Guide : { $who }
option-take_random = Sacrifier un Compagnon au hasard
option-guide_leaves = { $who } quitte la Communauté : dégâts −1
option-gollum_reveals = Gollum révèle la Communauté : dégâts −1
option-forfeit = Renoncer à son Commandement

deed-move_fellowship = Déplacer la Communauté
deed-hide = Cacher la Communauté
deed-separate = Séparer des Compagnons
deed-move_companions = Déplacer des Compagnons
deed-move_nazgul = Déplacer Nazgûl et Serviteurs
deed-move_armies = Déplacer jusqu’à deux Armées
deed-move_led_army = Déplacer une Armée menée
deed-attack = Attaquer
deed-attack_led = Attaquer avec une Armée menée
deed-draw = Piocher une carte ({ $deck })
deed-play = Jouer « { $card } »
deed-advance = Faire avancer { $nation-the } d’un cran
deed-recruit = Recruter
deed-bring = Faire entrer { $who } en jeu
deed-voice_regulars = La Voix de Saroumane : une Régulière dans chaque Localité de l’Isengard
deed-voice_elites = La Voix de Saroumane : deux Élites à Orthanc

effect-discard = Face cachée : vous seul la connaissez
effect-mix = Celui qui y a le plus d’unités les commande toutes
effect-enter_mordor = Les Yeux reviennent dans la réserve de Traque ; la Progression est perdue
effect-allocate =
    { $count ->
        [one] Il vous restera { $count } dé à lancer
       *[other] Il vous restera { $count } dés à lancer
    }
effect-ring_free = L’Anneau passe à l’Ombre ; puis vous agissez
effect-ring_shadow = L’Anneau quitte le jeu ; puis vous agissez
effect-spends = Utilise le dé { $die }
effect-messenger = Utilise le dé { $die } comme résultat Armée, grâce à la Bouche de Sauron, une fois par tour
effect-bring = Utilise le dé { $die } ; le dé bonus arrive au prochain tour
effect-move_fellowship =
    { $dice ->
        [one] Le dé { $die } va dans la zone de Traque. Progression { $progress } ; la Traque lance { $dice } dé à +{ $bonus } : { $odds }{ "\u202F" }% de risque
       *[other] Le dé { $die } va dans la zone de Traque. Progression { $progress } ; la Traque lance { $dice } dés à +{ $bonus } : { $odds }{ "\u202F" }% de risque
    }
effect-move_fellowship_unboxed =
    { $dice ->
        [one] Utilise le dé { $die }. Progression { $progress } ; la Traque lance { $dice } dé à +{ $bonus } : { $odds }{ "\u202F" }% de risque
       *[other] Utilise le dé { $die }. Progression { $progress } ; la Traque lance { $dice } dés à +{ $bonus } : { $odds }{ "\u202F" }% de risque
    }
effect-mordor_move =
    { $eye ->
        [one] Le dé { $die } va dans la zone de Traque. On tire une tuile sur { $tiles } ; un Œil fait { $eye } dégât
       *[other] Le dé { $die } va dans la zone de Traque. On tire une tuile sur { $tiles } ; un Œil fait { $eye } dégâts
    }
effect-mordor_move_unboxed =
    { $eye ->
        [one] Utilise le dé { $die }. On tire une tuile sur { $tiles } ; un Œil fait { $eye } dégât
       *[other] Utilise le dé { $die }. On tire une tuile sur { $tiles } ; un Œil fait { $eye } dégâts
    }
effect-advance =
    { $count ->
        [one] Utilise le dé { $die } ; ensuite à { $count } cran de la guerre
       *[other] Utilise le dé { $die } ; ensuite à { $count } crans de la guerre
    }
effect-to_war = Utilise le dé { $die } ; ensuite en guerre
effect-army = { $group }
effect-go = { $group }
effect-shelter = L’attaquant peut assiéger le Bastion ; cinq unités au plus y restent
effect-extend = Une Élite devient une Régulière ; une manche de plus. Sans cartes, la place tombe { $round_won } fois sur 100
effect-captures =
    { $points ->
        [one] Capture la Localité : { $points } point de victoire
       *[other] Capture la Localité : { $points } points de victoire
    }
effect-regains =
    { $points ->
        [one] Reprend la Localité : l’ennemi perd { $points } point de victoire
       *[other] Reprend la Localité : l’ennemi perd { $points } points de victoire
    }
effect-activates =
    { $nation-number ->
        [other] Rend { $nation-the } actifs
       *[one] Rend { $nation-the } actif
    }
effect-round =
    { $attacker } : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, touche sur { $target }+, Commandement { $leadership }. En face, { $defender } : { $their_dice } { $their_dice ->
        [one] dé
       *[other] dés
    }, touche sur { $their_target }+, Commandement { $their_leadership }. Sur 100 batailles menées jusqu’au bout, sans cartes, l’attaque en gagne { $won } et la défense { $lost } ; sur cette seule manche, { $round_won } et { $round_lost }
effect-round_siege =
    { $attacker } : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, touche sur { $target }+, Commandement { $leadership }. En face, { $defender } : { $their_dice } { $their_dice ->
        [one] dé
       *[other] dés
    }, touche sur { $their_target }+, Commandement { $their_leadership }. Sans cartes, l’assaut réussit à cette manche { $round_won } fois sur 100 et s’effondre { $round_lost } fois
effect-attack_field =
    Les deux camps touchent sur 5+. Vous : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, Commandement { $leadership }. En face : { $their_dice } { $their_dice ->
        [one] dé
       *[other] dés
    }, Commandement { $their_leadership } ({ $group }). Sur 100 batailles menées jusqu’au bout, sans cartes, vous en gagnez { $won } et en perdez { $lost } ; après une manche, { $round_won } et { $round_lost }
effect-attack_walls =
    À la première manche, vous ne touchez que sur 6, eux sur 5+. Vous : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, Commandement { $leadership }. En face : { $their_dice } { $their_dice ->
        [one] dé
       *[other] dés
    }, Commandement { $their_leadership } ({ $group }). Sur 100 batailles menées jusqu’au bout, sans cartes, vous en gagnez { $won } et en perdez { $lost } ; après une manche, { $round_won } et { $round_lost }
effect-attack_siege =
    Assaut d’une manche : vous ne touchez que sur 6, eux sur 5+. Vous : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, Commandement { $leadership }. En face : { $their_dice } { $their_dice ->
        [one] dé
       *[other] dés
    }, Commandement { $their_leadership } ({ $group }). Sans cartes, vous la prenez { $round_won } fois sur 100 et succombez { $round_lost } fois
effect-casualty =
    { $damage ->
        [0] Il ne reste pas de dégâts
        [one] Il reste { $damage } dégât
       *[other] Il reste { $damage } dégâts
    }
effect-take_random = N’importe quel Compagnon, Guide compris ; les dégâts baissent de son Niveau
effect-bear = La Corruption passe à { $corruption }

warn-to_war =
    { $nations-number ->
        [other] Entrent en guerre : { $nations-the }
       *[one] Entre en guerre : { $nations-the }
    }
warn-stronghold = Bastion de l’Ombre : une tuile de Traque de plus

cause-die = dé d’Action
cause-ability = capacité d’un Compagnon
cause-attack = Armée attaquée
cause-capture = Localité capturée
cause-invasion = terres envahies
cause-companion = arrivée d’un Compagnon
cause-declared = venue de la Communauté
cause-witch_king = entrée en jeu du Roi-Sorcier
cause-battle = bataille
cause-hunt = Traque
cause-stacking = limite d’empilement
cause-alone = plus aucune unité
cause-mordor = piste du Mordor
cause-card = { $card }

event-turn = Tour { $turn }
event-leads = Joueurs principaux : { $free_peoples } et { $shadow }
event-drew =
    { $seat-the } { $seat-number ->
        [other] piochent
       *[one] pioche
    } une carte ({ $deck })
event-received =
    { $seat-the } { $seat-number ->
        [other] reçoivent
       *[one] reçoit
    } « { $card } »
event-discarded =
    { $seat-the } { $seat-number ->
        [other] défaussent
       *[one] défausse
    } une carte face cachée ({ $deck })
event-swapped = { $seat-the } et { $other-the } échangent une carte
event-mixed = Les Armées { $side-of } { $region-in } n’en forment plus qu’une
event-declared = La Communauté est déclarée { $to-in }
event-healed = Corruption −{ $amount } : { $corruption } sur 12
event-corrupted = Corruption +{ $amount } ({ $cause }) : { $corruption } sur 12
event-entered_mordor =
    { $tiles ->
        [one] La Communauté entre au Mordor ; la réserve de Traque compte { $tiles } tuile
       *[other] La Communauté entre au Mordor ; la réserve de Traque compte { $tiles } tuiles
    }
event-guide = Le Guide est maintenant { $who }
event-allocated =
    { $count ->
        [0] L’Ombre ne met aucun dé dans la zone de Traque
        [one] L’Ombre met { $count } dé dans la zone de Traque
       *[other] L’Ombre met { $count } dés dans la zone de Traque
    }
event-rolled = Dés d’Action { $side-of } : { $faces }
event-eyes =
    { $count ->
        [1] Un Œil va dans la zone de Traque
       *[other] { $count } Yeux vont dans la zone de Traque
    }
event-acts = { $seat }, dé { $die } : { $deed }
event-ring = Un Anneau elfique { $side-of } change un dé { $die } en { $to }
event-passed =
    { $seat-the } { $seat-number ->
        [other] passent
       *[one] passe
    }
event-skipped =
    { $seat-the } { $seat-number ->
        [other] défaussent
       *[one] défausse
    } un dé { $die }
event-moved = { $group } : { $from } → { $to }
event-travelled = { $group } : { $from } → { $to }
event-stayed = { $group } : toujours { $region-in }
event-separated = Quittent la Communauté { $region-in } : { $group }
event-captured = Prise { $region-from } par { $side } (points de victoire : Peuples Libres { $free_peoples }, Ombre { $shadow })
event-activated =
    { $nation-the } { $nation-number ->
        [other] deviennent actifs
       *[one] devient actif
    } ({ $cause })
event-advanced =
    { $nation-the } { $nation-number ->
        [other] avancent
       *[one] avance
    } d’un cran ({ $cause }) : encore { $count } avant la guerre
event-at_war =
    { $nation-the } { $nation-number ->
        [other] entrent en guerre
       *[one] entre en guerre
    } ({ $cause })
event-recruited = Recrutement { $region-in } : { $figure }
event-entered = { $who } entre en jeu { $region-in }
event-voice = Deux Régulières de l’Isengard à Orthanc deviennent des Élites
event-fellowship_moved = La Communauté se déplace : Progression { $progress }
event-hid = La Communauté est de nouveau cachée
event-hunt_rolled = Jet de Traque, niveau { $level } : { $dice-row } ({ $why-row }). { $count } succès
event-hunt_rerolled = Relance de la Traque ({ $because }) : { $dice-row } ({ $why-row }). { $count } succès de plus
event-hunt_failed = La Traque échoue
event-tile_hunt = La Traque tire une tuile ({ $tile-row }). Dégâts : { $damage }
event-tile_mordor = Tuile tirée sur la piste du Mordor ({ $tile-row }). Dégâts : { $damage }

tile-by_die = un dé à lancer

event-tile_stronghold = Tuile tirée pour un Bastion de l’Ombre en chemin ({ $tile-row }). Dégâts : { $damage }
event-tile_card = « { $card } » fait tirer une tuile ({ $tile-row }). Dégâts : { $damage }
event-pool_refilled = Les tuiles ordinaires reviennent dans la réserve de Traque
event-tile_die = Le dé de la tuile donne { $roll }
event-hunt_casualty =
    { $damage ->
        [0] { $who } est perdu dans la Traque ; il ne reste pas de dégâts
        [one] { $who } est perdu dans la Traque ; il reste { $damage } dégât
       *[other] { $who } est perdu dans la Traque ; il reste { $damage } dégâts
    }
event-damage_lowered = { $who } réduit les dégâts à { $damage }
event-revealed = La Communauté est révélée
event-walked = La Communauté va { $from-from } { $to-in }
event-mordor_step = La Communauté est à la case { $step } de la piste du Mordor
event-stopped = La Communauté est arrêtée à la case { $step }
event-attacked =
    { $side } { $side-number ->
        [other] attaquent
       *[one] attaque
    } { $region-the } depuis { $from-the } : { $group }
event-attacked_siege = Assaut { $side-of } contre le Bastion { $region-from } : { $group }
event-attacked_sortie = Sortie { $side-of } hors du Bastion { $region-from } : { $group }
event-white_rider = Le Cavalier Blanc : le Commandement des Nazgûl est annulé pour cette bataille
event-round = Bataille { $region-from }, manche { $round }
event-combat_chosen = Carte Combat { $side-of } : une carte face cachée ({ $deck })
event-no_combat_card = Carte Combat { $side-of } : aucune
event-combat_shown = Cartes Combat : { $attacker } contre { $defender }
event-combat_rolled =
    { $count ->
        [one] Jet de combat { $side-of } : { $dice-row } ({ $why-row }). { $count } touche
       *[other] Jet de combat { $side-of } : { $dice-row } ({ $why-row }). { $count } touches
    }
event-rerolled =
    { $count ->
        [one] Relance des Meneurs { $side-of } : { $dice-row } ({ $why-row }). { $count } touche
       *[other] Relance des Meneurs { $side-of } : { $dice-row } ({ $why-row }). { $count } touches
    }
event-extra_attack =
    { $count ->
        [one] { $card }, attaque supplémentaire { $side-of } : { $dice-row } ({ $why-row }). { $count } touche
       *[other] { $card }, attaque supplémentaire { $side-of } : { $dice-row } ({ $why-row }). { $count } touches
    }
event-card_tried = { $card } : les dés donnent { $dice }, il faut { $target } ou plus. { $count } succès

roll-strength = Force de combat { $strength }
roll-fewer =
    { $count ->
        [one] { $count } dé pour une Force de combat de { $strength }
       *[other] { $count } dés pour une Force de combat de { $strength }
    }
roll-leadership =
    { $count ->
        [one] Commandement { $leadership } pour { $count } dé raté
       *[other] Commandement { $leadership } pour { $count } dés ratés
    }
roll-needs = touche sur { $target } ou plus
roll-needs_walls = touche sur { $target } ou plus à la première manche contre une Cité ou une Fortification
roll-needs_siege = touche sur { $target } ou plus dans un assaut
roll-needs_card = touche sur { $target } ou plus d’après la carte
roll-modifier = { $modifier } par dé
roll-cards = { $cards }
roll-hunt_bonus = +{ $bonus } par dé
roll-hunt_needs = succès sur 6 ou plus, jamais sur un 1

tile-eye = Œil
tile-die = un dé
tile-reveal = Révélation
tile-stop = Arrêt

roll-hunt_boxed =
    { $count ->
        [one] { $count } dé des Peuples Libres dans la zone de Traque
       *[other] { $count } dés des Peuples Libres dans la zone de Traque
    }
roll-hunt_card = +{ $bonus } grâce à une carte

event-lost =
    { $figure-gender ->
        [feminine] { $figure } perdue { $region-in } ({ $cause })
       *[masculine] { $figure } perdu { $region-in } ({ $cause })
    }
event-reduced = Une Élite { $nation-of } devient une Régulière { $region-in }
event-sheltered = Les défenseurs { $region-from } se replient dans le Bastion
event-ceased = L’attaque cesse
event-pressed = L’attaque continue
event-extended = Une Élite { $nation-of } paie une manche de plus
event-retreated = Retraite { $from-from } : { $group } → { $to }
event-siege_began = Début du siège { $region-from }
event-siege_ended = Fin du siège { $region-from }
event-battle_ended = Fin de la bataille { $region-from }
event-card_gone = « { $card } » est défaussée
event-on_table = « { $card } » reste sur la table
event-other = Il se passe quelque chose

phase-draw = dés et cartes
phase-fellowship = Communauté
phase-hunt_allocation = affectation à la Traque
phase-action_roll = jet d’Action
phase-action = actions
phase-victory = vérification de la victoire

scene-turn = Tour
scene-now = Tour { $turn } : { $phase }
scene-points = Points de victoire : Peuples Libres { $free_peoples } sur 4, Ombre { $shadow } sur 10
scene-fellowship = La Communauté
scene-in_mordor = À la case { $step } de la piste du Mordor
scene-in_region = Position connue : { $region }, Progression { $progress }
scene-hidden = Cachée, Corruption { $corruption }
scene-revealed = Révélée, Corruption { $corruption }
scene-company = Guide : { $guide } ; Compagnons : { $company }
scene-hunt =
    { $tiles ->
        [one] { $tiles } tuile dans la réserve de Traque, niveau de Traque { $level }
       *[other] { $tiles } tuiles dans la réserve de Traque, niveau de Traque { $level }
    }
scene-battle = Bataille
scene-battle_line = Attaque { $side-of } contre { $region-the } depuis { $from-the }, manche { $round }
scene-force = Attaquants : { $group }
scene-dice = Dés
scene-die = { $count } { $face }
scene-side_dice =
    { $rings ->
        [0] { $side } : { $unused } ; { $pool } dés en tout, { $box } dans la zone de Traque ; pas d’Anneau elfique
        [one] { $side } : { $unused } ; { $pool } dés en tout, { $box } dans la zone de Traque ; { $rings } Anneau elfique
       *[other] { $side } : { $unused } ; { $pool } dés en tout, { $box } dans la zone de Traque ; { $rings } Anneaux elfiques
    }
scene-politics = Politique
scene-at_war = { $nation-the } : en guerre
scene-active =
    { $nation-the } : { $nation-number ->
        [other] actifs
       *[one] actif
    }, à { $count } { $count ->
        [one] cran
       *[other] crans
    } de la guerre
scene-passive =
    { $nation-the } : { $nation-number ->
        [other] passifs
       *[one] passif
    }, à { $count } { $count ->
        [one] cran
       *[other] crans
    } de la guerre
scene-region = { $region } ({ $kind }) : { $group } (à côté : { $near })
scene-siege = { $region } ({ $kind }), siège. Dedans : { $inside }. Dehors : { $outside } (à côté : { $near })
scene-taken = { $region } ({ $kind }), aux mains { $side-of } : { $group } (à côté : { $near })
scene-cards = Cartes
scene-hand = { $seat } : { $cards }
scene-backs = { $seat }, face cachée : { $character } Personnage, { $strategy } Stratégie
scene-table = Sur la table : { $cards }

refuse-seats = ce jeu est pour 2 à 4 joueurs, pas { $count }
refuse-expansion = l’extension « { $expansion } » n’existe pas encore ici ; jouez le jeu de base
refuse-position = cette position est impossible : { $place }
refuse-R3-1 = il n’y a rien à faire maintenant
refuse-R3-5 = en phase de la Communauté, vous pouvez déclarer, entrer au Mordor ou choisir le Guide
refuse-R3-6 = dites combien de dés vont dans la zone de Traque
refuse-R3-7 = pas plus de dés que de Compagnons dans la Communauté ; un dé est toujours permis
refuse-R3-8 = un dé des Peuples Libres était dans la zone de Traque : mettez-y au moins un dé
refuse-R3-11 = ce n’est pas à vous de le faire
refuse-R4-3 = vous n’avez pas ce dé, ou il ne permet pas cette action
refuse-R4-4 = vous ne pouvez passer qu’avec moins de dés inutilisés que votre adversaire
refuse-R4-5 = vous n’avez pas ce dé à défausser
refuse-R5-1 = vous n’avez pas d’Anneau elfique, ou pas ce dé inutilisé
refuse-R5-2 = un seul Anneau elfique par tour
refuse-R5-4 = on ne peut pas changer un dé en Volonté de l’Ouest
refuse-R5-5 = seul un dé inutilisé de l’Ombre peut devenir un Œil, et un Œil ne change plus
refuse-R5-6 = choisissez un autre résultat
refuse-R6-2 = cette pioche est vide, ou n’est pas la vôtre
refuse-R6-3 = défaussez une carte de votre main
refuse-R6-4 = vous n’avez pas cette carte en main, ou le dé n’a pas son symbole
refuse-R6-5 = sa condition n’est pas remplie
refuse-R7-1 = ces régions ne sont pas adjacentes
refuse-R8-3 = dix unités au plus : retirez-en une des vôtres
refuse-R8-4 = cinq unités au plus dans une garnison : retirez-en une
refuse-R9-1 = deux Régulières ou Meneurs, ou une Élite
refuse-R9-2 = seules les Nations en guerre recrutent avec un dé
refuse-R9-3 = il n’y a plus de figurine de ce type dans les renforts
refuse-R9-4 = chaque recrue va dans une autre Localité libre de sa Nation, et pas dans un siège
refuse-R9-5 = les Nazgûl se recrutent dans les Bastions de Sauron
refuse-R9-6 = un Meneur ne vient que là où il y a une unité
refuse-R9-7 = on ne recrute pas dans une Localité capturée
refuse-R9-11 = chaque Serviteur n’entre en jeu qu’une fois par partie
refuse-R10-1 = déplacez tout ou partie d’une de vos Armées, avec au moins une unité, dans une région adjacente
refuse-R10-2 = aucune figurine ne se déplace deux fois dans une action, et pas plus de deux Armées
refuse-R10-3 = avec un résultat Personnage, un Meneur, un Nazgûl ou un Personnage doit accompagner l’Armée
refuse-R10-4 = les Meneurs ne restent pas sans unité, et Saroumane ne se déplace jamais
refuse-R10-5 = une Armée n’entre pas dans une région où se trouvent des unités ennemies
refuse-R10-6 = une Armée assiégée ne peut pas se déplacer
refuse-R10-7 = les figurines d’une Nation qui n’est pas en guerre n’entrent pas chez une autre Nation
refuse-R11-2 = chaque Compagnon se déplace une fois, jusqu’au plus haut Niveau de son groupe
refuse-R11-4 = les Compagnons s’arrêtent dans une région avec un Bastion de l’Ombre
refuse-R11-5 = les Compagnons ne peuvent ni entrer dans un Bastion assiégé ni en sortir
refuse-R11-8 = choisissez un Nazgûl ou un Serviteur qui ne s’est pas déplacé
refuse-R11-9 = un Nazgûl ne va pas là où les Peuples Libres tiennent un Bastion, sauf s’il est assiégé
refuse-R11-12 = la Bouche de Sauron se déplace de trois régions au plus, et n’entre pas dans un Bastion assiégé ni n’en sort
refuse-R11-13 = Saroumane ne se déplace jamais
refuse-R12-1 = choisissez une de vos Armées et une Armée ennemie qu’elle peut attaquer
refuse-R12-2 = avec un résultat Personnage, il faut une Armée avec un Meneur, un Nazgûl ou un Personnage
refuse-R12-3 = seules les unités de Nations en guerre peuvent attaquer
refuse-R12-4 = si aucune unité ne reste, aucune figurine ne reste
refuse-R12-5 = les figurines de Nations qui ne sont pas en guerre restent à l’arrière-garde, avec une unité près de leurs Meneurs
refuse-R12-6 = avec un résultat Personnage, un Meneur, un Nazgûl ou un Personnage doit attaquer
refuse-R13-1 = répondez d’abord à cette étape de la manche
refuse-R13-3 = choisissez une carte de votre main, ou aucune
refuse-R14-2 = une touche retire une Régulière ou change une Élite en Régulière ; deux touches peuvent retirer une Élite
refuse-R14-5 = il n’y a plus de Régulière pour remplacer cette Élite
refuse-R15-1 = l’attaquant cesse ou continue
refuse-R15-3 = la retraite se décide une fois que l’attaquant continue
refuse-R15-4 = une retraite va dans une région adjacente libre
refuse-R15-8 = au moins une unité doit avancer, et seulement des survivants de l’attaque
refuse-R16-3 = combattez en rase campagne ou repliez-vous dans le Bastion
refuse-R16-4 = l’Armée n’a pas ici de Bastion où se replier
refuse-R16-9 = seuls ses assiégeants peuvent attaquer une garnison
refuse-R16-11 = une Armée assiégée ne peut pas battre en retraite
refuse-R16-12 = un assaut dure une manche, sauf si une Élite paie
refuse-R16-13 = aucune Élite de cette Nation n’y prend part, ou aucune Régulière ne peut la remplacer
refuse-R18-2 = une Nation passive ne peut pas entrer en guerre
refuse-R18-8 = cette Nation n’est pas à vous, ou elle est déjà en guerre
refuse-R19-5 = le Guide est un Compagnon du plus haut Niveau
refuse-R19-10 = la Communauté se déclare une fois par tour, cachée, hors de la piste du Mordor, à une distance d’au plus sa Progression
refuse-R19-13 = la Communauté est au bout de sa piste
refuse-R19-15 = une Communauté révélée ne peut pas être déplacée
refuse-R19-16 = la Communauté révélée va de région en région adjacente, et doit pouvoir finir dans une région permise
refuse-R19-17 = la Communauté révélée ne peut pas finir dans une Cité ou un Bastion que les Peuples Libres contrôlent
refuse-R19-21 = la Communauté est déjà cachée
refuse-R20-1 = choisissez des Compagnons de la Communauté
refuse-R20-2 = des Compagnons qui se séparent vont au plus jusqu’à la Progression plus leur plus haut Niveau
refuse-R20-3 = dans un Bastion assiégé, ils ne peuvent pas continuer
refuse-R21-12 = choisissez comment répondre aux dégâts
refuse-R21-13 = une seule perte par tuile, et c’est un Compagnon de la Communauté
refuse-R22-1 = la Communauté n’est ni au Morannon ni à Minas Morgul
refuse-R22-5 = personne ne se sépare sur la piste du Mordor
refuse-R23-1 = la partie est terminée
refuse-R24-4 = choisissez une pioche de votre équipe
refuse-R24-6 = offrez une carte de votre main, ou refusez
refuse-R24-11 = vous ne commandez pas cette Nation
refuse-R24-13 = ce Serviteur est à votre équipier
refuse-R24-14 = seul votre équipier peut jouer cette carte
refuse-R24-15 = acceptez ou refusez
refuse-R24-18 = votre équipier commande cette Armée mixte
refuse-R24-19 = vous perdriez le contrôle de la partie qui agit
refuse-R24-24 = votre dernière action concernait déjà cette Nation
refuse-R25-3 = il faut d’abord des dés ou des cartes
refuse-R26-aragorn-entry = Grands-Pas doit être à Minas Tirith, à Dol Amroth ou à Pelargir, non conquis
refuse-R26-gandalf_grey-guide = piochez dans cette pioche, ou refusez
refuse-R26-gandalf_white-entry = Gandalf le Gris doit avoir quitté la Communauté, et un Serviteur être ou avoir été en jeu
refuse-R26-gandalf_white-white_rider = renoncez au Commandement, ou refusez
refuse-R26-gollum-reveal = Gollum ne révèle qu’une Communauté cachée que la tuile ne révèle pas
refuse-R26-meriadoc-guide = seul un Hobbit qui est le Guide peut partir
refuse-R26-mouth_of_sauron-entry = la Communauté doit être au Mordor, ou toutes les Nations des Peuples Libres en guerre ; la Bouche vient dans un Bastion non conquis de Sauron
refuse-R26-mouth_of_sauron-messenger = une fois par tour
refuse-R26-saruman-entry = l’Isengard doit être en guerre et Orthanc non conquis
refuse-R26-saruman-voice = il faut Saroumane à Orthanc, tenu par l’Ombre et non assiégé
refuse-R26-witch_king-entry = Sauron et une Nation des Peuples Libres doivent être en guerre ; le Roi-Sorcier rejoint une Armée avec une unité de Sauron
refuse-R26-witch_king-sorcerer = piochez dans cette pioche, ou refusez

character-gandalf_grey = Gandalf le Gris
character-strider = Grands-Pas
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc Brandebouc
character-peregrin = Peregrin Touque
character-aragorn = Aragorn, héritier d’Isildur
character-gandalf_white = Gandalf le Blanc
character-gollum = Gollum
character-witch_king = le Roi-Sorcier
    .gender = masculine
character-mouth_of_sauron = la Bouche de Sauron
    .gender = feminine
character-saruman = Saroumane
character-ring_bearers = Frodon et Sam

ask-drawn = Vous piochez une carte ({ $deck }) : gardez-la secrète, ou nommez-la
ask-combat_name = Bataille { $region-from }, manche { $round } : les cartes Combat sont révélées. Laquelle est la vôtre ?
ask-edit_map = Quelle région modifier ?
ask-edit_region = Que modifier { $region-in } ?
ask-edit_figures = Quelle figurine mettre hors jeu, remettre en renfort, mettre de côté ou placer dans la Communauté ?
ask-edit_politics = Que modifier sur la piste politique ?
ask-edit_fellowship = Que modifier pour la Communauté ?
ask-edit_dice = Quels dés ou Anneaux elfiques modifier ?
ask-edit_cards = Quelle carte déplacer, et où ?
ask-edit_tiles = Quelle tuile déplacer, et où ?
ask-edit_turn = Que modifier dans le tour ?

option-keep_secret = La garder secrète (une carte de plus, { $deck })
option-discard_back = Défausser une carte face cachée ({ $deck })
option-combat_back = Poser une carte face cachée ({ $deck })
option-offer_back = Offrir une carte face cachée ({ $deck })
option-name = C’est « { $card } »
option-edit_map = Modifier une région : figurines, contrôle, Porteurs de l’Anneau
option-edit_figures = Modifier les renforts, les pertes et les personnages
option-edit_politics = Modifier la piste politique
option-edit_fellowship = Modifier la Communauté
option-edit_dice = Modifier les dés, la zone de Traque et les Anneaux
option-edit_cards = Modifier les cartes
option-edit_tiles = Modifier les tuiles de Traque
option-edit_turn = Modifier le tour et sa phase

group-edit = Modifier la position
group-name = Nommer la carte
group-wild = Terres sauvages
group-edit_place = Placer
group-edit_remove = Retirer
group-edit_bury = Hors jeu
group-edit_raise = Retour aux renforts
group-edit_card = { $card }
group-edit_tile = Tuile { $tile-row }
group-edit_progress = Progression
group-edit_corruption = Corruption

edit-place = { $figure } : arrive { $region-in }
edit-remove = { $figure } : quitte { $region-the }
edit-bury = { $figure } : hors jeu
edit-raise = { $figure } : retour aux renforts
edit-join = { $who } : dans la Communauté
edit-aside =
    { $who-gender ->
        [feminine] { $who } : mise de côté
       *[masculine] { $who } : mis de côté
    }
edit-control = { $region } : aux mains { $side-of }
edit-at_war = { $nation-the } : en guerre
edit-steps =
    { $count ->
        [one] { $nation-the } : à { $count } cran de la guerre
       *[other] { $nation-the } : à { $count } crans de la guerre
    }
edit-active =
    { $nation-number ->
        [other] { $nation-the } : actifs
       *[one] { $nation-the } : actif
    }
edit-passive =
    { $nation-number ->
        [other] { $nation-the } : passifs
       *[one] { $nation-the } : passif
    }
edit-ring_bearers = Porteurs de l’Anneau { $region-in }
edit-progress = Progression : { $count }
edit-corruption = Corruption : { $count }
edit-hidden = Communauté cachée
edit-revealed = Communauté révélée
edit-mordor = Communauté à la case { $step } de la piste du Mordor
edit-guide = Guide : { $who }
edit-add_die = { $side } : un dé { $die } de plus
edit-spend_die = { $side } : un dé { $die } utilisé
edit-hunt_box =
    { $count ->
        [one] { $side } : { $count } dé dans la zone de Traque
       *[other] { $side } : { $count } dés dans la zone de Traque
    }
edit-rings =
    { $count ->
        [one] { $side } : { $count } Anneau elfique
       *[other] { $side } : { $count } Anneaux elfiques
    }
edit-hand = { $card } : dans la main { $seat-of }
edit-deck = { $card } : dans sa pioche
edit-discard = { $card } : défaussée
edit-table = { $card } : sur la table
edit-pool = Tuile { $tile-row } : dans la réserve de Traque
edit-drawn = Tuile { $tile-row } : déjà tirée
edit-scrap = Tuile { $tile-row } : hors jeu
edit-await = Tuile { $tile-row } : attend le Mordor
edit-shelve = Tuile { $tile-row } : pas en jeu
edit-turn = Tour { $turn }
edit-next_turn = Nouveau tour
edit-phase = Début de la phase : { $phase }
edit-lead = Joueur principal : { $seat }
edit-acting = C’est le tour { $seat-of }

event-edited =
    { $seat-the } { $seat-number ->
        [other] modifient
       *[one] modifie
    } la position : { $edit }

refuse-edit = la position ne se modifie qu’en mode libre, par le joueur dont c’est le tour, entre deux actions

watcher-stronghold = un Bastion de l’Ombre
watcher-army = une Armée de l’Ombre
watcher-nazgul = un Nazgûl

event-die_boxed = Le dé qui a déplacé la Communauté va dans la zone de Traque ({ $count } désormais)

dealer-hunt_again =
    { $count ->
        [one] { $count } dé de Traque raté à relancer, +{ $bonus }
       *[other] { $count } dés de Traque ratés à relancer, +{ $bonus } chacun
    }
dealer-fp_combat_roll =
    { $count ->
        [one] { $count } dé de combat des Peuples Libres { $region-in } : touche sur { $target } ou plus
       *[other] { $count } dés de combat des Peuples Libres { $region-in } : touche sur { $target } ou plus
    }
dealer-sh_combat_roll =
    { $count ->
        [one] { $count } dé de combat de l’Ombre { $region-in } : touche sur { $target } ou plus
       *[other] { $count } dés de combat de l’Ombre { $region-in } : touche sur { $target } ou plus
    }
dealer-fp_combat_again =
    { $count ->
        [one] { $count } dé de relance des Meneurs des Peuples Libres { $region-in } : touche sur { $target } ou plus
       *[other] { $count } dés de relance des Meneurs des Peuples Libres { $region-in } : touche sur { $target } ou plus
    }
dealer-sh_combat_again =
    { $count ->
        [one] { $count } dé de relance des Meneurs de l’Ombre { $region-in } : touche sur { $target } ou plus
       *[other] { $count } dés de relance des Meneurs de l’Ombre { $region-in } : touche sur { $target } ou plus
    }
dealer-tile_hunt = une tuile pour la Traque réussie, parmi les { $tiles } de la réserve
dealer-tile_mordor = une tuile pour le déplacement sur la piste du Mordor, parmi les { $tiles } de la réserve
dealer-tile_stronghold = une tuile pour un Bastion de l’Ombre en chemin, parmi les { $tiles } de la réserve
dealer-tile_card = une tuile pour une carte, parmi les { $tiles } de la réserve

effect-joins = Rejoint : { $group }

warn-stirs =
    { $nations-number ->
        [other] Deviennent actifs et avancent d’un cran vers la guerre : { $nations-the }
       *[one] Devient actif et avance d’un cran vers la guerre : { $nations-the }
    }
warn-nearer =
    { $nations-number ->
        [other] Avancent d’un cran vers la guerre : { $nations-the }
       *[one] Avance d’un cran vers la guerre : { $nations-the }
    }
warn-and = { $one }. { $more }

kind-town = Ville
kind-city = Cité
kind-stronghold = Bastion
kind-fortification = Fortification
kind-open = rase campagne

scene-taken_empty = { $region } ({ $kind }), aux mains { $side-of }, vide (à côté : { $near })
scene-defenders = Défenseurs : { $group }
scene-combat_card = Carte Combat { $side-of } : { $card }
scene-hits =
    { $side-number ->
        [other] Touches que { $side } doivent encore subir : { $hits }
       *[one] Touches que { $side } doit encore subir : { $hits }
    }
scene-hunt_title = La Traque
scene-hunt_run = Tuile ({ $tile-row }), dégâts restants : { $damage }

deed-play_secret = Jouer une carte ({ $deck })

effect-names = Utilise le dé { $die } ; puis vous nommez la carte

ask-name = De quelle carte s’agit-il ({ $deck }) ?

event-named =
    { $seat-the } { $seat-number ->
        [other] jouent
       *[one] joue
    } « { $card } »

folk-dwarves = Nains
    .of = des Nains
folk-elves = Elfes
    .of = des Elfes
folk-gondor = Gondor
    .of = du Gondor
folk-rohan = Rohan
    .of = du Rohan
folk-isengard = Isengard
    .of = de l’Isengard
folk-sauron = Sauron
    .of = de Sauron
folk-southrons = Suderons et Orientaux
    .of = des Suderons et Orientaux
folk-north = Nord
    .of = du Nord

effect-declare = La Progression revient à 0
effect-declare_heals = Corruption −1 ; la Progression revient à 0
effect-declare_stirs =
    { $nation-number ->
        [other] Rend { $nation-the } actifs ; la Progression revient à 0
       *[one] Rend { $nation-the } actif ; la Progression revient à 0
    }
effect-declare_both =
    { $nation-number ->
        [other] Corruption −1 ; rend { $nation-the } actifs ; la Progression revient à 0
       *[one] Corruption −1 ; rend { $nation-the } actif ; la Progression revient à 0
    }

ask-event = { $card } : { $text }
ask-price = Que payez-vous pour retirer « { $card } » ?
ask-levy = { $card } : qui recrutez-vous { $region-in } ?
ask-hits =
    { $hits ->
        [one] { $card } : votre Armée { $region-from } subit { $hits } touche. Que perdez-vous ?
       *[other] { $card } : votre Armée { $region-from } subit { $hits } touches. Que perdez-vous ?
    }
ask-use_roll = Utiliser une carte avant le jet de Traque ?
ask-use_tile = Une tuile de Traque va être tirée. Utiliser une carte ?
ask-use_drawn = Utiliser une carte contre cette tuile ?
ask-use_damage =
    { $damage ->
        [one] La tuile fait { $damage } dégât. Utiliser une carte ?
       *[other] La tuile fait { $damage } dégâts. Utiliser une carte ?
    }
ask-use_casualty = Un Compagnon est perdu dans la Traque. Utiliser une carte ?
ask-use_reveal = La Communauté s’est déplacée à découvert. Utiliser une carte ?
ask-tactic = { $combat } : { $text }
ask-march_from = { $card } : quelle Armée déplacez-vous ?
ask-march_group = { $card } : qui part { $from-from } ? Jusqu’ici : { $group }
ask-march_on =
    { $left ->
        [one] { $card } : { $group } { $region-in }, encore { $left } région. Où aller ?
       *[other] { $card } : { $group } { $region-in }, encore { $left } régions. Où aller ?
    }

option-nation = { $nation-the }
option-number = { $count }
option-use_card = Utiliser « { $card } »

deed-remove = Retirer « { $card } » de la table

event-played_free =
    { $seat-the } { $seat-number ->
        [other] jouent
       *[one] joue
    } « { $card } » sans dé
event-paid =
    { $seat-the } { $seat-number ->
        [other] paient
       *[one] paie
    } avec « { $card } »
event-card_used = « { $card } » est utilisée
event-card_cancelled = « { $card } » est annulée
event-card_rolled = { $card } : les dés donnent { $dice }
event-tile_added = Tuile spéciale en jeu : { $tile-row }
event-tile_returned = Tuile remise dans la réserve : { $tile-row }
event-tile_removed = Tuile hors jeu : { $tile-row }
event-die_turned = { $side } : un dé passe de { $from } à { $to }
event-forfeited = { $figure } : Commandement abandonné pour cette manche
event-hits_added =
    { $count ->
        [one] { $card } : { $count } touche de plus pour { $side }
       *[other] { $card } : { $count } touches de plus pour { $side }
    }
event-hits_cancelled =
    { $count ->
        [one] { $card } : { $count } touche { $side-of } annulée
       *[other] { $card } : { $count } touches { $side-of } annulées
    }

dealer-fp_card_dice =
    { $count ->
        [one] { $count } dé pour une carte des Peuples Libres
       *[other] { $count } dés pour une carte des Peuples Libres
    }
dealer-sh_card_dice =
    { $count ->
        [one] { $count } dé pour une carte de l’Ombre
       *[other] { $count } dés pour une carte de l’Ombre
    }

needs-companion_in_battle = Aucun Compagnon n’est dans la bataille
needs-leader_or_companion_in_battle = Ni Meneur ni Compagnon n’est dans la bataille
needs-elite_in_battle = Aucune de vos Élites n’est dans la bataille
needs-battle_near_fangorn = La bataille n’est ni en Fangorn, ni à Orthanc, ni au Rohan
needs-battle_in_free_land = La bataille n’est pas dans une région d’une Nation des Peuples Libres
needs-defends_in_field = Vous ne défendez pas en rase campagne
needs-battle_where_fellowship_is = La bataille n’est pas dans la région de la Communauté
needs-gandalf_in_battle = Gandalf n’est pas dans la bataille
needs-strider_in_battle = Ni Grands-Pas ni Aragorn n’est dans la bataille
needs-hobbit_in_battle = Aucun Hobbit n’est dans la bataille
needs-battle_near_moria = La bataille est à plus de deux régions de la Moria
needs-nazgul_leadership = Les Nazgûl de la bataille ont trop peu de Commandement
needs-gimli_or_legolas_in_fellowship = Ni Gimli ni Legolas n’est dans la Communauté
needs-boromir_in_fellowship = Boromir n’est pas dans la Communauté
needs-gandalf_grey_in_fellowship = Gandalf le Gris n’est pas dans la Communauté
needs-companion_in_fellowship = Aucun Compagnon n’est dans la Communauté
needs-strider_with_army_in_south = Ni Grands-Pas ni Aragorn n’est avec une Armée au Gondor ou au Rohan
needs-companion_army_near_nazgul = Aucune Armée avec un Compagnon n’est à côté d’une Armée de l’Ombre avec un Nazgûl
needs-gandalf_white_in_play = Gandalf le Blanc n’est pas en jeu
needs-companion_in_fangorn = Aucun Compagnon n’est en Fangorn
needs-strider_in_rohan = Ni Grands-Pas ni Aragorn n’est au Rohan
needs-boromir_in_gondor = Boromir n’est pas au Gondor
needs-strider_with_army = Ni Grands-Pas ni Aragorn n’est avec une Armée
needs-aragorn_with_army_abroad = Aragorn n’est pas avec une Armée hors des terres des Peuples Libres
needs-gondor_active = Le Gondor n’est pas actif
needs-rohan_at_war = Le Rohan n’est pas en guerre
needs-army_with_companion = Aucune Armée n’a de Compagnon
needs-elves_at_war = Les Elfes ne sont pas en guerre
needs-fellowship_away_from_settlements = La Communauté est dans une région avec une Localité des Peuples Libres

card-fp_char_01-event = Mettez en jeu votre tuile bleue 0. Elle va dans la réserve de Traque quand la Communauté entre au Mordor, ou aussitôt si elle y est déjà.
card-fp_char_02-event = Mettez en jeu votre seconde tuile bleue 0. Elle va dans la réserve de Traque quand la Communauté entre au Mordor, ou aussitôt si elle y est déjà.
card-fp_char_03-event = Mettez en jeu votre tuile bleue −2 : tirée, elle guérit 2 de Corruption. Elle va dans la réserve de Traque quand la Communauté entre au Mordor, ou aussitôt si elle y est déjà.
card-fp_char_04-event = Mettez en jeu votre tuile bleue −1 : tirée, elle guérit 1 de Corruption. Elle va dans la réserve de Traque quand la Communauté entre au Mordor, ou aussitôt si elle y est déjà.
card-fp_char_05-event = Reste sur la table. Quand l’Ombre a tiré une tuile de Traque, vous pouvez défausser cette carte : on en tire une autre, qui compte à sa place, et la première retourne dans la réserve.
card-fp_char_06-event = Gimli ou Legolas doit être dans la Communauté. Reste sur la table tant que l’un d’eux y est. Défaussez-la pour diminuer de 1 les dégâts d’une tuile de Traque.
card-fp_char_07-event = Boromir doit être dans la Communauté. Reste sur la table tant qu’il y est. Défaussez-la pour diminuer de 1 les dégâts d’une tuile de Traque.
card-fp_char_08-event = Gandalf le Gris doit être dans la Communauté. Reste sur la table tant qu’il y est. Défaussez-la quand une tuile de Traque va être tirée : elle ne l’est pas.
card-fp_char_09-event = Lancez trois dés et guérissez 1 de Corruption pour chaque 5 ou 6 ; avec Grands-Pas comme Guide, pour chaque 3 ou plus.
card-fp_char_10-event = Guérissez 1 de Corruption. Avec Gollum comme Guide, vous pouvez ensuite cacher ou déplacer la Communauté ; le dé de cette carte ne va pas dans la zone de Traque.
card-fp_char_11-event = Un Compagnon doit être dans la Communauté. Séparez un Compagnon ou un groupe, qui va une région plus loin que d’habitude ; puis guérissez 1 de Corruption.
card-fp_char_12-event = Guérissez 1 de Corruption, ou 2 si Gollum est le Guide.
card-fp_char_13-event = Tournez un de vos dés Personnage inutilisés en Volonté de l’Ouest. Si la Communauté est en Lórien et que vous tenez la Lórien, guérissez 1 de Corruption.
card-fp_char_14-event = Grands-Pas ou Aragorn doit être avec une Armée au Gondor ou au Rohan. Tirez trois tuiles de Traque : chaque Œil quitte le jeu, les autres retournent dans la réserve. Si les trois sont des Yeux, ils y retournent aussi, mais Grands-Pas ou Aragorn est éliminé.
card-fp_char_15-event = Séparez des Compagnons, ou déplacez un groupe de la carte, comme si leur Niveau était de 4. Ils peuvent finir dans un de vos Bastions assiégés.
card-fp_char_16-event = Séparez des Compagnons, ou déplacez un groupe de la carte, deux régions plus loin que d’habitude. Ils peuvent finir dans un de vos Bastions assiégés.
card-fp_char_17-event = Séparez un Compagnon ou un groupe, qui va une région plus loin que d’habitude. Puis, si Gimli ou Legolas est à Erebor, au Val ou au Royaume Sylvestre, les Nains et le Nord deviennent actifs, et les Nains, les Elfes et le Nord avancent d’un cran chacun.
card-fp_char_18-event = Une Armée avec un Compagnon doit être dans la région d’une Armée de l’Ombre qui a un Nazgûl, ou à côté. Lancez un dé par Nazgûl de cette Armée, sauf le Roi-Sorcier, cinq au plus : chaque 5 ou 6 en élimine un. Les autres fuient vers un Bastion de Sauron au choix de l’Ombre.
card-fp_char_19-event = Gandalf le Blanc doit être en jeu, et un Compagnon en Fangorn. Lancez trois dés contre l’Armée de l’Ombre à Orthanc : chaque 4 ou plus est une touche, et ceux qui mènent une Armée détruite tombent avec elle. Saroumane est éliminé s’il ne reste pas d’unité avec lui. Si Gandalf le Blanc est en Fangorn ou au Rohan, vous pouvez jouer une autre carte Personnage sans dé.
card-fp_char_20-event = Gandalf le Blanc doit être en jeu, et un Compagnon en Fangorn. Lancez trois dés contre l’Armée de l’Ombre à Orthanc : chaque 4 ou plus est une touche, et ceux qui mènent une Armée détruite tombent avec elle. Saroumane est éliminé s’il ne reste pas d’unité avec lui. Si Gandalf le Blanc est en Fangorn ou au Rohan, vous pouvez jouer une autre carte Personnage sans dé.
card-fp_char_21-event = Gandalf le Blanc doit être en jeu, et un Compagnon en Fangorn. Lancez trois dés contre l’Armée de l’Ombre à Orthanc : chaque 4 ou plus est une touche, et ceux qui mènent une Armée détruite tombent avec elle. Saroumane est éliminé s’il ne reste pas d’unité avec lui. Si Gandalf le Blanc est en Fangorn ou au Rohan, vous pouvez jouer une autre carte Personnage sans dé.
card-fp_char_22-event = Grands-Pas ou Aragorn doit être au Rohan. Il va à Erech, au Lamedon ou à Pelargir, avec les Compagnons présents que vous voulez. Une Armée de l’Ombre qui s’y trouve subit autant de touches qu’un dé en montre, puis bat en retraite ou est détruite. Recrutez-y ensuite jusqu’à trois Régulières du Gondor et reprenez le lieu.
card-fp_char_23-event = Boromir doit être au Gondor. Recrutez une unité du Gondor dans sa région ; piochez deux cartes Stratégie.
card-fp_char_24-event = Grands-Pas ou Aragorn doit être avec une Armée. Remplacez une de ses Régulières par une Élite de la même Nation ; piochez deux cartes Stratégie.
card-fp_strat_01-event = Aragorn doit être avec une Armée hors des terres des Peuples Libres. Reste sur la table tant qu’il y est. Les dés qui déplacent la Communauté ne vont pas dans la zone de Traque. Part quand la Communauté est déclarée ou révélée.
card-fp_strat_02-event = Les Elfes avancent d’un cran. Reste sur la table : les Armées de l’Ombre ne peuvent ni entrer en Lórien, à Fondcombe ou aux Havres Gris, ni y attaquer. L’Ombre peut la retirer avec un dé, une carte Armée et une carte Personnage.
card-fp_strat_03-event = Le Nord avance d’un cran. Reste sur la table : les Armées de l’Ombre ne peuvent ni entrer dans la Vieille Forêt, la Comté ou le Pays de Bouc, ni y attaquer. L’Ombre peut la retirer avec un dé, une carte Armée et une carte Personnage.
card-fp_strat_04-event = Déplacez les Compagnons de la carte que vous voulez. Puis, si un Compagnon est en Ered Luin ou à Erebor, les Nains deviennent actifs et entrent en guerre.
card-fp_strat_05-event = Choisissez une Armée de l’Ombre avec des unités de deux Nations et lancez cinq dés : chaque 5 ou 6 la touche.
card-fp_strat_06-event = Choisissez une Armée de l’Ombre à Osgiliath ou en Ithilien et lancez trois dés : chaque 5 ou 6 la touche. Puis, si une de vos Armées est à Osgiliath, recrutez-y une unité et un Meneur du Gondor.
card-fp_strat_07-event = Déplacez les Compagnons de la carte que vous voulez. Puis, si un Compagnon est à Bree ou dans la Comté, le Nord devient actif et entre en guerre.
card-fp_strat_08-event = Choisissez une Nation des Peuples Libres : elle devient active et avance d’un cran.
card-fp_strat_09-event = Le Gondor doit être actif. Le Rohan avance d’un cran ; recrutez une unité et un Meneur du Rohan à Edoras.
card-fp_strat_10-event = Attaquez, depuis une région adjacente, une Armée de l’Ombre qui assiège un Bastion. À chaque manche, elle lance un dé de moins par unité de la garnison, mais au moins un.
card-fp_strat_11-event = Le Rohan doit être en guerre. Une Armée va d’une région du Rohan tout droit à Minas Tirith ; si la ville est perdue ou assiégée, dans une région adjacente.
card-fp_strat_12-event = Déplacez une Armée avec un Compagnon de deux régions au plus.
card-fp_strat_13-event = Les Elfes doivent être en guerre. Recrutez deux unités elfes dans une région côtière où se trouve une de vos Armées.
card-fp_strat_14-event = Recrutez une unité et un Meneur du Gondor à Minas Tirith.
card-fp_strat_15-event = Recrutez une unité elfe en Lórien ; piochez une carte Stratégie.
card-fp_strat_16-event = Recrutez une unité et un Meneur du Rohan à Edoras, ou dans une région du Rohan où se trouve un Compagnon.
card-fp_strat_17-event = Recrutez une unité et un Meneur du Nord au Carrock.
card-fp_strat_18-event = Recrutez une unité et un Meneur du Gondor à Dol Amroth.
card-fp_strat_19-event = Recrutez deux Régulières du Nord au Val ; piochez une carte Stratégie.
card-fp_strat_20-event = Recrutez une unité du Nord dans la Comté et une unité des Nains en Ered Luin ; piochez une carte Stratégie.
card-fp_strat_21-event = Recrutez une unité elfe à Fondcombe ; piochez une carte Stratégie.
card-fp_strat_22-event = Recrutez une unité et un Meneur des Nains à Erebor.
card-fp_strat_23-event = Recrutez une unité et un Meneur du Rohan dans une Localité libre du Rohan.
card-fp_strat_24-event = Recrutez une unité elfe au Royaume Sylvestre ; piochez une carte Stratégie.
card-sh_char_01-event = Mettez en jeu la tuile rouge L’antre d’Arachne : les dégâts d’un dé, et Arrêt. Elle va dans la réserve de Traque quand la Communauté entre au Mordor, ou aussitôt si elle y est déjà.
card-sh_char_02-event = Mettez en jeu la tuile rouge « L’Anneau est à moi ! » : Œil, Révélation et Arrêt. Elle va dans la réserve de Traque quand la Communauté entre au Mordor, ou aussitôt si elle y est déjà.
card-sh_char_03-event = Mettez en jeu la tuile rouge En avant, toujours en avant : 3 dégâts et Arrêt. Elle va dans la réserve de Traque quand la Communauté entre au Mordor, ou aussitôt si elle y est déjà.
card-sh_char_04-event = Mettez en jeu la tuile rouge « Donnez-le-nouss ! » : 1 dégât, Révélation et Arrêt. Elle va dans la réserve de Traque quand la Communauté entre au Mordor, ou aussitôt si elle y est déjà.
card-sh_char_05-event = La Communauté ne doit pas être dans une région avec une Localité des Peuples Libres. Tirez une tuile de Traque. Un Œil ou une tuile bleue est défaussé sans effet ; toute autre est résolue comme une Traque réussie.
card-sh_char_06-event = La Communauté ne doit pas être dans une région avec une Localité des Peuples Libres. Tirez une tuile de Traque. Un Œil ou une tuile bleue est défaussé sans effet ; tous les dégâts de toute autre deviennent de la Corruption, et rien ne les diminue.
card-sh_char_07-event = La Communauté ne doit pas être dans une région avec une Localité des Peuples Libres. Tirez une tuile de Traque. Un Œil ou une tuile bleue est défaussé sans effet ; s’il reste des dégâts avec toute autre, un Compagnon au hasard est éliminé avant que le reste devienne de la Corruption.
card-sh_char_08-event = La Communauté ne doit pas être dans une région avec une Localité des Peuples Libres. Lancez trois dés : 1 de Corruption pour chaque 4 ou plus ; si Gollum est le Guide, seulement pour chaque 6.
card-sh_char_09-event = La Communauté doit avoir une Progression de 1 ou plus, hors de la piste du Mordor. Faites voler les Nazgûl que vous voulez. Si l’un d’eux est alors avec la Communauté, elle est révélée.
card-sh_char_10-event = La Communauté doit avoir une Progression de 1 ou plus, hors de la piste du Mordor. Déplacez les Porteurs de l’Anneau dans une région adjacente ; la Progression ne change pas, et il n’y a pas de Traque.
card-sh_char_11-event = La Communauté doit avoir une Progression de 1 ou plus, hors de la piste du Mordor. Faites voler les Nazgûl que vous voulez. Si l’un d’eux est alors avec la Communauté, vous pouvez défausser une carte Personnage de la table des Peuples Libres, ou faire une Traque comme si la Communauté venait de se déplacer.
card-sh_char_12-event = La Communauté doit être révélée. Elle prend 2 de Corruption si elle en a 3 ou moins, sinon 1.
card-sh_char_13-event = La Communauté doit être révélée. Si Gollum est le Guide, elle prend 1 de Corruption. Sinon, un Compagnon au hasard est tenté : les Peuples Libres prennent une Corruption égale à son Niveau, ou le perdent.
card-sh_char_14-event = La Communauté doit être révélée. Tirez une tuile de Traque. Un Œil ou une tuile bleue est défaussé sans effet ; pour toute autre, autant de Compagnons que son nombre, au choix des Peuples Libres, se séparent là où se trouve la Communauté. Si Gollum est le Guide, 1 de Corruption à la place.
card-sh_char_15-event = Reste sur la table. Chaque fois qu’un Compagnon est perdu dans la Traque, vous pouvez défausser une carte Personnage des Peuples Libres : une de leur main au hasard, ou une de leur table. Part quand la Communauté est déclarée dans une Cité ou un Bastion non conquis des Peuples Libres.
card-sh_char_16-event = Reste sur la table. Avant un jet de Traque, vous pouvez la défausser : +1 à chaque dé de ce jet. Part en servant, ou quand la Communauté est déclarée dans une Cité ou un Bastion non conquis des Peuples Libres.
card-sh_char_17-event = Reste sur la table. Quand une Communauté déclarée ou révélée entre en Moria, en sort ou la traverse, vous pouvez la défausser pour tirer une tuile de Traque (un Œil ne fait rien) ; ou bien l’utiliser de la table comme carte Combat. Part en servant.
card-sh_char_18-event = Tournez jusqu’à trois de vos dés inutilisés en Yeux ; ils vont dans la zone de Traque.
card-sh_char_19-event = Une Armée de l’Ombre avec un Nazgûl doit être à côté d’une Armée des Peuples Libres, l’assiéger ou être assiégée par elle. Choisissez deux Armées de ce genre et lancez un dé par Nazgûl, cinq au plus : chaque 5 ou plus touche l’Armée des Peuples Libres.
card-sh_char_20-event = Le Roi-Sorcier doit être avec une Armée qui assiège un Bastion. Elle lui donne l’assaut pendant trois manches au plus. À la première, les Peuples Libres n’utilisent une carte Combat qu’avec un Compagnon dans la bataille.
card-sh_char_21-event = Saroumane doit être en jeu. Reste sur la table. Chaque fois que vous jouez une carte avec un résultat Événement, piochez une carte de l’une de vos pioches. Part quand Saroumane est éliminé ; les Peuples Libres peuvent la retirer avec une Volonté de l’Ouest, ou avec n’importe quel dé et un Anneau elfique.
card-sh_char_22-event = Saroumane doit être en jeu. Reste sur la table. Le Rohan ne devient actif que par un Compagnon ou la Communauté à Edoras ou au Gouffre de Helm, ou par une attaque contre une Armée qui s’y trouve. Part quand le Rohan est actif ou Saroumane éliminé.
card-sh_char_23-event = Déplacez les Nazgûl que vous voulez. Puis vous pouvez déplacer jusqu’à deux Armées, chacune avec un Nazgûl ; ou attaquer avec une Armée qui en a un.
card-sh_char_24-event = Le Roi-Sorcier doit être en jeu. Recrutez deux Nazgûl auprès de lui, ou déplacez les Nazgûl que vous voulez. Puis vous pouvez déplacer son Armée, ou attaquer avec elle.
card-sh_strat_01-event = L’Ombre doit tenir un Bastion elfe. Pour chaque Bastion elfe non assiégé, lancez un dé par unité elfe qui s’y trouve, cinq au plus : chaque 6 touche l’Armée qui y est.
card-sh_strat_02-event = Saroumane doit être en jeu, et une Armée avec une unité de l’Isengard doit assiéger un Bastion. Elle lui donne l’assaut pendant trois manches au plus. À la première, les Peuples Libres n’utilisent une carte Combat qu’avec un Compagnon dans la bataille.
card-sh_strat_03-event = Minas Tirith doit être assiégée par l’Ombre. Un Meneur à Minas Tirith est éliminé. Reste sur la table : les Peuples Libres n’utilisent pas de carte Combat à Minas Tirith. Part quand le siège finit ; les Peuples Libres peuvent la retirer avec une Volonté de l’Ouest, ou avec n’importe quel dé si Gandalf ou Aragorn est à Minas Tirith.
card-sh_strat_04-event = Toutes les Nations de l’Ombre doivent être en guerre. Tous les dés Volonté de l’Ouest inutilisés des Peuples Libres sont perdus pour ce tour.
card-sh_strat_05-event = Reste sur la table. Les Peuples Libres ne peuvent pas faire avancer de Nation passive avec un résultat Recrutement. Part quand une Nation des Peuples Libres avance parce que son Armée est attaquée, ou par la capacité d’un Compagnon.
card-sh_strat_06-event = La Communauté ou un Compagnon de la carte doit être dans une région d’une Nation des Peuples Libres qui n’est pas en guerre. Choisissez cette Nation : elle recule d’un cran, et les Peuples Libres éliminent un de ses Meneurs ou une de ses unités.
card-sh_strat_07-event = Déplacez une Armée de trois régions au plus, jusqu’à une autre Armée de l’Ombre non assiégée.
card-sh_strat_08-event = Déplacez deux Armées de deux régions au plus chacune, chacune jusqu’à une autre Armée de l’Ombre non assiégée.
card-sh_strat_09-event = Toutes les Nations de l’Ombre doivent être en guerre. Déplacez jusqu’à quatre Armées d’une région chacune.
card-sh_strat_10-event = Les Suderons et Orientaux doivent être en guerre. Embarquez une Armée d’Umbar vers une côte du Gondor : l’Anfalas, Dol Amroth, le Lamedon ou Pelargir. Elle attaque l’Armée qui s’y trouve, et ne peut cesser que si celle-ci était assiégée.
card-sh_strat_11-event = L’Isengard doit être en guerre. Recrutez deux Régulières de l’Isengard dans une région libre à côté du Dunland Nord ou du Dunland Sud ; puis jusqu’à quatre unités de l’Isengard de ces deux régions peuvent les rejoindre.
card-sh_strat_12-event = Le Roi-Sorcier doit être en jeu. Il va en Angmar. Recrutez-y deux Régulières et une Élite de Sauron.
card-sh_strat_13-event = L’Isengard doit être en guerre. Recrutez une unité de l’Isengard avec n’importe quelle Armée de l’Ombre.
card-sh_strat_14-event = Sauron doit être en guerre. Recrutez une unité de Sauron avec n’importe quelle Armée de l’Ombre.
card-sh_strat_15-event = Sauron doit être en guerre. Remplacez deux Régulières de Sauron, où que ce soit, par des Élites.
card-sh_strat_16-event = Saroumane doit être en jeu. Recrutez deux Régulières de l’Isengard au Dunland Nord, deux au Dunland Sud, et deux unités de l’Isengard à Orthanc.
card-sh_strat_17-event = Recrutez deux Régulières dans chacune de trois Localités des Suderons et Orientaux.
card-sh_strat_18-event = Aragorn doit être en jeu. Recrutez cinq Régulières de Sauron et un Nazgûl à Minas Morgul.
card-sh_strat_19-event = Recrutez deux unités de Sauron et un Nazgûl, tous au Mont Gram ou tous en Moria.
card-sh_strat_20-event = Recrutez trois Régulières de Sauron à Dol Guldur et trois au Mont Gundabad.
card-sh_strat_21-event = Les Suderons et Orientaux doivent être en guerre. Recrutez cinq de leurs Régulières dans une région libre : Rhûn Est, Rhûn Sud, Khand ou Extrême-Harad.
card-sh_strat_22-event = Recrutez une Régulière de Sauron en Angmar, dans les Landes d’Etten et dans les Collines du Temps, et une Élite dans les Fourrés aux Trolls ; chacune seulement si la région est libre.
card-sh_strat_23-event = Toutes les Nations de l’Ombre doivent être en guerre. Recrutez cinq Régulières des Suderons et Orientaux au Gorgoroth et cinq Régulières de Sauron au Nurn.
card-sh_strat_24-event = Sauron doit être en guerre. Recrutez deux Régulières de Sauron dans chacun de trois Bastions de Sauron.

combat-daring_defiance = Un Compagnon doit être dans la bataille. Tous les Compagnons de la bataille renoncent à leur Commandement à cette manche ; la carte Combat de l’Ombre est annulée.
combat-scouts = Vous devez défendre en rase campagne. Avant tout jet, votre Armée bat en retraite ou se replie dans son Bastion. La bataille est finie.
combat-charge = Une de vos Élites doit être dans la bataille. Avant le jet de combat, attaque supplémentaire avec un dé par Élite à vous, cinq au plus.
combat-sudden_strike = Un Meneur ou un Compagnon doit être dans la bataille. Avant le jet de combat, attaque supplémentaire avec autant de dés que votre Commandement, cinq au plus.
combat-advantageous_position = Dans une région d’une Nation des Peuples Libres : −1 à chaque dé du jet de combat de l’Ombre.
combat-brave_stand = Un Compagnon doit être dans la bataille. L’Ombre lance un dé de combat de moins par Compagnon de la bataille, mais au moins un.
combat-daylight = L’Ombre lance trois dés de combat au plus.
combat-ents_rage = En Fangorn, à Orthanc ou au Rohan : +2 à chaque dé de votre jet de combat.
combat-huorn_dark = En Fangorn, à Orthanc ou au Rohan : l’Ombre lance deux dés de combat au plus.
combat-it_is_a_gift = Dans la région de la Communauté : +1 à chaque dé de votre jet de combat et de votre relance des Meneurs.
combat-servant_of_the_secret_fire = Avec Gandalf dans la bataille : +1 à chaque dé de votre jet de combat.
combat-valour = Avec une Élite dans la bataille : +1 à chaque dé de votre jet de combat.
combat-anduril = Grands-Pas ou Aragorn doit être dans la bataille. Grands-Pas renonce à son Commandement et un dé raté devient une touche ; Aragorn renonce au sien et jusqu’à deux le deviennent.
combat-confusion = Chaque 1 du jet de combat de l’Ombre touche sa propre Armée et ne se relance pas.
combat-mighty_attack = Un Compagnon de la bataille renonce à son Commandement, et un dé raté devient une touche.
combat-nameless_wood = En Fangorn, à Orthanc ou au Rohan : deux touches de plus, si vous en avez obtenu.
combat-no_quarter = Une touche de plus, si vous en avez obtenu.
combat-blade_of_westernesse = Avec un Hobbit dans la bataille : une touche de votre relance des Meneurs élimine un Serviteur de la bataille au lieu de causer une perte.
combat-fateful_strike = Un Meneur ou un Compagnon doit être dans la bataille. Une touche de votre relance des Meneurs élimine aussi un Nazgûl de la bataille ; deux, un Nazgûl ou un Serviteur.
combat-heroic_death = Vous pouvez éliminer un Meneur de la bataille pour annuler une touche, ou un Compagnon pour en annuler autant que son Niveau.
combat-shield_wall = Si l’Ombre obtient deux touches ou plus, une est annulée.
combat-swarm_of_bats = Annule la carte Combat des Peuples Libres ; s’il n’y en a pas, +1 à votre relance des Meneurs.
combat-words_of_power = Un Nazgûl doit être dans la bataille. Nommez un Compagnon de la bataille : il n’a ni Commandement ni capacité à cette manche.
combat-durins_bane = La bataille doit être à deux régions au plus de la Moria. Avant le jet de combat, attaque avec trois dés : chaque 4 ou plus touche aussitôt.
combat-cruel_as_death = Les Nazgûl de la bataille doivent avoir un Commandement de 2 ou plus. Renoncez à des Nazgûl qui valent 2 : +1 à votre jet de combat.
combat-deadly_strife = Les deux camps ont +2 au jet de combat et à la relance des Meneurs.
combat-desperate_battle = Les deux camps ont +1 au jet de combat et à la relance des Meneurs.
combat-devilry_of_orthanc = Une unité de l’Isengard doit prendre part à un assaut. +1 à votre jet de combat.
combat-dread_and_despair = Les Nazgûl de la bataille doivent avoir un Commandement de 1 ou plus. Renoncez à des Nazgûl : les Peuples Libres lancent un dé de combat de moins par point, mais au moins un.
combat-foul_stench = Les Nazgûl de la bataille doivent avoir un Commandement de 1 ou plus. S’il n’est pas inférieur à celui des Peuples Libres, ceux-ci n’ont pas de relance des Meneurs.
combat-one_for_the_dark_lord = La bataille doit être dans la région de la Communauté. +1 à votre jet de combat et à votre relance des Meneurs.
combat-relentless_assault = Subissez jusqu’à deux touches : +1 à votre jet de combat pour chacune.
combat-mumakil = Une Élite des Suderons et Orientaux doit être dans la bataille. +1 à votre jet de combat ; après la relance, une touche de plus si vous en avez plus que les Peuples Libres.
combat-they_are_terrible = Les Nazgûl de la bataille doivent avoir un Commandement de 1 ou plus. Renoncez à un Nazgûl : +1 à votre relance des Meneurs.
combat-black_breath = Un Nazgûl doit être dans la bataille. Si votre relance des Meneurs touche, vous pouvez aussi éliminer un Meneur, ou un Compagnon dont le Niveau ne dépasse pas ces touches.
combat-great_host = Après les pertes, les Peuples Libres subissent une touche si vous avez au moins deux fois plus d’unités.
combat-onslaught = Après les pertes, subissez jusqu’à quatre touches et lancez un dé pour chacune : chaque 4 ou plus touche.
combat-we_come_to_kill = Une Élite de l’Ombre doit être dans la bataille. Après les pertes, lancez un dé par Élite à vous, cinq au plus : chaque 5 ou plus touche.

refuse-R10-10 = cette carte ne peut pas amener cette Armée là
refuse-R6-7 = une carte sur la table l’interdit, ou ne se retire pas ainsi

option-take = { $figure } { $region-in }
option-turn = Tourner un dé { $die } en Œil

way-hunt = La Traque de l’Anneau
way-hand = Une carte Personnage de leur main, au hasard
way-recruit_nazgul = Recruter deux Nazgûl auprès du Roi-Sorcier

event-card_taken =
    { $seat-the } { $seat-number ->
        [other] perdent « { $card } » de leur main
       *[one] perd « { $card } » de sa main
    }
event-dice_lost =
    { $count ->
        [one] { $count } dé { $face } { $side-of } est perdu pour ce tour
       *[other] { $count } dés { $face } { $side-of } sont perdus pour ce tour
    }
event-ring_paid = Les Peuples Libres cèdent un Anneau elfique
event-set_back =
    { $nation-the } { $nation-number ->
        [other] reculent
       *[one] recule
    } d’un cran ({ $cause }) : encore { $steps } avant la guerre
event-promoted = Une Régulière { $nation-of } devient une Élite { $region-in }

dealer-hand = une carte Personnage de la main des Peuples Libres

refuse-card_choice = la carte ne le permet pas
refuse-R27-fp_strat_02 = Un pouvoir trop grand : aucune Armée de l’Ombre n’entre en Lórien, à Fondcombe ou aux Havres Gris, ni n’y attaque
refuse-R27-fp_strat_03 = Le pouvoir de Tom Bombadil : aucune Armée de l’Ombre n’entre dans la Vieille Forêt, la Comté ou le Pays de Bouc, ni n’y attaque
refuse-R27-sh_strat_05 = Menaces et promesses : une Nation passive n’avance pas avec un dé

needs-nazgul_in_battle = Aucun Nazgûl n’est dans la bataille
needs-nazgul_leadership_two = Les Nazgûl de la bataille ont moins de 2 de Commandement
needs-isengard_in_siege_battle = Ce n’est pas un assaut avec une unité de l’Isengard
needs-southron_elite_in_battle = Aucune Élite des Suderons et Orientaux n’est dans la bataille
needs-shadow_elite_in_battle = Aucune Élite de l’Ombre n’est dans la bataille
needs-progress = La Communauté n’a pas de Progression, ou est sur la piste du Mordor
needs-revealed = La Communauté est cachée
needs-saruman = Saroumane n’est pas en jeu
needs-witch_king = Le Roi-Sorcier n’est pas en jeu
needs-nazgul_beside_enemy = Aucune Armée de l’Ombre avec un Nazgûl n’est à côté d’une Armée des Peuples Libres
needs-witch_king_besieges = Le Roi-Sorcier n’est avec aucune Armée qui assiège un Bastion
needs-elven_stronghold_taken = L’Ombre ne tient aucun Bastion elfe
needs-isengard_besieges = Aucune Armée avec une unité de l’Isengard n’assiège un Bastion
needs-minas_tirith_besieged = Minas Tirith n’est pas assiégée par l’Ombre
needs-shadow_at_war = Les Nations de l’Ombre ne sont pas toutes en guerre
needs-companion_in_peace = Ni la Communauté ni un Compagnon n’est sur les terres d’une Nation qui n’est pas en guerre
needs-southrons_at_war = Les Suderons et Orientaux ne sont pas en guerre
needs-isengard_at_war = L’Isengard n’est pas en guerre
needs-sauron_at_war = Sauron n’est pas en guerre
needs-aragorn = Aragorn n’est pas en jeu

scene-card = { "  " }{ $card } : { $text }
scene-card_unmet = { "  " }{ $card } : { $text } Pas maintenant : { $why }.

setup-several_cards_per_tile = Plusieurs cartes sur la table peuvent servir contre une même tuile de Traque
setup-staff_stops_the_step = Le bâton du magicien arrête aussi le déplacement sur la piste du Mordor
setup-any_strategy_card_pays = N’importe quelle carte Stratégie paie contre les deux « pouvoirs »

way-corruption = { $count } de Corruption
way-men_of_gondor =
    { $count ->
        [0] Ne recruter personne
        [1] Recruter une Régulière
       *[other] Recruter { $count } Régulières
    }
way-own_hits =
    { $count ->
        [0] Aucune touche
        [1] Une touche
       *[other] { $count } touches
    }
way-move_with_nazgul = Déplacer jusqu’à deux Armées, chacune avec un Nazgûl
way-attack_with_nazgul = Attaquer avec une Armée qui a un Nazgûl
way-move_with_witch_king = Déplacer l’Armée du Roi-Sorcier
way-attack_with_witch_king = Attaquer avec l’Armée du Roi-Sorcier
way-fly = Déplacer des Nazgûl

setup-gollum_at_once = La dissolution de la Communauté : avec Gollum comme Guide, on ne tire pas de tuile
setup-ships_only_land = Les Corsaires d’Umbar : pas de bataille contre Dol Amroth assiégé
setup-storms_go_on = Grond, Les Uruk-hai au combat : l’Ombre ne cesse pas avant la troisième manche
setup-captures_end_threats = Menaces et promesses : une capture y met fin aussi
setup-sorrow_for_lures = Usés par le chagrin et la peine : un Compagnon perdu par L’attrait de l’Anneau compte aussi
setup-white_rider_unshaken = Paroles de pouvoir ne suspend pas le Cavalier Blanc
setup-eomer_in_siege = Éomer peut venir dans le Gouffre de Helm assiégé

hint-planned = c’est ce que le bot jouerait
hint-foreseen = simulé { $tries } fois : environ { $share }{ "\u202F" }% de victoires

refuse-act = c’est à vous : utilisez un dé, changez-en un avec un Anneau elfique, défaussez-en un ou passez
refuse-voice_elites = il faut deux Régulières à Orthanc et deux Élites dans les renforts
refuse-voice_place = choisissez une Localité libre de l’Isengard que vous contrôlez
refuse-move_first = un dé donne une action : déplacez maintenant une Armée
refuse-editor = quittez d’abord l’éditeur
refuse-voice_other = la Voix de Saroumane est à votre équipier
refuse-nazgul = seul le joueur du Roi-Sorcier recrute des Nazgûl

warn-inner_mordor = On n’entre sur la piste du Mordor que par le Morannon ou Minas Morgul : d’ici, il faudra revenir

setup-captured_homes_are_silent = Le Livre de Mazarbul, Alarme ! Au feu ! Ennemis !, Histoire d’un aller et retour : un lieu capturé n’éveille personne
setup-valinor_takes_elves = Retour à Valinor : seules les unités elfes subissent les touches
setup-corsairs_must_land = Les Corsaires d’Umbar : après une victoire, il faut débarquer
setup-edoras_wakes_rohan = Langue de Serpent : attaquer Edoras ou le Gouffre de Helm éveille le Rohan, quel que soit le défenseur

## Characters and what they do

character-gandalf_grey-title = Le Pèlerin Gris
character-strider-title = Rôdeur du Nord
character-boromir-title = Fils de Denethor
character-legolas-title = Fils de Thranduil
character-gimli-title = Fils de Glóin
character-meriadoc-title = Compagnon hobbit
character-peregrin-title = Compagnon hobbit
character-aragorn-title = Héritier d’Isildur
character-gandalf_white-title = Émissaire de l’Ouest
character-gollum-title = Esclave de l’Anneau
character-witch_king-title = Le Capitaine Noir
character-mouth_of_sauron-title = Lieutenant de Barad-dûr
character-saruman-title = Magicien corrompu
character-ring_bearers-title = Les Porteurs de l’Anneau
ability-captain = Capitaine de l’Ouest : ajoute 1 à la Force de combat d’une Armée en bataille.
ability-gandalf_grey-guide = Comme Guide : après avoir joué une carte Événement avec un dé Événement, vous pouvez piocher une carte de la même pioche.
ability-strider-guide = Comme Guide : n’importe quel résultat de dé peut cacher une Communauté révélée.
ability-boromir-warden = Dans une Cité ou un Bastion non conquis du Gondor : n’importe quel résultat de dé peut faire avancer le Gondor d’un cran.
ability-legolas-prince = Dans un Bastion elfique non conquis : n’importe quel résultat de dé peut faire avancer les Elfes d’un cran.
ability-gimli-dwarf = À Erebor non conquise : n’importe quel résultat de dé peut faire avancer les Nains d’un cran.
ability-meriadoc-guide = Comme Guide : peut quitter la Communauté pendant la Traque pour diminuer les dégâts de 1.
ability-peregrin-guide = Comme Guide : peut quitter la Communauté pendant la Traque pour diminuer les dégâts de 1.
ability-meriadoc-alive = Prenez-les vivants ! Éliminé dans la Communauté, Meriadoc entre en jeu sur la carte. Pas sur la piste du Mordor.
ability-peregrin-alive = Prenez-les vivants ! Éliminé dans la Communauté, Peregrin entre en jeu sur la carte. Pas sur la piste du Mordor.
ability-aragorn-entry = Entre en jeu avec une Volonté de l’Ouest, en remplaçant Grands-Pas à Minas Tirith, Dol Amroth ou Pelargir non conquise.
ability-gandalf_white-entry = Entre en jeu avec une Volonté de l’Ouest, dès qu’un Serviteur a été en jeu et que Gandalf le Gris a quitté la Communauté ou est mort.
ability-gandalf_white-shadowfax = Gripoil : Niveau 4 quand il se déplace seul ou avec un Hobbit.
ability-gandalf_white-white_rider = Le Cavalier Blanc : au début d’une bataille, vous pouvez renoncer à son Commandement pour annuler celui de tous les Nazgûl et du Roi-Sorcier.
ability-gollum-passive = Comme Guide : les tuiles ordinaires numérotées ne révèlent pas la Communauté.
ability-gollum-reveal = Comme Guide : vous pouvez révéler la Communauté pour diminuer les dégâts de la Traque de 1, une fois par tuile.
ability-witch_king-entry = Entre en jeu avec un dé Recrutement, dans une Armée comprenant une unité de Sauron, quand Sauron et une Nation des Peuples Libres sont en guerre. Toutes les Nations des Peuples Libres deviennent actives.
ability-witch_king-sorcerer = Sorcier : si vous utilisez une carte Combat à la première manche d’une bataille, vous pouvez piocher une carte de la même pioche.
ability-mouth_of_sauron-entry = Entre en jeu avec un dé Recrutement, dans un Bastion de Sauron non conquis, quand la Communauté est sur la piste du Mordor ou que toutes les Nations des Peuples Libres sont en guerre.
ability-mouth_of_sauron-messenger = Messager de la Tour Sombre : une fois par tour, vous pouvez utiliser un dé Recrutement comme dé Armée.
ability-saruman-entry = Entre en jeu avec un dé Recrutement, à Orthanc non conquise, quand l’Isengard est en guerre. Ne quitte jamais Orthanc.
ability-saruman-voice = La Voix de Saroumane : avec un dé Recrutement, recrutez une Régulière dans chaque Localité libre de l’Isengard, ou changez deux Régulières d’Orthanc en Élites.
ability-saruman-servants = Les serviteurs de la Main Blanche : chaque Élite de l’Isengard est aussi un Meneur de Commandement 1.

scene-hunt_odds =
    { $dice ->
        [0] La zone de Traque est vide : pas de jet de Traque
        [one] La Traque lance { $dice } dé et réussit à partir de { $needs }
       *[other] La Traque lance { $dice } dés et réussit à partir de { $needs }
    }
scene-strength =
    { $dice ->
        [one] { "  " }{ $side } : { $dice } dé, Commandement { $leadership }
       *[other] { "  " }{ $side } : { $dice } dés, Commandement { $leadership }
    }
scene-fighters =
    { $dice ->
        [one] { $side } : { $dice } dé, touche à partir de { $target }, Commandement { $leadership }
       *[other] { $side } : { $dice } dés, touchent à partir de { $target }, Commandement { $leadership }
    }
scene-forfeited = { $side } : Commandement { $count } perdu ou annulé
scene-order = Ordre des actions : { $seats-row }
scene-reserves = Renforts et pertes
scene-reserve = { $nation }, en renfort : { $group }
scene-lost = { $nation }, hors jeu : { $group }
scene-decks = Cartes dans les pioches : Peuples Libres { $fp_character } Personnage, { $fp_strategy } Stratégie ; Ombre { $sh_character } Personnage, { $sh_strategy } Stratégie
scene-discards = Défaussées face visible : { $cards-row }
scene-face_down = { $seat }, défaussées face cachée : { $character } Personnage, { $strategy } Stratégie
scene-tiles = Tuiles de Traque
scene-tile = { $count } × { $tile-row }
scene-pool = Dans la réserve de Traque : { $tiles-row }
scene-drawn = Tirées : { $tiles-row }
scene-waiting = En jeu, attendent le Mordor : { $tiles-row }
scene-removed = Hors jeu : { $tiles-row }
scene-characters = Personnages
scene-character = { $who }, { $title } : Niveau { $level }, Commandement { $leadership }, { $where }. { $abilities-row }
scene-level_any = illimité
where-fellowship = dans la Communauté
where-aside = pas encore en jeu
where-out = hors jeu
where-region = { $region-in }

## Regions

region-andrast = Andrast
    .in = en Andrast
    .from = de l’Andrast
    .the = l’Andrast
region-anfalas = Anfalas
    .in = en Anfalas
    .from = de l’Anfalas
    .the = l’Anfalas
region-angmar = Angmar
    .in = en Angmar
    .from = d’Angmar
    .the = Angmar
region-arnor = Arnor
    .in = en Arnor
    .from = d’Arnor
    .the = l’Arnor
region-ash_mountains = Montagnes de Cendre
    .in = dans les Montagnes de Cendre
    .from = des Montagnes de Cendre
    .the = les Montagnes de Cendre
region-barad_dur = Barad-dûr
    .in = à Barad-dûr
    .from = de Barad-dûr
    .the = Barad-dûr
region-bree = Bree
    .in = à Bree
    .from = de Bree
    .the = Bree
region-buckland = Pays de Bouc
    .in = dans le Pays de Bouc
    .from = du Pays de Bouc
    .the = le Pays de Bouc
region-cardolan = Cardolan
    .in = au Cardolan
    .from = du Cardolan
    .the = le Cardolan
region-carrock = Carrock
    .in = au Carrock
    .from = du Carrock
    .the = le Carrock
region-dagorlad = Dagorlad
    .in = à Dagorlad
    .from = de Dagorlad
    .the = Dagorlad
region-dale = Le Val
    .in = au Val
    .from = du Val
    .the = le Val
region-dead_marshes = Marais des Morts
    .in = dans les Marais des Morts
    .from = des Marais des Morts
    .the = les Marais des Morts
region-dimrill_dale = Vallée des Rigoles Sombres
    .in = dans la Vallée des Rigoles Sombres
    .from = de la Vallée des Rigoles Sombres
    .the = la Vallée des Rigoles Sombres
region-dol_amroth = Dol Amroth
    .in = à Dol Amroth
    .from = de Dol Amroth
    .the = Dol Amroth
region-dol_guldur = Dol Guldur
    .in = à Dol Guldur
    .from = de Dol Guldur
    .the = Dol Guldur
region-druadan_forest = Forêt de Drúadan
    .in = dans la Forêt de Drúadan
    .from = de la Forêt de Drúadan
    .the = la Forêt de Drúadan
region-druwaith_iaur = Drúwaith Iaur
    .in = au Drúwaith Iaur
    .from = du Drúwaith Iaur
    .the = le Drúwaith Iaur
region-eagles_eyrie = Aire des Aigles
    .in = à l’Aire des Aigles
    .from = de l’Aire des Aigles
    .the = l’Aire des Aigles
region-east_harondor = Harondor Est
    .in = en Harondor Est
    .from = de l’Harondor Est
    .the = l’Harondor Est
region-east_rhun = Rhûn Est
    .in = au Rhûn Est
    .from = du Rhûn Est
    .the = le Rhûn Est
region-eastemnet = Estemnet
    .in = dans l’Estemnet
    .from = de l’Estemnet
    .the = l’Estemnet
region-eastern_brown_lands = Terres Brunes orientales
    .in = dans les Terres Brunes orientales
    .from = des Terres Brunes orientales
    .the = les Terres Brunes orientales
region-eastern_emyn_muil = Emyn Muil oriental
    .in = dans l’Emyn Muil oriental
    .from = de l’Emyn Muil oriental
    .the = l’Emyn Muil oriental
region-eastern_mirkwood = Forêt Noire orientale
    .in = dans la Forêt Noire orientale
    .from = de la Forêt Noire orientale
    .the = la Forêt Noire orientale
region-edoras = Edoras
    .in = à Edoras
    .from = d’Edoras
    .the = Edoras
region-enedwaith = Enedwaith
    .in = en Enedwaith
    .from = de l’Enedwaith
    .the = l’Enedwaith
region-erebor = Erebor
    .in = à Erebor
    .from = d’Erebor
    .the = Erebor
region-erech = Erech
    .in = à Erech
    .from = d’Erech
    .the = Erech
region-ered_luin = Ered Luin
    .in = en Ered Luin
    .from = d’Ered Luin
    .the = Ered Luin
region-ettenmoors = Landes d’Etten
    .in = dans les Landes d’Etten
    .from = des Landes d’Etten
    .the = les Landes d’Etten
region-evendim = Evendim
    .in = en Evendim
    .from = d’Evendim
    .the = Evendim
region-fangorn = Fangorn
    .in = en Fangorn
    .from = de Fangorn
    .the = Fangorn
region-far_harad = Extrême-Harad
    .in = en Extrême-Harad
    .from = de l’Extrême-Harad
    .the = l’Extrême-Harad
region-folde = Folde
    .in = à Folde
    .from = de Folde
    .the = Folde
region-fords_of_bruinen = Gués de Bruinen
    .in = aux Gués de Bruinen
    .from = des Gués de Bruinen
    .the = les Gués de Bruinen
region-fords_of_isen = Gués de l’Isen
    .in = aux Gués de l’Isen
    .from = des Gués de l’Isen
    .the = les Gués de l’Isen
region-forlindon = Forlindon
    .in = au Forlindon
    .from = du Forlindon
    .the = le Forlindon
region-gap_of_rohan = Trouée du Rohan
    .in = dans la Trouée du Rohan
    .from = de la Trouée du Rohan
    .the = la Trouée du Rohan
region-gladden_fields = Champs aux Iris
    .in = dans les Champs aux Iris
    .from = des Champs aux Iris
    .the = les Champs aux Iris
region-goblins_gate = Porte des Gobelins
    .in = à la Porte des Gobelins
    .from = de la Porte des Gobelins
    .the = la Porte des Gobelins
region-gorgoroth = Gorgoroth
    .in = au Gorgoroth
    .from = du Gorgoroth
    .the = le Gorgoroth
region-grey_havens = Havres Gris
    .in = aux Havres Gris
    .from = des Havres Gris
    .the = les Havres Gris
region-harlindon = Harlindon
    .in = au Harlindon
    .from = du Harlindon
    .the = le Harlindon
region-helms_deep = Gouffre de Helm
    .in = au Gouffre de Helm
    .from = du Gouffre de Helm
    .the = le Gouffre de Helm
region-high_pass = Haut Col
    .in = au Haut Col
    .from = du Haut Col
    .the = le Haut Col
region-hollin = Houssaye
    .in = en Houssaye
    .from = de la Houssaye
    .the = la Houssaye
region-iron_hills = Monts de Fer
    .in = dans les Monts de Fer
    .from = des Monts de Fer
    .the = les Monts de Fer
region-khand = Khand
    .in = au Khand
    .from = du Khand
    .the = le Khand
region-lamedon = Lamedon
    .in = au Lamedon
    .from = du Lamedon
    .the = le Lamedon
region-lorien = Lórien
    .in = en Lórien
    .from = de la Lórien
    .the = la Lórien
region-lossarnach = Lossarnach
    .in = au Lossarnach
    .from = du Lossarnach
    .the = le Lossarnach
region-minas_tirith = Minas Tirith
    .in = à Minas Tirith
    .from = de Minas Tirith
    .the = Minas Tirith
region-minas_morgul = Minas Morgul
    .in = à Minas Morgul
    .from = de Minas Morgul
    .the = Minas Morgul
region-minhiriath = Minhiriath
    .in = au Minhiriath
    .from = du Minhiriath
    .the = le Minhiriath
region-morannon = Morannon
    .in = au Morannon
    .from = du Morannon
    .the = le Morannon
region-moria = Moria
    .in = en Moria
    .from = de la Moria
    .the = la Moria
region-mount_gram = Mont Gram
    .in = au Mont Gram
    .from = du Mont Gram
    .the = le Mont Gram
region-mount_gundabad = Mont Gundabad
    .in = au Mont Gundabad
    .from = du Mont Gundabad
    .the = le Mont Gundabad
region-narrows_of_the_forest = Goulet de la Forêt
    .in = dans le Goulet de la Forêt
    .from = du Goulet de la Forêt
    .the = le Goulet de la Forêt
region-near_harad = Proche-Harad
    .in = au Proche-Harad
    .from = du Proche-Harad
    .the = le Proche-Harad
region-noman_lands = Terres Désertes
    .in = dans les Terres Désertes
    .from = des Terres Désertes
    .the = les Terres Désertes
region-north_anduin_vale = Vallée de l’Anduin Nord
    .in = dans la Vallée de l’Anduin Nord
    .from = de la Vallée de l’Anduin Nord
    .the = la Vallée de l’Anduin Nord
region-north_downs = Hauts du Nord
    .in = dans les Hauts du Nord
    .from = des Hauts du Nord
    .the = les Hauts du Nord
region-north_dunland = Dunland Nord
    .in = au Dunland Nord
    .from = du Dunland Nord
    .the = le Dunland Nord
region-north_ered_luin = Ered Luin Nord
    .in = en Ered Luin Nord
    .from = d’Ered Luin Nord
    .the = Ered Luin Nord
region-north_ithilien = Ithilien Nord
    .in = en Ithilien Nord
    .from = de l’Ithilien Nord
    .the = l’Ithilien Nord
region-north_rhun = Rhûn Nord
    .in = au Rhûn Nord
    .from = du Rhûn Nord
    .the = le Rhûn Nord
region-northern_dorwinion = Dorwinion septentrional
    .in = au Dorwinion septentrional
    .from = du Dorwinion septentrional
    .the = le Dorwinion septentrional
region-northern_mirkwood = Forêt Noire septentrionale
    .in = dans la Forêt Noire septentrionale
    .from = de la Forêt Noire septentrionale
    .the = la Forêt Noire septentrionale
region-northern_rhovanion = Rhovanion septentrional
    .in = au Rhovanion septentrional
    .from = du Rhovanion septentrional
    .the = le Rhovanion septentrional
region-nurn = Nurn
    .in = au Nurn
    .from = du Nurn
    .the = le Nurn
region-old_ford = Vieux Gué
    .in = au Vieux Gué
    .from = du Vieux Gué
    .the = le Vieux Gué
region-old_forest = Vieille Forêt
    .in = dans la Vieille Forêt
    .from = de la Vieille Forêt
    .the = la Vieille Forêt
region-old_forest_road = Vieille Route de la Forêt
    .in = sur la Vieille Route de la Forêt
    .from = de la Vieille Route de la Forêt
    .the = la Vieille Route de la Forêt
region-orthanc = Orthanc
    .in = à Orthanc
    .from = d’Orthanc
    .the = Orthanc
region-osgiliath = Osgiliath
    .in = à Osgiliath
    .from = d’Osgiliath
    .the = Osgiliath
region-parth_celebrant = Parth Celebrant
    .in = à Parth Celebrant
    .from = de Parth Celebrant
    .the = Parth Celebrant
region-pelargir = Pelargir
    .in = à Pelargir
    .from = de Pelargir
    .the = Pelargir
region-rhosgobel = Rhosgobel
    .in = à Rhosgobel
    .from = de Rhosgobel
    .the = Rhosgobel
region-rivendell = Fondcombe
    .in = à Fondcombe
    .from = de Fondcombe
    .the = Fondcombe
region-south_anduin_vale = Vallée de l’Anduin Sud
    .in = dans la Vallée de l’Anduin Sud
    .from = de la Vallée de l’Anduin Sud
    .the = la Vallée de l’Anduin Sud
region-south_downs = Hauts du Sud
    .in = dans les Hauts du Sud
    .from = des Hauts du Sud
    .the = les Hauts du Sud
region-south_dunland = Dunland Sud
    .in = au Dunland Sud
    .from = du Dunland Sud
    .the = le Dunland Sud
region-south_ered_luin = Ered Luin Sud
    .in = en Ered Luin Sud
    .from = d’Ered Luin Sud
    .the = Ered Luin Sud
region-south_ithilien = Ithilien Sud
    .in = en Ithilien Sud
    .from = de l’Ithilien Sud
    .the = l’Ithilien Sud
region-south_rhun = Rhûn Sud
    .in = au Rhûn Sud
    .from = du Rhûn Sud
    .the = le Rhûn Sud
region-southern_dorwinion = Dorwinion méridional
    .in = au Dorwinion méridional
    .from = du Dorwinion méridional
    .the = le Dorwinion méridional
region-southern_mirkwood = Forêt Noire méridionale
    .in = dans la Forêt Noire méridionale
    .from = de la Forêt Noire méridionale
    .the = la Forêt Noire méridionale
region-southern_rhovanion = Rhovanion méridional
    .in = au Rhovanion méridional
    .from = du Rhovanion méridional
    .the = le Rhovanion méridional
region-tharbad = Tharbad
    .in = à Tharbad
    .from = de Tharbad
    .the = Tharbad
region-the_shire = La Comté
    .in = dans la Comté
    .from = de la Comté
    .the = la Comté
region-tower_hills = Collines des Tours
    .in = dans les Collines des Tours
    .from = des Collines des Tours
    .the = les Collines des Tours
region-trollshaws = Fourrés aux Trolls
    .in = dans les Fourrés aux Trolls
    .from = des Fourrés aux Trolls
    .the = les Fourrés aux Trolls
region-umbar = Umbar
    .in = à Umbar
    .from = d’Umbar
    .the = Umbar
region-vale_of_the_carnen = Vallée de la Carnen
    .in = dans la Vallée de la Carnen
    .from = de la Vallée de la Carnen
    .the = la Vallée de la Carnen
region-vale_of_the_celduin = Vallée de la Celduin
    .in = dans la Vallée de la Celduin
    .from = de la Vallée de la Celduin
    .the = la Vallée de la Celduin
region-weather_hills = Collines du Temps
    .in = dans les Collines du Temps
    .from = des Collines du Temps
    .the = les Collines du Temps
region-west_harondor = Harondor Ouest
    .in = en Harondor Ouest
    .from = de l’Harondor Ouest
    .the = l’Harondor Ouest
region-westemnet = Ouestemnet
    .in = dans l’Ouestemnet
    .from = de l’Ouestemnet
    .the = l’Ouestemnet
region-western_brown_lands = Terres Brunes occidentales
    .in = dans les Terres Brunes occidentales
    .from = des Terres Brunes occidentales
    .the = les Terres Brunes occidentales
region-western_emyn_muil = Emyn Muil occidental
    .in = dans l’Emyn Muil occidental
    .from = de l’Emyn Muil occidental
    .the = l’Emyn Muil occidental
region-western_mirkwood = Forêt Noire occidentale
    .in = dans la Forêt Noire occidentale
    .from = de la Forêt Noire occidentale
    .the = la Forêt Noire occidentale
region-withered_heath = Lande Desséchée
    .in = dans la Lande Desséchée
    .from = de la Lande Desséchée
    .the = la Lande Desséchée
region-woodland_realm = Royaume Sylvestre
    .in = au Royaume Sylvestre
    .from = du Royaume Sylvestre
    .the = le Royaume Sylvestre

## Titles of cards

card-fp_char_01-title = Capes elfiques
card-fp_char_02-title = Corde elfique
card-fp_char_03-title = Fiole de Galadriel
card-fp_char_04-title = Sméagol aide le gentil maître
card-fp_char_05-title = Cotte de mithril et Dard
card-fp_char_06-title = La hache et l’arc
card-fp_char_07-title = Le cor du Gondor
card-fp_char_08-title = Le bâton du magicien
card-fp_char_09-title = Athelas
card-fp_char_10-title = Il y a un autre chemin
card-fp_char_11-title = J’irai seul
card-fp_char_12-title = La chanson de Bilbon
card-fp_char_13-title = Le miroir de Galadriel
card-fp_char_14-title = Le défi du roi
card-fp_char_15-title = Gwaihir, Seigneur des Vents
card-fp_char_16-title = Nous fûmes les plus rapides
card-fp_char_17-title = Histoire d’un aller et retour
card-fp_char_18-title = Les Aigles arrivent !
card-fp_char_19-title = Le réveil des Ents : Sylvebarbe
card-fp_char_20-title = Le réveil des Ents : les Huorns
card-fp_char_21-title = Le réveil des Ents : la Chambre des Ents
card-fp_char_22-title = Les morts de Dunharrow
card-fp_char_23-title = La maison des Intendants
card-fp_char_24-title = La Compagnie Grise
card-fp_strat_01-title = L’ultime bataille
card-fp_strat_02-title = Un pouvoir trop grand
card-fp_strat_03-title = Le pouvoir de Tom Bombadil
card-fp_strat_04-title = Le Livre de Mazarbul
card-fp_strat_05-title = L’esprit du Mordor
card-fp_strat_06-title = Les Rôdeurs de Faramir
card-fp_strat_07-title = Alarme ! Au feu ! Ennemis !
card-fp_strat_08-title = La sagesse d’Elrond
card-fp_strat_09-title = La Flèche Rouge
card-fp_strat_10-title = Une aide inespérée
card-fp_strat_11-title = Les chemins des Woses
card-fp_strat_12-title = Un jour et une nuit durant
card-fp_strat_13-title = Les navires de Círdan
card-fp_strat_14-title = Les Gardes de la Citadelle
card-fp_strat_15-title = Les Galadhrim de Celeborn
card-fp_strat_16-title = Les Cavaliers de Théoden
card-fp_strat_17-title = Grimbeorn le Vieux, fils de Beorn
card-fp_strat_18-title = Imrahil de Dol Amroth
card-fp_strat_19-title = Les Hommes du roi Brand
card-fp_strat_20-title = Des épées en Eriador
card-fp_strat_21-title = La lignée de Glorfindel
card-fp_strat_22-title = La garde de Dáin Pied-de-Fer
card-fp_strat_23-title = Éomer, fils d’Éomund
card-fp_strat_24-title = Les archers de Thranduil
card-sh_char_01-title = L’antre d’Arachne
card-sh_char_02-title = L’Anneau est à moi !
card-sh_char_03-title = En avant, toujours en avant
card-sh_char_04-title = Donnez-le-nouss !
card-sh_char_05-title = Patrouille d’Orques
card-sh_char_06-title = Le Fléau d’Isildur
card-sh_char_07-title = Chose immonde des profondeurs
card-sh_char_08-title = Les chandelles des morts
card-sh_char_09-title = La recherche des Nazgûl
card-sh_char_10-title = Un temps cruel
card-sh_char_11-title = Les Nazgûl frappent !
card-sh_char_12-title = Blessure de Morgul
card-sh_char_13-title = L’attrait de l’Anneau
card-sh_char_14-title = La dissolution de la Communauté
card-sh_char_15-title = Usés par le chagrin et la peine
card-sh_char_16-title = Nuées de crebain
card-sh_char_17-title = Le Balrog de la Moria
card-sh_char_18-title = L’Œil sans paupière
card-sh_char_19-title = Sortilèges effroyables
card-sh_char_20-title = Grond, Marteau des Enfers
card-sh_char_21-title = Le palantír d’Orthanc
card-sh_char_22-title = Langue de Serpent
card-sh_char_23-title = Les Spectres de l’Anneau sont lâchés
card-sh_char_24-title = Le Capitaine Noir commande
card-sh_strat_01-title = Retour à Valinor
card-sh_strat_02-title = Les Uruk-hai au combat
card-sh_strat_03-title = La folie de Denethor
card-sh_strat_04-title = Le jour sans aube
card-sh_strat_05-title = Menaces et promesses
card-sh_strat_06-title = Corbeau de Tempête
card-sh_strat_07-title = Les ombres se rassemblent
card-sh_strat_08-title = L’Ombre s’étend
card-sh_strat_09-title = L’Ombre est en marche
card-sh_strat_10-title = Les Corsaires d’Umbar
card-sh_strat_11-title = La rage des hommes du Dunland
card-sh_strat_12-title = Le retour du Roi-Sorcier
card-sh_strat_13-title = Semi-Orques et Hommes-Gobelins
card-sh_strat_14-title = Olog-hai
card-sh_strat_15-title = Trolls des collines
card-sh_strat_16-title = Une nouvelle puissance se lève
card-sh_strat_17-title = De nombreux rois au service du Mordor
card-sh_strat_18-title = Le roi se révèle
card-sh_strat_19-title = Ombres sur les Monts Brumeux
card-sh_strat_20-title = Les Orques se multiplient à nouveau
card-sh_strat_21-title = La horde de l’Est
card-sh_strat_22-title = Le réveil des monstres
card-sh_strat_23-title = Les préparatifs d’une guerre longuement mûrie
card-sh_strat_24-title = Les fosses du Mordor

## Titles of Combat cards

combat-it_is_a_gift-title = C’est un don
combat-blade_of_westernesse-title = Lame de l’Ouistrenesse
combat-mighty_attack-title = Attaque puissante
combat-servant_of_the_secret_fire-title = Serviteur du Feu Secret
combat-anduril-title = Andúril
combat-heroic_death-title = Mort héroïque
combat-daring_defiance-title = Défi audacieux
combat-fateful_strike-title = Coup fatal
combat-sudden_strike-title = Frappe soudaine
combat-brave_stand-title = Résistance acharnée
combat-ents_rage-title = Fureur des Ents
combat-huorn_dark-title = Ténèbres des Huorns
combat-nameless_wood-title = Le bois sans nom
combat-daylight-title = Lumière du jour
combat-no_quarter-title = Pas de quartier
combat-advantageous_position-title = Position avantageuse
combat-scouts-title = Éclaireurs
combat-shield_wall-title = Mur de boucliers
combat-confusion-title = Confusion
combat-charge-title = Charge
combat-valour-title = Vaillance
combat-one_for_the_dark_lord-title = Un pour le Seigneur des Ténèbres
combat-cruel_as_death-title = Cruel comme la mort
combat-they_are_terrible-title = Ils sont terribles
combat-dread_and_despair-title = Terreur et désespoir
combat-foul_stench-title = Odeur fétide
combat-black_breath-title = Souffle Noir
combat-words_of_power-title = Paroles de pouvoir
combat-durins_bane-title = Le Fléau de Durin
combat-devilry_of_orthanc-title = Diablerie d’Orthanc
combat-deadly_strife-title = Lutte à mort
combat-onslaught-title = Déferlement
combat-relentless_assault-title = Assaut implacable
combat-great_host-title = Armée innombrable
combat-mumakil-title = Mûmakil
combat-swarm_of_bats-title = Nuée de chauves-souris
combat-we_come_to_kill-title = Nous venons pour tuer
combat-desperate_battle-title = Combat désespéré

card-both = { $combat } ({ $card })

### Les actions entières : leur genre, et une ligne pour chacune.

verb-move = Déplacer
verb-join = Rejoindre
verb-attack = Attaquer
verb-muster = Recruter
verb-travel = Déplacer des Personnages
verb-separate = Séparer
verb-fellowship = Communauté
verb-politics = Politique
verb-draw = Piocher
verb-play = Jouer
verb-ring = Anneau Elfique
verb-pass = Passer ou défausser

whole-die = Dé { $die }
whole-card = Jouer { $card } : { $words }
whole-move =
    { $count ->
        [one] { $from } → { $to }, { $count } unité
       *[other] { $from } → { $to }, { $count } unités
    }
whole-attack =
    { $count ->
        [one] Attaque { $from } → { $to }, { $count } unité
       *[other] Attaque { $from } → { $to }, { $count } unités
    }
whole-assault =
    { $count ->
        [one] Assaut du Bastion { $to-in }, { $count } unité
       *[other] Assaut du Bastion { $to-in }, { $count } unités
    }
whole-sortie =
    { $count ->
        [one] Sortie { $to-in }, { $count } unité
       *[other] Sortie { $to-in }, { $count } unités
    }
whole-travel = { $group } : { $from } → { $to }
whole-enter = { $who } entre en jeu { $region-in }

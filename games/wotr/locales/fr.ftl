### War of the Ring.

game-title = La Guerre de l’Anneau
game-about = les Peuples Libres contre l’Ombre : armées, politique, et l’Anneau en route vers la Montagne du Destin

seat-first = Peuples Libres (Gondor)
    .number = other
seat-second = Ombre (Roi-Sorcier)
seat-third = Saroumane
seat-fourth = Rohan

side-free_peoples = les Peuples Libres
    .number = other
side-shadow = l’Ombre

nation-dwarves = Nains
    .number = other
nation-elves = Elfes
    .number = other
nation-gondor = Gondor
nation-north = le Nord
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Suderons et Orientaux
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

figure-regular = Régulier ({ $nation })
figure-elite = Élite ({ $nation })
figure-leader = Chef ({ $nation })
figure-nazgul = Nazgûl

figures-regular =
    { $count ->
        [one] { $count } Régulier ({ $nation })
       *[other] { $count } Réguliers ({ $nation })
    }
figures-elite =
    { $count ->
        [one] { $count } Élite ({ $nation })
       *[other] { $count } Élites ({ $nation })
    }
figures-leader =
    { $count ->
        [one] { $count } Chef ({ $nation })
       *[other] { $count } Chefs ({ $nation })
    }
figures-nazgul = { $count } Nazgûl

card-none = aucune carte

outcome-corruption = Les Porteurs de l’Anneau sont corrompus : l’Ombre gagne
outcome-ring = L’Anneau est détruit dans la Crevasse du Destin : les Peuples Libres gagnent
outcome-shadow_military = L’Ombre a conquis assez de la Terre du Milieu et gagne
outcome-free_military = Les Peuples Libres ont pris assez de lieux de l’Ombre et gagnent
outcome-resigned = Un camp a abandonné
outcome-flag = Le temps d’un camp est écoulé

setup-seats = Places
setup-mode = Comment les règles sont tenues
setup-mode-enforced = Le programme applique chaque règle
setup-mode-unrestricted = La position peut être modifiée librement
setup-mode-companion = On saisit les dés et cartes d’une vraie table
setup-expansion-none = Jeu de base
setup-expansion-lords_of_middle_earth = Lords of Middle-earth
setup-expansion-warriors_of_middle_earth = Warriors of Middle-earth
setup-expansion-kings_of_middle_earth = Kings of Middle-earth
setup-start = Où commence l’histoire
setup-start-standard = La mise en place habituelle
setup-start-breaking_of_the_fellowship = La dissolution de la Communauté
setup-start-treebeard = Sylvebarbe

dealer-fp_character = une carte de la pioche Personnage des Peuples Libres
dealer-fp_strategy = une carte de la pioche Stratégie des Peuples Libres
dealer-sh_character = une carte de la pioche Personnage de l’Ombre
dealer-sh_strategy = une carte de la pioche Stratégie de l’Ombre
dealer-fp_dice =
    { $count ->
        [one] le { $count } dé d’action des Peuples Libres
       *[other] les { $count } dés d’action des Peuples Libres
    }
dealer-sh_dice =
    { $count ->
        [one] le { $count } dé d’action de l’Ombre
       *[other] les { $count } dés d’action de l’Ombre
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
        [one] { $count } dé de Chasse de l’Ombre : +{ $bonus } à chacun, 6 ou plus réussit, un 1 jamais
       *[other] { $count } dés de Chasse de l’Ombre : +{ $bonus } à chacun, 6 ou plus réussit, un 1 jamais
    }
dealer-tile = une tuile de Chasse
dealer-companion = un Compagnon de la Communauté au hasard
dealer-die =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }

ask-wait = Un autre joueur décide
ask-choose = Choisissez
ask-pick_deck = De quelle pioche tirez-vous ?
ask-hand_limit =
    { $limit ->
        [one] Vous pouvez tenir { $limit } carte : défaussez-en une
       *[other] Vous pouvez tenir { $limit } cartes : défaussez-en une
    }
ask-swap_offer = Voulez-vous offrir à votre équipier une carte contre une des siennes ?
ask-swap_answer = Votre équipier offre une carte face cachée : laquelle donnez-vous en retour ?
ask-fellowship =
    { $progress ->
        [one] Phase de la Communauté : déclarez-la (jusqu’à { $progress } région), entrez en Mordor ou choisissez le Guide
       *[other] Phase de la Communauté : déclarez-la (jusqu’à { $progress } régions), entrez en Mordor ou choisissez le Guide
    }
ask-allocate = Combien de dés vont dans la Chasse ?
ask-act =
    { $own ->
        [one] Votre action : il vous reste { $own } dé, à vos adversaires { $other }
       *[other] Votre action : il vous reste { $own } dés, à vos adversaires { $other }
    }
ask-move_from = Quelle armée se déplace ?
ask-move_again = Quelle autre armée se déplace ?
ask-move_to = Où va l’armée de { $from } ?
ask-move_group = Qui va de { $from } à { $to } ? Jusqu’ici : { $group }
ask-attack_from = Quelle armée attaque ?
ask-attack_to = Qu’attaque l’armée de { $from } ?
ask-attack_group = Qui attaque { $to } depuis { $from } ? Jusqu’ici : { $group }. Les autres sont l’arrière-garde
ask-recruit = Recrutement : deux Réguliers ou Chefs dans deux localités, ou une Élite
ask-recruit_again = Une seconde figurine, dans une autre localité ?
ask-voice = Trop peu de Réguliers pour toutes les localités : où en va un ?
ask-enter = Où { $who } entre-t-il en jeu ?
ask-separate = Qui quitte la Communauté ?
ask-separate_to =
    { $range ->
        [one] Où vont-ils ({ $group }) ? Jusqu’à { $range } région
       *[other] Où vont-ils ({ $group }) ? Jusqu’à { $range } régions
    }
ask-companions = Quel Compagnon se déplace ?
ask-companions_to =
    { $range ->
        [one] Où vont-ils depuis { $from } ({ $group }) ? Jusqu’à { $range } région
       *[other] Où vont-ils depuis { $from } ({ $group }) ? Jusqu’à { $range } régions
    }
ask-nazgul = Quel Nazgûl ou Serviteur se déplace ?
ask-nazgul_to = Où vole le Nazgûl de { $from } ?
ask-minion_to = Où va { $who } ?
ask-damage = Dégâts de Chasse { $damage }, Corruption { $corruption } : comment y répondez-vous ?
ask-walk =
    { $left ->
        [one] La Communauté est révélée en { $region } : elle peut aller jusqu’à { $left } région
       *[other] La Communauté est révélée en { $region } : elle peut aller jusqu’à { $left } régions
    }
ask-guide = Qui est le Guide ?
ask-guide_draw = Gandalf le Gris guide : piocher une carte ?
ask-sorcerer = Le Roi-Sorcier est un sorcier : piocher une carte ?
ask-white_rider = Gandalf le Blanc renonce-t-il à son Commandement pour annuler celui des Nazgûl ?
ask-shelter = { $region } est attaqué, manche { $round } : combattre en plaine ou se retirer dans le Bastion ?
ask-combat_card = Bataille : { $region }, manche { $round } : jouer une carte Combat ?
ask-cease = Bataille : { $region }, la manche { $round } est finie : cesser ou continuer ?
ask-extend = Siège : { $region }, la manche { $round } est finie : cesser, ou payer une Élite pour une autre ?
ask-retreat = L’attaquant de { $region } continue : retraite ou tenir ?
ask-losses =
    { $hits ->
        [one] Répartissez { $hits } touche
       *[other] Répartissez { $hits } touches
    }
ask-advance = Qui avance : { $region } ?
ask-garrison = Une garnison a cinq unités au plus : retirez-en une, { $region }
ask-trim = Dix unités au plus peuvent rester : retirez-en une, { $region }
ask-mix = Les armées des deux équipiers n’en font-elles qu’une : { $region } ?

group-rings = Anneau Elfique
group-other = Sans action
group-figures = Figurines

option-discard = Défausser { $card }
option-draw = Piocher : { $deck }
option-offer = Donner { $card }
option-decline = Non
option-accept = Oui
option-declare = Déclarer en { $region }
option-enter_mordor = Entrer en Mordor
option-guide = { $who } est le Guide
option-allocate =
    { $count ->
        [0] aucun dé
        [one] { $count } dé
       *[other] { $count } dés
    }
option-ring = Changer { $die } en { $to }
option-pass = Passer
option-skip = Défausser { $die }
option-from = { $region }
option-to = { $region }
option-add = Ajouter { $figure }
option-all = Tous ceux qui peuvent
option-go = C’est tout
option-done = Rien de plus
option-bear = Supporter les { $damage } de dégâts
option-recruit = { $figure } en { $region }
option-pick = { $who }
option-combat = { $card } : { $combat }
option-no_card = Pas de carte Combat
option-lose = Retirer { $figure }
option-reduce = Remplacer une Élite par un Régulier ({ $nation })
option-fight = Combattre en plaine
option-shelter = Se retirer dans le Bastion
option-cease = Cesser
option-press = Continuer
option-extend = Payer une Élite ({ $nation })
option-retreat = Retraite vers { $region }
option-stay = Tenir et combattre
option-walk = Avancer vers { $region }
option-halt = S’arrêter ici
option-take_guide = Le Guide tombe : { $who }
option-take_random = Un Compagnon au hasard tombe
option-guide_leaves = { $who } quitte la Communauté : dégâts −1
option-gollum_reveals = Gollum révèle la Communauté : dégâts −1
option-forfeit = Renoncer à son Commandement

deed-move_fellowship = Déplacer la Communauté
deed-hide = Cacher la Communauté
deed-separate = Séparer des Compagnons
deed-move_companions = Déplacer des Compagnons
deed-move_nazgul = Déplacer Nazgûl et Serviteurs
deed-move_armies = Déplacer jusqu’à deux armées
deed-move_led_army = Déplacer une armée avec un Chef
deed-attack = Attaquer
deed-attack_led = Attaquer avec une armée qui a un Chef
deed-draw = Piocher une carte : { $deck }
deed-play = Jouer { $card }
deed-advance =
    { $nation-number ->
        [other] { $nation } avancent d’un pas
       *[one] { $nation } avance d’un pas
    }
deed-recruit = Recruter
deed-bring = Faire entrer { $who } en jeu
deed-voice_regulars = La Voix de Saroumane : un Régulier dans chaque localité d’Isengard
deed-voice_elites = La Voix de Saroumane : deux Élites à Orthanc

effect-discard = Face cachée : vous seul la connaissez
effect-mix = Qui a le plus d’unités là commande tout
effect-enter_mordor = Les Yeux reviennent dans la réserve de Chasse ; la Progression est perdue
effect-allocate =
    { $count ->
        [one] { $count } dé reste à lancer
       *[other] { $count } dés restent à lancer
    }
effect-ring_free = L’Anneau va à l’Ombre ; puis vous agissez
effect-ring_shadow = L’Anneau quitte le jeu ; puis vous agissez
effect-spends = Dépense le dé { $die }
effect-messenger = Dépense le dé { $die } comme Armée, par la Bouche de Sauron, une fois par tour
effect-bring = Dépense le dé { $die } ; le dé bonus vient au prochain tour
effect-move_fellowship =
    { $dice ->
        [one] Dépense le dé { $die }, qui va dans la Chasse. Progression { $progress } ; la Chasse lance { $dice } dé avec +{ $bonus } : { $odds } sur 100
       *[other] Dépense le dé { $die }, qui va dans la Chasse. Progression { $progress } ; la Chasse lance { $dice } dés avec +{ $bonus } : { $odds } sur 100
    }
effect-move_fellowship_unboxed =
    { $dice ->
        [one] Dépense le dé { $die }. Progression { $progress } ; la Chasse lance { $dice } dé avec +{ $bonus } : { $odds } sur 100
       *[other] Dépense le dé { $die }. Progression { $progress } ; la Chasse lance { $dice } dés avec +{ $bonus } : { $odds } sur 100
    }
effect-mordor_move =
    { $eye ->
        [one] Dépense le dé { $die }, qui va dans la Chasse. Une tuile sur { $tiles } est tirée ; un Œil fait { $eye } dégât
       *[other] Dépense le dé { $die }, qui va dans la Chasse. Une tuile sur { $tiles } est tirée ; un Œil fait { $eye } dégâts
    }
effect-mordor_move_unboxed =
    { $eye ->
        [one] Dépense le dé { $die }. Une tuile sur { $tiles } est tirée ; un Œil fait { $eye } dégât
       *[other] Dépense le dé { $die }. Une tuile sur { $tiles } est tirée ; un Œil fait { $eye } dégâts
    }
effect-advance =
    { $count ->
        [one] Dépense le dé { $die } ; alors à { $count } étape de la guerre
       *[other] Dépense le dé { $die } ; alors à { $count } étapes de la guerre
    }
effect-to_war = Dépense le dé { $die } ; alors en guerre
effect-army = { $group }
effect-go = { $group }
effect-shelter = L’attaquant peut assiéger ; cinq unités au plus restent à l’intérieur
effect-extend = Une Élite devient un Régulier ; une manche de plus
effect-captures =
    { $points ->
        [one] La capture : { $points } point de victoire
       *[other] La capture : { $points } points de victoire
    }
effect-regains = La reprend : l’ennemi perd ses points de victoire ({ $points })
effect-activates = Rend active : { $nation }
effect-round =
    { $attacker } : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, touche à { $target }+, Commandement { $leadership }. { $defender } : { $their_dice } { $their_dice ->
        [one] dé
       *[other] dés
    }, touche à { $their_target }+, Commandement { $their_leadership }
effect-attack_field =
    Les deux touchent à 5 ou plus. Vous : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, Commandement { $leadership }. Eux : { $their_dice } { $their_dice ->
        [one] dé
       *[other] dés
    }, Commandement { $their_leadership } ({ $group })
effect-attack_walls =
    À la première manche vous touchez à 6 seulement, eux à 5 ou plus. Vous : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, Commandement { $leadership }. Eux : { $their_dice } { $their_dice ->
        [one] dé
       *[other] dés
    }, Commandement { $their_leadership } ({ $group })
effect-attack_siege =
    Vous touchez à 6 seulement, eux à 5 ou plus ; une manche. Vous : { $dice } { $dice ->
        [one] dé
       *[other] dés
    }, Commandement { $leadership }. Eux : { $their_dice } { $their_dice ->
        [one] dé
       *[other] dés
    }, Commandement { $their_leadership } ({ $group })
effect-casualty = Il reste { $damage } dégâts
effect-take_random = N’importe quel Compagnon, Guide compris ; les dégâts baissent de son Niveau
effect-bear = La Corruption est alors de { $corruption }

warn-to_war = Fait entrer en guerre : { $nations }
warn-stronghold = Un Bastion de l’Ombre : une tuile de Chasse de plus

cause-die = par un dé
cause-ability = par la capacité d’un Compagnon
cause-attack = car son armée a été attaquée
cause-capture = à cause d’une capture
cause-invasion = car on est entré sur sa terre
cause-companion = grâce à un Compagnon
cause-declared = car la Communauté est venue
cause-witch_king = à cause du Roi-Sorcier
cause-battle = au combat
cause-hunt = dans la Chasse
cause-stacking = au-delà de la limite
cause-alone = sans unité
cause-mordor = sur la piste du Mordor
cause-card = par { $card }

event-turn = Le tour { $turn } commence
event-leads = { $free_peoples } et { $shadow } mènent
event-drew =
    { $seat-number ->
        [other] { $seat } piochent : { $deck }
       *[one] { $seat } pioche : { $deck }
    }
event-received =
    { $seat-number ->
        [other] { $seat } reçoivent { $card }
       *[one] { $seat } reçoit { $card }
    }
event-discarded =
    { $seat-number ->
        [other] { $seat } défaussent une carte face cachée : { $deck }
       *[one] { $seat } défausse une carte face cachée : { $deck }
    }
event-swapped = { $seat } et { $other } échangent une carte
event-mixed = Les armées n’en font qu’une ({ $side }) : { $region }
event-declared = La Communauté est déclarée en { $to }
event-healed = Corruption −{ $amount } : { $corruption }
event-corrupted = Corruption +{ $amount } { $cause } : { $corruption }
event-entered_mordor =
    { $tiles ->
        [one] La Communauté entre en Mordor ; { $tiles } tuile est dans la réserve de Chasse
       *[other] La Communauté entre en Mordor ; { $tiles } tuiles sont dans la réserve de Chasse
    }
event-guide = { $who } est le Guide
event-allocated =
    { $count ->
        [one] L’Ombre met { $count } dé dans la Chasse
       *[other] L’Ombre met { $count } dés dans la Chasse
    }
event-rolled = Dés d’action ({ $side }) : { $faces }
event-eyes =
    { $count ->
        [1] Un Œil va dans la Chasse
       *[other] { $count } Yeux vont dans la Chasse
    }
event-acts = { $seat }, dé { $die } : { $deed }
event-ring = { $side } : un Anneau Elfique change { $die } en { $to }
event-passed =
    { $seat-number ->
        [other] { $seat } passent
       *[one] { $seat } passe
    }
event-skipped =
    { $seat-number ->
        [other] { $seat } défaussent un dé { $die }
       *[one] { $seat } défausse un dé { $die }
    }
event-moved = { $group } : { $from } vers { $to }
event-travelled = { $group } : { $from } vers { $to }
event-separated = Quittent la Communauté en { $region } : { $group }
event-captured = { $region } est maintenant tenu par { $side } (points : Peuples Libres { $free_peoples }, Ombre { $shadow })
event-activated = Désormais active : { $nation }, { $cause }
event-advanced =
    { $nation } { $nation-number ->
        [other] avancent
       *[one] avance
    } { $cause } : à { $count } { $count ->
        [one] étape
       *[other] étapes
    } de la guerre
event-at_war =
    { $nation-number ->
        [other] { $nation } sont en guerre { $cause }
       *[one] { $nation } est en guerre { $cause }
    }
event-recruited = { $figure } recruté en { $region }
event-entered = { $who } entre en jeu : { $region }
event-voice = Deux Réguliers d’Isengard à Orthanc deviennent Élites
event-fellowship_moved = La Communauté avance : Progression { $progress }
event-hid = La Communauté est de nouveau cachée
event-hunt_rolled =
    { $count ->
        [one] Jet de Chasse au Niveau { $level } : { $dice-row } ({ $why-row }). { $count } succès
       *[other] Jet de Chasse au Niveau { $level } : { $dice-row } ({ $why-row }). { $count } succès
    }
event-hunt_rerolled =
    { $count ->
        [one] Dés de Chasse relancés pour { $because } : { $dice-row } ({ $why-row }). { $count } succès de plus
       *[other] Dés de Chasse relancés pour { $because } : { $dice-row } ({ $why-row }). { $count } succès de plus
    }
event-hunt_failed = La Chasse échoue
event-tile_hunt = La Chasse tire une tuile ({ $tile-row }) : { $damage } dégâts
event-tile_mordor = Une tuile sur la piste du Mordor ({ $tile-row }) : { $damage } dégâts

tile-by_die = selon le dé

event-tile_stronghold = Une tuile pour un Bastion de l’Ombre en chemin ({ $tile-row }) : { $damage } dégâts
event-tile_card = { $card } tire une tuile ({ $tile-row }) : { $damage } dégâts
event-pool_refilled = Les tuiles ordinaires reviennent dans la réserve de Chasse
event-tile_die = Le dé de la tuile montre { $roll }
event-hunt_casualty = La Chasse prend { $who } ; il reste { $damage } dégâts
event-damage_lowered = { $who } réduit les dégâts à { $damage }
event-revealed = La Communauté est révélée
event-walked = La Communauté va de { $from } à { $to }
event-mordor_step = La Communauté est à l’étape { $step } de la piste du Mordor
event-stopped = La Communauté est arrêtée à l’étape { $step }
event-attacked = Attaque ({ $side }) contre { $region } depuis { $from } : { $group }
event-attacked_siege = Assaut ({ $side }) du Bastion de { $region } : { $group }
event-attacked_sortie = Sortie ({ $side }) de { $region } : { $group }
event-white_rider = Le Cavalier Blanc : le Commandement des Nazgûl est annulé dans cette bataille
event-round = Bataille : { $region }, manche { $round }
event-combat_chosen = Une carte choisie ({ $side }) : { $deck }
event-no_combat_card = Pas de carte Combat ({ $side })
event-combat_shown = Cartes Combat : { $attacker } contre { $defender }
event-combat_rolled =
    { $count ->
        [one] Jet de combat ({ $side }) : { $dice-row } ({ $why-row }). { $count } touche
       *[other] Jet de combat ({ $side }) : { $dice-row } ({ $why-row }). { $count } touches
    }
event-rerolled =
    { $count ->
        [one] Relance des Chefs ({ $side }) : { $dice-row } ({ $why-row }). { $count } touche
       *[other] Relance des Chefs ({ $side }) : { $dice-row } ({ $why-row }). { $count } touches
    }
event-extra_attack =
    { $count ->
        [one] { $card } : attaque supplémentaire ({ $side }) : { $dice-row } ({ $why-row }). { $count } touche
       *[other] { $card } : attaque supplémentaire ({ $side }) : { $dice-row } ({ $why-row }). { $count } touches
    }
event-card_tried =
    { $count ->
        [one] { $card } : les dés montrent { $dice }, il faut { $target } ou plus. { $count } succès
       *[other] { $card } : les dés montrent { $dice }, il faut { $target } ou plus. { $count } succès
    }

roll-strength = Force de combat { $strength }
roll-fewer =
    { $count ->
        [one] { $count } dé pour une Force de combat de { $strength }
       *[other] { $count } dés pour une Force de combat de { $strength }
    }
roll-leadership =
    { $count ->
        [one] Commandement { $leadership }, { $count } dé avait échoué
       *[other] Commandement { $leadership }, { $count } dés avaient échoué
    }
roll-needs = touche sur { $target } ou plus
roll-needs_walls = touche sur { $target } ou plus à la première manche contre une Cité ou une Fortification
roll-needs_siege = touche sur { $target } ou plus lors d’un siège
roll-needs_card = touche sur { $target } ou plus selon la carte
roll-modifier = { $modifier } par dé
roll-cards = à cause de { $cards }
roll-hunt_bonus = +{ $bonus } par dé
roll-hunt_needs = succès sur 6 ou plus, jamais sur un 1

tile-eye = Œil
tile-die = un dé
tile-reveal = Révélation
tile-stop = Arrêt

roll-hunt_boxed =
    { $count ->
        [one] { $count } dé des Peuples Libres dans la Chasse
       *[other] { $count } dés des Peuples Libres dans la Chasse
    }
roll-hunt_card = +{ $bonus } par une carte

event-lost = { $figure } perdu en { $region } { $cause }
event-reduced = { $region } : une Élite devient un Régulier ({ $nation })
event-sheltered = Les défenseurs de { $region } se retirent dans le Bastion
event-ceased = L’attaque cesse
event-pressed = L’attaque continue
event-extended = Une Élite paie pour une autre manche ({ $nation })
event-retreated = Retraite de { $from } vers { $to } : { $group }
event-siege_began = { $region } est assiégé
event-siege_ended = Le siège est fini : { $region }
event-battle_ended = La bataille est finie : { $region }
event-card_gone = { $card } est défaussée
event-on_table = { $card } reste sur la table
event-other = Quelque chose s’est passé

phase-draw = dés et cartes
phase-fellowship = Communauté
phase-hunt_allocation = allocation de la Chasse
phase-action_roll = jet d’action
phase-action = actions
phase-victory = vérification de victoire

scene-turn = Tour
scene-now = Tour { $turn }, { $phase }
scene-points = Points de victoire : Peuples Libres { $free_peoples } sur 4, Ombre { $shadow } sur 10
scene-fellowship = La Communauté
scene-in_mordor = À l’étape { $step } de la piste du Mordor
scene-in_region = En { $region }, Progression { $progress }
scene-hidden = Cachée, Corruption { $corruption }
scene-revealed = Révélée, Corruption { $corruption }
scene-company = Guide { $guide } ; Compagnons : { $company }
scene-hunt =
    { $tiles ->
        [one] { $tiles } tuile dans la réserve, Niveau de Chasse { $level }
       *[other] { $tiles } tuiles dans la réserve, Niveau de Chasse { $level }
    }
scene-battle = Bataille
scene-battle_line = Attaque ({ $side }) contre { $region } depuis { $from }, manche { $round }
scene-force = Attaquants : { $group }
scene-dice = Dés
scene-die = { $count } { $face }
scene-side_dice =
    { $rings ->
        [one] { $side } : restants { $unused } ; { $pool } en tout, { $box } dans la Chasse ; { $rings } Anneau
       *[other] { $side } : restants { $unused } ; { $pool } en tout, { $box } dans la Chasse ; { $rings } Anneaux
    }
scene-politics = Politique
scene-at_war = { $nation } : en guerre
scene-active =
    { $count ->
        [one] { $nation } : active, à { $count } étape de la guerre
       *[other] { $nation } : active, à { $count } étapes de la guerre
    }
scene-passive =
    { $count ->
        [one] { $nation } : passive, à { $count } étape de la guerre
       *[other] { $nation } : passive, à { $count } étapes de la guerre
    }
scene-region = { $region } ({ $kind }) : { $group } (à côté de { $near })
scene-siege = { $region } ({ $kind }), assiégé. Dedans : { $inside }. Dehors : { $outside } (à côté de { $near })
scene-taken = { $region } ({ $kind }), tenu par { $side } : { $group } (à côté de { $near })
scene-cards = Cartes
scene-hand = { $seat } : { $cards }
scene-backs = { $seat } : { $character } cartes Personnage, { $strategy } cartes Stratégie
scene-table = Sur la table : { $cards }

refuse-seats = le jeu est pour 2 à 4 places, pas { $count }
refuse-expansion = l’extension { $expansion } n’existe pas encore ici ; jouez le jeu de base
refuse-position = cette position est impossible : { $place }
refuse-R3-1 = rien ne peut être fait maintenant
refuse-R3-5 = en phase de la Communauté vous pouvez déclarer, entrer en Mordor ou choisir le Guide
refuse-R3-6 = dites combien de dés vont dans la Chasse
refuse-R3-7 = au plus autant de dés que de Compagnons dans la Communauté, et au moins un est permis
refuse-R3-8 = un dé des Peuples Libres était dans la Chasse : au moins un dé doit y aller
refuse-R3-11 = ce n’est pas à vous de faire cela
refuse-R4-3 = vous n’avez pas ce dé, ou il ne donne pas cette action
refuse-R4-4 = vous ne passez qu’avec moins de dés que vos adversaires
refuse-R4-5 = vous n’avez pas ce dé à défausser
refuse-R5-1 = vous n’avez pas d’Anneau Elfique, ou pas ce dé
refuse-R5-2 = un seul Anneau par tour
refuse-R5-4 = un dé ne peut devenir Volonté de l’Ouest
refuse-R5-5 = seul un dé restant de l’Ombre peut devenir un Œil, et un Œil ne change pas
refuse-R5-6 = choisissez un autre résultat
refuse-R6-2 = cette pioche est vide ou n’est pas à vous
refuse-R6-3 = défaussez une carte que vous tenez
refuse-R6-4 = vous ne tenez pas cette carte, ou le dé ne convient pas
refuse-R6-5 = sa condition n’est pas remplie
refuse-R7-1 = ces régions ne sont pas voisines
refuse-R8-3 = retirez une de vos unités au-delà de dix
refuse-R8-4 = retirez une unité de la garnison, qui en a cinq au plus
refuse-R9-1 = deux Réguliers ou Chefs, ou une Élite
refuse-R9-2 = seules les nations en guerre recrutent avec un dé
refuse-R9-3 = cette figurine n’est pas dans les renforts
refuse-R9-4 = les recrues vont dans des localités libres de leur nation, chacune dans une autre, et pas dans un siège
refuse-R9-5 = les Nazgûl se recrutent dans les Bastions de Sauron
refuse-R9-6 = un Chef ne vient que là où il y a une unité
refuse-R9-7 = on ne recrute pas dans une localité capturée
refuse-R9-11 = chaque Serviteur entre une fois par partie
refuse-R10-1 = déplacez une partie d’une de vos armées, avec au moins une unité, vers une région voisine
refuse-R10-2 = aucune figurine ne bouge deux fois par action, et deux armées au plus se déplacent
refuse-R10-3 = avec Personnage, un Chef, Nazgûl ou Personnage doit accompagner
refuse-R10-4 = les Chefs ne restent pas sans unité, et Saroumane ne bouge jamais
refuse-R10-5 = une armée n’entre pas dans une région avec des unités ennemies
refuse-R10-6 = une armée assiégée ne peut bouger
refuse-R10-7 = les figurines d’une nation qui n’est pas en guerre n’entrent pas chez une autre nation
refuse-R11-2 = les Compagnons bougent une fois chacun, jusqu’au plus haut Niveau de leur groupe
refuse-R11-4 = les Compagnons s’arrêtent dans une région avec un Bastion de l’Ombre
refuse-R11-5 = les Compagnons n’entrent ni ne sortent d’un Bastion assiégé
refuse-R11-8 = choisissez un Nazgûl ou Serviteur qui n’a pas bougé
refuse-R11-9 = un Nazgûl ne va pas là où les Peuples Libres tiennent un Bastion non assiégé
refuse-R11-12 = la Bouche de Sauron va jusqu’à trois régions, ni dans ni hors d’un Bastion assiégé
refuse-R11-13 = Saroumane ne bouge jamais
refuse-R12-1 = choisissez une de vos armées et une armée ennemie qu’elle peut attaquer
refuse-R12-2 = avec Personnage, l’armée a besoin d’un Chef, Nazgûl ou Personnage
refuse-R12-3 = seules les unités de nations en guerre attaquent
refuse-R12-4 = si aucune unité ne reste, personne ne reste
refuse-R12-5 = les figurines de nations qui ne sont pas en guerre restent à l’arrière-garde, avec une unité près de leurs Chefs
refuse-R12-6 = avec Personnage, un Chef, Nazgûl ou Personnage doit attaquer
refuse-R13-1 = d’abord l’étape de la manche qui est demandée
refuse-R13-3 = choisissez une carte que vous tenez, ou aucune
refuse-R14-2 = chaque touche retire un Régulier ou fait d’une Élite un Régulier ; deux touches peuvent retirer une Élite
refuse-R14-5 = aucun Régulier ne reste pour remplacer cette Élite
refuse-R15-1 = l’attaquant cesse ou continue
refuse-R15-3 = la retraite se décide quand l’attaquant continue
refuse-R15-4 = une retraite va dans une région voisine libre
refuse-R15-8 = au moins une unité avance, et seuls des survivants de l’attaque
refuse-R16-3 = combattez en plaine ou retirez-vous dans le Bastion
refuse-R16-4 = il n’y a pas ici de Bastion à soi où l’armée pourrait se retirer
refuse-R16-9 = une garnison n’est attaquée que par ses assiégeants
refuse-R16-11 = une armée assiégée ne peut pas battre en retraite
refuse-R16-12 = un assaut dure une manche, sauf si une Élite est payée
refuse-R16-13 = aucune Élite de cette nation n’y est, ou aucun Régulier ne peut la remplacer
refuse-R18-2 = une nation passive ne peut entrer en guerre
refuse-R18-8 = cette nation n’est pas à vous, ou est déjà en guerre
refuse-R19-5 = le Guide est un Compagnon du plus haut Niveau
refuse-R19-10 = la Communauté est déclarée une fois par tour, cachée et hors du Mordor, jusqu’à sa Progression
refuse-R19-13 = la Communauté est au bout de sa piste
refuse-R19-15 = une Communauté révélée ne peut être déplacée
refuse-R19-16 = la Communauté révélée va de région en région voisine et doit pouvoir finir où elle le peut
refuse-R19-17 = la Communauté révélée ne finit pas dans une Cité ou un Bastion des Peuples Libres
refuse-R19-21 = la Communauté est déjà cachée
refuse-R20-1 = choisissez des Compagnons de la Communauté
refuse-R20-2 = les Compagnons séparés vont jusqu’à Progression et plus haut Niveau
refuse-R20-3 = dans un Bastion assiégé ils ne peuvent continuer
refuse-R21-12 = dites comment on répond aux dégâts
refuse-R21-13 = une perte par tuile, un Compagnon de la Communauté
refuse-R22-1 = la Communauté n’est pas aux portes du Mordor
refuse-R22-5 = sur la piste du Mordor personne ne se sépare
refuse-R23-1 = la partie est finie
refuse-R24-4 = choisissez une pioche de votre équipe
refuse-R24-6 = offrez une carte que vous tenez, ou refusez
refuse-R24-11 = vous ne commandez pas cette nation
refuse-R24-13 = ce Serviteur est à votre équipier
refuse-R24-14 = cette carte est à jouer par votre équipier
refuse-R24-15 = acceptez ou refusez
refuse-R24-18 = votre équipier commande cette armée mixte
refuse-R24-19 = vous perdriez le commandement de la partie qui agit
refuse-R24-24 = la dernière action a servi à la même nation
refuse-R25-3 = des dés ou des cartes viennent d’abord
refuse-R26-aragorn-entry = Grands-Pas doit être à Minas Tirith, Dol Amroth ou Pelargir, non conquis
refuse-R26-gandalf_grey-guide = piochez ici ou refusez
refuse-R26-gandalf_white-entry = Gandalf le Gris doit avoir quitté la Communauté, et un Serviteur avoir été en jeu
refuse-R26-gandalf_white-white_rider = renoncez-y ou refusez
refuse-R26-gollum-reveal = Gollum ne révèle qu’une Communauté cachée que la tuile ne révèle pas
refuse-R26-meriadoc-guide = seul un Hobbit qui guide peut partir
refuse-R26-mouth_of_sauron-entry = la Communauté doit être en Mordor, ou tous les Peuples Libres en guerre ; il vient dans un Bastion de Sauron non conquis
refuse-R26-mouth_of_sauron-messenger = une fois par tour
refuse-R26-saruman-entry = Isengard doit être en guerre et Orthanc non conquis
refuse-R26-saruman-voice = Saroumane doit tenir Orthanc, non assiégé
refuse-R26-witch_king-entry = Sauron et une nation libre doivent être en guerre ; il rejoint une armée avec une unité de Sauron
refuse-R26-witch_king-sorcerer = piochez ici ou refusez

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
character-mouth_of_sauron = la Bouche de Sauron
character-saruman = Saroumane
character-ring_bearers = Frodon et Sam

ask-drawn = Une carte ({ $deck }) arrive dans votre main : gardez-la secrète, ou nommez-la
ask-combat_name = Bataille : { $region }, manche { $round } : les cartes Combat sont révélées. Laquelle est la vôtre ?
ask-edit_map = Quelle région doit changer ?
ask-edit_region = Que doit-il changer en { $region } ?
ask-edit_figures = Quelle figurine sort du jeu, revient, est mise de côté ou rejoint la Communauté ?
ask-edit_politics = Que doit-il changer sur la piste politique ?
ask-edit_fellowship = Que doit-il changer pour la Communauté ?
ask-edit_dice = Quels dés ou Anneaux doivent changer ?
ask-edit_cards = Quelle carte doit être où ?
ask-edit_tiles = Quelle tuile doit être où ?
ask-edit_turn = Que doit-il changer pour le tour ?

option-keep_secret = Garder secrète : une carte de plus, { $deck }
option-discard_back = Défausser une carte face cachée, { $deck }
option-combat_back = Poser une carte face cachée, { $deck }
option-offer_back = Offrir une carte face cachée, { $deck }
option-name = C’est { $card }
option-edit_map = Modifier une région : figurines, contrôle, Porteurs
option-edit_figures = Modifier les renforts, les tombés et les personnages
option-edit_politics = Modifier la piste politique
option-edit_fellowship = Modifier la Communauté
option-edit_dice = Modifier les dés, la Chasse et les Anneaux
option-edit_cards = Modifier les cartes
option-edit_tiles = Modifier les tuiles de Chasse
option-edit_turn = Modifier le tour et sa phase

group-edit = Modifier la position
group-name = Nommer la carte
group-wild = Terres sauvages
group-edit_place = Placer
group-edit_remove = Retirer
group-edit_bury = Hors du jeu
group-edit_raise = Retour aux renforts
group-edit_card = { $card }
group-edit_tile = Tuile { $tile-row }
group-edit_progress = Progression
group-edit_corruption = Corruption

edit-place = { $figure } vient en { $region }
edit-remove = { $figure } quitte { $region }
edit-bury = { $figure } est hors du jeu
edit-raise = { $figure } revient aux renforts
edit-join = { $who } est dans la Communauté
edit-aside = { $who } est mis de côté
edit-control = { $region } est tenu par { $side }
edit-at_war = { $nation } est en guerre
edit-steps =
    { $nation } { $nation-number ->
        [other] sont
       *[one] est
    } à { $count } { $count ->
        [one] étape
       *[other] étapes
    } de la guerre
edit-active = { $nation } : active
edit-passive =
    { $nation-number ->
        [other] { $nation } sont passifs
       *[one] { $nation } est passive
    }
edit-ring_bearers = Les Porteurs de l’Anneau sont en { $region }
edit-progress = La Progression est { $count }
edit-corruption = La Corruption est { $count }
edit-hidden = La Communauté est cachée
edit-revealed = La Communauté est révélée
edit-mordor = La Communauté est à l’étape { $step } de la piste du Mordor
edit-guide = { $who } est le Guide
edit-add_die = { $side } : un dé { $die } de plus
edit-spend_die = { $side } : un dé { $die } est dépensé
edit-hunt_box =
    { $count ->
        [one] { $side } : { $count } dé dans la Chasse
       *[other] { $side } : { $count } dés dans la Chasse
    }
edit-rings =
    { $count ->
        [one] { $side } : { $count } Anneau Elfique
       *[other] { $side } : { $count } Anneaux Elfiques
    }
edit-hand = { $card } est dans la main de { $seat }
edit-deck = { $card } est dans sa pioche
edit-discard = { $card } est défaussée
edit-table = { $card } est sur la table
edit-pool = La tuile { $tile-row } est dans la réserve de Chasse
edit-drawn = La tuile { $tile-row } a été tirée
edit-scrap = La tuile { $tile-row } est hors du jeu
edit-await = La tuile { $tile-row } attend le Mordor
edit-shelve = La tuile { $tile-row } n’est pas en jeu
edit-turn = C’est le tour { $turn }
edit-next_turn = Un nouveau tour commence
edit-phase = La phase commence : { $phase }
edit-lead =
    { $seat-number ->
        [other] { $seat } mènent l’équipe
       *[one] { $seat } mène l’équipe
    }
edit-acting =
    { $seat-number ->
        [other] { $seat } agissent maintenant
       *[one] { $seat } agit maintenant
    }

event-edited =
    { $seat-number ->
        [other] { $seat } modifient la position : { $edit }
       *[one] { $seat } modifie la position : { $edit }
    }

refuse-edit = la position se modifie en mode libre, par la place interrogée, quand rien n’est en cours

watcher-stronghold = un Bastion de l’Ombre
watcher-army = une armée de l’Ombre
watcher-nazgul = un Nazgûl

event-die_boxed = Le dé de la Communauté va dans la Chasse ({ $count } maintenant)

dealer-hunt_again =
    { $count ->
        [one] { $count } dé de Chasse raté relancé, chacun avec +{ $bonus }
       *[other] { $count } dés de Chasse ratés relancés, chacun avec +{ $bonus }
    }
dealer-fp_combat_roll =
    { $count ->
        [one] { $count } dé de combat des Peuples Libres, { $region } : touche à { $target } ou plus
       *[other] { $count } dés de combat des Peuples Libres, { $region } : touche à { $target } ou plus
    }
dealer-sh_combat_roll =
    { $count ->
        [one] { $count } dé de combat de l’Ombre, { $region } : touche à { $target } ou plus
       *[other] { $count } dés de combat de l’Ombre, { $region } : touche à { $target } ou plus
    }
dealer-fp_combat_again =
    { $count ->
        [one] { $count } dé de relance des Chefs des Peuples Libres, { $region } : touche à { $target } ou plus
       *[other] { $count } dés de relance des Chefs des Peuples Libres, { $region } : touche à { $target } ou plus
    }
dealer-sh_combat_again =
    { $count ->
        [one] { $count } dé de relance des Chefs de l’Ombre, { $region } : touche à { $target } ou plus
       *[other] { $count } dés de relance des Chefs de l’Ombre, { $region } : touche à { $target } ou plus
    }
dealer-tile_hunt = une tuile pour la Chasse réussie, parmi { $tiles } de la réserve
dealer-tile_mordor = une tuile pour le pas sur la piste du Mordor, parmi { $tiles } de la réserve
dealer-tile_stronghold = une tuile pour un Bastion de l’Ombre en chemin, parmi { $tiles } de la réserve
dealer-tile_card = une tuile pour une carte, parmi { $tiles } de la réserve

effect-joins = Rejoint { $group }

warn-stirs =
    { $nations-number ->
        [other] Deviennent actives et avancent d’une étape vers la guerre : { $nations }
       *[one] Devient active et avance d’une étape vers la guerre : { $nations }
    }
warn-nearer =
    { $nations-number ->
        [other] Avancent d’une étape vers la guerre : { $nations }
       *[one] Avance d’une étape vers la guerre : { $nations }
    }
warn-and = { $one }. { $more }

kind-town = Ville
kind-city = Cité
kind-stronghold = Bastion
kind-fortification = Fortification
kind-open = terre ouverte

scene-taken_empty = { $region } ({ $kind }), tenu par { $side }, vide (à côté de { $near })
scene-defenders = Défenseurs : { $group }
scene-combat_card = Carte Combat ({ $side }) : { $card }
scene-hits = { $side } : encore { $hits } touches à subir
scene-hunt_title = La Chasse
scene-hunt_run = Tuile ({ $tile-row }), encore { $damage } dégâts

deed-play_secret = Jouer une carte : { $deck }

effect-names = Dépense le dé { $die } ; puis vous nommez la carte

ask-name = Quelle carte est-ce ({ $deck }) ?

event-named =
    { $seat-number ->
        [other] { $seat } jouent { $card }
       *[one] { $seat } joue { $card }
    }

folk-dwarves = Nains
folk-elves = Elfes
folk-gondor = Gondor
folk-rohan = Rohan
folk-isengard = Isengard
folk-sauron = Sauron
folk-southrons = Suderons
folk-north = Nord

effect-declare = La Progression est alors 0
effect-declare_heals = Corruption −1 ; la Progression est alors 0
effect-declare_stirs = Rend active : { $nation } ; la Progression est alors 0
effect-declare_both = Corruption −1 ; rend active : { $nation } ; la Progression est alors 0

ask-event = { $card } : { $text }
ask-price = Que payez-vous pour retirer { $card } ?
ask-levy = { $card } : qui recrutez-vous, { $region } ?
ask-hits =
    { $hits ->
        [one] { $card } : votre armée en { $region } subit { $hits } touche. Que perdez-vous ?
       *[other] { $card } : votre armée en { $region } subit { $hits } touches. Que perdez-vous ?
    }
ask-use_roll = Utiliser une carte avant le jet de Chasse ?
ask-use_tile = Une tuile de Chasse va être tirée. Utiliser une carte ?
ask-use_drawn = Utiliser une carte contre cette tuile ?
ask-use_damage = La tuile fait { $damage } dégâts. Utiliser une carte ?
ask-use_casualty = Un Compagnon est perdu dans la Chasse. Utiliser une carte ?
ask-use_reveal = La Communauté s’est déplacée à vue. Utiliser une carte ?
ask-tactic = { $combat } : { $text }
ask-march_from = { $card } : quelle armée se déplace ?
ask-march_group = { $card } : qui quitte { $from } ? Jusqu’ici : { $group }
ask-march_on =
    { $left ->
        [one] { $card } : { $group } en { $region }, encore { $left } région. Où ?
       *[other] { $card } : { $group } en { $region }, encore { $left } régions. Où ?
    }

option-nation = { $nation }
option-number = { $count }
option-use_card = Utiliser { $card }

deed-remove = Retirer { $card } de la table

event-played_free =
    { $seat-number ->
        [other] { $seat } jouent { $card } sans dé.
       *[one] { $seat } joue { $card } sans dé.
    }
event-paid =
    { $seat-number ->
        [other] { $seat } donnent { $card }.
       *[one] { $seat } donne { $card }.
    }
event-card_used = { $card } est utilisée.
event-card_cancelled = { $card } est annulée.
event-card_rolled = { $card } : les dés montrent { $dice }.
event-tile_added = Une tuile spéciale est en jeu : { $tile-row }.
event-tile_returned = Une tuile revient dans la réserve : { $tile-row }.
event-tile_removed = Une tuile quitte le jeu : { $tile-row }.
event-die_turned = { $side } : un dé passe de { $from } à { $to }.
event-forfeited = { $figure } renonce au Commandement dans cette manche.
event-hits_added =
    { $count ->
        [one] { $side } : { $count } touche de plus par { $card }.
       *[other] { $side } : { $count } touches de plus par { $card }.
    }
event-hits_cancelled =
    { $count ->
        [one] { $card } annule { $count } touche ({ $side }).
       *[other] { $card } annule { $count } touches ({ $side }).
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

needs-companion_in_battle = Aucun Compagnon ne participe à la bataille
needs-leader_or_companion_in_battle = Aucun Chef ni Compagnon ne participe à la bataille
needs-elite_in_battle = Aucune de vos Élites ne participe à la bataille
needs-battle_near_fangorn = La bataille n’est ni en Fangorn, ni à Orthanc, ni en Rohan
needs-battle_in_free_land = La bataille n’est pas dans une région d’une nation libre
needs-defends_in_field = Vous ne défendez pas une bataille en plaine
needs-battle_where_fellowship_is = La Communauté n’est pas là où l’on se bat
needs-gandalf_in_battle = Gandalf ne participe pas à la bataille
needs-strider_in_battle = Ni Grands-Pas ni Aragorn ne participe à la bataille
needs-hobbit_in_battle = Aucun Hobbit ne participe à la bataille
needs-battle_near_moria = La bataille n’est pas à deux régions au plus de la Moria
needs-nazgul_leadership = Les Nazgûl de la bataille ont trop peu de Commandement
needs-gimli_or_legolas_in_fellowship = Ni Gimli ni Legolas n’est dans la Communauté
needs-boromir_in_fellowship = Boromir n’est pas dans la Communauté
needs-gandalf_grey_in_fellowship = Gandalf le Gris n’est pas dans la Communauté
needs-companion_in_fellowship = Aucun Compagnon n’est dans la Communauté
needs-strider_with_army_in_south = Ni Grands-Pas ni Aragorn n’est avec une armée au Gondor ou au Rohan
needs-companion_army_near_nazgul = Aucune armée avec un Compagnon n’est à côté d’une armée de l’Ombre avec un Nazgûl
needs-gandalf_white_in_play = Gandalf le Blanc n’est pas en jeu
needs-companion_in_fangorn = Aucun Compagnon n’est en Fangorn
needs-strider_in_rohan = Ni Grands-Pas ni Aragorn n’est au Rohan
needs-boromir_in_gondor = Boromir n’est pas au Gondor
needs-strider_with_army = Ni Grands-Pas ni Aragorn n’est avec une armée
needs-aragorn_with_army_abroad = Aragorn n’est pas avec une armée hors des terres des Peuples Libres
needs-gondor_active = Le Gondor n’est pas actif
needs-rohan_at_war = Le Rohan n’est pas en guerre
needs-army_with_companion = Aucune armée n’a de Compagnon
needs-elves_at_war = Les Elfes ne sont pas en guerre
needs-fellowship_away_from_settlements = La Communauté est dans une région avec une localité des Peuples Libres

card-fp_char_01-event = Votre tuile 0 est en jeu. Elle va dans la réserve de Chasse quand la Communauté entre en Mordor, ou aussitôt si elle y est.
card-fp_char_02-event = Une seconde tuile 0 à vous est en jeu. Elle va dans la réserve de Chasse quand la Communauté entre en Mordor, ou aussitôt si elle y est.
card-fp_char_03-event = Votre tuile −2 est en jeu : tirée, elle soigne deux Corruptions. Elle va dans la réserve de Chasse quand la Communauté entre en Mordor, ou aussitôt si elle y est.
card-fp_char_04-event = Votre tuile −1 est en jeu : tirée, elle soigne une Corruption. Elle va dans la réserve de Chasse quand la Communauté entre en Mordor, ou aussitôt si elle y est.
card-fp_char_05-event = Reste sur la table. Quand l’Ombre a tiré une tuile vous pouvez donner cette carte : une autre est tirée et compte, la première revient dans la réserve.
card-fp_char_06-event = Gimli ou Legolas doit être dans la Communauté. Reste sur la table tant que l’un d’eux y est. Donnez-la pour réduire d’un les dégâts d’une tuile.
card-fp_char_07-event = Boromir doit être dans la Communauté. Reste sur la table tant qu’il y est. Donnez-la pour réduire d’un les dégâts d’une tuile.
card-fp_char_08-event = Gandalf le Gris doit être dans la Communauté. Reste sur la table tant qu’il y est. Donnez-la quand une tuile va être tirée : elle ne l’est pas.
card-fp_char_09-event = Lancez trois dés : soignez une Corruption par 5 ou 6 ; si Grands-Pas guide, par 3 ou plus.
card-fp_char_10-event = Soignez une Corruption. Si Gollum guide, vous pouvez ensuite cacher ou déplacer la Communauté ; le dé de cette carte ne va pas dans la Chasse.
card-fp_char_11-event = Un Compagnon doit être dans la Communauté. Séparez un Compagnon ou un groupe, une région plus loin que d’ordinaire ; puis soignez une Corruption.
card-fp_char_12-event = Soignez une Corruption ; si Gollum guide, deux.
card-fp_char_13-event = Tournez un de vos dés Personnage restants en Volonté de l’Ouest. Si la Communauté est en Lórien et que la Lórien est à vous, soignez une Corruption.
card-fp_char_14-event = Grands-Pas ou Aragorn doit être avec une armée au Gondor ou au Rohan. Tirez trois tuiles : chaque Œil quitte le jeu, les autres reviennent. Trois Yeux reviennent aussi, mais Grands-Pas ou Aragorn tombe.
card-fp_char_15-event = Séparez des Compagnons, ou déplacez un groupe de la carte, comme si leur Niveau était quatre. Ils peuvent finir dans un de vos Bastions assiégés.
card-fp_char_16-event = Séparez des Compagnons, ou déplacez un groupe de la carte, deux régions plus loin que d’ordinaire. Ils peuvent finir dans un de vos Bastions assiégés.
card-fp_char_17-event = Séparez un Compagnon ou un groupe, une région plus loin que d’ordinaire. Puis, avec Gimli ou Legolas à Erebor, au Val ou au Royaume sylvestre : Nains et Nord deviennent actifs, et Nains, Elfes et Nord avancent d’une étape.
card-fp_char_18-event = Une armée avec un Compagnon doit être dans la région d’une armée de l’Ombre qui a un Nazgûl, ou à côté. Lancez un dé par Nazgûl, cinq au plus, sauf le Roi-Sorcier : chaque 5 ou 6 en élimine un. Les autres fuient vers un Bastion de Sauron au choix de l’Ombre.
card-fp_char_19-event = Gandalf le Blanc doit être en jeu, et un Compagnon en Fangorn. Lancez trois dés contre l’armée de l’Ombre à Orthanc : chaque 4 ou plus touche, et qui mène une armée détruite tombe avec elle. Saroumane tombe si aucune unité ne reste avec lui. Si Gandalf le Blanc est en Fangorn ou au Rohan, vous pouvez jouer une carte Personnage de plus sans dé.
card-fp_char_20-event = Gandalf le Blanc doit être en jeu, et un Compagnon en Fangorn. Lancez trois dés contre l’armée de l’Ombre à Orthanc : chaque 4 ou plus touche, et qui mène une armée détruite tombe avec elle. Saroumane tombe si aucune unité ne reste avec lui. Si Gandalf le Blanc est en Fangorn ou au Rohan, vous pouvez jouer une carte Personnage de plus sans dé.
card-fp_char_21-event = Gandalf le Blanc doit être en jeu, et un Compagnon en Fangorn. Lancez trois dés contre l’armée de l’Ombre à Orthanc : chaque 4 ou plus touche, et qui mène une armée détruite tombe avec elle. Saroumane tombe si aucune unité ne reste avec lui. Si Gandalf le Blanc est en Fangorn ou au Rohan, vous pouvez jouer une carte Personnage de plus sans dé.
card-fp_char_22-event = Grands-Pas ou Aragorn doit être au Rohan. Lui et les Compagnons présents vont à Erech, Lamedon ou Pelargir. Une armée de l’Ombre y subit autant de touches qu’un dé montre et doit faire retraite ou être détruite. Puis recrutez-y jusqu’à trois Réguliers du Gondor et reprenez le lieu.
card-fp_char_23-event = Boromir doit être au Gondor. Recrutez une unité du Gondor là où il est ; piochez deux cartes Stratégie.
card-fp_char_24-event = Grands-Pas ou Aragorn doit être avec une armée. Un de ses Réguliers est remplacé par une Élite de la même nation ; piochez deux cartes Stratégie.
card-fp_strat_01-event = Aragorn doit être avec une armée hors des terres des Peuples Libres. Reste sur la table tant qu’il y est. Les dés qui déplacent la Communauté ne vont pas dans la Chasse. Part quand la Communauté est déclarée ou révélée.
card-fp_strat_02-event = Les Elfes avancent d’une étape. Reste sur la table : les armées de l’Ombre n’entrent ni n’attaquent en Lórien, à Fondcombe et aux Havres Gris. L’Ombre peut la retirer avec un dé, une carte Armée et une carte Personnage.
card-fp_strat_03-event = Le Nord avance d’une étape. Reste sur la table : les armées de l’Ombre n’entrent ni n’attaquent dans la Vieille Forêt, la Comté et le Pays de Bouc. L’Ombre peut la retirer avec un dé, une carte Armée et une carte Personnage.
card-fp_strat_04-event = Déplacez des Compagnons de la carte. Puis, avec un Compagnon en Ered Luin ou à Erebor, les Nains deviennent actifs et entrent en guerre.
card-fp_strat_05-event = Choisissez une armée de l’Ombre avec des unités de deux nations et lancez cinq dés : chaque 5 ou 6 la touche.
card-fp_strat_06-event = Choisissez une armée de l’Ombre à Osgiliath ou en Ithilien et lancez trois dés : chaque 5 ou 6 la touche. Puis, avec une de vos armées à Osgiliath, recrutez-y une unité et un Chef du Gondor.
card-fp_strat_07-event = Déplacez des Compagnons de la carte. Puis, avec un Compagnon à Bree ou dans la Comté, le Nord devient actif et entre en guerre.
card-fp_strat_08-event = Choisissez une nation des Peuples Libres : elle devient active et avance d’une étape.
card-fp_strat_09-event = Le Gondor doit être actif. Le Rohan avance d’une étape ; recrutez à Edoras une unité et un Chef du Rohan.
card-fp_strat_10-event = Attaquez, depuis une région voisine, une armée de l’Ombre qui assiège un Bastion. À chaque manche elle lance un dé de moins par unité de la garnison, mais toujours un.
card-fp_strat_11-event = Le Rohan doit être en guerre. Une armée va d’une région du Rohan droit à Minas Tirith ; si elle est perdue ou assiégée, dans une région voisine.
card-fp_strat_12-event = Déplacez une armée avec un Compagnon jusqu’à deux régions.
card-fp_strat_13-event = Les Elfes doivent être en guerre. Recrutez deux unités des Elfes dans une région côtière avec une de vos armées.
card-fp_strat_14-event = Recrutez une unité et un Chef du Gondor à Minas Tirith.
card-fp_strat_15-event = Recrutez une unité des Elfes en Lórien ; piochez une carte Stratégie.
card-fp_strat_16-event = Recrutez une unité et un Chef du Rohan à Edoras, ou là où un Compagnon est au Rohan.
card-fp_strat_17-event = Recrutez une unité et un Chef du Nord au Carrock.
card-fp_strat_18-event = Recrutez une unité et un Chef du Gondor à Dol Amroth.
card-fp_strat_19-event = Recrutez deux Réguliers du Nord au Val ; piochez une carte Stratégie.
card-fp_strat_20-event = Recrutez une unité du Nord dans la Comté et une des Nains en Ered Luin ; piochez une carte Stratégie.
card-fp_strat_21-event = Recrutez une unité des Elfes à Fondcombe ; piochez une carte Stratégie.
card-fp_strat_22-event = Recrutez une unité et un Chef des Nains à Erebor.
card-fp_strat_23-event = Recrutez une unité et un Chef du Rohan dans une localité libre du Rohan.
card-fp_strat_24-event = Recrutez une unité des Elfes au Royaume sylvestre ; piochez une carte Stratégie.
card-sh_char_01-event = Met en jeu la tuile rouge Shelob’s Lair : dégâts au dé, et la Communauté s’arrête. Elle va dans la réserve de Chasse quand la Communauté entre en Mordor, ou aussitôt si elle y est.
card-sh_char_02-event = Met en jeu la tuile rouge The Ring Is Mine! : un Œil qui révèle et arrête la Communauté. Elle va dans la réserve de Chasse quand la Communauté entre en Mordor, ou aussitôt si elle y est.
card-sh_char_03-event = Met en jeu la tuile rouge On, On They Went : 3 dégâts, et la Communauté s’arrête. Elle va dans la réserve de Chasse quand la Communauté entre en Mordor, ou aussitôt si elle y est.
card-sh_char_04-event = Met en jeu la tuile rouge Give It to Uss! : 1 dégât, révélée, et la Communauté s’arrête. Elle va dans la réserve de Chasse quand la Communauté entre en Mordor, ou aussitôt si elle y est.
card-sh_char_05-event = La Communauté ne doit pas être dans une région avec une localité des Peuples Libres. Tirez une tuile. Un Œil ou une tuile bleue est sans effet ; toute autre agit comme après une Chasse réussie.
card-sh_char_06-event = La Communauté ne doit pas être dans une région avec une localité des Peuples Libres. Tirez une tuile. Un Œil ou une tuile bleue est sans effet ; de toute autre, tous les dégâts deviennent Corruption, rien ne les réduit.
card-sh_char_07-event = La Communauté ne doit pas être dans une région avec une localité des Peuples Libres. Tirez une tuile. Un Œil ou une tuile bleue est sans effet ; si une autre laisse des dégâts, un Compagnon au hasard meurt avant que l’Anneau prenne le reste.
card-sh_char_08-event = La Communauté ne doit pas être dans une région avec une localité des Peuples Libres. Lancez trois dés : 1 Corruption par 4 ou plus ; si Gollum guide, par 6 seulement.
card-sh_char_09-event = La Communauté doit avoir 1 de Progression ou plus, hors de la piste du Mordor. Faites voler vos Nazgûl. Si l’un est alors avec la Communauté, elle est révélée.
card-sh_char_10-event = La Communauté doit avoir 1 de Progression ou plus, hors de la piste du Mordor. Déplacez les Porteurs vers une région voisine ; la Progression reste, et personne ne chasse.
card-sh_char_11-event = La Communauté doit avoir 1 de Progression ou plus, hors de la piste du Mordor. Faites voler vos Nazgûl. Si l’un est alors avec la Communauté, vous pouvez défausser une carte Personnage de la table des Peuples Libres, ou chasser comme si elle venait d’avancer.
card-sh_char_12-event = La Communauté doit être révélée. 2 Corruptions s’il y en a 3 ou moins, sinon 1.
card-sh_char_13-event = La Communauté doit être révélée. Si Gollum guide, 1 Corruption. Sinon un Compagnon au hasard est tenté : les Peuples Libres prennent une Corruption égale à son Niveau, ou le perdent.
card-sh_char_14-event = La Communauté doit être révélée. Tirez une tuile. Un Œil ou une tuile bleue est sans effet ; de toute autre, autant de Compagnons, au choix des Peuples Libres, quittent la Communauté là où elle est. Si Gollum guide, 1 Corruption à la place.
card-sh_char_15-event = Reste sur la table. Chaque fois qu’un Compagnon est perdu dans la Chasse, vous pouvez défausser une carte Personnage des Peuples Libres : une de leur main au hasard, ou une de leur table. Part quand la Communauté est déclarée dans une Cité ou un Bastion libre non conquis.
card-sh_char_16-event = Reste sur la table. Avant un jet de Chasse vous pouvez la défausser : chaque dé du jet a +1. Part une fois utilisée, ou quand la Communauté est déclarée dans une Cité ou un Bastion libre non conquis.
card-sh_char_17-event = Reste sur la table. Quand une Communauté déclarée ou révélée entre, sort ou passe par la Moria, vous pouvez la défausser pour tirer une tuile (un Œil ne fait rien) ; ou l’utiliser de la table comme carte Combat. Part une fois utilisée.
card-sh_char_18-event = Tournez jusqu’à trois de vos dés restants en Yeux ; ils vont dans la Chasse.
card-sh_char_19-event = Une armée de l’Ombre avec un Nazgûl doit être à côté d’une armée libre, l’assiéger ou être assiégée par elle. Choisissez une telle paire et lancez un dé par Nazgûl, cinq au plus : chaque 5 ou plus touche l’armée libre.
card-sh_char_20-event = Le Roi-Sorcier doit être avec une armée qui assiège un Bastion. Elle l’attaque jusqu’à trois manches. À la première les Peuples Libres n’utilisent une carte Combat qu’avec un Compagnon dans la bataille.
card-sh_char_21-event = Saroumane doit être en jeu. Reste sur la table. Quand vous jouez une carte avec un dé Événement vous piochez une carte de l’une des pioches. Part quand Saroumane est éliminé ; les Peuples Libres peuvent la retirer avec une Volonté de l’Ouest, ou avec un dé quelconque et un Anneau Elfique.
card-sh_char_22-event = Saroumane doit être en jeu. Reste sur la table. Le Rohan ne devient actif que par un Compagnon ou la Communauté à Edoras ou au Gouffre de Helm, ou par une attaque contre une armée là. Part quand le Rohan est actif ou Saroumane éliminé.
card-sh_char_23-event = Déplacez vos Nazgûl. Puis vous pouvez déplacer jusqu’à deux armées, chacune avec un Nazgûl ; ou attaquer avec une armée qui en a un.
card-sh_char_24-event = Le Roi-Sorcier doit être en jeu. Recrutez deux Nazgûl auprès de lui, ou déplacez vos Nazgûl. Puis vous pouvez déplacer son armée, ou attaquer avec elle.
card-sh_strat_01-event = L’Ombre doit tenir un Bastion elfe. Pour chaque Bastion elfe non assiégé lancez un dé par unité elfe, cinq au plus : chaque 6 touche l’armée qui y est.
card-sh_strat_02-event = Saroumane doit être en jeu, et une armée avec une unité d’Isengard assiéger un Bastion. Elle l’attaque jusqu’à trois manches. À la première les Peuples Libres n’utilisent une carte Combat qu’avec un Compagnon dans la bataille.
card-sh_strat_03-event = Minas Tirith doit être assiégée par l’Ombre. Un Chef à Minas Tirith est éliminé. Reste sur la table : les Peuples Libres n’utilisent pas de carte Combat à Minas Tirith. Part quand le siège finit ; les Peuples Libres peuvent la retirer avec une Volonté de l’Ouest, ou avec un dé quelconque si Gandalf ou Aragorn est à Minas Tirith.
card-sh_strat_04-event = Toutes les nations de l’Ombre doivent être en guerre. Tous les dés restants des Peuples Libres avec Volonté de l’Ouest sont perdus pour ce tour.
card-sh_strat_05-event = Reste sur la table. Les Peuples Libres ne peuvent avancer de nations passives avec Recrutement. Part quand une nation libre avance car son armée est attaquée ou par la capacité d’un Compagnon.
card-sh_strat_06-event = La Communauté ou un Compagnon de la carte doit être dans une région d’une nation libre qui n’est pas en guerre. Choisissez-en une : elle recule d’une étape, et les Peuples Libres éliminent un de ses Chefs ou une de ses unités.
card-sh_strat_07-event = Déplacez une armée jusqu’à trois régions vers une autre armée de l’Ombre non assiégée.
card-sh_strat_08-event = Déplacez deux armées jusqu’à deux régions chacune, chacune vers une autre armée de l’Ombre non assiégée.
card-sh_strat_09-event = Toutes les nations de l’Ombre doivent être en guerre. Déplacez jusqu’à quatre armées, d’une région chacune.
card-sh_strat_10-event = Les Suderons et Orientaux doivent être en guerre. Embarquez une armée d’Umbar vers une côte du Gondor : Anfalas, Dol Amroth, Lamedon ou Pelargir. Elle attaque une armée présente, et ne peut cesser sauf si celle-ci était assiégée.
card-sh_strat_11-event = Isengard doit être en guerre. Recrutez deux Réguliers d’Isengard dans une région libre à côté du Dunland nord ou sud ; puis jusqu’à quatre unités d’Isengard de ces deux-là peuvent les rejoindre.
card-sh_strat_12-event = Le Roi-Sorcier doit être en jeu. Il va en Angmar. Recrutez-y deux Réguliers et une Élite de Sauron.
card-sh_strat_13-event = Isengard doit être en guerre. Recrutez une unité d’Isengard avec une armée de l’Ombre.
card-sh_strat_14-event = Sauron doit être en guerre. Recrutez une unité de Sauron avec une armée de l’Ombre.
card-sh_strat_15-event = Sauron doit être en guerre. Remplacez deux Réguliers de Sauron n’importe où par des Élites.
card-sh_strat_16-event = Saroumane doit être en jeu. Recrutez deux Réguliers d’Isengard au Dunland nord, deux au sud, et deux unités d’Isengard à Orthanc.
card-sh_strat_17-event = Recrutez deux Réguliers dans chacune de trois localités des Suderons et Orientaux.
card-sh_strat_18-event = Aragorn doit être en jeu. Recrutez cinq Réguliers de Sauron et un Nazgûl à Minas Morgul.
card-sh_strat_19-event = Recrutez deux unités de Sauron et un Nazgûl, tous au Mont Gram ou tous en Moria.
card-sh_strat_20-event = Recrutez trois Réguliers de Sauron à Dol Guldur et trois au Mont Gundabad.
card-sh_strat_21-event = Les Suderons et Orientaux doivent être en guerre. Recrutez cinq de leurs Réguliers dans une région libre : Rhûn est, Rhûn sud, Khand ou Extrême-Harad.
card-sh_strat_22-event = Recrutez un Régulier de Sauron en Angmar, aux Landes d’Etten et aux Collines du Temps, et une Élite aux Fourrés aux Trolls ; chacun seulement si la région est libre.
card-sh_strat_23-event = Toutes les nations de l’Ombre doivent être en guerre. Recrutez cinq Réguliers des Suderons et Orientaux au Gorgoroth et cinq Réguliers de Sauron au Nurn.
card-sh_strat_24-event = Sauron doit être en guerre. Recrutez deux Réguliers de Sauron dans chacun de trois Bastions de Sauron.

combat-daring_defiance = Un Compagnon doit être dans la bataille. Tous les Compagnons de la bataille renoncent à leur Commandement dans cette manche ; la carte Combat de l’Ombre est annulée.
combat-scouts = Vous devez défendre en rase campagne. Avant tout jet votre armée fait retraite, ou se retire dans son Bastion. La bataille est finie.
combat-charge = Une de vos Élites doit être dans la bataille. Avant le jet de combat : une attaque de plus avec un dé par Élite à vous, cinq au plus.
combat-sudden_strike = Un Chef ou un Compagnon doit être dans la bataille. Avant le jet de combat : une attaque de plus avec autant de dés que votre Commandement, cinq au plus.
combat-advantageous_position = Dans une région d’une nation libre : −1 à chaque dé du jet de combat de l’Ombre.
combat-brave_stand = Un Compagnon doit être dans la bataille. L’Ombre lance un dé de combat de moins par Compagnon de la bataille, mais toujours un.
combat-daylight = L’Ombre lance trois dés de combat au plus.
combat-ents_rage = En Fangorn, à Orthanc ou au Rohan : +2 à chaque dé de votre jet de combat.
combat-huorn_dark = En Fangorn, à Orthanc ou au Rohan : l’Ombre lance deux dés de combat au plus.
combat-it_is_a_gift = Dans la région de la Communauté : +1 à chaque dé de votre jet de combat et de votre relance.
combat-servant_of_the_secret_fire = Avec Gandalf dans la bataille : +1 à chaque dé de votre jet de combat.
combat-valour = Avec une Élite dans la bataille : +1 à chaque dé de votre jet de combat.
combat-anduril = Grands-Pas ou Aragorn doit être dans la bataille. Grands-Pas renonce à son Commandement et un dé raté devient une touche ; avec Aragorn, jusqu’à deux.
combat-confusion = Chaque 1 du jet de combat de l’Ombre touche sa propre armée et n’est pas relancé.
combat-mighty_attack = Un Compagnon de la bataille renonce à son Commandement, et un dé raté devient une touche.
combat-nameless_wood = En Fangorn, à Orthanc ou au Rohan : deux touches de plus, si vous en avez.
combat-no_quarter = Une touche de plus, si vous en avez.
combat-blade_of_westernesse = Avec un Hobbit dans la bataille : une touche de votre relance élimine plutôt un Serviteur de la bataille.
combat-fateful_strike = Un Chef ou un Compagnon doit être dans la bataille. Une touche de votre relance élimine aussi un Nazgûl de la bataille ; deux, un Nazgûl ou un Serviteur.
combat-heroic_death = Vous pouvez éliminer un Chef de la bataille pour annuler une touche, ou un Compagnon pour autant que son Niveau.
combat-shield_wall = Si l’Ombre a deux touches ou plus, une est annulée.
combat-swarm_of_bats = Annule la carte Combat des Peuples Libres ; s’il n’y en a pas, +1 à votre relance.
combat-words_of_power = Un Nazgûl doit être dans la bataille. Nommez un Compagnon de la bataille : il n’a ni Commandement ni capacité dans cette manche.
combat-durins_bane = La bataille doit être à deux régions au plus de la Moria. Avant le jet de combat, attaque à trois dés : chaque 4 ou plus touche aussitôt.
combat-cruel_as_death = Les Nazgûl de la bataille doivent avoir 2 de Commandement ou plus. Renoncez à 2 : +1 à votre jet de combat.
combat-deadly_strife = Les deux camps ont +2 au jet de combat et à la relance.
combat-desperate_battle = Les deux camps ont +1 au jet de combat et à la relance.
combat-devilry_of_orthanc = Une unité d’Isengard doit prendre part à un assaut. +1 à votre jet de combat.
combat-dread_and_despair = Les Nazgûl de la bataille doivent avoir 1 de Commandement ou plus. Renoncez à des Nazgûl : les Peuples Libres lancent un dé de moins par point, mais au moins un.
combat-foul_stench = Les Nazgûl de la bataille doivent avoir 1 de Commandement ou plus. S’il n’est pas inférieur à celui des Peuples Libres, ceux-ci n’ont pas de relance.
combat-one_for_the_dark_lord = La bataille doit être dans la région de la Communauté. +1 à votre jet de combat et à votre relance.
combat-relentless_assault = Subissez jusqu’à deux touches : +1 à votre jet de combat pour chacune.
combat-mumakil = Une Élite des Suderons et Orientaux doit être dans la bataille. +1 à votre jet de combat ; après la relance, une touche de plus si vous en avez plus que les Peuples Libres.
combat-they_are_terrible = Les Nazgûl de la bataille doivent avoir 1 de Commandement ou plus. Renoncez à un Nazgûl : +1 à votre relance.
combat-black_breath = Un Nazgûl doit être dans la bataille. Si votre relance touche, vous pouvez aussi éliminer un Chef, ou un Compagnon dont le Niveau ne dépasse pas ces touches.
combat-great_host = Après les pertes les Peuples Libres subissent une touche si vous avez au moins deux fois plus d’unités.
combat-onslaught = Après les pertes subissez jusqu’à quatre touches et lancez un dé pour chacune : chaque 4 ou plus touche.
combat-we_come_to_kill = Une Élite de l’Ombre doit être dans la bataille. Après les pertes lancez un dé par Élite à vous, cinq au plus : chaque 5 ou plus touche.

refuse-R10-10 = l’armée que la carte déplace, et son chemin, ne le permettent pas
refuse-R6-7 = une carte sur la table l’interdit, ou ne se retire pas ainsi

option-take = { $figure } en { $region }
option-turn = Tourner { $die } en Œil

way-hunt = La Chasse à l’Anneau
way-hand = Une carte Personnage de leur main au hasard
way-recruit_nazgul = Recruter deux Nazgûl auprès du Roi-Sorcier

event-card_taken =
    { $seat-number ->
        [other] { $seat } perdent { $card } de leur main.
       *[one] { $seat } perd { $card } de sa main.
    }
event-dice_lost =
    { $count ->
        [one] { $side } : { $count } dé avec { $face } est perdu pour ce tour.
       *[other] { $side } : { $count } dés avec { $face } sont perdus pour ce tour.
    }
event-ring_paid = Les Peuples Libres donnent un Anneau Elfique.
event-set_back = { $nation } : un pas en arrière, encore { $steps } ({ $cause }).
event-promoted = { $nation } : un Régulier en { $region } devient une Élite.

dealer-hand = une carte Personnage de la main des Peuples Libres

refuse-card_choice = la carte ne permet pas cela
refuse-R27-fp_strat_02 = A Power Too Great : aucune armée de l’Ombre n’entre ni n’attaque en Lórien, à Fondcombe ou aux Havres Gris.
refuse-R27-fp_strat_03 = The Power of Tom Bombadil : aucune armée de l’Ombre n’entre ni n’attaque dans la Vieille Forêt, la Comté ou le Pays de Bouc.
refuse-R27-sh_strat_05 = Threats and Promises : une nation passive n’avance pas avec un dé.

needs-nazgul_in_battle = Aucun Nazgûl ne participe à la bataille
needs-nazgul_leadership_two = Les Nazgûl de la bataille ont moins de 2 de Commandement
needs-isengard_in_siege_battle = Ce n’est pas un assaut avec une unité d’Isengard
needs-southron_elite_in_battle = Aucune Élite des Suderons et Orientaux ne participe à la bataille
needs-shadow_elite_in_battle = Aucune Élite de l’Ombre ne participe à la bataille
needs-progress = La Communauté n’a pas de Progression, ou est sur la piste du Mordor
needs-revealed = La Communauté est cachée
needs-saruman = Saroumane n’est pas en jeu
needs-witch_king = Le Roi-Sorcier n’est pas en jeu
needs-nazgul_beside_enemy = Aucune armée de l’Ombre avec un Nazgûl n’est à côté d’une armée libre
needs-witch_king_besieges = Le Roi-Sorcier n’est avec aucune armée qui assiège un Bastion
needs-elven_stronghold_taken = L’Ombre ne tient aucun Bastion elfe
needs-isengard_besieges = Aucune armée avec une unité d’Isengard n’assiège un Bastion
needs-minas_tirith_besieged = Minas Tirith n’est pas assiégée par l’Ombre
needs-shadow_at_war = Toutes les nations de l’Ombre ne sont pas en guerre
needs-companion_in_peace = Ni la Communauté ni un Compagnon n’est sur une terre qui n’est pas en guerre
needs-southrons_at_war = Les Suderons et Orientaux ne sont pas en guerre
needs-isengard_at_war = Isengard n’est pas en guerre
needs-sauron_at_war = Sauron n’est pas en guerre
needs-aragorn = Aragorn n’est pas en jeu

scene-card = { "  " }{ $card } : { $text }
scene-card_unmet = { "  " }{ $card } : { $text } Pas maintenant : { $why }.

setup-several_cards_per_tile = Autant de cartes sur la table qu’on veut contre une tuile de Chasse
setup-staff_stops_the_step = Le Bâton du Magicien arrête aussi le pas sur la piste du Mordor
setup-any_strategy_card_pays = Toute carte Stratégie paie contre les deux Puissances

way-corruption = { $count } Corruption
way-men_of_gondor =
    { $count ->
        [0] Ne recruter personne
        [1] Recruter un Régulier
       *[other] Recruter { $count } Réguliers
    }
way-own_hits =
    { $count ->
        [0] Aucune touche
        [1] Une touche
       *[other] { $count } touches
    }
way-move_with_nazgul = Déplacer jusqu’à deux armées, chacune avec un Nazgûl
way-attack_with_nazgul = Attaquer avec une armée qui a un Nazgûl
way-move_with_witch_king = Déplacer l’armée du Roi-Sorcier
way-attack_with_witch_king = Attaquer avec l’armée du Roi-Sorcier
way-fly = Déplacer des Nazgûl

setup-gollum_at_once = The Breaking of the Fellowship : si Gollum guide, aucune tuile n’est tirée
setup-ships_only_land = Corsairs of Umbar : à Dol Amroth assiégé aucune bataille ne commence
setup-storms_go_on = Grond, The Fighting Uruk-hai : l’Ombre ne peut cesser avant la troisième manche
setup-captures_end_threats = Threats and Promises : une capture y met fin aussi
setup-sorrow_for_lures = Worn with Sorrow and Toil : un Compagnon perdu à l’attrait de l’Anneau compte aussi
setup-white_rider_unshaken = Words of Power ne suspend pas le pouvoir de Gandalf le Blanc sur les Nazgûl
setup-eomer_in_siege = Éomer dans le Gouffre de Helm assiégé

hint-planned = c’est ce que ferait le planificateur
hint-foreseen = essayé { $tries } fois en avance : gagne environ { $share }{ "\u202F" }% à partir de là

refuse-act = c’est votre tour : utilisez un dé, changez-en un avec un Anneau, défaussez-en un ou passez
refuse-voice_elites = il faut deux unités régulières à Orthanc et deux unités d’élite en renfort
refuse-voice_place = choisissez une Colonie libre de l’Isengard que vous contrôlez
refuse-move_first = un dé donne une action : déplacez maintenant une Armée
refuse-editor = quittez d’abord l’éditeur
refuse-voice_other = la Voix de Saroumane est à votre partenaire
refuse-nazgul = seul le joueur du Roi-Sorcier recrute des Nazgûl

warn-inner_mordor = On n’entre sur la Piste du Mordor qu’au Morannon ou à Minas Morgul : d’ici, il faudra revenir

setup-captured_homes_are_silent = Book of Mazarbul, Fear! Fire! Foes!, There and Back Again : un lieu conquis ne soulève personne
setup-valinor_takes_elves = Return to Valinor : seules des unités elfes sont touchées
setup-corsairs_must_land = Corsairs of Umbar : après une victoire, il faut débarquer
setup-edoras_wakes_rohan = Wormtongue : attaquer Edoras ou le Gouffre de Helm réveille le Rohan, quel que soit le défenseur

## Regions

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash_mountains = Montagnes de Cendre
region-barad_dur = Barad-dûr
region-bree = Bree
region-buckland = Pays de Bouc
region-cardolan = Cardolan
region-carrock = Carrock
region-dagorlad = Dagorlad
region-dale = Le Val
region-dead_marshes = Marais des Morts
region-dimrill_dale = Vallée des Rigoles Sombres
region-dol_amroth = Dol Amroth
region-dol_guldur = Dol Guldur
region-druadan_forest = Forêt de Drúadan
region-druwaith_iaur = Drúwaith Iaur
region-eagles_eyrie = Aire des Aigles
region-east_harondor = Harondor Est
region-east_rhun = Rhûn Est
region-eastemnet = Estemnet
region-eastern_brown_lands = Terres Brunes orientales
region-eastern_emyn_muil = Emyn Muil oriental
region-eastern_mirkwood = Forêt Noire orientale
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered_luin = Ered Luin
region-ettenmoors = Landes d’Etten
region-evendim = Evendim
region-fangorn = Fangorn
region-far_harad = Extrême-Harad
region-folde = Folde
region-fords_of_bruinen = Gués de Bruinen
region-fords_of_isen = Gués de l’Isen
region-forlindon = Forlindon
region-gap_of_rohan = Trouée du Rohan
region-gladden_fields = Champs aux Iris
region-goblins_gate = Porte des Gobelins
region-gorgoroth = Gorgoroth
region-grey_havens = Havres Gris
region-harlindon = Harlindon
region-helms_deep = Gouffre de Helm
region-high_pass = Haut Col
region-hollin = Houssaye
region-iron_hills = Monts de Fer
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas_tirith = Minas Tirith
region-minas_morgul = Minas Morgul
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount_gram = Mont Gram
region-mount_gundabad = Mont Gundabad
region-narrows_of_the_forest = Goulet de la Forêt
region-near_harad = Proche-Harad
region-noman_lands = Terres Désertes
region-north_anduin_vale = Vallée de l’Anduin Nord
region-north_downs = Hauts du Nord
region-north_dunland = Dunland Nord
region-north_ered_luin = Ered Luin Nord
region-north_ithilien = Ithilien Nord
region-north_rhun = Rhûn Nord
region-northern_dorwinion = Dorwinion septentrional
region-northern_mirkwood = Forêt Noire septentrionale
region-northern_rhovanion = Rhovanion septentrional
region-nurn = Nurn
region-old_ford = Vieux Gué
region-old_forest = Vieille Forêt
region-old_forest_road = Vieille Route de la Forêt
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth_celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Fondcombe
region-south_anduin_vale = Vallée de l’Anduin Sud
region-south_downs = Hauts du Sud
region-south_dunland = Dunland Sud
region-south_ered_luin = Ered Luin Sud
region-south_ithilien = Ithilien Sud
region-south_rhun = Rhûn Sud
region-southern_dorwinion = Dorwinion méridional
region-southern_mirkwood = Forêt Noire méridionale
region-southern_rhovanion = Rhovanion méridional
region-tharbad = Tharbad
region-the_shire = La Comté
region-tower_hills = Collines des Tours
region-trollshaws = Fourrés aux Trolls
region-umbar = Umbar
region-vale_of_the_carnen = Vallée de la Carnen
region-vale_of_the_celduin = Vallée de la Celduin
region-weather_hills = Collines du Temps
region-west_harondor = Harondor Ouest
region-westemnet = Ouestemnet
region-western_brown_lands = Terres Brunes occidentales
region-western_emyn_muil = Emyn Muil occidental
region-western_mirkwood = Forêt Noire occidentale
region-withered_heath = Lande Desséchée
region-woodland_realm = Royaume Sylvestre

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
card-fp_char_19-title = Le réveil des Ents : Sylvebarbe
card-fp_char_20-title = Le réveil des Ents : les Huorns
card-fp_char_21-title = Le réveil des Ents : la Chambre des Ents
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

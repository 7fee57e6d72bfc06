### The Confrontation.

game-title = La Confrontation
game-about = neuf personnages cachés par camp : portez l’Anneau au Mordor, ou attrapez son porteur

dealer-defender =
    { $count ->
        [one] le défenseur caché
       *[other] un des { $count } défenseurs cachés, au hasard
    }
dealer-place = mélangez les neuf personnages { $side-of } et nommez-les dans l’ordre : quatre pour la terre d’origine, puis un pour chaque région de devant, les rangs les plus bas d’abord

seat-fellowship = Communauté
    .the = la Communauté
    .of = de la Communauté
seat-sauron = Sauron
    .the = Sauron
    .of = de Sauron

side-fellowship = la Communauté
    .of = de la Communauté
side-sauron = Sauron
    .of = de Sauron
side-nobody = personne

region-THE_SHIRE = La Comté
    .in = dans la Comté
    .from = de la Comté
    .the = la Comté
region-ARTHEDAIN = Arthedain
    .in = en Arthedain
    .from = de l’Arthedain
    .the = l’Arthedain
region-CARDOLAN = Cardolan
    .in = au Cardolan
    .from = du Cardolan
    .the = le Cardolan
region-RHUDAUR = Rhudaur
    .in = au Rhudaur
    .from = du Rhudaur
    .the = le Rhudaur
region-EREGION = Eregion
    .in = en Eregion
    .from = d’Eregion
    .the = Eregion
region-ENEDWAITH = Enedwaith
    .in = en Enedwaith
    .from = de l’Enedwaith
    .the = l’Enedwaith
region-THE_HIGH_PASS = Haut Col
    .in = au Haut Col
    .from = du Haut Col
    .the = le Haut Col
region-MISTY_MOUNTAINS = Monts Brumeux
    .in = aux Monts Brumeux
    .from = des Monts Brumeux
    .the = les Monts Brumeux
region-CARADHRAS = Caradhras
    .in = au Caradhras
    .from = du Caradhras
    .the = le Caradhras
region-GAP_OF_ROHAN = Trouée du Rohan
    .in = dans la Trouée du Rohan
    .from = de la Trouée du Rohan
    .the = la Trouée du Rohan
region-MIRKWOOD = Forêt Noire
    .in = dans la Forêt Noire
    .from = de la Forêt Noire
    .the = la Forêt Noire
region-FANGORN = Fangorn
    .in = à Fangorn
    .from = de Fangorn
    .the = Fangorn
region-ROHAN = Rohan
    .in = au Rohan
    .from = du Rohan
    .the = le Rohan
region-DAGORLAD = Dagorlad
    .in = à Dagorlad
    .from = de Dagorlad
    .the = Dagorlad
region-GONDOR = Gondor
    .in = au Gondor
    .from = du Gondor
    .the = le Gondor
region-MORDOR = Mordor
    .in = au Mordor
    .from = du Mordor
    .the = le Mordor

character-FRODO = Frodon

ability-FRODO_RETREAT-about = Attaqué, il peut s’esquiver de côté dans une région libre ; la bataille finit sans perte.

character-SAM = Sam

ability-SAM_SUBSTITUTE-about = Quand Frodon est attaqué à ses côtés, Sam peut se révéler et combattre à sa place avec une force de 5.
ability-SAM_STRENGTH_BONUS-about = Quand Sam est attaqué aux côtés de Frodon, Frodon peut être révélé ; Sam combat alors avec une force de 5.

character-PIPPIN = Pippin

ability-PIPPIN_RETREAT-about = Quand il attaque, il peut regarder l’ennemi, puis reculer dans une région libre derrière lui ; l’attaque est finie.

character-MERRY = Merry

ability-MERRY_VS_WITCHKING-about = Vainc aussitôt le Roi-Sorcier.

character-GANDALF = Gandalf

ability-GANDALF_REVEAL_CARD-about = Sauron choisit et révèle sa carte le premier.

character-ARAGORN = Aragorn

ability-ARAGORN_SPECIAL_ATTACK_MOVE-about = Peut attaquer dans toute région adjacente, même de côté et en arrière.

character-LEGOLAS = Legolas

ability-LEGOLAS_VS_FLYING_NAZGUL-about = Vainc aussitôt le Nazgûl ailé.

character-GIMLI = Gimli

ability-GIMLI_VS_ORCS-about = Vainc aussitôt les Orques.

character-BOROMIR = Boromir

ability-BOROMIR_MUTUAL_DESTRUCTION-about = Son adversaire et lui sont vaincus aussitôt.

character-BALROG = Balrog
    .the = le Balrog

ability-BALROG_TUNNEL_AMBUSH-about = Tant qu’il se tient au Caradhras, il peut abattre quiconque prend le tunnel.

character-SHELOB = Arachne
    .gender = feminine

ability-SHELOB_POST_BATTLE_MOVE-about = Après avoir vaincu un ennemi hors du Gondor, elle retourne au Gondor ; s’il n’y a pas de place, elle est perdue.

character-WITCH_KING = Roi-Sorcier
    .the = le Roi-Sorcier

ability-WITCHKING_SIDEWAYS_ATTACK-about = Peut attaquer de côté.

character-FLYING_NAZGUL = Nazgûl ailé
    .the = le Nazgûl ailé

ability-FLYING_NAZGUL_SPECIAL_MOVE-about = Peut voler dans toute région où se tient exactement un ennemi.

character-BLACK_RIDER = Cavalier Noir
    .the = le Cavalier Noir

ability-BLACK_RIDER_LONG_CHARGE-about = Peut avancer d’autant de régions libres qu’il veut pour attaquer.

character-SARUMAN = Saroumane

ability-SARUMAN_FORCE_STRENGTH_COMPARISON-about = Peut interdire les cartes : les forces seules décident.

character-ORCS = Orques
    .the = les Orques
    .number = other

ability-ORCS_FIRST_STRIKE-about = À l’attaque, ils vainquent le premier personnage qu’ils rencontrent.

character-WARG = Warg
    .the = le Warg

ability-WARG_NEGATE_ABILITY-about = Dans ses batailles, le texte des personnages de la Communauté est ignoré.

character-CAVE_TROLL = Troll des cavernes
    .the = le Troll des cavernes

ability-CAVE_TROLL_NEGATE_SAURON_CARD-about = La carte de Sauron ne compte pas.

card-F_1 = force 1
card-F_2 = force 2
card-F_3 = force 3
card-F_4 = force 4
card-F_5 = force 5
card-F_MAGIC = Magie

ability-CARD_FELLOWSHIP_MAGIC-about = Devient une carte au choix de votre défausse.

card-F_NOBLE_SACRIFICE = Noble sacrifice

ability-CARD_NOBLE_SACRIFICE-about = Les deux combattants sont vaincus.

card-F_ELVEN_CLOAK = Cape elfique

ability-CARD_ELVEN_CLOAK-about = Le nombre de la carte de Sauron compte 0.

card-F_RETREAT = Retraite

ability-CARD_FELLOWSHIP_RETREAT-about = Le combattant de la Communauté recule dans une région libre derrière lui.

card-S_1 = force 1
card-S_2 = force 2
card-S_3 = force 3
card-S_4 = force 4
card-S_5 = force 5
card-S_6 = force 6
card-S_MAGIC = Magie

ability-CARD_SAURON_MAGIC-about = Devient une carte au choix de votre défausse.

card-S_EYE_OF_SAURON = Œil de Sauron

ability-CARD_EYE_OF_SAURON-about = Le texte de la carte de la Communauté est ignoré.

card-S_RETREAT = Retraite

ability-CARD_SAURON_RETREAT-about = Le combattant de Sauron s’esquive de côté dans une région libre.
ability-FRODO_RETREAT = s’esquive
ability-SAM_SUBSTITUTE = combat à la place de Frodon avec une force de 5
ability-SAM_STRENGTH_BONUS = combat aux côtés de Frodon avec une force de 5
ability-PIPPIN_RETREAT = en a assez vu et recule
ability-MERRY_VS_WITCHKING = vainc le Roi-Sorcier
ability-GANDALF_REVEAL_CARD = oblige Sauron à révéler sa carte le premier
ability-ARAGORN_SPECIAL_ATTACK_MOVE = attaque là où on ne l’attend pas
ability-LEGOLAS_VS_FLYING_NAZGUL = vainc le Nazgûl ailé
ability-GIMLI_VS_ORCS = vainc les Orques
ability-BOROMIR_MUTUAL_DESTRUCTION = tombe avec son adversaire
ability-BALROG_TUNNEL_AMBUSH = frappe dans le tunnel
ability-SHELOB_POST_BATTLE_MOVE = retourne au Gondor
ability-WITCHKING_SIDEWAYS_ATTACK = attaque de côté
ability-FLYING_NAZGUL_SPECIAL_MOVE = vole
ability-BLACK_RIDER_LONG_CHARGE = charge
ability-SARUMAN_FORCE_STRENGTH_COMPARISON = interdit les cartes
ability-ORCS_FIRST_STRIKE = frappent les premiers
ability-WARG_NEGATE_ABILITY = annule le texte de la Communauté
ability-CAVE_TROLL_NEGATE_SAURON_CARD = annule la carte de Sauron
ability-CARD_FELLOWSHIP_MAGIC = devient une carte défaussée
ability-CARD_NOBLE_SACRIFICE = les deux tombent
ability-CARD_ELVEN_CLOAK = le nombre de Sauron compte 0
ability-CARD_FELLOWSHIP_RETREAT = recule
ability-CARD_SAURON_MAGIC = devient une carte défaussée
ability-CARD_EYE_OF_SAURON = le texte de la Communauté est ignoré
ability-CARD_SAURON_RETREAT = s’esquive

formation-hidden_heart = Cœur caché
formation-hidden_heart-about = Frodon, Sam, Gimli et Legolas dans la Comté ; Gandalf, Aragorn et Boromir devant
formation-bomb_front = Front explosif
formation-bomb_front-about = Boromir, Gimli et Legolas devant, Gandalf et Aragorn derrière eux, les Hobbits dans la Comté
formation-tunnel_dash = Ruée par le tunnel
formation-tunnel_dash-about = Pippin part en éclaireur par le tunnel, Frodon et Sam suivent
formation-trap_pair = Paire piégée
formation-trap_pair-about = Frodon et Sam se retrouvent en Eregion et attendent l’attaque
formation-left_wing = Aile gauche
formation-left_wing-about = Gandalf ouvre à Frodon la route du Haut Col
formation-moria_gate = Porte de la Moria
formation-moria_gate-about = le Balrog atteint le Caradhras dès le premier tour
formation-iron_wall = Mur de fer
formation-iron_wall-about = Troll des cavernes, Roi-Sorcier et Saroumane devant, quatre costauds au Mordor
formation-raiders = Pillards
formation-raiders-about = Cavalier Noir, Orques et Nazgûl ailé devant, pour reconnaître le terrain au plus tôt
formation-spiders_web = Toile d’araignée
formation-spiders_web-about = Arachne au Gondor, avec de la place pour son retour
formation-ambush = Embuscade
formation-ambush-about = le Balrog à Fangorn, entre les Orques et le Troll des cavernes

setup-fellowship_setup = Placement de la Communauté
setup-sauron_setup = Placement de Sauron
setup-fellowship_setup-by_hand = en secret, par son joueur
setup-fellowship_setup-random = au hasard
setup-fellowship_setup-hidden_heart = Cœur caché (connu des deux joueurs)
setup-fellowship_setup-bomb_front = Front explosif (connu des deux joueurs)
setup-fellowship_setup-tunnel_dash = Ruée par le tunnel (connue des deux joueurs)
setup-fellowship_setup-trap_pair = Paire piégée (connue des deux joueurs)
setup-fellowship_setup-left_wing = Aile gauche (connue des deux joueurs)
setup-sauron_setup-by_hand = en secret, par son joueur
setup-sauron_setup-random = au hasard
setup-sauron_setup-moria_gate = Porte de la Moria (connue des deux joueurs)
setup-sauron_setup-iron_wall = Mur de fer (connu des deux joueurs)
setup-sauron_setup-raiders = Pillards (connus des deux joueurs)
setup-sauron_setup-spiders_web = Toile d’araignée (connue des deux joueurs)
setup-sauron_setup-ambush = Embuscade (connue des deux joueurs)
setup-two_games = Deux manches en échangeant les camps ; un point par survivant dans une manche gagnée
setup-turn_limit = Limite de tours : au-delà, la manche est nulle

piece-some = une pièce
    .gender = feminine
piece-concealed = une pièce cachée
piece-known = { $character } (pièce cachée, mais connue)
piece-one_of = une pièce cachée ({ $characters-or })
piece-own = { $character } { $strength }
piece-own_known = { $character } { $strength } (l’ennemi le sait)
piece-face_up = { $character } { $strength } (à découvert)
piece-of = { $piece } { $side-of }

way-forward = en avant
way-river = par le fleuve
way-tunnel = par le tunnel
way-ability = par sa capacité

ask-over = La partie est terminée.
ask-dealer = En attente du tirage.
ask-wait = En attente : { $sides }.
ask-place =
    { $count ->
        [1] Placez votre dernier personnage.
       *[other] Placez vos personnages : encore { $count }.
    }
ask-confirm = Les neuf sont placés. Confirmez-vous ?
ask-move = Tour { $number }, à { $side } de jouer : déplacez un personnage.
ask-ambush = Une pièce est dans le tunnel de la Moria. Frappez-vous ?
ask-target = Qui attaquez-vous { $region-in } ?
ask-ability = { $own-the } contre { $other-the } { $region-in }. Que faites-vous ?
ask-no_cards = { $own-the } contre { $other-the } { $region-in }. Joue-t-on des cartes ?
ask-card = { $own-the } contre { $other-the } { $region-in } : choisissez une carte.
ask-answer = { $own-the } contre { $other-the } { $region-in } : Sauron révèle « { $card } ». Choisissez votre carte.
ask-magic = { $own-the } contre { $other-the } { $region-in } : quelle carte de votre défausse la Magie devient-elle ? En face : { $card }.
ask-retreat =
    { $own-number ->
        [other] { $own-the } doivent quitter { $region-the }. Pour aller où ?
       *[one] { $own-the } doit quitter { $region-the }. Pour aller où ?
    }

option-place = { $character } { $region-in }
option-formation = Formation « { $formation } »
option-confirm = Confirmer
option-move = { $character } → { $region }
option-ambush = Le Balrog frappe
option-let_pass = Laisser passer
option-target = Attaquer { $character-the }
option-target_concealed = Attaquer une pièce cachée
option-retreat = Battre en retraite { $region-in }
option-sam = Sam s’interpose
option-reveal_frodo = Révéler Frodon : Sam a une force de 5
option-fight = Combattre
option-no_cards = Pas de cartes
option-play_cards = Jouer des cartes
option-card = Jouer « { $card } »
option-magic = La Magie devient « { $card } »

group-formations = Formations
group-character = { $character } ({ $strength })
group-numbers = Cartes de force
group-texts = Cartes à texte

effect-confirm = votre placement ne pourra plus changer
effect-ambush = la pièce dans le tunnel est vaincue sans bataille ; le Balrog est révélé et reste
effect-let_pass = la pièce continue jusqu’à Fangorn
effect-target = combat une force de { $strength }, à découvert
effect-target_concealed =
    { $count ->
        [1] la seule pièce cachée
       *[other] une des { $count } pièces cachées, tirée au sort
    }
effect-move = déplacement { $way }
effect-attack =
    { $count ->
        [1] déplacement { $way } et attaque : { $pieces }
       *[other] déplacement { $way } et attaque contre { $count } pièces : { $pieces }
    }
effect-frodo_in_mordor = gagne la manche : Frodon atteint le Mordor
effect-three_in_shire = gagne la manche : trois personnages dans la Comté
effect-retreat = quitte la bataille sans perte
effect-sam = Sam est révélé et combat pour Frodon avec une force de 5 ; Frodon reste ici, à découvert
effect-reveal_frodo = Sam combat avec une force de 5
effect-fight = la bataille continue ; avant les cartes : { $totals }
effect-orcs_strike = les Orques frappent les premiers : votre personnage est vaincu
effect-no_cards = les forces seules décident : { $totals }
effect-play_cards = chaque camp joue une carte
effect-number = ajoute { $number } : { $total } en tout, contre { $other } plus l’autre carte
effect-troll_card = ne compte pas avec le Troll des cavernes, mais est utilisée

warning-tunnel = une pièce au Caradhras peut être le Balrog
warning-frodo_attacks = Frodon ne peut pas s’esquiver quand il attaque
warning-frodo_mountains = Frodon ne peut pas s’esquiver dans les montagnes
warning-reveal_frodo = Sauron saura où est Frodon
warning-game_lost = Frodon serait vaincu, et la manche perdue
warning-idle_card = cette carte ne peut rien faire ici

line-totals = Communauté { $fellowship }, Sauron { $sauron }
line-you = Vous jouez { $side }.
line-points = Manche { $game } sur 2. Points : { $first } pour la première place, { $second } pour la deuxième.
line-ready = { $side } : placement terminé
line-placing = { $side } : placement en cours
line-turn = Tour { $number }, à { $side } de jouer
line-region = { $region } (rang { $row }, limite { $limit }) : { $pieces }
line-empty_region = { $region } (rang { $row }, limite { $limit }) : vide
line-battle =
    { $attacker-number ->
        [other] { $attacker-the } attaquent { $defender-the } { $region-in }
       *[one] { $attacker-the } attaque { $defender-the } { $region-in }
    }
line-attack =
    { $attacker-number ->
        [other] { $attacker-the } entrent { $region-in }
       *[one] { $attacker-the } entre { $region-in }
    }
line-replaced = { $side } : { $magic }, changée en { $card }
line-played = { $side } : { $card }
line-picked = { $side } : une carte, face cachée
line-face_up = À découvert ici : { $characters }
line-cards = { $side } : en main { $hand } ; défaussées { $discards }
line-defeated = Hors jeu : { $characters }

section-state = Manche
section-board = Plateau, du Mordor à la Comté
section-battle = Bataille
section-cards = Cartes
section-defeated = Vaincus

event-placed = Placement { $region-in } : { $character }
event-formed = { $side } : formation « { $formation } »
event-shuffled = { $side } : placement au hasard
event-ready = { $side } : placement terminé
event-began = Début de la manche { $game }
event-turn = Tour { $number } : { $side }
event-still_moves = Aucune pièce { $side-of } ne peut avancer, mais l’une d’elles peut se déplacer par sa capacité
event-moved = { $character-the } : { $from } → { $to } ({ $way })
event-piece_moved = { $side } déplace { $piece-the } : { $from } → { $to } ({ $way })
event-let_pass = Personne ne frappe dans le tunnel
event-attacked =
    { $count ->
        [1] { $side } attaque { $region-the }, où se tient une pièce
       *[other] { $side } attaque { $region-the }, où se tiennent { $count } pièces
    }
event-revealed =
    { $character-number ->
        [other] { $character-the } sont révélés { $region-in }
       *[one] { $character-the } est { $character-gender ->
            [feminine] révélée
           *[masculine] révélé
        } { $region-in }
    }
event-revealed_known =
    { $character-number ->
        [other] { $character-the } sont révélés { $region-in }, comme on le savait
       *[one] { $character-the } est { $character-gender ->
            [feminine] révélée
           *[masculine] révélé
        } { $region-in }, comme on le savait
    }
event-battle =
    { $attacker-number ->
        [other] { $attacker-the } combattent { $defender-the } { $region-in }
       *[one] { $attacker-the } combat { $defender-the } { $region-in }
    }
event-used = { $character } : { $ability }
event-stood =
    { $character-number ->
        [other] { $character-the } restent et combattent
       *[one] { $character-the } reste et combat
    }
event-cards_allowed = Saroumane laisse jouer des cartes
event-picked = { $side } a choisi une carte
event-pick = Vous avez choisi « { $card } »
event-shown = { $side } joue « { $card } »
event-replaced = La Magie { $side-of } devient « { $card } »
event-worked = « { $card } » { $side-of } prend effet
event-idle = « { $card } » { $side-of } ne fait rien
event-retreated = Retraite : { $character-the }, { $from } → { $to }
event-compared = Totaux : Communauté { $fellowship }, Sauron { $sauron }
event-defeated =
    { $character-number ->
        [other] { $character-the } sont vaincus { $region-in }
       *[one] { $character-the } est { $character-gender ->
            [feminine] vaincue
           *[masculine] vaincu
        } { $region-in }
    }
event-returned =
    { $character-number ->
        [other] { $character-the } retournent { $region-in }
       *[one] { $character-the } retourne { $region-in }
    }
event-cards_back = Les deux camps reprennent toutes leurs cartes
event-battle_won = L’attaquant gagne { $region-in }
event-battle_lost = L’attaquant perd { $region-in }
event-battle_both_fell = Les deux tombent { $region-in }
event-battle_retreat = La bataille { $region-in } finit par une retraite
event-battle_ambush = La route { $region-from } finit en embuscade
event-concealed = Toutes les pièces sont de nouveau cachées
event-game_over = Fin de la manche. Vainqueur : { $winner } ({ $why }). Survivants : Communauté { $fellowship }, Sauron { $sauron }
event-points = Points : { $first } pour la première place, { $second } pour la deuxième

outcome-frodo_in_mordor = Frodon est au Mordor
outcome-frodo_defeated = Frodon est vaincu
outcome-three_in_shire = trois personnages de Sauron sont dans la Comté
outcome-no_legal_move = plus aucun déplacement possible
outcome-turn_limit = limite de tours atteinte, pas de vainqueur
outcome-two_games = aux points, en deux manches

refuse-seat = cette place n’existe pas
refuse-turn = ce n’est pas à vous
refuse-confirmed = votre placement est déjà confirmé
refuse-dealing = il faut d’abord le tirage
refuse-sealed = vous avez déjà choisi votre carte
refuse-other_question = ce n’est pas le choix demandé
refuse-enemy_piece = cette pièce n’est pas à vous
refuse-placed = ce personnage est déjà placé
refuse-placed_all = les neuf sont déjà placés
refuse-mountains_empty = personne ne commence dans les montagnes
refuse-start_region = votre camp ne commence pas dans cette région
refuse-start_full = votre camp n’en place pas davantage ici
refuse-unplaced = vos neuf personnages ne sont pas tous placés
refuse-defeated = ce personnage est hors jeu
refuse-stay = un personnage doit quitter sa région
refuse-full = pas de place { $region-in } pour { $character-the }
refuse-flight =
    { $character-number ->
        [other] { $character-the } ne volent que vers un ennemi seul
       *[one] { $character-the } ne vole que vers un ennemi seul
    }
refuse-mountains = personne ne va de côté dans les montagnes
refuse-charge =
    { $character-number ->
        [other] { $character-the } n’ont pas la voie libre vers un ennemi { $region-in }
       *[one] { $character-the } n’a pas la voie libre vers un ennemi { $region-in }
    }
refuse-aragorn = { $character-the } ne va de côté ou en arrière que pour attaquer
refuse-witch_king = { $character-the } ne va de côté que pour attaquer
refuse-river = le fleuve ne mène pas { $character-the } { $region-in }
refuse-tunnel = le tunnel ne mène pas { $character-the } { $region-in }
refuse-direction =
    { $character-number ->
        [other] { $character-the } ne peuvent pas aller { $region-in } : seulement en avant
       *[one] { $character-the } ne peut pas aller { $region-in } : seulement en avant
    }
refuse-no_way_on =
    { $character-number ->
        [other] { $character-the } n’ont plus de déplacement
       *[one] { $character-the } n’a plus de déplacement
    }
refuse-far =
    { $character-number ->
        [other] { $character-the } ne peuvent pas aller { $region-in } en un pas
       *[one] { $character-the } ne peut pas aller { $region-in } en un pas
    }
refuse-no_balrog = le Balrog n’est pas au Caradhras
refuse-target = ce défenseur n’est pas ici
refuse-sam = Sam n’est pas aux côtés de Frodon, attaqué
refuse-frodo = Frodon n’est pas aux côtés de Sam, attaqué
refuse-ability = personne ici ne peut faire cela
refuse-used_card = cette carte est défaussée jusqu’à ce que vous repreniez les neuf
refuse-enemy_card = cette carte est à l’autre camp
refuse-not_discarded = la Magie prend une carte défaussée avant cette bataille
refuse-not_open = un ennemi s’y trouve, ou il n’y a pas de place
refuse-not_backward = ce n’est pas un pas en arrière
refuse-not_sideways = ce n’est pas un pas de côté
refuse-turn_limit = la limite de tours va de 1 à { $most }
refuse-position = cette position est impossible : { $fault }

fault-counts = le compte ne correspond pas au plateau
fault-nowhere = il manque un personnage
fault-crowded = plus de { $limit } personnages d’un camp { $region-in }
fault-both_sides = des personnages des deux camps { $region-in }
fault-start = trop de personnages commencent { $region-in }
fault-hands = la Communauté a { $fellowship } cartes en main, Sauron { $sauron }
fault-card_at_rest = une carte est sur la table sans bataille
fault-enemy_card = { $side } a une carte de l’autre camp
fault-ruled_out = l’autre camp a exclu que ce soit { $character-the }
fault-face_up =
    { $character-number ->
        [other] { $character-the } sont révélés, mais inconnus de l’autre camp
       *[one] { $character-the } est face visible, mais inconnu de l’autre camp
    }
fault-face_up_at_rest = un personnage est face visible entre deux tours
fault-frodo_defeated = Frodon est vaincu et la partie continue
fault-frodo_in_mordor = Frodon est au Mordor et la partie continue
fault-three_in_shire = trois personnages de Sauron sont dans la Comté et la partie continue
fault-no_answer = une question reste sans réponse possible
fault-nobody_asked = personne n’a rien à décider
fault-no_flow = il ne reste rien à faire, mais la partie n’est pas finie
fault-flow = aucun tour ne peut en arriver là
fault-options = les options ne vont pas ensemble
fault-battle = cette bataille est impossible

hint-search =
    { $tries ->
        [one] { $tries } suite examinée ; { $share }{ "\u202F" }% d’entre elles passaient par là
       *[other] { $tries } suites examinées ; { $share }{ "\u202F" }% d’entre elles passaient par là
    }

verb-place = Placer
verb-move = Déplacer
verb-attack = Attaquer
verb-retreat = Se retirer
verb-card = Carte
verb-ability = Capacité

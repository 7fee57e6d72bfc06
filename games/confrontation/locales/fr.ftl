### The Confrontation.

game-title = La Confrontation
game-about = neuf personnages cachés par camp : portez l’Anneau au Mordor, ou attrapez son porteur

dealer-defender =
    { $count ->
        [one] choisissez au hasard l’un des { $count } défenseur caché
       *[other] choisissez au hasard l’un des { $count } défenseurs cachés
    }
dealer-place = mélangez les neuf personnages de { $side } et nommez-les dans l’ordre : quatre pour la région d’origine, puis un pour chaque région du front, les rangs proches d’abord

seat-fellowship = Communauté
seat-sauron = Sauron

side-fellowship = la Communauté
side-sauron = Sauron
side-nobody = personne

region-THE_SHIRE = La Comté
region-ARTHEDAIN = Arthedain
region-CARDOLAN = Cardolan
region-RHUDAUR = Rhudaur
region-EREGION = Eregion
region-ENEDWAITH = Enedwaith
region-THE_HIGH_PASS = Le Haut Col
region-MISTY_MOUNTAINS = Monts Brumeux
region-CARADHRAS = Caradhras
region-GAP_OF_ROHAN = Trouée du Rohan
region-MIRKWOOD = Forêt Noire
region-FANGORN = Fangorn
region-ROHAN = Rohan
region-DAGORLAD = Dagorlad
region-GONDOR = Gondor
region-MORDOR = Mordor

character-FRODO = Frodon

ability-FRODO_RETREAT-about = Attaqué, il peut s’écarter dans une région latérale libre ; la bataille finit sans perte.

character-SAM = Sam

ability-SAM_SUBSTITUTE-about = Quand Frodon est attaqué à ses côtés, Sam peut se montrer et combattre à sa place avec une force de 5.
ability-SAM_STRENGTH_BONUS-about = Quand Sam est attaqué aux côtés de Frodon, Frodon peut être montré ; Sam combat alors avec une force de 5.

character-PIPPIN = Pippin

ability-PIPPIN_RETREAT-about = Quand il attaque, il peut, ayant vu l’ennemi, fuir dans une région libre derrière lui ; l’attaque est finie.

character-MERRY = Merry

ability-MERRY_VS_WITCHKING-about = Vainc aussitôt le Roi-Sorcier.

character-GANDALF = Gandalf

ability-GANDALF_REVEAL_CARD-about = Sauron choisit et montre sa carte en premier.

character-ARAGORN = Aragorn

ability-ARAGORN_SPECIAL_ATTACK_MOVE-about = Peut attaquer dans toute région adjacente, de côté et en arrière aussi.

character-LEGOLAS = Legolas

ability-LEGOLAS_VS_FLYING_NAZGUL-about = Vainc aussitôt le Nazgûl ailé.

character-GIMLI = Gimli

ability-GIMLI_VS_ORCS-about = Vainc aussitôt les Orques.

character-BOROMIR = Boromir

ability-BOROMIR_MUTUAL_DESTRUCTION-about = Lui et son adversaire sont vaincus aussitôt.

character-BALROG = Balrog

ability-BALROG_TUNNEL_AMBUSH-about = Tant qu’il se tient au Caradhras, il peut abattre quiconque emprunte le tunnel.

character-SHELOB = Arachne

ability-SHELOB_POST_BATTLE_MOVE-about = Ayant vaincu un ennemi hors du Gondor, elle retourne au Gondor ; sans place là-bas, elle est perdue.

character-WITCH_KING = Roi-Sorcier

ability-WITCHKING_SIDEWAYS_ATTACK-about = Peut attaquer de côté.

character-FLYING_NAZGUL = Nazgûl ailé

ability-FLYING_NAZGUL_SPECIAL_MOVE-about = Peut voler vers toute région où se tient exactement un ennemi.

character-BLACK_RIDER = Cavalier Noir

ability-BLACK_RIDER_LONG_CHARGE-about = Peut avancer d’autant de régions libres qu’il veut pour attaquer.

character-SARUMAN = Saroumane

ability-SARUMAN_FORCE_STRENGTH_COMPARISON-about = Peut décider qu’aucune carte n’est jouée.

character-ORCS = Orques

ability-ORCS_FIRST_STRIKE-about = À l’attaque, ils vainquent le premier personnage qu’ils rencontrent.

character-WARG = Warg

ability-WARG_NEGATE_ABILITY-about = Le texte de tout personnage de la Communauté est ignoré dans la bataille.

character-CAVE_TROLL = Troll

ability-CAVE_TROLL_NEGATE_SAURON_CARD-about = La carte de Sauron lui-même ne compte pas.

card-F_1 = force 1
card-F_2 = force 2
card-F_3 = force 3
card-F_4 = force 4
card-F_5 = force 5
card-F_MAGIC = Magie

ability-CARD_FELLOWSHIP_MAGIC-about = Devient n’importe quelle carte de sa propre défausse.

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

ability-CARD_SAURON_MAGIC-about = Devient n’importe quelle carte de sa propre défausse.

card-S_EYE_OF_SAURON = Œil de Sauron

ability-CARD_EYE_OF_SAURON-about = Le texte de la carte de la Communauté est ignoré.

card-S_RETREAT = Retraite

ability-CARD_SAURON_RETREAT-about = Le combattant de Sauron s’écarte dans une région latérale libre.
ability-FRODO_RETREAT = s’écarte
ability-SAM_SUBSTITUTE = combat à la place de Frodon avec une force de 5
ability-SAM_STRENGTH_BONUS = combat aux côtés de Frodon avec une force de 5
ability-PIPPIN_RETREAT = en a assez vu et s’enfuit
ability-MERRY_VS_WITCHKING = vainc le Roi-Sorcier
ability-GANDALF_REVEAL_CARD = oblige Sauron à montrer sa carte d’abord
ability-ARAGORN_SPECIAL_ATTACK_MOVE = attaque d’un côté inattendu
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
ability-CAVE_TROLL_NEGATE_SAURON_CARD = fait que la carte de Sauron ne compte pas
ability-CARD_FELLOWSHIP_MAGIC = devient une carte utilisée
ability-CARD_NOBLE_SACRIFICE = tous deux tombent
ability-CARD_ELVEN_CLOAK = le nombre de Sauron compte 0
ability-CARD_FELLOWSHIP_RETREAT = recule
ability-CARD_SAURON_MAGIC = devient une carte utilisée
ability-CARD_EYE_OF_SAURON = le texte de la Communauté est ignoré
ability-CARD_SAURON_RETREAT = s’écarte

formation-hidden_heart = Cœur caché
formation-hidden_heart-about = Frodon, Sam, Gimli et Legolas chez eux ; Gandalf, Aragorn et Boromir devant
formation-bomb_front = Front explosif
formation-bomb_front-about = Boromir, Gimli et Legolas devant, Gandalf et Aragorn derrière eux, les hobbits chez eux
formation-tunnel_dash = Ruée par le tunnel
formation-tunnel_dash-about = Pippin regarde par le tunnel, Frodon et Sam suivent
formation-trap_pair = Paire piégée
formation-trap_pair-about = Frodon et Sam se retrouvent en Eregion et attendent l’attaque
formation-left_wing = Aile gauche
formation-left_wing-about = Gandalf ouvre à Frodon la voie du Haut Col
formation-moria_gate = Porte de la Moria
formation-moria_gate-about = le Balrog atteint le Caradhras au premier tour
formation-iron_wall = Mur de fer
formation-iron_wall-about = Troll, Roi-Sorcier et Saroumane devant, quatre puissants chez eux
formation-raiders = Pillards
formation-raiders-about = Cavalier Noir, Orques et Nazgûl ailé devant : éclairer tôt
formation-spiders_web = Toile d’araignée
formation-spiders_web-about = Arachne au Gondor, avec de la place pour son retour
formation-ambush = Embuscade
formation-ambush-about = le Balrog à Fangorn entre Orques et Troll

setup-fellowship_setup = Comment la Communauté est placée
setup-sauron_setup = Comment le camp de Sauron est placé
setup-fellowship_setup-by_hand = par son joueur, en secret
setup-fellowship_setup-random = au hasard
setup-fellowship_setup-hidden_heart = Cœur caché (connu des deux)
setup-fellowship_setup-bomb_front = Front explosif (connu des deux)
setup-fellowship_setup-tunnel_dash = Ruée par le tunnel (connue des deux)
setup-fellowship_setup-trap_pair = Paire piégée (connue des deux)
setup-fellowship_setup-left_wing = Aile gauche (connue des deux)
setup-sauron_setup-by_hand = par son joueur, en secret
setup-sauron_setup-random = au hasard
setup-sauron_setup-moria_gate = Porte de la Moria (connue des deux)
setup-sauron_setup-iron_wall = Mur de fer (connu des deux)
setup-sauron_setup-raiders = Pillards (connus des deux)
setup-sauron_setup-spiders_web = Toile d’araignée (connue des deux)
setup-sauron_setup-ambush = Embuscade (connue des deux)
setup-two_games = Deux manches en échangeant les camps ; un point par survivant d’une manche gagnée
setup-turn_limit = Tours après lesquels une manche est arrêtée, sans vainqueur

piece-some = une pièce
piece-concealed = une pièce cachée
piece-known = { $character } (caché, mais connu)
piece-one_of = une pièce cachée (parmi { $characters })
piece-own = { $character } { $strength }
piece-own_known = { $character } { $strength } (l’ennemi le sait)
piece-face_up = { $character } { $strength } (découvert)
piece-of = { $piece } – { $side }

way-forward = en avant
way-river = en descendant le fleuve
way-tunnel = par le tunnel
way-ability = par capacité

ask-over = La partie est finie.
ask-dealer = On attend le tirage.
ask-wait = On attend { $sides }.
ask-place =
    { $count ->
        [1] Placez votre dernier personnage.
       *[other] Placez vos personnages : encore { $count }.
    }
ask-confirm = Tous les neuf sont placés. Est-ce définitif ?
ask-move = Tour { $number } : un personnage se déplace, à { $side } de jouer.
ask-ambush = Une pièce est dans le tunnel de la Moria. Frappez-vous ?
ask-target = Qui attaquez-vous en { $region } ?
ask-ability = { $own } combat { $other } en { $region }. Que faites-vous ?
ask-no_cards = { $own } combat { $other } en { $region }. Joue-t-on des cartes ?
ask-card = { $own } contre { $other } en { $region } : choisissez une carte.
ask-answer = { $own } contre { $other } en { $region } : Sauron montre { $card }. Choisissez votre carte.
ask-magic = { $own } contre { $other } en { $region } : quelle carte utilisée la Magie devient-elle ? En face : { $card }.
ask-retreat = { $own } doit quitter { $region }. Vers où ?

option-place = { $character } en { $region }
option-formation = Formation { $formation }
option-confirm = C’est définitif
option-move = { $character } vers { $region }
option-ambush = Le Balrog frappe
option-let_pass = Laisser passer
option-target = Attaquer { $character }
option-target_concealed = Attaquer une pièce cachée
option-retreat = Se retirer vers { $region }
option-sam = Sam s’interpose
option-reveal_frodo = Montrer Frodon : Sam a une force de 5
option-fight = Combattre
option-no_cards = Pas de cartes
option-play_cards = Jouer des cartes
option-magic = La Magie devient { $card }

group-formations = Formations
group-character = { $character } ({ $strength })
group-numbers = Nombres
group-texts = Textes

effect-confirm = votre placement ne pourra plus changer
effect-ambush = qui est dans le tunnel est vaincu sans bataille ; le Balrog est montré et reste
effect-let_pass = la pièce continue vers Fangorn
effect-target = combat une force de { $strength }, découverte
effect-target_concealed =
    { $count ->
        [1] la seule pièce cachée
       *[other] une des { $count } pièces cachées, au sort
    }
effect-move = se déplace { $way }
effect-attack =
    { $count ->
        [1] se déplace { $way } et attaque : { $pieces }
       *[other] se déplace { $way } et attaque { $count } pièces : { $pieces }
    }
effect-frodo_in_mordor = gagne la manche : Frodon atteint le Mordor
effect-three_in_shire = gagne la manche : trois dans la Comté
effect-retreat = quitte la bataille sans perte
effect-sam = Sam est montré et combat pour Frodon avec une force de 5 ; Frodon reste ici, découvert
effect-reveal_frodo = Sam combat avec une force de 5
effect-fight = la bataille continue, { $totals } avant les cartes
effect-orcs_strike = les Orques frappent les premiers : votre personnage est vaincu
effect-no_cards = les forces seules décident : { $totals }
effect-play_cards = chaque camp joue une carte
effect-number = ajoute { $number } : { $total } en tout, contre { $other } et l’autre carte
effect-troll_card = ne compte pas à côté du Troll, mais est utilisée

warning-tunnel = une pièce au Caradhras peut être le Balrog
warning-frodo_attacks = Frodon ne peut pas s’écarter quand il attaque
warning-frodo_mountains = Frodon ne peut pas s’écarter dans les montagnes
warning-reveal_frodo = Sauron saura où est Frodon
warning-game_lost = Frodon serait vaincu et la manche perdue
warning-idle_card = cette carte ne peut rien faire ici

line-totals = { $fellowship } (Communauté) à { $sauron } (Sauron)
line-you = Vous jouez : { $side }.
line-points = Manche { $game } sur 2. Points : { $first } pour la première place, { $second } pour la deuxième.
line-ready = { $side } : placé
line-placing = { $side } : en placement
line-turn = Tour { $number }, au trait : { $side }
line-region = { $region } (rang { $row }, limite { $limit }) : { $pieces }
line-empty_region = { $region } (rang { $row }, limite { $limit }) : vide
line-battle = { $attacker } attaque { $defender } en { $region }
line-attack = { $attacker } entre en { $region }
line-replaced = { $side } : { $magic }, devenue { $card }
line-played = { $side } : { $card }
line-picked = { $side } : une carte, face cachée
line-face_up = Découverts ici : { $characters }
line-cards = { $side } : en main { $hand } ; utilisées { $discards }
line-defeated = Hors jeu : { $characters }

section-state = Partie
section-board = Plateau, du Mordor à la Comté
section-battle = Bataille
section-cards = Cartes
section-defeated = Vaincus

event-placed = { $character } est placé en { $region }
event-formed = { $side } : formation { $formation }
event-shuffled = { $side } : placement au hasard
event-ready = { $side } : prêt
event-began = La manche { $game } commence
event-turn = Tour { $number } : { $side }
event-still_moves = Aucune pièce ne peut avancer ({ $side }), mais l’une d’elles a un déplacement par sa capacité
event-moved = { $character } va { $way } de { $from } à { $to }
event-piece_moved = { $side } : { $piece } va { $way } de { $from } à { $to }
event-let_pass = Personne ne frappe dans le tunnel
event-attacked =
    { $count ->
        [1] { $side } attaque { $region }, où se tient une pièce
       *[other] { $side } attaque { $region }, où se tiennent { $count } pièces
    }
event-revealed = { $character } est révélé en { $region }
event-revealed_known = { $character } est retourné en { $region }, comme on le savait
event-battle = { $attacker } combat { $defender } en { $region }
event-used = { $character } : { $ability }
event-stood = { $character } reste et combat
event-cards_allowed = Saroumane laisse jouer des cartes
event-picked = { $side } a choisi une carte
event-pick = Vous avez choisi { $card }
event-shown = { $side } joue { $card }
event-replaced = { $side } : la Magie devient { $card }
event-worked = { $card } prend effet ({ $side })
event-idle = { $card } ne fait rien ({ $side })
event-retreated = { $character } se retire de { $from } à { $to }
event-compared = Totaux : Communauté { $fellowship }, Sauron { $sauron }
event-defeated = { $character } est vaincu en { $region }
event-returned = { $character } retourne en { $region }
event-cards_back = Les deux camps reprennent toutes leurs cartes
event-battle_won = L’attaquant a gagné en { $region }
event-battle_lost = L’attaquant a perdu en { $region }
event-battle_both_fell = Tous deux sont tombés en { $region }
event-battle_retreat = La bataille en { $region } finit par une retraite
event-battle_ambush = La route vers { $region } a fini en embuscade
event-concealed = Toutes les pièces sont de nouveau cachées
event-game_over =
    { $fellowship ->
        [one] La manche est finie. Vainqueur : { $winner } ; { $why }. Reste : { $fellowship } de la Communauté, { $sauron } de Sauron
       *[other] La manche est finie. Vainqueur : { $winner } ; { $why }. Restent : { $fellowship } de la Communauté, { $sauron } de Sauron
    }
event-points = Points : { $first } pour la première place, { $second } pour la deuxième

outcome-frodo_in_mordor = Frodon est au Mordor
outcome-frodo_defeated = Frodon est vaincu
outcome-three_in_shire = trois personnages de Sauron sont dans la Comté
outcome-no_legal_move = il ne restait aucun déplacement permis
outcome-turn_limit = arrêté par la limite de tours, sans vainqueur
outcome-two_games = points de deux manches

refuse-seat = cette place n’existe pas
refuse-turn = on ne vous demande rien maintenant
refuse-confirmed = vous avez confirmé votre placement
refuse-dealing = le tirage d’abord
refuse-sealed = vous avez choisi votre carte
refuse-other_question = ce n’est pas la question
refuse-enemy_piece = ce n’est pas à vous
refuse-placed = ce personnage est déjà placé
refuse-placed_all = tous les neuf sont déjà placés
refuse-mountains_empty = personne ne commence dans les montagnes
refuse-start_region = votre camp ne commence pas là
refuse-start_full = pas davantage de votre camp n’y commencent
refuse-unplaced = les neuf personnages ne sont pas tous placés
refuse-defeated = ce personnage est hors jeu
refuse-stay = un personnage doit quitter sa région
refuse-full = { $region } n’a pas de place pour { $character }
refuse-flight = { $character } ne vole que vers un ennemi seul
refuse-mountains = personne ne va de côté dans les montagnes
refuse-charge = { $character } n’a pas de voie libre vers un ennemi en { $region }
refuse-aragorn = { $character } ne va de côté ou en arrière que pour attaquer
refuse-witch_king = { $character } ne va de côté que pour attaquer
refuse-river = le fleuve ne mène pas { $character } en { $region }
refuse-tunnel = le tunnel ne mène pas { $character } en { $region }
refuse-direction = { $character } ne va qu’en avant, { $region } n’y est pas
refuse-no_way_on = { $character } n’a plus de déplacement
refuse-far = { $region } n’est pas à un pas devant { $character }
refuse-no_balrog = le Balrog n’est pas au Caradhras
refuse-target = personne de tel ne défend ici
refuse-sam = Sam n’est pas aux côtés de Frodon attaqué
refuse-frodo = Frodon n’est pas aux côtés de Sam attaqué
refuse-ability = personne ici ne peut faire cela
refuse-used_card = cette carte est utilisée jusqu’à ce que les neuf soient reprises
refuse-enemy_card = cette carte est à l’autre camp
refuse-not_discarded = la Magie prend une carte utilisée dans une bataille précédente
refuse-not_open = un ennemi y est, ou il n’y a pas de place
refuse-not_backward = ce n’est pas un pas en arrière
refuse-not_sideways = ce n’est pas un pas de côté
refuse-turn_limit = la limite de tours doit être entre 1 et { $most }
refuse-position = cette position ne peut pas exister : { $fault }

hint-search =
    { $tries ->
        [one] { $tries } suite examinée ; { $share }{ "\u202F" }% d’entre elles passaient par là
       *[other] { $tries } suites examinées ; { $share }{ "\u202F" }% d’entre elles passaient par là
    }

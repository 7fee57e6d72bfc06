### Le plateau de la Guerre de l’Anneau.

wotr-turn = Tour { $number }
wotr-points_free =
    { $number ->
        [one] Peuples Libres : { $number } point sur { $goal }
       *[other] Peuples Libres : { $number } points sur { $goal }
    }
wotr-points_shadow =
    { $number ->
        [one] Ombre : { $number } point sur { $goal }
       *[other] Ombre : { $number } points sur { $goal }
    }
wotr-map = carte de la Terre du Milieu
wotr-map_keys = La carte. Les flèches vont de région en région, Entrée choisit, plus et moins zooment.
wotr-closer = Zoom avant
wotr-away = Zoom arrière
wotr-whole = Toute la carte
wotr-find = Chercher une région
wotr-figures = Figurines et autres
wotr-dice_of = Dés { $side-of }
wotr-dice_more =
    { $unused } { $unused ->
        [one] dé inutilisé
       *[other] dés inutilisés
    }, { $spent } { $spent ->
        [one] utilisé
       *[other] utilisés
    }, { $box } dans la zone de Traque ; Anneaux elfiques : { $rings }
wotr-no_dice = aucun dé inutilisé
wotr-fellowship = La Communauté
wotr-in_mordor = Sur la piste du Mordor : case { $step } sur 5
wotr-last_seen = Vue pour la dernière fois { $region-in }
wotr-hidden = cachée
wotr-revealed = révélée
wotr-screen_map = Carte
wotr-screen_hand = Main
wotr-screen_lands = Communauté
wotr-retreat_to = Retraite vers :
wotr-progress = Progression { $number }
wotr-corruption = Corruption { $number } sur 12
wotr-guide = Guide
wotr-hunt_box = Zone de Traque
wotr-hunt =
    { $dice ->
        [one] Niveau { $level } : { $dice } dé, +{ $bonus }
       *[other] Niveau { $level } : { $dice } dés, +{ $bonus } chacun
    }
wotr-hunt_needs = Succès sur { $target } ou plus, jamais sur un 1.
wotr-hunt_found = Si la Communauté avance : repérée { $number } fois sur 100.
wotr-tiles =
    { $count ->
        [one] { $count } tuile dans la réserve
       *[other] { $count } tuiles dans la réserve
    }
wotr-waiting_tiles = S’y ajoutent au Mordor :
wotr-tile_now =
    { $damage ->
        [one] La tuile en cours : { $damage } dégât
       *[other] La tuile en cours : { $damage } dégâts
    }
wotr-tile_eye = Œil
wotr-tile_die = un dé
wotr-tile_reveals = Révélation
wotr-tile_stops = Arrêt
wotr-politics = Politique
wotr-politics_key = Crans jusqu’à la guerre. A : active, P : passive (ne peut pas entrer en guerre).
wotr-nation = Nation
wotr-Peace1 = à trois crans de la guerre
wotr-Peace2 = à deux crans de la guerre
wotr-Peace3 = à un cran de la guerre
wotr-AtWar = en guerre
wotr-active = active
wotr-passive = passive
wotr-yours = à vous
wotr-reinforcements = Renforts
wotr-lost = − hors jeu
wotr-regular = Régulière
wotr-elite = Élite
wotr-leader = Meneur
wotr-teams = Équipes
wotr-leads = joueur principal
wotr-acts = joue maintenant
wotr-theirs = Ce que peut faire votre équipier
wotr-theirs_why = Votre équipe partage les mêmes dés, mais ces choix ne sont proposés qu’à votre équipier ({ $who }). Sur la carte, ses Armées ont un bord en tirets.
wotr-theirs_advance = Avancer sur la piste politique :
wotr-theirs_recruit = Recruter pour :
wotr-theirs_armies = Déplacer ces Armées et attaquer avec elles :
wotr-theirs_mixed = Commander ces Armées mixtes :
wotr-theirs_minions = Faire entrer en jeu :
wotr-theirs_nazgul = Recruter des Nazgûl pour :
wotr-theirs_cards = Jouer comme Événements, de votre propre main :
wotr-theirs_lead = Décider ce tour-ci, comme joueur principal, pour :
wotr-teammates = À votre équipier : il commande ces Nations.
wotr-hands = Cartes
wotr-discards = Cartes, défausse
wotr-hand = { $character } Personnage, { $strategy } Stratégie
wotr-decks = pioches : Peuples Libres { $free }, Ombre { $shadow }
wotr-on_table = Sur la table
wotr-discarded =
    { $count ->
        [one] { $count } carte défaussée face visible
       *[other] { $count } cartes défaussées face visible
    }
wotr-strategy = Stratégie
wotr-character = Personnage
wotr-stays = reste sur la table
wotr-initiative = initiative { $number }
wotr-text_show = Ce qu’elle fait
wotr-text_hide = Moins
wotr-card_down = une carte, face cachée
wotr-battle_of = Bataille { $place-from }
wotr-the_hunt = La Traque de l’Anneau
wotr-round = Manche { $number }
wotr-attacks = à l’attaque
wotr-defends = en défense
wotr-force =
    { $units } { $units ->
        [one] unité
       *[other] unités
    } ({ $dice } { $dice ->
        [one] dé
       *[other] dés
    }), Commandement { $leaders }
wotr-rolls =
    { $side-number ->
        [other] { $side } lancent les dés
       *[one] { $side } lance les dés
    }
wotr-hunt_level = Niveau de Traque { $level }
wotr-hunt_again = Relance
wotr-hit = touche
wotr-miss = raté
wotr-kind_town = Ville
wotr-kind_city = Cité
wotr-kind_stronghold = Bastion
wotr-kind_fortification = Fortification
wotr-held = sous le contrôle { $side-of }
wotr-worth =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
wotr-nobodys = à aucune Nation
wotr-empty = Il n’y a personne ici.
wotr-near = Régions adjacentes :
wotr-options_here = Vos choix ici
wotr-force_field = en rase campagne
wotr-force_besieged = assiégés
wotr-force_sieging = assiégeants
wotr-force_rear = arrière-garde
wotr-figures_of =
    { $nation } : { $regular } { $regular ->
        [one] Régulière
       *[other] Régulières
    }, { $elite } { $elite ->
        [one] Élite
       *[other] Élites
    }, { $leader } { $leader ->
        [one] Meneur
       *[other] Meneurs
    }
wotr-character_facts = Niveau { $level }, Commandement { $leadership }
wotr-edit = Modifier la position
wotr-edit_figures = Figurines
wotr-edit_fellowship = Communauté
wotr-edit_politics = Politique
wotr-edit_dice = Dés et Anneaux
wotr-edit_rest = Tout le reste
wotr-edit_pick = Appuyez sur une région de la carte pour changer qui s’y trouve, ou faites-y glisser une figurine.
wotr-edit_minus = Un de moins : { $what }
wotr-edit_plus = Un de plus : { $what }
wotr-edit_drag = { $what } : à glisser sur la carte ({ $left } en réserve)
wotr-edit_add = Ajouter un personnage…
wotr-edit_ring_bearers = Placer les Porteurs ici
wotr-edit_control = Contrôle : { $side }
wotr-edit_progress = Progression
wotr-edit_corruption = Corruption
wotr-edit_mordor = Étape en Mordor
wotr-edit_reveal = Révéler la Communauté
wotr-edit_hide = Cacher la Communauté
wotr-edit_steps = Pas avant la guerre ; 0 veut dire en guerre.
wotr-edit_hunt_box = Dés dans la zone de Traque
wotr-edit_rings = Anneaux elfiques
wotr-fronts = Fronts
wotr-fronts_count =
    { $count ->
        [one] { $count } lieu
       *[other] { $count } lieux
    }
wotr-no_fronts = Aucune Armée n’est au contact de l’ennemi.
wotr-front_siege = Siège { $place-from }
wotr-front_contact = { $place } – { $against }
wotr-front_units = Peuples Libres { $free }, Ombre { $shadow }

# Ce que comptent les règles : les dés du tour, l’ordre des actions, les deux camps d’une bataille.
wotr-dice_pool =
    { $count ->
        [one] { $count } dé ce tour-ci
       *[other] { $count } dés ce tour-ci
    }
wotr-dice_before = { $box } dans la zone de Traque ; Anneaux elfiques : { $rings }
wotr-not_rolled = pas encore lancés
wotr-hunt_rerolls =
    { $count ->
        [one] Un dé raté est relancé.
       *[other] { $count } dés ratés sont relancés.
    }
wotr-team_seat = { $seat-team }
wotr-order = Ordre du tour
wotr-order_next = ensuite
wotr-order_idle = plus de dés
wotr-target = touche sur { $target } ou plus
wotr-forfeited = Commandement abandonné : { $number }
wotr-event_unmet = Comme Événement : { $why }
wotr-event_theirs = Seul votre équipier peut la jouer comme Événement.

# Personnages.
wotr-characters = Personnages
wotr-characters_fellowship = Dans la Communauté
wotr-characters_map = Sur la carte
wotr-characters_aside = Pas encore en jeu
wotr-characters_out = Hors jeu
wotr-about = À propos : { $who }
wotr-is_companion = Compagnon
wotr-is_minion = Serviteur
wotr-is_guide = Guide
wotr-is_ring_bearers = Porteurs de l’Anneau
wotr-level = Niveau { $number }
wotr-level_unlimited = Niveau illimité
wotr-leadership = Commandement { $number }
wotr-gives_die =
    { $count ->
        [one] +{ $count } dé d’Action
       *[other] +{ $count } dés d’Action
    }
wotr-activates = Peut activer { $nations-the }
wotr-activates_any = Peut activer n’importe quelle Nation { $side-of }

# Mers, fleuves et montagnes sur la carte.
wotr-land_white_mountains = Montagnes Blanches
wotr-land_ered_lithui = Ered Lithui
wotr-land_misty_mountains = Monts Brumeux
wotr-land_ephel_duath = Ephel Dúath
wotr-land_ered_luin = Ered Luin
wotr-land_the_great_sea = La Grande Mer
wotr-land_bay_of_belfalas = Baie de Belfalas
wotr-land_sea_of_rhun = Mer de Rhûn
wotr-land_gulf_of_lune = Golfe de Lune
wotr-land_icebay = Baie de Glace
wotr-land_grey_mountains = Montagnes Grises
wotr-land_the_northern_waste = Le Désert du Nord
wotr-land_anduin = Anduin
wotr-land_brandywine = Brandevin
wotr-land_greyflood = Flot Gris
wotr-land_hoarwell = Fontgrise
wotr-land_loudwater = Sonoronne
wotr-land_isen = Isen
wotr-land_entwash = Entalluve
wotr-land_celduin = Celduin
wotr-land_carnen = Carnen
wotr-land_harnen = Harnen
wotr-land_poros = Poros
wotr-land_limlight = Limeclaire
wotr-land_lune = Lune
wotr-land_silverlode = Cours d’Argent
wotr-land_forest_river = Rivière de la Forêt

# What happens on the map.
wotr-since = Depuis votre dernière action
wotr-since_turn = Ce tour-ci
wotr-since_nothing = Rien encore.
wotr-die_of = Dé : { $face }
wotr-answers = Votre décision
wotr-answers_many = Les choix sont nombreux : choisissez sur la carte, parmi les cartes ou dans la liste.
wotr-answers_hand = Appuyez sur une de vos cartes ci-dessous, ou :
wotr-hunt_step_dice = Jet
wotr-hunt_step_reroll = Relance
wotr-hunt_step_tile = Tuile
wotr-hunt_step_answer = Votre réponse
wotr-damage = Dégâts
wotr-corruption_end = À 12, les Porteurs succombent et l’Ombre gagne.
wotr-battle_field = Bataille rangée
wotr-battle_siege = Siège
wotr-battle_sortie = Sortie
wotr-battle_step_cards = Cartes
wotr-battle_step_roll = Jet
wotr-battle_step_reroll = Relance
wotr-battle_step_losses = Pertes
wotr-battle_step_on = On continue ?
wotr-fallen =
    { $count ->
        [one] { $count } figurine perdue ce round
       *[other] { $count } figurines perdues ce round
    }
wotr-card_none = Aucune carte Combat
wotr-card_open = Carte Combat pas encore choisie
wotr-card_from = de « { $card } »
wotr-hits_word =
    { $count ->
        [one] touche
       *[other] touches
    }

# The end.
wotr-the_end = La fin
wotr-end_turn = Tour { $number }
wotr-end_turns = tours
wotr-end_battles = batailles
wotr-end_captures = localités prises
wotr-end_tiles = tuiles de Chasse tirées
wotr-end_cards = cartes jouées
wotr-end_pool =
    { $count ->
        [0] Il ne restait aucune tuile dans la réserve de Chasse
        [one] { $count } tuile jamais tirée
       *[other] { $count } tuiles jamais tirées
    }
wotr-by_turn = Points de Victoire et Corruption par tour
wotr-line_free = Peuples Libres
wotr-line_shadow = Ombre
wotr-line_corruption = Corruption
wotr-casualties = Pertes par Nation
wotr-captures = Places prises
wotr-cards_played = Cartes jouées : { $count }
wotr-cards_held = Encore en main, { $seat } : { $count }
wotr-acts_fellowship = Communauté
wotr-acts_armies = Armées et personnages
wotr-acts_muster = Recrutement
wotr-acts_cards = Cartes, anneaux, passe

# Les chances d’une bataille, et ce qu’apprend qui regarde de plus près.
wotr-odds_round = Une manche
wotr-odds_end = Jusqu’au bout
wotr-odds_good = gagnée { $number }
wotr-odds_bad = perdue { $number }
wotr-odds_said = Sur 100 fois, vous gagnez { $good } fois et perdez { $bad } fois.
wotr-odds_all = Les chances sont celles de l’armée entière.
wotr-look_threat = Ennemis à côté :
wotr-look_die = reste { $count }
wotr-look_rings =
    { $count ->
        [0] Plus aucun Anneau elfique.
        [one] Encore un Anneau elfique.
       *[other] Encore { $count } Anneaux elfiques.
    }
wotr-look_rings_about = Un Anneau elfique tourne un de vos dés sur une autre face.
wotr-look_found = Si la Communauté avance maintenant, elle est repérée { $number } fois sur 100.
wotr-face_about_character = Déplace la Communauté, des personnages ou une armée menée par un Chef, ou joue une carte Personnage.
wotr-face_about_army = Déplace deux armées, attaque avec une, ou joue une carte Armée.
wotr-face_about_muster = Recrute, rapproche une nation de la guerre, ou joue une carte Recrutement.
wotr-face_about_muster_army = Vaut un dé Armée ou un dé Recrutement.
wotr-face_about_event = Pioche une carte Événement ou joue n’importe quelle carte.
wotr-face_about_will = Vaut n’importe quel dé.
wotr-face_about_eye = Va dans la case de Chasse.

goal-aim = Deux parties en une. Les Peuples Libres détruisent l’Anneau ou prennent 4 points ; l’Ombre corrompt les Porteurs ou en prend 10.
goal-turn = Les deux camps lancent des dés et les utilisent tour à tour, une action chacun : marcher, recruter, jouer une carte, déplacer la Communauté.
goal-end = L’Anneau décide à tout moment, la conquête à la fin d’un tour.

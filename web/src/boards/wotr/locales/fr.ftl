### Le plateau de la Guerre de l’Anneau.

wotr-turn = Tour { $number }
wotr-points_free =
    { $number ->
        [one] Peuples Libres { $number } point sur { $goal }
       *[other] Peuples Libres { $number } points sur { $goal }
    }
wotr-points_shadow =
    { $number ->
        [one] Ombre { $number } point sur { $goal }
       *[other] Ombre { $number } points sur { $goal }
    }
wotr-map = carte de la Terre du Milieu
wotr-map_keys = La carte. Les flèches vont de région en région, Entrée choisit, plus et moins changent l’échelle.
wotr-closer = Plus près
wotr-away = Plus loin
wotr-whole = Toute la carte
wotr-find = Chercher une région
wotr-figures = Figurines et autres
wotr-dice_of = Dés : { $side }
wotr-dice_more =
    { $unused } { $unused ->
        [one] dé restant
       *[other] dés restants
    }, { $spent } { $spent ->
        [one] utilisé
       *[other] utilisés
    }, { $box } dans la Chasse, Anneaux Elfiques { $rings }
wotr-no_dice = aucun dé restant
wotr-fellowship = La Communauté
wotr-in_mordor = Sur la piste du Mordor : étape { $step } sur 5
wotr-last_seen = Vue en dernier : { $region }
wotr-hidden = cachée
wotr-revealed = révélée
wotr-progress = progression { $number }
wotr-corruption = Corruption { $number } sur 12
wotr-guide = Guide
wotr-hunt_box = La Chasse
wotr-hunt =
    { $dice ->
        [one] Niveau { $level } : { $dice } dé, +{ $bonus } à chacun
       *[other] Niveau { $level } : { $dice } dés, +{ $bonus } à chacun
    }
wotr-hunt_needs = Un dé réussit à partir de { $target }, jamais sur 1.
wotr-tiles =
    { $count ->
        [one] { $count } tuile dans la réserve
       *[other] { $count } tuiles dans la réserve
    }
wotr-waiting_tiles = En Mordor s’y ajoutent :
wotr-tile_now =
    { $damage ->
        [one] La tuile actuelle : { $damage } dégât
       *[other] La tuile actuelle : { $damage } dégâts
    }
wotr-tile_eye = Œil
wotr-tile_die = un dé
wotr-tile_reveals = révèle
wotr-tile_stops = arrête
wotr-politics = Politique
wotr-politics_key = Étapes jusqu’à la guerre. A : active, P : passive (ne peut entrer en guerre).
wotr-nation = Nation
wotr-Peace1 = à trois étapes de la guerre
wotr-Peace2 = à deux étapes de la guerre
wotr-Peace3 = à une étape de la guerre
wotr-AtWar = en guerre
wotr-active = active
wotr-passive = passive
wotr-yours = à vous
wotr-reinforcements = Renforts
wotr-lost = − hors du jeu
wotr-regular = Régulier
wotr-elite = Élite
wotr-leader = Chef
wotr-teams = Équipes
wotr-leads = mène
wotr-acts = à jouer
wotr-theirs = Les choix de votre équipier
wotr-theirs_why = Les deux d’une équipe dépensent les mêmes dés, mais ceci n’est proposé qu’à { $who }. Sur la carte, une armée de l’équipier a un bord en tirets.
wotr-theirs_advance = Avancer sur la piste politique :
wotr-theirs_recruit = Recruter pour :
wotr-theirs_armies = Déplacer et faire attaquer les armées en
wotr-theirs_mixed = Commander les armées mixtes en
wotr-theirs_minions = Faire entrer en jeu :
wotr-theirs_nazgul = Recruter des Nazgûl pour
wotr-theirs_cards = Jouer comme événements, de votre propre main :
wotr-theirs_lead = Décider, comme meneur de ce tour, pour
wotr-teammates = À votre équipier : il commande ces nations.
wotr-hands = Cartes
wotr-hand = { $character } Personnage, { $strategy } Stratégie
wotr-decks = pioches : Libres { $free }, Ombre { $shadow }
wotr-on_table = Sur la table
wotr-discarded =
    { $count ->
        [one] { $count } carte défaussée face visible
       *[other] { $count } cartes défaussées face visible
    }
wotr-strategy = Stratégie
wotr-character = Personnage
wotr-stays = reste sur la table
wotr-playable = jouable maintenant
wotr-not_playable = pas jouable : aucun dé pour elle, ou sa condition n’est pas remplie
wotr-initiative = initiative { $number }
wotr-text_show = Ce qu’elle fait
wotr-text_hide = Moins
wotr-card_down = une carte, face cachée
wotr-battle_of = Bataille : { $place }
wotr-the_hunt = La Chasse à l’Anneau
wotr-round = Manche { $number }
wotr-attacks = attaquent
wotr-defends = défendent
wotr-force =
    { $units } { $units ->
        [one] unité
       *[other] unités
    } ({ $dice } { $dice ->
        [one] dé
       *[other] dés
    }), commandement { $leaders }
wotr-hits =
    { $hits } { $hits ->
        [one] touche
       *[other] touches
    }, { $missed } { $missed ->
        [one] raté
       *[other] ratés
    }
wotr-rolls =
    { $side-number ->
        [other] { $side } lancent
       *[one] { $side } lance
    }
wotr-rolls_again =
    { $side-number ->
        [other] { $side } relancent
       *[one] { $side } relance
    }
wotr-made_hits =
    { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }
wotr-made_successes =
    { $count ->
        [one] { $count } succès (+{ $bonus } par dé)
       *[other] { $count } succès (+{ $bonus } par dé)
    }
wotr-hunt_level = Niveau de Chasse { $level }
wotr-hunt_again = Relance
wotr-hit = touche
wotr-miss = raté
wotr-step_back = Reculer
wotr-step_on = Pas
wotr-step_run = Lecture
wotr-step_end = Passer
wotr-story_away = ranger
wotr-story_before = La bataille ou Chasse d’avant
wotr-story_after = La bataille ou Chasse suivante
wotr-kind_town = ville
wotr-kind_city = cité
wotr-kind_stronghold = bastion
wotr-kind_fortification = fortification
wotr-held = tenu par { $side }
wotr-worth =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
wotr-nobodys = terre de personne
wotr-empty = Il n’y a personne ici.
wotr-near = À côté :
wotr-options_here = Ce qui est possible ici
wotr-force_field = en campagne
wotr-force_besieged = assiégés
wotr-force_sieging = assiégeants
wotr-force_rear = arrière-garde
wotr-figures_of =
    { $nation } : { $regular } { $regular ->
        [one] régulier
       *[other] réguliers
    }, { $elite } { $elite ->
        [one] élite
       *[other] élites
    }, { $leader } { $leader ->
        [one] chef
       *[other] chefs
    }
wotr-character_facts = niveau { $level }, commandement { $leadership }
wotr-edit = Modifier la position
wotr-fronts = Fronts
wotr-fronts_count =
    { $count ->
        [one] { $count } lieu
       *[other] { $count } lieux
    }
wotr-no_fronts = Aucune armée ne se fait face.
wotr-front_siege = Siège : { $place }
wotr-front_contact = { $place } – { $against }
wotr-front_units = Libres { $free } : { $shadow } Ombre

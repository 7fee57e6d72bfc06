### Le plateau des Clans et le camp entre les parties.

clans-turn = Tour { $number }
clans-ages = Âges
clans-age = Âge { $number }
clans-from_turn = à partir du tour { $number }
clans-relic = { $side } a la relique
clans-board = Les trois voies
clans-you = Vous
clans-of_side = { $side }
clans-hand = Votre main
clans-hand_empty = Aucune carte en main.
clans-crystal = Cristal de { $side } : { $number }
clans-gold =
    { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
clans-streak = série de { $number }
clans-piles = main { $hand }, pioche { $deck }, cimetière { $grave }
clans-piles_age = main { $hand }, pioche de l’âge { $age } { $deck }, cimetière { $grave }
clans-deck_aside = âge { $age } mis de côté : { $number }
clans-deck_later = âge { $age } à venir : { $number }
clans-sealed = prêt
clans-plan = Votre plan
clans-plan_ready = scellé. Dès que les deux camps sont prêts, le combat commence.
clans-zone_BaseA = Base A
clans-zone_Middle = Milieu
clans-zone_BaseB = Base B
clans-foe_ready = { $side } est en position.
clans-foe_plans = { $side } prépare encore son plan.
clans-ready = Prêt : sceller le plan
clans-hero =
    { $number ->
        [0] { $name }, plus d’usage
        [one] { $name }, encore { $number } usage
       *[other] { $name }, encore { $number } usages
    }
clans-hero_called = appelé ce tour-ci
clans-family =
    { $number ->
        [one] Famille { $family } : { $number } jouée sur 3 ; ensuite « { $ultimate } »
       *[other] Famille { $family } : { $number } jouées sur 3 ; ensuite « { $ultimate } »
    }
clans-family_fired =
    { $number ->
        [one] Famille { $family } : { $number } jouée sur 3, « { $ultimate } » déclenché
       *[other] Famille { $family } : { $number } jouées sur 3, « { $ultimate } » déclenché
    }
clans-lane = Voie { $name }
clans-planned = prévue
clans-front = Avant
clans-back = Arrière
clans-unknown = Carte cachée
clans-numbers = dégâts { $damage }, vie { $health }, temps { $tick }
clans-acts = agit au temps { $ticks }
clans-cost = coût { $number }
clans-member = famille { $family }, variante { $number }
clans-rarity_Common = commune
clans-rarity_Rare = rare
clans-rarity_Epic = épique
clans-rarity_Legendary = légendaire
clans-terrain_Woods = Bois
clans-terrain_Lake = Lac
clans-terrain_Desert = Désert
clans-terrain_Marsh = Marais
clans-terrain_none = sans terrain
clans-tick = temps { $number }
clans-ready_short = Prêt
clans-ready_later = après les combats
clans-plan_cards =
    { $count ->
        [0] Aucune carte prévue.
        [one] { $count } carte prévue.
       *[other] { $count } cartes prévues.
    }
clans-goal = Brisez leur cristal : gagnez une voie pour la pousser, puis dans leur base pour frapper.
clans-last_turn = Dernier tour
clans-zone_own = votre base
clans-zone_foe = leur base
clans-ticks = Les 5 temps du combat
clans-tick_both = Les deux
clans-tick_one = Frappe
clans-tick_none = Personne
clans-spills = { $number } passent
clans-fight_begins = Combat !
clans-no_fight = Pas de combat
clans-lane_open = Personne ne gagne
clans-lane_yours = Vous gagnez
clans-lane_theirs = Ils gagnent
clans-lane_won = Le camp { $side } gagne
clans-crystal_lost = cristal −{ $number }
clans-moves_to = vers { $zone }
clans-moment_placing = les deux plans sont révélés
clans-moment_march = la marche
clans-moment_power = héros et ultimes
clans-moment_lane = le combat commence
clans-moment_tick = un temps
clans-moment_result = le résultat
clans-moment_fatigue = les survivants se fatiguent
clans-ending = Le résultat
clans-end_won = Vous avez percé
clans-end_lost = Ils ont percé
clans-end_draw = Personne n’a percé
clans-end_story = Tour { $turn }. Votre cristal : { $own }, le leur : { $foe }.
clans-held_foe = Il leur restait en main
clans-held_own = Il vous restait en main
clans-held_none = aucune carte
clans-did_most = Les meilleures cartes
clans-strike = { $number } contre { $crystal }, il reste { $left }
clans-your_crystal = votre cristal
clans-their_crystal = leur cristal
clans-yours = à vous
clans-theirs = à eux
clans-felled =
    { $count ->
        [one] { $count } carte détruite
       *[other] { $count } cartes détruites
    }
clans-damage = dégâts
clans-course = Cristaux sur { $turns } tours : le vôtre finit à { $own }, le leur à { $foe }
clans-look_board = Voir le plateau
clans-to_result = Résultat
clans-ability_fury = Fureur
clans-does_fury = ses attaques font { $x } de plus
clans-ability_shield = Bouclier
clans-does_shield = les attaques contre elle font { $x } de moins, 1 au moins
clans-ability_stack_buff_damage = Étendard
clans-does_stack_buff_damage = l’autre carte de sa pile fait { $x } de plus
clans-ability_stack_debuff_enemy_damage = Totem
clans-does_stack_debuff_enemy_damage = les attaques contre sa pile font { $x } de moins, 1 au moins
clans-ability_inspire = Inspiration
clans-does_inspire = toutes les attaques de son camp dans la voie font { $x } de plus
clans-ability_fortify = Fortification
clans-does_fortify = les attaques contre son camp dans la voie font { $x } de moins, 1 au moins
clans-ability_command = Autorité
clans-does_command = dans sa voie, son camp frappe de { $x } de plus et encaisse { $x } de moins
clans-ability_rally = Ralliement
clans-does_rally = l’autre carte de sa pile fait { $x } de plus dans ce combat
clans-ability_regen = Régénération
clans-does_regen = récupère { $x } de vie à la fin de chaque temps
clans-ability_heal_ally = Soigneur
clans-does_heal_ally = l’autre carte de sa pile récupère { $x } de vie à chaque temps
clans-ability_thorns = Épines
clans-does_thorns = celle qui l’attaque subit { $x }
clans-ability_first_strike = Première frappe
clans-does_first_strike = frappe avant les autres cartes du même temps
clans-ability_ranged = Tireur
clans-does_ranged = attaque aussi depuis l’arrière
clans-ability_cleave = Balayage
clans-does_cleave = touche aussi la carte de derrière, sans excédent
clans-ability_regenerate = Récupération
clans-does_regenerate = récupère 2 de vie après chaque tour
clans-ability_conceal_back = Dissimulation
clans-does_conceal_back = cache à l’ennemi la carte derrière elle
clans-ability_scout = Éclaireur
clans-does_scout = voit le terrain de la base ennemie
clans-ability_paratrooper = Parachutiste
clans-does_paratrooper = peut atterrir sur la case du Milieu
clans-ability_stealth_pass = Furtivité
clans-does_stealth_pass = passe à côté de l’ennemi
clans-ability_far_attack = Tir lointain
clans-does_far_attack = frappe aussi la case suivante
clans-to_camp = Vers la boutique, vos cartes et vos decks
clans-to_shop = La boutique est ouverte : vers vos cartes et vos decks
clans-wallet =
    { $number ->
        [one] Votre bourse contient { $number } pièce d’or.
       *[other] Votre bourse contient { $number } pièces d’or.
    }
clans-no_gold = Pas d’or pour votre bourse : cette partie s’est jouée sans M1.

camp-title = Clans : votre camp
camp-shop = Boutique
camp-collection = Collection
camp-decks = Decks
camp-rating = Classement { $number }
camp-record =
    { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }, { $drawn } { $drawn ->
        [one] nulle
       *[other] nulles
    }, { $lost } { $lost ->
        [one] perdue
       *[other] perdues
    }
camp-shop_closed = La boutique ouvre après une partie qui rapporte de l’or. Gagnez des voies et rapportez-en.
camp-owned = vous en avez { $number }
camp-upgraded =
    { $number ->
        [one] { $number } améliorée
       *[other] { $number } améliorées
    }
camp-sold = Vendue
camp-buy =
    { $price ->
        [one] Acheter pour { $price } pièce d’or
       *[other] Acheter pour { $price } pièces d’or
    }
camp-too_dear =
    { $number ->
        [one] il manque { $number } pièce d’or
       *[other] il manque { $number } pièces d’or
    }
camp-renew = Renouveler le stock pour { $price } (une fois)
camp-leave = Quitter la boutique
camp-find = Chercher une carte
camp-all_cards = Montrer aussi les cartes que je n’ai pas
camp-shown =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
camp-details = Détails
camp-upgrade = Améliorer pour { $price }
camp-upgrade_note = Un exemplaire gagne 1 de dégâts et 1 de vie, définitivement.
camp-base = Terrain de base sans héros ; en changer coûte { $price }
camp-new_deck = Nouveau deck
camp-copy_of = Partir de
camp-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
camp-edit = Modifier
camp-drop = Supprimer { $name }
camp-drop_short = Supprimer
camp-deck_name = Nom du deck
camp-complete = complet
camp-usual_size = une partie en demande en général 25
camp-of_tick = temps { $tick } : { $number }
camp-save = Enregistrer le deck
camp-hero = Héros
camp-no_hero = Sans héros
camp-uses =
    { $count ->
        [1] une fois par partie
       *[other] { $count } fois par partie
    }
camp-less = Un exemplaire de moins : { $name }
camp-plus = Un exemplaire de plus : { $name }
camp-of = { $here } sur { $most }
camp-play_with = Jouer contre un bot avec { $name }

clans-look_faces = Face à :

goal-aim = Brisez le cristal adverse, 100 points de vie, avant que le vôtre ne le soit.
goal-turn = Les deux camps posent en secret des cartes sur trois voies. Puis on se bat, et qui gagne une voie y avance.
goal-end = Quand un cristal se brise.

### La table de CardPeeGee.

cpg-hp =
    { $number ->
        [one] { $number } point de vie
       *[other] { $number } points de vie
    }
cpg-day = Jour
cpg-life = Vie
cpg-attack = Attaque
cpg-cards = Cartes
cpg-hit_points = Points de vie
cpg-you = Vous
cpg-deck =
    { $number ->
        [one] Pioche, { $number } carte
       *[other] Pioche, { $number } cartes
    }
cpg-dealt = Sur la table
cpg-played = Jouées
cpg-hand = Main ({ $number })
cpg-active = Actives ({ $number })
cpg-empty = Pas de cartes
cpg-town = La Ville
cpg-spent = Dépensé
cpg-buys = Cartes achetées
cpg-heals = Soins
cpg-fee = Prix payé
cpg-bonus = Bonus
cpg-road = La route s’ouvre devant vous.
cpg-before = Avant le voyage
cpg-kind_monster = Un monstre
cpg-kind_treasure = Un trésor
cpg-kind_healer = Un guérisseur
cpg-kind_trap = Un piège
cpg-jailor = { $hp } PV
cpg-against = contre
cpg-earned = Victoires
cpg-yes = obtenue
cpg-no = pas encore
cpg-victory_full_court_clubs = Cour complète de trèfle
cpg-victory_full_court_diamonds = Cour complète de carreau
cpg-victory_full_court_hearts = Cour complète de cœur
cpg-victory_full_court_spades = Cour complète de pique
cpg-victory_elemental_union = Union des éléments
cpg-victory_goliath = Goliath
cpg-victory_master_of_the_elements = Maître des éléments
cpg-go_on = Continuer
cpg-any_key = Cliquez ou appuyez sur une touche pour continuer.
cpg-any_key_again = Cliquez ou appuyez sur une touche pour recommencer ; Échap montre la table.
cpg-see_table = Voir la table
cpg-dead = Vous êtes mort.
cpg-first_monster = le monstre
cpg-first_treasure = le trésor
cpg-first_healer = le guérisseur
cpg-first_trap = le piège
cpg-difficulty = Difficulté
cpg-damage = Dégâts
cpg-dodge = Votre esquive
cpg-dodge_of = { $score } contre { $difficulty }
cpg-dodged = Esquivé
cpg-damage_taken = Dégâts subis
cpg-round = Cette manche
cpg-result_hurt =
    { $number ->
        [one] il reste { $number } point de vie
       *[other] il reste { $number } points de vie
    }
cpg-result_healed =
    { $number ->
        [one] maintenant { $number } point de vie
       *[other] maintenant { $number } points de vie
    }
cpg-result_hit =
    { $number ->
        [0] votre adversaire tombe
       *[other] il reste { $number } à l’adversaire
    }
cpg-on_day = Jour { $number }
cpg-days = jours
cpg-met_monster = monstres
cpg-met_treasure = trésors
cpg-met_healer = guérisseurs
cpg-met_trap = pièges
cpg-no_victory = Pas de victoire cette fois
cpg-hp_line = points de vie par jour
cpg-hp_by_day = Points de vie par jour : { $first } au début, { $most } au plus, { $last } à la fin

cpg-look_clubs = Les trèfles sont les armes : ils attaquent.
cpg-look_diamonds = Les carreaux sont l’argent.
cpg-look_hearts = Les cœurs sont les potions de soin.
cpg-look_spades = Les piques sont l’équipement : plus de cartes au combat, et ils désamorcent les pièges.
cpg-look_court = Compte pour une Cour complète.
cpg-look_active = Active.

goal-aim = Survivez le plus longtemps possible et gagnez des victoires en chemin : Goliath, Cour complète, Union des éléments et Maître des éléments.
goal-turn = Chaque jour amène une rencontre : un monstre, un trésor, un guérisseur ou un piège. Vos cartes vous aident à la passer.
goal-end = Quand vos PV tombent à 0. Ce que vous avez gagné jusque-là compte.

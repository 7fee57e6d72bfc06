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

### Land of Clans & Wanderers.

game-title = Terre des Clans et des Errants
game-about = un combat sur trois voies : planifiez en secret, combattez temps par temps, brisez le cristal ennemi
game-kept = Cartes, decks et boutique

dealer-draw =
    { $count ->
        [1] donnez une carte de la pioche de { $side }
       *[other] donnez { $count } cartes de la pioche de { $side }
    }
dealer-middle = tirez le terrain des trois cases du milieu
dealer-base = tirez le terrain des cases de base de { $side }
dealer-relic_lane = tirez la voie de la relique
dealer-reward = tirez la récompense de la relique
dealer-nothing = il n’y a rien à donner

list-none = aucune

side-a = A
side-b = B

lane-left = Gauche
lane-center = Centre
lane-right = Droite

zone-base_a = la base de A
zone-middle = le milieu
zone-base_b = la base de B

terrain-woods = Bois
terrain-lake = Lac
terrain-desert = Désert
terrain-marsh = Marais
terrain-none = sans terrain
terrain-unknown = terrain inconnu

card-hidden = une carte cachée
card-hand =
    { $damage ->
        [one] { $title } ({ $card }), { $damage } dégât, { $health } vie, temps { $tick }, { $terrain }
       *[other] { $title } ({ $card }), { $damage } dégâts, { $health } vie, temps { $tick }, { $terrain }
    }
card-board =
    { $damage ->
        [one] { $title } ({ $card }) { $hp }/{ $health } vie, { $damage } dégât, temps { $tick }
       *[other] { $title } ({ $card }) { $hp }/{ $health } vie, { $damage } dégâts, temps { $tick }
    }

ask-plan =
    { $count ->
        [0] Tour { $turn }. Placez des cartes dans les voies, puis scellez le plan.
        [1] Tour { $turn }. Une carte prévue. Placez des cartes dans les voies, puis scellez le plan.
       *[other] Tour { $turn }. { $count } cartes prévues. Placez des cartes dans les voies, puis scellez le plan.
    }
ask-wait = Tour { $turn }. Votre plan est scellé ; l’autre camp prépare encore le sien.
ask-over = La partie est finie.

option-add = { $card } vers { $lane }
option-add_front = { $card } vers { $lane }, devant
option-add_middle = Larguer { $card } au milieu de { $lane }
option-remove = Reprendre { $card }
option-hero = Utiliser { $hero }
option-hero-lane = Utiliser { $hero } : { $lane }
option-pass = Sceller un plan vide
option-submit =
    { $count ->
        [1] Sceller le plan : une carte
       *[other] Sceller le plan : { $count } cartes
    }

effect-front = { $numbers } ; elle sera devant : { $lane }
effect-back = { $numbers } ; elle sera derrière : { $lane }
effect-middle = { $numbers } ; elle atterrit sur la case du milieu : { $lane }
effect-remove = la carte reste dans votre main
effect-submit = le plan est définitif ; quand les deux sont scellés, le combat commence
effect-hero =
    { $count ->
        [1] { $what } ; c’est le dernier usage
       *[other] { $what } ; encore { $count } usages, celui-ci compris
    }

warning-pass = vous avez des cartes et de la place, et ne joueriez rien
warning-idle_back = une carte derrière ne fait rien tant que celle de devant tient
warning-grave_empty = votre cimetière est vide : rien ne reviendrait

group-plan = Plan
group-hero = Héros

hero-draw =
    { $amount ->
        [one] pioche aussitôt { $amount } carte
       *[other] pioche aussitôt { $amount } cartes
    }
hero-boost = attaques de vos unités +{ $amount } ce tour
hero-heal = chacune de vos unités se soigne de { $amount }
hero-crystal_damage = { $amount } dégâts au cristal ennemi
hero-shield = attaques contre vos unités -{ $amount } ce tour, au moins 1
hero-heal_full = chacune de vos unités se soigne entièrement
hero-tribute = votre cristal se soigne de { $amount } et vous recevez 50 or
hero-advance = le combat de la voie avance d’un pas vers la base ennemie
hero-advance-march = vos cartes de la voie avancent d’une case de plus ce tour
hero-weaken = attaques des unités ennemies -{ $amount } ce tour, au moins 1
hero-lane_damage = { $amount } dégâts à chaque unité ennemie de la voie
hero-recover = la dernière carte de votre cimetière revient en main
hero-terrain_boost = attaques de vos unités des Bois et du Marais +{ $amount } ce tour

event-placed-front = { $side } joue { $card } devant : { $lane }
event-placed-back = { $side } joue { $card } derrière : { $lane }
event-placed-hidden = { $side } joue une carte cachée : { $lane }
event-hero = { $side } utilise { $hero }
event-hero-lane = { $side } utilise { $hero } : { $lane }
event-hero-called = vous appelez { $hero }
event-hero-called-lane = vous appelez { $hero } : { $lane }
event-ultimate = { $side } déchaîne { $ultimate }, l’ultime de la famille { $family }
event-lane-fight = { $lane } : un combat, { $zone }
event-lane-uncontested = { $lane } : sans opposition, { $zone }
event-idle = temps { $tick } : personne n’agit
event-attack = temps { $tick } : { $attacker } frappe { $target }, { $damage } ({ $before } -> { $after })
event-attack-hidden = temps { $tick } : { $attacker } frappe une carte cachée
event-overflow = temps { $tick } : { $damage } se reportent sur { $target } ({ $before } -> { $after })
event-destroyed = { $card } de { $side } est détruite
event-promoted = { $card } de { $side } passe devant
event-lane-won = { $lane } est gagnée par { $side }
event-lane-open = { $lane } n’a pas de vainqueur
event-zone = { $lane } : le combat se déplace : { $from } -> { $to }
event-crystal = le cristal de { $side } subit { $damage } et reste à { $after }
event-gold-lane = { $side } reçoit { $amount } or pour la voie
event-gold-destroyed = { $side } reçoit { $amount } or pour la carte tombée
event-gold-streak = { $side } reçoit { $amount } or pour sa série
event-gold-tile = { $side } reçoit { $amount } or pour la case
event-gold-hero = { $side } reçoit { $amount } or de son héros
event-fatigue = { $card } se fatigue ({ $before } -> { $after })
event-drew = vous piochez { $card }
event-burned = votre main est pleine : { $card } est brûlée
event-drawn =
    { $count ->
        [0] { $side } ne pioche rien
        [1] { $side } pioche une carte
       *[other] { $side } pioche { $count } cartes
    }
event-drawn-burned =
    { $count ->
        [one] { $side } pioche { $count } carte et en brûle { $burned }
       *[other] { $side } pioche { $count } cartes et en brûle { $burned }
    }
event-turn = le tour { $turn } commence
event-won = { $side } gagne : { $why }
event-drawn_match = match nul : { $why }
event-score = cristaux { $crystal_a } et { $crystal_b }, or { $gold_a } et { $gold_b }
event-submitted = { $side } a scellé son plan
event-healed = { $card } se soigne ({ $before } -> { $after }) : { $cause }
event-struck = { $card } subit { $damage } ({ $before } -> { $after }) : { $cause }
event-struck-hidden = une carte cachée subit { $damage } : { $cause }
event-crystal_healed = le cristal de { $side } se soigne ({ $before } -> { $after })
event-returned = { $card } revient dans la main de { $side }
event-marched = { $lane } : { $card } avance : { $to }
event-tile = { $side } tient maintenant le milieu : { $lane }
event-relic = { $side } trouve la relique, { $lane } : { $card }
event-relic-burned = { $side } trouve la relique, { $lane }, mais sa main est pleine : { $card } est brûlée
event-lane_revealed = { $side } voit maintenant la base ennemie, { $lane } : { $terrain }
event-scouted = un éclaireur de { $side } voit la base ennemie, { $lane } : { $terrain }
event-revealed = { $lane } : { $card } apparaît
event-other = quelque chose se passe

cause-hero = héros
cause-ultimate = ultime
cause-thorns = épines
cause-far_attack = tir lointain
cause-regen = régénération
cause-heal_ally = soignée par sa compagne
cause-regenerate = régénération après le tour

hint-search =
    { $tries ->
        [one] choisi dans { $share }{ "\u202F" }% de { $tries } essai
       *[other] choisi dans { $share }{ "\u202F" }% de { $tries } essais
    }

log-turn = == Tour { $turn } ==
log-line = { "  " }{ $what }

keep-wallet = bourse : { $gold } or ; { $won } gagnées, { $drawn } nulles, { $lost } perdues
keep-terrain = terrain de la base : { $terrain }
keep-collection = collection : { $cards }
keep-owned = { $copies } { $card }
keep-owned-upgraded =
    { $upgraded ->
        [one] { $copies } { $card } ({ $upgraded } amélioré)
       *[other] { $copies } { $card } ({ $upgraded } améliorés)
    }
keep-deck =
    { $count ->
        [one] deck { $name } : { $count } carte
       *[other] deck { $name } : { $count } cartes
    }
keep-deck-ages = deck { $name } : trois âges
keep-no_decks = aucun deck enregistré
keep-shop-closed = la boutique est fermée ; elle ouvre après une partie
keep-shop-open = la boutique :
keep-offer = { "  " }{ $number }. { $card }, { $price } or
keep-offer-sold = { "  " }{ $number }. { $card }, vendu
keep-done-buy = vous achetez { $card } pour { $price } or
keep-done-renew = la boutique a un nouveau stock
keep-done-leave = vous quittez la boutique
keep-done-upgrade = un exemplaire de { $card } a maintenant 1 dégât et 1 vie de plus
keep-done-attune = le terrain de votre base est maintenant { $terrain }
keep-done-deck = le deck { $name } est enregistré ; jouez-le avec --profile --set deck_a={ $name }
keep-done-drop = le deck { $name } est parti
keep-earned = vous rapportez { $gold } or ; la boutique est ouverte
keep-earned-nothing = vous ne rapportez pas d’or
keep-refused = { $why } ({ $rule })
keep-unknown = { $typed } : il n’y a rien de tel à faire
keep-no_deck = vous n’avez pas de deck nommé { $name }
keep-name = le nom d’un deck a de 1 à { $most } caractères
keep-file = { $why }
keep-help-buy = acheter une offre de la boutique (R20.8)
keep-help-renew = payer 50 or pour un nouveau stock, une fois par visite (R20.9)
keep-help-leave = quitter la boutique
keep-help-upgrade = 300 or : un exemplaire gagne 1 dégât et 1 vie (R20.10)
keep-help-attune = 200 or : un autre terrain de base (R20.11)
keep-help-deck = enregistrer un deck depuis un fichier de cartes que vous avez
keep-help-drop = jeter un deck enregistré

section-match = Partie

line-turn = tour { $turn } sur { $limit } au plus
line-age = âge { $age }
line-relic = { $side } a trouvé la relique
line-zone = on se bat ici : { $zone }, { $terrain }
line-stack = { $side } : { $cards }
line-owner = le milieu est à : { $side }

owner-none = personne

line-tile = { $zone }, { $terrain } : A : { $a } ; B : { $b }
line-crystal = cristal { $hp }, or { $gold }
line-piles =
    { $burn ->
        [one] { $hand } en main, { $deck } en pioche, { $grave } au cimetière, { $burn } brûlée
       *[other] { $hand } en main, { $deck } en pioche, { $grave } au cimetière, { $burn } brûlées
    }
line-terrain = terrain de base : { $terrain }
line-hero =
    { $count ->
        [0] héros { $hero }, plus d’usage
        [1] héros { $hero }, encore un usage
       *[other] héros { $hero }, encore { $count } usages
    }
line-hero-active =
    { $count ->
        [one] héros { $hero }, utilisé ce tour, encore { $count } usage
       *[other] héros { $hero }, utilisé ce tour, encore { $count } usages
    }
line-submitted = plan scellé
line-hand = en main : { $card }
line-plan = prévu pour { $lane } : { $cards }
line-family = famille { $family }, jouées : { $played }

refuse-E_RULESET = ces règles ne vont pas ensemble
refuse-E_RULESET-what = ces règles ne vont pas ensemble : { $what }
refuse-E_DECK_SIZE = le deck n’a pas le bon nombre de cartes
refuse-E_DECK_SIZE-what = le deck n’a pas le bon nombre de cartes : { $what }
refuse-E_UNKNOWN_CARD = cette carte n’existe pas
refuse-E_UNKNOWN_CARD-what = cette carte n’existe pas : { $what }
refuse-E_COPY_LIMIT = trop d’exemplaires d’une carte
refuse-E_COPY_LIMIT-what = trop d’exemplaires d’une carte : { $what }
refuse-E_AGE_COST = une carte est trop chère pour son âge
refuse-E_AGE_COST-what = une carte est trop chère pour son âge : { $what }
refuse-E_PHASE = pas dans cette phase de la partie
refuse-E_PHASE-what = pas dans cette phase de la partie : { $what }
refuse-E_TURN = le plan est pour un autre tour
refuse-E_TURN-what = le plan est pour un autre tour : { $what }
refuse-E_ALREADY = votre plan est déjà scellé
refuse-E_ALREADY-what = votre plan est déjà scellé : { $what }
refuse-E_BAD_LANE = cette voie n’existe pas
refuse-E_BAD_LANE-what = cette voie n’existe pas : { $what }
refuse-E_LANE_LIMIT = trop de cartes pour une voie en un tour
refuse-E_LANE_LIMIT-what = trop de cartes pour une voie en un tour : { $what }
refuse-E_DUPLICATE = la carte est déjà dans le plan
refuse-E_DUPLICATE-what = la carte est déjà dans le plan : { $what }
refuse-E_NOT_IN_HAND = la carte n’est pas là
refuse-E_NOT_IN_HAND-what = la carte n’est pas là : { $what }
refuse-E_LANE_FULL = la voie n’a pas de place pour elle
refuse-E_LANE_FULL-what = la voie n’a pas de place pour elle : { $what }
refuse-E_TILE = la carte ne peut pas être posée là
refuse-E_TILE-what = la carte ne peut pas être posée là : { $what }
refuse-E_NO_HERO = vous n’avez pas de héros
refuse-E_NO_HERO-what = vous n’avez pas de héros : { $what }
refuse-E_HERO_USED = le héros n’a plus d’usage ce tour
refuse-E_HERO_USED-what = le héros n’a plus d’usage ce tour : { $what }
refuse-E_HERO_TARGET = le héros ne peut pas être utilisé là
refuse-E_HERO_TARGET-what = le héros ne peut pas être utilisé là : { $what }
refuse-E_GOLD = pas assez d’or
refuse-E_GOLD-what = pas assez d’or : { $what }
refuse-E_SHOP = la boutique ne vend pas cela
refuse-E_SHOP-what = la boutique ne vend pas cela : { $what }
refuse-E_EDITS = plus aucune carte ne peut être reprise ce tour
refuse-E_EDITS-what = plus aucune carte ne peut être reprise ce tour : { $what }

outcome-crystal = un cristal est tombé
outcome-both_crystals = les deux cristaux sont tombés
outcome-turn_limit = le dernier tour est joué
outcome-resigned = abandon

setup-preset = Règles
setup-preset-classic = Classique : le jeu de base
setup-preset-classic_plus = Classique plus : or, héros, familles
setup-preset-frontier = Frontière : le plateau de marche
setup-deck_a = Deck de A
setup-deck_b = Deck de B
setup-terrain_a = Terrain de base de A
setup-terrain_b = Terrain de base de B
setup-hero_a = Héros de A
setup-hero_b = Héros de B
setup-m1 = M1 : or détaillé et boutique
setup-m2 = M2 : héros
setup-m3 = M3 : familles et ultimes
setup-m4 = M4 : trois âges
setup-m5 = M5 : jeu en ligne
setup-x1 = X1 : limites de rareté
setup-x2 = X2 : capacités étendues
setup-x3 = X3 : brouillard de guerre
setup-x4 = X4 : terrain sur chaque case
setup-x5 = X5 : plateau de marche
setup-x6 = X6 : relique
setup-x7 = X7 : empilement libre
setup-crystal_hp = Vie des cristaux
setup-deck_size = Cartes dans un deck
setup-initial_hand = Cartes de la première main
setup-draw_per_turn = Cartes piochées par tour
setup-hand_limit = Main maximale
setup-lane_capacity = Cartes d’un camp dans une voie
setup-max_plays_per_lane = Cartes jouées par voie et par tour
setup-fatigue = Fatigue par tour
setup-fatigue_floor = La fatigue s’arrête à
setup-lane_win_gold = Or pour une voie
setup-turn_limit = Dernier tour (0 : aucun)
setup-turn_timer_ms = Temps pour un plan en millisecondes (0 : aucun)
setup-age_two = Premier tour de l’âge 2
setup-age_three = Premier tour de l’âge 3
setup-limit_result = Au dernier tour
setup-limit_result-crystal_hp = Plus de vie de cristal gagne
setup-limit_result-draw = Match nul
setup-double_ko = Les deux cristaux tombent
setup-double_ko-draw = Match nul
setup-double_ko-crystal_damage = Plus de dégâts au cristal gagne
setup-arrival_strikes = Arriver dans la base ennemie frappe le cristal
setup-short_decks = Decks de 15 à 25 cartes (X1)
setup-deck_a-default = Le deck habituel
setup-deck_a-D1 = Terrain Starter
setup-deck_a-D2 = Lake Control
setup-deck_a-D3 = Desert Aggro
setup-deck_a-D4 = Napoleon's Army
setup-deck_a-D5 = Austrian Forces
setup-deck_a-D6 = Marsh Menagerie
setup-deck_a-lake_league = Lake League (ages)
setup-deck_a-desert_host = Desert Host (ages)
setup-terrain_a-deck = Selon le héros ou le deck
setup-terrain_a-none = Aucun
setup-terrain_a-Woods = Bois
setup-terrain_a-Lake = Lac
setup-terrain_a-Desert = Désert
setup-terrain_a-Marsh = Marais
setup-hero_a-deck = Selon le deck
setup-hero_a-none = Aucun
setup-hero_a-napoleon = Napoleon Bonaparte
setup-hero_a-saladin = Saladin
setup-hero_a-nelson = Admiral Nelson
setup-hero_a-charles = Archduke Charles
setup-hero_a-ramesses = Ramesses II
setup-hero_a-joan = Joan of Arc
setup-hero_a-cleopatra = Cleopatra
setup-hero_a-alexander = Alexander the Great
setup-hero_a-sun_tzu = Sun Tzu
setup-hero_a-genghis = Genghis Khan
setup-hero_a-bolivar = Simon Bolivar
setup-hero_a-washington = George Washington
setup-deck_b-default = Le deck habituel
setup-deck_b-D1 = Terrain Starter
setup-deck_b-D2 = Lake Control
setup-deck_b-D3 = Desert Aggro
setup-deck_b-D4 = Napoleon's Army
setup-deck_b-D5 = Austrian Forces
setup-deck_b-D6 = Marsh Menagerie
setup-deck_b-lake_league = Lake League (ages)
setup-deck_b-desert_host = Desert Host (ages)
setup-terrain_b-deck = Selon le héros ou le deck
setup-terrain_b-none = Aucun
setup-terrain_b-Woods = Bois
setup-terrain_b-Lake = Lac
setup-terrain_b-Desert = Désert
setup-terrain_b-Marsh = Marais
setup-hero_b-deck = Selon le deck
setup-hero_b-none = Aucun
setup-hero_b-napoleon = Napoleon Bonaparte
setup-hero_b-saladin = Saladin
setup-hero_b-nelson = Admiral Nelson
setup-hero_b-charles = Archduke Charles
setup-hero_b-ramesses = Ramesses II
setup-hero_b-joan = Joan of Arc
setup-hero_b-cleopatra = Cleopatra
setup-hero_b-alexander = Alexander the Great
setup-hero_b-sun_tzu = Sun Tzu
setup-hero_b-genghis = Genghis Khan
setup-hero_b-bolivar = Simon Bolivar
setup-hero_b-washington = George Washington

## Names of cards, heroes and families

card-named = { $title } ({ $card })
title-desert_quick_strike = Assaillant du Désert
title-lake_quick_strike = Assaillant du Lac
title-woods_quick_strike = Assaillant des Bois
title-desert_warrior = Guerrier du Désert
title-lake_warrior = Guerrier du Lac
title-woods_warrior = Guerrier des Bois
title-desert_tank = Colosse du Désert
title-lake_tank = Colosse du Lac
title-woods_tank = Colosse des Bois
title-desert_elite_striker = Assaillant d’élite du Désert
title-lake_elite_striker = Assaillant d’élite du Lac
title-woods_elite_striker = Assaillant d’élite des Bois
title-desert_veteran = Vétéran du Désert
title-lake_veteran = Vétéran du Lac
title-woods_veteran = Vétéran des Bois
title-lake_shield_totem = Totem-bouclier du Lac
title-desert_war_banner = Étendard de guerre du Désert
title-woods_healing_tree = Arbre guérisseur des Bois
title-desert_berserker = Berserker du Désert
title-lake_guardian = Gardien du Lac
title-woods_sentinel = Sentinelle des Bois
title-desert_shadow_scout = Éclaireur des ombres du Désert
title-lake_mist_weaver = Tisse-brume du Lac
title-woods_shroud_walker = Marcheur voilé des Bois
title-sunfire_warlord = Seigneur de guerre solaire
title-tidal_leviathan = Léviathan des marées
title-ancient_treant = Tréant ancestral
title-shadow_assassin = Assassin des ombres
title-voltigeur = Voltigeur
title-fusilier = Fusilier
title-line_infantry = Infanterie de ligne
title-field_cannon = Canon de campagne
title-sapper = Sapeur
title-drummer_boy = Petit tambour
title-grenadier = Grenadier
title-hussar = Hussard
title-cuirassier = Cuirassier
title-young_guard = Jeune Garde
title-chasseur_a_cheval = Chasseur à cheval
title-horse_artillery = Artillerie à cheval
title-old_guard = Vieille Garde
title-marshal_ney = Maréchal Ney
title-grand_battery = Grande Batterie
title-polish_lancer = Lancier polonais
title-imperial_eagle = Aigle impériale
title-siege_cannon = Canon de siège
title-napoleons_guard = Garde de Napoléon
title-austrian_jager = Jäger autrichien
title-austrian_infantry = Infanterie autrichienne
title-austrian_grenadier = Grenadier autrichien
title-austrian_hussar = Hussard autrichien
title-austrian_cuirassier = Cuirassier autrichien
title-austrian_cannon = Canon autrichien
title-austrian_officer = Officier autrichien
title-marsh_quick_strike = Assaillant du Marais
title-marsh_warrior = Guerrier du Marais
title-marsh_tank = Colosse du Marais
title-marsh_elite_striker = Assaillant d’élite du Marais
title-marsh_veteran = Vétéran du Marais
title-marsh_mire_totem = Totem bourbeux du Marais
title-marsh_bramble_beast = Bête des ronces du Marais
title-bog_hydra = Hydre des tourbières
title-clan_militia = Milice du clan
title-clan_spearman = Lancier du clan
title-clan_palisade = Palissade du clan
title-wanderer_scout = Éclaireur errant
title-sky_wanderer = Errant du ciel
title-monkey_slinger = Singe frondeur
title-monkey_drummer = Singe tambour
title-monkey_chief = Chef des singes
title-ant_worker = Fourmi ouvrière
title-ant_soldier = Fourmi soldate
title-ant_queen = Reine des fourmis
title-turtle_hatchling = Bébé tortue
title-turtle_guard = Tortue garde
title-turtle_elder = Doyenne des tortues
title-toad_spitter = Crapaud cracheur
title-toad_brute = Crapaud brute
title-toad_oracle = Crapaud oracle
hero-napoleon-name = Napoléon Bonaparte
hero-saladin-name = Saladin
hero-nelson-name = L’amiral Nelson
hero-charles-name = L’archiduc Charles
hero-ramesses-name = Ramsès II
hero-joan-name = Jeanne d’Arc
hero-cleopatra-name = Cléopâtre
hero-alexander-name = Alexandre le Grand
hero-sun_tzu-name = Sun Tzu
hero-genghis-name = Gengis Khan
hero-bolivar-name = Simón Bolívar
hero-washington-name = George Washington
family-Monkey-name = Singes
family-Ant-name = Fourmis
family-Turtle-name = Tortues
family-Toad-name = Crapauds
family-Monkey-ultimate = Frénésie de la troupe
family-Ant-ultimate = Ruée de la colonie
family-Turtle-ultimate = Mur de carapaces
family-Toad-ultimate = Festin du marais

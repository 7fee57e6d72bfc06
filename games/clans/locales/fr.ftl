### Land of Clans & Wanderers.

game-title = Terre des Clans et des Errants
game-about = un affrontement sur trois voies : planifiez en secret, combattez temps par temps, brisez le cristal ennemi
game-kept = Cartes, decks et boutique

dealer-draw =
    { $count ->
        [1] donnez une carte de la pioche de { $side }
       *[other] donnez { $count } cartes de la pioche de { $side }
    }
dealer-middle = tirez le terrain des trois cases du Milieu
dealer-base = tirez le terrain des cases de la base de { $side }
dealer-relic_lane = tirez la voie de la relique
dealer-reward = tirez la récompense de la relique
dealer-nothing = il n’y a rien à tirer

list-none = aucune

side-a = A
side-b = B

lane-left = Gauche
    .in = à gauche
    .of = de gauche
lane-center = Centre
    .in = au centre
    .of = du centre
lane-right = Droite
    .in = à droite
    .of = de droite

zone-base_a = la base de A
    .in = dans la base de A
    .from = de la base de A
    .to = à la base de A
zone-middle = le Milieu
    .in = au Milieu
    .from = du Milieu
    .to = au Milieu
zone-base_b = la base de B
    .in = dans la base de B
    .from = de la base de B
    .to = à la base de B

terrain-woods = Bois
terrain-lake = Lac
terrain-desert = Désert
terrain-marsh = Marais
terrain-none = sans terrain
terrain-unknown = terrain inconnu

card-hidden = une carte cachée
card-hand =
    { $damage ->
        [one] { $title } ({ $card }), { $damage } dégât, { $health } de vie, temps { $tick }, { $terrain }
       *[other] { $title } ({ $card }), { $damage } dégâts, { $health } de vie, temps { $tick }, { $terrain }
    }
card-board =
    { $damage ->
        [one] { $title } ({ $card }), vie { $hp } sur { $health }, { $damage } dégât, temps { $tick }
       *[other] { $title } ({ $card }), vie { $hp } sur { $health }, { $damage } dégâts, temps { $tick }
    }

ask-plan =
    { $count ->
        [0] Tour { $turn }. Placez des cartes dans les voies, puis scellez votre plan.
        [1] Tour { $turn }. Une carte prévue. Placez-en d’autres, ou scellez votre plan.
       *[other] Tour { $turn }. { $count } cartes prévues. Placez-en d’autres, ou scellez votre plan.
    }
ask-wait = Tour { $turn }. Votre plan est scellé ; votre adversaire prépare encore le sien.
ask-over = La partie est terminée.

option-add = { $card } { $lane-in }
option-add_front = { $card } { $lane-in }, à l’avant
option-add_middle = Larguer { $card } sur le Milieu { $lane-of }
option-remove = Reprendre { $card }
option-hero = Appeler { $hero-the }
option-hero-lane = Appeler { $hero-the } { $lane-in }
option-pass = Sceller un plan vide
option-submit =
    { $count ->
        [1] Sceller le plan : une carte
       *[other] Sceller le plan : { $count } cartes
    }

effect-front = { $numbers } ; à l’avant { $lane-in }
effect-back = { $numbers } ; à l’arrière { $lane-in }
effect-middle = { $numbers } ; atterrit sur la case du Milieu { $lane-in }
effect-remove = la carte reste dans votre main
effect-submit = le plan est définitif ; quand les deux sont scellés, le combat commence
effect-hero =
    { $count ->
        [1] { $what } ; c’est le dernier usage
       *[other] { $what } ; encore { $count } usages, celui-ci compris
    }

warning-pass = vous avez des cartes et de la place, et vous ne joueriez rien
warning-idle_back = une carte à l’arrière ne fait rien tant que celle de l’avant tient
warning-grave_empty = votre cimetière est vide : rien ne reviendrait

group-plan = Plan
group-hero = Héros

hero-draw =
    { $amount ->
        [one] pioche aussitôt { $amount } carte
       *[other] pioche aussitôt { $amount } cartes
    }
hero-boost = +{ $amount } aux attaques de vos cartes ce tour-ci
hero-heal = chacune de vos cartes récupère { $amount } de vie
hero-crystal_damage =
    { $amount ->
        [one] { $amount } dégât au cristal ennemi
       *[other] { $amount } dégâts au cristal ennemi
    }
hero-shield = −{ $amount } aux attaques contre vos cartes ce tour-ci, 1 au moins
hero-heal_full = chacune de vos cartes récupère toute sa vie
hero-tribute = votre cristal récupère { $amount } de vie et vous recevez 50 pièces d’or
hero-advance = le combat de la voie avance d’une zone vers la base ennemie
hero-advance-march = vos cartes de la voie avancent d’une case de plus ce tour-ci
hero-weaken = −{ $amount } aux attaques des cartes ennemies ce tour-ci, 1 au moins
hero-lane_damage =
    { $amount ->
        [one] { $amount } dégât à chaque carte ennemie de la voie
       *[other] { $amount } dégâts à chaque carte ennemie de la voie
    }
hero-recover = la dernière carte de votre cimetière revient en main
hero-terrain_boost = +{ $amount } aux attaques de vos cartes des Bois et du Marais ce tour-ci

event-placed-front = { $side } joue { $card } à l’avant { $lane-in }
event-placed-back = { $side } joue { $card } à l’arrière { $lane-in }
event-placed-hidden = { $side } joue une carte cachée { $lane-in }
event-hero = { $side } appelle { $hero-the }
event-hero-lane = { $side } appelle { $hero-the } { $lane-in }
event-hero-called = vous appelez { $hero-the }
event-hero-called-lane = vous appelez { $hero-the } { $lane-in }
event-ultimate = { $side } déclenche « { $ultimate } », l’ultime de la famille { $family-of }
event-lane-fight = { $lane } : combat { $zone-in }
event-lane-uncontested = { $lane } : sans opposition { $zone-in }
event-idle = temps { $tick } : personne n’agit
event-attack = temps { $tick } : { $attacker } frappe { $target }, { $damage } ({ $before } → { $after })
event-attack-parts = temps { $tick } : { $attacker } frappe { $target }, { $damage } ({ $before } → { $after }) : { $parts-row } = { $damage }
event-attack-hidden = temps { $tick } : { $attacker } frappe une carte cachée
event-overflow = temps { $tick } : { $damage } d’excédent sur { $target } ({ $before } → { $after })
event-destroyed = ✝ { $card } de { $side } tombe
event-promoted = { $card } de { $side } monte en ligne
event-lane-won = { $side } gagne la voie { $lane-of }
event-lane-open = la voie { $lane-of } n’a pas de vainqueur
event-zone = { $lane } : le combat passe { $from-from } { $to-to }
event-crystal =
    { $damage ->
        [one] le cristal de { $side } subit { $damage } dégât : reste { $after }
       *[other] le cristal de { $side } subit { $damage } dégâts : reste { $after }
    }
event-gold-lane =
    { $amount ->
        [one] { $side } reçoit { $amount } pièce d’or pour la voie
       *[other] { $side } reçoit { $amount } pièces d’or pour la voie
    }
event-gold-destroyed =
    { $amount ->
        [one] { $side } reçoit { $amount } pièce d’or pour la carte tombée
       *[other] { $side } reçoit { $amount } pièces d’or pour la carte tombée
    }
event-gold-streak =
    { $amount ->
        [one] { $side } reçoit { $amount } pièce d’or pour sa série
       *[other] { $side } reçoit { $amount } pièces d’or pour sa série
    }
event-gold-tile =
    { $amount ->
        [one] { $side } reçoit { $amount } pièce d’or pour la case
       *[other] { $side } reçoit { $amount } pièces d’or pour la case
    }
event-gold-hero =
    { $amount ->
        [one] { $side } reçoit { $amount } pièce d’or de son héros
       *[other] { $side } reçoit { $amount } pièces d’or de son héros
    }
event-fatigue = { $card } se fatigue ({ $before } → { $after })
event-drew = vous piochez { $card }
event-burned = votre main est pleine, une carte brûle : { $card }
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
event-turn = tour { $turn }
event-won = { $side } gagne : { $why }
event-drawn_match = match nul : { $why }
event-score = cristaux { $crystal_a } et { $crystal_b }, pièces d’or { $gold_a } et { $gold_b }
event-submitted = { $side } a scellé son plan
event-healed = { $card } récupère de la vie ({ $before } → { $after }) : { $cause }
event-struck = { $card } subit { $damage } ({ $before } → { $after }) : { $cause }
event-struck-hidden = une carte cachée subit { $damage } : { $cause }
event-crystal_healed = le cristal de { $side } récupère de la vie ({ $before } → { $after })
event-returned = { $card } revient dans la main de { $side }
event-marched = { $lane } : { $card } avance { $to-in }
event-tile = { $side } tient maintenant le Milieu { $lane-in }
event-relic = { $side } trouve la relique { $lane-in } : { $card }
event-relic-burned = { $side } trouve la relique { $lane-in }, mais sa main est pleine, la carte brûle : { $card }
event-lane_revealed = { $side } voit maintenant la base ennemie { $lane-in } : { $terrain }
event-scouted = un éclaireur de { $side } voit la base ennemie { $lane-in } : { $terrain }
event-revealed = { $lane } : { $card } apparaît
event-other = il se passe quelque chose

cause-hero = héros
cause-ultimate = ultime
cause-thorns = épines
cause-far_attack = tir lointain
cause-regen = régénération
cause-heal_ally = soins de sa voisine
cause-regenerate = récupération après le tour

part-base = { $amount } de base
part-ground = +{ $amount } terrain
part-hero = +{ $amount } héros
part-ultimate = +{ $amount } ultime
part-inspire = +{ $amount } Inspiration
part-rally = +{ $amount } Ralliement
part-fury = +{ $amount } Fureur
part-banner = +{ $amount } Étendard
part-totem = −{ $amount } Totem
part-enemy_hero = −{ $amount } héros ennemi
part-fortify = −{ $amount } Fortification
part-enemy_ultimate = −{ $amount } ultime ennemi
part-shield = −{ $amount } Bouclier
part-hidden = +{ $amount } de cartes cachées
part-hidden-less = −{ $amount } de cartes cachées
part-least = mais au moins 1

hint-search =
    { $tries ->
        [one] choisi dans { $share }{ "\u202F" }% de { $tries } essai
       *[other] choisi dans { $share }{ "\u202F" }% de { $tries } essais
    }

log-turn = == Tour { $turn } ==
log-line = { "  " }{ $what }

keep-wallet =
    { $gold ->
        [one] bourse : { $gold } pièce d’or ; parties gagnées { $won }, nulles { $drawn }, perdues { $lost }
       *[other] bourse : { $gold } pièces d’or ; parties gagnées { $won }, nulles { $drawn }, perdues { $lost }
    }
keep-terrain = terrain de base : { $terrain }
keep-collection = collection : { $cards }
keep-owned = { $copies } { $card }
keep-owned-upgraded =
    { $upgraded ->
        [one] { $copies } { $card } (dont { $upgraded } amélioré)
       *[other] { $copies } { $card } (dont { $upgraded } améliorés)
    }
keep-deck =
    { $count ->
        [one] deck { $name } : { $count } carte
       *[other] deck { $name } : { $count } cartes
    }
keep-deck-ages = deck { $name } : trois âges
keep-no_decks = aucun deck enregistré
keep-shop-closed = la boutique est fermée ; elle ouvre après une partie
keep-shop-open = la boutique :
keep-offer =
    { $price ->
        [one] { "  " }{ $number }. { $card }, { $price } pièce d’or
       *[other] { "  " }{ $number }. { $card }, { $price } pièces d’or
    }
keep-offer-sold = { "  " }{ $number }. { $card }, vendue
keep-done-buy =
    { $price ->
        [one] vous achetez { $card } pour { $price } pièce d’or
       *[other] vous achetez { $card } pour { $price } pièces d’or
    }
keep-done-renew = la boutique a renouvelé son stock
keep-done-leave = vous quittez la boutique
keep-done-upgrade = un exemplaire de { $card } a maintenant 1 de dégâts et 1 de vie en plus
keep-done-attune = votre terrain de base est maintenant : { $terrain }
keep-done-deck = le deck { $name } est enregistré ; jouez-le avec --profile --set deck_a={ $name }
keep-done-drop = le deck { $name } est supprimé
keep-earned =
    { $gold ->
        [one] vous rapportez { $gold } pièce d’or ; la boutique est ouverte
       *[other] vous rapportez { $gold } pièces d’or ; la boutique est ouverte
    }
keep-earned-nothing = vous ne rapportez pas d’or
keep-refused = { $why } ({ $rule })
keep-unknown = { $typed } : cette commande n’existe pas
keep-no_deck = vous n’avez pas de deck nommé { $name }
keep-name = le nom d’un deck a de 1 à { $most } caractères
keep-file = { $why }
keep-help-buy = acheter une offre de la boutique (R20.8)
keep-help-renew = payer 50 pièces d’or pour un nouveau stock, une fois par visite (R20.9)
keep-help-leave = quitter la boutique
keep-help-upgrade = 300 pièces d’or : un exemplaire gagne 1 de dégâts et 1 de vie (R20.10)
keep-help-attune = 200 pièces d’or : un autre terrain de base (R20.11)
keep-help-deck = enregistrer un deck depuis un fichier de vos cartes
keep-help-drop = supprimer un deck enregistré

section-match = Partie

line-turn = tour { $turn } sur { $limit } au plus
line-turn-open = tour { $turn }
line-age = âge { $age }
line-relic = { $side } a trouvé la relique
line-zone = combat { $zone-in }, { $terrain }
line-stack = { $side } : { $cards }
line-owner = Milieu tenu par { $side }

owner-none = personne

line-tile = { $zone }, { $terrain } : A : { $a } ; B : { $b }
line-crystal =
    { $gold ->
        [one] cristal { $hp }, { $gold } pièce d’or
       *[other] cristal { $hp }, { $gold } pièces d’or
    }
line-piles =
    { $burn ->
        [one] { $hand } en main, { $deck } dans la pioche, { $grave } au cimetière, { $burn } brûlée
       *[other] { $hand } en main, { $deck } dans la pioche, { $grave } au cimetière, { $burn } brûlées
    }
line-piles-age =
    { $burn ->
        [one] { $hand } en main, { $deck } dans la pioche de l’âge { $age }, { $grave } au cimetière, { $burn } brûlée
       *[other] { $hand } en main, { $deck } dans la pioche de l’âge { $age }, { $grave } au cimetière, { $burn } brûlées
    }
line-deck-aside =
    { $count ->
        [one] mise de côté avec l’âge { $age } : { $count } carte
       *[other] mises de côté avec l’âge { $age } : { $count } cartes
    }
line-deck-later =
    { $count ->
        [one] à venir avec l’âge { $age } : { $count } carte
       *[other] à venir avec l’âge { $age } : { $count } cartes
    }
line-terrain = terrain de base : { $terrain }
line-hero =
    { $count ->
        [0] héros { $hero }, plus d’usage
        [1] héros { $hero }, encore un usage
       *[other] héros { $hero }, encore { $count } usages
    }
line-hero-active =
    { $count ->
        [0] héros { $hero }, appelé ce tour-ci, plus d’usage
        [one] héros { $hero }, appelé ce tour-ci, encore { $count } usage
       *[other] héros { $hero }, appelé ce tour-ci, encore { $count } usages
    }
line-submitted = plan scellé
line-hand = en main : { $card }
line-plan = prévu { $lane-in } : { $cards }
line-family = famille { $family-of }, variantes jouées : { $played }

refuse-E_RULESET = ces règles ne vont pas ensemble
refuse-E_RULESET-what = ces règles ne vont pas ensemble : { $what }
refuse-E_RULESET-hero = il n’y a pas de héros nommé { $hero }
refuse-E_DECK_SIZE = le deck n’a pas le bon nombre de cartes
refuse-E_DECK_SIZE-what = le deck n’a pas le bon nombre de cartes : { $what }
refuse-E_DECK_SIZE-decks = vous pouvez enregistrer { $most } decks au plus
refuse-E_DECK_SIZE-form = un deck a trois listes au plus, et un nom de { $letters } lettres au plus
refuse-E_DECK_SIZE-long = une liste a au plus { $lines } lignes et { $cards } cartes
refuse-E_DECK_SIZE-line = cette ligne du deck n’est pas une carte : { $line }
refuse-E_UNKNOWN_CARD = cette carte n’existe pas
refuse-E_UNKNOWN_CARD-what = cette carte n’existe pas : { $what }
refuse-E_UNKNOWN_CARD-owned = vous n’avez pas assez d’exemplaires de { $card }
refuse-E_COPY_LIMIT = trop d’exemplaires d’une même carte
refuse-E_COPY_LIMIT-what = trop d’exemplaires d’une même carte : { $what }
refuse-E_AGE_COST = une carte est trop chère pour son âge
refuse-E_AGE_COST-what = une carte est trop chère pour son âge : { $what }
refuse-E_PHASE = ce n’est pas le moment
refuse-E_PHASE-what = ce n’est pas le moment : { $what }
refuse-E_TURN = le plan est pour un autre tour
refuse-E_TURN-what = le plan est pour un autre tour : { $what }
refuse-E_ALREADY = votre plan est déjà scellé
refuse-E_ALREADY-what = votre plan est déjà scellé : { $what }
refuse-E_BAD_LANE = cette voie n’existe pas
refuse-E_BAD_LANE-what = cette voie n’existe pas : { $what }
refuse-E_LANE_LIMIT = trop de cartes dans une voie pour un tour
refuse-E_LANE_LIMIT-what = trop de cartes dans une voie pour un tour : { $what }
refuse-E_DUPLICATE = la carte est déjà dans le plan
refuse-E_DUPLICATE-what = la carte est déjà dans le plan : { $what }
refuse-E_NOT_IN_HAND = cette carte n’est pas dans votre main
refuse-E_NOT_IN_HAND-what = cette carte n’est pas dans votre main : { $what }
refuse-E_NOT_IN_HAND-plan = cette carte n’est pas dans votre plan
refuse-E_LANE_FULL = il n’y a plus de place dans la voie
refuse-E_LANE_FULL-what = il n’y a plus de place dans la voie : { $what }
refuse-E_TILE = la carte ne peut pas aller là
refuse-E_TILE-what = la carte ne peut pas aller là : { $what }
refuse-E_NO_HERO = vous n’avez pas de héros
refuse-E_NO_HERO-what = vous n’avez pas de héros : { $what }
refuse-E_HERO_USED = le héros n’a plus d’usage, ou vous l’avez déjà appelé à ce tour
refuse-E_HERO_USED-what = le héros n’a plus d’usage, ou vous l’avez déjà appelé à ce tour : { $what }
refuse-E_HERO_USED-spent = votre héros n’a plus d’usage
refuse-E_HERO_USED-called = vous avez déjà appelé votre héros à ce tour
refuse-E_HERO_TARGET = le héros ne peut pas agir là
refuse-E_HERO_TARGET-what = le héros ne peut pas agir là : { $what }
refuse-E_GOLD = pas assez d’or
refuse-E_GOLD-what = pas assez d’or : { $what }
refuse-E_SHOP = la boutique ne vend pas cela
refuse-E_SHOP-what = la boutique ne vend pas cela : { $what }
refuse-E_SHOP-closed = la boutique est fermée
refuse-E_SHOP-offer = la boutique n’a pas cette offre
refuse-E_SHOP-sold = vous l’avez déjà acheté
refuse-E_SHOP-renewed = la boutique a déjà renouvelé son stock à cette visite
refuse-E_SHOP-unowned = vous ne possédez pas cette carte
refuse-E_SHOP-upgraded = tous vos exemplaires de cette carte sont améliorés
refuse-E_SHOP-terrain = une base ne peut avoir que Bois, Lac, Désert ou Marais
refuse-E_EDITS = vous ne pouvez plus reprendre de carte ce tour-ci
refuse-E_EDITS-what = vous ne pouvez plus reprendre de carte ce tour-ci : { $what }

outcome-crystal = un cristal est tombé
outcome-both_crystals = les deux cristaux sont tombés
outcome-turn_limit = le dernier tour est joué
outcome-stand_off = plus rien ne pouvait changer
outcome-resigned = abandon

setup-preset = Règles
setup-preset-classic = Classique : le jeu de base
setup-preset-classic_plus = Classique plus : or, héros, familles
setup-preset-frontier = Frontière : le plateau de marche
setup-deck_a = Deck de A
setup-deck_b = Deck de B
setup-terrain_a = Terrain de base de A
setup-terrain_b = Terrain de base de B
setup-hero_a = Héros de A
setup-hero_b = Héros de B
setup-m1 = M1 : plus d’or, dont un quart pour votre bourse, et la boutique (une série de victoires compte les tours d’affilée d’une partie)
setup-m2 = M2 : héros
setup-m3 = M3 : familles et ultimes
setup-m4 = M4 : trois âges
setup-m5 = M5 : jeu en ligne
setup-x1 = X1 : limites de rareté
setup-x2 = X2 : capacités avancées
setup-x3 = X3 : brouillard de guerre
setup-x4 = X4 : terrain sur chaque case
setup-x5 = X5 : plateau de marche
setup-x6 = X6 : relique
setup-x7 = X7 : empilement libre
setup-crystal_hp = Vie des cristaux
setup-deck_size = Cartes dans un deck
setup-initial_hand = Cartes de la première main
setup-draw_per_turn = Cartes piochées par tour
setup-hand_limit = Cartes en main, au plus (main pleine, une carte piochée est brûlée)
setup-lane_capacity = Cartes d’un camp dans une voie
setup-max_plays_per_lane = Cartes jouées par voie et par tour
setup-fatigue = Fatigue par tour
setup-fatigue_floor = La fatigue s’arrête à
setup-lane_win_gold = Or pour une voie
setup-turn_limit = Dernier tour (0 : aucun ; une simulation s’arrête après le tour 40)
setup-stand_off = La partie finit quand plus rien ne peut changer
setup-turn_timer_ms = Temps pour un plan en millisecondes (0 : aucun)
setup-age_two = Premier tour de l’âge 2
setup-age_three = Premier tour de l’âge 3
setup-limit_result = Au dernier tour, ou dans une impasse
setup-limit_result-crystal_hp = Le cristal qui a le plus de vie gagne
setup-limit_result-draw = Match nul
setup-double_ko = Si les deux cristaux tombent
setup-double_ko-draw = Match nul
setup-double_ko-crystal_damage = Celui qui a le plus blessé le cristal gagne
setup-arrival_strikes = Entrer dans la base ennemie frappe déjà le cristal (une autre lecture du guide d’origine)
setup-short_decks = Decks de 15 à 25 cartes (X1)
setup-deck_a-default = Le deck habituel
setup-deck_a-D1 = Premiers terrains
setup-deck_a-D2 = Maîtrise du Lac
setup-deck_a-D3 = Assaut du Désert
setup-deck_a-D4 = Armée de Napoléon
setup-deck_a-D5 = Forces autrichiennes
setup-deck_a-D6 = Ménagerie du Marais
setup-deck_a-lake_league = Ligue du Lac (âges)
setup-deck_a-desert_host = Ost du Désert (âges)
setup-terrain_a-deck = Selon le héros ou le deck
setup-terrain_a-none = Aucun
setup-terrain_a-Woods = Bois
setup-terrain_a-Lake = Lac
setup-terrain_a-Desert = Désert
setup-terrain_a-Marsh = Marais
setup-hero_a-deck = Selon le deck
setup-hero_a-none = Aucun
setup-hero_a-napoleon = Napoléon Bonaparte
setup-hero_a-saladin = Saladin
setup-hero_a-nelson = L’amiral Nelson
setup-hero_a-charles = L’archiduc Charles
setup-hero_a-ramesses = Ramsès II
setup-hero_a-joan = Jeanne d’Arc
setup-hero_a-cleopatra = Cléopâtre
setup-hero_a-alexander = Alexandre le Grand
setup-hero_a-sun_tzu = Sun Tzu
setup-hero_a-genghis = Gengis Khan
setup-hero_a-bolivar = Simón Bolívar
setup-hero_a-washington = George Washington
setup-deck_b-default = Le deck habituel
setup-deck_b-D1 = Premiers terrains
setup-deck_b-D2 = Maîtrise du Lac
setup-deck_b-D3 = Assaut du Désert
setup-deck_b-D4 = Armée de Napoléon
setup-deck_b-D5 = Forces autrichiennes
setup-deck_b-D6 = Ménagerie du Marais
setup-deck_b-lake_league = Ligue du Lac (âges)
setup-deck_b-desert_host = Ost du Désert (âges)
setup-terrain_b-deck = Selon le héros ou le deck
setup-terrain_b-none = Aucun
setup-terrain_b-Woods = Bois
setup-terrain_b-Lake = Lac
setup-terrain_b-Desert = Désert
setup-terrain_b-Marsh = Marais
setup-hero_b-deck = Selon le deck
setup-hero_b-none = Aucun
setup-hero_b-napoleon = Napoléon Bonaparte
setup-hero_b-saladin = Saladin
setup-hero_b-nelson = L’amiral Nelson
setup-hero_b-charles = L’archiduc Charles
setup-hero_b-ramesses = Ramsès II
setup-hero_b-joan = Jeanne d’Arc
setup-hero_b-cleopatra = Cléopâtre
setup-hero_b-alexander = Alexandre le Grand
setup-hero_b-sun_tzu = Sun Tzu
setup-hero_b-genghis = Gengis Khan
setup-hero_b-bolivar = Simón Bolívar
setup-hero_b-washington = George Washington

## Names of cards, heroes and families

card-named = { $title } ({ $card })
card-told = { $title } ({ $card })
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
    .the = l’amiral Nelson
hero-charles-name = L’archiduc Charles
    .the = l’archiduc Charles
hero-ramesses-name = Ramsès II
hero-joan-name = Jeanne d’Arc
hero-cleopatra-name = Cléopâtre
hero-alexander-name = Alexandre le Grand
hero-sun_tzu-name = Sun Tzu
hero-genghis-name = Gengis Khan
hero-bolivar-name = Simón Bolívar
hero-washington-name = George Washington
family-Monkey-name = Singes
    .of = des Singes
family-Ant-name = Fourmis
    .of = des Fourmis
family-Turtle-name = Tortues
    .of = des Tortues
family-Toad-name = Crapauds
    .of = des Crapauds
family-Monkey-ultimate = Frénésie de la troupe
family-Ant-ultimate = Ruée de la colonie
family-Turtle-ultimate = Mur de carapaces
family-Toad-ultimate = Festin du marais

verb-play = Jouer
verb-take_back = Reprendre
verb-seal = Sceller

### CardPeeGee.

game-title = CardPeeGee
game-about = un jeu de rôle en solitaire avec un paquet de cartes : survivez, et décrochez quatre sortes de victoires

list-none = aucune

seat-player = Joueur

suit-clubs = trèfle
    .plural = trèfles
suit-diamonds = carreau
    .plural = carreaux
suit-hearts = cœur
    .plural = cœurs
suit-spades = pique
    .plural = piques

kind-monster = Monstre
    .the = le monstre
kind-treasure = Trésor
    .the = le trésor
kind-healer = Guérisseur
    .the = le guérisseur
kind-trap = Piège
    .the = le piège

cause-monster = le monstre
cause-chest = le piège du coffre
cause-jailor = le geôlier
cause-trap = le piège

phase-pre_game = avant la partie
phase-new_day = nouveau jour
phase-monster_preparation = préparation au combat
phase-monster_combat = combat
phase-trapped_treasure = coffre piégé
phase-jailor_stage = face aux geôliers
phase-fee_stage = paiement du guérisseur
phase-town_tax = impôt en Ville
phase-town_shopping = achats en Ville
phase-town_healing = soins en Ville
phase-ending = victoire
phase-dead = mort
phase-dealing = donne

dealer-draw =
    { $count ->
        [1] donnez une carte
       *[other] donnez { $count } cartes
    }
dealer-character = donnez une carte, à la recherche d’un Roi ou d’une Dame
dealer-vigour = donnez trois cartes pour les points de vie
dealer-hand = donnez cinq cartes pour la main
dealer-encounter =
    { $count ->
        [one] donnez la rencontre : le meneur, puis les accessoires ({ $count } carte)
       *[other] donnez la rencontre : le meneur, puis les accessoires ({ $count } cartes)
    }
dealer-monster =
    { $count ->
        [one] donnez { $count } carte : d’abord pour vous, puis pour le monstre
       *[other] donnez { $count } cartes : d’abord pour vous, puis pour le monstre
    }
dealer-attempt =
    { $count ->
        [one] donnez { $count } carte : pour vous, puis pour le piège
       *[other] donnez { $count } cartes : pour vous, puis pour le piège
    }
dealer-player =
    { $count ->
        [one] donnez-vous { $count } carte
       *[other] donnez-vous { $count } cartes
    }
dealer-jailor =
    { $count ->
        [one] donnez { $count } carte au geôlier
       *[other] donnez { $count } cartes au geôlier
    }
dealer-evasion =
    { $count ->
        [1] donnez une carte pour esquiver
       *[other] donnez { $count } cartes pour esquiver
    }
dealer-charity = donnez une carte de charité

ask-pre_game = Une nouvelle vie commence. Créez votre personnage.
ask-new_day = Jour { $day }. Qu’est-ce qui vous attend ?
ask-monster_preparation = Préparez le combat : les trèfles donnent de l’attaque, les piques des cartes. Vous avez ATK { $atk }, DL { $dl }.
ask-monster_combat = Le combat continue.
ask-trapped_treasure = Le coffre est piégé. Jouez des piques, tentez de désarmer un piège, ou partez. Votre bonus : { $bonus }.
ask-jailor_stage = Des geôliers retiennent le guérisseur. Préparez-vous, combattez ou partez. Vous avez ATK { $atk }, DL { $dl }.
ask-fee_stage = Le guérisseur demande { $fee } ; vous avez payé { $paid }. Toutes les cartes sont bonnes pour payer.
ask-town_tax =
    { $count ->
        [one] Vous tenez { $count } carte : la Ville en prend une comme impôt.
       *[other] Vous tenez { $count } cartes : la Ville en prend une comme impôt.
    }
ask-town_shopping = Achats : chaque tranche de { $price } en carreaux achète une carte.
ask-town_healing = Soins : chaque point de cœur vaut un point de vie.
ask-ending = Une victoire !
ask-dead = Vous êtes mort. On recommence ?
ask-nothing = Rien à décider.

group-activate = Activer
group-play = Jouer
group-play_as = Jouer dans une autre couleur
group-discard = Défausser

option-create = Créer le personnage
option-start_encounter = Commencer la rencontre
option-activate = Activer { $card }
option-play = Jouer { $card }
option-play_as = Jouer { $card } comme { $suit }
option-fight = Combattre une manche
option-disarm = Désarmer { $card }
option-abandon = Partir
option-discard = Défausser { $card }
option-to_healing = Passer aux soins
option-end_day = Finir la journée
option-acknowledge = Continuer
option-restart = Recommencer

effect-create = un Roi ou une Dame, c’est vous ; trois cartes donnent vos points de vie, cinq font votre main
effect-encounter = trois cartes sont données
effect-ace = vos { $suit-plural } joués valent moitié plus ; une carte de plus pour esquiver les pièges
effect-jack = vos { $suit-plural } se jouent dans toutes les couleurs, et toute carte comme { $suit }, pour 2 de moins ; une carte de plus pour esquiver les pièges
effect-fight = ATK { $before } → { $after }, DL { $dl_before } → { $dl_after }
effect-bonus = bonus de désarmement { $before } → { $after }
effect-pays = payé { $before } → { $after } sur { $fee }
effect-covers_fee = payé { $before } → { $after } : le prix de { $fee } est couvert, { $healing } PV soignés
effect-spends =
    { $count ->
        [0] dépensé { $before } → { $after } : n’achète encore rien
        [1] dépensé { $before } → { $after } : achète une carte
       *[other] dépensé { $before } → { $after } : achète { $count } cartes
    }
effect-heals = soins { $before } → { $after }
effect-fight_monster =
    { $atk } + { $dl } { $dl ->
        [one] carte
       *[other] cartes
    } contre { $foe_atk } + { $foe_dl } { $foe_dl ->
        [one] carte
       *[other] cartes
    } ; gagner lui coûte { $atk } de ses { $foe_hp } PV, perdre vous coûte { $foe_atk } de vos { $hp }
effect-fight_jailors =
    { $dl ->
        [one] { $atk } + { $dl } carte contre chaque geôlier ({ $jailors } ; valeur + 3 cartes) ; gagner inflige { $atk }, perdre vous coûte sa valeur sur vos { $hp } PV
       *[other] { $atk } + { $dl } cartes contre chaque geôlier ({ $jailors } ; valeur + 3 cartes) ; gagner inflige { $atk }, perdre vous coûte sa valeur sur vos { $hp } PV
    }
effect-disarm = { $bonus } + une carte contre { $trap } + une carte ; un échec coûte { $trap } de vos { $hp } PV
effect-abandon = la rencontre finit, sans rien gagner
effect-buy =
    { $count ->
        [0] n’achète rien
        [1] achète une carte
       *[other] achète { $count } cartes
    }
effect-town_healing =
    { $count ->
        [0] le jour suivant commence
       *[other] soigne { $count }, soit { $hp } PV ; le jour suivant commence
    }
effect-acknowledge = la partie reprend où elle en était
effect-restart = une nouvelle partie, toutes les cartes dans la pioche

warn-may_die = un échec peut vous tuer
warn-loses_played = les cartes jouées sont perdues : { $cards }
warn-discard_active = cette carte est active
warn-cannot_buy = vos carreaux n’atteignent pas 8
warn-cannot_pay = vos cartes ne couvrent pas le prix sans conversion
warn-cannot_pay_later = vos cartes ne couvriraient plus le prix ensuite
warn-buys_nothing = moins de 8 joués : cela n’achète rien et c’est perdu

event-rejected = { $card } n’est ni un Roi ni une Dame
event-character = votre personnage : { $card }
event-vigour =
    { $cards } vous { $cards-number ->
        [other] donnent
       *[one] donne
    } { $hp } { $hp ->
        [one] point
       *[other] points
    } de vie
event-day = jour { $day }
event-no_encounter = la pioche est vide : pas de rencontre aujourd’hui
event-met = { $kind } : { $cards }
event-monster_large = c’est un gros monstre : ATK { $atk }, DL { $dl }, { $hp } PV
event-monster = le monstre : ATK { $atk }, DL { $dl }, { $hp } PV
event-healer = le guérisseur propose { $healing } PV ; prix { $fee }, geôliers : { $jailors }
event-activated = { $card } est active
event-played = { $card } est jouée pour { $value }
event-played_as = { $card } est jouée comme { $value } de { $suit }
event-contest = contre { $against } ({ $foe }) : { $cards }, score { $score } ; en face { $foe_cards }, score { $foe_score }
event-hit = { $foe } perd { $damage } PV, il en reste { $left }
event-hurt =
    { $damage ->
        [0] { $by } { $how } : aucun PV perdu, toujours { $left }
        [one] { $by } { $how } : { $damage } PV perdu, il en reste { $left }
       *[other] { $by } { $how } : { $damage } PV perdus, il en reste { $left }
    }

grade-none = vous manque
grade-scratch = vous égratigne
grade-wound = vous blesse
grade-deep = vous blesse sérieusement
grade-grave = vous blesse gravement
grade-terrible = vous écrase

event-disarmed = le piège { $card } est désarmé
event-slain = { $card } est mort
event-evasion = difficulté { $difficulty }, dégâts { $damage } ; { $cards }, score { $score } : vous subissez { $actual }
event-gained_start = votre main : { $cards }
event-gained_loot = butin : { $cards }
event-gained_treasure = trésor : { $cards }
event-gained_potions = potions : { $cards }
event-gained_charity = charité : { $cards }
event-gained_bought = achats : { $cards }
event-fee_paid = { $paid } payés : le prix de { $fee } est couvert
event-healed =
    { $amount ->
        [one] { $amount } PV soigné, vous en avez { $hp }
       *[other] { $amount } PV soignés, vous en avez { $hp }
    }
event-abandoned = vous laissez { $kind-the } ; cartes perdues : { $cards }
event-survived = { $kind-the } est derrière vous
event-arrived =
    { $count ->
        [0] en Ville, sans aucune carte
        [1] en Ville avec une carte
       *[other] en Ville avec { $count } cartes
    }
event-taxed = impôt : { $card }
event-shopped =
    { $count ->
        [0] { $spent } dépensés, aucune carte achetée
        [1] { $spent } dépensés, une carte achetée
       *[other] { $spent } dépensés, { $count } cartes achetées
    }
event-ending = { $ending }
event-ending_cards = { $ending } ({ $cards })
event-died = { $cause } vous tue, au jour { $day }
event-restarted = une nouvelle partie commence

ending-full_court = Cour complète ! Le Valet, la Dame et le Roi de { $suit } marchent à vos côtés.
ending-elemental_union = Union des éléments ! Les quatre couleurs vous ont envoyé quelqu’un de leur cour.
ending-goliath =
    { $hp ->
        [one] Goliath ! Avec { $hp } point de vie, vous dominez le pays.
       *[other] Goliath ! Avec { $hp } points de vie, vous dominez le pays.
    }
ending-master = Maître des éléments ! Les pouvoirs des quatre couleurs vous obéissent.

victory-full_court = Cour complète ({ $suit })
victory-elemental_union = Union des éléments
victory-goliath = Goliath
victory-master = Maître des éléments

section-you = Vous, { $phase }
section-hand = Main ({ $count })
section-active = Actives ({ $count })
section-played = Jouées
section-dealt = Sur la table
section-deck = Pioche ({ $count })

line-state =
    { $hp ->
        [one] jour { $day }, { $hp } point de vie
       *[other] jour { $day }, { $hp } points de vie
    }
line-character = personnage { $card }
line-life = vie { $life } sur { $lives }
line-earned = victoires : { $endings }
line-cards = { $cards }
line-deck = { $suit } : { $cards }
line-played = { $card } pour { $value }
line-played_as = { $card } compte comme { $value } de { $suit }
line-own = vous : ATK { $atk }, DL { $dl }
line-monster = monstre : ATK { $atk }, DL { $dl }, { $hp } PV
line-jailor = geôlier { $card } : ATK { $atk }, DL 3, { $hp } PV
line-healing = soins proposés : { $healing }
line-fee = prix { $fee }, payé { $paid }
line-bonus = bonus de désarmement { $bonus }

refuse-seat = il n’y a qu’un joueur
refuse-phase = impossible maintenant ({ $phase })
refuse-ending_shown = vous avez une victoire : continuez d’abord
refuse-dead = vous êtes mort
refuse-last_life = c’était la dernière vie de cette partie
refuse-lives = une partie compte de 1 à 99 vies
refuse-tax_first = payez d’abord l’impôt
refuse-no_cards_at_new_day = aucune carte ne sert avant le début de la rencontre
refuse-battle_has_begun = le combat a commencé : trop tard pour jouer une carte
refuse-no_escape = on ne fuit pas devant un monstre
refuse-no_power = seuls les Valets et les As s’activent, et { $card } n’en est pas
refuse-not_in_hand = { $card } n’est pas dans votre main
refuse-already_active = { $card } est déjà active
refuse-not_held = vous n’avez pas { $card }
refuse-suit_unusable = les { $suit-plural } ne servent à rien ici
refuse-held_in_place = { $card } sert à une conversion et ne peut pas être jouée
refuse-same_suit = { $card } est déjà de cette couleur
refuse-target_unusable = les { $suit-plural } ne servent à rien ici
refuse-no_jack = aucun Valet actif ne change { $card } en { $suit }
refuse-jack_not_active = { $card } ne devient { $suit } que tant qu’un Valet qui convient est actif
refuse-only_itself = { $card } ne peut pas se convertir elle-même
refuse-too_low = { $card } ne vaudrait rien
refuse-no_gain_at_fee = jouer { $card } comme { $suit } ne paierait pas plus
refuse-not_a_trap = { $card } n’est pas un piège de ce coffre
refuse-position = cette position est impossible : chaque carte doit être à un seul endroit
refuse-position_flow = cette phase a besoin de son déroulement
refuse-position_encounter = la rencontre ne va pas avec la phase

setup-fee = Le prix du guérisseur doit être
setup-fee-reached = atteint : payer juste le prix suffit
setup-fee-exceeded = dépassé : il faut payer plus que le prix (la lecture du guide)
setup-jailor_cards = Les cartes jouées contre les geôliers
setup-jailor_cards-kept_apart = retournent dans la pioche quand tombe le dernier geôlier
setup-jailor_cards-count_for_fee = restent jusqu’à la fin de la rencontre et comptent pour le prix (la lecture du guide)
setup-lives = Vies : après une mort, on peut recommencer s’il en reste

hint-none = pas de conseil
hint-create = votre vie commence ; il n’y a rien d’autre à faire
hint-new_day =
    { $count ->
        [1] rien à préparer maintenant ; { $trap }{ "\u202F" }% de risque de piège, et une carte donnerait environ { $evasion } pour l’esquiver
       *[other] rien à préparer maintenant ; { $trap }{ "\u202F" }% de risque de piège, et { $count } cartes donneraient environ { $evasion } pour l’esquiver
    }
hint-activate = activer { $card } ne coûte rien : vous pourrez encore la jouer plus tard, et chaque carte active aide contre les pièges
hint-prepare = avec { $card } et ce qui va avec, { $win }{ "\u202F" }% de chances de gagner le combat, pour environ { $lost } PV perdus ; cela vaut les cartes
hint-fight = { $win }{ "\u202F" }% de chances de gagner le combat, pour environ { $lost } PV perdus ; jouer plus de cartes coûterait plus que cela n’épargne
hint-gear = avec { $card }, le meilleur essai réussit à { $win }{ "\u202F" }% et échoue à { $lose }{ "\u202F" }%, ce qui coûte { $cost } PV ; le coffre en vaut la peine
hint-disarm = { $win }{ "\u202F" }% de chances de désarmer { $card } ; l’échec ({ $lose }{ "\u202F" }%) coûte { $cost } PV ; le coffre en vaut le risque
hint-leave_chest = un essai réussirait à { $win }{ "\u202F" }% et coûterait { $cost } PV à { $lose }{ "\u202F" }% ; le coffre n’en vaut pas la peine
hint-prepare_jailors = avec { $card }, { $win }{ "\u202F" }% de chances de gagner une manche, pour environ { $lost } PV perdus ; { $healing } PV de soins en valent la peine
hint-fight_jailors = { $win }{ "\u202F" }% de chances de gagner une manche, pour environ { $lost } PV perdus ; { $healing } PV de soins en valent la peine
hint-leave_jailors = { $win }{ "\u202F" }% de chances de gagner une manche, pour environ { $lost } PV perdus ; avec le prix à payer, { $healing } PV de soins n’en valent pas la peine
hint-pay = { $card } est parmi les cartes les moins précieuses qui couvrent le prix de { $fee }, et { $healing } PV de soins valent plus
hint-leave_fee = les cartes pour le prix de { $fee } valent plus pour vous que { $healing } PV de soins
hint-cannot_pay = vos cartes ne couvrent pas le prix de { $fee }
hint-tax = de toutes vos cartes, { $card } est la moins précieuse (environ { $worth } PV)
hint-buy =
    { $count ->
        [1] avec { $card }, vos carreaux achètent une carte, qui vaut plus
       *[other] avec { $card }, vos carreaux achètent { $count } cartes, qui valent plus
    }
hint-shopped =
    { $count ->
        [0] rien de ce que vous pourriez dépenser ne vaut moins que ce que vous achèteriez
        [1] vous achetez une carte ; dépenser plus ne rapporterait rien
       *[other] vous achetez { $count } cartes ; dépenser plus ne rapporterait rien
    }
hint-heal = { $card } est plus utile en points de vie : vous pouvez gagner { $amount } PV
hint-end_day = vous gagnez ici { $amount } PV ; les autres cartes valent plus dans votre main
hint-acknowledge = une victoire : savourez-la et continuez
hint-restart = cette vie est finie : recommencez

measure-days = jours de survie
measure-death = cause de la mort
measure-any_victory = au moins une victoire
measure-elemental_union = Union des éléments
measure-full_court = une Cour complète
measure-full_courts = Cours complètes
measure-full_court_of_clubs = Cour complète de trèfle
measure-full_court_of_diamonds = Cour complète de carreau
measure-full_court_of_hearts = Cour complète de cœur
measure-full_court_of_spades = Cour complète de pique
measure-goliath = Goliath
measure-master_of_the_elements = Maître des éléments
measure-initial_hp = points de vie au départ
measure-highest_hp = points de vie au plus haut
measure-final_hp = points de vie à la fin
measure-monsters = monstres rencontrés
measure-treasures = trésors rencontrés
measure-healers = guérisseurs rencontrés
measure-traps = pièges rencontrés
measure-abandoned = rencontres quittées
measure-contests = manches et tentatives
measure-damage_by_monsters = dégâts des monstres
measure-damage_by_chests = dégâts des coffres
measure-damage_by_jailors = dégâts des geôliers
measure-damage_by_traps = dégâts des pièges
measure-healed_by_healers = soigné par les guérisseurs
measure-healed_in_town = soigné en Ville
measure-cards_looted = cartes de butin
measure-cards_from_treasure = cartes de trésor
measure-potions = potions
measure-cards_of_charity = cartes de charité
measure-cards_bought = cartes achetées
measure-cards_played = cartes jouées
measure-cards_converted = dont converties
measure-cards_lost_by_abandoning = cartes perdues en partant
measure-cards_taxed = cartes payées en impôt
measure-cards_activated = cartes activées
measure-visits = passages en ville
measure-visits_with_tax = passages avec impôt
measure-visits_with_charity = passages avec charité
measure-visits_with_purchase = passages avec achat
measure-held_in_town = cartes à l’arrivée en Ville
measure-active_in_town = dont actives

outcome-monster = tué par un monstre
outcome-chest = tué par un coffre piégé
outcome-jailor = tué par un geôlier
outcome-trap = tué par un piège
outcome-resigned = abandon

### CardPeeGee.

game-title = CardPeeGee
game-about = un jeu de rôle en cartes pour une personne : survivez, et gagnez quatre sortes de victoires

list-none = aucune

seat-player = Joueur

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique

kind-monster = Monstre
kind-treasure = Trésor
kind-healer = Guérisseur
kind-trap = Piège

cause-monster = le monstre
cause-chest = le piège du coffre
cause-jailor = le geôlier
cause-trap = le Piège

phase-pre_game = avant la partie
phase-new_day = nouveau jour
phase-monster_preparation = avant le combat
phase-monster_combat = au combat
phase-trapped_treasure = devant un coffre piégé
phase-jailor_stage = face aux geôliers
phase-fee_stage = au moment de payer le guérisseur
phase-town_tax = impôt en ville
phase-town_shopping = achats en ville
phase-town_healing = soins en ville
phase-ending = une victoire
phase-dead = mort
phase-dealing = pendant la donne

dealer-draw =
    { $count ->
        [1] donnez une carte
       *[other] donnez { $count } cartes
    }
dealer-character = donnez une carte, à la recherche d’un roi ou d’une dame
dealer-vigour = donnez trois cartes pour les points de vie
dealer-hand = donnez cinq cartes en main
dealer-encounter =
    { $count ->
        [one] donnez la rencontre : le meneur, puis les accessoires ({ $count } carte)
       *[other] donnez la rencontre : le meneur, puis les accessoires ({ $count } cartes)
    }
dealer-monster =
    { $count ->
        [one] donnez { $count } carte : les vôtres d’abord, puis celles du monstre
       *[other] donnez { $count } cartes : les vôtres d’abord, puis celles du monstre
    }
dealer-attempt =
    { $count ->
        [one] donnez { $count } carte : la vôtre, puis celle du piège
       *[other] donnez { $count } cartes : la vôtre, puis celle du piège
    }
dealer-player =
    { $count ->
        [one] donnez { $count } carte pour vous
       *[other] donnez { $count } cartes pour vous
    }
dealer-jailor =
    { $count ->
        [one] donnez { $count } carte pour le geôlier
       *[other] donnez { $count } cartes pour le geôlier
    }
dealer-evasion =
    { $count ->
        [1] donnez une carte pour esquiver
       *[other] donnez { $count } cartes pour esquiver
    }
dealer-charity = donnez une carte de charité

ask-pre_game = Une nouvelle vie commence. Créez votre personnage.
ask-new_day = Jour { $day }. Que va-t-il apporter ?
ask-monster_preparation = Préparez le combat : les trèfles donnent de l’attaque, les piques des cartes. Vous avez ATK { $atk }, DL { $dl }.
ask-monster_combat = Le combat continue.
ask-trapped_treasure = Le coffre est piégé. Jouez des piques, tentez un piège ou laissez-le. Votre bonus est de { $bonus }.
ask-jailor_stage = Des geôliers retiennent le guérisseur. Préparez-vous, combattez ou partez. Vous avez ATK { $atk }, DL { $dl }.
ask-fee_stage = Le guérisseur demande { $fee } ; vous avez payé { $paid }. Toute carte paie.
ask-town_tax =
    { $count ->
        [one] Vous tenez { $count } carte : la ville en prend une comme impôt.
       *[other] Vous tenez { $count } cartes : la ville en prend une comme impôt.
    }
ask-town_shopping = Achats : chaque tranche de { $price } en carreau achète une carte.
ask-town_healing = Soins : chaque point de cœur vaut un point de vie.
ask-ending = Une victoire !
ask-dead = Vous êtes mort. On recommence ?
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

effect-create = un roi ou une dame devient vous ; trois cartes donnent des points de vie, cinq font votre main
effect-encounter = trois cartes sont données
effect-ace = vos { $suit } joués valent moitié plus ; une carte de plus contre les Pièges
effect-jack = { $suit } jouable en toute couleur et toute carte en { $suit }, à 2 de moins ; une carte de plus contre les Pièges
effect-fight = ATK de { $before } à { $after }, DL de { $dl_before } à { $dl_after }
effect-bonus = bonus de désarmement de { $before } à { $after }
effect-pays = payé de { $before } à { $after } sur { $fee }
effect-covers_fee = payé de { $before } à { $after } : couvre le prix de { $fee } et soigne { $healing }
effect-spends =
    { $count ->
        [0] dépensé de { $before } à { $after } : n’achète encore rien
        [1] dépensé de { $before } à { $after } : achète une carte
       *[other] dépensé de { $before } à { $after } : achète { $count } cartes
    }
effect-heals = soins de { $before } à { $after }
effect-fight_monster =
    { $atk } + { $dl } { $dl ->
        [one] carte
       *[other] cartes
    } contre { $foe_atk } + { $foe_dl } { $foe_dl ->
        [one] carte
       *[other] cartes
    } ; une victoire lui prend { $atk } de ses { $foe_hp } PV, une défaite { $foe_atk } de vos { $hp }
effect-fight_jailors =
    { $dl ->
        [one] { $atk } + { $dl } carte contre chacun de { $jailors } (valeur + 3 cartes) ; une victoire inflige { $atk }, une défaite coûte la valeur du geôlier sur vos { $hp } PV
       *[other] { $atk } + { $dl } cartes contre chacun de { $jailors } (valeur + 3 cartes) ; une victoire inflige { $atk }, une défaite coûte la valeur du geôlier sur vos { $hp } PV
    }
effect-disarm = { $bonus } + une carte contre { $trap } + une carte ; un échec coûte { $trap } de vos { $hp } PV
effect-abandon = met fin à la rencontre sans rien gagner
effect-buy =
    { $count ->
        [0] n’achète rien
        [1] achète une carte
       *[other] achète { $count } cartes
    }
effect-town_healing =
    { $count ->
        [0] le jour suivant commence
       *[other] soigne { $count }, jusqu’à { $hp } PV ; le jour suivant commence
    }
effect-acknowledge = le jeu reprend là où il s’est arrêté
effect-restart = une nouvelle partie avec toutes les cartes dans la pioche

warn-may_die = un échec peut vous tuer
warn-loses_played = les cartes jouées sont perdues : { $cards }
warn-discard_active = cette carte est active
warn-cannot_buy = vos carreaux n’atteignent pas 8
warn-cannot_pay = vos cartes ne couvrent pas le prix sans conversion
warn-cannot_pay_later = vos cartes ne couvriront plus le prix ensuite
warn-buys_nothing = moins de 8 a été joué : cela n’achète rien et c’est perdu

event-rejected = { $card } n’est ni roi ni dame
event-character = vous êtes { $card }
event-vigour =
    { $cards } vous { $cards-number ->
        [other] donnent
       *[one] donne
    } { $hp } { $hp ->
        [one] point
       *[other] points
    } de vie
event-day = jour { $day }
event-no_encounter = la pioche est vide : pas de rencontre aujourd’hui
event-met = { $kind } : { $cards }
event-monster_large = c’est un grand monstre : ATK { $atk }, DL { $dl }, { $hp } PV
event-monster = le monstre a ATK { $atk }, DL { $dl }, { $hp } PV
event-healer = le guérisseur offre { $healing } PV ; prix { $fee }, geôliers { $jailors }
event-activated = { $card } est active
event-played = { $card } est jouée pour { $value }
event-played_as = { $card } est jouée comme { $value } de { $suit }
event-contest =
    contre { $against } ({ $foe }) : { $cards } { $cards-number ->
        [other] font
       *[one] fait
    } { $score }, { $foe_cards } { $foe_cards-number ->
        [other] font
       *[one] fait
    } { $foe_score }
event-hit = { $foe } perd { $damage } PV, il en reste { $left }
event-hurt = { $by } { $how } : { $damage } PV perdus, il en reste { $left }

grade-none = vous manque
grade-scratch = vous égratigne
grade-wound = vous blesse
grade-deep = vous blesse profondément
grade-grave = vous blesse gravement
grade-terrible = vous écrase

event-disarmed = le piège { $card } est désarmé
event-slain = { $card } est mort
event-evasion =
    { $cards-number ->
        [other] difficulté { $difficulty }, dégâts { $damage } ; { $cards } font { $score } : { $actual } de dégâts
       *[one] difficulté { $difficulty }, dégâts { $damage } ; { $cards } fait { $score } : { $actual } de dégâts
    }
event-gained_start = votre main : { $cards }
event-gained_loot = butin : { $cards }
event-gained_treasure = trésor : { $cards }
event-gained_potions = potions : { $cards }
event-gained_charity = charité : { $cards }
event-gained_bought = acheté : { $cards }
event-fee_paid = { $paid } couvrent le prix de { $fee }
event-healed = { $amount } PV soignés, maintenant { $hp }
event-abandoned = vous partez ({ $kind }) ; cartes perdues : { $cards }
event-survived = surmonté : { $kind }
event-arrived =
    { $count ->
        [1] en ville avec une carte
       *[other] en ville avec { $count } cartes
    }
event-taxed = impôt : { $card }
event-shopped =
    { $count ->
        [1] { $spent } dépensés, une carte achetée
       *[other] { $spent } dépensés, { $count } cartes achetées
    }
event-ending = { $ending }
event-ending_cards = { $ending } ({ $cards })
event-died = { $cause } vous tue le jour { $day }
event-restarted = une nouvelle partie commence

ending-full_court = Cour complète ! Valet, dame et roi de { $suit } marchent à vos côtés.
ending-elemental_union = Union des éléments ! Les quatre couleurs vous ont envoyé quelqu’un de leur cour.
ending-goliath =
    { $hp ->
        [one] Goliath ! Avec { $hp } point de vie, vous dominez le pays.
       *[other] Goliath ! Avec { $hp } points de vie, vous dominez le pays.
    }
ending-master = Maître des éléments ! Les pouvoirs des quatre couleurs vous obéissent.

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
line-earned = obtenu : { $endings }
line-cards = { $cards }
line-deck = { $suit } : { $cards }
line-played = { $card } pour { $value }
line-played_as = { $card } compte comme { $value } de { $suit }
line-own = vous : ATK { $atk }, DL { $dl }
line-monster = monstre : ATK { $atk }, DL { $dl }, { $hp } PV
line-jailor = geôlier { $card } : ATK { $atk }, DL 3, { $hp } PV
line-healing = soins offerts : { $healing }
line-fee = prix { $fee }, payé { $paid }
line-bonus = bonus de désarmement { $bonus }

refuse-seat = il n’y a qu’un joueur
refuse-phase = c’est impossible maintenant ({ $phase })
refuse-ending_shown = une victoire est montrée : continuez d’abord
refuse-dead = vous êtes mort
refuse-last_life = c’était la dernière vie de cette partie
refuse-lives = une partie compte de 1 à 99 vies
refuse-tax_first = il faut d’abord payer l’impôt
refuse-no_cards_at_new_day = aucune carte ne sert avant le début de la rencontre
refuse-battle_has_begun = le combat a commencé : plus aucune carte ne peut servir
refuse-no_escape = on n’échappe pas à un combat contre un monstre
refuse-no_power = seuls valets et as s’activent, { $card } n’est ni l’un ni l’autre
refuse-not_in_hand = { $card } n’est pas dans votre main
refuse-already_active = { $card } est déjà active
refuse-not_held = vous n’avez pas { $card }
refuse-suit_unusable = { $suit } ne sert à rien ici
refuse-held_in_place = { $card } maintient une conversion et ne peut être jouée
refuse-same_suit = { $card } est déjà de cette couleur
refuse-target_unusable = { $suit } ne sert à rien ici
refuse-no_jack = aucun valet actif ne change { $card } en { $suit }
refuse-jack_not_active = { $card } ne devient { $suit } que si un valet qui convient est actif
refuse-only_itself = { $card } ne peut se convertir elle-même
refuse-too_low = { $card } ne vaudrait rien
refuse-no_gain_at_fee = jouer { $card } comme { $suit } n’augmenterait pas le paiement
refuse-not_a_trap = { $card } n’est pas un piège de ce coffre
refuse-position = cette position ne peut pas exister : chaque carte doit être à un seul endroit
refuse-position_flow = cette phase demande que son déroulement soit donné
refuse-position_encounter = la rencontre ne convient pas à la phase

setup-fee = Le prix du guérisseur doit être
setup-fee-reached = atteint : payer exactement le prix suffit
setup-fee-exceeded = dépassé : il faut payer plus que le prix
setup-jailor_cards = Les cartes jouées contre les geôliers
setup-jailor_cards-kept_apart = retournent dans la pioche avant le paiement
setup-jailor_cards-count_for_fee = comptent pour le prix
setup-lives = Vies : après une mort qui n’est pas la dernière, on peut recommencer

hint-none = pas de conseil
hint-create = votre vie commence ; il n’y a rien d’autre à faire
hint-new_day =
    { $count ->
        [1] rien ne se prépare maintenant ; le jour apporte un Piège avec { $trap }{ "\u202F" }%, et une carte l’esquiverait alors pour environ { $evasion }
       *[other] rien ne se prépare maintenant ; le jour apporte un Piège avec { $trap }{ "\u202F" }%, et { $count } cartes l’esquiveraient alors pour environ { $evasion }
    }
hint-activate = activer { $card } ne coûte rien : elle peut encore être jouée plus tard, et chaque carte active aide contre les Pièges
hint-prepare = avec { $card } et ce qui va avec, vous gagnez le combat avec { $win }{ "\u202F" }% et perdez environ { $lost } PV ; cela vaut les cartes
hint-fight = vous gagnez le combat avec { $win }{ "\u202F" }% et perdez environ { $lost } PV ; plus de cartes coûteraient plus qu’elles ne sauvent
hint-gear = avec { $card }, la meilleure tentative réussit avec { $win }{ "\u202F" }% et échoue avec { $lose }{ "\u202F" }%, ce qui coûte { $cost } PV ; le coffre le vaut
hint-disarm = { $card } est désarmé avec { $win }{ "\u202F" }% ; avec { $lose }{ "\u202F" }% cela coûte { $cost } PV ; le coffre vaut le risque
hint-leave_chest = une tentative réussirait avec { $win }{ "\u202F" }% et coûterait { $cost } PV avec { $lose }{ "\u202F" }% ; le coffre ne le vaut pas
hint-prepare_jailors =
    { $healing ->
        [one] avec { $card }, vous gagnez une manche avec { $win }{ "\u202F" }% et y perdez environ { $lost } PV ; le { $healing } PV de soins le vaut
       *[other] avec { $card }, vous gagnez une manche avec { $win }{ "\u202F" }% et y perdez environ { $lost } PV ; les { $healing } PV de soins le valent
    }
hint-fight_jailors =
    { $healing ->
        [one] vous gagnez une manche avec { $win }{ "\u202F" }% et y perdez environ { $lost } PV ; le { $healing } PV de soins le vaut
       *[other] vous gagnez une manche avec { $win }{ "\u202F" }% et y perdez environ { $lost } PV ; les { $healing } PV de soins le valent
    }
hint-leave_jailors =
    { $healing ->
        [one] une manche se gagne avec { $win }{ "\u202F" }% et coûte environ { $lost } PV ; avec ce qu’il faut payer, le { $healing } PV de soins ne le vaut pas
       *[other] une manche se gagne avec { $win }{ "\u202F" }% et coûte environ { $lost } PV ; avec ce qu’il faut payer, les { $healing } PV de soins ne le valent pas
    }
hint-pay =
    { $healing ->
        [one] { $card } est parmi les cartes les moins chères qui couvrent le prix de { $fee }, et { $healing } PV de soins vaut plus
       *[other] { $card } est parmi les cartes les moins chères qui couvrent le prix de { $fee }, et { $healing } PV de soins valent plus
    }
hint-leave_fee = les cartes pour le prix de { $fee } valent plus pour vous que { $healing } PV de soins
hint-cannot_pay = vos cartes ne couvrent pas le prix de { $fee }
hint-tax = de toutes vos cartes, { $card } vaut le moins pour vous, environ { $worth } PV
hint-buy =
    { $count ->
        [1] avec { $card }, vos carreaux achètent une carte, qui vaut plus
       *[other] avec { $card }, vos carreaux achètent { $count } cartes, qui valent plus
    }
hint-shopped =
    { $count ->
        [0] rien de ce que vous pourriez dépenser ne vaut moins que ce que cela achète
        [1] vous achetez une carte ; dépenser plus ne rapporterait pas
       *[other] vous achetez { $count } cartes ; dépenser plus ne rapporterait pas
    }
hint-heal = { $card } vaut le plus en points de vie : vous pouvez gagner { $amount } PV
hint-end_day = vous gagnez ici { $amount } PV ; les autres cartes valent plus dans votre main
hint-acknowledge = une victoire : savourez-la et continuez
hint-restart = cette vie est finie : recommencez

measure-days = jours de survie
measure-death = cause de la mort
measure-any_victory = une victoire au moins
measure-elemental_union = Union des éléments
measure-full_court = une Cour complète
measure-full_courts = Cours complètes
measure-goliath = Goliath
measure-master_of_the_elements = Maître des éléments
measure-initial_hp = points de vie au départ
measure-highest_hp = points de vie au plus haut
measure-final_hp = points de vie à la fin
measure-monsters = monstres rencontrés
measure-treasures = trésors rencontrés
measure-healers = guérisseurs rencontrés
measure-traps = Pièges rencontrés
measure-abandoned = rencontres quittées
measure-contests = manches et tentatives
measure-damage_by_monsters = dégâts des monstres
measure-damage_by_chests = dégâts des coffres
measure-damage_by_jailors = dégâts des geôliers
measure-damage_by_traps = dégâts des Pièges
measure-healed_by_healers = soigné par des guérisseurs
measure-healed_in_town = soigné en ville
measure-cards_looted = cartes de butin
measure-cards_from_treasure = cartes de trésor
measure-potions = potions
measure-cards_of_charity = cartes de charité
measure-cards_bought = cartes achetées
measure-cards_played = cartes jouées
measure-cards_converted = dont converties
measure-cards_lost_by_abandoning = cartes perdues en partant
measure-cards_taxed = cartes d’impôt
measure-cards_activated = cartes activées
measure-held_in_town = cartes à l’arrivée en ville
measure-active_in_town = dont actives

outcome-monster = tué par un monstre
outcome-chest = tué par un coffre piégé
outcome-jailor = tué par un geôlier
outcome-trap = tué par un Piège
outcome-resigned = abandonné

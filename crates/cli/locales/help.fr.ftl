### L’aide de la ligne de commande. En anglais, elle est dans args.rs.

help-about = Une table pour des jeux qui connaissent leurs règles
help-usage = Usage :
help-commands = Commandes
help-arguments = Paramètres
help-options = Options
help-below = Codes de retour : 0 tout va bien, 1 une vérification a échoué, 2 saisie ou usage incorrect, 130 arrêté par un signal.

command-games = Montrer les jeux
command-rules = Lire les règles d’un jeu, ou y chercher
command-scenario = Exécuter des fichiers de scénarios et compter ceux qui passent
command-lesson = Vérifier des leçons : jouer chaque bonne réponse et chaque mauvaise qui y figure
command-verify = Rejouer un enregistrement et vérifier chaque étape, chaque donne et chaque empreinte
command-replay = Revoir une partie enregistrée, étape par étape
command-play = Jouer dans le terminal
command-learn = Apprendre un jeu : leçons, exercices et problèmes
command-simulate = Jouer de nombreuses parties entre bots et en rendre compte
command-campaign = Exécuter un fichier de campagne : des tests d’équilibre et leurs résultats attendus
command-profile = Montrer ou changer ce que vous gardez d’une partie à l’autre
command-bench = Mesurer la vitesse des règles d’un jeu
command-serve = Faire tourner l’application web et son API
command-help = Montrer cette aide, ou celle d’une commande

below-play = Sans GAME, vous choisissez dans un menu. Si l’entrée ou la sortie n’est pas un terminal, ou avec --plain,
    la partie s’affiche ligne par ligne ; help y montre les commandes.
    { "" }
    Codes de retour : 0 tout va bien, 2 saisie ou usage incorrect, ou une ligne d’entrée non valable.

arg-language = Langue : en, de ou fr ; sinon celle de votre environnement (LC_ALL, LC_MESSAGES, LANG)
arg-help = Montrer l’aide
arg-version = Montrer la version
arg-game = Le jeu
arg-file = L’enregistrement
arg-json = Sortie en JSON
arg-plain = Ligne par ligne au lieu du plein écran
arg-no_color = Sans couleurs
arg-passphrase_file = Lire la phrase secrète d’un enregistrement scellé à la première ligne de ce fichier ; PARLOUR_PASSPHRASE convient aussi

arg-games-all = Avec les petits exemples

arg-rules-words = Une règle (R7.3), un chapitre (R7) ou des mots à chercher ; sinon toutes les règles
arg-rules-how_to_play = Une page pour débuter
arg-rules-coverage = Compter les règles couvertes par un test ou un scénario
arg-rules-source = Dossier du code source du jeu, pour --coverage

arg-verify-commitment = Empreinte de la clé que vous avez vue avant la première donne
arg-verify-host_key = Clé publique de l’hôte chez qui vous avez joué : GET /api/host
arg-verify-entropy = Votre part du mélange

arg-replay-viewer = Vue de qui : table (voit tout, par défaut), spectator, ou une place par son numéro, compté à partir de 1, ou son nom
arg-replay-from = Première étape à montrer
arg-replay-times = Montrer l’heure de chaque étape, quand elle est connue
arg-replay-position = Sortir la position après N étapes en vigueur (toutes sans N), pour play --position

arg-learn-game = Le jeu
arg-learn-lesson = La leçon ; sans elle, toutes sont affichées
arg-play-game = Le jeu ; sinon un menu
arg-play-seats = Qui joue une place : human, ou le nom d’un bot ; une place est son numéro, compté à partir de 1, ou son nom
arg-play-bots = Des bots pour les places restantes, dans l’ordre ; un seul nom vaut pour toutes
arg-play-hot_seat = Des personnes à toutes les places restantes, sur le même écran
arg-play-seed = Graine des dés, des cartes et des bots ; la même répète une partie
arg-play-settings = Une option de la mise en place
arg-play-dealer = D’où viennent dés et cartes : keyed, de la clé de la partie (par défaut), ou people, de personnes avec de vrais dés et cartes
arg-play-load = Continuer un enregistrement
arg-play-position = Partir d’une position écrite par export ou replay --position
arg-play-save = Enregistrer dans ce fichier après chaque coup
arg-play-passphrase = Sceller les sauvegardes par une phrase secrète, qui vous est demandée
arg-play-open = Chacun peut annuler librement, d’un commun accord
arg-play-name = Votre nom, pour l’enregistrement
arg-play-cards = Vos propres cartes, dans les jeux qui le permettent
arg-play-decks = Vos propres decks, à choisir avec --set ; sinon les deux premiers jouent
arg-play-data = Votre propre jeu de données en JSON, dans les jeux qui le permettent
arg-play-profile = Jouer avec ce que vous gardez d’une partie à l’autre, et garder ce que vous gagnez

arg-profile-deed = Ce qu’il faut en faire ; sinon on le montre
arg-profile-file = Le fichier où cela se trouve

bot-random = joue n’importe quel coup permis, au hasard
bot-passive = n’utilise aucune carte
bot-plain = joue ce qui convient, garde ce qui est actif
bot-careful = pèse les chances exactes, et donne les indices
bot-beginner = passe à côté de presque tout ce qui est possible
bot-casual = passe à côté de bien des possibilités
bot-heuristic = évalue la position après chaque coup
bot-simple = choisit des voies au hasard, avec jusqu’à deux cartes au hasard dans chacune
bot-search1 = calcule un peu d’avance
bot-search2 = calcule plus loin
bot-search3 = calcule le plus loin, en prenant son temps

mistake-unknown = { $what } n’existe pas{ $hint } (voir --help)
mistake-command = il n’y a pas de commande { $what }{ $hint } (voir --help)
mistake-missing = il manque { $what }{ $hint } (voir --help)
mistake-conflict = { $what } ne va pas avec { $other }{ $hint } (voir --help)
mistake-value = { $what } : « { $value } » ne convient pas ; { $choices }{ $hint }
mistake-among = il faut { $choices }
mistake-see = voir --help
mistake-near = { "\u202F" }; vouliez-vous dire { $name } ?

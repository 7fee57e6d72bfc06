### Les mots de l’interface elle-même.

list-none = aucun

shell-skip = Aller à la table
shell-guest = Invité
shell-nothing_here = Il n’y a rien à cette adresse.

common-close = Fermer
common-cancel = Retour
common-loading = Un instant…
common-copy = Copier
common-copied = Copié

settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-system = Comme l’appareil
settings-light = Clair
settings-dark = Sombre
settings-motion = Animations
settings-motion_full = Cartes et pièces animées
settings-motion_reduced = Sans animation
settings-contrast = Contraste élevé
settings-sound = Son
settings-volume = Volume

account-title = Votre compte
account-as_guest = Vous jouez en invité sous le nom de { $name }. Avec un compte, vous gardez vos parties.
account-as = Vous jouez sous le nom de { $name }.
account-name = Nom
account-password = Mot de passe
account-password_note = Au moins 8 caractères
account-login = Se connecter
account-register = Créer un compte
account-rename_guest = Jouer en invité sous ce nom
account-logout = Se déconnecter
account-page = Vos parties et votre classement

security-link = Appareils et mot de passe
security-title = Appareils et mot de passe
security-sessions = Vos connexions
security-guest = Les invités n’ont pas de mot de passe. Créez un compte pour garder vos parties.
security-end_others = Se déconnecter partout ailleurs
security-program = Programme : { $name }
security-browser = Un navigateur
security-this = cet appareil
security-since = depuis le { $when }
security-used = dernière utilisation : { $when }
security-end = Déconnecter
security-password = Changer de mot de passe
security-old = Mot de passe actuel
security-wrong = Le mot de passe actuel est incorrect.
security-new = Nouveau mot de passe
security-changed = Mot de passe changé. Les autres appareils sont déconnectés.
security-change = Changer le mot de passe

join-title = On vous invite à une table
join-sit = Prendre place

lobby-title = À quoi joue-t-on ?
lobby-about = Des jeux qui connaissent leurs règles. Jouez tout de suite, ou créez une table pour vos amis.
lobby-no_server = Le serveur ne répond pas.
lobby-play = Jouer
lobby-play_bot = Jouer contre un bot
lobby-lay = Créer une table…
lobby-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
lobby-seats_range = { $from } à { $to } joueurs
lobby-small_games = Petits jeux ({ $number })
lobby-tables = Tables
lobby-mine = Les vôtres
lobby-open = Ouvertes
lobby-running = En cours
lobby-over = Terminées
lobby-upload = Revoir un enregistrement…
lobby-your_turn = À vous de jouer
lobby-go_on = Continuer
lobby-sit_down = Prendre place
lobby-watch = Regarder
lobby-replay = Revoir
lobby-none_mine = Vous n’êtes encore à aucune table. Choisissez un jeu ci-dessus.
lobby-none_open = Personne n’attend de joueurs pour l’instant. Créez une table et laissez une place libre.
lobby-none_running = Rien à regarder pour l’instant.
lobby-none_over = Aucune partie terminée pour l’instant.

new-title = Nouvelle table : { $game }
new-seats = Les places
new-me = Vous
new-open = Ouverte à tous
new-bring = Apporter le vôtre
new-bring_none = Comme réglé à la table
new-bring_note = Cela remplace ce que la table a réglé pour votre place.
new-invited = Par lien d’invitation
new-bot = Bot, niveau { $level } sur { $of } : { $name }
new-hot_seat = Plusieurs places sont à vous : passez-vous l’appareil, un écran cache les secrets entre deux tours.
new-options = Le jeu
new-manner = La table
new-clock = Temps
new-clock_none = Sans limite de temps
new-clock_minute = 1 minute par action
new-clock_quarter = 15 minutes par joueur, plus 10 secondes par action
new-clock_hour = 60 minutes par joueur, plus 30 secondes par action
new-clock_days = 3 jours par action
new-at_flag = Quand le temps est écoulé
new-at_flag_lose = le joueur perd la partie
new-at_flag_bot = un bot joue à sa place
new-flag_open = Chacun peut annuler ses coups librement
new-flag_private = Table privée : accessible seulement par le lien
new-flag_given = Nous saisissons nos propres dés et cartes
new-start = Créer la table

seat-title = Places
seat-number = Place { $number }
seat-you = vous
seat-free = libre
seat-invited = sur invitation
seat-bot = { $name } (bot)
seat-guest = { $name } (invité)
seat-here = en ligne
seat-away = absent
seat-asked = doit jouer
seat-thinks = réfléchit…
seat-ready = prêt
seat-look = voir
seat-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

table-connecting = Connexion à la table…
table-reconnecting = Reconnexion…
table-to_lobby = Retour au salon
table-frozen = Une erreur a arrêté cette partie. Son historique est conservé ; merci de signaler le problème.
table-kept = Les règles ont changé à l’étape { $entry } ; cette partie reste telle quelle. Vous pouvez la regarder et la revoir jusque-là.
table-stand_in = Un bot n’a pas répondu. « { $bot } » a joué à sa place.
table-more = Plus
table-tools = Outils
table-beside = À côté du plateau
table-board = Plateau
table-in_words = La table en texte

mark-title = Particularités de cette partie
mark-position = position préparée
mark-position_about = Part d’une position préparée par l’hôte. Partie non classée.
mark-edits = modifiée
mark-edits_about = La table a été modifiée à la main. Partie non classée.
mark-given = dés de l’hôte
mark-given_about = L’hôte saisit ses propres dés et cartes ; personne ne peut les vérifier. Partie non classée.
mark-unlearned = révélation annulée
mark-unlearned_about = On a annulé un coup qui avait révélé quelque chose. Partie non classée.
mark-open = annulation libre
mark-open_about = Chacun peut annuler ses coups. Partie non classée.
mark-branch = variante
mark-branch_about = Issue d’une autre partie. Partie non classée.

prompt-title = À vous de choisir
prompt-options = Choix
prompt-all_options = Choix
prompt-unfold = Choix ({ $number })
prompt-clear = Effacer
prompt-warning = avec avertissement
prompt-sure = Vraiment ?
prompt-do_it = Oui
prompt-not_yet = Pas encore
prompt-waiting = Un instant…
prompt-waiting_for = En attente : { $who }.
prompt-nothing_to_choose = Rien à choisir pour l’instant.
prompt-on_board =
    { $count ->
        [1] Un autre choix brille sur le plateau ; il est aussi dans la liste.
       *[other] { $count } choix brillent sur le plateau ; ils sont aussi dans la liste.
    }

fault-action_stale = La situation vient de changer. Regardez à nouveau.
fault-action_key = Cette clé a déjà servi pour une autre action.
fault-server_busy = Pas de connexion pour l’instant. Réessayez dans un moment.
fault-input_rate = Trop de demandes d’un coup. Attendez un instant.
fault-table_over = La partie est terminée.
fault-action_nothing = Il n’y a rien à annuler.
fault-action_asked = La question est déjà posée. Jouez d’abord.
fault-auth_required = Il faut être connecté : rechargez la page.
fault-auth_refused = Nom ou mot de passe incorrect.
fault-auth_locked = Trop d’essais. Patientez un peu.
fault-auth_taken = Ce nom est pris, ou ressemble trop à un autre.
fault-table_unknown = Cette table n’existe pas, ou elle est privée.
fault-table_seat = Cette place n’est pas la vôtre.
fault-table_taken = Cette place est prise.
fault-table_phase = Impossible à cette table pour l’instant.
fault-table_limit = Vous avez trop de parties en cours. Terminez-en ou quittez-en une d’abord.
fault-table_muted = Les joueurs ont fermé la discussion aux spectateurs.
fault-table_frozen = Une erreur a arrêté cette partie.
fault-input_size = C’est trop gros.
fault-input_record = Cet enregistrement est abîmé.
fault-server_storage = Impossible d’enregistrer. Rien n’est perdu ; réessayez dans un instant.

hint-ask = Indice
hint-asking = Un bot réfléchit…
hint-none = Pas d’indice ici.
hint-whole = Scellez ce plan. { $plan }
hint-nothing = Aucune carte
hint-follow = Jouer ce coup

log-title = Historique
log-empty = Rien ne s’est encore passé.
log-undo = Coup annulé
log-redo = Coup rétabli

chat-title = Discussion
chat-empty = Aucun message pour l’instant.
chat-say = Écrire un message
chat-send = Envoyer
chat-muted = Les joueurs ont fermé la discussion aux spectateurs.
chat-mute = Fermer la discussion aux spectateurs

missed-title = Depuis votre dernière visite

undo-title = Annuler le coup
undo-short = Annuler
undo-redo = Rétablir
undo-unlearned = Depuis, vous avez appris quelque chose. Annuler effacerait :
undo-asks =
    { $who-number ->
        [other] { $who } doivent être d’accord.
       *[one] { $who } doit être d’accord.
    }
undo-marked = Vous pouvez annuler. La partie en gardera la mention.
undo-ask = Demander
undo-do = Annuler le coup
undo-wanted =
    { $who-number ->
        [other] { $who } voudraient annuler un coup.
       *[one] { $who } voudrait annuler un coup.
    }
undo-waiting = La demande est envoyée.
undo-agree = Accepter
undo-refuse = Refuser
undo-granted = Le coup est annulé.
undo-denied = L’annulation est refusée.
undo-close = Compris
undo-unlearns = Cela effacerait :

resign-title = Abandonner
resign-sure = Abandonner cette partie ?
resign-do = Abandonner

wait-for_players = La table est prête. En attente de joueurs.
wait-for_share = En attente : { $names }. Avant la première donne, chacun apporte sa part au mélange.
wait-you = vous
wait-share_elsewhere = Votre part du mélange est dans le navigateur où vous avez pris place. Ouvrez-y la table, ou quittez votre place et reprenez-la.
wait-redrawn = Quelqu’un est parti avant la donne : on mélange à nouveau.
wait-invitation = Lien d’invitation pour la place { $number }
wait-open_link = Lien d’invitation ouvert à tous
wait-leave = Quitter la table
wait-patience =
    { $count ->
        [1] Sans pendule : si quelqu’un s’en va et ne joue pas pendant un jour, les autres peuvent réclamer la partie.
       *[other] Sans pendule : si quelqu’un s’en va et ne joue pas pendant { $count } jours, les autres peuvent réclamer la partie.
    }

claim-gone =
    { $who } : { $who-number ->
        [other] absents, aucun coup joué
       *[one] absent, aucun coup joué
    } depuis { $count ->
        [1] un jour
       *[other] { $count } jours
    }.
claim-win = Réclamer la victoire
claim-call_off = Annuler la partie

bug-title = Signaler un problème
bug-what = Que s’est-il passé ?
bug-note = Le fichier contient seulement ce que vous pouviez voir.
bug-save = Enregistrer le rapport

fair-title = Hasard vérifiable
fair-promise = Tous les dés et toutes les cartes de cette partie viennent d’une seule clé. Son empreinte a été publiée avant la première donne : la clé ne peut plus changer.
fair-given = Ce que tout le monde voit vient des vrais dés et cartes de l’hôte, sur parole ; ce qui est secret vient de la clé.
fair-commitment = Empreinte de la clé
fair-entropy = Parts des joueurs
fair-later = À la fin, la clé est révélée et chacun peut vérifier.
fair-verify = La clé est dans l’enregistrement : parlour verify contrôle tout.
fair-checked = Donne vérifiée
fair-trouble = Cette donne ne passe pas la vérification :
fair-right_key = L’hôte a montré la clé, et c’est bien celle qu’il avait promise.
fair-wrong_key = L’hôte n’a pas montré la clé promise.
fair-right_commitment = La promesse est bien celle d’avant la première donne.
fair-wrong_commitment = La promesse n’est pas celle d’avant la première donne.
fair-open_commitment = Ce navigateur n’était pas là avant la première donne : impossible de comparer la promesse.
fair-right_share = Votre part est bien dans le mélange.
fair-wrong_share = Votre part n’est pas dans le mélange.
fair-open_share = Ce navigateur n’a pas apporté de part.
fair-right_shares = Les parts des autres sont bien celles auxquelles ils s’étaient engagés avant la vôtre.
fair-wrong_shares = Une part a changé après que vous avez montré la vôtre.
fair-open_shares = Impossible de comparer ce à quoi les autres s’étaient engagés.
fair-right_seal = L’enregistrement est intact : noms, heures et chaque étape.
fair-wrong_seal = L’enregistrement a été modifié après coup.
fair-right_signature = L’hôte a signé l’enregistrement.
fair-wrong_signature = L’hôte n’a pas signé cet enregistrement.
fair-open_signature = Ce navigateur ne peut pas vérifier la signature ; il faut HTTPS et une version récente.
fair-record_checked = Enregistrement vérifié
fair-record_trouble = Cet enregistrement ne passe pas la vérification :
fair-checking = Vérification de l’enregistrement…
fair-whole_entries =
    { $count ->
        [one] La seule étape respecte
       *[other] Les { $count } étapes respectent toutes
    } les règles (version { $version }).
fair-whole_derived =
    { $count ->
        [one] Le seul tirage vient
       *[other] Les { $count } tirages de dés et de cartes viennent tous
    } de la clé.
fair-whole_trusted =
    { $count ->
        [one] Un tirage est cru sur parole : saisi
       *[other] { $count } tirages sont crus sur parole : saisis
    } à la main, ou la clé manque.
fair-whole_key = La clé correspond à l’empreinte de l’enregistrement.
fair-whole_blocked = Ce navigateur n’autorise pas WebAssembly : impossible de rejouer l’enregistrement.
fair-whole_failed = Impossible de rejouer l’enregistrement dans ce navigateur.
fair-entry_hash = L’étape { $number }, ou une étape précédente, a été modifiée.
fair-entry_dealt = Étape { $number } : { $dealt } a été tiré, mais la clé donne { $derived }.
fair-entry_refused = L’étape { $number } ne respecte pas les règles ({ $rule }).
fair-entry_misplaced = L’étape { $number } est impossible à cet endroit.
fair-entry_position = L’étape { $number } mène à une autre position.
fair-place_file = L’enregistrement est illisible.
fair-place_version = L’enregistrement vient d’une version plus récente de Parlour ou du jeu.
fair-place_header = Les options ou la mise en place ont été modifiées.
fair-place_key = La clé ne correspond pas à l’empreinte de l’enregistrement.
fair-place_head = Il manque des étapes à la fin.
fair-place_seal = Un nom ou une heure a été modifié.
fair-place_signature = L’hôte indiqué n’a pas signé cet enregistrement.

keys-title = Raccourcis clavier
keys-number = prendre le choix de ce numéro
keys-arrows = parcourir les choix
keys-filter = chercher une action, ou demander pourquoi non
keys-look = regarder de plus près : les flèches avancent, Entrée choisit ou dit pourquoi non
keys-tab = parcourir le plateau, choisir ce qui brille
keys-escape = effacer la sélection
keys-undo = annuler ; rétablir
keys-hint = demander un indice
keys-rules = les règles, ou la règle du choix sélectionné
keys-panels = actions, choix, historique, discussion
keys-words = la table en texte
keys-help = ces raccourcis

veil-title = Passez l’appareil. Au suivant : { $who }
veil-note = { $who }, rien ne s’affiche avant que vous ayez l’appareil.
veil-lift = C’est moi, { $who }

ending-solo = Partie terminée : { $how }.
ending-draw = Partie nulle : { $how }.
ending-won = Vous gagnez : { $how }.
ending-lost = Vous perdez : { $how }.
ending-winner =
    { $who-number ->
        [other] { $who } gagnent : { $how }.
       *[one] { $who } gagne : { $how }.
    }
ending-called_off = La partie a été annulée.
ending-again = Revanche
ending-decided = Ce qui a tout décidé
ending-watch = Revoir
ending-record = Enregistrer la partie

unrated-alone = Non classée : une même personne tenait plusieurs places.
unrated-bot = Non classée : un bot jouait.
unrated-guest = Non classée : un invité jouait.
unrated-short = Non classée : la partie était trop courte.
unrated-special = Non classée : la partie n’est pas partie de la mise en place habituelle.
unrated-taken_back = Non classée : des coups pouvaient être annulés, ou l’ont été.
unrated-called_off = Non classée : la partie a été annulée.
unrated-again = Vous avez beaucoup joué ensemble aujourd’hui : la partie compte moins.

replay-viewer = Vue de
replay-all = Tout à découvert
replay-spectator = Un spectateur
replay-share = Lien vers ce moment
replay-link = Ce lien ouvre la partie à ce moment
replay-branch = Jouer à partir d’ici
replay-first = Au début
replay-back = Précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Suivant
replay-last = À la fin
replay-slider = Moment de la partie
replay-step = Étape { $at } sur { $of }
replay-small = Étapes d’une action
replay-small_back = Petite étape précédente
replay-small_next = Petite étape suivante
# Within one action, such as “2 of 4”.
replay-small_step = { $at } sur { $of }

rules-title = Règles
rules-search = Chercher dans les règles
rules-open = Règle { $rule }
rules-how = Comment jouer
rules-law = Les règles
rules-none = Impossible de charger les règles de ce jeu pour le moment.

reader-contents = Sommaire
reader-pages = Parties de ce livre
reader-table = Tableau
reader-nothing = Aucun résultat.
reader-found =
    { $number ->
        [one] { $number } résultat
       *[other] { $number } résultats
    }
reader-more = Seuls les premiers résultats sont affichés. Ajoutez un mot pour affiner la recherche.

docs-title = Guides
docs-all = Tous les guides
docs-search = Chercher dans tous les guides
docs-english = Les guides sont en anglais.

dealer-ask = Qu’est-ce qui est sorti ? Saisissez-le ici.
dealer-so_far = { $done } sur { $count } :
dealer-rank = Valeur
dealer-suit = Couleur
dealer-suit_C = trèfle
dealer-suit_D = carreau
dealer-suit_H = cœur
dealer-suit_S = pique
dealer-type = Tapez un nom, puis Entrée
dealer-found = Trouvé
dealer-none = Rien de tel ne peut sortir maintenant.
dealer-back = Retirer le dernier
dealer-letter = Première lettre
dealer-things = Ce qui est sorti

secret-open = Choisir en secret…
secret-note = Personne ne voit votre choix avant que tous aient choisi. Fermez pour regarder le plateau.

person-guest = Vous jouez en invité : avec un compte, vous garderiez tout cela.
person-account = Vos parties et vos résultats.
person-record = Par jeu
person-nothing = Rien encore. Terminez une partie, et elle apparaîtra ici.
person-played =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
person-won =
    { $number ->
        [one] { $number } gagnée
       *[other] { $number } gagnées
    }
person-drawn =
    { $number ->
        [one] { $number } nulle
       *[other] { $number } nulles
    }
person-rating = classement
person-matches = Parties terminées
person-no_matches = Aucune partie terminée pour l’instant.

notes-title = Notes
notes-hint = Rien que pour vous : suppositions, plans, ce que vous avez vu.
notes-kept = Vous seul pouvez lire ces notes. Elles sont gardées avec la partie.
notes-writing = Enregistrement…
notes-failed = Impossible d’enregistrer. Nouvel essai dès que vous écrirez.

bot-random = Hasard
bot-passive = Passif
bot-plain = Simple
bot-careful = Prudent
bot-beginner = Débutant
bot-casual = Amateur
bot-heuristic = Habitué
bot-simple = Débutant
bot-search1 = Confirmé
bot-search2 = Expert
bot-search3 = Maître

botabout-random = joue n’importe quel coup permis, au hasard
botabout-passive = n’utilise aucune carte
botabout-plain = joue ce qui convient, garde ce qui est actif
botabout-careful = pèse les chances exactes, et donne les indices
botabout-beginner = passe à côté de presque tout ce qui est possible
botabout-casual = passe à côté de bien des possibilités
botabout-heuristic = évalue la position après chaque coup
botabout-simple = choisit des voies au hasard, avec jusqu’à deux cartes au hasard dans chacune
botabout-search1 = calcule un peu d’avance
botabout-search2 = calcule plus loin
botabout-search3 = calcule le plus loin, en prenant son temps

## Fichiers, heures, et jouer seul.

settings-times = Heures dans l’historique
settings-notices = M’avertir quand c’est mon tour
settings-notices_denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.

log-resigned =
    { $who-number ->
        [other] { $who-the } abandonnent
       *[one] { $who-the } abandonne
    }
log-out_of_time =
    { $who-number ->
        [other] { $who-the } n’ont plus de temps
       *[one] { $who-the } n’a plus de temps
    }

prompt-warned = { $option } : { $warning }

new-players = Nombre de joueurs
new-alone_bots = 1 : vous seul, des bots aux autres places
new-alone_all = 1 : vous seul, à toutes les places
new-position = Position de départ
new-position_usual = La position habituelle
new-position_choose = Depuis un fichier…
new-position_remove = Revenir à l’habituelle
new-position_note = Une position enregistrée à une table, en revoyant une partie ou dans le terminal. Vous pouvez aussi déposer le fichier ici. Non classée.
new-position_fixed = Ces réglages viennent avec la position.

file-drop = Déposez le fichier pour l’ouvrir
file-not_json = { $file }, ligne { $line }, colonne { $column } : ce n’est pas du JSON.
file-no_position = { $file } n’est pas une position : un fichier de position contient un objet JSON.
file-is_record = { $file } est l’enregistrement d’une partie, pas une position. Ouvrez-le dans le salon avec « Revoir un enregistrement ».
file-no_replay = { $file } n’est ni un enregistrement ni une partie à revoir. Si c’est une position, choisissez-la en créant une table.
file-newer = { $file } vient d’une version plus récente de Parlour.
file-broken = { $file } est abîmé : { $place }.

table-save = Enregistrer dans un fichier…

save-title = Enregistrer dans un fichier
save-match = La partie
save-match_over = L’enregistrement complet : tous les coups et toutes les cartes, que chacun peut revoir et vérifier.
save-match_so_far = Tout ce que vous avez vu jusqu’ici, pour le revoir plus tard. L’enregistrement complet est disponible à la fin de la partie.
save-match_save = Enregistrer la partie
save-match_step = Étape { $at } sur { $of }…
save-match_done = C’est enregistré. Pour revoir la partie, choisissez « Revoir un enregistrement » dans le salon.
save-match_local = Toute la partie jusqu’ici, à reprendre sur n’importe quel appareil. Elle montre aussi ce qui vous est encore caché.
save-match_local_done = C’est enregistré. Pour continuer ailleurs, choisissez-y « Revoir un enregistrement » dans le salon, allez à la fin et appuyez sur « Jouer à partir d’ici ».
save-position = La position
save-position_about = Le plateau tel qu’il est. Vous pourrez créer une table à partir de là, ici ou dans le terminal.
save-position_hidden = Une partie de cette position vous est cachée. Vous pourrez l’enregistrer à la fin de la partie.
save-position_save = Enregistrer la position
save-position_looking = Un instant…

replay-of = { $game } : revoir la partie
replay-so_far = Revoir depuis le début
replay-open_title = Revoir une partie depuis un fichier
replay-open_about = Choisissez un enregistrement ou une partie que vous avez gardée, ou déposez le fichier sur cette page.
replay-open = Choisir un fichier…
replay-other = Un autre fichier…
replay-from_file = Depuis un fichier, vue : { $who }, jusqu’au { $when }.
replay-a_spectator = un spectateur
replay-of_file = Ce fichier
replay-record = Enregistrer la partie
replay-position = Enregistrer cette position

## Sans réseau, et les tables d’un autre serveur.

offline-away = Le serveur est injoignable : vous pouvez lire les règles et les guides, et rejouer dès son retour.
offline-none = Aucun serveur choisi : vous pouvez lire les règles et les guides ; pour jouer, choisissez-en un.
offline-away_play = Serveur injoignable. Vous pouvez quand même jouer sur cet appareil, contre des bots ou avec les personnes à vos côtés. Vos autres tables reviendront avec le serveur.
offline-none_play = Aucun serveur choisi. Vous pouvez jouer sur cet appareil, contre des bots ou avec les personnes à vos côtés.
offline-tables = Les tables ont besoin d’un serveur.
offline-release = Une nouvelle version est prête.
offline-reload = Recharger

server-title = Choisir un serveur
server-address = Adresse
server-about = Demandez l’adresse à la personne qui héberge votre table.
server-now = Serveur : { $server }
server-choose = Choisir un serveur…
server-change = Changer…
server-use = Utiliser ce serveur
server-leave = Sans serveur
server-open = Jouer là-bas
server-not_readable = Ce n’est pas une adresse. Elle ressemble à https://play.example.org.
server-not_secure = Cette page est sécurisée : l’adresse du serveur doit commencer par https://.
server-not_reached = Aucun serveur ne répond à cette adresse. Vérifiez-la, ou réessayez dans un instant.
server-not_allowed = Il y a un serveur à cette adresse, mais il ne permet pas de jouer depuis cette page.
server-not_parlour = Il y a quelque chose à cette adresse, mais pas un serveur Parlour.

## Tables on this device.

new-place = Lieu
new-place_server = Sur le serveur
new-place_server_about = Vos invités peuvent vous rejoindre, et vous pouvez continuer sur n’importe quel appareil.
new-place_device = Sur cet appareil
new-place_device_about = Fonctionne hors ligne. Seuls vous et les personnes à vos côtés pouvez jouer.

local-here = sur cet appareil
local-none = Aucune table sur cet appareil pour l’instant. Choisissez un jeu ci-dessus.
local-thinks = Le bot réfléchit…
local-thinks_hint = Le bot cherche un conseil…
local-stop = Jouer tout de suite
local-stop_hint = Arrêter
local-remove = Supprimer de cet appareil
local-remove_sure = Supprimer cette partie de cet appareil ? C’est définitif. Pour la garder, enregistrez-la d’abord dans un fichier.
local-remove_do = Supprimer
local-hand_over = Continuer sur le serveur…
local-hand_over_title = Continuer sur le serveur
local-hand_over_about = Une copie de cette partie continue là où elle en est, avec les personnes que vous invitez. Celle de cet appareil reste telle quelle.
local-hand_over_record = La partie enregistrée va sur le serveur. Vous pourrez la partager ou la reprendre à n’importe quel moment.
local-hand_over_secrets = À la nouvelle table, tout le monde pourra voir ce qui était caché jusqu’ici, de votre côté aussi.
local-hand_over_away = Le serveur est injoignable pour l’instant.
local-hand_over_do = Continuer là-bas

fault-local_full = Il n’y a plus de place dans ce navigateur : rien n’a été enregistré. Supprimez d’anciennes parties de cet appareil ou libérez de l’espace, puis réessayez.
fault-local_blocked = Ce navigateur n’autorise pas Parlour à enregistrer des parties. Quittez la fenêtre privée ou autorisez les données de site, puis réessayez.
fault-local_damaged = Cette partie est endommagée et ne peut pas être ouverte. Rien d’autre n’est touché.
fault-local_newer = Cette partie a été enregistrée par une version plus récente de Parlour. Rechargez la page pour l’obtenir.
fault-local_engine = Ce navigateur ne peut pas jouer sans serveur : il n’autorise pas WebAssembly, ou une partie de Parlour manque. Connectez-vous et rechargez la page.

settings-pace = Ce qui se passe s’affiche
settings-pace_auto = l’un après l’autre
settings-pace_step = un à chaque appui
settings-pace_once = tout d’un coup
settings-speed = Vitesse
settings-speed_slow = Lente
settings-speed_usual = Normale
settings-speed_fast = Rapide
settings-confirm = Demander avant d’agir
settings-confirm_warned = s’il y a un avertissement
settings-confirm_always = toujours
settings-confirm_never = jamais
settings-cards = Cartes
settings-tokens = Pions sur le plateau
settings-size_small = Petits
settings-size_usual = Normaux
settings-size_large = Grands
stage-next = Suivant
stage-skip = Tout passer ({ $count })
stage-space = espace

# Ce qu’on peut faire, en actions entières.
acts-screen = Ordres
acts-screens = Parties de la table
acts-title = Actions
acts-can = { $count ->
    [one] { $count } peut
   *[other] { $count } peuvent
}
acts-ways = { $count } façons
acts-press_piece = Choisissez ce qui brille.
acts-press_target = Choisissez une cible ou déposez-y la pièce.
acts-looking = Un instant…
acts-cancel = annuler
acts-take_back = Annuler cette action
acts-pays = paie
acts-fewer = Un de moins : { $name }
acts-more = Un de plus : { $name }

turn-yours = À vous de jouer
turn-offer = Vous avertir quand ce sera votre tour ?
turn-offer_yes = M’avertir
offer-sound = Cette table a de petits sons.
offer-yes = Activer le son
offer-no = Non merci

why-may = C’est possible, mais autre chose agit d’abord. Touchez ce qui brille.
why-nothing = Vous ne pouvez rien en faire pour l’instant.
why-even = Même avec ceci : { $what }
why-needs = Ce qui aiderait : { $what-or }
why-find = Chercher une action, ou demander pourquoi non
why-offered = Possible
why-not_offered = Impossible, et pourquoi
why-asking = Recherche en cours…
why-none = Rien à ce nom.

look-now = Maintenant :
look-more = et { $count } de plus

learn-title = Apprendre
learn-of = Apprendre { $game }
learn-about = De courtes leçons sur le plateau : lire un peu, essayer, continuer. Vos progrès restent dans ce navigateur.
learn-course = Le cours
learn-drills = Exercices
learn-drills_about = Deux minutes chacun, sur ce qui déroute les débutants.
learn-puzzles = Problèmes
learn-puzzles_about = Un seul meilleur coup dans chacun.
learn-today = Problème du jour
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-done = terminé
learn-lesson = Leçon { $number } sur { $of }
learn-drill = Exercice { $number } sur { $of }
learn-puzzle = Problème { $number } sur { $of }
learn-steps = Étapes
learn-back = Étape précédente
learn-leave = Quitter la leçon
learn-task = À vous
learn-watch = Regardez ce qui se passe
learn-read = Lisez, puis continuez
learn-go_on = Continuer
learn-hint = Indice
learn-show = Montrez-moi
learn-coach = votre guide
learn-not_that = Pas tout à fait
learn-allowed = C’est permis, mais ce n’est pas l’objet de cette étape.
learn-not_now = Lisez d’abord la suite, puis ce sera à vous.
learn-works = Ce qui marche :
learn-read_rule = Lire la règle
learn-try_again = Réessayer
learn-ended = Bravo !
learn-next = Suite : { $title }
learn-to_course = Vers le cours
learn-again = Encore une fois
learn-says = { $who }
learn-goal_title = Le but du jeu
learn-goal_aim = Le but :
learn-goal_turn = Votre tour :
learn-goal_end = La fin :
learn-goal_learn = Apprendre pas à pas

### Les mots de l’interface elle-même.

list-none = aucun

shell-skip = Aller à la table
shell-guest = Invité
shell-nothing_here = Il n’y a rien à cette adresse.

common-close = Fermer
common-cancel = Annuler
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
settings-motion_full = Cartes et pions bougent
settings-motion_reduced = Rien ne bouge
settings-contrast = Contraste élevé
settings-sound = Son

account-title = Qui vous êtes
account-as_guest = Vous êtes ici en tant que { $name }, invité. Un compte garde vos parties.
account-as = Vous êtes { $name }.
account-name = Nom
account-password = Mot de passe
account-password_note = Au moins 8 caractères
account-login = Se connecter
account-register = Créer un compte
account-rename_guest = Revenir comme nouvel invité sous ce nom
account-logout = Se déconnecter
account-page = Vos parties et classements

security-link = Appareils et mot de passe
security-title = Appareils et mot de passe
security-sessions = Où vous êtes connecté
security-guest = Les invités n’ont pas de mot de passe. Créez un compte pour garder vos parties.
security-end_others = Se déconnecter partout ailleurs
security-program = Programme : { $name }
security-browser = Un navigateur
security-this = celui-ci
security-since = depuis le { $when }
security-used = dernière utilisation : { $when }
security-end = Déconnecter
security-password = Changer de mot de passe
security-old = Mot de passe actuel
security-wrong = Le mot de passe actuel est incorrect.
security-new = Nouveau mot de passe
security-changed = Votre mot de passe est changé. Vous êtes déconnecté partout ailleurs.
security-change = Changer le mot de passe

join-title = Vous êtes invité à une table
join-sit = S’asseoir

lobby-title = À quoi jouons-nous ?
lobby-about = Une table pour des jeux qui connaissent leurs règles. Asseyez-vous tout de suite, ou dressez une table pour vos amis.
lobby-no_server = Le serveur ne répond pas.
lobby-play = Jouer
lobby-play_bot = Jouer contre un bot
lobby-lay = Dresser une table…
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
lobby-your_turn = À vous
lobby-go_on = Continuer
lobby-sit_down = S’asseoir
lobby-watch = Regarder
lobby-replay = Revoir
lobby-none_mine = Vous n’êtes encore à aucune table. Choisissez un jeu ci-dessus.
lobby-none_open = Personne n’attend de joueurs en ce moment. Dressez une table et laissez une place libre.
lobby-none_running = Rien à regarder en ce moment.
lobby-none_over = Aucune partie n’est encore finie.

new-title = Une table pour { $game }
new-seats = Qui s’assoit où
new-how_many = Combien de places
new-me = Vous
new-open = Ouverte à tous
new-invited = Sur invitation
new-bot = Bot, niveau { $level } sur { $of } : { $name }
new-hot_seat = Plusieurs places sont à vous : l’appareil passe de main en main, et un voile garde les secrets.
new-options = Le jeu
new-manner = La table
new-clock = Temps
new-clock_none = Autant que vous voulez
new-clock_minute = 1 minute par action
new-clock_quarter = 15 minutes chacun, 10 secondes de plus par action
new-clock_hour = 60 minutes chacun, 30 secondes de plus par action
new-clock_days = 3 jours par action
new-at_flag = Quand le temps est écoulé
new-at_flag_lose = la place a perdu
new-at_flag_bot = un robot décide à sa place
new-flag_open = Tous d’accord : reprendre un coup est libre
new-flag_private = Seuls ceux qui ont le lien trouvent la table
new-flag_given = Nous avons de vrais dés et cartes, et nous les saisissons
new-start = Dresser la table

seat-title = Places
seat-number = Place { $number }
seat-you = vous
seat-free = libre
seat-invited = invité
seat-bot = { $name } (robot)
seat-guest = { $name } (invité)
seat-here = présent
seat-away = absent
seat-asked = à décider
seat-ready = prêt
seat-look = voir
seat-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

table-connecting = En chemin vers la table…
table-reconnecting = Reconnexion…
table-to_lobby = Vers le salon
table-frozen = Une erreur a arrêté cette partie. Son journal est gardé ; merci de la signaler.
table-kept = Les règles ont changé à l’entrée { $entry } ; cette partie reste telle quelle. Vous pouvez la regarder et la revoir jusque-là.
table-stand_in = Un bot n’a pas répondu. « { $bot } » a décidé à sa place.
table-more = Plus
table-tools = Outils
table-beside = À côté du plateau
table-board = Plateau
table-in_words = La table en mots

mark-title = Ce que cette partie a d’inhabituel
mark-position = depuis une position
mark-position_about = Part d’une position préparée par l’hôte. Elle n’est pas classée.
mark-edits = modifiée
mark-edits_about = Quelqu’un a modifié la table à la main. Elle n’est pas classée.
mark-given = dés de l’hôte
mark-given_about = L’hôte distribue avec ses propres dés et cartes ; personne ne peut les vérifier. Elle n’est pas classée.
mark-unlearned = savoir repris
mark-unlearned_about = On est revenu sur quelque chose que quelqu’un avait déjà appris. Elle n’est pas classée.
mark-open = reprise libre
mark-open_about = Chacun peut tout reprendre. Elle n’est pas classée.
mark-branch = variante
mark-branch_about = Issue d’une autre partie. Elle n’est pas classée.

prompt-title = Ce qui est demandé
prompt-options = Choix
prompt-all_options = Choix
prompt-unfold = Choix ({ $number })
prompt-filter = Trouver un choix
prompt-clear = Effacer
prompt-warning = avec avertissement
prompt-sure = Êtes-vous sûr ?
prompt-do_it = Le faire
prompt-not_yet = Pas encore
prompt-waiting = Un instant…
prompt-waiting_for = On attend { $who }.
prompt-nothing_to_choose = Rien à choisir pour l’instant.
prompt-on_board =
    { $count ->
        [1] Un autre choix brille sur le plateau et figure dans la liste.
       *[other] { $count } choix brillent sur le plateau et figurent dans la liste.
    }

fault-action_stale = Quelque chose a changé entre-temps. Regardez à nouveau.
fault-action_key = Cette clé a déjà servi pour une autre action.
fault-server_busy = Pas de connexion pour l’instant. Réessayez bientôt.
fault-input_rate = Trop de demandes. Attendez un instant.
fault-table_over = La partie est terminée.
fault-action_nothing = Il n’y a rien à reprendre.
fault-action_asked = La question est déjà posée. Jouez d’abord.
fault-auth_required = Il faut être quelqu’un pour cela : rechargez la page.
fault-auth_refused = Nom ou mot de passe incorrect.
fault-auth_locked = Trop d’essais. Attendez un peu.
fault-auth_taken = Ce nom est pris, ou ressemble trop à un nom déjà pris.
fault-table_unknown = Cette table n’existe pas, ou vous ne pouvez pas la voir.
fault-table_seat = Cette place n’est pas la vôtre.
fault-table_taken = Cette place est prise.
fault-table_phase = C’est impossible à cette table maintenant.
fault-table_limit = Vous avez trop de parties ouvertes. Terminez ou quittez-en une d’abord.
fault-table_muted = Les joueurs ne veulent pas de messages des spectateurs.
fault-table_frozen = Une erreur a arrêté cette partie.
fault-input_size = C’est trop à la fois.
fault-input_record = Ce n’est pas un enregistrement valable.
fault-server_storage = Le serveur ne peut pas écrire en ce moment. Rien n’est perdu ; réessayez.

hint-ask = Conseil
hint-asking = Un bot réfléchit…
hint-none = Pas de conseil ici.
hint-whole = Sceller ce plan. { $plan }
hint-nothing = Aucune carte
hint-follow = Faire ainsi

log-title = Journal
log-empty = Rien ne s’est encore passé.
log-undo = Repris
log-redo = Rétabli
log-resign = La place { $number } abandonne
log-flag = La place { $number } n’a plus de temps

chat-title = Discussion
chat-empty = Personne n’a encore parlé.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-muted = Les joueurs ne veulent pas de messages des spectateurs.
chat-mute = Pas de messages des spectateurs

missed-title = Depuis votre dernier passage

undo-title = Reprendre
undo-short = Reprendre
undo-redo = Rétablir
undo-unlearned = Vous avez appris quelque chose depuis. Reprendre effacerait :
undo-asks =
    { $who-number ->
        [other] { $who } doivent être d’accord.
       *[one] { $who } doit être d’accord.
    }
undo-marked = Vous pouvez revenir en arrière. La partie sera alors marquée comme telle.
undo-ask = Demander
undo-do = Reprendre
undo-wanted =
    { $who-number ->
        [other] { $who } voudraient revenir en arrière.
       *[one] { $who } voudrait revenir en arrière.
    }
undo-waiting = On demande aux autres.
undo-agree = Accepter
undo-refuse = Refuser
undo-granted = Le coup est repris.
undo-denied = On en reste là.
undo-close = Compris
undo-unlearns = Cela ferait oublier :

resign-title = Abandonner
resign-sure = Voulez-vous abandonner cette partie ?
resign-do = Abandonner

wait-for_players = La table est dressée. On attend les joueurs.
wait-for_share = En attente de { $names } : avant la première donne, chacun ajoute sa part au mélange.
wait-you = vous
wait-share_elsewhere = Votre part du mélange se trouve dans le navigateur où vous vous êtes assis. Ouvrez-y la table, ou levez-vous et rasseyez-vous.
wait-redrawn = Quelqu’un est parti avant la donne : tout est mélangé à nouveau.
wait-invitation = Invitation pour la place { $number } : transmettez ce lien
wait-open_link = Tout le monde peut venir par ce lien
wait-leave = Quitter la table
wait-patience =
    { $count ->
        [1] Sans pendule : si quelqu’un part et ne joue pas pendant un jour, les autres peuvent réclamer la partie.
       *[other] Sans pendule : si quelqu’un part et ne joue pas pendant { $count } jours, les autres peuvent réclamer la partie.
    }

claim-gone =
    { $who } { $who-number ->
        [other] sont partis et n’ont
       *[one] est parti et n’a
    } pas joué depuis { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }.
claim-win = Réclamer la victoire
claim-call_off = Annuler la partie

bug-title = Signaler une erreur
bug-what = Qu’est-ce qui n’a pas marché ?
bug-note = Le fichier contient ce que vous pouviez voir, et rien d’autre.
bug-save = Enregistrer le rapport

fair-title = Un hasard honnête
fair-promise = Chaque dé et chaque carte de cette partie viennent d’une clé. Son empreinte a été publiée avant la première donne ; la clé ne peut donc plus changer.
fair-given = Ce que tous voient vient de vrais dés et cartes, en confiance ; ce qui est secret vient de la clé.
fair-commitment = L’empreinte de la clé
fair-entropy = Ce que les joueurs ont ajouté
fair-later = À la fin la clé est révélée et chacun peut vérifier.
fair-verify = La clé est dans l’enregistrement : parlour verify contrôle tout.
fair-checked = Donne vérifiée
fair-trouble = Cette donne pose problème :
fair-right_key = L’hôte a montré la clé, et c’est bien la clé promise.
fair-wrong_key = L’hôte n’a pas montré la clé promise.
fair-right_commitment = La promesse est celle d’avant la première donne.
fair-wrong_commitment = La promesse n’est pas celle d’avant la première donne.
fair-open_commitment = Ce navigateur n’était pas là avant la première donne : impossible de comparer la promesse.
fair-right_share = Votre part a bien été mélangée.
fair-wrong_share = Votre part n’a pas été mélangée.
fair-open_share = Ce navigateur n’a ajouté aucune part.
fair-right_shares = Les parts des autres sont celles auxquelles ils s’étaient engagés avant la vôtre.
fair-wrong_shares = Une part a changé après que vous avez montré la vôtre.
fair-open_shares = Impossible de comparer ce à quoi les autres s’étaient engagés.
fair-right_seal = L’enregistrement est intact : noms, heures et chaque entrée.
fair-wrong_seal = L’enregistrement a été modifié après avoir été scellé.
fair-right_signature = L’hôte a signé l’enregistrement.
fair-wrong_signature = L’hôte n’a pas signé cet enregistrement.
fair-open_signature = Ce navigateur ne peut pas vérifier la signature ; il faut HTTPS et une version récente.

keys-title = Toutes les touches
keys-number = prendre le choix de ce numéro
keys-arrows = parcourir les choix
keys-filter = trouver un choix
keys-tab = parcourir le plateau, presser ce qui brille
keys-escape = effacer la sélection
keys-undo = reprendre ; rétablir
keys-hint = demander à un bot
keys-rules = les règles, ou la règle du choix sélectionné
keys-panels = choix, journal, discussion
keys-words = la table en mots
keys-help = ces touches

veil-title = Passez l’appareil à { $who }
veil-note = Rien n’est montré avant que { $who } l’ait.
veil-lift = Je suis { $who }

ending-solo = C’est fini : { $how }.
ending-draw = Personne ne gagne : { $how }.
ending-won = Vous gagnez : { $how }.
ending-lost = Vous perdez : { $how }.
ending-winner =
    { $who-number ->
        [other] { $who } gagnent : { $how }.
       *[one] { $who } gagne : { $how }.
    }
ending-called_off = La partie a été annulée.
ending-again = Encore une fois
ending-record = Enregistrer la partie

unrated-alone = Non classée : une personne tenait plusieurs places.
unrated-bot = Non classée : un bot jouait.
unrated-guest = Non classée : un invité jouait.
unrated-short = Non classée : la partie était trop courte.
unrated-special = Non classée : la partie n’a pas commencé par la mise en place habituelle.
unrated-taken_back = Non classée : des coups pouvaient être repris, ou l’ont été.
unrated-called_off = Non classée : la partie a été annulée.
unrated-again = Vous avez souvent joué ensemble aujourd’hui : la partie a moins compté.

replay-title = rediffusion
replay-viewer = Vu par
replay-all = Tout à découvert
replay-spectator = Un spectateur
replay-share = Lien vers ce moment
replay-link = Ce lien ouvre la partie à ce moment
replay-branch = Jouer à partir d’ici
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-step = Pas { $at } sur { $of }

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

dealer-ask = Qu’est-ce qui est venu ? Saisissez-le ici.
dealer-so_far = { $done } sur { $count } :
dealer-rank = Rang
dealer-suit = Couleur
dealer-suit_C = trèfle
dealer-suit_D = carreau
dealer-suit_H = cœur
dealer-suit_S = pique
dealer-search = Trouver ce qui est venu
dealer-back = Retirer le dernier
dealer-letter = Première lettre
dealer-things = Ce qui est venu

secret-open = Choisir en secret…
secret-note = Personne ne voit votre choix avant que tous aient choisi. Fermez pour regarder le plateau.

person-guest = Un invité : un compte garderait ceci pour vous.
person-account = Vos parties, et leur issue.
person-record = Par jeu
person-nothing = Rien encore. Finissez une partie, et elle sera ici.
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
person-drawn = { $number } sans vainqueur
person-rating = classement
person-matches = Parties finies
person-no_matches = Pas encore de parties finies.

notes-title = Notes
notes-hint = Pour vous seul : suppositions, plans, ce que vous avez vu.
notes-kept = Vous seul pouvez lire ceci. C’est gardé avec la partie.
notes-writing = Écriture…
notes-failed = Impossible à garder. Un nouvel essai aura lieu à la prochaine lettre.

bot-random = Hasard
bot-passive = Passif
bot-plain = Simple
bot-careful = Prudent
bot-heuristic = À vue
bot-simple = Simple
bot-search1 = Recherche 1
bot-search2 = Recherche 2
bot-search3 = Recherche 3

botabout-random = n’importe quoi de permis, tout aussi probable
botabout-passive = n’utilise aucune carte
botabout-plain = joue ce qui convient, garde ce qui est actif
botabout-careful = pèse les chances exactes, et donne les conseils
botabout-heuristic = évalue la position après chaque coup
botabout-simple = voies au hasard, jusqu’à deux cartes au hasard dans chacune
botabout-search1 = regarde quelques coups plus loin
botabout-search2 = regarde plus loin, et sait ce qu’il a vu
botabout-search3 = de même, et prend son temps

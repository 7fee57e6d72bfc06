### Les mots du terminal lui-même.

games-none = Pas encore de jeux ; parlour games --all montre les petits exemples.
games-seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
games-seats_range = { $min } à { $max } places
games-bots = bots : { $list }

language-unknown = Parlour n’existe pas en « { $language } », seulement en { $known }

near-mean = { "\u202F" }; vouliez-vous dire { $name } ?

find-game = il n’y a pas de jeu nommé { $id }{ $hint } (parlour games --all les montre tous)
find-bot = { $title } n’a pas de bot nommé { $id }{ $hint } (il y a { $known })

random-none = le système n’a pas fourni de nombres aléatoires : { $what }

menu-title = Parlour : quel jeu ?
menu-nothing = aucun jeu choisi ; nommez-en un, par exemple : parlour play tictactoe
menu-number = Tapez un nombre de 1 à { $count }, ou quit.

resume-title = { $title } : vous avez une partie en cours
resume-sealed = { $title } : vous avez une partie scellée par une phrase secrète
resume-yes = Continuer
resume-no = Nouvelle partie

player-person = vous

seats-alone = Une personne, { $count } places : des bots jouent les autres.
seats-all = Une personne, { $count } places : vous les jouez toutes.

seating-form = --seat { $typed } : il faut PLACE=human ou PLACE=BOT, par exemple 2=random
seating-seat = --seat { $typed } : les places sont numérotées de 1 à { $seats }, ou nommées : { $names }
seating-bots = --bots nomme { $bots } bots, mais { $seats } places sont libres

setting-form = --set { $typed } : il faut CLÉ=VALEUR
setting-none = --set { $key } : { $title } n’a pas d’options
setting-unknown = --set { $key } : { $title } n’a pas cette option{ $hint } (il y a { $known })
setting-choice = --set { $typed } : il faut l’un de { $known }{ $hint }
setting-number = --set { $typed } : il faut un nombre entier de { $min } à { $max }
setting-switch = --set { $typed } : il faut on ou off
setting-no_data = --data : { $title } ne prend pas de données dans un fichier

start-position = position : { $what }
start-setup = mise en place : { $what }

viewer-table = la table (tout à découvert)
viewer-spectator = un spectateur

entry-act = { $seat } : { $action }
entry-deal = donné : { $items }
entry-undo =
    { $seat-number ->
        [other] { $seat-the } annulent tout depuis l’étape { $to } ({ $why })
       *[one] { $seat-the } annule tout depuis l’étape { $to } ({ $why })
    }
entry-redo =
    { $seat-number ->
        [other] { $seat-the } rétablissent
       *[one] { $seat-the } rétablit
    }
entry-resign =
    { $seat-number ->
        [other] { $seat-the } abandonnent
       *[one] { $seat-the } abandonne
    }
entry-flag =
    { $seat-number ->
        [other] { $seat-the } : temps écoulé
       *[one] { $seat-the } : temps écoulé
    }
entry-note =
    { $seat-number ->
        [other] { $seat-the } écrivent : { $text }
       *[one] { $seat-the } écrit : { $text }
    }
entry-remark = remarque : { $text }

undo-free = rien n’avait été révélé depuis
undo-consent = les autres étaient d’accord
undo-solo = personne d’autre n’avait à être d’accord
undo-nothing = Il n’y a rien à annuler.
undo-list = Voici ce qui a été révélé depuis ; la partie en gardera la mention :
undo-ask = Annuler quand même ?
undo-unlearned = Voici ce qui a été révélé depuis : { $list }. Annuler quand même ?
undo-agree = { $other } : d’accord pour annuler le dernier coup ({ $seat }) et tout ce qui a suivi ?
undo-refused = Rien n’a été annulé.

outcome-winner =
    { $who-number ->
        [other] { $who-the } gagnent : { $reason }
       *[one] { $who-the } gagne : { $reason }
    }
outcome-draw = Partie nulle : { $reason }
outcome-won = Gagné : { $reason }
outcome-lost = Perdu : { $reason }
outcome-points = Points : { $points }

refused = { $reason } ({ $rule })

wrong-over = la partie est terminée
wrong-nothing_to_undo = il n’y a rien à annuler
wrong-nothing_to_redo = il n’y a rien à rétablir
wrong-nothing_to_deal = il n’y a rien à donner pour l’instant
wrong-items = il en faut { $count }, vous en donnez { $given }
wrong-item = { $item } ne peut pas sortir ici

record-unreadable = l’enregistrement est illisible : { $what }
record-too_large = l’enregistrement est trop gros : { $what }
record-format = cet enregistrement est au format { $found } ; ce programme lit le format { $reads }
record-version = l’enregistrement suit la version { $found } des règles de { $game } ; ce programme joue la version { $plays }
record-header = en-tête : { $what }
record-key = clé { $number } : elle ne correspond pas à son empreinte
record-entry = étape { $number } : { $what }
record-head = fin : il manque des étapes, ou l’empreinte de la dernière a été modifiée
record-seal = sceau : un nom ou une heure hors des empreintes des étapes a été modifié
record-signature = signature : l’hôte nommé n’a pas signé cet enregistrement

verified-ok = { $file } : un enregistrement valide de { $title } (règles version { $version })
verified-broken = { $file } : un enregistrement intact de { $title } (règles version { $version }), mais pas tel que promis
verified-entries =
    { $count ->
        [one] { $count } étape rejouée selon les règles
       *[other] { $count } étapes rejouées selon les règles
    }
verified-derived =
    { $count ->
        [one] { $count } donne recalculée à partir de la clé
       *[other] { $count } donnes recalculées à partir de la clé
    }
verified-trusted =
    { $count ->
        [one] { $count } donne prise sur parole
       *[other] { $count } donnes prises sur parole
    }
verified-checkpoints =
    { $count ->
        [one] { $count } empreinte de position comparée
       *[other] { $count } empreintes de position comparées
    }
verified-running = la partie n’est pas terminée

promise-given = donné par des personnes, pas par une clé : sur parole
promise-unsigned = non signé : quiconque avait le fichier a pu changer noms, heures et étapes, et recalculer les empreintes
promise-signed = signé par votre hôte, partie { $match }
promise-signed_by_another = signé par un autre hôte : { $host }
promise-signed_by_whom = signé par { $host }, partie { $match } ; --host-key vérifie que c’est bien votre hôte
promise-commitment = donné avec la clé promise avant la première donne
promise-commitment_differs = la clé n’est pas celle qui était promise : cet enregistrement a l’empreinte { $made }
promise-commitment_unchecked = empreinte de la clé { $made } ; --commitment vérifie que vous avez vu la même avant la première donne
promise-key = la clé est dans l’enregistrement et correspond à son empreinte
promise-key_left_out = la clé manque : aucune donne ne peut être recalculée
promise-entropy = votre part est dans le mélange
promise-entropy_missing = votre part n’est pas dans le mélange
promise-entropy_unchecked =
    { $count ->
        [one] { $count } part est dans le mélange ; --entropy vérifie que c’est la vôtre
       *[other] { $count } parts sont dans le mélange ; --entropy vérifie que la vôtre en est
    }
promise-nothing_thrown_in = aucun joueur n’a apporté de part : l’hôte seul a choisi le mélange

mark-position = elle part d’une position préparée
mark-edits = la position a été modifiée à la main
mark-given = donné par des personnes ou par un script
mark-unlearned = on a annulé un coup qui avait révélé quelque chose
mark-open = chacun pouvait annuler librement, d’un commun accord
mark-branch = issue d’une autre partie

replay-title =
    { $count ->
        [one] { $title }, { $count } étape, vue de : { $seen }
       *[other] { $title }, { $count } étapes, vue de : { $seen }
    }
replay-unseen = (il se passe quelque chose que vous ne pouvez pas voir)
replay-bar = { $title } · { $at } sur { $last } · vue de : { $seen }
replay-no_entry = il n’y a pas d’étape { $from } où commencer ; l’enregistrement en a { $count }
replay-no_viewer = --viewer { $typed } : il faut table, spectator ou une place : son numéro de 1 à { $seats }, ou son nom : { $names }

measure-yes = oui
measure-no = non

play-timer = cette mise en place a une limite de temps ou un forfait, qu’il faut un serveur pour gérer : créez la table dans le navigateur
play-stopped = une erreur du jeu a arrêté cette partie

profile-nothing = { $title } : rien n’est gardé d’une partie à l’autre
profile-nowhere = il n’y a pas de dossier pour cela ; nommez un fichier avec --file

load-keyless = la clé n’est pas révélée : vous pouvez revoir cette partie, pas la continuer
load-other_game = c’est un enregistrement de { $found }, pas de { $wanted }

seal-ask = Phrase secrète de { $file } :
seal-new = Nouvelle phrase secrète pour vos sauvegardes :
seal-again = La même encore une fois :
seal-differ = les deux phrases sont différentes ; rien n’a commencé
seal-empty = une phrase secrète vide ne scelle rien
seal-nobody = il faut une phrase secrète, et il n’y a pas de terminal où la demander ; utilisez --passphrase-file ou { $variable }
seal-wrong = la phrase secrète est incorrecte
seal-damaged = l’enregistrement scellé est abîmé ou coupé

save-nowhere = impossible de sauvegarder : ni XDG_DATA_HOME ni HOME n’est défini
save-folder = c’est un dossier ; nommez un fichier
save-not_a_record = ce fichier n’est pas un enregistrement de Parlour ; il reste tel quel
save-where = cette partie n’est enregistrée nulle part ; tapez save FICHIER
save-done = Enregistrée dans { $file }
save-failed = Impossible d’enregistrer : { $what }

export-where = tapez export FICHIER
export-not_a_position = ce fichier n’est pas une position de ce jeu ; il reste tel quel
export-done = La position est dans { $file } ; pour partir d’elle : parlour play --position { $file }
export-secrets = la position contient des secrets des autres ; exportez-la quand la partie sera terminée

hint-none = Aucun bot ne donne d’indice pour ce jeu.
hint-line = { $label } : { $reason }

resign-ask = Abandonner cette partie ?

take-ask = Le faire quand même ?

quit-unsaved = La partie n’a pas pu être enregistrée. Quitter et la perdre ?

handover-line = Passez l’écran. Au suivant : { $seat }. Puis appuyez sur Entrée.
handover-title = Passez l’écran. Au suivant : { $seat }
handover-enter = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
handover-keys = u annuler · q enregistrer et quitter

dealer-ask = Donne : { $ask }. Tapez-en { $number } parmi : { $items }

rules-none = aucune règle ne mentionne { $typed }
rules-none_of = aucune règle de { $title } ne mentionne { $typed }
rules-no_rule = { $title } n’a pas de règle { $rule }{ $hint }
rules-no_book = { $title } n’a pas de règles à lire
rules-nothing = Aucune règle trouvée.
rules-title = Règles
rules-search = Chercher :
rules-keys = tapez un numéro de règle ou des mots · ↑↓ défiler · Échap retour

log-title = Historique (~ a été annulé)
log-keys = ↑↓ PgUp PgDn défiler · toute autre touche revient

stats-none = Pas de statistiques pour ce jeu.
stats-title = Statistiques
stats-keys = ↑↓ défiler · toute autre touche revient

any-key = toute touche revient

confirm-title = Vraiment ?
confirm-yes = o oui
confirm-keys = o oui · n non

help-title = Touches
help-text =
    ↑ ↓ Home End    parcourir les choix             Entrée  choisir
    1 2 3 …         prendre le choix de ce numéro
    /               seulement les choix avec ces mots ; Échap : tous
    u  r            annuler, rétablir
    h               demander un indice à un bot
    R               la règle du choix, ou chercher dans les règles
    l               historique : tout ce qui s’est passé, avec l’heure
    t               statistiques de la partie
    Tab  PgUp PgDn  faire défiler la table ou l’historique (avec *)
    s               enregistrer                     g       abandonner
    q               enregistrer et quitter          F1 ?    cette page

    !  à bien peser            •  nouveau depuis votre dernier coup
    ~  a été annulé            R1.2  la règle

bar-asked = à jouer : { $seat }
bar-dealer = on attend la donne
bar-over = la partie est terminée
bar-thinking = réflexion…
bar-viewer = vue de : { $viewer }

pane-scene = Table
pane-log = Historique
pane-dealer = Donne
pane-over = Partie terminée
pane-more = PgUp PgDn
pane-filter = suite · / cherche

keys-table = Entrée choisir · u annuler · r rétablir · h indice · R règles · q fin · ? aide
keys-over = n nouvelle partie · w enregistrer · u annuler · l historique · t stats · q fin
keys-dealer = Entrée donner · ou tapez undo, rules, log, save, quit · F1 aide
keys-digits = Choix { $digits }… Entrée pour le prendre, ou continuez
keys-list = ↑↓ parcourir · Entrée choisir · q quitter
keys-replay = ← → étape · PgUp PgDn 10 · Home End · ↑↓ défiler · v vue · t heures · q quitter

plain-no_option = il n’y a pas de choix { $number } ; choisissez de 1 à { $count }
plain-unknown = { $line } n’est ni un nombre de 1 à { $count } ni une commande ; help les montre toutes
plain-line = ligne { $line } : { $what }
plain-sure = (o/n)
plain-over = La partie est terminée. Tapez new, undo, log, stats, save [FICHIER], rules MOTS ou quit.
plain-help =
    NOMBRE        prendre ce choix (ou tapez le début de son nom)
    undo, redo    annuler ou rétablir un coup
    hint          demander un indice à un bot
    export FICHIER  enregistrer la position, pour en repartir plus tard
    rules R7.3    lire une règle, ou chercher des mots
    log, stats    ce qui s’est passé, statistiques de la partie
    save [FICHIER]  enregistrer maintenant
    resign, quit  abandonner ; enregistrer et quitter
    action JSON   une action comme dans un enregistrement (JSON seul suffit)

learn-unknown = Il n'y a pas de leçon { $lesson }. Sans LESSON, toutes sont affichées.
learn-none = Ce jeu n'a pas encore de leçons.
learn-how = parlour learn { $game } LESSON en commence une
learn-lessons = Le cours
learn-drills = Exercices
learn-puzzles = Problèmes
learn-read_on = (Entrée : continuer, q : quitter)
learn-keys = (un numéro, h : indice, s : montrer, b : plateau, q : quitter)
learn-allowed = C'est permis, mais ce n'est pas l'objet de cette étape.
learn-works = Ce qui marche : { $what }

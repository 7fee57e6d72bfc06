### The Confrontation.

game-title = Die Entscheidung
game-about = neun verdeckte Figuren je Seite: bring den Ring nach Mordor oder fang seinen Träger

dealer-defender = wähle einen der { $count } verdeckten Verteidiger zufällig aus
dealer-place = mische die neun Figuren von { $side-dative } und nenne sie der Reihe nach: vier für das Heimatgebiet, dann je eine für jedes Gebiet der Front, die näheren Reihen zuerst

seat-fellowship = Gefährten
    .number = other
    .dative = Gefährten
seat-sauron = Sauron

side-fellowship = die Gefährten
    .number = other
    .dative = den Gefährten
side-sauron = Sauron
side-nobody = niemand

region-THE_SHIRE = Auenland
region-ARTHEDAIN = Arthedain
region-CARDOLAN = Cardolan
region-RHUDAUR = Rhudaur
region-EREGION = Eregion
region-ENEDWAITH = Enedwaith
region-THE_HIGH_PASS = Hoher Pass
region-MISTY_MOUNTAINS = Nebelberge
region-CARADHRAS = Caradhras
region-GAP_OF_ROHAN = Pforte von Rohan
region-MIRKWOOD = Düsterwald
region-FANGORN = Fangorn
region-ROHAN = Rohan
region-DAGORLAD = Dagorlad
region-GONDOR = Gondor
region-MORDOR = Mordor

character-FRODO = Frodo

ability-FRODO_RETREAT-about = Wird er angegriffen, darf er in ein offenes Gebiet daneben ausweichen; der Kampf endet ohne Verlust.

character-SAM = Sam

ability-SAM_SUBSTITUTE-about = Wird Frodo neben ihm angegriffen, darf Sam sich zeigen und an seiner Stelle mit Stärke 5 kämpfen.
ability-SAM_STRENGTH_BONUS-about = Wird Sam neben Frodo angegriffen, darf Frodo gezeigt werden; Sam kämpft dann mit Stärke 5.

character-PIPPIN = Pippin

ability-PIPPIN_RETREAT-about = Greift er an, darf er, wenn er den Gegner gesehen hat, in ein offenes Gebiet hinter sich zurücklaufen; der Angriff ist vorbei.

character-MERRY = Merry

ability-MERRY_VS_WITCHKING-about = Besiegt den Hexenkönig sofort.

character-GANDALF = Gandalf

ability-GANDALF_REVEAL_CARD-about = Sauron wählt und zeigt seine Karte zuerst.

character-ARAGORN = Aragorn

ability-ARAGORN_SPECIAL_ATTACK_MOVE-about = Darf in jedes angrenzende Gebiet angreifen, auch seitwärts und rückwärts.

character-LEGOLAS = Legolas

ability-LEGOLAS_VS_FLYING_NAZGUL-about = Besiegt den Fliegenden Nazgûl sofort.

character-GIMLI = Gimli

ability-GIMLI_VS_ORCS-about = Besiegt die Orks sofort.

character-BOROMIR = Boromir

ability-BOROMIR_MUTUAL_DESTRUCTION-about = Er und sein Gegner sind sofort besiegt.

character-BALROG = Balrog

ability-BALROG_TUNNEL_AMBUSH-about = Solange er am Caradhras steht, darf er niederschlagen, wer den Tunnel benutzt.

character-SHELOB = Kankra

ability-SHELOB_POST_BATTLE_MOVE-about = Hat sie außerhalb von Gondor einen Gegner besiegt, kehrt sie nach Gondor zurück; ist dort kein Platz, ist sie verloren.

character-WITCH_KING = Hexenkönig

ability-WITCHKING_SIDEWAYS_ATTACK-about = Darf seitwärts angreifen.

character-FLYING_NAZGUL = Fliegender Nazgûl

ability-FLYING_NAZGUL_SPECIAL_MOVE-about = Darf in jedes Gebiet fliegen, in dem genau ein Gegner steht.

character-BLACK_RIDER = Schwarzer Reiter

ability-BLACK_RIDER_LONG_CHARGE-about = Darf durch offene Gebiete beliebig weit vorwärts reiten, um anzugreifen.

character-SARUMAN = Saruman

ability-SARUMAN_FORCE_STRENGTH_COMPARISON-about = Darf bestimmen, dass keine Karten gespielt werden.

character-ORCS = Orks

ability-ORCS_FIRST_STRIKE-about = Im Angriff besiegen sie die erste Figur, auf die sie treffen.

character-WARG = Warg

ability-WARG_NEGATE_ABILITY-about = Der Text jeder Figur der Gefährten gilt in diesem Kampf nicht.

character-CAVE_TROLL = Höhlentroll

ability-CAVE_TROLL_NEGATE_SAURON_CARD-about = Saurons eigene Karte zählt nichts.

card-F_1 = Stärke 1
card-F_2 = Stärke 2
card-F_3 = Stärke 3
card-F_4 = Stärke 4
card-F_5 = Stärke 5
card-F_MAGIC = Magie

ability-CARD_FELLOWSHIP_MAGIC-about = Wird zu einer beliebigen Karte der eigenen Ablage.

card-F_NOBLE_SACRIFICE = Edles Opfer

ability-CARD_NOBLE_SACRIFICE-about = Beide Kämpfer sind besiegt.

card-F_ELVEN_CLOAK = Elbenmantel

ability-CARD_ELVEN_CLOAK-about = Die Zahl auf Saurons Karte zählt 0.

card-F_RETREAT = Rückzug

ability-CARD_FELLOWSHIP_RETREAT-about = Der Kämpfer der Gefährten geht in ein offenes Gebiet hinter sich zurück.

card-S_1 = Stärke 1
card-S_2 = Stärke 2
card-S_3 = Stärke 3
card-S_4 = Stärke 4
card-S_5 = Stärke 5
card-S_6 = Stärke 6
card-S_MAGIC = Magie

ability-CARD_SAURON_MAGIC-about = Wird zu einer beliebigen Karte der eigenen Ablage.

card-S_EYE_OF_SAURON = Auge Saurons

ability-CARD_EYE_OF_SAURON-about = Der Text auf der Karte der Gefährten gilt nicht.

card-S_RETREAT = Rückzug

ability-CARD_SAURON_RETREAT-about = Der Kämpfer Saurons weicht in ein offenes Gebiet daneben aus.
ability-FRODO_RETREAT = weicht aus
ability-SAM_SUBSTITUTE = kämpft an Frodos Stelle mit Stärke 5
ability-SAM_STRENGTH_BONUS = kämpft neben Frodo mit Stärke 5
ability-PIPPIN_RETREAT = hat genug gesehen und läuft
ability-MERRY_VS_WITCHKING = besiegt den Hexenkönig
ability-GANDALF_REVEAL_CARD = lässt Sauron seine Karte zuerst zeigen
ability-ARAGORN_SPECIAL_ATTACK_MOVE = greift von unerwarteter Seite an
ability-LEGOLAS_VS_FLYING_NAZGUL = besiegt den Fliegenden Nazgûl
ability-GIMLI_VS_ORCS = besiegt die Orks
ability-BOROMIR_MUTUAL_DESTRUCTION = fällt mit seinem Gegner
ability-BALROG_TUNNEL_AMBUSH = schlägt im Tunnel zu
ability-SHELOB_POST_BATTLE_MOVE = kehrt nach Gondor zurück
ability-WITCHKING_SIDEWAYS_ATTACK = greift seitwärts an
ability-FLYING_NAZGUL_SPECIAL_MOVE = fliegt
ability-BLACK_RIDER_LONG_CHARGE = stürmt vor
ability-SARUMAN_FORCE_STRENGTH_COMPARISON = verbietet Karten
ability-ORCS_FIRST_STRIKE = schlagen zuerst zu
ability-WARG_NEGATE_ABILITY = schaltet den Text der Gefährten ab
ability-CAVE_TROLL_NEGATE_SAURON_CARD = lässt Saurons Karte nichts zählen
ability-CARD_FELLOWSHIP_MAGIC = wird zu einer benutzten Karte
ability-CARD_NOBLE_SACRIFICE = beide fallen
ability-CARD_ELVEN_CLOAK = Saurons Zahl zählt 0
ability-CARD_FELLOWSHIP_RETREAT = geht zurück
ability-CARD_SAURON_MAGIC = wird zu einer benutzten Karte
ability-CARD_EYE_OF_SAURON = der Text der Gefährten gilt nicht
ability-CARD_SAURON_RETREAT = weicht aus

formation-hidden_heart = Verborgenes Herz
formation-hidden_heart-about = Frodo, Sam, Gimli und Legolas zu Hause; Gandalf, Aragorn und Boromir vorn
formation-bomb_front = Front mit Zünder
formation-bomb_front-about = Boromir, Gimli und Legolas vorn, Gandalf und Aragorn dahinter, die Hobbits zu Hause
formation-tunnel_dash = Lauf durch den Tunnel
formation-tunnel_dash-about = Pippin schaut durch den Tunnel, Frodo und Sam folgen
formation-trap_pair = Fallenpaar
formation-trap_pair-about = Frodo und Sam treffen sich in Eregion und warten auf den Angriff
formation-left_wing = Linker Flügel
formation-left_wing-about = Gandalf öffnet Frodo den Weg über den Hohen Pass
formation-moria_gate = Tor von Moria
formation-moria_gate-about = der Balrog erreicht den Caradhras im ersten Zug
formation-iron_wall = Eiserner Wall
formation-iron_wall-about = Höhlentroll, Hexenkönig und Saruman vorn, vier Starke zu Hause
formation-raiders = Plünderer
formation-raiders-about = Schwarzer Reiter, Orks und Fliegender Nazgûl vorn: frühes Spähen
formation-spiders_web = Spinnennetz
formation-spiders_web-about = Kankra in Gondor, mit Platz für ihre Rückkehr
formation-ambush = Hinterhalt
formation-ambush-about = der Balrog in Fangorn zwischen Orks und Höhlentroll

setup-fellowship_setup = Wie die Gefährten aufgestellt werden
setup-sauron_setup = Wie Saurons Seite aufgestellt wird
setup-fellowship_setup-by_hand = von ihrem Spieler, geheim
setup-fellowship_setup-random = zufällig
setup-fellowship_setup-hidden_heart = Verborgenes Herz (beiden bekannt)
setup-fellowship_setup-bomb_front = Front mit Zünder (beiden bekannt)
setup-fellowship_setup-tunnel_dash = Lauf durch den Tunnel (beiden bekannt)
setup-fellowship_setup-trap_pair = Fallenpaar (beiden bekannt)
setup-fellowship_setup-left_wing = Linker Flügel (beiden bekannt)
setup-sauron_setup-by_hand = von ihrem Spieler, geheim
setup-sauron_setup-random = zufällig
setup-sauron_setup-moria_gate = Tor von Moria (beiden bekannt)
setup-sauron_setup-iron_wall = Eiserner Wall (beiden bekannt)
setup-sauron_setup-raiders = Plünderer (beiden bekannt)
setup-sauron_setup-spiders_web = Spinnennetz (beiden bekannt)
setup-sauron_setup-ambush = Hinterhalt (beiden bekannt)
setup-two_games = Zwei Spiele mit getauschten Seiten; ein Punkt für jeden eigenen Überlebenden eines gewonnenen Spiels
setup-turn_limit = Züge, nach denen ein Spiel unentschieden abgebrochen wird

piece-some = eine Figur
piece-concealed = eine verdeckte Figur
piece-known = { $character } (verdeckt, aber bekannt)
piece-one_of = eine verdeckte Figur (eine von { $characters })
piece-own = { $character } { $strength }
piece-own_known = { $character } { $strength } (der Gegner weiß es)
piece-face_up = { $character } { $strength } (offen)
piece-of = { $piece } – { $side }

way-forward = vorwärts
way-river = den Fluss hinab
way-tunnel = durch den Tunnel
way-ability = durch Fähigkeit

ask-over = Die Partie ist vorbei.
ask-dealer = Warten auf das Los.
ask-wait = Warten auf { $sides }.
ask-place =
    { $count ->
        [one] Stelle deine letzte Figur auf.
       *[other] Stelle deine Figuren auf: noch { $count }.
    }
ask-confirm = Alle neun stehen. Bleibt es dabei?
ask-move =
    { $side-number ->
        [other] Zug { $number }: eine Figur zieht, { $side } sind an der Reihe.
       *[one] Zug { $number }: eine Figur zieht, { $side } ist an der Reihe.
    }
ask-ambush = Eine Figur ist im Tunnel von Moria. Schlägst du zu?
ask-target = Wen greifst du in { $region } an?
ask-ability = { $own } steht in { $region } im Kampf mit { $other }. Was tust du?
ask-no_cards = { $own } steht in { $region } im Kampf mit { $other }. Werden Karten gespielt?
ask-card = { $own } gegen { $other } in { $region }: wähle eine Karte.
ask-answer = { $own } gegen { $other } in { $region }: Sauron zeigt { $card }. Wähle deine Karte.
ask-magic = { $own } gegen { $other } in { $region }: zu welcher benutzten Karte wird die Magie? Dagegen liegt: { $card }.
ask-retreat = { $own } muss { $region } verlassen. Wohin?

option-place = { $character } nach { $region }
option-formation = Aufstellung { $formation }
option-confirm = Dabei bleibt es
option-move = { $character } nach { $region }
option-ambush = Der Balrog schlägt zu
option-let_pass = Ziehen lassen
option-target = { $character } angreifen
option-target_concealed = Eine verdeckte Figur angreifen
option-retreat = Rückzug nach { $region }
option-sam = Sam springt ein
option-reveal_frodo = Frodo zeigen: Sam hat Stärke 5
option-fight = Kämpfen
option-no_cards = Keine Karten
option-play_cards = Karten spielen
option-magic = Magie wird zu { $card }

group-formations = Aufstellungen
group-character = { $character } ({ $strength })
group-numbers = Zahlen
group-texts = Texte

effect-confirm = deine Aufstellung kann dann nicht mehr geändert werden
effect-ambush = wer im Tunnel ist, wird ohne Kampf besiegt; der Balrog wird gezeigt und bleibt
effect-let_pass = die Figur zieht weiter nach Fangorn
effect-target = kämpft gegen Stärke { $strength }, die offen liegt
effect-target_concealed =
    { $count ->
        [one] die eine verdeckte Figur
       *[other] eine von { $count } verdeckten Figuren, durch das Los
    }
effect-move = zieht { $way }
effect-attack =
    { $count ->
        [one] zieht { $way } und greift an: { $pieces }
       *[other] zieht { $way } und greift { $count } Figuren an: { $pieces }
    }
effect-frodo_in_mordor = gewinnt das Spiel: Frodo erreicht Mordor
effect-three_in_shire = gewinnt das Spiel: drei im Auenland
effect-retreat = verlässt den Kampf ohne Verlust
effect-sam = Sam wird gezeigt und kämpft für Frodo mit Stärke 5; Frodo bleibt hier, offen
effect-reveal_frodo = Sam kämpft mit Stärke 5
effect-fight = der Kampf geht weiter, { $totals } vor den Karten
effect-orcs_strike = die Orks schlagen zuerst zu: deine Figur ist besiegt
effect-no_cards = nur die Stärken entscheiden: { $totals }
effect-play_cards = jede Seite spielt eine Karte
effect-number = gibt { $number } dazu: zusammen { $total }, gegen { $other } und die andere Karte
effect-troll_card = zählt neben dem Höhlentroll nichts, ist aber verbraucht

warning-tunnel = eine Figur am Caradhras kann der Balrog sein
warning-frodo_attacks = Frodo kann nicht ausweichen, wenn er angreift
warning-frodo_mountains = Frodo kann im Gebirge nicht ausweichen
warning-reveal_frodo = Sauron weiß dann, wo Frodo ist
warning-game_lost = Frodo wäre besiegt und das Spiel verloren
warning-idle_card = diese Karte kann hier nichts bewirken

line-totals = { $fellowship } (Gefährten) zu { $sauron } (Sauron)
line-you = Du spielst: { $side }.
line-points = Spiel { $game } von 2. Punkte: { $first } für den ersten Platz, { $second } für den zweiten.
line-ready = { $side }: aufgestellt
line-placing = { $side }: beim Aufstellen
line-turn = Zug { $number }, am Zug: { $side }
line-region = { $region } (Reihe { $row }, Platz für { $limit }): { $pieces }
line-empty_region = { $region } (Reihe { $row }, Platz für { $limit }): leer
line-battle = { $attacker } greift { $defender } in { $region } an
line-attack = { $attacker } betritt { $region }
line-replaced = { $side }: { $magic }, geworden zu { $card }
line-played = { $side }: { $card }
line-picked = { $side }: eine verdeckte Karte
line-face_up = Hier offen: { $characters }
line-cards = { $side }: auf der Hand { $hand }; benutzt { $discards }
line-defeated = Aus dem Spiel: { $characters }

section-state = Spiel
section-board = Brett, von Mordor bis zum Auenland
section-battle = Kampf
section-cards = Karten
section-defeated = Besiegt

event-placed = { $character } wird in { $region } aufgestellt
event-formed = { $side }: Aufstellung { $formation }
event-shuffled = { $side }: zufällig aufgestellt
event-ready = { $side }: bereit
event-began = Spiel { $game } beginnt
event-turn = Zug { $number }: { $side }
event-still_moves = Keine Figur kann vorwärts ziehen ({ $side }), aber eine hat einen Zug durch ihre Fähigkeit
event-moved = { $character } zieht { $way } von { $from } nach { $to }
event-piece_moved = { $side }: { $piece } zieht { $way } von { $from } nach { $to }
event-let_pass = Niemand schlägt im Tunnel zu
event-attacked =
    { $count ->
        [one] { $side }: Angriff auf { $region }, wo eine Figur steht
       *[other] { $side }: Angriff auf { $region }, wo { $count } Figuren stehen
    }
event-revealed = { $character } wird in { $region } aufgedeckt
event-revealed_known = { $character } wird in { $region } aufgedeckt, wie bekannt war
event-battle = { $attacker } kämpft gegen { $defender } in { $region }
event-used = { $character }: { $ability }
event-stood = { $character } bleibt und kämpft
event-cards_allowed = Saruman lässt Karten zu
event-picked = { $side }: eine Karte ist gewählt
event-pick = Du hast { $card } gewählt
event-shown = { $side }: { $card } wird gespielt
event-replaced = { $side }: die Magie wird zu { $card }
event-worked = { $card } wirkt ({ $side })
event-idle = { $card } bewirkt nichts ({ $side })
event-retreated = { $character } weicht von { $from } nach { $to } zurück
event-compared = Summen: Gefährten { $fellowship }, Sauron { $sauron }
event-defeated = { $character } ist in { $region } besiegt
event-returned = { $character } kehrt nach { $region } zurück
event-cards_back = Beide Seiten nehmen alle Karten wieder auf
event-battle_won = Der Angreifer hat in { $region } gewonnen
event-battle_lost = Der Angreifer hat in { $region } verloren
event-battle_both_fell = Beide sind in { $region } gefallen
event-battle_retreat = Der Kampf in { $region } endet mit einem Rückzug
event-battle_ambush = Der Weg nach { $region } endete in einem Hinterhalt
event-concealed = Alle Figuren sind wieder verdeckt
event-game_over =
    { $fellowship ->
        [one] Das Spiel ist vorbei. Sieger: { $winner }; { $why }. Übrig: { $fellowship } Gefährte, { $sauron } von Sauron
       *[other] Das Spiel ist vorbei. Sieger: { $winner }; { $why }. Übrig: { $fellowship } Gefährten, { $sauron } von Sauron
    }
event-points = Punkte: { $first } für den ersten Platz, { $second } für den zweiten

outcome-frodo_in_mordor = Frodo ist in Mordor
outcome-frodo_defeated = Frodo ist besiegt
outcome-three_in_shire = drei Figuren Saurons sind im Auenland
outcome-no_legal_move = kein erlaubter Zug war übrig
outcome-turn_limit = nach der Zuggrenze unentschieden abgebrochen
outcome-two_games = Punkte aus zwei Spielen

refuse-over = die Partie ist vorbei
refuse-seat = diesen Platz gibt es nicht
refuse-turn = du bist jetzt nicht gefragt
refuse-confirmed = du hast deine Aufstellung bestätigt
refuse-dealing = erst kommt das Los
refuse-sealed = du hast deine Karte gewählt
refuse-other_question = danach ist nicht gefragt
refuse-enemy_piece = das gehört dir nicht
refuse-placed = diese Figur steht schon
refuse-placed_all = alle neun stehen schon
refuse-mountains_empty = niemand beginnt im Gebirge
refuse-start_region = deine Seite beginnt dort nicht
refuse-start_full = mehr von deiner Seite beginnen dort nicht
refuse-unplaced = noch stehen nicht alle neun Figuren
refuse-defeated = diese Figur ist aus dem Spiel
refuse-stay = eine Figur muss ihr Gebiet verlassen
refuse-full = { $region } hat keinen Platz für { $character }
refuse-flight = { $character } fliegt nur zu genau einem Gegner
refuse-mountains = im Gebirge geht niemand seitwärts
refuse-charge = { $character } hat keinen freien Weg zu einem Gegner in { $region }
refuse-aragorn = { $character } geht seitwärts oder rückwärts nur, um anzugreifen
refuse-witch_king = { $character } geht seitwärts nur, um anzugreifen
refuse-river = der Fluss trägt { $character } nicht nach { $region }
refuse-tunnel = der Tunnel führt { $character } nicht nach { $region }
refuse-direction = { $character } zieht nur vorwärts, { $region } liegt nicht vorn
refuse-no_way_on = { $character } hat keinen Zug mehr
refuse-far = { $region } liegt nicht einen Schritt vor { $character }
refuse-no_balrog = der Balrog ist nicht am Caradhras
refuse-target = niemand dieser Art verteidigt hier
refuse-sam = Sam ist nicht neben dem angegriffenen Frodo
refuse-frodo = Frodo ist nicht neben dem angegriffenen Sam
refuse-ability = das kann hier niemand
refuse-used_card = diese Karte ist benutzt, bis alle neun zurückgenommen werden
refuse-enemy_card = diese Karte gehört der anderen Seite
refuse-not_discarded = Magie nimmt eine Karte, die in einem früheren Kampf benutzt wurde
refuse-not_open = dort ist ein Gegner oder kein Platz
refuse-not_backward = das ist nicht ein Schritt zurück
refuse-not_sideways = das ist nicht ein Schritt zur Seite
refuse-turn_limit = die Zuggrenze muss zwischen 1 und { $most } liegen
refuse-position = diese Stellung kann es nicht geben: { $fault }

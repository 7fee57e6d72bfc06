### Die Entscheidung.

game-title = Die Entscheidung
game-about = neun verdeckte Figuren je Seite: Bring den Ring nach Mordor oder fang seinen Träger

dealer-defender = zieh zufällig einen der { $count } verdeckten Verteidiger
dealer-place = misch die neun Figuren { $side-genitive } und nenn sie der Reihe nach: vier für die Heimat, dann je eine für jedes Gebiet der Front, die näheren Reihen zuerst

seat-fellowship = Gefährten
    .number = other
    .the = die Gefährten
    .accusative = die Gefährten
    .genitive = der Gefährten
seat-sauron = Sauron
    .the = Sauron
    .accusative = Sauron
    .genitive = Saurons

side-fellowship = die Gefährten
    .number = other
    .accusative = die Gefährten
    .genitive = der Gefährten
    .start = Die Gefährten
side-sauron = Sauron
    .accusative = Sauron
    .genitive = Saurons
    .start = Sauron
side-nobody = niemand
    .start = Niemand

region-THE_SHIRE = Auenland
    .in = im Auenland
    .to = ins Auenland
    .from = aus dem Auenland
region-ARTHEDAIN = Arthedain
    .in = in Arthedain
    .to = nach Arthedain
    .from = aus Arthedain
region-CARDOLAN = Cardolan
    .in = in Cardolan
    .to = nach Cardolan
    .from = aus Cardolan
region-RHUDAUR = Rhudaur
    .in = in Rhudaur
    .to = nach Rhudaur
    .from = aus Rhudaur
region-EREGION = Eregion
    .in = in Eregion
    .to = nach Eregion
    .from = aus Eregion
region-ENEDWAITH = Enedwaith
    .in = in Enedwaith
    .to = nach Enedwaith
    .from = aus Enedwaith
region-THE_HIGH_PASS = Hoher Pass
    .in = auf dem Hohen Pass
    .to = auf den Hohen Pass
    .from = vom Hohen Pass
region-MISTY_MOUNTAINS = Nebelgebirge
    .in = im Nebelgebirge
    .to = ins Nebelgebirge
    .from = aus dem Nebelgebirge
region-CARADHRAS = Caradhras
    .in = am Caradhras
    .to = zum Caradhras
    .from = vom Caradhras
region-GAP_OF_ROHAN = Pforte von Rohan
    .in = in der Pforte von Rohan
    .to = in die Pforte von Rohan
    .from = aus der Pforte von Rohan
region-MIRKWOOD = Düsterwald
    .in = im Düsterwald
    .to = in den Düsterwald
    .from = aus dem Düsterwald
region-FANGORN = Fangorn
    .in = in Fangorn
    .to = nach Fangorn
    .from = aus Fangorn
region-ROHAN = Rohan
    .in = in Rohan
    .to = nach Rohan
    .from = aus Rohan
region-DAGORLAD = Dagorlad
    .in = in Dagorlad
    .to = nach Dagorlad
    .from = aus Dagorlad
region-GONDOR = Gondor
    .in = in Gondor
    .to = nach Gondor
    .from = aus Gondor
region-MORDOR = Mordor
    .in = in Mordor
    .to = nach Mordor
    .from = aus Mordor

character-FRODO = Frodo
    .the = Frodo
    .accusative = Frodo
    .dative = Frodo
    .start = Frodo

ability-FRODO_RETREAT-about = Wird Frodo angegriffen, darf er in ein offenes Gebiet zur Seite ausweichen; der Kampf endet ohne Verlust.

character-SAM = Sam
    .the = Sam
    .accusative = Sam
    .dative = Sam
    .start = Sam

ability-SAM_SUBSTITUTE-about = Wird Frodo im selben Gebiet angegriffen, darf Sam sich zeigen und an Frodos Stelle mit Stärke 5 kämpfen.
ability-SAM_STRENGTH_BONUS-about = Wird Sam neben Frodo angegriffen, darf Frodo aufgedeckt werden; dann kämpft Sam mit Stärke 5.

character-PIPPIN = Pippin
    .the = Pippin
    .accusative = Pippin
    .dative = Pippin
    .start = Pippin

ability-PIPPIN_RETREAT-about = Greift Pippin an, darf er sich den Gegner ansehen und dann in ein offenes Gebiet hinter sich ausweichen; der Angriff ist vorbei.

character-MERRY = Merry
    .the = Merry
    .accusative = Merry
    .dative = Merry
    .start = Merry

ability-MERRY_VS_WITCHKING-about = Besiegt den Hexenkönig sofort.

character-GANDALF = Gandalf
    .the = Gandalf
    .accusative = Gandalf
    .dative = Gandalf
    .start = Gandalf

ability-GANDALF_REVEAL_CARD-about = Sauron wählt und zeigt seine Karte zuerst.

character-ARAGORN = Aragorn
    .the = Aragorn
    .accusative = Aragorn
    .dative = Aragorn
    .start = Aragorn

ability-ARAGORN_SPECIAL_ATTACK_MOVE-about = Darf jedes Nachbargebiet angreifen, auch seitwärts und rückwärts.

character-LEGOLAS = Legolas
    .the = Legolas
    .accusative = Legolas
    .dative = Legolas
    .start = Legolas

ability-LEGOLAS_VS_FLYING_NAZGUL-about = Besiegt den Fliegenden Nazgûl sofort.

character-GIMLI = Gimli
    .the = Gimli
    .accusative = Gimli
    .dative = Gimli
    .start = Gimli

ability-GIMLI_VS_ORCS-about = Besiegt die Orks sofort.

character-BOROMIR = Boromir
    .the = Boromir
    .accusative = Boromir
    .dative = Boromir
    .start = Boromir

ability-BOROMIR_MUTUAL_DESTRUCTION-about = Boromir und sein Gegner sind beide sofort besiegt.

character-BALROG = Balrog
    .the = der Balrog
    .accusative = den Balrog
    .dative = dem Balrog
    .start = Der Balrog

ability-BALROG_TUNNEL_AMBUSH-about = Steht der Balrog am Caradhras, darf er jeden niederschlagen, der den Tunnel benutzt.

character-SHELOB = Kankra
    .the = Kankra
    .accusative = Kankra
    .dative = Kankra
    .start = Kankra

ability-SHELOB_POST_BATTLE_MOVE-about = Hat Kankra außerhalb von Gondor gesiegt, kehrt sie nach Gondor zurück; ist dort kein Platz, ist sie besiegt.

character-WITCH_KING = Hexenkönig
    .the = der Hexenkönig
    .accusative = den Hexenkönig
    .dative = dem Hexenkönig
    .start = Der Hexenkönig

ability-WITCHKING_SIDEWAYS_ATTACK-about = Darf seitwärts angreifen.

character-FLYING_NAZGUL = Fliegender Nazgûl
    .the = der Fliegende Nazgûl
    .accusative = den Fliegenden Nazgûl
    .dative = dem Fliegenden Nazgûl
    .start = Der Fliegende Nazgûl

ability-FLYING_NAZGUL_SPECIAL_MOVE-about = Darf in jedes Gebiet fliegen, in dem genau ein Gegner steht.

character-BLACK_RIDER = Schwarzer Reiter
    .the = der Schwarze Reiter
    .accusative = den Schwarzen Reiter
    .dative = dem Schwarzen Reiter
    .start = Der Schwarze Reiter

ability-BLACK_RIDER_LONG_CHARGE-about = Darf durch offene Gebiete beliebig weit vorwärts reiten, wenn er dann angreift.

character-SARUMAN = Saruman
    .the = Saruman
    .accusative = Saruman
    .dative = Saruman
    .start = Saruman

ability-SARUMAN_FORCE_STRENGTH_COMPARISON-about = Darf bestimmen, dass keine Karten gespielt werden.

character-ORCS = Orks
    .number = other
    .the = die Orks
    .accusative = die Orks
    .dative = den Orks
    .start = Die Orks

ability-ORCS_FIRST_STRIKE-about = Greifen die Orks an, besiegen sie die erste Figur, auf die sie treffen.

character-WARG = Warg
    .the = der Warg
    .accusative = den Warg
    .dative = dem Warg
    .start = Der Warg

ability-WARG_NEGATE_ABILITY-about = Der Text der Figuren der Gefährten gilt in diesem Kampf nicht.

character-CAVE_TROLL = Höhlentroll
    .the = der Höhlentroll
    .accusative = den Höhlentroll
    .dative = dem Höhlentroll
    .start = Der Höhlentroll

ability-CAVE_TROLL_NEGATE_SAURON_CARD-about = Saurons eigene Karte zählt in diesem Kampf nichts.

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

ability-CARD_FELLOWSHIP_RETREAT-about = Der Kämpfer der Gefährten weicht in ein offenes Gebiet hinter sich zurück.

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

ability-CARD_SAURON_RETREAT-about = Saurons Kämpfer weicht in ein offenes Gebiet zur Seite aus.
ability-FRODO_RETREAT = weicht aus
ability-SAM_SUBSTITUTE = kämpft an Frodos Stelle mit Stärke 5
ability-SAM_STRENGTH_BONUS = kämpft neben Frodo mit Stärke 5
ability-PIPPIN_RETREAT = hat genug gesehen und läuft davon
ability-MERRY_VS_WITCHKING = besiegt den Hexenkönig
ability-GANDALF_REVEAL_CARD = lässt Sauron seine Karte zuerst zeigen
ability-ARAGORN_SPECIAL_ATTACK_MOVE = greift von unerwarteter Seite an
ability-LEGOLAS_VS_FLYING_NAZGUL = besiegt den Fliegenden Nazgûl
ability-GIMLI_VS_ORCS = besiegt die Orks
ability-BOROMIR_MUTUAL_DESTRUCTION = fällt und reißt den Gegner mit
ability-BALROG_TUNNEL_AMBUSH = schlägt im Tunnel zu
ability-SHELOB_POST_BATTLE_MOVE = kehrt nach Gondor zurück
ability-WITCHKING_SIDEWAYS_ATTACK = greift seitwärts an
ability-FLYING_NAZGUL_SPECIAL_MOVE = fliegt
ability-BLACK_RIDER_LONG_CHARGE = prescht vor
ability-SARUMAN_FORCE_STRENGTH_COMPARISON = lässt keine Karten zu
ability-ORCS_FIRST_STRIKE = schlagen zuerst zu
ability-WARG_NEGATE_ABILITY = schaltet den Text der Gefährten ab
ability-CAVE_TROLL_NEGATE_SAURON_CARD = lässt Saurons Karte nichts zählen
ability-CARD_FELLOWSHIP_MAGIC = wird zu einer benutzten Karte
ability-CARD_NOBLE_SACRIFICE = beide fallen
ability-CARD_ELVEN_CLOAK = Saurons Zahl zählt 0
ability-CARD_FELLOWSHIP_RETREAT = weicht zurück
ability-CARD_SAURON_MAGIC = wird zu einer benutzten Karte
ability-CARD_EYE_OF_SAURON = der Text der Gefährten gilt nicht
ability-CARD_SAURON_RETREAT = weicht aus

formation-hidden_heart = Verborgenes Herz
formation-hidden_heart-about = Frodo, Sam, Gimli und Legolas in der Heimat; Gandalf, Aragorn und Boromir vorn
formation-bomb_front = Front mit Zünder
formation-bomb_front-about = Boromir, Gimli und Legolas vorn, dahinter Gandalf und Aragorn, die Hobbits in der Heimat
formation-tunnel_dash = Lauf durch den Tunnel
formation-tunnel_dash-about = Pippin erkundet den Tunnel, Frodo und Sam folgen
formation-trap_pair = Fallenpaar
formation-trap_pair-about = Frodo und Sam treffen sich in Eregion und warten auf den Angriff
formation-left_wing = Linker Flügel
formation-left_wing-about = Gandalf öffnet Frodo den Weg über den Hohen Pass
formation-moria_gate = Tor von Moria
formation-moria_gate-about = der Balrog erreicht den Caradhras im ersten Zug
formation-iron_wall = Eiserner Wall
formation-iron_wall-about = Höhlentroll, Hexenkönig und Saruman vorn, vier Starke in der Heimat
formation-raiders = Plünderer
formation-raiders-about = Schwarzer Reiter, Orks und Fliegender Nazgûl vorn: früh den Feind erkunden
formation-spiders_web = Spinnennetz
formation-spiders_web-about = Kankra in Gondor, mit Platz für ihre Rückkehr
formation-ambush = Hinterhalt
formation-ambush-about = der Balrog in Fangorn zwischen Orks und Höhlentroll

setup-fellowship_setup = Aufstellung der Gefährten
setup-sauron_setup = Aufstellung Saurons
setup-fellowship_setup-by_hand = selbst und geheim
setup-fellowship_setup-random = zufällig
setup-fellowship_setup-hidden_heart = Verborgenes Herz (beiden bekannt)
setup-fellowship_setup-bomb_front = Front mit Zünder (beiden bekannt)
setup-fellowship_setup-tunnel_dash = Lauf durch den Tunnel (beiden bekannt)
setup-fellowship_setup-trap_pair = Fallenpaar (beiden bekannt)
setup-fellowship_setup-left_wing = Linker Flügel (beiden bekannt)
setup-sauron_setup-by_hand = selbst und geheim
setup-sauron_setup-random = zufällig
setup-sauron_setup-moria_gate = Tor von Moria (beiden bekannt)
setup-sauron_setup-iron_wall = Eiserner Wall (beiden bekannt)
setup-sauron_setup-raiders = Plünderer (beiden bekannt)
setup-sauron_setup-spiders_web = Spinnennetz (beiden bekannt)
setup-sauron_setup-ambush = Hinterhalt (beiden bekannt)
setup-two_games = Zwei Spiele mit getauschten Seiten; wer gewinnt, bekommt für jede eigene überlebende Figur einen Punkt
setup-turn_limit = Zuggrenze: Danach bleibt ein Spiel ohne Entscheidung

piece-some = eine Figur
    .the = eine Figur
    .accusative = eine Figur
    .dative = einer Figur
    .start = Eine Figur
piece-concealed = eine verdeckte Figur
    .accusative = eine verdeckte Figur
piece-known = { $character } (verdeckt, aber bekannt)
    .accusative = { $character-accusative } (verdeckt, aber bekannt)
piece-one_of = eine verdeckte Figur ({ $characters-or })
    .accusative = eine verdeckte Figur ({ $characters-or })
piece-own = { $character } { $strength }
piece-own_known = { $character } { $strength } (der Gegner kennt die Figur)
piece-face_up = { $character } { $strength } (aufgedeckt)
piece-of = { $piece } – { $side }

way-forward = vorwärts
way-river = den Fluss hinab
way-tunnel = durch den Tunnel
way-ability = durch eine Fähigkeit

ask-over = Die Partie ist zu Ende.
ask-dealer = Gleich entscheidet das Los.
ask-wait = Warten auf { $sides-accusative }.
ask-place =
    { $count ->
        [one] Stell deine letzte Figur auf.
       *[other] Stell deine Figuren auf: noch { $count }.
    }
ask-confirm = Alle neun stehen. Bleibt es dabei?
ask-move =
    { $side-number ->
        [other] Zug { $number }: { $side } ziehen mit einer Figur.
       *[one] Zug { $number }: { $side } zieht mit einer Figur.
    }
ask-ambush = Eine Figur ist im Tunnel von Moria. Schlägst du zu?
ask-target = Wen greifst du { $region-in } an?
ask-ability =
    { $own-number ->
        [other] { $own-start } kämpfen { $region-in } gegen { $other-accusative }. Was tust du?
       *[one] { $own-start } kämpft { $region-in } gegen { $other-accusative }. Was tust du?
    }
ask-no_cards =
    { $own-number ->
        [other] { $own-start } kämpfen { $region-in } gegen { $other-accusative }. Werden Karten gespielt?
       *[one] { $own-start } kämpft { $region-in } gegen { $other-accusative }. Werden Karten gespielt?
    }
ask-card = { $own-start } gegen { $other-accusative } { $region-in }: Wähl eine Karte.
ask-answer = { $own-start } gegen { $other-accusative } { $region-in }: Sauron zeigt „{ $card }“. Wähl deine Karte.
ask-magic = { $own-start } gegen { $other-accusative } { $region-in }: Zu welcher benutzten Karte wird die Magie? Dagegen liegt: { $card }.
ask-retreat =
    { $own-number ->
        [other] { $own-start } müssen { $region-from } weichen. Wohin?
       *[one] { $own-start } muss { $region-from } weichen. Wohin?
    }

option-place = { $character } { $region-to }
option-formation = Aufstellung „{ $formation }“
option-confirm = Dabei bleibt es
option-move = { $character } { $region-to }
option-ambush = Der Balrog schlägt zu
option-let_pass = Ziehen lassen
option-target = { $character-accusative } angreifen
option-target_concealed = Eine verdeckte Figur angreifen
option-retreat = Rückzug { $region-to }
option-sam = Sam springt ein
option-reveal_frodo = Frodo aufdecken: Sam hat Stärke 5
option-fight = Kämpfen
option-no_cards = Keine Karten
option-play_cards = Karten spielen
option-card = „{ $card }“ spielen
option-magic = Die Magie wird zu „{ $card }“

group-formations = Aufstellungen
group-character = { $character } ({ $strength })
group-numbers = Zahlen
group-texts = Texte

effect-confirm = deine Aufstellung steht dann fest
effect-ambush = wer im Tunnel ist, ist ohne Kampf besiegt; der Balrog wird aufgedeckt und bleibt
effect-let_pass = die Figur zieht weiter nach Fangorn
effect-target = kämpft gegen eine aufgedeckte Figur mit Stärke { $strength }
effect-target_concealed =
    { $count ->
        [one] die eine verdeckte Figur
       *[other] eine von { $count } verdeckten Figuren, durch das Los
    }
effect-move = zieht { $way }
effect-attack =
    { $count ->
        [one] zieht { $way } und greift { $pieces-accusative } an
       *[other] zieht { $way } und greift { $count } Figuren an: { $pieces-accusative }
    }
effect-frodo_in_mordor = gewinnt das Spiel: Frodo erreicht Mordor
effect-three_in_shire = gewinnt das Spiel: drei Figuren im Auenland
effect-retreat = verlässt den Kampf ohne Verlust
effect-sam = Sam wird aufgedeckt und kämpft mit Stärke 5 für Frodo; Frodo bleibt aufgedeckt hier
effect-reveal_frodo = Sam kämpft mit Stärke 5
effect-fight = der Kampf geht weiter, { $totals } vor den Karten
effect-orcs_strike = die Orks schlagen zuerst zu: Deine Figur ist besiegt
effect-no_cards = nur die Stärken zählen: { $totals }
effect-play_cards = jede Seite spielt eine Karte
effect-number = +{ $number }: zusammen { $total } gegen { $other } und die andere Karte
effect-troll_card = zählt neben dem Höhlentroll nichts, ist aber verbraucht

warning-tunnel = am Caradhras steht eine Figur: Sie kann der Balrog sein
warning-frodo_attacks = beim Angreifen kann Frodo nicht ausweichen
warning-frodo_mountains = im Gebirge kann Frodo nicht ausweichen
warning-reveal_frodo = Sauron weiß dann, wo Frodo ist
warning-game_lost = Frodo wäre besiegt und das Spiel verloren
warning-idle_card = diese Karte bewirkt hier nichts

line-totals = { $fellowship } (Gefährten) zu { $sauron } (Sauron)
line-you = Du spielst { $side-accusative }.
line-points = Spiel { $game } von 2. Punkte: { $first } für den ersten Platz, { $second } für den zweiten.
line-ready = { $side-start }: fertig aufgestellt
line-placing = { $side-start }: beim Aufstellen
line-turn =
    { $side-number ->
        [other] Zug { $number }, { $side } sind am Zug
       *[one] Zug { $number }, { $side } ist am Zug
    }
line-region = { $region } (Reihe { $row }, Höchstzahl { $limit }): { $pieces }
line-empty_region = { $region } (Reihe { $row }, Höchstzahl { $limit }): leer
line-battle =
    { $attacker-number ->
        [other] { $attacker-start } greifen { $region-in } { $defender-accusative } an
       *[one] { $attacker-start } greift { $region-in } { $defender-accusative } an
    }
line-attack =
    { $attacker-number ->
        [other] { $attacker-start } kommen { $region-to }
       *[one] { $attacker-start } kommt { $region-to }
    }
line-replaced = { $side-start }: { $magic }, jetzt { $card }
line-played = { $side-start }: { $card }
line-picked = { $side-start }: eine verdeckte Karte
line-face_up = Hier aufgedeckt: { $characters }
line-cards = { $side-start }: auf der Hand { $hand }; auf der Ablage { $discards }
line-defeated = Besiegt: { $characters }

section-state = Spiel
section-board = Brett, von Mordor bis zum Auenland
section-battle = Kampf
section-cards = Karten
section-defeated = Besiegt

event-placed =
    { $character-number ->
        [other] { $character-start } werden { $region-in } aufgestellt
       *[one] { $character-start } wird { $region-in } aufgestellt
    }
event-formed =
    { $side-number ->
        [other] { $side-start } wählen die Aufstellung „{ $formation }“
       *[one] { $side-start } wählt die Aufstellung „{ $formation }“
    }
event-shuffled =
    { $side-number ->
        [other] { $side-start } werden zufällig aufgestellt
       *[one] { $side-start } wird zufällig aufgestellt
    }
event-ready =
    { $side-number ->
        [other] { $side-start } sind bereit
       *[one] { $side-start } ist bereit
    }
event-began = Spiel { $game } beginnt
event-turn = Zug { $number }: { $side }
event-still_moves = Keine Figur { $side-genitive } kann vorwärts ziehen, aber eine hat noch einen Zug durch ihre Fähigkeit
event-moved =
    { $character-number ->
        [other] { $character-start } ziehen { $way } { $from-from } { $to-to }
       *[one] { $character-start } zieht { $way } { $from-from } { $to-to }
    }
event-piece_moved =
    { $piece-number ->
        [other] { $side-start }: { $piece-the } ziehen { $way } { $from-from } { $to-to }
       *[one] { $side-start }: { $piece-the } zieht { $way } { $from-from } { $to-to }
    }
event-let_pass = Niemand schlägt im Tunnel zu
event-attacked =
    { $side-start } { $side-number ->
        [other] greifen
       *[one] greift
    } { $region-in } an; dort { $count ->
        [one] steht eine Figur
       *[other] stehen { $count } Figuren
    }
event-revealed =
    { $character-number ->
        [other] { $character-start } werden { $region-in } aufgedeckt
       *[one] { $character-start } wird { $region-in } aufgedeckt
    }
event-revealed_known =
    { $character-number ->
        [other] { $character-start } werden { $region-in } aufgedeckt, wie schon bekannt war
       *[one] { $character-start } wird { $region-in } aufgedeckt, wie schon bekannt war
    }
event-battle =
    { $attacker-number ->
        [other] { $attacker-start } kämpfen { $region-in } gegen { $defender-accusative }
       *[one] { $attacker-start } kämpft { $region-in } gegen { $defender-accusative }
    }
event-used = { $character-start } { $ability }
event-stood =
    { $character-number ->
        [other] { $character-start } bleiben und kämpfen
       *[one] { $character-start } bleibt und kämpft
    }
event-cards_allowed = Saruman lässt Karten zu
event-picked =
    { $side-number ->
        [other] { $side-start } haben eine Karte gewählt
       *[one] { $side-start } hat eine Karte gewählt
    }
event-pick = Du hast „{ $card }“ gewählt
event-shown =
    { $side-number ->
        [other] { $side-start } spielen „{ $card }“
       *[one] { $side-start } spielt „{ $card }“
    }
event-replaced = Die Magie { $side-genitive } wird zu „{ $card }“
event-worked = { $side-start }: „{ $card }“ wirkt
event-idle = { $side-start }: „{ $card }“ bewirkt nichts
event-retreated =
    { $character-number ->
        [other] { $character-start } weichen { $from-from } { $to-to } zurück
       *[one] { $character-start } weicht { $from-from } { $to-to } zurück
    }
event-compared = Summen: Gefährten { $fellowship }, Sauron { $sauron }
event-defeated =
    { $character-number ->
        [other] { $character-start } sind { $region-in } besiegt
       *[one] { $character-start } ist { $region-in } besiegt
    }
event-returned =
    { $character-number ->
        [other] { $character-start } kehren { $region-to } zurück
       *[one] { $character-start } kehrt { $region-to } zurück
    }
event-cards_back = Beide Seiten nehmen alle Karten wieder auf die Hand
event-battle_won = Der Angreifer hat { $region-in } gewonnen
event-battle_lost = Der Angreifer hat { $region-in } verloren
event-battle_both_fell = Beide sind { $region-in } gefallen
event-battle_retreat = Der Kampf { $region-in } endet mit einem Rückzug
event-battle_ambush = Der Weg { $region-to } endet in einem Hinterhalt
event-concealed = Alle Figuren sind wieder verdeckt
event-game_over =
    { $winner-number ->
        [other] Das Spiel ist vorbei, { $winner } gewinnen: { $why }. Noch da: Gefährten { $fellowship }, Sauron { $sauron }
       *[one] Das Spiel ist vorbei, { $winner } gewinnt: { $why }. Noch da: Gefährten { $fellowship }, Sauron { $sauron }
    }
event-points = Punkte: { $first } für den ersten Platz, { $second } für den zweiten

outcome-frodo_in_mordor = Frodo ist in Mordor
outcome-frodo_defeated = Frodo ist besiegt
outcome-three_in_shire = drei Figuren Saurons stehen im Auenland
outcome-no_legal_move = es gab keinen erlaubten Zug mehr
outcome-turn_limit = an der Zuggrenze ohne Entscheidung abgebrochen
outcome-two_games = Punkte aus zwei Spielen

refuse-seat = diesen Platz gibt es nicht
refuse-turn = du bist jetzt nicht gefragt
refuse-confirmed = du hast deine Aufstellung schon bestätigt
refuse-dealing = erst kommt das Los
refuse-sealed = du hast deine Karte schon gewählt
refuse-other_question = danach ist nicht gefragt
refuse-enemy_piece = das gehört dir nicht
refuse-placed = diese Figur steht schon auf dem Brett
refuse-placed_all = alle neun stehen schon
refuse-mountains_empty = niemand beginnt im Gebirge
refuse-start_region = deine Seite beginnt dort nicht
refuse-start_full = dort beginnen nicht noch mehr Figuren deiner Seite
refuse-unplaced = es stehen noch nicht alle neun Figuren
refuse-defeated = diese Figur ist besiegt
refuse-stay = eine Figur muss ihr Gebiet verlassen
refuse-full = { $region-in } ist kein Platz für { $character-accusative }
refuse-flight = { $character-the } fliegt nur dorthin, wo genau ein Gegner steht
refuse-mountains = im Gebirge zieht niemand seitwärts
refuse-charge = { $character-the } hat keinen freien Weg zu einem Gegner { $region-in }
refuse-aragorn = { $character-the } zieht seitwärts oder rückwärts nur, um anzugreifen
refuse-witch_king = { $character-the } zieht seitwärts nur, um anzugreifen
refuse-river = der Fluss trägt { $character-accusative } nicht { $region-to }
refuse-tunnel = der Tunnel führt { $character-accusative } nicht { $region-to }
refuse-direction =
    { $character-number ->
        [other] { $character-the } ziehen nur vorwärts, und { $region-to } geht es nicht vorwärts
       *[one] { $character-the } zieht nur vorwärts, und { $region-to } geht es nicht vorwärts
    }
refuse-no_way_on =
    { $character-number ->
        [other] { $character-the } haben keinen Zug mehr
       *[one] { $character-the } hat keinen Zug mehr
    }
refuse-far = für { $character-accusative } ist es { $region-to } nicht genau ein Schritt vorwärts
refuse-no_balrog = der Balrog ist nicht am Caradhras
refuse-target = so jemand verteidigt hier nicht
refuse-sam = Sam ist nicht neben dem angegriffenen Frodo
refuse-frodo = Frodo ist nicht neben dem angegriffenen Sam
refuse-ability = das kann hier niemand
refuse-used_card = diese Karte ist benutzt, bis alle neun wieder auf die Hand kommen
refuse-enemy_card = diese Karte gehört der anderen Seite
refuse-not_discarded = die Magie wird zu einer Karte, die in einem früheren Kampf benutzt wurde
refuse-not_open = dort ist ein Gegner oder kein Platz
refuse-not_backward = das ist kein Schritt rückwärts
refuse-not_sideways = das ist kein Schritt zur Seite
refuse-turn_limit = die Zuggrenze muss zwischen 1 und { $most } liegen
refuse-position = diese Stellung kann es nicht geben: { $fault }

fault-counts = die Zählung stimmt nicht mit dem Brett überein
fault-nowhere = eine Figur fehlt
fault-crowded = { $region-in } stehen mehr als { $limit } Figuren einer Seite
fault-both_sides = { $region-in } stehen Figuren beider Seiten
fault-start = { $region-in } beginnen zu viele Figuren
fault-hands = die Gefährten haben { $fellowship } Karten auf der Hand, Sauron { $sauron }
fault-card_at_rest = ohne Kampf liegt eine Karte auf dem Tisch
fault-enemy_card =
    { $side-number ->
        [other] { $side } haben eine Karte der anderen Seite
       *[one] { $side } hat eine Karte der anderen Seite
    }
fault-ruled_out = die andere Seite hat ausgeschlossen, dass dort { $character-the } steht
fault-face_up =
    { $character-number ->
        [other] { $character-the } liegen offen, sind der anderen Seite aber unbekannt
       *[one] { $character-the } liegt offen, ist der anderen Seite aber unbekannt
    }
fault-face_up_at_rest = zwischen zwei Zügen liegt eine Figur offen
fault-frodo_defeated = Frodo ist besiegt, und das Spiel geht weiter
fault-frodo_in_mordor = Frodo ist in Mordor, und das Spiel geht weiter
fault-three_in_shire = drei Figuren Saurons sind im Auenland, und das Spiel geht weiter
fault-no_answer = auf eine Frage gibt es keine Antwort
fault-nobody_asked = niemand hat etwas zu entscheiden
fault-no_flow = es bleibt nichts zu tun, aber das Spiel ist nicht zu Ende
fault-flow = so weit kann kein Zug kommen
fault-options = die Optionen passen nicht zusammen
fault-battle = zu diesem Kampf kann es nicht kommen

verb-place = Aufstellen
verb-move = Ziehen
verb-attack = Angreifen
verb-retreat = Zurückziehen
verb-card = Karte
verb-ability = Fähigkeit

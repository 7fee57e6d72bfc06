### CardPeeGee.

game-title = CardPeeGee
game-about = ein Kartenrollenspiel für dich allein: Überlebe und erringe vier Arten von Sieg

seat-player = Du

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik

kind-monster = Monster
    .the = das Monster
    .accusative = das Monster
kind-treasure = Schatz
    .the = der Schatz
    .accusative = den Schatz
kind-healer = Heiler
    .the = der Heiler
    .accusative = den Heiler
kind-trap = Falle
    .the = die Falle
    .accusative = die Falle

cause-monster = das Monster
    .accusative = das Monster
cause-chest = die Falle an der Truhe
    .accusative = die Falle an der Truhe
cause-jailor = der Kerkermeister
    .accusative = den Kerkermeister
cause-trap = die Falle
    .accusative = die Falle

phase-pre_game = vor dem Spiel
phase-new_day = neuer Tag
phase-monster_preparation = vor dem Kampf
phase-monster_combat = im Kampf
phase-trapped_treasure = an einem Schatz mit Fallen
phase-jailor_stage = vor den Kerkermeistern
phase-fee_stage = beim Bezahlen des Heilers
phase-town_tax = Steuer in der Stadt
phase-town_shopping = Einkauf in der Stadt
phase-town_healing = Heilung in der Stadt
phase-ending = ein Sieg
phase-dead = tot
phase-dealing = beim Geben

dealer-draw =
    { $count ->
        [one] gib eine Karte
       *[other] gib { $count } Karten
    }
dealer-character = gib eine Karte: Gesucht ist ein König oder eine Dame
dealer-vigour = gib drei Karten für die Lebenspunkte
dealer-hand = gib fünf Karten auf die Hand
dealer-encounter =
    { $count ->
        [one] gib die Begegnung: erst der Auslöser, dann die Beigaben ({ $count } Karte)
       *[other] gib die Begegnung: erst der Auslöser, dann die Beigaben ({ $count } Karten)
    }
dealer-monster =
    { $count ->
        [one] gib { $count } Karte: erst deine, dann die des Monsters
       *[other] gib { $count } Karten: erst deine, dann die des Monsters
    }
dealer-attempt =
    { $count ->
        [one] gib { $count } Karte: erst deine, dann die der Falle
       *[other] gib { $count } Karten: erst deine, dann die der Falle
    }
dealer-player =
    { $count ->
        [one] gib { $count } Karte für dich
       *[other] gib { $count } Karten für dich
    }
dealer-jailor =
    { $count ->
        [one] gib { $count } Karte für den Kerkermeister
       *[other] gib { $count } Karten für den Kerkermeister
    }
dealer-evasion =
    { $count ->
        [one] gib eine Karte zum Ausweichen
       *[other] gib { $count } Karten zum Ausweichen
    }
dealer-charity = gib eine Karte als Almosen

ask-pre_game = Ein neues Leben beginnt. Erschaffe deine Figur.
ask-new_day = Tag { $day }. Was wird er bringen?
ask-monster_preparation = Rüste dich zum Kampf: Kreuz gibt Angriff, Pik gibt Karten. Du hast ATK { $atk }, DL { $dl }.
ask-monster_combat = Der Kampf geht weiter.
ask-trapped_treasure = Der Schatz hat Fallen. Spiel Pik, versuch eine Falle zu entschärfen oder geh weg. Dein Bonus ist { $bonus }.
ask-jailor_stage = Kerkermeister halten den Heiler fest. Rüste dich, kämpf oder geh weg. Du hast ATK { $atk }, DL { $dl }.
ask-fee_stage = Der Heiler verlangt { $fee }; { $paid } hast du bezahlt. Jede Karte zählt.
ask-town_tax =
    { $count ->
        [one] Du hältst { $count } Karte: Die Stadt nimmt eine als Steuer.
       *[other] Du hältst { $count } Karten: Die Stadt nimmt eine als Steuer.
    }
ask-town_shopping = Einkauf: Je { $price } in Karo kaufst du eine Karte.
ask-town_healing = Heilung: Jeder Punkt in Herz wird ein Lebenspunkt.
ask-ending = Ein Sieg!
ask-dead = Du bist tot. Noch einmal von vorn?
ask-nothing = Es gibt nichts zu entscheiden.

group-activate = Aktivieren
group-play = Spielen
group-play_as = Als andere Farbe spielen
group-discard = Abgeben

option-create = Figur erschaffen
option-start_encounter = Begegnung beginnen
option-activate = { $card } aktivieren
option-play = { $card } spielen
option-play_as = { $card } als { $suit } spielen
option-fight = Eine Runde kämpfen
option-disarm = { $card } entschärfen
option-abandon = Weggehen
option-discard = { $card } abgeben
option-to_healing = Weiter zur Heilung
option-end_day = Den Tag beenden
option-acknowledge = Weiter
option-restart = Von vorn beginnen

effect-create = ein König oder eine Dame wird deine Figur; drei Karten geben Lebenspunkte, fünf deine Hand
effect-encounter = drei Karten werden gegeben
effect-ace = deine gespielten { $suit } zählen anderthalbfach; eine Karte mehr gegen Fallen
effect-jack = { $suit } ist als jede Farbe spielbar und jede Karte als { $suit }, für 2 weniger; eine Karte mehr gegen Fallen
effect-fight = ATK { $before } → { $after }, DL { $dl_before } → { $dl_after }
effect-bonus = Bonus beim Entschärfen: { $before } → { $after }
effect-pays = bezahlt: { $before } → { $after } von { $fee }
effect-covers_fee = bezahlt: { $before } → { $after }; das deckt den Preis von { $fee } und heilt { $healing }
effect-spends =
    { $count ->
        [0] ausgegeben: { $before } → { $after }; dafür gibt es noch nichts
        [one] ausgegeben: { $before } → { $after }; dafür gibt es eine Karte
       *[other] ausgegeben: { $before } → { $after }; dafür gibt es { $count } Karten
    }
effect-heals = Heilung: { $before } → { $after }
effect-fight_monster =
    { $atk } + { $dl } { $dl ->
        [one] Karte
       *[other] Karten
    } gegen { $foe_atk } + { $foe_dl } { $foe_dl ->
        [one] Karte
       *[other] Karten
    }; gewinnst du, verliert es { $atk } von { $foe_hp } LP, sonst du { $foe_atk } von { $hp }
effect-fight_jailors =
    { $dl ->
        [one] { $atk } + { $dl } Karte gegen jeden Kerkermeister ({ $jailors }; Wert + 3 Karten); ein Sieg nimmt ihm { $atk } LP, eine Niederlage kostet dich seinen Wert von deinen { $hp } LP
       *[other] { $atk } + { $dl } Karten gegen jeden Kerkermeister ({ $jailors }; Wert + 3 Karten); ein Sieg nimmt ihm { $atk } LP, eine Niederlage kostet dich seinen Wert von deinen { $hp } LP
    }
effect-disarm = { $bonus } + eine Karte gegen { $trap } + eine Karte; ein Fehlschlag kostet { $trap } von deinen { $hp } LP
effect-abandon = beendet die Begegnung ohne Gewinn
effect-buy =
    { $count ->
        [0] kauft nichts
        [one] kauft eine Karte
       *[other] kauft { $count } Karten
    }
effect-town_healing =
    { $count ->
        [0] der nächste Tag beginnt
       *[other] heilt { $count } auf { $hp } LP; der nächste Tag beginnt
    }
effect-acknowledge = das Spiel geht dort weiter, wo es stehen geblieben ist
effect-restart = ein neues Spiel mit allen Karten im Stapel

warn-may_die = ein Fehlschlag kann dich töten
warn-loses_played = die gespielten Karten sind verloren: { $cards }
warn-discard_active = diese Karte ist aktiv
warn-cannot_buy = die Karo, die du hältst, erreichen keine 8
warn-cannot_pay = die Karten, die du hältst, decken den Preis ohne Umwandlung nicht
warn-cannot_pay_later = die Karten, die du hältst, decken den Preis danach nicht mehr
warn-buys_nothing = du hast weniger als 8 gespielt: Dafür gibt es nichts, und die Karten sind verloren

event-rejected = { $card } ist weder König noch Dame
event-character = du bist { $card }
event-vigour =
    { $cards } { $cards-number ->
        [other] geben
       *[one] gibt
    } dir { $hp } { $hp ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }
event-day = Tag { $day }
event-no_encounter = der Stapel ist leer: Heute begegnet dir nichts
event-met = { $kind }: { $cards }
event-monster_large = es ist ein großes Monster: ATK { $atk }, DL { $dl }, { $hp } LP
event-monster = das Monster hat ATK { $atk }, DL { $dl }, { $hp } LP
event-healer = der Heiler bietet { $healing } LP; Preis { $fee }, Kerkermeister: { $jailors }
event-activated = { $card } ist aktiv
event-played = { $card } wird für { $value } gespielt
event-played_as = { $card } wird als { $value } in { $suit } gespielt
event-contest =
    gegen { $against-accusative } ({ $foe }): { $cards } { $cards-number ->
        [other] ergeben
       *[one] ergibt
    } { $score }, { $foe_cards } { $foe_cards-number ->
        [other] ergeben
       *[one] ergibt
    } { $foe_score }
event-hit = { $foe } verliert { $damage } LP, noch { $left }
event-hurt = { $by } { $how }: { $damage } LP verloren, noch { $left }

grade-none = verfehlt dich
grade-scratch = kratzt dich
grade-wound = verwundet dich
grade-deep = verwundet dich schlimm
grade-grave = verwundet dich schwer
grade-terrible = schmettert dich nieder

event-disarmed = die Falle { $card } ist entschärft
event-slain = { $card } ist tot
event-evasion =
    { $cards-number ->
        [other] Schwierigkeit { $difficulty }, Schaden { $damage }; { $cards } ergeben { $score }: { $actual } Schaden
       *[one] Schwierigkeit { $difficulty }, Schaden { $damage }; { $cards } ergibt { $score }: { $actual } Schaden
    }
event-gained_start = deine Hand: { $cards }
event-gained_loot = Beute: { $cards }
event-gained_treasure = Schatz: { $cards }
event-gained_potions = Tränke: { $cards }
event-gained_charity = Almosen: { $cards }
event-gained_bought = gekauft: { $cards }
event-fee_paid = mit { $paid } ist der Preis von { $fee } bezahlt
event-healed = { $amount } LP geheilt, jetzt { $hp }
event-abandoned = du lässt { $kind-accusative } hinter dir; verlorene Karten: { $cards }
event-survived = { $kind-the } ist überstanden
event-arrived =
    { $count ->
        [one] in der Stadt mit einer Karte
       *[other] in der Stadt mit { $count } Karten
    }
event-taxed = Steuer: { $card }
event-shopped =
    { $count ->
        [one] { $spent } ausgegeben, eine Karte gekauft
       *[other] { $spent } ausgegeben, { $count } Karten gekauft
    }
event-ending = { $ending }
event-ending_cards = { $ending } ({ $cards })
event-died = { $cause } tötet dich an Tag { $day }
event-restarted = ein neues Spiel beginnt

ending-full_court = Voller Hof! Bube, Dame und König in { $suit } gehen an deiner Seite.
ending-elemental_union = Bund der Elemente! Alle vier Farben haben dir jemanden von ihrem Hof geschickt.
ending-goliath =
    { $hp ->
        [one] Goliath! Mit { $hp } Lebenspunkt überragst du das Land.
       *[other] Goliath! Mit { $hp } Lebenspunkten überragst du das Land.
    }
ending-master = Meister der Elemente! Die Kräfte aller vier Farben gehorchen dir.

victory-full_court = Voller Hof ({ $suit })
victory-elemental_union = Bund der Elemente
victory-goliath = Goliath
victory-master = Meister der Elemente

section-you = Du ({ $phase })
section-hand = Hand ({ $count })
section-active = Aktiv ({ $count })
section-played = Gespielt
section-dealt = Auf dem Tisch
section-deck = Stapel ({ $count })

line-state =
    { $hp ->
        [one] Tag { $day }, { $hp } Lebenspunkt
       *[other] Tag { $day }, { $hp } Lebenspunkte
    }
line-character = Figur: { $card }
line-life = Leben { $life } von { $lives }
line-earned = errungen: { $endings }
line-cards = { $cards }
line-deck = { $suit }: { $cards }
line-played = { $card } für { $value }
line-played_as = { $card } zählt als { $value } in { $suit }
line-own = du: ATK { $atk }, DL { $dl }
line-monster = Monster: ATK { $atk }, DL { $dl }, { $hp } LP
line-jailor = Kerkermeister { $card }: ATK { $atk }, DL 3, { $hp } LP
line-healing = angebotene Heilung: { $healing }
line-fee = Preis { $fee }, bezahlt { $paid }
line-bonus = Bonus beim Entschärfen: { $bonus }

refuse-seat = hier spielt nur eine Person
refuse-phase = das geht jetzt nicht ({ $phase })
refuse-ending_shown = ein Sieg wird gezeigt: Geh erst weiter
refuse-dead = du bist tot
refuse-last_life = das war das letzte Leben dieser Partie
refuse-lives = eine Partie hat 1 bis 99 Leben
refuse-tax_first = erst muss die Steuer bezahlt werden
refuse-no_cards_at_new_day = bevor die Begegnung beginnt, kannst du keine Karte benutzen
refuse-battle_has_begun = der Kampf hat begonnen: Jetzt kannst du keine Karte mehr benutzen
refuse-no_escape = vor einem Monster kannst du nicht weglaufen
refuse-no_power = nur Buben und Asse können aktiviert werden; { $card } ist keins von beiden
refuse-not_in_hand = { $card } ist nicht auf deiner Hand
refuse-already_active = { $card } ist schon aktiv
refuse-not_held = du hältst { $card } nicht
refuse-suit_unusable = { $suit } nützt hier nichts
refuse-held_in_place = { $card } hält eine Umwandlung fest und kann nicht gespielt werden
refuse-same_suit = { $card } hat diese Farbe schon
refuse-target_unusable = { $suit } nützt hier nichts
refuse-no_jack = kein aktiver Bube macht { $card } zu { $suit }
refuse-jack_not_active = { $card } wird nur zu { $suit }, solange ein passender Bube aktiv ist
refuse-only_itself = { $card } kann sich nicht selbst umwandeln
refuse-too_low = { $card } wäre nichts wert
refuse-no_gain_at_fee = { $card } als { $suit } zu spielen würde nicht mehr bezahlen
refuse-not_a_trap = { $card } ist keine Falle an diesem Schatz
refuse-position = diese Stellung kann es nicht geben: Jede Karte muss an genau einem Ort sein
refuse-position_flow = zu dieser Phase muss ihr Ablauf angegeben sein
refuse-position_encounter = die Begegnung passt nicht zur Phase

setup-fee = Der Preis des Heilers muss
setup-fee-reached = erreicht werden: Genau der Preis genügt
setup-fee-exceeded = überschritten werden: Es braucht mehr als den Preis (so liest es der Leitfaden)
setup-jailor_cards = Gegen Kerkermeister gespielte Karten
setup-jailor_cards-kept_apart = gehen zurück in den Stapel, sobald der letzte Kerkermeister fällt
setup-jailor_cards-count_for_fee = bleiben bis zum Aufräumen liegen und zählen für den Preis (so liest es der Leitfaden)
setup-lives = Leben: Nach jedem Tod außer dem letzten darfst du neu beginnen

hint-none = kein Tipp
hint-create = dein Leben beginnt; etwas anderes gibt es nicht zu tun
hint-new_day =
    { $count ->
        [one] vorbereiten kannst du jetzt nichts; zu { $trap }{ "\u202F" }% bringt der Tag eine Falle, und eine Karte zum Ausweichen bringt dann etwa { $evasion }
       *[other] vorbereiten kannst du jetzt nichts; zu { $trap }{ "\u202F" }% bringt der Tag eine Falle, und { $count } Karten zum Ausweichen bringen dann etwa { $evasion }
    }
hint-activate = { $card } zu aktivieren kostet nichts: Du kannst die Karte später immer noch spielen, und jede aktive Karte hilft gegen Fallen
hint-prepare = mit { $card } und allem, was dazu passt, gewinnst du den Kampf zu { $win }{ "\u202F" }% und verlierst etwa { $lost } LP; das ist die Karten wert
hint-fight = du gewinnst den Kampf zu { $win }{ "\u202F" }% und verlierst etwa { $lost } LP; mehr Karten würden mehr kosten, als sie retten
hint-gear = mit { $card } gelingt der beste Versuch zu { $win }{ "\u202F" }%; zu { $lose }{ "\u202F" }% misslingt er und kostet { $cost } LP; der Schatz ist es wert
hint-disarm = { $card } ist zu { $win }{ "\u202F" }% entschärft; zu { $lose }{ "\u202F" }% kostet es { $cost } LP; der Schatz ist das Risiko wert
hint-leave_chest = ein Versuch würde zu { $win }{ "\u202F" }% gelingen und zu { $lose }{ "\u202F" }% { $cost } LP kosten; das ist der Schatz nicht wert
hint-prepare_jailors = mit { $card } gewinnst du eine Runde zu { $win }{ "\u202F" }% und verlierst dabei etwa { $lost } LP; das ist die Heilung ({ $healing } LP) wert
hint-fight_jailors = du gewinnst eine Runde zu { $win }{ "\u202F" }% und verlierst dabei etwa { $lost } LP; das ist die Heilung ({ $healing } LP) wert
hint-leave_jailors = du gewinnst eine Runde zu { $win }{ "\u202F" }% und verlierst etwa { $lost } LP, und dann kommt noch der Preis: Das ist die Heilung ({ $healing } LP) nicht wert
hint-pay = { $card } gehört zu den billigsten Karten, die den Preis von { $fee } decken, und die Heilung ({ $healing } LP) ist mehr wert
hint-leave_fee = die Karten für den Preis von { $fee } sind dir mehr wert als { $healing } LP Heilung
hint-cannot_pay = deine Karten decken den Preis von { $fee } nicht
hint-tax = von allen deinen Karten fehlt dir { $card } am wenigsten: Sie ist etwa { $worth } LP wert
hint-buy =
    { $count ->
        [one] mit { $card } kaufen deine Karo eine Karte, und die ist mehr wert
       *[other] mit { $card } kaufen deine Karo { $count } Karten, und die sind mehr wert
    }
hint-shopped =
    { $count ->
        [0] alles, was du ausgeben könntest, ist mehr wert als das, was du dafür bekämst
        [one] du kaufst eine Karte; mehr auszugeben würde sich nicht lohnen
       *[other] du kaufst { $count } Karten; mehr auszugeben würde sich nicht lohnen
    }
hint-heal = { $card } ist als Lebenspunkte am meisten wert: Du kannst { $amount } LP gewinnen
hint-end_day = du gewinnst hier { $amount } LP; die anderen Karten sind auf der Hand mehr wert
hint-acknowledge = ein Sieg: Genieß ihn und geh weiter
hint-restart = dieses Leben ist vorbei: Beginn von vorn

measure-days = überlebte Tage
measure-death = Todesursache
measure-any_victory = irgendein Sieg
measure-elemental_union = Bund der Elemente
measure-full_court = ein Voller Hof
measure-full_courts = Volle Höfe
measure-full_court_of_clubs = Voller Hof in Kreuz
measure-full_court_of_diamonds = Voller Hof in Karo
measure-full_court_of_hearts = Voller Hof in Herz
measure-full_court_of_spades = Voller Hof in Pik
measure-goliath = Goliath
measure-master_of_the_elements = Meister der Elemente
measure-initial_hp = Lebenspunkte am Anfang
measure-highest_hp = höchste Lebenspunkte
measure-final_hp = Lebenspunkte am Ende
measure-monsters = Monster angetroffen
measure-treasures = Schätze angetroffen
measure-healers = Heiler angetroffen
measure-traps = Fallen angetroffen
measure-abandoned = verlassene Begegnungen
measure-contests = Runden und Versuche
measure-damage_by_monsters = Schaden durch Monster
measure-damage_by_chests = Schaden durch Fallen an Truhen
measure-damage_by_jailors = Schaden durch Kerkermeister
measure-damage_by_traps = Schaden durch Fallen
measure-healed_by_healers = von Heilern geheilt
measure-healed_in_town = in der Stadt geheilt
measure-cards_looted = erbeutete Karten
measure-cards_from_treasure = Karten aus Schätzen
measure-potions = Tränke
measure-cards_of_charity = Almosen
measure-cards_bought = gekaufte Karten
measure-cards_played = gespielte Karten
measure-cards_converted = davon umgewandelt
measure-cards_lost_by_abandoning = durch Weggehen verlorene Karten
measure-cards_taxed = als Steuer gezahlte Karten
measure-cards_activated = aktivierte Karten
measure-visits = Besuche in der Stadt
measure-visits_with_tax = Besuche mit Steuer
measure-visits_with_charity = Besuche mit Almosen
measure-visits_with_purchase = Besuche mit Einkauf
measure-held_in_town = Karten bei Ankunft in der Stadt
measure-active_in_town = davon aktiv

outcome-monster = von einem Monster getötet
outcome-chest = von der Falle einer Truhe getötet
outcome-jailor = von einem Kerkermeister getötet
outcome-trap = von einer Falle getötet
outcome-resigned = aufgegeben

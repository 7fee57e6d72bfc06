### CardPeeGee.

game-title = CardPeeGee
game-about = ein Rollenspiel mit Karten für eine Person: überlebe und erringe vier Arten von Sieg

seat-player = Spieler

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik

kind-monster = Monster
kind-treasure = Schatz
kind-healer = Heiler
kind-trap = Falle

cause-monster = das Monster
cause-chest = die Falle an der Truhe
cause-jailor = der Kerkermeister
cause-trap = die Falle

phase-pre_game = vor dem Spiel
phase-new_day = neuer Tag
phase-monster_preparation = vor dem Kampf
phase-monster_combat = im Kampf
phase-trapped_treasure = an einer Truhe mit Fallen
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
dealer-character = gib eine Karte, gesucht ist ein König oder eine Dame
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
ask-trapped_treasure = Die Truhe hat Fallen. Spiele Pik, versuche eine Falle oder lass sie stehen. Dein Bonus ist { $bonus }.
ask-jailor_stage = Kerkermeister halten den Heiler fest. Rüste dich, kämpfe oder geh. Du hast ATK { $atk }, DL { $dl }.
ask-fee_stage = Der Heiler verlangt { $fee }; bezahlt hast du { $paid }. Jede Karte zählt.
ask-town_tax =
    { $count ->
        [one] Du hältst { $count } Karte: die Stadt nimmt eine als Steuer.
       *[other] Du hältst { $count } Karten: die Stadt nimmt eine als Steuer.
    }
ask-town_shopping = Einkauf: je { $price } in Karo kaufen eine Karte.
ask-town_healing = Heilung: jeder Punkt in Herz ist ein Lebenspunkt.
ask-ending = Ein Sieg!
ask-dead = Du bist tot. Noch einmal von vorn?
ask-nothing = Nichts zu entscheiden.

group-activate = Aktivieren
group-play = Spielen
group-play_as = Als andere Farbe spielen
group-discard = Abwerfen

option-create = Figur erschaffen
option-start_encounter = Begegnung beginnen
option-activate = { $card } aktivieren
option-play = { $card } spielen
option-play_as = { $card } als { $suit } spielen
option-fight = Eine Runde kämpfen
option-disarm = { $card } entschärfen
option-abandon = Weggehen
option-discard = { $card } abwerfen
option-to_healing = Weiter zur Heilung
option-end_day = Tag beenden
option-acknowledge = Weiter
option-restart = Von vorn beginnen

effect-create = ein König oder eine Dame wird zu dir; drei Karten geben Lebenspunkte, fünf deine Hand
effect-encounter = drei Karten werden aufgedeckt
effect-ace = deine gespielten { $suit } zählen anderthalbfach; eine Karte mehr gegen Fallen
effect-jack = { $suit } spielbar als jede Farbe und jede Karte als { $suit }, um 2 weniger; eine Karte mehr gegen Fallen
effect-fight = ATK { $before } auf { $after }, DL { $dl_before } auf { $dl_after }
effect-bonus = Bonus beim Entschärfen { $before } auf { $after }
effect-pays = bezahlt { $before } auf { $after } von { $fee }
effect-covers_fee = bezahlt { $before } auf { $after }: deckt den Preis von { $fee } und heilt { $healing }
effect-spends =
    { $count ->
        [0] ausgegeben { $before } auf { $after }: kauft noch nichts
        [one] ausgegeben { $before } auf { $after }: kauft eine Karte
       *[other] ausgegeben { $before } auf { $after }: kauft { $count } Karten
    }
effect-heals = Heilung { $before } auf { $after }
effect-fight_monster =
    { $atk } + { $dl } { $dl ->
        [one] Karte
       *[other] Karten
    } gegen { $foe_atk } + { $foe_dl } { $foe_dl ->
        [one] Karte
       *[other] Karten
    }; ein Sieg nimmt ihm { $atk } von { $foe_hp } LP, eine Niederlage dir { $foe_atk } von { $hp }
effect-fight_jailors =
    { $dl ->
        [one] { $atk } + { $dl } Karte gegen jeden von { $jailors } (Wert + 3 Karten); ein Sieg nimmt { $atk }, eine Niederlage kostet den Wert des Kerkermeisters von deinen { $hp } LP
       *[other] { $atk } + { $dl } Karten gegen jeden von { $jailors } (Wert + 3 Karten); ein Sieg nimmt { $atk }, eine Niederlage kostet den Wert des Kerkermeisters von deinen { $hp } LP
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
       *[other] heilt { $count }, auf { $hp } LP; der nächste Tag beginnt
    }
effect-acknowledge = das Spiel geht weiter, wo es stehen blieb
effect-restart = ein neues Spiel mit allen Karten im Stapel

warn-may_die = ein Fehlschlag kann dich töten
warn-loses_played = die gespielten Karten sind verloren: { $cards }
warn-discard_active = diese Karte ist aktiv
warn-cannot_buy = deine Karo erreichen die 8 nicht
warn-cannot_pay = deine Karten decken den Preis ohne Umwandlung nicht
warn-cannot_pay_later = deine Karten decken den Preis danach nicht mehr
warn-buys_nothing = weniger als 8 wurde gespielt: es kauft nichts und ist verloren

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
event-no_encounter = der Stapel ist leer: heute keine Begegnung
event-met = { $kind }: { $cards }
event-monster_large = es ist ein großes Monster: ATK { $atk }, DL { $dl }, { $hp } LP
event-monster = das Monster hat ATK { $atk }, DL { $dl }, { $hp } LP
event-healer = der Heiler bietet { $healing } LP; Preis { $fee }, Kerkermeister { $jailors }
event-activated = { $card } ist aktiv
event-played = { $card } wird für { $value } gespielt
event-played_as = { $card } wird als { $value } in { $suit } gespielt
event-contest =
    gegen { $against } ({ $foe }): { $cards } { $cards-number ->
        [other] machen
       *[one] macht
    } { $score }, { $foe_cards } { $foe_cards-number ->
        [other] machen
       *[one] macht
    } { $foe_score }
event-hit = { $foe } verliert { $damage } LP, { $left } bleiben
event-hurt = { $by } { $how }: { $damage } LP verloren, { $left } bleiben

grade-none = verfehlt dich
grade-scratch = kratzt dich
grade-wound = verwundet dich
grade-deep = verwundet dich tief
grade-grave = verwundet dich schwer
grade-terrible = schmettert dich nieder

event-disarmed = die Falle { $card } ist entschärft
event-slain = { $card } ist tot
event-evasion =
    { $cards-number ->
        [other] Schwierigkeit { $difficulty }, Schaden { $damage }; { $cards } machen { $score }: { $actual } Schaden
       *[one] Schwierigkeit { $difficulty }, Schaden { $damage }; { $cards } macht { $score }: { $actual } Schaden
    }
event-gained_start = deine Hand: { $cards }
event-gained_loot = Beute: { $cards }
event-gained_treasure = Schatz: { $cards }
event-gained_potions = Tränke: { $cards }
event-gained_charity = Almosen: { $cards }
event-gained_bought = gekauft: { $cards }
event-fee_paid = { $paid } decken den Preis von { $fee }
event-healed = { $amount } LP geheilt, jetzt { $hp }
event-abandoned = du gehst weg ({ $kind }); verlorene Karten: { $cards }
event-survived = überstanden: { $kind }
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

section-you = Du, { $phase }
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
line-character = Figur { $card }
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
line-bonus = Bonus beim Entschärfen { $bonus }

refuse-seat = es gibt nur einen Spieler
refuse-phase = das geht jetzt nicht ({ $phase })
refuse-ending_shown = ein Sieg wird gezeigt: erst weitergehen
refuse-dead = du bist tot
refuse-last_life = das war das letzte Leben dieser Partie
refuse-lives = eine Partie hat 1 bis 99 Leben
refuse-tax_first = erst muss die Steuer bezahlt werden
refuse-no_cards_at_new_day = vor Beginn der Begegnung kann keine Karte benutzt werden
refuse-battle_has_begun = der Kampf hat begonnen: keine Karte darf mehr benutzt werden
refuse-no_escape = aus einem Kampf mit einem Monster gibt es kein Entkommen
refuse-no_power = nur Buben und Asse können aktiviert werden, { $card } ist keins von beiden
refuse-not_in_hand = { $card } ist nicht auf deiner Hand
refuse-already_active = { $card } ist schon aktiv
refuse-not_held = du hast { $card } nicht
refuse-suit_unusable = { $suit } nützt hier nichts
refuse-held_in_place = { $card } hält eine Umwandlung fest und kann nicht gespielt werden
refuse-same_suit = { $card } hat diese Farbe schon
refuse-target_unusable = { $suit } nützt hier nichts
refuse-no_jack = kein aktiver Bube macht { $card } zu { $suit }
refuse-jack_not_active = { $card } wird nur zu { $suit }, solange ein passender Bube aktiv ist
refuse-only_itself = { $card } kann sich nicht selbst umwandeln
refuse-too_low = { $card } wäre nichts wert
refuse-no_gain_at_fee = { $card } als { $suit } zu spielen würde die Zahlung nicht erhöhen
refuse-not_a_trap = { $card } ist keine Falle dieser Truhe
refuse-position = diese Stellung kann es nicht geben: jede Karte muss an genau einem Ort sein
refuse-position_flow = zu dieser Phase muss ihr Ablauf angegeben sein
refuse-position_encounter = die Begegnung passt nicht zur Phase

setup-fee = Der Preis des Heilers muss
setup-fee-reached = erreicht werden: genau der Preis genügt
setup-fee-exceeded = überschritten werden: es braucht mehr als den Preis
setup-jailor_cards = Gegen Kerkermeister gespielte Karten
setup-jailor_cards-kept_apart = gehen vor dem Bezahlen zurück in den Stapel
setup-jailor_cards-count_for_fee = zählen für den Preis
setup-lives = Leben: nach einem Tod, der nicht der letzte ist, darfst du neu beginnen

hint-none = kein Rat
hint-create = dein Leben beginnt; etwas anderes gibt es nicht zu tun
hint-new_day =
    { $count ->
        [one] vorbereiten lässt sich jetzt nichts; der Tag bringt mit { $trap }{ "\u202F" }% eine Falle, eine Karte wiche ihr dann für etwa { $evasion } aus
       *[other] vorbereiten lässt sich jetzt nichts; der Tag bringt mit { $trap }{ "\u202F" }% eine Falle, { $count } Karten wichen ihr dann für etwa { $evasion } aus
    }
hint-activate = { $card } zu aktivieren kostet nichts: sie kann später noch gespielt werden, und jede aktive Karte hilft gegen Fallen
hint-prepare = mit { $card } und was dazu passt gewinnst du den Kampf mit { $win }{ "\u202F" }% und verlierst etwa { $lost } LP; das ist die Karten wert
hint-fight = du gewinnst den Kampf mit { $win }{ "\u202F" }% und verlierst etwa { $lost } LP; mehr Karten kosteten mehr, als sie retten
hint-gear = mit { $card } gelingt der beste Versuch mit { $win }{ "\u202F" }% und misslingt mit { $lose }{ "\u202F" }%, was { $cost } LP kostet; die Truhe ist es wert
hint-disarm = { $card } wird mit { $win }{ "\u202F" }% entschärft; mit { $lose }{ "\u202F" }% kostet es { $cost } LP; die Truhe ist das Wagnis wert
hint-leave_chest = ein Versuch gelänge mit { $win }{ "\u202F" }% und kostete mit { $lose }{ "\u202F" }% { $cost } LP; das ist die Truhe nicht wert
hint-prepare_jailors =
    { $healing ->
        [one] mit { $card } gewinnst du eine Runde mit { $win }{ "\u202F" }% und verlierst darin etwa { $lost } LP; der { $healing } LP Heilung ist es wert
       *[other] mit { $card } gewinnst du eine Runde mit { $win }{ "\u202F" }% und verlierst darin etwa { $lost } LP; die { $healing } LP Heilung sind es wert
    }
hint-fight_jailors =
    { $healing ->
        [one] du gewinnst eine Runde mit { $win }{ "\u202F" }% und verlierst darin etwa { $lost } LP; der { $healing } LP Heilung ist es wert
       *[other] du gewinnst eine Runde mit { $win }{ "\u202F" }% und verlierst darin etwa { $lost } LP; die { $healing } LP Heilung sind es wert
    }
hint-leave_jailors =
    { $healing ->
        [one] eine Runde wird mit { $win }{ "\u202F" }% gewonnen und kostet etwa { $lost } LP; dazu der Preis: das ist der { $healing } LP Heilung nicht wert
       *[other] eine Runde wird mit { $win }{ "\u202F" }% gewonnen und kostet etwa { $lost } LP; dazu der Preis: das sind die { $healing } LP Heilung nicht wert
    }
hint-pay =
    { $healing ->
        [one] { $card } gehört zu den billigsten Karten, die den Preis von { $fee } decken, und { $healing } LP Heilung ist mehr wert
       *[other] { $card } gehört zu den billigsten Karten, die den Preis von { $fee } decken, und { $healing } LP Heilung sind mehr wert
    }
hint-leave_fee = die Karten für den Preis von { $fee } sind dir mehr wert als { $healing } LP Heilung
hint-cannot_pay = deine Karten decken den Preis von { $fee } nicht
hint-tax = von allen deinen Karten ist dir { $card } am wenigsten wert, etwa { $worth } LP
hint-buy =
    { $count ->
        [one] mit { $card } kaufen deine Karo eine Karte, die mehr wert ist
       *[other] mit { $card } kaufen deine Karo { $count } Karten, die mehr wert sind
    }
hint-shopped =
    { $count ->
        [0] nichts, was du ausgeben könntest, ist weniger wert als das Gekaufte
        [one] du kaufst eine Karte; mehr auszugeben lohnte nicht
       *[other] du kaufst { $count } Karten; mehr auszugeben lohnte nicht
    }
hint-heal = { $card } ist als Lebenspunkte am meisten wert: du kannst { $amount } LP gewinnen
hint-end_day = du gewinnst hier { $amount } LP; die anderen Karten sind auf der Hand mehr wert
hint-acknowledge = ein Sieg: genieß ihn und geh weiter
hint-restart = dieses Leben ist vorbei: beginne von vorn

measure-days = überlebte Tage
measure-death = Todesursache
measure-any_victory = irgendein Sieg
measure-elemental_union = Bund der Elemente
measure-full_court = ein Voller Hof
measure-full_courts = Volle Höfe
measure-goliath = Goliath
measure-master_of_the_elements = Meister der Elemente
measure-initial_hp = Lebenspunkte am Anfang
measure-highest_hp = höchste Lebenspunkte
measure-final_hp = Lebenspunkte am Ende
measure-monsters = Monster getroffen
measure-treasures = Schätze getroffen
measure-healers = Heiler getroffen
measure-traps = Fallen getroffen
measure-abandoned = verlassene Begegnungen
measure-contests = Runden und Versuche
measure-damage_by_monsters = Schaden durch Monster
measure-damage_by_chests = Schaden durch Truhen
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
measure-cards_taxed = besteuerte Karten
measure-cards_activated = aktivierte Karten
measure-held_in_town = Karten bei Ankunft in der Stadt
measure-active_in_town = davon aktiv

outcome-monster = von einem Monster getötet
outcome-chest = von der Falle einer Truhe getötet
outcome-jailor = von einem Kerkermeister getötet
outcome-trap = von einer Falle getötet
outcome-resigned = aufgegeben

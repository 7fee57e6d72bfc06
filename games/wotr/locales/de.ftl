### War of the Ring.

game-title = Der Ringkrieg
game-about = die Freien Völker gegen den Schatten: Heere, Politik und der Ring auf dem Weg zum Schicksalsberg

seat-first = Freie Völker (Gondor)
    .number = other
seat-second = Schatten (Hexenkönig)
seat-third = Saruman
seat-fourth = Rohan

side-free_peoples = die Freien Völker
    .number = other
side-shadow = der Schatten

nation-dwarves = Zwerge
    .number = other
nation-elves = Elben
    .number = other
nation-gondor = Gondor
nation-north = der Norden
nation-rohan = Rohan
nation-isengard = Isengart
nation-sauron = Sauron
nation-southrons = Südländer und Ostlinge
    .number = other

face-character = Charakter
face-army = Heer
face-muster = Aushebung
face-muster_army = Aushebung/Heer
face-event = Ereignis
face-will = Wille des Westens
face-eye = Auge

deck-fp_character = Charakterstapel der Freien Völker
deck-fp_strategy = Strategiestapel der Freien Völker
deck-sh_character = Charakterstapel des Schattens
deck-sh_strategy = Strategiestapel des Schattens

figure-regular = Reguläre ({ $nation })
figure-elite = Elite ({ $nation })
figure-leader = Anführer ({ $nation })
figure-nazgul = Nazgûl

figures-regular =
    { $count ->
        [one] { $count } Reguläre ({ $nation })
       *[other] { $count } Reguläre ({ $nation })
    }
figures-elite =
    { $count ->
        [one] { $count } Elite ({ $nation })
       *[other] { $count } Elite ({ $nation })
    }
figures-leader =
    { $count ->
        [one] { $count } Anführer ({ $nation })
       *[other] { $count } Anführer ({ $nation })
    }
figures-nazgul = { $count } Nazgûl

card-none = keine Karte

outcome-corruption = Die Ringträger sind verdorben: der Schatten gewinnt
outcome-ring = Der Ring ist in der Schicksalskluft zerstört: die Freien Völker gewinnen
outcome-shadow_military = Der Schatten hat genug von Mittelerde erobert und gewinnt
outcome-free_military = Die Freien Völker haben genug Orte des Schattens erobert und gewinnen
outcome-resigned = Eine Seite hat aufgegeben
outcome-flag = Die Zeit einer Seite ist abgelaufen

setup-seats = Plätze
setup-mode = Wie die Regeln gehalten werden
setup-mode-enforced = Das Programm setzt jede Regel durch
setup-mode-unrestricted = Die Stellung darf frei geändert werden
setup-mode-companion = Würfel und Karten eines echten Tisches werden eingegeben
setup-expansion-none = Grundspiel
setup-expansion-lords_of_middle_earth = Lords of Middle-earth
setup-expansion-warriors_of_middle_earth = Warriors of Middle-earth
setup-expansion-kings_of_middle_earth = Kings of Middle-earth
setup-start = Wo die Geschichte beginnt
setup-start-standard = Der übliche Aufbau
setup-start-breaking_of_the_fellowship = Der Bruch der Gemeinschaft
setup-start-treebeard = Baumbart

dealer-fp_character = eine Karte vom Charakterstapel der Freien Völker
dealer-fp_strategy = eine Karte vom Strategiestapel der Freien Völker
dealer-sh_character = eine Karte vom Charakterstapel des Schattens
dealer-sh_strategy = eine Karte vom Strategiestapel des Schattens
dealer-fp_dice =
    { $count ->
        [one] der { $count } Aktionswürfel der Freien Völker
       *[other] die { $count } Aktionswürfel der Freien Völker
    }
dealer-sh_dice =
    { $count ->
        [one] der { $count } Aktionswürfel des Schattens
       *[other] die { $count } Aktionswürfel des Schattens
    }
dealer-fp_combat = { $count } Kampfwürfel der Freien Völker
dealer-sh_combat = { $count } Kampfwürfel des Schattens
dealer-hunt =
    { $count ->
        [one] { $count } Jagdwürfel des Schattens: er bekommt +{ $bonus }, 6 oder mehr gelingt, eine 1 nie
       *[other] { $count } Jagdwürfel des Schattens: jeder bekommt +{ $bonus }, 6 oder mehr gelingt, eine 1 nie
    }
dealer-tile = ein Jagdplättchen
dealer-companion = ein zufälliger Gefährte der Gemeinschaft
dealer-die = { $count } Würfel

ask-wait = Ein anderer Spieler entscheidet
ask-choose = Wähle
ask-pick_deck = Von welchem Stapel ziehst du?
ask-hand_limit =
    { $limit ->
        [one] Du darfst { $limit } Karte halten: leg eine ab
       *[other] Du darfst { $limit } Karten halten: leg eine ab
    }
ask-swap_offer = Willst du deinem Mitspieler eine Karte gegen eine von ihm bieten?
ask-swap_answer = Dein Mitspieler bietet verdeckt eine Karte: welche gibst du dafür?
ask-fellowship =
    { $progress ->
        [one] Gemeinschaftsphase: erkläre die Gemeinschaft (bis zu { $progress } Region), betritt Mordor oder wähle den Führer
       *[other] Gemeinschaftsphase: erkläre die Gemeinschaft (bis zu { $progress } Regionen), betritt Mordor oder wähle den Führer
    }
ask-allocate = Wie viele Würfel kommen in die Jagd?
ask-act = Deine Aktion: du hast { $own } Würfel übrig, deine Gegner { $other }
ask-move_from = Welches Heer zieht?
ask-move_again = Welches andere Heer zieht?
ask-move_to = Wohin zieht das Heer aus { $from }?
ask-move_group = Wer zieht von { $from } nach { $to }? Bisher: { $group }
ask-attack_from = Welches Heer greift an?
ask-attack_to = Was greift das Heer in { $from } an?
ask-attack_group = Wer greift von { $from } aus { $to } an? Bisher: { $group }. Die anderen sind die Nachhut
ask-recruit = Aushebung: zwei Reguläre oder Anführer in zwei Siedlungen, oder eine Elite
ask-recruit_again = Eine zweite Figur, in einer anderen Siedlung?
ask-voice = Zu wenige Reguläre für alle Siedlungen: wohin kommt einer?
ask-enter = Wo kommt { $who } ins Spiel?
ask-separate = Wer verlässt die Gemeinschaft?
ask-separate_to =
    { $range ->
        [one] Wohin gehen sie ({ $group })? Bis zu { $range } Region
       *[other] Wohin gehen sie ({ $group })? Bis zu { $range } Regionen
    }
ask-companions = Welcher Gefährte geht?
ask-companions_to =
    { $range ->
        [one] Wohin gehen sie von { $from } ({ $group })? Bis zu { $range } Region
       *[other] Wohin gehen sie von { $from } ({ $group })? Bis zu { $range } Regionen
    }
ask-nazgul = Welcher Nazgûl oder Diener zieht?
ask-nazgul_to = Wohin fliegt der Nazgûl aus { $from }?
ask-minion_to = Wohin geht { $who }?
ask-damage = Jagdschaden { $damage }, Verderbnis { $corruption }: wie begegnest du ihm?
ask-walk =
    { $left ->
        [one] Die Gemeinschaft ist in { $region } entdeckt: sie darf bis zu { $left } Region gehen
       *[other] Die Gemeinschaft ist in { $region } entdeckt: sie darf bis zu { $left } Regionen gehen
    }
ask-guide = Wer ist der Führer?
ask-guide_draw = Gandalf der Graue führt: eine Karte ziehen?
ask-sorcerer = Der Hexenkönig ist ein Zauberer: eine Karte ziehen?
ask-white_rider = Gibt Gandalf der Weiße seine Führung auf, um die der Nazgûl aufzuheben?
ask-shelter = { $region } wird angegriffen, Kampfrunde { $round }: im Feld kämpfen oder in die Festung zurückziehen?
ask-combat_card = Schlacht: { $region }, Kampfrunde { $round }: eine Kampfkarte spielen?
ask-cease = Schlacht: { $region }, Kampfrunde { $round } ist vorbei: aufhören oder weiter?
ask-extend = Belagerung: { $region }, Kampfrunde { $round } ist vorbei: aufhören, oder eine Elite für eine weitere Runde zahlen?
ask-retreat = Der Angreifer von { $region } macht weiter: Rückzug oder bleiben?
ask-losses = Verteile { $hits } Treffer
ask-advance = Wer rückt vor: { $region }?
ask-garrison = Eine Besatzung hat höchstens fünf Einheiten: entferne eine, { $region }
ask-trim = Höchstens zehn Einheiten dürfen bleiben: entferne eine, { $region }
ask-mix = Sollen die Heere beider Mitspieler eins sein: { $region }?

group-rings = Elbenring
group-other = Ohne Aktion
group-figures = Figuren

option-discard = { $card } ablegen
option-draw = Ziehen: { $deck }
option-offer = { $card } geben
option-decline = Nein
option-accept = Ja
option-declare = Erklären in { $region }
option-enter_mordor = Mordor betreten
option-guide = { $who } ist der Führer
option-allocate =
    { $count ->
        [0] kein Würfel
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
option-ring = { $die } zu { $to } ändern
option-pass = Passen
option-skip = { $die } ablegen
option-from = { $region }
option-to = { $region }
option-add = { $figure } dazu
option-all = Alle, die dürfen
option-go = Das sind alle
option-done = Nichts weiter
option-bear = Den Schaden von { $damage } tragen
option-recruit = { $figure } in { $region }
option-pick = { $who }
option-combat = { $card }: { $combat }
option-no_card = Keine Kampfkarte
option-lose = { $figure } entfernen
option-reduce = Eine Elite durch eine Reguläre ersetzen ({ $nation })
option-fight = Im Feld kämpfen
option-shelter = In die Festung zurückziehen
option-cease = Aufhören
option-press = Weiter
option-extend = Eine Elite zahlen ({ $nation })
option-retreat = Rückzug nach { $region }
option-stay = Bleiben und kämpfen
option-walk = Weiter nach { $region }
option-halt = Hier anhalten
option-take_guide = Der Führer fällt: { $who }
option-take_random = Ein zufälliger Gefährte fällt
option-guide_leaves = { $who } verlässt die Gemeinschaft: Schaden −1
option-gollum_reveals = Gollum verrät die Gemeinschaft: Schaden −1
option-forfeit = Seine Führung aufgeben

deed-move_fellowship = Die Gemeinschaft bewegen
deed-hide = Die Gemeinschaft verbergen
deed-separate = Gefährten trennen
deed-move_companions = Gefährten bewegen
deed-move_nazgul = Nazgûl und Diener bewegen
deed-move_armies = Bis zu zwei Heere bewegen
deed-move_led_army = Ein Heer mit Anführer bewegen
deed-attack = Angreifen
deed-attack_led = Mit einem Heer angreifen, das einen Anführer hat
deed-draw = Eine Karte ziehen: { $deck }
deed-play = { $card } spielen
deed-advance = { $nation } einen Schritt vor
deed-recruit = Ausheben
deed-bring = { $who } ins Spiel bringen
deed-voice_regulars = Die Stimme Sarumans: ein Regulärer in jede Siedlung Isengarts
deed-voice_elites = Die Stimme Sarumans: zwei Eliten in Orthanc

effect-discard = Verdeckt: nur du kennst sie
effect-mix = Wer dort mehr Einheiten hat, befehligt alle
effect-enter_mordor = Die Augen kehren in den Jagdvorrat zurück; der Fortschritt ist verloren
effect-allocate =
    { $count ->
        [one] { $count } Würfel bleibt zum Werfen
       *[other] { $count } Würfel bleiben zum Werfen
    }
effect-ring_free = Der Ring geht an den Schatten; dann handelst du
effect-ring_shadow = Der Ring verlässt das Spiel; dann handelst du
effect-spends = Verbraucht den Würfel { $die }
effect-messenger = Verbraucht den Würfel { $die } als Heer, durch Saurons Mund, einmal je Runde
effect-bring = Verbraucht den Würfel { $die }; der Zusatzwürfel kommt nächste Runde
effect-move_fellowship = Verbraucht den Würfel { $die }, der in die Jagd kommt. Fortschritt { $progress }; die Jagd wirft { $dice } Würfel mit +{ $bonus }: { $odds } von 100
effect-move_fellowship_unboxed = Verbraucht den Würfel { $die }. Fortschritt { $progress }; die Jagd wirft { $dice } Würfel mit +{ $bonus }: { $odds } von 100
effect-mordor_move = Verbraucht den Würfel { $die }, der in die Jagd kommt. Eines von { $tiles } Plättchen wird gezogen; ein Auge macht { $eye } Schaden
effect-mordor_move_unboxed = Verbraucht den Würfel { $die }. Eines von { $tiles } Plättchen wird gezogen; ein Auge macht { $eye } Schaden
effect-advance =
    { $count ->
        [one] Verbraucht den Würfel { $die }; dann noch { $count } Schritt vom Krieg
       *[other] Verbraucht den Würfel { $die }; dann noch { $count } Schritte vom Krieg
    }
effect-to_war = Verbraucht den Würfel { $die }; dann im Krieg
effect-army = { $group }
effect-go = { $group }
effect-shelter = Der Angreifer darf belagern; höchstens fünf Einheiten bleiben drinnen
effect-extend = Eine Elite wird zur Regulären; eine Runde mehr
effect-captures =
    { $points ->
        [one] Erobert sie: { $points } Siegpunkt
       *[other] Erobert sie: { $points } Siegpunkte
    }
effect-regains = Gewinnt sie zurück: Der Gegner verliert ihre Siegpunkte ({ $points })
effect-activates = Dann aktiv: { $nation }
effect-round = { $attacker }: { $dice } Würfel, Treffer ab { $target }, Führung { $leadership }. { $defender }: { $their_dice } Würfel, Treffer ab { $their_target }, Führung { $their_leadership }
effect-attack_field = Beide treffen ab 5. Du: { $dice } Würfel, Führung { $leadership }. Die anderen: { $their_dice } Würfel, Führung { $their_leadership } ({ $group })
effect-attack_walls = In der ersten Runde triffst du nur mit 6, die anderen ab 5. Du: { $dice } Würfel, Führung { $leadership }. Die anderen: { $their_dice } Würfel, Führung { $their_leadership } ({ $group })
effect-attack_siege = Du triffst nur mit 6, die anderen ab 5; eine Runde. Du: { $dice } Würfel, Führung { $leadership }. Die anderen: { $their_dice } Würfel, Führung { $their_leadership } ({ $group })
effect-casualty = Es bleibt Schaden { $damage }
effect-take_random = Irgendein Gefährte, der Führer eingeschlossen; der Schaden sinkt um seine Stufe
effect-bear = Die Verderbnis ist dann { $corruption }

warn-to_war = Bringt in den Krieg: { $nations }
warn-stronghold = Eine Festung des Schattens: ein Jagdplättchen mehr

cause-die = durch Würfel
cause-ability = durch die Fähigkeit eines Gefährten
cause-attack = weil sein Heer angegriffen wurde
cause-capture = wegen einer Eroberung
cause-invasion = weil sein Land betreten wurde
cause-companion = wegen eines Gefährten
cause-declared = weil die Gemeinschaft kam
cause-witch_king = wegen des Hexenkönigs
cause-battle = in der Schlacht
cause-hunt = in der Jagd
cause-stacking = über der Grenze
cause-alone = ohne Einheit
cause-mordor = auf dem Weg durch Mordor
cause-card = durch { $card }

event-turn = Runde { $turn } beginnt
event-leads = { $free_peoples } und { $shadow } führen an
event-drew =
    { $seat-number ->
        [other] { $seat } ziehen: { $deck }
       *[one] { $seat } zieht: { $deck }
    }
event-received =
    { $seat-number ->
        [other] { $seat } erhalten { $card }
       *[one] { $seat } erhält { $card }
    }
event-discarded =
    { $seat-number ->
        [other] { $seat } legen verdeckt eine Karte ab: { $deck }
       *[one] { $seat } legt verdeckt eine Karte ab: { $deck }
    }
event-swapped = { $seat } und { $other } tauschen eine Karte
event-mixed = Die Heere sind eins ({ $side }): { $region }
event-declared = Die Gemeinschaft ist erklärt in { $to }
event-healed = Verderbnis −{ $amount }: { $corruption }
event-corrupted = Verderbnis +{ $amount } { $cause }: { $corruption }
event-entered_mordor =
    { $tiles ->
        [one] Die Gemeinschaft betritt Mordor; { $tiles } Plättchen ist im Jagdvorrat
       *[other] Die Gemeinschaft betritt Mordor; { $tiles } Plättchen sind im Jagdvorrat
    }
event-guide = { $who } ist der Führer
event-allocated =
    { $count ->
        [one] Der Schatten legt { $count } Würfel in die Jagd
       *[other] Der Schatten legt { $count } Würfel in die Jagd
    }
event-rolled = Aktionswürfel ({ $side }): { $faces }
event-eyes =
    { $count ->
        [one] Ein Auge kommt in die Jagd
       *[other] { $count } Augen kommen in die Jagd
    }
event-acts = { $seat }, Würfel { $die }: { $deed }
event-ring = { $side }: ein Elbenring macht aus { $die } { $to }
event-passed =
    { $seat-number ->
        [other] { $seat } passen
       *[one] { $seat } passt
    }
event-skipped =
    { $seat-number ->
        [other] { $seat } legen einen Würfel { $die } ab
       *[one] { $seat } legt einen Würfel { $die } ab
    }
event-moved = { $group }: { $from } nach { $to }
event-travelled = { $group }: { $from } nach { $to }
event-separated = Die Gemeinschaft verlassen in { $region }: { $group }
event-captured = { $region } gehört jetzt: { $side } (Siegpunkte: Freie Völker { $free_peoples }, Schatten { $shadow })
event-activated = Jetzt aktiv: { $nation }, { $cause }
event-advanced =
    { $nation } { $nation-number ->
        [other] rücken
       *[one] rückt
    } vor { $cause }: { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    } vom Krieg
event-at_war =
    { $nation-number ->
        [other] { $nation } sind im Krieg { $cause }
       *[one] { $nation } ist im Krieg { $cause }
    }
event-recruited = { $figure } ausgehoben in { $region }
event-entered = { $who } kommt ins Spiel: { $region }
event-voice = Zwei Reguläre Isengarts in Orthanc werden Eliten
event-fellowship_moved = Die Gemeinschaft zieht: Fortschritt { $progress }
event-hid = Die Gemeinschaft ist wieder verborgen
event-hunt_rolled =
    { $count ->
        [one] Jagdwurf auf Stufe { $level }: { $dice-row } ({ $why-row }). { $count } Erfolg
       *[other] Jagdwurf auf Stufe { $level }: { $dice-row } ({ $why-row }). { $count } Erfolge
    }
event-hunt_rerolled =
    { $count ->
        [one] Jagdwürfel noch einmal wegen { $because }: { $dice-row } ({ $why-row }). { $count } Erfolg mehr
       *[other] Jagdwürfel noch einmal wegen { $because }: { $dice-row } ({ $why-row }). { $count } Erfolge mehr
    }
event-hunt_failed = Die Jagd misslingt
event-tile_hunt = Die Jagd zieht ein Plättchen ({ $tile-row }): Schaden { $damage }
event-tile_mordor = Auf dem Weg durch Mordor kommt ein Plättchen ({ $tile-row }): Schaden { $damage }

tile-by_die = was der Würfel zeigt

event-tile_stronghold = Ein Plättchen für eine Festung des Schattens am Weg ({ $tile-row }): Schaden { $damage }
event-tile_card = { $card } zieht ein Plättchen ({ $tile-row }): Schaden { $damage }
event-pool_refilled = Die gewöhnlichen Plättchen kehren in den Jagdvorrat zurück
event-tile_die = Der Würfel für das Plättchen zeigt { $roll }
event-hunt_casualty = Die Jagd nimmt { $who }; es bleibt Schaden { $damage }
event-damage_lowered = { $who } senkt den Schaden auf { $damage }
event-revealed = Die Gemeinschaft ist entdeckt
event-walked = Die Gemeinschaft geht von { $from } nach { $to }
event-mordor_step = Die Gemeinschaft steht auf Schritt { $step } des Weges durch Mordor
event-stopped = Die Gemeinschaft wird auf Schritt { $step } aufgehalten
event-attacked = Angriff ({ $side }) auf { $region } aus { $from }: { $group }
event-attacked_siege = Sturm ({ $side }) auf die Festung { $region }: { $group }
event-attacked_sortie = Ausfall ({ $side }) aus { $region }: { $group }
event-white_rider = Der Weiße Reiter: die Führung der Nazgûl ist in dieser Schlacht aufgehoben
event-round = Schlacht: { $region }, Kampfrunde { $round }
event-combat_chosen = Eine Karte gewählt ({ $side }): { $deck }
event-no_combat_card = Keine Kampfkarte ({ $side })
event-combat_shown = Kampfkarten: { $attacker } gegen { $defender }
event-combat_rolled =
    { $count ->
        [one] Kampfwurf ({ $side }): { $dice-row } ({ $why-row }). { $count } Treffer
       *[other] Kampfwurf ({ $side }): { $dice-row } ({ $why-row }). { $count } Treffer
    }
event-rerolled =
    { $count ->
        [one] Anführer-Nachwurf ({ $side }): { $dice-row } ({ $why-row }). { $count } Treffer
       *[other] Anführer-Nachwurf ({ $side }): { $dice-row } ({ $why-row }). { $count } Treffer
    }
event-extra_attack =
    { $count ->
        [one] { $card }: zusätzlicher Angriff ({ $side }): { $dice-row } ({ $why-row }). { $count } Treffer
       *[other] { $card }: zusätzlicher Angriff ({ $side }): { $dice-row } ({ $why-row }). { $count } Treffer
    }
event-card_tried =
    { $count ->
        [one] { $card }: die Würfel zeigen { $dice }, jeder braucht mindestens { $target }. { $count } Erfolg
       *[other] { $card }: die Würfel zeigen { $dice }, jeder braucht mindestens { $target }. { $count } Erfolge
    }

roll-strength = Kampfstärke { $strength }
roll-fewer =
    { $count ->
        [one] { $count } Würfel bei Kampfstärke { $strength }
       *[other] { $count } Würfel bei Kampfstärke { $strength }
    }
roll-leadership =
    { $count ->
        [one] Führung { $leadership }, { $count } Würfel war ein Fehlwurf
       *[other] Führung { $leadership }, { $count } Würfel waren Fehlwürfe
    }
roll-needs = ab { $target } ein Treffer
roll-needs_walls = ab { $target } ein Treffer in der ersten Runde gegen eine Stadt oder Befestigung
roll-needs_siege = ab { $target } ein Treffer bei einer Belagerung
roll-needs_card = ab { $target } ein Treffer nach der Karte
roll-modifier = jeder Würfel { $modifier }
roll-cards = durch { $cards }
roll-hunt_bonus = jeder Würfel +{ $bonus }
roll-hunt_needs = ab 6 ein Erfolg, eine 1 nie

tile-eye = Auge
tile-die = ein Würfel
tile-reveal = Enthüllung
tile-stop = Halt

roll-hunt_boxed =
    { $count ->
        [one] { $count } Würfel der Freien Völker in der Jagd
       *[other] { $count } Würfel der Freien Völker in der Jagd
    }
roll-hunt_card = +{ $bonus } durch eine Karte

event-lost = { $figure } verloren in { $region } { $cause }
event-reduced = { $region }: eine Elite wird zur Regulären ({ $nation })
event-sheltered = Die Verteidiger von { $region } ziehen sich in die Festung zurück
event-ceased = Der Angriff hört auf
event-pressed = Der Angriff geht weiter
event-extended = Eine Elite zahlt für eine weitere Runde ({ $nation })
event-retreated = Rückzug von { $from } nach { $to }: { $group }
event-siege_began = { $region } ist belagert
event-siege_ended = Die Belagerung ist vorbei: { $region }
event-battle_ended = Die Schlacht ist vorbei: { $region }
event-card_gone = { $card } ist abgelegt
event-on_table = { $card } bleibt auf dem Tisch
event-other = Etwas ist geschehen

phase-draw = Würfel und Karten
phase-fellowship = Gemeinschaft
phase-hunt_allocation = Jagdwürfel
phase-action_roll = Aktionswurf
phase-action = Aktionen
phase-victory = Siegprüfung

scene-turn = Runde
scene-now = Runde { $turn }, { $phase }
scene-points = Siegpunkte: Freie Völker { $free_peoples } von 4, Schatten { $shadow } von 10
scene-fellowship = Die Gemeinschaft
scene-in_mordor = Auf Schritt { $step } des Weges durch Mordor
scene-in_region = In { $region }, Fortschritt { $progress }
scene-hidden = Verborgen, Verderbnis { $corruption }
scene-revealed = Entdeckt, Verderbnis { $corruption }
scene-company = Führer { $guide }; Gefährten: { $company }
scene-hunt = { $tiles } Plättchen im Jagdvorrat, Jagdstufe { $level }
scene-battle = Schlacht
scene-battle_line = Angriff ({ $side }) auf { $region } aus { $from }, Kampfrunde { $round }
scene-force = Angreifer: { $group }
scene-dice = Würfel
scene-die = { $count } { $face }
scene-side_dice =
    { $rings ->
        [one] { $side }: übrig { $unused }; { $pool } insgesamt, { $box } in der Jagd; { $rings } Ring
       *[other] { $side }: übrig { $unused }; { $pool } insgesamt, { $box } in der Jagd; { $rings } Ringe
    }
scene-politics = Politik
scene-at_war = { $nation }: im Krieg
scene-active =
    { $count ->
        [one] { $nation }: aktiv, { $count } Schritt vom Krieg
       *[other] { $nation }: aktiv, { $count } Schritte vom Krieg
    }
scene-passive =
    { $count ->
        [one] { $nation }: passiv, { $count } Schritt vom Krieg
       *[other] { $nation }: passiv, { $count } Schritte vom Krieg
    }
scene-region = { $region } ({ $kind }): { $group } (neben { $near })
scene-siege = { $region } ({ $kind }), belagert. Drinnen: { $inside }. Draußen: { $outside } (neben { $near })
scene-taken = { $region } ({ $kind }), gehalten von: { $side }: { $group } (neben { $near })
scene-cards = Karten
scene-hand = { $seat }: { $cards }
scene-backs = { $seat }: { $character } Charakterkarten, { $strategy } Strategiekarten
scene-table = Auf dem Tisch: { $cards }

refuse-seats = das Spiel ist für 2 bis 4 Plätze, nicht { $count }
refuse-expansion = die Erweiterung { $expansion } gibt es hier noch nicht; spiel das Grundspiel
refuse-position = diese Stellung kann nicht entstehen: { $place }
refuse-R3-1 = jetzt kann nichts getan werden
refuse-R3-5 = in der Gemeinschaftsphase darfst du erklären, Mordor betreten oder den Führer wählen
refuse-R3-6 = sag, wie viele Würfel in die Jagd kommen
refuse-R3-7 = höchstens so viele Würfel wie Gefährten in der Gemeinschaft, und mindestens einer ist erlaubt
refuse-R3-8 = ein Würfel der Freien Völker lag in der Jagd: mindestens ein Würfel muss hinein
refuse-R3-11 = das zu tun ist jetzt nicht an dir
refuse-R4-3 = du hast keinen solchen Würfel, oder er gibt diese Aktion nicht
refuse-R4-4 = passen darfst du nur mit weniger Würfeln als deine Gegner
refuse-R4-5 = du hast keinen solchen Würfel zum Ablegen
refuse-R5-1 = du hast keinen Elbenring oder keinen solchen Würfel übrig
refuse-R5-2 = nur ein Ring je Runde
refuse-R5-4 = ein Würfel kann nicht zum Willen des Westens werden
refuse-R5-5 = nur ein übriger Würfel des Schattens kann ein Auge werden, und ein Auge bleibt ein Auge
refuse-R5-6 = wähl ein anderes Ergebnis
refuse-R6-2 = dieser Stapel ist leer oder nicht deiner
refuse-R6-3 = leg eine Karte ab, die du hältst
refuse-R6-4 = du hältst diese Karte nicht, oder der Würfel passt nicht zu ihr
refuse-R6-5 = ihre Bedingung gilt nicht
refuse-R7-1 = diese Regionen grenzen nicht aneinander
refuse-R8-3 = entferne eine deiner Einheiten über der Grenze von zehn
refuse-R8-4 = entferne eine Einheit der Besatzung, die höchstens fünf hat
refuse-R9-1 = zwei Reguläre oder Anführer, oder eine Elite
refuse-R9-2 = nur Völker im Krieg heben mit einem Würfel aus
refuse-R9-3 = keine solche Figur ist bei den Verstärkungen
refuse-R9-4 = Ausgehobene kommen in freie Siedlungen ihres Volkes, jede in eine andere, und nicht in eine Belagerung
refuse-R9-5 = Nazgûl werden in Saurons Festungen ausgehoben
refuse-R9-6 = ein Anführer kommt nur dorthin, wo eine Einheit ist
refuse-R9-7 = in einer eroberten Siedlung wird nicht ausgehoben
refuse-R9-11 = jeder Diener kommt einmal im Spiel
refuse-R10-1 = zieh einen Teil eines deiner Heere mit mindestens einer Einheit in eine Nachbarregion
refuse-R10-2 = keine Figur zieht zweimal in einer Aktion, und höchstens zwei Heere ziehen
refuse-R10-3 = mit Charakter muss ein Anführer, Nazgûl oder Charakter mitgehen
refuse-R10-4 = Anführer dürfen nicht ohne Einheit zurückbleiben, und Saruman zieht nie
refuse-R10-5 = ein Heer kann keine Region mit feindlichen Einheiten betreten
refuse-R10-6 = ein belagertes Heer kann nicht ziehen
refuse-R10-7 = Figuren eines Volkes, das nicht im Krieg ist, betreten keine Region eines anderen Volkes
refuse-R11-2 = Gefährten ziehen je einmal, bis zur höchsten Stufe ihrer Gruppe
refuse-R11-4 = Gefährten müssen in einer Region mit einer Festung des Schattens anhalten
refuse-R11-5 = Gefährten können eine belagerte Festung weder betreten noch verlassen
refuse-R11-8 = wähl einen Nazgûl oder Diener, der noch nicht gezogen ist
refuse-R11-9 = ein Nazgûl darf nicht dorthin, wo die Freien Völker eine unbelagerte Festung halten
refuse-R11-12 = Saurons Mund geht bis zu drei Regionen, nicht in belagerte Festungen und nicht aus ihnen
refuse-R11-13 = Saruman zieht nie
refuse-R12-1 = wähl eines deiner Heere und ein feindliches, das es angreifen kann
refuse-R12-2 = mit Charakter braucht das Heer einen Anführer, Nazgûl oder Charakter
refuse-R12-3 = nur Einheiten von Völkern im Krieg können angreifen
refuse-R12-4 = bleibt keine Einheit zurück, bleibt niemand zurück
refuse-R12-5 = Figuren von Völkern, die nicht im Krieg sind, bleiben in der Nachhut, mit einer Einheit bei ihren Anführern
refuse-R12-6 = mit Charakter muss ein Anführer, Nazgûl oder Charakter angreifen
refuse-R13-1 = erst der Schritt der Kampfrunde, nach dem gefragt ist
refuse-R13-3 = wähl eine Karte, die du hältst, oder keine
refuse-R14-2 = jeder Treffer entfernt eine Reguläre oder macht eine Elite zur Regulären; zwei Treffer dürfen eine Elite entfernen
refuse-R14-5 = keine Reguläre ist übrig, um diese Elite zu ersetzen
refuse-R15-1 = der Angreifer hört auf oder macht weiter
refuse-R15-3 = über den Rückzug wird entschieden, wenn der Angreifer weitermacht
refuse-R15-4 = ein Rückzug geht in eine freie Nachbarregion
refuse-R15-8 = mindestens eine Einheit muss vorrücken, und nur Überlebende des Angriffs
refuse-R16-3 = kämpf im Feld oder zieh dich in die Festung zurück
refuse-R16-4 = hier ist keine eigene Festung, in die sich die Armee zurückziehen könnte
refuse-R16-9 = eine Besatzung kann nur von ihren Belagerern angegriffen werden
refuse-R16-11 = eine belagerte Armee kann nicht weichen
refuse-R16-12 = ein Sturm dauert eine Runde, wenn keine Elite gezahlt wird
refuse-R16-13 = keine Elite dieses Volkes ist dabei, oder keine Reguläre kann sie ersetzen
refuse-R18-2 = ein passives Volk kann nicht in den Krieg
refuse-R18-8 = dieses Volk ist nicht deines oder schon im Krieg
refuse-R19-5 = der Führer ist ein Gefährte der höchsten Stufe
refuse-R19-10 = die Gemeinschaft wird einmal je Runde erklärt, wenn sie verborgen und nicht in Mordor ist, bis zu ihrem Fortschritt weit
refuse-R19-13 = die Gemeinschaft ist am Ende ihres Weges
refuse-R19-15 = eine entdeckte Gemeinschaft kann nicht bewegt werden
refuse-R19-16 = die entdeckte Gemeinschaft geht von Region zu Nachbarregion und muss dort enden können, wo sie darf
refuse-R19-17 = die entdeckte Gemeinschaft darf nicht in einer Großstadt oder Festung der Freien Völker enden
refuse-R19-21 = die Gemeinschaft ist schon verborgen
refuse-R20-1 = wähl Gefährten der Gemeinschaft
refuse-R20-2 = getrennte Gefährten gehen bis zu Fortschritt und höchster Stufe
refuse-R20-3 = in einer belagerten Festung können sie nicht weiter
refuse-R21-12 = sag, wie dem Schaden begegnet wird
refuse-R21-13 = ein Opfer je Plättchen, ein Gefährte der Gemeinschaft
refuse-R22-1 = die Gemeinschaft ist nicht an den Toren Mordors
refuse-R22-5 = auf dem Weg durch Mordor trennt sich niemand
refuse-R23-1 = die Partie ist vorbei
refuse-R24-4 = wähl einen Stapel deiner Mannschaft
refuse-R24-6 = biete eine Karte, die du hältst, oder lehn ab
refuse-R24-11 = dieses Volk befehligst du nicht
refuse-R24-13 = dieser Diener gehört deinem Mitspieler
refuse-R24-14 = diese Karte spielt dein Mitspieler
refuse-R24-15 = stimm zu oder lehn ab
refuse-R24-18 = dein Mitspieler befehligt diese gemischte Armee
refuse-R24-19 = du verlörest den Befehl über den Teil, der handelt
refuse-R24-24 = die letzte Aktion galt demselben Volk
refuse-R25-3 = erst kommen Würfel oder Karten
refuse-R26-aragorn-entry = Streicher muss in Minas Tirith, Dol Amroth oder Pelargir sein, unerobert
refuse-R26-gandalf_grey-guide = zieh von diesem Stapel oder lehn ab
refuse-R26-gandalf_white-entry = Gandalf der Graue muss die Gemeinschaft verlassen haben, und ein Diener muss im Spiel gewesen sein
refuse-R26-gandalf_white-white_rider = gib sie auf oder lehn ab
refuse-R26-gollum-reveal = Gollum kann nur eine verborgene Gemeinschaft verraten, die das Plättchen nicht entdeckt
refuse-R26-meriadoc-guide = nur ein Hobbit, der führt, kann gehen
refuse-R26-mouth_of_sauron-entry = die Gemeinschaft muss in Mordor sein, oder alle Freien Völker im Krieg; er kommt in eine unbesiegte Festung Saurons
refuse-R26-mouth_of_sauron-messenger = einmal je Runde
refuse-R26-saruman-entry = Isengart muss im Krieg und Orthanc unerobert sein
refuse-R26-saruman-voice = Saruman muss Orthanc halten, unbelagert
refuse-R26-witch_king-entry = Sauron und ein Freies Volk müssen im Krieg sein; er stößt zu einem Heer mit einer Einheit Saurons
refuse-R26-witch_king-sorcerer = zieh von diesem Stapel oder lehn ab

character-gandalf_grey = Gandalf der Graue
character-strider = Streicher
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc Brandybock
character-peregrin = Peregrin Tuk
character-aragorn = Aragorn, Isildurs Erbe
character-gandalf_white = Gandalf der Weiße
character-gollum = Gollum
character-witch_king = der Hexenkönig
character-mouth_of_sauron = Saurons Mund
character-saruman = Saruman
character-ring_bearers = Frodo und Sam

ask-drawn = Eine Karte vom { $deck } kommt auf deine Hand: halt sie geheim oder nenne sie
ask-combat_name = Schlacht: { $region }, Kampfrunde { $round }: die Kampfkarten werden aufgedeckt. Welche ist deine?
ask-edit_map = Welche Region soll sich ändern?
ask-edit_region = Was soll sich in { $region } ändern?
ask-edit_figures = Welche Figur soll aus dem Spiel, zurück, beiseite oder in die Gemeinschaft?
ask-edit_politics = Was soll sich in der Politik ändern?
ask-edit_fellowship = Was soll sich an der Gemeinschaft ändern?
ask-edit_dice = Welche Würfel oder Ringe sollen sich ändern?
ask-edit_cards = Welche Karte soll wo liegen?
ask-edit_tiles = Welches Plättchen soll wo liegen?
ask-edit_turn = Was soll sich an der Runde ändern?

option-keep_secret = Geheim halten: eine Karte mehr, { $deck }
option-discard_back = Eine Karte verdeckt ablegen, { $deck }
option-combat_back = Eine Karte verdeckt legen, { $deck }
option-offer_back = Eine Karte verdeckt bieten, { $deck }
option-name = Es ist { $card }
option-edit_map = Eine Region ändern: Figuren, Herrschaft, Ringträger
option-edit_figures = Verstärkungen, Gefallene und Charaktere ändern
option-edit_politics = Die Politik ändern
option-edit_fellowship = Die Gemeinschaft ändern
option-edit_dice = Würfel, Jagd und Ringe ändern
option-edit_cards = Die Karten ändern
option-edit_tiles = Die Jagdplättchen ändern
option-edit_turn = Runde und Phase ändern

group-edit = Die Stellung ändern
group-name = Die Karte nennen
group-wild = Wildes Land
group-edit_place = Hinstellen
group-edit_remove = Wegnehmen
group-edit_bury = Aus dem Spiel
group-edit_raise = Zurück zu den Verstärkungen
group-edit_card = { $card }
group-edit_tile = Plättchen { $tile-row }
group-edit_progress = Fortschritt
group-edit_corruption = Verderbnis

edit-place = { $figure } kommt nach { $region }
edit-remove = { $figure } verlässt { $region }
edit-bury = { $figure } ist aus dem Spiel
edit-raise = { $figure } kehrt zu den Verstärkungen zurück
edit-join = { $who } ist in der Gemeinschaft
edit-aside = { $who } ist beiseitegelegt
edit-control = { $region } gehört: { $side }
edit-at_war = { $nation } ist im Krieg
edit-steps =
    { $nation } { $nation-number ->
        [other] stehen
       *[one] steht
    } { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    } vom Krieg
edit-active = { $nation }: aktiv
edit-passive =
    { $nation-number ->
        [other] { $nation } sind passiv
       *[one] { $nation } ist passiv
    }
edit-ring_bearers = Die Ringträger stehen in { $region }
edit-progress = Der Fortschritt ist { $count }
edit-corruption = Die Verderbnis ist { $count }
edit-hidden = Die Gemeinschaft ist verborgen
edit-revealed = Die Gemeinschaft ist entdeckt
edit-mordor = Die Gemeinschaft steht auf Schritt { $step } des Weges durch Mordor
edit-guide = { $who } ist der Führer
edit-add_die = { $side }: ein Würfel { $die } mehr
edit-spend_die = { $side }: ein Würfel { $die } ist verbraucht
edit-hunt_box = { $side }: { $count } Würfel in der Jagd
edit-rings =
    { $count ->
        [one] { $side }: { $count } Elbenring
       *[other] { $side }: { $count } Elbenringe
    }
edit-hand = { $card } ist auf der Hand von { $seat }
edit-deck = { $card } ist im Stapel
edit-discard = { $card } ist abgelegt
edit-table = { $card } liegt auf dem Tisch
edit-pool = Plättchen { $tile-row } ist im Jagdvorrat
edit-drawn = Plättchen { $tile-row } wurde gezogen
edit-scrap = Plättchen { $tile-row } ist aus dem Spiel
edit-await = Plättchen { $tile-row } wartet auf Mordor
edit-shelve = Plättchen { $tile-row } ist nicht im Spiel
edit-turn = Es ist Runde { $turn }
edit-next_turn = Eine neue Runde beginnt
edit-phase = Die Phase beginnt: { $phase }
edit-lead =
    { $seat-number ->
        [other] { $seat } führen die Mannschaft an
       *[one] { $seat } führt die Mannschaft an
    }
edit-acting =
    { $seat-number ->
        [other] { $seat } sind am Zug
       *[one] { $seat } ist am Zug
    }

event-edited =
    { $seat-number ->
        [other] { $seat } ändern die Stellung: { $edit }
       *[one] { $seat } ändert die Stellung: { $edit }
    }

refuse-edit = geändert werden darf die Stellung im freien Modus, vom gefragten Platz, wenn nichts im Gange ist

watcher-stronghold = einer Festung des Schattens
watcher-army = einem Heer des Schattens
watcher-nazgul = einem Nazgûl

event-die_boxed = Der Würfel der Gemeinschaft kommt in die Jagd (jetzt { $count } dort)

dealer-hunt_again =
    { $count ->
        [one] { $count } misslungener Jagdwürfel noch einmal, jeder mit +{ $bonus }
       *[other] { $count } misslungene Jagdwürfel noch einmal, jeder mit +{ $bonus }
    }
dealer-fp_combat_roll = { $count } Kampfwürfel der Freien Völker, { $region }: Treffer ab { $target }
dealer-sh_combat_roll = { $count } Kampfwürfel des Schattens, { $region }: Treffer ab { $target }
dealer-fp_combat_again = { $count } Würfel des Anführer-Nachwurfs der Freien Völker, { $region }: Treffer ab { $target }
dealer-sh_combat_again = { $count } Würfel des Anführer-Nachwurfs des Schattens, { $region }: Treffer ab { $target }
dealer-tile_hunt = ein Jagdplättchen für die geglückte Jagd, von { $tiles } im Vorrat
dealer-tile_mordor = ein Jagdplättchen für den Schritt durch Mordor, von { $tiles } im Vorrat
dealer-tile_stronghold = ein Jagdplättchen für eine Festung des Schattens am Weg, von { $tiles } im Vorrat
dealer-tile_card = ein Jagdplättchen für eine Karte, von { $tiles } im Vorrat

effect-joins = Stößt zu { $group }

warn-stirs =
    { $nations-number ->
        [other] Werden aktiv und rücken einen Schritt näher an den Krieg: { $nations }
       *[one] Wird aktiv und rückt einen Schritt näher an den Krieg: { $nations }
    }
warn-nearer =
    { $nations-number ->
        [other] Rücken einen Schritt näher an den Krieg: { $nations }
       *[one] Rückt einen Schritt näher an den Krieg: { $nations }
    }
warn-and = { $one }. { $more }

kind-town = Stadt
kind-city = Großstadt
kind-stronghold = Festung
kind-fortification = Befestigung
kind-open = offenes Land

scene-taken_empty = { $region } ({ $kind }), gehalten von: { $side }, leer (neben { $near })
scene-defenders = Verteidiger: { $group }
scene-combat_card = Kampfkarte ({ $side }): { $card }
scene-hits = { $side }: noch { $hits } Treffer zu nehmen
scene-hunt_title = Die Jagd
scene-hunt_run = Plättchen ({ $tile-row }), noch Schaden { $damage }

deed-play_secret = Eine Karte spielen: { $deck }

effect-names = Verbraucht den Würfel { $die }; dann nennst du die Karte

ask-name = Welche Karte vom { $deck } ist es?

event-named =
    { $seat-number ->
        [other] { $seat } spielen { $card }
       *[one] { $seat } spielt { $card }
    }

folk-dwarves = Zwerge
folk-elves = Elben
folk-gondor = Gondor
folk-rohan = Rohan
folk-isengard = Isengart
folk-sauron = Sauron
folk-southrons = Südländer
folk-north = Norden

effect-declare = Der Fortschritt ist dann 0
effect-declare_heals = Verderbnis −1; der Fortschritt ist dann 0
effect-declare_stirs = Dann aktiv: { $nation }; der Fortschritt ist dann 0
effect-declare_both = Verderbnis −1; dann aktiv: { $nation }; der Fortschritt ist dann 0

ask-event = { $card }: { $text }
ask-price = Was zahlst du, um { $card } zu entfernen?
ask-levy = { $card }: wen hebst du aus, { $region }?
ask-hits = { $card }: dein Heer in { $region } erleidet { $hits } Treffer. Was verlierst du?
ask-use_roll = Vor dem Jagdwurf eine Karte benutzen?
ask-use_tile = Gleich wird ein Jagdplättchen gezogen. Eine Karte benutzen?
ask-use_drawn = Eine Karte gegen dieses Plättchen benutzen?
ask-use_damage = Das Plättchen macht { $damage } Schaden. Eine Karte benutzen?
ask-use_casualty = Ein Gefährte geht an die Jagd verloren. Eine Karte benutzen?
ask-use_reveal = Die Gemeinschaft ist sichtbar gezogen. Eine Karte benutzen?
ask-tactic = { $combat }: { $text }
ask-march_from = { $card }: welches Heer zieht?
ask-march_group = { $card }: wer zieht aus { $from }? Bisher: { $group }
ask-march_on =
    { $left ->
        [one] { $card }: { $group } in { $region }, noch { $left } Region. Wohin?
       *[other] { $card }: { $group } in { $region }, noch { $left } Regionen. Wohin?
    }

option-nation = { $nation }
option-number = { $count }
option-use_card = { $card } benutzen

deed-remove = { $card } vom Tisch entfernen

event-played_free =
    { $seat-number ->
        [other] { $seat } spielen { $card } ohne Würfel.
       *[one] { $seat } spielt { $card } ohne Würfel.
    }
event-paid =
    { $seat-number ->
        [other] { $seat } geben { $card } her.
       *[one] { $seat } gibt { $card } her.
    }
event-card_used = { $card } wird benutzt.
event-card_cancelled = { $card } wird aufgehoben.
event-card_rolled = { $card }: die Würfel zeigen { $dice }.
event-tile_added = Ein besonderes Plättchen ist im Spiel: { $tile-row }.
event-tile_returned = Ein Plättchen kehrt in den Vorrat zurück: { $tile-row }.
event-tile_removed = Ein Plättchen verlässt das Spiel: { $tile-row }.
event-die_turned = { $side }: aus einem Würfel { $from } wird { $to }.
event-forfeited = { $figure } gibt in dieser Runde die Führung auf.
event-hits_added = { $side }: { $count } Treffer mehr durch { $card }.
event-hits_cancelled = { $card } hebt { $count } Treffer auf ({ $side }).

dealer-fp_card_dice = { $count } Würfel für eine Karte der Freien Völker
dealer-sh_card_dice = { $count } Würfel für eine Karte des Schattens

needs-companion_in_battle = Kein Gefährte nimmt an der Schlacht teil
needs-leader_or_companion_in_battle = Kein Anführer oder Gefährte nimmt an der Schlacht teil
needs-elite_in_battle = Keine deiner Eliten nimmt an der Schlacht teil
needs-battle_near_fangorn = Die Schlacht ist nicht in Fangorn, Orthanc oder Rohan
needs-battle_in_free_land = Die Schlacht ist nicht in einer Region eines Freien Volkes
needs-defends_in_field = Du verteidigst keine Schlacht im Feld
needs-battle_where_fellowship_is = Die Gemeinschaft ist nicht dort, wo gekämpft wird
needs-gandalf_in_battle = Gandalf nimmt nicht an der Schlacht teil
needs-strider_in_battle = Weder Streicher noch Aragorn nimmt an der Schlacht teil
needs-hobbit_in_battle = Kein Hobbit nimmt an der Schlacht teil
needs-battle_near_moria = Die Schlacht ist nicht innerhalb von zwei Regionen um Moria
needs-nazgul_leadership = Die Nazgûl in der Schlacht haben zu wenig Führung
needs-gimli_or_legolas_in_fellowship = Weder Gimli noch Legolas ist in der Gemeinschaft
needs-boromir_in_fellowship = Boromir ist nicht in der Gemeinschaft
needs-gandalf_grey_in_fellowship = Gandalf der Graue ist nicht in der Gemeinschaft
needs-companion_in_fellowship = Kein Gefährte ist in der Gemeinschaft
needs-strider_with_army_in_south = Weder Streicher noch Aragorn ist bei einem Heer in Gondor oder Rohan
needs-companion_army_near_nazgul = Kein Heer mit einem Gefährten steht neben einem Schattenheer mit Nazgûl
needs-gandalf_white_in_play = Gandalf der Weiße ist nicht im Spiel
needs-companion_in_fangorn = Kein Gefährte ist in Fangorn
needs-strider_in_rohan = Weder Streicher noch Aragorn ist in Rohan
needs-boromir_in_gondor = Boromir ist nicht in Gondor
needs-strider_with_army = Weder Streicher noch Aragorn ist bei einem Heer
needs-aragorn_with_army_abroad = Aragorn ist nicht bei einem Heer außerhalb der Länder der Freien Völker
needs-gondor_active = Gondor ist nicht aktiv
needs-rohan_at_war = Rohan ist nicht im Krieg
needs-army_with_companion = Kein Heer hat einen Gefährten bei sich
needs-elves_at_war = Die Elben sind nicht im Krieg
needs-fellowship_away_from_settlements = Die Gemeinschaft ist in einer Region mit einer Siedlung der Freien Völker

card-fp_char_01-event = Dein Plättchen mit der 0 ist im Spiel. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-fp_char_02-event = Ein zweites Plättchen von dir mit der 0 ist im Spiel. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-fp_char_03-event = Dein Plättchen mit −2 ist im Spiel: gezogen heilt es zwei Verderbnis. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-fp_char_04-event = Dein Plättchen mit −1 ist im Spiel: gezogen heilt es eine Verderbnis. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-fp_char_05-event = Bleibt auf dem Tisch. Hat der Schatten ein Jagdplättchen gezogen, darfst du diese Karte hergeben: ein anderes wird gezogen und gilt, das erste kehrt in den Vorrat zurück.
card-fp_char_06-event = Gimli oder Legolas muss in der Gemeinschaft sein. Bleibt auf dem Tisch, solange einer von ihnen dort ist. Gib sie her, um den Schaden eines Jagdplättchens um eins zu senken.
card-fp_char_07-event = Boromir muss in der Gemeinschaft sein. Bleibt auf dem Tisch, solange er dort ist. Gib sie her, um den Schaden eines Jagdplättchens um eins zu senken.
card-fp_char_08-event = Gandalf der Graue muss in der Gemeinschaft sein. Bleibt auf dem Tisch, solange er dort ist. Gib sie her, wenn ein Jagdplättchen gezogen werden soll: es wird nicht gezogen.
card-fp_char_09-event = Wirf drei Würfel: heile eine Verderbnis für jede 5 oder 6; führt Streicher, für jede 3 oder mehr.
card-fp_char_10-event = Heile eine Verderbnis. Führt Gollum, darfst du die Gemeinschaft danach verbergen oder bewegen; der Würfel dieser Karte kommt nicht in die Jagd.
card-fp_char_11-event = Ein Gefährte muss in der Gemeinschaft sein. Trenne einen Gefährten oder eine Gruppe, eine Region weiter als sonst; heile dann eine Verderbnis.
card-fp_char_12-event = Heile eine Verderbnis; führt Gollum, zwei.
card-fp_char_13-event = Dreh einen deiner übrigen Charakterwürfel zum Willen des Westens. Ist die Gemeinschaft in Lórien und Lórien dein, heile eine Verderbnis.
card-fp_char_14-event = Streicher oder Aragorn muss bei einem Heer in Gondor oder Rohan sein. Zieh drei Jagdplättchen: jedes Auge verlässt das Spiel, die anderen kehren zurück. Auch drei Augen kehren zurück, doch dann fällt Streicher oder Aragorn.
card-fp_char_15-event = Trenne Gefährten oder beweg eine Gruppe auf der Karte, als wäre ihre Stufe vier. Sie dürfen in einer belagerten Festung von dir enden.
card-fp_char_16-event = Trenne Gefährten oder beweg eine Gruppe auf der Karte, zwei Regionen weiter als sonst. Sie dürfen in einer belagerten Festung von dir enden.
card-fp_char_17-event = Trenne einen Gefährten oder eine Gruppe, eine Region weiter als sonst. Dann, mit Gimli oder Legolas in Erebor, Thal oder dem Waldlandreich: Zwerge und Norden werden aktiv, und Zwerge, Elben und Norden rücken je einen Schritt vor.
card-fp_char_18-event = Ein Heer mit einem Gefährten muss in oder neben der Region eines Schattenheers stehen, das einen Nazgûl hat. Wirf für jeden seiner Nazgûl einen Würfel, höchstens fünf, den Hexenkönig ausgenommen: jede 5 oder 6 schaltet einen aus. Die anderen fliehen in eine Festung Saurons nach Wahl des Schattens.
card-fp_char_19-event = Gandalf der Weiße muss im Spiel und ein Gefährte in Fangorn sein. Wirf drei Würfel gegen das Schattenheer in Orthanc: jede 4 oder mehr trifft, und wer ein vernichtetes Heer führt, fällt mit ihm. Saruman fällt, wenn keine Einheit bei ihm bleibt. Ist Gandalf der Weiße in Fangorn oder Rohan, darfst du noch eine Charakterkarte ohne Würfel spielen.
card-fp_char_20-event = Gandalf der Weiße muss im Spiel und ein Gefährte in Fangorn sein. Wirf drei Würfel gegen das Schattenheer in Orthanc: jede 4 oder mehr trifft, und wer ein vernichtetes Heer führt, fällt mit ihm. Saruman fällt, wenn keine Einheit bei ihm bleibt. Ist Gandalf der Weiße in Fangorn oder Rohan, darfst du noch eine Charakterkarte ohne Würfel spielen.
card-fp_char_21-event = Gandalf der Weiße muss im Spiel und ein Gefährte in Fangorn sein. Wirf drei Würfel gegen das Schattenheer in Orthanc: jede 4 oder mehr trifft, und wer ein vernichtetes Heer führt, fällt mit ihm. Saruman fällt, wenn keine Einheit bei ihm bleibt. Ist Gandalf der Weiße in Fangorn oder Rohan, darfst du noch eine Charakterkarte ohne Würfel spielen.
card-fp_char_22-event = Streicher oder Aragorn muss in Rohan sein. Er und Gefährten bei ihm gehen nach Erech, Lamedon oder Pelargir. Ein Schattenheer dort nimmt so viele Treffer, wie ein Würfel zeigt, und muss sich zurückziehen oder wird vernichtet. Dann heb dort bis zu drei Reguläre Gondors aus und nimm den Ort zurück.
card-fp_char_23-event = Boromir muss in Gondor sein. Heb bei ihm eine Einheit Gondors aus; zieh zwei Strategiekarten.
card-fp_char_24-event = Streicher oder Aragorn muss bei einem Heer sein. Eine seiner Regulären wird durch eine Elite desselben Volkes ersetzt; zieh zwei Strategiekarten.
card-fp_strat_01-event = Aragorn muss bei einem Heer außerhalb der Länder der Freien Völker sein. Bleibt auf dem Tisch, solange er dort ist. Würfel, die die Gemeinschaft bewegen, kommen nicht in die Jagd. Geht, wenn die Gemeinschaft erklärt oder entdeckt wird.
card-fp_strat_02-event = Die Elben rücken einen Schritt vor. Bleibt auf dem Tisch: Schattenheere dürfen Lórien, Bruchtal und die Grauen Anfurten weder betreten noch angreifen. Der Schatten darf sie mit einem Würfel, einer Heerkarte und einer Charakterkarte entfernen.
card-fp_strat_03-event = Der Norden rückt einen Schritt vor. Bleibt auf dem Tisch: Schattenheere dürfen den Alten Wald, das Auenland und Bockland weder betreten noch angreifen. Der Schatten darf sie mit einem Würfel, einer Heerkarte und einer Charakterkarte entfernen.
card-fp_strat_04-event = Beweg beliebige Gefährten auf der Karte. Dann, mit einem Gefährten in Ered Luin oder Erebor, werden die Zwerge aktiv und ziehen in den Krieg.
card-fp_strat_05-event = Wähl ein Schattenheer mit Einheiten zweier Völker und wirf fünf Würfel: jede 5 oder 6 trifft es.
card-fp_strat_06-event = Wähl ein Schattenheer in Osgiliath oder Ithilien und wirf drei Würfel: jede 5 oder 6 trifft es. Dann, mit einem deiner Heere in Osgiliath, heb dort eine Einheit und einen Anführer Gondors aus.
card-fp_strat_07-event = Beweg beliebige Gefährten auf der Karte. Dann, mit einem Gefährten in Bree oder im Auenland, wird der Norden aktiv und zieht in den Krieg.
card-fp_strat_08-event = Wähl ein Volk der Freien Völker: es wird aktiv und rückt einen Schritt vor.
card-fp_strat_09-event = Gondor muss aktiv sein. Rohan rückt einen Schritt vor; heb in Edoras eine Einheit und einen Anführer Rohans aus.
card-fp_strat_10-event = Greif aus einer Nachbarregion ein Schattenheer an, das eine Festung belagert. In jeder Runde wirft es einen Würfel weniger für jede Einheit der Besatzung, aber immer einen.
card-fp_strat_11-event = Rohan muss im Krieg sein. Ein Heer geht aus einer Region Rohans geradewegs nach Minas Tirith; ist dieses verloren oder belagert, in eine Region daneben.
card-fp_strat_12-event = Beweg ein Heer mit einem Gefährten bis zu zwei Regionen.
card-fp_strat_13-event = Die Elben müssen im Krieg sein. Heb zwei Einheiten der Elben in einer Küstenregion mit einem deiner Heere aus.
card-fp_strat_14-event = Heb eine Einheit und einen Anführer Gondors in Minas Tirith aus.
card-fp_strat_15-event = Heb eine Einheit der Elben in Lórien aus; zieh eine Strategiekarte.
card-fp_strat_16-event = Heb eine Einheit und einen Anführer Rohans in Edoras aus, oder dort in Rohan, wo ein Gefährte ist.
card-fp_strat_17-event = Heb eine Einheit und einen Anführer des Nordens in Carrock aus.
card-fp_strat_18-event = Heb eine Einheit und einen Anführer Gondors in Dol Amroth aus.
card-fp_strat_19-event = Heb zwei Reguläre des Nordens in Thal aus; zieh eine Strategiekarte.
card-fp_strat_20-event = Heb eine Einheit des Nordens im Auenland und eine der Zwerge in Ered Luin aus; zieh eine Strategiekarte.
card-fp_strat_21-event = Heb eine Einheit der Elben in Bruchtal aus; zieh eine Strategiekarte.
card-fp_strat_22-event = Heb eine Einheit und einen Anführer der Zwerge in Erebor aus.
card-fp_strat_23-event = Heb eine Einheit und einen Anführer Rohans in einer freien Siedlung Rohans aus.
card-fp_strat_24-event = Heb eine Einheit der Elben im Waldlandreich aus; zieh eine Strategiekarte.
card-sh_char_01-event = Bringt das rote Plättchen Shelob’s Lair ins Spiel: Schaden nach Würfel, und die Gemeinschaft hält an. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-sh_char_02-event = Bringt das rote Plättchen The Ring Is Mine! ins Spiel: ein Auge, das die Gemeinschaft entdeckt und aufhält. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-sh_char_03-event = Bringt das rote Plättchen On, On They Went ins Spiel: Schaden 3, und die Gemeinschaft hält an. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-sh_char_04-event = Bringt das rote Plättchen Give It to Uss! ins Spiel: Schaden 1, entdeckt, und die Gemeinschaft hält an. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-sh_char_05-event = Die Gemeinschaft darf nicht in einer Region mit einer Siedlung der Freien Völker sein. Zieh ein Jagdplättchen. Ein Auge oder blaues Plättchen wird wirkungslos abgelegt; jedes andere wirkt wie nach einer geglückten Jagd.
card-sh_char_06-event = Die Gemeinschaft darf nicht in einer Region mit einer Siedlung der Freien Völker sein. Zieh ein Jagdplättchen. Ein Auge oder blaues Plättchen wird wirkungslos abgelegt; von jedem anderen wird aller Schaden Verderbnis, nichts kann ihn senken.
card-sh_char_07-event = Die Gemeinschaft darf nicht in einer Region mit einer Siedlung der Freien Völker sein. Zieh ein Jagdplättchen. Ein Auge oder blaues Plättchen wird wirkungslos abgelegt; lässt ein anderes Schaden, stirbt ein zufälliger Gefährte dafür, ehe der Ring den Rest nimmt.
card-sh_char_08-event = Die Gemeinschaft darf nicht in einer Region mit einer Siedlung der Freien Völker sein. Wirf drei Würfel: 1 Verderbnis für jede 4 oder mehr; führt Gollum, nur für jede 6.
card-sh_char_09-event = Die Gemeinschaft muss Fortschritt 1 oder mehr haben, nicht auf dem Weg durch Mordor. Lass beliebige deiner Nazgûl fliegen. Ist dann einer bei der Gemeinschaft, wird sie entdeckt.
card-sh_char_10-event = Die Gemeinschaft muss Fortschritt 1 oder mehr haben, nicht auf dem Weg durch Mordor. Setz die Ringträger in eine Nachbarregion; der Fortschritt bleibt, und niemand jagt.
card-sh_char_11-event = Die Gemeinschaft muss Fortschritt 1 oder mehr haben, nicht auf dem Weg durch Mordor. Lass beliebige deiner Nazgûl fliegen. Ist dann einer bei der Gemeinschaft, darfst du eine Charakterkarte vom Tisch der Freien Völker ablegen oder jagen, als wäre sie eben gezogen.
card-sh_char_12-event = Die Gemeinschaft muss entdeckt sein. 2 Verderbnis, wenn es 3 oder weniger gibt, sonst 1.
card-sh_char_13-event = Die Gemeinschaft muss entdeckt sein. Führt Gollum, 1 Verderbnis. Sonst wird ein zufälliger Gefährte versucht: die Freien Völker nehmen Verderbnis in Höhe seiner Stufe oder verlieren ihn.
card-sh_char_14-event = Die Gemeinschaft muss entdeckt sein. Zieh ein Jagdplättchen. Ein Auge oder blaues Plättchen wird wirkungslos abgelegt; bei jedem anderen müssen so viele Gefährten, von den Freien Völkern gewählt, die Gemeinschaft verlassen, wo sie steht. Führt Gollum, stattdessen 1 Verderbnis.
card-sh_char_15-event = Bleibt auf dem Tisch. Jedes Mal, wenn ein Gefährte an die Jagd verloren geht, darfst du eine Charakterkarte der Freien Völker ablegen: eine zufällige ihrer Hand oder eine auf ihrem Tisch. Geht, wenn die Gemeinschaft in einer unbesiegten Großstadt oder Festung der Freien Völker erklärt wird.
card-sh_char_16-event = Bleibt auf dem Tisch. Vor einem Jagdwurf darfst du sie ablegen: jeder Würfel dieses Wurfs bekommt +1. Geht, wenn sie benutzt ist oder die Gemeinschaft in einer unbesiegten Großstadt oder Festung der Freien Völker erklärt wird.
card-sh_char_17-event = Bleibt auf dem Tisch. Zieht eine erklärte oder entdeckte Gemeinschaft nach, aus oder durch Moria, darfst du sie ablegen und ein Jagdplättchen ziehen (ein Auge tut nichts); oder benutz sie vom Tisch als deine Kampfkarte. Geht, wenn sie benutzt ist.
card-sh_char_18-event = Dreh bis zu drei deiner übrigen Würfel zu Augen; sie kommen in die Jagd.
card-sh_char_19-event = Ein Schattenheer mit einem Nazgûl muss neben einem Heer der Freien Völker stehen, es belagern oder von ihm belagert sein. Wähl ein solches Paar und wirf für jeden der Nazgûl einen Würfel, höchstens fünf: jede 5 oder mehr trifft das Heer der Freien Völker.
card-sh_char_20-event = Der Hexenkönig muss bei einem Heer sein, das eine Festung belagert. Dieses Heer stürmt sie bis zu drei Runden lang. In der ersten dürfen die Freien Völker eine Kampfkarte nur mit einem Gefährten in der Schlacht benutzen.
card-sh_char_21-event = Saruman muss im Spiel sein. Bleibt auf dem Tisch. Wann immer du eine Karte mit einem Ereigniswürfel spielst, ziehst du eine Karte von einem der Stapel. Geht, wenn Saruman ausscheidet; die Freien Völker dürfen sie mit einem Willen des Westens entfernen, oder mit einem beliebigen Würfel und einem Elbenring.
card-sh_char_22-event = Saruman muss im Spiel sein. Bleibt auf dem Tisch. Rohan wird nur durch einen Gefährten oder die Gemeinschaft in Edoras oder Helms Klamm aktiv, oder durch einen Angriff auf ein Heer dort. Geht, wenn Rohan aktiv ist oder Saruman ausscheidet.
card-sh_char_23-event = Beweg beliebige deiner Nazgûl. Dann darfst du bis zu zwei Heere bewegen, jedes mit einem Nazgûl; oder mit einem Heer angreifen, das einen hat.
card-sh_char_24-event = Der Hexenkönig muss im Spiel sein. Heb zwei Nazgûl bei ihm aus oder beweg beliebige deiner Nazgûl. Dann darfst du sein Heer bewegen oder mit ihm angreifen.
card-sh_strat_01-event = Der Schatten muss eine Festung der Elben halten. Für jede unbelagerte Festung der Elben wirf einen Würfel je Elbeneinheit darin, höchstens fünf: jede 6 trifft das Heer dort.
card-sh_strat_02-event = Saruman muss im Spiel sein, und ein Heer mit einer Einheit Isengarts muss eine Festung belagern. Ein solches Heer stürmt sie bis zu drei Runden lang. In der ersten dürfen die Freien Völker eine Kampfkarte nur mit einem Gefährten in der Schlacht benutzen.
card-sh_strat_03-event = Minas Tirith muss vom Schatten belagert sein. Ein Anführer in Minas Tirith scheidet aus. Bleibt auf dem Tisch: die Freien Völker dürfen in Schlachten bei Minas Tirith keine Kampfkarten benutzen. Geht, wenn die Belagerung endet; die Freien Völker dürfen sie mit einem Willen des Westens entfernen, oder mit einem beliebigen Würfel, wenn Gandalf oder Aragorn in Minas Tirith ist.
card-sh_strat_04-event = Alle Völker des Schattens müssen im Krieg sein. Alle übrigen Würfel der Freien Völker mit dem Willen des Westens sind für diese Runde verloren.
card-sh_strat_05-event = Bleibt auf dem Tisch. Die Freien Völker können passive Völker nicht mit Aushebung vorrücken. Geht, wenn ein Freies Volk vorrückt, weil sein Heer angegriffen wurde oder durch die Fähigkeit eines Gefährten.
card-sh_strat_06-event = Die Gemeinschaft oder ein Gefährte auf der Karte muss in einer Region eines Freien Volkes sein, das nicht im Krieg ist. Wähl ein solches Volk: es geht einen Schritt vom Krieg zurück, und die Freien Völker verlieren einen seiner Anführer oder eine Einheit.
card-sh_strat_07-event = Beweg ein Heer bis zu drei Regionen zu einem anderen, unbelagerten Schattenheer.
card-sh_strat_08-event = Beweg zwei Heere je bis zu zwei Regionen, jedes zu einem anderen, unbelagerten Schattenheer.
card-sh_strat_09-event = Alle Völker des Schattens müssen im Krieg sein. Beweg bis zu vier Heere, je eine Region.
card-sh_strat_10-event = Die Südländer und Ostlinge müssen im Krieg sein. Schiff ein Heer von Umbar an eine Küste Gondors ein: Anfalas, Dol Amroth, Lamedon oder Pelargir. Es greift ein Heer an, das dort ist, und kann nicht aufhören, außer dieses war belagert.
card-sh_strat_11-event = Isengart muss im Krieg sein. Heb zwei Reguläre Isengarts in einer freien Region neben Nord- oder Süddunland aus; dann dürfen bis zu vier Einheiten Isengarts aus diesen beiden zu ihnen stoßen.
card-sh_strat_12-event = Der Hexenkönig muss im Spiel sein. Er geht nach Angmar. Heb dort zwei Reguläre und eine Elite Saurons aus.
card-sh_strat_13-event = Isengart muss im Krieg sein. Heb eine Einheit Isengarts bei einem beliebigen Schattenheer aus.
card-sh_strat_14-event = Sauron muss im Krieg sein. Heb eine Einheit Saurons bei einem beliebigen Schattenheer aus.
card-sh_strat_15-event = Sauron muss im Krieg sein. Ersetz irgendwo zwei Reguläre Saurons durch Eliten.
card-sh_strat_16-event = Saruman muss im Spiel sein. Heb je zwei Reguläre Isengarts in Nord- und Süddunland aus und zwei Einheiten Isengarts in Orthanc.
card-sh_strat_17-event = Heb je zwei Reguläre in drei Siedlungen der Südländer und Ostlinge aus.
card-sh_strat_18-event = Aragorn muss im Spiel sein. Heb fünf Reguläre Saurons und einen Nazgûl in Minas Morgul aus.
card-sh_strat_19-event = Heb zwei Einheiten Saurons und einen Nazgûl aus, alle am Gramberg oder alle in Moria.
card-sh_strat_20-event = Heb drei Reguläre Saurons in Dol Guldur und drei am Gundabadberg aus.
card-sh_strat_21-event = Die Südländer und Ostlinge müssen im Krieg sein. Heb fünf ihrer Regulären in einer freien Region aus: Ost-Rhûn, Süd-Rhûn, Khand oder Fern-Harad.
card-sh_strat_22-event = Heb je einen Regulären Saurons in Angmar, den Ettenöden und den Wetterbergen aus und eine Elite in den Trollhöhen; jede nur, wenn die Region frei ist.
card-sh_strat_23-event = Alle Völker des Schattens müssen im Krieg sein. Heb fünf Reguläre der Südländer und Ostlinge in Gorgoroth und fünf Reguläre Saurons in Nurn aus.
card-sh_strat_24-event = Sauron muss im Krieg sein. Heb je zwei Reguläre Saurons in drei Festungen Saurons aus.

combat-daring_defiance = Ein Gefährte muss in der Schlacht sein. Alle Gefährten der Schlacht geben in dieser Runde ihre Führung auf; die Kampfkarte des Schattens ist aufgehoben.
combat-scouts = Du musst im Feld verteidigen. Vor jedem Wurf weicht dein Heer in eine Nachbarregion oder in seine Festung zurück. Die Schlacht ist vorbei.
combat-charge = Eine deiner Eliten muss in der Schlacht sein. Vor dem Kampfwurf: ein Zusatzangriff mit einem Würfel für jede deiner Eliten, höchstens fünf.
combat-sudden_strike = Ein Anführer oder Gefährte muss in der Schlacht sein. Vor dem Kampfwurf: ein Zusatzangriff mit so vielen Würfeln wie deine Führung, höchstens fünf.
combat-advantageous_position = In einer Region eines Freien Volkes: −1 auf jeden Würfel des Kampfwurfs des Schattens.
combat-brave_stand = Ein Gefährte muss in der Schlacht sein. Der Schatten wirft für jeden Gefährten der Schlacht einen Kampfwürfel weniger, aber immer einen.
combat-daylight = Der Schatten wirft höchstens drei Kampfwürfel.
combat-ents_rage = In Fangorn, Orthanc oder Rohan: +2 auf jeden Würfel deines Kampfwurfs.
combat-huorn_dark = In Fangorn, Orthanc oder Rohan: der Schatten wirft höchstens zwei Kampfwürfel.
combat-it_is_a_gift = In der Region der Gemeinschaft: +1 auf jeden Würfel deines Kampfwurfs und deines Nachwurfs.
combat-servant_of_the_secret_fire = Mit Gandalf in der Schlacht: +1 auf jeden Würfel deines Kampfwurfs.
combat-valour = Mit einer Elite in der Schlacht: +1 auf jeden Würfel deines Kampfwurfs.
combat-anduril = Streicher oder Aragorn muss in der Schlacht sein. Streicher gibt seine Führung auf, und ein Fehlwurf wird zum Treffer; bei Aragorn werden es bis zu zwei.
combat-confusion = Jede 1 im Kampfwurf des Schattens trifft sein eigenes Heer und wird nicht nachgeworfen.
combat-mighty_attack = Ein Gefährte in der Schlacht gibt seine Führung auf, und ein Fehlwurf wird zum Treffer.
combat-nameless_wood = In Fangorn, Orthanc oder Rohan: zwei Treffer mehr, wenn du welche hast.
combat-no_quarter = Ein Treffer mehr, wenn du welche hast.
combat-blade_of_westernesse = Mit einem Hobbit in der Schlacht: ein Treffer deines Nachwurfs schaltet stattdessen einen Diener der Schlacht aus.
combat-fateful_strike = Ein Anführer oder Gefährte muss in der Schlacht sein. Ein Treffer deines Nachwurfs schaltet auch einen Nazgûl der Schlacht aus; zwei einen Nazgûl oder Diener.
combat-heroic_death = Du darfst einen Anführer der Schlacht hergeben, um einen Treffer aufzuheben, oder einen Gefährten für so viele wie seine Stufe.
combat-shield_wall = Hat der Schatten zwei oder mehr Treffer, wird einer aufgehoben.
combat-swarm_of_bats = Hebt die Kampfkarte der Freien Völker auf; gibt es keine, +1 auf deinen Nachwurf.
combat-words_of_power = Ein Nazgûl muss dabei sein. Nenne einen Gefährten der Schlacht: er hat in dieser Runde weder Führung noch Fähigkeit.
combat-durins_bane = Die Schlacht muss innerhalb von zwei Regionen um Moria sein. Vor dem Kampfwurf ein Angriff mit drei Würfeln: jede 4 oder mehr trifft sofort.
combat-cruel_as_death = Die Nazgûl der Schlacht müssen 2 oder mehr Führung haben. Gib Nazgûl mit 2 Führung auf: +1 auf deinen Kampfwurf.
combat-deadly_strife = Beide Seiten bekommen +2 auf Kampfwurf und Nachwurf.
combat-desperate_battle = Beide Seiten bekommen +1 auf Kampfwurf und Nachwurf.
combat-devilry_of_orthanc = Eine Einheit Isengarts muss bei einem Sturm dabei sein. +1 auf deinen Kampfwurf.
combat-dread_and_despair = Die Nazgûl der Schlacht müssen 1 oder mehr Führung haben. Gib Nazgûl auf: die Freien Völker werfen je Punkt einen Kampfwürfel weniger, aber mindestens einen.
combat-foul_stench = Die Nazgûl der Schlacht müssen 1 oder mehr Führung haben. Ist ihre Führung nicht kleiner als die der Freien Völker, haben diese keinen Nachwurf.
combat-one_for_the_dark_lord = Die Schlacht muss in der Region der Gemeinschaft sein. +1 auf deinen Kampfwurf und Nachwurf.
combat-relentless_assault = Nimm selbst bis zu zwei Treffer: für jeden +1 auf deinen Kampfwurf.
combat-mumakil = Eine Elite der Südländer und Ostlinge muss dabei sein. +1 auf deinen Kampfwurf; nach dem Nachwurf ein Treffer mehr, wenn du mehr hast als die Freien Völker.
combat-they_are_terrible = Die Nazgûl der Schlacht müssen 1 oder mehr Führung haben. Gib einen Nazgûl auf: +1 auf deinen Nachwurf.
combat-black_breath = Ein Nazgûl muss dabei sein. Trifft dein Nachwurf, darfst du auch einen Anführer ausschalten, oder einen Gefährten, dessen Stufe nicht über diesen Treffern liegt.
combat-great_host = Nach den Verlusten nehmen die Freien Völker einen Treffer, wenn du mindestens doppelt so viele Einheiten hast.
combat-onslaught = Nimm nach den Verlusten selbst bis zu vier Treffer und wirf für jeden einen Würfel: jede 4 oder mehr trifft.
combat-we_come_to_kill = Eine Elite des Schattens muss dabei sein. Wirf nach den Verlusten für jede deiner Eliten einen Würfel, höchstens fünf: jede 5 oder mehr trifft.

refuse-R10-10 = das Heer, das die Karte bewegt, und sein Weg erlauben das nicht
refuse-R6-7 = eine Karte auf dem Tisch verbietet es, oder kann so nicht entfernt werden

option-take = { $figure } in { $region }
option-turn = { $die } zu einem Auge drehen

way-hunt = Die Jagd nach dem Ring
way-hand = Eine zufällige Charakterkarte ihrer Hand
way-recruit_nazgul = Zwei Nazgûl beim Hexenkönig ausheben

event-card_taken =
    { $seat-number ->
        [other] { $seat } verlieren { $card } aus der Hand.
       *[one] { $seat } verliert { $card } aus der Hand.
    }
event-dice_lost =
    { $count ->
        [one] { $side }: { $count } Würfel mit { $face } ist für diese Runde verloren.
       *[other] { $side }: { $count } Würfel mit { $face } sind für diese Runde verloren.
    }
event-ring_paid = Die Freien Völker geben einen Elbenring her.
event-set_back = { $nation }: ein Schritt zurück vom Krieg, noch { $steps } ({ $cause }).
event-promoted = { $nation }: eine Reguläre in { $region } wird zur Elite.

dealer-hand = eine Charakterkarte der Hand der Freien Völker

refuse-card_choice = die Karte lässt das nicht zu
refuse-R27-fp_strat_02 = A Power Too Great: Kein Schattenheer betritt Lórien, Bruchtal oder die Grauen Anfurten oder greift dort an.
refuse-R27-fp_strat_03 = The Power of Tom Bombadil: Kein Schattenheer betritt den Alten Wald, das Auenland oder Bockland oder greift dort an.
refuse-R27-sh_strat_05 = Threats and Promises: Ein passives Volk rückt nicht durch einen Würfel vor.

needs-nazgul_in_battle = Kein Nazgûl nimmt an der Schlacht teil
needs-nazgul_leadership_two = Die Nazgûl in der Schlacht haben weniger als 2 Führung
needs-isengard_in_siege_battle = Das ist kein Sturm mit einer Einheit Isengarts
needs-southron_elite_in_battle = Keine Elite der Südländer und Ostlinge nimmt an der Schlacht teil
needs-shadow_elite_in_battle = Keine Elite des Schattens nimmt an der Schlacht teil
needs-progress = Die Gemeinschaft hat keinen Fortschritt oder ist auf dem Weg durch Mordor
needs-revealed = Die Gemeinschaft ist verborgen
needs-saruman = Saruman ist nicht im Spiel
needs-witch_king = Der Hexenkönig ist nicht im Spiel
needs-nazgul_beside_enemy = Kein Schattenheer mit einem Nazgûl steht neben einem Heer der Freien Völker
needs-witch_king_besieges = Der Hexenkönig ist bei keinem Heer, das eine Festung belagert
needs-elven_stronghold_taken = Der Schatten hält keine Festung der Elben
needs-isengard_besieges = Kein Heer mit einer Einheit Isengarts belagert eine Festung
needs-minas_tirith_besieged = Minas Tirith ist nicht vom Schatten belagert
needs-shadow_at_war = Nicht alle Völker des Schattens sont im Krieg
needs-companion_in_peace = Weder die Gemeinschaft noch ein Gefährte ist in einem Land, das nicht im Krieg ist
needs-southrons_at_war = Die Südländer und Ostlinge sind nicht im Krieg
needs-isengard_at_war = Isengart ist nicht im Krieg
needs-sauron_at_war = Sauron ist nicht im Krieg
needs-aragorn = Aragorn ist nicht im Spiel

scene-card = { "  " }{ $card }: { $text }
scene-card_unmet = { "  " }{ $card }: { $text } Jetzt nicht: { $why }.

setup-several_cards_per_tile = Beliebig viele Karten auf dem Tisch gegen ein Jagdplättchen
setup-staff_stops_the_step = Der Stab des Zauberers hält auch den Schritt durch Mordor auf
setup-any_strategy_card_pays = Jede Strategiekarte zahlt gegen die beiden Mächte

way-corruption = { $count } Verderbnis
way-men_of_gondor =
    { $count ->
        [0] Niemanden ausheben
        [one] Eine Reguläre ausheben
       *[other] { $count } Reguläre ausheben
    }
way-own_hits =
    { $count ->
        [0] Kein Treffer
        [one] Ein Treffer
       *[other] { $count } Treffer
    }
way-move_with_nazgul = Bis zu zwei Heere bewegen, jedes mit einem Nazgûl
way-attack_with_nazgul = Mit einem Heer angreifen, das einen Nazgûl hat
way-move_with_witch_king = Das Heer des Hexenkönigs bewegen
way-attack_with_witch_king = Mit dem Heer des Hexenkönigs angreifen
way-fly = Nazgûl bewegen

setup-gollum_at_once = The Breaking of the Fellowship: führt Gollum, wird kein Plättchen gezogen
setup-ships_only_land = Corsairs of Umbar: bei einem belagerten Dol Amroth beginnt keine Schlacht
setup-storms_go_on = Grond, The Fighting Uruk-hai: der Schatten darf nicht vor der dritten Runde aufhören
setup-captures_end_threats = Threats and Promises: auch eine Eroberung beendet sie
setup-sorrow_for_lures = Worn with Sorrow and Toil: auch ein Gefährte zählt, der an die Verlockung des Rings verloren geht
setup-white_rider_unshaken = Words of Power hebt die Macht Gandalfs des Weißen über die Nazgûl nicht auf
setup-eomer_in_siege = Éomer im belagerten Helms Klamm

hint-planned = so ginge der Planer vor
hint-foreseen = { $tries }-mal vorausgespielt: gewinnt von dort etwa { $share }{ "\u202F" }%

refuse-act = du bist am Zug: setze einen Würfel ein, ändere einen mit einem Ring, lege einen ab oder passe
refuse-voice_elites = nötig sind zwei Reguläre in Orthanc und zwei Elite-Einheiten im Nachschub
refuse-voice_place = wähle eine freie Siedlung Isengarts, die dir gehört
refuse-move_first = ein Würfel gibt eine Aktion: ziehe jetzt eine Armee
refuse-editor = verlasse zuerst den Editor
refuse-voice_other = die Stimme Sarumans gehört deinem Partner
refuse-nazgul = Nazgûl hebt nur der Spieler des Hexenkönigs aus

warn-inner_mordor = Die Mordorleiste beginnt nur in Morannon oder Minas Morgul: von hier müssen die Gefährten zurück

setup-captured_homes_are_silent = Book of Mazarbul, Fear! Fire! Foes!, There and Back Again: ein eroberter Ort rüttelt niemanden auf
setup-valinor_takes_elves = Return to Valinor: Treffer gelten nur Elben-Einheiten
setup-corsairs_must_land = Corsairs of Umbar: nach einem Sieg muss jemand landen
setup-edoras_wakes_rohan = Wormtongue: ein Angriff auf Edoras oder Helms Klamm weckt Rohan, wer immer verteidigt

## Regions

region-andrast = Andrast
    .in = in Andrast
    .to = nach Andrast
    .from = aus Andrast
region-anfalas = Anfalas
    .in = in Anfalas
    .to = nach Anfalas
    .from = aus Anfalas
region-angmar = Angmar
    .in = in Angmar
    .to = nach Angmar
    .from = aus Angmar
region-arnor = Arnor
    .in = in Arnor
    .to = nach Arnor
    .from = aus Arnor
region-ash_mountains = Aschengebirge
    .in = im Aschengebirge
    .to = ins Aschengebirge
    .from = aus dem Aschengebirge
region-barad_dur = Barad-dûr
    .in = in Barad-dûr
    .to = nach Barad-dûr
    .from = aus Barad-dûr
region-bree = Bree
    .in = in Bree
    .to = nach Bree
    .from = aus Bree
region-buckland = Bockland
    .in = in Bockland
    .to = nach Bockland
    .from = aus Bockland
region-cardolan = Cardolan
    .in = in Cardolan
    .to = nach Cardolan
    .from = aus Cardolan
region-carrock = Carrock
    .in = in Carrock
    .to = nach Carrock
    .from = aus Carrock
region-dagorlad = Dagorlad
    .in = in Dagorlad
    .to = nach Dagorlad
    .from = aus Dagorlad
region-dale = Thal
    .in = in Thal
    .to = nach Thal
    .from = aus Thal
region-dead_marshes = Totensümpfe
    .in = in den Totensümpfen
    .to = in die Totensümpfe
    .from = aus den Totensümpfen
region-dimrill_dale = Schattenbachtal
    .in = im Schattenbachtal
    .to = ins Schattenbachtal
    .from = aus dem Schattenbachtal
region-dol_amroth = Dol Amroth
    .in = in Dol Amroth
    .to = nach Dol Amroth
    .from = aus Dol Amroth
region-dol_guldur = Dol Guldur
    .in = in Dol Guldur
    .to = nach Dol Guldur
    .from = aus Dol Guldur
region-druadan_forest = Drúadan-Wald
    .in = im Drúadan-Wald
    .to = in den Drúadan-Wald
    .from = aus dem Drúadan-Wald
region-druwaith_iaur = Drúwaith Iaur
    .in = in Drúwaith Iaur
    .to = nach Drúwaith Iaur
    .from = aus Drúwaith Iaur
region-eagles_eyrie = Adlerhorst
    .in = im Adlerhorst
    .to = zum Adlerhorst
    .from = vom Adlerhorst
region-east_harondor = Ost-Harondor
    .in = in Ost-Harondor
    .to = nach Ost-Harondor
    .from = aus Ost-Harondor
region-east_rhun = Ost-Rhûn
    .in = in Ost-Rhûn
    .to = nach Ost-Rhûn
    .from = aus Ost-Rhûn
region-eastemnet = Ostemnet
    .in = in Ostemnet
    .to = nach Ostemnet
    .from = aus Ostemnet
region-eastern_brown_lands = Östliche Braune Lande
    .in = in den Östlichen Braunen Landen
    .to = in die Östlichen Braunen Lande
    .from = aus den Östlichen Braunen Landen
region-eastern_emyn_muil = Östliche Emyn Muil
    .in = in den Östlichen Emyn Muil
    .to = in die Östlichen Emyn Muil
    .from = aus den Östlichen Emyn Muil
region-eastern_mirkwood = Östlicher Düsterwald
    .in = im Östlichen Düsterwald
    .to = in den Östlichen Düsterwald
    .from = aus dem Östlichen Düsterwald
region-edoras = Edoras
    .in = in Edoras
    .to = nach Edoras
    .from = aus Edoras
region-enedwaith = Enedwaith
    .in = in Enedwaith
    .to = nach Enedwaith
    .from = aus Enedwaith
region-erebor = Erebor
    .in = in Erebor
    .to = nach Erebor
    .from = aus Erebor
region-erech = Erech
    .in = in Erech
    .to = nach Erech
    .from = aus Erech
region-ered_luin = Ered Luin
    .in = in Ered Luin
    .to = nach Ered Luin
    .from = aus Ered Luin
region-ettenmoors = Ettenöden
    .in = in den Ettenöden
    .to = in die Ettenöden
    .from = aus den Ettenöden
region-evendim = Abendrotsee
    .in = am Abendrotsee
    .to = zum Abendrotsee
    .from = vom Abendrotsee
region-fangorn = Fangorn
    .in = in Fangorn
    .to = nach Fangorn
    .from = aus Fangorn
region-far_harad = Fern-Harad
    .in = in Fern-Harad
    .to = nach Fern-Harad
    .from = aus Fern-Harad
region-folde = Folde
    .in = in der Folde
    .to = in die Folde
    .from = aus der Folde
region-fords_of_bruinen = Furt des Bruinen
    .in = an der Furt des Bruinen
    .to = zur Furt des Bruinen
    .from = von der Furt des Bruinen
region-fords_of_isen = Furten des Isen
    .in = an den Furten des Isen
    .to = zu den Furten des Isen
    .from = von den Furten des Isen
region-forlindon = Forlindon
    .in = in Forlindon
    .to = nach Forlindon
    .from = aus Forlindon
region-gap_of_rohan = Pforte von Rohan
    .in = in der Pforte von Rohan
    .to = in die Pforte von Rohan
    .from = aus der Pforte von Rohan
region-gladden_fields = Schwertelfelder
    .in = auf den Schwertelfeldern
    .to = auf die Schwertelfelder
    .from = von den Schwertelfeldern
region-goblins_gate = Orktor
    .in = am Orktor
    .to = zum Orktor
    .from = vom Orktor
region-gorgoroth = Gorgoroth
    .in = in Gorgoroth
    .to = nach Gorgoroth
    .from = aus Gorgoroth
region-grey_havens = Graue Anfurten
    .in = in den Grauen Anfurten
    .to = in die Grauen Anfurten
    .from = aus den Grauen Anfurten
region-harlindon = Harlindon
    .in = in Harlindon
    .to = nach Harlindon
    .from = aus Harlindon
region-helms_deep = Helms Klamm
    .in = in Helms Klamm
    .to = nach Helms Klamm
    .from = aus Helms Klamm
region-high_pass = Hoher Pass
    .in = auf dem Hohen Pass
    .to = auf den Hohen Pass
    .from = vom Hohen Pass
region-hollin = Hulsten
    .in = in Hulsten
    .to = nach Hulsten
    .from = aus Hulsten
region-iron_hills = Eisenberge
    .in = in den Eisenbergen
    .to = in die Eisenberge
    .from = aus den Eisenbergen
region-khand = Khand
    .in = in Khand
    .to = nach Khand
    .from = aus Khand
region-lamedon = Lamedon
    .in = in Lamedon
    .to = nach Lamedon
    .from = aus Lamedon
region-lorien = Lórien
    .in = in Lórien
    .to = nach Lórien
    .from = aus Lórien
region-lossarnach = Lossarnach
    .in = in Lossarnach
    .to = nach Lossarnach
    .from = aus Lossarnach
region-minas_tirith = Minas Tirith
    .in = in Minas Tirith
    .to = nach Minas Tirith
    .from = aus Minas Tirith
region-minas_morgul = Minas Morgul
    .in = in Minas Morgul
    .to = nach Minas Morgul
    .from = aus Minas Morgul
region-minhiriath = Minhiriath
    .in = in Minhiriath
    .to = nach Minhiriath
    .from = aus Minhiriath
region-morannon = Morannon
    .in = im Morannon
    .to = zum Morannon
    .from = vom Morannon
region-moria = Moria
    .in = in Moria
    .to = nach Moria
    .from = aus Moria
region-mount_gram = Gramberg
    .in = am Gramberg
    .to = zum Gramberg
    .from = vom Gramberg
region-mount_gundabad = Gundabadberg
    .in = am Gundabadberg
    .to = zum Gundabadberg
    .from = vom Gundabadberg
region-narrows_of_the_forest = Waldenge
    .in = in der Waldenge
    .to = in die Waldenge
    .from = aus der Waldenge
region-near_harad = Nah-Harad
    .in = in Nah-Harad
    .to = nach Nah-Harad
    .from = aus Nah-Harad
region-noman_lands = Niemandslande
    .in = in den Niemandslanden
    .to = in die Niemandslande
    .from = aus den Niemandslanden
region-north_anduin_vale = Nördliches Anduintal
    .in = im Nördlichen Anduintal
    .to = ins Nördliche Anduintal
    .from = aus dem Nördlichen Anduintal
region-north_downs = Nordhöhen
    .in = auf den Nordhöhen
    .to = auf die Nordhöhen
    .from = von den Nordhöhen
region-north_dunland = Nord-Dunland
    .in = in Nord-Dunland
    .to = nach Nord-Dunland
    .from = aus Nord-Dunland
region-north_ered_luin = Nördliche Ered Luin
    .in = in den Nördlichen Ered Luin
    .to = in die Nördlichen Ered Luin
    .from = aus den Nördlichen Ered Luin
region-north_ithilien = Nord-Ithilien
    .in = in Nord-Ithilien
    .to = nach Nord-Ithilien
    .from = aus Nord-Ithilien
region-north_rhun = Nord-Rhûn
    .in = in Nord-Rhûn
    .to = nach Nord-Rhûn
    .from = aus Nord-Rhûn
region-northern_dorwinion = Nördliches Dorwinion
    .in = im Nördlichen Dorwinion
    .to = ins Nördliche Dorwinion
    .from = aus dem Nördlichen Dorwinion
region-northern_mirkwood = Nördlicher Düsterwald
    .in = im Nördlichen Düsterwald
    .to = in den Nördlichen Düsterwald
    .from = aus dem Nördlichen Düsterwald
region-northern_rhovanion = Nördliches Rhovanion
    .in = im Nördlichen Rhovanion
    .to = ins Nördliche Rhovanion
    .from = aus dem Nördlichen Rhovanion
region-nurn = Nurn
    .in = in Nurn
    .to = nach Nurn
    .from = aus Nurn
region-old_ford = Alte Furt
    .in = an der Alten Furt
    .to = zur Alten Furt
    .from = von der Alten Furt
region-old_forest = Alter Wald
    .in = im Alten Wald
    .to = in den Alten Wald
    .from = aus dem Alten Wald
region-old_forest_road = Alte Waldstraße
    .in = auf der Alten Waldstraße
    .to = auf die Alte Waldstraße
    .from = von der Alten Waldstraße
region-orthanc = Orthanc
    .in = in Orthanc
    .to = nach Orthanc
    .from = aus Orthanc
region-osgiliath = Osgiliath
    .in = in Osgiliath
    .to = nach Osgiliath
    .from = aus Osgiliath
region-parth_celebrant = Parth Celebrant
    .in = in Parth Celebrant
    .to = nach Parth Celebrant
    .from = aus Parth Celebrant
region-pelargir = Pelargir
    .in = in Pelargir
    .to = nach Pelargir
    .from = aus Pelargir
region-rhosgobel = Rhosgobel
    .in = in Rhosgobel
    .to = nach Rhosgobel
    .from = aus Rhosgobel
region-rivendell = Bruchtal
    .in = in Bruchtal
    .to = nach Bruchtal
    .from = aus Bruchtal
region-south_anduin_vale = Südliches Anduintal
    .in = im Südlichen Anduintal
    .to = ins Südliche Anduintal
    .from = aus dem Südlichen Anduintal
region-south_downs = Südhöhen
    .in = auf den Südhöhen
    .to = auf die Südhöhen
    .from = von den Südhöhen
region-south_dunland = Süd-Dunland
    .in = in Süd-Dunland
    .to = nach Süd-Dunland
    .from = aus Süd-Dunland
region-south_ered_luin = Südliche Ered Luin
    .in = in den Südlichen Ered Luin
    .to = in die Südlichen Ered Luin
    .from = aus den Südlichen Ered Luin
region-south_ithilien = Süd-Ithilien
    .in = in Süd-Ithilien
    .to = nach Süd-Ithilien
    .from = aus Süd-Ithilien
region-south_rhun = Süd-Rhûn
    .in = in Süd-Rhûn
    .to = nach Süd-Rhûn
    .from = aus Süd-Rhûn
region-southern_dorwinion = Südliches Dorwinion
    .in = im Südlichen Dorwinion
    .to = ins Südliche Dorwinion
    .from = aus dem Südlichen Dorwinion
region-southern_mirkwood = Südlicher Düsterwald
    .in = im Südlichen Düsterwald
    .to = in den Südlichen Düsterwald
    .from = aus dem Südlichen Düsterwald
region-southern_rhovanion = Südliches Rhovanion
    .in = im Südlichen Rhovanion
    .to = ins Südliche Rhovanion
    .from = aus dem Südlichen Rhovanion
region-tharbad = Tharbad
    .in = in Tharbad
    .to = nach Tharbad
    .from = aus Tharbad
region-the_shire = Auenland
    .in = im Auenland
    .to = ins Auenland
    .from = aus dem Auenland
region-tower_hills = Turmberge
    .in = auf den Turmbergen
    .to = auf die Turmberge
    .from = von den Turmbergen
region-trollshaws = Trollhöhen
    .in = in den Trollhöhen
    .to = in die Trollhöhen
    .from = aus den Trollhöhen
region-umbar = Umbar
    .in = in Umbar
    .to = nach Umbar
    .from = aus Umbar
region-vale_of_the_carnen = Tal des Carnen
    .in = im Tal des Carnen
    .to = ins Tal des Carnen
    .from = aus dem Tal des Carnen
region-vale_of_the_celduin = Tal des Celduin
    .in = im Tal des Celduin
    .to = ins Tal des Celduin
    .from = aus dem Tal des Celduin
region-weather_hills = Wetterberge
    .in = in den Wetterbergen
    .to = in die Wetterberge
    .from = aus den Wetterbergen
region-west_harondor = West-Harondor
    .in = in West-Harondor
    .to = nach West-Harondor
    .from = aus West-Harondor
region-westemnet = Westemnet
    .in = in Westemnet
    .to = nach Westemnet
    .from = aus Westemnet
region-western_brown_lands = Westliche Braune Lande
    .in = in den Westlichen Braunen Landen
    .to = in die Westlichen Braunen Lande
    .from = aus den Westlichen Braunen Landen
region-western_emyn_muil = Westliche Emyn Muil
    .in = in den Westlichen Emyn Muil
    .to = in die Westlichen Emyn Muil
    .from = aus den Westlichen Emyn Muil
region-western_mirkwood = Westlicher Düsterwald
    .in = im Westlichen Düsterwald
    .to = in den Westlichen Düsterwald
    .from = aus dem Westlichen Düsterwald
region-withered_heath = Verdorrte Heide
    .in = auf der Verdorrten Heide
    .to = auf die Verdorrte Heide
    .from = von der Verdorrten Heide
region-woodland_realm = Waldlandreich
    .in = im Waldlandreich
    .to = ins Waldlandreich
    .from = aus dem Waldlandreich

## Titles of cards

card-fp_char_01-title = Elbenmäntel
card-fp_char_02-title = Elbenseil
card-fp_char_03-title = Galadriels Phiole
card-fp_char_04-title = Sméagol hilft nettem Herrn
card-fp_char_05-title = Mithrilhemd und Stich
card-fp_char_06-title = Axt und Bogen
card-fp_char_07-title = Das Horn von Gondor
card-fp_char_08-title = Der Stab des Zauberers
card-fp_char_09-title = Athelas
card-fp_char_10-title = Es gibt einen anderen Weg
card-fp_char_11-title = Ich gehe allein
card-fp_char_12-title = Bilbos Lied
card-fp_char_13-title = Galadriels Spiegel
card-fp_char_14-title = Die Herausforderung des Königs
card-fp_char_15-title = Gwaihir der Windfürst
card-fp_char_16-title = Wir sind die Schnelleren
card-fp_char_17-title = Hin und zurück
card-fp_char_18-title = Die Adler kommen!
card-fp_char_19-title = Die Ents erwachen: Baumbart
card-fp_char_20-title = Die Ents erwachen: Huorns
card-fp_char_21-title = Die Ents erwachen: Entthing
card-fp_char_22-title = Die Toten von Dunharg
card-fp_char_23-title = Das Haus der Truchsesse
card-fp_char_24-title = Die Graue Schar
card-fp_strat_01-title = Die letzte Schlacht
card-fp_strat_02-title = Eine zu große Macht
card-fp_strat_03-title = Die Macht Tom Bombadils
card-fp_strat_04-title = Das Buch von Mazarbul
card-fp_strat_05-title = Der Geist von Mordor
card-fp_strat_06-title = Faramirs Waldläufer
card-fp_strat_07-title = Gefahr! Feuer! Feinde!
card-fp_strat_08-title = Elronds Weisheit
card-fp_strat_09-title = Der Rote Pfeil
card-fp_strat_10-title = Unverhoffte Hilfe
card-fp_strat_11-title = Die Pfade der Wasa
card-fp_strat_12-title = Einen Tag und eine Nacht lang
card-fp_strat_13-title = Círdans Schiffe
card-fp_strat_14-title = Die Wachen der Veste
card-fp_strat_15-title = Celeborns Galadhrim
card-fp_strat_16-title = Théodens Reiter
card-fp_strat_17-title = Grimbeorn der Alte, Beorns Sohn
card-fp_strat_18-title = Imrahil von Dol Amroth
card-fp_strat_19-title = König Brands Mannen
card-fp_strat_20-title = Schwerter in Eriador
card-fp_strat_21-title = Glorfindels Volk
card-fp_strat_22-title = Die Garde von Dáin Eisenfuß
card-fp_strat_23-title = Éomer, Éomunds Sohn
card-fp_strat_24-title = Thranduils Bogenschützen
card-sh_char_01-title = Kankras Lauer
card-sh_char_02-title = Der Ring ist mein!
card-sh_char_03-title = Weiter, immer weiter
card-sh_char_04-title = Gib ihn unss!
card-sh_char_05-title = Orkpatrouille
card-sh_char_06-title = Isildurs Fluch
card-sh_char_07-title = Übles Wesen aus der Tiefe
card-sh_char_08-title = Leichenkerzen
card-sh_char_09-title = Die Suche der Nazgûl
card-sh_char_10-title = Grausames Wetter
card-sh_char_11-title = Die Nazgûl schlagen zu!
card-sh_char_12-title = Morgul-Wunde
card-sh_char_13-title = Die Verlockung des Rings
card-sh_char_14-title = Der Bruch der Gemeinschaft
card-sh_char_15-title = Von Kummer und Mühsal gezeichnet
card-sh_char_16-title = Schwärme von Crebain
card-sh_char_17-title = Der Balrog von Moria
card-sh_char_18-title = Das lidlose Auge
card-sh_char_19-title = Schreckliche Zauber
card-sh_char_20-title = Grond, Hammer der Unterwelt
card-sh_char_21-title = Der Palantír von Orthanc
card-sh_char_22-title = Schlangenzunge
card-sh_char_23-title = Die Ringgeister gehen um
card-sh_char_24-title = Der Schwarze Heerführer befiehlt
card-sh_strat_01-title = Rückkehr nach Valinor
card-sh_strat_02-title = Die kämpfenden Uruk-hai
card-sh_strat_03-title = Denethors Wahn
card-sh_strat_04-title = Der Tag ohne Morgen
card-sh_strat_05-title = Drohungen und Versprechungen
card-sh_strat_06-title = Sturmkrähe
card-sh_strat_07-title = Die Schatten sammeln sich
card-sh_strat_08-title = Der Schatten wird länger
card-sh_strat_09-title = Der Schatten regt sich
card-sh_strat_10-title = Die Korsaren von Umbar
card-sh_strat_11-title = Der Zorn der Dunländer
card-sh_strat_12-title = Die Rückkehr des Hexenkönigs
card-sh_strat_13-title = Halborks und Orkmenschen
card-sh_strat_14-title = Olog-hai
card-sh_strat_15-title = Bergtrolle
card-sh_strat_16-title = Eine neue Macht erhebt sich
card-sh_strat_17-title = Viele Könige im Dienste Mordors
card-sh_strat_18-title = Der König offenbart sich
card-sh_strat_19-title = Schatten über dem Nebelgebirge
card-sh_strat_20-title = Die Orks vermehren sich wieder
card-sh_strat_21-title = Horde aus dem Osten
card-sh_strat_22-title = Erwachte Ungeheuer
card-sh_strat_23-title = Rüstungen für einen lang geplanten Krieg
card-sh_strat_24-title = Die Gruben von Mordor

## Titles of Combat cards

combat-it_is_a_gift-title = Es ist ein Geschenk
combat-blade_of_westernesse-title = Klinge von Westernis
combat-mighty_attack-title = Mächtiger Angriff
combat-servant_of_the_secret_fire-title = Diener des Geheimen Feuers
combat-anduril-title = Andúril
combat-heroic_death-title = Heldentod
combat-daring_defiance-title = Kühner Trotz
combat-fateful_strike-title = Schicksalhafter Hieb
combat-sudden_strike-title = Plötzlicher Schlag
combat-brave_stand-title = Tapferer Widerstand
combat-ents_rage-title = Zorn der Ents
combat-huorn_dark-title = Huorn-Dunkel
combat-nameless_wood-title = Namenloser Wald
combat-daylight-title = Tageslicht
combat-no_quarter-title = Keine Gnade
combat-advantageous_position-title = Vorteilhafte Stellung
combat-scouts-title = Späher
combat-shield_wall-title = Schildwall
combat-confusion-title = Verwirrung
combat-charge-title = Sturmangriff
combat-valour-title = Tapferkeit
combat-one_for_the_dark_lord-title = Einer dem Dunklen Herrn
combat-cruel_as_death-title = Grausam wie der Tod
combat-they_are_terrible-title = Sie sind schrecklich
combat-dread_and_despair-title = Furcht und Verzweiflung
combat-foul_stench-title = Übler Gestank
combat-black_breath-title = Schwarzer Atem
combat-words_of_power-title = Worte der Macht
combat-durins_bane-title = Durins Fluch
combat-devilry_of_orthanc-title = Teufelswerk aus Orthanc
combat-deadly_strife-title = Tödlicher Kampf
combat-onslaught-title = Ansturm
combat-relentless_assault-title = Unerbittlicher Angriff
combat-great_host-title = Große Heerschar
combat-mumakil-title = Mûmakil
combat-swarm_of_bats-title = Fledermausschwarm
combat-we_come_to_kill-title = Wir kommen, um zu töten
combat-desperate_battle-title = Verzweifelter Kampf

card-both = { $combat } ({ $card })

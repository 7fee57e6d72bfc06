### Der Ringkrieg.

game-title = Der Ringkrieg
game-about = die Freien Völker gegen den Schatten: Heere, Politik und der Ring auf dem Weg zum Schicksalsberg

seat-first = Freie Völker
    .number = other
    .the = die Freien Völker
    .accusative = die Freien Völker
    .start = Die Freien Völker
    .team = Freie Völker (Gondor)
seat-second = Schatten
    .the = der Schatten
    .accusative = den Schatten
    .start = Der Schatten
    .team = Schatten (Hexenkönig)
seat-third = Saruman
    .the = Saruman
    .accusative = Saruman
    .start = Saruman
    .team = Saruman
seat-fourth = Rohan
    .the = Rohan
    .accusative = Rohan
    .start = Rohan
    .team = Rohan

side-free_peoples = die Freien Völker
    .number = other
    .genitive = der Freien Völker
    .start = Die Freien Völker
side-shadow = der Schatten
    .genitive = des Schattens
    .start = Der Schatten

nation-dwarves = Zwerge
    .number = other
    .the = die Zwerge
    .accusative = die Zwerge
    .genitive = der Zwerge
    .start = Die Zwerge
nation-elves = Elben
    .number = other
    .the = die Elben
    .accusative = die Elben
    .genitive = der Elben
    .start = Die Elben
nation-gondor = Gondor
    .the = Gondor
    .accusative = Gondor
    .genitive = Gondors
    .start = Gondor
nation-north = der Norden
    .the = der Norden
    .accusative = den Norden
    .genitive = des Nordens
    .start = Der Norden
nation-rohan = Rohan
    .the = Rohan
    .accusative = Rohan
    .genitive = Rohans
    .start = Rohan
nation-isengard = Isengart
    .the = Isengart
    .accusative = Isengart
    .genitive = Isengarts
    .start = Isengart
nation-sauron = Sauron
    .the = Sauron
    .accusative = Sauron
    .genitive = Saurons
    .start = Sauron
nation-southrons = Südländer und Ostlinge
    .number = other
    .the = die Südländer und Ostlinge
    .accusative = die Südländer und Ostlinge
    .genitive = der Südländer und Ostlinge
    .start = Die Südländer und Ostlinge

# Eine Würfelseite und ein Würfel, der sie zeigt: „Charakterwürfel“, „den Charakterwürfel“,
# „einen Charakterwürfel“, „auf Charakter“ drehen.
face-character = Charakter
    .die = Charakterwürfel
    .the = den Charakterwürfel
    .a = einen Charakterwürfel
    .onto = auf Charakter
face-army = Heer
    .die = Heerwürfel
    .the = den Heerwürfel
    .a = einen Heerwürfel
    .onto = auf Heer
face-muster = Aushebung
    .die = Aushebungswürfel
    .the = den Aushebungswürfel
    .a = einen Aushebungswürfel
    .onto = auf Aushebung
face-muster_army = Aushebung/Heer
    .die = Würfel Aushebung/Heer
    .the = den Würfel Aushebung/Heer
    .a = einen Würfel Aushebung/Heer
    .onto = auf Aushebung/Heer
face-event = Ereignis
    .die = Ereigniswürfel
    .the = den Ereigniswürfel
    .a = einen Ereigniswürfel
    .onto = auf Ereignis
face-will = Wille des Westens
    .die = Wille des Westens
    .the = den Willen des Westens
    .a = einen Willen des Westens
    .onto = auf den Willen des Westens
face-eye = Auge
    .die = Auge
    .the = das Auge
    .a = ein Auge
    .onto = auf ein Auge

deck-fp_character = Charakterstapel der Freien Völker
    .from = vom Charakterstapel der Freien Völker
deck-fp_strategy = Strategiestapel der Freien Völker
    .from = vom Strategiestapel der Freien Völker
deck-sh_character = Charakterstapel des Schattens
    .from = vom Charakterstapel des Schattens
deck-sh_strategy = Strategiestapel des Schattens
    .from = vom Strategiestapel des Schattens

figure-regular = Reguläre { $nation-genitive }
    .a = eine Reguläre { $nation-genitive }
    .accusative = eine Reguläre { $nation-genitive }
    .start = Eine Reguläre { $nation-genitive }
figure-elite = Elite { $nation-genitive }
    .a = eine Elite { $nation-genitive }
    .accusative = eine Elite { $nation-genitive }
    .start = Eine Elite { $nation-genitive }
figure-leader = Anführer { $nation-genitive }
    .a = ein Anführer { $nation-genitive }
    .accusative = einen Anführer { $nation-genitive }
    .start = Ein Anführer { $nation-genitive }
figure-nazgul = Nazgûl
    .a = ein Nazgûl
    .accusative = einen Nazgûl
    .start = Ein Nazgûl

figures-regular = { $count } Reguläre { $nation-genitive }
figures-elite =
    { $count ->
        [one] { $count } Elite { $nation-genitive }
       *[other] { $count } Eliten { $nation-genitive }
    }
figures-leader = { $count } Anführer { $nation-genitive }
figures-nazgul = { $count } Nazgûl

card-none = keine Karte

outcome-corruption = Die Ringträger sind dem Ring verfallen, und der Schatten gewinnt
outcome-ring = Der Ring ist in der Schicksalskluft vernichtet, und die Freien Völker gewinnen
outcome-shadow_military = Der Schatten hat genug von Mittelerde erobert und gewinnt
outcome-free_military = Die Freien Völker haben dem Schatten genug abgenommen und gewinnen
outcome-resigned = Eine Seite hat aufgegeben
outcome-flag = Die Zeit einer Seite ist abgelaufen

setup-seats = Plätze
setup-mode = Wie streng die Regeln gelten
setup-mode-enforced = Das Programm wacht über jede Regel
setup-mode-unrestricted = Die Stellung darf frei geändert werden
setup-mode-companion = Ihr spielt am echten Tisch und gebt Würfel und Karten ein
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
dealer-fp_dice = { $count } Aktionswürfel der Freien Völker
dealer-sh_dice = { $count } Aktionswürfel des Schattens
dealer-fp_combat = { $count } Kampfwürfel der Freien Völker
dealer-sh_combat = { $count } Kampfwürfel des Schattens
dealer-hunt =
    { $count ->
        [one] { $count } Jagdwürfel des Schattens mit +{ $bonus }: Erfolg ab 6, nie mit einer 1
       *[other] { $count } Jagdwürfel des Schattens, jeder mit +{ $bonus }: Erfolg ab 6, nie mit einer 1
    }
dealer-tile = ein Jagdplättchen
dealer-companion = ein zufälliger Gefährte der Gemeinschaft
dealer-die = { $count } Würfel

ask-wait = Jemand anderes ist am Zug
ask-choose = Wähle
ask-pick_deck = Von welchem Stapel ziehst du?
ask-hand_limit =
    { $limit ->
        [one] Du darfst nur { $limit } Karte halten: Leg eine ab
       *[other] Du darfst nur { $limit } Karten halten: Leg eine ab
    }
ask-swap_offer = Möchtest du in deiner Mannschaft eine Karte tauschen?
ask-swap_answer = Dir wird verdeckt eine Karte angeboten: Welche gibst du dafür?
ask-fellowship =
    { $progress ->
        [one] Gemeinschaftsphase: die Gemeinschaft ansagen (bis zu { $progress } Region weit), Mordor betreten oder den Wegführer bestimmen
       *[other] Gemeinschaftsphase: die Gemeinschaft ansagen (bis zu { $progress } Regionen weit), Mordor betreten oder den Wegführer bestimmen
    }
ask-allocate = Wie viele Würfel kommen ins Jagdfeld?
ask-act =
    { $own ->
        [one] Deine Aktion: Du hast noch { $own } ungenutzten Würfel, die andere Seite { $other }
       *[other] Deine Aktion: Du hast noch { $own } ungenutzte Würfel, die andere Seite { $other }
    }
ask-move_from = Welches Heer zieht?
ask-move_again = Welches Heer zieht noch?
ask-move_to = Wohin zieht das Heer { $from-from }?
ask-move_group = Wer zieht { $from-from } { $to-to }? Bisher: { $group }
ask-attack_from = Welches Heer greift an?
ask-attack_to = Wo greift das Heer { $from-from } an?
ask-attack_group = Wer greift { $from-from } { $to-in } an? Bisher: { $group }. Alle anderen bilden die Nachhut
ask-recruit = Ausheben: zwei Figuren (Reguläre, Anführer oder Nazgûl) in zwei Siedlungen oder eine Elite
ask-recruit_again = Noch eine Figur, in einer anderen Siedlung?
ask-voice = Die Regulären reichen nicht für alle Siedlungen: Wohin kommt eine?
ask-enter = Wo kommt { $who-a } ins Spiel?
ask-separate = Wer verlässt die Gemeinschaft?
ask-separate_to =
    { $range ->
        [one] Wohin geht die Gruppe ({ $group })? Bis zu { $range } Region weit
       *[other] Wohin geht die Gruppe ({ $group })? Bis zu { $range } Regionen weit
    }
ask-companions = Welcher Gefährte bewegt sich?
ask-companions_to =
    { $range ->
        [one] Wohin geht die Gruppe { $from-from } ({ $group })? Bis zu { $range } Region weit
       *[other] Wohin geht die Gruppe { $from-from } ({ $group })? Bis zu { $range } Regionen weit
    }
ask-nazgul = Welcher Nazgûl oder Diener bewegt sich?
ask-nazgul_to = Wohin fliegt der Nazgûl { $from-from }?
ask-minion_to = Wohin geht { $who }?
ask-damage = Jagdschaden { $damage }, Verderbnis { $corruption }: Wie begegnest du dem Schaden?
ask-walk =
    { $left ->
        [one] Die Gemeinschaft ist { $region-in } entdeckt und darf noch bis zu { $left } Region weit gehen
       *[other] Die Gemeinschaft ist { $region-in } entdeckt und darf noch bis zu { $left } Regionen weit gehen
    }
ask-guide = Wer ist der Wegführer?
ask-guide_draw = Gandalf der Graue ist Wegführer: Ziehst du eine Karte?
ask-sorcerer = Der Hexenkönig ist ein Zauberer: Ziehst du eine Karte?
ask-white_rider = Verzichtet Gandalf der Weiße auf seine Führung, um die der Nazgûl aufzuheben?
ask-shelter = Angriff { $region-in }, Kampfrunde { $round }: im Feld kämpfen oder in die Festung zurückziehen?
ask-combat_card = Schlacht { $region-in }, Kampfrunde { $round }: Spielst du eine Kampfkarte?
ask-cease = Schlacht { $region-in }, Kampfrunde { $round } ist vorbei: abbrechen oder weiter angreifen?
ask-extend = Belagerung { $region-in }, Kampfrunde { $round } ist vorbei: abbrechen oder eine Elite für eine weitere Runde zahlen?
ask-retreat = Der Angriff { $region-in } geht weiter: zurückziehen oder bleiben?
ask-losses = Verteile { $hits } Treffer
ask-advance = Wer rückt { $region-to } nach?
ask-garrison = Eine Besatzung hat höchstens fünf Einheiten: Entferne { $region-in } eine
ask-trim = Höchstens zehn Einheiten dürfen bleiben: Entferne { $region-in } eine
ask-mix = Sollen eure Heere { $region-in } eins werden?

group-rings = Elbenring
group-other = Ohne Aktion
group-figures = Figuren

option-discard = „{ $card }“ ablegen
option-draw = Eine Karte { $deck-from } ziehen
option-offer = „{ $card }“ geben
option-decline = Nein
option-accept = Ja
option-declare = { $region-in } ansagen
option-enter_mordor = Mordor betreten
option-guide = { $who-start } wird Wegführer
option-allocate =
    { $count ->
        [0] kein Würfel
       *[other] { $count } Würfel
    }
option-ring = { $die-a } { $to-onto } drehen
option-pass = Passen
option-skip = Aussetzen: { $die-a } ablegen
option-from = { $region }
option-to = { $region }
option-add = { $figure-accusative } hinzufügen
option-all = Alle, die dürfen
option-go = Das sind alle
option-done = Nichts weiter
option-bear = Den Schaden von { $damage } tragen
option-recruit = { $figure-a } { $region-in }
option-pick = { $who }
option-combat = { $card }: { $combat }
option-no_card = Keine Kampfkarte
option-lose = { $figure-accusative } entfernen
option-reduce = Eine Elite { $nation-genitive } durch eine Reguläre ersetzen
option-fight = Im Feld kämpfen
option-shelter = In die Festung zurückziehen
option-cease = Den Angriff abbrechen
option-press = Weiter angreifen
option-extend = Eine Elite { $nation-genitive } zahlen
option-retreat = Rückzug { $region-to }
option-stay = Bleiben und kämpfen
option-walk = Weiter { $region-to }
option-halt = Hier anhalten
option-take_guide = Der Wegführer fällt: { $who }
option-take_random = Ein zufälliger Gefährte fällt
option-guide_leaves = { $who-start } verlässt die Gemeinschaft: Schaden −1
option-gollum_reveals = Gollum verrät die Gemeinschaft: Schaden −1
option-forfeit = Auf seine Führung verzichten

deed-move_fellowship = Die Gemeinschaft bewegen
deed-hide = Die Gemeinschaft verbergen
deed-separate = Gefährten von der Gemeinschaft trennen
deed-move_companions = Gefährten bewegen
deed-move_nazgul = Nazgûl und Diener bewegen
deed-move_armies = Bis zu zwei Heere bewegen
deed-move_led_army = Ein geführtes Heer bewegen
deed-attack = Angreifen
deed-attack_led = Mit einem geführten Heer angreifen
deed-draw = Eine Karte { $deck-from } ziehen
deed-play = „{ $card }“ spielen
deed-advance = { $nation-accusative } einen Schritt vorrücken
deed-recruit = Ausheben
deed-bring = { $who-accusative } ins Spiel bringen
deed-voice_regulars = Die Stimme Sarumans: eine Reguläre in jeder Siedlung Isengarts
deed-voice_elites = Die Stimme Sarumans: zwei Eliten in Orthanc

effect-discard = Verdeckt: Nur du kennst sie
effect-mix = Wer dort mehr Einheiten hat, befehligt alle
effect-enter_mordor = Die Augen kehren in den Jagdvorrat zurück; der Fortschritt verfällt
effect-allocate =
    { $count ->
        [one] { $count } Würfel bleibt zum Werfen
       *[other] { $count } Würfel bleiben zum Werfen
    }
effect-ring_free = Der Ring geht an den Schatten; dann handelst du
effect-ring_shadow = Der Ring verlässt das Spiel; dann handelst du
effect-spends = Verbraucht { $die-the }
effect-messenger = Verbraucht { $die-the } als Heerwürfel, durch Saurons Mund, einmal je Runde
effect-bring = Verbraucht { $die-the }; der Zusatzwürfel kommt in der nächsten Runde
effect-move_fellowship = Verbraucht { $die-the }; er kommt ins Jagdfeld. Fortschritt { $progress }; der Schatten wirft { $dice } Jagdwürfel mit +{ $bonus }: Erfolg zu { $odds }{ "\u202F" }%
effect-move_fellowship_unboxed = Verbraucht { $die-the }. Fortschritt { $progress }; der Schatten wirft { $dice } Jagdwürfel mit +{ $bonus }: Erfolg zu { $odds }{ "\u202F" }%
effect-mordor_move = Verbraucht { $die-the }; er kommt ins Jagdfeld. Eins von { $tiles } Plättchen wird gezogen; ein Auge macht { $eye } Schaden
effect-mordor_move_unboxed = Verbraucht { $die-the }. Eins von { $tiles } Plättchen wird gezogen; ein Auge macht { $eye } Schaden
effect-advance =
    { $count ->
        [one] Verbraucht { $die-the }; danach noch { $count } Schritt bis zum Krieg
       *[other] Verbraucht { $die-the }; danach noch { $count } Schritte bis zum Krieg
    }
effect-to_war = Verbraucht { $die-the }; danach im Krieg
effect-army = { $group }
effect-go = { $group }
effect-shelter = Der Angreifer darf belagern; höchstens fünf Einheiten bleiben drinnen
effect-extend = Eine Elite wird zur Regulären; dafür noch eine Runde. Ohne Karten fällt die Festung in { $round_won } von 100 Fällen
effect-captures =
    { $points ->
        [0] Erobert die Siedlung; Siegpunkte bringt sie keine
        [one] Erobert die Siedlung: { $points } Siegpunkt
       *[other] Erobert die Siedlung: { $points } Siegpunkte
    }
effect-regains = Gewinnt die Siedlung zurück: Die andere Seite verliert ihre Siegpunkte ({ $points })
effect-activates =
    { $nation-number ->
        [other] { $nation-start } werden aktiv
       *[one] { $nation-start } wird aktiv
    }
effect-round = { $attacker-start }: { $dice } Würfel, Treffer ab { $target }, Führung { $leadership }. { $defender-start }: { $their_dice } Würfel, Treffer ab { $their_target }, Führung { $their_leadership }. In 100 solchen Schlachten bis zum Ende, ohne Karten, gewinnt der Angriff { $won } und die Verteidigung { $lost }; allein in dieser Kampfrunde { $round_won } und { $round_lost }
effect-round_siege = { $attacker-start }: { $dice } Würfel, Treffer ab { $target }, Führung { $leadership }. { $defender-start }: { $their_dice } Würfel, Treffer ab { $their_target }, Führung { $their_leadership }. Ohne Karten gelingt der Sturm in dieser Kampfrunde in { $round_won } von 100 Fällen und bricht in { $round_lost } zusammen
effect-attack_field = Beide treffen ab 5. Du: { $dice } Würfel, Führung { $leadership }. Die anderen: { $their_dice } Würfel, Führung { $their_leadership } ({ $group }). In 100 solchen Schlachten bis zum Ende, ohne Karten, gewinnst du { $won } und verlierst { $lost }; nach einer Kampfrunde { $round_won } und { $round_lost }
effect-attack_walls = In der ersten Kampfrunde triffst du nur mit 6, die anderen ab 5. Du: { $dice } Würfel, Führung { $leadership }. Die anderen: { $their_dice } Würfel, Führung { $their_leadership } ({ $group }). In 100 solchen Schlachten bis zum Ende, ohne Karten, gewinnst du { $won } und verlierst { $lost }; nach einer Kampfrunde { $round_won } und { $round_lost }
effect-attack_siege = Eine Kampfrunde: Du triffst nur mit 6, die anderen ab 5. Du: { $dice } Würfel, Führung { $leadership }. Die anderen: { $their_dice } Würfel, Führung { $their_leadership } ({ $group }). Ohne Karten nimmst du sie in { $round_won } von 100 Fällen ein und fällst in { $round_lost }
effect-casualty = Es bleibt Schaden { $damage }
effect-take_random = Irgendein Gefährte, auch der Wegführer; der Schaden sinkt um dessen Stufe
effect-bear = Die Verderbnis ist dann { $corruption }

warn-to_war =
    { $nations-number ->
        [other] { $nations-the } ziehen in den Krieg
       *[one] { $nations-the } zieht in den Krieg
    }
warn-stronghold = Eine Festung des Schattens: ein Jagdplättchen mehr

# Warum etwas geschah; steht in Klammern.
cause-die = durch einen Würfel
cause-ability = durch die Fähigkeit eines Gefährten
cause-attack = wegen eines Angriffs
cause-capture = wegen einer Eroberung
cause-invasion = wegen eines feindlichen Heeres im Land
cause-companion = wegen eines Gefährten
cause-declared = wegen der Ansage der Gemeinschaft
cause-witch_king = wegen des Hexenkönigs
cause-battle = in der Schlacht
cause-hunt = durch die Jagd
cause-stacking = über der Höchstzahl
cause-alone = ohne Einheit zurückgeblieben
cause-mordor = auf der Mordorleiste
cause-card = durch „{ $card }“

event-turn = Runde { $turn } beginnt
event-leads = Die Leitung haben in dieser Runde { $free_peoples-team } und { $shadow-team }
event-drew =
    { $seat-number ->
        [other] { $seat-start } ziehen eine Karte { $deck-from }
       *[one] { $seat-start } zieht eine Karte { $deck-from }
    }
event-received =
    { $seat-number ->
        [other] { $seat-start } erhalten „{ $card }“
       *[one] { $seat-start } erhält „{ $card }“
    }
event-discarded =
    { $seat-number ->
        [other] { $seat-start } legen verdeckt eine Karte { $deck-from } ab
       *[one] { $seat-start } legt verdeckt eine Karte { $deck-from } ab
    }
event-swapped = { $seat-team } und { $other-team } tauschen eine Karte
event-mixed = Die Heere { $side-genitive } { $region-in } werden eins
event-declared = Die Gemeinschaft wird { $to-in } angesagt
event-healed = Verderbnis −{ $amount }: jetzt { $corruption }
event-corrupted = Verderbnis +{ $amount } ({ $cause }): jetzt { $corruption }
event-entered_mordor =
    { $tiles ->
        [one] Die Gemeinschaft betritt Mordor; { $tiles } Plättchen ist im Jagdvorrat
       *[other] Die Gemeinschaft betritt Mordor; { $tiles } Plättchen sind im Jagdvorrat
    }
event-guide = { $who-start } ist jetzt Wegführer
event-allocated =
    { $count ->
        [0] Der Schatten legt keinen Würfel ins Jagdfeld
       *[other] Der Schatten legt { $count } Würfel ins Jagdfeld
    }
event-rolled = Aktionswürfel { $side-genitive }: { $faces }
event-eyes =
    { $count ->
        [one] Ein Auge kommt ins Jagdfeld
       *[other] { $count } Augen kommen ins Jagdfeld
    }
event-acts = { $seat }, { $die-die }: { $deed }
event-ring = Ein Elbenring { $side-genitive } dreht { $die-a } { $to-onto }
event-passed =
    { $seat-number ->
        [other] { $seat-start } passen
       *[one] { $seat-start } passt
    }
event-skipped =
    { $seat-number ->
        [other] { $seat-start } setzen aus und legen { $die-a } ab
       *[one] { $seat-start } setzt aus und legt { $die-a } ab
    }
event-moved = { $group }: { $from-from } { $to-to }
event-travelled = { $group }: { $from-from } { $to-to }
event-stayed = { $group }: weiter { $region-in }
event-separated = Von der Gemeinschaft getrennt, jetzt { $region-in }: { $group }
event-captured = { $region }: jetzt unter Kontrolle { $side-genitive } (Siegpunkte: Freie Völker { $free_peoples }, Schatten { $shadow })
event-activated =
    { $nation-number ->
        [other] { $nation-start } werden aktiv ({ $cause })
       *[one] { $nation-start } wird aktiv ({ $cause })
    }
event-advanced =
    { $nation-start } { $nation-number ->
        [other] rücken
       *[one] rückt
    } einen Schritt vor ({ $cause }): noch { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    } bis zum Krieg
event-at_war =
    { $nation-number ->
        [other] { $nation-start } sind im Krieg ({ $cause })
       *[one] { $nation-start } ist im Krieg ({ $cause })
    }
event-recruited = { $figure-start } wird { $region-in } ausgehoben
event-entered = { $who-start } kommt { $region-in } ins Spiel
event-voice = Zwei Reguläre Isengarts in Orthanc werden zu Eliten
event-fellowship_moved = Die Gemeinschaft bewegt sich: Fortschritt { $progress }
event-hid = Die Gemeinschaft ist wieder verborgen

event-hunt_rolled =
    { $count ->
        [0] Jagdwurf auf Stufe { $level }: { $dice-row } ({ $why-row }). Kein Erfolg
        [one] Jagdwurf auf Stufe { $level }: { $dice-row } ({ $why-row }). { $count } Erfolg
       *[other] Jagdwurf auf Stufe { $level }: { $dice-row } ({ $why-row }). { $count } Erfolge
    }
event-hunt_rerolled =
    { $count ->
        [0] Nachwurf der Jagd wegen { $because }: { $dice-row } ({ $why-row }). Kein Erfolg mehr
        [one] Nachwurf der Jagd wegen { $because }: { $dice-row } ({ $why-row }). { $count } Erfolg mehr
       *[other] Nachwurf der Jagd wegen { $because }: { $dice-row } ({ $why-row }). { $count } Erfolge mehr
    }
event-hunt_failed = Die Jagd misslingt
event-tile_hunt = Die Jagd zieht ein Plättchen ({ $tile-row }): Schaden { $damage }
event-tile_mordor = Auf der Mordorleiste wird ein Plättchen gezogen ({ $tile-row }): Schaden { $damage }
tile-by_die = nach Würfelwurf
event-tile_stronghold = Ein Plättchen für eine Festung des Schattens am Weg ({ $tile-row }): Schaden { $damage }
event-tile_card = „{ $card }“ zieht ein Plättchen ({ $tile-row }): Schaden { $damage }
event-pool_refilled = Die gewöhnlichen Plättchen kehren in den Jagdvorrat zurück
event-tile_die = Der Würfel für das Plättchen zeigt { $roll }
event-hunt_casualty = { $who-start } fällt der Jagd zum Opfer; es bleibt Schaden { $damage }
event-damage_lowered = { $who-start } senkt den Schaden auf { $damage }
event-revealed = Die Gemeinschaft wird entdeckt
event-walked = Die Gemeinschaft geht { $from-from } { $to-to }
event-mordor_step = Die Gemeinschaft steht auf Schritt { $step } der Mordorleiste
event-stopped = Die Gemeinschaft wird auf Schritt { $step } aufgehalten

event-attacked = Angriff { $side-genitive } { $region-in }, { $from-from }: { $group }
event-attacked_siege = Belagerungsschlacht { $region-in }, Angriff { $side-genitive }: { $group }
event-attacked_sortie = Ausfall { $side-genitive } { $region-in }: { $group }
event-white_rider = Der Weiße Reiter: Die Führung der Nazgûl ist in dieser Schlacht aufgehoben
event-round = Schlacht { $region-in }, Kampfrunde { $round }
event-combat_chosen =
    { $side-number ->
        [other] { $side-start } legen verdeckt eine Kampfkarte { $deck-from }
       *[one] { $side-start } legt verdeckt eine Kampfkarte { $deck-from }
    }
event-no_combat_card =
    { $side-number ->
        [other] { $side-start } spielen keine Kampfkarte
       *[one] { $side-start } spielt keine Kampfkarte
    }
event-combat_shown = Kampfkarten: { $attacker } gegen { $defender }
event-combat_rolled = Kampfwurf { $side-genitive }: { $dice-row } ({ $why-row }). { $count } Treffer
event-rerolled = Nachwurf der Anführer { $side-genitive }: { $dice-row } ({ $why-row }). { $count } Treffer
event-extra_attack = { $card }, Zusatzangriff { $side-genitive }: { $dice-row } ({ $why-row }). { $count } Treffer
event-card_tried =
    { $count ->
        [0] „{ $card }“: Die Würfel zeigen { $dice }, Erfolg ab { $target }. Kein Erfolg
        [one] „{ $card }“: Die Würfel zeigen { $dice }, Erfolg ab { $target }. { $count } Erfolg
       *[other] „{ $card }“: Die Würfel zeigen { $dice }, Erfolg ab { $target }. { $count } Erfolge
    }
roll-strength = Kampfstärke { $strength }
roll-fewer = { $count } Würfel bei Kampfstärke { $strength }
roll-leadership =
    { $count ->
        [one] Führung { $leadership } bei { $count } Fehlwurf
       *[other] Führung { $leadership } bei { $count } Fehlwürfen
    }
roll-needs = Treffer ab { $target }
roll-needs_walls = Treffer ab { $target } in der ersten Runde gegen eine Stadt oder Befestigung
roll-needs_siege = Treffer ab { $target } in einer Belagerungsschlacht
roll-needs_card = Treffer ab { $target } nach der Karte
roll-modifier = jeder Würfel { $modifier }
roll-cards = durch { $cards }
roll-hunt_bonus = jeder Würfel +{ $bonus }
roll-hunt_needs = Erfolg ab 6, nie mit einer 1
tile-eye = Auge
tile-die = ein Würfel
tile-reveal = Entdeckt
tile-stop = Halt
roll-hunt_boxed = { $count } Würfel der Freien Völker im Jagdfeld
roll-hunt_card = +{ $bonus } durch eine Karte

event-lost = { $figure-start } geht { $region-in } verloren ({ $cause })
event-reduced = Eine Elite { $nation-genitive } { $region-in } wird zur Regulären
event-sheltered = Die Verteidiger { $region-in } ziehen sich in die Festung zurück
event-ceased = Der Angriff wird abgebrochen
event-pressed = Der Angriff geht weiter
event-extended = Eine Elite { $nation-genitive } bezahlt eine weitere Kampfrunde
event-retreated = Rückzug { $from-from } { $to-to }: { $group }
event-siege_began = Eine Belagerung beginnt { $region-in }
event-siege_ended = Die Belagerung { $region-in } ist vorbei
event-battle_ended = Die Schlacht { $region-in } ist vorbei
event-card_gone = „{ $card }“ wird abgelegt
event-on_table = „{ $card }“ bleibt auf dem Tisch
event-other = Etwas ist geschehen

phase-draw = Würfel und Karten
phase-fellowship = Gemeinschaft
phase-hunt_allocation = Jagd
phase-action_roll = Aktionswurf
phase-action = Aktionen
phase-victory = Siegprüfung

scene-turn = Runde
scene-now = Runde { $turn }, { $phase }
scene-points = Siegpunkte: Freie Völker { $free_peoples } von 4, Schatten { $shadow } von 10
scene-fellowship = Die Gemeinschaft
scene-in_mordor = Auf Schritt { $step } der Mordorleiste
scene-in_region = Zuletzt gesehen { $region-in }, Fortschritt { $progress }
scene-hidden = Verborgen, Verderbnis { $corruption }
scene-revealed = Entdeckt, Verderbnis { $corruption }
scene-company = Wegführer: { $guide }; Gefährten: { $company }
scene-hunt = { $tiles } Plättchen im Jagdvorrat, Jagdstufe { $level }
scene-battle = Schlacht
scene-battle_line = Angriff { $side-genitive } { $region-in }, { $from-from }, Kampfrunde { $round }
scene-force = Angreifer: { $group }
scene-dice = Würfel
scene-die = { $count } × { $face }
scene-side_dice =
    { $rings ->
        [one] { $side-start }: ungenutzt { $unused }; { $pool } insgesamt, { $box } im Jagdfeld; { $rings } Elbenring
       *[other] { $side-start }: ungenutzt { $unused }; { $pool } insgesamt, { $box } im Jagdfeld; { $rings } Elbenringe
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
scene-region = { $region } ({ $kind }): { $group } (Nachbarn: { $near-row })
scene-siege = { $region } ({ $kind }), belagert. Drinnen: { $inside }. Draußen: { $outside } (Nachbarn: { $near-row })
scene-taken = { $region } ({ $kind }), unter Kontrolle { $side-genitive }: { $group } (Nachbarn: { $near-row })
scene-cards = Karten
scene-hand = { $seat }: { $cards }
scene-backs = { $seat }, verdeckt: { $character } × Charakter, { $strategy } × Strategie
scene-table = Auf dem Tisch: { $cards }

refuse-seats = das Spiel ist für 2 bis 4 Plätze, nicht für { $count }
refuse-expansion = die Erweiterung { $expansion } gibt es hier noch nicht; spielt das Grundspiel
refuse-position = diese Stellung kann es nicht geben: { $place }
refuse-R3-1 = jetzt ist nichts zu tun
refuse-R3-5 = in der Gemeinschaftsphase darfst du ansagen, Mordor betreten oder den Wegführer bestimmen
refuse-R3-6 = sag, wie viele Würfel ins Jagdfeld kommen
refuse-R3-7 = höchstens so viele Würfel, wie Gefährten in der Gemeinschaft sind; einer ist immer erlaubt
refuse-R3-8 = ein Würfel der Freien Völker lag im Jagdfeld: Mindestens ein Würfel muss hinein
refuse-R3-11 = du bist damit jetzt nicht an der Reihe
refuse-R4-3 = einen solchen Würfel hast du nicht, oder er erlaubt diese Aktion nicht
refuse-R4-4 = passen darfst du nur mit weniger ungenutzten Würfeln als die andere Seite
refuse-R4-5 = einen solchen Würfel hast du nicht zum Ablegen
refuse-R5-1 = du hast keinen Elbenring oder keinen solchen ungenutzten Würfel
refuse-R5-2 = nur ein Elbenring je Runde
refuse-R5-4 = auf den Willen des Westens kann kein Würfel gedreht werden
refuse-R5-5 = nur ein ungenutzter Würfel des Schattens kann zum Auge werden, und ein Auge bleibt ein Auge
refuse-R5-6 = wähl ein anderes Ergebnis
refuse-R6-2 = dieser Stapel ist leer oder nicht deiner
refuse-R6-3 = leg eine Karte ab, die du auf der Hand hast
refuse-R6-4 = diese Karte hast du nicht auf der Hand, oder der Würfel passt nicht zu ihrem Symbol
refuse-R6-5 = ihre Bedingung ist nicht erfüllt
refuse-R7-1 = diese Regionen sind nicht benachbart
refuse-R8-3 = entferne eine deiner Einheiten über der Höchstzahl von zehn
refuse-R8-4 = entferne eine Einheit der Besatzung: Höchstens fünf dürfen bleiben
refuse-R9-1 = zwei Reguläre oder Anführer oder eine Elite
refuse-R9-2 = mit einem Würfel heben nur Völker aus, die im Krieg sind
refuse-R9-3 = keine solche Figur ist bei den Verstärkungen
refuse-R9-4 = ausgehoben wird in freien, unbelagerten Siedlungen des eigenen Volkes, jede Figur in einer anderen
refuse-R9-5 = Nazgûl werden in Saurons Festungen ausgehoben
refuse-R9-6 = ein Anführer kommt nur dorthin, wo eine Einheit ist
refuse-R9-7 = in einer eroberten Siedlung wird nicht ausgehoben
refuse-R9-11 = jeder Diener kommt nur einmal je Spiel
refuse-R10-1 = zieh mit einem deiner Heere oder einem Teil davon, mindestens einer Einheit, in eine Nachbarregion
refuse-R10-2 = in einer Aktion zieht keine Figur zweimal, und höchstens zwei Heere ziehen
refuse-R10-3 = bei einem Charakterwürfel muss ein Anführer, Nazgûl oder Charakter mitziehen
refuse-R10-4 = Anführer dürfen nicht ohne Einheit zurückbleiben, und Saruman zieht nie
refuse-R10-5 = ein Heer kann keine Region mit feindlichen Einheiten betreten
refuse-R10-6 = ein belagertes Heer kann nicht ziehen
refuse-R10-7 = Figuren eines Volkes, das nicht im Krieg ist, dürfen keine Region eines anderen Volkes betreten
refuse-R11-2 = Gefährten bewegen sich je einmal, so weit wie die höchste Stufe ihrer Gruppe
refuse-R11-4 = Gefährten müssen in einer Region mit einer Festung des Schattens anhalten
refuse-R11-5 = Gefährten können eine belagerte Festung weder betreten noch verlassen
refuse-R11-8 = wähl einen Nazgûl oder Diener, der sich noch nicht bewegt hat
refuse-R11-9 = ein Nazgûl darf nicht dorthin, wo die Freien Völker eine unbelagerte Festung kontrollieren
refuse-R11-12 = Saurons Mund geht bis zu drei Regionen weit, nicht in belagerte Festungen und nicht aus ihnen heraus
refuse-R11-13 = Saruman bewegt sich nie
refuse-R12-1 = wähl eines deiner Heere und ein feindliches, das es angreifen kann
refuse-R12-2 = bei einem Charakterwürfel braucht das Heer einen Anführer, Nazgûl oder Charakter
refuse-R12-3 = nur Einheiten von Völkern im Krieg können angreifen
refuse-R12-4 = bleibt keine Einheit zurück, bleibt niemand zurück
refuse-R12-5 = Figuren von Völkern, die nicht im Krieg sind, bleiben in der Nachhut, mit einer Einheit bei ihren Anführern
refuse-R12-6 = bei einem Charakterwürfel muss ein Anführer, Nazgûl oder Charakter mit angreifen
refuse-R13-1 = erst kommt der Schritt der Kampfrunde, nach dem gefragt ist
refuse-R13-3 = wähl eine Karte, die du auf der Hand hast, oder keine
refuse-R14-2 = jeder Treffer entfernt eine Reguläre oder macht eine Elite zur Regulären; zwei Treffer dürfen eine Elite entfernen
refuse-R14-5 = es gibt keine Reguläre mehr, die diese Elite ersetzt
refuse-R15-1 = der Angreifer bricht ab oder greift weiter an
refuse-R15-3 = über einen Rückzug wird entschieden, wenn der Angriff weitergeht
refuse-R15-4 = ein Rückzug führt in eine freie Nachbarregion
refuse-R15-8 = mindestens eine Einheit muss nachrücken, und nur Überlebende der Angriffstruppe
refuse-R16-3 = kämpf im Feld oder zieh dich in die Festung zurück
refuse-R16-4 = hier gibt es keine eigene Festung, in die sich das Heer zurückziehen könnte
refuse-R16-9 = eine Besatzung kann nur von ihren Belagerern angegriffen werden
refuse-R16-11 = ein belagertes Heer kann sich nicht zurückziehen
refuse-R16-12 = eine Belagerungsschlacht dauert eine Runde, außer eine Elite wird gezahlt
refuse-R16-13 = keine Elite dieses Volkes ist dabei, oder keine Reguläre kann sie ersetzen
refuse-R18-2 = ein passives Volk kann nicht in den Krieg ziehen
refuse-R18-8 = dieses Volk ist nicht deines oder schon im Krieg
refuse-R19-5 = der Wegführer ist ein Gefährte der höchsten Stufe
refuse-R19-10 = die Gemeinschaft wird höchstens einmal je Runde angesagt, nur verborgen und nicht auf der Mordorleiste, bis zu ihrem Fortschritt weit
refuse-R19-13 = die Gemeinschaft ist am Ende ihrer Leiste
refuse-R19-15 = eine entdeckte Gemeinschaft kann nicht bewegt werden
refuse-R19-16 = die entdeckte Gemeinschaft geht von Region zu Nachbarregion und muss in einer erlaubten Region enden können
refuse-R19-17 = die entdeckte Gemeinschaft darf nicht in einer Stadt oder Festung enden, die die Freien Völker kontrollieren
refuse-R19-21 = die Gemeinschaft ist schon verborgen
refuse-R20-1 = wähl Gefährten der Gemeinschaft
refuse-R20-2 = getrennte Gefährten gehen bis zu Fortschritt plus höchster Stufe weit
refuse-R20-3 = aus einer belagerten Festung können sie nicht weitergehen
refuse-R21-12 = sag, wie du dem Schaden begegnest
refuse-R21-13 = ein Opfer je Plättchen, und nur ein Gefährte der Gemeinschaft
refuse-R22-1 = die Gemeinschaft ist nicht an den Toren Mordors
refuse-R22-5 = auf der Mordorleiste trennt sich niemand
refuse-R23-1 = die Partie ist zu Ende
refuse-R24-4 = wähl einen Stapel deiner Mannschaft
refuse-R24-6 = biete eine Karte, die du auf der Hand hast, oder lehn ab
refuse-R24-11 = dieses Volk befehligst du nicht
refuse-R24-13 = dieser Diener gehört zum anderen Platz deiner Mannschaft
refuse-R24-14 = diese Karte darf nur der andere Platz deiner Mannschaft spielen
refuse-R24-15 = stimm zu oder lehn ab
refuse-R24-18 = dieses gemischte Heer befehligt der andere Platz deiner Mannschaft
refuse-R24-19 = du würdest den Befehl über den Teil verlieren, der handelt
refuse-R24-24 = die letzte Aktion galt demselben Volk
refuse-R25-3 = erst kommen Würfel oder Karten
refuse-R26-aragorn-entry = Streicher muss in Minas Tirith, Dol Amroth oder Pelargir sein, und der Ort muss unerobert sein
refuse-R26-gandalf_grey-guide = zieh von diesem Stapel oder lehn ab
refuse-R26-gandalf_white-entry = Gandalf der Graue darf nicht mehr in der Gemeinschaft sein, und ein Diener muss im Spiel sein oder gewesen sein
refuse-R26-gandalf_white-white_rider = verzichte auf die Führung oder lehn ab
refuse-R26-gollum-reveal = Gollum kann nur eine verborgene Gemeinschaft verraten, die das Plättchen nicht entdeckt
refuse-R26-meriadoc-guide = nur ein Hobbit, der Wegführer ist, kann gehen
refuse-R26-mouth_of_sauron-entry = die Gemeinschaft muss auf der Mordorleiste sein oder alle Freien Völker im Krieg; Saurons Mund kommt in eine uneroberte Festung Saurons
refuse-R26-mouth_of_sauron-messenger = einmal je Runde
refuse-R26-saruman-entry = Isengart muss im Krieg und Orthanc unerobert sein
refuse-R26-saruman-voice = der Schatten muss Orthanc mit Saruman halten, unbelagert
refuse-R26-witch_king-entry = Sauron und ein Freies Volk müssen im Krieg sein; der Hexenkönig kommt zu einem Heer mit einer Einheit Saurons
refuse-R26-witch_king-sorcerer = zieh von diesem Stapel oder lehn ab

character-gandalf_grey = Gandalf der Graue
    .a = Gandalf der Graue
    .accusative = Gandalf den Grauen
    .start = Gandalf der Graue
character-strider = Streicher
    .a = Streicher
    .accusative = Streicher
    .start = Streicher
character-boromir = Boromir
    .a = Boromir
    .accusative = Boromir
    .start = Boromir
character-legolas = Legolas
    .a = Legolas
    .accusative = Legolas
    .start = Legolas
character-gimli = Gimli
    .a = Gimli
    .accusative = Gimli
    .start = Gimli
character-meriadoc = Meriadoc Brandybock
    .a = Meriadoc Brandybock
    .accusative = Meriadoc Brandybock
    .start = Meriadoc Brandybock
character-peregrin = Peregrin Tuk
    .a = Peregrin Tuk
    .accusative = Peregrin Tuk
    .start = Peregrin Tuk
character-aragorn = Aragorn, Isildurs Erbe
    .a = Aragorn
    .accusative = Aragorn
    .start = Aragorn
character-gandalf_white = Gandalf der Weiße
    .a = Gandalf der Weiße
    .accusative = Gandalf den Weißen
    .start = Gandalf der Weiße
character-gollum = Gollum
    .a = Gollum
    .accusative = Gollum
    .start = Gollum
character-witch_king = der Hexenkönig
    .a = der Hexenkönig
    .accusative = den Hexenkönig
    .start = Der Hexenkönig
character-mouth_of_sauron = Saurons Mund
    .a = Saurons Mund
    .accusative = Saurons Mund
    .start = Saurons Mund
character-saruman = Saruman
    .a = Saruman
    .accusative = Saruman
    .start = Saruman
character-ring_bearers = Frodo und Sam
    .a = Frodo und Sam
    .accusative = Frodo und Sam
    .start = Frodo und Sam

ask-drawn = Eine Karte { $deck-from } kommt auf deine Hand: Halt sie geheim oder nenn sie
ask-combat_name = Schlacht { $region-in }, Kampfrunde { $round }: Die Kampfkarten werden aufgedeckt. Welche ist deine?
ask-edit_map = Welche Region soll sich ändern?
ask-edit_region = Was soll sich { $region-in } ändern?
ask-edit_figures = Welche Figur soll aus dem Spiel, zurück, beiseite oder in die Gemeinschaft?
ask-edit_politics = Was soll sich auf der Politikleiste ändern?
ask-edit_fellowship = Was soll sich an der Gemeinschaft ändern?
ask-edit_dice = Welche Würfel oder Ringe sollen sich ändern?
ask-edit_cards = Welche Karte soll wo liegen?
ask-edit_tiles = Welches Plättchen soll wo liegen?
ask-edit_turn = Was soll sich an der Runde ändern?

option-keep_secret = Geheim halten: noch eine Karte { $deck-from }
option-discard_back = Eine Karte { $deck-from } verdeckt ablegen
option-combat_back = Eine Karte { $deck-from } verdeckt hinlegen
option-offer_back = Eine Karte { $deck-from } verdeckt anbieten
option-name = Es ist „{ $card }“
option-edit_map = Eine Region ändern: Figuren, Kontrolle, Ringträger
option-edit_figures = Verstärkungen, Gefallene und Charaktere ändern
option-edit_politics = Die Politikleiste ändern
option-edit_fellowship = Die Gemeinschaft ändern
option-edit_dice = Würfel, Jagdfeld und Ringe ändern
option-edit_cards = Die Karten ändern
option-edit_tiles = Die Jagdplättchen ändern
option-edit_turn = Runde und Phase ändern
group-edit = Die Stellung ändern
group-name = Die Karte nennen
group-wild = Land ohne Volk
group-edit_place = Hinstellen
group-edit_remove = Wegnehmen
group-edit_bury = Aus dem Spiel
group-edit_raise = Zurück zu den Verstärkungen
group-edit_card = { $card }
group-edit_tile = Plättchen { $tile-row }
group-edit_progress = Fortschritt
group-edit_corruption = Verderbnis

edit-place = { $figure-start } kommt { $region-to }
edit-remove = { $figure-start } wird { $region-from } entfernt
edit-bury = { $figure-start } ist aus dem Spiel
edit-raise = { $figure-start } kehrt zu den Verstärkungen zurück
edit-join = { $who-start } ist in der Gemeinschaft
edit-aside = { $who-start } ist beiseitegelegt
edit-control = { $region }: unter Kontrolle { $side-genitive }
edit-at_war =
    { $nation-number ->
        [other] { $nation-start } sind im Krieg
       *[one] { $nation-start } ist im Krieg
    }
edit-steps =
    { $nation-start } { $nation-number ->
        [other] stehen
       *[one] steht
    } { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    } vom Krieg
edit-active =
    { $nation-number ->
        [other] { $nation-start } sind aktiv
       *[one] { $nation-start } ist aktiv
    }
edit-passive =
    { $nation-number ->
        [other] { $nation-start } sind passiv
       *[one] { $nation-start } ist passiv
    }
edit-ring_bearers = Die Ringträger stehen { $region-in }
edit-progress = Der Fortschritt ist { $count }
edit-corruption = Die Verderbnis ist { $count }
edit-hidden = Die Gemeinschaft ist verborgen
edit-revealed = Die Gemeinschaft ist entdeckt
edit-mordor = Die Gemeinschaft steht auf Schritt { $step } der Mordorleiste
edit-guide = { $who-start } ist Wegführer
edit-add_die =
    { $side-number ->
        [other] { $side-start } bekommen { $die-a } dazu
       *[one] { $side-start } bekommt { $die-a } dazu
    }
edit-spend_die =
    { $side-number ->
        [other] { $side-start } haben { $die-a } verbraucht
       *[one] { $side-start } hat { $die-a } verbraucht
    }
edit-hunt_box = { $count } Würfel { $side-genitive } im Jagdfeld
edit-rings =
    { $count ->
        [one] { $count } Elbenring { $side-genitive }
       *[other] { $count } Elbenringe { $side-genitive }
    }
edit-hand = „{ $card }“ ist auf der Hand ({ $seat-team })
edit-deck = „{ $card }“ ist im Stapel
edit-discard = „{ $card }“ ist abgelegt
edit-table = „{ $card }“ liegt auf dem Tisch
edit-pool = Plättchen { $tile-row } ist im Jagdvorrat
edit-drawn = Plättchen { $tile-row } ist gezogen
edit-scrap = Plättchen { $tile-row } ist aus dem Spiel
edit-await = Plättchen { $tile-row } wartet auf Mordor
edit-shelve = Plättchen { $tile-row } ist nicht im Spiel
edit-turn = Es ist Runde { $turn }
edit-next_turn = Eine neue Runde beginnt
edit-phase = Die Phase beginnt: { $phase }
edit-lead = Die Mannschaft leitet: { $seat-team }
edit-acting =
    { $seat-number ->
        [other] { $seat-start } sind am Zug
       *[one] { $seat-start } ist am Zug
    }
event-edited =
    { $seat-number ->
        [other] { $seat-start } ändern die Stellung: { $edit }
       *[one] { $seat-start } ändert die Stellung: { $edit }
    }
refuse-edit = die Stellung ändert nur, wer gefragt ist, im freien Modus und wenn gerade nichts im Gange ist

watcher-stronghold = einer Festung des Schattens
watcher-army = eines Heeres des Schattens
watcher-nazgul = eines Nazgûl
event-die_boxed = Der Würfel, der die Gemeinschaft bewegt hat, kommt ins Jagdfeld (jetzt { $count })

dealer-hunt_again =
    { $count ->
        [one] Nachwurf der Jagd: { $count } Würfel mit +{ $bonus }
       *[other] Nachwurf der Jagd: { $count } Würfel, jeder mit +{ $bonus }
    }
dealer-fp_combat_roll = { $count } Kampfwürfel der Freien Völker { $region-in }: Treffer ab { $target }
dealer-sh_combat_roll = { $count } Kampfwürfel des Schattens { $region-in }: Treffer ab { $target }
dealer-fp_combat_again = Nachwurf der Freien Völker { $region-in }, { $count } Würfel: Treffer ab { $target }
dealer-sh_combat_again = Nachwurf des Schattens { $region-in }, { $count } Würfel: Treffer ab { $target }
dealer-tile_hunt = ein Jagdplättchen für die gelungene Jagd, von { $tiles } im Vorrat
dealer-tile_mordor = ein Jagdplättchen für die Bewegung auf der Mordorleiste, von { $tiles } im Vorrat
dealer-tile_stronghold = ein Jagdplättchen für eine Festung des Schattens am Weg, von { $tiles } im Vorrat
dealer-tile_card = ein Jagdplättchen für eine Karte, von { $tiles } im Vorrat

effect-joins = Trifft dort auf: { $group }
warn-stirs =
    { $nations-number ->
        [other] { $nations-the } werden aktiv und rücken einen Schritt näher an den Krieg
       *[one] { $nations-the } wird aktiv und rückt einen Schritt näher an den Krieg
    }
warn-nearer =
    { $nations-number ->
        [other] { $nations-the } rücken einen Schritt näher an den Krieg
       *[one] { $nations-the } rückt einen Schritt näher an den Krieg
    }
warn-and = { $one }; { $more }

kind-town = Dorf
kind-city = Stadt
kind-stronghold = Festung
kind-fortification = Befestigung
kind-open = offenes Land
scene-taken_empty = { $region } ({ $kind }), unter Kontrolle { $side-genitive }, leer (Nachbarn: { $near-row })
scene-defenders = Verteidiger: { $group }
scene-combat_card = Kampfkarte { $side-genitive }: { $card }
scene-hits =
    { $side-number ->
        [other] { $side-start } müssen noch { $hits } Treffer nehmen
       *[one] { $side-start } muss noch { $hits } Treffer nehmen
    }
scene-hunt_title = Die Jagd
scene-hunt_run = Plättchen ({ $tile-row }), noch Schaden { $damage }

deed-play_secret = Eine Karte { $deck-from } spielen
effect-names = Verbraucht { $die-the }; danach nennst du die Karte
ask-name = Welche Karte { $deck-from } ist es?
event-named =
    { $seat-number ->
        [other] { $seat-start } spielen „{ $card }“
       *[one] { $seat-start } spielt „{ $card }“
    }

# Die Völker, wie sie bei ihren Figuren stehen: „eine Reguläre des Nordens“.
folk-dwarves = Zwerge
    .genitive = der Zwerge
folk-elves = Elben
    .genitive = der Elben
folk-gondor = Gondor
    .genitive = Gondors
folk-rohan = Rohan
    .genitive = Rohans
folk-isengard = Isengart
    .genitive = Isengarts
folk-sauron = Sauron
    .genitive = Saurons
folk-southrons = Südländer
    .genitive = der Südländer
folk-north = Norden
    .genitive = des Nordens

effect-declare = Der Fortschritt ist dann 0
effect-declare_heals = Verderbnis −1; der Fortschritt ist dann 0
effect-declare_stirs =
    { $nation-number ->
        [other] { $nation-start } werden aktiv; der Fortschritt ist dann 0
       *[one] { $nation-start } wird aktiv; der Fortschritt ist dann 0
    }
effect-declare_both =
    { $nation-number ->
        [other] Verderbnis −1; { $nation-the } werden aktiv; der Fortschritt ist dann 0
       *[one] Verderbnis −1; { $nation-the } wird aktiv; der Fortschritt ist dann 0
    }

ask-event = { $card }: { $text }
ask-price = Was zahlst du, um „{ $card }“ zu entfernen?
ask-levy = { $card }: Wen hebst du { $region-in } aus?
ask-hits = { $card }: Dein Heer { $region-in } nimmt { $hits } Treffer. Was verlierst du?
ask-use_roll = Benutzt du vor dem Jagdwurf eine Karte?
ask-use_tile = Gleich wird ein Jagdplättchen gezogen. Benutzt du eine Karte?
ask-use_drawn = Benutzt du eine Karte gegen dieses Plättchen?
ask-use_damage = Das Plättchen macht { $damage } Schaden. Benutzt du eine Karte?
ask-use_casualty = Ein Gefährte fällt der Jagd zum Opfer. Benutzt du eine Karte?
ask-use_reveal = Die Gemeinschaft wurde unterwegs gesehen. Benutzt du eine Karte?
ask-tactic = { $combat }: { $text }
ask-march_from = { $card }: Welches Heer zieht?
ask-march_group = { $card }: Wer zieht { $from-from }? Bisher: { $group }
ask-march_on =
    { $left ->
        [one] { $card }: { $group } { $region-in }, noch { $left } Region weit. Wohin?
       *[other] { $card }: { $group } { $region-in }, noch { $left } Regionen weit. Wohin?
    }
option-nation = { $nation }
option-number = { $count }
option-use_card = „{ $card }“ benutzen
deed-remove = „{ $card }“ vom Tisch entfernen
event-played_free =
    { $seat-number ->
        [other] { $seat-start } spielen „{ $card }“ ohne Würfel
       *[one] { $seat-start } spielt „{ $card }“ ohne Würfel
    }
event-paid =
    { $seat-number ->
        [other] { $seat-start } geben „{ $card }“ her
       *[one] { $seat-start } gibt „{ $card }“ her
    }
event-card_used = „{ $card }“ wird benutzt
event-card_cancelled = „{ $card }“ ist aufgehoben
event-card_rolled = „{ $card }“: Die Würfel zeigen { $dice }
event-tile_added = Ein besonderes Plättchen ist im Spiel: { $tile-row }
event-tile_returned = Ein Plättchen kehrt in den Vorrat zurück: { $tile-row }
event-tile_removed = Ein Plättchen verlässt das Spiel: { $tile-row }
event-die_turned =
    { $side-number ->
        [other] { $side-start } drehen { $from-a } { $to-onto }
       *[one] { $side-start } dreht { $from-a } { $to-onto }
    }
event-forfeited = { $figure-start } verzichtet in dieser Runde auf Führung
event-hits_added = „{ $card }“: { $count } Treffer { $side-genitive } mehr
event-hits_cancelled = „{ $card }“ hebt { $count } Treffer { $side-genitive } auf

dealer-fp_card_dice = { $count } Würfel für eine Karte der Freien Völker
dealer-sh_card_dice = { $count } Würfel für eine Karte des Schattens

needs-companion_in_battle = Kein Gefährte nimmt an der Schlacht teil
needs-leader_or_companion_in_battle = Kein Anführer oder Gefährte nimmt an der Schlacht teil
needs-elite_in_battle = Keine deiner Eliten nimmt an der Schlacht teil
needs-battle_near_fangorn = Die Schlacht ist nicht in Fangorn, Orthanc oder Rohan
needs-battle_in_free_land = Die Schlacht ist nicht in einer Region eines Freien Volkes
needs-defends_in_field = Du verteidigst nicht in einer Feldschlacht
needs-battle_where_fellowship_is = Die Schlacht ist nicht in der Region der Gemeinschaft
needs-gandalf_in_battle = Gandalf nimmt nicht an der Schlacht teil
needs-strider_in_battle = Weder Streicher noch Aragorn nimmt an der Schlacht teil
needs-hobbit_in_battle = Kein Hobbit nimmt an der Schlacht teil
needs-battle_near_moria = Die Schlacht ist mehr als zwei Regionen von Moria entfernt
needs-nazgul_leadership = Die Nazgûl in der Schlacht haben zu wenig Führung
needs-gimli_or_legolas_in_fellowship = Weder Gimli noch Legolas ist in der Gemeinschaft
needs-boromir_in_fellowship = Boromir ist nicht in der Gemeinschaft
needs-gandalf_grey_in_fellowship = Gandalf der Graue ist nicht in der Gemeinschaft
needs-companion_in_fellowship = Kein Gefährte ist in der Gemeinschaft
needs-strider_with_army_in_south = Weder Streicher noch Aragorn ist bei einem Heer in Gondor oder Rohan
needs-companion_army_near_nazgul = Kein Heer mit einem Gefährten ist bei oder neben einem Heer des Schattens mit Nazgûl
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

card-fp_char_01-event = Bringt ein blaues Jagdplättchen ins Spiel: 0. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-fp_char_02-event = Bringt ein zweites blaues Jagdplättchen mit 0 ins Spiel. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-fp_char_03-event = Bringt ein blaues Jagdplättchen ins Spiel: −2; gezogen heilt es 2 Verderbnis. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-fp_char_04-event = Bringt ein blaues Jagdplättchen ins Spiel: −1; gezogen heilt es 1 Verderbnis. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-fp_char_05-event = Bleibt auf dem Tisch. Hat der Schatten ein Jagdplättchen gezogen, darfst du diese Karte ablegen: Ein anderes wird gezogen und gilt, das erste kehrt in den Vorrat zurück.
card-fp_char_06-event = Gimli oder Legolas muss in der Gemeinschaft sein. Bleibt auf dem Tisch, solange einer von ihnen dort ist. Leg sie ab, um den Schaden eines Jagdplättchens um 1 zu senken.
card-fp_char_07-event = Boromir muss in der Gemeinschaft sein. Bleibt auf dem Tisch, solange er dort ist. Leg sie ab, um den Schaden eines Jagdplättchens um 1 zu senken.
card-fp_char_08-event = Gandalf der Graue muss in der Gemeinschaft sein. Bleibt auf dem Tisch, solange er dort ist. Soll ein Jagdplättchen gezogen werden, leg sie ab: Es wird nicht gezogen.
card-fp_char_09-event = Wirf drei Würfel und heile 1 Verderbnis für jede 5 oder 6; ist Streicher der Wegführer, für jede 3 oder mehr.
card-fp_char_10-event = Heile 1 Verderbnis. Ist Gollum der Wegführer, darfst du die Gemeinschaft danach verbergen oder bewegen; der Würfel dieser Karte kommt nicht ins Jagdfeld.
card-fp_char_11-event = Ein Gefährte muss in der Gemeinschaft sein. Trenne einen Gefährten oder eine Gruppe, eine Region weiter als sonst; dann heile 1 Verderbnis.
card-fp_char_12-event = Heile 1 Verderbnis; ist Gollum der Wegführer, 2.
card-fp_char_13-event = Dreh einen deiner ungenutzten Charakterwürfel auf den Willen des Westens. Ist die Gemeinschaft in Lórien und Lórien unerobert, heile 1 Verderbnis.
card-fp_char_14-event = Streicher oder Aragorn muss bei einem Heer in Gondor oder Rohan sein. Zieh drei Jagdplättchen: Jedes Auge verlässt das Spiel, die anderen kehren zurück. Bei drei Augen kehren alle zurück, und Streicher oder Aragorn ist ausgeschaltet.
card-fp_char_15-event = Trenne Gefährten oder beweg eine Gruppe auf der Landkarte, als wäre ihre Stufe 4. Sie dürfen in einer eigenen belagerten Festung enden.
card-fp_char_16-event = Trenne Gefährten oder beweg eine Gruppe auf der Landkarte, zwei Regionen weiter als sonst. Sie dürfen in einer eigenen belagerten Festung enden.
card-fp_char_17-event = Trenne einen Gefährten oder eine Gruppe, eine Region weiter als sonst. Ist dann Gimli oder Legolas in Erebor, Thal oder im Waldlandreich, werden die Zwerge und der Norden aktiv, und die Zwerge, die Elben und der Norden rücken je einen Schritt vor.
card-fp_char_18-event = Ein Heer mit einem Gefährten muss in der Region eines Heeres des Schattens mit einem Nazgûl oder daneben sein. Wirf für jeden Nazgûl dort einen Würfel, höchstens fünf, den Hexenkönig nicht gezählt: Jede 5 oder 6 schaltet einen aus. Die anderen fliegen in eine Festung Saurons, die der Schatten wählt.
card-fp_char_19-event = Gandalf der Weiße muss im Spiel und ein Gefährte in Fangorn sein. Wirf drei Würfel gegen das Heer des Schattens in Orthanc: Jede 4 oder mehr trifft. Wird das Heer vernichtet, sind Nazgûl und Diener bei ihm ausgeschaltet, und Saruman fällt, wenn keine Einheit bei ihm bleibt. Ist Gandalf der Weiße in Fangorn oder Rohan, darfst du noch eine Charakterkarte ohne Würfel spielen.
card-fp_char_20-event = Gandalf der Weiße muss im Spiel und ein Gefährte in Fangorn sein. Wirf drei Würfel gegen das Heer des Schattens in Orthanc: Jede 4 oder mehr trifft. Wird das Heer vernichtet, sind Nazgûl und Diener bei ihm ausgeschaltet, und Saruman fällt, wenn keine Einheit bei ihm bleibt. Ist Gandalf der Weiße in Fangorn oder Rohan, darfst du noch eine Charakterkarte ohne Würfel spielen.
card-fp_char_21-event = Gandalf der Weiße muss im Spiel und ein Gefährte in Fangorn sein. Wirf drei Würfel gegen das Heer des Schattens in Orthanc: Jede 4 oder mehr trifft. Wird das Heer vernichtet, sind Nazgûl und Diener bei ihm ausgeschaltet, und Saruman fällt, wenn keine Einheit bei ihm bleibt. Ist Gandalf der Weiße in Fangorn oder Rohan, darfst du noch eine Charakterkarte ohne Würfel spielen.
card-fp_char_22-event = Streicher oder Aragorn muss in Rohan sein und geht, mit beliebigen Gefährten von dort, nach Erech, Lamedon oder Pelargir. Ein Heer des Schattens dort nimmt so viele Treffer, wie ein Würfel zeigt; dann muss es sich zurückziehen oder wird vernichtet. Danach darfst du dort bis zu drei Reguläre Gondors ausheben; eine davon erobert die Siedlung zurück.
card-fp_char_23-event = Boromir muss in Gondor sein. Heb bei ihm eine Einheit Gondors aus; zieh zwei Strategiekarten.
card-fp_char_24-event = Streicher oder Aragorn muss bei einem Heer sein. Eine Reguläre dieses Heeres wird durch eine Elite desselben Volkes ersetzt; zieh zwei Strategiekarten.
card-fp_strat_01-event = Aragorn muss bei einem Heer außerhalb der Länder der Freien Völker sein. Bleibt auf dem Tisch, solange er dort ist: Würfel, die die Gemeinschaft bewegen, kommen nicht ins Jagdfeld. Wird abgelegt, wenn die Gemeinschaft angesagt oder entdeckt wird.
card-fp_strat_02-event = Die Elben rücken einen Schritt vor. Bleibt auf dem Tisch: Heere des Schattens dürfen Lórien, Bruchtal und die Grauen Anfurten weder betreten noch angreifen. Der Schatten darf sie mit einem Würfel, einer Heerkarte und einer Charakterkarte entfernen.
card-fp_strat_03-event = Der Norden rückt einen Schritt vor. Bleibt auf dem Tisch: Heere des Schattens dürfen den Alten Wald, das Auenland und Bockland weder betreten noch angreifen. Der Schatten darf sie mit einem Würfel, einer Heerkarte und einer Charakterkarte entfernen.
card-fp_strat_04-event = Beweg beliebige Gefährten auf der Landkarte. Ist dann einer in Ered Luin oder Erebor, werden die Zwerge aktiv und ziehen in den Krieg.
card-fp_strat_05-event = Wähl ein Heer des Schattens mit Einheiten von mindestens zwei Völkern und wirf fünf Würfel: Jede 5 oder 6 trifft es.
card-fp_strat_06-event = Wähl ein Heer des Schattens in Osgiliath oder Ithilien und wirf drei Würfel: Jede 5 oder 6 trifft es. Ist dann eines deiner Heere in Osgiliath, heb dort eine Einheit und einen Anführer Gondors aus.
card-fp_strat_07-event = Beweg beliebige Gefährten auf der Landkarte. Ist dann einer in Bree oder im Auenland, wird der Norden aktiv und zieht in den Krieg.
card-fp_strat_08-event = Wähl ein Freies Volk: Es wird aktiv und rückt einen Schritt vor.
card-fp_strat_09-event = Gondor muss aktiv sein. Rohan rückt einen Schritt vor; heb in Edoras eine Einheit und einen Anführer Rohans aus.
card-fp_strat_10-event = Greif aus einer Nachbarregion ein Heer des Schattens an, das eine Festung belagert. In jeder Kampfrunde wirft es einen Würfel weniger für jede Einheit der Besatzung, aber mindestens einen.
card-fp_strat_11-event = Rohan muss im Krieg sein. Ein Heer zieht aus einer Region Rohans geradewegs nach Minas Tirith; hält oder belagert der Schatten es, in eine Nachbarregion.
card-fp_strat_12-event = Beweg ein Heer mit einem Gefährten bis zu zwei Regionen weit.
card-fp_strat_13-event = Die Elben müssen im Krieg sein. Heb zwei Einheiten der Elben in einer Küstenregion aus, in der eines deiner Heere ist.
card-fp_strat_14-event = Heb eine Einheit und einen Anführer Gondors in Minas Tirith aus.
card-fp_strat_15-event = Heb eine Einheit der Elben in Lórien aus; zieh eine Strategiekarte.
card-fp_strat_16-event = Heb eine Einheit und einen Anführer Rohans in Edoras aus oder dort in Rohan, wo ein Gefährte ist.
card-fp_strat_17-event = Heb eine Einheit und einen Anführer des Nordens in Carrock aus.
card-fp_strat_18-event = Heb eine Einheit und einen Anführer Gondors in Dol Amroth aus.
card-fp_strat_19-event = Heb zwei Reguläre des Nordens in Thal aus; zieh eine Strategiekarte.
card-fp_strat_20-event = Heb eine Einheit des Nordens im Auenland und eine der Zwerge in Ered Luin aus; zieh eine Strategiekarte.
card-fp_strat_21-event = Heb eine Einheit der Elben in Bruchtal aus; zieh eine Strategiekarte.
card-fp_strat_22-event = Heb eine Einheit und einen Anführer der Zwerge in Erebor aus.
card-fp_strat_23-event = Heb eine Einheit und einen Anführer Rohans in einer freien Siedlung Rohans aus.
card-fp_strat_24-event = Heb eine Einheit der Elben im Waldlandreich aus; zieh eine Strategiekarte.
card-sh_char_01-event = Bringt ein rotes Jagdplättchen ins Spiel: Schaden nach Würfelwurf, Halt. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-sh_char_02-event = Bringt ein rotes Jagdplättchen ins Spiel: Auge, Entdeckt, Halt. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-sh_char_03-event = Bringt ein rotes Jagdplättchen ins Spiel: Schaden 3, Halt. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-sh_char_04-event = Bringt ein rotes Jagdplättchen ins Spiel: Schaden 1, Entdeckt, Halt. Es kommt in den Jagdvorrat, wenn die Gemeinschaft Mordor betritt, oder sofort, wenn sie dort ist.
card-sh_char_05-event = Die Gemeinschaft darf nicht in einer Region mit einer Siedlung der Freien Völker sein. Zieh ein Jagdplättchen. Ein Auge oder ein blaues Plättchen wird ohne Wirkung abgelegt; jedes andere wirkt wie nach einer gelungenen Jagd.
card-sh_char_06-event = Die Gemeinschaft darf nicht in einer Region mit einer Siedlung der Freien Völker sein. Zieh ein Jagdplättchen. Ein Auge oder ein blaues Plättchen wird ohne Wirkung abgelegt; bei jedem anderen wird der ganze Schaden zu Verderbnis, und nichts kann ihn senken.
card-sh_char_07-event = Die Gemeinschaft darf nicht in einer Region mit einer Siedlung der Freien Völker sein. Zieh ein Jagdplättchen. Ein Auge oder ein blaues Plättchen wird ohne Wirkung abgelegt; macht ein anderes Schaden, fällt ihm erst ein zufälliger Gefährte zum Opfer, und der Rest wird Verderbnis.
card-sh_char_08-event = Die Gemeinschaft darf nicht in einer Region mit einer Siedlung der Freien Völker sein. Wirf drei Würfel: 1 Verderbnis für jede 4 oder mehr; ist Gollum der Wegführer, nur für jede 6.
card-sh_char_09-event = Die Gemeinschaft muss mindestens Fortschritt 1 haben und darf nicht auf der Mordorleiste sein. Beweg beliebige deiner Nazgûl. Ist dann einer bei der Gemeinschaft, wird sie entdeckt.
card-sh_char_10-event = Die Gemeinschaft muss mindestens Fortschritt 1 haben und darf nicht auf der Mordorleiste sein. Setz die Ringträger in eine Nachbarregion; der Fortschritt bleibt, und es gibt keine Jagd.
card-sh_char_11-event = Die Gemeinschaft muss mindestens Fortschritt 1 haben und darf nicht auf der Mordorleiste sein. Beweg beliebige deiner Nazgûl. Ist dann einer bei der Gemeinschaft, darfst du eine Charakterkarte ablegen, die auf dem Tisch der Freien Völker liegt, oder jagen, als hätte sie sich eben bewegt.
card-sh_char_12-event = Die Gemeinschaft muss entdeckt sein. Sie nimmt 2 Verderbnis, wenn sie 3 oder weniger hat, sonst 1.
card-sh_char_13-event = Die Gemeinschaft muss entdeckt sein. Ist Gollum der Wegführer: 1 Verderbnis. Sonst wird ein zufälliger Gefährte versucht: Die Freien Völker nehmen so viel Verderbnis wie dessen Stufe oder verlieren den Gefährten.
card-sh_char_14-event = Die Gemeinschaft muss entdeckt sein. Zieh ein Jagdplättchen. Ein Auge oder ein blaues Plättchen wird ohne Wirkung abgelegt; bei jedem anderen müssen sich so viele Gefährten, wie es zeigt, von den Freien Völkern gewählt, an Ort und Stelle trennen. Ist Gollum der Wegführer: stattdessen 1 Verderbnis.
card-sh_char_15-event = Bleibt auf dem Tisch. Jedes Mal, wenn ein Gefährte der Jagd zum Opfer fällt, darfst du eine Charakterkarte der Freien Völker ablegen: eine zufällige von der Hand oder eine auf dem Tisch. Wird abgelegt, wenn die Gemeinschaft in einer uneroberten Stadt oder Festung der Freien Völker angesagt wird.
card-sh_char_16-event = Bleibt auf dem Tisch. Vor einem Jagdwurf darfst du sie ablegen: Jeder Würfel dieses Wurfs bekommt +1. Wird auch abgelegt, wenn die Gemeinschaft in einer uneroberten Stadt oder Festung der Freien Völker angesagt wird.
card-sh_char_17-event = Bleibt auf dem Tisch. Zieht eine angesagte oder entdeckte Gemeinschaft nach Moria, aus Moria oder hindurch, darfst du sie ablegen und ein Jagdplättchen ziehen (ein Auge tut nichts). Oder benutz sie vom Tisch als deine Kampfkarte.
card-sh_char_18-event = Dreh bis zu drei deiner ungenutzten Würfel auf ein Auge; sie kommen ins Jagdfeld.
card-sh_char_19-event = Ein Heer des Schattens mit einem Nazgûl muss neben einem Heer der Freien Völker stehen, es belagern oder von ihm belagert sein. Wähl ein solches Paar und wirf für jeden der Nazgûl einen Würfel, höchstens fünf: Jede 5 oder 6 trifft das Heer der Freien Völker.
card-sh_char_20-event = Der Hexenkönig muss bei einem Heer sein, das eine Festung belagert. Dieses Heer greift sie an, bis zu drei Kampfrunden lang. In der ersten dürfen die Freien Völker eine Kampfkarte nur benutzen, wenn ein Gefährte in der Schlacht ist.
card-sh_char_21-event = Saruman muss im Spiel sein. Bleibt auf dem Tisch. Spielst du eine Karte mit einem Ereigniswürfel, ziehst du eine Karte von einem der Stapel. Wird abgelegt, wenn Saruman ausgeschaltet wird; die Freien Völker dürfen sie mit einem Willen des Westens entfernen oder mit einem beliebigen Würfel und einem Elbenring.
card-sh_char_22-event = Saruman muss im Spiel sein. Bleibt auf dem Tisch. Rohan wird nur durch einen Gefährten oder die Gemeinschaft in Edoras oder Helms Klamm aktiv oder durch einen Angriff auf ein Heer dort. Wird abgelegt, wenn Rohan aktiv ist oder Saruman ausgeschaltet wird.
card-sh_char_23-event = Beweg beliebige deiner Nazgûl. Dann darfst du bis zu zwei Heere bewegen, jedes mit einem Nazgûl, oder mit einem Heer angreifen, das einen hat.
card-sh_char_24-event = Der Hexenkönig muss im Spiel sein. Heb zwei Nazgûl bei ihm aus oder beweg beliebige deiner Nazgûl. Dann darfst du das Heer des Hexenkönigs bewegen oder mit ihm angreifen.
card-sh_strat_01-event = Der Schatten muss eine Festung der Elben kontrollieren. Wirf für jede unbelagerte Festung der Elben einen Würfel je Einheit der Elben darin, höchstens fünf: Jede 6 trifft das Heer dort.
card-sh_strat_02-event = Saruman muss im Spiel sein, und ein Heer mit einer Einheit Isengarts muss eine Festung belagern. Ein solches Heer greift sie an, bis zu drei Kampfrunden lang. In der ersten dürfen die Freien Völker eine Kampfkarte nur benutzen, wenn ein Gefährte in der Schlacht ist.
card-sh_strat_03-event = Minas Tirith muss vom Schatten belagert sein. Ein Anführer in Minas Tirith wird ausgeschaltet. Bleibt auf dem Tisch: Die Freien Völker dürfen in Schlachten in Minas Tirith keine Kampfkarten benutzen. Wird abgelegt, wenn die Belagerung endet; die Freien Völker dürfen sie mit einem Willen des Westens entfernen oder mit einem beliebigen Würfel, wenn Gandalf oder Aragorn in Minas Tirith ist.
card-sh_strat_04-event = Alle Völker des Schattens müssen im Krieg sein. Alle ungenutzten Würfel der Freien Völker mit dem Willen des Westens sind für diese Runde verloren.
card-sh_strat_05-event = Bleibt auf dem Tisch. Die Freien Völker können passive Völker nicht mit einem Aushebungswürfel vorrücken. Wird abgelegt, wenn ein Freies Volk vorrückt, weil sein Heer angegriffen wurde oder durch die Fähigkeit eines Gefährten.
card-sh_strat_06-event = Die Gemeinschaft oder ein Gefährte auf der Landkarte muss in einer Region eines Freien Volkes sein, das nicht im Krieg ist. Wähl ein solches Volk: Es geht einen Schritt vom Krieg zurück, und die Freien Völker verlieren einen seiner Anführer oder eine seiner Einheiten.
card-sh_strat_07-event = Beweg ein Heer bis zu drei Regionen weit zu einem anderen, unbelagerten Heer des Schattens.
card-sh_strat_08-event = Beweg zwei Heere je bis zu zwei Regionen weit, jedes zu einem anderen, unbelagerten Heer des Schattens.
card-sh_strat_09-event = Alle Völker des Schattens müssen im Krieg sein. Beweg bis zu vier Heere je eine Region weit.
card-sh_strat_10-event = Die Südländer und Ostlinge müssen im Krieg sein. Verschiff ein Heer aus Umbar an eine Küste Gondors: Anfalas, Dol Amroth, Lamedon oder Pelargir. Es greift ein Heer an, das dort ist, und kann nicht abbrechen, außer dieses war belagert.
card-sh_strat_11-event = Isengart muss im Krieg sein. Heb zwei Reguläre Isengarts in einer freien Region neben Nord- oder Süd-Dunland aus; dann dürfen bis zu vier Einheiten Isengarts aus diesen beiden zu ihnen stoßen.
card-sh_strat_12-event = Der Hexenkönig muss im Spiel sein. Er geht nach Angmar; heb dort zwei Reguläre und eine Elite Saurons aus.
card-sh_strat_13-event = Isengart muss im Krieg sein. Heb eine Einheit Isengarts bei einem beliebigen Heer des Schattens aus.
card-sh_strat_14-event = Sauron muss im Krieg sein. Heb eine Einheit Saurons bei einem beliebigen Heer des Schattens aus.
card-sh_strat_15-event = Sauron muss im Krieg sein. Ersetz zwei Reguläre Saurons, gleich wo, durch Eliten.
card-sh_strat_16-event = Saruman muss im Spiel sein. Heb je zwei Reguläre Isengarts in Nord- und Süd-Dunland und zwei Einheiten Isengarts in Orthanc aus.
card-sh_strat_17-event = Heb je zwei Reguläre in drei Siedlungen der Südländer und Ostlinge aus.
card-sh_strat_18-event = Aragorn muss im Spiel sein. Heb fünf Reguläre Saurons und einen Nazgûl in Minas Morgul aus.
card-sh_strat_19-event = Heb zwei Einheiten Saurons und einen Nazgûl aus, alle am Gramberg oder alle in Moria.
card-sh_strat_20-event = Heb drei Reguläre Saurons in Dol Guldur und drei am Gundabadberg aus.
card-sh_strat_21-event = Die Südländer und Ostlinge müssen im Krieg sein. Heb fünf ihrer Regulären in einer freien Region aus: Ost-Rhûn, Süd-Rhûn, Khand oder Fern-Harad.
card-sh_strat_22-event = Heb je eine Reguläre Saurons in Angmar, in den Ettenöden und in den Wetterbergen aus und eine Elite in den Trollhöhen, jede nur, wenn die Region frei ist.
card-sh_strat_23-event = Alle Völker des Schattens müssen im Krieg sein. Heb fünf Reguläre der Südländer und Ostlinge in Gorgoroth und fünf Reguläre Saurons in Nurn aus.
card-sh_strat_24-event = Sauron muss im Krieg sein. Heb je zwei Reguläre Saurons in drei Festungen Saurons aus.

combat-daring_defiance = Ein Gefährte muss in der Schlacht sein. Alle Gefährten in der Schlacht verzichten in dieser Runde auf ihre Führung; die Kampfkarte des Schattens ist aufgehoben.
combat-scouts = Du musst in einer Feldschlacht verteidigen. Vor jedem Wurf zieht sich dein Heer in eine Nachbarregion oder in seine Festung zurück. Die Schlacht ist vorbei.
combat-charge = Eine deiner Eliten muss in der Schlacht sein. Vor dem Kampfwurf: ein Zusatzangriff mit einem Würfel für jede deiner Eliten, höchstens fünf.
combat-sudden_strike = Ein Anführer oder Gefährte muss in der Schlacht sein. Vor dem Kampfwurf: ein Zusatzangriff mit so vielen Würfeln wie deine Führung, höchstens fünf.
combat-advantageous_position = In einer Region eines Freien Volkes: −1 auf jeden Würfel im Kampfwurf des Schattens.
combat-brave_stand = Ein Gefährte muss in der Schlacht sein. Der Schatten wirft für jeden Gefährten in der Schlacht einen Kampfwürfel weniger, aber mindestens einen.
combat-daylight = Der Schatten wirft höchstens drei Kampfwürfel.
combat-ents_rage = In Fangorn, Orthanc oder Rohan: +2 auf jeden Würfel deines Kampfwurfs.
combat-huorn_dark = In Fangorn, Orthanc oder Rohan: Der Schatten wirft höchstens zwei Kampfwürfel.
combat-it_is_a_gift = In der Region der Gemeinschaft: +1 auf jeden Würfel deines Kampfwurfs und deines Nachwurfs.
combat-servant_of_the_secret_fire = Mit Gandalf in der Schlacht: +1 auf jeden Würfel deines Kampfwurfs.
combat-valour = Mit einer Elite in der Schlacht: +1 auf jeden Würfel deines Kampfwurfs.
combat-anduril = Streicher oder Aragorn muss in der Schlacht sein und verzichtet auf seine Führung: Durch Streicher wird ein Fehlwurf zum Treffer, durch Aragorn bis zu zwei.
combat-confusion = Jede 1 im Kampfwurf des Schattens trifft sein eigenes Heer und wird nicht nachgeworfen.
combat-mighty_attack = Ein Gefährte in der Schlacht verzichtet auf seine Führung, und ein Fehlwurf wird zum Treffer.
combat-nameless_wood = In Fangorn, Orthanc oder Rohan: zwei Treffer mehr, wenn du welche hast.
combat-no_quarter = Ein Treffer mehr, wenn du welche hast.
combat-blade_of_westernesse = Mit einem Hobbit in der Schlacht: Ein Treffer deines Nachwurfs schaltet stattdessen einen Diener in der Schlacht aus.
combat-fateful_strike = Ein Anführer oder Gefährte muss in der Schlacht sein. Ein Treffer deines Nachwurfs schaltet auch einen Nazgûl in der Schlacht aus, zwei einen Nazgûl oder Diener.
combat-heroic_death = Du darfst einen Anführer in der Schlacht opfern, um einen Treffer aufzuheben, oder einen Gefährten für so viele, wie seine Stufe beträgt.
combat-shield_wall = Hat der Schatten zwei oder mehr Treffer, ist einer aufgehoben.
combat-swarm_of_bats = Hebt die Kampfkarte der Freien Völker auf; gibt es keine: +1 auf deinen Nachwurf.
combat-words_of_power = Ein Nazgûl muss in der Schlacht sein. Nenn einen Gefährten in der Schlacht: Er hat in dieser Runde weder Führung noch Fähigkeit.
combat-durins_bane = Die Schlacht muss innerhalb von zwei Regionen um Moria sein. Vor dem Kampfwurf: ein Zusatzangriff mit drei Würfeln; jede 4 oder mehr trifft sofort.
combat-cruel_as_death = Die Nazgûl in der Schlacht müssen mindestens 2 Führung haben. Verzichte auf 2 davon: +1 auf deinen Kampfwurf.
combat-deadly_strife = Beide Seiten bekommen +2 auf Kampfwurf und Nachwurf.
combat-desperate_battle = Beide Seiten bekommen +1 auf Kampfwurf und Nachwurf.
combat-devilry_of_orthanc = Eine Einheit Isengarts muss in einer Belagerungsschlacht dabei sein. +1 auf deinen Kampfwurf.
combat-dread_and_despair = Die Nazgûl in der Schlacht müssen mindestens 1 Führung haben. Verzichte auf Führung der Nazgûl: Die Freien Völker werfen für jeden Punkt einen Kampfwürfel weniger, aber mindestens einen.
combat-foul_stench = Die Nazgûl in der Schlacht müssen mindestens 1 Führung haben. Ist ihre Führung nicht kleiner als die der Freien Völker, haben diese keinen Nachwurf.
combat-one_for_the_dark_lord = Die Schlacht muss in der Region der Gemeinschaft sein. +1 auf deinen Kampfwurf und Nachwurf.
combat-relentless_assault = Nimm selbst bis zu zwei Treffer: für jeden +1 auf deinen Kampfwurf.
combat-mumakil = Eine Elite der Südländer und Ostlinge muss in der Schlacht sein. +1 auf deinen Kampfwurf; nach dem Nachwurf ein Treffer mehr, wenn du mehr hast als die Freien Völker.
combat-they_are_terrible = Die Nazgûl in der Schlacht müssen mindestens 1 Führung haben. Verzichte auf die Führung eines Nazgûl: +1 auf deinen Nachwurf.
combat-black_breath = Ein Nazgûl muss in der Schlacht sein. Trifft dein Nachwurf, darfst du auch einen Anführer ausschalten oder einen Gefährten, dessen Stufe nicht über diesen Treffern liegt.
combat-great_host = Nach den Verlusten nehmen die Freien Völker einen Treffer, wenn du mindestens doppelt so viele Einheiten hast.
combat-onslaught = Nimm nach den Verlusten selbst bis zu vier Treffer und wirf für jeden einen Würfel: Jede 4 oder mehr trifft.
combat-we_come_to_kill = Eine Elite des Schattens muss in der Schlacht sein. Wirf nach den Verlusten für jede deiner Eliten einen Würfel, höchstens fünf: Jede 5 oder 6 trifft.

refuse-R10-10 = das Heer, das die Karte bewegt, oder sein Weg erlaubt das nicht
refuse-R6-7 = eine Karte auf dem Tisch verbietet es oder kann so nicht entfernt werden

option-take = { $figure-a } { $region-in }
option-turn = { $die-a } auf ein Auge drehen

way-hunt = Die Jagd nach dem Ring
way-hand = Eine zufällige Charakterkarte von ihrer Hand
way-recruit_nazgul = Zwei Nazgûl beim Hexenkönig ausheben

event-card_taken =
    { $seat-number ->
        [other] { $seat-start } verlieren „{ $card }“ aus der Hand
       *[one] { $seat-start } verliert „{ $card }“ aus der Hand
    }
event-dice_lost = Für diese Runde verloren: { $count } Würfel { $side-genitive } ({ $face })
event-ring_paid = Die Freien Völker geben einen Elbenring her
event-set_back =
    { $nation-start } { $nation-number ->
        [other] gehen
       *[one] geht
    } einen Schritt zurück ({ $cause }): noch { $steps } bis zum Krieg
event-promoted = Eine Reguläre { $nation-genitive } { $region-in } wird zur Elite

dealer-hand = eine Charakterkarte von der Hand der Freien Völker

refuse-card_choice = die Karte lässt das nicht zu
refuse-R27-fp_strat_02 = „Eine zu große Macht“: Kein Heer des Schattens betritt Lórien, Bruchtal oder die Grauen Anfurten oder greift dort an
refuse-R27-fp_strat_03 = „Die Macht Tom Bombadils“: Kein Heer des Schattens betritt den Alten Wald, das Auenland oder Bockland oder greift dort an
refuse-R27-sh_strat_05 = „Drohungen und Versprechungen“: Ein passives Volk rückt nicht durch einen Würfel vor

needs-nazgul_in_battle = Kein Nazgûl nimmt an der Schlacht teil
needs-nazgul_leadership_two = Die Nazgûl in der Schlacht haben weniger als 2 Führung
needs-isengard_in_siege_battle = Das ist keine Belagerungsschlacht mit einer Einheit Isengarts
needs-southron_elite_in_battle = Keine Elite der Südländer und Ostlinge nimmt an der Schlacht teil
needs-shadow_elite_in_battle = Keine Elite des Schattens nimmt an der Schlacht teil
needs-progress = Die Gemeinschaft hat keinen Fortschritt oder ist auf der Mordorleiste
needs-revealed = Die Gemeinschaft ist verborgen
needs-saruman = Saruman ist nicht im Spiel
needs-witch_king = Der Hexenkönig ist nicht im Spiel
needs-nazgul_beside_enemy = Kein Heer des Schattens mit einem Nazgûl steht neben einem Heer der Freien Völker
needs-witch_king_besieges = Der Hexenkönig ist bei keinem Heer, das eine Festung belagert
needs-elven_stronghold_taken = Der Schatten kontrolliert keine Festung der Elben
needs-isengard_besieges = Kein Heer mit einer Einheit Isengarts belagert eine Festung
needs-minas_tirith_besieged = Minas Tirith ist nicht vom Schatten belagert
needs-shadow_at_war = Nicht alle Völker des Schattens sind im Krieg
needs-companion_in_peace = Weder die Gemeinschaft noch ein Gefährte ist im Land eines Freien Volkes, das nicht im Krieg ist
needs-southrons_at_war = Die Südländer und Ostlinge sind nicht im Krieg
needs-isengard_at_war = Isengart ist nicht im Krieg
needs-sauron_at_war = Sauron ist nicht im Krieg
needs-aragorn = Aragorn ist nicht im Spiel

scene-card = { "  " }{ $card }: { $text }
scene-card_unmet = { "  " }{ $card }: { $text } Jetzt nicht: { $why }.

setup-several_cards_per_tile = Gegen ein Jagdplättchen sind beliebig viele Karten auf dem Tisch erlaubt
setup-staff_stops_the_step = „Der Stab des Zauberers“ hält auch den Schritt auf der Mordorleiste auf
setup-any_strategy_card_pays = Gegen „Eine zu große Macht“ und „Die Macht Tom Bombadils“ zahlt jede Strategiekarte

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

setup-gollum_at_once = „Der Bruch der Gemeinschaft“: Ist Gollum der Wegführer, wird kein Plättchen gezogen
setup-ships_only_land = „Die Korsaren von Umbar“: Ist Dol Amroth belagert, beginnt dort keine Schlacht
setup-storms_go_on = „Grond“ und „Die kämpfenden Uruk-hai“: Der Schatten darf nicht vor der dritten Kampfrunde abbrechen
setup-captures_end_threats = „Drohungen und Versprechungen“: Auch eine Eroberung beendet sie
setup-sorrow_for_lures = „Von Kummer und Mühsal gezeichnet“: Auch ein Gefährte zählt, der durch „Die Verlockung des Rings“ verloren geht
setup-white_rider_unshaken = „Worte der Macht“ hebt die Macht Gandalfs des Weißen über die Nazgûl nicht auf
setup-eomer_in_siege = „Éomer“ wirkt auch im belagerten Helms Klamm

hint-planned = so würde der Planer spielen
hint-foreseen = { $tries }-mal vorausgespielt: Das gewinnt zu etwa { $share }{ "\u202F" }%

refuse-act = du bist am Zug: Benutz einen Würfel, dreh einen mit einem Elbenring, setz aus oder pass
refuse-voice_elites = nötig sind zwei Reguläre in Orthanc und zwei Eliten bei den Verstärkungen
refuse-voice_place = wähl eine freie Siedlung Isengarts, die der Schatten kontrolliert
refuse-move_first = ein Würfel gibt eine Aktion: Beweg jetzt ein Heer
refuse-editor = verlass zuerst den Editor
refuse-voice_other = die Stimme Sarumans gehört zum anderen Platz deiner Mannschaft
refuse-nazgul = Nazgûl hebt nur der Hexenkönig-Platz aus

warn-inner_mordor = Auf die Mordorleiste geht es nur vom Morannon oder von Minas Morgul aus: Von hier muss die Gemeinschaft erst zurück

setup-captured_homes_are_silent = „Das Buch von Mazarbul“, „Gefahr! Feuer! Feinde!“ und „Hin und zurück“: Ein eroberter Ort weckt niemanden
setup-valinor_takes_elves = „Rückkehr nach Valinor“: Treffer gelten nur Einheiten der Elben
setup-corsairs_must_land = „Die Korsaren von Umbar“: Nach einem Sieg muss jemand landen
setup-edoras_wakes_rohan = „Schlangenzunge“: Ein Angriff auf Edoras oder Helms Klamm weckt Rohan, egal wer verteidigt

## Characters and what they do

character-gandalf_grey-title = Der Graue Wanderer
character-strider-title = Waldläufer des Nordens
character-boromir-title = Denethors Sohn
character-legolas-title = Thranduils Sohn
character-gimli-title = Glóins Sohn
character-meriadoc-title = Gefährte aus dem Auenland
character-peregrin-title = Gefährte aus dem Auenland
character-aragorn-title = Isildurs Erbe
character-gandalf_white-title = Gesandter des Westens
character-gollum-title = Sklave des Ringes
character-witch_king-title = Der Schwarze Heerführer
character-mouth_of_sauron-title = Statthalter von Barad-dûr
character-saruman-title = Der verdorbene Zauberer
character-ring_bearers-title = Die Ringträger
ability-captain = Heerführer des Westens: erhöht die Kampfstärke eines Heeres in der Schlacht um 1.
ability-gandalf_grey-guide = Als Wegführer: Spielst du eine Ereigniskarte mit einem Ereigniswürfel, darfst du danach eine Karte vom selben Stapel ziehen.
ability-strider-guide = Als Wegführer: Jedes Würfelergebnis kann eine entdeckte Gemeinschaft verbergen.
ability-boromir-warden = In einer uneroberten Stadt oder Festung Gondors: Jedes Würfelergebnis kann Gondor auf der Politikleiste vorrücken.
ability-legolas-prince = In einer uneroberten Elbenfestung: Jedes Würfelergebnis kann die Elben auf der Politikleiste vorrücken.
ability-gimli-dwarf = Im uneroberten Erebor: Jedes Würfelergebnis kann die Zwerge auf der Politikleiste vorrücken.
ability-meriadoc-guide = Als Wegführer: darf die Gemeinschaft während der Jagd verlassen und senkt dadurch den Schaden um 1.
ability-peregrin-guide = Als Wegführer: darf die Gemeinschaft während der Jagd verlassen und senkt dadurch den Schaden um 1.
ability-meriadoc-alive = Fangt sie lebend! Wird Meriadoc in der Gemeinschaft ausgeschaltet, kommt er stattdessen auf der Landkarte ins Spiel. Nicht auf der Mordorleiste.
ability-peregrin-alive = Fangt sie lebend! Wird Peregrin in der Gemeinschaft ausgeschaltet, kommt er stattdessen auf der Landkarte ins Spiel. Nicht auf der Mordorleiste.
ability-aragorn-entry = Kommt mit dem Willen des Westens ins Spiel und ersetzt Streicher im uneroberten Minas Tirith, Dol Amroth oder Pelargir.
ability-gandalf_white-entry = Kommt mit dem Willen des Westens ins Spiel, sobald ein Diener im Spiel war und Gandalf der Graue die Gemeinschaft verlassen hat oder tot ist.
ability-gandalf_white-shadowfax = Schattenfell: Stufe 4, wenn er allein oder mit einem Hobbit zieht.
ability-gandalf_white-white_rider = Der Weiße Reiter: Am Anfang einer Schlacht darfst du auf seine Führung verzichten und hebst damit die aller Nazgûl und des Hexenkönigs auf.
ability-gollum-passive = Als Wegführer: Gewöhnliche Plättchen mit einer Zahl entdecken die Gemeinschaft nicht.
ability-gollum-reveal = Als Wegführer: Du darfst die Gemeinschaft entdecken lassen, um den Schaden der Jagd um 1 zu senken, einmal je Plättchen.
ability-witch_king-entry = Kommt mit einem Aushebungswürfel ins Spiel, bei einem Heer mit einer Einheit Saurons, wenn Sauron und ein Freies Volk im Krieg sind. Alle Freien Völker werden aktiv.
ability-witch_king-sorcerer = Zauberer: Setzt du in der ersten Kampfrunde einer Schlacht eine Kampfkarte ein, darfst du eine Karte vom selben Stapel ziehen.
ability-mouth_of_sauron-entry = Kommt mit einem Aushebungswürfel ins Spiel, in einer uneroberten Festung Saurons, wenn die Gemeinschaft auf der Mordorleiste ist oder alle Freien Völker im Krieg sind.
ability-mouth_of_sauron-messenger = Bote des Dunklen Turms: Einmal je Zug darfst du einen Aushebungswürfel als Heerwürfel nutzen.
ability-saruman-entry = Kommt mit einem Aushebungswürfel ins Spiel, im uneroberten Orthanc, wenn Isengart im Krieg ist. Verlässt Orthanc nie.
ability-saruman-voice = Die Stimme Sarumans: Mit einem Aushebungswürfel hebst du in jeder freien Siedlung Isengarts eine Reguläre aus oder machst in Orthanc zwei Reguläre zu Eliten.
ability-saruman-servants = Diener der Weißen Hand: Jede Elite Isengarts ist zugleich ein Anführer mit Führung 1.

scene-hunt_odds =
    { $dice ->
        [0] Das Jagdfeld ist leer: kein Jagdwurf
        [one] Die Jagd würfelt mit { $dice } Würfel und hat Erfolg ab { $needs }
       *[other] Die Jagd würfelt mit { $dice } Würfeln und hat Erfolg ab { $needs }
    }
scene-strength = { "  " }{ $side-start }: { $dice } Würfel, Führung { $leadership }
scene-fighters = { $side-start }: { $dice } Würfel, Treffer ab { $target }, Führung { $leadership }
scene-forfeited = { $side-start }: Führung { $count } verloren oder aufgehoben
scene-order = Reihenfolge der Aktionen: { $seats-row }
scene-reserves = Verstärkungen und Verluste
scene-reserve = { $nation-start }, bei den Verstärkungen: { $group }
scene-lost = { $nation-start }, aus dem Spiel: { $group }
scene-decks = Karten in den Stapeln: Freie Völker { $fp_character } × Charakter, { $fp_strategy } × Strategie; Schatten { $sh_character } × Charakter, { $sh_strategy } × Strategie
scene-discards = Offen abgelegt: { $cards-row }
scene-face_down = { $seat }, verdeckt abgelegt: { $character } × Charakter, { $strategy } × Strategie
scene-tiles = Jagdplättchen
scene-tile = { $count } × { $tile-row }
scene-pool = Im Jagdvorrat: { $tiles-row }
scene-drawn = Gezogen: { $tiles-row }
scene-waiting = Im Spiel, warten auf Mordor: { $tiles-row }
scene-removed = Aus dem Spiel: { $tiles-row }
scene-characters = Charaktere
scene-character = { $who }, { $title }: Stufe { $level }, Führung { $leadership }, { $where }. { $abilities-row }
scene-level_any = unbegrenzt
where-fellowship = in der Gemeinschaft
where-aside = noch nicht im Spiel
where-out = aus dem Spiel
where-region = { $region-in }

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

### Ganze Aktionen: welcher Art, und je eine Zeile.

verb-move = Bewegen
verb-join = Vereinen
verb-attack = Angreifen
verb-muster = Ausheben
verb-travel = Charaktere bewegen
verb-separate = Trennen
verb-fellowship = Gemeinschaft
verb-politics = Politik
verb-draw = Ziehen
verb-play = Ausspielen
verb-ring = Elbenring
verb-pass = Passen oder aussetzen

whole-die = { $die-die }
whole-card = { $card } ausspielen: { $words }
whole-move =
    { $count ->
        [one] { $from-from } { $to-to }, { $count } Einheit
       *[other] { $from-from } { $to-to }, { $count } Einheiten
    }
whole-attack =
    { $count ->
        [one] Angriff { $from-from } auf { $to }, { $count } Einheit
       *[other] Angriff { $from-from } auf { $to }, { $count } Einheiten
    }
whole-assault =
    { $count ->
        [one] Sturm auf die Festung { $to-in }, { $count } Einheit
       *[other] Sturm auf die Festung { $to-in }, { $count } Einheiten
    }
whole-sortie =
    { $count ->
        [one] Ausfall { $to-from }, { $count } Einheit
       *[other] Ausfall { $to-from }, { $count } Einheiten
    }
whole-travel = { $group }: { $from-from } { $to-to }
whole-enter = { $who } kommt { $region-in } ins Spiel

### Leduc-Hold’em.

game-title = Leduc-Hold’em
game-about = sechs Karten, zwei Setzrunden: ein Beispiel, das Solver kennen

dealer-draw =
    { $count ->
        [one] deck die offene Karte auf
       *[other] gib { $count } Karten: erst dem ersten Platz, dann dem zweiten
    }

seat-first = der erste Platz
    .accusative = den ersten Platz
seat-second = der zweite Platz
    .accusative = den zweiten Platz

# Wo eine Karte gehalten oder gezeigt wird, steht sie im Akkusativ.
card-jack = der Bube
    .accusative = den Buben
card-queen = die Dame
    .accusative = die Dame
card-king = der König
    .accusative = den König
card-unknown = eine verdeckte Karte
    .accusative = eine verdeckte Karte

hand-alone = Du hältst { $card-accusative }
hand-public = Du hältst { $card-accusative }, offen liegt { $public }

ask-open = { $hand }. Schieben oder setzen?
ask-answer =
    { $count ->
        [one] { $hand }. Die andere Seite hat gesetzt, Mitgehen kostet { $count } Chip. Was tust du?
       *[other] { $hand }. Die andere Seite hat gesetzt, Mitgehen kostet { $count } Chips. Was tust du?
    }

option-check = Schieben
option-bet = { $count } setzen
option-fold = Aussteigen
option-call = Mitgehen ({ $count })
option-raise =
    { $count ->
        [one] Erhöhen, zusammen { $count } Chip
       *[other] Erhöhen, zusammen { $count } Chips
    }

effect-check = die andere Seite schiebt oder setzt
effect-bet = die andere Seite antwortet
effect-fold =
    { $count ->
        [one] gibt den Topf auf und verliert einen Chip
       *[other] gibt den Topf auf und verliert { $count } Chips
    }
effect-public = die offene Karte wird aufgedeckt
effect-showdown =
    { $count ->
        [one] die Karten werden gezeigt, die bessere gewinnt einen Chip
       *[other] die Karten werden gezeigt, die bessere gewinnt { $count } Chips
    }

event-cards = jeder Platz bekommt eine Karte
event-dealt = { $seat } bekommt { $card-accusative }
event-public = die offene Karte ist { $card }
event-checked = { $seat } schiebt
event-bet = { $seat } setzt
event-folded = { $seat } steigt aus
event-called = { $seat } geht mit
event-raised = { $seat } erhöht
event-shown = { $seat } zeigt { $card-accusative }

section-table = Tisch

line-card =
    { $count ->
        [one] { $seat } hält { $card-accusative } und hat einen Chip gesetzt
       *[other] { $seat } hält { $card-accusative } und hat { $count } Chips gesetzt
    }
line-public = Die offene Karte ist { $card }
line-deck = Die offene Karte ist noch nicht aufgedeckt
line-pot =
    { $count ->
        [one] { $count } Chip im Topf
       *[other] { $count } Chips im Topf
    }

refuse-dealing = die Karten sind noch nicht gegeben
refuse-facing = es liegt ein Einsatz: Steig aus, geh mit oder erhöh
refuse-nothing = es liegt kein Einsatz: Schieb oder setz
refuse-raised = es wurde schon erhöht: Steig aus oder geh mit
refuse-position = das kann es nicht geben: zwei Karten von jedem Rang, und gesetzt wird nach den Regeln

outcome-fold = die andere Seite ist ausgestiegen
outcome-pair = ein Paar mit der offenen Karte hat gewonnen
outcome-high = die höhere Karte hat gewonnen
outcome-split = gleiche Karten teilen den Topf

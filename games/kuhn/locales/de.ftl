### Kuhn-Poker.

game-title = Kuhn-Poker
game-about = drei Karten, ein Einsatz: das kleinste Beispiel mit Geheimnissen

dealer-draw =
    { $count ->
        [one] gib { $count } Karte: erst dem ersten Platz, dann dem zweiten
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

ask-open = Du hältst { $card-accusative }. Eröffnest du?
ask-answer = Du hältst { $card-accusative }. Die andere Seite hat gesetzt. Was tust du?

option-pass = Passen
option-bet = Einen Chip setzen

effect-fold = gibt den Topf auf
effect-showdown =
    { $count ->
        [one] die Karten werden gezeigt, die höhere gewinnt einen Chip
       *[other] die Karten werden gezeigt, die höhere gewinnt { $count } Chips
    }
effect-open = die andere Seite antwortet

event-dealt = { $seat } bekommt { $card-accusative }
event-cards = jeder Platz bekommt eine Karte
event-passed = { $seat } passt
event-bet = { $seat } setzt
event-shown = { $seat } zeigt { $card-accusative }

section-table = Tisch

line-card = { $seat } hält { $card-accusative }
line-pot =
    { $count ->
        [one] { $count } Chip im Topf
       *[other] { $count } Chips im Topf
    }

refuse-dealing = die Karten sind noch nicht gegeben
refuse-position = das kann es nicht geben: zwei Plätze, zwei verschiedene Karten, höchstens drei Züge

outcome-fold = die andere Seite hat aufgegeben
outcome-showdown = die höhere Karte hat gewonnen

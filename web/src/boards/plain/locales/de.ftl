### Das Brett, das aus einer Szene gezeichnet wird.

plain-place =
    { $kind ->
        [square] Feld { $id }
        [hexagon] Sechseck { $id }
        [column] Spalte { $id }
       *[other] { $id }
    }
plain-is_free = { $place }: frei
plain-holds = { $place }: { $what }
plain-figure =
    { $figure ->
        [cross] Kreuz
        [ring] Kreis
        [disc] { $colour } Scheibe
        [stone] { $colour }r Stein
       *[other] { $figure }
    }
plain-colour =
    { $colour ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
        [green] grüne
        [black] schwarze
        [white] weiße
       *[other] { $colour }
    }

plain-deed = { $deed }. { $there }
plain-choices =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }

plain-rank =
    { $rank ->
        [J] B
        [Q] D
        [K] K
       *[other] { $rank }
    }

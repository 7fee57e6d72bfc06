### Le plateau dessiné d'après une scène.

plain-place =
    { $kind ->
        [square] case { $id }
        [hexagon] hexagone { $id }
        [column] colonne { $id }
       *[other] { $id }
    }
plain-is_free = { $place } : libre
plain-holds = { $place } : { $what }
plain-figure =
    { $figure ->
        [cross] croix
        [ring] rond
        [disc] jeton { $colour }
        [stone] pion { $colour }
       *[other] { $figure }
    }
plain-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
        [black] noir
        [white] blanc
       *[other] { $colour }
    }

plain-deed = { $deed }. { $there }
plain-choices =
    { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }

plain-rank =
    { $rank ->
        [J] V
        [Q] D
        [K] R
       *[other] { $rank }
    }

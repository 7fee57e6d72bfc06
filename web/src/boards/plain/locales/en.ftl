### The board that is drawn from a scene.

# A place of a grid, for screen readers.
plain-place =
    { $kind ->
        [square] square { $id }
        [hexagon] hexagon { $id }
        [column] column { $id }
       *[other] { $id }
    }
plain-is_free = { $place }: free
# "square 5: cross", "column 4: red disc and yellow disc".
plain-holds = { $place }: { $what }
plain-figure =
    { $figure ->
        [cross] cross
        [ring] ring
        [disc] { $colour } disc
        [stone] { $colour } stone
       *[other] { $figure }
    }
plain-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
        [green] green
        [black] black
        [white] white
       *[other] { $colour }
    }

# What a press does, and on what: "Pass. First holds King".
plain-deed = { $deed }. { $there }
plain-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }

# The letter on a playing card.
plain-rank =
    { $rank ->
        [J] J
        [Q] Q
        [K] K
       *[other] { $rank }
    }

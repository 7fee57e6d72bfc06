### The board of The Confrontation.

cfr-map = The map
cfr-placing = Placing in secret
cfr-turn = Turn { $number }
cfr-to_move = { $side } to move
cfr-points = Game { $game } of 2, points { $first } to { $second }
cfr-fallen = Fallen
cfr-region = { $name }, room for { $limit }
cfr-piece = { $name } in { $region } { $notes }
cfr-face_up = face up
cfr-enemy_knows = the enemy knows
cfr-hidden = A hidden piece of { $side } in { $region }: { $who-or }
cfr-unknown = unknown
cfr-tray = To be placed
cfr-cards_of = Cards of { $side }
cfr-used = used
cfr-battle = Battle in { $region }
cfr-last_battle = The last battle, in { $region }
cfr-picked = a card, face down
cfr-total = total
cfr-fell = defeated
cfr-not_picked = no card yet

### The board of The Confrontation.

cfr-map = Map
cfr-placing = Secret placement
cfr-turn = Turn { $number }
cfr-to_move = { $side } to move
cfr-points = Game { $game } of 2, score { $first } to { $second }
cfr-fallen = Defeated
cfr-region = { $name }, room for { $limit }
cfr-piece = { $name } in { $region } { $notes }
cfr-face_up = face up
cfr-enemy_knows = known to the enemy
cfr-hidden = Hidden { $side } piece in { $region }: { $who-or }
cfr-unknown = unknown
cfr-tray = Still to place
cfr-cards_of = { $side } cards
cfr-used = used
cfr-battle = Battle in { $region }
cfr-last_battle = Last battle, in { $region }
cfr-picked = a card, face down
cfr-total = total
cfr-fell = defeated
cfr-not_picked = no card yet

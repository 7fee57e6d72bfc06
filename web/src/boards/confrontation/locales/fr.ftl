### Le plateau de la Confrontation.

cfr-map = La carte
cfr-placing = Placement secret
cfr-turn = Tour { $number }
cfr-to_move = { $side } joue
cfr-points = Partie { $game } sur 2, points { $first } à { $second }
cfr-fallen = Tombés
cfr-region = { $name }, place pour { $limit }
cfr-piece = { $name }, { $region } { $notes }
cfr-face_up = à découvert
cfr-enemy_knows = l’ennemi le sait
cfr-hidden = Un pion caché de { $side } ({ $region }) : { $who-or }
cfr-unknown = inconnu
cfr-tray = À placer
cfr-cards_of = Cartes : { $side }
cfr-used = utilisée
cfr-battle = Combat : { $region }
cfr-last_battle = Le dernier combat : { $region }
cfr-picked = une carte cachée
cfr-total = total
cfr-fell = vaincu
cfr-not_picked = pas encore de carte

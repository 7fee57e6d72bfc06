### Le plateau de la Confrontation.

cfr-map = La carte
cfr-placing = Placement secret
cfr-turn = Tour { $number }
cfr-to_move = À { $side-the } de jouer
cfr-points = Manche { $game } sur 2, points { $first } à { $second }
cfr-fallen = Vaincus
cfr-region = { $name }, place pour { $limit }
cfr-piece = { $name }, { $region } { $notes }
cfr-face_up = à découvert
cfr-enemy_knows = l’ennemi le sait
cfr-hidden = Pièce cachée { $side-of } ({ $region }) : { $who-or }
cfr-unknown = inconnue
cfr-tray = À placer
cfr-cards_of = Cartes : { $side }
cfr-used = utilisée
cfr-battle = Bataille : { $region }
cfr-last_battle = Dernière bataille : { $region }
cfr-picked = une carte, face cachée
cfr-total = total
cfr-fell = vaincu
cfr-not_picked = pas encore de carte

card-told = { $side-of } { $title }
    .plain = { $title }
side-a = your side
    .of = your
side-b = the other side
    .of = their
zone-base_a = your base
zone-base_b = their base
event-placed-front = { $side } plays { $card-plain } at the front of { $lane-lane }.
event-placed-back = { $side } plays { $card-plain } at the back of { $lane-lane }.
event-destroyed = ✝ { $card } is destroyed.
event-promoted = { $card } moves up to the front.
event-drew = You draw { $card-plain }.
event-burned = Your hand is full: { $card-plain } is burned.
event-attack = Tick { $tick }: { $attacker } hits { $target } (health { $before }) for { $damage }.
event-attack-parts = Tick { $tick }: { $attacker } hits { $target } (health { $before }): { $parts-row } = { $damage }.
event-overflow = Tick { $tick }: { $damage } spill over to { $target } (health { $before }).

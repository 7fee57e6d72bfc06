//! Faults of the first planner, each mended by itself: with none of them mended the planner is the
//! first one, kept as an opponent, and what each mend is worth can be measured.

/// A set of mends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mends(u32);

impl Mends {
    /// The first planner.
    pub const NONE: Mends = Mends(0);

    /// A die moves Nazgûl only if one of them moves.
    pub const IDLE: Mends = Mends(1);
    /// Strider leaves early enough to be crowned, even if he needs two dice to arrive.
    pub const CROWN: Mends = Mends(1 << 1);
    /// Gandalf the Grey is the first to fall, once he can come back in white.
    pub const WHITE: Mends = Mends(1 << 2);
    /// An Elven Ring is kept for the road and not paid to be rid of a card.
    pub const RING: Mends = Mends(1 << 3);
    /// A Fellowship that has waited long enough goes on: else two cautious players wait for ever.
    pub const PATIENCE: Mends = Mends(1 << 4);
    /// An army advances after a battle only where it would have marched anyway.
    pub const ADVANCE: Mends = Mends(1 << 5);
    /// An army that a card sends on goes where there is room for it.
    pub const ROOM: Mends = Mends(1 << 6);
    /// A die for the Hunt on the first turn.
    pub const FIRST_HUNT: Mends = Mends(1 << 7);

    /// Each mend with its name.
    pub const NAMED: [(&'static str, Mends); 8] = [
        ("idle", Self::IDLE),
        ("crown", Self::CROWN),
        ("white", Self::WHITE),
        ("ring", Self::RING),
        ("patience", Self::PATIENCE),
        ("advance", Self::ADVANCE),
        ("room", Self::ROOM),
        ("first_hunt", Self::FIRST_HUNT),
    ];

    /// The planner of today.
    pub const ALL: Mends = {
        let (mut all, mut index) = (0, 0);
        while index < Self::NAMED.len() {
            all |= Self::NAMED[index].1.0;
            index += 1;
        }
        Mends(all)
    };

    /// As a number, to be written down.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The mends of a number.
    #[must_use]
    pub const fn of_bits(bits: u32) -> Mends {
        Mends(bits & Self::ALL.0)
    }

    /// Whether any of these is mended.
    #[inline]
    #[must_use]
    pub const fn has(self, mend: Mends) -> bool {
        self.0 & mend.0 != 0
    }

    /// These and others.
    #[must_use]
    pub const fn with(self, others: Mends) -> Mends {
        Mends(self.0 | others.0)
    }

    /// These but for others.
    #[must_use]
    pub const fn without(self, others: Mends) -> Mends {
        Mends(self.0 & !others.0)
    }
}

impl Default for Mends {
    fn default() -> Self {
        Self::ALL
    }
}

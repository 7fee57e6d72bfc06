//! How results move a rating.

/// How a match went for somebody, against somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won.
    Won,
    /// Neither.
    Drawn,
    /// Lost.
    Lost,
}

/// A game's ratings: Elo, with these numbers.
#[derive(Clone, Copy, Debug)]
pub struct Rating {
    /// The rating before the first result.
    pub first: i32,
    /// How far one result may move it.
    pub stake: i32,
    /// How many decisions every seat must have made for a match to count: whoever gives up at once
    /// gives nothing away.
    pub decisions: u32,
}

impl Rating {
    /// Where the game has no rule of its own.
    pub const USUAL: Rating = Rating { first: 1_500, stake: 24, decisions: 8 };

    /// How a result against somebody moves a rating, before it is rounded.
    pub fn change(&self, own: i32, other: i32, score: Score) -> f64 {
        let expected = 1.0 / (1.0 + 10f64.powf(f64::from(other - own) / 400.0));
        let scored = match score {
            Score::Won => 1.0,
            Score::Drawn => 0.5,
            Score::Lost => 0.0,
        };
        f64::from(self.stake) * (scored - expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(own: i32, other: i32, score: Score) -> i64 {
        (Rating::USUAL.change(own, other, score) * 1_000.0).round() as i64
    }

    /// Four hundred points are odds of ten to one.
    #[test]
    fn a_result_moves_a_rating_by_what_was_not_expected() {
        assert_eq!(
            [Score::Won, Score::Drawn, Score::Lost].map(|score| change(1_500, 1_500, score)),
            [12_000, 0, -12_000]
        );
        assert_eq!(change(1_900, 1_500, Score::Won), 2_182);
        assert_eq!(change(1_500, 1_900, Score::Won), 21_818);
        assert_eq!(change(1_500, 1_900, Score::Drawn), 9_818);
        assert_eq!(change(1_700, 1_500, Score::Lost), -18_234);
    }
}

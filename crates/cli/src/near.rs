//! Suggestions for words that were nearly right.

use parlour_core::Text;

use crate::words::say;

/// `"; did you mean NAME?"` for the nearest of `known`, or nothing if none is near.
pub fn did_you_mean<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let typed = typed.to_lowercase();
    let nearest = known
        .into_iter()
        .map(|name| (distance(&typed, &name.to_lowercase()), name))
        .filter(|(distance, name)| *distance <= 1 + (name.chars().count().max(1) - 1) / 4 || is_start(&typed, name))
        .min_by_key(|(distance, _)| *distance);
    nearest.map_or_else(String::new, |(_, name)| say(Text::new("near.mean").with("name", name.to_owned())))
}

fn is_start(typed: &str, name: &str) -> bool {
    typed.len() >= 3 && name.to_lowercase().starts_with(typed)
}

/// How many letters must be put in, taken out, changed or swapped with a neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for (i, row) in rows.iter_mut().enumerate() {
        row[0] = i;
    }
    for (j, cell) in rows[0].iter_mut().enumerate() {
        *cell = j;
    }
    for i in 1..=a.len() {
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = changed.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = best;
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_near_miss_is_named_and_a_far_one_is_not() {
        let known = ["tictactoe", "kuhn"];
        assert_eq!(did_you_mean("tictacto", known), "; did you mean tictactoe?");
        assert_eq!(did_you_mean("khun", known), "; did you mean kuhn?");
        assert_eq!(did_you_mean("tic", known), "; did you mean tictactoe?");
        assert_eq!(did_you_mean("chess", known), "");
        assert_eq!(did_you_mean("R9.9", ["R1.1"]), "");
    }
}

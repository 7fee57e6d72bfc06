//! A game's numbered rules, read from its `rules.md`.

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule<'a> {
    /// Its number, such as `R7.3`.
    pub id: &'a str,
    /// The heading of its chapter.
    pub chapter: &'a str,
    /// What it says, in Markdown.
    pub text: String,
}

/// Reads the numbered rules of `rules.md`, in the order in which they stand.
///
/// A rule begins on a line with `**R7.3` (or a named one, `**R26.strider.guide`), as a list item or
/// not, and goes on to the next rule or heading, so that a table below a rule belongs to it. Tables of numbered decisions and the
/// like are left alone.
pub fn rules(markdown: &str) -> Vec<Rule<'_>> {
    let mut found: Vec<Rule> = Vec::new();
    let mut chapter = "";
    let mut open = false;
    for line in markdown.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            chapter = heading.trim_start_matches('#').trim();
            open = false;
        } else if let Some((id, text)) = rule_start(line) {
            if found.iter().all(|rule| rule.id != id) {
                found.push(Rule { id, chapter, text: text.to_owned() });
                open = true;
            }
        } else if line.starts_with("---") {
            open = false;
        } else if open && let Some(rule) = found.last_mut() {
            rule.text.push('\n');
            rule.text.push_str(line);
        }
    }
    for rule in &mut found {
        rule.text.truncate(rule.text.trim_end().len());
    }
    found
}

/// The rule that begins on this line: its number and the rest of the line.
fn rule_start(line: &str) -> Option<(&str, &str)> {
    let start = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit() || "-.* ".contains(c));
    let lead = &line[..line.len() - start.len()];
    if !lead.ends_with("**") {
        return None;
    }
    let digits = start.strip_prefix('R')?;
    let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let length = digits.find(|c: char| !word(c) && c != '.').unwrap_or(digits.len());
    let number = digits[..length].trim_end_matches('.');
    let (chapter, item) = number.split_once('.')?;
    let numeric = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !numeric(chapter) || item.split('.').any(str::is_empty) {
        return None;
    }
    let id = &start[..=number.len()];
    let rest = &start[id.len()..];
    Some((id, rest.trim_start_matches("**").trim_start_matches(':').trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_may_be_named() {
        let rules = rules(
            "- **R26.strider.guide** Any die.\n- **R27.fp_char_01** A card.\n- **R26.** no\n- **R26.a..b** no\n- **R.1** no",
        );
        assert_eq!(rules.iter().map(|rule| rule.id).collect::<Vec<_>>(), ["R26.strider.guide", "R27.fp_char_01"]);
    }

    #[test]
    fn rules_are_found_with_their_chapter_and_what_follows() {
        let text = "# Game\n## R1. Cards\n- **R1.1** One.\n  more\n\n| a |\n## R2 Two\n1. **R2.1 Name.** Two **R9.9**.\n- **D1** no\n---\nlost";
        let rules = rules(text);
        assert_eq!(rules.iter().map(|rule| rule.id).collect::<Vec<_>>(), ["R1.1", "R2.1"]);
        assert_eq!(rules[0].chapter, "R1. Cards");
        assert_eq!(rules[0].text, "One.\n  more\n\n| a |");
        assert_eq!(rules[1].text, "Name.** Two **R9.9**.\n- **D1** no");
    }
}

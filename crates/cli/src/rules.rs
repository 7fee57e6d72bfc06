//! `parlour rules`: reading, looking up and searching the rules of a game, and their coverage.

use std::io::Write;

use parlour_core::{GameInfo, Rule, rules as numbered};
use parlour_testkit::coverage::measure;
use serde_json::{Value, json};

use crate::args::Rules;
use crate::failure::Failure;
use crate::find;
use crate::near::did_you_mean;

/// Prints rules, or which of them are tested.
pub fn run(command: &Rules, out: &mut dyn Write) -> Result<(), Failure> {
    let game = find::game(&command.game)?;
    let info = game.info();
    if command.coverage {
        return coverage(command, info, out);
    }
    let book = info.books.iter().find(|book| book.language == command.language);
    let Some(book) = book else {
        let known = info.books.iter().map(|book| book.language);
        let hint = did_you_mean(&command.language, known);
        return Err(Failure::bad(format!("{} has no rules in {}{hint}", info.title, command.language)));
    };
    if command.how_to_play {
        return Ok(write!(out, "{}", without_pictures(book.how_to_play))?);
    }
    let all = numbered(book.rules);
    let found = if command.words.is_empty() { all } else { look_up(&all, &command.words.join(" "), info.title)? };
    if command.json {
        let list: Vec<Value> = found.iter().map(as_json).collect();
        return Ok(writeln!(out, "{:#}", Value::Array(list))?);
    }
    if command.words.is_empty() {
        return Ok(write!(out, "{}", book.rules)?);
    }
    print(&found, out)
}

/// A page with what its pictures show in their place.
fn without_pictures(page: &str) -> String {
    let line = |line: &str| match line.strip_prefix("![").and_then(|rest| rest.split_once("](")) {
        Some((shows, _)) => format!("[{shows}]\n"),
        None => format!("{line}\n"),
    };
    page.lines().map(line).collect()
}

fn print(found: &[Rule], out: &mut dyn Write) -> Result<(), Failure> {
    let mut chapter = "";
    for rule in found {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            writeln!(out, "{chapter}")?;
        }
        writeln!(out, "{} {}", rule.id, plain(&rule.text))?;
    }
    Ok(())
}

/// The rules that `typed` asks for: one by its number, a chapter by its number, or a search.
fn look_up<'a>(all: &[Rule<'a>], typed: &str, title: &str) -> Result<Vec<Rule<'a>>, Failure> {
    let found = search(all, typed);
    if !found.is_empty() {
        return Ok(found);
    }
    if let Some(id) = rule_number(typed) {
        let hint = did_you_mean(&id, all.iter().map(|rule| rule.id));
        return Err(Failure::bad(format!("{title} has no rule {id}{hint}")));
    }
    Err(Failure::bad(format!("no rule of {title} mentions {typed}")))
}

/// Every rule that `typed` names or whose words hold all words of `typed`.
pub fn search<'a>(all: &[Rule<'a>], typed: &str) -> Vec<Rule<'a>> {
    if let Some(id) = rule_number(typed) {
        let chapter = format!("{id}.");
        let named = |rule: &&Rule| rule.id == id || rule.id.starts_with(&chapter);
        return all.iter().filter(named).cloned().collect();
    }
    let words: Vec<String> = typed.split_whitespace().map(str::to_lowercase).collect();
    let speaks = |rule: &&Rule| {
        let text = format!("{} {}", rule.chapter, rule.text).to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    all.iter().filter(speaks).cloned().collect()
}

/// `R7.3`, `r7.3`, `7.3`, `R7` and `7` as a rule or chapter number.
fn rule_number(typed: &str) -> Option<String> {
    let number = typed.trim().trim_start_matches(['R', 'r']);
    let numeric = number.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    (numeric && number.split('.').count() <= 2).then(|| format!("R{number}"))
}

/// A rule's text without the marks of Markdown that only a browser needs.
pub fn plain(text: &str) -> String {
    text.replace("**", "").replace('`', "")
}

fn as_json(rule: &Rule) -> Value {
    json!({"rule": rule.id, "chapter": rule.chapter, "text": rule.text})
}

fn coverage(command: &Rules, info: &GameInfo, out: &mut dyn Write) -> Result<(), Failure> {
    let dir = find::game_dir(info.id, command.source.as_deref())?;
    let coverage = measure(info, &dir).map_err(|error| Failure::bad(error.to_string()))?;
    if command.json {
        let mut report = json!({
            "game": coverage.game,
            "total": coverage.total,
            "covered": coverage.covered,
            "missing": coverage.missing,
        });
        if !coverage.unknown.is_empty() {
            report["unknown"] = json!(coverage.unknown);
        }
        return Ok(writeln!(out, "{report:#}")?);
    }
    let (game, covered, total) = (&coverage.game, coverage.covered, coverage.total);
    writeln!(out, "{game}: {covered} of {total} rules have a test or scenario")?;
    for rule in &coverage.missing {
        writeln!(out, "  {rule} has none")?;
    }
    for rule in &coverage.unknown {
        writeln!(out, "  {rule} is cited, but there is no such rule")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Game\n## R1. Cards\n- **R1.1** One card.\n- **R1.2** Two.\n## R10. Dice\n- **R10.1** Roll.\n";

    fn ids(typed: &str) -> Vec<&'static str> {
        search(&numbered(BOOK), typed).iter().map(|rule| rule.id).collect()
    }

    #[test]
    fn rules_are_found_by_number_chapter_and_words() {
        assert_eq!(ids("r1.2"), ["R1.2"]);
        assert_eq!(ids("1"), ["R1.1", "R1.2"]);
        assert_eq!(ids("CARD one"), ["R1.1"]);
        assert_eq!(ids("dice"), ["R10.1"]);
        assert!(ids("nothing").is_empty());
    }
}

//! What is fixed about a game and looked up all the time: its rules and its words.

use std::collections::BTreeSet;

use parlour_core::{
    Catalogue, GameInfo, MAX_SEATS, OptionKind, Param, Prompt, Refusal, RuleId, Scene, Text, Thing,
    rules as numbered_rules,
};

use super::{Fault, Law};

/// The rules and the catalogues of a game.
pub(super) struct Referee {
    rules: BTreeSet<&'static str>,
    catalogues: Vec<(&'static str, Catalogue)>,
}

impl Referee {
    /// Reads them, and checks what the game says of itself.
    pub(super) fn of(info: &GameInfo) -> Result<Self, Fault> {
        let rules = numbered_rules(info.rules()).iter().map(|rule| rule.id).collect();
        let mut catalogues = Vec::new();
        for (language, fluent) in info.locales {
            match Catalogue::parse(language, fluent) {
                Ok(catalogue) => catalogues.push((*language, catalogue)),
                Err(error) => return Law::Legality.broken(format!("catalogue {language}: {error}")),
            }
        }
        let referee = Referee { rules, catalogues };
        referee.check_info(info)?;
        Ok(referee)
    }

    fn check_info(&self, info: &GameInfo) -> Result<(), Fault> {
        if self.catalogues.is_empty() {
            return Law::Legality.broken("it has no catalogue");
        }
        self.compare_catalogues()?;
        let seats = usize::from(info.max_seats);
        if info.min_seats == 0 || info.min_seats > info.max_seats || seats > MAX_SEATS {
            return Law::Legality.broken(format!("{} to {} seats", info.min_seats, info.max_seats));
        }
        if info.seat_names.len() < seats {
            return Law::Legality.broken(format!("{} names for {seats} seats", info.seat_names.len()));
        }
        for name in info.seat_names {
            self.knows(Law::Legality, "a seat's name", &Text::new(*name))?;
        }
        for reason in ["outcome.resigned", "outcome.flag"] {
            self.knows(Law::Legality, "an ending", &Text::new(reason))?;
        }
        for option in info.options {
            self.has_rule(Law::Legality, "a setup option", &option.rule.into())?;
            let key = format!("setup.{}", option.key);
            if let OptionKind::Choice(values) = option.kind {
                for value in values {
                    self.knows(Law::Legality, "a setup option", &Text::new(format!("{key}.{value}")))?;
                }
            }
            self.knows(Law::Legality, "a setup option", &Text::new(key))?;
        }
        Ok(())
    }

    /// Whether all catalogues have the messages of the first, with the same parameters: none left
    /// out, and none that the first does not have. What is said alike in every game may be said
    /// differently in one language alone.
    fn compare_catalogues(&self) -> Result<(), Fault> {
        let [(_, first), others @ ..] = self.catalogues.as_slice() else { return Ok(()) };
        for (language, other) in others {
            let wrong = |what: &str, key: &str| Law::Legality.broken(format!("catalogue {language}: {what} {key}"));
            let (own, theirs): (BTreeSet<_>, BTreeSet<_>) = (first.own_keys().collect(), other.own_keys().collect());
            if let Some(key) = own.difference(&theirs).next() {
                return wrong("there is no message", key);
            }
            if let Some(key) = theirs.difference(&own).find(|key| !first.knows(&Text::new(key.to_string()))) {
                return wrong("the first catalogue has no message", key);
            }
            if let Some(key) = theirs.into_iter().find(|key| first.parameters(key) != other.parameters(key)) {
                return wrong("other parameters than in the first catalogue has", key);
            }
        }
        Ok(())
    }

    /// Whether every catalogue can say `text`, with all that it carries.
    pub(super) fn knows(&self, law: Law, what: &str, text: &Text) -> Result<(), Fault> {
        for (language, catalogue) in &self.catalogues {
            if let Err(error) = catalogue.check(text) {
                return law.broken(format!("{what}: catalogue {language}: {error}"));
            }
        }
        Ok(())
    }

    /// Whether `rules.md` has the rule.
    pub(super) fn has_rule(&self, law: Law, what: &str, rule: &RuleId) -> Result<(), Fault> {
        if self.rules.contains(rule.0.as_ref()) {
            Ok(())
        } else {
            law.broken(format!("{what} names rule {rule}, which is not in rules.md"))
        }
    }

    /// Whether a refusal names a rule and can be said.
    pub(super) fn accepts(&self, refusal: &Refusal) -> Result<(), Fault> {
        self.has_rule(Law::Refusals, "a refusal", &refusal.rule)?;
        self.knows(Law::Refusals, "a refusal", &refusal.reason)
    }

    /// Whether everything in a prompt can be said and every option has its rule.
    pub(super) fn reads_prompt<A>(&self, prompt: &Prompt<A>) -> Result<(), Fault> {
        self.knows(Law::Legality, "a question", &prompt.ask)?;
        for option in &prompt.options {
            self.has_rule(Law::Legality, "an option", &option.rule)?;
            let more = [&option.effect, &option.warning, &option.group];
            for text in more.into_iter().flatten().chain([&option.label]) {
                self.knows(Law::Legality, "an option", text)?;
            }
        }
        Ok(())
    }

    /// Whether everything in a scene can be said.
    pub(super) fn reads_scene(&self, scene: &Scene) -> Result<(), Fault> {
        for section in &scene.sections {
            for text in section.lines.iter().chain([&section.title]) {
                self.knows(Law::Legality, "a scene", text)?;
            }
        }
        Ok(())
    }
}

/// Whether a scene that names things names all that options touch. A board is drawn from them, so
/// that nobody could press what is missing.
pub(super) fn finds_things<A>(prompt: &Prompt<A>, scene: &Scene) -> Result<(), Fault> {
    let named: Vec<&Thing> = scene.sections.iter().flat_map(|section| &section.lines).flat_map(named_in).collect();
    let is_named = |thing: &Thing| named.iter().any(|one| (&one.kind, &one.id) == (&thing.kind, &thing.id));
    match prompt.options.iter().flat_map(|option| &option.touches).find(|thing| !is_named(thing)) {
        Some(Thing { kind, id, .. }) if !named.is_empty() => {
            Law::Legality.broken(format!("an option touches {kind} {id}, which the scene does not name"))
        }
        _ => Ok(()),
    }
}

/// The things that a text names, and those that the texts in it name.
fn named_in(text: &Text) -> Vec<&Thing> {
    fn inner(param: &Param) -> Vec<&Thing> {
        match param {
            Param::Text(text) => named_in(text),
            Param::List(list) => list.iter().flat_map(inner).collect(),
            Param::Number(_) | Param::Plain(_) => Vec::new(),
        }
    }
    text.things.iter().chain(text.params.values().flat_map(inner)).collect()
}

//! What is fixed about a game and looked up all the time: its rules and its words.

use std::collections::BTreeSet;

use parlour_core::{
    Catalogue, GameInfo, MAX_SEATS, OptionKind, Prompt, Refusal, RuleId, Scene, Text, rules as numbered_rules,
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
        let rules = numbered_rules(info.rules).iter().map(|rule| rule.id).collect();
        let mut catalogues = Vec::new();
        for (language, json) in info.locales {
            match Catalogue::parse(json) {
                Ok(own) => catalogues.push((*language, Catalogue::common(language).with(own))),
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

    /// Whether every catalogue can say `text`.
    pub(super) fn knows(&self, law: Law, what: &str, text: &Text) -> Result<(), Fault> {
        match self.catalogues.iter().find(|(_, catalogue)| !catalogue.knows(text)) {
            Some((language, _)) => law.broken(format!("{what}: catalogue {language} cannot say {text:?}")),
            None => Ok(()),
        }
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

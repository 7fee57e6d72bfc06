//! What a message of a catalogue needs to be said, found out once when the catalogue is read.
//!
//! A message is made of words, its text's parameters and choices between them, and of nothing else:
//! no other message, no term, no function. What it needs is then plain to see, a parameter carries
//! whatever else is to be said, and terminal and browser cannot differ by what they provide.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::{Expression, InlineExpression, Message as Written, Pattern, PatternElement};

use crate::catalogue::Unsayable;

/// A message that was looked at once, so that saying it is quick.
pub(crate) struct Message {
    pub id: String,
    pub value: Form,
    pub attributes: Vec<(String, Form)>,
}

/// The value or an attribute of a message.
pub(crate) struct Form {
    /// What it says, if that is always the same.
    pub fixed: Option<String>,
    /// In the order of their names, each once.
    pub variables: Vec<Variable>,
}

/// `$nation-dative`: an attribute of the parameter `nation`. Without a dash it is the parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variable {
    pub name: String,
    pub parameter: String,
    pub attribute: Option<String>,
}

impl Variable {
    fn named(name: &str) -> Self {
        let (parameter, attribute) = match name.split_once('-') {
            Some((parameter, attribute)) => (parameter, Some(attribute.to_owned())),
            None => (name, None),
        };
        Variable { name: name.to_owned(), parameter: parameter.to_owned(), attribute }
    }
}

impl Message {
    /// Looks at a message as it is written.
    pub fn read(written: &Written<&str>, bundle: &FluentBundle<FluentResource>) -> Result<Self, Unsayable> {
        let id = written.id.name;
        let broken = |why: String| Unsayable::Broken(id.to_owned(), why);
        let value = written.value.as_ref().ok_or_else(|| broken("it has no value".into()))?;
        let attributes = written
            .attributes
            .iter()
            .map(|attribute| Ok((attribute.id.name.to_owned(), Form::read(&attribute.value, bundle).map_err(broken)?)));
        Ok(Message {
            id: id.to_owned(),
            value: Form::read(value, bundle).map_err(broken)?,
            attributes: attributes.collect::<Result<_, _>>()?,
        })
    }

    /// The attribute, or where there is none the value; and which of them it is.
    pub fn form<'a>(&self, attribute: Option<&'a str>) -> (&Form, Option<&'a str>) {
        let found = attribute.and_then(|name| self.attributes.iter().find(|(own, _)| own == name));
        match found {
            Some((_, form)) => (form, attribute),
            None => (&self.value, None),
        }
    }

    /// The parameters that its value or an attribute uses.
    pub fn parameters(&self) -> impl Iterator<Item = &str> {
        let forms = self.attributes.iter().map(|(_, form)| form).chain([&self.value]);
        forms.flat_map(|form| &form.variables).map(|variable| variable.parameter.as_str())
    }
}

impl Form {
    fn read(pattern: &Pattern<&str>, bundle: &FluentBundle<FluentResource>) -> Result<Self, String> {
        let mut names = Vec::new();
        variables(pattern, &mut names)?;
        names.sort_unstable();
        names.dedup();
        let mut errors: Vec<FluentError> = Vec::new();
        let fixed = names.is_empty().then(|| {
            let mut said = String::new();
            // Writing to a string does not fail, and there is nothing in it to be resolved.
            let _ = bundle.write_pattern(&mut said, pattern, None::<&FluentArgs>, &mut errors);
            said
        });
        match errors.first() {
            Some(error) => Err(error.to_string()),
            None => Ok(Form { fixed, variables: names.into_iter().map(Variable::named).collect() }),
        }
    }
}

fn variables<'a>(pattern: &Pattern<&'a str>, names: &mut Vec<&'a str>) -> Result<(), String> {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, names)?;
        }
    }
    Ok(())
}

fn of_expression<'a>(expression: &Expression<&'a str>, names: &mut Vec<&'a str>) -> Result<(), String> {
    match expression {
        Expression::Inline(inline) => of_inline(inline, names),
        Expression::Select { selector, variants } => {
            of_inline(selector, names)?;
            variants.iter().try_for_each(|variant| variables(&variant.value, names))
        }
    }
}

fn of_inline<'a>(inline: &InlineExpression<&'a str>, names: &mut Vec<&'a str>) -> Result<(), String> {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => Ok(()),
        InlineExpression::VariableReference { id } => {
            names.push(id.name);
            Ok(())
        }
        InlineExpression::Placeable { expression } => of_expression(expression, names),
        InlineExpression::MessageReference { id, .. } => Err(format!("it uses the message {}", id.name)),
        InlineExpression::TermReference { id, .. } => Err(format!("it uses the term -{}", id.name)),
        InlineExpression::FunctionReference { id, .. } => Err(format!("it uses the function {}", id.name)),
    }
}

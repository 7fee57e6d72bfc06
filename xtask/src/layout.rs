//! Lays scenario files out one field a line, so that a change shows in a diff where it was made. What a
//! field holds stays on its line as long as there is room.

use std::fmt::Write;

/// Lines are no longer than this, where they can be broken.
const WIDTH: usize = 110;

/// The fields of a scenario whose own fields have a line each.
const PARTS: [&str; 3] = ["\"given\"", "\"when\"", "\"then\""];

/// A JSON text laid out, with its fields in their order; or where it is not JSON.
pub fn lay_out(text: &str) -> Result<String, String> {
    let mut rest = Rest { text, at: 0 };
    let value = rest.value()?;
    if !rest.ahead().is_empty() {
        return Err(rest.complaint());
    }
    let mut out = String::with_capacity(text.len());
    value.write(true, 0, 0, &mut out);
    out.push('\n');
    Ok(out)
}

enum Node<'a> {
    /// A string, a number or a word, as it is written.
    Plain(&'a str),
    List(Vec<Node<'a>>),
    Fields(Vec<(&'a str, Node<'a>)>),
}

impl Node<'_> {
    /// The value in one line.
    fn line(&self) -> String {
        match self {
            Node::Plain(text) => (*text).to_owned(),
            Node::List(items) => format!("[{}]", items.iter().map(Node::line).collect::<Vec<_>>().join(", ")),
            Node::Fields(fields) if fields.is_empty() => "{}".to_owned(),
            Node::Fields(fields) => {
                let fields = fields.iter().map(|(name, value)| format!("{name}: {}", value.line()));
                format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// Whether it is a part of a scenario that does not stay on one line.
    fn is_broken(&self) -> bool {
        match self {
            Node::Plain(_) => false,
            Node::List(items) => items.iter().any(Node::is_broken),
            Node::Fields(fields) => {
                fields.len() > 1 || fields.iter().any(|(name, value)| PARTS.contains(name) && value.is_broken())
            }
        }
    }

    /// Writes the value, a part of a scenario or not, into a line that has `column` characters already and
    /// is indented by `indent`.
    fn write(&self, part: bool, indent: usize, column: usize, out: &mut String) {
        if !part || !self.is_broken() {
            let line = self.line();
            if column + line.chars().count() <= WIDTH {
                return out.push_str(&line);
            }
        }
        let inside = indent + 2;
        match self {
            Node::Plain(text) => out.push_str(text),
            Node::List(items) => {
                broken('[', ']', indent, items.iter(), out, |item, out| item.write(part, inside, inside, out));
            }
            Node::Fields(fields) => broken('{', '}', indent, fields.iter(), out, |(name, value), out| {
                let _ = write!(out, "{name}: ");
                value.write(part && PARTS.contains(name), inside, inside + name.chars().count() + 2, out);
            }),
        }
    }
}

/// Writes what is between brackets, each on its own line.
fn broken<T>(
    open: char,
    close: char,
    indent: usize,
    all: impl ExactSizeIterator<Item = T>,
    out: &mut String,
    write: impl Fn(T, &mut String),
) {
    let last = all.len();
    out.push(open);
    for (number, one) in all.enumerate() {
        let _ = write!(out, "\n{:indent$}  ", "");
        write(one, out);
        out.push_str(if number + 1 < last { "," } else { "" });
    }
    let _ = write!(out, "\n{:indent$}{close}", "");
}

/// What is left to read.
struct Rest<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Rest<'a> {
    /// The text from the next sign on.
    fn ahead(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let ahead = rest.trim_start();
        self.at += rest.len() - ahead.len();
        ahead
    }

    fn take(&mut self, sign: char) -> bool {
        let found = self.ahead().starts_with(sign);
        self.at += usize::from(found);
        found
    }

    fn value(&mut self) -> Result<Node<'a>, String> {
        if self.take('[') {
            return self.until(']', Rest::value).map(Node::List);
        }
        if self.take('{') {
            return self.until('}', Rest::field).map(Node::Fields);
        }
        self.plain().map(Node::Plain)
    }

    fn field(&mut self) -> Result<(&'a str, Node<'a>), String> {
        let name = self.plain()?;
        if !self.take(':') {
            return Err(self.complaint());
        }
        Ok((name, self.value()?))
    }

    fn until<T>(&mut self, close: char, one: impl Fn(&mut Self) -> Result<T, String>) -> Result<Vec<T>, String> {
        let mut all = Vec::new();
        if self.take(close) {
            return Ok(all);
        }
        loop {
            all.push(one(self)?);
            if self.take(close) {
                return Ok(all);
            }
            if !self.take(',') {
                return Err(self.complaint());
            }
        }
    }

    fn plain(&mut self) -> Result<&'a str, String> {
        let ahead = self.ahead();
        let length = if ahead.starts_with('"') {
            let mut escaped = true;
            let ends = |sign: char| {
                let ends = sign == '"' && !escaped;
                escaped = sign == '\\' && !escaped;
                ends
            };
            ahead.find(ends).map(|end| end + 1)
        } else {
            ahead.find(|sign: char| !sign.is_ascii_alphanumeric() && !"+-.".contains(sign))
        };
        let plain = &ahead[..length.unwrap_or(ahead.len())];
        self.at += plain.len();
        if plain.is_empty() { Err(self.complaint()) } else { Ok(plain) }
    }

    fn complaint(&self) -> String {
        format!("line {} is not JSON", self.text[..self.at].lines().count().max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_scenario_have_a_line_for_each_field() {
        let text =
            r#"[{"name":"a \"b\\", "when":[{"action":{"bid":-1.5,"of":2}},{"seat":0,"action":null}], "then":{}}]"#;
        let laid_out = r#"[
  {
    "name": "a \"b\\",
    "when": [
      { "action": { "bid": -1.5, "of": 2 } },
      {
        "seat": 0,
        "action": null
      }
    ],
    "then": {}
  }
]
"#;
        assert_eq!(lay_out(text).unwrap(), laid_out);
        assert_eq!(lay_out(laid_out).unwrap(), laid_out);
    }

    #[test]
    fn a_line_that_is_too_long_is_broken() {
        let long = "x".repeat(WIDTH);
        assert_eq!(lay_out(&format!("[1, \"{long}\"]")).unwrap(), format!("[\n  1,\n  \"{long}\"\n]\n"));
    }

    #[test]
    fn what_is_not_json_is_left_alone() {
        for text in ["", "[1", "{\"a\" 1}", "[1 2]", "[] []", "[,]"] {
            assert!(lay_out(text).is_err(), "{text}");
        }
        assert_eq!(lay_out("[\n1,\n2 3]"), Err("line 3 is not JSON".into()));
    }
}

//! Lays scenario files out one field a line, so that a change shows in a diff where it was made.

use std::fmt::Write;

/// Lines are no longer than this, where they can be broken.
const WIDTH: usize = 110;

/// A JSON text laid out, with its fields in their order; or where it is not JSON.
pub fn lay_out(text: &str) -> Result<String, String> {
    let mut rest = Rest { text, at: 0 };
    let value = rest.value()?;
    if !rest.ahead().is_empty() {
        return Err(rest.complaint());
    }
    let mut out = String::with_capacity(text.len());
    value.write(0, 0, &mut out);
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
    /// The value in one line, unless it has an object with several fields.
    fn line(&self) -> Option<String> {
        match self {
            Node::Plain(text) => Some((*text).to_owned()),
            Node::List(items) => {
                let items: Option<Vec<String>> = items.iter().map(Node::line).collect();
                Some(format!("[{}]", items?.join(", ")))
            }
            Node::Fields(fields) => match fields.as_slice() {
                [] => Some("{}".to_owned()),
                [(name, value)] => Some(format!("{{ {name}: {} }}", value.line()?)),
                _ => None,
            },
        }
    }

    /// Writes the value into a line that has `column` characters already and is indented by `indent`.
    fn write(&self, indent: usize, column: usize, out: &mut String) {
        if let Some(line) = self.line().filter(|line| column + line.chars().count() <= WIDTH) {
            return out.push_str(&line);
        }
        let inside = indent + 2;
        match self {
            Node::Plain(text) => out.push_str(text),
            Node::List(items) => {
                broken('[', ']', indent, items.iter(), out, |item, out| item.write(inside, inside, out));
            }
            Node::Fields(fields) => broken('{', '}', indent, fields.iter(), out, |(name, value), out| {
                let _ = write!(out, "{name}: ");
                value.write(inside, inside + name.chars().count() + 2, out);
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
    fn an_object_with_several_fields_has_a_line_for_each() {
        let text = r#"[{"name":"a \"b\\", "when":[{"action":{"bid":-1.5}},{"seat":0,"action":null}], "then":{}}]"#;
        let laid_out = r#"[
  {
    "name": "a \"b\\",
    "when": [
      { "action": { "bid": -1.5 } },
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

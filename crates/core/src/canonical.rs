//! The one byte form of a JSON value that hashes are made of.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::ops::Range;

use serde::Serialize;
use sha2::{Digest, Sha256};

/// Writes `data` as JSON without white space and with the keys of every object sorted by their bytes.
///
/// For the values Parlour hashes (no fractions) this is the canonical form of RFC 8785 as long as
/// keys are ASCII, so that any language can reproduce it.
pub fn canonical(data: &(impl Serialize + ?Sized)) -> String {
    canonical_without(data, &[])
}

/// The same without some fields of the outermost object.
pub(crate) fn canonical_without(data: &(impl Serialize + ?Sized), left_out: &[&str]) -> String {
    let json = serde_json::to_vec(data).expect("what is hashed is plain data");
    let escapes = json.contains(&b'\\');
    let out = Vec::with_capacity(json.len());
    let mut sorter = Sorter { json: &json, escapes, at: 0, out, fields: Vec::new() };
    sorter.value(left_out);
    String::from_utf8(sorter.out).expect("JSON is text")
}

/// Puts the fields of written JSON in order: nothing else tells what serde_json writes from the
/// canonical form, and a tree of values, made only to be sorted, would cost many times as much.
struct Sorter<'a> {
    json: &'a [u8],
    /// Whether anything in it is escaped.
    escapes: bool,
    at: usize,
    out: Vec<u8>,
    /// Of every object that is being written, the fields so far: where their keys are in `json`, and
    /// where they are in `out`.
    fields: Vec<(Range<usize>, Range<usize>)>,
}

impl Sorter<'_> {
    /// Writes the value at hand.
    fn value(&mut self, left_out: &[&str]) {
        match self.json[self.at] {
            b'{' => self.object(left_out),
            b'[' => self.array(),
            b'"' => {
                let text = self.text();
                self.out.extend_from_slice(&self.json[text]);
            }
            _ => {
                let from = self.at;
                let ends = |byte: &u8| matches!(byte, b',' | b']' | b'}');
                self.at = self.json[from..].iter().position(ends).map_or(self.json.len(), |length| from + length);
                self.out.extend_from_slice(&self.json[from..self.at]);
            }
        }
    }

    fn array(&mut self) {
        self.mark();
        while self.json[self.at] != b']' {
            if self.json[self.at] == b',' {
                self.mark();
            }
            self.value(&[]);
        }
        self.mark();
    }

    fn object(&mut self, left_out: &[&str]) {
        self.mark();
        let (first, begin) = (self.fields.len(), self.out.len());
        let mut in_order = true;
        while self.json[self.at] != b'}' {
            self.at += usize::from(self.json[self.at] == b',');
            let key = self.text();
            if left_out.iter().any(|name| name.as_bytes() == &self.json[key.start + 1..key.end - 1]) {
                self.at += 1;
                self.pass();
                continue;
            }
            let from = self.out.len();
            self.out.extend_from_slice(&self.json[key.clone()]);
            self.mark();
            self.value(&[]);
            let last = self.fields[first..].last();
            in_order &= last.is_none_or(|(last, _)| self.order(last, &key) == Ordering::Less);
            self.fields.push((key, from..self.out.len()));
            self.out.push(b',');
        }
        if !in_order {
            self.reorder(first, begin);
        }
        // The comma after the last.
        if self.out.len() > begin {
            self.out.pop();
        }
        self.fields.truncate(first);
        self.mark();
    }

    /// Writes the fields from `first` on again, in order.
    fn reorder(&mut self, first: usize, begin: usize) {
        let mut fields = self.fields.split_off(first);
        fields.sort_unstable_by(|(one, _), (other, _)| self.order(one, other));
        let written = self.out.split_off(begin);
        for (_, field) in fields {
            self.out.extend_from_slice(&written[field.start - begin..field.end - begin]);
            self.out.push(b',');
        }
    }

    /// Which of two keys comes first.
    fn order(&self, one: &Range<usize>, other: &Range<usize>) -> Ordering {
        let [one, other] = [one, other].map(|key| &self.json[key.start..key.end]);
        if self.escapes {
            unescaped(one).cmp(&unescaped(other))
        } else {
            one[..one.len() - 1].cmp(&other[..other.len() - 1])
        }
    }

    /// Passes the value at hand.
    fn pass(&mut self) {
        let mut depth = 0;
        loop {
            match self.json[self.at] {
                b'"' => {
                    self.text();
                    continue;
                }
                b'{' | b'[' => depth += 1,
                b',' | b'}' if depth == 0 => return,
                b'}' | b']' => depth -= 1,
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Takes over the mark at hand.
    fn mark(&mut self) {
        self.out.push(self.json[self.at]);
        self.at += 1;
    }

    /// Passes the text at hand: where it is, with its quotation marks.
    fn text(&mut self) -> Range<usize> {
        let from = self.at;
        self.at += 1;
        while self.json[self.at] != b'"' {
            self.at += 1 + usize::from(self.json[self.at] == b'\\');
        }
        self.at += 1;
        from..self.at
    }
}

/// What a written text says.
fn unescaped(text: &[u8]) -> Cow<'_, [u8]> {
    let plain = &text[1..text.len() - 1];
    if !plain.contains(&b'\\') {
        return Cow::Borrowed(plain);
    }
    let said: String = serde_json::from_slice(text).expect("a key was written as text");
    Cow::Owned(said.into_bytes())
}

/// The SHA-256 of several byte strings, one after another.
pub fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

/// Bytes as lower-case hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes of a string of hexadecimal digits; none if it is not one.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    (0..text.len() / 2).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn keys_are_sorted_and_white_space_is_gone() {
        let value = json!({"b": [1, {"z": null, "a": "\n\"é"}], "a": true});
        assert_eq!(canonical(&value), r#"{"a":true,"b":[1,{"a":"\n\"é","z":null}]}"#);
    }

    /// What was hashed before is hashed the same.
    #[test]
    fn written_data_is_sorted_as_a_tree_would_be() {
        #[derive(Serialize)]
        struct Unsorted {
            z: Vec<Option<i64>>,
            counted: u8,
            a: std::collections::BTreeMap<String, (bool, f64)>,
            empty: (Vec<u8>, std::collections::BTreeMap<u8, u8>),
        }
        let keys = ["b", "a\"b", "a!b", "a\\", "a\u{1}", "é", "B"].map(|key| (key.to_owned(), (true, 1.5)));
        let data =
            Unsorted { z: vec![None, Some(-3)], counted: 1, a: keys.into_iter().collect(), empty: Default::default() };
        let tree = serde_json::to_value(&data).unwrap();
        // A tree has its keys in order.
        assert_eq!(canonical(&data), serde_json::to_string(&tree).unwrap());
        let mut rest = tree;
        rest.as_object_mut().unwrap().remove("counted");
        assert_eq!(canonical_without(&data, &["counted"]), serde_json::to_string(&rest).unwrap());
        assert_eq!(canonical_without(&json!({"x": {"counted": 1}}), &["x"]), "{}");
        assert_eq!(canonical_without(&json!({"x": {"counted": 1}}), &["counted"]), r#"{"x":{"counted":1}}"#);
    }

    #[test]
    fn hex_goes_both_ways_and_refuses_the_rest() {
        assert_eq!(from_hex(&to_hex(&[0, 171, 255])), Some(vec![0, 171, 255]));
        assert_eq!(from_hex("abc"), None);
        assert_eq!(from_hex("zz"), None);
        assert_eq!(from_hex("é0"), None);
    }
}

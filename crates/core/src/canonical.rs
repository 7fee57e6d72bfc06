//! The one byte form of a JSON value that hashes are made of.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// Writes `value` without white space and with the keys of every object sorted by their bytes.
///
/// For the values Parlour hashes (no fractions) this is the canonical form of RFC 8785 as long as
/// keys are ASCII, so that any language can reproduce it.
pub fn canonical(value: &Value) -> String {
    let mut out = String::new();
    write(value, &mut out);
    out
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Array(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write(item, out);
            }
            out.push(']');
        }
        Value::Object(map) => {
            let mut keys: Vec<_> = map.keys().collect();
            keys.sort_unstable();
            out.push('{');
            for (index, key) in keys.into_iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(&Value::String(key.clone()).to_string());
                out.push(':');
                write(&map[key], out);
            }
            out.push('}');
        }
        plain => out.push_str(&plain.to_string()),
    }
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
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
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

    #[test]
    fn hex_goes_both_ways_and_refuses_the_rest() {
        assert_eq!(from_hex(&to_hex(&[0, 171, 255])), Some(vec![0, 171, 255]));
        assert_eq!(from_hex("abc"), None);
        assert_eq!(from_hex("zz"), None);
        assert_eq!(from_hex("é0"), None);
    }
}

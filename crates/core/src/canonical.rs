//! The one byte form of a JSON value that hashes are made of.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// Writes `value` without white space and with the keys of every object sorted by their bytes.
///
/// For the values Parlour hashes (no fractions) this is the canonical form of RFC 8785 as long as
/// keys are ASCII, so that any language can reproduce it.
pub fn canonical(value: &Value) -> String {
    let mut out = Vec::with_capacity(128);
    write(value, &mut out);
    String::from_utf8(out).expect("JSON is text")
}

fn write(value: &Value, out: &mut Vec<u8>) {
    match value {
        Value::Array(items) => {
            out.push(b'[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push(b',');
                }
                write(item, out);
            }
            out.push(b']');
        }
        Value::Object(map) => {
            let mut fields: Vec<_> = map.iter().collect();
            fields.sort_unstable_by_key(|(key, _)| *key);
            out.push(b'{');
            for (index, (key, value)) in fields.into_iter().enumerate() {
                if index > 0 {
                    out.push(b',');
                }
                write_plain(key, out);
                out.push(b':');
                write(value, out);
            }
            out.push(b'}');
        }
        plain => write_plain(plain, out),
    }
}

fn write_plain(plain: &(impl serde::Serialize + ?Sized), out: &mut Vec<u8>) {
    serde_json::to_writer(out, plain).expect("plain JSON can be written to memory");
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

    #[test]
    fn hex_goes_both_ways_and_refuses_the_rest() {
        assert_eq!(from_hex(&to_hex(&[0, 171, 255])), Some(vec![0, 171, 255]));
        assert_eq!(from_hex("abc"), None);
        assert_eq!(from_hex("zz"), None);
        assert_eq!(from_hex("é0"), None);
    }
}

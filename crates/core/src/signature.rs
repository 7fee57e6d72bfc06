//! What a host signs, so that it cannot be denied or forged later: tables before their first deal,
//! and records. `docs/dealer.md` has the statements, `docs/record.md` the place in a record.

use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::canonical::{canonical, from_hex, to_hex};

/// The Ed25519 key with which a host signs.
#[derive(Clone)]
pub struct HostKey(SigningKey);

impl HostKey {
    /// The key of a secret seed.
    pub fn new(seed: &[u8; 32]) -> Self {
        HostKey(SigningKey::from_bytes(seed))
    }

    /// The public half, in hexadecimal digits: what everybody checks with.
    pub fn public(&self) -> String {
        to_hex(self.0.verifying_key().as_bytes())
    }

    /// Signs a statement; the same statement always has the same signature.
    pub fn sign(&self, statement: &Value) -> String {
        to_hex(&self.0.sign(&message(statement)).to_bytes())
    }
}

/// A key is never printed by accident.
impl std::fmt::Debug for HostKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("HostKey(..)")
    }
}

/// Whether the host with the public key `host` signed `statement`.
pub fn is_signed(host: &str, statement: &Value, signature: &str) -> bool {
    let key = from_hex(host).and_then(|bytes| VerifyingKey::from_bytes(&bytes.try_into().ok()?).ok());
    let signature = from_hex(signature).and_then(|bytes| Signature::from_slice(&bytes).ok());
    let (Some(key), Some(signature)) = (key, signature) else { return false };
    key.verify_strict(&message(statement), &signature).is_ok()
}

fn message(statement: &Value) -> Vec<u8> {
    let mut message = b"parlour signed 1\0".to_vec();
    message.extend_from_slice(canonical(statement).as_bytes());
    message
}

/// A host's signature under a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signed {
    /// The host's public key.
    pub host: String,
    /// The match's id at this host.
    #[serde(rename = "match")]
    pub match_id: String,
    /// The signature over the match's id and the record's seal.
    pub signature: String,
}

impl Signed {
    /// The host's signature under the record with this seal.
    pub fn new(host: &HostKey, match_id: &str, seal: &str) -> Self {
        let signature = host.sign(&statement(match_id, seal));
        Signed { host: host.public(), match_id: match_id.to_owned(), signature }
    }

    /// Whether it is the host's signature under the record with this seal.
    pub fn holds(&self, seal: &str) -> bool {
        is_signed(&self.host, &statement(&self.match_id, seal), &self.signature)
    }
}

fn statement(match_id: &str, seal: &str) -> Value {
    json!({"record": {"match": match_id, "seal": seal}})
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vector of `docs/record.md`.
    #[test]
    fn the_published_vector_holds() {
        let host = HostKey::new(&std::array::from_fn(|index| index as u8));
        let signed = Signed::new(&host, "m1", &"ab".repeat(32));
        assert_eq!(signed.host, "03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8");
        assert_eq!(
            signed.signature,
            "0ecfd2ec8fbd3d9cb43b732d299d5491a416e93ca75818a6ec6a981e7fae8dc3\
             001623155a966e0db8d6bc1627476d1c485c9d75c23635de6d3805eef9a7b70d"
        );
        assert!(signed.holds(&"ab".repeat(32)));
    }

    #[test]
    fn a_signature_is_of_one_host_and_one_statement() {
        let (host, other) = (HostKey::new(&[1; 32]), HostKey::new(&[2; 32]));
        let (said, else_) = (json!({"a": 1}), json!({"a": 2}));
        let signature = host.sign(&said);
        assert!(is_signed(&host.public(), &said, &signature));
        assert!(!is_signed(&host.public(), &else_, &signature));
        assert!(!is_signed(&other.public(), &said, &signature));
        for nonsense in ["", "zz", "00", &signature[2..]] {
            assert!(!is_signed(&host.public(), &said, nonsense));
            assert!(!is_signed(nonsense, &said, &signature));
        }
    }
}

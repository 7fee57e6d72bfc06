//! Records sealed with a passphrase. A save holds the match's key, from which every card to come can
//! be worked out, so whoever shares a computer may want theirs closed.
//!
//! The passphrase is stretched once for each sitting (Argon2id), because a match is saved after
//! every action; each save is then encrypted with AES-256-GCM under a nonce of its own. The form is
//! in `docs/record.md`. What stands before the sealed part has a digest, so that damage is told from
//! a wrong passphrase.

use aes_gcm::aead::{Aead, KeyInit, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use argon2::{Algorithm, Argon2, Params, Version};
use parlour_core::sha256;
use thiserror::Error;
use zeroize::Zeroizing;

/// How a sealed record begins: a name and the version of its form.
const MAGIC: &[u8; 9] = b"PARLOURS\x01";

/// Memory in KiB, passes and lanes of Argon2id: the second recommendation of RFC 9106.
const COST: [u32; 3] = [64 << 10, 3, 4];

/// No file can ask for more than this: it would be a way to stop a computer.
const MAX_COST: [u32; 3] = [1 << 20, 64, 64];

const SALT: usize = 16;
const CHECK: usize = 16;
const DIGEST: usize = 8;
const NONCE: usize = 12;
const KEY: usize = 32;
const HEAD: usize = MAGIC.len() + 12 + SALT + CHECK + DIGEST;

/// Why a sealed record does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SealError {
    /// The passphrase is another.
    #[error("wrong passphrase")]
    Passphrase,
    /// It is cut off, or something in it was changed.
    #[error("damaged or cut off")]
    Damaged,
}

/// A stretched passphrase, ready to seal.
pub struct Seal {
    key: Zeroizing<[u8; KEY]>,
    /// What stands before every record that it seals.
    head: [u8; HEAD],
}

/// Whether these bytes are a sealed record, or the beginning of one.
pub fn is_sealed(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

impl Seal {
    /// A seal with this passphrase and a salt of its own.
    pub fn new(passphrase: &str, salt: [u8; SALT]) -> Self {
        let (key, check) = stretch(passphrase, &salt, COST).expect("the costs are within bounds");
        let mut head = Vec::with_capacity(HEAD);
        head.extend_from_slice(MAGIC);
        head.extend(COST.iter().flat_map(|cost| cost.to_le_bytes()));
        head.extend_from_slice(&salt);
        head.extend_from_slice(&check);
        head.extend_from_slice(&sha256(&[&head])[..DIGEST]);
        Seal { key, head: head.try_into().expect("its parts have these lengths") }
    }

    /// Seals a record.
    pub fn close(&self, record: &[u8], nonce: [u8; NONCE]) -> Vec<u8> {
        let payload = Payload { msg: record, aad: &self.head };
        let sealed = self.cipher().encrypt(&Nonce::from(nonce), payload).expect("a record is far below 64 GiB");
        [&self.head[..], &nonce, &sealed].concat()
    }

    fn cipher(&self) -> Aes256Gcm {
        Aes256Gcm::new((&*self.key).into())
    }
}

/// Opens a sealed record: what it holds, and the seal to close it with again.
pub fn open(bytes: &[u8], passphrase: &str) -> Result<(Vec<u8>, Seal), SealError> {
    let (head, rest) = bytes.split_at_checked(HEAD).ok_or(SealError::Damaged)?;
    let (nonce, body) = rest.split_at_checked(NONCE).ok_or(SealError::Damaged)?;
    let nonce: [u8; NONCE] = nonce.try_into().map_err(|_| SealError::Damaged)?;
    let (fixed, digest) = head.split_at(HEAD - DIGEST);
    if !is_sealed(head) || sha256(&[fixed])[..DIGEST] != *digest {
        return Err(SealError::Damaged);
    }
    let (costs, rest) = fixed[MAGIC.len()..].split_at(12);
    let (salt, check) = rest.split_at(SALT);
    let cost = |at: usize| u32::from_le_bytes(std::array::from_fn(|byte| costs[at * 4 + byte]));
    let (key, expected) = stretch(passphrase, salt, [cost(0), cost(1), cost(2)]).ok_or(SealError::Damaged)?;
    if expected != check {
        return Err(SealError::Passphrase);
    }
    let seal = Seal { key, head: head.try_into().map_err(|_| SealError::Damaged)? };
    let payload = Payload { msg: body, aad: head };
    let record = seal.cipher().decrypt(&Nonce::from(nonce), payload).map_err(|_| SealError::Damaged)?;
    Ok((record, seal))
}

/// The key that a passphrase gives, and what tells it from others; none if the costs are out of
/// bounds.
fn stretch(passphrase: &str, salt: &[u8], cost: [u32; 3]) -> Option<(Zeroizing<[u8; KEY]>, [u8; CHECK])> {
    if cost.iter().zip(MAX_COST).any(|(cost, most)| *cost > most) {
        return None;
    }
    let params = Params::new(cost[0], cost[1], cost[2], Some(KEY + CHECK)).ok()?;
    let mut stretched = Zeroizing::new([0; KEY + CHECK]);
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon.hash_password_into(passphrase.as_bytes(), salt, &mut *stretched).ok()?;
    let mut key = Zeroizing::new([0; KEY]);
    key.copy_from_slice(&stretched[..KEY]);
    let mut check = [0; CHECK];
    check.copy_from_slice(&stretched[KEY..]);
    Some((key, check))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sealed() -> Vec<u8> {
        Seal::new("correct horse", [7; SALT]).close(b"a record", [9; NONCE])
    }

    fn refused(bytes: &[u8]) -> SealError {
        open(bytes, "correct horse").map(|_| ()).unwrap_err()
    }

    #[test]
    fn what_was_sealed_opens_with_its_passphrase_alone() {
        let bytes = sealed();
        assert!(is_sealed(&bytes) && !bytes.windows(8).any(|window| window == b"a record"));
        let (record, seal) = open(&bytes, "correct horse").unwrap();
        assert_eq!(record, b"a record");
        let again = seal.close(b"the next one", [1; NONCE]);
        assert_eq!(open(&again, "correct horse").unwrap().0, b"the next one");
        assert_eq!(open(&bytes, "correct house").map(|_| ()), Err(SealError::Passphrase));
    }

    /// Each part in turn; the costs and the salt are found out before anything is stretched.
    #[test]
    fn a_byte_that_was_changed_or_cut_off_is_damage() {
        let bytes = sealed();
        let parts = [9, 13, 17, 21, 21 + SALT, 21 + SALT + CHECK, HEAD, HEAD + NONCE, bytes.len() - 1];
        for at in parts {
            let mut changed = bytes.clone();
            changed[at] ^= 1;
            assert_eq!(refused(&changed), SealError::Damaged, "byte {at}");
        }
        for end in [MAGIC.len(), HEAD - 1, HEAD + NONCE - 1, HEAD + NONCE, bytes.len() - 1] {
            assert_eq!(refused(&bytes[..end]), SealError::Damaged, "cut off at {end}");
        }
    }

    /// A head that somebody wrote on purpose, with a digest that fits.
    #[test]
    fn no_file_asks_for_all_the_memory_there_is() {
        let mut bytes = sealed();
        bytes[9..13].copy_from_slice(&u32::MAX.to_le_bytes());
        let digest = sha256(&[&bytes[..HEAD - DIGEST]]);
        bytes[HEAD - DIGEST..HEAD].copy_from_slice(&digest[..DIGEST]);
        assert_eq!(refused(&bytes), SealError::Damaged);
    }
}

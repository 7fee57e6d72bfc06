//! Secrets: what is kept sealed under the server's key, what is kept only as a hash, and where
//! random numbers come from.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use aes_gcm::aead::{Aead, AeadInOut, KeyInit, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use parlour_core::{HostKey, from_hex, sha256, to_hex};
use thiserror::Error;

/// Why something could not be sealed or opened.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum VaultError {
    /// The server key is not one.
    #[error("{0}: a server key must be 64 hexadecimal digits")]
    NoKey(String),
    /// The key's file could not be read or written.
    #[error("{0}: {1}")]
    File(String, std::io::Error),
    /// It was sealed under another key, for another place, or was changed.
    #[error("sealed under another key, for another place, or damaged: {0}")]
    Damaged(&'static str),
}

/// Seals under the server's key with AES-256-GCM. Every sealed thing is bound to its place, so
/// that an entry cannot be moved to another match or number.
pub struct Vault {
    cipher: Aes256Gcm,
    nonces: Nonces,
    host: HostKey,
}

/// Nonces that are never used twice: a random place to start from, counted on from there. That asks
/// the system once, and is safer than a random nonce each time.
struct Nonces {
    prefix: [u8; 4],
    next: AtomicU64,
}

impl Nonces {
    fn new() -> Self {
        Nonces { prefix: random(), next: AtomicU64::new(u64::from_le_bytes(random())) }
    }

    fn next(&self) -> [u8; NONCE] {
        let mut nonce = [0; NONCE];
        nonce[..4].copy_from_slice(&self.prefix);
        nonce[4..].copy_from_slice(&self.next.fetch_add(1, Ordering::Relaxed).to_le_bytes());
        nonce
    }
}

/// The length of a nonce, in front of what it sealed.
const NONCE: usize = 12;

/// The length of the tag behind it.
const TAG: usize = 16;

/// What kinds of thing are sealed: part of the associated data.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// An entry of a match; bound to its number.
    Entry,
    /// A snapshot of a match; bound to its number.
    Snapshot,
    /// The head of a match: setup, seats, key.
    Head,
    /// A line of chat; bound to its number.
    Chat,
    /// A draft; bound to its seat.
    Draft,
    /// A player's notes on a match.
    Notes,
    /// An address for getting an account back.
    Mail,
    /// What is kept of a person's matches.
    Profile,
    /// How far the log of a match goes; bound to its number of entries.
    Anchor,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::Entry => "entry",
            Kind::Snapshot => "snapshot",
            Kind::Head => "head",
            Kind::Chat => "chat",
            Kind::Draft => "draft",
            Kind::Notes => "notes",
            Kind::Mail => "mail",
            Kind::Profile => "profile",
            Kind::Anchor => "anchor",
        }
    }
}

fn place(kind: Kind, of: &str, number: u64) -> Vec<u8> {
    let mut place = format!("parlour {} {of} ", kind.name()).into_bytes();
    place.extend(number.to_le_bytes());
    place
}

impl Vault {
    /// A vault with this key.
    pub fn new(key: &[u8; 32]) -> Self {
        let host = HostKey::new(&sha256(&[b"parlour host 1\0", key]));
        Vault { cipher: Aes256Gcm::new(key.into()), nonces: Nonces::new(), host }
    }

    /// What the host signs with: derived from the server's key, so that all nodes have the same.
    pub fn host(&self) -> &HostKey {
        &self.host
    }

    /// The vault whose key is the text of a file or a variable.
    pub fn from_hex(text: &str, origin: &str) -> Result<Self, VaultError> {
        let key = from_hex(text.trim()).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        key.map(|key| Vault::new(&key)).ok_or_else(|| VaultError::NoKey(origin.to_owned()))
    }

    /// The vault whose key is in a file; none if there is no such file.
    pub fn from_file(path: &Path) -> Result<Option<Self>, VaultError> {
        let name = || path.display().to_string();
        match std::fs::read_to_string(path) {
            Ok(text) => Vault::from_hex(&text, &name()).map(Some),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(VaultError::File(name(), error)),
        }
    }

    /// Seals `plain` for one place.
    pub fn seal(&self, kind: Kind, of: &str, number: u64, plain: &[u8]) -> Vec<u8> {
        let nonce = self.nonces.next();
        let mut sealed = Vec::with_capacity(NONCE + plain.len() + TAG);
        sealed.extend_from_slice(&nonce);
        sealed.extend_from_slice(plain);
        let (place, body) = (place(kind, of, number), &mut sealed[NONCE..]);
        let tag = self.cipher.encrypt_inout_detached(&Nonce::from(nonce), &place, body.into());
        sealed.extend_from_slice(&tag.expect("a message is far below 64 GiB"));
        sealed
    }

    /// Opens what was sealed for this place.
    pub fn open(&self, kind: Kind, of: &str, number: u64, sealed: &[u8]) -> Result<Vec<u8>, VaultError> {
        let damaged = || VaultError::Damaged(kind.name());
        let (nonce, body) = sealed.split_at_checked(NONCE).ok_or_else(damaged)?;
        let nonce: [u8; NONCE] = nonce.try_into().map_err(|_| damaged())?;
        let payload = Payload { msg: body, aad: &place(kind, of, number) };
        self.cipher.decrypt(&Nonce::from(nonce), payload).map_err(|_| damaged())
    }
}

impl std::fmt::Debug for Vault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Vault(..)")
    }
}

/// A new file that its owner alone can read.
pub fn create_private(path: &Path) -> std::io::Result<std::fs::File> {
    private().create_new(true).open(path)
}

/// A file that is made, for its owner alone, if it is not there.
pub fn open_private(path: &Path) -> std::io::Result<std::fs::File> {
    private().create(true).open(path)
}

fn private() -> std::fs::OpenOptions {
    let mut options = std::fs::OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Keeps a new key in a file, for its owner alone.
pub fn keep_key(path: &Path, key: &[u8; 32]) -> Result<(), VaultError> {
    let kept = create_private(path).and_then(|mut file| {
        file.write_all(to_hex(key).as_bytes())?;
        file.sync_all()
    });
    kept.map_err(|error| VaultError::File(path.display().to_string(), error))
}

/// So many random bytes from the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A secret that is shown once and kept as a hash: 64 hexadecimal digits.
pub fn new_token() -> String {
    to_hex(&random::<32>())
}

/// What is kept of a token.
pub fn token_hash(token: &str) -> Vec<u8> {
    sha256(&[b"parlour token 1\0", token.as_bytes()]).to_vec()
}

/// Whether two secrets are equal, in a time that does not tell where they differ.
pub fn same(a: &str, b: &str) -> bool {
    sha256(&[a.as_bytes()]) == sha256(&[b.as_bytes()])
}

/// The Argon2id hash of a password, as a PHC string. Slow on purpose: run it off the request path.
pub fn hash_password(password: &str) -> String {
    let hashed = Argon2::default().hash_password(password.as_bytes());
    hashed.expect("the default parameters are valid").to_string()
}

/// Whether a password belongs to a hash. As slow as making one.
pub fn is_password(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_opens_in_its_own_place_alone() {
        let vault = Vault::new(&[7; 32]);
        let sealed = vault.seal(Kind::Entry, "m1", 4, b"the one ring");
        assert_eq!(vault.open(Kind::Entry, "m1", 4, &sealed).unwrap(), b"the one ring");
        assert!(vault.open(Kind::Entry, "m1", 5, &sealed).is_err());
        assert!(vault.open(Kind::Entry, "m2", 4, &sealed).is_err());
        assert!(vault.open(Kind::Head, "m1", 4, &sealed).is_err());
        assert!(Vault::new(&[8; 32]).open(Kind::Entry, "m1", 4, &sealed).is_err());
        assert!(vault.open(Kind::Entry, "m1", 4, &sealed[..8]).is_err());
        assert!(!sealed.windows(4).any(|part| part == b"ring"));
    }

    #[test]
    fn passwords_are_argon2id() {
        let hash = hash_password("correct horse");
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        assert!(is_password("correct horse", &hash));
        assert!(!is_password("wrong horse", &hash));
        assert!(!is_password("correct horse", "nonsense"));
    }
}

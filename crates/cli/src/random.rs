//! Random bytes from the system.

use parlour_core::Text;

use crate::failure::Failure;

/// So many random bytes.
pub fn bytes<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    let filled = getrandom::fill(&mut bytes);
    filled.map_err(|error| Failure::said(Text::new("random.none").with("what", error.to_string())))?;
    Ok(bytes)
}

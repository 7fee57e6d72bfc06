//! The block function of ChaCha20 (RFC 8439), for four blocks side by side: that takes hardly
//! longer than for one.

use wide::u32x4;

/// How many blocks are computed at once.
pub(crate) const LANES: usize = 4;

/// The sixteen words of one block of key stream.
pub(crate) type Block = [u32; 16];

/// The words of four states, a lane for each.
type State = [u32x4; 16];

const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// Block number `counter` of the key streams of `key` with four nonces.
pub(crate) fn blocks(key: &[u8; 32], nonce: impl Fn(usize) -> [u32; 3], counter: u32) -> [Block; LANES] {
    let mut start: State = [u32x4::splat(counter); 16];
    for (word, constant) in CONSTANTS.into_iter().enumerate() {
        start[word] = u32x4::splat(constant);
    }
    for (word, bytes) in key.chunks_exact(4).enumerate() {
        start[4 + word] = u32x4::splat(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
    }
    let nonces: [[u32; 3]; LANES] = std::array::from_fn(nonce);
    for word in 0..3 {
        start[13 + word] = u32x4::new(nonces.map(|nonce| nonce[word]));
    }
    let mut state = start;
    for _ in 0..10 {
        quarter_round(&mut state, 0, 4, 8, 12);
        quarter_round(&mut state, 1, 5, 9, 13);
        quarter_round(&mut state, 2, 6, 10, 14);
        quarter_round(&mut state, 3, 7, 11, 15);
        quarter_round(&mut state, 0, 5, 10, 15);
        quarter_round(&mut state, 1, 6, 11, 12);
        quarter_round(&mut state, 2, 7, 8, 13);
        quarter_round(&mut state, 3, 4, 9, 14);
    }
    let mut blocks = [[0; 16]; LANES];
    for (word, (end, begin)) in state.iter().zip(&start).enumerate() {
        let sums = (*end + *begin).to_array();
        for (block, sum) in blocks.iter_mut().zip(sums) {
            block[word] = sum;
        }
    }
    blocks
}

#[inline(always)]
#[allow(clippy::inline_always, reason = "the places must be known, or the words go through memory")]
fn quarter_round(state: &mut State, a: usize, b: usize, c: usize, d: usize) {
    state[a] += state[b];
    state[d] = turned(state[d] ^ state[a], 16);
    state[c] += state[d];
    state[b] = turned(state[b] ^ state[c], 12);
    state[a] += state[b];
    state[d] = turned(state[d] ^ state[a], 8);
    state[c] += state[d];
    state[b] = turned(state[b] ^ state[c], 7);
}

#[inline(always)]
#[allow(clippy::inline_always, reason = "shifts by a constant are single instructions")]
fn turned(words: u32x4, by: u32) -> u32x4 {
    (words << by) | (words >> (32 - by))
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha20;
    use chacha20::cipher::{KeyIvInit, StreamCipher};

    use super::*;

    /// RFC 8439, 2.3.2.
    #[test]
    fn the_published_block_comes_out() {
        let key = std::array::from_fn(|at| at as u8);
        let nonce = [0x0900_0000, 0x4a00_0000, 0];
        for block in blocks(&key, |_| nonce, 1) {
            assert_eq!(block[..4], [0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3]);
            assert_eq!(block[12..], [0xd19c_12b5, 0xb94e_16de, 0xe883_d0cb, 0x4e3c_50a2]);
        }
    }

    #[test]
    fn lanes_agree_with_another_implementation() {
        let key = [7; 32];
        let found = blocks(&key, |lane| [3, 1_000_000 + lane as u32, 9], 0);
        for (lane, block) in found.iter().enumerate() {
            let mut nonce = [0; 12];
            nonce[..4].copy_from_slice(&3u32.to_le_bytes());
            nonce[4..8].copy_from_slice(&(1_000_000 + lane as u32).to_le_bytes());
            nonce[8..].copy_from_slice(&9u32.to_le_bytes());
            let mut bytes = [0; 64];
            ChaCha20::new(&key.into(), &nonce.into()).apply_keystream(&mut bytes);
            let words: Vec<u32> = bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
            assert_eq!(words, block, "lane {lane}");
        }
    }
}

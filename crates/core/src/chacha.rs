//! The block function of ChaCha20 (RFC 8439), for one block or for several side by side.

/// The sixteen words of one block of key stream.
pub(crate) type Block = [u32; 16];

/// The words of several states, lane by lane, so that the compiler works on all lanes at once.
type Lanes<const N: usize> = [[u32; N]; 16];

const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// Block number `counter` of the key streams of `key` with `N` nonces.
#[inline]
pub(crate) fn blocks<const N: usize>(key: &[u8; 32], nonce: impl Fn(usize) -> [u32; 3], counter: u32) -> [Block; N] {
    let mut start: Lanes<N> = [[0; N]; 16];
    for (word, constant) in CONSTANTS.into_iter().enumerate() {
        start[word] = [constant; N];
    }
    for (word, bytes) in key.chunks_exact(4).enumerate() {
        start[4 + word] = [u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]); N];
    }
    start[12] = [counter; N];
    for lane in 0..N {
        for (word, value) in nonce(lane).into_iter().enumerate() {
            start[13 + word][lane] = value;
        }
    }
    let mut state = start;
    for _ in 0..10 {
        for (a, b, c, d) in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)] {
            quarter_round(&mut state, a, b, c, d);
        }
        for (a, b, c, d) in [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)] {
            quarter_round(&mut state, a, b, c, d);
        }
    }
    let mut blocks = [[0; 16]; N];
    for (lane, block) in blocks.iter_mut().enumerate() {
        for (word, value) in block.iter_mut().enumerate() {
            *value = state[word][lane].wrapping_add(start[word][lane]);
        }
    }
    blocks
}

#[inline(always)]
#[allow(clippy::inline_always, reason = "the words stay in registers only if the rounds are unrolled")]
fn quarter_round<const N: usize>(state: &mut Lanes<N>, a: usize, b: usize, c: usize, d: usize) {
    for (sum, add, mix, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        for lane in 0..N {
            state[sum][lane] = state[sum][lane].wrapping_add(state[add][lane]);
            state[mix][lane] = (state[mix][lane] ^ state[sum][lane]).rotate_left(by);
        }
    }
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
        let [block] = blocks::<1>(&key, |_| nonce, 1);
        assert_eq!(block[..4], [0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3]);
        assert_eq!(block[12..], [0xd19c_12b5, 0xb94e_16de, 0xe883_d0cb, 0x4e3c_50a2]);
    }

    #[test]
    fn lanes_agree_with_another_implementation() {
        let key = [7; 32];
        let found = blocks::<4>(&key, |lane| [3, 1_000_000 + lane as u32, 9], 0);
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

//! A small network that was trained elsewhere (`train/`): two hidden layers, and one number out.
//!
//! Sums are made in a fixed order with plain additions and multiplications, so the result is the
//! same on every machine and in WebAssembly, to the last bit.

/// A network of `IN` numbers, with hidden layers of `WIDE` and `DEEP`.
pub(crate) struct Net<const IN: usize, const WIDE: usize, const DEEP: usize> {
    first: Box<[[f32; WIDE]; IN]>,
    first_bias: [f32; WIDE],
    second: Box<[[f32; DEEP]; WIDE]>,
    second_bias: [f32; DEEP],
    last: [f32; DEEP],
    last_bias: f32,
}

/// What a file of weights begins with.
const MAGIC: &[u8; 4] = b"PNW1";

/// Reads a file of weights from its start.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let (head, rest) = self.0.split_first_chunk().expect("a file of weights is whole");
        self.0 = rest;
        *head
    }

    fn number(&mut self) -> f32 {
        f32::from_le_bytes(self.bytes())
    }

    /// Weights are kept as whole numbers with one scale for a layer.
    fn weights<const N: usize>(&mut self, rows: &mut [[f32; N]]) {
        let scale = self.number();
        for weight in rows.as_flattened_mut() {
            *weight = f32::from(i8::from_le_bytes(self.bytes())) * scale;
        }
    }
}

impl<const IN: usize, const WIDE: usize, const DEEP: usize> Net<IN, WIDE, DEEP> {
    /// Reads a file of weights.
    ///
    /// # Panics
    ///
    /// When the file is of another kind of network: it is part of the program.
    pub(crate) fn read(file: &[u8]) -> Self {
        let mut reader = Reader(file);
        assert_eq!(&reader.bytes(), MAGIC, "a file of weights");
        for size in [IN, WIDE, DEEP] {
            assert_eq!(usize::from(u16::from_le_bytes(reader.bytes())), size, "weights of this network");
        }
        let mut net = Net {
            first: boxed([0.0; WIDE]),
            first_bias: [0.0; WIDE],
            second: boxed([0.0; DEEP]),
            second_bias: [0.0; DEEP],
            last: [0.0; DEEP],
            last_bias: 0.0,
        };
        reader.weights(net.first.as_mut_slice());
        net.first_bias.fill_with(|| reader.number());
        reader.weights(net.second.as_mut_slice());
        net.second_bias.fill_with(|| reader.number());
        reader.weights(std::slice::from_mut(&mut net.last));
        net.last_bias = reader.number();
        assert!(reader.0.is_empty(), "nothing is left over of the weights");
        net
    }

    /// What the network makes of its input. Most inputs are 0 and cost nothing.
    pub(crate) fn of(&self, input: &[f32; IN]) -> f32 {
        let wide = layer(input, &self.first, self.first_bias);
        let deep = layer(&wide, &self.second, self.second_bias);
        deep.iter().zip(&self.last).fold(self.last_bias, |sum, (value, weight)| sum + value * weight)
    }
}

fn boxed<const N: usize, T: Copy + std::fmt::Debug>(row: T) -> Box<[T; N]> {
    vec![row; N].try_into().expect("as many rows as there are")
}

/// One layer; what is below 0 becomes 0.
#[inline]
fn layer<const IN: usize, const OUT: usize>(
    input: &[f32; IN],
    weights: &[[f32; OUT]; IN],
    mut sums: [f32; OUT],
) -> [f32; OUT] {
    for (value, row) in input.iter().zip(weights) {
        if *value != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
    }
    sums.map(|sum| if sum > 0.0 { sum } else { 0.0 })
}

/// 1 / (1 + e^-x), from additions, multiplications and a division alone: the machine's own
/// exponential differs from one machine to another.
pub(crate) fn logistic(x: f32) -> f32 {
    let x = if x > 20.0 { 20.0 } else { x };
    let x = if x < -20.0 { -20.0 } else { x };
    // e^-x is a power of two with a whole exponent, times e to something small.
    let whole = (-x * std::f32::consts::LOG2_E).round();
    let rest = -x - whole * std::f32::consts::LN_2;
    let mut small = 1.0;
    for divisor in [7.0f32, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        small = 1.0 + rest / divisor * small;
    }
    let power = f32::from_bits((((whole as i32) + 127) as u32) << 23);
    1.0 / (1.0 + power * small)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logistic_is_the_logistic() {
        for step in -400..=400 {
            let x = step as f32 / 21.0;
            let exact = 1.0 / (1.0 + (-f64::from(x)).exp());
            assert!((f64::from(logistic(x)) - exact).abs() < 2e-7, "{x}: {} {exact}", logistic(x));
        }
        assert!((logistic(0.0) - 0.5).abs() < f32::EPSILON);
    }

    /// Two inputs, three and two hidden: worked out by hand.
    #[test]
    fn a_network_is_read_and_worked_out() {
        let mut file = Vec::from(MAGIC);
        for size in [2u16, 3, 2] {
            file.extend(size.to_le_bytes());
        }
        let mut layer = |scale: f32, weights: &[i8], biases: &[f32]| {
            file.extend(scale.to_le_bytes());
            file.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
            file.extend(biases.iter().flat_map(|bias| bias.to_le_bytes()));
        };
        layer(0.5, &[2, -2, 4, 0, 6, 2], &[0.0, 1.0, -10.0]);
        layer(1.0, &[1, 0, 2, -1, 5, 5], &[0.5, 1.0]);
        layer(0.25, &[4, 8], &[-3.0]);
        let net = Net::<2, 3, 2>::read(&file);
        // Wide: [2, 2, 0] of [2, 1 - 2 + 3, -10 + 4 + 1]; deep: [0.5 + 2 + 4, 1 - 2 -> 0].
        assert!((net.of(&[2.0, 1.0]) - 3.5).abs() < f32::EPSILON);
        assert!((net.of(&[0.0, 0.0]) - (0.5 + 2.0 - 3.0)).abs() < f32::EPSILON);
    }
}

//! Writes the facts of a position one after another, as numbers for a learned judge.

/// Where the next fact goes.
pub(crate) struct Pen<'a> {
    to: &'a mut [f32],
    at: usize,
}

impl<'a> Pen<'a> {
    /// Begins at the first fact; all are 0 before they are written.
    pub fn new(to: &'a mut [f32]) -> Self {
        to.fill(0.0);
        Pen { to, at: 0 }
    }

    /// How many facts have been written.
    pub fn written(&self) -> usize {
        self.at
    }

    pub fn put(&mut self, value: f32) {
        self.to[self.at] = value;
        self.at += 1;
    }

    pub fn flag(&mut self, is: bool) {
        self.put(f32::from(u8::from(is)));
    }

    pub fn share(&mut self, value: u8, of: f32) {
        self.put(f32::from(value) / of);
    }

    /// One of `count` places is 1; what is beyond the last counts as the last.
    pub fn one_of(&mut self, value: usize, count: usize) {
        self.to[self.at + value.min(count - 1)] = 1.0;
        self.at += count;
    }

    /// The next `count` facts stay 0.
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// The next fact is the one at `at`.
    pub fn go_to(&mut self, at: usize) {
        self.at = at;
    }
}

//! The border of the module: bytes in, bytes out, and the three things that the host gives.
#![allow(unsafe_code, reason = "bytes cross the border of the module by address and length")]

use std::cell::RefCell;
use std::ptr::slice_from_raw_parts_mut;
use std::sync::Once;
use std::time::Duration;

use crate::Engine;

#[link(wasm_import_module = "parlour")]
unsafe extern "C" {
    /// Milliseconds since any moment that stays the same.
    safe fn now() -> f64;
    /// Fills so many bytes with what nobody can foresee.
    safe fn random(address: *mut u8, length: usize);
    /// Takes the message of a panic, in UTF-8; the module is of no use afterwards.
    safe fn panicked(address: *const u8, length: usize);
}

/// Room for so many bytes, to write a request into.
#[unsafe(no_mangle)]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    handed_over(vec![0; length])
}

/// Takes back an answer that has been read.
///
/// # Safety
///
/// Address and length are those of an answer of [`call`] (or of [`allocate`]), given back once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn free(address: *mut u8, length: usize) {
    // SAFETY: as the caller promises, this is what `handed_over` has let go of, and nobody else's.
    drop(unsafe { taken_back(address, length) });
}

/// Answers the request at `address`, and takes its bytes back. The answer's length is in the upper
/// half of what is returned, its address in the lower.
///
/// # Safety
///
/// Address and length are those of [`allocate`], used once; the bytes were written by then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn call(address: *mut u8, length: usize) -> u64 {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| std::panic::set_hook(Box::new(|info| tell(&info.to_string()))));
    // SAFETY: as the caller promises, this is what `handed_over` has let go of, and nobody else's.
    let request = unsafe { taken_back(address, length) };
    let answer = ENGINE.with_borrow_mut(|engine| engine.answer(&String::from_utf8_lossy(&request))).into_bytes();
    let length = answer.len();
    (length as u64) << 32 | handed_over(answer) as u64
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(clock, chance));
}

fn chance(bytes: &mut [u8]) {
    random(bytes.as_mut_ptr(), bytes.len());
}

fn clock() -> Duration {
    Duration::from_secs_f64(now() / 1_000.0)
}

fn tell(message: &str) {
    panicked(message.as_ptr(), message.len());
}

/// Lets go of bytes: the address where they lie, and keep lying.
fn handed_over(bytes: Vec<u8>) -> *mut u8 {
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

/// # Safety
///
/// Address and length are those of bytes that [`handed_over`] let go of, and they are taken once.
unsafe fn taken_back(address: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: a boxed slice of this length was turned into this address by `handed_over`.
    unsafe { Box::from_raw(slice_from_raw_parts_mut(address, length)) }
}

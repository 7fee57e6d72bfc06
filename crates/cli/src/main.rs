//! The `parlour` program; everything it does is in the library, where it can be tested.

/// The server makes and drops small messages all day, which this allocator does better than the
/// system's. Where benchmarks count allocations, the allocator that counts takes its place.
#[cfg(not(feature = "count-allocations"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    parlour_cli::run(std::env::args_os())
}

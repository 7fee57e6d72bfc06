import { defineConfig } from 'vitest/config';

/** The engine in WebAssembly beside the engine itself; `cargo xtask test` builds both. */
export default defineConfig({
  test: { include: ['proofs/**/*.test.ts'], environment: 'node', testTimeout: 1_800_000 },
});

// Packs the engine for the browser where the client takes it up, weighs it, and refuses one that is
// too heavy to be fetched: node scripts/engine.mjs parlour_wasm.wasm
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipAsync } from '@gfx/zopfli';
import { ordered } from './order.mjs';

// A promise to whoever fetches it, not a measurement: what is over it must become smaller.
const BUDGET = 1_500_000;
const packed = new URL('../src/engine/parlour.wasm.gz', import.meta.url);
const module = ordered(readFileSync(process.argv[2]));
// A twentieth smaller than zlib makes it, for whoever fetches it; here it takes a quarter of a minute.
const small = Buffer.from(await gzipAsync(module, { numiterations: 3 }));
const sizes = `${module.length} bytes, ${small.length} compressed, budget ${BUDGET}`;

if (small.length > BUDGET) {
  rmSync(packed, { force: true });
  console.error(`the engine is over its budget: ${sizes}`);
  process.exit(1);
}
// Left alone where it is the same, so that the client is not built again.
if (!existsSync(packed) || !small.equals(readFileSync(packed))) writeFileSync(packed, small);
console.log(`engine: ${sizes}`);

// Weighs the build: the shell's first load must stay under its budget, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 250_000;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
const weight = (file) => gzipSync(readFileSync(new URL(file, dist))).length;

// Static imports of the entry come with it.
const seen = new Set(first);
for (const file of seen) {
  if (!file.endsWith('.js')) continue;
  const text = readFileSync(new URL(file, dist), 'utf8');
  for (const match of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) seen.add(`assets/${match[1]}`);
}
let total = gzipSync(html).length;
for (const file of seen) total += weight(file);

console.log(`first load: ${(total / 1000).toFixed(1)} kB compressed, budget ${BUDGET / 1000} kB`);
for (const file of readdirSync(new URL('assets/', dist))) {
  if (!seen.has(`assets/${file}`))
    console.log(`  later: ${file} ${(weight(`assets/${file}`) / 1000).toFixed(1)} kB`);
}
if (total > BUDGET) {
  console.error('the first load is over its budget');
  process.exit(1);
}

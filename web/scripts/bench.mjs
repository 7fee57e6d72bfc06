// How fast the search is in Chromium beside this machine itself, in one run: the two take turns, so
// that whatever else the machine does slows both. Needs `cargo xtask wasm` and a Chromium.
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const GAMES = ['confrontation', 'wotr'];
const [ROUNDS, SECONDS] = [9, 1];
const root = fileURLToPath(new URL('../../', import.meta.url));

const cargo = ['build', '--quiet', '--release', '--package', 'parlour-wasm', '--bin', 'engine'];
if (spawnSync('cargo', cargo, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
const program = `${process.env.CARGO_TARGET_DIR ?? `${root}target`}/release/engine`;
const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
const native = async (request) => {
  child.stdin.write(`${JSON.stringify(request)}\n`);
  return JSON.parse((await lines.next()).value).ok;
};

const server = await createServer({ root: `${root}web`, server: { port: 0 }, logLevel: 'error' });
await server.listen();
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
// A page of the same origin with nothing on it: the client itself would only be in the way.
const origin = server.resolvedUrls.local[0];
await page.route('**/bench', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bench</title>' }),
);
await page.goto(`${origin}bench`);
const inBrowser = (request) =>
  page.evaluate(async (request) => (await import('/src/engine/engine.ts')).engine.ask(request), request);

const median = (rates) => rates.toSorted((a, b) => a - b)[rates.length >> 1];
console.log(`Chromium ${browser.version()}, ${ROUNDS} rounds of ${SECONDS} s each, medians`);
for (const game of GAMES) {
  const rates = { native: [], browser: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = { do: 'bench', game, seconds: SECONDS };
    rates.native.push((await native(request)).search_simulations_per_second);
    rates.browser.push((await inBrowser(request)).search_simulations_per_second);
  }
  const [here, there] = [median(rates.native), median(rates.browser)];
  const share = Math.round((100 * there) / here);
  console.log(
    `${game}: ${here.toFixed(0)} simulations a second, ${there.toFixed(0)} in Chromium (${share} %)`,
  );
}
child.stdin.end();
await browser.close();
await server.close();

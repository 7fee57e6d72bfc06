// Draws the app's icons as PNG from public/icon.svg, for those who install it: npm run icons
//
// The browser of the proofs does the drawing, so this needs nothing else; its pictures are committed.

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const drawing = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
/** Cut to any shape by the system: the ground goes to the edge, the cards stay in the middle. */
const maskable = drawing.replace(' rx="8"', '').replace('translate(16 16)', 'translate(16 16) scale(0.85)');
/** The home screens of Apple round the corners themselves. */
const square = drawing.replace(' rx="8"', '');

const ICONS = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-maskable-192.png', 192, maskable],
  ['icon-maskable-512.png', 512, maskable],
  ['apple-touch-icon.png', 180, square],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [name, size, svg] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  const path = new URL(`../public/${name}`, import.meta.url).pathname;
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();

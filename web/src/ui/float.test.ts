import { expect, it } from 'vitest';
import { type Box, placed } from './Float';

const SCREEN = { width: 1000, height: 700 };
const CARD = { width: 320, height: 120 };

const covers = ({ left, top }: { left: number; top: number }, box: Box) =>
  left < box.right && left + CARD.width > box.left && top < box.bottom && top + CARD.height > box.top;

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it.each([
  ['in the middle', box(480, 330, 40, 40)],
  ['in a corner', box(0, 0, 40, 40)],
  ['at the lower right edge', box(960, 660, 40, 40)],
  ['wide', box(100, 300, 800, 60)],
])('never covers what it speaks of: %s', (_, about) => {
  const at = placed(CARD, SCREEN, about, [], []);
  expect(covers(at, about)).toBe(false);
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.top).toBeGreaterThanOrEqual(0);
  expect(at.left + CARD.width).toBeLessThanOrEqual(SCREEN.width);
  expect(at.top + CARD.height).toBeLessThanOrEqual(SCREEN.height);
});

it('covers nothing that is chosen, wherever that lies beside it', () => {
  const about = box(480, 330, 40, 40);
  for (const chosen of [
    box(530, 250, 400, 200),
    box(60, 250, 400, 200),
    box(300, 100, 400, 220),
    box(300, 380, 400, 220),
  ])
    expect(covers(placed(CARD, SCREEN, about, [chosen], []), chosen)).toBe(false);
});

it('stays near what it speaks of, though something is lit there', () => {
  const about = box(480, 330, 40, 40);
  const lit = [box(0, 0, 1000, 700)];
  const { left, top } = placed(CARD, SCREEN, about, [], lit);
  expect(Math.hypot(left + 160 - 500, top + 60 - 350)).toBeLessThan(250);
});

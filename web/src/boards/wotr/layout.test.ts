import { describe, expect, it } from 'vitest';
import { updates } from '../../test/fixtures';
import { overlap, placeNames, placeTokens, RING, type Scale } from './layout';
import { mapForces, type Wotr } from './view';

const FAR: Scale = { level: 'far', token: 1.25, name: 1.3, mark: 1.3 };
const MID: Scale = { level: 'mid', token: 0.9, name: 1, mark: 0.8 };
const views = Object.values(updates<Wotr>('wotr')).map(({ view }) => view);

describe.each([FAR, MID])('the map seen from $level', (scale) => {
  it('has no token in the middle of another, and none far from its place', () => {
    for (const view of views) {
      const tokens = placeTokens(mapForces(view), view.fellowship.region, scale);
      const home = placeTokens(mapForces(view), view.fellowship.region, { token: 0 });
      const all = [...tokens];
      const away = all.map(([name, { x, y }]) =>
        Math.hypot(x - (home.get(name)?.x ?? 0), y - (home.get(name)?.y ?? 0)),
      );
      expect(Math.max(...away)).toBeLessThan(33 * scale.token);
      const apart = all.flatMap(([, one], at) =>
        all.slice(at + 1).map(([, two]) => Math.hypot(one.x - two.x, one.y - two.y)),
      );
      expect(Math.min(...apart)).toBeGreaterThan(8 * scale.token);
      expect(tokens.has(RING)).toBe(true);
    }
  });

  it('has no name over another, and the names of most great places', () => {
    for (const view of views) {
      const names = [...placeNames(placeTokens(mapForces(view), view.fellowship.region, scale), scale)];
      expect(names.length).toBeGreaterThan(15);
      const over = names.flatMap(([, one], at) =>
        names.slice(at + 1).map(([, two]) => overlap(one.box, two.box) / (one.box.right - one.box.left)),
      );
      expect(Math.max(...over)).toBeLessThan(3);
    }
  });
});

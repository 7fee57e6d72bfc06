import { describe, expect, it } from 'vitest';
import { sayOf, updates } from '../../test/fixtures';
import { overlap, placeNames, placeTokens, RING, type Scale } from './layout';
import { broken, letteringOf } from './lettering';
import type { Wotr } from './view';

const FAR: Scale = { level: 'far', token: 1.25, name: 1.3, mark: 1.3 };
const MID: Scale = { level: 'mid', token: 0.9, name: 1, mark: 0.8 };
const views = Object.values(updates<Wotr>('wotr')).map(({ view }) => view);

describe.each([FAR, MID])('the map seen from $level', (scale) => {
  it('has no token in the middle of another, and none far from its place', () => {
    for (const view of views) {
      const tokens = placeTokens(view.counted.armies, view.fellowship.region, scale);
      const home = placeTokens(view.counted.armies, view.fellowship.region, { token: 0 });
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

  it.each(['en', 'de', 'fr'])(
    'has no name over another, and those of most great places, in %s',
    (language) => {
      const lettering = letteringOf(sayOf('wotr', language));
      for (const view of views) {
        const tokens = placeTokens(view.counted.armies, view.fellowship.region, scale);
        const names = [...placeNames(tokens, lettering, scale)];
        expect(names.length).toBeGreaterThan(15);
        const over = names.flatMap(([, one], at) =>
          names.slice(at + 1).map(([, two]) => overlap(one.box, two.box) / (one.box.right - one.box.left)),
        );
        expect(Math.max(...over)).toBeLessThan(3);
      }
    },
  );
});

describe('the names on the map', () => {
  it('stand as they are drawn in English, and are broken anew in other languages', () => {
    expect(letteringOf(sayOf('wotr')).get('narrows_of_the_forest')).toEqual(['Narrows of', 'the Forest']);
    expect(letteringOf(sayOf('wotr', 'de')).get('southern_mirkwood')).toEqual(['Südlicher', 'Düsterwald']);
    expect(letteringOf(sayOf('wotr', 'fr')).get('the_shire')).toEqual(['La Comté']);
  });

  it('have as few lines as keep them short', () => {
    expect(broken('Minas Tirith', 12)).toEqual(['Minas Tirith']);
    expect(broken('Vieille Route de la Forêt', 12)).toEqual(['Vieille', 'Route de', 'la Forêt']);
    expect(broken('Schattenbachtal', 5)).toEqual(['Schattenbachtal']);
  });
});

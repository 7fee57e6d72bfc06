import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand';
import { sayOf, updateOf } from '../test/fixtures';
import type { Answer, Ask, Why } from '../wire';
import { meant } from './Finder';
import { NOTHING } from './selection';
import { type Table, TableContext } from './store';
import { WhyNot } from './WhyNot';
import { wishing } from './wishing';

const REASON: Why = {
  may: false,
  reasons: [
    {
      rule: 'R4.3',
      reason: { key: 'refuse.R4.3' },
      actions: [],
      verb: { key: 'verb.move' },
      needs: [{ key: 'face.army' }, { key: 'face.muster' }],
    },
    { rule: 'R4.3', reason: { key: 'refuse.R4.3' }, actions: [], verb: { key: 'verb.move' } },
  ],
};

/** A table at which the rules say this; what they were asked comes back. */
function table(why: Why, more: Partial<Table> = {}) {
  const asked: Ask[] = [];
  const update = updateOf('wotr', 'ask.act');
  const store = createStore<Table>()(
    (set, get) =>
      ({
        shown: '0',
        views: { '0': { update, log: [], missed: [], queue: [] } },
        offer: null,
        selection: NOTHING,
        picked: [],
        ...wishing({
          set,
          get,
          current: () => get().views['0'],
          quietly: async (what): Promise<Answer> => {
            asked.push(what);
            return { why };
          },
        }),
        ...more,
      }) as Partial<Table> as Table,
  );
  render(
    <TableContext value={store}>
      <WhyNot say={sayOf('wotr')} />
    </TableContext>,
  );
  const wish = (id: string) => act(async () => store.getState().wish({ kind: 'region', id }));
  return { asked, store, wish };
}

it('says the reason with its rule and what would help, each sentence once, and says it aloud', async () => {
  const { asked, wish } = table(REASON);
  await wish('dale');
  expect(asked).toEqual([{ do: 'why', seat: expect.any(Number), things: [{ kind: 'region', id: 'dale' }] }]);
  expect(screen.getAllByTestId('reason')).toHaveLength(1);
  expect(screen.getByTestId('why').textContent).toContain('R4.3');
  expect(screen.getByTestId('needs').textContent).toBe('What would help: Army or Muster');
  expect(screen.getByTestId('why-said').textContent).toContain('What would help: Army or Muster');
});

it('is about what is in hand, and goes with the next press or with the next question', async () => {
  const piece = { kind: 'region', id: 'dale' };
  const offer = { within: false, pieces: [], free: [], of: {} };
  const { asked, store, wish } = table(REASON, { offer, selection: { ...NOTHING, piece } });
  await wish('erebor');
  expect(asked[0]).toMatchObject({ things: [piece, { kind: 'region', id: 'erebor' }] });
  fireEvent.pointerDown(screen.getByTestId('why'));
  expect(screen.queryByTestId('why')).not.toBeNull();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByTestId('why')).toBeNull();
  await wish('erebor');
  const { views } = store.getState();
  const now = views['0'];
  if (!now) throw new Error('nobody sits here');
  act(() =>
    store.setState({ views: { '0': { ...now, update: { ...now.update, number: now.update.number + 1 } } } }),
  );
  expect(screen.queryByTestId('why')).toBeNull();
});

it('asks nothing while something is shown, and nothing for an onlooker', async () => {
  const { asked, store, wish } = table(REASON);
  const now = store.getState().views['0'];
  if (!now) throw new Error('nobody sits here');
  store.setState({ views: { '0': { ...now, queue: [{ change: 1, told: 0 } as never] } } });
  await wish('dale');
  const { seat: _, ...bare } = now.update;
  store.setState({ views: { '0': { ...now, update: bare } } });
  await wish('dale');
  expect(asked).toEqual([]);
});

it('does not name a reason that is a secret', async () => {
  const { wish } = table({ may: false, reasons: [] });
  await wish('dale');
  expect(screen.getByTestId('why').textContent).toContain('nothing you can do');
});

it('finds things, kinds of action, and both, with or without accents', () => {
  const things = [
    { thing: 'region:lorien', name: 'Lórien' },
    { thing: 'region:dale', name: 'Dale' },
  ];
  const verbs = [{ verb: 'verb.attack', name: 'Attack' }];
  expect(meant('lorien', things, verbs)).toEqual([things[0]]);
  expect(meant('attack', things, verbs)).toEqual(verbs);
  expect(meant('attack dale', things, verbs)).toEqual([
    { thing: 'region:dale', verb: 'verb.attack', name: 'Attack: Dale' },
  ]);
  expect(meant('x', things, verbs)).toEqual([]);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Parts } from '../../generated/clans/Parts';
import type { Beat } from '../../stage/beats';
import { props, renderWith } from '../../test/boards';
import { sayOf, updateOf } from '../../test/fixtures';
import type { JsonValue } from '../../wire';
import ClansBoard from './ClansBoard';
import { countsOf, listOf, total } from './deck';
import { type Board, type Clans, definition, type Event, type View, whois } from './view';

const say = sayOf('clans');

function board(
  name: string,
  more: Partial<Board> = {},
  change: (view: View) => void = () => {},
  language = 'en',
) {
  const update = updateOf<Clans>('clans', name);
  change(update.view);
  return {
    update,
    view: update.view,
    ...renderWith('clans', <ClansBoard {...props('clans', update, more)} />, language),
  };
}

/** The board while a tick is shown in which both cards of our left lane fall. */
function tick() {
  const update = updateOf<Clans>('clans', 'ask.plan');
  const hit = { lane: 'left', tick: 3, side: 'B' } as const;
  const fall = { lane: 'left', tick: 3, side: 'A' } as const;
  const parts: Parts = [
    ['base', 6],
    ['fury', 5],
    ['shield', -2],
  ];
  const events: Event[] = [
    { lane_start: { lane: 'left', zone: 'Middle', contested: true } },
    { attack: { ...hit, attacker: 'B1:x', target: 'A1:x', damage: 9, parts, hp_before: 5, hp_after: -4 } },
    { overflow: { ...hit, target: 'A2:x', damage: 4, hp_before: 3, hp_after: -1 } },
    { destroyed: { ...fall, card: 'A1:x' } },
    { destroyed: { ...fall, card: 'A2:x' } },
    { lane_result: { lane: 'left', winner: 'B' } },
  ];
  const all = events.map((event) => ({ event, words: { key: '' } }));
  const { lanes } = update.view;
  lanes.left = { ...lanes.left, zone: 'Middle', A: [], B: ['B1:6'] };
  const sight = { view: update.view as unknown as JsonValue, scene: update.scene };
  const beat: Beat = {
    change: 7,
    told: 5,
    kind: 'play',
    said: all[1],
    also: all.slice(2, 5),
    among: { all, from: 1 },
    own: true,
    before: sight,
    after: sight,
    more: true,
  };
  return renderWith('clans', <ClansBoard {...props('clans', update, { beat, prompt: undefined })} />);
}

describe('Clans', () => {
  it('takes a card, then a lane', () => {
    const press = vi.fn();
    const { container, view } = board('ask.plan', { press });
    const card = view.sides.A.hand[0];
    fireEvent.click(container.querySelector(`[data-thing="card:${card}"]`) as Element);
    fireEvent.keyDown(container.querySelector('[data-thing="lane:left"]') as Element, { key: 'Enter' });
    expect(press.mock.calls).toEqual([[{ kind: 'card', id: card }], [{ kind: 'lane', id: 'left' }]]);
  });

  it('seals the plan from the board, and says that it is private', () => {
    const choose = vi.fn();
    const { update } = board('ask.plan', { choose });
    const plan = screen.getByRole('region', { name: 'Your plan' });
    fireEvent.click(within(plan).getByRole('button', { name: 'Ready: seal my plan' }));
    const submit = update.prompt?.options.findIndex((option) => option.action === 'submit');
    expect(choose).toHaveBeenCalledWith(submit);
  });

  it('shows a tick where the cards stand: who struck, what made it, who falls', () => {
    const { container } = tick();
    const now = container.querySelector('[aria-current=step]');
    expect(now?.getAttribute('data-tick')).toBe('3');
    expect(container.querySelector('[aria-label="6 +5 Fury −2 Shield = 9"]')).toBeTruthy();
    const bursts = [...container.querySelectorAll('[data-burst]')].map((one) => one.textContent);
    expect(bursts).toEqual(['−9', '−4']);
    expect(container.querySelectorAll('.clans-falls').length).toBe(2);
    expect(screen.getByText('4 over')).toBeTruthy();
    // Ready keeps its place, and opens after the fight.
    expect(screen.getByRole('button', { name: 'Ready: seal my plan' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows heroes with their uses and powers', () => {
    const { view } = board('ask.plan.hero');
    expect(view.sides.A.hero).toBeDefined();
    expect(screen.getAllByLabelText(/\d uses? left/).length).toBe(2);
  });

  it('shows three tiles in each lane on the marching board', () => {
    const { container, view } = board('ask.plan.march.late');
    expect(view.lanes.left.tiles).toBeDefined();
    expect(container.textContent?.match(/Middle/g)?.length).toBe(3);
  });

  describe('when it is over', () => {
    it('lays both hands open', () => {
      const { view } = updateOf<Clans>('clans', 'over.crystal.hero.late');
      const side = (hand: string[], own: View['sides']['A']) => ({ ...own, hand });
      const sides = { A: side([], view.sides.A), B: side(['B1', 'B2'], view.sides.B) };
      const open = { view: { ...view, sides }, changes: [], watch: () => {} };
      board('over.crystal.hero.late', { open, live: true, isLocal: true });
      const held = within(screen.getByRole('region', { name: 'They still held' }));
      const names = ['B1', 'B2'].map((card) => whois(view, card, say)?.name);
      expect(held.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(names);
      expect(screen.getByRole('region', { name: 'You still held' }).textContent).toContain('no cards');
    });

    function over(modules: string[], wallet: number, shop: boolean) {
      const kept = { wallet, shop: shop ? { offers: [], renewed: false } : null };
      const answer = async () => new Response(JSON.stringify({ game: 'clans', kept }), { status: 200 });
      vi.stubGlobal('fetch', answer);
      const update = updateOf<Clans>('clans', 'over.crystal.hero.late');
      update.view.rules.modules = modules;
      const client = new QueryClient();
      const drawn = (live: boolean) => (
        <QueryClientProvider client={client}>
          <ClansBoard {...props('clans', update, { live })} />
        </QueryClientProvider>
      );
      const shown = renderWith('clans', drawn(true));
      return { replay: () => shown.rerender(drawn(false)) };
    }
    afterEach(() => vi.unstubAllGlobals());

    it('tells what the wallet holds, as the server has it, and leads to the shop', async () => {
      over(['M1', 'M2'], 725, true);
      expect((await screen.findByTestId('spoils')).textContent).toBe('You have 725 gold in your wallet.');
      expect(screen.getByRole('link', { name: /shop is open/ }).getAttribute('href')).toBe('/kept/clans');
    });

    it('promises no gold without M1, whatever was won on the board', async () => {
      const { replay } = over([], 0, false);
      expect(screen.getByText(/No gold goes into your wallet/)).toBeTruthy();
      expect(screen.queryByTestId('spoils')).toBeNull();
      replay();
      expect(screen.queryByText(/wallet/)).toBeNull();
    });
  });

  it('counts the deck of the age that is drawn from, and the others apart', () => {
    board('ask.plan', {}, (view) => {
      view.age = 2;
      view.sides.A.deck_size = [4, 13, 25];
    });
    const side = screen.getByRole('group', { name: 'Side A' });
    expect(side.textContent).toMatch(/deck of age 2 13,/);
    expect(side.textContent).toContain('age 1 set aside: 4 · age 3 to come: 25');
  });

  it('calls a terrain of somebody’s own cards by its tag', () => {
    board('ask.plan', {}, (view) => {
      view.sides.A.terrain = 'Volcano';
      view.lanes.left.terrain.BaseA = 'Volcano';
    });
    const side = screen.getByRole('group', { name: 'Side A' });
    expect(side.textContent).toContain('Volcano');
  });

  it('knows a card by its place in the list, and an upgraded one by its mark', () => {
    const { view } = board('ask.plan');
    expect(whois(view, 'A0', say)?.id).toBe(view.sides.A.list?.[0]);
    expect(whois(view, 'B?', say)).toBeUndefined();
    const [plain, better] = [definition('desert_warrior', say), definition('desert_warrior+', say)];
    expect([better?.damage, better?.health]).toEqual([(plain?.damage ?? 0) + 1, (plain?.health ?? 0) + 1]);
  });

  it('calls cards, heroes and families as the reader does', () => {
    const { container } = board(
      'ask.plan.hero.late',
      { say: sayOf('clans', 'de') },
      (view) => {
        view.sides.A.list = ['desert_warrior'];
        view.sides.A.hand = ['A0'];
        view.sides.A.hero = { id: 'charles', uses: 1 };
        view.sides.A.families = { Turtle: '1.2' };
      },
      'de',
    );
    const drawn = container.querySelector('[data-thing="card:A0"]');
    expect(drawn?.getAttribute('aria-label')).toContain('Wüstenkrieger');
    expect(screen.getAllByText(/Erzherzog Karl/).length).toBe(1);
    const german = sayOf('clans', 'de');
    const family = screen.getByRole('img', { name: /Familie/ });
    expect(family.textContent).toContain(german('family.Turtle.name'));
    expect(family.textContent).toContain(german('family.Turtle.ultimate'));
    expect(german('family.Turtle.name')).not.toBe('Turtle');
  });

  it('leaves a card of somebody’s own the name it was given', () => {
    const own = {
      id: 'desert_warrior',
      damage: 2,
      health: 5,
      tick: 3,
      rarity: 'Common' as const,
      cost: 1,
      move_speed: 1,
    };
    const german = sayOf('clans', 'de');
    expect(definition('desert_warrior', german)?.name).toBe('Wüstenkrieger');
    expect(definition('desert_warrior', german, [{ ...own, name: 'Grandma' }])?.name).toBe('Grandma');
    expect(definition('desert_warrior', german, [{ ...own, name: 'Desert Warrior' }])?.name).toBe(
      'Wüstenkrieger',
    );
  });

  it('calls a card without a name by its id', () => {
    const { container } = board('ask.plan', {}, (view) => {
      view.cards = [
        { id: 'sprite', damage: 2, health: 5, tick: 3, rarity: 'Common', cost: 1, move_speed: 1 },
      ];
      view.sides.A.list = ['sprite'];
      view.sides.A.hand = ['A0'];
    });
    const drawn = container.querySelector('[data-thing="card:A0"]');
    expect(drawn?.getAttribute('aria-label')).toMatch(/^sprite, /);
    expect(drawn?.textContent).toContain('sprite');
  });

  it('knows the reward of the relic in a hand', () => {
    const { container } = board('ask.plan', {}, (view) => {
      view.relic = { claimed: 'A', lane: 'left', reward: 'lake_tank' };
      view.sides.A.hand = ['R0'];
    });
    const drawn = container.querySelector('[data-thing="card:R0"]');
    expect(drawn?.getAttribute('aria-label')).toMatch(/^Lake Tank, /);
  });

  it('counts the planned cards of a plan that says its turn', () => {
    board('ask.plan', {}, (view) => {
      const [card = ''] = view.sides.A.hand;
      view.sides.A.plan = { turn: view.turn, left: [`${card}/front`] };
    });
    const hand = screen.getByRole('region', { name: 'Your hand' });
    expect(within(hand).getAllByLabelText(/planned/).length).toBe(1);
  });

  it('counts deck lists and writes them again', () => {
    const counts = countsOf(['2 desert_warrior', 'desert_warrior', '3 lake_tank+']);
    expect([...counts]).toEqual([
      ['desert_warrior', 3],
      ['lake_tank+', 3],
    ]);
    expect(total(counts)).toBe(6);
    expect(listOf(counts)).toEqual(['3 desert_warrior', '3 lake_tank+']);
  });
});

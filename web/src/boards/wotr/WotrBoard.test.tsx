import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Beat } from '../../stage/beats';
import { props, renderWith } from '../../test/boards';
import { sayOf, type UpdateOf, updateOf } from '../../test/fixtures';
import type { JsonValue, Said } from '../../wire';
import type { LaidOpen } from '../board';
import itemName from './items';
import { type Board, CARDS, cardKeys, type Wotr } from './view';
import WotrBoard from './WotrBoard';

const say = sayOf('wotr');

type Change = (update: UpdateOf<Wotr>) => void;

function board(name: string, more: Partial<Board> = {}, change: Change = () => {}, language = 'en') {
  const update = updateOf<Wotr>('wotr', name);
  change(update);
  const own = props('wotr', update, { say: sayOf('wotr', language), ...more });
  return { update, view: update.view, ...renderWith('wotr', <WotrBoard {...own} />, language) };
}

const panel = (name: string | RegExp) => screen.getByRole('region', { name });

describe('War of the Ring', () => {
  it('presses a region by mouse, and by the arrow keys and Enter', () => {
    const press = vi.fn();
    const { update, container } = board('ask.move_to', { press });
    const wanted = update.prompt?.options.flatMap((option) => option.touches ?? [])[0];
    const region = container.querySelector(`[data-thing="region:${wanted?.id}"]`) as Element;
    fireEvent.click(region);
    expect(press).toHaveBeenCalledWith({ kind: 'region', id: wanted?.id });
    // A region that does not glow says what is in it, and sends nothing.
    const other = [...container.querySelectorAll('[data-thing^="region:"]')].find(
      (one) => one.getAttribute('role') !== 'button',
    ) as Element;
    press.mockClear();
    fireEvent.click(other);
    expect(press).not.toHaveBeenCalled();
    const map = container.querySelector('.war-map') as Element;
    const spoken = () => map.getAttribute('aria-label');
    const before = spoken();
    fireEvent.keyDown(map, { key: 'ArrowDown' });
    expect(spoken()).not.toBe(before);
  });

  it('lays the other hand open at the end, and each moment that decided it is a door into the replay', () => {
    const watch = vi.fn();
    const { view } = updateOf<Wotr>('wotr', 'over.shadow_military');
    const [held = ''] = [...CARDS.keys()].filter((id) => CARDS.get(id)?.deck === 'sh_char');
    const changes: LaidOpen<Wotr>['changes'] = [
      { turn: { turn: 1 } } as const,
      { captured: { region: 'edoras', by: 'shadow', free_peoples: 0, shadow: 1 } } as const,
      { turn: { turn: 2 } } as const,
      { captured: { region: 'minas_tirith', by: 'shadow', free_peoples: 0, shadow: 10 } } as const,
      { ended: { ending: 'shadow_military' } } as const,
    ].map((event, at) => ({
      number: at + 1,
      at: 0,
      kind: 'play',
      events: [{ event, words: { key: 'phase.action' } }],
    }));
    const hands = [0, 1].map((seat) => ({ character: seat, strategy: 0, cards: seat ? [held] : [] }));
    const open = { view: { ...view, cards: { ...view.cards, hands } }, changes, watch };
    board('over.shadow_military', { open });
    const end = screen.getByTestId('end-board');
    expect(end.textContent).toContain(say(cardKeys(held).title));
    const doors = within(within(end).getByTestId('moments')).getAllByRole('button');
    expect(doors.map((one) => one.textContent?.slice(1, 7))).toEqual(['Turn 1', 'Turn 2', 'Turn 2']);
    fireEvent.click(doors[1] as Element);
    expect(watch).toHaveBeenCalledWith(4);
  });

  it('shows a region with its figures, worth and neighbours when it is looked for', () => {
    board('ask.act');
    fireEvent.change(screen.getByLabelText('Find a region'), { target: { value: 'barad' } });
    const page = screen.getByRole('region', { name: 'Barad-dûr' });
    expect(within(page).getByText(/Stronghold/)).toBeTruthy();
    expect(within(page).getByText(/2 Victory points/)).toBeTruthy();
    fireEvent.click(within(page).getByRole('button', { name: 'Gorgoroth' }));
    expect(screen.getByRole('region', { name: 'Gorgoroth' })).toBeTruthy();
  });

  it('has a board for a battle, with targets, dice and hits, and its answers as buttons', () => {
    const choose = vi.fn();
    const { update } = board('ask.cease', { choose });
    const fight = screen.getByTestId('battle-board');
    expect(fight.textContent).toMatch(/hits on \d/);
    expect(within(fight).getAllByRole('img', { name: /^[1-6], (hit|miss)$/ }).length).toBeGreaterThan(0);
    expect(
      within(fight)
        .getByText(/Go on\?/)
        .closest('[aria-current=step]'),
    ).toBeTruthy();
    const answers = within(within(fight).getByRole('region', { name: 'Your decision' }));
    const option = update.prompt?.options.length ?? 0;
    const buttons = answers.getAllByRole('button').filter((one) => !/^R\d/.test(one.textContent ?? ''));
    expect(buttons.length).toBe(option);
    fireEvent.click(buttons[option - 1] as Element);
    expect(choose).toHaveBeenCalledWith(option - 1);
  });

  it('shows on the track of corruption what each answer to the Hunt costs', () => {
    const { update, view } = board('ask.damage');
    const costs = (update.prompt?.options ?? []).flatMap(({ effect }) => {
      const to = effect?.key === 'effect.bear' ? effect.params?.corruption : undefined;
      return to && 'number' in to ? [to.number] : [];
    });
    const hunt = screen.getByTestId('hunt-board');
    expect(costs.length).toBeGreaterThan(0);
    for (const cost of costs) expect(hunt.querySelector(`[data-cost="${Math.min(12, cost)}"]`)).toBeTruthy();
    expect(within(hunt).getByTestId('damage').textContent).toBe(String(view.hunt.run.damage));
  });

  it('draws who goes where, with a ghost, a card and dashes, while that is shown', () => {
    const update = updateOf<Wotr>('wotr', 'ask.act');
    const said = {
      event: {
        moved: {
          side: 'shadow',
          from: 'dol_guldur',
          to: 'western_brown_lands',
          group: { sauron: { regular: 3 } },
        },
      },
      words: { key: 'event.turn', params: { turn: { number: 7 } } },
    } satisfies Board['changes'][number]['events'][number];
    const sight = { view: update.view as unknown as JsonValue, scene: update.scene };
    const beat: Beat = {
      change: 900,
      told: 1,
      kind: 'play',
      said: said as unknown as Said,
      own: false,
      before: sight,
      after: sight,
      more: false,
    };
    const changes: Board['changes'] = [
      ...update.changes,
      { number: 900, at: 0, kind: 'play', events: [said] },
    ];
    const { container } = board('ask.act', { changes, beat, prompt: undefined });
    expect(container.querySelector('[data-way="dol_guldur western_brown_lands"] .ghost')).toBeTruthy();
    expect(container.querySelector('[data-changed=western_brown_lands].happens')).toBeTruthy();
    expect(screen.getByTestId('beat-card').textContent).toContain('Turn 7 begins');
    // The strip lists it, and shows it again to whoever comes by.
    const line = container.querySelector('[data-since]:last-of-type');
    expect(line).toBeTruthy();
  });

  it('says what a Hunt was: level, dice, tile and damage', () => {
    board('ask.damage');
    const hunt = screen.getByRole('region', { name: 'The Hunt for the Ring' });
    expect(hunt.textContent).toMatch(/damage/i);
    expect(within(hunt).getAllByRole('img').length).toBeGreaterThan(0);
  });

  it('marks own nations, the leading player and whose turn it is, with four seats', () => {
    const { view, update } = board('ask.mix');
    expect(view.setup.seats).toBe(4);
    const { seats, teammate } = view.counted;
    const nations = (of: number) => seats[of]?.nations.map((nation) => say(`nation.${nation}`)) ?? [];
    const teams = screen.getByRole('region', { name: 'Teams' });
    expect(within(teams).getAllByText(/leads/).length).toBe(2);
    const politics = screen.getByRole('region', { name: 'Politics' });
    expect(within(politics).getAllByText(/yours/).length).toBe(nations(update.seat ?? -1).length);
    // R24.11, R24.7: what is the teammate's, and the rule that says so.
    const theirs = within(teams).getByRole('region', { name: 'Your teammate’s options' });
    const listed = theirs.textContent ?? '';
    expect(nations(teammate?.seat ?? -1).filter((nation) => listed.includes(nation))).not.toEqual([]);
    expect(nations(update.seat ?? -1).filter((nation) => listed.includes(nation))).toEqual([]);
    expect(within(theirs).getAllByText('R24.11').length).toBeGreaterThan(1);
  });

  it('offers edits as a palette', () => {
    const choose = vi.fn();
    const update = updateOf<Wotr>('wotr', 'ask.act');
    update.prompt?.options.push({
      action: { open: 'map' },
      label: { key: 'deed.recruit' },
      group: { key: 'group.edit' },
      rule: 'R1.1',
    });
    const act = vi.fn();
    const { view } = board('ask.act', { prompt: update.prompt, choose, act });
    const palette = within(screen.getByRole('region', { name: 'Edit the position' }));
    const press = (name: string | RegExp) => fireEvent.click(palette.getByRole('button', { name }));
    press('Fellowship');
    press('One more: Corruption');
    expect(act).toHaveBeenLastCalledWith({ edit: { corruption: view.fellowship.corruption + 1 } });
    press('Politics');
    press('One fewer: Rohan');
    expect(act).toHaveBeenLastCalledWith({ edit: { steps: ['rohan', expect.any(Number)] } });
    press('Dice and Rings');
    press('One more: The Free Peoples, Army');
    expect(act).toHaveBeenLastCalledWith({ edit: { add_die: ['free_peoples', 'army'] } });
    // Without a region nothing can be put anywhere but by dragging it there.
    press('Figures');
    expect(palette.getByRole('button', { name: 'One more: Gondor, Regular' })).toHaveProperty(
      'disabled',
      true,
    );
    press('Everything else');
    fireEvent.click(palette.getAllByRole('button').at(-1) as Element);
    expect(choose).toHaveBeenCalledWith((update.prompt?.options.length ?? 0) - 1);
  });

  it('finds the words of a card by the keys that the game uses', () => {
    const id = [...CARDS.keys()][0] as string;
    expect(cardKeys(id)).toEqual({
      title: 'card.fp_char_01.title',
      event: 'card.fp_char_01.event',
      combatTitle: 'combat.it_is_a_gift.title',
      combat: 'combat.it_is_a_gift',
    });
    for (const card of CARDS.keys())
      for (const key of Object.values(cardKeys(card))) expect(say.by.knows(key), key).toBe(true);
    const { container, view } = board('ask.act');
    const own = view.cards.hands[0]?.cards?.[0] as string;
    fireEvent.click(within(container).getAllByRole('button', { name: 'Show text' })[0] as Element);
    expect(screen.getAllByText(say(cardKeys(own).event)).length).toBeGreaterThan(0);
  });

  it('says on a card what the options do with it, and what to think of', () => {
    let label = '';
    let card = '';
    const { container } = board('ask.hand_limit', {}, ({ prompt }) => {
      const option = prompt?.options.find(({ touches }) => touches?.some(({ kind }) => kind === 'card'));
      if (!option) throw new Error('a card is touched');
      card = option.touches?.find(({ kind }) => kind === 'card')?.id ?? '';
      option.warning = { key: 'warn.stronghold' };
      label = say(option.label);
    });
    const drawn = container.querySelector(`[data-thing="card:${card}"]`)?.textContent;
    expect(drawn).toContain(label);
    expect(drawn).toContain(say('warn.stronghold'));
  });

  it('says what is missing for a card of one’s hand, and nothing on a card that lies on the table', () => {
    const [missing, lying] = ['fp_char_19_the_ents_awake_treebeard', 'fp_char_01_elven_cloaks'];
    const { container } = board('ask.fellowship', {}, ({ view }) => {
      view.cards.hands[0] = { cards: [missing], character: 1, strategy: 0 };
      view.cards.unmet = { [missing]: 'needs.gandalf_white_in_play' };
      view.cards.table.push(lying);
    });
    const drawn = (card: string) => container.querySelector(`[data-thing="card:${card}"]`)?.textContent;
    expect(drawn(missing)).toContain(say('needs.gandalf_white_in_play'));
    expect(drawn(lying)).toContain('Elven Cloaks');
    expect(drawn(lying)).not.toMatch(/event:|✓|✗/);
  });

  it('says of a card that only the teammate may play it', () => {
    const card = 'fp_strat_04_book_of_mazarbul';
    const { container } = board('ask.mix', {}, ({ view, seat = 0 }) => {
      view.cards.hands[seat] = { cards: [card], character: 0, strategy: 1 };
      view.counted.teammate?.cards.push(card);
    });
    const drawn = container.querySelector(`[data-thing="card:${card}"]`);
    expect(drawn?.textContent).toContain('Only your teammate can play this event.');
  });

  it('holds nothing of hands that the seat may not see', () => {
    const { view, container } = board('ask.act');
    const own = new Set(view.cards.hands[0]?.cards);
    const known = new Set([...own, ...view.cards.table, ...view.cards.face_up]);
    for (const one of container.querySelectorAll('[data-thing^="card:"]'))
      expect(known.has(one.getAttribute('data-thing')?.slice(5) ?? '')).toBe(true);
  });

  it('reads the Hunt, the goals and the dice of the turn from what the rules have counted', () => {
    board('ask.act', {}, ({ view }) => {
      view.counted.hunt = { level: 9, dice: 7, bonus: 3, needs: 4, rerolls: 2, found: 96 };
      view.counted.goals = { free_peoples: 6, shadow: 13 };
    });
    expect(panel('The Hunt').textContent).toMatch(/Level 9: 7 dice, \+3/);
    expect(panel('The Hunt').textContent).toMatch(/4 or more.*2 failed dice are rolled again/);
    expect(screen.getByText(/of 6 points/)).toBeTruthy();
    expect(screen.getByText(/of 13 points/)).toBeTruthy();
  });

  it('says how many dice a side has this turn before they are rolled', () => {
    const { view } = board('ask.fellowship');
    expect(view.phase).toBe('fellowship');
    const dice = screen.getByRole('region', { name: 'Dice of the Shadow' });
    expect(dice.textContent).toContain(`${view.dice.shadow.pool} dice this turn`);
    expect(dice.textContent).toContain('not rolled yet');
    expect(dice.textContent).not.toMatch(/used/);
  });

  it('shows an army with the dice, the Leadership and the characters that were counted', () => {
    board('ask.act', {}, ({ view }) => {
      view.counted.armies.erebor = [
        {
          side: 'free_peoples',
          stand: 'besieged',
          figures: { dwarves: { regular: 1 }, characters: ['gimli'] },
          units: 1,
          dice: 4,
          leadership: 7,
          commander: 0,
        },
      ];
    });
    fireEvent.change(screen.getByLabelText('Find a region'), { target: { value: 'erebor' } });
    expect(panel('Erebor').textContent).toMatch(/besieged · 1 unit \(4 dice\), Leadership 7/);
    expect(within(panel('Erebor')).getByRole('button', { name: 'Gimli' })).toBeTruthy();
  });

  it('shows both sides of a battle as they were counted, with what was forfeited and the Combat half', () => {
    const card = 'fp_strat_04_book_of_mazarbul';
    board('ask.tactic', {}, ({ view }) => {
      if (!view.battle || !view.counted.battle) throw new Error('a battle');
      Object.assign(view.counted.battle.free_peoples, {
        units: 6,
        dice: 5,
        target: 4,
        leadership: 1,
        forfeited: 2,
      });
      view.battle.cards = { free_peoples: { deck: 'fp_strategy', card } };
    });
    const free = screen.getByRole('group', { name: 'The Free Peoples' });
    expect(free.textContent).toContain('6 units (5 dice), Leadership 1');
    expect(free.textContent).toContain('hits on 4 or more');
    expect(free.textContent).toContain('2 Leadership forfeited');
    expect(free.textContent).toContain(say(cardKeys(card).combatTitle));
    expect(within(free).queryByText(say(cardKeys(card).title))).toBeNull();
    expect(screen.getByRole('group', { name: 'The Shadow' }).textContent).not.toContain('forfeited');
  });

  it('shows who acts after whom, with teams by their own names', () => {
    const { view } = board('ask.mix');
    const order = within(panel('Order of play')).getAllByRole('listitem');
    expect(order.length).toBe(4);
    expect(view.counted.order.length).toBe(4);
    expect(order[0]?.getAttribute('aria-current')).toBe('step');
    const next = view.counted.order[view.doing.next] as number;
    const names = ['Free Peoples (Gondor)', 'Shadow (Witch-king)', 'Saruman', 'Rohan'];
    expect(order[1]?.textContent).toContain(names[next]);
    expect(order[1]?.textContent).toMatch(/next|no unused dice/);
  });

  it('opens the card of a character wherever it is named, and lists everybody by where they are', () => {
    board('ask.act', {}, ({ view }) => {
      view.characters.boromir = 'out';
      view.characters.legolas = 'moria';
    });
    const all = panel('Characters');
    const group = (name: string) => within(all).getByRole('list', { name }).textContent;
    expect(group('In the Fellowship')).toMatch(/Strider.*Frodo and Sam/);
    expect(group('On the map')).toContain('Legolas · Moria');
    expect(group('Not in play yet')).toMatch(/Gollum.*Witch-king/);
    expect(group('Out of play')).toContain('Boromir');
    fireEvent.click(within(all).getByRole('button', { name: 'Strider' }));
    const card = screen.getByRole('dialog', { name: 'Strider' });
    expect(card.textContent).toMatch(/Companion · Level 3 · Leadership 1/);
    expect(card.textContent).toContain('Ranger of the North');
    expect(card.textContent).toContain('Can activate the North');
    expect(card.textContent).toContain(say('ability.captain'));
    expect(card.textContent).toContain(say('ability.strider.guide'));
    for (const rule of ['R26.strider', 'R26.captain', 'R26.strider.guide'])
      expect(within(card).getByText(rule)).toBeTruthy();
    fireEvent.click(within(card).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(within(panel('The Fellowship')).getByRole('button', { name: /Gandalf the Grey/ }));
    expect(screen.getByRole('dialog', { name: 'Gandalf the Grey' }).textContent).toContain(
      'Can activate any Nation of the Free Peoples',
    );
  });

  it('shows who a coin on the map is where the mouse rests on it, and presses its region', () => {
    const press = vi.fn();
    const { container } = board('ask.act', { press }, ({ view, prompt }) => {
      view.counted.armies.moria = [
        {
          side: 'free_peoples',
          stand: 'field',
          figures: { characters: ['legolas'] },
          units: 0,
          dice: 0,
          leadership: 1,
          commander: 0,
        },
      ];
      prompt?.options.push({
        action: { to: 'moria' },
        label: { key: 'deed.pass' },
        touches: [{ kind: 'region', id: 'moria' }],
        rule: 'R1.1',
      });
    });
    const coin = container.querySelector('.war-map [data-about="figure:legolas"]') as Element;
    fireEvent.click(coin);
    expect(press).toHaveBeenCalledWith({ kind: 'region', id: 'moria' });
  });

  it.each([
    ['de', 'Helms Klamm', /Schlacht (in|im|am|an|auf) /, 'Zuletzt gesehen in Bruchtal', 'Nebelgebirge'],
    [
      'fr',
      'Gouffre de Helm',
      /Bataille (de|du|des) /,
      'Vue pour la dernière fois à Fondcombe',
      'Monts Brumeux',
    ],
  ])(
    'names regions, cards and characters in the reader’s language: %s',
    (language, deep, battle, seen, range) => {
      const own = sayOf('wotr', language);
      const here: Change = ({ view }) => {
        view.fellowship.region = 'rivendell';
      };
      const { container, view } = board('ask.combat_card', {}, here, language);
      const label = container.querySelector('[data-name="helms_deep"]');
      expect(label?.textContent?.replaceAll(' ', '')).toBe(deep.replaceAll(' ', ''));
      expect(container.querySelector('.war-map')?.textContent).toContain(range);
      expect(panel(battle)).toBeTruthy();
      const hand = view.cards.hands.flatMap(({ cards }) => cards ?? []);
      for (const card of hand) expect(container.textContent).toContain(own(cardKeys(card).title));
      fireEvent.change(container.querySelector('input[type=search]') as Element, { target: { value: deep } });
      expect(panel(deep)).toBeTruthy();
      expect(screen.getByText(new RegExp(seen))).toBeTruthy();
    },
  );

  it('names what the dealer of real cards may draw in the reader’s language', () => {
    const german = sayOf('wotr', 'de');
    expect(itemName('fp_char_01_elven_cloaks', false, german, (key) => key)).toBe('Elbenmäntel');
  });

  it('tells the chances of the next round where it is decided', () => {
    const update = updateOf<Wotr>('wotr', 'ask.cease');
    const { container } = renderWith('wotr', <WotrBoard {...props('wotr', update)} />);
    const press = update.prompt?.options.find(({ action }) => action === 'press');
    const told = press?.effect?.params?.round_won;
    const bar = container.querySelector('[data-testid="odds"] [data-odds]')?.getAttribute('data-odds');
    expect(bar?.split(' ')[0]).toBe(String(told && 'number' in told ? told.number : 'nothing'));
  });
});

// What is shown in one turn of each game, in the words of its beats: `docs/theatre.md` is written from this
// when THEATRE=write is set (npm run theatre). Every run is another match, so the page changes with it.

import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { byMouse, see } from './player';
import { newPage } from './proof';
import { test } from './world';

interface Beat {
  said: string;
  also: string[];
  /** What the board itself shows with it. */
  shown: string;
}

/** What the board itself shows, said in sentences: as somebody would who looks at it. */
const inSentences = () => {
  const words = (element: Element | null | undefined) =>
    element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const labels = (query: string, inside: ParentNode) =>
    [...inside.querySelectorAll(query)].map((one) => one.getAttribute('aria-label') ?? words(one));
  const told: string[] = [];
  const tell = (text: string) => {
    if (text) told.push(/[.!?]$/.test(text) ? text : `${text}.`);
  };
  const suits: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };
  const card = (id: string) => `${id.slice(0, -1)}${suits[id.slice(-1)] ?? ''}`;
  const cards = (inside: ParentNode) =>
    [...inside.querySelectorAll<HTMLElement>('[data-card]')].map((one) => card(one.dataset.card ?? ''));

  const duel = document.querySelector('[data-testid=battle]');
  if (duel) {
    const fighters = [...duel.children].filter((one) => one.querySelector(':scope svg[role=img]'));
    const who = fighters.map((one) => {
      const [name = ''] = (one.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? '').split(',');
      return `${name} ${words(one.querySelector('p'))}`;
    });
    tell(`${words(duel.querySelector('h3'))}: ${who.join(', ')}`);
    const lie = labels('[data-played]', duel).map((one) => one.replace(/, (.*)$/, ' ($1)'));
    if (lie.length > 0) tell(`Face up ${lie.length > 1 ? 'lie' : 'lies'} ${lie.join(' and ')}`);
    const totals = [...duel.querySelectorAll<HTMLElement>('[data-total]')].map((one) => one.dataset.total);
    if (totals.length === 2) tell(`The totals are ${totals[0]} and ${totals[1]}`);
    for (const one of duel.querySelectorAll('[data-ability] span')) tell(words(one));
    const fell = labels('svg[data-fell]', duel).map((one) => one.split(',')[0]);
    if (fell.length > 0) tell(`${fell.join(' and ')} is cracked and falls`);
  }

  const scene = document.querySelector('[data-testid=encounter]');
  if (scene) {
    const dealt = scene.querySelector('ul');
    tell(
      `${words(scene.querySelector('h2'))} lies there${dealt ? `, dealt as ${cards(dealt).join(', ')}` : ''}`,
    );
    const dodge = scene.querySelector('[data-testid=dodge]');
    if (dodge)
      tell(
        `To dodge: ${cards(dodge).join(', ')}. ${[...dodge.querySelectorAll('dl > div')]
          .map((line) => `${words(line.querySelector('dt'))}: ${words(line.querySelector('dd'))}`)
          .join('. ')}`,
      );
    for (const round of scene.querySelectorAll('ul[aria-label] > li')) {
      const [mine, , theirs] = [...round.children];
      if (mine && theirs)
        tell(
          `Face to face: you with ${cards(mine).join(', ')} at ${words(mine.querySelector('strong'))}, against ${cards(theirs).join(', ')} at ${words(theirs.querySelector('strong'))}`,
        );
    }
    const result = scene.querySelector<HTMLElement>('[data-result]');
    if (result) {
      const number = result.querySelector('p')?.firstChild?.textContent ?? '';
      const goes = result.dataset.result === 'hit' ? 'stands over your foe' : 'flies to your heart';
      tell(`A large ${number} ${goes}: ${words(result.querySelector('p + p'))}`);
    }
  }

  const bursts = [...document.querySelectorAll('[data-burst]')].map(
    (one) => one.getAttribute('aria-label') ?? words(one),
  );
  const sums = [...document.querySelectorAll('[data-sum]')].map(
    (one) => one.getAttribute('aria-label') ?? words(one),
  );
  if (bursts.length > 0) tell(`Over the cards: ${bursts.join(', ')}`);
  // A sum of one part says no more than the number does.
  const parts = sums.filter((sum) => !/^(\d+) = \1$/.test(sum));
  if (parts.length > 0) tell(`At the line between them: ${parts.join('; ')}`);

  const map = document.querySelector('[data-testid=theatre]');
  if (map) {
    const name = (id: string) =>
      map.querySelector(`[data-thing="region:${id}"]`)?.getAttribute('aria-label')?.split(',')[0] ?? id;
    for (const way of map.querySelectorAll<SVGElement>('[data-way]')) {
      const [from = '', to = ''] = (way.dataset.way ?? '').split(' ');
      tell(`An arrow on the map leads from ${name(from)} to ${name(to)}`);
    }
    const note = map.querySelector('[data-testid=beat-card]');
    const by = note?.querySelector('p.text-xs');
    if (by) {
      const side = by.querySelector('strong');
      tell(`A card beside it says: ${words(side)}, ${words(by).slice(words(side).length)}`);
    }
    const dice = note?.querySelectorAll('[data-rolled] [aria-label], [data-rolled] title') ?? [];
    if (dice.length > 0) tell(`The dice: ${[...dice].map((one) => words(one)).join(', ')}`);
    const battle = map.querySelector('[data-testid=battle-board]');
    if (battle) {
      const chips = [...battle.querySelectorAll('header > span')].map(words);
      tell(
        `The board beside the map: ${words(battle.querySelector('h3'))}, ${chips.join(', ').toLowerCase()}`,
      );
      for (const side of battle.querySelectorAll('[role=group]')) {
        const force = words(side.querySelector('p span'));
        const rolled = labels('svg[role=img]', side);
        const played = words(side.querySelector('[data-card] strong'));
        const hits = side.querySelector<HTMLElement>('[data-hits]')?.dataset.hits;
        tell(
          [
            force && `${side.getAttribute('aria-label')}: ${force}`,
            played && `plays ${played}`,
            rolled.length > 0 && `dice ${rolled.join('; ')}`,
            hits !== undefined && `${hits} ${hits === '1' ? 'hit' : 'hits'} in all`,
          ]
            .filter(Boolean)
            .join('. '),
        );
      }
    }
    const hunt = map.querySelector('[data-testid=hunt-board]');
    if (hunt) {
      tell(`The board beside the map: ${words(hunt.querySelector('h3'))}`);
      const rolled = labels('.war-roll svg[role=img]', hunt);
      if (rolled.length > 0) tell(`Dice ${rolled.join('; ')}`);
      const tile = hunt.querySelector('figure svg')?.getAttribute('aria-label');
      if (tile) tell(`The tile is turned over: ${tile}`);
      const damage = words(hunt.querySelector('[data-testid=damage]'));
      if (damage) tell(`Damage ${damage}`);
    }
  }
  return told.join('\n');
};

const nowShown = async (page: Page): Promise<(Beat & { left: string }) | null> => {
  await page.evaluate(`window.inSentences = ${inSentences.toString()}`);
  return page.evaluate(() => {
    const beat = document.querySelector<HTMLElement>('[data-testid=beat]');
    if (!beat) return null;
    return {
      left: beat.dataset.told ?? '',
      said: beat.querySelector('p')?.textContent ?? '',
      also: [...beat.querySelectorAll('li')].map((one) => one.textContent ?? ''),
      shown: (window as unknown as { inSentences(): string }).inSentences(),
    };
  });
};

const GAMES = [
  {
    title: 'The Confrontation',
    lobby: /^Play a bot.*Confrontation/,
    prefer: (press: number) => (press === 0 ? 'Use Hidden Heart' : press === 1 ? 'Confirm' : undefined),
    // A turn of Sauron's that comes to a battle with cards.
    wanted: (turn: Beat[]) => turn.some(({ said }) => said.startsWith('Totals')),
  },
  {
    title: 'CardPeeGee',
    lobby: /^Play: CardPeeGee/,
    prefer: () => undefined,
    wanted: (turn: Beat[]) => turn.some(({ said }) => /^(The trap has|You score)/.test(said)),
  },
  {
    title: 'Land of Clans & Wanderers',
    lobby: /^Play a bot.*Clans/,
    prefer: (press: number) => (press % 4 === 3 ? 'Seal ' : 'Play '),
    wanted: (turn: Beat[]) => turn.some(({ said }) => /\+\d/.test(said)),
  },
  {
    title: 'War of the Ring',
    lobby: /^Play.*: War of the Ring$/,
    prefer: () => undefined,
    // A turn of the Shadow's that goes somewhere, or comes to blows.
    wanted: (turn: Beat[]) =>
      turn.length > 2 && turn.length < 30 && turn.some(({ shown }) => /hits? in all|An arrow/.test(shown)),
  },
] as const;

const chapters: string[] = [];

test.describe.configure({ mode: 'serial' });

for (const { title, lobby, prefer, wanted } of GAMES)
  test(`a turn of ${title}, in the words of its beats`, async ({ browser, server }) => {
    test.setTimeout(180_000);
    const page = await newPage(browser, { pace: 'step', viewport: { width: 1366, height: 768 } });
    await page.goto(server.origin);
    await page.getByRole('button', { name: lobby }).click();
    let turn: Beat[] = [];
    let found: Beat[] | null = null;
    for (let press = 0; press < 900 && !found; press += 1) {
      await expect(page.getByTestId('beat').or(page.getByTestId('ask')).first()).toBeVisible();
      const now = await nowShown(page);
      if (now) {
        const { left, ...beat } = now;
        turn.push(beat);
        await page.keyboard.press('Space');
        await expect.poll(async () => (await nowShown(page))?.left).not.toBe(left);
        continue;
      }
      // What is asked in the middle of a battle is no end of a turn.
      const [asked = ''] = await page.getByTestId('ask').allTextContents();
      if (!/pick a card|Combat card|lose|goes on|retreat|attack/i.test(asked)) {
        if (wanted(turn)) found = turn;
        turn = [];
      }
      const words = prefer(press);
      const sight = await see(page, {
        pick: press * 7,
        patience: 2_000,
        ...(words === undefined ? {} : { prefer: words }),
      });
      if (sight?.over) break;
      // What can only be pressed on the board is in the list of all options, too.
      if (!sight) await page.keyboard.press('o');
      if (sight) await byMouse(page, sight);
    }
    expect(found, 'a turn worth telling').not.toBeNull();
    // What the board showed before already is not said again; nor is the battle before this turn's.
    const lines = (found ?? []).flatMap(({ said, also, shown }, at, all) => {
      const before = all[at - 1]?.shown.split('\n') ?? [];
      const fresh = shown.startsWith('Last battle')
        ? []
        : shown.split('\n').filter((one) => one && !before.includes(one));
      return [
        `${at + 1}. **${said}**`,
        ...also.map((one) => `    - ${one}`),
        ...(fresh.length > 0 ? [`    - On the board: ${fresh.join(' ')}`] : []),
      ];
    });
    console.log(`${title}\n${lines.join('\n')}`);
    chapters.push(`## ${title}\n\n${lines.join('\n')}\n`);
    await page.context().close();
  });

test('the page of it', () => {
  test.skip(process.env.THEATRE !== 'write', 'only when it is wanted');
  const head = `# What is shown in a turn

One turn of each game as it is shown at a table, beat by beat: the words that stand beside the board, what
belongs to the same moment below them, and what the board itself shows, told as somebody would who sees it. Taken from the screen of a
match against a bot; \`npm run theatre\` in \`web/\` plays others and writes this page anew.
`;
  writeFileSync('../docs/theatre.md', `${head}\n${chapters.join('\n')}`);
});

// How a person plays: by mouse or by keys, with what the page shows and nothing else. A press that
// changes nothing is a failure, and so is an option that the pointer cannot reach.

import { expect, type Page } from '@playwright/test';

export interface Sight {
  /** What the page shows; a press that does anything changes it. */
  mark: string;
  over: boolean;
  /** Where the pointer goes, and what is there. */
  at: { x: number; y: number; what: string } | null;
  /** On the board, not in the list. */
  onBoard: boolean;
  /** What a key would do: go on, be sure, or take one of so many options. */
  key: 'veil' | 'sure' | number;
}

interface Wish {
  pick: number;
  /** Options with these words first. */
  prefer?: string;
  /** Nothing but the board is pressed. */
  boardOnly?: boolean;
  /** How long the others may take. */
  patience?: number;
  /** Waits until the page no longer shows this. */
  after?: string;
}

/** Waits until something can be done, and says where; null when nothing comes. */
export function see(page: Page, wish: Wish): Promise<Sight | null> {
  return page.evaluate(
    ({ pick, prefer, boardOnly = false, patience = 20_000, after }) =>
      new Promise<Sight | null>((done) => {
        const all = (query: string, inside: ParentNode = document) =>
          [...inside.querySelectorAll<HTMLElement>(query)].filter((one) => one.checkVisibility());
        const button = (name: string) => all('button').find((one) => one.textContent?.trim() === name);
        const aim = (element: Element) => {
          element.scrollIntoView({ block: 'center' });
          const box = element.getBoundingClientRect();
          for (const [across, down] of [
            [0.5, 0.5],
            [0.3, 0.4],
            [0.7, 0.6],
            [0.4, 0.7],
            [0.6, 0.3],
            [0.15, 0.2],
            [0.85, 0.8],
            [0.2, 0.85],
            [0.8, 0.15],
          ] as const) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            const hit = document.elementFromPoint(x, y);
            if (hit && element.contains(hit)) return { x, y, what: element.textContent?.trim() ?? '' };
          }
          return null;
        };
        const look = (): Sight | null => {
          const [sure, again] = [button('Yes, do it'), button('Play again')];
          const veil = document.querySelector('[role=alertdialog][data-testid=ending]');
          const dialog = document.querySelector('dialog[open]');
          // In the panel that lists kinds of action their lines are the options, and opening one is a change.
          const options = all('[data-option]:enabled, [data-act]:enabled', dialog ?? document);
          const bar = document.querySelector('[data-testid=action-bar]')?.textContent ?? '';
          const open = all('[data-act][aria-expanded=true]').map((one) => one.dataset.act);
          const targets = dialog ? [] : all('section [data-thing].target');
          const picked = targets
            .filter((one) => one.dataset.picked === 'true')
            .map((one) => one.dataset.thing);
          const number = document.querySelector<HTMLElement>('[data-number]')?.dataset.number;
          // What lies under a veil is switched off while a press on it is on its way: that is no news,
          // and a second press would hit what the veil uncovers.
          const count = veil ? 0 : options.length;
          const fresh = targets.filter((one) => one.dataset.picked !== 'true');
          // With a piece in hand, this is where it may go.
          const goals = all('[data-goal]').flatMap(
            (one) => document.querySelector(`[data-thing="region:${one.dataset.goal}"]`) ?? [],
          );
          // Who has begun something goes on with it; the heading that is open already would only close.
          const inHand = all('[data-testid=action-bar] [data-act]:enabled, [data-act=take]:enabled');
          const closed = options.filter((one) => one.getAttribute('aria-expanded') !== 'true');
          const mark = JSON.stringify([number, count, picked, !!sure, !!veil, !!dialog, !!again, open, bar]);
          if (mark === after) return null;
          const seen = { mark, over: false, at: null, onBoard: false };
          // A veil over a match that is over would begin the next one.
          if (again) return { ...seen, over: true, key: 0 };
          if (veil) {
            // It takes no press before it was there for a moment.
            if (veil.getAttribute('aria-busy') === 'true') return null;
            const box = veil.getBoundingClientRect();
            return { ...seen, at: { x: box.left + 20, y: box.top + 20, what: 'veil' }, key: 'veil' };
          }
          // What was pressed is on its way, or what can be done is being found out.
          if (document.querySelector('section[data-number][aria-busy=true]')) return null;
          if (sure) return { ...seen, at: aim(sure), key: 'sure' };
          if (count + fresh.length === 0) return null;
          const wanted =
            prefer === undefined
              ? []
              : options.filter((one) => new RegExp(prefer).test(one.textContent ?? ''));
          const onBoard = goals.length > 0 ? goals : fresh;
          const begun = inHand.length > 0 || goals.length > 0;
          const toBoard = boardOnly || count === 0 || (begun ? goals.length > 0 : pick % 2 === 0);
          if (wanted.length === 0 && onBoard.length > 0 && toBoard) {
            const at = aim(onBoard[pick % onBoard.length] as Element);
            if (at) return { ...seen, at, onBoard: true, key: count };
          }
          if (boardOnly || count === 0) return null;
          const [some] = [wanted, inHand, closed, options].filter((list) => list.length > 0);
          return { ...seen, at: aim(some?.[pick % some.length] as Element), key: count };
        };
        let resting = false;
        const end = (sight: Sight | null) => {
          clearTimeout(timer);
          watch.disconnect();
          done(sight);
        };
        const consider = () => {
          const sight = resting ? null : look();
          if (!sight?.onBoard) {
            if (sight) end(sight);
            return;
          }
          // Nobody presses in the very frame in which a board is drawn: it comes to rest first.
          resting = true;
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              resting = false;
              const later = look();
              if (later) end(later);
            }),
          );
        };
        const watch = new MutationObserver(consider);
        const timer = setTimeout(end, patience, null);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        consider();
      }),
    wish,
  );
}

export type Act = (page: Page, sight: Sight) => Promise<void>;

/** Presses what was chosen with the mouse, on the board or in the list. */
export const byMouse: Act = async (page, { at }) => {
  if (!at) throw new Error('the pointer cannot reach an option');
  await page.mouse.click(at.x, at.y);
};

/** The same with keys alone. */
export function byKey(pick: number): Act {
  return (page, { key }) =>
    page.keyboard.press(typeof key === 'string' ? 'Enter' : String((pick % Math.min(key, 9)) + 1));
}

/** Numbers that try everything sooner or later, the same ones every time. */
export const picks = (turn: number) => (turn * 7919 + (turn >> 2)) % 97;

/** Walks with Tab until the focus is on what is wanted, as one without a mouse would. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const on = document.activeElement as HTMLInputElement | null;
      return on?.getAttribute('aria-label') ?? on?.labels?.[0]?.textContent ?? on?.textContent ?? '';
    });
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

interface How {
  act?: (turn: number) => Act;
  prefer?: (turn: number) => string | undefined;
  boardOnly?: boolean;
  most?: number;
  /** Whether the table is uncovered at the end; it is if nothing is said. */
  lift?: boolean;
}

/** Plays to the result; says how many presses it took, and how many were on the board. */
export async function playOut(page: Page, how: How = {}): Promise<{ presses: number; onBoard: number }> {
  const { most = 2_000 } = how;
  const played = await playOn(page, { ...how, most });
  if (played.over) return played;
  throw new Error(`no end after ${most} presses: ${await page.getByTestId('ask').textContent()}`);
}

/** Plays so many presses, or to the result if it comes first. */
export async function playOn(
  page: Page,
  how: How & { most: number },
): Promise<{ presses: number; onBoard: number; over: boolean }> {
  const { act = () => byMouse, prefer = () => undefined, boardOnly = false, most, lift = true } = how;
  let last: Sight | null = null;
  let onBoard = 0;
  for (let turn = 0; turn < most; turn += 1) {
    const words = prefer(turn);
    const sight: Sight | null = await see(page, {
      pick: picks(turn),
      boardOnly,
      ...(words === undefined ? {} : { prefer: words }),
      ...(last ? { after: last.mark } : {}),
    });
    if (!sight) {
      const asked = await page.getByTestId('ask').textContent();
      throw new Error(`a dead press on “${last?.at?.what.slice(0, 80)}”, asked: ${asked}`);
    }
    if (sight.over) {
      if (lift && (await page.getByRole('alertdialog').count())) await page.keyboard.press('Escape');
      await expect(page.locator('[role=alert]')).toHaveCount(0);
      return { presses: turn, onBoard, over: true };
    }
    await act(turn)(page, sight);
    if (sight.onBoard) onBoard += 1;
    last = sight;
  }
  return { presses: most, onBoard, over: false };
}

/** Goes through the first of the moments that decided a match, into the replay and back again. */
export async function throughADoor(page: Page): Promise<void> {
  const door = page.getByTestId('moments').getByRole('button').first();
  await expect(door).toBeEnabled();
  const number = await door.getAttribute('data-moment');
  await door.click();
  // All is open there, and the line of that moment is the one that is looked at.
  await expect(page).toHaveURL(new RegExp(`/replay/[^?]+\\?as=table&at=${number}$`));
  const now = page.getByRole('list', { name: 'Log' }).locator('[aria-current=step]');
  await expect(now).toHaveAttribute('data-step', /^\d+$/);
  expect(Number(await now.getAttribute('data-step'))).toBeLessThanOrEqual(Number(number));
  await page.goBack();
  await expect(door).toBeEnabled();
}

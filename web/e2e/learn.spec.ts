// Lessons on the ordinary table: a course from its first page to its last word by mouse, a lesson by keys
// alone, one in German, and one without a network. The right answers are those of the files.

import { readdirSync, readFileSync } from 'node:fs';
import { type Page, expect as soon } from '@playwright/test';
import type { JsonValue } from '../src/wire';
import { appPage, hasEngine, visitOnce } from './app';
import { isAccessible, looksRight, newPage, resize, shoot } from './proof';
import { Server } from './server';
import { test } from './world';

const expect = soon.configure({ timeout: 20_000 });

test.skip(!hasEngine, 'Rust cannot build for a browser here');

interface Step {
  id: string;
  say: Record<string, string>;
  task?: Record<string, string>;
  right?: { action: JsonValue }[];
  wrong?: { action: JsonValue; say?: Record<string, string>; rule?: string }[];
  works?: Record<string, string>;
}

interface Lesson {
  id: string;
  title: Record<string, string>;
  end: Record<string, string>;
  steps: Step[];
}

const FOLDER = '../games/confrontation/lessons';
// Drills and puzzles lie in lists beside them.
const COURSE: Lesson[] = readdirSync(FOLDER)
  .filter((file) => /^\d/.test(file))
  .sort()
  .map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));

const thing = (page: Page, name: string) =>
  page.locator(`section [data-thing="${name}"]`).filter({ visible: true }).first();

/** Does an action on the board: a piece and where it goes, where it retreats to, a card. */
async function act(page: Page, action: JsonValue): Promise<void> {
  const [kind, what] = typeof action === 'object' ? (Object.entries(action ?? {})[0] ?? []) : [action, null];
  if (kind === 'move') {
    const [who, where] = what as [string, string];
    await thing(page, `character:${who}`).click();
    await thing(page, `region:${where}`).click();
  } else if (kind === 'retreat') await thing(page, `region:${what as string}`).click();
  else if (kind === 'card' || kind === 'magic') await thing(page, `card:${what as string}`).click();
  else await offered(page, action).then((button) => button.click());
}

/** The button of an option that stands on no piece. */
async function offered(page: Page, action: JsonValue) {
  const name = typeof action === 'string' ? action : (Object.values(action as object)[0] as string);
  const words: Record<string, RegExp> = {
    no_cards: /No cards/i,
    F_ELVEN_CLOAK: /Elven Cloak/,
    F_NOBLE_SACRIFICE: /Noble Sacrifice/,
    F_MAGIC: /Magic/,
  };
  const wanted = words[name] ?? new RegExp(`Strength ${name.slice(2)}`);
  return page.locator('[data-option]').filter({ hasText: wanted }).filter({ visible: true }).first();
}

const at = (page: Page, step: string) => expect(page.locator(`[data-step="${step}"]`)).toBeVisible();

/** Walks through a lesson by its first right answers. */
async function walk(page: Page, lesson: Lesson, each: (step: Step) => Promise<void> = async () => {}) {
  for (const step of lesson.steps) {
    await at(page, step.id);
    await expect(page.getByTestId('said')).toHaveText(step.say.en as string);
    await each(step);
    if (step.task) await act(page, step.right?.[0]?.action ?? null);
    else await page.getByRole('button', { name: 'Go on' }).click();
  }
  await expect(page.getByTestId('end')).toContainText(lesson.end.en as string);
}

test('the course of The Confrontation from the lobby to its last word by mouse', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: /^Learn: .*Confrontation/ }).click();
  await isAccessible(page);
  await shoot(page, 'learn-course');
  await page.getByRole('link', { name: new RegExp(COURSE[0]?.title.en as string) }).click();
  for (const [number, lesson] of COURSE.entries()) {
    await walk(page, lesson, async (step) => {
      if (number === 0 && step.id === 'forward') await isAccessible(page);
      await shoot(page, `learn-${lesson.id}-${step.id}`);
    });
    const next = COURSE[number + 1];
    if (next) await page.getByRole('button', { name: `Next: ${next.title.en}` }).click();
  }
  await isAccessible(page);
  await page.getByRole('button', { name: 'To the course' }).click();
  await expect(page.getByText('done', { exact: true })).toHaveCount(COURSE.length);
  await page.context().close();
});

test('a wrong answer is marked, explained and gone; a reload goes on where it was', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser);
  await page.goto(`${server.origin}/learn/confrontation/moving`);
  await at(page, 'homes');
  await page.getByRole('button', { name: 'Go on' }).click();
  await at(page, 'forward');
  await expect(page.locator('[data-pointer=point][data-at="character:FRODO"]')).toBeVisible();
  const [sideways, , other] = COURSE[0]?.steps[1]?.wrong ?? [];
  // What the rules refuse, and what they allow but is not meant.
  await act(page, sideways?.action ?? null);
  const wrong = page.getByTestId('wrong');
  await expect(wrong).toContainText(sideways?.say?.en as string);
  await expect(wrong).toContainText('R5.4');
  await expect(wrong).toContainText(COURSE[0]?.steps[1]?.works?.en as string);
  await expect(page.locator('[data-pointer=tried][data-at="region:CARDOLAN"]')).toBeVisible();
  await shoot(page, 'learn-wrong');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(wrong).toBeHidden();
  await act(page, { move: ['PIPPIN', 'CARDOLAN'] });
  await expect(wrong).toContainText(other?.say?.en as string);
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await resize(page, width, height);
    await looksRight(page);
    await shoot(page, `learn-wrong-${width}`);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await act(page, { move: ['FRODO', 'RHUDAUR'] });
  await at(page, 'mountains');
  await page.reload();
  await at(page, 'mountains');
  await page.getByRole('button', { name: 'Step back' }).click();
  await at(page, 'forward');
  await page.context().close();
});

test('a lesson by keyboard alone', async ({ browser, server }) => {
  const page = await newPage(browser);
  await page.goto(`${server.origin}/learn/confrontation/moving`);
  const lesson = COURSE[0] as Lesson;
  const press = async (name: RegExp | string) => {
    const button = page.getByRole('button', { name }).filter({ visible: true }).first();
    await button.focus();
    await page.keyboard.press('Enter');
  };
  for (const step of lesson.steps) {
    await at(page, step.id);
    if (!step.task) {
      await press('Go on');
      continue;
    }
    const action = step.right?.[0]?.action as { move?: [string, string]; card?: string };
    if (action.move)
      for (const name of [`character:${action.move[0]}`, `region:${action.move[1]}`]) {
        await thing(page, name).focus();
        await page.keyboard.press('Enter');
      }
    else {
      await thing(page, `card:${action.card}`).focus();
      await page.keyboard.press('Enter');
    }
  }
  await expect(page.getByTestId('end')).toContainText(lesson.end.en as string);
  await page.context().close();
});

test('a lesson in German', async ({ browser, server }) => {
  const page = await newPage(browser, { locale: 'de-DE' });
  await page.goto(`${server.origin}/learn/confrontation/memory`);
  const lesson = COURSE.find(({ id }) => id === 'memory') as Lesson;
  for (const step of lesson.steps) {
    await at(page, step.id);
    await expect(page.getByTestId('said')).toHaveText(step.say.de as string);
    if (step.task) {
      await expect(page.getByTestId('task')).toContainText(step.task.de as string);
      await page.getByRole('button', { name: 'Tipp' }).click();
      await page.getByRole('button', { name: 'Zeig es mir' }).click();
    } else await page.getByRole('button', { name: 'Weiter' }).click();
  }
  await expect(page.getByTestId('end')).toContainText(lesson.end.de as string);
  await page.context().close();
});

test('a lesson without a network', async ({ browser }) => {
  test.setTimeout(120_000);
  const server = new Server();
  await server.start();
  const page = await appPage(browser);
  await visitOnce(page, server.origin);
  await page.context().setOffline(true);
  await server.stop('SIGKILL');
  await page.goto(server.origin);
  await page.getByRole('button', { name: /^Learn: .*Confrontation/ }).click();
  const lesson = COURSE.find(({ id }) => id === 'battle') as Lesson;
  await page.locator('a[href$="/confrontation/battle"]').click();
  await walk(page, lesson);
  await page.context().close();
  await server.remove();
});

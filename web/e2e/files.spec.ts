// Files that people keep: a match in progress, a record, a position; out of the browser and in again.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { playOn, see } from './player';
import { isAccessible, looksRight, newPage, passes } from './proof';
import { test } from './world';

/** What a press gives to keep: its name and its text. */
async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

const asFile = ({ name, text }: { name: string; text: string }) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Lets a file go over the page. */
async function drop(page: Page, file: { name: string; text: string }): Promise<void> {
  const carried = await page.evaluateHandle(({ name, text }) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: 'application/json' }));
    return data;
  }, file);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: carried });
  await expect(page.getByText('Drop the file to open it')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: carried });
}

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const saveDialog = async (page: Page) => {
  await menu(page, 'Save to a file…');
  return page.getByRole('dialog', { name: 'Save to a file' });
};

const lines = (page: Page) => page.getByRole('list', { name: 'Log' }).getByRole('button').allInnerTexts();

async function resign(page: Page): Promise<void> {
  await menu(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
}

/** What the server shows a seat. */
async function viewOf(page: Page, seat: number): Promise<unknown> {
  const match = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.post(`/api/matches/${match}/ask`, { data: { do: 'look', seat } });
  return (await answer.json()).update.view;
}

test('a match in progress is saved as its player saw it, and replayed from the file', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser, { baseURL: server.origin });
  await page.goto('/');
  await page.getByRole('button', { name: /Play a bot now: .*Confrontation/ }).click();
  await playOn(page, { most: 6 });
  // A secret choice lies over everything else until it is made.
  const asked = async () => {
    await see(page, { pick: 0 });
    if ((await page.locator('dialog[open]').count()) > 0) await playOn(page, { most: 1 });
    return page.getByTestId('ask').textContent();
  };
  await expect.poll(asked, { timeout: 30_000 }).toContain('to move');
  await page.getByRole('tab', { name: 'Log' }).click();
  const last = (await page.getByRole('log').getByRole('button').allInnerTexts()).at(-1) ?? '';
  const dialog = await saveDialog(page);
  await expect(dialog).toContainText('Part of this position is hidden from you.');
  await passes(page, 'save');
  const file = await download(page, () => dialog.getByRole('button', { name: 'Save the match' }).click());
  await expect(dialog.getByRole('status')).toContainText('Saved.');
  expect(file.name).toMatch(/^confrontation-replay-\w+\.json$/);
  const replay = JSON.parse(file.text);
  expect(replay).toMatchObject({ parlour_replay: 1, game: 'confrontation', viewer: '0' });
  expect(replay.steps.length).toBeGreaterThan(3);

  // With the button, on a page of its own; nothing but the file is asked for.
  await page.goto('/replay');
  await passes(page, 'replay-open');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.getByLabel('Choose a file…').setInputFiles(asFile(file));
  await expect(page.getByRole('heading', { name: 'The Confrontation: replay' })).toBeVisible();
  await expect(page.getByText('From a file: what the Fellowship saw')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect(page.getByText(`${replay.steps.length} / ${replay.steps.length}`)).toBeVisible();
  expect((await lines(page)).at(-1)).toContain(last);
  expect(fetched.filter((url) => /api\/(matches|records)/.test(url))).toEqual([]);
  await passes(page, 'replay-file');

  // Dropped on the lobby; what is no replay is refused with the reason.
  await page.goto('/');
  await expect(page.getByText('Replay from a file…')).toBeVisible();
  await drop(page, { name: 'notes.json', text: '{"turn": 1}' });
  await expect(page.getByRole('alert')).toContainText('notes.json isn’t a record or a replay.');
  await drop(page, { name: 'half.json', text: file.text.slice(0, 2_000) });
  await expect(page.getByRole('alert')).toContainText(/half\.json, line \d+, column \d+: this isn’t JSON/);
  await drop(page, file);
  await expect(page.getByRole('heading', { name: 'The Confrontation: replay' })).toBeVisible();
  await page.context().close();
});

test('a record is saved at the end, replayed from its file, and refused when it was changed', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser, { baseURL: server.origin });
  await page.goto('/');
  await page.getByRole('button', { name: /Play a bot now: .*Confrontation/ }).click();
  await playOn(page, { most: 4 });
  await resign(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('log')).toContainText('The Fellowship resigns');
  const dialog = await saveDialog(page);
  const file = await download(page, () => dialog.getByRole('button', { name: 'Save the match' }).click());
  const record = JSON.parse(file.text);
  expect(record.parlour_record).toBe(1);
  // At the end there are no secrets, so the position is whole.
  const position = await download(page, () =>
    dialog.getByRole('button', { name: 'Save the position' }).click(),
  );
  expect(JSON.parse(position.text)).toHaveProperty('pieces');

  await page.goto('/');
  await page.getByLabel('Replay from a file…').setInputFiles(asFile(file));
  await expect(page).toHaveURL(/\/replay\/\w+/);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('The Fellowship resigns');
  // The time of a line shows when it is pointed at.
  const line = page.getByRole('list', { name: 'Log' }).getByRole('listitem').last();
  await expect(line.locator('time')).toBeHidden();
  await line.hover();
  await expect(line.locator('time')).toHaveText(/^\d\d:\d\d$/);
  await expect(line.locator('time')).toHaveAttribute(
    'datetime',
    new Date(record.entries.at(-1).at).toISOString(),
  );

  record.entries[1].do.act.seat = 1 - record.entries[1].do.act.seat;
  await page.goto('/');
  await page
    .getByLabel('Replay from a file…')
    .setInputFiles(asFile({ name: 'changed.json', text: JSON.stringify(record) }));
  await expect(page.getByRole('alert')).toContainText('This record is damaged or invalid.');
  await page.context().close();
});

test('a position goes into a file, and a table starts from it', async ({ browser, server }) => {
  const page = await newPage(browser, { baseURL: server.origin });
  const lay = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: /Set up a table…: War of the Ring/ }).click();
  };
  await lay();
  await page.getByLabel('Rule enforcement').selectOption('unrestricted');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await playOn(page, { most: 8 });
  const dialog = await saveDialog(page);
  const button = dialog.getByRole('button', { name: 'Save the position' });
  await expect(button).toBeEnabled();
  const file = await download(page, () => button.click());
  expect(file.name).toMatch(/^wotr-position-\w+\.json$/);
  expect(JSON.parse(file.text)).toEqual(await viewOf(page, 0));

  await lay();
  const choose = page.getByRole('dialog').getByLabel('From a file…');
  const alert = page.getByRole('alert');
  await choose.setInputFiles(asFile({ name: 'torn.json', text: '{\n  "turn": 3,\n  "phase": hunt\n}' }));
  await expect(alert).toHaveText('torn.json, line 3, column 12: this isn’t JSON.');
  await choose.setInputFiles(asFile({ name: 'record.json', text: '{"parlour_record": 1}' }));
  await expect(alert).toContainText('record.json is a record of a match, not a position.');

  const wrong = { ...JSON.parse(file.text), turn: 'first' };
  await choose.setInputFiles(asFile({ name: 'wrong.json', text: JSON.stringify(wrong) }));
  await expect(alert).toHaveCount(0);
  await expect(page.getByText('wrong.json')).toBeVisible();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(alert).toContainText('Position: turn: invalid type');

  // The same place takes a file that is dropped; what it says about its setup is so.
  await drop(page, file);
  await expect(page.getByText(file.name)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('Rule enforcement')).toHaveValue('unrestricted');
  await expect(page.getByLabel('Rule enforcement')).toBeDisabled();
  await isAccessible(page);
  await looksRight(page);
  await page.getByLabel('Number of players').selectOption({ label: '1: just you, in every seat' });
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page.getByText('custom position')).toBeVisible();
  expect(await viewOf(page, 0)).toEqual(JSON.parse(file.text));
  expect(await viewOf(page, 1)).toEqual(JSON.parse(file.text));
  await page.context().close();
});

test('a moment of a replay is a position, too', async ({ browser, server }) => {
  const page = await newPage(browser, { baseURL: server.origin });
  await page.goto('/');
  await page.getByRole('button', { name: /Play a bot now: .*Confrontation/ }).click();
  await playOn(page, { most: 4 });
  await resign(page);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await page.getByLabel('View as').selectOption('table');
  await page.getByRole('button', { name: 'Next step' }).click();
  const file = await download(page, () => menu(page, 'Save this position'));
  await page.goto('/');
  await page.getByRole('button', { name: /Set up a table…: .*Confrontation/ }).click();
  await page.getByRole('dialog').getByLabel('From a file…').setInputFiles(asFile(file));
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page.getByText('custom position')).toBeVisible();
  await page.context().close();
});

test('one person alone: bots in the other seats, or every seat', async ({ browser, server }) => {
  const page = await newPage(browser, { baseURL: server.origin });
  await page.goto('/');
  await page.getByRole('button', { name: /Set up a table…: War of the Ring/ }).click();
  const players = page.getByLabel('Number of players');
  await expect(players.locator('option')).toHaveText([
    '1: just you, bots in the other seats',
    '1: just you, in every seat',
    '2',
    '3',
    '4',
  ]);
  await expect(players).toHaveValue('bots');
  await players.selectOption('3');
  await expect(page.getByLabel('Saruman')).toHaveValue('open');
  await players.selectOption('all');
  await expect(page.getByLabel('Shadow', { exact: true })).toHaveValue('me');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page.getByRole('list', { name: 'Seats' }).getByText('you', { exact: true })).toHaveCount(2);
  await page.context().close();
});

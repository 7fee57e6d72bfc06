// The engine in the browser: the seal checks the whole record, and names the entry that was changed.

import { expect, type Page } from '@playwright/test';
import { hasEngine } from './app';
import { playOn } from './player';
import { isAccessible, looksRight, newPage } from './proof';
import { test } from './world';

// Where Rust cannot build for a browser the client goes without, and is proved without.
test.skip(!hasEngine, 'Rust cannot build for a browser here');

/** A finished match; its id. */
async function finished(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: /Play a bot now: .*Confrontation/ }).click();
  await playOn(page, { most: 4 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) as string;
}

test('a finished match is checked where it ends and where it is replayed, by whoever looks', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser, { baseURL: server.origin });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const module = () => fetched.filter((path) => /parlour.*\.gz$/.test(path)).length;
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Play a bot now: .*Confrontation/ })).toBeVisible();
  expect(module(), 'the lobby needs no engine').toBe(0);
  const match = await finished(page);
  const seal = page.getByTestId('fair-seal');
  await expect(seal).toContainText('Fair deal verified');
  expect(module()).toBe(1);
  const record = await (await page.request.get(`/api/matches/${match}/record`)).json();
  const words = `All ${record.entries.length} entries follow the rules (version ${record.rules_version}).`;
  await seal.getByText('Fair deal verified').click();
  await expect(seal).toContainText(words);

  // Somebody who was not there has nothing but the record.
  const other = await newPage(browser, { baseURL: server.origin });
  await other.goto(`/replay/${match}`);
  const theirs = other.getByTestId('fair-seal');
  await theirs.getByText('Record verified').click();
  await expect(theirs).toContainText(words);
  await expect(theirs).toContainText('The key matches the hash in the record.');
  await looksRight(other);
  await isAccessible(other);
  await page.context().close();
  await other.context().close();
});

test('a record that was changed on its way shows which entry', async ({ browser, server }) => {
  const page = await newPage(browser, { baseURL: server.origin });
  const match = await finished(page);
  await page.route(`**/api/matches/${match}/record`, async (route) => {
    const record = await (await route.fetch()).json();
    record.entries[2].do = { note: { seat: null, text: 'something else' } };
    await route.fulfill({ json: record });
  });
  await page.goto(`/replay/${match}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Entry 2 was changed, or one before it.');
  await looksRight(page);
  await isAccessible(page);
  await page.context().close();
});

test('a page that may not use WebAssembly says so and checks what it can', async ({ browser, server }) => {
  const page = await newPage(browser, { baseURL: server.origin });
  // A worker obeys the policy that its own script comes with.
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await finished(page);
  const seal = page.getByTestId('fair-seal');
  await seal.getByText('Fair deal verified').click();
  await expect(seal).toContainText('This browser doesn’t allow WebAssembly');
  await page.context().close();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../language';
import { Modal } from '../ui/kit';
import type { Book } from '../wire';
import RulesDrawer, { type Wish } from './RulesDrawer';
import RulesPage from './RulesPage';

const BOOK: Book = {
  language: 'en',
  how_to_play:
    '# How to play Pairs\n\n## A turn\n\nTurn two cards (R1.2).\n\n![Two cards](turn.svg)\n\nMore in the [rules](rules.md).',
  rules:
    '# Pairs: the rules\n\n## R1. Cards\n\n- **R1.1** There are 52.\n- **R1.2** Turn two, see R2.1.\n\n## R2. The end\n\n- **R2.1** All pairs are found.\n\n## Decisions\n\nNone.\n\n## Where our sources differ\n\nNowhere.',
  pictures: {
    'turn.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" width="64" height="32"/>',
  },
};
const GERMAN: Book = {
  ...BOOK,
  language: 'de',
  how_to_play: '# Paare: So wird gespielt\n\nDecke zwei Karten auf (R1.2).',
  rules: '# Paare: die Regeln\n\n## R1. Karten\n\n- **R1.1** Es sind 52.\n- **R1.2** Decke zwei auf.',
};

let asked: string[];
/** What was scrolled to, in order. */
let arrived: string[];

beforeEach(() => {
  asked = [];
  arrived = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const body = path.includes('/book/') ? (path.endsWith('/de') ? GERMAN : BOOK) : [];
    return new Response(JSON.stringify(body));
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    arrived.push(this.id || this.tagName);
  });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await act(() => speak('en'));
});

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

function open(address: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <Routes>
          <Route path="/rules/:game/:part?" element={<RulesPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.findByRole('article');
}

const address = () => screen.getByTestId('address').textContent;
const here = () => document.querySelector('[data-here]')?.id;

describe('the page of a game', () => {
  it('begins with how to play, with its drawings', async () => {
    const page = await open('/rules/pairs');
    expect(within(page).getByRole('heading', { level: 1 }).textContent).toBe('How to play Pairs');
    const drawing = within(page).getByRole('img', { name: 'Two cards' });
    expect(drawing.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect([drawing.getAttribute('width'), drawing.getAttribute('height')]).toEqual(['64', '32']);
  });

  it('has all of the rules behind the second tab, with contents', async () => {
    const page = await open('/rules/pairs');
    await userEvent.click(screen.getByRole('link', { name: 'The rules' }));
    const titles = within(page)
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.textContent);
    expect(titles).toEqual(['R1. Cards', 'R2. The end', 'Decisions', 'Where our sources differ']);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(contents.map((link) => link.textContent)).toEqual(titles);
  });

  it('opens a rule from a number in the text, as often as it is pressed', async () => {
    const page = await open('/rules/pairs');
    await userEvent.click(within(page).getByRole('link', { name: 'R1.2' }));
    expect(here()).toBe('R1.2');
    const press = () =>
      userEvent.click(
        within(document.getElementById('R1.2') as HTMLElement).getByRole('link', { name: 'R2.1' }),
      );
    for (const before of [arrived.length, arrived.length + 1]) {
      await press();
      expect(arrived.slice(before)).toEqual(['R2.1']);
      expect([here(), document.activeElement?.id]).toEqual(['R2.1', 'R2.1']);
    }
  });

  it.each(['/rules/pairs?rule=R2.1', '/rules/pairs/rules#R2.1', '/rules/pairs#R2.1'])(
    'opens %s at that rule',
    async (link) => {
      await open(link);
      await vi.waitFor(() => expect(here()).toBe('R2.1'));
      expect(arrived.at(-1)).toBe('R2.1');
      expect(address()).toBe('/rules/pairs/rules#R2.1');
    },
  );

  it('is in the language of its reader', async () => {
    await speak('de');
    const page = await open('/rules/pairs');
    expect(asked).toContain('/api/games/pairs/book/de');
    expect(page.lang).toBe('de');
    expect(within(page).getByRole('heading', { level: 1 }).textContent).toBe('Paare: So wird gespielt');
    expect(screen.getByRole('link', { name: 'Die Regeln' })).toBeTruthy();
  });

  it('says so when there is no book', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('{"code":"table/unknown","message":"no"}', { status: 404 }),
    );
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/rules/nothing']}>
          <Routes>
            <Route path="/rules/:game/:part?" element={<RulesPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be loaded/);
  });

  it('has nothing in the way of a screen reader', async () => {
    await open('/rules/pairs/rules');
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('the search', () => {
  it('is done with keys: slash, words, arrows, Enter, Escape', async () => {
    const keys = userEvent.setup();
    await open('/rules/pairs');
    await keys.keyboard('/TURN two');
    const field = screen.getByRole('searchbox', { name: 'Search the rules' });
    expect(document.activeElement).toBe(field);
    expect(await screen.findByText('2 results')).toBeTruthy();
    expect([...document.querySelectorAll('.hit mark')].map((mark) => mark.textContent)).toEqual([
      'Turn',
      'two',
      'Turn',
      'two',
    ]);
    await keys.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toMatch(/^R1\.2The rules › R1\. Cards/);
    await keys.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field);
    await keys.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(here()).toBe('R1.2');
    expect(address()).toBe('/rules/pairs/rules#R1.2');
    await keys.keyboard('/{Escape}');
    expect((field as HTMLInputElement).value).toBe('');
  });

  it('finds a rule by its number alone', async () => {
    const keys = userEvent.setup();
    await open('/rules/pairs');
    await keys.keyboard('/2.1{Enter}');
    expect(here()).toBe('R2.1');
  });

  it('says when there is nothing', async () => {
    const keys = userEvent.setup();
    await open('/rules/pairs');
    await keys.keyboard('/zeppelin');
    expect(await screen.findByText('Nothing found.')).toBeTruthy();
  });
});

describe('the drawer beside a table', () => {
  const draw = (client: QueryClient, wish: Wish) => (
    <QueryClientProvider client={client}>
      <Modal title="Rules" side close={() => {}}>
        <RulesDrawer game="pairs" wish={wish} />
      </Modal>
    </QueryClientProvider>
  );

  it('opens at the rule every time, also when the book is here already', async () => {
    const client = new QueryClient();
    for (const rule of ['R1.2', 'R2.1', 'R2.1']) {
      // What is not shown cannot be scrolled: nothing may happen before the dialogue is open.
      vi.mocked(Element.prototype.scrollIntoView).mockImplementation(function (this: Element) {
        arrived.push(this.closest('dialog')?.open ? this.id : 'hidden');
      });
      const { unmount } = render(draw(client, { rule }));
      await vi.waitFor(() => expect(here()).toBe(rule));
      expect(arrived.at(-1)).toBe(rule);
      expect(document.activeElement?.id).toBe(rule);
      unmount();
    }
    expect(arrived).not.toContain('hidden');
  });

  it('has its contents in a fold-out, which closes behind a choice', async () => {
    const keys = userEvent.setup();
    render(draw(new QueryClient(), { rule: 'R1.2' }));
    const button = await screen.findByRole('button', { name: 'Contents' });
    await keys.click(button);
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    await keys.click(within(contents).getByRole('link', { name: 'Decisions' }));
    expect([here(), button.getAttribute('aria-expanded')]).toEqual(['decisions', 'false']);
    await keys.click(button);
    await keys.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('goes to a new wish, and within the book without leaving the table', async () => {
    const client = new QueryClient();
    const { rerender } = render(draw(client, { rule: 'R1.2' }));
    await vi.waitFor(() => expect(here()).toBe('R1.2'));
    fireEvent.click(
      within(document.getElementById('R1.2') as HTMLElement).getByRole('link', { name: 'R2.1' }),
    );
    expect(here()).toBe('R2.1');
    rerender(draw(client, { rule: 'R1.2' }));
    expect(here()).toBe('R1.2');
    rerender(draw(client, { rule: null }));
    expect(screen.getByRole('article').textContent).toMatch(/^A turn/);
  });
});

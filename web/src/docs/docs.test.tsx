import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../language';
import DocsPage from './DocsPage';

afterEach(() => act(() => speak('en')));

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/docs/:guide?" element={<DocsPage />} />
      </Routes>
    </MemoryRouter>,
  );
  return screen.getByRole('article');
}

const title = () => within(screen.getByRole('article')).getByRole('heading', { level: 1 }).textContent;

describe('the guides', () => {
  it('begin with a way in for each kind of reader', async () => {
    const page = open('/docs');
    expect(title()).toBe('Guides');
    await userEvent.click(within(page).getByRole('link', { name: 'Hosting a table' }));
    expect(title()).toBe('Host a server');
  });

  it('lead to each other within the reader', async () => {
    const page = open('/docs/play');
    await userEvent.click(within(page).getByRole('link', { name: 'dealer.md' }));
    expect(title()).toBe('From a key to dice, draws and shuffles');
  });

  it('name files of the program without a dead link', () => {
    const page = open('/docs/add-a-game');
    expect(within(page).queryByRole('link', { name: 'tic-tac-toe' })).toBeNull();
    expect(within(page).getByText('games/tictactoe/src/lib.rs').tagName).toBe('CODE');
    expect(within(page).getByRole('link', { name: 'Fluent' }).getAttribute('target')).toBe('_blank');
  });

  it('are searched all at once, and each match says which guide it is from', async () => {
    const keys = userEvent.setup();
    open('/docs');
    await keys.keyboard('/postgres backup');
    const [best] = await screen.findAllByRole('link', { name: /Hosting a table ›/ });
    await keys.click(best as HTMLElement);
    expect(title()).toBe('Host a server');
  });

  it('say to others that they are in English', async () => {
    await speak('fr');
    const page = open('/docs');
    expect(screen.getByText('Les guides sont en anglais.')).toBeTruthy();
    expect(page.lang).toBe('en');
  });

  it('begin anew where there is no such guide', () => {
    open('/docs/nothing');
    expect(title()).toBe('Guides');
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { renderWith } from '../test/boards';
import { sayOf } from '../test/fixtures';
import type { DealerPrompt } from '../wire';
import { Catalogue, sayer } from '../words';
import { DealerPanel } from './DealerPanel';
import { type Table, TableContext } from './store';

function show(prompt: Omit<DealerPrompt, 'ask'>, { accepts = true, game = 'any' } = {}) {
  const deal = vi.fn(async () => accepts);
  const store = createStore<Table>()(() => ({ deal }) as unknown as Table);
  const drawn = (
    <TableContext value={store}>
      <DealerPanel
        prompt={{ ask: { key: 'deal it' }, ...prompt }}
        say={game === 'any' ? sayer(new Catalogue('en')) : sayOf(game)}
        game={game}
      />
    </TableContext>
  );
  if (game === 'any') render(drawn);
  else renderWith(game, drawn);
  const tap = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return { deal, tap };
}

describe('entering real chance', () => {
  it('takes a playing card in two taps, and no card twice', async () => {
    const { deal, tap } = show({ candidates: ['KH', 'KS', '2C'], count: 2, repeats: false });
    await tap('K');
    await tap('hearts');
    await tap('K');
    expect((screen.getByRole('button', { name: 'hearts' }) as HTMLButtonElement).disabled).toBe(true);
    await tap('spades');
    expect(deal).toHaveBeenCalledWith(['KH', 'KS']);
  });

  it('takes the same face of a die as often as it falls', async () => {
    const { deal, tap } = show({
      candidates: ['army', 'muster', 'will_of_the_west'],
      count: 3,
      repeats: true,
    });
    await tap('Army');
    await tap('Army');
    await tap('Will of the west');
    expect(deal).toHaveBeenCalledWith(['army', 'army', 'will_of_the_west']);
  });

  it('takes one of many things by its first letter and itself', async () => {
    const candidates = Array.from({ length: 40 }, (_, at) => `${'abcd'[at % 4]}-card-${at}`);
    const { deal, tap } = show({ candidates, count: 1, repeats: false });
    expect(screen.queryByRole('button', { name: 'C card 6' })).toBeNull();
    await tap('C');
    await tap('C card 6');
    expect(deal).toHaveBeenCalledWith(['c-card-6']);
  });

  it('takes what is typed: a part of the name, arrows and Enter', async () => {
    const { deal } = show({
      candidates: ['elven_rope', 'athelas', 'axe-and-bow', 'bow'],
      count: 2,
      repeats: false,
    });
    const field = screen.getByRole('combobox', { name: 'Type a name, then Enter' });
    const type = (value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
    const key = (key: string) => act(async () => void fireEvent.keyDown(field, { key }));
    await type('bow');
    // What begins with it comes first.
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Bow', 'Axe and bow']);
    await key('ArrowDown');
    await key('Enter');
    expect((field as HTMLInputElement).value).toBe('');
    await type('zzz');
    expect(screen.getByText('Nothing that can come now is called that.')).toBeTruthy();
    await key('Enter');
    expect(deal).not.toHaveBeenCalled();
    await type('rope');
    await key('Enter');
    expect(deal).toHaveBeenCalledWith(['axe-and-bow', 'elven_rope']);
  });

  it('takes a playing card by its letters', async () => {
    const { deal } = show({ candidates: ['KH', 'KS', '10C'], count: 1, repeats: false });
    const field = screen.getByRole('combobox');
    await act(async () => void fireEvent.change(field, { target: { value: 'ks' } }));
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
    expect(deal).toHaveBeenCalledWith(['KS']);
  });

  it('says names instead of ids, and the same name once', async () => {
    const { deal, tap } = show(
      { candidates: ['3', '3b', 'eye', 'eye_b', 'elven_rope'], count: 2, repeats: false },
      { game: 'wotr' },
    );
    expect(await screen.findByRole('button', { name: 'Eye, reveals' })).toBeTruthy();
    await tap('3');
    await tap('3');
    expect(deal).toHaveBeenCalledWith(['3', '3b']);
  });

  it('knows the face of a die from a tile', async () => {
    show({ candidates: ['eye', 'character', 'character_b'], count: 2, repeats: true }, { game: 'wotr' });
    expect(await screen.findByRole('button', { name: 'Character' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Eye' })).toBeTruthy();
  });

  it('gives the last thing back when the server refuses it', async () => {
    const { tap } = show({ candidates: ['1', '2'], count: 1, repeats: true }, { accepts: false });
    await tap('1');
    expect(screen.getByRole('button', { name: '2' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('0');
  });
});

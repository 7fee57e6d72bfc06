import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { sayOf, updateOf } from '../test/fixtures';
import type { Update } from '../wire';
import { Finder } from './Finder';
import { OptionsList } from './OptionsList';
import { type Table, TableContext } from './store';

/** The list under a question, and a way to ask the next one. */
function show(first: Update, choose = vi.fn()) {
  const viewOf = (update: Update) => ({ views: { '0': { update, log: [], missed: [], queue: [] } } });
  const store = createStore<Table>()(
    () =>
      ({
        ...viewOf(first),
        shown: '0',
        picked: [],
        sending: null,
        choose,
        askWhy: async () => null,
      }) as Partial<Table> as Table,
  );
  render(
    <TableContext value={store}>
      <Finder game="wotr" say={sayOf('wotr')} acting={null}>
        <OptionsList say={sayOf('wotr')} />
      </Finder>
    </TableContext>,
  );
  return (next: Update) => act(() => store.setState(viewOf(next)));
}

const shown = () => screen.getAllByRole('listitem').length;
const typeFilter = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('lists all options of the next question, whatever was looked for in the one before', () => {
  const ask = show(updateOf('wotr', 'ask.edit_map'));
  typeFilter('mirkwood');
  expect(shown()).toBeLessThan(10);
  const few = updateOf('wotr', 'ask.move_to');
  ask(few);
  expect(shown()).toBe(few.prompt?.options.length);
  const many = updateOf('wotr', 'ask.edit_politics');
  ask(many);
  expect(shown()).toBe(many.prompt?.options.length);
});

it('goes on looking for the same while the question is the same', () => {
  const question = updateOf('wotr', 'ask.edit_map');
  const ask = show(question);
  typeFilter('mirkwood');
  const found = shown();
  ask({ ...updateOf('wotr', 'ask.edit_map'), number: question.number + 1 });
  expect(shown()).toBe(found);
});

it('takes the only option that is left of what was looked for with Enter', () => {
  const question = updateOf('wotr', 'ask.edit_map');
  const choose = vi.fn();
  show(question, choose);
  const field = screen.getByRole('searchbox');
  typeFilter('o');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(choose).not.toHaveBeenCalled();
  typeFilter('rivendell');
  expect(shown()).toBe(1);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(choose).toHaveBeenCalledTimes(1);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { sayOf, updateOf } from '../test/fixtures';
import type { Update } from '../wire';
import { OptionsList } from './OptionsList';
import { type Table, TableContext } from './store';

/** The list under a question, and a way to ask the next one. */
function show(first: Update) {
  const viewOf = (update: Update) => ({ views: { '0': { update, log: [], missed: [] } } });
  const store = createStore<Table>()(
    () =>
      ({
        ...viewOf(first),
        shown: '0',
        picked: [],
        sending: null,
        choose: vi.fn(),
      }) as Partial<Table> as Table,
  );
  render(
    <TableContext value={store}>
      <OptionsList say={sayOf('wotr')} />
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

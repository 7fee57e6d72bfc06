import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Thing } from '../wire';
import { LookCloser } from './LookCloser';

const press = vi.fn();

function Board({ mark = '1' }: { mark?: string }) {
  const ground = useRef<HTMLElement>(null);
  return (
    <section ref={ground}>
      <button type="button" data-thing="piece:a" className="target" aria-label="Piece A">
        a
      </button>
      <span data-thing="piece:b">b</span>
      <i data-presses="place:c" data-about="piece:d">
        c
      </i>
      <LookCloser
        ground={ground}
        about={({ kind, id }: Thing) => <p>{`about ${kind} ${id}`}</p>}
        press={press}
        mark={mark}
      />
    </section>
  );
}

/** Things side by side: there is no layout here. */
function laidOut() {
  const all = [...document.querySelectorAll<HTMLElement>('[data-thing], [data-about]')];
  all.forEach((one, at) => {
    one.getBoundingClientRect = () => new DOMRect(100 * at + 10, 10, 50, 50);
  });
  return all as [HTMLElement, HTMLElement, HTMLElement];
}

const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  press.mockClear();
});
afterEach(() => vi.useRealTimers());

it('shows a card where a mouse rests, and takes it away when it goes or presses', () => {
  render(<Board />);
  const [a, b, c] = laidOut();
  fireEvent.pointerOver(b, { pointerType: 'mouse' });
  expect(screen.queryByTestId('look')).toBeNull();
  rest(400);
  expect(screen.getByTestId('look').textContent).toBe('about piece b');
  expect(screen.getByTestId('look-said').textContent).toBe('');
  fireEvent.pointerOver(c, { pointerType: 'mouse' });
  rest(400);
  expect(screen.getByTestId('look').textContent).toBe('about piece d');
  fireEvent.pointerDown(a, { pointerType: 'mouse' });
  expect(screen.queryByTestId('look')).toBeNull();
});

it('shows nothing while a button is held down, as in a drag', () => {
  render(<Board />);
  const [, b] = laidOut();
  fireEvent.pointerOver(b, { pointerType: 'mouse', buttons: 1 });
  rest(1_000);
  expect(screen.queryByTestId('look')).toBeNull();
});

it('a finger that holds looks, and what it lets go of is not pressed', () => {
  render(<Board />);
  const [a] = laidOut();
  const clicked = vi.fn();
  a.addEventListener('click', clicked);
  fireEvent.pointerDown(a, { pointerType: 'touch', clientX: 20, clientY: 20 });
  rest(500);
  expect(screen.getByTestId('look').textContent).toBe('about piece a');
  fireEvent.pointerUp(a, { pointerType: 'touch' });
  fireEvent.click(a);
  expect(clicked).not.toHaveBeenCalled();
  rest(500);
  // A short touch is a press.
  fireEvent.pointerDown(a, { pointerType: 'touch', clientX: 20, clientY: 20 });
  rest(100);
  fireEvent.pointerUp(a, { pointerType: 'touch' });
  fireEvent.click(a);
  expect(clicked).toHaveBeenCalledOnce();
});

it('a finger that moves on scrolls or drags, and looks at nothing', () => {
  render(<Board />);
  const [a] = laidOut();
  fireEvent.pointerDown(a, { pointerType: 'touch', clientX: 20, clientY: 20 });
  fireEvent.pointerMove(a, { pointerType: 'touch', clientX: 20, clientY: 60 });
  rest(1_000);
  expect(screen.queryByTestId('look')).toBeNull();
});

it('a key walks from thing to thing, is heard, presses with Enter, and ends with Escape', () => {
  render(<Board />);
  laidOut();
  fireEvent.keyDown(document.body, { key: 'i' });
  expect(screen.getByTestId('look').textContent).toBe('about piece a');
  expect(screen.getByTestId('look-said').textContent).toContain('Piece A');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(screen.getByTestId('look').textContent).toBe('about piece d');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(press).toHaveBeenCalledExactlyOnceWith({ kind: 'piece', id: 'b' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByTestId('look')).toBeNull();
});

it('leaves Escape to the table unless a key walks', () => {
  render(<Board />);
  const [, b] = laidOut();
  const heard = vi.fn();
  addEventListener('keydown', heard);
  fireEvent.pointerOver(b, { pointerType: 'mouse' });
  rest(400);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByTestId('look')).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: 'i' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(heard).toHaveBeenCalledOnce();
  removeEventListener('keydown', heard);
});

it('looks away when the picture changes', () => {
  const { rerender } = render(<Board />);
  const [, b] = laidOut();
  fireEvent.pointerOver(b, { pointerType: 'mouse' });
  rest(400);
  rerender(<Board mark="2" />);
  expect(screen.queryByTestId('look')).toBeNull();
});

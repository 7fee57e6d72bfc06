import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { narrowed } from '../../table/touch';
import { props, renderWith } from '../../test/boards';
import { updateOf } from '../../test/fixtures';
import ConfrontationBoard from './ConfrontationBoard';
import type { Confrontation } from './view';

describe('The Confrontation', () => {
  const move = updateOf<Confrontation>('confrontation', 'ask.move.0');

  it('presses pieces and regions by mouse and by key', () => {
    const press = vi.fn();
    const { container } = renderWith(
      'confrontation',
      <ConfrontationBoard {...props('confrontation', move, { press })} />,
    );
    const thing = move.prompt?.options[0]?.touches?.[0];
    const drawn = container.querySelector(`[data-thing="${thing?.kind}:${thing?.id}"]`) as Element;
    fireEvent.click(drawn);
    fireEvent.keyDown(drawn, { key: 'Enter' });
    fireEvent.keyDown(drawn, { key: ' ' });
    expect(press.mock.calls).toEqual([[thing], [thing], [thing]]);
  });

  it('lights up only where the picked piece may go', () => {
    const who = move.prompt?.options[0]?.touches?.[0];
    if (!who) throw new Error('a move touches a character');
    const { container } = renderWith(
      'confrontation',
      <ConfrontationBoard {...props('confrontation', move, { picked: [who] })} />,
    );
    const regions = narrowed(move.prompt, [who]).map(
      (index) => move.prompt?.options[index]?.touches?.[1]?.id,
    );
    const lit = [...container.querySelectorAll('[role="button"][data-thing^="region:"]')].map((one) =>
      one.getAttribute('data-thing')?.slice(7),
    );
    expect(lit.sort()).toEqual([...new Set(regions)].sort());
  });

  it('shows the strengths, limits and sides that the rules give, and works out none', () => {
    const { counted } = move.view;
    const who = Object.keys(move.view.characters)[0] as keyof typeof counted.strengths;
    const view = {
      ...move.view,
      counted: {
        ...counted,
        strengths: { ...counted.strengths, [who]: 7 },
        limits: { ...counted.limits, CARADHRAS: 3 },
        known: [who],
      },
    };
    const { container } = renderWith(
      'confrontation',
      <ConfrontationBoard {...props<Confrontation>('confrontation', { ...move, view })} />,
    );
    expect(container.querySelector(`[data-thing="character:${who}"]`)?.textContent).toContain('7');
    expect(container.querySelector(`[data-thing="character:${who}"]`)?.getAttribute('aria-label')).toMatch(
      /known to your opponent/,
    );
    expect(container.querySelector('[data-thing="region:CARADHRAS"]')?.getAttribute('aria-label')).toContain(
      '3',
    );
  });
});

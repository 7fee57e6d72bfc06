// What is told about a card to whoever looks closer: its picture in full, its numbers, what it can do, and
// whom it faces.

import type { ReactNode } from 'react';
import { useWords } from '../../language';
import type { LookProps } from '../board';
import { CardFacts } from './CardFacts';
import { heightOf, UnitCard } from './UnitCard';
import { type Clans, LANES, other, SIDES, slot, type View, whois } from './view';

type Props = LookProps<Clans>;

const WIDTH = 96;

export default function ClansLook({ thing: { kind, id }, view, seat, say, children }: Props): ReactNode {
  const { t } = useWords();
  if (kind !== 'card') return null;
  const known = whois(view, id, say);
  if (!known) return null;
  const there = standing(view, id);
  return (
    <>
      <div className="flex items-start gap-3">
        <svg
          viewBox={`-3 -3 ${WIDTH + 6} ${heightOf(WIDTH) + 6}`}
          className="w-24 shrink-0"
          aria-hidden="true"
        >
          <UnitCard
            look={{ known, hp: there?.hp ?? null, own: SIDES[seat ?? 0] === id.slice(0, 1), hidden: '' }}
            w={WIDTH}
            h={heightOf(WIDTH)}
          />
        </svg>
        <div className="min-w-0 flex-1">
          <CardFacts known={known} say={say} bare />
        </div>
      </div>
      {there && there.faces.length > 0 && (
        <p className="mt-1.5 text-xs">
          <strong>{t('clans.look_faces')}</strong>{' '}
          {there.faces.map((card) => whois(view, card, say)?.name ?? t('clans.unknown')).join(', ')}
        </p>
      )}
      {children}
    </>
  );
}

/** Where a card stands, with its health, and who stands against it in its lane. */
function standing(view: View, id: string): { hp: number | null; faces: string[] } | null {
  for (const lane of LANES)
    for (const side of SIDES) {
      const found = view.lanes[lane][side]?.map(slot).find(({ card }) => card === id);
      if (!found) continue;
      return { hp: found.hp, faces: (view.lanes[lane][other(side)] ?? []).map((text) => slot(text).card) };
    }
  return null;
}

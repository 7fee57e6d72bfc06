// What is told about a card to whoever looks closer: its value, its power, and what it does here.

import type { ReactNode } from 'react';
import { useWords } from '../../language';
import { sentence } from '../../words';
import type { LookProps } from '../board';
import { CardFace } from './Card';
import { type CardPeeGee, sign } from './view';

const POWER: Record<string, string> = { A: 'ace', J: 'jack', Q: 'court', K: 'court' };
const SUIT: Record<string, string> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

export default function CardPeeGeeLook({
  thing: { kind, id },
  view,
  say,
  children,
}: LookProps<CardPeeGee>): ReactNode {
  const { t } = useWords();
  const [rank, suit] = [id.slice(0, -1), SUIT[id.slice(-1)]];
  if (kind !== 'card' || suit === undefined) return null;
  const power = POWER[rank];
  const effect =
    power === 'ace' || power === 'jack'
      ? { key: `effect.${power}`, params: { suit: { text: { key: `suit.${suit}` } } } }
      : null;
  return (
    <>
      <div className="flex items-start gap-3">
        <svg viewBox="-39 -54 78 108" className="w-16 shrink-0" aria-hidden="true">
          <CardFace card={id} />
        </svg>
        <div className="grid gap-1">
          <p className="serif text-base font-semibold">{sign(id)}</p>
          <p>{t(`cpg.look_${suit}`)}</p>
          {effect && <p className="text-xs">{sentence(say(effect))}</p>}
          {power === 'court' && <p className="text-xs">{t('cpg.look_court')}</p>}
          {view.active.includes(id) && <p className="text-xs font-semibold">{t('cpg.look_active')}</p>}
        </div>
      </div>
      {children}
    </>
  );
}

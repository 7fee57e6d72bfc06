// A card on the table: a picture, or a button when an option touches it.

import { type Hands, TargetButton } from '../Target';
import { CardFace, Slot } from './Card';
import { type Card, sign } from './view';

const NONE: Hands = { glow: new Map(), picked: [], press: () => {} };

export const SIZE = { small: 'w-11 sm:w-13', normal: 'w-14 sm:w-18 xl:w-22', big: 'w-20 sm:w-28' } as const;

export function PlayingCard({
  card,
  note,
  size = 'normal',
  hands,
}: {
  card: Card;
  note?: string | undefined;
  size?: keyof typeof SIZE;
  hands?: Hands;
}) {
  const label = note ? `${sign(card)}, ${note}` : sign(card);
  const face = (
    <svg viewBox="-39 -54 78 108" className="block w-full drop-shadow" aria-hidden="true">
      <CardFace card={card} />
    </svg>
  );
  const foot = note ? (
    <span className="pointer-events-none absolute inset-x-0 -bottom-2 mx-auto w-fit rounded-full bg-[#2a2018] px-2 text-xs font-semibold text-[#fffdf6]">
      {note}
    </span>
  ) : null;
  return (
    <TargetButton
      thing={{ kind: 'card', id: card }}
      role="img"
      label={label}
      data={{ 'data-card': card }}
      {...(hands ?? NONE)}
      className={`${SIZE[size]} relative shrink-0 rounded-lg`}
      idle="inline-block"
      lit="transition-transform hover:-translate-y-1.5 focus-visible:-translate-y-1.5"
      chosen="-translate-y-2"
    >
      {face}
      {foot}
    </TargetButton>
  );
}

/** Where a card lay that is shown elsewhere for a while, so that nothing else moves. */
export function CardGap({ size = 'normal' }: { size?: keyof typeof SIZE }) {
  return (
    <span className={`${SIZE[size]} inline-block shrink-0`} aria-hidden="true">
      <svg viewBox="-39 -54 78 108" className="block w-full">
        <Slot />
      </svg>
    </span>
  );
}

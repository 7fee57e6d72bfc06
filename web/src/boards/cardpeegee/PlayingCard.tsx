// A card on the table: a picture, or a button when an option touches it.

import { nameOf } from '../../table/touch';
import type { Thing } from '../../wire';
import { CardFace, Slot } from './Card';
import { sign } from './view';

export interface Hands {
  glow: Map<string, number>;
  picked: readonly Thing[];
  press(thing: Thing): void;
}

export const SIZE = { small: 'w-11 sm:w-13', normal: 'w-14 sm:w-18 xl:w-22', big: 'w-20 sm:w-28' } as const;

export function PlayingCard({
  card,
  note,
  size = 'normal',
  hands,
}: {
  card: string;
  note?: string | undefined;
  size?: keyof typeof SIZE;
  hands?: Hands;
}) {
  const thing = { kind: 'card', id: card };
  const isTarget = hands?.glow.has(nameOf(thing)) ?? false;
  const isPicked = hands?.picked.some((one) => nameOf(one) === nameOf(thing)) ?? false;
  const label = note ? `${sign(card)}, ${note}` : sign(card);
  const face = (
    <svg viewBox="-39 -54 78 108" className="block w-full drop-shadow" aria-hidden="true">
      <CardFace card={card} />
    </svg>
  );
  const shape = `${SIZE[size]} relative shrink-0 rounded-lg`;
  const foot = note ? (
    <span className="pointer-events-none absolute inset-x-0 -bottom-2 mx-auto w-fit rounded-full bg-[#2a2018] px-2 text-xs font-semibold text-[#fffdf6]">
      {note}
    </span>
  ) : null;
  if (!isTarget || !hands)
    return (
      <span
        role="img"
        aria-label={label}
        data-card={card}
        data-thing={nameOf(thing)}
        className={`${shape} inline-block`}
      >
        {face}
        {foot}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPicked}
      data-card={card}
      data-thing={nameOf(thing)}
      data-picked={isPicked}
      onClick={() => hands.press(thing)}
      className={`${shape} target transition-transform hover:-translate-y-1.5 focus-visible:-translate-y-1.5 ${isPicked ? '-translate-y-2' : ''}`}
    >
      {face}
      {foot}
    </button>
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

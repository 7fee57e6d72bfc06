// A game's picture in the lobby: a drawing in a file of its own, found by the game's name.

import { Emblem } from './Emblem';

const FOUND = import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true });

/** It decorates what is said beside it. A game without one shows its emblem on felt. */
export function Picture({ game }: { game: string }) {
  const drawn = FOUND[`./pictures/${game}.svg`];
  const place = 'block h-32 w-full sm:h-36';
  if (drawn)
    return (
      <img
        src={drawn}
        alt=""
        width={480}
        height={182}
        data-picture={game}
        className={`${place} object-cover object-[50%_30%]`}
      />
    );
  return (
    <span className={`${place} grid place-items-center bg-felt`} data-picture={game}>
      <Emblem game={game} size={96} />
    </span>
  );
}

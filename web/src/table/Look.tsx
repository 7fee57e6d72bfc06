// The card of a thing: what its board says about it, and what can be done with it now.

import { type RefObject, Suspense, useCallback } from 'react';
import { type BoardProps, lookOf } from '../boards/board';
import { useWords } from '../language';
import { LookCloser } from '../ui/LookCloser';
import type { Thing } from '../wire';
import { type Say, sentence } from '../words';
import { verbOf } from './selection';
import { useTable } from './store';
import { glowing, nameOf } from './touch';

/** So many things that can be done are named. */
const MOST = 3;

export function Look({ ground, board }: { ground: RefObject<HTMLElement | null>; board: BoardProps }) {
  const { game, acting, prompt, picked, press, wish, say } = board;
  const wished = useTable((table) => table.wished);
  const Looked = lookOf(game);
  const about = useCallback(
    (thing: Thing) =>
      Looked && !wished ? (
        <Suspense>
          <Looked {...board} thing={thing}>
            <CanNow thing={thing} board={board} say={say} />
          </Looked>
        </Suspense>
      ) : null,
    [Looked, wished, board, say],
  );
  if (!Looked) return null;
  const isLit = (name: string) =>
    acting
      ? acting.lights.has(name)
      : glowing(prompt, picked).has(name) || picked.some((one) => nameOf(one) === name);
  const pressed = (thing: Thing) => {
    if (!isLit(nameOf(thing))) wish?.(thing);
    else if (acting) acting.pick(thing);
    else press(thing);
  };
  return <LookCloser ground={ground} about={about} press={pressed} mark={JSON.stringify(board.view)} />;
}

/** What a press does, or what it can do at all. */
function CanNow({
  thing,
  board: { acting, prompt, picked },
  say,
}: {
  thing: Thing;
  board: BoardProps;
  say: Say;
}) {
  const { t } = useWords();
  const name = nameOf(thing);
  const touches = (things: readonly Thing[] | undefined) =>
    (things ?? []).some((one) => nameOf(one) === name);
  const target = acting?.found.find(({ targets }) => touches(targets));
  const can = acting
    ? target
      ? [sentence(say(target.words))]
      : (acting.offer.pieces.find((one) => nameOf(one.thing) === name)?.verbs ?? []).map((verb) =>
          sentence(say(verb)),
        )
    : (prompt?.options ?? []).flatMap((option) =>
        touches(option.touches) &&
        picked.every((one) => (option.touches ?? []).some((two) => nameOf(one) === nameOf(two)))
          ? [sentence(say(option.label))]
          : [],
      );
  const free = acting && !target ? acting.offer.free.filter(({ targets }) => touches(targets)) : [];
  const all = [...new Set([...can, ...free.map((whole) => sentence(say(whole.verb ?? whole.words)))])];
  if (all.length === 0) return null;
  const effect = target?.effects?.at(-1);
  return (
    <div className="mt-2 border-t border-line pt-1.5 text-xs" data-testid="can-now">
      <strong className="text-accent">{t('look.now')}</strong> {all.slice(0, MOST).join(' · ')}
      {all.length > MOST && ` ${t('look.more', { count: all.length - MOST })}`}
      {target && effect && verbOf(target) !== 'verb.join' && (
        <p className="mt-0.5">{sentence(say(effect))}</p>
      )}
    </div>
  );
}

// The board as it is shown now, live or replayed: what is seen, and what has just happened.

import { Suspense } from 'react';
import { type BoardProps, boardOf } from '../boards/board';
import { useWords } from '../language';
import { Spinner } from '../ui/kit';
import { type Say, sentence } from '../words';
import type { Beat } from './beats';

export function Stage(props: BoardProps) {
  const { t } = useWords();
  const Board = boardOf(props.game);
  return (
    <Suspense fallback={<Spinner label={t('common.loading')} />}>
      <Board {...props} />
    </Suspense>
  );
}

/** A beat in words; what belongs to the same moment stands below. */
export function BeatWords({ beat, say }: { beat: Beat; say: Say }) {
  const { change, told, said, also = [] } = beat;
  return (
    <div
      key={`${change} ${told}`}
      tabIndex={0}
      className="enter min-h-0 min-w-0 flex-1 overflow-y-auto rounded max-lg:max-h-40"
    >
      <p
        className={`serif font-semibold leading-snug ${also.length > 0 ? 'text-base max-lg:line-clamp-3 lg:text-sm' : 'text-lg sm:text-xl'}`}
      >
        {said && sentence(say(said.words))}
      </p>
      {also.length > 0 && (
        <ul className="mt-1 grid gap-0.5 text-sm leading-snug lg:text-[0.8rem]">
          {also.map(({ words }, at) => (
            <li key={at}>{sentence(say(words))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

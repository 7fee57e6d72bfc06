// The controls of a fight told tick by tick: step, back, run, run fast, skip, again.

import { useEffect, useState } from 'react';
import { useWords } from '../../language';
import { Button, Icon, type IconName } from '../../ui/kit';
import { sentence } from '../../words';
import type { BoardProps } from '../board';
import { read } from '../said';
import type { Fight } from './fight';

export type Pace = 0 | 1100 | 320;

export interface Playing {
  /** Which beat is shown; the number of beats once all were. */
  at: number;
  pace: Pace;
  set(at: number): void;
  run(pace: Pace): void;
}

/**
 * Runs a new fight from its start. One that was there when the page came lies ready at its end, and
 * so does every fight for those who want nothing to move.
 */
export function usePlaying(fight: Fight | null): Playing {
  const number = fight?.number ?? 0;
  const count = fight?.beats.length ?? 0;
  const [known, setKnown] = useState(number);
  const [at, setAt] = useState(count);
  const [pace, setPace] = useState<Pace>(0);
  if (known !== number) {
    setKnown(number);
    const still = document.documentElement.dataset.motion === 'reduced';
    setAt(still ? count : 0);
    setPace(still ? 0 : 1100);
  }
  useEffect(() => {
    if (pace === 0 || at >= count) return;
    const timer = setTimeout(() => setAt(at + 1), pace);
    return () => clearTimeout(timer);
  }, [at, pace, count]);
  return { at: Math.min(at, count), pace, set: setAt, run: setPace };
}

export function PlaybackBar({
  fight,
  playing,
  say,
}: {
  fight: Fight;
  playing: Playing;
  say: BoardProps['say'];
}) {
  const { t } = useWords();
  const { at, pace, set, run } = playing;
  const count = fight.beats.length;
  const beat = fight.beats[at];
  const over = at >= count;
  const heading = beat
    ? [
        beat.lane && sentence(say(`lane.${beat.lane}`)),
        beat.tick !== null && beat.tick > 0
          ? t('clans.tick', { number: beat.tick })
          : t(`clans.beat_${beat.kind}`),
      ]
        .filter(Boolean)
        .join(' · ')
    : t('clans.fight_over');
  // What lies ready to be seen again takes no room; what has just been told stays until a press.
  const folded = over && pace === 0;
  const small = 'min-h-9 px-2.5 max-sm:flex-1';
  const word = 'max-sm:sr-only';
  /** A pace runs on from here, or from the start of a fight that is over. */
  const go = (wanted: Pace) => {
    if (over) set(0);
    run(!over && pace === wanted ? 0 : wanted);
  };
  return (
    <section
      aria-label={t('clans.fight')}
      className="grid gap-2 rounded-xl bg-[#0f2f27] p-3 text-[#fffdf6] max-sm:p-2"
    >
      <div className="flex flex-wrap items-center gap-1.5 max-sm:gap-1">
        <h3 className="mr-auto font-sans text-sm font-semibold max-sm:w-[calc(100%-4rem)]">
          {t('clans.fight')} <span className="font-normal">– {heading}</span>
        </h3>
        <span className="tabular text-right text-xs max-sm:w-14" data-testid="beat">
          {Math.min(at + 1, count)} / {count}
        </span>
        <Button className={small} onClick={() => set(Math.max(0, at - 1))} disabled={at === 0}>
          <Sign name="back" />
          <span className={word}>{t('clans.back_step')}</span>
        </Button>
        <Button
          className={small}
          onClick={() => {
            run(0);
            set(at + 1);
          }}
          disabled={over}
        >
          <Sign name="next" />
          <span className={word}>{t('clans.step')}</span>
        </Button>
        <Button className={small} onClick={() => go(1100)} aria-pressed={pace === 1100 && !over}>
          <Sign name={pace === 1100 && !over ? 'pause' : 'play'} />
          <span className={word}>{t('clans.auto')}</span>
        </Button>
        <Button className={small} onClick={() => go(320)} aria-pressed={pace === 320 && !over}>
          <Sign name={pace === 320 && !over ? 'pause' : 'fast'} />
          <span className={word}>{t('clans.fast')}</span>
        </Button>
        <Button
          className={small}
          onClick={() => {
            run(0);
            set(over ? 0 : count);
          }}
        >
          <Sign name={over ? 'first' : 'last'} />
          <span className={word}>{over ? t('clans.again') : t('clans.skip')}</span>
        </Button>
      </div>
      {!folded && (
        <div role="status" tabIndex={0} aria-label={heading} className="h-16 overflow-y-auto text-sm">
          {beat ? (
            beat.said.map((said, index) => (
              <p key={`${read(said)[0]}${index}`}>{sentence(say(said.words))}</p>
            ))
          ) : (
            <p>{t('clans.fight_done')}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** Where there is no room for words. */
const Sign = ({ name }: { name: IconName }) => (
  <span className="sm:hidden">
    <Icon name={name} />
  </span>
);

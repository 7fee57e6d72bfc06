// The end, on the stage where the battles were: what decided it, and the game in a few figures. The map
// above lies open.

import { useMemo } from 'react';
import { useWords } from '../../language';
import { sentence, stopped } from '../../words';
import { heaviest } from '../decided';
import { Moments } from '../Moments';
import { PIECE_BOX, Piece } from './Piece';
import { type Fall, type Story, storyOf } from './told';
import { type Board, other, type Side } from './view';

/** So many moments are told. */
const MOMENTS = 3;

/** The whole game, as far as it is known. */
function useStory({ view: { counted }, open, ...board }: Board): Story {
  const changes = open?.changes ?? board.changes;
  return useMemo(() => storyOf(changes, counted), [changes, counted]);
}

/** What decided it: on the stage where that is wide, below the map where it is not. */
export function Decided({ wide = false, ...board }: Board & { wide?: boolean }) {
  const { t } = useWords();
  const { moments } = useStory(board);
  const { say, open, view } = board;
  const last = moments.find(({ weight }) => weight === Number.POSITIVE_INFINITY);
  return (
    <section
      aria-label={t('ending.decided')}
      className={`grid min-w-0 content-center gap-1 ${wide ? 'self-center' : 'p-3 pb-0'}`}
    >
      <h3 className="serif text-sm font-semibold text-[#ffe2a8]">{t('ending.decided')}</h3>
      <Moments
        onFelt
        inLines
        watch={open?.watch}
        moments={heaviest(moments, MOMENTS, last).map(({ number, turn, said }) => ({
          number,
          title: t('cfr.turn', { number: turn }),
          // Why it ended is said in few words already.
          words:
            said === last?.said
              ? t(`cfr.why_${view.over?.reason ?? ''}`)
              : stopped(sentence(say(said.words))),
        }))}
      />
    </section>
  );
}

export function Ending({ wide, ...board }: Board & { wide: boolean }) {
  const { t } = useWords();
  const { view } = board;
  const story = useStory(board);
  const { over } = view;
  if (!over) return null;
  const near: Side = view.you ?? 'FELLOWSHIP';
  const figures: [string | number, string][] = [
    [story.turns, t('cfr.turns')],
    [story.battles, t('cfr.battles')],
    [`${story.won[near]} : ${story.won[other(near)]}`, t('cfr.battles_won')],
    [`${story.cards[near]} : ${story.cards[other(near)]}`, t('cfr.cards_played')],
  ];
  return (
    <section
      aria-label={t('cfr.ending')}
      data-testid="story"
      className={`relative isolate grid h-full content-center gap-x-5 gap-y-1 overflow-hidden px-3 sm:px-5 ${wide ? 'grid-cols-[minmax(0,5fr)_minmax(0,9fr)_minmax(0,6fr)]' : 'grid-cols-2'}`}
    >
      <Scene fire={over.reason === 'FRODO_IN_MORDOR'} />
      <div className="min-w-0 self-center">
        <h2 className={`leading-tight font-bold text-balance ${wide ? 'text-2xl 2xl:text-3xl' : 'text-lg'}`}>
          {t(`cfr.end_${over.reason}`)}
        </h2>
        <p className={`text-[#f4f0e4] ${wide ? 'mt-1 text-sm 2xl:text-base' : 'text-xs'}`}>
          {t(`cfr.why_${over.reason}`)}
        </p>
      </div>
      {wide && <Decided wide {...board} />}
      <div className="grid min-w-0 gap-1 self-center">
        <FallsByTurn story={story} near={near} wide={wide} {...board} />
        <dl className={`grid text-center ${wide ? 'grid-cols-4' : 'grid-cols-2 gap-1'}`}>
          {figures.map(([figure, name]) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-xs leading-tight text-[#e9e2cf]">{name}</dt>
              <dd className="serif tabular text-base leading-tight font-bold 2xl:text-xl">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Who fell in which turn: one's own above the line, the others below. */
function FallsByTurn({ story, near, wide, view, say }: Board & { story: Story; near: Side; wide: boolean }) {
  const { t } = useWords();
  if (!wide) return null;
  const last = Math.max(story.turns, 1);
  const words = story.falls.map(({ who, turn }) => t('cfr.fell_in', { who: say(`character.${who}`), turn }));
  const lane = (falls: Fall[]) =>
    falls.map(({ who, turn }, at) => (
      <span
        key={who}
        className="absolute w-6 -translate-x-1/2 2xl:w-8"
        style={{ left: `${2 + (turn / last) * 96}%`, marginLeft: at % 2 ? 3 : -3 }}
      >
        <svg viewBox={PIECE_BOX} className="block w-full" aria-hidden="true">
          <Piece who={who} name="" counted={view.counted} known={false} up={false} />
        </svg>
      </span>
    ));
  return (
    <div role="img" aria-label={words.join(', ') || t('cfr.none_fell')}>
      <div className="relative h-8 2xl:h-10">{lane(story.falls.filter(({ side }) => side === near))}</div>
      <div className="flex items-center justify-between gap-2 border-t-2 border-white/50 text-[0.7rem] leading-none text-[#e9e2cf]">
        <span>1</span>
        <span className="text-xs">{t('cfr.falls_by_turn')}</span>
        <span className="tabular">{last}</span>
      </div>
      <div className="relative h-8 2xl:h-10">{lane(story.falls.filter(({ side }) => side !== near))}</div>
    </div>
  );
}

/** Behind the words: the mountain, in flames if the Ring went into it. */
function Scene({ fire }: { fire: boolean }) {
  return (
    <svg
      viewBox="0 0 600 170"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 -z-10 h-full w-full opacity-60"
      aria-hidden="true"
    >
      <rect width="600" height="170" fill={fire ? '#5a2415' : '#1a1a22'} />
      <path d="M150 170L270 40l24 10 20-14 130 134z" fill="#241211" />
      {fire ? (
        <path d="M270 42l24 10 20-14 10 30-12 22-14-16-12 28-14-30-14 14z" fill="#f0883a" />
      ) : (
        <path
          d="M282 30a14 8 0 1 0 28 0 14 8 0 1 0-28 0zM292 30h8"
          fill="#c8301c"
          stroke="#f2b84b"
          strokeWidth="2"
        />
      )}
      <path d="M0 170q150-50 300-24t300-8v32z" fill="#0d1f1a" />
    </svg>
  );
}

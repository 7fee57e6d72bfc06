// Above the map, always in sight: turn and phase, how the war stands, and the dice of both sides.

import { useWords } from '../../language';
import { sentence, spokenBy } from '../../words';
import type { Glow } from '../Target';
import { Chip, type Part } from './Panels';
import { type Face, facesOf, SIDES, type Side, sideOf, type View } from './view';

/** Pictures in a box of 24 by 24. */
export const FACES: Record<Face, string> = {
  character: 'M-8 8L4-4M2-9q6-1 7 0 1 1 0 7l-4 2-5-5zM-9 4l5 5',
  army: 'M-6 10V-9M-6-9H8L4-4.5 8 0H-6',
  muster: 'M-8 2Q-8-8 0-8 8-8 8 2zM-8 2V8M8 2V8M0-8V2M-3 2V6H3V2',
  muster_army: 'M-10 10V-4M-10-4H-2L-4-1-2 2H-10M0 3Q0-6 5-6 10-6 10 3zM5-6V3M0 3V8M10 3V8',
  event: 'M-8-8H8V8H-8zM-4-4H4M-4 0H4M-4 4H1',
  will: 'M0-10L2.5-2.5 10 0 2.5 2.5 0 10-2.5 2.5-10 0-2.5-2.500z',
  eye: 'M-10 0Q0-10 10 0 0 10-10 0zM0-4a4 4 0 1 0 .1 0z',
};

/** A die, blank where its face is not known. */
export function Die({
  face,
  side,
  className = 'size-8',
}: {
  face: Face | undefined;
  side: Side;
  className?: string;
}) {
  const dark = side === 'shadow';
  return (
    <svg viewBox="-15 -15 30 30" className={`${className} shrink-0`} aria-hidden="true">
      <path
        d={
          dark
            ? 'M-9-13H9L13-9V9L9 13H-9L-13 9V-9z'
            : 'M-8-13H8Q13-13 13-8V8Q13 13 8 13H-8Q-13 13-13 8V-8Q-13-13-8-13z'
        }
        fill={dark ? '#86190f' : '#1c4480'}
        stroke="#fff8e6"
      />
      <path
        d={face ? FACES[face] : 'M-4 0H4'}
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** In one row where height is scarce (`flat`). */
export function Hud({
  view,
  glow,
  board,
  flat = false,
  small = false,
}: Part & {
  flat?: boolean;
  /** On a phone: two lines, with what the dice say for those who hear it. */
  small?: boolean;
}) {
  const { t } = useWords();
  const { say } = board;
  if (small)
    return (
      <div className="grid shrink-0 gap-1 border-b border-line px-2 py-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <p className="serif leading-tight font-semibold">
            {t('wotr.turn', { number: view.turn })}{' '}
            <span className="font-sans text-xs font-normal text-soft">
              {sentence(say(`phase.${view.phase}`))}
            </span>
          </p>
          <Points view={view} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
          {SIDES.map((side) => (
            <DiceRow key={side} side={side} view={view} glow={glow} board={board} flat small />
          ))}
        </div>
      </div>
    );
  return (
    <div
      className={`grid gap-x-4 gap-y-2 px-3 ${flat ? 'grid-cols-[11.5rem_minmax(0,1fr)_minmax(0,1.35fr)] items-center py-1' : 'py-2 xl:grid-cols-[auto_1fr_1fr]'}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-sm xl:block">
        <p>
          <span className="serif text-lg font-semibold">{t('wotr.turn', { number: view.turn })}</span>{' '}
          <span className="text-soft">{sentence(say(`phase.${view.phase}`))}</span>
        </p>
        <Points view={view} />
      </div>
      {SIDES.map((side) => (
        <DiceRow key={side} side={side} view={view} glow={glow} board={board} flat={flat} />
      ))}
    </div>
  );
}

/** R23: the Victory points of both sides, and how many win. */
function Points({ view }: { view: View }) {
  const { t } = useWords();
  return (
    <p className="narrow flex flex-wrap gap-x-3 text-xs">
      {SIDES.map((side) => (
        <span key={side} data-points={side} className="whitespace-nowrap">
          {t(side === 'shadow' ? 'wotr.points_shadow' : 'wotr.points_free', {
            number: view.victory_points[side],
            goal: view.counted.goals[side],
          })}
        </span>
      ))}
    </p>
  );
}

const NO_GLOW: Glow = new Map();

function DiceRow({
  side,
  view,
  glow,
  board,
  flat,
  small = false,
}: Part & { side: Side; flat: boolean; small?: boolean }) {
  const { t } = useWords();
  const { say } = board;
  const dice = view.dice[side];
  const own = sideOf(view, board.seat) === side;
  const all = facesOf(dice);
  const rolled = all.length + dice.spent > 0 || view.phase === 'action' || view.phase === 'victory';
  const faces = all.map((face, index) => ({ face, at: index - all.indexOf(face) }));
  return (
    <section
      aria-label={t('wotr.dice_of', { side: spokenBy(say, `side.${side}`) })}
      className={flat ? 'flex min-w-0 flex-row-reverse items-center justify-end gap-2' : 'min-w-0'}
    >
      <div className={`flex items-center ${flat ? 'min-h-9 gap-0.5' : 'min-h-10 flex-wrap gap-1'}`}>
        {faces.map(({ face, at }) => (
          <Chip
            key={`${face}${at}`}
            thing={{ kind: at === 0 && own ? 'die' : 'lying_die', id: face }}
            glow={at === 0 && own ? glow : NO_GLOW}
            board={board}
            label={say(`face.${face}`)}
            className={flat ? 'min-h-0! border-[1.5px]! p-px!' : 'px-1! py-0.5'}
          >
            <Die face={face} side={side} {...(flat ? { className: small ? 'size-6' : 'size-7' } : {})} />
            <span className={flat ? 'sr-only' : 'text-xs max-lg:sr-only xl:max-2xl:sr-only'}>
              {say(`face.${face}`)}
            </span>
          </Chip>
        ))}
        {faces.length === 0 && (
          <span className="text-sm text-soft">{t(rolled ? 'wotr.no_dice' : 'wotr.not_rolled')}</span>
        )}
      </div>
      <p
        data-about={`rings:${side}`}
        className={`text-xs text-soft ${small ? 'sr-only' : flat ? 'narrow h-12 w-44 shrink-0 overflow-hidden leading-tight' : 'mt-0.5'}`}
      >
        <strong className="text-ink">{sentence(say(`side.${side}`))}</strong>
        {own && board.seat !== undefined && ` (${t('seat.you')})`}:{' '}
        {t('wotr.dice_pool', { count: dice.pool })}
        {'; '}
        {rolled
          ? t('wotr.dice_more', {
              unused: faces.length,
              spent: dice.spent,
              box: dice.hunt_box,
              rings: dice.rings,
            })
          : t('wotr.dice_before', { box: dice.hunt_box, rings: dice.rings })}
      </p>
    </section>
  );
}

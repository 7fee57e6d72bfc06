// Land of Clans & Wanderers: three lanes between two crystals; front cards fight, back cards wait. All of it
// fits the screen: what happens, the lanes, the hand and Ready have their places and keep them.

import './clans.css';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { useWords } from '../../language';
import { useSettings } from '../../settings';
import { sentence } from '../../words';
import { type Glow, glowOf, Target } from '../Target';
import { useDrag } from '../useDrag';
import { Ending } from './Ending';
import { fieldOf, momentOf, shown } from './fight';
import { Lanes } from './Lanes';
import { SidePanel } from './Sides';
import { Strip } from './Strip';
import { heightOf, UnitCard } from './UnitCard';
import { useBox, useRoom } from './useRoom';
import { type Board, type Card, LANES, other, planned, type Side, sideName, type View, whois } from './view';

export default function ClansBoard(sent: Board) {
  const drag = useDrag('card', sent);
  const props = { ...sent, picked: drag.picked };
  const { view, beat } = props;
  const { t } = useWords();
  const near: Side = props.seat === 1 ? 'B' : 'A';
  const glow = glowOf(props);
  const root = useRef<HTMLDivElement>(null);
  const lanes = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const { width, height } = useBox(lanes, { width: 780, height: 430 });
  const [looked, setLooked] = useState<Card | null>(null);
  const [laid, setLaid] = useState(false);
  const moment = useMemo(() => momentOf(beat), [beat]);
  const live = useMemo(() => fieldOf(view), [view]);
  const field = moment ? shown(moment) : live;
  const part = { view, glow, board: props, field, moment };
  const over = view.phase === 'over' && props.live === true && !beat;
  return (
    <div
      ref={root}
      {...drag.root}
      data-moment={moment?.kind}
      className="grid min-h-min grid-cols-1 grid-rows-[auto_2.75rem_minmax(9.5rem,1fr)_auto] gap-1.5 bg-[#16392f] p-1.5 text-[#fffdf6] lg:grid-cols-[9.5rem_minmax(0,1fr)] lg:grid-rows-[3.5rem_minmax(16rem,1fr)_auto] lg:gap-2 lg:p-2"
      // What may be pressed must shine on green felt.
      style={{ '--glow': '#ffd873', height: room } as CSSProperties}
    >
      <div className="flex gap-1.5 lg:row-span-3 lg:flex-col lg:justify-between">
        <SidePanel side={other(near)} {...part} own={false} />
        <SidePanel side={near} {...part} own />
      </div>
      {over && !laid ? (
        <div className="row-span-3 min-h-0">
          <Ending board={props} near={near} look={() => setLaid(true)} />
        </div>
      ) : (
        <>
          <Strip view={view} board={props} moment={moment} near={near} looked={looked} />
          <div ref={lanes} className="relative min-h-0 min-w-0">
            <Lanes {...part} near={near} width={width} height={height} planning={!beat} inspect={setLooked} />
          </div>
          <div className="flex min-w-0 items-stretch gap-1.5 max-lg:flex-col lg:gap-2">
            <Hand view={view} near={near} glow={glow} board={props} look={setLooked} />
            {over ? (
              <button
                type="button"
                className="serif min-h-11 shrink-0 rounded-xl bg-white/10 px-4 text-lg font-semibold lg:w-44"
                onClick={() => setLaid(false)}
              >
                {t('clans.to_result')}
              </button>
            ) : (
              props.seat !== undefined && <Ready view={view} near={near} board={props} />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** The cards of a side's plan, in whatever lane. */
const plannedBy = (view: View, side: Side): Card[] =>
  LANES.flatMap((lane) => planned(view.sides[side].plan, lane).map(({ card }) => card));

/** R5.5: the plan is private until both sides are ready. */
function Ready({ view, near, board }: { view: View; near: Side; board: Board }) {
  const { t } = useWords();
  const options = board.prompt?.options ?? [];
  const submit = options.findIndex((option) => option.action === 'submit');
  const own = view.sides[near];
  const foe = view.sides[other(near)];
  if (view.phase === 'over') return null;
  const count = plannedBy(view, near).length;
  const note = board.beat
    ? t('clans.ready_later')
    : own.submitted
      ? t('clans.plan_ready')
      : t('clans.plan_cards', { count });
  const theirs = sentence(
    t(foe.submitted ? 'clans.foe_ready' : 'clans.foe_plans', { side: sideName(other(near), board.say) }),
  );
  return (
    <section aria-label={t('clans.plan')} className="flex shrink-0 lg:w-44">
      <button
        type="button"
        disabled={submit < 0}
        onClick={() => board.choose(submit)}
        aria-label={t('clans.ready')}
        className="flex min-h-11 flex-1 items-center justify-center gap-x-3 rounded-xl border-2 border-[#f2b84b] bg-[#f2b84b] px-3 text-[#2a1d05] enabled:cursor-pointer enabled:hover:bg-[#ffcf70] disabled:border-white/20 disabled:bg-[#2c5346] disabled:text-[#eef4ea] lg:flex-col"
      >
        <span className="serif text-xl font-bold lg:text-2xl">{t('clans.ready_short')}</span>
        <span className="text-xs leading-tight">
          {note}
          {!board.beat && !own.submitted && <span className="block">{theirs}</span>}
        </span>
      </button>
    </section>
  );
}

function Hand({
  view,
  near,
  glow,
  board,
  look,
}: {
  view: View;
  near: Side;
  glow: Glow;
  board: Board;
  look(card: Card): void;
}) {
  const { t } = useWords();
  const size = useSettings((all) => all.cards);
  const box = useRef<HTMLElement>(null);
  const { width, height } = useBox(box, { width: 600, height: 136 });
  // What was played lies on the board while the fight is shown.
  const after = board.beat?.after.view as View | undefined;
  const hand = (after ?? view).sides[near].hand;
  const gap = width < 500 ? 3 : 8;
  const room = (width - 12 - gap * (hand.length - 1)) / Math.max(1, hand.length);
  // Larger than they lie side by side, each covers a part of the one before.
  const w = Math.min(room * Math.max(1, size), (height - 14) / 1.25);
  const h = Math.min(height - 14, heightOf(w));
  const step = Math.min(w + gap, (width - 12 - w) / Math.max(1, hand.length - 1));
  const left = (width - step * (hand.length - 1) - w) / 2;
  const inPlan = new Set(board.beat ? [] : plannedBy(view, near));
  return (
    <section
      ref={box}
      aria-label={t('clans.hand')}
      className="relative h-[calc(4rem*var(--cards,1))] min-w-0 flex-none rounded-xl bg-[#0f2c25] lg:h-[calc(clamp(7.5rem,18dvh,11.5rem)*var(--cards,1))] lg:flex-1"
    >
      {hand.length === 0 ? (
        <p className="p-3 text-sm">{t('clans.hand_empty')}</p>
      ) : (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="absolute inset-0 size-full"
          role="group"
          aria-label={t('clans.hand')}
        >
          {hand.map((card, at) => {
            const known = whois(view, card, board.say);
            const picked = board.picked.some(({ kind, id }) => kind === 'card' && id === card);
            const label = known
              ? [
                  known.name,
                  t('clans.numbers', { damage: known.damage, health: known.health, tick: known.tick }),
                  inPlan.has(card) && t('clans.planned'),
                ]
                  .filter(Boolean)
                  .join(', ')
              : t('clans.unknown');
            return (
              <Target
                key={`${card}${at}`}
                thing={{ kind: 'card', id: card }}
                label={label}
                glow={glow}
                picked={board.picked}
                press={(thing) => {
                  look(card);
                  board.press(thing);
                }}
                transform={`translate(${left + at * step} ${(height - h) / 2 - (picked ? 5 : 0)})`}
                className="moves"
              >
                <g onPointerEnter={() => look(card)} onFocus={() => look(card)}>
                  <UnitCard
                    look={{
                      known,
                      hp: null,
                      own: true,
                      hidden: t('clans.unknown'),
                      ghost: inPlan.has(card),
                      dim: inPlan.has(card),
                    }}
                    w={w}
                    h={h}
                  />
                </g>
              </Target>
            );
          })}
        </svg>
      )}
    </section>
  );
}

// The end: what decided it, how it came to that turn by turn, who fell, and everything hidden laid open.

import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../language';
import { sentence, stopped } from '../../words';
import { heaviest } from '../decided';
import { Moments } from '../Moments';
import { read } from '../said';
import { Bust } from './Bust';
import { type Chronicle, chronicleOf, type Turn } from './chronicle';
import { Arms } from './Picture';
import { TileShapes, useTileName } from './Tile';
import { type Board, cardName, NATIONS, regionName, seatName, type View } from './view';

/** So many moments are told. */
const MOMENTS = 4;

export function EndBoard({ view, board }: { view: View; board: Board }) {
  const { t } = useWords();
  const { say, open } = board;
  const changes = open?.changes ?? board.changes;
  const story = useMemo(() => chronicleOf(changes), [changes]);
  const { turns, lost, people, captures, cards } = story;
  const decided = useMemo(() => decisive(story), [story]);
  const shown = open?.view ?? view;
  const hands = shown.cards.hands.flatMap((hand, seat) => (hand.cards ? [{ seat, cards: hand.cards }] : []));
  const names = (list: readonly string[]) => list.map((card) => cardName(card, say)).join(' · ');
  const { corruption } = view.fellowship;
  const figures: [number, string][] = [
    [view.turn, t('wotr.end_turns')],
    [story.battles, t('wotr.end_battles')],
    [captures.length, t('wotr.end_captures')],
    [story.tiles, t('wotr.end_tiles')],
    [cards.length, t('wotr.end_cards')],
  ];
  return (
    <section aria-label={t('wotr.the_end')} data-testid="end-board" className="grid content-start">
      <header className="relative isolate overflow-hidden bg-[#2b1a17] px-5 py-4 text-[#fdf3e3]">
        <Scene of={view.ending} />
        <h3 className="serif max-w-[26ch] text-3xl leading-tight font-bold text-balance">
          {view.ending ? sentence(say(`outcome.${view.ending}`)) : t('wotr.the_end')}
        </h3>
        <p className="mt-1 text-sm">
          {t('wotr.points_free', {
            number: view.victory_points.free_peoples,
            goal: view.counted.goals.free_peoples,
          })}
          {' · '}
          {t('wotr.points_shadow', { number: view.victory_points.shadow, goal: view.counted.goals.shadow })}
          {' · '}
          {t('wotr.corruption', { number: corruption })}
        </p>
      </header>
      <dl className="grid grid-cols-5 gap-1 border-b border-line px-4 py-2 text-center">
        {figures.map(([figure, name]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-xs leading-tight text-soft">{name}</dt>
            <dd className="serif tabular text-2xl leading-tight font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-x-5 gap-y-3 p-4 xl:grid-cols-2">
        <Part title={t('ending.decided')} wide>
          <Chart turns={turns} goal={view.counted.goals.shadow} decided={decided} />
          <Moments
            className="mt-2 grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))]"
            watch={open?.watch}
            moments={decided.map(({ number, turn, said }) => ({
              number,
              title: t('wotr.end_turn', { number: turn }),
              words: stopped(sentence(say(said.words))),
            }))}
          />
        </Part>
        <Part title={t('wotr.casualties')}>
          <ul className="flex flex-wrap gap-1.5">
            {NATIONS.map((nation) => (
              <li
                key={nation}
                className="flex items-center gap-1 rounded-lg border border-line px-1.5 text-sm"
              >
                <Arms nation={nation} className="size-7" /> {sentence(say(`nation.${nation}`))}
                <strong className="tabular">{lost.get(nation) ?? 0}</strong>
              </li>
            ))}
            {people.map((who, at) => (
              <li
                key={`${who} ${at}`}
                className="flex items-center gap-1 rounded-lg border border-line px-1.5 text-sm"
              >
                <Bust who={who} className="size-7" /> {sentence(say(`character.${who}`))}
              </li>
            ))}
          </ul>
        </Part>
        {captures.length > 0 && (
          <Part title={t('wotr.captures')}>
            <p className="text-sm">{captures.map((id) => regionName(id, say)).join(' · ')}</p>
          </Part>
        )}
        {/* What was hidden: hands to the last card, and the tiles that never came. */}
        {hands.map(({ seat, cards: hand }) => (
          <Part
            key={seat}
            title={t('wotr.cards_held', { seat: sentence(say(seatName(seat))), count: hand.length })}
          >
            <p className="text-sm">{hand.length > 0 ? names(hand) : '–'}</p>
          </Part>
        ))}
        <Part title={t('wotr.end_pool', { count: shown.hunt.pool.length })}>
          <Tiles ids={shown.hunt.pool} />
        </Part>
        <Part title={t('wotr.cards_played', { count: cards.length })}>
          <p className="text-sm">{names(cards)}</p>
        </Part>
      </div>
    </section>
  );
}

/** The heaviest moments and the last: nobody enters or falls twice, and of one turn there are two at most. */
function decisive({ moments }: Chronicle) {
  const seen = new Set<string>();
  const different = moments.filter(({ said }) => {
    const [kind, body] = read(said);
    const about = kind === 'lost' || kind === 'captured' ? `${kind} ${JSON.stringify(body)}` : '';
    if (about && seen.has(about)) return false;
    seen.add(about);
    return true;
  });
  const last = different.find(({ weight }) => weight === Number.POSITIVE_INFINITY);
  return heaviest(different, MOMENTS, last);
}

function Part({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? 'xl:col-span-2' : ''}`}>
      <h4 className="serif mb-1 text-base font-semibold">{title}</h4>
      {children}
    </div>
  );
}

function Tiles({ ids }: { ids: readonly string[] }) {
  const name = useTileName();
  return (
    <p className="flex flex-wrap gap-1">
      {ids.map((id, at) => (
        <svg key={`${id} ${at}`} viewBox="-13 -13 26 26" className="size-7" role="img" aria-label={name(id)}>
          <TileShapes id={id} />
        </svg>
      ))}
    </p>
  );
}

/** Behind the title: the mountain in flames, the Eye over it, or a city under a banner. */
function Scene({ of }: { of: View['ending'] }) {
  const free = of === 'ring' || of === 'free_military';
  return (
    <svg
      viewBox="0 0 600 120"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-0 -z-10 size-full"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="war-end-sky" x2="1">
          <stop stopColor="#2b1a17" />
          <stop offset="1" stopColor={free ? '#b5622a' : '#6b1712'} />
        </linearGradient>
      </defs>
      <rect width="600" height="120" fill="url(#war-end-sky)" />
      {of === 'ring' || of === 'corruption' ? (
        <>
          <path d="M360 120L444 32l18 8 14-10 90 90z" fill="#1a0d0b" />
          {of === 'ring' ? (
            <path d="M444 34l18 7 14-10 8 22-9 17-11-12-9 20-10-21-10 10z" fill="#f0883a" />
          ) : (
            <path
              d="M436 18q24-20 48 0-24 20-48 0zM460 8v20"
              fill="#c8301c"
              stroke="#f2b84b"
              strokeWidth="2.5"
            />
          )}
        </>
      ) : (
        <>
          <path d="M380 120V84h12V64h10V44h8V30h6V14h5v16h6v14h8v20h10v20h12v36z" fill="#1a0d0b" />
          <path
            d={of === 'free_military' ? 'M421 14h34l-8 7 8 7h-34z' : 'M421 14h30v14h-30z'}
            fill={of === 'free_military' ? '#8fb0ea' : of ? '#c8301c' : '#8d8270'}
          />
        </>
      )}
      <path d="M0 120q160-34 320-16t280-6v22z" fill="#120a08" />
    </svg>
  );
}

const [WIDE, TALL] = [640, 120];

const LINES = [
  { of: 'free_peoples', label: 'wotr.line_free', dash: undefined, ink: '#2f63b8' },
  { of: 'shadow', label: 'wotr.line_shadow', dash: '7 4', ink: '#c2402f' },
  { of: 'corruption', label: 'wotr.line_corruption', dash: '2 4', ink: '#9a6b00' },
] as const;

/** Three lines over the turns, told apart by their dashes, with the moments that decided it above them. */
function Chart({
  turns,
  goal,
  decided,
}: {
  turns: readonly Turn[];
  goal: number;
  decided: readonly { turn: number; number: number }[];
}) {
  const { t } = useWords();
  const most = Math.max(goal, 12, ...turns.map(({ shadow, corruption }) => Math.max(shadow, corruption)));
  const x = (at: number) => (turns.length < 2 ? WIDE / 2 : (at * WIDE) / (turns.length - 1));
  const y = (value: number) => TALL - (value * TALL) / most;
  const last = turns.at(-1);
  // Moments of one turn stand side by side.
  const marks = decided.map(({ turn }, at) => {
    const same = decided.filter((one) => one.turn === turn).length;
    const before = decided.slice(0, at).filter((one) => one.turn === turn).length;
    const where = turns.findIndex((one) => one.turn === turn);
    return { at, x: x(Math.max(0, where)), shift: (before - (same - 1) / 2) * 20 };
  });
  return (
    <figure>
      <svg
        viewBox={`-26 -26 ${WIDE + 44} ${TALL + 46}`}
        className="w-full"
        role="img"
        aria-label={t('wotr.by_turn')}
      >
        {[0, 5, 10].map((value) => (
          <g key={value}>
            <path d={`M0 ${y(value)}H${WIDE}`} stroke="var(--line)" />
            <text x="-6" y={y(value) + 4} textAnchor="end" fontSize="12" fill="var(--soft)">
              {value}
            </text>
          </g>
        ))}
        {marks.map(({ at, x }) => (
          <path key={at} d={`M${x} -6V${TALL}`} stroke="#b8730a" strokeDasharray="2 4" />
        ))}
        {LINES.map(({ of, dash, ink }) => (
          <polyline
            key={of}
            points={turns.map((turn, at) => `${x(at)},${y(turn[of])}`).join(' ')}
            fill="none"
            stroke={ink}
            strokeWidth="2.5"
            strokeDasharray={dash}
            strokeLinejoin="round"
          />
        ))}
        {marks.map(({ at, x, shift }) => (
          <g key={at} transform={`translate(${x + shift} -13)`}>
            <circle r="10" fill="#f2b84b" stroke="#2a1d05" strokeWidth="1.5" />
            <text y="4.500" textAnchor="middle" fontSize="13" fontWeight="700" fill="#2a1d05">
              {at + 1}
            </text>
          </g>
        ))}
        {[...new Set([0, turns.length - 1])].map((at) => (
          <text key={at} x={x(at)} y={TALL + 16} textAnchor="middle" fontSize="12" fill="var(--soft)">
            {turns[at]?.turn}
          </text>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 text-xs">
        {LINES.map(({ of, label, dash, ink }) => (
          <span key={of} className="inline-flex items-center gap-1">
            <svg viewBox="0 0 28 6" className="w-7" aria-hidden="true">
              <path d="M0 3H28" stroke={ink} strokeWidth="3" strokeDasharray={dash} />
            </svg>
            {t(label)} <strong className="tabular">{last?.[of]}</strong>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

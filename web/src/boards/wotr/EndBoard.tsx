// The end: what decided it, how it came to that turn by turn, who fell, and what was played and held.

import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../language';
import { sentence } from '../../words';
import { Bust } from './Bust';
import { chronicleOf, type Turn } from './chronicle';
import { Arms } from './Picture';
import { type Board, cardName, NATIONS, regionName, seatName, type View } from './view';

export function EndBoard({ view, board }: { view: View; board: Board }) {
  const { t } = useWords();
  const { say, changes } = board;
  const { turns, lost, people, captures, cards } = useMemo(() => chronicleOf(changes), [changes]);
  const held = view.cards.hands.flatMap((hand, seat) => (hand.cards ? [{ seat, cards: hand.cards }] : []));
  const names = (list: readonly string[]) => list.map((card) => cardName(card, say)).join(' · ');
  return (
    <section aria-label={t('wotr.the_end')} data-testid="end-board" className="grid content-start">
      <header className="bg-[#2b1a17] p-4 text-[#fdf3e3]">
        <h3 className="serif text-2xl leading-tight font-bold">
          {sentence(say(`outcome.${view.ending ?? ''}`))}
        </h3>
        <p className="mt-1 text-sm">
          {t('wotr.the_end_after', { turn: view.turn })}{' '}
          {t('wotr.points_free', {
            number: view.victory_points.free_peoples,
            goal: view.counted.goals.free_peoples,
          })}
          {' · '}
          {t('wotr.points_shadow', { number: view.victory_points.shadow, goal: view.counted.goals.shadow })}
          {' · '}
          {t('wotr.corruption', { number: view.fellowship.corruption })}
        </p>
      </header>
      <div className="grid gap-4 p-4 xl:grid-cols-2">
        <Part title={t('wotr.by_turn')}>
          <Chart turns={turns} goal={view.counted.goals.shadow} />
        </Part>
        <Part title={t('wotr.casualties')}>
          <ul className="flex flex-wrap gap-2">
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
        <Part title={t('wotr.cards_played', { count: cards.length })}>
          <p className="text-sm">{names(cards)}</p>
        </Part>
        {held.map(({ seat, cards: hand }) => (
          <Part
            key={seat}
            title={t('wotr.cards_held', { seat: sentence(say(seatName(seat))), count: hand.length })}
          >
            <p className="text-sm">{names(hand)}</p>
          </Part>
        ))}
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-1 font-sans text-sm font-semibold">{title}</h4>
      {children}
    </div>
  );
}

const [WIDE, TALL] = [300, 110];

const LINES = [
  { of: 'free_peoples', label: 'wotr.line_free', dash: undefined, ink: '#2f63b8' },
  { of: 'shadow', label: 'wotr.line_shadow', dash: '7 4', ink: '#c2402f' },
  { of: 'corruption', label: 'wotr.line_corruption', dash: '2 4', ink: '#9a6b00' },
] as const;

/** Three lines over the turns, told apart by their dashes. */
function Chart({ turns, goal }: { turns: readonly Turn[]; goal: number }) {
  const { t } = useWords();
  const most = Math.max(goal, 12, ...turns.map(({ shadow, corruption }) => Math.max(shadow, corruption)));
  const x = (at: number) => (turns.length < 2 ? WIDE / 2 : (at * WIDE) / (turns.length - 1));
  const y = (value: number) => TALL - (value * TALL) / most;
  const last = turns.at(-1);
  return (
    <figure>
      <svg
        viewBox={`-22 -8 ${WIDE + 34} ${TALL + 26}`}
        className="w-full"
        role="img"
        aria-label={t('wotr.by_turn')}
      >
        {[0, 5, 10].map((value) => (
          <g key={value}>
            <path d={`M0 ${y(value)}H${WIDE}`} stroke="var(--line)" />
            <text x="-6" y={y(value) + 4} textAnchor="end" fontSize="11" fill="var(--soft)">
              {value}
            </text>
          </g>
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
        {[0, turns.length - 1].map((at) => (
          <text key={at} x={x(at)} y={TALL + 15} textAnchor="middle" fontSize="11" fill="var(--soft)">
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

// How a match ended: what decided it, crystals and lanes by turn, the cards that did most, what it left
// behind. Rematch, replay and record are the table's, beside it.

import { useMemo } from 'react';
import { useWords } from '../../language';
import { sentence } from '../../words';
import { Moments } from '../Moments';
import { Portrait } from './art';
import { Spoils } from './Spoils';
import { type Strike, storyOf, type Turn, turningPoints } from './story';
import { UnitCard } from './UnitCard';
import { type Board, other, type Side, type View, whois } from './view';

const COLOUR = { own: '#8fd6e6', foe: '#f6a48f' };

export function Ending({ board, near, look }: { board: Board; near: Side; look(): void }) {
  const { t } = useWords();
  const { view, say, open } = board;
  const changes = open?.changes ?? board.changes;
  const story = useMemo(() => storyOf(changes, view.rules.crystal_hp), [changes, view.rules.crystal_hp]);
  const points = turningPoints(story);
  const title =
    view.result === 'draw' ? 'clans.end_draw' : view.result === near ? 'clans.end_won' : 'clans.end_lost';
  const best = story.deeds.slice(0, 4);
  const whose = (side: Side) => t(side === near ? 'clans.your_crystal' : 'clans.their_crystal');
  return (
    <section
      aria-label={t('clans.ending')}
      className="grid h-full content-start gap-3 overflow-y-auto rounded-xl bg-[#0f2c25] p-3 lg:grid-cols-2 lg:gap-x-5 lg:p-5"
      tabIndex={0}
    >
      <header className="lg:col-span-2">
        <h3 className="serif text-2xl font-bold lg:text-4xl">{t(title)}</h3>
        <p className="text-sm lg:text-base">
          {t('clans.end_story', {
            turn: view.turn,
            own: view.sides[near].crystal,
            foe: view.sides[other(near)].crystal,
          })}
        </p>
      </header>
      <div className="grid content-start gap-2">
        <h4 className="serif text-lg font-semibold">{t('ending.decided')}</h4>
        <Course turns={story.turns} decided={points} near={near} most={view.rules.crystal_hp} />
        <Moments
          onFelt
          inLines
          watch={open?.watch}
          moments={points.map(({ number, turn, lane, side, damage, left }) => ({
            number,
            title: t('clans.turn', { number: turn }),
            words: [
              lane && sentence(say(`lane.${lane}`)),
              t('clans.strike', { number: damage, crystal: whose(side), left }),
            ]
              .filter(Boolean)
              .join(': '),
          }))}
        />
        {open && <Hands view={open.view} near={near} board={board} />}
      </div>
      <div className="grid content-start gap-2">
        <h4 className="serif text-lg font-semibold">{t('clans.did_most')}</h4>
        <ol className="grid gap-1.5">
          {best.map(({ card, damage, felled }) => {
            const own = card.startsWith(near);
            const known = whois(view, card, say);
            return (
              <li key={card} className="flex items-center gap-3 rounded-lg bg-white/10 p-1.5 text-sm">
                <svg
                  viewBox="0 0 120 84"
                  className="h-11 w-16 shrink-0 rounded-md"
                  style={{ outline: `2px solid ${own ? COLOUR.own : COLOUR.foe}` }}
                  aria-hidden="true"
                >
                  <Portrait known={known} />
                </svg>
                <span className="min-w-0 flex-1">
                  <b className="block">{known?.name ?? t('clans.unknown')}</b>
                  <span className="text-xs">
                    {[
                      t(own ? 'clans.yours' : 'clans.theirs'),
                      felled > 0 && t('clans.felled', { count: felled }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className="serif tabular text-2xl font-bold">{damage}</span>
                <span className="text-xs">{t('clans.damage')}</span>
              </li>
            );
          })}
        </ol>
        {!board.isLocal && <Spoils view={view} />}
        <button
          type="button"
          onClick={look}
          className="min-h-11 justify-self-start rounded-lg border border-white/30 px-4 text-sm font-semibold hover:bg-white/10"
        >
          {t('clans.look_board')}
        </button>
      </div>
    </section>
  );
}

/** What both still held: nothing is hidden any more. */
function Hands({ view, near, board: { say } }: { view: View; near: Side; board: Board }) {
  const { t } = useWords();
  return (
    <div className="grid gap-1.5" data-testid="laid-open">
      {[other(near), near].map((side) => {
        const { hand } = view.sides[side];
        const own = side === near;
        return (
          <section key={side} aria-label={t(own ? 'clans.held_own' : 'clans.held_foe')}>
            <h4 className="mb-0.5 text-sm font-semibold">{t(own ? 'clans.held_own' : 'clans.held_foe')}</h4>
            <ul className="flex flex-wrap gap-1">
              {hand.map((card, at) => {
                const known = whois(view, card, say);
                return (
                  <li key={`${card} ${at}`}>
                    <svg
                      viewBox="-2 -2 124 154"
                      className="block w-15"
                      role="img"
                      aria-label={known?.name ?? t('clans.unknown')}
                    >
                      <UnitCard look={{ known, hp: null, own, hidden: '' }} w={120} h={150} />
                    </svg>
                  </li>
                );
              })}
              {hand.length === 0 && <li className="text-sm">{t('clans.held_none')}</li>}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const [WIDE, HIGH, LANE] = [460, 150, 46];

/** Both crystals turn by turn, and below them who won how many lanes. */
function Course({
  turns,
  decided,
  near,
  most,
}: {
  turns: readonly Turn[];
  decided: readonly Strike[];
  near: Side;
  most: number;
}) {
  const { t } = useWords();
  const last = Math.max(1, turns.length - 1);
  const x = (at: number) => 34 + ((WIDE - 50) * at) / last;
  const y = (hp: number) => 12 + (HIGH - 24) * (1 - Math.max(0, Math.min(1, hp / most)));
  const line = (side: Side) => turns.map(({ crystal }, at) => `${x(at)},${y(crystal[side])}`).join(' ');
  const sides = [
    { side: near, colour: COLOUR.own, dash: undefined, row: 0 },
    { side: other(near), colour: COLOUR.foe, dash: '7 4', row: 1 },
  ];
  const every = Math.ceil(turns.length / 12);
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH + LANE}`}
      className="block w-full rounded-lg bg-[#0a1f1a]"
      role="img"
      aria-label={t('clans.course', {
        turns: last,
        own: turns.at(-1)?.crystal[near] ?? 0,
        foe: turns.at(-1)?.crystal[other(near)] ?? 0,
      })}
    >
      <g fontSize="11" fill="#dfe8da">
        <text x="28" y={y(most) + 4} textAnchor="end">
          {most}
        </text>
        <text x="28" y={y(0) + 4} textAnchor="end">
          0
        </text>
      </g>
      <path d={`M34 ${y(most)}H${WIDE - 16}M34 ${y(0)}H${WIDE - 16}`} stroke="#ffffff30" />
      {sides.map(({ side, colour, dash, row }) => (
        <g key={side}>
          <polyline
            points={line(side)}
            fill="none"
            stroke={colour}
            strokeWidth="3.5"
            strokeDasharray={dash}
            strokeLinejoin="round"
          />
          {turns.map(({ won }, at) =>
            Array.from({ length: won[side] }, (_, lane) => (
              <circle
                key={`${at}${lane}`}
                cx={x(at) + (lane - (won[side] - 1) / 2) * 7}
                cy={HIGH + 8 + row * 12}
                r="2.8"
                fill={row === 0 ? colour : '#0a1f1a'}
                stroke={colour}
                strokeWidth="1.5"
              />
            )),
          )}
        </g>
      ))}
      {/* Where the crystal stood that was struck. */}
      {decided.map(({ number, turn, side }, mark) => {
        const at = turns.findIndex((one) => one.turn === turn);
        const same = decided.slice(0, mark).filter((one) => one.turn === turn).length;
        return (
          <g
            key={`${number} ${mark}`}
            transform={`translate(${x(Math.max(0, at)) - same * 15} ${y(turns[at]?.crystal[side] ?? 0)})`}
          >
            <circle r="9" fill="#f2b84b" stroke="#2a1d05" strokeWidth="1.5" />
            <text y="4" textAnchor="middle" fontSize="12" fontWeight="700" fill="#2a1d05">
              {mark + 1}
            </text>
          </g>
        );
      })}
      <g fontSize="11" fill="#dfe8da" textAnchor="middle">
        {turns.map(({ turn }, at) =>
          at > 0 && at % every === 0 ? (
            <text key={turn} x={x(at)} y={HIGH + 40}>
              {turn}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  );
}

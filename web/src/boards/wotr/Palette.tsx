// A table that may be edited freely: figures with plus, minus and drag, the tracks, the dice. Every change is
// one action that the rules take or refuse; what is rare is chosen from the lists of the questions.

import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Edit } from '../../generated/wotr/Edit';
import { useWords } from '../../language';
import { Button, inputStyle } from '../../ui/kit';
import { sentence } from '../../words';
import { entriesOf } from '../entries';
import { Die } from './Hud';
import { Box, Crest } from './Panels';
import {
  armiesIn,
  type Board,
  CHARACTERS,
  type Face,
  type Figure,
  isShadow,
  NATIONS,
  type Nation,
  type Region,
  regionName,
  SIDES,
  type Side,
  type View,
} from './view';

const TABS = ['figures', 'fellowship', 'politics', 'dice', 'rest'] as const;
type Tab = (typeof TABS)[number];

interface Editing {
  view: View;
  board: Board;
  edit(change: Edit): void;
}

export function Palette({ board, selected }: { board: Board; selected: Region | null }) {
  const { t } = useWords();
  const [tab, open] = useState<Tab>('figures');
  const topics = (board.prompt?.options ?? []).flatMap((option, index) =>
    option.group?.key === 'group.edit' ? [{ option, index }] : [],
  );
  const { act } = board;
  if (topics.length === 0 || !act) return null;
  const part: Editing = { view: board.view, board, edit: (edit) => act({ edit }) };
  return (
    <Box title={t('wotr.edit')}>
      <div role="group" aria-label={t('wotr.edit')} className="mb-2 flex flex-wrap gap-1">
        {TABS.map((one) => (
          <Button
            key={one}
            className="min-h-8! px-2! py-0! text-xs!"
            look={tab === one ? 'main' : 'plain'}
            aria-pressed={tab === one}
            onClick={() => open(one)}
          >
            {t(`wotr.edit_${one}`)}
          </Button>
        ))}
      </div>
      {tab === 'figures' && <FiguresPart {...part} region={selected} />}
      {tab === 'fellowship' && <FellowshipPart {...part} />}
      {tab === 'politics' && <PoliticsPart {...part} />}
      {tab === 'dice' && <DicePart {...part} />}
      {tab === 'rest' && (
        <div className="flex flex-wrap gap-1.5">
          {topics.map(({ option, index }) => (
            <Button key={index} className="min-h-9" onClick={() => board.choose(index)}>
              {sentence(board.say(option.label))}
            </Button>
          ))}
        </div>
      )}
    </Box>
  );
}

/** A number with one less and one more of it; a way that leads nowhere cannot be pressed. */
function Count({
  what,
  count,
  less,
  more,
  children,
}: {
  what: string;
  count: number;
  less: (() => void) | null;
  more: (() => void) | null;
  children?: ReactNode;
}) {
  const { t } = useWords();
  const key =
    'size-7 rounded-md border border-line bg-sheet font-bold hover:border-accent disabled:opacity-40';
  return (
    <span className="inline-flex items-center gap-0.5">
      <button
        type="button"
        className={key}
        disabled={!less}
        aria-label={t('wotr.edit_minus', { what })}
        onClick={less ?? undefined}
      >
        −
      </button>
      {children}
      <span className="tabular min-w-3.5 text-center text-sm" role="status" aria-label={what}>
        {count}
      </span>
      <button
        type="button"
        className={key}
        disabled={!more}
        aria-label={t('wotr.edit_plus', { what })}
        onClick={more ?? undefined}
      >
        +
      </button>
    </span>
  );
}

const KINDS = ['regular', 'elite', 'leader'] as const;
type Kind = (typeof KINDS)[number];
const SIGN: Record<Kind, string> = { regular: '■', elite: '◆', leader: '★' };

function figureOf(kind: Kind, nation: Nation): Figure {
  if (kind === 'regular') return { regular: nation };
  return kind === 'elite' ? { elite: nation } : { leader: nation };
}

/** Who stands in a region, one more or one less; a figure can also be taken to any region of the map. */
function FiguresPart({ view, board, edit, region }: Editing & { region: Region | null }) {
  const { t } = useWords();
  const { say } = board;
  const here = region === null ? [] : armiesIn(view.counted.armies, region);
  const countOf = (nation: Nation, kind: Kind) =>
    here.reduce((sum, { figures }) => sum + (figures[nation]?.[kind] ?? 0), 0);
  const nazgul = here.reduce((sum, { figures }) => sum + (figures.nazgul ?? 0), 0);
  const people = here.flatMap(({ figures }) => figures.characters ?? []);
  const row = (label: string, figure: Figure, count: number, left: number, sign: string) => (
    <Count
      what={label}
      count={count}
      less={region !== null && count > 0 ? () => edit({ remove: [figure, region] }) : null}
      more={region !== null && left > 0 ? () => edit({ place: [figure, region] }) : null}
    >
      <Grip label={label} sign={sign} left={left} drop={(to) => edit({ place: [figure, to] })} />
    </Count>
  );
  return (
    <div className="grid gap-2">
      <p className="text-xs">
        {region === null ? t('wotr.edit_pick') : <strong>{regionName(region, say)}</strong>}
      </p>
      <table className="w-full text-xs">
        <tbody>
          {NATIONS.map((nation) => (
            <tr key={nation} className="border-t border-line/70">
              <th scope="row" className="py-0.5 text-left font-medium">
                <Crest nation={nation} />
                <span className="sr-only">{say(`nation.${nation}`)}</span>
              </th>
              {KINDS.map((kind) => (
                <td key={kind} className="py-0.5">
                  {kind === 'leader' && isShadow(nation)
                    ? null
                    : row(
                        `${sentence(say(`nation.${nation}`))}, ${t(`wotr.${kind}`)}`,
                        figureOf(kind, nation),
                        countOf(nation, kind),
                        view.reinforcements[nation][kind] ?? 0,
                        SIGN[kind],
                      )}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line/70">
            <th scope="row" colSpan={3} className="py-0.5 text-left font-medium">
              {sentence(say('figure.nazgul'))}
            </th>
            <td className="py-0.5">
              {row(
                sentence(say('figure.nazgul')),
                'nazgul',
                nazgul,
                view.reinforcements.sauron.leader ?? 0,
                '✦',
              )}
            </td>
          </tr>
        </tbody>
      </table>
      {region !== null && (
        <div className="flex flex-wrap items-center gap-1">
          {people.map((who) => (
            <Button
              key={who}
              className="min-h-8! px-2! py-0! text-xs!"
              aria-label={t('wotr.edit_minus', { what: say(`character.${who}`) })}
              onClick={() => edit({ remove: [{ character: who }, region] })}
            >
              {sentence(say(`character.${who}`))} −
            </Button>
          ))}
          <select
            className={`${inputStyle} w-auto! min-h-8! py-0! text-xs!`}
            aria-label={t('wotr.edit_add')}
            value=""
            onChange={(event) => edit({ place: [{ character: event.target.value }, region] })}
          >
            <option value="">{t('wotr.edit_add')}</option>
            {entriesOf(view.characters)
              .filter(([who]) => !people.includes(who) && CHARACTERS.has(who))
              .map(([who]) => (
                <option key={who} value={who}>
                  {sentence(say(`character.${who}`))}
                </option>
              ))}
          </select>
          <Button
            className="min-h-8! px-2! py-0! text-xs!"
            disabled={view.fellowship.region === region && view.fellowship.mordor === null}
            onClick={() => edit({ ring_bearers: region })}
          >
            {t('wotr.edit_ring_bearers')}
          </Button>
          {SIDES.map((side) => (
            <Button
              key={side}
              className="min-h-8! px-2! py-0! text-xs!"
              onClick={() => edit({ control: [region, side] })}
            >
              {t('wotr.edit_control', { side: say(`side.${side}`) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A press may tremble this far, in pixels. */
const SLACK = 6;

/** A figure that can be taken up and put down on the map. */
function Grip({
  label,
  sign,
  left,
  drop,
}: {
  label: string;
  sign: string;
  /** How many are left to be placed. */
  left: number;
  drop(region: Region): void;
}) {
  const { t } = useWords();
  const from = useRef<{ x: number; y: number } | null>(null);
  const [at, go] = useState<{ x: number; y: number } | null>(null);
  const rest = () => {
    from.current = null;
    go(null);
  };
  const move = (event: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (at || far >= SLACK) go({ x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent) => {
    const held = at !== null;
    rest();
    if (!held) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const region =
      under?.closest<SVGElement>('[data-region]')?.dataset.region ??
      under?.closest<SVGElement>('[data-thing^="region:"]')?.dataset.thing?.slice(7);
    if (region) drop(region);
  };
  return (
    <span
      data-carry={label}
      title={t('wotr.edit_drag', { what: label, left })}
      className={`grid size-5 shrink-0 place-items-center rounded border border-dashed border-soft text-xs select-none ${left > 0 ? 'cursor-grab touch-none' : 'opacity-40'}`}
      onPointerDown={(event) => {
        if (left === 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={rest}
    >
      <span aria-hidden="true">{sign}</span>
      {at && (
        <span
          aria-hidden="true"
          className="pointer-events-none fixed z-50 grid size-9 place-items-center rounded-lg border-2 border-glow bg-sheet text-base shadow-card"
          style={{ left: at.x - 18, top: at.y - 18 }}
        >
          {sign}
        </span>
      )}
    </span>
  );
}

/** A number between two others, as a line with its name. */
function Line({
  label,
  count,
  least = 0,
  most,
  set,
}: {
  label: string;
  count: number;
  least?: number;
  most: number;
  set(count: number): void;
}) {
  return (
    <p className="flex items-center justify-between gap-2 text-sm">
      {label}
      <Count
        what={label}
        count={count}
        less={count > least ? () => set(count - 1) : null}
        more={count < most ? () => set(count + 1) : null}
      />
    </p>
  );
}

function FellowshipPart({ view, edit }: Editing) {
  const { t } = useWords();
  const { progress, corruption, hidden, mordor } = view.fellowship;
  return (
    <div className="grid gap-1.5">
      <Line label={t('wotr.edit_progress')} count={progress} most={12} set={(to) => edit({ progress: to })} />
      <Line
        label={t('wotr.edit_corruption')}
        count={corruption}
        most={11}
        set={(to) => edit({ corruption: to })}
      />
      {mordor !== null && (
        <Line label={t('wotr.edit_mordor')} count={mordor} most={4} set={(to) => edit({ mordor: to })} />
      )}
      <Button className="min-h-9" onClick={() => edit({ hidden: !hidden })}>
        {t(hidden ? 'wotr.edit_reveal' : 'wotr.edit_hide')}
      </Button>
    </div>
  );
}

const STEPS = ['AtWar', 'Peace3', 'Peace2', 'Peace1'];

function PoliticsPart({ view, board: { say }, edit }: Editing) {
  const { t } = useWords();
  return (
    <div className="grid gap-1">
      {NATIONS.map((nation) => {
        const { position, active } = view.nations[nation];
        return (
          <div key={nation} className="flex items-center gap-2">
            <div className="flex-1">
              <Line
                label={sentence(say(`nation.${nation}`))}
                count={STEPS.indexOf(position)}
                most={3}
                set={(to) => edit({ steps: [nation, to] })}
              />
            </div>
            <Button
              className="min-h-7! w-20 px-1! py-0! text-xs!"
              aria-pressed={active}
              disabled={position === 'AtWar' || isShadow(nation)}
              onClick={() => edit({ active: [nation, !active] })}
            >
              {t(active ? 'wotr.active' : 'wotr.passive')}
            </Button>
          </div>
        );
      })}
      <p className="text-xs text-soft">{t('wotr.edit_steps')}</p>
    </div>
  );
}

const FACES: Record<Side, Face[]> = {
  free_peoples: ['character', 'army', 'muster', 'muster_army', 'event', 'will'],
  shadow: ['character', 'army', 'muster', 'muster_army', 'event', 'eye'],
};

function DicePart({ view, board: { say }, edit }: Editing) {
  const { t } = useWords();
  return (
    <div className="grid gap-2">
      {SIDES.map((side) => {
        const dice = view.dice[side];
        return (
          <div key={side} className="grid gap-1">
            <strong className="text-xs">{sentence(say(`side.${side}`))}</strong>
            <div className="flex flex-wrap gap-x-3 gap-y-1">
              {FACES[side]
                .filter((face) => face !== 'eye')
                .map((face) => (
                  <Count
                    key={face}
                    what={`${sentence(say(`side.${side}`))}, ${say(`face.${face}`)}`}
                    count={dice.unused[face] ?? 0}
                    less={(dice.unused[face] ?? 0) > 0 ? () => edit({ spend_die: [side, face] }) : null}
                    more={() => edit({ add_die: [side, face] })}
                  >
                    <Die face={face} side={side} className="size-6" />
                  </Count>
                ))}
            </div>
            <Line
              label={t('wotr.edit_hunt_box')}
              count={dice.hunt_box}
              most={10}
              set={(to) => edit({ hunt_box: [side, to] })}
            />
            <Line
              label={t('wotr.edit_rings')}
              count={dice.rings}
              most={3}
              set={(to) => edit({ rings: [side, to] })}
            />
          </div>
        );
      })}
    </div>
  );
}

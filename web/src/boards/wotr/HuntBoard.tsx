// A Hunt for the Ring: the dice, the tile turned over, and what each answer costs on the track.

import { useState } from 'react';
import { useWords } from '../../language';
import { sentence } from '../../words';
import { read } from '../said';
import { Answers, Head, Roll, reasons, Unrolled } from './Boards';
import type { Story } from './story';
import { TileShapes, useTileName } from './Tile';
import type { Board, View } from './view';

const END = 12;

export function HuntBoard({ story, view, board }: { story: Story; view: View; board: Board }) {
  const { t } = useWords();
  const { say } = board;
  const tileName = useTileName();
  const [looked, look] = useState<number | null>(null);
  const { hunt, fellowship, counted } = view;
  const told = story.beats.map((said) => ({ said, event: read(said) }));
  const rolls = told.filter(({ event: [kind] }) => kind === 'hunt_rolled' || kind === 'hunt_rerolled');
  const drawn = told.flatMap(({ event: [kind, body] }) => (kind === 'tile_drawn' ? [body] : [])).at(-1);
  const tile = hunt.run.tile ?? drawn?.tile ?? null;
  const damage = hunt.run.tile === null ? drawn?.damage : hunt.run.damage;
  const asked = (board.prompt?.options.length ?? 0) > 0;
  const rolled = told.flatMap(({ event: [kind, body] }) => (kind === 'hunt_rolled' ? [body.level] : []));
  const level = rolled.at(-1) ?? counted.hunt.level;
  const rerolled = rolls.some(({ event: [kind] }) => kind === 'hunt_rerolled');
  const at = asked && tile !== null ? 3 : tile !== null ? 2 : rerolled ? 1 : 0;
  // The rest of what came of it, in words: whoever fell, what was revealed.
  const rest = told.filter(({ event: [kind] }) => !TOLD.has(kind)).slice(-4);
  return (
    <section aria-label={t('wotr.the_hunt')} data-testid="hunt-board" className="grid content-start">
      <Head
        title={t('wotr.the_hunt')}
        chips={[
          t('wotr.hunt_level', { level }),
          fellowship.mordor === null
            ? t('wotr.progress', { number: fellowship.progress })
            : t('wotr.in_mordor', { step: fellowship.mordor }),
        ]}
        steps={['dice', 'reroll', 'tile', 'answer'].map((step) => t(`wotr.hunt_step_${step}`))}
        at={at}
      />
      <div className="grid sm:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-3 p-3">
          {rolls.length === 0 && fellowship.mordor === null && tile === null && (
            <Unrolled count={counted.hunt.dice}>
              {t('wotr.hunt_needs', { target: counted.hunt.needs })}
            </Unrolled>
          )}
          {rolls.map(({ said, event: [kind, body] }, index) =>
            kind === 'hunt_rolled' || kind === 'hunt_rerolled' ? (
              <Roll
                key={index}
                head={t(kind === 'hunt_rolled' ? 'wotr.hunt_step_dice' : 'wotr.hunt_again')}
                why={reasons(said, say)}
                dice={body.dice}
                hits={body.successes}
                side="shadow"
              />
            ) : null,
          )}
          {damage !== undefined && tile !== null && (
            <p className="flex items-baseline gap-3">
              <strong className="w-36 text-sm">{t('wotr.damage')}</strong>
              <span className="serif tabular text-4xl leading-none font-bold text-bad" data-testid="damage">
                {damage}
              </span>
            </p>
          )}
          {rest.length > 0 && (
            <ul className="grid gap-1 text-sm">
              {rest.map(({ said }, index) => (
                <li key={index}>{sentence(say(said.words))}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="grid min-h-32 w-full place-items-center bg-[#2b1a17] p-3 text-[#fdf3e3] sm:w-52">
          {tile === null ? (
            <p className="text-center text-sm">{t('wotr.tiles', { count: hunt.pool.length })}</p>
          ) : (
            <figure key={tile} className="grid justify-items-center gap-1">
              <svg
                viewBox="-13 -13 26 26"
                className="war-turn size-28 lg:size-36"
                role="img"
                aria-label={tileName(tile)}
              >
                <TileShapes id={tile} />
              </svg>
              <figcaption className="text-center text-xs">
                {tileName(tile)} · {t('wotr.tiles', { count: hunt.pool.length })}
              </figcaption>
            </figure>
          )}
        </div>
      </div>
      <Costs view={view} board={board} looked={looked} />
      <Answers
        board={board}
        look={look}
        aside={(option) => {
          const to = costOf(board, option, fellowship.corruption);
          return to === undefined ? null : (
            <span className="tabular whitespace-nowrap text-sm text-soft">
              {fellowship.corruption} → <strong className="serif text-xl text-ink">{to}</strong>
            </span>
          );
        }}
      />
    </section>
  );
}

const TOLD = new Set(['fellowship_moved', 'hunt_rolled', 'hunt_rerolled', 'tile_drawn', 'die_boxed']);

/** Where the Ring-bearers stand on the track after an answer, as the answer itself says. */
export function costOf({ prompt }: Board, option: number, corruption: number): number | undefined {
  const effect = prompt?.options[option]?.effect;
  const numberOf = (name: string) => {
    const param = effect?.params?.[name];
    return param && 'number' in param ? Number(param.number) : undefined;
  };
  if (effect?.key === 'effect.bear') return numberOf('corruption');
  const left = effect?.key === 'effect.casualty' ? numberOf('damage') : undefined;
  return left === undefined ? undefined : corruption + left;
}

/** The track, with a mark where each answer leads. */
function Costs({ view, board, looked }: { view: View; board: Board; looked: number | null }) {
  const { t } = useWords();
  const now = Math.min(END, view.fellowship.corruption);
  const marks = (board.prompt?.options ?? []).flatMap((_, option) => {
    const to = costOf(board, option, now);
    return to === undefined ? [] : [{ option, to: Math.min(END, to) }];
  });
  return (
    <section aria-label={t('wotr.corruption', { number: now })} className="border-t border-line p-3">
      <p className="mb-1 flex flex-wrap justify-between gap-x-3 text-sm">
        <strong>{t('wotr.corruption', { number: now })}</strong>
        <span className="text-xs text-soft">{t('wotr.corruption_end')}</span>
      </p>
      <div className="flex" aria-hidden="true">
        {Array.from({ length: END + 1 }, (_, step) => {
          const here = marks.filter(({ to }) => to === step);
          const lit = here.some(({ option }) => option === looked);
          const ground =
            step === now
              ? 'bg-[#7a3d12] font-bold text-white'
              : step === END
                ? 'bg-[#2b1a17] text-white'
                : here.length > 0
                  ? 'bg-warnbg font-bold text-ink'
                  : step < now
                    ? 'bg-raised text-ink'
                    : 'bg-sheet text-ink';
          return (
            <span
              key={step}
              data-cost={here.length > 0 ? step : undefined}
              className={`tabular grid h-9 min-w-0 flex-1 place-items-center border text-sm ${ground} ${lit ? 'border-4 border-glow' : here.length > 0 ? 'border-2 border-bad' : 'border-line'}`}
            >
              {step === END ? '☠' : step}
            </span>
          );
        })}
      </div>
    </section>
  );
}

// Beside the map: dice, the Fellowship, the Hunt, politics, hands and the running battle.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../table/touch';
import type { Thing } from '../../wire';
import type { BoardProps } from '../board';
import type { Glow } from '../Target';
import { REGIONS } from './map';
import { cardName, NATIONS, SIDES, type Side, sideOf, sideOfSeat, strength, type View } from './view';

interface Props {
  view: View;
  glow: Glow;
  board: BoardProps;
}

/** A thing in words that may be pressed. */
export function Chip({
  thing,
  children,
  glow,
  board,
  label,
}: {
  thing: Thing;
  children: ReactNode;
  glow: Glow;
  board: BoardProps;
  label?: string;
}) {
  const name = nameOf(thing);
  const isPicked = board.picked.some((one) => nameOf(one) === name);
  const shape = 'inline-flex min-h-8 items-center gap-1 rounded-lg border-2 px-2 text-sm';
  if (!glow.has(name))
    return (
      <span data-thing={name} className={`${shape} border-line bg-sheet`}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      data-thing={name}
      data-picked={isPicked}
      aria-pressed={isPicked}
      aria-label={label}
      onClick={() => board.press(thing)}
      className={`${shape} target border-glow font-medium hover:bg-warnbg ${isPicked ? 'bg-warnbg' : 'bg-sheet'}`}
    >
      {children}
    </button>
  );
}

export function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border border-line bg-raised p-2.5">
      <h3 className="mb-1.5 font-sans text-xs font-semibold uppercase tracking-wider text-soft">{title}</h3>
      {children}
    </section>
  );
}

const FACES: Record<string, string> = {
  character: '⚔',
  army: '⚑',
  muster: '♜',
  muster_army: '♜⚑',
  event: '✉',
  will: '✶',
  eye: '◉',
};

export function Dice({ view, glow, board }: Props) {
  const { t } = useTranslation();
  const { say } = board;
  const own = sideOfSeat(board.seat);
  return (
    <>
      {SIDES.map((side) => {
        const dice = view.dice[side];
        return (
          <Box key={side} title={t('wotr.dice_of', { side: say(`side.${side}`) })}>
            <div className="flex flex-wrap gap-1.5">
              {Object.entries(dice.unused).flatMap(([face, count]) =>
                Array.from({ length: count }, (_, at) => (
                  <Chip
                    key={`${face}${at}`}
                    thing={{ kind: 'die', id: face }}
                    glow={at === 0 && side === own ? glow : NO_GLOW}
                    board={board}
                    label={say(`face.${face}`)}
                  >
                    <span aria-hidden="true">{FACES[face] ?? '•'}</span>
                    <span className="text-xs">{say(`face.${face}`)}</span>
                  </Chip>
                )),
              )}
              {Object.values(dice.unused).every((count) => count === 0) && (
                <span className="text-sm text-soft">–</span>
              )}
            </div>
            <p className="mt-1.5 text-xs text-soft">
              {t('wotr.dice_more', { spent: dice.spent, box: dice.hunt_box, rings: dice.rings })}
            </p>
          </Box>
        );
      })}
    </>
  );
}

const NO_GLOW: Glow = new Map();

export function FellowshipBox({ view, glow, board }: Props) {
  const { t } = useTranslation();
  const { fellowship, hunt } = view;
  const { say } = board;
  const with_them = Object.entries(view.characters).flatMap(([who, at]) =>
    at === 'fellowship' ? [who] : [],
  );
  return (
    <Box title={t('wotr.fellowship')}>
      <p className="text-sm">
        {fellowship.mordor !== null
          ? t('wotr.in_mordor', { step: fellowship.mordor })
          : t('wotr.last_seen', { region: REGIONS.get(fellowship.region)?.name ?? fellowship.region })}
        {' – '}
        {fellowship.hidden ? t('wotr.hidden') : t('wotr.revealed')}
        {' – '}
        {t('wotr.progress', { number: fellowship.progress })}
      </p>
      <div
        className="mt-1.5 flex items-center gap-0.5"
        role="img"
        aria-label={t('wotr.corruption', { number: fellowship.corruption })}
      >
        {Array.from({ length: 13 }, (_, at) => (
          <span
            key={at}
            aria-hidden="true"
            className={`grid size-5 place-items-center rounded text-[0.65rem] ${at === fellowship.corruption ? 'bg-bad font-bold text-sheet' : at < fellowship.corruption ? 'bg-warnbg text-warn' : 'bg-sheet text-soft'}`}
          >
            {at}
          </span>
        ))}
      </div>
      <p className="mt-1.5 text-xs text-soft">
        {t('wotr.guide', { who: say(`character.${fellowship.guide}`) })}
      </p>
      <div className="mt-1 flex flex-wrap gap-1">
        {with_them.map((who) => (
          <Chip key={who} thing={{ kind: 'figure', id: who }} glow={glow} board={board}>
            <span className="text-xs">{say(`character.${who}`)}</span>
          </Chip>
        ))}
      </div>
      <p className="mt-1.5 text-xs">
        {t('wotr.hunt', { box: view.dice.shadow.hunt_box, pool: hunt.pool.length })}
        {hunt.run.tile && ` ${t('wotr.tile', { tile: hunt.run.tile, damage: hunt.run.damage })}`}
      </p>
    </Box>
  );
}

const STEPS = ['Peace1', 'Peace2', 'Peace3', 'AtWar'] as const;

export function Politics({ view, board }: Props) {
  const { t } = useTranslation();
  return (
    <Box title={t('wotr.politics')}>
      <table className="w-full text-xs">
        <thead className="sr-only">
          <tr>
            <th>{t('wotr.nation')}</th>
            {STEPS.map((step) => (
              <th key={step}>{t(`wotr.${step}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NATIONS.map((nation) => {
            const { position, active } = view.nations[nation];
            return (
              <tr key={nation} className="border-t border-line/60">
                <th
                  scope="row"
                  className={`py-0.5 text-left font-medium ${sideOf(nation) === 'shadow' ? 'text-[var(--sauron)]' : 'text-[var(--fellowship)]'}`}
                >
                  {board.say(`nation.${nation}`)}
                </th>
                {STEPS.map((step) => (
                  <td key={step} className="w-7 text-center">
                    {position === step ? (
                      <span title={t(active ? 'wotr.active' : 'wotr.passive')}>
                        <span aria-hidden="true">{step === 'AtWar' ? '⚔' : active ? '●' : '○'}</span>
                        <span className="sr-only">
                          {t(`wotr.${step}`)}, {t(active ? 'wotr.active' : 'wotr.passive')}
                        </span>
                      </span>
                    ) : (
                      <span aria-hidden="true" className="text-line">
                        ·
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}

export function Hands({ view, glow, board }: Props) {
  const { t } = useTranslation();
  return (
    <Box title={t('wotr.hands')}>
      {view.cards.hands.map((hand, seat) => (
        <div key={seat} className="mb-1.5">
          <p className="text-xs text-soft">
            {t('wotr.hand', { number: seat + 1, character: hand.character, strategy: hand.strategy })}
          </p>
          {hand.cards && (
            <div className="mt-1 flex flex-wrap gap-1">
              {hand.cards.map((card) => (
                <Chip key={card} thing={{ kind: 'card', id: card }} glow={glow} board={board}>
                  <span className="text-xs">{cardName(card)}</span>
                </Chip>
              ))}
            </div>
          )}
        </div>
      ))}
      {view.cards.table.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {view.cards.table.map((card) => (
            <Chip key={card} thing={{ kind: 'card', id: card }} glow={glow} board={board}>
              <span className="text-xs">{cardName(card)}</span>
            </Chip>
          ))}
        </div>
      )}
    </Box>
  );
}

export function BattleBox({ view, board }: Props) {
  const { t } = useTranslation();
  const { battle } = view;
  if (!battle) return null;
  const { say } = board;
  const place = REGIONS.get(battle.region)?.name ?? battle.region;
  const defender: Side = battle.attacker === 'shadow' ? 'free_peoples' : 'shadow';
  const here = view.regions[battle.region];
  const forces: Record<string, ReturnType<typeof strength>> = {
    [battle.attacker]: strength(battle.force),
    [defender]: strength(here?.besieged ?? here?.normal),
  };
  return (
    <Box title={t('wotr.battle', { place, round: battle.round })}>
      <div className="grid grid-cols-2 gap-2 text-sm">
        {[battle.attacker, defender].map((side) => (
          <div key={side}>
            <p className="font-semibold">
              {say(`side.${side}`)} {side === battle.attacker ? t('wotr.attacks') : t('wotr.defends')}
            </p>
            <p>{t('wotr.force', { units: forces[side]?.units ?? 0, leaders: forces[side]?.leaders ?? 0 })}</p>
            {battle.cards[side] && (
              <p className="text-xs">
                {battle.cards[side]?.card ? cardName(battle.cards[side]?.card ?? '') : t('wotr.card_down')}
              </p>
            )}
            <p className="text-xs text-soft">
              {t('wotr.hits', { hits: battle.hits[side] ?? 0, missed: battle.missed[side] ?? 0 })}
            </p>
          </div>
        ))}
      </div>
    </Box>
  );
}

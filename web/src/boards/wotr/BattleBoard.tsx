// A battle: both forces, the ground, the two cards, the dice and who falls; and what is decided of it.

import { useWords } from '../../language';
import type { Said } from '../../wire';
import { sentence, spokenBy } from '../../words';
import { read } from '../said';
import { Answers, Head, Roll, reasons, Unrolled } from './Boards';
import { Bust } from './Bust';
import { sideOfFigure } from './deeds';
import { INK, SHIELD } from './Pieces';
import type { Story } from './story';
import {
  type Board,
  beforeOf,
  CARDS,
  type Card,
  CODE,
  cardKeys,
  cardName,
  type Event,
  type Fighters,
  type Figure,
  type Group,
  type Nation,
  nationsIn,
  type Side,
  sideOf,
  type View,
} from './view';

const STEPS = ['cards', 'roll', 'reroll', 'losses', 'on'] as const;

/** How far a round has come, by the last thing that happened in it. */
const AT: Partial<Record<string, number>> = {
  combat_rolled: 1,
  rerolled: 2,
  hits_added: 3,
  hits_cancelled: 3,
  lost: 3,
  reduced: 3,
  ceased: 4,
  pressed: 4,
  extended: 4,
  retreated: 4,
  battle_ended: 4,
};
const ASKED: Partial<Record<string, number>> = {
  'ask.losses': 3,
  'ask.cease': 4,
  'ask.extend': 4,
  'ask.retreat': 4,
  'ask.advance': 4,
};

export function BattleBoard({ story, view, board }: { story: Story; view: View; board: Board }) {
  const { t } = useWords();
  const { say } = board;
  const before = board.beat && beforeOf(board.beat);
  const battle = view.battle ?? before?.battle ?? null;
  const fighters = view.counted.battle ?? before?.counted.battle;
  const place = story.place ?? '';
  const begun = story.beats.findLastIndex((said) => read(said)[0] === 'round');
  const round = story.beats.slice(begun + 1);
  const last = round.at(-1);
  const at = ASKED[board.prompt?.ask.key ?? ''] ?? (last && AT[read(last)[0]]) ?? 0;
  const attacker = story.attacker ?? 'shadow';
  const sides: Side[] = [attacker, attacker === 'shadow' ? 'free_peoples' : 'shadow'];
  const built = view.counted.structures[place]?.type;
  // A question says by itself what has come before it.
  const asked = (board.prompt?.options.length ?? 0) > 0;
  // Before the first round is counted: who attacks, and who stands there.
  const marching = (side: Side) =>
    side === attacker ? story.force : view.counted.armies[place]?.find((army) => army.side === side)?.figures;
  const said = !asked && last && !SHOWN.has(read(last)[0]) ? last : undefined;
  return (
    <section
      aria-label={t('wotr.battle_of', { place: spokenBy(say, `region.${place}`) })}
      data-testid="battle-board"
      className="grid content-start"
    >
      <Head
        title={t('wotr.battle_of', { place: spokenBy(say, `region.${place}`) })}
        chips={[
          ...(battle ? [t('wotr.round', { number: battle.round })] : []),
          ...(battle && battle.kind !== 'none' ? [t(`wotr.battle_${battle.kind}`)] : []),
          ...(built ? [t(`wotr.kind_${built}`)] : []),
        ]}
        steps={STEPS.map((step) => t(`wotr.battle_step_${step}`))}
        at={at}
      />
      <div className="grid sm:grid-cols-2 sm:divide-x sm:divide-line">
        {sides.map((side) => (
          <div
            key={side}
            role="group"
            aria-label={sentence(say(`side.${side}`))}
            className="grid content-start"
          >
            <Force
              side={side}
              attacks={side === attacker}
              own={fighters?.[side]}
              figures={fighters?.[side].figures ?? marching(side)}
              round={round}
              say={say}
            />
            <CombatFace side={side} attacker={attacker} view={view} before={before} round={round} say={say} />
            <Rolls side={side} own={fighters?.[side]} round={round} say={say} />
          </div>
        ))}
      </div>
      {said && (
        <p className="border-t border-line p-3 text-sm" aria-hidden="true">
          {sentence(say(said.words))}
        </p>
      )}
      <Answers board={board} defends={sideOf(view, board.seat) !== attacker} />
    </section>
  );
}

/** What the board draws needs no words on it. */
const SHOWN = new Set(['round', 'combat_chosen', 'combat_shown', 'combat_rolled', 'rerolled', 'lost']);

interface Piece {
  kind: 'regular' | 'elite' | 'leader' | 'nazgul' | 'character';
  nation?: Nation;
  who?: string;
}

/** Everybody of a force, one by one. */
function piecesOf(figures: Group): Piece[] {
  const many = (count: number, piece: Piece) => Array.from({ length: count }, () => piece);
  return [
    ...nationsIn(figures).flatMap(({ nation, figures: own }) => [
      ...many(own.regular ?? 0, { kind: 'regular', nation }),
      ...many(own.elite ?? 0, { kind: 'elite', nation }),
      ...many(own.leader ?? 0, { kind: 'leader', nation }),
    ]),
    ...many(figures.nazgul ?? 0, { kind: 'nazgul' }),
    ...(figures.characters ?? []).map((who): Piece => ({ kind: 'character', who })),
  ];
}

function pieceOf(figure: Figure): Piece {
  if (figure === 'nazgul') return { kind: 'nazgul' };
  if ('character' in figure) return { kind: 'character', who: figure.character };
  if ('regular' in figure) return { kind: 'regular', nation: figure.regular };
  return 'elite' in figure
    ? { kind: 'elite', nation: figure.elite }
    : { kind: 'leader', nation: figure.leader };
}

function Force({
  side,
  attacks,
  own,
  figures,
  round,
  say,
}: {
  side: Side;
  attacks: boolean;
  own: Fighters | undefined;
  figures: Group | null | undefined;
  round: readonly Said<Event>[];
  say: Board['say'];
}) {
  const { t } = useWords();
  const fallen = round.flatMap((said) => {
    const [kind, body] = read(said);
    return kind === 'lost' && sideOfFigure(body.figure) === side ? [pieceOf(body.figure)] : [];
  });
  return (
    <div className="grid gap-1.5 p-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <strong className="serif text-base">{sentence(say(`side.${side}`))}</strong>
        {t(attacks ? 'wotr.attacks' : 'wotr.defends')}
        {own && (
          <span className="ml-auto">
            {t('wotr.force', { units: own.units, dice: own.dice, leaders: own.leadership })}
          </span>
        )}
      </p>
      <p className="flex min-h-11 flex-wrap gap-1" aria-hidden="true">
        {figures && piecesOf(figures).map((piece, at) => <PieceSign key={at} piece={piece} side={side} />)}
        {fallen.map((piece, at) => (
          <PieceSign key={`fallen ${at}`} piece={piece} side={side} fallen />
        ))}
      </p>
      {own && own.forfeited > 0 && (
        <p className="text-xs text-warn">{t('wotr.forfeited', { number: own.forfeited })}</p>
      )}
      {fallen.length > 0 && <p className="sr-only">{t('wotr.fallen', { count: fallen.length })}</p>}
    </div>
  );
}

function PieceSign({ piece, side, fallen = false }: { piece: Piece; side: Side; fallen?: boolean }) {
  const { kind, nation, who } = piece;
  const body =
    kind === 'character' && who ? (
      <Bust who={who} className="size-10" />
    ) : (
      <svg viewBox="-17 -18 34 36" className="size-10">
        {kind === 'nazgul' ? (
          <path
            d="M0-9Q9-14 15-4 9-5 6 1 3 8 0 10-3 8-6 1-9-5-15-4-9-14 0-9z"
            fill="#2a1420"
            stroke="#fff8e6"
          />
        ) : kind === 'leader' ? (
          <path
            d="M0-7.5L2.1-2.4 7.5-2.3 3.2 1.1 4.7 6.5 0 3.4-4.7 6.5-3.2 1.1-7.5-2.3-2.1-2.4z"
            transform="scale(2)"
            fill="#f4c842"
            stroke="#2a1f08"
            strokeWidth=".8"
          />
        ) : (
          <>
            <path d={SHIELD[side]} fill={INK[side]} stroke="#fff8e6" strokeWidth="1.5" />
            <path d={kind === 'elite' ? 'M0-13L7-5.500 0 2-7-5.500z' : 'M-5-11H5V-1H-5z'} fill="#fff" />
          </>
        )}
        {nation && (
          <text
            y={kind === 'leader' ? 4 : 11}
            textAnchor="middle"
            fontSize="9.500"
            fontWeight="700"
            fill={kind === 'leader' ? '#1d1503' : '#fff'}
          >
            {CODE[nation]}
          </text>
        )}
      </svg>
    );
  if (!fallen) return body;
  return (
    <span className="war-falls relative" data-fallen={kind}>
      <span className="opacity-40">{body}</span>
      <svg viewBox="-10 -10 20 20" className="absolute inset-0 size-10">
        <path d="M-8-8L8 8M8-8L-8 8" stroke="#a3261b" strokeWidth="2" />
      </svg>
    </span>
  );
}

/** A side's Combat card: not chosen yet, face down, none, or face up with what it did. */
function CombatFace({
  side,
  attacker,
  view,
  before,
  round,
  say,
}: {
  side: Side;
  attacker: Side;
  view: View;
  before: View | undefined;
  round: readonly Said<Event>[];
  say: Board['say'];
}) {
  const { t } = useWords();
  let shown: Card | null = null;
  let chosen: 'card' | 'none' | null = null;
  const did: Said<Event>[] = [];
  for (const said of round) {
    const [kind, body] = read(said);
    if (kind === 'combat_chosen' && body.side === side) chosen = body.deck === null ? 'none' : 'card';
    if (kind === 'combat_shown') shown = side === attacker ? body.attacker : body.defender;
    const isCards = kind === 'hits_added' || kind === 'hits_cancelled' || kind === 'card_cancelled';
    if (isCards && body.card === shown) did.push(said);
  }
  const id = (view.battle ?? before?.battle)?.cards[side]?.card ?? shown;
  const edge = side === 'shadow' ? 'border-t-[#86190f]' : 'border-t-[#1c4480]';
  if (!id)
    return (
      <p
        className={`mx-3 grid min-h-20 place-items-center rounded-lg border-2 border-dashed border-line p-2 text-sm text-soft ${chosen === 'card' ? 'bg-raised' : ''}`}
      >
        {t(chosen === 'none' ? 'wotr.card_none' : chosen === 'card' ? 'wotr.card_down' : 'wotr.card_open')}
      </p>
    );
  const { combatTitle, combat } = cardKeys(id);
  return (
    <div
      key={shown ? 'up' : 'down'}
      className={`mx-3 grid min-h-20 content-start gap-0.5 rounded-lg border border-t-4 border-line p-2 text-sm ${edge} ${shown ? 'war-turn' : ''}`}
      data-card={id}
    >
      <p className="flex items-baseline gap-2">
        <strong className="serif text-base">{say(combatTitle)}</strong>
        <span className="ml-auto rounded-full bg-ink px-1.5 text-xs font-bold text-sheet">
          {CARDS.get(id)?.initiative.join('/')}
        </span>
      </p>
      <p className="text-xs text-soft">{t('wotr.card_from', { card: cardName(id, say) })}</p>
      {say.by.knows(combat) && <p>{sentence(say(combat))}</p>}
      {did.map((said, at) => (
        <p key={at} className="font-semibold text-accent">
          {sentence(say(said.words))}
        </p>
      ))}
    </div>
  );
}

function Rolls({
  side,
  own,
  round,
  say,
}: {
  side: Side;
  own: Fighters | undefined;
  round: readonly Said<Event>[];
  say: Board['say'];
}) {
  const { t } = useWords();
  let hits = 0;
  const rolls = round.flatMap((said) => {
    const [kind, body] = read(said);
    if (kind === 'hits_added' && body.side === side) hits += body.hits;
    if (kind === 'hits_cancelled' && body.side === side) hits -= body.hits;
    if ((kind !== 'combat_rolled' && kind !== 'rerolled') || body.side !== side) return [];
    hits += body.hits;
    return [{ said, again: kind === 'rerolled', dice: body.dice, hits: body.hits }];
  });
  return (
    <div className="flex items-center gap-2 p-3">
      <div className="grid min-w-0 flex-1 gap-2">
        {rolls.length === 0 && own && (
          <Unrolled count={own.dice}>{t('wotr.target', { target: own.target })}</Unrolled>
        )}
        {rolls.map(({ said, again, dice, hits }, at) => (
          <Roll
            key={at}
            head={t(again ? 'wotr.battle_step_reroll' : 'wotr.battle_step_roll')}
            why={reasons(said, say)}
            dice={dice}
            hits={hits}
            side={side}
          />
        ))}
      </div>
      {rolls.length > 0 && (
        <p className="grid justify-items-center text-xs" data-hits={hits}>
          <strong className="serif tabular text-4xl leading-none">{hits}</strong>
          {t('wotr.hits_word', { count: hits })}
        </p>
      )}
    </div>
  );
}

// What is told about a piece, a region or a card to whoever looks closer: strength and power, where it may
// go, and who is near enough to reach it.

import type { ReactNode } from 'react';
import data from '../../../../games/confrontation/data/gamedata.json';
import { useWords } from '../../language';
import { sentence } from '../../words';
import type { LookProps } from '../board';
import { entriesOf } from '../entries';
import { CardFace } from './CardRow';
import { Hidden, PIECE_BOX, Piece } from './Piece';
import {
  type Card,
  type Character,
  type Confrontation,
  other,
  type Region,
  type Side,
  sideOf,
  type View,
} from './view';

type Props = LookProps<Confrontation>;

interface Place {
  id: Region;
  limit: number;
  forward: Record<Side, Region[]>;
}
const PLACES = new Map((data.regions as unknown as Place[]).map((one) => [one.id, one]));

interface Power {
  id: string;
}
const POWERS = new Map<string, Power[]>([
  ...(data.characters as { id: string; versions: { classic: { abilities: Power[] } } }[]).map(
    ({ id, versions }) => [id, versions.classic.abilities] as const,
  ),
  ...(data.cards as { id: string; abilities: Power[] }[]).map(
    ({ id, abilities }) => [id, abilities] as const,
  ),
]);

export default function ConfrontationLook(props: Props): ReactNode {
  const { kind, id } = props.thing;
  if (kind === 'character') return <PieceLook {...props} who={id as Character} />;
  if (kind === 'region' && PLACES.has(id as Region)) return <RegionLook {...props} id={id as Region} />;
  if (kind === 'card' && POWERS.has(id)) return <CardLook {...props} card={id as Card} />;
  return null;
}

const knownIn = ({ characters }: View, region: Region): Character[] =>
  entriesOf(characters).flatMap(([who, where]) => (where === region ? [who] : []));

/** How many pieces of a side stand in a region, known or not. */
function countIn(view: View, region: Region, side: Side): number {
  const known = knownIn(view, region).filter((who) => sideOf(view.counted, who) === side).length;
  return known + view.pieces.filter((piece) => piece.region === region && piece.side === side).length;
}

/** Regions from which a side's pieces may step into this one. */
const reaching = (view: View, region: Region, side: Side): Region[] =>
  [...PLACES.values()].flatMap(({ id, forward }) =>
    forward[side].includes(region) && countIn(view, id, side) > 0 ? [id] : [],
  );

function Powers({ of, say }: { of: string; say: Props['say'] }) {
  const { t } = useWords();
  const powers = POWERS.get(of) ?? [];
  if (powers.length === 0) return <p className="text-soft">{t('cfr.look_no_power')}</p>;
  return powers.map(({ id }) => <p key={id}>{sentence(say(`ability.${id}.about`))}</p>);
}

function PieceLook({ who, view, say, children }: Props & { who: Character }) {
  const { t } = useWords();
  const side = sideOf(view.counted, who);
  const at = entriesOf(view.characters).find(([one]) => one === who)?.[1] as Region | undefined;
  const place = at && PLACES.get(at);
  const goes = place ? place.forward[side] : [];
  const near = place ? reaching(view, place.id, other(side)) : [];
  const name = say(`character.${who}`);
  const region = (id: Region) => say(`region.${id}`);
  return (
    <>
      <div className="flex items-start gap-3">
        <svg viewBox={PIECE_BOX} className="w-16 shrink-0" aria-hidden="true">
          <Piece
            who={who}
            name={name}
            counted={view.counted}
            known={false}
            up={view.revealed.includes(who)}
          />
        </svg>
        <div className="grid gap-1">
          <p className="serif text-base font-semibold">{sentence(name)}</p>
          <p className="text-xs text-soft">
            {t('cfr.look_strength', { number: view.counted.strengths[who] ?? 0 })}
          </p>
          <Powers of={who} say={say} />
          {view.counted.known.includes(who) && <p className="text-xs">{sentence(t('cfr.enemy_knows'))}</p>}
        </div>
      </div>
      {goes.length > 0 && (
        <p className="mt-1.5 text-xs">
          <strong>{t('cfr.look_goes')}</strong> {goes.map(region).join(', ')}
        </p>
      )}
      {near.length > 0 && (
        <p className="mt-0.5 text-xs">
          <strong>{t('cfr.look_near')}</strong> {near.map(region).join(', ')}
        </p>
      )}
      {children}
    </>
  );
}

function RegionLook({ id, view, say, children }: Props & { id: Region }) {
  const { t } = useWords();
  const known = knownIn(view, id);
  const hidden = view.pieces.filter((piece) => piece.region === id);
  return (
    <>
      <p className="flex items-baseline gap-2">
        <strong className="serif text-base">{say(`region.${id}`)}</strong>
        <span className="ml-auto text-xs text-soft">
          {t('cfr.look_room', { limit: PLACES.get(id)?.limit ?? 0 })}
        </span>
      </p>
      <div className="mt-1 grid gap-1.5">
        {known.map((who) => (
          <div key={who} className="flex items-start gap-2 text-xs">
            <svg viewBox={PIECE_BOX} className="w-9 shrink-0" aria-hidden="true">
              <Piece who={who} name={say(`character.${who}`)} counted={view.counted} known={false} up />
            </svg>
            <div>
              <strong className="text-sm">{sentence(say(`character.${who}`))}</strong>{' '}
              {t('cfr.look_strength', { number: view.counted.strengths[who] ?? 0 })}
              <Powers of={who} say={say} />
            </div>
          </div>
        ))}
        {hidden.map((piece, at) => {
          const names = piece.could_be.map((who) => say(`character.${who}`));
          return (
            <div key={at} className="flex items-start gap-2 text-xs">
              <svg viewBox={PIECE_BOX} className="w-9 shrink-0" aria-hidden="true">
                <Hidden side={piece.side} names={[]} />
              </svg>
              <p>
                <strong>{t('cfr.look_may_be')}</strong> {names.join(', ')}
              </p>
            </div>
          );
        })}
        {known.length + hidden.length === 0 && <p className="text-soft">{t('cfr.look_empty')}</p>}
      </div>
      {children}
    </>
  );
}

function CardLook({ card, view, say, children }: Props & { card: Card }) {
  const { t } = useWords();
  const number = view.counted.numbers[card];
  return (
    <>
      <div className="flex items-start gap-3">
        <CardFace card={card} counted={view.counted} say={say} size="w-16 shrink-0" />
        <div className="grid gap-1">
          <p className="serif text-base font-semibold">{sentence(say(`card.${card}`))}</p>
          {number !== undefined ? <p>{t('cfr.look_number', { number })}</p> : <Powers of={card} say={say} />}
        </div>
      </div>
      {children}
    </>
  );
}

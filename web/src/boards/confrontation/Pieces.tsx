// The pieces on the map, each going from where it was to where it is.

import { useWords } from '../../language';
import { spokenBy } from '../../words';
import { entriesOf } from '../entries';
import { read } from '../said';
import { type Glow, Target } from '../Target';
import { type Followed, useFollowed } from './followed';
import { Crack, Hidden, Piece } from './Piece';
import { nowTold } from './told';
import { type Board, type Character, type Layout, type Region, ROWS } from './view';

interface Spot {
  x: number;
  y: number;
  scale: number;
}

function spots(count: number): Spot[] {
  if (count === 1) return [{ x: 0, y: 6, scale: 1.22 }];
  if (count === 2) return [-1, 1].map((dir) => ({ x: dir * 39, y: 6, scale: 1.06 }));
  if (count === 3) return [-1, 0, 1].map((at) => ({ x: at * 56, y: 6, scale: 0.82 }));
  return Array.from({ length: count }, (_, at) => ({
    x: ((at % 2) * 2 - 1) * 36,
    y: -20 + Math.floor(at / 2) * (count > 4 ? 44 : 58),
    scale: count > 4 ? 0.52 : 0.7,
  }));
}

export function Pieces({ plan, glow, ...board }: Board & { plan: Layout; glow: Glow }) {
  const { view } = board;
  const hidden = useFollowed(view.pieces);
  const fell = fallenNow(board);
  return (
    <>
      {ROWS.flat().flatMap((region) => {
        const here = entriesOf(view.characters).flatMap(([who, where]) => (where === region ? [who] : []));
        const there = hidden.filter((piece) => piece.region === region);
        const places = spots(here.length + there.length);
        const spot = (at: number) => place(plan, region, places[at]);
        return [
          ...here.map((who, at) => (
            <Known key={who} who={who} region={region} spot={spot(at)} glow={glow} {...board} />
          )),
          ...there.map((piece, at) => (
            <Concealed key={piece.key} piece={piece} spot={spot(here.length + at)} {...board} />
          )),
        ];
      })}
      {fell && (
        <g
          key={`fall ${fell.who}`}
          style={{ transform: place(plan, fell.region, { x: 0, y: 6, scale: 1.22 }) }}
          pointerEvents="none"
          aria-hidden="true"
        >
          <g className="cfr-fades">
            <Piece
              who={fell.who}
              name={board.say(`character.${fell.who}`)}
              counted={view.counted}
              known={false}
              up
            />
            <Crack />
          </g>
        </g>
      )}
    </>
  );
}

/** In pixels of the drawing, so that a change of it is a movement. */
function place(plan: Layout, region: Region, spot: Spot = { x: 0, y: 0, scale: 1 }): string {
  const { x, y } = plan.at(region);
  return `translate(${x + spot.x}px, ${y + spot.y + (plan.wide ? 6 : 12)}px) scale(${spot.scale})`;
}

/** Who falls in this moment. */
function fallenNow(board: Board): { who: Character; region: Region } | null {
  const said = nowTold(board);
  if (!said) return null;
  const [kind, body] = read(said);
  return kind === 'defeated' ? { who: body.character, region: body.region } : null;
}

function isTurned(board: Board, who: Character): boolean {
  const said = nowTold(board);
  if (!said) return false;
  const [kind, body] = read(said);
  return kind === 'revealed' && body.character === who;
}

function Known({
  who,
  region,
  spot,
  glow,
  ...board
}: Board & { who: Character; region: Region; spot: string; glow: Glow }) {
  const { t } = useWords();
  const { say, view, picked, press } = board;
  const name = say(`character.${who}`);
  const up = view.revealed.includes(who);
  const known = view.counted.known.includes(who);
  const turned = isTurned(board, who);
  const notes = [up ? t('cfr.face_up') : '', known ? t('cfr.enemy_knows') : ''].filter(Boolean).join(', ');
  return (
    <g className="moves" style={{ transform: spot }}>
      <Target
        thing={{ kind: 'character', id: who }}
        label={t('cfr.piece', { name, region: spokenBy(say, `region.${region}`), notes })}
        glow={glow}
        picked={picked}
        press={press}
        className={glow.has(`character:${who}`) ? '' : 'pointer-events-none'}
      >
        <g
          key={turned ? 'turned' : 'still'}
          className={turned ? 'cfr-turns' : ''}
          data-turned={turned || undefined}
        >
          <Piece who={who} name={name} counted={view.counted} known={known} up={up} />
        </g>
      </Target>
    </g>
  );
}

function Concealed({ piece, spot, view, say }: Board & { piece: Followed; spot: string }) {
  const { t } = useWords();
  const total = view.counted.characters[piece.side].length;
  const names = piece.could_be.length < total ? piece.could_be.map((who) => say(`character.${who}`)) : [];
  const who = names.length > 0 ? names : t('cfr.unknown');
  return (
    <g className="moves" style={{ transform: spot }}>
      <g
        role="img"
        aria-label={t('cfr.hidden', {
          side: spokenBy(say, `seat.${piece.side.toLowerCase()}`),
          region: spokenBy(say, `region.${piece.region}`),
          who,
        })}
        pointerEvents="none"
      >
        <title>{names.length > 0 ? names.join(', ') : who}</title>
        <Hidden side={piece.side} names={names} />
      </g>
    </g>
  );
}

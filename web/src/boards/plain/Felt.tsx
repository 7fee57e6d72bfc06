// Cards and chips on a table: the hands of others above, what is in the middle, and one's own hand
// below. What a press on a thing does is written on it.

import { useRef } from 'react';
import { useWords } from '../../language';
import { sentence } from '../../words';
import type { BoardProps } from '../board';
import { glowOf, type Hands, TargetButton } from '../Target';
import { Card, Chips } from './figures';
import { useKeptFocus } from './focus';
import { useDeed } from './labels';
import type { Line, Part } from './scene';

/** Whose hand a line speaks of; nobody's if of none. */
const holder = ({ parts }: Line): number | undefined => {
  const hand = parts.find(({ thing }) => thing.kind === 'hand');
  return hand && Number(hand.thing.id);
};

export function Felt({ lines, board }: { lines: Line[]; board: BoardProps }) {
  const near = board.seat ?? 0;
  const rows = [
    lines.filter((line) => holder(line) !== undefined && holder(line) !== near),
    lines.filter((line) => holder(line) === undefined),
    lines.filter((line) => holder(line) === near),
  ];
  const glow = glowOf(board);
  const hands = { glow, picked: board.picked, press: board.press };
  const box = useRef<HTMLDivElement>(null);
  const nearest = rows.flat().findLast(({ parts }) => parts.some(({ name }) => glow.has(name)));
  const { noteKey } = useKeptFocus(box, nearest?.parts.find(({ name }) => glow.has(name))?.name);
  return (
    <div ref={box} className="table-felt" onKeyDown={noteKey}>
      {rows.map(
        (row, which) =>
          row.length > 0 && (
            <div key={which} className="flex flex-wrap items-end justify-center gap-x-4 gap-y-3 sm:gap-x-12">
              {row.map((line, at) => (
                <Lot key={at} line={line} narrow={row.length > 1} board={board} hands={hands} />
              ))}
            </div>
          ),
      )}
    </div>
  );
}

/** What one line speaks of, with its words below. */
function Lot({
  line,
  narrow,
  board,
  hands,
}: {
  line: Line;
  /** Whether others lie beside it, on a phone too. */
  narrow: boolean;
  board: BoardProps;
  hands: Hands;
}) {
  const said = sentence(board.say(line.words));
  return (
    <div className="grid max-w-full justify-items-center gap-1.5">
      <div className="flex flex-wrap items-end justify-center gap-4">
        {line.parts.map((part) => (
          <Piece key={part.name} part={part} said={said} board={board} hands={hands} />
        ))}
      </div>
      <p
        className={`text-balance text-center text-xs text-onfelt sm:max-w-96 sm:text-sm ${narrow ? 'max-w-34' : 'max-w-72'}`}
      >
        {said}
      </p>
    </div>
  );
}

function Piece({ part, said, board, hands }: { part: Part; said: string; board: BoardProps; hands: Hands }) {
  const { t } = useWords();
  const deed = useDeed(board)(part.name);
  const { figure, detail } = part;
  return (
    <TargetButton
      thing={part.thing}
      role="img"
      label={deed ? t('plain.deed', { deed, there: said }) : said}
      {...hands}
      className="piece"
      chosen="chosen"
    >
      {figure === 'card' && (
        <span className="card">
          <Card rank={detail && t('plain.rank', { rank: detail })} />
        </span>
      )}
      {figure === 'chips' && (
        <span className="chips">
          <Chips count={Number(detail)} />
        </span>
      )}
      {figure !== 'card' && figure !== 'chips' && <span className="plate serif">{figure}</span>}
      {deed && <span className="deed">{deed}</span>}
    </TargetButton>
  );
}

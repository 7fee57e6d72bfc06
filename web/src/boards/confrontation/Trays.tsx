// What lies beside the map: the cards of a side, those who fell, and who may still hide.

import { useWords } from '../../language';
import { spokenBy } from '../../words';
import { entriesOf } from '../entries';
import type { Glow } from '../Target';
import { CardRow } from './CardRow';
import { PIECE_BOX, Piece } from './Piece';
import { type Board, type Character, type Side, sideOf } from './view';

/** Those of a side who may still hide, and those who fell; `keeps` leaves each row its place while it is empty. */
export function Fallen({ side, keeps = false, ...board }: Board & { side: Side; keeps?: boolean }) {
  const { t } = useWords();
  const { view, say } = board;
  const fallen = view.defeated.filter((who) => sideOf(view.counted, who) === side);
  const seen = new Set([...view.defeated, ...entriesOf(view.characters).map(([who]) => who)]);
  const hidden = view.counted.placing ? [] : view.counted.characters[side].filter((who) => !seen.has(who));
  const far = side !== (view.you ?? 'FELLOWSHIP');
  return (
    <div className={`grid gap-y-1 ${far ? 'justify-items-end' : ''}`}>
      <Row
        title={t('cfr.still_hidden', { side: spokenBy(say, `seat.${side.toLowerCase()}`) })}
        label={t('cfr.still_hidden_short')}
        who={hidden}
        far={far}
        keeps={keeps}
        {...board}
      />
      <Row
        title={t('cfr.fallen', { side: spokenBy(say, `seat.${side.toLowerCase()}`) })}
        label={t('cfr.fallen_short')}
        who={fallen}
        look="opacity-80 saturate-50 -rotate-6"
        far={far}
        keeps={keeps}
        {...board}
      />
    </div>
  );
}

/** A line of words and one of pieces. */
const HIGH = 'h-14 2xl:h-18';

function Row({
  title,
  label,
  who,
  look = '',
  far,
  keeps,
  view,
  say,
}: Board & {
  title: string;
  label: string;
  who: Character[];
  look?: string;
  far: boolean;
  keeps: boolean;
}) {
  if (who.length === 0) return keeps && <div className={HIGH} />;
  return (
    <section aria-label={title} className={keeps ? HIGH : ''}>
      <h3 className={`font-sans text-xs font-semibold text-[#e9e2cf] ${far ? 'text-right' : ''}`}>{label}</h3>
      {/* Whoever falls next lies down beside the others, who stay where they are. */}
      <ul className={`flex flex-wrap gap-0.5 ${far ? 'flex-row-reverse' : ''}`}>
        {who.map((one) => (
          <li key={one} className={`enter ${look}`} data-tray={one}>
            <svg
              viewBox={PIECE_BOX}
              className="block w-8 2xl:w-11"
              role="img"
              aria-label={say(`character.${one}`)}
            >
              <title>{say(`character.${one}`)}</title>
              <Piece
                who={one}
                name={say(`character.${one}`)}
                counted={view.counted}
                known={false}
                up={false}
              />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the free corners of a wide map: the cards of a side above its home, those who fell below. */
export function Corners({ side, glow, ...board }: Board & { side: Side; glow: Glow }) {
  const far = side !== (board.view.you ?? 'FELLOWSHIP');
  const edge = far ? 'right-0' : 'left-0';
  return (
    <>
      <div className={`absolute top-0 w-[33%] ${edge}`}>
        <CardRow side={side} glow={glow} far={far} {...board} />
      </div>
      <div className={`absolute bottom-0 w-[33%] ${edge}`}>
        <Fallen side={side} keeps {...board} />
      </div>
    </>
  );
}

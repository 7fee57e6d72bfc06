// The secret placement: ready formations first, each with a picture of its line-up, then one's
// characters one by one.

import data from '../../../../games/confrontation/data/gamedata.json';
import { useWords } from '../../language';
import { sentence } from '../../words';
import { entriesOf } from '../entries';
import { type Glow, Target } from '../Target';
import { rowOf } from './Land';
import { PIECE_BOX, Piece } from './Piece';
import { type Board, type Character, layout, type Region, ROWS, type Side } from './view';

/** Who stands where before the home; the others are at home. */
const LINE_UPS = new Map<string, Partial<Record<Region, Character>>>(
  data.formations.map(({ id, front }) => [id, front as Partial<Record<Region, Character>>]),
);

export function Placing({ glow, ...board }: Board & { glow: Glow }) {
  const { t } = useWords();
  const { waiting } = board.view.counted;
  return (
    <div className="flex h-full items-center gap-x-4 px-2 py-1 max-md:flex-col max-md:items-stretch max-md:justify-between">
      <Formations {...board} />
      {waiting.length > 0 && (
        <section aria-label={t('cfr.tray')} className="min-w-0 md:flex-1">
          <h3 className="mb-1 font-sans text-xs font-semibold text-[#e9e2cf] max-md:sr-only">
            {t('cfr.tray')}
          </h3>
          <div className="flex gap-x-px md:flex-wrap md:gap-1">
            {waiting.map((one) => (
              <svg
                key={one}
                viewBox={PIECE_BOX}
                className="w-10 min-w-0 md:w-12 2xl:w-14"
                role="presentation"
              >
                <Target
                  thing={{ kind: 'character', id: one }}
                  label={sentence(board.say(`character.${one}`))}
                  glow={glow}
                  picked={board.picked}
                  press={board.press}
                >
                  <Piece
                    who={one}
                    name={board.say(`character.${one}`)}
                    counted={board.view.counted}
                    known={false}
                    up={false}
                  />
                </Target>
              </svg>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

function Formations({ prompt, say, choose, view }: Board) {
  const { t } = useWords();
  const offered = (prompt?.options ?? []).flatMap(({ action }, index) =>
    typeof action === 'object' && 'formation' in action ? [{ formation: action.formation, index }] : [],
  );
  if (offered.length === 0 || !view.you) return null;
  const side = view.you;
  return (
    <section aria-label={t('cfr.formations')} className="min-w-0 md:shrink-0">
      <h3 className="mb-1 font-sans text-xs font-semibold text-[#ffe2a8] max-md:sr-only">
        {t('cfr.formations')}
      </h3>
      <ul className="grid grid-cols-5 gap-1 md:flex md:gap-2">
        {offered.map(({ formation, index }) => (
          <li key={formation}>
            <button
              type="button"
              onClick={() => choose(index)}
              title={say(`formation.${formation}.about`)}
              className="grid h-full w-full justify-items-center rounded-lg max-md:content-between max-md:px-0 md:w-18 lg:w-25 border-2 border-[#f2b84b]/70 bg-black/20 p-1 hover:bg-white/10 2xl:w-32"
            >
              <LineUp front={LINE_UPS.get(formation) ?? {}} side={side} view={view} say={say} />
              <span className="min-w-0 text-xs font-semibold leading-tight [overflow-wrap:anywhere] max-md:text-[0.7rem]">
                {say(`formation.${formation}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The three rows of a side with who stands there, as on the map. */
function LineUp({
  front,
  side,
  view,
  say,
}: { front: Partial<Record<Region, Character>>; side: Side } & Pick<Board, 'view' | 'say'>) {
  const plan = layout(true, side);
  const rows = side === 'FELLOWSHIP' ? ROWS.slice(0, 3) : ROWS.slice(-3);
  const home: Region = side === 'FELLOWSHIP' ? 'THE_SHIRE' : 'MORDOR';
  const placed = entriesOf(front).map(([region, who]) => ({ region, who, x: 0, y: 6, scale: 1.5 }));
  const rest = view.counted.characters[side].filter((who) => !placed.some((one) => one.who === who));
  const atHome = rest.map((who, at) => ({
    region: home,
    who,
    x: ((at % 2) * 2 - 1) * 44,
    y: -38 + Math.floor(at / 2) * 84,
    scale: 0.95,
  }));
  return (
    <svg viewBox={`0 ${plan.height / 2 - 282} 620 564`} className="w-full max-md:w-14" aria-hidden="true">
      {rows.flat().map((region) => {
        const { x, y } = plan.at(region);
        return (
          <path
            key={region}
            d={plan.cell}
            transform={`translate(${x} ${y})`}
            fill={rowOf(region) < 3 ? '#8fae6c' : '#96744f'}
            stroke="#2b261d"
            strokeWidth="4"
          />
        );
      })}
      {[...placed, ...atHome].map(({ region, who, x, y, scale }) => {
        const at = plan.at(region);
        return (
          <g key={who} transform={`translate(${at.x + x} ${at.y + y}) scale(${scale})`}>
            <Piece who={who} name={say(`character.${who}`)} counted={view.counted} known={false} up={false} />
          </g>
        );
      })}
    </svg>
  );
}

// The Confrontation: sixteen regions between two homes, figures that hide, battles with two cards.

import './duel.css';
import { useMemo, useRef } from 'react';
import { useWords } from '../../language';
import { sentence, spokenBy } from '../../words';
import { read } from '../said';
import { glowOf } from '../Target';
import { useDrag } from '../useDrag';
import { useWidth } from '../useWidth';
import { BattleStrip } from './BattleStrip';
import { CardRow } from './CardRow';
import { Decided, Ending } from './Ending';
import { LastMove, RegionCell, RegionName, River } from './Land';
import { Pieces } from './Pieces';
import { Placing } from './Placing';
import { Corners, Fallen } from './Trays';
import { enacted, lastBattle, lastMove, nowTold } from './told';
import { type Board, layout, other, type Region, ROWS, type Side } from './view';

const usual = () => (typeof innerWidth === 'number' ? innerWidth - 80 : 0);

export default function ConfrontationBoard(sent: Board) {
  const { t } = useWords();
  const { root, picked } = useDrag('character', sent);
  const props = { ...sent, picked, view: useMemo(() => enacted(sent), [sent]) };
  const { say, view, changes } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, usual());
  const wide = width >= 620;
  const roomy = width >= 780;
  const near: Side = view.you ?? 'FELLOWSHIP';
  const plan = useMemo(() => layout(wide, near), [wide, near]);
  const glow = glowOf(props);
  const { placing } = view.counted;
  const move = useMemo(() => lastMove(changes, view.counted), [changes, view.counted]);
  const sides = [near, other(near)];
  const stage = (
    <div
      className={`overflow-hidden border-t-2 border-[#f2b84b] bg-[linear-gradient(90deg,rgb(18_48_42_/_0.9),rgb(30_30_26_/_0.9)_50%,rgb(74_22_16_/_0.9))] ${roomy ? 'h-44 2xl:h-52' : 'h-40'}`}
    >
      {placing ? (
        <Placing glow={glow} {...props} />
      ) : isEnd(props) ? (
        <Ending wide={roomy} {...props} />
      ) : (
        <BattleStrip wide={roomy} {...props} />
      )}
    </div>
  );
  return (
    <div
      ref={box}
      {...root}
      className="flex flex-col bg-felt bg-[radial-gradient(ellipse_at_50%_20%,rgb(255_255_255_/_0.08),transparent_70%)] text-[#fffdf6]"
    >
      <div className="flex h-9 flex-wrap items-center gap-x-4 overflow-hidden px-3 text-sm">
        <span className="serif text-lg font-semibold">
          {placing ? t('cfr.placing') : t('cfr.turn', { number: view.turn })}
        </span>
        {!placing && (
          <span className="rounded-full bg-black/25 px-3 py-0.5">
            {sentence(t('cfr.to_move', { side: spokenBy(say, `seat.${view.to_move.toLowerCase()}`) }))}
          </span>
        )}
        {view.setup.two_games && (
          <span>{t('cfr.points', { game: view.game, first: view.points[0], second: view.points[1] })}</span>
        )}
      </div>
      {!wide && stage}
      <div className="relative mx-2 my-1 sm:mx-3">
        <svg
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          className={`mx-auto block w-full ${wide ? 'max-h-[calc(100dvh-23.5rem)] min-h-80 2xl:max-h-[calc(100dvh-25.5rem)]' : ''}`}
          role="group"
          aria-label={t('cfr.map')}
        >
          {ROWS.flat().map((region) => (
            <RegionCell
              key={region}
              region={region}
              plan={plan}
              glow={glow}
              now={region === foughtOver(props)}
              {...props}
            />
          ))}
          <River plan={plan} />
          {ROWS.flat().map((region) => (
            <RegionName key={region} region={region} plan={plan} say={say} />
          ))}
          {move && <LastMove move={move} plan={plan} />}
          <Pieces plan={plan} glow={glow} {...props} />
        </svg>
        {roomy && !placing && sides.map((side) => <Corners key={side} side={side} glow={glow} {...props} />)}
      </div>
      {wide && stage}
      {!roomy && isEnd(props) && <Decided {...props} />}
      {!roomy && !placing && (
        <div className="grid gap-2 p-3 sm:grid-cols-2">
          {sides.map((side) => (
            <div key={side} className="grid content-start gap-2">
              <CardRow side={side} glow={glow} {...props} />
              <Fallen side={side} {...props} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** At the end the stage tells of the whole game, once what led to it was told. */
function isEnd(board: Board): boolean {
  if (board.view.over === null || board.beat?.more) return false;
  const said = nowTold(board);
  return !said || !board.live || read(said)[0] === 'game_over';
}

/** Where a battle goes on. */
function foughtOver({ view, changes }: Board): Region | null {
  if (view.battle) return view.battle.region;
  const battle = lastBattle(changes, view.counted);
  return battle && !battle.over ? battle.region : null;
}

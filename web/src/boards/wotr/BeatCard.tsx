// What happens, as a card in a corner of the map: never over the regions that it speaks of.

import { useWords } from '../../language';
import type { Beat } from '../../stage/beats';
import type { Said } from '../../wire';
import { sentence, spokenBy } from '../../words';
import { read } from '../said';
import { Bust } from './Bust';
import { RolledDice } from './Dice';
import { placesOf, toWar, type Use } from './deeds';
import { Die } from './Hud';
import { MAP, REGIONS } from './map';
import { Arms, Picture } from './Picture';
import { type Board, type Card, cardKeys, type Event, type View } from './view';

export function BeatCard({
  beat,
  said,
  by,
  view,
  board,
}: {
  beat: Beat;
  said: Said<Event>;
  by: Use | null;
  view: View;
  board: Board;
}) {
  const { t } = useWords();
  const { say } = board;
  const [kind, body] = read(said);
  const nation = toWar(said);
  const grave = nation !== null || kind === 'entered';
  const corner = cornerFor(placesOf(said, view));
  const shadow = by?.side === 'shadow';
  return (
    <div
      key={`${beat.change} ${beat.told}`}
      aria-hidden="true"
      data-testid="beat-card"
      className={`enter pointer-events-none absolute z-10 flex max-w-[min(26rem,calc(100%-1rem))] items-center gap-3 rounded-xl border border-line bg-sheet/95 p-2.5 pr-4 text-ink shadow-card ${corner} ${grave ? 'border-2 border-glow p-4' : ''}`}
    >
      {grave && <Portrait nation={nation} who={kind === 'entered' ? body.character : null} />}
      {!grave && kind !== 'rolled' && <Picture said={said} />}
      <div className="min-w-0">
        {by && (
          <p className="flex items-center gap-1.5 text-xs">
            <strong className={shadow ? 'text-bad' : 'text-accent'}>
              {sentence(say(`side.${by.side}`))}
            </strong>
            <Die face={by.die} side={by.side} className="size-5" />
            {t('wotr.die_of', { face: spokenBy(say, `face.${by.die}`) })}
          </p>
        )}
        {kind === 'rolled' ? (
          <RolledDice side={body.side} faces={body.faces} say={say} />
        ) : (
          <p className={grave ? 'serif text-xl leading-snug font-semibold' : 'leading-snug font-medium'}>
            {sentence(say(said.words))}
          </p>
        )}
        {played(said) && <CardText id={played(said) ?? ''} say={say} />}
      </div>
    </div>
  );
}

/** The card that is played, where everybody sees it. */
function played(said: Said<Event>): Card | null {
  const [kind, body] = read(said);
  if (kind === 'played_free') return body.card;
  return kind === 'acts' && typeof body.deed === 'object' && 'play' in body.deed ? body.deed.play : null;
}

function CardText({ id, say }: { id: Card; say: Board['say'] }) {
  const { event } = cardKeys(id);
  return say.by.knows(event) ? <p className="mt-1 text-sm text-soft">{sentence(say(event))}</p> : null;
}

function Portrait({ nation, who }: { nation: ReturnType<typeof toWar>; who: string | null }) {
  if (nation) return <Arms nation={nation} className="size-24 shrink-0" />;
  return who ? <Bust who={who} className="size-24 shrink-0" /> : null;
}

/** Away from what it speaks of; on the sea, if that is elsewhere. */
function cornerFor(places: readonly string[]): string {
  const points = places.flatMap((id) => REGIONS.get(id)?.slots.slice(0, 1) ?? []);
  const isWest = points.some(([x = 0]) => x < MAP.width * 0.5);
  const isSouth = points.some(([, y = 0]) => y > MAP.height * 0.55);
  const isEast = points.some(([x = 0]) => x >= MAP.width * 0.5);
  if (!isSouth) return 'bottom-14 left-2';
  if (!isWest) return 'bottom-14 left-2';
  return isEast ? 'top-2 left-2' : 'top-2 right-2';
}

// A roll of Action dice: they tumble, and lie sorted by their faces. Eyes belong to the Hunt.

import { useWords } from '../../language';
import { sentence, spokenBy } from '../../words';
import { Die } from './Hud';
import type { Board, Face, Side } from './view';

const ORDER: readonly Face[] = ['character', 'army', 'muster_army', 'muster', 'event', 'will', 'eye'];

/** Equal faces together, Eyes last. */
export const sorted = (faces: readonly Face[]): Face[] =>
  faces.toSorted((one, two) => ORDER.indexOf(one) - ORDER.indexOf(two));

export function RolledDice({ side, faces, say }: { side: Side; faces: readonly Face[]; say: Board['say'] }) {
  const { t } = useWords();
  const all = sorted(faces);
  const eyes = all.filter((face) => face === 'eye').length;
  const dice = (list: readonly Face[], from: number) => (
    <span className="flex flex-wrap gap-1">
      {list.map((face, at) => (
        <span
          key={at}
          data-rolled={face}
          className="war-tumble grid justify-items-center gap-0.5"
          style={{ animationDelay: `${(from + at) * 40}ms` }}
        >
          <Die face={face} side={side} className="size-11" />
        </span>
      ))}
    </span>
  );
  const rest = all.slice(0, all.length - eyes);
  return (
    <div className="grid gap-2">
      <p className="serif text-lg leading-tight font-semibold">
        {sentence(t('wotr.rolls', { side: spokenBy(say, `side.${side}`) }))}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        {dice(rest, 0)}
        {eyes > 0 && (
          <span className="grid gap-1 rounded-lg border-2 border-dashed border-bad p-1.5 text-xs">
            {dice(all.slice(rest.length), rest.length)}
            {t('wotr.hunt_box')}
          </span>
        )}
      </div>
    </div>
  );
}

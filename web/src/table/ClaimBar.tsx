// A match without a clock whose next player has left: after some days the others may end it.

import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import { Button, Note } from '../ui/kit';
import type { MatchInfo, Update } from '../wire';
import { useShown, useTable } from './store';

const DAY = 86_400_000;

/** The seats that have left, if the match may be claimed now; the server has the last word. */
export function absentSeats(info: MatchInfo, update: Update, present: number[], now: number): number[] {
  const last = update.changes.at(-1)?.at ?? info.updated;
  const { seat, asked } = update;
  if (info.phase !== 'running' || info.patience === undefined || seat === undefined) return [];
  if (asked.includes(seat) || now < last + info.patience * DAY) return [];
  const people = asked.filter((one) => info.seats[one]?.holder === 'person' && !info.seats[one]?.yours);
  return people.some((one) => present.includes(one)) ? [] : people;
}

export function ClaimBar({ info }: { info: MatchInfo }) {
  const { t } = useWords();
  const titles = useTitles();
  const view = useShown();
  const present = useTable((table) => table.present);
  const claim = useTable((table) => table.claim);
  if (!view) return null;
  const update = { ...view.update, changes: view.log };
  const gone = absentSeats(info, update, present, Date.now());
  if (gone.length === 0) return null;
  const who = gone.map((seat) => titles.sitter(info.seats[seat]) ?? t('seat.number', { number: seat + 1 }));
  return (
    <div role="status">
      <Note tone="warn">
        <p className="font-medium">{t('claim.gone', { who, count: info.patience ?? 0 })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button look="main" onClick={() => claim('win')}>
            {t('claim.win')}
          </Button>
          <Button onClick={() => claim('call_off')}>{t('claim.call_off')}</Button>
        </div>
      </Note>
    </div>
  );
}

// What players bring to a table of what a game keeps for them: in Clans one of their decks.

import { useQuery } from '@tanstack/react-query';
import { api } from '../api';
import { moduleOf } from '../boards/board';
import { useWords } from '../language';
import { useMe } from '../queries';
import { Field, inputStyle } from '../ui/kit';
import type { GameCard } from '../wire';

/** The names of what this person may bring; none in a game that keeps nothing. */
export function useBelongings(game: GameCard | undefined): string[] {
  const brings = game?.keeps ? moduleOf(game.id).brings : undefined;
  const me = useMe();
  const profile = useQuery({
    queryKey: ['profile', game?.id],
    queryFn: () => api.profile(game?.id ?? ''),
    enabled: brings !== undefined && me.data !== undefined,
  });
  return brings && profile.data ? brings(profile.data.kept) : [];
}

/** The choice among them; nothing to choose is nothing to see. */
export function Bring({
  game,
  name,
  set,
}: {
  game: GameCard | undefined;
  name: string;
  set(name: string): void;
}) {
  const { t } = useWords();
  const names = useBelongings(game);
  if (names.length === 0) return null;
  return (
    <Field label={t('new.bring')} note={name === '' ? undefined : t('new.bring_note')}>
      <select className={inputStyle} value={name} onChange={(event) => set(event.target.value)}>
        <option value="">{t('new.bring_none')}</option>
        {names.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </Field>
  );
}

/** As a request says it: nothing at all for nothing. */
export const brought = (name: string) => (name === '' ? {} : { bring: name });

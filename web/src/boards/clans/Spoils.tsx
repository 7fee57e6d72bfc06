// What a match leaves behind. Whether it pays is the server's to say: a match that was taken back, or cut
// short, or played against oneself pays nothing. So the board tells what the wallet holds now, and
// promises nothing.

import { useQuery } from '@tanstack/react-query';
import { api } from '../../api';
import { useWords } from '../../language';
import { HOME } from '../../server';
import type { Kept } from './kept';
import type { View } from './view';

/** A result reaches the profiles a moment after the match is over: so often the wallet is looked into. */
const LOOKS = 4;

export function Spoils({ view }: { view: View }) {
  const { t } = useWords();
  const profile = useQuery({
    queryKey: ['profile', 'clans'],
    queryFn: () => api.profile<Kept>('clans'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.dataUpdateCount < LOOKS ? 1_000 : false),
  });
  // R20.5: gold is carried over with M1 alone.
  const pays = view.rules.modules.includes('M1');
  const kept = profile.data?.kept;
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-xl bg-[#0f2f27] px-3 py-2 text-sm">
      {pays
        ? kept && <span data-testid="spoils">{t('clans.wallet', { number: kept.wallet })}</span>
        : t('clans.no_gold')}
      <a
        href={`${HOME.pathname}kept/clans`}
        className="rounded px-1 font-semibold text-[#ffe08a] underline underline-offset-4"
      >
        {t(pays && kept?.shop ? 'clans.to_shop' : 'clans.to_camp')}
      </a>
    </p>
  );
}

// The tab says whose turn it is, and a notice tells whoever looks elsewhere.

import { useEffect, useRef, useState } from 'react';
import { useWords } from '../language';
import { useSettings } from '../settings';
import { Button, Icon } from '../ui/kit';
import type { MatchInfo } from '../wire';
import { useShown, useTable } from './store';
import { allowNotices, isAsked, markIcon, noticesAre, notify, waitsForPeople } from './turn';

export function TurnTitle({ info, title }: { info: MatchInfo; title: string }) {
  const { t } = useWords();
  const shown = useShown();
  const latest = useTable((table) => (table.shown === null ? undefined : table.views[table.shown]));
  const wanted = useSettings((settings) => settings.notices);
  const hidden = useHidden();
  // On screen the question waits for what happened before it. Elsewhere nobody sees that.
  const asked = isAsked(info, hidden ? latest : shown);
  const name = `${title} – Parlour`;
  const told = useRef(true);
  useEffect(() => {
    markIcon(asked);
    if (asked && hidden && !told.current && wanted) void notify(info.id, t('turn.yours'), title);
    // Once for each turn, and never for one that was seen.
    told.current = asked;
  }, [asked, hidden, wanted, info.id, title, t]);
  useEffect(() => () => markIcon(false), []);
  return <title>{asked ? `● ${t('turn.yours')} – ${name}` : name}</title>;
}

function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.visibilityState === 'hidden');
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}

/** Notices are offered once, and when they are of use: while a person is waited for. */
export function OfferNotices({ info }: { info: MatchInfo }) {
  const { t } = useWords();
  const { noticesOffered, set } = useSettings();
  const waits = waitsForPeople(info, useShown());
  if (noticesOffered || !waits || noticesAre() !== 'default') return null;
  const yes = () => void allowNotices().then((notices) => set({ notices, noticesOffered: true }));
  return (
    <p
      data-testid="offer-notices"
      className="flex items-center gap-1 rounded-full border border-line bg-sheet text-sm text-soft 2xl:pl-3"
    >
      <span className="max-2xl:sr-only">{t('turn.offer')}</span>
      <Button look="quiet" className="min-h-8 px-2 text-accent" onClick={yes}>
        {t('turn.offer_yes')}
      </Button>
      <Button
        look="quiet"
        className="min-h-8 px-2"
        onClick={() => set({ noticesOffered: true })}
        aria-label={t('offer.no')}
        title={t('offer.no')}
      >
        <Icon name="close" />
      </Button>
    </p>
  );
}

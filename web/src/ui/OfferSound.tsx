// Sound is never on by itself: it is offered once, and whoever waves it off is not asked again.

import { useWords } from '../language';
import { useSettings } from '../settings';
import { bell } from '../sound';
import { Button, Icon } from './kit';

export function OfferSound() {
  const { t } = useWords();
  const { sound, offered, set } = useSettings();
  if (sound || offered) return null;
  const yes = () => {
    set({ sound: true, offered: true });
    bell();
  };
  return (
    <p
      data-testid="offer-sound"
      className="flex items-center gap-1 rounded-full border border-line bg-sheet text-sm 2xl:pl-3 text-soft max-sm:hidden"
    >
      <span className="max-2xl:sr-only">{t('offer.sound')}</span>
      <Button look="quiet" className="min-h-8 px-2 text-accent" onClick={yes}>
        {t('offer.yes')}
      </Button>
      <Button
        look="quiet"
        className="min-h-8 px-2"
        onClick={() => set({ offered: true })}
        aria-label={t('offer.no')}
        title={t('offer.no')}
      >
        <Icon name="close" />
      </Button>
    </p>
  );
}

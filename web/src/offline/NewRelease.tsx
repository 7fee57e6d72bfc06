// Tells in the header, where it covers nothing and moves nothing, that a new release is ready.

import { useWords } from '../language';
import { Button } from '../ui/kit';
import { useRelease } from './release';

export function NewRelease() {
  const { t } = useWords();
  const isReady = useRelease((now) => now.isReady);
  return (
    <div role="status" className="flex shrink-0 items-center gap-3 text-sm">
      {isReady && (
        <>
          <span className="max-md:sr-only">{t('offline.release')}</span>
          <Button title={t('offline.release')} onClick={() => location.reload()}>
            {t('offline.reload')}
          </Button>
        </>
      )}
    </div>
  );
}

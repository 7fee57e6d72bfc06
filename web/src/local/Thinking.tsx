// A bot that takes its time at a table of this device, and a way to cut it short.

import { useEffect, useState } from 'react';
import { useWords } from '../language';
import { Button } from '../ui/kit';
import { useThinking } from './useThinking';

/** A quick thought is not worth a word, in milliseconds. */
const SOON = 1500;

export function Thinking({ match }: { match: string }) {
  const { t } = useWords();
  const thinks = useThinking((now) => (now.thinks?.match === match ? now.thinks : null));
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!thinks) return;
    const timer = setTimeout(() => setLong(true), SOON);
    return () => clearTimeout(timer);
  }, [thinks]);
  if (!thinks || !isLong) return null;
  // Beside the seats, where it moves nothing.
  return (
    <span role="status" className="flex items-center gap-2 text-sm text-soft">
      <span className={thinks.hint ? 'max-lg:sr-only' : 'sr-only'}>
        {t(thinks.hint ? 'local.thinks_hint' : 'local.thinks')}
      </span>
      <Button onClick={() => void import('./door').then(({ stopThinking }) => stopThinking())}>
        {t(thinks.hint ? 'local.stop_hint' : 'local.stop')}
      </Button>
    </span>
  );
}

// A book whose places are addresses: what the address bar says is where the reader is.

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { Visit } from './arrive';
import type { Place } from './find';

export function useAddress(addressOf: (place: Place) => string): { visit: Visit; go(place: Place): void } {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const visit = useMemo(
    // An address that was typed has the key of a first one.
    () => ({
      at: hash === '' ? null : decodeURIComponent(hash.slice(1)),
      isBack: kind === 'POP' && key !== 'default',
    }),
    [key, hash, kind],
  );
  const go = useCallback((place: Place) => void navigate(addressOf(place)), [navigate, addressOf]);
  return { visit, go };
}

/** The end of an address that leads to a place on a page. */
export const markOf = ({ at }: Place): string => (at === null ? '' : `#${encodeURIComponent(at)}`);

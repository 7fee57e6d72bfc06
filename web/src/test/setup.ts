import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is proved without a page has none of this.
if (typeof location !== 'undefined') {
  await import('../language');
  const { setReach } = await import('../offline/reach');
  afterEach(() => {
    cleanup();
    // Files share modules: a server that was away in one test is back for the next.
    setReach(true);
  });
}

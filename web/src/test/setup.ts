import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is proved without a page has none of this.
if (typeof location !== 'undefined') {
  await import('../language');
  const { setReach } = await import('../offline/reach');
  const { setImmediate } = globalThis;
  afterEach(async () => {
    cleanup();
    // Files share modules: a server that was away in one test is back for the next.
    setReach(true);
    // What a weak reference was made to is kept until the loop turns, and tests follow each other within one
    // turn: without this, every board of a file is kept until its end.
    await new Promise((turned) => setImmediate(turned));
  });
}

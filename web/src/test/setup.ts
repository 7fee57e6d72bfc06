import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../language';
import { setReach } from '../offline/reach';

afterEach(() => {
  cleanup();
  // Files share modules: a server that was away in one test is back for the next.
  setReach(true);
});

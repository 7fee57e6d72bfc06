// What the proofs share: one real server a worker. Who kills servers starts one of their own.

import { test as base } from '@playwright/test';
import { Server } from './server';

export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

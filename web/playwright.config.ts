import { defineConfig } from '@playwright/test';

/** The real server is started by e2e/server.ts; `PARLOUR` names the program. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  workers: 2,
  fullyParallel: true,
  // What takes minutes is for `./test web` and `./test soak`.
  ...(process.env.PARLOUR_LONG ? {} : { grepInvert: /@long/ }),
  // What passes only on a second try is a fault.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    { name: 'proofs', testIgnore: 'timing.spec.ts' },
    // Nothing else runs beside a measurement.
    ...(process.env.PARLOUR_LONG
      ? [{ name: 'timing', testMatch: 'timing.spec.ts', dependencies: ['proofs'], fullyParallel: false }]
      : []),
  ],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    actionTimeout: 10_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    // What a worker has kept would be shown instead of what a proof serves; offline.spec.ts has one.
    serviceWorkers: 'block',
    locale: 'en-GB',
  },
});

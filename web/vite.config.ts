import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { manifests } from './build/manifest.ts';
import { site } from './build/site.ts';
import { worker } from './build/worker.ts';

const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), manifests(), site(server), worker()],
  // A site lies in any folder of any host.
  base: mode === 'site' ? './' : '/',
  build: {
    target: 'es2022',
    outDir: mode === 'site' ? 'site' : 'dist',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { port: 5173, fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: {
    // What has components in it is drawn on a page; making one takes longer than most of the other tests.
    projects: [
      { extends: true, test: { name: 'page', environment: 'happy-dom', include: ['src/**/*.test.tsx'] } },
      { extends: true, test: { name: 'code', environment: 'node', include: ['src/**/*.test.ts'] } },
    ],
    setupFiles: ['src/test/setup.ts'],
    // A board with all its cards takes the accessibility check a while.
    testTimeout: 30_000,
    // Nothing is shared between files but modules, and a map of War of the Ring is much to collect.
    isolate: false,
    maxWorkers: '100%',
    execArgv: ['--max-semi-space-size=128'],
  },
}));

// Makes the service worker once the client is built: it carries the list of all files of this release.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { languages } from './manifest.ts';

/** What is no part of a release: the page, which has an address of its own, and what serves only hosts. */
const APART = ['index.html', '404.html', 'sw.js', '.gitignore'];

const SOURCE = 'src/offline/worker/sw.ts';

export function worker(): Plugin {
  let folder = 'dist';
  let isSite = false;
  return {
    name: 'parlour-worker',
    apply: 'build',
    configResolved: ({ build, mode }) => {
      folder = build.outDir;
      isSite = mode === 'site';
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            join(entry.parentPath, entry.name)
              .slice(folder.length + 1)
              .replaceAll('\\', '/'),
          )
          .filter((path) => !APART.includes(path))
          .sort();
        const name = createHash('sha256');
        for (const path of ['index.html', ...files])
          name.update(`${path}\0`).update(readFileSync(join(folder, path)));
        const release = {
          name: name.digest('hex').slice(0, 12),
          files,
          languages: languages(),
          served: !isSite,
        };
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { RELEASE: JSON.stringify(release) },
          build: {
            target: 'es2022',
            outDir: folder,
            emptyOutDir: false,
            modulePreload: false,
            rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}

// A site: the client with what a server tells everybody, as a folder that any static host can serve, at any
// depth. The answers are those of the server that PARLOUR_SERVER names.

import type { Plugin } from 'vite';
import { fileOf, publicPaths } from '../src/offline/addresses.ts';
import { languages } from './manifest.ts';

/**
 * Most hosts show `404.html` where they have no file, and every page of the client but the first is such
 * an address. It looks for the client's folder upwards, and shows the page from there.
 */
const ELSEWHERE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Parlour</title>
  </head>
  <body>
    <script type="module">
      let folder = new URL('./', location.href);
      for (;;) {
        const found = await fetch(new URL('sw.js', folder), { method: 'HEAD' });
        if (found.ok && !found.headers.get('Content-Type')?.startsWith('text/html')) break;
        if (folder.pathname === '/') throw new Error('there is no client above this address');
        folder = new URL('../', folder);
      }
      const page = await (await fetch(folder)).text();
      document.open();
      document.write(page.replaceAll('"./', '"' + folder.pathname));
      document.close();
    </script>
    <noscript>Parlour needs JavaScript.</noscript>
  </body>
</html>
`;

async function fetched(server: string, path: string): Promise<string> {
  const answer = await fetch(`${server}/api${path}`).catch(() => null);
  if (!answer?.ok)
    throw new Error(
      `a site takes its games from a server, and ${server}/api${path} ${answer ? `says ${answer.status}` : 'can’t be reached'}: start \`parlour serve\`, or name another server with PARLOUR_SERVER`,
    );
  return answer.text();
}

export function site(server: string): Plugin {
  return {
    name: 'parlour-site',
    apply: (_, { command, mode }) => command === 'build' && mode === 'site',
    async generateBundle() {
      const games = JSON.parse(await fetched(server, '/games'));
      for (const path of publicPaths(games, languages()))
        this.emitFile({ type: 'asset', fileName: fileOf(path), source: await fetched(server, path) });
      this.emitFile({ type: 'asset', fileName: '404.html', source: ELSEWHERE });
    },
  };
}

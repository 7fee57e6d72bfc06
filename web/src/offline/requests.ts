// Which requests the service worker answers, and as what. All others go their way as if it were not there.

import { isPublic } from './addresses';

export type Kind = 'page' | 'file' | 'data';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Pages of the server itself, such as the one on its API. */
const OF_THE_SERVER = /^(?:api|health|metrics|ready)(?:\/|$)/;

/** The address below the client's folder; null for one elsewhere. */
export function pathIn(scope: URL, url: string): string | null {
  return url.startsWith(scope.href) ? new URL(url).pathname.slice(scope.pathname.length) : null;
}

/** Whether an address shows this client. */
export function isOurs(scope: URL, url: string): boolean {
  const path = pathIn(scope, url);
  return path !== null && !OF_THE_SERVER.test(path);
}

export function kindOf({ method, mode, url }: Asked, scope: URL, files: ReadonlySet<string>): Kind | null {
  const path = pathIn(scope, url);
  if (method !== 'GET' || path === null) return null;
  if (mode === 'navigate') return isOurs(scope, url) ? 'page' : null;
  // Files of an earlier release have names of their own in this folder.
  if (path.startsWith('assets/') || files.has(path)) return 'file';
  return path.startsWith('api/') && new URL(url).search === '' && isPublic(path.slice(3)) ? 'data' : null;
}

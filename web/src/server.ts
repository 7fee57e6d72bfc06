// Where everything is: the folder that this client came from, and the server that it plays at. A client
// that a server brings plays there. One from a static host (a "site") has no server until its reader
// names one.

export const IS_SITE = import.meta.env.MODE === 'site';

/** The folder of the client. A site may lie in any; its scripts are one below it. */
export const HOME = new URL(IS_SITE ? '../' : '/', IS_SITE ? import.meta.url : location.href);

const KEY = 'parlour.server';

/** What goes before `/api`: nothing for the page's own server, null where there is none. */
export function serverRoot(): string | null {
  return IS_SITE ? localStorage.getItem(KEY) : '';
}

/** Chooses a server, or none. Whatever the page knows belongs to the one before, so it starts anew. */
export function chooseServer(root: string | null): void {
  if (root === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, root);
  location.reload();
}

/** Under which the session at a server is kept; null where a cookie tells who we are. */
function sessionKey(): string | null {
  const root = serverRoot();
  return root ? `parlour.session ${root}` : null;
}

/** What a site shows its server, which takes no cookie of it. */
export function sessionToken(): string | null {
  const key = sessionKey();
  return key && localStorage.getItem(key);
}

/** Keeps the session that the server has opened for a site, or forgets it. */
export function keepSession(token: string | null): void {
  const key = sessionKey();
  if (key === null) return;
  if (token === null) localStorage.removeItem(key);
  else localStorage.setItem(key, token);
}

export function socketAddress(): string {
  const address = new URL(`${serverRoot() ?? ''}/api/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** What a socket offers to speak: the only place where a page can show a token that no log has. */
export function socketProtocols(): string[] {
  const token = sessionToken();
  return token === null ? [] : ['parlour', `parlour.session.${token}`];
}

/** A link for others. A table elsewhere is best opened at its own server, which needs no setting. */
export function linkTo(path: string): string {
  const root = serverRoot();
  return root ? `${root}${path}` : new URL(path.slice(1), HOME).href;
}

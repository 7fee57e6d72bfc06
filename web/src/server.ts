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

export function socketAddress(): string {
  const address = new URL(`${serverRoot() ?? ''}/api/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** A link for others. A table elsewhere is best opened at its own server, which needs no setting. */
export function linkTo(path: string): string {
  const root = serverRoot();
  return root ? `${root}${path}` : new URL(path.slice(1), HOME).href;
}

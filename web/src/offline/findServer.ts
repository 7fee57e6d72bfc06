// Makes of what somebody types the address of a server, and asks it whether it is one.

/** Why an address is of no use. */
export type Reason = 'readable' | 'secure' | 'reached' | 'allowed' | 'parlour';

export class NotAServer extends Error {
  constructor(
    readonly reason: Reason,
    readonly root = '',
  ) {
    super(`not ${reason}: ${root}`);
  }
}

/** Names of this computer, which a secure page may ask without a certificate. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Scheme, host and port; a server has no folder. */
export function rootOf(typed: string, isSecure: boolean): string {
  const text = typed.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) throw new NotAServer('readable');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new NotAServer('readable');
  if (isSecure && url.protocol === 'http:' && !LOCAL.test(url.hostname))
    throw new NotAServer('secure', url.origin);
  return url.origin;
}

/** The root of the server at an address. */
export async function findServer(typed: string, isSecure: boolean): Promise<string> {
  const root = rootOf(typed, isSecure);
  const games = `${root}/api/games`;
  const answer = await fetch(games, { credentials: 'omit' }).catch(() => null);
  if (answer === null) {
    // A browser doesn't tell why; but without asking for the answer it does tell whether there is one.
    const isThere = await fetch(games, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    throw new NotAServer(isThere ? 'allowed' : 'reached', root);
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok || !Array.isArray(said) || !said.every((game) => typeof game?.id === 'string'))
    throw new NotAServer('parlour', root);
  return root;
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { findServer, rootOf } from './findServer';

afterEach(() => vi.unstubAllGlobals());

describe('an address that somebody types', () => {
  it('becomes scheme, host and port', () => {
    for (const [typed, root] of [
      ['play.example.org', 'https://play.example.org'],
      [' https://play.example.org/table/0123 ', 'https://play.example.org'],
      ['HTTPS://Play.Example.org:8443', 'https://play.example.org:8443'],
      ['http://localhost:8080/', 'http://localhost:8080'],
      ['192.168.1.7:8080', 'https://192.168.1.7:8080'],
    ] as const)
      expect([typed, rootOf(typed, true)]).toEqual([typed, root]);
  });

  it('is refused when it is none, or when a secure page could not ask it', () => {
    for (const typed of ['', 'two words', 'ftp://example.org', 'https://', 'javascript://alert'])
      expect(() => rootOf(typed, false)).toThrow('not readable');
    expect(() => rootOf('http://play.example.org', true)).toThrow('not secure');
    expect(rootOf('http://play.example.org', false)).toBe('http://play.example.org');
  });
});

describe('a server', () => {
  const answers = (answer: (init: RequestInit) => Promise<Response>) =>
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(init));
  const find = () => findServer('play.example.org', true);

  it('is one that lists its games', async () => {
    answers(async () => Response.json([{ id: 'x' }]));
    expect(await find()).toBe('https://play.example.org');
  });

  it('is none if it lists anything else', async () => {
    for (const answer of [
      () => Response.json({ games: [] }),
      () => Response.json([1]),
      () => new Response('<p>Welcome'),
      () => Response.json([], { status: 500 }),
    ]) {
      answers(async () => answer());
      await expect(find()).rejects.toThrow('not parlour');
    }
  });

  it('that does not answer is not reached, and one that answers only others does not allow it', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(find()).rejects.toThrow('not reached');
    answers(async ({ mode }) => {
      if (mode !== 'no-cors') throw new TypeError('Failed to fetch');
      return new Response(null);
    });
    await expect(find()).rejects.toThrow('not allowed');
  });
});

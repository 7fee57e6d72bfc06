import { describe, expect, it } from 'vitest';
import { fileOf, isPublic, publicPaths } from './addresses';
import { isOurs, kindOf } from './requests';

const HOME = new URL('https://play.example.org/');
const FILES = new Set(['icon.svg', 'data/games.json']);

const ask = (path: string, more: { method?: string; mode?: string } = {}, scope = HOME) =>
  kindOf({ method: 'GET', mode: 'cors', url: new URL(path, scope).href, ...more }, scope, FILES);

describe('the worker answers', () => {
  it('every page of the client, and none of the server', () => {
    for (const path of ['/', '/rules/x', '/docs/host#tls', '/nothing/here', '/apiary'])
      expect([path, ask(path, { mode: 'navigate' })]).toEqual([path, 'page']);
    for (const path of ['/api', '/api/openapi.json', '/metrics', '/health', '/ready'])
      expect([path, ask(path, { mode: 'navigate' })]).toEqual([path, null]);
  });

  it('files of this release, and assets of any', () => {
    expect(ask('/icon.svg')).toBe('file');
    expect(ask('/assets/index-of-an-earlier-release.js')).toBe('file');
    expect(ask('/robots.txt')).toBeNull();
  });

  it('what a server tells everybody', () => {
    for (const path of ['/api/games', '/api/games/x/book/de', '/api/games/x/catalogue/fr'])
      expect([path, ask(path)]).toEqual([path, 'data']);
  });

  it('nothing personal, nothing that changes something, no socket', () => {
    for (const path of [
      '/api/me',
      '/api/sessions',
      '/api/matches?mine=true',
      '/api/matches/0123',
      '/api/matches/0123/notes',
      '/api/matches/0123/record',
      '/api/profile/x',
      '/api/games/x/goods',
      '/api/games/../me/book/en',
      '/api/games/x/book/en?as=ada',
      '/api/socket',
    ])
      expect([path, ask(path)]).toEqual([path, null]);
    expect(ask('/api/games', { method: 'POST' })).toBeNull();
    expect(ask('/assets/a.js', { method: 'HEAD' })).toBeNull();
  });

  it('nothing outside of its folder', () => {
    const folder = new URL('https://example.org/games/parlour/');
    expect(ask('rules/x', { mode: 'navigate' }, folder)).toBe('page');
    expect(ask('/games/other/', { mode: 'navigate' }, folder)).toBeNull();
    expect(ask('https://play.example.org/api/games', {}, folder)).toBeNull();
    expect(isOurs(folder, 'https://example.org/games/')).toBe(false);
  });
});

describe('what a server tells everybody', () => {
  const paths = publicPaths([{ id: 'x', languages: ['en', 'fr'] }], ['en', 'de', 'fr']);

  it('is in the list, and only that is public', () => {
    expect(paths).toEqual([
      '/games',
      '/games/x/catalogue/en',
      '/games/x/catalogue/fr',
      '/games/x/book/en',
      '/games/x/book/de',
      '/games/x/book/fr',
    ]);
    expect(paths.filter((path) => !isPublic(path))).toEqual([]);
  });

  it('has a file of its own on a site, and no file is a folder', () => {
    const files = paths.map(fileOf);
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect(files.filter((other) => other.startsWith(`${file}/`))).toEqual([]);
  });
});

// What makes the client an app that can be installed: a manifest in each language, with a shortcut to each
// game that has a board, and the colours of both themes on the page.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const text = (path: string) => readFileSync(path, 'utf8');

/** A message without parameters. */
function said(path: string, key: string): string {
  const words = new FluentBundle('en');
  words.addResource(new FluentResource(text(path)));
  const message = words.getMessage(key)?.value;
  if (!message) throw new Error(`${path} has no ${key}`);
  return words.formatPattern(message);
}

export const languages = (): string[] => readdirSync('src/locales', 'utf8').flatMap(languageOf).sort();

const languageOf = (name: string) => (name.endsWith('.ftl') ? [basename(name, '.ftl')] : []);

/** The games with a board of their own, by its folder. */
const games = (): string[] =>
  readdirSync('src/boards')
    .filter((name) => existsSync(`src/boards/${name}/index.ts`) && existsSync(`../games/${name}`))
    .sort();

/** A colour of the style sheet, in the light theme and in the dark one. */
function colours(name: string): [light: string, dark: string] {
  const [light, dark] = [...text('src/style.css').matchAll(new RegExp(`--${name}: (#\\w{6});`, 'g'))];
  if (!light?.[1] || !dark?.[1]) throw new Error(`the style sheet has no --${name}`);
  return [light[1], dark[1]];
}

const icon = (name: string, size: number, purpose: string) => ({
  src: `${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function manifest(language: string): object {
  return {
    // What an app is known by: the same in every language, another one in every folder.
    start_url: './',
    scope: './',
    name: 'Parlour',
    short_name: 'Parlour',
    description: said(`src/locales/${language}.ftl`, 'lobby-about'),
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: colours('felt')[0],
    background_color: colours('paper')[0],
    categories: ['games'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].map((size) => icon('icon', size, 'any')),
      ...[192, 512].map((size) => icon('icon-maskable', size, 'maskable')),
    ],
    shortcuts: games().map((game) => ({
      name: said(`../games/${game}/locales/${language}.ftl`, 'game-title'),
      url: `./?new=${game}`,
      icons: [icon('icon', 192, 'any')],
    })),
  };
}

const fileOf = (language: string) => `manifest.${language}.webmanifest`;

export function manifests(): Plugin {
  let base = '/';
  return {
    name: 'parlour-manifests',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}${fileOf('en')}` }, injectTo: 'head' as const },
      ...colours('felt').map((content, at) => ({
        tag: 'meta',
        attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${at ? 'dark' : 'light'})` },
        injectTo: 'head' as const,
      })),
    ],
    generateBundle() {
      for (const language of languages())
        this.emitFile({
          type: 'asset',
          fileName: fileOf(language),
          source: JSON.stringify(manifest(language)),
        });
    },
  };
}

// What a server tells everybody alike, so that it may be kept for when there is none: the games, their
// words and their books. Nothing else of the API is ever kept. The service worker, the client and the
// build of a site all go by this list.

const GAMES = '/games';
const OF_A_GAME = /^\/games\/[\w-]+\/(?:book|catalogue)\/[a-z]{2}$/;

/** Whether a path below `/api` is the same for everybody. */
export const isPublic = (path: string): boolean => path === GAMES || OF_A_GAME.test(path);

/** All of them, for the games that there are. A book is there in every language, if only in English. */
export function publicPaths(
  games: readonly { id: string; languages: readonly string[] }[],
  languages: readonly string[],
): string[] {
  return [
    GAMES,
    ...games.flatMap((game) => [
      ...game.languages.map((language) => `/games/${game.id}/catalogue/${language}`),
      ...languages.map((language) => `/games/${game.id}/book/${language}`),
    ]),
  ];
}

/** The file of a site with the same answer; on a disk `games` cannot be a file and a folder. */
export const fileOf = (path: string): string =>
  `data${path}.${path.includes('/catalogue/') ? 'ftl' : 'json'}`;

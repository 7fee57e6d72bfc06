// Names and descriptions of games and bots in the reader's language, as far as the shell has them;
// else as the server sends them.

import { useMemo } from 'react';
import { useWords } from '../language';
import type { BotCard, GameCard, SeatInfo } from '../wire';
import { sentence } from '../words';

export interface Titles {
  title(game: GameCard): string;
  about(game: GameCard): string;
  /** What it keeps for its players between matches. */
  kept(game: GameCard): string | undefined;
  bot(bot: Pick<BotCard, 'id'>): string;
  botAbout(bot: BotCard): string;
  /** Who sits there, if anybody does; a bot and a guest are called so. */
  sitter(seat: SeatInfo | undefined): string | undefined;
}

export function useTitles(): Titles {
  const { t, knows, language } = useWords();
  return useMemo(() => {
    const name = (game: GameCard) => game.names[language];
    const own = (key: string, said: string) => (knows(key) ? t(key) : said);
    const bot = ({ id }: Pick<BotCard, 'id'>) => own(`bot.${id}`, id);
    return {
      title: (game) => name(game)?.title ?? game.title,
      about: (game) => sentence(name(game)?.about ?? game.about),
      kept: (game) => name(game)?.kept,
      bot,
      botAbout: (bot) => sentence(own(`botabout.${bot.id}`, bot.about)),
      sitter: (seat) =>
        seat?.holder === 'bot' && seat.name
          ? t('seat.bot', { name: bot({ id: seat.name }) })
          : seat?.guest && seat.name
            ? t('seat.guest', { name: seat.name })
            : seat?.name,
    };
  }, [t, knows, language]);
}

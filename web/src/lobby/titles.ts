// Names and descriptions of games and bots in the reader's language, as far as the shell has them;
// else as the server sends them.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotCard, GameCard } from '../wire';
import { sentence } from '../words';

export interface Titles {
  title(game: GameCard): string;
  about(game: GameCard): string;
  bot(bot: BotCard): string;
  botAbout(bot: BotCard): string;
}

export function useTitles(): Titles {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const own = (key: string, said: string) => (i18n.exists(key) ? t(key) : said);
    return {
      title: (game) => own(`title.${game.id}`, game.title),
      about: (game) => sentence(own(`about.${game.id}`, game.about)),
      bot: (bot) => own(`bot.${bot.id}`, bot.id),
      botAbout: (bot) => sentence(own(`botabout.${bot.id}`, bot.about)),
    };
  }, [t, i18n]);
}

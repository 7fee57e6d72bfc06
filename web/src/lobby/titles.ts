// Names and descriptions of games and bots in the reader's language, as far as the shell has them;
// else as the server sends them.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotCard, GameCard, SeatInfo } from '../wire';
import { sentence } from '../words';

export interface Titles {
  title(game: GameCard): string;
  about(game: GameCard): string;
  bot(bot: Pick<BotCard, 'id'>): string;
  botAbout(bot: BotCard): string;
  /** Who sits there, if anybody does; a bot and a guest are called so. */
  sitter(seat: SeatInfo | undefined): string | undefined;
}

export function useTitles(): Titles {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const own = (key: string, said: string) => (i18n.exists(key) ? t(key) : said);
    const bot = ({ id }: Pick<BotCard, 'id'>) => own(`bot.${id}`, id);
    return {
      title: (game) => own(`title.${game.id}`, game.title),
      about: (game) => sentence(own(`about.${game.id}`, game.about)),
      bot,
      botAbout: (bot) => sentence(own(`botabout.${bot.id}`, bot.about)),
      sitter: (seat) =>
        seat?.holder === 'bot' && seat.name
          ? t('seat.bot', { name: bot({ id: seat.name }) })
          : seat?.guest && seat.name
            ? t('seat.guest', { name: seat.name })
            : seat?.name,
    };
  }, [t, i18n]);
}

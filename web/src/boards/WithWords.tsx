// A board's own words, with the shell's, for everything inside.

import { type ReactNode, Suspense, use, useMemo } from 'react';
import { BoardWords, useLanguage, useWords } from '../language';
import { Spinner } from '../ui/kit';
import { Catalogue } from '../words';
import { wordsOf } from './board';

const LOADED = new Map<string, Promise<string>>();

function load(game: string, language: string): Promise<string> {
  const name = `${game}/${language}`;
  const known = LOADED.get(name) ?? wordsOf(game, language);
  LOADED.set(name, known);
  // What could not be loaded is tried again.
  known.catch(() => LOADED.delete(name));
  return known;
}

interface Props {
  game: string;
  children: ReactNode;
}

export function WithWords(props: Props) {
  const { t } = useWords();
  return (
    <Suspense fallback={<Spinner label={t('common.loading')} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ game, children }: Props) {
  const { language, source } = useLanguage();
  const own = use(load(game, language));
  const words = useMemo(() => new Catalogue(language, source, own), [language, source, own]);
  return <BoardWords value={words}>{children}</BoardWords>;
}

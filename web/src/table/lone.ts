// Questions with nothing to choose are answered by themselves, where a board says that pressing the lone
// answer means nothing to a person, and that everybody knows that there is but one: from how soon an answer
// comes nobody must learn anything.

import { useEffect } from 'react';
import { moduleOf } from '../boards/board';
import { useSettings } from '../settings';
import type { Change, Prompt } from '../wire';
import { useBeat, useShown, useTable } from './store';

export function isLone(
  game: string,
  prompt: Prompt | undefined,
  /** The last thing that happened: whoever took something back wants to be asked. */
  last: Pick<Change, 'kind'> | undefined,
): boolean {
  const [only, ...others] = prompt?.options ?? [];
  if (!prompt || !only || others.length > 0 || only.warning) return false;
  if (last && last.kind !== 'play') return false;
  return moduleOf(game).lone?.includes(prompt.ask.key) ?? false;
}

/** Answers them when what happened has been shown. */
export function useLone(game: string, veiled: boolean): void {
  const view = useShown();
  const beat = useBeat();
  const sending = useTable((table) => table.sending);
  const choose = useTable((table) => table.choose);
  const wants = useSettings(({ confirm }) => confirm !== 'always');
  const prompt = view?.update.prompt;
  const last = view?.log.at(-1);
  const lone = wants && !veiled && !beat && sending === null && isLone(game, prompt, last);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (lone) choose(0);
  }, [lone, prompt]);
}

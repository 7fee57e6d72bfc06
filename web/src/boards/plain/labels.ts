// What is read out of a thing, and what a press on it does.

import { useWords } from '../../language';
import { nameOf, narrowed } from '../../table/touch';
import type { Choice } from '../../wire';
import { sentence } from '../../words';
import type { BoardProps } from '../board';
import { isName } from './layout';
import type { Part } from './scene';

/** The options that a press on a thing may mean, after what is picked. */
export function optionsOn({ prompt, picked }: BoardProps, name: string): Choice<unknown>[] {
  const left = narrowed(prompt, picked).flatMap((index) => prompt?.options[index] ?? []);
  return left.filter(({ touches = [] }) => touches.some((thing) => nameOf(thing) === name));
}

/** Says what a press does, if it does one thing, or how many it may mean. */
export function useDeed(board: BoardProps): (name: string) => string {
  const { t } = useWords();
  return (name) => {
    const options = optionsOn(board, name);
    const [only] = options;
    if (!only) return '';
    return options.length === 1
      ? sentence(board.say(only.label))
      : t('plain.choices', { count: options.length });
  };
}

/** Says a place of a grid and what lies there: "square 5: cross", "column 4: red disc, yellow disc". */
export function useLabel(board: BoardProps): (parts: readonly Part[]) => string {
  const { t } = useWords();
  const deed = useDeed(board);
  return (parts) => {
    const [first] = parts;
    if (!first) return '';
    const lying = parts.filter((part) => part.figure !== '' && !isName(part));
    const what = lying.map(({ figure, detail }) =>
      t('plain.figure', { figure, colour: t('plain.colour', { colour: detail }) }),
    );
    const { kind, id } = first.thing;
    const place = deed(first.name) || t('plain.place', { kind, id });
    return sentence(what.length > 0 ? t('plain.holds', { place, what }) : t('plain.is_free', { place }));
  };
}

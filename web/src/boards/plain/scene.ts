// What a scene names, made ready to be drawn: places with what lies on them, line by line. A section
// with cards or chips is a table; one with other things is a grid, a row for each line.

import { nameOf } from '../../table/touch';
import type { Param, Scene, Thing, Words } from '../../wire';

/** A thing where a line names it. */
export interface Part {
  thing: Thing;
  name: string;
  /** What to draw: the first word of its look. */
  figure: string;
  /** Of what colour, rank or number. */
  detail: string;
}

export interface Line {
  words: Words;
  parts: Part[];
}

export interface Drawn {
  title: Words;
  form: 'words' | 'grid' | 'table';
  lines: Line[];
}

function part({ kind, id, look = '' }: Thing): Part {
  const [figure = '', detail = ''] = look.split(' ');
  return { thing: { kind, id }, name: nameOf({ kind, id }), figure, detail };
}

const within = (param: Param): Thing[] =>
  'text' in param ? named(param.text) : 'list' in param ? param.list.flatMap(within) : [];

/** The things that words name, then those that the words in them name. */
const named = ({ things = [], params = {} }: Words): Thing[] => [
  ...things,
  ...Object.values(params).flatMap(within),
];

const ON_TABLES = ['card', 'chips'];

export function drawn(scene: Scene): Drawn[] {
  return scene.sections.map(({ title, lines }) => {
    const read = lines.map((words) => ({ words, parts: named(words).map(part) }));
    const parts = read.flatMap((line) => line.parts);
    const isTable = parts.some(({ figure }) => ON_TABLES.includes(figure));
    return { title, form: parts.length === 0 ? 'words' : isTable ? 'table' : 'grid', lines: read };
  });
}

// Where lessons lie while they are taught: in memory, beside the matches that are kept.

import { isLesson } from '../local/ids';
import { appended, type Keep, NotKept, type Row } from '../local/keep';
import type { Whole } from '../local/wire';

interface Lying {
  row: Row;
  entries: string[];
  chat: Whole['chat'];
}

/** A keep that has lessons in memory and everything else where it was. */
export function lectern(shelf: Keep): Keep {
  const lying = new Map<string, Lying>();
  const of = (id: string): Lying => {
    const found = lying.get(id);
    if (!found) throw new NotKept('missing');
    return found;
  };
  return {
    list: () => shelf.list(),
    row: async (id) => (isLesson(id) ? of(id).row : shelf.row(id)),
    create: async (row, entries) => {
      if (!isLesson(row.id)) return shelf.create(row, entries);
      lying.set(row.id, { row, entries: [...entries], chat: [] });
    },
    load: async (id) => {
      if (!isLesson(id)) return shelf.load(id);
      const { row, entries, chat } = of(id);
      const { created, updated, version, head } = row;
      return { created, updated, version, head, entries: [...entries], chat: [...chat], drafts: [] };
    },
    find: async (id, what) => {
      if (!isLesson(id)) return shelf.find(id, what);
      const { row, entries, chat } = of(id);
      if (what === 'drafts') return [];
      if ('looked' in what) return 0;
      if ('kept' in what) return null;
      return { version: row.version, entries: entries.slice(what.news.entries), chat };
    },
    write: async (id, what, at) => {
      if (!isLesson(id)) return shelf.write(id, what, at);
      const one = of(id);
      if ('entries' in what) {
        one.row = appended(one.row, what.entries, at);
        one.entries.push(...what.entries.rows.map(([, text]) => text));
      } else if ('line' in what) one.chat.push(what.line);
    },
    notes: async (id) => (isLesson(id) ? '' : shelf.notes(id)),
    setNotes: async (id, text) => {
      if (!isLesson(id)) await shelf.setNotes(id, text);
    },
    remove: async (id) => {
      if (isLesson(id)) lying.delete(id);
      else await shelf.remove(id);
    },
  };
}

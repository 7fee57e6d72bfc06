// A table with real dice and cards: what came is entered here, each in one tap or two. Any game
// works, because the server says what may come: playing cards by rank and suit, a few things at
// once, and many by their first letter. Whoever has a keyboard types a part of the name.

import { useEffect, useId, useMemo, useState } from 'react';
import { type ItemName, moduleOf } from '../boards/board';
import { useWords } from '../language';
import { Button, inputStyle } from '../ui/kit';
import type { DealerPrompt } from '../wire';
import { type Say, sentence } from '../words';
import { useTable } from './store';

const CARD = /^(10|[2-9JQKA])([CDHS])$/;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SIGNS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };
/** As many stand side by side; more are reached by their first letter. */
const AT_ONCE = 16;

const KEY = 'min-w-11 px-2 text-base';

export function DealerPanel({ prompt, say, game }: { prompt: DealerPrompt; say: Say; game: string }) {
  const { t } = useWords();
  const deal = useTable((table) => table.deal);
  const name = useItemName(game, prompt.repeats, say);
  const [items, setItems] = useState<string[]>([]);
  const left = useMemo(
    () => [...new Set(prompt.candidates)].filter((one) => prompt.repeats || !items.includes(one)),
    [prompt, items],
  );
  const full = items.length >= prompt.count;
  const add = (item: string) => {
    const next = [...items, item];
    setItems(next);
    if (next.length === prompt.count) deal(next).then((done) => setItems(done ? [] : next.slice(0, -1)));
  };
  const cards = prompt.candidates.every((one) => CARD.test(one));
  // What has the same name is the same.
  const byName = new Map<string, string>();
  for (const item of left) if (!byName.has(name(item))) byName.set(name(item), item);
  return (
    <div className="rounded-xl border border-line bg-raised p-3" data-testid="dealer">
      <p className="font-medium">{sentence(say(prompt.ask))}</p>
      <p className="mt-1 text-sm text-soft" role="status">
        {t('dealer.so_far', { done: items.length, count: prompt.count })} {items.map(name).join(' · ')}
      </p>
      {!full && (
        <div className="mt-2 grid gap-2">
          <Typed byName={byName} add={add} />
          {cards ? <Cards left={left} add={add} /> : <Things byName={byName} add={add} />}
        </div>
      )}
      {items.length > 0 && !full && (
        <Button look="quiet" className="mt-2" onClick={() => setItems(items.slice(0, -1))}>
          {t('dealer.back')}
        </Button>
      )}
    </div>
  );
}

/** What the game calls an item; until that is loaded, and for other games, its id in words. */
function useItemName(game: string, rolled: boolean, say: Say): (item: string) => string {
  const { t } = useWords();
  const [own, setOwn] = useState<{ name: ItemName } | null>(null);
  useEffect(() => {
    moduleOf(game)
      .items?.()
      .then((loaded) => setOwn({ name: loaded.default }));
  }, [game]);
  return (item) => sentence(own ? own.name(item, rolled, say, t) : inWords(item));
}

/** Rank, then suit. */
function Cards({ left, add }: { left: string[]; add(item: string): void }) {
  const { t } = useWords();
  const [rank, setRank] = useState<string | null>(null);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1" role="group" aria-label={t('dealer.rank')}>
        {RANKS.filter((one) => left.some((card) => card.slice(0, -1) === one)).map((one) => (
          <Button
            key={one}
            className={KEY}
            look={rank === one ? 'main' : 'plain'}
            aria-pressed={rank === one}
            onClick={() => setRank(one)}
          >
            {one}
          </Button>
        ))}
      </div>
      <div className="flex gap-1" role="group" aria-label={t('dealer.suit')}>
        {['C', 'D', 'H', 'S'].map((suit) => (
          <Button
            key={suit}
            className={`${KEY} text-lg`}
            aria-label={t(`dealer.suit_${suit}`)}
            disabled={!rank || !left.includes(`${rank}${suit}`)}
            onClick={() => {
              setRank(null);
              add(`${rank}${suit}`);
            }}
          >
            {SIGNS[suit]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Letters alone: without marks, signs of suits as their letters. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[♣♦♥♠]/g, (sign) => Object.keys(SIGNS).find((suit) => SIGNS[suit] === sign) ?? sign)
    .toLowerCase();

/** What may be meant by some letters: what begins with them first, then what has them in it. */
export function meant(names: readonly string[], typed: string): string[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const fits = names.filter((one) => words.every((word) => plain(one).includes(word)));
  const starts = (one: string) => plain(one).startsWith(words[0] ?? '');
  return [...fits.filter(starts), ...fits.filter((one) => !starts(one))];
}

/** So many are listed below what is typed. */
const LISTED = 8;

/** A part of the name, arrows through what is found, and Enter: the next can be typed at once. */
function Typed({ byName, add }: { byName: ReadonlyMap<string, string>; add(item: string): void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [at, go] = useState(0);
  const list = useId();
  const found = meant([...byName.keys()], text).slice(0, LISTED);
  const now = Math.min(at, found.length - 1);
  const take = (one: string | undefined) => {
    const item = one === undefined ? undefined : byName.get(one);
    if (item === undefined) return;
    setText('');
    go(0);
    add(item);
  };
  return (
    <div>
      <input
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${now}` : undefined}
        autoComplete="off"
        className={inputStyle}
        value={text}
        placeholder={t('dealer.type')}
        aria-label={t('dealer.type')}
        onChange={(event) => {
          setText(event.target.value);
          go(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') go(Math.min(now + 1, found.length - 1));
          else if (event.key === 'ArrowUp') go(Math.max(now - 1, 0));
          else if (event.key === 'Enter') take(found[now]);
          else return;
          event.preventDefault();
        }}
      />
      <div id={list} role="listbox" aria-label={t('dealer.found')} className="mt-1 grid gap-0.5 empty:hidden">
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field above
          <div
            key={one}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === now}
            onClick={() => take(one)}
            className={`cursor-pointer rounded-lg px-2 py-1 text-sm ${index === now ? 'bg-accent text-onaccent' : 'bg-sheet hover:bg-warnbg'}`}
          >
            {one}
          </div>
        ))}
      </div>
      {text.trim() !== '' && found.length === 0 && (
        <p className="mt-1 text-xs text-warn" role="status">
          {t('dealer.none')}
        </p>
      )}
    </div>
  );
}

/** A few at once; of many, the first letter and then the thing. */
function Things({ byName, add }: { byName: ReadonlyMap<string, string>; add(item: string): void }) {
  const { t } = useWords();
  const [letter, setLetter] = useState<string | null>(null);
  const names = [...byName.keys()];
  const initial = (one: string) => one.charAt(0).toLocaleUpperCase();
  const many = names.length > AT_ONCE;
  const letters = [...new Set(names.map(initial))].sort();
  const found = many ? names.filter((one) => initial(one) === letter) : names;
  return (
    <div className="grid gap-2">
      {many && (
        <div className="flex flex-wrap gap-1" role="group" aria-label={t('dealer.letter')}>
          {letters.map((one) => (
            <Button
              key={one}
              className={KEY}
              look={letter === one ? 'main' : 'plain'}
              aria-pressed={letter === one}
              onClick={() => setLetter(one)}
            >
              {one}
            </Button>
          ))}
        </div>
      )}
      <div
        className="flex max-h-56 flex-wrap gap-1 overflow-y-auto"
        role="group"
        aria-label={t('dealer.things')}
      >
        {found.map((one) => (
          <Button
            key={one}
            className={KEY}
            onClick={() => {
              setLetter(null);
              add(byName.get(one) ?? one);
            }}
          >
            {one}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** A playing card with its sign; an id in words. */
function inWords(item: string): string {
  const card = CARD.exec(item);
  if (card) return `${card[1]}${SIGNS[card[2] ?? '']}`;
  return item.replace(/[_-]+/g, ' ').toLowerCase();
}

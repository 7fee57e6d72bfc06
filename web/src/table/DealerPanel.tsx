// A table with real dice and cards: what came is entered here, each in one tap or two. Any game
// works, because the server says what may come: playing cards by rank and suit, a few things at
// once, and many by their first letter.

import { useEffect, useMemo, useState } from 'react';
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
  return (
    <div className="rounded-xl border border-line bg-raised p-3" data-testid="dealer">
      <p className="font-medium">{sentence(say(prompt.ask))}</p>
      <p className="mt-1 text-sm text-soft" role="status">
        {t('dealer.so_far', { done: items.length, count: prompt.count })} {items.map(name).join(' · ')}
      </p>
      {!full && (
        <div className="mt-2">
          {cards ? <Cards left={left} add={add} /> : <Things left={left} name={name} add={add} />}
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

/** A few at once; of many, the first letter and then the thing. What has the same name is the same. */
function Things({
  left,
  name,
  add,
}: {
  left: string[];
  name(item: string): string;
  add(item: string): void;
}) {
  const { t } = useWords();
  const [letter, setLetter] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const byName = new Map<string, string>();
  for (const item of left) if (!byName.has(name(item))) byName.set(name(item), item);
  const names = [...byName.keys()];
  const initial = (one: string) => one.charAt(0).toLocaleUpperCase();
  const many = names.length > AT_ONCE;
  const letters = [...new Set(names.map(initial))].sort();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = many
    ? names.filter((one) =>
        words.length > 0 ? words.every((word) => one.toLowerCase().includes(word)) : initial(one) === letter,
      )
    : names;
  return (
    <div className="grid gap-2">
      {many && (
        <>
          <div className="flex flex-wrap gap-1" role="group" aria-label={t('dealer.letter')}>
            {letters.map((one) => (
              <Button
                key={one}
                className={KEY}
                look={letter === one ? 'main' : 'plain'}
                aria-pressed={letter === one}
                onClick={() => {
                  setSearch('');
                  setLetter(one);
                }}
              >
                {one}
              </Button>
            ))}
          </div>
          <input
            type="search"
            className={inputStyle}
            value={search}
            placeholder={t('dealer.search')}
            aria-label={t('dealer.search')}
            onChange={(event) => setSearch(event.target.value)}
          />
        </>
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
              setSearch('');
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

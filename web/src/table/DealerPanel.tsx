// A table with real dice and cards: what came is entered in two taps.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, inputStyle } from '../ui/kit';
import type { DealerPrompt } from '../wire';
import { type Say, sentence } from '../words';
import { useTable } from './store';

const CARD = /^(10|[2-9JQKA])([CDHS])$/;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SIGNS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };

export function DealerPanel({ prompt, say }: { prompt: DealerPrompt; say: Say }) {
  const { t } = useTranslation();
  const deal = useTable((table) => table.deal);
  const [items, setItems] = useState<string[]>([]);
  const [first, setFirst] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  // A face of a die may come again, a card may not.
  const repeats = prompt.candidates.every((one) => /^[1-6]$/.test(one));
  const left = prompt.candidates.filter((one) => repeats || !items.includes(one));
  const full = items.length >= prompt.count;
  const add = (item: string) => {
    setFirst(null);
    const next = [...items, item];
    setItems(next);
    if (next.length === prompt.count)
      deal(next).then((done) => {
        if (done) setItems([]);
        else setItems(next.slice(0, -1));
      });
  };
  const cards = prompt.candidates.every((one) => CARD.test(one));
  const key = 'min-w-11 px-2 text-base';
  return (
    <div className="rounded-xl border border-line bg-raised p-3">
      <p className="font-medium">{sentence(say(prompt.ask))}</p>
      <p className="mt-1 text-sm text-soft" role="status">
        {t('dealer.so_far', { done: items.length, count: prompt.count })} {items.map(show).join('  ')}
      </p>
      {!full && cards && (
        <div className="mt-2 grid gap-2">
          <div className="flex flex-wrap gap-1" role="group" aria-label={t('dealer.rank')}>
            {RANKS.filter((rank) => left.some((one) => one.slice(0, -1) === rank)).map((rank) => (
              <Button
                key={rank}
                className={key}
                look={first === rank ? 'main' : 'plain'}
                aria-pressed={first === rank}
                onClick={() => setFirst(rank)}
              >
                {rank}
              </Button>
            ))}
          </div>
          <div className="flex gap-1" role="group" aria-label={t('dealer.suit')}>
            {['C', 'D', 'H', 'S'].map((suit) => (
              <Button
                key={suit}
                className={`${key} text-lg`}
                aria-label={t(`dealer.suit_${suit}`)}
                disabled={!first || !left.includes(`${first}${suit}`)}
                onClick={() => add(`${first}${suit}`)}
              >
                {SIGNS[suit]}
              </Button>
            ))}
          </div>
        </div>
      )}
      {!full && !cards && (
        <div className="mt-2 grid gap-2">
          {left.length > 24 && (
            <input
              type="search"
              className={inputStyle}
              value={search}
              placeholder={t('dealer.search')}
              aria-label={t('dealer.search')}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          <div className="flex max-h-56 flex-wrap gap-1 overflow-y-auto">
            {left
              .filter((one) => one.toLowerCase().includes(search.toLowerCase()))
              .map((one) => (
                <Button key={one} className={key} onClick={() => add(one)}>
                  {one}
                </Button>
              ))}
          </div>
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

function show(item: string): string {
  const card = CARD.exec(item);
  return card ? `${card[1]}${SIGNS[card[2] ?? '']}` : item;
}

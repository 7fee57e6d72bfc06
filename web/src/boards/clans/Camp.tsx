// What outlives a match of Clans: wallet and rating, the shop after a match, the collection with its
// upgrades, and decks with their heroes.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, Refused, whoami } from '../../api';
import { layTable } from '../../fair/shares';
import type { Deck } from '../../generated/clans/Deck';
import { useWords } from '../../language';
import { setupOf, usualBot } from '../../lobby/plan';
import { useGame, useSay } from '../../queries';
import { Button, inputStyle, Note, Panel, Spinner, Tabs } from '../../ui/kit';
import type { Profile } from '../../wire';
import { type Say, sentence } from '../../words';
import { CardFacts } from './CardFacts';
import { countsOf, listOf, total } from './deck';
import type { Goods, Kept, Order } from './kept';
import { GroundMark, heightOf, UnitCard } from './UnitCard';
import { ability, definition, familyName, HEROES, heroName, type Known, terrainName } from './view';

type Shelf = 'shop' | 'cards' | 'decks';
const TERRAINS = ['Woods', 'Lake', 'Desert', 'Marsh'] as const;

export default function Camp() {
  const { t } = useWords();
  const say = useSay('clans');
  const profile = useQuery({
    queryKey: ['profile', 'clans'],
    queryFn: async () => {
      await whoami();
      return api.profile<Kept>('clans');
    },
  });
  const goods = useQuery({ queryKey: ['goods', 'clans'], queryFn: () => api.goods<Goods>('clans') });
  const client = useQueryClient();
  const order = useMutation({
    mutationFn: (what: Order) => api.order<Kept>('clans', profile.data?.version ?? 0, what),
    onSuccess: (next) => client.setQueryData(['profile', 'clans'], next),
    onError: () => client.invalidateQueries({ queryKey: ['profile', 'clans'] }),
  });
  const [shelf, setShelf] = useState<Shelf>('shop');
  const failed = profile.error ?? goods.error;
  if (failed)
    return (
      <div className="mx-auto w-full max-w-md p-6" role="alert">
        <Note tone="bad">{failed.message}</Note>
      </div>
    );
  if (!profile.data || !goods.data) return <Spinner label={t('common.loading')} />;
  const { kept } = profile.data;
  const part: Part = {
    kept,
    goods: goods.data,
    say,
    order: order.mutate,
    busy: order.isPending,
  };
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-4 px-3 py-4 sm:px-4">
      <title>{`${t('camp.title')} – Parlour`}</title>
      <Head profile={profile.data} kept={kept} />
      {order.error && (
        <div role="alert">
          <Note tone="bad">
            <span className="flex flex-wrap items-center gap-2">
              {sentence(
                order.error instanceof Refused && order.error.fault.reason
                  ? say(order.error.fault.reason)
                  : order.error.message,
              )}
              {order.error instanceof Refused && order.error.fault.rule && (
                <Link
                  to={`/rules/clans?rule=${order.error.fault.rule}`}
                  className="text-accent underline decoration-dotted underline-offset-2"
                >
                  {order.error.fault.rule}
                </Link>
              )}
            </span>
          </Note>
        </div>
      )}
      <Panel>
        <Tabs<Shelf>
          label={t('camp.title')}
          now={shelf}
          pick={setShelf}
          tabs={[
            { id: 'shop', label: t('camp.shop') },
            { id: 'cards', label: t('camp.collection') },
            { id: 'decks', label: t('camp.decks') },
          ]}
        />
        <div role="tabpanel" id={`panel-${shelf}`} aria-labelledby={`tab-${shelf}`} className="p-3 sm:p-4">
          {shelf === 'shop' && <ShopShelf {...part} />}
          {shelf === 'cards' && <Collection {...part} />}
          {shelf === 'decks' && <Decks {...part} />}
        </div>
      </Panel>
    </div>
  );
}

interface Part {
  kept: Kept;
  goods: Goods;
  say: Say;
  order(what: Order): void;
  busy: boolean;
}

function Head({ profile, kept }: { profile: Profile<Kept>; kept: Kept }) {
  const { t } = useWords();
  const lost = profile.played - profile.won - profile.drawn;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <h1 className="mr-auto text-2xl font-semibold">{t('camp.title')}</h1>
      <p className="text-lg font-semibold" data-testid="wallet">
        <svg viewBox="-8 -8 16 16" className="mr-1.5 inline size-5" aria-hidden="true">
          <circle r="7" fill="#f0c24b" stroke="#5d4300" />
          <path d="M-3-2H3M-3 1H3" stroke="#5d4300" />
        </svg>
        {t('clans.gold', { number: kept.wallet })}
      </p>
      <p className="text-sm">
        {t('camp.rating', { number: profile.rating })} ·{' '}
        {t('camp.record', { won: profile.won, drawn: profile.drawn, lost })}
      </p>
      <Link to="/" className="rounded px-1 text-sm text-accent underline underline-offset-4">
        {t('table.to_lobby')}
      </Link>
    </header>
  );
}

/** A card on its own, drawn as on the board. */
function Face({ known }: { known: Known }) {
  const { t } = useWords();
  const w = 120;
  const h = heightOf(w);
  return (
    <svg
      viewBox={`-2 -2 ${w + 4} ${h + 4}`}
      className="block w-full max-w-36"
      role="img"
      aria-label={`${known.name}, ${t('clans.numbers', { damage: known.damage, health: known.health, tick: known.tick })}`}
    >
      <UnitCard look={{ known, hp: null, own: true, hidden: '' }} w={w} h={h} />
    </svg>
  );
}

function Shelves({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">{children}</ul>;
}

function ShopShelf({ kept, goods, say, order, busy }: Part) {
  const { t } = useWords();
  const { shop } = kept;
  if (!shop)
    return (
      <div className="grid gap-3 text-sm">
        <p>{t('camp.shop_closed')}</p>
        <PlayNow />
      </div>
    );
  return (
    <div className="grid gap-4">
      <Shelves>
        {shop.offers.map((offer, at) => {
          const known = definition(offer.card, say);
          if (!known) return null;
          return (
            <li key={offer.card} className="grid content-start gap-2 rounded-xl border border-line p-3">
              <Face known={known} />
              <p className="text-xs text-soft">
                {t(`clans.rarity_${known.rarity}`)} ·{' '}
                {t('camp.owned', { number: kept.collection[offer.card]?.copies ?? 0 })}
              </p>
              <Button
                look="main"
                disabled={busy || offer.sold || kept.wallet < offer.price}
                onClick={() => order({ do: 'buy', offer: at })}
              >
                {offer.sold ? t('camp.sold') : t('camp.buy', { price: offer.price })}
              </Button>
              {!offer.sold && kept.wallet < offer.price && (
                <p className="text-xs text-soft">
                  {t('camp.too_dear', { number: offer.price - kept.wallet })}
                </p>
              )}
            </li>
          );
        })}
      </Shelves>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={busy || shop.renewed || kept.wallet < goods.renew_price}
          onClick={() => order({ do: 'renew' })}
        >
          {t('camp.renew', { price: goods.renew_price })}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => order({ do: 'leave' })}>
          {t('camp.leave')}
        </Button>
        <PlayNow />
      </div>
    </div>
  );
}

function Collection({ kept, goods, say, order, busy }: Part) {
  const said = useWords();
  const { t } = said;
  const [filter, setFilter] = useState('');
  const [all, setAll] = useState(false);
  const [looked, setLooked] = useState<string | null>(null);
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const cards = goods.cards.filter((card) => {
    const text = [
      definition(card.id, say)?.name,
      card.terrain && terrainName(card.terrain, said),
      t(`clans.rarity_${card.rarity}`),
      card.family && familyName(card.family, say),
      ...card.abilities.map((tag) => t(`clans.ability_${ability(tag).kind}`)),
    ]
      .join(' ')
      .toLowerCase();
    return (all || kept.collection[card.id]) && words.every((word) => text.includes(word));
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="search"
          className={`${inputStyle} max-w-64`}
          value={filter}
          placeholder={t('camp.find')}
          aria-label={t('camp.find')}
          onChange={(event) => setFilter(event.target.value)}
        />
        <label className="flex min-h-10 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-[var(--accent)]"
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
          />
          {t('camp.all_cards')}
        </label>
        <span className="text-sm text-soft" role="status">
          {t('camp.shown', { count: cards.length })}
        </span>
      </div>
      <Terrain kept={kept} goods={goods} order={order} busy={busy} />
      <Shelves>
        {cards.map((card) => {
          const known = definition(card.id, say);
          const owned = kept.collection[card.id];
          if (!known) return null;
          return (
            <li
              key={card.id}
              className={`grid content-start gap-2 rounded-xl border p-3 ${owned ? 'border-line' : 'border-dashed border-line'}`}
            >
              <Face known={known} />
              <p className="text-xs">
                {t(`clans.rarity_${known.rarity}`)} · {t('camp.owned', { number: owned?.copies ?? 0 })}
                {(owned?.upgraded ?? 0) > 0 && ` · ${t('camp.upgraded', { number: owned?.upgraded ?? 0 })}`}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  className="min-h-9"
                  aria-expanded={looked === card.id}
                  onClick={() => setLooked(looked === card.id ? null : card.id)}
                >
                  {t('camp.details')}
                </Button>
                {owned && owned.upgraded < owned.copies && (
                  <Button
                    className="min-h-9"
                    disabled={busy || kept.wallet < goods.upgrade_price}
                    title={t('camp.upgrade_note')}
                    onClick={() => order({ do: 'upgrade', card: card.id })}
                  >
                    {t('camp.upgrade', { price: goods.upgrade_price })}
                  </Button>
                )}
              </div>
              {looked === card.id && <CardFacts known={known} say={say} />}
            </li>
          );
        })}
      </Shelves>
    </div>
  );
}

/** R20.11 */
function Terrain({ kept, goods, order, busy }: Omit<Part, 'say'>) {
  const { t } = useWords();
  return (
    <fieldset className="flex flex-wrap items-center gap-2 text-sm">
      <legend className="mb-1 font-medium">{t('camp.base', { price: goods.attune_price })}</legend>
      {TERRAINS.map((terrain) => (
        <Button
          key={terrain}
          className="min-h-9"
          aria-pressed={kept.terrain === terrain}
          look={kept.terrain === terrain ? 'main' : 'plain'}
          disabled={busy || kept.terrain === terrain || kept.wallet < goods.attune_price}
          onClick={() => order({ do: 'attune', terrain })}
        >
          <svg viewBox="-11 -11 22 22" className="size-5" aria-hidden="true">
            <GroundMark terrain={terrain} />
          </svg>
          {t(`clans.terrain_${terrain}`)}
        </Button>
      ))}
    </fieldset>
  );
}

const NEW: Deck = { cards: [] };

function Decks(part: Part) {
  const words = useWords();
  const { t } = words;
  const { kept, goods, say, order, busy } = part;
  const [open, setOpen] = useState<{ name: string; deck: Deck } | null>(null);
  if (open)
    return (
      <Builder
        {...part}
        start={open}
        close={() => setOpen(null)}
        save={(name, deck) => {
          order({ do: 'save_deck', name, deck });
          setOpen(null);
        }}
      />
    );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button look="main" onClick={() => setOpen({ name: '', deck: NEW })}>
          {t('camp.new_deck')}
        </Button>
        <label className="flex items-center gap-2 text-sm">
          {t('camp.copy_of')}
          <select
            className={`${inputStyle} w-auto`}
            value=""
            onChange={(event) => {
              const found = goods.decks.find((one) => one.id === event.target.value);
              if (!found) return;
              const { id: _id, name: _name, ...deck } = found;
              setOpen({ name: '', deck });
            }}
          >
            <option value="">–</option>
            {goods.decks
              .filter((deck) => (deck.ages ?? []).length === 0)
              .map((deck) => (
                <option key={deck.id} value={deck.id}>
                  {deck.name}
                </option>
              ))}
          </select>
        </label>
      </div>
      <ul className="grid gap-2">
        {Object.entries(kept.decks).map(([name, deck]) => (
          <li key={name} className="flex flex-wrap items-center gap-3 rounded-xl border border-line p-3">
            <span className="mr-auto">
              <strong>{name}</strong>
              <span className="block text-xs text-soft">
                {t('camp.cards', { count: total(countsOf(deck.cards ?? [])) })}
                {deck.hero && ` · ${heroName(deck.hero, say)}`}
                {deck.terrain && ` · ${terrainName(deck.terrain, words)}`}
              </span>
            </span>
            <PlayNow deck={name} />
            <Button onClick={() => setOpen({ name, deck })}>{t('camp.edit')}</Button>
            <Button
              look="quiet"
              disabled={busy}
              aria-label={t('camp.drop', { name })}
              onClick={() => order({ do: 'drop_deck', name })}
            >
              {t('camp.drop_short')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Builder({
  kept,
  say,
  busy,
  start,
  save,
  close,
}: Part & {
  start: { name: string; deck: Deck };
  save(name: string, deck: Deck): void;
  close(): void;
}) {
  const { t } = useWords();
  const [name, setName] = useState(start.name);
  const [hero, setHero] = useState(start.deck.hero ?? '');
  const [counts, setCounts] = useState(() => countsOf(start.deck.cards ?? []));
  const [filter, setFilter] = useState('');
  const count = total(counts);
  const entries = Object.entries(kept.collection)
    .flatMap(([id, { copies, upgraded }]) => [
      { entry: id, most: copies - upgraded },
      { entry: `${id}+`, most: upgraded },
    ])
    .filter(({ entry, most }) => most > 0 || (counts.get(entry) ?? 0) > 0)
    .flatMap(({ entry, most }) => {
      const known = definition(entry, say);
      return known?.name.toLowerCase().includes(filter.toLowerCase()) ? [{ entry, most, known }] : [];
    })
    .sort(
      (one, two) =>
        one.known.tick - two.known.tick ||
        (one.known.terrain ?? '').localeCompare(two.known.terrain ?? '') ||
        one.known.name.localeCompare(two.known.name),
    );
  const add = (entry: string, by: number) => {
    const next = new Map(counts);
    next.set(entry, Math.max(0, (counts.get(entry) ?? 0) + by));
    setCounts(next);
  };
  const ticks = [1, 2, 3, 4, 5].map((tick) =>
    [...counts].reduce(
      (sum, [entry, number]) => sum + (definition(entry, say)?.tick === tick ? number : 0),
      0,
    ),
  );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = HEROES.get(hero);
        save(name.trim(), {
          name: name.trim(),
          cards: listOf(counts),
          ...(chosen ? { hero: chosen.id } : {}),
          ...(start.deck.terrain ? { terrain: start.deck.terrain } : {}),
        });
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <label className="text-sm">
          <span className="mb-1 block font-medium">{t('camp.deck_name')}</span>
          <input
            className={`${inputStyle} max-w-64`}
            value={name}
            required
            maxLength={32}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p className="text-sm" role="status">
          <strong>{t('camp.cards', { count })}</strong>{' '}
          <span className={count === 25 ? 'text-accent' : 'text-warn'}>
            {count === 25 ? `✓ ${t('camp.complete')}` : t('camp.usual_size')}
          </span>
          <span className="block text-xs text-soft">
            {ticks.map((number, at) => t('camp.of_tick', { tick: at + 1, number })).join(' · ')}
          </span>
        </p>
        <span className="ml-auto flex gap-2">
          <Button look="quiet" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button look="main" type="submit" disabled={busy || count === 0}>
            {t('camp.save')}
          </Button>
        </span>
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{t('camp.hero')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-2">
          {['', ...HEROES.keys()].map((id) => {
            const facts = HEROES.get(id);
            return (
              <label
                key={id}
                className={`flex cursor-pointer items-start gap-2 rounded-xl border p-2 text-sm has-focus-visible:outline-3 has-focus-visible:outline-glow ${hero === id ? 'border-accent bg-raised' : 'border-line'}`}
              >
                <input
                  type="radio"
                  name="hero"
                  className="mt-0.5 size-4 accent-[var(--accent)]"
                  checked={hero === id}
                  onChange={() => setHero(id)}
                />
                <span>
                  <strong>{facts ? heroName(id, say) : t('camp.no_hero')}</strong>
                  {facts && (
                    <span className="block text-xs text-soft">
                      {sentence(
                        say({ key: `hero.${facts.effect}`, params: { amount: { number: facts.amount } } }),
                      )}{' '}
                      · {t('camp.uses', { count: facts.uses })} ·{' '}
                      {facts.terrains.map((terrain) => t(`clans.terrain_${terrain}`)).join(', ')}
                    </span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <input
        type="search"
        className={`${inputStyle} max-w-64`}
        value={filter}
        placeholder={t('camp.find')}
        aria-label={t('camp.find')}
        onChange={(event) => setFilter(event.target.value)}
      />
      <Shelves>
        {entries.map(({ entry, most, known }) => {
          const here = counts.get(entry) ?? 0;
          return (
            <li
              key={entry}
              className={`grid gap-2 rounded-xl border p-2 ${here > 0 ? 'border-accent bg-raised' : 'border-line'}`}
            >
              <Face known={known} />
              <div className="flex items-center gap-2">
                <Button
                  className="size-10 px-0"
                  aria-label={t('camp.less', { name: known.name })}
                  disabled={here === 0}
                  onClick={() => add(entry, -1)}
                >
                  −
                </Button>
                <span className="tabular min-w-16 text-center text-sm" role="status">
                  {t('camp.of', { here, most })}
                </span>
                <Button
                  className="size-10 px-0"
                  aria-label={t('camp.plus', { name: known.name })}
                  disabled={here >= most}
                  onClick={() => add(entry, 1)}
                >
                  +
                </Button>
              </div>
            </li>
          );
        })}
      </Shelves>
    </form>
  );
}

/** A match against a bot at once, with one of one's own decks. */
function PlayNow({ deck }: { deck?: string }) {
  const { t } = useWords();
  const go = useNavigate();
  const game = useGame('clans');
  const bot = game && usualBot(game);
  const start = useMutation({
    mutationFn: () =>
      layTable({
        game: 'clans',
        setup: { ...(game && setupOf(game)), preset: 'classic_plus' },
        seats: [{ kind: 'me' }, bot ? { kind: 'bot', bot } : { kind: 'open' }],
        ...(deck === undefined ? {} : { bring: deck }),
      }),
    onSuccess: (made) => go(`/table/${made.id}`),
  });
  return (
    <>
      <Button
        onClick={() => start.mutate()}
        disabled={start.isPending}
        aria-label={deck === undefined ? undefined : t('camp.play_with', { name: deck })}
      >
        {t('lobby.play_bot')}
      </Button>
      {start.error && (
        <span role="alert" className="text-sm text-bad">
          {start.error.message}
        </span>
      )}
    </>
  );
}

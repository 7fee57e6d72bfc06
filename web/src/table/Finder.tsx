// A search among what can be done. What is not offered is found too, with the reason why not.

import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { moduleOf } from '../boards/board';
import { useWords } from '../language';
import { inputStyle } from '../ui/kit';
import type { Why } from '../wire';
import { type Say, sentence } from '../words';
import { OptionButton } from './OptionButton';
import { verbOf } from './selection';
import { useShown, useTable } from './store';
import { inOrder, thingOf } from './touch';
import type { Acting } from './useWholes';
import { Variant } from './Verbs';
import { Reasons } from './WhyNot';
import type { Wish } from './wishing';

/** Letters as somebody types them who has no accents at hand. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Somebody stops typing for so long before the rules are asked, in milliseconds. */
const REST = 250;

/** So many things of each sort are listed, and so many wishes asked about. */
const [MOST, ASKED] = [8, 3];

interface Named {
  /** As it was found: a thing on the board, or a kind of action. */
  thing?: string;
  verb?: string;
  name: string;
}

/** Everything on the board that has a name. */
function thingsOnBoard(): Named[] {
  const names = new Map<string, string>();
  for (const one of document.querySelectorAll<HTMLElement>('[data-match] section [data-thing]')) {
    const { thing = '' } = one.dataset;
    const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    // The first words name it; what follows is what is there.
    if (name && !names.has(thing)) names.set(thing, name.split(/[,:(\n]/)[0]?.trim() ?? name);
  }
  return [...names].map(([thing, name]) => ({ thing, name }));
}

/** What is meant by some words: things, kinds of action, and kinds of action with things. */
export function meant(text: string, things: readonly Named[], verbs: readonly Named[]): Named[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.join('').length < 2) return [];
  const has = (name: string) => words.filter((word) => plain(name).includes(word));
  const all = ({ name }: Named) => has(name).length === words.length;
  const both = verbs.flatMap((verb) => {
    const left = words.filter((word) => !has(verb.name).includes(word));
    if (left.length === words.length || left.length === 0) return [];
    const fits = (name: string) => left.every((word) => plain(name).includes(word));
    return things
      .filter(({ name }) => fits(name))
      .map((thing) => ({ ...thing, ...verb, name: `${verb.name}: ${thing.name}` }));
  });
  return [...verbs.filter(all), ...both, ...things.filter(all)];
}

export function Finder({
  game,
  say,
  acting,
  children,
}: {
  game: string;
  say: Say;
  acting: Acting | null;
  /** What stands there while nothing is looked for. */
  children: ReactNode;
}) {
  const { t } = useWords();
  const view = useShown();
  const { seat, prompt } = view?.update ?? {};
  const [text, setText] = useState('');
  const found = useRef<HTMLDivElement>(null);
  // The only one that is left: it need not be looked for any more.
  const takeOnly = (event: KeyboardEvent) => {
    const can = '[data-option]:not(:disabled), [data-act]:not(:disabled)';
    const all = found.current?.querySelectorAll<HTMLElement>(can);
    if (event.key !== 'Enter' || all?.length !== 1) return;
    event.preventDefault();
    all[0]?.click();
  };
  // What was looked for belongs to one question. The same one may come again, as when somebody else
  // has acted meanwhile; so it is told by what is in it.
  const question = useMemo(() => JSON.stringify([seat, prompt]), [seat, prompt]);
  const [looked, setLooked] = useState(question);
  if (looked !== question) {
    setLooked(question);
    setText('');
  }
  if (seat === undefined || !prompt || prompt.options.length === 0) return children;
  return (
    <>
      <div className="px-3 pt-3">
        <input
          id="option-filter"
          type="search"
          className={inputStyle}
          placeholder={t('why.find')}
          aria-label={t('why.find')}
          aria-keyshortcuts="/"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={takeOnly}
        />
      </div>
      {text.trim() === '' ? (
        children
      ) : (
        <div ref={found} className="grid gap-3 p-3" data-testid="found">
          <Offered text={text} say={say} game={game} acting={acting} />
          <NotOffered text={text} say={say} game={game} acting={acting} />
        </div>
      )}
    </>
  );
}

interface FoundProps {
  text: string;
  say: Say;
  game: string;
  acting: Acting | null;
}

/** What can be done and has these words. */
function Offered({ text, say, game, acting }: FoundProps) {
  const { t } = useWords();
  const prompt = useShown()?.update.prompt;
  const picked = useTable((table) => table.picked);
  const words = plain(text).split(/\s+/).filter(Boolean);
  const fits = (said: string) => words.every((word) => plain(said).includes(word));
  const free = acting?.offer.free.filter((whole) => fits(`${say(whole.words)} ${say(verbOf(whole))}`)) ?? [];
  const names = useMemo(() => (acting ? thingsOnBoard() : []), [acting]);
  const pieces =
    acting?.offer.pieces.flatMap(({ thing, verbs }) => {
      const name = names.find((one) => one.thing === `${thing.kind}:${thing.id}`)?.name;
      const can = verbs.map((verb) => sentence(say(verb))).join(', ');
      return name && fits(`${name} ${can}`) ? [{ thing, name, can }] : [];
    }) ?? [];
  const options = acting
    ? []
    : inOrder(prompt, picked).flatMap((index, at) => {
        const option = prompt?.options[index];
        const said = option && `${say(option.label)} ${option.effect ? say(option.effect) : ''}`;
        return option && fits(said ?? '') ? [{ option, index, number: at + 1 }] : [];
      });
  if (free.length + pieces.length + options.length === 0) return null;
  return (
    <div role="group" aria-label={t('why.offered')}>
      <h3 className="mb-1 text-xs font-semibold text-soft">{t('why.offered')}</h3>
      <ul className="grid gap-1">
        {pieces.slice(0, MOST).map(({ thing, name, can }) => (
          <li key={`${thing.kind}:${thing.id}`}>
            <button
              type="button"
              data-act="pick"
              onClick={() => acting?.pick(thing)}
              onPointerEnter={() => acting?.point({ thing: `${thing.kind}:${thing.id}` })}
              onPointerLeave={() => acting?.point(null)}
              className="flex min-h-10 w-full items-center gap-2 rounded-lg border border-line bg-sheet px-2 py-1 text-left text-sm hover:border-accent"
            >
              <span className="min-w-0 flex-1 font-medium">{name}</span>
              <span className="text-xs text-soft">{can}</span>
            </button>
          </li>
        ))}
        {acting &&
          free.slice(0, MOST).map((whole, at) => (
            <li key={at}>
              <Variant whole={whole} acting={acting} game={game} say={say} />
            </li>
          ))}
        {options.map(({ option, index, number }) => (
          <li key={index}>
            <OptionButton option={option} index={index} number={number} say={say} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What cannot be done and has these words, with the reason. */
function NotOffered({ text, say, game, acting }: FoundProps) {
  const { t } = useWords();
  const askWhy = useTable((table) => table.askWhy);
  const [found, setFound] = useState<{ text: string; list: { name: string; why: Why }[] } | null>(null);
  const piece = acting?.selection.piece ?? null;
  useEffect(() => {
    let isOld = false;
    const verbs = kindsOf(game).map((verb) => ({ verb, name: sentence(say(verb)) }));
    const wishes = meant(text, thingsOnBoard(), verbs).slice(0, ASKED);
    const ask = async ({ thing, verb, name }: Named) => {
      const things = [...(piece && thing ? [piece] : []), ...(thing ? [thingOf(thing)] : [])];
      const wish: Wish = { things, ...(verb === undefined ? {} : { verb }) };
      const why = await askWhy(wish);
      return why && !why.may && why.reasons.length > 0 ? [{ name, why }] : [];
    };
    const timer = setTimeout(() => {
      void Promise.all(wishes.map(ask)).then((told) => {
        if (!isOld) setFound({ text, list: told.flat() });
      });
    }, REST);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text, game, say, askWhy, piece]);
  const isHere = found?.text === text;
  return (
    <div aria-live="polite" aria-busy={!isHere} data-testid="not-offered">
      {!isHere && <p className="text-xs text-soft">{t('why.asking')}</p>}
      {isHere && found.list.length > 0 && (
        <>
          <h3 className="mb-1 text-xs font-semibold text-soft">{t('why.not_offered')}</h3>
          <ul className="grid gap-1.5">
            {found.list.map(({ name, why }) => (
              <li key={name} className="grid gap-1 rounded-lg border border-line p-2 text-sm">
                <strong>{name}</strong>
                <Reasons why={why} say={say} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isHere && found.list.length === 0 && <p className="text-xs text-soft">{t('why.none')}</p>}
    </div>
  );
}

/** The kinds of action of a game, as the keys of their words. */
function kindsOf(game: string): readonly string[] {
  const { kinds, wholes } = moduleOf(game);
  return kinds ?? wholes?.groups.flatMap(({ verbs }) => verbs) ?? [];
}

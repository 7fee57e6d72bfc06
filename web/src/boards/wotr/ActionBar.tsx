// What is in hand: who goes, which die pays, and what a press will do. It lies over the map, in the corner
// that is farthest from what it speaks of; on a small screen it stands in the dock below.

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../language';
import { RuleLink } from '../../table/OptionButton';
import { countsOf, isOpen, kindsOf, stepperKey, verbOf } from '../../table/selection';
import { nameOf } from '../../table/touch';
import type { Acting } from '../../table/useWholes';
import { Button } from '../../ui/kit';
import { useMedia } from '../../ui/useMedia';
import type { Split, Thing, Whole } from '../../wire';
import { type Say, sentence } from '../../words';
import { Odds } from './Odds';
import Signs from './Signs';
import { signOf, thingName } from './things';
import { wholes } from './whole';

/** Left or right, and up or down. */
const CORNERS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [0, 0],
] as const;

export function ActionBar({
  acting,
  say,
  map,
}: {
  acting: Acting;
  say: Say;
  map: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const { selection, found, offer } = acting;
  const dock = useDock(map, selection.piece);
  const at = useCorner(map, bar, JSON.stringify([selection.piece, selection.targets, found.length > 0]));
  if (!isOpen(selection) && !selection.sure) return null;
  const { piece, verbs, sure } = selection;
  // The kinds of a line of the panel are chosen among there, unless no piece can do them.
  const can = offer.pieces.some((one) => one.verbs.some(({ key }) => verbs?.includes(key)));
  if (!piece && selection.targets.length === 0 && !sure && can) return null;
  const subject = piece ?? selection.targets[0];
  const title = subject ? thingName(subject, say) : sentence(say(verbs?.[0] ?? ''));
  const drawn = (
    <div
      ref={bar}
      data-testid="action-bar"
      role="group"
      aria-label={title}
      className={`grid content-start gap-1.5 overflow-y-auto border-glow bg-sheet ${
        dock
          ? 'max-h-[32dvh] border-t-4 pt-2'
          : 'absolute top-0 left-0 z-10 max-h-[calc(100%-4.5rem)] w-[27rem] max-w-[calc(100%-1rem)] rounded-xl border-l-4 px-2.5 py-2 shadow-card'
      }`}
      // It is put there and nothing is laid out anew: what lies around it does not jump.
      style={dock ? undefined : { transform: at ? `translate(${at.x}px, ${at.y}px)` : 'translate(-200%)' }}
    >
      <div className="flex items-center gap-2">
        <h3 className="serif min-w-0 flex-1 text-base leading-tight font-semibold">{title}</h3>
        <Button look="quiet" className="min-h-8 shrink-0 px-2 text-xs" onClick={acting.letGo}>
          <kbd className="rounded border border-line bg-raised px-1 max-sm:hidden">Esc</kbd>{' '}
          {t('acts.cancel')}
        </Button>
      </div>
      {sure ? (
        <Sure whole={sure} acting={acting} say={say} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-1.5">
            <Kinds acting={acting} say={say} />
            <Who acting={acting} say={say} />
          </div>
          <Variants acting={acting} say={say} />
          <Legend acting={acting} say={say} />
        </>
      )}
    </div>
  );
  return dock ? createPortal(drawn, dock) : drawn;
}

/**
 * Where the page has a dock at its lower edge, what is in hand stands in it: nothing lies over the map. The
 * map is then brought above the dock, so that what was chosen is in sight.
 */
function useDock(map: RefObject<HTMLDivElement | null>, piece: Thing | null): Element | null {
  const roomy = useMedia('(min-width: 64rem)');
  const [dock, setDock] = useState<Element | null>(null);
  const name = piece && nameOf(piece);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for when something else is in hand
  useLayoutEffect(() => setDock(roomy ? null : document.getElementById('in-hand')), [roomy, name]);
  useEffect(() => {
    const edge = dock?.closest('.sticky');
    if (!edge || !map.current || name === null) return;
    const [ground, box] = [map.current.getBoundingClientRect(), edge.getBoundingClientRect()];
    const below = ground.bottom - box.top + 8;
    if (below > 0) scrollBy({ top: Math.min(below, Math.max(0, ground.top)), behavior: 'instant' });
  }, [dock, map, name]);
  return dock;
}

/** The corner in which the fewest lit things lie under the bar; it stays while the same is in hand. */
function useCorner(
  map: RefObject<HTMLDivElement | null>,
  bar: RefObject<HTMLDivElement | null>,
  key: string,
): { x: number; y: number } | null {
  const chosen = useRef({ key: '', corner: 0 });
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const [ground, own] = [map.current?.getBoundingClientRect(), bar.current?.getBoundingClientRect()];
    if (!map.current || !ground || !own) return;
    if (chosen.current.key !== key) chosen.current = { key, corner: clearest(map.current, ground, own) };
    const [right, down] = CORNERS[chosen.current.corner] ?? [0, 1];
    const x = right ? ground.width - own.width - 8 : 8;
    const y = down ? ground.height - own.height - 56 : 8;
    if (at?.x !== x || at.y !== y) setAt({ x, y });
  });
  return at;
}

/** The corner in which the fewest lit things lie. */
function clearest(map: HTMLElement, ground: DOMRect, own: DOMRect): number {
  const lit = [...map.querySelectorAll('[data-look] path:first-child, [data-grip] .glow-chosen')];
  const spots = lit.map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2 - ground.left, (top + bottom) / 2 - ground.top] as const;
  });
  const covered = CORNERS.map(([right, down]) => {
    const left = right ? ground.width - own.width - 16 : 0;
    const top = down ? ground.height - own.height - 64 : 0;
    const inside = ([x, y]: readonly [number, number]) =>
      x > left - 12 && x < left + own.width + 24 && y > top - 12 && y < top + own.height + 24;
    return spots.filter(inside).length;
  });
  return covered.indexOf(Math.min(...covered));
}

/** What else the piece can do. */
function Kinds({ acting, say }: { acting: Acting; say: Say }) {
  const { selection, offer } = acting;
  const name = selection.piece && nameOf(selection.piece);
  const verbs = offer.pieces.find(({ thing }) => nameOf(thing) === name)?.verbs.map(({ key }) => key) ?? [];
  const kinds = kindsOf(verbs, wholes.together);
  if (kinds.length < 2) return null;
  return (
    <>
      {kinds.map((group) => {
        const [first = ''] = group;
        const isMeant = selection.verbs?.includes(first) === true;
        return (
          <Chip key={first} pressed={isMeant} act={() => acting.mean(group)}>
            <Signs verb={first} /> {sentence(say(first))}
          </Chip>
        );
      })}
    </>
  );
}

function Chip({ pressed, act, children }: { pressed: boolean; act(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={act}
      className={`inline-flex min-h-9 items-center gap-1 rounded-lg border px-2 text-xs font-medium ${pressed ? 'border-glow bg-warnbg ring-1 ring-glow' : 'border-line bg-sheet hover:border-accent'}`}
    >
      {children}
    </button>
  );
}

/** Who goes along, and which die pays. */
function Who({ acting, say }: { acting: Acting; say: Say }) {
  const { t } = useWords();
  const { selection, found, offer } = acting;
  const split = found.find((whole) => whole.split)?.split;
  const all = selection.piece ? (offer.of[nameOf(selection.piece)] ?? []) : offer.free;
  const meant = all.filter((whole) => selection.verbs?.includes(verbOf(whole)) ?? true);
  const dice = meant.flatMap(({ ways }) => ways.flatMap(({ spends }) => spends ?? []));
  const kinds = dice.filter((die, at) => dice.findIndex(({ id }) => id === die.id) === at);
  const cheapest = found[0]?.ways[0]?.spends;
  const paid = selection.spends ?? (cheapest ? nameOf(cheapest) : null);
  return (
    <>
      {split && <Steppers split={split} acting={acting} say={say} />}
      {kinds.map((die) => (
        <Chip
          key={die.id}
          pressed={paid === nameOf(die)}
          act={() => acting.spend(selection.spends === nameOf(die) ? null : nameOf(die))}
        >
          <Signs spends={die} />
          <span className="max-sm:sr-only">{say(`face.${die.id}`)}</span>
          <span className="sr-only">{t('acts.pays')}</span>
        </Chip>
      ))}
    </>
  );
}

function Steppers({ split, acting, say }: { split: Split; acting: Acting; say: Say }) {
  const { t } = useWords();
  const counts = countsOf(split, acting.selection);
  return split.each.map(({ action, words, touches, most }, at) => {
    const count = counts[at] ?? 0;
    const [thing] = touches ?? [];
    const name = thing ? thingName(thing, say) : sentence(say(words));
    const key = stepperKey(action);
    const button = (by: number, sign: string, label: string) => (
      <button
        type="button"
        aria-label={t(label, { name })}
        disabled={count + by < 0 || count + by > most}
        onClick={() => acting.step(key, count + by)}
        className="size-9 rounded-md text-lg leading-none font-bold hover:bg-raised disabled:opacity-30"
      >
        {sign}
      </button>
    );
    return (
      <span
        key={key}
        role="group"
        aria-label={name}
        className="inline-flex items-center rounded-lg border border-line bg-raised text-xs"
      >
        {button(-1, '−', 'acts.fewer')}
        <span className="tabular px-0.5 text-center">
          <span aria-hidden="true">{thing ? signOf(thing, name) : name}</span>{' '}
          <strong className="text-sm">{count}</strong>
        </span>
        {button(1, '+', 'acts.more')}
      </span>
    );
  });
}

/** What no target tells apart. */
function Variants({ acting, say }: { acting: Acting; say: Say }) {
  const { variants } = acting;
  if (variants.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {variants.map((whole, at) => (
        <li key={at}>
          <button
            type="button"
            data-act="take"
            onClick={() => acting.take(whole)}
            onPointerEnter={() => acting.point({ whole })}
            onPointerLeave={() => acting.point(null)}
            onFocus={() => acting.point({ whole })}
            onBlur={() => acting.point(null)}
            className="flex min-h-9 w-full items-center gap-2 rounded-lg border border-line bg-sheet px-2 py-1 text-left text-sm font-medium hover:border-accent hover:bg-warnbg"
          >
            <span className="min-w-0 flex-1">{sentence(say(whole.words))}</span>
            {whole.ways[0]?.spends && <Signs spends={whole.ways[0].spends} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a press on the target under the pointer does; else what the lights mean. */
function Legend({ acting, say }: { acting: Acting; say: Say }) {
  const { t } = useWords();
  const { found, variants, pointed, selection, offer } = acting;
  if (found.length === variants.length && found.length > 0) return null;
  const isLoading = selection.piece !== null && !offer.of[nameOf(selection.piece)];
  const over = pointed?.thing;
  const meant = over && found.find(({ targets = [] }) => targets.some((thing) => nameOf(thing) === over));
  const verbs = [...new Set(found.map(verbOf))];
  return (
    <p className="min-h-9 text-xs leading-tight text-soft max-sm:hidden">
      {isLoading ? (
        t('acts.looking')
      ) : meant ? (
        <>
          <strong className="text-ink">{sentence(say(meant.words))}</strong>
          <br />
          {sentence(say(meant.effects?.at(-1) ?? meant.words))}
        </>
      ) : (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {verbs.slice(0, 3).map((verb) => (
            <span key={verb} className="inline-flex items-center gap-1 text-ink">
              <Signs verb={verb} /> {sentence(say(verb))}
            </span>
          ))}
          {t('acts.press_target')}
        </span>
      )}
    </p>
  );
}

/** What is not taken back asks once more: what it means, and what it costs. */
function Sure({ whole, acting, say }: { whole: Whole; acting: Acting; say: Say }) {
  const { t } = useWords();
  const yes = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => yes.current?.focus({ preventScroll: true }), []);
  const { effects = [], warnings = [], rules, ways, split } = whole;
  // The chances were counted for all who may go.
  const counts = split ? countsOf(split, acting.selection) : [];
  const isSplit = split?.each.some(({ chosen }, at) => counts[at] !== chosen) ?? false;
  const verb = verbOf(whole);
  return (
    <div role="alertdialog" aria-label={t('prompt.sure')} className="grid gap-2 text-sm">
      <p className="font-semibold text-bad">{sentence(say(whole.words))}</p>
      {effects.map((effect, at) => (
        <p key={at} className="text-xs leading-snug">
          {sentence(say(effect))}
        </p>
      ))}
      {isSplit ? (
        <p className="text-xs font-medium text-warn">{t('wotr.odds_all')}</p>
      ) : (
        effects.map((effect, at) => <Odds key={at} words={effect} />)
      )}
      {warnings.map((warning, at) => (
        <p key={at} className="text-xs font-medium text-warn">
          {sentence(say(warning))}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
        <Who acting={acting} say={say} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <button
          ref={yes}
          type="button"
          data-act="sure"
          onClick={acting.insist}
          className="inline-flex min-h-10 items-center gap-2 rounded-lg border border-accent bg-accent px-3.5 text-sm font-semibold text-onaccent"
        >
          <Signs verb={verb} /> {verb ? sentence(say(verb)) : t('prompt.do_it')}
        </button>
        <Button onClick={acting.letGo}>{t('prompt.not_yet')}</Button>
        {ways[0]?.cost && <span className="text-xs text-soft">{sentence(say(ways[0].cost))}</span>}
        <span className="ml-auto">
          {rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </span>
      </div>
    </div>
  );
}

// What can be done, one line for each kind of action: a press lights up who can do it, or opens its
// variants. The options of the question in full are a key away.

import { type ReactNode, Suspense } from 'react';
import { moduleOf, type SignProps, signOf } from '../boards/board';
import { useWords } from '../language';
import { Icon } from '../ui/kit';
import type { Thing, Whole } from '../wire';
import { type Say, sentence } from '../words';
import { RuleLink } from './OptionButton';
import { verbOf } from './selection';
import { useTable } from './store';
import type { Acting } from './useWholes';

interface Line {
  verb: string;
  /** How many pieces can do it. */
  can: number;
  /** What of it begins with no piece. */
  free: Whole[];
}

/** One line for each kind that is offered, in the order of the headings. */
function linesOf({ offer }: Acting, verbs: readonly string[]): Line[] {
  return verbs.flatMap((verb) => {
    const can = offer.pieces.filter((one) => one.verbs.some(({ key }) => key === verb)).length;
    const free = offer.free.filter((whole) => verbOf(whole) === verb);
    return can + free.length > 0 ? [{ verb, can, free }] : [];
  });
}

export function Sign({ game, ...what }: { game: string } & SignProps) {
  const Drawn = signOf(game);
  return (
    <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center">
      {Drawn && (
        <Suspense>
          <Drawn {...what} />
        </Suspense>
      )}
    </span>
  );
}

export function Verbs({ acting, game, say }: { acting: Acting; game: string; say: Say }) {
  const { t } = useWords();
  const groups = moduleOf(game).wholes?.groups ?? [];
  const known = groups.flatMap(({ verbs }) => verbs);
  const others = acting.offer.free.filter((whole) => !known.includes(verbOf(whole)));
  const undo = useTable((table) => table.planUndo);
  const listed = groups.some(({ verbs }) => linesOf(acting, verbs).length > 0) || others.length > 0;
  return (
    <div className="grid gap-2.5 p-3" data-testid="verbs">
      {!listed && <p className="text-sm text-soft">{t('acts.press_piece')}</p>}
      {groups.map(({ heading, verbs }) => {
        const lines = linesOf(acting, verbs);
        return lines.length === 0 ? null : (
          <div key={heading} role="group" aria-label={t(heading)}>
            <h3 className="mb-1 text-xs font-semibold text-soft">{t(heading)}</h3>
            <ul className="grid gap-1">
              {lines.map((line) => (
                <VerbLine key={line.verb} line={line} acting={acting} game={game} say={say} />
              ))}
            </ul>
          </div>
        );
      })}
      {others.length > 0 && (
        <ul className="grid gap-1">
          {others.map((whole, at) => (
            <li key={at}>
              <Variant whole={whole} acting={acting} game={game} say={say} strong />
            </li>
          ))}
        </ul>
      )}
      {acting.offer.within && (
        <button
          type="button"
          data-testid="cancel-whole"
          onClick={undo}
          className="flex min-h-9 items-center gap-2 rounded-lg px-2 text-left text-sm text-accent hover:bg-raised"
        >
          <Icon name="undo" /> {t('acts.take_back')}
        </button>
      )}
    </div>
  );
}

/** What is pointed at on one side lights up on the other. */
const pointing = (acting: Acting, pointed: { verb?: string; whole?: Whole }) => ({
  onPointerEnter: () => acting.point(pointed),
  onPointerLeave: () => acting.point(null),
  onFocus: () => acting.point(pointed),
  onBlur: () => acting.point(null),
});

function VerbLine({
  line: { verb, can, free },
  acting,
  game,
  say,
}: {
  line: Line;
  acting: Acting;
  game: string;
  say: Say;
}) {
  const { t } = useWords();
  const { selection, pointed, offer } = acting;
  const [only] = free;
  const lone = only && free.length === 1 && can === 0;
  const isOpen = selection.verbs?.includes(verb) === true && (selection.piece !== null || !lone);
  const piece = pointed?.thing ?? null;
  const isMeant =
    piece !== null &&
    offer.pieces.some(
      ({ thing, verbs }) => `${thing.kind}:${thing.id}` === piece && verbs.some(({ key }) => key === verb),
    );
  const dice = costsOf(free);
  return (
    <li>
      <span className="flex items-center">
        <button
          type="button"
          data-act={verb}
          aria-expanded={lone ? undefined : isOpen}
          onClick={() => {
            if (selection.piece) acting.letGo();
            acting.mean([verb]);
          }}
          {...pointing(acting, lone ? { verb, whole: only } : { verb })}
          className={`flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-lg border px-2 py-1 text-left text-sm hover:border-accent ${isOpen || isMeant ? 'border-glow bg-warnbg ring-1 ring-glow' : 'border-line bg-sheet'}`}
        >
          <Sign game={game} verb={verb} />
          <span className="min-w-0 flex-1 font-medium leading-tight">
            {lone ? sentence(say(only.words)) : sentence(say(verb))}
          </span>
          <span className="tabular text-xs text-soft">
            {can > 0
              ? t('acts.can', { count: can })
              : free.length > 1
                ? t('acts.ways', { count: free.length })
                : ''}
          </span>
          {dice.map((spends) => (
            <Sign key={spends.id} game={game} spends={spends} />
          ))}
        </button>
        {lone && <RuleOf whole={only} />}
      </span>
      {isOpen && selection.piece === null && (
        <div className="ml-4 grid gap-1 border-l-2 border-glow py-1 pl-2">
          {can > 0 && <p className="text-xs text-soft">{t('acts.press_piece')}</p>}
          {free.map((whole, at) => (
            <Variant key={at} whole={whole} acting={acting} game={game} say={say} />
          ))}
        </div>
      )}
    </li>
  );
}

/** What the cheapest ways spend, each once. */
function costsOf(wholes: readonly Whole[]): Thing[] {
  const all = wholes.flatMap(({ ways }) => ways[0]?.spends ?? []);
  return all.filter((thing, at) => all.findIndex(({ id }) => id === thing.id) === at).slice(0, 3);
}

/** One action in words. */
export function Variant({
  whole,
  acting,
  game,
  say,
  strong = false,
}: {
  whole: Whole;
  acting: Acting;
  game: string;
  say: Say;
  strong?: boolean;
}) {
  const sending = useTable((table) => table.sending);
  const [way] = whole.ways;
  return (
    <span className="flex items-center">
      <button
        type="button"
        data-act="take"
        disabled={sending !== null}
        onClick={() => acting.take(whole)}
        {...pointing(acting, { whole })}
        className={`flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-lg border px-2 py-1 text-left text-sm disabled:opacity-60 ${strong ? 'border-accent bg-accent font-semibold text-onaccent' : 'border-line bg-sheet hover:border-accent'}`}
      >
        <Said whole={whole} say={say} plain={strong} />
        {way?.spends && <Sign game={game} spends={way.spends} />}
      </button>
      <RuleOf whole={whole} />
    </span>
  );
}

/** The rule that an action ends with: those before it are of the die and the piece, which others share. */
function RuleOf({ whole: { rules } }: { whole: Whole }) {
  const rule = rules.at(-1);
  return rule === undefined ? null : <RuleLink rule={rule} />;
}

function Said({ whole, say, plain }: { whole: Whole; say: Say; plain: boolean }): ReactNode {
  const [effect] = whole.effects ?? [];
  return (
    <span className="min-w-0 flex-1 leading-tight">
      {sentence(say(whole.words))}
      {effect && !plain && <span className="block text-xs text-soft">{sentence(say(effect))}</span>}
    </span>
  );
}

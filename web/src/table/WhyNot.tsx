// The reason beside what was pressed in vain: a sentence, its rule, and what would make it legal.

import { useEffect } from 'react';
import { useWords } from '../language';
import { Float } from '../ui/Float';
import { Icon } from '../ui/kit';
import type { Reason, Why } from '../wire';
import { type Say, sentence, stopped } from '../words';
import { RuleLink } from './OptionButton';
import { useTable } from './store';
import { elementOf, nameOf } from './touch';

/** So many reasons stand in a card: the first is what comes nearest. */
const MOST = 2;

export function WhyNot({ say }: { say: Say }) {
  const { t } = useWords();
  const wished = useTable((table) => table.wished);
  const forget = useTable((table) => table.forgetWish);
  const number = useTable(({ shown, views }) => (shown === null ? 0 : views[shown]?.update.number));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reason belongs to one question
  useEffect(() => forget(), [number, forget]);
  const isOpen = wished !== null;
  useEffect(() => {
    if (!isOpen) return;
    const away = (event: Event) => {
      if (!(event.target as Element | null)?.closest?.('[data-testid=why], dialog')) forget();
    };
    addEventListener('pointerdown', away, true);
    return () => removeEventListener('pointerdown', away, true);
  }, [isOpen, forget]);
  const last = wished?.things.at(-1);
  const why = wished?.why;
  return (
    <>
      <p className="sr-only" aria-live="polite" data-testid="why-said">
        {why ? spoken(why, say, t) : ''}
      </p>
      {wished && why && (
        <Float
          about={last ? elementOf(nameOf(last)) : null}
          mark={JSON.stringify(wished)}
          data-testid="why"
          className="enter border-l-4 border-l-bad"
        >
          <div className="grid gap-1.5 px-3 py-2.5">
            <Reasons why={why} say={say} />
          </div>
        </Float>
      )}
    </>
  );
}

/** What is against a wish, the nearest reason first. */
export function Reasons({ why, say }: { why: Why; say: Say }) {
  const { t } = useWords();
  if (why.may || why.reasons.length === 0) return <p>{t(why.may ? 'why.may' : 'why.nothing')}</p>;
  return told(why).map((reason, at) => <Against key={at} reason={reason} say={say} />);
}

/** The first reasons, each sentence once. */
function told({ reasons }: Why): Reason[] {
  const said = new Set<string>();
  const isNew = ({ verb, reason, rule, even }: Reason) => {
    const name = JSON.stringify([verb, reason, rule, even]);
    return said.size < said.add(name).size;
  };
  return reasons.filter(isNew).slice(0, MOST);
}

function Against({ reason: { verb, reason, rule, even, needs = [] }, say }: { reason: Reason; say: Say }) {
  const { t } = useWords();
  return (
    <div data-rule={rule} className="grid gap-0.5">
      <p className="flex items-start gap-1.5 leading-snug">
        <span className="mt-0.5 text-bad">
          <Icon name="close" />
        </span>
        <span className="min-w-0 flex-1">
          {even && <span className="block text-xs text-soft">{t('why.even', { what: say(even) })}</span>}
          {verb && <strong>{sentence(say(verb))}: </strong>}
          <span data-testid="reason">{stopped(sentence(say(reason)))}</span>
        </span>
        <RuleLink rule={rule} />
      </p>
      {needs.length > 0 && (
        <p className="ml-6 text-xs text-soft" data-testid="needs">
          {t('why.needs', { what: needs.map((one) => say(one)) })}
        </p>
      )}
    </div>
  );
}

/** The same for whoever hears it. */
function spoken(why: Why, say: Say, t: ReturnType<typeof useWords>['t']): string {
  if (why.may || why.reasons.length === 0) return t(why.may ? 'why.may' : 'why.nothing');
  return told(why)
    .map(({ verb, reason, rule, even, needs = [] }) =>
      [
        even ? t('why.even', { what: say(even) }) : '',
        verb ? `${sentence(say(verb))}:` : '',
        stopped(sentence(say(reason))),
        `${rule}.`,
        needs.length > 0 ? t('why.needs', { what: needs.map((one) => say(one)) }) : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(' ');
}

// The one prompt line: what is asked, a short row of buttons, warnings before they matter, and why
// something was refused.

import { useEffect, useRef, useState } from 'react';
import { moduleOf, secretOf } from '../boards/board';
import { faultText } from '../faults';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import { Now } from '../stage/Now';
import { Button, Icon, Note } from '../ui/kit';
import { useMedia } from '../ui/useMedia';
import type { GameCard, MatchInfo } from '../wire';
import { type Arg, type Say, sentence, stopped } from '../words';
import { DealerPanel } from './DealerPanel';
import { seatWords } from './names';
import { OptionButton, RuleLink } from './OptionButton';
import { SecretChoice } from './SecretChoice';
import { useBeat, useShown, useTable } from './store';
import { inOrder } from './touch';
import { useWholes } from './useWholes';
import { Verbs } from './Verbs';

const ROW = 6;
const AT_ONCE = 4;

export function PromptDock({
  say,
  info,
  game,
  listed = false,
  elsewhere = false,
  secret = true,
}: {
  say: Say;
  info: MatchInfo;
  game: GameCard | undefined;
  /** Whether the plain list stands right below, so that no row is needed. */
  listed?: boolean;
  /** Whether everything that can be done has a screen of its own. */
  elsewhere?: boolean;
  /** Whether a secret choice has a dialogue of its own. */
  secret?: boolean;
}) {
  const { t } = useWords();
  const titles = useTitles();
  const view = useShown();
  const picked = useTable((table) => table.picked);
  const clear = useTable((table) => table.clear);
  const [unfolded, setUnfolded] = useState(false);
  const roomy = useMedia('(min-width: 64rem)');
  const ask = useRef<HTMLParagraphElement>(null);
  const prompt = view?.update.prompt;
  const number = view?.update.number;
  // Whoever plays by keyboard must not be thrown back to the top when the chosen button is gone.
  useEffect(() => {
    if (number !== undefined && (document.activeElement === document.body || !document.activeElement))
      ask.current?.focus({ preventScroll: true });
  }, [number]);
  const beat = useBeat();
  const acting = useWholes();
  const waits = useTable((table) => table.waiting);
  const sending = useTable((table) => table.sending);
  if (!view) return null;
  if (beat)
    return (
      <section aria-label={t('prompt.title')} data-number={view.update.number} className="grid gap-2.5">
        <Now say={say} />
      </section>
    );
  const left = inOrder(prompt, picked);
  const options = prompt?.options ?? [];
  const onBoard = left.length > ROW || (!roomy && moduleOf(info.game).lit);
  const short = onBoard ? left.filter((index) => !options[index]?.touches?.length) : left;
  const many = short.length > AT_ONCE;
  const row = listed || acting || waits || (many && !unfolded) ? [] : short;
  const asked = options.length > 0;
  const line = view.update.ending
    ? endingLine(view.update.ending.reason)
    : asked || (prompt && view.update.seat !== undefined)
      ? sentence(say(prompt?.ask ?? ''))
      : view.update.dealer
        ? t('dealer.ask')
        : waiting();

  function endingLine(reason: string): string {
    const ending = view?.update.ending;
    const mine = view?.update.seat;
    if (reason === 'called_off') return t('ending.called_off');
    const said = say(`outcome.${reason}`);
    const how = said === `outcome.${reason}` ? reason : said;
    if (!ending) return '';
    if (info.seats.length === 1) return t('ending.solo', { how });
    if (ending.winners.length === 0) return t('ending.draw', { how });
    if (mine !== undefined) return t(ending.winners.includes(mine) ? 'ending.won' : 'ending.lost', { how });
    const who = ending.winners.map(nameOfSeat);
    return t('ending.winner', { who, how });
  }
  function nameOfSeat(seat: number): Arg {
    return titles.sitter(info.seats[seat]) ?? seatWords(game, seat, say, t);
  }
  function waiting(): string {
    const who = (view?.update.asked ?? []).map(nameOfSeat);
    return who.length > 0 ? t('prompt.waiting_for', { who }) : t('prompt.waiting');
  }

  return (
    <section
      aria-label={t('prompt.title')}
      aria-busy={waits || sending !== null}
      data-number={view.update.number}
      className="grid gap-2.5 has-[>#in-hand:not(:empty)]:[&>*:not(#in-hand,[role=alert])]:hidden"
    >
      {/* What is in hand stands here instead of the question, where a board has no room for it. */}
      {!listed && <div id="in-hand" className="empty:hidden" />}
      <div className="flex items-start gap-3">
        <p
          ref={ask}
          tabIndex={-1}
          data-testid="ask"
          className={`serif flex-1 rounded font-semibold leading-snug outline-none sm:text-xl ${elsewhere ? 'text-base' : 'text-lg'}`}
        >
          {line}
        </p>
        {!listed && !elsewhere && (many || acting) && (
          <Button look="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {acting ? t('acts.title') : t('prompt.unfold', { number: short.length })}
          </Button>
        )}
        {picked.length > 0 && (
          <Button look="quiet" onClick={clear}>
            {t('prompt.clear')}
          </Button>
        )}
      </div>
      {view.update.ending?.unrated && info.seats.length > 1 && (
        <p className="text-sm text-soft">{t(`unrated.${view.update.ending.unrated}`)}</p>
      )}
      {secret && prompt && secretOf(info.game, prompt.ask.key) ? (
        <SecretChoice game={info.game} say={say} />
      ) : (
        <Confirming say={say} />
      )}
      <Trouble say={say} />
      <Hint say={say} game={info.game} />
      {view.update.dealer && <DealerPanel prompt={view.update.dealer} say={say} game={info.game} />}
      {!listed && acting && unfolded && (
        <div className="max-h-[34dvh] overflow-y-auto">
          <Verbs acting={acting} game={info.game} say={say} />
        </div>
      )}
      {row.length > 0 && (
        <div
          data-row=""
          className="flex max-h-[34dvh] flex-wrap gap-2 overflow-y-auto"
          role="group"
          aria-label={t('prompt.options')}
        >
          {row.map((index) => {
            const option = options[index];
            return option ? (
              <div key={index} className="min-w-0 flex-1 basis-52 sm:max-w-md">
                <OptionButton
                  option={option}
                  index={index}
                  number={left.indexOf(index) + 1}
                  say={say}
                  compact
                />
              </div>
            ) : null;
          })}
        </div>
      )}
      {!listed && !elsewhere && !acting && left.length > short.length && (
        <p className="text-sm text-soft max-sm:text-xs">
          {t('prompt.on_board', { count: left.length - short.length })}
        </p>
      )}
    </section>
  );
}

/** An option with a warning asks once more, in place; every option for who wants that. */
export function Confirming({ say }: { say: Say }) {
  const { t } = useWords();
  const view = useShown();
  const confirming = useTable((table) => table.confirming);
  const confirm = useTable((table) => table.confirm);
  const clear = useTable((table) => table.clear);
  const yes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (confirming !== null) yes.current?.querySelector('button')?.focus();
  }, [confirming]);
  const option = confirming === null ? undefined : view?.update.prompt?.options[confirming];
  if (!option) return null;
  return (
    <div ref={yes} role="alertdialog" aria-label={t('prompt.sure')} className="enter">
      <Note tone="warn">
        <p className="flex items-center gap-2 font-medium">
          {option.warning && <Icon name="warn" />}
          {option.warning
            ? t('prompt.warned', { option: sentence(say(option.label)), warning: say(option.warning) })
            : stopped(sentence(say(option.label)))}
        </p>
        <div className="mt-2 flex gap-2">
          <Button look="main" onClick={confirm}>
            {t('prompt.do_it')}
          </Button>
          <Button onClick={clear}>{t('prompt.not_yet')}</Button>
        </div>
      </Note>
    </div>
  );
}

function Trouble({ say }: { say: Say }) {
  const { t } = useWords();
  const fault = useTable((table) => table.fault);
  const dismiss = useTable((table) => table.dismiss);
  if (!fault) return null;
  return (
    <div role="alert" className="enter">
      <Note tone="bad">
        <span className="flex flex-wrap items-center gap-2">
          {faultText(fault, say)}
          {fault.rule && <RuleLink rule={fault.rule} />}
          <Button look="quiet" className="ml-auto" onClick={dismiss}>
            {t('common.close')}
          </Button>
        </span>
      </Note>
    </div>
  );
}

function Hint({ say, game }: { say: Say; game: string }) {
  const { t } = useWords();
  const hint = useTable((table) => table.hint);
  const view = useShown();
  const follow = useTable((table) => table.follow);
  if (hint === null) return null;
  const options = view?.update.prompt?.options ?? [];
  const advised = (): string | undefined => {
    if (typeof hint !== 'object') return undefined;
    const option = options.find(({ action }) => JSON.stringify(action) === JSON.stringify(hint.action));
    if (option) return sentence(say(option.label));
    const whole = moduleOf(game).shorthand?.(hint.action, options, say);
    return whole === undefined ? undefined : t('hint.whole', { plan: whole || t('hint.nothing') });
  };
  const what = advised();
  return (
    <div role="status" className="enter">
      <Note tone="info">
        {hint === 'asking' && t('hint.asking')}
        {hint === 'none' && t('hint.none')}
        {typeof hint === 'object' && (
          <span className="flex flex-wrap items-center gap-2">
            <Icon name="bulb" />
            <span className="flex-1 basis-40">
              {what && <strong>{what} – </strong>}
              {say(hint.reason)}
            </span>
            {what && <Button onClick={follow}>{t('hint.follow')}</Button>}
          </span>
        )}
      </Note>
    </div>
  );
}

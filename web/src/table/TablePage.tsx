// The table: board, one prompt line, and beside it all options, the log and the talk.

import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate, useParams } from 'react-router';
import { type BoardProps, moduleOf } from '../boards/board';
import { InWords } from '../boards/InWords';
import { WithWords } from '../boards/WithWords';
import { FairSeal } from '../fair/FairSeal';
import { layTable, sitDown } from '../fair/shares';
import { errorText, faultText } from '../faults';
import { useWords } from '../language';
import { GoalCard } from '../learn/GoalCard';
import { Bring, brought } from '../lobby/Bring';
import { adviser } from '../lobby/plan';
import { useTitles } from '../lobby/titles';
import { HandOver } from '../local/HandOver';
import { isLocal } from '../local/ids';
import { Thinking } from '../local/Thinking';
import { useGame, useHasWords, useSay } from '../queries';
import { saveRecord } from '../replay/file';
import type { Wish } from '../rules/RulesDrawer';
import { saidIn } from '../stage/beats';
import { Stage } from '../stage/Stage';
import { useStage } from '../stage/useStage';
import { Button, Icon, Modal, Note, Panel, Spinner, Tabs } from '../ui/kit';
import { Marks, useStopped } from '../ui/Marks';
import { Menu, MenuItem } from '../ui/Menu';
import { OfferSound } from '../ui/OfferSound';
import { useMedia } from '../ui/useMedia';
import type { JsonValue, MatchInfo } from '../wire';
import { type Say, sentence, stopped } from '../words';
import { ChatPanel } from './ChatPanel';
import { ClaimBar } from './ClaimBar';
import {
  BugDialog,
  FairDialog,
  KeysDialog,
  ResignDialog,
  UndoDialog,
  UndoNewsBar,
  WaitingRoom,
} from './dialogs';
import { RuleDrawer } from './drawer';
import { Finder } from './Finder';
import { useKeys } from './keys';
import { LogLines, LogPanel } from './LogPanel';
import { Look } from './Look';
import { lines } from './log';
import { useLone } from './lone';
import { NotesPanel } from './NotesPanel';
import { seatWords } from './names';
import { OptionsList } from './OptionsList';
import { PromptDock } from './PromptDock';
import { SaveDialog } from './SaveDialog';
import { ORDERS, Screens } from './Screens';
import { Seats } from './Seats';
import { isOpen } from './selection';
import { AWAY, openTable, TableContext, useBeat, useShown, useTable } from './store';
import { OfferNotices, TurnTitle } from './TurnTitle';
import { inOrder } from './touch';
import { useLaidOpen } from './useLaidOpen';
import { useUnlit } from './useUnlit';
import { useAsking, useWholes } from './useWholes';
import { Verbs } from './Verbs';
import { WhyNot } from './WhyNot';

const RulesDrawer = lazy(() => import('../rules/RulesDrawer'));

export default function TablePage({ watch = false }: { watch?: boolean }) {
  const { match = '' } = useParams();
  const [table, setTable] = useState<ReturnType<typeof openTable> | null>(null);
  useEffect(() => {
    const opened = openTable(match, watch);
    setTable(opened);
    return () => opened.close();
  }, [match, watch]);
  const { t } = useWords();
  if (!table) return <Spinner label={t('common.loading')} />;
  return (
    <TableContext value={table.store}>
      {/* Another match is another table: nothing of the last one stays open, picked or zoomed. */}
      <TableShell key={table.store.getState().match} />
    </TableContext>
  );
}

function TableShell() {
  const { t } = useWords();
  const info = useTable((table) => table.info);
  const lost = useTable((table) => table.lost);
  const spoken = useHasWords(info?.game);
  if (lost && !info)
    return (
      <div className="mx-auto w-full max-w-md p-6">
        <div role="alert">
          <Note tone="bad">{faultText(lost)}</Note>
        </div>
        <Link to="/" className="mt-4 inline-block text-accent underline">
          {t('table.to_lobby')}
        </Link>
      </div>
    );
  if (!info || !spoken) return <Spinner label={t('table.connecting')} />;
  return (
    <WithWords game={info.game}>
      <TableView info={info} />
    </WithWords>
  );
}

type Open = 'goal' | 'rules' | 'fair' | 'resign' | 'bug' | 'keys' | 'save' | 'hand_over' | null;
type Side = 'actions' | 'options' | 'log' | 'chat' | 'notes';

function TableView({ info }: { info: MatchInfo }) {
  const { t } = useWords();
  const game = useGame(info.game);
  const view = useShown();
  const say = useSay(info.game, view?.update.seat);
  const table = useTable((all) => all);
  const stopped = useStopped(info);
  const [open, setOpen] = useState<Open>(null);
  const [wish, setWish] = useState<Wish>({ rule: null });
  const hasWholes = moduleOf(info.game).wholes !== undefined;
  const [side, setSide] = useState<Side>(hasWholes ? 'actions' : 'options');
  const acting = useWholes();
  const waiting = useTable((all) => all.waiting);
  const [words, setWords] = useState(false);
  const roomy = useMedia('(min-width: 64rem)');
  const large = useMedia('(min-width: 87.5rem) and (min-height: 52rem)');
  // A desk: the board fills the window, seats and tools are in the bar of the page.
  const desk = large && moduleOf(info.game).desk === true && info.phase !== 'open' && !words;
  const narrow = useMedia('(max-width: 40rem)');
  const own = moduleOf(info.game).screens;
  // A phone: a board with screens of its own shows one of them at a time, and nothing lies over it.
  const screens = narrow && own && begunAt(info, view) && !words ? [...own, ORDERS] : null;
  const [screen, setScreen] = useState(own?.[0]?.id ?? ORDERS.id);
  const inHand = acting !== null && isOpen(acting.selection);
  useEffect(() => {
    // What is in hand goes somewhere: there the targets are lit.
    if (inHand && own?.[0]) setScreen(own[0].id);
  }, [inHand, own]);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const bar = useMemo(() => (desk ? document.getElementById('bar') : null), [desk]);
  const openRule = useCallback((which: string | null) => {
    setWish({ rule: which });
    setOpen('rules');
  }, []);
  const veiled = table.veiled && (game?.hidden ?? true);
  const prompt = view?.update.prompt;
  const beat = useBeat();
  const bot = game && adviser(game);
  const titles = useTitles();
  const title = game ? titles.title(game) : info.game;
  useKeys(
    useMemo(
      () => ({
        number: (at: number) => {
          if (acting && side === 'actions') return pressLine(at);
          const index = inOrder(prompt, table.picked)[at];
          if (index !== undefined && !veiled) table.choose(index);
        },
        undo: table.planUndo,
        redo: table.redo,
        hint: () => table.askHint(bot),
        rules: () => {
          const focused = (document.activeElement as HTMLElement | null)?.dataset.option;
          openRule(focused === undefined ? null : (prompt?.options[Number(focused)]?.rule ?? null));
        },
        panel: (which: Side) => setSide(which === 'actions' && !hasWholes ? 'options' : which),
        find: () => setSide((now) => (now === 'options' ? now : hasWholes ? 'actions' : 'options')),
        words: () => setWords((now) => !now),
        help: () => setOpen('keys'),
        escape: () => {
          if (table.wished) table.forgetWish();
          else if (beat) table.toEnd();
          // Nothing is in hand any more, but an action is half made: it goes back as one.
          else if (acting?.offer.within && !isOpen(acting.selection) && !table.undoPlan) table.planUndo();
          else table.clear();
        },
        ...(beat ? { next: table.next } : {}),
      }),
      [prompt, table, openRule, veiled, bot, beat, acting, side, hasWholes],
    ),
  );
  useLooked();
  useLone(info.game, veiled);
  useAsking();
  useStage(info.game, veiled);
  if (veiled && view) return <Veil info={info} say={say} />;
  const flat = screens !== null || (bar !== null && info.seats.length <= 2);
  const seatsAndTools = (
    // In the app bar two seats and the tools have one row; what matters least has to give way there.
    <div className={`flex items-center gap-2 ${flat ? '' : 'flex-wrap'} ${screens ? 'pl-3' : ''}`}>
      {screens && <span className="serif truncate text-lg font-semibold">{title}</span>}
      <div
        className={
          screens
            ? 'sr-only'
            : flat
              ? 'flex h-9 min-w-0 flex-1 flex-wrap items-center gap-2 overflow-hidden'
              : 'contents'
        }
      >
        <Seats info={info} game={game} say={say} />
        <LinkState />
        <Thinking match={info.id} />
        <Marks match={info} />
      </div>
      <div className={`ml-auto flex items-center gap-2 ${flat ? 'shrink-0' : 'flex-wrap'}`}>
        <OfferSound />
        <OfferNotices info={info} />
        <Toolbar
          info={info}
          open={setOpen}
          openRules={() => openRule(null)}
          words={words}
          toggleWords={() => setWords(!words)}
        />
      </div>
    </div>
  );
  return (
    <RuleDrawer value={openRule}>
      <TurnTitle info={info} title={title} />
      <h1 className="sr-only">{title}</h1>
      <div
        data-match={info.id}
        {...(desk || screens ? { 'data-desk': '' } : {})}
        className={
          desk
            ? 'flex min-h-0 w-full flex-1 flex-col gap-2 p-2'
            : screens
              ? // What a board asks beside its map is answered there.
                'flex min-h-0 w-full flex-1 flex-col has-[[data-testid=aside]]:[&_[data-row]]:hidden'
              : 'mx-auto flex w-full max-w-[110rem] flex-1 flex-col gap-3 px-3 py-3 sm:px-4'
        }
      >
        {bar ? createPortal(seatsAndTools, bar) : seatsAndTools}
        {(table.frozen || stopped) && (
          <div role="alert">
            <Note tone="bad">{stopped ?? t('table.frozen')}</Note>
          </div>
        )}
        <StandIn />
        <UndoNewsBar say={say} info={info} />
        <ClaimBar info={info} />
        <Missed say={say} game={info.game} />
        <div
          className={`${screens ? 'flex min-h-0 flex-col' : 'grid'} flex-1 ${screens ? '' : desk ? 'min-h-0 grid-cols-[minmax(0,1fr)_21.5rem] grid-rows-[minmax(0,1fr)] gap-2' : 'items-start gap-3 lg:grid-cols-[minmax(0,1fr)_23rem] 2xl:grid-cols-[minmax(0,1fr)_28rem]'}`}
        >
          <div
            className={`flex min-w-0 flex-col ${screens ? `min-h-0 ${screen === ORDERS.id ? 'shrink-0' : 'flex-1'}` : `gap-3 ${desk ? 'min-h-0' : ''}`}`}
          >
            <Panel
              className={`overflow-hidden ${desk || screens ? 'min-h-0 flex-1' : ''} ${screens ? `rounded-none! border-x-0! shadow-none! ${screen === ORDERS.id ? 'hidden' : ''}` : ''}`}
            >
              {info.phase === 'open' && !view?.update.prompt ? (
                <div className="p-6">
                  <WaitingRoom info={info} />
                  <JoinHere info={info} />
                </div>
              ) : view ? (
                <BoardArea
                  info={info}
                  say={say}
                  words={words}
                  beside={desk ? beside : null}
                  screen={screens ? screen : undefined}
                />
              ) : (
                <Spinner label={t('table.connecting')} />
              )}
            </Panel>
            {!roomy && view && info.phase !== 'open' && (
              <Panel
                className={
                  screens ? 'shrink-0 rounded-none! border-0! px-3 py-2' : 'sticky bottom-2 z-10 p-3'
                }
              >
                <PromptDock say={say} info={info} game={game} elsewhere={screens !== null} />
                {view.update.ending && <AfterTheEnd info={info} />}
              </Panel>
            )}
          </div>
          <Panel
            className={`flex flex-col overflow-hidden ${screens ? `min-h-0 flex-1 rounded-none! border-x-0! ${screen === ORDERS.id ? '' : 'hidden'}` : 'min-h-72'} ${screens ? '' : desk ? 'h-full' : 'lg:sticky lg:top-3 lg:h-[calc(100dvh-8.5rem)]'}`}
          >
            {roomy && view && info.phase !== 'open' && (
              // As high as a beat is: when it gives way to the question, nothing below moves.
              <div className="border-b border-line p-4">
                <div className="lg:min-h-[var(--dock)]">
                  <PromptDock
                    say={say}
                    info={info}
                    game={game}
                    listed={side === 'options' || side === 'actions'}
                  />
                </div>
                {view.update.ending && side !== 'options' && side !== 'actions' && (
                  <AfterTheEnd info={info} />
                )}
              </div>
            )}
            <Tabs<Side>
              label={t('table.beside')}
              now={side}
              pick={setSide}
              tabs={[
                ...(hasWholes ? [{ id: 'actions' as const, label: t('acts.title') }] : []),
                { id: 'options', label: t('prompt.all_options') },
                { id: 'log', label: t('log.title') },
                { id: 'chat', label: t('chat.title'), badge: side === 'chat' ? 0 : table.unread },
                ...(view?.update.seat === undefined
                  ? []
                  : [{ id: 'notes' as const, label: t('notes.title') }]),
              ]}
            />
            <div
              role="tabpanel"
              id={`panel-${side}`}
              aria-labelledby={`tab-${side}`}
              // What only screen readers find is placed within it too, or the panel around it could be scrolled.
              className={`relative min-h-0 flex-1 overflow-y-auto lg:max-h-none ${screens ? '' : 'max-h-[28rem]'}`}
            >
              {(side === 'options' || side === 'actions') && (
                <Finder game={info.game} say={say} acting={side === 'actions' ? acting : null}>
                  {side === 'actions' && acting && <Verbs acting={acting} game={info.game} say={say} />}
                  {/* When it is over, what comes next stands where the options stood, and nothing moves for it. */}
                  {(side === 'options' || (!acting && !waiting)) &&
                    (roomy && view?.update.ending ? (
                      <div className="px-4 pb-4">
                        <AfterTheEnd info={info} />
                      </div>
                    ) : (
                      <OptionsList say={say} />
                    ))}
                </Finder>
              )}
              {side === 'log' && <LogPanel say={say} game={info.game} />}
              {side === 'chat' && <ChatPanel info={info} />}
              {side === 'notes' && <NotesPanel />}
            </div>
            {desk && (
              <div
                ref={setBeside}
                className="relative flex max-h-[58%] shrink-0 flex-col justify-end overflow-hidden border-t border-line p-2"
              />
            )}
          </Panel>
        </div>
        {screens && (
          <Screens
            all={screens}
            now={screen}
            waits={acting || prompt?.options.length ? ORDERS.id : null}
            pick={setScreen}
          />
        )}
      </div>
      <Announcer say={say} />
      <WhyNot say={say} />
      <UndoDialog say={say} info={info} />
      {open === 'rules' && (
        <Modal title={t('rules.title')} close={() => setOpen(null)} side>
          <Suspense fallback={<Spinner label={t('common.loading')} />}>
            <RulesDrawer game={info.game} wish={wish} />
          </Suspense>
        </Modal>
      )}
      {open === 'goal' && <GoalCard game={info.game} close={() => setOpen(null)} />}
      {open === 'resign' && <ResignDialog close={() => setOpen(null)} />}
      {open === 'bug' && <BugDialog close={() => setOpen(null)} info={info} />}
      {open === 'fair' && <FairDialog close={() => setOpen(null)} info={info} />}
      {open === 'save' && <SaveDialog close={() => setOpen(null)} info={info} />}
      {open === 'hand_over' && <HandOver close={() => setOpen(null)} info={info} />}
      {open === 'keys' && <KeysDialog close={() => setOpen(null)} />}
    </RuleDrawer>
  );
}

/** Whether there is a table to look at. */
const begunAt = (info: MatchInfo, view: unknown) => info.phase !== 'open' && view !== undefined;

/** Presses a line of the panel by its number. */
function pressLine(at: number): void {
  document.querySelectorAll<HTMLElement>('[data-testid=verbs] [data-act]')[at]?.click();
}

function Toolbar({
  info,
  open,
  openRules,
  words,
  toggleWords,
}: {
  info: MatchInfo;
  open(which: Open): void;
  openRules(): void;
  words: boolean;
  toggleWords(): void;
}) {
  const { t } = useWords();
  const view = useShown();
  const planUndo = useTable((table) => table.planUndo);
  const redo = useTable((table) => table.redo);
  const askHint = useTable((table) => table.askHint);
  const game = useGame(info.game);
  const bot = game && adviser(game);
  const seated = view?.update.seat !== undefined;
  const running = info.phase === 'running' && !view?.update.ending;
  const begun = view !== undefined && info.phase !== 'open';
  const go = useNavigate();
  const small = 'px-2.5 max-sm:px-2';
  return (
    <div className="flex items-center gap-1 max-sm:gap-0" role="toolbar" aria-label={t('table.tools')}>
      {seated && running && (
        <>
          <Button look="quiet" className={small} onClick={planUndo} title={`${t('undo.title')} (u)`}>
            <Icon name="undo" />
            <span className="max-sm:sr-only">{t('undo.short')}</span>
          </Button>
          <Button
            look="quiet"
            className={small}
            onClick={redo}
            disabled={!view?.update.redoable}
            title={`${t('undo.redo')} (r)`}
            aria-label={t('undo.redo')}
          >
            <Icon name="redo" />
          </Button>
          <Button
            look="quiet"
            className={small}
            onClick={() => askHint(bot)}
            disabled={!view?.update.prompt?.options.length}
            title={`${t('hint.ask')} (h)`}
          >
            <Icon name="bulb" />
            <span className="max-sm:sr-only">{t('hint.ask')}</span>
          </Button>
        </>
      )}
      <Button look="quiet" className={small} onClick={openRules} title={`${t('rules.title')} (R)`}>
        <Icon name="book" />
        <span className="max-sm:sr-only">{t('rules.title')}</span>
      </Button>
      <Menu label={t('table.more')}>
        <MenuItem icon="eye" label={t('table.in_words')} keys="w" pressed={words} act={toggleWords} />
        {begun && (
          <>
            <MenuItem icon="save" label={t('table.save')} act={() => open('save')} />
            {isLocal(info.id) && (
              <MenuItem icon="branch" label={t('local.hand_over')} act={() => open('hand_over')} />
            )}
            <MenuItem icon="play" label={t('replay.so_far')} act={() => go(`/replay/${info.id}`)} />
          </>
        )}
        {moduleOf(info.game).goal && (
          <MenuItem icon="flag" label={t('learn.goal_title')} act={() => open('goal')} />
        )}
        <MenuItem icon="bug" label={t('bug.title')} act={() => open('bug')} />
        <MenuItem icon="link" label={t('fair.title')} act={() => open('fair')} />
        <MenuItem icon="keys" label={t('keys.title')} keys="?" act={() => open('keys')} />
        {seated && running && <MenuItem icon="flag" label={t('resign.title')} act={() => open('resign')} />}
      </Menu>
    </div>
  );
}

export function BoardArea({
  info,
  say,
  words,
  beside,
  screen,
}: {
  info: MatchInfo;
  say: Say;
  words: boolean;
  beside: HTMLElement | null;
  screen: string | undefined;
}) {
  const { t } = useWords();
  const again = useAgain(info);
  const view = useShown();
  const picked = useTable((table) => table.picked);
  const press = useTable((table) => table.press);
  const choose = useTable((table) => table.choose);
  const wish = useTable((table) => table.wish);
  const act = useTable((table) => table.act);
  const beat = useBeat();
  const acting = useWholes();
  const waiting = useTable((table) => table.waiting);
  const changes = useMemo(
    () => lines(view?.log ?? []).flatMap((line) => (line.struck ? [] : [line.change])),
    [view?.log],
  );
  const ground = useRef<HTMLElement>(null);
  useUnlit(ground, acting, words);
  const open = useLaidOpen(info, view?.update.ending !== undefined && view?.update.ending !== null);
  if (!view) return null;
  const { view: seen, scene, prompt, seat, ending } = view.update;
  if (words) return <InWords scene={scene} say={say} />;
  const board: BoardProps = {
    game: info.game,
    view: seen,
    scene,
    seat,
    prompt,
    waiting,
    acting,
    picked,
    changes,
    beat,
    say,
    live: seat !== undefined,
    isLocal: isLocal(info.id),
    press,
    wish,
    choose,
    ...(seat === undefined ? {} : { act: (action) => act(action as JsonValue) }),
    beside,
    screen,
    again: seat !== undefined && ending ? again : undefined,
    open: ending ? open : undefined,
  };
  return (
    <section ref={ground} aria-label={t('table.board')} className={beside || screen ? 'h-full' : ''}>
      <Stage {...board} />
      {!beat && <Look ground={ground} board={board} />}
      <div className="sr-only">
        <h2>{t('table.in_words')}</h2>
        <InWords scene={scene} say={say} />
      </div>
    </section>
  );
}

/** Tells screen readers what has just happened and what is asked. */
function Announcer({ say }: { say: Say }) {
  const view = useShown();
  const beat = useBeat();
  const last = beat?.said ? saidIn(beat) : view?.log.at(-1)?.events;
  const told = last?.map((event) => stopped(sentence(say(event.words)))).join(' ') ?? '';
  const ask = view?.update.prompt?.options.length ? say(view.update.prompt.ask) : '';
  return (
    <p className="sr-only" aria-live="polite" data-testid="announcer">
      {told} {ask}
    </p>
  );
}

/** A bot gave no answer, and another one decided in its place. */
export function StandIn() {
  const { t } = useWords();
  const titles = useTitles();
  const id = useTable((table) => table.standIn);
  if (id === null) return null;
  return (
    <div role="status">
      <Note tone="info">{t('table.stand_in', { bot: titles.bot({ id }) })}</Note>
    </div>
  );
}

function LinkState() {
  const { t } = useWords();
  const link = useTable((table) => table.link);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (link === 'open') {
      setLate(false);
      return;
    }
    // A short break is nobody's business.
    const timer = setTimeout(() => setLate(true), 2500);
    return () => clearTimeout(timer);
  }, [link]);
  if (!late) return null;
  return (
    <span role="status" className="rounded-full bg-warnbg px-3 py-1 text-sm text-warn">
      {t('table.reconnecting')}
    </span>
  );
}

function useLooked() {
  const looked = useTable((table) => table.looked);
  const view = useShown();
  const number = view?.update.number;
  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') looked();
    }, 1500);
    return () => clearTimeout(timer);
  }, [number, looked]);
}

/** Since you last looked. */
function Missed({ say, game }: { say: Say; game: string }) {
  const { t } = useWords();
  const view = useShown();
  const forget = useTable((table) => table.forgetMissed);
  // A reload in the middle of play is not an absence.
  const away = (view?.missed[0]?.at ?? Date.now()) < Date.now() - AWAY;
  const missed = away ? (view?.missed.filter((change) => change.events.length > 0) ?? []) : [];
  if (missed.length === 0) return null;
  return (
    <Panel className="enter fixed bottom-4 left-4 z-20 w-[min(24rem,calc(100%-2rem))] p-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t('missed.title')}</h2>
        <Button look="quiet" onClick={forget}>
          {t('common.close')}
        </Button>
      </div>
      <ol className="max-h-48 overflow-y-auto text-sm" tabIndex={0} aria-label={t('missed.title')}>
        <LogLines log={missed.map((change) => ({ change, struck: false }))} say={say} game={game} />
      </ol>
    </Panel>
  );
}

/** One device, several people: nothing is shown until the right one has it. */
export function Veil({ info, say }: { info: MatchInfo; say: Say }) {
  const { t } = useWords();
  const view = useShown();
  const unveil = useTable((table) => table.unveil);
  const game = useGame(info.game);
  const who = seatWords(game, view?.update.seat ?? 0, say, t);
  return (
    <div className="flex flex-1 items-center justify-center bg-felt p-6 text-onfelt">
      <div className="rise max-w-md text-center">
        <h1 className="text-3xl font-semibold">{sentence(t('veil.title', { who }))}</h1>
        <p className="mt-3 opacity-90">{sentence(t('veil.note', { who }))}</p>
        <Button autoFocus className="mt-6" onClick={unveil}>
          {t('veil.lift', { who })}
        </Button>
      </div>
    </div>
  );
}

function JoinHere({ info }: { info: MatchInfo }) {
  const { t } = useWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [own, setOwn] = useState('');
  const game = useGame(info.game);
  const free = info.seats.find((seat) => seat.holder === 'nobody');
  if (!free || info.seats.some((seat) => seat.yours)) return null;
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Bring game={game} name={own} set={setOwn} />
      <Button
        look="main"
        onClick={() =>
          sitDown(info.id, { seat: free.seat, ...brought(own) }).then(
            () => location.reload(),
            (error: Error) => setTrouble(errorText(error)),
          )
        }
      >
        {t('lobby.sit_down')}
      </Button>
      {trouble && <Note tone="bad">{trouble}</Note>}
    </div>
  );
}

/** Lays the same table once more, with the same bots. */
function useAgain(info: MatchInfo): () => void {
  const go = useNavigate();
  const laying = useRef(false);
  return () => {
    if (laying.current) return;
    laying.current = true;
    const seats = info.seats.map((seat) =>
      seat.yours || info.seats.length === 1
        ? ({ kind: 'me' } as const)
        : seat.holder === 'bot' && seat.name
          ? ({ kind: 'bot', bot: seat.name } as const)
          : ({ kind: 'open' } as const),
    );
    layTable({ game: info.game, setup: info.setup, seats }, isLocal(info.id) ? 'device' : 'server')
      .then((made) => go(`/table/${made.id}`))
      .finally(() => {
        laying.current = false;
      });
  };
}

function AfterTheEnd({ info }: { info: MatchInfo }) {
  const { t } = useWords();
  const go = useNavigate();
  const game = useGame(info.game);
  const again = useAgain(info);
  return (
    <>
      <div className="mt-3 empty:hidden">
        <FairSeal info={info} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {game && (
          <Button look="main" onClick={again}>
            {t('ending.again')}
          </Button>
        )}
        <Button onClick={() => go(`/replay/${info.id}`)}>{t('lobby.replay')}</Button>
        {isLocal(info.id) ? (
          <Button onClick={() => void saveRecord(info.id, info.game)}>{t('ending.record')}</Button>
        ) : (
          <a
            className="inline-flex min-h-10 items-center rounded-lg px-3 text-sm text-accent underline"
            href={`/api/matches/${info.id}/record`}
            download
          >
            {t('ending.record')}
          </a>
        )}
        <Button look="quiet" onClick={() => go('/')}>
          {t('table.to_lobby')}
        </Button>
      </div>
    </>
  );
}

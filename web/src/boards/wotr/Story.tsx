// The last battle or Hunt, step by step, with the numbers behind it.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../language';
import { point, thingsOf } from '../../table/LogPanel';
import { Button } from '../../ui/kit';
import type { Said } from '../../wire';
import { sentence, spokenBy } from '../../words';
import { read } from '../said';
import { Box } from './Panels';
import { marked, type Story } from './story';
import { Tile } from './Tile';
import { type Board, cardKeys, type Event, type Fighters, type Side, type View } from './view';

const PACE = 900;

export function StoryBox({ list, view, board }: { list: readonly Story[]; view: View; board: Board }) {
  const { t } = useWords();
  const [back, setBack] = useState(0);
  const latest = list.at(-1)?.number ?? 0;
  const [known, setKnown] = useState(latest);
  if (known !== latest) {
    setKnown(latest);
    setBack(0);
  }
  const story = list[list.length - 1 - back];
  const count = story?.beats.length ?? 0;
  const id = story?.number ?? 0;
  const [seen, setSeen] = useState({ id, at: count });
  // A new story starts at its beginning, one that goes on runs on; what was there already is told.
  if (seen.id !== id) setSeen({ id, at: document.documentElement.dataset.motion === 'reduced' ? count : 1 });
  const [running, setRunning] = useState(true);
  const at = Math.min(seen.at, count);
  useEffect(() => {
    if (!running || at >= count) return;
    const still = document.documentElement.dataset.motion === 'reduced';
    const timer = setTimeout(() => setSeen({ id, at: still ? count : at + 1 }), still ? 0 : PACE);
    return () => clearTimeout(timer);
  }, [running, at, count, id]);
  const last = board.changes.at(-1)?.number ?? 0;
  // When a story was told to its end; one that was over when the page came is old.
  const [told, setTold] = useState({ id: story?.over ? id : 0, number: 0 });
  if (story?.over && at >= count && told.id !== id && back === 0) setTold({ id, number: last });
  // What a person wants to see or not, until the next story.
  const [wish, setWish] = useState({ latest: 0, open: false });
  const scroll = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest line comes into sight
  useEffect(() => {
    scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  }, [at, id]);
  if (!story) return null;
  // What goes on, or has just come to its end, lies over a corner of a wide map; else a sign is
  // there that opens it. So nothing below the map ever moves.
  const goesOn = !story.over || at < count || (told.id === id && told.number === last);
  const open = wish.latest === latest ? wish.open : goesOn;
  const show = (open: boolean) => setWish({ latest, open });
  const turn = (by: number) => {
    show(true);
    setBack(back + by);
  };
  const go = (next: number) => {
    setRunning(false);
    setSeen({ id, at: Math.max(1, Math.min(count, next)) });
    const said = story.beats[next - 1];
    if (said) point(thingsOf(said));
  };
  const title =
    story.place === null
      ? t('wotr.the_hunt')
      : t('wotr.battle_of', { place: spokenBy(board.say, `region.${story.place}`) });
  const small = 'min-h-8 px-2 text-xs';
  return (
    <div className="p-2 pb-0 lg:absolute lg:right-0 lg:top-0">
      {!open && (
        <Button className="shadow-card max-lg:hidden" onClick={() => show(true)}>
          {story.kind === 'battle' ? '⚔' : '◎'} {title}
        </Button>
      )}
      <div className={open ? 'lg:w-[20rem] lg:[&>section]:shadow-card' : 'lg:hidden'}>
        <Box
          title={title}
          aside={
            <button
              type="button"
              onClick={() => show(false)}
              className="min-h-6 rounded px-1 text-accent underline max-lg:hidden"
            >
              {t('wotr.story_away')}
            </button>
          }
        >
          <div className="mb-2 flex flex-wrap items-center gap-1">
            <Button className={small} disabled={at <= 1} onClick={() => go(at - 1)}>
              {t('wotr.step_back')}
            </Button>
            <Button className={small} disabled={at >= count} onClick={() => go(at + 1)}>
              {t('wotr.step_on')}
            </Button>
            <Button
              className={small}
              onClick={() => {
                if (at >= count) setSeen({ id, at: 1 });
                setRunning(true);
              }}
            >
              {t('wotr.step_run')}
            </Button>
            <Button className={small} disabled={at >= count} onClick={() => go(count)}>
              {t('wotr.step_end')}
            </Button>
            <span className="tabular text-xs text-soft" data-testid="story">
              {at} / {count}
            </span>
            <span className="ml-auto flex gap-1">
              <Button
                className={small}
                disabled={back >= list.length - 1}
                onClick={() => turn(1)}
                aria-label={t('wotr.story_before')}
              >
                ‹
              </Button>
              <Button
                className={small}
                disabled={back === 0}
                onClick={() => turn(-1)}
                aria-label={t('wotr.story_after')}
              >
                ›
              </Button>
            </span>
          </div>
          {story.kind === 'battle' && view.battle && !story.over && <Sides view={view} board={board} />}
          <ol
            className="grid h-56 content-start gap-1 overflow-y-auto pr-1 lg:h-[clamp(6rem,calc(100dvh-40rem),14rem)]"
            ref={scroll}
            tabIndex={0}
            aria-label={title}
          >
            {story.beats.slice(0, at).map((said, index) => (
              <Beat key={`${index}${read(said)[0]}`} said={said} board={board} fresh={index === at - 1} />
            ))}
          </ol>
        </Box>
      </div>
    </div>
  );
}

/** Who fights, while it lasts: the attacker first. */
function Sides({ view, board }: { view: View; board: Board }) {
  const { battle, counted } = view;
  if (!battle || !counted.battle) return null;
  const defender: Side = battle.attacker === 'shadow' ? 'free_peoples' : 'shadow';
  return (
    <div className="mb-2 grid grid-cols-2 gap-2 text-sm">
      <Fighting side={battle.attacker} does="attacks" own={counted.battle} view={view} board={board} />
      <Fighting side={defender} does="defends" own={counted.battle} view={view} board={board} />
    </div>
  );
}

function Fighting({
  side,
  does,
  own,
  view: { battle },
  board: { say },
}: {
  side: Side;
  does: 'attacks' | 'defends';
  own: Readonly<Record<Side, Fighters>>;
  view: View;
  board: Board;
}) {
  const { t } = useWords();
  const { units, dice, target, leadership, forfeited } = own[side];
  const card = battle?.cards[side];
  const [hits, missed] = [battle?.hits[side] ?? 0, battle?.missed[side] ?? 0];
  const name = sentence(say(`side.${side}`));
  return (
    <div role="group" aria-label={name} className="rounded-lg border border-line bg-sheet p-2">
      <p className="font-semibold leading-tight">
        {name} <span className="font-normal">{t(`wotr.${does}`)}</span>
      </p>
      <p>{t('wotr.force', { units, dice, leaders: leadership })}</p>
      <p className="text-xs text-soft">{t('wotr.target', { target })}</p>
      {forfeited > 0 && <p className="text-xs text-warn">{t('wotr.forfeited', { number: forfeited })}</p>}
      {card && (
        <p className="text-xs">⚔ {card.card ? say(cardKeys(card.card).combatTitle) : t('wotr.card_down')}</p>
      )}
      {(hits > 0 || missed > 0) && <p className="text-xs text-soft">{t('wotr.hits', { hits, missed })}</p>}
    </div>
  );
}

function Beat({ said, board, fresh }: { said: Said<Event>; board: Board; fresh: boolean }) {
  const { t } = useWords();
  const { say } = board;
  const [kind, body] = read(said);
  const look = `rounded-lg px-2 py-1 text-sm ${fresh ? 'enter bg-warnbg text-ink' : 'bg-sheet'}`;
  let inside: ReactNode = sentence(say(said.words));
  if (kind === 'round')
    return (
      <li className="border-t border-line pt-1 text-sm font-semibold">
        {t('wotr.round', { number: body.round })}
      </li>
    );
  if (kind === 'combat_rolled' || kind === 'rerolled')
    inside = (
      <Roll
        head={sentence(
          t(kind === 'rerolled' ? 'wotr.rolls_again' : 'wotr.rolls', {
            side: spokenBy(say, `side.${body.side}`),
          }),
        )}
        why={reasons(said, say)}
        dice={body.dice}
        hits={body.hits}
        tail={t('wotr.made_hits', { count: body.hits })}
      />
    );
  if (kind === 'hunt_rolled' || kind === 'hunt_rerolled')
    inside = (
      <Roll
        head={kind === 'hunt_rolled' ? t('wotr.hunt_level', { level: body.level }) : t('wotr.hunt_again')}
        why={reasons(said, say)}
        dice={body.dice}
        hits={body.successes}
        tail={t('wotr.made_successes', { count: body.successes, bonus: body.bonus })}
      />
    );
  if (kind === 'tile_drawn')
    inside = (
      <span className="flex items-center gap-2">
        <Tile id={body.tile} />
        {sentence(say(said.words))}
      </span>
    );
  return <li className={look}>{inside}</li>;
}

/** What a roll needed and what changed it, as its words tell. */
function reasons(said: Said<Event>, say: Board['say']): string {
  const why = said.words.params?.why;
  if (!why || !('list' in why)) return '';
  return why.list.flatMap((reason) => ('text' in reason ? [say(reason.text)] : [])).join(', ');
}

function Roll({
  head,
  why,
  dice,
  hits,
  tail,
}: {
  head: string;
  why: string;
  dice: readonly number[];
  hits: number;
  tail: string;
}) {
  const { t } = useWords();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>
        <strong>{head}</strong> <span className="text-xs">{why}</span>
      </span>
      <span className="flex gap-1">
        {marked(dice, hits).map(({ die, hit }, at) => (
          <Pips key={at} die={die} hit={hit} label={`${die}, ${t(hit ? 'wotr.hit' : 'wotr.miss')}`} />
        ))}
      </span>
      <span className="text-xs">{tail}</span>
    </span>
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  6: [
    [-5, -5],
    [5, -5],
    [-5, 0],
    [5, 0],
    [-5, 5],
    [5, 5],
  ],
};

/** A die as it fell; one that hit has a thick rim and a mark. */
function Pips({ die, hit, label }: { die: number; hit: boolean; label: string }) {
  return (
    <svg viewBox="-12 -12 24 24" className="size-7" role="img" aria-label={label}>
      <rect
        x="-10"
        y="-10"
        width="20"
        height="20"
        rx="4"
        fill={hit ? '#fff4cf' : '#f4efe4'}
        stroke={hit ? '#7a4a00' : '#8d8270'}
        strokeWidth={hit ? 2.5 : 1}
      />
      {(PIPS[die] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r="2" fill="#231a10" />
      ))}
      {hit && <path d="M5 5l2.5 3.500L11.5 2" stroke="#2f6b45" strokeWidth="2.5" fill="none" />}
    </svg>
  );
}

// What the log tells: who stands where while a battle is being told, the last move, the last battle, and
// the whole story at the end. It is put together from what the events say; no rule is asked.

import type { Change, Said, Words } from '../../wire';
import { eventsOf, type Moment } from '../decided';
import { read } from '../said';
import {
  type Ability,
  type Board,
  type BySide,
  type Card,
  type Character,
  type Counted,
  cardSide,
  type Event,
  other,
  type Region,
  type Side,
  sideOf,
  type View,
  type Way,
} from './view';

type Log = readonly Change<Event>[];

/** What a beat is about. */
export function nowTold({ beat, changes }: Pick<Board, 'beat' | 'changes'>): Said<Event> | undefined {
  return beat && changes.at(-1)?.events.at(-1);
}

/**
 * The view as far as it is told. Of a move with its battle the view shows the end alone, after the last
 * of its events; until then the pieces stand as those events have said so far.
 */
export function enacted({ view, beat, changes }: Pick<Board, 'view' | 'beat' | 'changes'>): View {
  if (!beat?.more) return view;
  return (changes.at(-1)?.events ?? []).reduce(afterOne, view);
}

function afterOne(view: View, said: Said<Event>): View {
  const [kind, body] = read(said);
  switch (kind) {
    case 'moved':
    case 'retreated':
    case 'returned': {
      const to = kind === 'returned' ? body.region : body.to;
      return { ...view, characters: { ...view.characters, [body.character]: to } };
    }
    case 'piece_moved': {
      // While a move is being resolved, the piece that made it is there already.
      if (view.battle) return view;
      const { side, from, to, who } = body;
      const leaving = view.pieces.filter((piece) => piece.side === side && piece.region === from);
      const gone = leaving.find(({ could_be }) => who && could_be.length === 1 && could_be[0] === who);
      const moving = gone ?? leaving[0];
      const pieces = view.pieces.map((piece) => (piece === moving ? { ...piece, region: to } : piece));
      return { ...view, pieces };
    }
    case 'revealed': {
      const { character, region } = body;
      const revealed = [...new Set([...view.revealed, character])];
      if (view.characters[character] !== undefined) return { ...view, revealed };
      const side = sideOf(view.counted, character);
      const here = view.pieces.filter((piece) => piece.side === side && piece.region === region);
      const turned = here.find(({ could_be }) => could_be.includes(character)) ?? here[0];
      const pieces = view.pieces.filter((piece) => piece !== turned);
      return { ...view, revealed, pieces, characters: { ...view.characters, [character]: region } };
    }
    case 'defeated': {
      const { [body.character]: _, ...characters } = view.characters;
      const defeated = [...new Set([...view.defeated, body.character])];
      return { ...view, characters, defeated };
    }
    default:
      return view;
  }
}

export interface Move {
  from: Region;
  to: Region;
  way: Way;
  side: Side;
}

/** The last move, as the log tells it. */
export function lastMove(changes: Log, counted: Counted): Move | null {
  for (const change of changes.toReversed()) {
    for (const said of change.events.toReversed()) {
      const [kind, body] = read(said);
      if (kind === 'began') return null;
      if (kind === 'piece_moved') return body;
      if (kind === 'moved') return { ...body, side: sideOf(counted, body.character) };
    }
  }
  return null;
}

export interface Battle {
  region: Region;
  fighters: Partial<BySide<Character>>;
  attacker: Side;
  abilities: { side: Side; ability: Ability; words: Words }[];
  cards: Partial<BySide<Card>>;
  became: Partial<BySide<Card>>;
  /** Cards that counted for nothing, as the log says. */
  idle: Card[];
  /** Cards whose words came true. */
  worked: Card[];
  totals: BySide<number> | null;
  fallen: Character[];
  retreated: Character[];
  over: boolean;
  /** What came of it, in words. */
  verdict: Words | null;
}

/** The running battle, or else the last one of this game, as far as it is told. */
export function lastBattle(changes: Log, counted: Counted): Battle | null {
  let battle: Battle | null = null;
  for (const said of changes.flatMap((change) => change.events)) {
    const [kind, body] = read(said);
    if (kind === 'began') battle = null;
    if (kind === 'battle') battle = begun(body, counted);
    if (battle) told(battle, said, counted);
  }
  return battle;
}

function begun(
  { attacker, defender, region }: { attacker: Character; defender: Character; region: Region },
  counted: Counted,
): Battle {
  return {
    region,
    fighters: { [sideOf(counted, attacker)]: attacker, [sideOf(counted, defender)]: defender },
    attacker: sideOf(counted, attacker),
    abilities: [],
    cards: {},
    became: {},
    idle: [],
    worked: [],
    totals: null,
    fallen: [],
    retreated: [],
    over: false,
    verdict: null,
  };
}

function told(battle: Battle, said: Said<Event>, counted: Counted): void {
  const [kind, body] = read(said);
  if (battle.over) {
    // Whoever wins may be moved by an ability of their own when it is all over.
    if (kind === 'used' && Object.values(battle.fighters).includes(body.character)) use();
    return;
  }
  if (kind === 'used') use();
  if (kind === 'shown') battle.cards[cardSide(counted, body.card)] = body.card;
  if (kind === 'replaced') battle.became[cardSide(counted, body.card)] = body.card;
  if (kind === 'worked') battle.worked.push(body.card);
  if (kind === 'idle') battle.idle.push(body.card);
  if (kind === 'compared') battle.totals = { FELLOWSHIP: body.fellowship, SAURON: body.sauron };
  if (kind === 'defeated') battle.fallen.push(body.character);
  if (kind === 'retreated') battle.retreated.push(body.character);
  if (kind === 'defeated' || kind === 'retreated') battle.verdict = said.words;
  if (kind === 'battle_over') battle.over = true;

  function use() {
    if (kind !== 'used') return;
    const side = sideOf(counted, body.character);
    battle.abilities.push({ side, ability: body.ability, words: said.words });
    // Who steps in for another fights in their place.
    if (body.ability === 'SAM_SUBSTITUTE') battle.fighters[side] = body.character;
  }
}

export interface Fall {
  who: Character;
  side: Side;
  turn: number;
  region: Region;
}

export interface Story {
  turns: number;
  battles: number;
  won: BySide<number>;
  falls: Fall[];
  cards: BySide<number>;
  /** Who fell, by their strength, and how it ended. */
  moments: Moment<Event>[];
}

const unwritten = (): Story => {
  const none = () => ({ FELLOWSHIP: 0, SAURON: 0 });
  return { turns: 0, battles: 0, won: none(), falls: [], cards: none(), moments: [] };
};

/** The game from its first turn to its last, in figures. */
export function storyOf(changes: Log, counted: Counted): Story {
  let story = unwritten();
  let attacker: Side = 'SAURON';
  for (const { number, said } of eventsOf(changes)) {
    const [kind, body] = read(said);
    const weighs = (weight: number) => story.moments.push({ turn: story.turns, number, said, weight });
    if (kind === 'began') story = unwritten();
    if (kind === 'turn') story.turns = body.number;
    if (kind === 'battle') {
      story.battles += 1;
      attacker = sideOf(counted, body.attacker);
    }
    if (kind === 'shown') story.cards[cardSide(counted, body.card)] += 1;
    if (kind === 'battle_over' && body.how === 'won') story.won[attacker] += 1;
    if (kind === 'battle_over' && body.how === 'lost') story.won[other(attacker)] += 1;
    if (kind === 'defeated') {
      const { character: who, region } = body;
      story.falls.push({ who, side: sideOf(counted, who), turn: story.turns, region });
      weighs(counted.strengths[who] ?? 0);
    }
    if (kind === 'game_over') weighs(Number.POSITIVE_INFINITY);
  }
  return story;
}

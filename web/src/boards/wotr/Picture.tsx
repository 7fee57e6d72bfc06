// A picture for each thing that happens: the die, the people, the tile or the arms it speaks of.

import type { Said } from '../../wire';
import { read } from '../said';
import { Bust } from './Bust';
import { sideOfFigure, type Track, trackOf, unitsIn } from './deeds';
import { Die } from './Hud';
import { TINT } from './Land';
import { INK, SHIELD } from './Pieces';
import { Tile } from './Tile';
import { CARDS, type Event, isShadow, type Nation, type Side } from './view';

/** The arms of the nations, in a box of 24 by 24. */
const ARMS: Record<Nation, string> = {
  dwarves: 'M-7-8H4V-3H-7zM-3-3V10M0-3V10M-3 10H0',
  elves: 'M0-10Q8-3 0 10Q-8-3 0-10zM0-6V10M0-1L4-4M0 3L-4 0',
  gondor:
    'M0 10V-1M0 3L-5-1M0 1L5-3M0-1L-3-6M0-1L3-7M-7-2a2 2 0 1 0 .1 0M7-5a2 2 0 1 0 .1 0M-3-9a2 2 0 1 0 .1 0M3-10.500a2 2 0 1 0 .1 0',
  north: 'M-8 10V-1L0-8 8-1V10zM-2.500 10V3H2.500V10M0-8V-11',
  rohan: 'M-6 10Q-7 0-2-4L-3-9 1-6Q7-5 8 2L4 3Q2 0 1 2 0 7 3 10zM2-3h.1',
  isengard: 'M-5 10L-4-6-7-11-2-7 0-11 2-7 7-11 4-6 5 10zM-1.500 10V4H1.500V10',
  sauron: 'M-10 0Q0-10 10 0 0 10-10 0zM0-5Q2.500 0 0 5-2.500 0 0-5z',
  southrons: 'M-8 8Q-2 10-2 4T4-2Q9-4 6-8 2-9 2-5M6-8L9-10M0-3a0 0 0 1 0 .1 0M-9-9L-6-6M-9-3H-6',
};

/** A nation's arms on the shield of its side. */
export function Arms({ nation, className = 'size-8' }: { nation: Nation; className?: string }) {
  const { fill, edge } = TINT[nation] ?? { fill: '#ecdfbd', edge: '#5a4527' };
  return (
    <svg viewBox="-17 -18 34 36" className={className} aria-hidden="true">
      <path
        d={SHIELD[isShadow(nation) ? 'shadow' : 'free_peoples']}
        fill={fill}
        stroke={edge}
        strokeWidth="2"
      />
      <path
        d={ARMS[nation]}
        transform="translate(0 -1.500) scale(.95)"
        fill="none"
        stroke={edge}
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Units of a side that go or fall. */
function Units({ side, count }: { side: Side; count: number }) {
  return (
    <svg viewBox="-17 -18 34 36" className="size-8 shrink-0" aria-hidden="true">
      <path d={SHIELD[side]} fill={INK[side]} stroke="#fff8e6" strokeWidth="1.8" />
      <text y="6" textAnchor="middle" fontSize="18" fontWeight="800" fill="#fff">
        {count}
      </text>
    </svg>
  );
}

const SIGNS = {
  ring: { path: 'M0-8a8 8 0 1 0 .1 0', colour: '#b07d00' },
  fights: { path: 'M-8-8L7 7M8-8L-7 7M-9 5L-5 9M9 5L5 9', colour: '#7d1a10' },
  flag: { path: 'M-6 10V-10H9L5-5 9 0H-6', colour: '#5a3a00' },
  card: { path: 'M-7-10H7V10H-7zM-3-5H3M-3 0H3', colour: '#3c3c50' },
  falls: { path: 'M-8-8L8 8M8-8L-8 8', colour: '#a3261b' },
  eye: { path: 'M-10 0Q0-9 10 0 0 9-10 0zM0-3a3 3 0 1 0 .1 0', colour: '#86190f' },
  wait: { path: 'M-7-9H7M-7 9H7M-6-9Q-6 0 0 0T6 9M6-9Q6 0 0 0T-6 9', colour: '#5d5245' },
} as const;

export function Sign({ of, className = 'size-8' }: { of: keyof typeof SIGNS; className?: string }) {
  const { path, colour } = SIGNS[of];
  return (
    <svg viewBox="-15 -15 30 30" className={`${className} shrink-0`} aria-hidden="true">
      <circle r="14" fill="#fff8e6" stroke={colour} strokeWidth="1.5" />
      <path
        d={path}
        transform="scale(.85)"
        fill="none"
        stroke={colour}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const MOVED: Record<Track['how'], keyof typeof SIGNS> = {
  moves: 'flag',
  fights: 'fights',
  ring: 'ring',
  stands: 'flag',
};

export function Picture({ said }: { said: Said<Event> }) {
  const [kind, body] = read(said);
  switch (kind) {
    case 'entered':
    case 'hunt_casualty':
    case 'damage_lowered':
    case 'guide':
      return <Bust who={body.character} className="size-8 shrink-0" />;
    case 'advanced':
    case 'activated':
    case 'set_back':
    case 'promoted':
    case 'reduced':
      return <Arms nation={body.nation} className="size-8 shrink-0" />;
    case 'rolled':
      return <Die face={body.faces[0]} side={body.side} />;
    case 'allocated':
    case 'eyes':
      return <Die face="eye" side="shadow" />;
    case 'ring_used':
      return <Die face={body.to} side={body.side} />;
    case 'acts':
      return <Die face={body.die} side={cardSide(said)} />;
    case 'tile_drawn':
      return <Tile id={body.tile} />;
    case 'recruited':
      return <Units side={sideOfFigure(body.figure)} count={1} />;
    case 'lost':
      return <Sign of="falls" />;
    case 'hunt_rolled':
    case 'hunt_rerolled':
    case 'hunt_failed':
    case 'revealed':
      return <Sign of="eye" />;
    case 'passed':
    case 'skipped':
      return <Sign of="wait" />;
    case 'attacked':
      return <Sign of="fights" />;
    case 'corrupted':
    case 'healed':
    case 'fellowship_moved':
    case 'hid':
    case 'mordor_step':
    case 'entered_mordor':
    case 'declared':
    case 'walked':
      return <Sign of="ring" />;
    case 'on_table':
    case 'played_free':
    case 'card_used':
      return <Sign of="card" />;
    default: {
      const track = trackOf(said);
      const units = track?.group ? unitsIn(track.group) : 0;
      const [who] = track?.group?.characters ?? [];
      if (track?.side && units > 0) return <Units side={track.side} count={units} />;
      if (who) return <Bust who={who} className="size-8 shrink-0" />;
      return <Sign of={track ? MOVED[track.how] : 'flag'} />;
    }
  }
}

/** Whose card a die plays, as far as it is known. */
function cardSide(said: Said<Event>): Side {
  const [kind, body] = read(said);
  if (kind !== 'acts' || typeof body.deed !== 'object') return 'free_peoples';
  const { deed } = body;
  if ('play' in deed) return CARDS.get(deed.play)?.deck.startsWith('sh') ? 'shadow' : 'free_peoples';
  if ('draw' in deed) return deed.draw.startsWith('sh') ? 'shadow' : 'free_peoples';
  if ('play_secret' in deed) return deed.play_secret.startsWith('sh') ? 'shadow' : 'free_peoples';
  return 'free_peoples';
}

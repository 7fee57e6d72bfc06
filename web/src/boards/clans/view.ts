// The part of a Clans view that the board draws. What a card can do is told by the server's words.

import type { Change, Param, Prompt, Scene, Words } from '../../wire';

export type Side = 'A' | 'B';
export type LaneName = 'left' | 'center' | 'right';
export const LANES: LaneName[] = ['left', 'center', 'right'];
export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

export interface SidePage {
  crystal: number;
  gold: number;
  hand: string[];
  deck_size: number[];
  grave: string[];
  submitted: boolean;
  /** Cards planned for each lane; only one's own. */
  plan?: Partial<Record<LaneName, string[]>>;
  terrain: string;
  hero?: { id: string; uses: number; activated?: string };
  families?: Record<string, string>;
}

export interface LanePage {
  zone?: string;
  A?: string[];
  B?: string[];
  tiles?: Record<'BaseA' | 'Middle' | 'BaseB', { A: string[]; B: string[] }>;
  owner?: Side;
  terrain: Record<'BaseA' | 'Middle' | 'BaseB', string>;
}

export interface View {
  viewer: unknown;
  turn: number;
  phase: string;
  age?: number;
  sides: Record<Side, SidePage>;
  lanes: Record<LaneName, LanePage>;
}

export interface Facts {
  title: string;
  damage: number;
  health: number;
  tick: string;
}

/** `A3:7` is card A3 with 7 health; `A?` is one that may not be known. */
export function slot(text: string): { card: string; hp: number | null } {
  const [card = text, hp] = text.split(':');
  return { card, hp: hp === undefined ? null : Number(hp) };
}

function plain(param: Param | undefined): string {
  if (!param) return '';
  if ('plain' in param) return param.plain;
  return 'number' in param ? String(param.number) : '';
}

/** Gathers what the server's words say of each card. */
export function factsOf(
  scene: Scene,
  prompt: Prompt | undefined,
  changes: readonly Change[],
): Map<string, Facts> {
  const facts = new Map<string, Facts>();
  const walk = (words: Words | undefined) => {
    if (!words) return;
    const params = words.params ?? {};
    const card = plain(params.card);
    if (card && params.title)
      facts.set(card, {
        title: plain(params.title),
        damage: Number(plain(params.damage)),
        health: Number(plain(params.health)),
        tick: plain(params.tick),
      });
    for (const param of Object.values(params)) inside(param);
  };
  const inside = (param: Param) => {
    if ('text' in param) walk(param.text);
    else if ('list' in param) param.list.forEach(inside);
  };
  for (const change of changes.slice(-12)) for (const event of change.events) walk(event.words);
  for (const section of scene.sections) section.lines.forEach(walk);
  for (const option of prompt?.options ?? []) {
    walk(option.label);
    walk(option.effect);
  }
  return facts;
}

// The part of a CardPeeGee view that the board draws.

export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';
export type Kind = 'monster' | 'treasure' | 'healer' | 'trap';
export type Victory = { full_court: Suit } | 'elemental_union' | 'goliath' | 'master_of_the_elements';

export interface View {
  life: number;
  day: number;
  hp: number;
  phase: string;
  character: string | null;
  hand: string[];
  active: string[];
  played: { card: string; as: Suit; value: number }[];
  dealt: string[];
  encounter: Encounter | null;
  deck: string[];
  earned: Victory[];
  waiting: Victory[];
  setup: { lives: number };
  numbers: {
    player_atk: number;
    player_dl: number;
    disarm_bonus: number;
    amount_paid: number;
    amount_spent: number;
    cards_bought: number;
    town_healing: number;
    deck_size: number;
  };
}

export interface Encounter {
  kind: Kind;
  agitator: string | null;
  props: (string | null)[];
  monster: { atk: number; dl: number; hp: number } | null;
  jailors: { card: string; hp: number }[] | null;
  healing: number | null;
  fee: number | null;
}

export const SIGN: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };
export const SUIT_SIGN: Record<Suit, string> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };

export function sign(card: string): string {
  return card.slice(0, -1) + (SIGN[card.slice(-1)] ?? '');
}

export function isRed(card: string): boolean {
  return card.endsWith('D') || card.endsWith('H');
}

export const victoryName = (victory: Victory): string =>
  typeof victory === 'string' ? victory : `full_court_${victory.full_court}`;

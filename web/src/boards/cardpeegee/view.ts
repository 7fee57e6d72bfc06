// What the board of CardPeeGee is told, and how it writes cards and victories.

import type { Action } from '../../generated/cardpeegee/Action';
import type { Card } from '../../generated/cardpeegee/Card';
import type { Event } from '../../generated/cardpeegee/Event';
import type { Suit } from '../../generated/cardpeegee/Suit';
import type { Victory } from '../../generated/cardpeegee/Victory';
import type { View } from '../../generated/cardpeegee/View';
import type { BoardProps } from '../board';

export type { Kind } from '../../generated/cardpeegee/Kind';
export type { Card, Event, Victory, View };

export interface CardPeeGee {
  view: View;
  event: Event;
  action: Action;
}
export type Board = BoardProps<CardPeeGee>;

export const SIGN: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };
export const SUIT_SIGN: Record<Suit, string> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };

/** A small sign for each victory. */
export const VICTORY_SIGN: Record<string, string> = {
  full_court_clubs: '♣',
  full_court_diamonds: '♦',
  full_court_hearts: '♥',
  full_court_spades: '♠',
  elemental_union: '✦',
  goliath: '▲',
  master_of_the_elements: '☀',
};

export function sign(card: Card): string {
  return card.slice(0, -1) + (SIGN[card.slice(-1)] ?? '');
}

export function isRed(card: Card): boolean {
  return card.endsWith('D') || card.endsWith('H');
}

export const victoryName = (victory: Victory): string =>
  typeof victory === 'string' ? victory : `full_court_${victory.full_court}`;

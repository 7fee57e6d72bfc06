// A playing card, drawn by us. 70 by 100 units, its middle at the origin.

import { Court } from './Court';
import { isRed, SIGN } from './view';

export const CARD_W = 70;
export const CARD_H = 100;

const SUITS: Record<string, string> = {
  H: 'M0 9C-11 1-14-3-14-8-14-15-4-17 0-9 4-17 14-15 14-8 14-3 11 1 0 9z',
  D: 'M0-14L10-1 0 12-10-1z',
  S: 'M0-14C9-5 13-1 13 4 13 10 5 11 2 6L5 13H-5L-2 6C-5 11-13 10-13 4-13-1-9-5 0-14z',
  C: 'M0-15A6.5 6.5 0 0 1 5-5 6.5 6.5 0 1 1 2 6L5 13H-5L-2 6A6.5 6.5 0 1 1-5-5 6.5 6.5 0 0 1 0-15z',
};

export function SuitMark({ suit, size = 1 }: { suit: string; size?: number }) {
  return (
    <path
      d={SUITS[suit] ?? ''}
      transform={`scale(${size})`}
      fill={suit === 'H' || suit === 'D' ? '#b3261e' : '#22201d'}
    />
  );
}

export function CardFace({ card, dim = false }: { card: string; dim?: boolean }) {
  const rank = card.slice(0, -1);
  const suit = card.slice(-1);
  const red = isRed(card);
  const ink = red ? '#b3261e' : '#22201d';
  const court = 'JQK'.includes(rank);
  return (
    <g opacity={dim ? 0.55 : 1}>
      <rect
        x={-CARD_W / 2}
        y={-CARD_H / 2}
        width={CARD_W}
        height={CARD_H}
        rx="8"
        fill="#fffdf6"
        stroke="#bfae90"
        strokeWidth="1"
      />
      <text
        x={-CARD_W / 2 + 8}
        y={-CARD_H / 2 + 25}
        fontSize="23"
        fontWeight="700"
        fill={ink}
        fontFamily="Georgia, serif"
      >
        {rank}
      </text>
      <g transform={`translate(${-CARD_W / 2 + 17} ${-CARD_H / 2 + 38})`}>
        <SuitMark suit={suit} size={0.55} />
      </g>
      {court ? (
        <Court rank={rank} suit={suit} />
      ) : (
        <g transform="translate(7 14)">
          <SuitMark suit={suit} size={rank === 'A' ? 1.7 : 1.25} />
        </g>
      )}
      <rect
        className="halo"
        x={-CARD_W / 2 - 3}
        y={-CARD_H / 2 - 3}
        width={CARD_W + 6}
        height={CARD_H + 6}
        rx="10"
      />
    </g>
  );
}

export function CardBack() {
  return (
    <g>
      <rect
        x={-CARD_W / 2}
        y={-CARD_H / 2}
        width={CARD_W}
        height={CARD_H}
        rx="8"
        fill="#8a3b2c"
        stroke="#5d2519"
      />
      <rect
        x={-CARD_W / 2 + 6}
        y={-CARD_H / 2 + 6}
        width={CARD_W - 12}
        height={CARD_H - 12}
        rx="5"
        fill="none"
        stroke="#e6c58f"
        strokeWidth="1.5"
      />
      <path d="M0-26L17 0 0 26-17 0z" fill="none" stroke="#e6c58f" strokeWidth="1.5" />
      <circle r="5" fill="#e6c58f" />
    </g>
  );
}

export function Slot({ label }: { label?: string }) {
  return (
    <g>
      <rect
        x={-CARD_W / 2}
        y={-CARD_H / 2}
        width={CARD_W}
        height={CARD_H}
        rx="8"
        fill="rgb(255 255 255 / 0.05)"
        stroke="rgb(255 255 255 / 0.28)"
        strokeDasharray="5 5"
      />
      {label && (
        <text textAnchor="middle" y="4" fontSize="12" fill="rgb(255 255 255 / 0.75)">
          {label}
        </text>
      )}
    </g>
  );
}

export function cardName(card: string, suitName: (suit: string) => string): string {
  const rank = card.slice(0, -1);
  return `${rank} ${suitName(SIGN[card.slice(-1)] ?? '')}`;
}

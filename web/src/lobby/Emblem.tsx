// A small drawing for each game; a pair of cards for any other.

export function Emblem({ game, size = 64 }: { game: string; size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="shrink-0 rounded-xl">
      <rect width="64" height="64" rx="14" fill="var(--felt)" />
      {DRAWINGS[game] ?? DRAWINGS.other}
    </svg>
  );
}

const gold = '#e9c46a';
const cream = '#fbf5e6';

const DRAWINGS: Record<string, React.ReactNode> = {
  cardpeegee: (
    <g>
      <rect x="14" y="14" width="24" height="34" rx="4" fill={cream} transform="rotate(-12 26 31)" />
      <rect x="27" y="15" width="24" height="34" rx="4" fill={gold} transform="rotate(10 39 32)" />
      <path
        d="M38 40c-7-5-9-8-9-11 0-5 7-6 9-1 2-5 9-4 9 1 0 3-2 6-9 11z"
        fill="#a3261b"
        transform="rotate(10 39 32)"
      />
    </g>
  ),
  confrontation: (
    <g fill="none" stroke={cream} strokeWidth="2">
      <path d="M32 8l22 24-22 24L10 32z" />
      <path d="M21 20l22 24M43 20L21 44M10 32h44" opacity=".55" />
      <circle cx="32" cy="32" r="7" stroke={gold} strokeWidth="3.5" />
    </g>
  ),
  clans: (
    <g>
      {[14, 27, 40].map((y) => (
        <rect key={y} x="9" y={y} width="46" height="9" rx="4.5" fill={cream} opacity=".22" />
      ))}
      <path d="M14 12l7 9-7 9-7-9z" fill="#7fcbe0" transform="translate(1 11)" />
      <path d="M14 12l7 9-7 9-7-9z" fill="#ef8a6f" transform="translate(35 11)" />
    </g>
  ),
  wotr: (
    <g fill="none" stroke={cream} strokeWidth="2" strokeLinejoin="round">
      <path d="M8 48l10-16 7 9 9-19 9 16 5-7 8 17z" fill={cream} fillOpacity=".18" />
      <circle cx="45" cy="17" r="7" stroke={gold} strokeWidth="3" />
    </g>
  ),
  other: (
    <g>
      <circle cx="24" cy="32" r="11" fill={cream} />
      <circle cx="42" cy="32" r="11" fill={gold} />
    </g>
  ),
};

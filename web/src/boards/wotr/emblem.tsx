// The game in the lobby.

export const emblem = (
  <g fill="none" stroke="#fbf5e6" strokeWidth="2" strokeLinejoin="round">
    <path d="M8 48l10-16 7 9 9-19 9 16 5-7 8 17z" fill="#fbf5e6" fillOpacity=".18" />
    <circle cx="45" cy="17" r="7" stroke="#e9c46a" strokeWidth="3" />
  </g>
);

// The game in the lobby.

export const emblem = (
  <g>
    <rect x="14" y="14" width="24" height="34" rx="4" fill="#fbf5e6" transform="rotate(-12 26 31)" />
    <rect x="27" y="15" width="24" height="34" rx="4" fill="#e9c46a" transform="rotate(10 39 32)" />
    <path
      d="M38 40c-7-5-9-8-9-11 0-5 7-6 9-1 2-5 9-4 9 1 0 3-2 6-9 11z"
      fill="#a3261b"
      transform="rotate(10 39 32)"
    />
  </g>
);

// The game in the lobby.

export const emblem = (
  <g fill="none" stroke="#fbf5e6" strokeWidth="2">
    <path d="M32 8l22 24-22 24L10 32z" />
    <path d="M21 20l22 24M43 20L21 44M10 32h44" opacity=".55" />
    <circle cx="32" cy="32" r="7" stroke="#e9c46a" strokeWidth="3.5" />
  </g>
);

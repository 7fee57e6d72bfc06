// The game in the lobby.

export const emblem = (
  <g>
    {[14, 27, 40].map((y) => (
      <rect key={y} x="9" y={y} width="46" height="9" rx="4.5" fill="#fbf5e6" opacity=".22" />
    ))}
    <path d="M14 12l7 9-7 9-7-9z" fill="#7fcbe0" transform="translate(1 11)" />
    <path d="M14 12l7 9-7 9-7-9z" fill="#ef8a6f" transform="translate(35 11)" />
  </g>
);

// The coach: an owl with spectacles.

export function Maud({ size = 56 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="shrink-0">
      <circle cx="32" cy="32" r="31" fill="#f2e6cd" />
      <path
        d="M12 12l10 8h20l10-8c4 12 2 20 2 26 0 11-9 19-22 19S10 49 10 38c0-6-2-14 2-26z"
        fill="#8b6237"
      />
      <circle cx="23" cy="31" r="11" fill="#f6e6c8" />
      <circle cx="41" cy="31" r="11" fill="#f6e6c8" />
      <circle cx="24" cy="31" r="4.6" fill="#20160e" />
      <circle cx="40" cy="31" r="4.6" fill="#20160e" />
      <circle cx="25" cy="30" r="1.6" fill="#fff" />
      <circle cx="41" cy="30" r="1.6" fill="#fff" />
      <g fill="none" stroke="#4a3420" strokeWidth="1.8">
        <circle cx="23" cy="31" r="10" />
        <circle cx="41" cy="31" r="10" />
      </g>
      <path d="M28.5 37h7L32 44z" fill="#e59a2c" />
      <path d="M20 49q3 3 6 0 3 3 6 0 3 3 6 0 3 3 6 0" stroke="#f6e6c8" strokeWidth="1.7" fill="none" />
    </svg>
  );
}

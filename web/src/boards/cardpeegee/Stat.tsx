// A number with its name.

import type { ReactNode } from 'react';

export function Stat({ name, value, big = false }: { name: string; value: ReactNode; big?: boolean }) {
  return (
    <div className="rounded-lg bg-black/25 px-3 py-1 text-center text-[#fffdf6]">
      <div className={`tabular font-semibold leading-tight ${big ? 'text-2xl' : 'text-lg'}`}>{value}</div>
      <div className="text-xs text-[#e9e2cf]">{name}</div>
    </div>
  );
}

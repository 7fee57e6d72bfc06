// Hit points: the number counts to what it is now, and what changed it stands beside it.

import { useWords } from '../../language';
import { useCount } from '../../stage/useCount';
import type { Health } from './told';

export function Heart({ hp, was }: Health) {
  const { t } = useWords();
  const now = useCount(hp, { from: was ?? hp, wait: was === null ? 0 : 850, time: 300 });
  const change = was === null ? 0 : hp - was;
  return (
    <div
      className="relative flex items-center"
      role="img"
      aria-label={t('cpg.hp', { number: hp })}
      data-heart=""
    >
      <svg viewBox="-32 -30 64 58" className="h-16 w-18" aria-hidden="true">
        <path
          d="M0 24C-22 8-28 0-28-10-28-24-8-28 0-12 8-28 28-24 28-10 28 0 22 8 0 24z"
          fill="#c23b30"
          stroke="#fff3e0"
          strokeWidth="2"
        />
        <text textAnchor="middle" y="5" fontSize="19" fontWeight="700" fill="#fff">
          {now}
        </text>
      </svg>
      {change !== 0 && (
        <span
          data-change={change}
          className={`tabular absolute -bottom-1 left-9 rounded-full border-2 border-white px-1.5 text-sm font-bold text-white ${change < 0 ? 'bg-[#c8301c]' : 'bg-[#1e6b38]'}`}
        >
          {change < 0 ? `−${-change}` : `+${change}`}
        </span>
      )}
    </div>
  );
}

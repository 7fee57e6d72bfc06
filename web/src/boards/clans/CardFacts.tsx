// All there is to know about one card, in words: for the table, the collection and the shop.

import { useWords } from '../../language';
import type { Say } from '../../words';
import { ability, acts, familyName, type Known, terrainName } from './view';

export function CardFacts({
  known,
  say,
  bare = false,
}: {
  known: Known;
  say: Say;
  /** Without a ground of its own. */
  bare?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  return (
    <section
      aria-label={known.name}
      {...(bare
        ? { className: 'text-xs' }
        : {
            tabIndex: 0,
            className: 'h-full overflow-y-auto rounded-xl bg-[#0f2c25] px-3 py-1.5 text-xs text-[#fffdf6]',
          })}
    >
      <p>
        <b className="serif mr-2 text-sm">{known.name}</b>
        {[
          t('clans.numbers', { damage: known.damage, health: known.health, tick: known.tick }),
          t('clans.acts', { ticks: acts(known.tick) }),
          t(`clans.rarity_${known.rarity}`),
          terrainName(known.terrain, words),
          t('clans.cost', { number: known.cost }),
          known.family &&
            t('clans.member', { family: familyName(known.family, say), number: known.variation ?? 0 }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(known.abilities ?? []).map((tag) => {
        const { kind, amount } = ability(tag);
        return (
          <p key={tag}>
            <strong>
              {t(`clans.ability_${kind}`)}
              {amount > 0 && ` ${amount}`}:
            </strong>{' '}
            {t(`clans.does_${kind}`, { x: amount })}
          </p>
        );
      })}
    </section>
  );
}

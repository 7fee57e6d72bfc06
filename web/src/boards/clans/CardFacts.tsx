// All there is to know about one card, in words: for the table, the collection and the shop.

import { useWords } from '../../language';
import type { Say } from '../../words';
import { ability, acts, familyName, type Known, terrainName } from './view';

export function CardFacts({ known, say }: { known: Known | undefined; say: Say }) {
  const words = useWords();
  const { t } = words;
  if (!known) return <p className="min-h-16 text-sm">{t('clans.look')}</p>;
  return (
    <section aria-label={known.name} className="min-h-16 rounded-xl bg-[#0f2f27] p-3 text-sm text-[#fffdf6]">
      <h3 className="serif text-base font-semibold">{known.name}</h3>
      <p>
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

// Picking a battle card: both combatants face each other, and the hand lies before you.

import { useWords } from '../../language';
import type { SecretProps } from '../board';
import { CardBack, CardFace } from './CardRow';
import { Hidden, Piece } from './Piece';
import { type Action, type Card, type Confrontation, other, type Side, sideOf } from './view';

export default function SecretCard({ view, prompt, say, option }: SecretProps<Confrontation>) {
  const { t } = useWords();
  const battle = view.battle;
  const near: Side = view.you ?? 'FELLOWSHIP';
  const fighter = (side: Side) =>
    [battle?.attacker, battle?.defender].find((who) => who && sideOf(view.counted, who) === side) ?? null;
  const lies = (side: Side) => {
    const card = battle?.replaced[side] ?? battle?.played[side];
    if (card) return <CardFace card={card} counted={view.counted} say={say} size="w-14" />;
    if (battle?.picked[side]) return <CardBack side={side} size="w-14" />;
    return (
      <span className="grid aspect-[70/96] w-14 place-items-center rounded-lg border-2 border-dashed border-white/45 text-xl text-white/80">
        ?
      </span>
    );
  };
  return (
    <div className="grid gap-4">
      {battle && (
        <div className="flex items-center justify-center gap-3 rounded-xl bg-felt p-3 text-[#fffdf6] sm:gap-6">
          {[near, other(near)].map((side, at) => {
            const who = fighter(side);
            const name = who ? say(`character.${who}`) : t('cfr.unknown');
            return (
              <div key={side} className={`flex items-center gap-3 ${at === 1 ? 'flex-row-reverse' : ''}`}>
                <svg viewBox="-38 -46 76 94" className="w-16 sm:w-20" role="img" aria-label={name}>
                  {who ? (
                    <Piece who={who} name={name} counted={view.counted} known={false} up />
                  ) : (
                    <Hidden side={side} names={[]} />
                  )}
                </svg>
                <span
                  role="img"
                  aria-label={
                    battle.picked[side] || battle.played[side] ? t('cfr.picked') : t('cfr.not_picked')
                  }
                >
                  {lies(side)}
                </span>
              </div>
            );
          })}
        </div>
      )}
      <ul className="grid gap-2 sm:grid-cols-2">
        {prompt.options.map(({ action }, index) => {
          const card = cardOf(action);
          const face = card && <CardFace card={card} counted={view.counted} say={say} size="w-9" />;
          return <li key={index}>{option(index, face)}</li>;
        })}
      </ul>
    </div>
  );
}

/** The card that an action plays or takes. */
function cardOf(action: Action): Card | null {
  if (typeof action === 'string') return null;
  if ('card' in action) return action.card;
  return 'magic' in action ? action.magic : null;
}

// A battle with both combatants, both cards and the numbers behind it: the running one, or else the
// last one, until the next begins.

import { useWords } from '../../language';
import type { Change } from '../../wire';
import { spokenBy } from '../../words';
import { read } from '../said';
import { CardBack, CardFace } from './CardRow';
import { Hidden, Piece } from './Piece';
import {
  type Board,
  type BySide,
  type Card,
  type Character,
  type Counted,
  cardSide,
  type Event,
  type Region,
  SIDES,
  type Side,
  sideOf,
} from './view';

interface Told {
  region: Region;
  fighters: Partial<BySide<Character>>;
  attacker: Side;
  cards: Partial<BySide<Card>>;
  became: Partial<BySide<Card>>;
  totals: BySide<number> | null;
  fallen: Character[];
  turns: number;
}

/** The last battle, as the log tells it. */
export function lastBattle(changes: readonly Change<Event>[], counted: Counted): Told | null {
  let told: Told | null = null;
  for (const said of changes.flatMap((change) => change.events)) {
    const [kind, body] = read(said);
    if (kind === 'battle') {
      const { attacker, defender, region } = body;
      told = {
        region,
        fighters: { [sideOf(counted, attacker)]: attacker, [sideOf(counted, defender)]: defender },
        attacker: sideOf(counted, attacker),
        cards: {},
        became: {},
        totals: null,
        fallen: [],
        turns: 0,
      };
    }
    if (!told) continue;
    if (kind === 'shown') told.cards[cardSide(counted, body.card)] = body.card;
    if (kind === 'replaced') told.became[cardSide(counted, body.card)] = body.card;
    if (kind === 'compared') told.totals = { FELLOWSHIP: body.fellowship, SAURON: body.sauron };
    if (kind === 'defeated') told.fallen.push(body.character);
    if (kind === 'turn') told.turns += 1;
  }
  return told && told.turns <= 1 ? told : null;
}

/** In a wide board it stands in the free corners beside the diamond, each side at its own end. */
export function BattleStrip({ view, changes, say, corners }: Board & { corners: boolean }) {
  const { t } = useWords();
  const told = lastBattle(changes, view.counted);
  const running = view.battle;
  if (!running && !told) return null;
  const region = running?.region ?? told?.region ?? '';
  const fighter = (side: Side): Character | null => {
    if (running) {
      const both = [running.attacker, running.defender];
      return both.find((who) => who !== null && sideOf(view.counted, who) === side) ?? null;
    }
    return told?.fighters[side] ?? null;
  };
  const card = (side: Side) => (running ? running.played[side] : told?.cards[side]) ?? null;
  const became = (side: Side) => (running ? running.replaced[side] : told?.became[side]) ?? null;
  const near: Side = view.you ?? 'FELLOWSHIP';
  const order = near === 'FELLOWSHIP' ? SIDES : [...SIDES].reverse();
  const title = running
    ? t('cfr.battle', { region: spokenBy(say, `region.${region}`) })
    : t('cfr.last_battle', { region: spokenBy(say, `region.${region}`) });
  const place = corners
    ? 'enter pointer-events-none absolute inset-x-0 bottom-0 flex items-end justify-between'
    : 'enter mt-3 grid grid-cols-2 gap-2 rounded-2xl bg-black/25 p-3';
  return (
    <section aria-label={title} className={place}>
      {!corners && <h3 className="serif col-span-2 text-lg font-semibold">{title}</h3>}
      {order.map((side, at) => {
        const who = fighter(side);
        const played = card(side);
        const turned = became(side);
        const total = running ? undefined : told?.totals?.[side];
        const fell = !running && who !== null && told?.fallen.includes(who);
        return (
          <div key={side} className={corners ? 'max-w-[32%] rounded-2xl bg-black/30 p-2.5' : ''}>
            {corners && at === 0 && <h3 className="serif mb-1 text-sm font-semibold">{title}</h3>}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <svg
                viewBox="-38 -46 76 94"
                className={`w-14 sm:w-16 ${fell ? 'opacity-60' : ''}`}
                role="img"
                aria-label={who ? say(`character.${who}`) : t('cfr.unknown')}
              >
                {who ? (
                  <Piece who={who} name={say(`character.${who}`)} counted={view.counted} known={false} up />
                ) : (
                  <Hidden side={side} names={[]} />
                )}
                {fell && <path d="M-30-36L30 38M30-36L-30 38" stroke="#a3261b" strokeWidth="6" />}
              </svg>
              {played ? (
                <span className="flex items-center gap-1" role="img" aria-label={say(`card.${played}`)}>
                  <CardFace card={played} counted={view.counted} say={say} size="w-12" />
                  {turned && <CardFace card={turned} counted={view.counted} say={say} size="w-12" />}
                </span>
              ) : running?.picked[side] ? (
                <span role="img" aria-label={t('cfr.picked')}>
                  <CardBack side={side} size="w-12" />
                </span>
              ) : null}
              {total !== undefined && (
                <span className="tabular serif text-3xl font-semibold" title={t('cfr.total')}>
                  {total}
                </span>
              )}
              {fell && <span className="text-sm">{t('cfr.fell')}</span>}
            </div>
          </div>
        );
      })}
    </section>
  );
}

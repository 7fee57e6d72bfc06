// The stage of battles, in its own place whether or not there is one: the running battle as far as it is
// told, or else the last one, until the next begins.

import { useWords } from '../../language';
import { useCount } from '../../stage/useCount';
import { sentence, spokenBy } from '../../words';
import { read } from '../said';
import { CardBack, CardFace } from './CardRow';
import { Crack, Hidden, PIECE_BOX, Piece } from './Piece';
import { type Battle, lastBattle, nowTold } from './told';
import { type Board, type Card, type Character, other, type Side, sideOf } from './view';

export function BattleStrip({ wide, ...board }: Board & { wide: boolean }) {
  const { t } = useWords();
  const { view, changes, say } = board;
  const battle = lastBattle(changes, view.counted);
  if (!battle)
    return (
      <section aria-label={t('cfr.stage')} className="grid h-full place-items-center px-4">
        <p className="text-center text-[#c9d6c6]">{t('cfr.no_battle')}</p>
      </section>
    );
  const near: Side = view.you ?? 'FELLOWSHIP';
  const region = spokenBy(say, `region.${battle.region}`);
  const title = battle.over ? t('cfr.last_battle', { region }) : t('cfr.battle', { region });
  const side = { battle, wide, ...board };
  return (
    <section
      aria-label={title}
      data-testid="battle"
      className="grid h-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] items-center gap-x-2 px-2 sm:px-4"
    >
      <h3
        className={`serif col-span-3 truncate text-center font-semibold ${wide ? 'pt-1.5 text-lg' : 'pt-1 text-base'} ${battle.over ? 'text-[#c9d6c6]' : 'text-[#ffe2a8]'}`}
      >
        {title}
      </h3>
      <Fighter side={near} {...side} />
      <Verdict {...side} near={near} />
      <Fighter side={other(near)} far {...side} />
    </section>
  );
}

type Part = Board & { battle: Battle; wide: boolean };

/** A side of the battle: who fights, by what ability, with which card. */
function Fighter({ side, far = false, battle, wide, view, say }: Part & { side: Side; far?: boolean }) {
  const { t } = useWords();
  const running = battle.over ? null : view.battle;
  const fights = [running?.attacker, running?.defender].find(
    (who) => who && sideOf(view.counted, who) === side,
  );
  const who: Character | null = fights ?? battle.fighters[side] ?? null;
  const fell = who !== null && battle.fallen.includes(who);
  const abilities = battle.abilities.filter((one) => one.side === side);
  const name = who ? say(`character.${who}`) : t('cfr.unknown');
  const card = running?.played[side] ?? battle.cards[side] ?? null;
  const became = running?.replaced[side] ?? battle.became[side] ?? null;
  return (
    <div
      className={`flex h-full min-w-0 items-center gap-2 sm:gap-3 ${far ? 'flex-row-reverse text-right' : ''}`}
    >
      <div className="shrink-0 text-center">
        <svg
          key={fell ? 'fell' : 'stands'}
          viewBox={PIECE_BOX}
          className={`${wide ? 'h-26 2xl:h-32' : 'h-18'} w-auto overflow-visible ${fell ? 'cfr-fallen cfr-falls' : ''}`}
          role="img"
          aria-label={fell ? `${name}, ${t('cfr.fell')}` : name}
          data-fell={fell || undefined}
        >
          {who ? (
            <Piece who={who} name={name} counted={view.counted} known={false} up={false} />
          ) : (
            <Hidden side={side} names={[]} />
          )}
          {fell && <Crack />}
        </svg>
        {wide && (
          <p className="text-xs text-[#e9e2cf]">
            {t(battle.attacker === side ? 'cfr.attacks' : 'cfr.defends')}
          </p>
        )}
      </div>
      {wide && (
        <ul className="grid min-w-0 flex-1 gap-1 text-[0.8rem] leading-snug text-[#f4f0e4]">
          {abilities.slice(-2).map(({ ability, words }) => (
            <li key={ability} className="cfr-comes" data-ability={ability}>
              <strong className="block text-[#ffe2a8]">{sentence(say(words))}</strong>
              {abilities.length === 1 && (
                <span className="line-clamp-3 max-xl:hidden">{say(`ability.${ability}.about`)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Played
        side={side}
        card={card}
        became={became}
        down={running?.picked[side] ?? false}
        battle={battle}
        wide={wide}
        view={view}
        say={say}
      />
    </div>
  );
}

/** A card that lies there: face down, turned over, or turned over and void. */
function Played({
  side,
  card,
  became,
  down,
  battle,
  wide,
  view,
  say,
}: Pick<Part, 'battle' | 'wide' | 'view' | 'say'> & {
  side: Side;
  card: Card | null;
  became: Card | null;
  down: boolean;
}) {
  const { t } = useWords();
  const size = wide ? 'w-[calc(3.75rem*var(--cards,1))] 2xl:w-[calc(5rem*var(--cards,1))]' : 'w-10';
  if (!card)
    return (
      <span
        className={`block shrink-0 ${size}`}
        {...(down && { role: 'img', 'aria-label': t('cfr.picked') })}
      >
        {down && <CardBack side={side} size="w-full" />}
      </span>
    );
  const counts = became ?? card;
  const void_ = isVoid(battle, side, counts);
  return (
    <figure className="shrink-0 text-center">
      <span
        key={counts}
        className={`cfr-card-turns relative block ${size}`}
        role="img"
        aria-label={[say(`card.${counts}`), void_ ? t('cfr.void') : ''].filter(Boolean).join(', ')}
        data-played={counts}
      >
        <CardFace card={counts} counted={view.counted} say={say} size="w-full" />
        {void_ && (
          <svg viewBox="0 0 70 96" className="cfr-late absolute inset-0 w-full" aria-hidden="true">
            <path d="M10 84L60 12" stroke="#c8301c" strokeWidth="7" strokeLinecap="round" />
          </svg>
        )}
      </span>
      {wide && (
        <figcaption className="mt-0.5 max-w-20 text-xs leading-tight text-[#ffe2a8]">
          {became ? `${say(`card.${card}`)} → ${say(`card.${became}`)}` : sentence(say(`card.${card}`))}
        </figcaption>
      )}
    </figure>
  );
}

/** What makes the card of the other side count for nothing, where the log says that it came true. */
const VOIDS: Partial<Record<Card, Side>> = { F_ELVEN_CLOAK: 'SAURON', S_EYE_OF_SAURON: 'FELLOWSHIP' };

function isVoid({ idle, worked, abilities }: Battle, side: Side, card: Card): boolean {
  if (idle.includes(card)) return true;
  if (worked.some((one) => VOIDS[one] === side)) return true;
  return side === 'SAURON' && abilities.some(({ ability }) => ability === 'CAVE_TROLL_NEGATE_SAURON_CARD');
}

/** Both totals, and what comes of them. */
function Verdict({ battle, near, wide, say, ...board }: Part & { near: Side }) {
  const { t } = useWords();
  const far = other(near);
  const { totals } = battle;
  const said = nowTold(board);
  const shown = said && read(said)[0] === 'shown';
  const [mine, theirs] = [battle.cards[near], battle.cards[far]];
  const both = shown && mine && theirs;
  const sign = totals && (totals[near] > totals[far] ? '>' : totals[near] < totals[far] ? '<' : '=');
  return (
    <div className={`grid content-center justify-items-center text-center ${wide ? 'w-52 gap-1' : 'w-24'}`}>
      {totals ? (
        <p
          className={`serif tabular flex items-center gap-3 font-bold leading-none ${wide ? 'text-6xl' : 'text-4xl'}`}
        >
          <Total key={`near ${totals[near]}`} to={totals[near]} lost={totals[near] < totals[far]} />
          <span className="text-3xl text-[#f2b84b] max-sm:text-xl">{sign}</span>
          <Total key={`far ${totals[far]}`} to={totals[far]} lost={totals[far] < totals[near]} />
        </p>
      ) : (
        <span
          className={`serif text-2xl text-[#c9d6c6] ${wide ? 'leading-15' : 'leading-9'}`}
          aria-hidden="true"
        >
          {t('cfr.versus')}
        </span>
      )}
      <p
        className={`serif font-semibold leading-tight ${wide ? 'h-10 text-base' : 'h-8 text-xs'} ${battle.verdict ? 'cfr-comes' : ''}`}
      >
        {battle.verdict && sentence(say(battle.verdict))}
      </p>
      {/* Both cards are turned over in one moment; the words beside the board name the second one only. */}
      <p className="sr-only" aria-live="polite">
        {both && t('cfr.both', { mine: say(`card.${mine}`), theirs: say(`card.${theirs}`) })}
      </p>
    </div>
  );
}

function Total({ to, lost }: { to: number; lost: boolean }) {
  const { t } = useWords();
  const now = useCount(to, { wait: 150, time: 500 });
  return (
    <span title={t('cfr.total')} data-total={to} className={lost ? 'text-[#f6b6a4]' : 'text-white'}>
      {now}
    </span>
  );
}

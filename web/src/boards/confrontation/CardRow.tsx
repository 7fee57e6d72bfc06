// The cards of one side: in hand, and used.

import { useWords } from '../../language';
import { sentence, spokenBy } from '../../words';
import type { BoardProps } from '../board';
import { type Glow, TargetButton } from '../Target';
import { type Board, type Card, type Counted, cardSide, type Side } from './view';

export function CardFace({
  card,
  counted,
  say,
  size = 'w-14',
}: {
  card: Card;
  counted: Counted;
  say: BoardProps['say'];
  size?: string;
}) {
  const fellowship = cardSide(counted, card) === 'FELLOWSHIP';
  const number = counted.numbers[card];
  const ink = fellowship ? '#234d35' : '#7a2417';
  const words = say(`card.${card}`).split(' ');
  const longest = Math.max(...words.map((word) => word.length));
  return (
    <svg viewBox="0 0 70 96" className={`${size} block drop-shadow`} aria-hidden="true">
      <rect
        x="4"
        y="4"
        width="62"
        height="88"
        rx="8"
        fill={fellowship ? '#f1f6ea' : '#fbeae1'}
        stroke={ink}
        strokeWidth="2"
      />
      <rect x="1.5" y="1.5" width="67" height="93" rx="10" className="halo" />
      {number !== undefined ? (
        <text
          x="35"
          y="64"
          textAnchor="middle"
          fontSize="44"
          fontWeight="700"
          fontFamily="Georgia, serif"
          fill={ink}
        >
          {number}
        </text>
      ) : (
        <text x="35" textAnchor="middle" fontSize={Math.min(12.5, 98 / longest)} fontWeight="700" fill={ink}>
          {words.map((word, at, all) => (
            <tspan key={word} x="35" y={54 + (at - (all.length - 1) / 2) * 15}>
              {word}
            </tspan>
          ))}
        </text>
      )}
      <circle cx="14" cy="15" r="4" fill={ink} />
      <circle cx="56" cy="81" r="4" fill={ink} />
    </svg>
  );
}

export function CardBack({ side, size = 'w-14' }: { side: Side; size?: string }) {
  const fill = side === 'FELLOWSHIP' ? '#3f6f50' : '#8a3a29';
  return (
    <svg viewBox="0 0 70 96" className={`${size} block drop-shadow`} aria-hidden="true">
      <rect x="4" y="4" width="62" height="88" rx="8" fill={fill} stroke="#241a12" strokeWidth="2" />
      <path d="M35 20l18 28-18 28-18-28z" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="2" />
    </svg>
  );
}

export function CardRow({
  side,
  view,
  glow,
  say,
  picked,
  press,
  far = false,
}: Board & { side: Side; glow: Glow; far?: boolean }) {
  const { t } = useWords();
  const hand = view.hands[side];
  const used = view.discards[side];
  const title = sentence(t('cfr.cards_of', { side: spokenBy(say, `seat.${side.toLowerCase()}`) }));
  const item = { counted: view.counted, size: 'w-8 sm:w-[1.95rem] 2xl:w-11', glow, say, picked, press };
  return (
    <section aria-label={title}>
      <h3 className={`mb-0.5 font-sans text-xs font-semibold text-[#e9e2cf] ${far ? 'text-right' : ''}`}>
        {title}
      </h3>
      <ul
        className={`flex flex-wrap gap-0.5 ${far ? 'justify-end' : ''}`}
        style={{ zoom: 'var(--cards, 1)' }}
      >
        {hand.map((card) => (
          <li key={card}>
            <CardItem card={card} {...item} />
          </li>
        ))}
        {used.map((card) => (
          <li key={card} className="opacity-55">
            <CardItem card={card} note={t('cfr.used')} {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ItemProps = Pick<BoardProps, 'say' | 'picked' | 'press'> & {
  card: Card;
  counted: Counted;
  glow: Glow;
  size: string;
  note?: string;
};

function CardItem({ card, counted, glow, say, picked, press, size, note }: ItemProps) {
  return (
    <TargetButton
      thing={{ kind: 'card', id: card }}
      role="img"
      label={[say(`card.${card}`), note].filter(Boolean).join(', ')}
      glow={glow}
      picked={picked}
      press={press}
      className="block"
      lit="rounded-lg transition-transform hover:-translate-y-1.5 focus-visible:-translate-y-1.5"
    >
      <CardFace card={card} counted={counted} say={say} size={size} />
    </TargetButton>
  );
}

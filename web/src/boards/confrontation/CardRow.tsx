// The cards of one side: in hand, and used.

import { useWords } from '../../language';
import { spokenBy } from '../../words';
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

export function CardRow({ side, view, glow, say, picked, press }: Board & { side: Side; glow: Glow }) {
  const { t } = useWords();
  const hand = view.hands[side];
  const used = view.discards[side];
  const own = view.you === side;
  const title = t('cfr.cards_of', { side: spokenBy(say, `seat.${side.toLowerCase()}`) });
  const size = own ? 'w-11 sm:w-12 2xl:w-16' : 'w-8 lg:w-7 2xl:w-11';
  return (
    <section aria-label={title} className="mt-3">
      <h3 className="mb-1 font-sans text-xs font-semibold uppercase tracking-wider text-[#e9e2cf]">
        {title}
      </h3>
      <ul className={`flex flex-wrap items-end ${own ? 'gap-1.5' : 'gap-1'}`}>
        {hand.map((card) => (
          <CardItem
            key={card}
            card={card}
            counted={view.counted}
            size={size}
            glow={glow}
            say={say}
            picked={picked}
            press={press}
          />
        ))}
        {used.map((card) => (
          <li key={card} className="opacity-55">
            <CardItemFace
              card={card}
              counted={view.counted}
              say={say}
              size={own ? 'w-8 2xl:w-11' : 'w-6 sm:w-7 2xl:w-9'}
              note={t('cfr.used')}
              glow={glow}
              picked={picked}
              press={press}
            />
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

function CardItem(props: ItemProps) {
  return (
    <li>
      <CardItemFace {...props} />
    </li>
  );
}

function CardItemFace({ card, counted, glow, say, picked, press, size, note }: ItemProps) {
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

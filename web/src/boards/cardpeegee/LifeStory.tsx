// A life in a few figures: days, hit points by day, what was met, what decided it, and the victories.

import { useWords } from '../../language';
import { sentence, stopped } from '../../words';
import { heaviest } from '../decided';
import { Moments } from '../Moments';
import { lifeOf } from './told';
import { type Board, type Kind, VICTORY_SIGN } from './view';

const KINDS: Kind[] = ['monster', 'treasure', 'healer', 'trap'];

/** So many moments are told. */
const MOMENTS = 3;

export function LifeStory({ changes, open, say }: Pick<Board, 'changes' | 'open' | 'say'>) {
  const { t } = useWords();
  const life = lifeOf(open?.changes ?? changes);
  const last = life.moments.find(({ weight }) => weight === Number.POSITIVE_INFINITY);
  return (
    <div
      className="grid w-full max-w-3xl gap-3 rounded-2xl bg-black/30 p-4 text-[#fffdf6]"
      data-testid="life"
    >
      <HpLine hp={life.hp} />
      <dl className="grid grid-cols-5 gap-1 text-center">
        <Figure figure={life.days} name={t('cpg.days')} />
        {KINDS.map((kind) => (
          <Figure key={kind} figure={life.met[kind]} name={t(`cpg.met_${kind}`)} />
        ))}
      </dl>
      <Moments
        onFelt
        className="sm:grid-cols-3"
        watch={open?.watch}
        moments={heaviest(life.moments, MOMENTS, last).map(({ number, turn, said }) => ({
          number,
          title: t('cpg.on_day', { number: turn }),
          words: stopped(sentence(say(said.words))),
        }))}
      />
      <ul className="flex flex-wrap justify-center gap-2 text-sm" aria-label={t('cpg.earned')}>
        {life.victories.map((name) => (
          <li key={name} className="rounded-full bg-[#e9c46a] px-3 py-0.5 text-[#2a2018]">
            <span aria-hidden="true">{VICTORY_SIGN[name]}</span> {t(`cpg.victory_${name}`)}
          </li>
        ))}
        {life.victories.length === 0 && <li className="text-[#e9e2cf]">{t('cpg.no_victory')}</li>}
      </ul>
    </div>
  );
}

function Figure({ figure, name }: { figure: number; name: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-[#e9e2cf]">{name}</dt>
      <dd className="serif tabular text-xl font-bold leading-tight">{figure}</dd>
    </div>
  );
}

/** Hit points from the first day to the last. */
function HpLine({ hp }: { hp: number[] }) {
  const { t } = useWords();
  const most = Math.max(...hp, 1);
  const x = (at: number) => 30 + (at / Math.max(hp.length - 1, 1)) * 550;
  const y = (value: number) => 70 - (value / most) * 58;
  const points = hp.map((value, at) => `${x(at)} ${y(value)}`).join('L');
  const label = t('cpg.hp_by_day', { first: hp[0] ?? 0, most, last: hp.at(-1) ?? 0 });
  return (
    <svg viewBox="0 0 600 86" className="w-full" role="img" aria-label={label}>
      <path d="M30 70H590" stroke="#fff" strokeOpacity=".4" />
      {hp.length > 1 && <path d={`M30 70L${points}L${x(hp.length - 1)} 70z`} fill="#c23b30" opacity=".35" />}
      {hp.length > 1 && (
        <path d={`M${points}`} fill="none" stroke="#ffb8a6" strokeWidth="3" strokeLinejoin="round" />
      )}
      {hp.map((value, at) => (
        <circle key={at} cx={x(at)} cy={y(value)} r="3.5" fill="#fff3e0" />
      ))}
      <text x="26" y={y(most) + 5} textAnchor="end" fontSize="14" fill="#fffdf6">
        {most}
      </text>
      <text x="590" y="84" textAnchor="end" fontSize="13" fill="#e9e2cf">
        {t('cpg.hp_line')}
      </text>
    </svg>
  );
}

// What is told about a thing to whoever looks closer: an army and its region, somebody, a card, a die, the
// Elven Rings, the Hunt box.

import type { ReactNode } from 'react';
import { useWords } from '../../language';
import { sentence, spokenBy } from '../../words';
import type { LookProps } from '../board';
import { Bust } from './Bust';
import { CharacterCard } from './Characters';
import { Die } from './Hud';
import { MAP, REGIONS } from './map';
import { Odds } from './Odds';
import { Crest } from './Panels';
import { thingName } from './things';
import {
  type Army,
  armiesIn,
  CARDS,
  CHARACTERS,
  cardKeys,
  type Face,
  nationsIn,
  type Region,
  regionName,
  type Side,
  sideOf,
  type View,
  type Wotr,
} from './view';

type Props = LookProps<Wotr>;

export default function WotrLook(props: Props): ReactNode {
  const { kind, id } = props.thing;
  if (kind === 'region' && REGIONS.has(id)) return <RegionLook {...props} id={id} />;
  if (kind === 'figure' && CHARACTERS.has(id)) return <CharacterLook {...props} />;
  if (kind === 'card' && CARDS.has(id)) return <CardLook {...props} />;
  if (kind === 'die' || kind === 'lying_die') return <DieLook {...props} face={id as Face} />;
  if (kind === 'hunt') return <HuntLook {...props} />;
  if (kind === 'rings') return <RingsLook {...props} side={id as Side} />;
  return null;
}

function Title({ children, aside, side }: { children: ReactNode; aside?: ReactNode; side?: Side | null }) {
  const ground =
    side === 'shadow' ? 'bg-[#86190f] text-white' : side ? 'bg-[#1c4480] text-white' : 'bg-raised';
  return (
    <p className={`-mx-3 -mt-2.5 mb-2 flex items-baseline gap-2 rounded-t-xl px-3 py-1.5 ${ground}`}>
      <strong className="serif text-base">{children}</strong>
      {aside && <span className="ml-auto text-right text-xs">{aside}</span>}
    </p>
  );
}

/** Regions beside one in which a side has units. */
const beside = (view: View, id: Region, side: Side): Region[] =>
  MAP.neighbours.flatMap(([a = '', b = '']) => {
    const other = a === id ? b : b === id ? a : null;
    const stands =
      other !== null &&
      armiesIn(view.counted.armies, other).some((army) => army.side === side && army.units > 0);
    return stands ? [other] : [];
  });

function RegionLook({ id, view, say, acting, children }: Props & { id: Region }) {
  const { t } = useWords();
  const region = REGIONS.get(id);
  const armies = armiesIn(view.counted.armies, id);
  const points = view.counted.structures[id]?.vp ?? 0;
  const [first] = armies;
  const enemy: Side | null = first ? (first.side === 'shadow' ? 'free_peoples' : 'shadow') : null;
  const threat = enemy ? beside(view, id, enemy) : [];
  const facts = [
    region && region.kind !== 'none' ? sentence(t(`wotr.kind_${region.kind}`)) : '',
    points > 0 ? t('wotr.worth', { count: points }) : '',
    region?.nation === 'none' ? t('wotr.nobodys') : sentence(say(`nation.${region?.nation ?? ''}`)),
  ];
  const meant = acting?.found.find(({ targets = [] }) =>
    targets.some((one) => one.kind === 'region' && one.id === id),
  );
  const odds = meant?.effects?.find(({ key }) => key.startsWith('effect.attack_'));
  return (
    <>
      <Title side={first?.side ?? null} aside={facts.filter(Boolean).join(' · ')}>
        {regionName(id, say)}
      </Title>
      <div className="grid gap-1.5">
        {armies.map((army, at) => (
          <ArmyFacts key={at} army={army} say={say} />
        ))}
        {armies.length === 0 && <p className="text-soft">{t('wotr.empty')}</p>}
        {view.fellowship.region === id && view.fellowship.mordor === null && (
          <p>
            ◎ {t('wotr.fellowship')}: {t('wotr.progress', { number: view.fellowship.progress })}
          </p>
        )}
        {threat.length > 0 && (
          <p className="text-xs">
            <strong>{t('wotr.look_threat')}</strong> {threat.map((one) => regionName(one, say)).join(', ')}
          </p>
        )}
        {odds && <Odds words={odds} />}
      </div>
      {children}
    </>
  );
}

function ArmyFacts({ army, say }: { army: Army; say: Props['say'] }) {
  const { t } = useWords();
  const { stand, units, dice, leadership, figures } = army;
  const { nazgul = 0, characters = [] } = figures;
  return (
    <div className="grid gap-0.5">
      {stand !== 'field' && <p className="text-xs font-semibold">{t(`wotr.force_${stand}`)}</p>}
      {nationsIn(figures).map(({ nation, figures: own }) => (
        <p key={nation} className="flex items-center gap-2">
          <Crest nation={nation} /> {sentence(say(`nation.${nation}`))}
          <span className="tabular ml-auto">
            {own.regular ? `■ ${own.regular} ` : ''}
            {own.elite ? `◆ ${own.elite} ` : ''}
            {own.leader ? `★ ${own.leader}` : ''}
          </span>
        </p>
      ))}
      {(nazgul > 0 || characters.length > 0) && (
        <p className="flex flex-wrap items-center gap-1 text-xs">
          {characters.map((who) => (
            <span key={who} className="inline-flex items-center gap-1">
              <Bust who={who} className="size-6" /> {sentence(say(`character.${who}`))}
            </span>
          ))}
          {nazgul > 0 && say({ key: 'figures.nazgul', params: { count: { number: nazgul } } })}
        </p>
      )}
      {units > 0 && (
        <p className="text-xs text-soft">{t('wotr.force', { units, dice, leaders: leadership })}</p>
      )}
    </div>
  );
}

function CharacterLook({ thing: { id }, view, say, children }: Props) {
  const { t } = useWords();
  const at = view.characters[id];
  const place = at && REGIONS.has(at) ? at : null;
  const side = CHARACTERS.get(id)?.side ?? null;
  const threat = place && side ? beside(view, place, side === 'shadow' ? 'free_peoples' : 'shadow') : [];
  return (
    <>
      <Title
        side={side}
        aside={place ? regionName(place, say) : at === 'fellowship' ? t('wotr.fellowship') : ''}
      >
        {sentence(say(`character.${id}`))}
      </Title>
      <div className="flex items-start gap-3">
        <Bust who={id} className="size-14 shrink-0" />
        <CharacterCard who={id} say={say} links={false} />
      </div>
      {threat.length > 0 && (
        <p className="mt-1 text-xs">
          <strong>{t('wotr.look_threat')}</strong> {threat.map((one) => regionName(one, say)).join(', ')}
        </p>
      )}
      {children}
    </>
  );
}

function CardLook({ thing: { id }, view, seat, say, children }: Props) {
  const { t } = useWords();
  const facts = CARDS.get(id);
  const keys = cardKeys(id);
  const side: Side = facts?.deck.startsWith('sh') ? 'shadow' : 'free_peoples';
  const unmet = sideOf(view, seat) === side ? view.cards.unmet?.[id] : undefined;
  const known = (key: string) => (say.by.knows(key) ? sentence(say(key)) : null);
  return (
    <>
      <Title side={side} aside={t(facts?.deck.endsWith('strat') ? 'wotr.strategy' : 'wotr.character')}>
        {say(keys.title)}
      </Title>
      <div className="grid gap-1.5">
        <p className="flex items-center gap-2">
          <Die face={facts?.die} side={side} /> {say(`face.${facts?.die ?? ''}`)}
          {facts?.table && ` · ${t('wotr.stays')}`}
        </p>
        {known(keys.event) && <p>{known(keys.event)}</p>}
        {unmet !== undefined && (
          <p className="text-xs text-bad">✗ {t('wotr.event_unmet', { why: say(unmet) })}</p>
        )}
        {facts && (
          <p className="border-t border-line pt-1 text-xs">
            ⚔ <strong>{say(keys.combatTitle)}</strong> ·{' '}
            {t('wotr.initiative', { number: facts.initiative.join('/') })}
            {known(keys.combat) && <span className="block">{known(keys.combat)}</span>}
          </p>
        )}
      </div>
      {children}
    </>
  );
}

function DieLook({ thing, face, view, seat, say, acting, prompt, children }: Props & { face: Face }) {
  const { t } = useWords();
  const own = sideOf(view, seat);
  const side: Side =
    thing.kind === 'die' ? (own ?? 'free_peoples') : own === 'shadow' ? 'free_peoples' : 'shadow';
  const spends = (id: string | undefined) => id === face;
  const verbs = [
    ...new Set(
      (prompt?.options ?? []).flatMap(({ touches = [], label }) =>
        touches.some((one) => one.kind === 'die' && spends(one.id)) && label.key.startsWith('deed.')
          ? [sentence(say(label))]
          : [],
      ),
    ),
  ];
  return (
    <>
      <Title side={side} aside={t('wotr.look_die', { count: view.dice[side].unused[face] ?? 0 })}>
        {sentence(say(`face.${face}`))}
      </Title>
      <div className="flex items-start gap-3">
        <Die face={face} side={side} className="size-12" />
        <p className="text-xs">
          {t(`wotr.face_about_${face}`)}
          {thing.kind === 'die' && acting && verbs.length > 0 && (
            <span className="mt-1 block">
              <strong className="text-accent">{t('look.now')}</strong> {verbs.slice(0, 6).join(' · ')}
            </span>
          )}
        </p>
      </div>
      {!acting && children}
    </>
  );
}

function RingsLook({ side, view, say }: Props & { side: Side }) {
  const { t } = useWords();
  return (
    <>
      <Title side={side} aside={sentence(say(`side.${side}`))}>
        {thingName({ kind: 'verb', id: 'ring' }, say)}
      </Title>
      <p className="serif text-2xl" aria-hidden="true">
        {'◯ '.repeat(view.dice[side].rings)}
      </p>
      <p>{t('wotr.look_rings', { count: view.dice[side].rings })}</p>
      <p className="text-xs text-soft">
        {t('wotr.look_rings_about')}{' '}
        {sentence(say(side === 'shadow' ? 'effect.ring_shadow' : 'effect.ring_free'))}
      </p>
    </>
  );
}

function HuntLook({ view, say }: Props) {
  const { t } = useWords();
  const { level, dice, bonus, needs, rerolls, found } = view.counted.hunt;
  return (
    <>
      <Title aside={t('wotr.tiles', { count: view.hunt.pool.length })}>{t('wotr.hunt_box')}</Title>
      <p>{t('wotr.hunt', { dice, level, bonus })}</p>
      <p className="text-xs text-soft">
        {t('wotr.hunt_needs', { target: needs })} {rerolls > 0 && t('wotr.hunt_rerolls', { count: rerolls })}
      </p>
      {view.fellowship.mordor === null && (
        <p className="mt-1">
          <strong>{t('wotr.look_found', { number: found })}</strong>
        </p>
      )}
      <p className="text-xs">
        {t('wotr.last_seen', { region: spokenBy(say, `region.${view.fellowship.region}`) })} ·{' '}
        {t('wotr.progress', { number: view.fellowship.progress })}
      </p>
    </>
  );
}

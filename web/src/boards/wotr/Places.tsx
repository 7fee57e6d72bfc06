// One region in full, with what may be done there; and where armies face each other.

import { useWords } from '../../language';
import { RuleLink } from '../../table/OptionButton';
import { Button } from '../../ui/kit';
import { sentence, spokenBy } from '../../words';
import { CharacterName } from './Characters';
import { MAP, REGIONS } from './map';
import { Box, Crest } from './Panels';
import {
  type Army,
  armiesIn,
  type Board,
  CHARACTERS,
  type Front,
  fronts,
  nationsIn,
  type Region,
  regionName,
  type View,
} from './view';

const NEAR = new Map<Region, Region[]>();
for (const [a = '', b = ''] of MAP.neighbours) {
  NEAR.set(a, [...(NEAR.get(a) ?? []), b]);
  NEAR.set(b, [...(NEAR.get(b) ?? []), a]);
}

export function RegionBox({
  id,
  view,
  board,
  go,
}: {
  id: Region;
  view: View;
  board: Board;
  go(region: Region): void;
}) {
  const { t } = useWords();
  const { say } = board;
  const region = REGIONS.get(id);
  if (!region) return null;
  const here = view.regions[id];
  const armies = armiesIn(view.counted.armies, id);
  const points = view.counted.structures[id]?.vp ?? 0;
  const options = (board.prompt?.options ?? []).flatMap((option, index) =>
    (option.touches ?? []).some((thing) => thing.kind === 'region' && thing.id === id)
      ? [{ option, index }]
      : [],
  );
  return (
    <Box
      title={regionName(id, say)}
      aside={region.nation === 'none' ? t('wotr.nobodys') : sentence(say(`nation.${region.nation}`))}
    >
      <div className="grid gap-2 text-sm">
        {region.kind !== 'none' && (
          <p>
            {sentence(t(`wotr.kind_${region.kind}`))}
            {points > 0 && ` · ${t('wotr.worth', { count: points })}`}
            {here?.control && (
              <strong> · {t('wotr.held', { side: spokenBy(say, `side.${here.control}`) })}</strong>
            )}
          </p>
        )}
        {armies.map((army, at) => (
          <ArmyLine key={at} army={army} view={view} board={board} />
        ))}
        {armies.length === 0 && <p className="text-soft">{t('wotr.empty')}</p>}
        {view.fellowship.region === id && view.fellowship.mordor === null && (
          <p>
            ◎ {t('wotr.fellowship')}: {t(view.fellowship.hidden ? 'wotr.hidden' : 'wotr.revealed')},{' '}
            {t('wotr.progress', { number: view.fellowship.progress })}
          </p>
        )}
        {options.length > 0 && (
          <ul className="grid gap-1.5" aria-label={t('wotr.options_here')}>
            {options.slice(0, 12).map(({ option, index }) => (
              <li key={index} className="flex items-stretch rounded-lg border-2 border-glow bg-sheet">
                <button
                  type="button"
                  onClick={() => board.choose(index)}
                  className="min-h-10 flex-1 rounded-lg px-2 py-1 text-left hover:bg-warnbg"
                >
                  <span className="block font-medium leading-tight">{sentence(say(option.label))}</span>
                  {option.effect && <span className="block text-xs text-soft">{say(option.effect)}</span>}
                </button>
                <span className="flex items-center pr-1">
                  <RuleLink rule={option.rule} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-1">
          <span className="w-full text-xs text-soft">{t('wotr.near')}</span>
          {(NEAR.get(id) ?? []).map((near) => (
            <Button key={near} className="min-h-8 px-2 text-xs" onClick={() => go(near)}>
              {regionName(near, say)}
            </Button>
          ))}
        </p>
      </div>
    </Box>
  );
}

function ArmyLine({ army, view, board: { say } }: { army: Army; view: View; board: Board }) {
  const { t } = useWords();
  const { side, stand, units, dice, leadership, figures, commander } = army;
  const { nazgul = 0, characters = [] } = figures;
  return (
    <div className="rounded-lg border border-line bg-sheet p-2">
      <p className="text-xs font-semibold">
        {sentence(say(`side.${side}`))}
        {stand !== 'field' && ` · ${t(`wotr.force_${stand}`)}`}
        {units > 0 && ` · ${t('wotr.force', { units, dice, leaders: leadership })}`}
      </p>
      {nationsIn(figures).map(({ nation, figures: own }) => (
        <p key={nation}>
          <Crest nation={nation} />{' '}
          {t('wotr.figures_of', {
            nation: sentence(say(`nation.${nation}`)),
            regular: own.regular ?? 0,
            elite: own.elite ?? 0,
            leader: own.leader ?? 0,
          })}
        </p>
      ))}
      {nazgul > 0 && <p>{say({ key: 'figures.nazgul', params: { count: { number: nazgul } } })}</p>}
      {characters.map((who) => {
        const character = CHARACTERS.get(who);
        return (
          <p key={who}>
            <CharacterName who={who} say={say} />
            <span className="text-xs text-soft">
              {' '}
              {t('wotr.character_facts', {
                level: character?.level ?? '∞',
                leadership: character?.leadership ?? 0,
              })}
            </span>
          </p>
        );
      })}
      {units > 0 && commander === view.counted.teammate?.seat && (
        <p className="text-xs">
          {t('wotr.teammates')} <RuleLink rule="R24.11" />
        </p>
      )}
    </div>
  );
}

export function FrontsBox({
  view,
  board: { say },
  go,
}: {
  view: View;
  board: Board;
  go(region: Region): void;
}) {
  const { t } = useWords();
  const all = fronts(view.counted.armies, MAP.neighbours);
  const place = (id: Region) => spokenBy(say, `region.${id}`);
  const words = (front: Front) =>
    front.kind === 'siege'
      ? t('wotr.front_siege', { place: place(front.place) })
      : t('wotr.front_contact', { place: place(front.place), against: place(front.against) });
  return (
    <Box title={t('wotr.fronts')} aside={t('wotr.fronts_count', { count: all.length })}>
      {all.length === 0 && <p className="text-sm text-soft">{t('wotr.no_fronts')}</p>}
      <ul className="grid max-h-72 gap-1 overflow-y-auto">
        {all.map((front) => (
          <li key={`${front.kind}${front.place}${front.against}`}>
            <button
              type="button"
              onClick={() => go(front.place)}
              className="flex min-h-9 w-full items-center gap-2 rounded-lg border border-line bg-sheet px-2 text-left text-sm hover:border-accent"
            >
              <span className="mr-auto">
                {view.battle?.region === front.place && '⚔ '}
                {words(front)}
              </span>
              <span className="tabular whitespace-nowrap text-xs">
                {t('wotr.front_units', {
                  free: front.units.free_peoples,
                  shadow: front.units.shadow,
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

// War of the Ring: the map, and everything that lies beside it.

import { useTranslation } from 'react-i18next';
import { sentence } from '../../words';
import type { BoardProps } from '../board';
import { glowOf } from '../Target';
import { BattleBox, Box, Chip, Dice, FellowshipBox, Hands, Politics } from './Panels';
import { sideOfSeat, type View } from './view';
import { WarMap } from './WarMap';

export default function WotrBoard(props: BoardProps) {
  const { t } = useTranslation();
  const view = props.view as unknown as View;
  const { say } = props;
  const glow = glowOf(props);
  const own = sideOfSeat(props.seat);
  // Figures and seats that options touch: they stand in a row of their own.
  const inHands = new Set(view.cards.hands.flatMap((hand) => hand.cards ?? []).concat(view.cards.table));
  const loose = [...glow.keys()].flatMap((name) => {
    const [kind = '', ...rest] = name.split(':');
    const id = rest.join(':');
    if (kind === 'region') return [];
    if (kind === 'die') return own && (view.dice[own].unused[id] ?? 0) > 0 ? [] : [{ kind, id }];
    if (kind === 'card') return inHands.has(id) ? [] : [{ kind, id }];
    if (kind === 'figure') return view.characters[id] === 'fellowship' ? [] : [{ kind, id }];
    return [{ kind, id }];
  });
  const part = { view, glow, board: props };
  return (
    <div className="bg-paper">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm">
        <span className="serif text-lg font-semibold">{t('wotr.turn', { number: view.turn })}</span>
        <span>{sentence(say(`phase.${view.phase}`))}</span>
        <span className="ml-auto">
          {t('wotr.points', { free: view.victory_points.free_peoples, shadow: view.victory_points.shadow })}
        </span>
      </div>
      <WarMap {...part} />
      {loose.length > 0 && (
        <div className="p-2">
          <Box title={t('wotr.figures')}>
            <div className="flex flex-wrap gap-1.5">
              {loose.map((thing) => (
                <Chip key={`${thing.kind}:${thing.id}`} thing={thing} glow={glow} board={props}>
                  {thingName(thing, say)}
                </Chip>
              ))}
            </div>
          </Box>
        </div>
      )}
      <div className="grid gap-2 p-2 sm:grid-cols-2 2xl:grid-cols-3">
        <BattleBox {...part} />
        <Dice {...part} />
        <FellowshipBox {...part} />
        <Hands {...part} />
        <Politics {...part} />
      </div>
    </div>
  );
}

function thingName({ kind, id }: { kind: string; id: string }, say: BoardProps['say']): string {
  const known = [`${kind}.${id}`, `character.${id}`, `face.${id}`].find((key) => say(key) !== key);
  return sentence(known ? say(known) : id.replaceAll('_', ' '));
}

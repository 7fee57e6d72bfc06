// War of the Ring: the map, and everything that lies beside it.

import { useMemo, useRef, useState } from 'react';
import { useWords } from '../../language';
import { Button } from '../../ui/kit';
import { sentence } from '../../words';
import { glowOf } from '../Target';
import { Cards, EventCard } from './Cards';
import { AboutCharacter, CharactersBox, WithCharacters } from './Characters';
import type { Camera } from './camera';
import { Hud } from './Hud';
import { Box, Chip, FellowshipBox, HuntBox, OrderBox, Politics, Reinforcements, Teams } from './Panels';
import { FrontsBox, RegionBox } from './Places';
import { StoryBox } from './Story';
import { stories } from './story';
import { Tile, useTileName } from './Tile';
import { type Board, CARDS, CHARACTERS, facesOf, type Region, sideOf } from './view';
import { WarMap } from './WarMap';

export default function WotrBoard(props: Board) {
  const { t } = useWords();
  const { say, view } = props;
  const glow = glowOf(props);
  const own = sideOf(view, props.seat);
  const tileName = useTileName();
  const told = useMemo(() => stories(props.changes.slice(-160)), [props.changes]);
  const [selected, setSelected] = useState<Region | null>(null);
  const camera = useRef<Camera | null>(null);
  const go = (region: Region) => {
    setSelected(region);
    camera.current?.show(region);
  };
  // Whatever options touch that lies nowhere else stands in a row of its own.
  const inHands = new Set(view.cards.hands.flatMap((hand) => hand.cards ?? []).concat(view.cards.table));
  const lying = new Set<string>(own ? facesOf(view.dice[own]) : []);
  const loose = [...glow.keys()].flatMap((name) => {
    const [kind = '', ...rest] = name.split(':');
    const id = rest.join(':');
    if (kind === 'region') return [];
    if (kind === 'die') return lying.has(id) ? [] : [{ kind, id }];
    if (kind === 'card') return inHands.has(id) ? [] : [{ kind, id }];
    if (kind === 'figure')
      return view.characters[id] === 'fellowship' || view.fellowship.guide === id ? [] : [{ kind, id }];
    return [{ kind, id }];
  });
  const part = { view, glow, board: props };
  return (
    <WithCharacters say={say}>
      <div className="bg-paper">
        <Hud {...part} />
        <div className="relative">
          <WarMap {...part} selected={selected} select={setSelected} camera={camera} />
          <StoryBox list={told} view={view} board={props} />
        </div>
        <EditBox board={props} />
        {loose.length > 0 && (
          <div className="px-2 pt-2">
            <Box title={t('wotr.figures')}>
              <div className="flex flex-wrap gap-1.5">
                {loose
                  .filter(({ kind, id }) => kind !== 'card' || !CARDS.has(id))
                  .map((thing) => (
                    <span key={`${thing.kind}:${thing.id}`} className="inline-flex items-center gap-0.5">
                      <Chip thing={thing} glow={glow} board={props}>
                        {thing.kind === 'tile' ? (
                          <>
                            <Tile id={thing.id} /> {tileName(thing.id)}
                          </>
                        ) : (
                          thingName(thing, say)
                        )}
                      </Chip>
                      {thing.kind === 'figure' && CHARACTERS.has(thing.id) && (
                        <AboutCharacter who={thing.id} say={say} />
                      )}
                    </span>
                  ))}
              </div>
              <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2 empty:hidden">
                {loose
                  .filter(({ kind, id }) => kind === 'card' && CARDS.has(id))
                  .map(({ id }) => (
                    <EventCard key={id} id={id} glow={glow} board={props} />
                  ))}
              </ul>
            </Box>
          </div>
        )}
        {selected && (
          <div className="px-2 pt-2">
            <RegionBox id={selected} view={view} board={props} go={go} />
          </div>
        )}
        <div className="px-2 pt-2">
          <Cards {...part} />
        </div>
        <div className="grid gap-2 p-2 [&>*]:mb-0 md:block md:columns-2 md:gap-2 [&>*]:md:mb-2 [&>*]:md:break-inside-avoid 2xl:columns-3">
          <FellowshipBox {...part} />
          <HuntBox {...part} />
          <OrderBox {...part} />
          <Teams {...part} go={go} />
          <CharactersBox {...part} go={go} />
          <FrontsBox view={view} board={props} go={go} />
          <Politics {...part} />
          <Reinforcements {...part} />
        </div>
      </div>
    </WithCharacters>
  );
}

/** In a position that may be edited freely: what can be changed. */
function EditBox({ board }: { board: Board }) {
  const { t } = useWords();
  const edits = (board.prompt?.options ?? []).flatMap((option, index) =>
    option.group?.key === 'group.edit' ? [{ option, index }] : [],
  );
  if (edits.length === 0) return null;
  return (
    <div className="px-2 pt-2">
      <Box title={t('wotr.edit')}>
        <div className="flex flex-wrap gap-1.5">
          {edits.map(({ option, index }) => (
            <Button key={index} className="min-h-9" onClick={() => board.choose(index)}>
              {sentence(board.say(option.label))}
            </Button>
          ))}
        </div>
      </Box>
    </div>
  );
}

/** A figure such as `elite_rohan`, a character, a die. */
function thingName({ kind, id }: { kind: string; id: string }, say: Board['say']): string {
  const figure = /^(regular|elite|leader)_(\w+)$/.exec(id);
  if (figure)
    return say({
      key: `figure.${figure[1]}`,
      params: { nation: { text: { key: `nation.${figure[2]}` } } },
    });
  const known = [`${kind}.${id}`, `character.${id}`, `face.${id}`].find((key) => say(key) !== key);
  return sentence(known ? say(known) : id.replaceAll('_', ' '));
}

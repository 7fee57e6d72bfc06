// War of the Ring: the map, and everything that lies beside it.

import { useMemo, useRef, useState } from 'react';
import { useWords } from '../../language';
import { type Glow, glowOf } from '../Target';
import { BattleBoard } from './BattleBoard';
import { Cards, EventCard } from './Cards';
import { AboutCharacter, CharactersBox, WithCharacters } from './Characters';
import type { Camera } from './camera';
import { Desk } from './Desk';
import { EndBoard } from './EndBoard';
import { Hud } from './Hud';
import { HuntBoard } from './HuntBoard';
import { Palette } from './Palette';
import { Box, Chip, FellowshipBox, HuntBox, OrderBox, Politics, Reinforcements, Teams } from './Panels';
import { FrontsBox, RegionBox } from './Places';
import { current, stories } from './story';
import { type Aside, Theatre } from './Theatre';
import { Tile, useTileName } from './Tile';
import { thingName } from './things';
import { type Board, CARDS, CHARACTERS, facesOf, type Region, sideOf } from './view';

export default function WotrBoard(given: Board) {
  const { t } = useWords();
  const props = played(given);
  const { say, view } = props;
  const glow = glowing(props);
  const own = sideOf(view, props.seat);
  const tileName = useTileName();
  const [selected, setSelected] = useState<Region | null>(null);
  const camera = useRef<Camera | null>(null);
  const go = (region: Region) => {
    setSelected(region);
    camera.current?.show(region);
  };
  // Whatever options touch that lies nowhere else stands in a row of its own.
  // A desk shows no hand but one's own.
  const { beside } = props;
  const open = view.cards.hands.filter((_, seat) => !beside || seat === props.seat);
  const inHands = new Set(open.flatMap((hand) => hand.cards ?? []).concat(beside ? [] : view.cards.table));
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
  const looseBox = loose.length > 0 && (
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
  );
  const aside = useAside(props);
  const region = selected && <RegionBox id={selected} view={view} board={props} go={go} />;
  const theatre = (
    <Theatre
      {...part}
      selected={selected}
      select={setSelected}
      camera={camera}
      aside={aside}
      fills={props.screen ? 'phone' : beside ? 'desk' : null}
    />
  );
  if (beside)
    return (
      <WithCharacters say={say}>
        <Desk
          part={part}
          theatre={theatre}
          context={
            <>
              <Palette board={props} selected={selected} />
              {looseBox}
              {region}
            </>
          }
          beside={beside}
          go={go}
        />
      </WithCharacters>
    );
  const lands = (
    <>
      <FellowshipBox {...part} />
      <HuntBox {...part} />
      <OrderBox {...part} />
      <Teams {...part} go={go} />
      <CharactersBox {...part} go={go} />
      <FrontsBox view={view} board={props} go={go} />
      <Politics {...part} />
      <Reinforcements {...part} />
    </>
  );
  if (props.screen) {
    // The map keeps its place and what is in hand while another screen is shown.
    const shown = (id: string) => (props.screen === id ? '' : 'hidden');
    return (
      <WithCharacters say={say}>
        <div className="flex h-full flex-col bg-paper" data-screen={props.screen}>
          <Hud {...part} small />
          <div className={`flex min-h-0 flex-1 flex-col ${shown('map')}`}>
            {theatre}
            <div className="relative grid max-h-[40%] shrink-0 gap-2 overflow-y-auto px-2 not-empty:py-2">
              <Palette board={props} selected={selected} />
              {looseBox}
              {region}
            </div>
          </div>
          <div className={`relative min-h-0 flex-1 overflow-y-auto p-2 ${shown('hand')}`}>
            <Cards {...part} />
          </div>
          <div
            className={`relative grid min-h-0 flex-1 content-start gap-2 overflow-y-auto p-2 ${shown('lands')}`}
          >
            {lands}
          </div>
        </div>
      </WithCharacters>
    );
  }
  return (
    <WithCharacters say={say}>
      <div className="bg-paper">
        <Hud {...part} />
        {theatre}
        <div className="px-2 pt-2 empty:hidden">
          <Palette board={props} selected={selected} />
        </div>
        {looseBox && <div className="px-2 pt-2">{looseBox}</div>}
        {selected && <div className="px-2 pt-2">{region}</div>}
        <div className="px-2 pt-2">
          <Cards {...part} />
        </div>
        <div className="grid gap-2 p-2 [&>*]:mb-0 md:block md:columns-2 md:gap-2 [&>*]:md:mb-2 [&>*]:md:break-inside-avoid 2xl:columns-3">
          {lands}
        </div>
      </div>
    </WithCharacters>
  );
}

/** A board that is played by whole actions: a press chooses for them. */
function played(board: Board): Board {
  const { acting } = board;
  if (!acting) return board;
  const { piece, targets } = acting.selection;
  return { ...board, press: acting.pick, picked: [...(piece ? [piece] : []), ...targets] };
}

function glowing(board: Board): Glow {
  if (board.waiting) return new Map();
  return board.acting ? new Map([...board.acting.lights.keys()].map((name) => [name, 1])) : glowOf(board);
}

/** The board beside the map, while a battle or a Hunt goes on. */
function useAside(board: Board): Aside | null {
  const { changes, view, beat } = board;
  const told = useMemo(() => stories(changes.slice(-160)), [changes]);
  const story = current(told, view, beat && changes.at(-1)?.events.at(-1));
  if (view.ending !== null && (!beat || story === null)) {
    const last = told.findLast(({ place }) => place !== null)?.place;
    const place = view.ending === 'shadow_military' || view.ending === 'free_military' ? last : undefined;
    return {
      key: 'end',
      places: [place ?? view.fellowship.region],
      content: <EndBoard view={view} board={board} />,
    };
  }
  if (!story) return null;
  const part = { story, view, board };
  if (story.kind === 'hunt')
    return {
      key: `hunt ${story.number}`,
      places: [view.fellowship.region],
      content: <HuntBoard {...part} />,
    };
  const { place, from } = story;
  const places = [place, from].filter((region) => region !== null);
  return { key: `battle ${story.number}`, places, content: <BattleBoard {...part} /> };
}

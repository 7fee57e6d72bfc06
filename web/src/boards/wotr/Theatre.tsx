// The map with what happens on it. Where more is to be told, of a battle, a Hunt or the end, the map
// narrows to a strip around the place and a board beside it tells the rest: nothing covers what it
// speaks of, and the whole never changes its height.

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { read } from '../said';
import { ActionBar } from './ActionBar';
import { BeatCard } from './BeatCard';
import type { Camera } from './camera';
import { dieOf, OF_A_DIE, placesOf, sinceOf, toWar, trackOf } from './deeds';
import { Happening, useOnTheWay } from './Happening';
import type { Part } from './Panels';
import { LINES, Since } from './Since';
import { beforeOf, type Region } from './view';
import { WarMap } from './WarMap';

/** A board beside the map, and the regions that it speaks of. */
export interface Aside {
  key: string;
  places: Region[];
  content: ReactNode;
}

export function Theatre({
  view,
  glow,
  board,
  selected,
  select,
  camera,
  aside,
  fills = null,
}: Part & {
  selected: Region | null;
  select(region: Region): void;
  camera: { current: Camera | null };
  aside: Aside | null;
  /** Where it takes the height there is. */
  fills?: 'desk' | 'phone' | null;
}) {
  const { beat, changes, seat, say } = board;
  const map = useRef<HTMLDivElement>(null);
  const last = beat && changes.at(-1);
  const said = last?.events.at(-1);
  const all = useMemo(() => sinceOf(changes, seat, view), [changes, seat, view]);
  const since = useMemo(() => all.map((one, at) => ({ ...one, number: at + 1 })).slice(-LINES), [all]);
  const [looked, look] = useState<string | null>(null);
  // What happens now comes first, wherever the focus was left.
  const again = beat ? undefined : since.find(({ id }) => id === looked);
  // With nothing else to see, the last thing that went somewhere keeps its arrow.
  const latest = since.at(-1);
  const shown = again
    ? [again]
    : last
      ? last.events.map((said, at) => ({ id: `${last.number}.${at}`, said }))
      : latest
        ? [latest]
        : [];
  const key = beat && `${beat.change} ${beat.told}`;
  const { armies, goes } = useOnTheWay(
    again ? undefined : key,
    said ? trackOf(said) : null,
    view.counted.armies,
    beat ? beforeOf(beat).counted.armies : null,
  );
  const changed = useMemo(
    () =>
      since.flatMap(({ said, number }) => {
        const track = trackOf(said);
        return track ? [{ region: track.to, number }] : [];
      }),
    [since],
  );
  useFollowing(camera, { said, key, view, aside, asked: board.prompt !== undefined });
  const by = said && OF_A_DIE.has(read(said)[0]) ? dieOf(changes, view) : null;
  return (
    <div className={fills ? 'relative flex min-h-0 flex-1 flex-col' : ''}>
      <div inert={fills === 'desk' && aside !== null} className={fills === 'phone' && aside ? 'hidden' : ''}>
        <Since list={since} seated={seat !== undefined} say={say} look={look} />
      </div>
      <div
        className={`flex overflow-hidden max-lg:flex-col ${fills ? 'min-h-0 flex-1' : 'h-[58dvh] min-h-96 lg:h-[clamp(24rem,calc(100dvh-17.5rem),58rem)]'}`}
        data-testid="theatre"
        data-aside={aside?.key}
      >
        <div
          ref={map}
          className={`relative min-h-0 min-w-0 ${aside ? `max-lg:h-[30%] max-lg:shrink-0 max-lg:[&_.map-tools]:hidden lg:shrink-0 ${fills === 'desk' ? 'w-[28%] [&_.map-tools_input]:hidden' : 'lg:w-[32%] lg:max-w-96'}` : 'flex-1'}`}
        >
          <WarMap
            view={view}
            glow={glow}
            board={board}
            selected={selected}
            select={select}
            camera={camera}
            armies={armies}
          >
            <Happening shown={shown} going={goes} changed={changed} armies={armies} />
          </WarMap>
          {board.acting && <ActionBar acting={board.acting} say={say} map={map} />}
          {beat && said && !aside && <BeatCard beat={beat} said={said} by={by} view={view} board={board} />}
        </div>
        {/* On a desk it lies over the strip above, too: it tells the same, and needs the height. */}
        {aside && (
          <div
            key={aside.key}
            tabIndex={0}
            data-testid="aside"
            className={`enter min-h-0 min-w-0 flex-1 overflow-y-auto border-line bg-sheet max-lg:border-t lg:border-l ${fills === 'desk' ? 'war-tight absolute inset-y-0 right-0 left-[28%] z-10' : ''}`}
          >
            {aside.content}
          </div>
        )}
      </div>
    </div>
  );
}

/** The camera goes where something happens, and back when all was shown. */
function useFollowing(
  camera: { current: Camera | null },
  {
    said,
    key,
    view,
    aside,
    asked,
  }: {
    said: Parameters<typeof placesOf>[0] | undefined;
    key: string | undefined;
    view: Part['view'];
    aside: Aside | null;
    asked: boolean;
  },
): void {
  const now = useRef({ said, view });
  now.current = { said, view };
  const place = aside ? aside.places.join(' ') : null;
  useEffect(() => {
    const { current } = camera;
    if (!current) return;
    const { said, view } = now.current;
    if (place !== null) return current.follow(place.split(' '), true, true);
    if (key === undefined || !said) return current.back();
    const grave = toWar(said) !== null || ['entered', 'captured'].includes(read(said)[0]);
    current.follow(placesOf(said, view), grave);
  }, [camera, key, place]);
  // Who has acted wants to see what comes of it.
  const wasAsked = useRef(asked);
  useEffect(() => {
    if (wasAsked.current && !asked) camera.current?.release();
    wasAsked.current = asked;
  }, [asked, camera]);
}

// The map with its armies. Whatever glows may be pressed; any other region says what is in it.

import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type T, useWords } from '../../language';
import { isComing, verbOf } from '../../table/selection';
import { nameOf } from '../../table/touch';
import { inputStyle } from '../../ui/kit';
import { spokenBy } from '../../words';
import { entriesOf } from '../entries';
import { type Glow, Target } from '../Target';
import { type Camera, useCamera } from './camera';
import { useDrag } from './drag';
import { Names, Realms, Relief, Sea, Settlements, tint } from './Land';
import './map.css';
import { placeNames, placeTokens, type Scale } from './layout';
import { type Lettering, letteringOf } from './lettering';
import { MAP, type MapRegion, REGIONS } from './map';
import { Pieces, RingBearers } from './Pieces';
import { type Lit, LitRegion, LookSign, Patterns } from './Targets';
import {
  type Armies,
  type Army,
  armiesIn,
  type Board,
  nationsIn,
  type Region,
  regionName,
  sideOf,
  type View,
} from './view';
import { lookOf } from './whole';

export function WarMap({
  view,
  glow,
  board,
  selected,
  select,
  camera: share,
  armies,
  children,
}: {
  view: View;
  glow: Glow;
  board: Board;
  selected: Region | null;
  select(region: Region): void;
  camera: { current: Camera | null };
  /** Everybody on the map, as it is shown now. */
  armies: Armies;
  /** What happens, drawn over the land. */
  children?: ReactNode;
}) {
  const { t } = useWords();
  const { say } = board;
  const svg = useRef<SVGSVGElement>(null);
  const { teammate } = view.counted;
  const lettering = useMemo(() => letteringOf(say), [say]);
  const acting = board.acting ?? null;
  const own = sideOf(view, board.seat);
  const looks = looksOf(glow, board);
  const always = [...looks].flatMap(([id, look]) => (look === 'gold' && !acting ? [] : [id])).join(' ');
  const camera = useCamera(svg, useLayout(svg, armies, lettering, view.fellowship.region, always));
  const carried = useDrag(svg, acting);
  share.current = camera;
  const [cursor, setCursor] = useState<Region>(view.fellowship.region);
  const words = useMemo(
    () => new Map(MAP.regions.map((region) => [region.id, inWords(region, view, say, t)])),
    [view, say, t],
  );
  // What can be pressed should be in sight.
  const lit = [...glow.keys()].flatMap((name) => (name.startsWith('region:') ? [name.slice(7)] : []));
  const first = !acting && lit.length > 0 && lit.length < 4 ? lit[0] : undefined;
  useEffect(() => {
    if (first !== undefined) camera.show(first, false);
  }, [first, camera.show]);
  const isLit = (id: Region) =>
    glow.has(`region:${id}`) || (acting !== null && isComing(acting.offer, acting.selection));
  const pressed = (id: Region) => {
    // What is pressed to act need not be told about as well.
    if (!acting || !isLit(id)) select(id);
    if (isLit(id)) board.press({ kind: 'region', id });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const ways: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const way = ways[event.key];
    if (way && event.shiftKey) camera.move(way[0] * 0.15, way[1] * 0.15);
    else if (way) {
      const next = towards(cursor, way);
      setCursor(next);
      camera.show(next, false);
    } else if (event.key === 'Enter' || (event.key === ' ' && !board.beat)) {
      if (!isLit(cursor)) board.wish?.({ kind: 'region', id: cursor });
      pressed(cursor);
    } else if (event.key === '+' || event.key === '=') camera.zoom(1 / 1.4);
    else if (event.key === '-') camera.zoom(1.4);
    else if (event.key === '0') camera.whole();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const theirs = (here: readonly Army[]) =>
    here.map(({ commander, units }) => units > 0 && commander === teammate?.seat);
  const press = (thing: { kind: string; id: string }) => pressed(thing.id);
  const latest = useRef(press);
  latest.current = press;
  // One function for good: regions are drawn again only when something about them changes.
  const [stable] = useState(() => (thing: { kind: string; id: string }) => latest.current(thing));
  const lightOf = (id: Region) => {
    const role = acting?.seen.get(`region:${id}`)?.role;
    return own && (role === 'acts' || role === 'chosen') ? { light: { side: own, role } } : {};
  };
  const outline = (id: string | null, className: string) => {
    const region = id === null ? undefined : REGIONS.get(id);
    return region && <path d={region.path} className={className} />;
  };
  return (
    <div className="relative h-full overflow-hidden">
      <svg
        ref={svg}
        className="war-map block size-full origin-top-left touch-none select-none bg-[#d8c9a2]"
        data-acting={acting ? '' : undefined}
        role="group"
        aria-roledescription={t('wotr.map')}
        aria-label={`${t('wotr.map_keys')} ${words.get(cursor) ?? ''}`}
        tabIndex={0}
        onKeyDown={onKey}
        onClickCapture={(event) => {
          if (camera.dragged() || carried()) event.stopPropagation();
        }}
        onClick={(event) => {
          // A coin lies over its region and is pressed in its place.
          const coin = (event.target as Element).closest<SVGElement>('[data-region]');
          if (coin?.dataset.region) return pressed(coin.dataset.region);
          const thing = (event.target as Element).closest<SVGElement>('[data-thing^="region:"]');
          if (thing?.dataset.thing) pressed(thing.dataset.thing.slice(7));
        }}
        onPointerOver={(event) => {
          const over = (event.target as Element).closest<SVGElement>(
            '[data-region], [data-thing^="region:"]',
          );
          const id = over?.dataset.region ?? over?.dataset.thing?.slice(7);
          if (event.pointerType === 'mouse') acting?.point(id ? { thing: `region:${id}` } : null);
        }}
        onPointerLeave={() => acting?.point(null)}
        onFocus={(event) => {
          const name = (event.target as SVGElement).dataset.thing;
          if (name) acting?.point({ thing: name });
        }}
        onBlur={() => acting?.point(null)}
      >
        <Sea />
        {MAP.regions.map((region) => (
          <RegionShape
            key={region.id}
            region={region}
            lit={glow.has(`region:${region.id}`)}
            picked={board.picked.some((one) => one.kind === 'region' && one.id === region.id)}
            glow={glow}
            chosen={board.picked}
            press={stable}
            words={words.get(region.id) ?? ''}
          />
        ))}
        <Realms />
        <Relief />
        <Settlements />
        {/* Rims once more, above the relief. */}
        <g pointerEvents="none" aria-hidden="true">
          <Patterns />
          {[...looks].map(([id, look]) => (
            <LitRegion key={id} id={id} lit={look} />
          ))}
          {outline(selected, 'chosen')}
          {outline(cursor, 'cursor')}
        </g>
        <Names lettering={lettering} />
        {entriesOf(armies).map(([id, here]) => (
          <Pieces
            key={id}
            id={id}
            armies={here}
            control={view.regions[id]?.control}
            theirs={theirs(here)}
            {...lightOf(id)}
            mark={JSON.stringify([here, view.regions[id]?.control, theirs(here), lightOf(id)])}
          />
        ))}
        {entriesOf(view.regions).map(([id, here]) =>
          here.control && !armies[id] ? (
            <Pieces key={id} id={id} armies={NOBODY} control={here.control} theirs={[]} mark={here.control} />
          ) : null,
        )}
        <RingBearers
          view={view}
          press={
            own === 'free_peoples' && acting?.offer.free.some((whole) => verbOf(whole) === 'verb.fellowship')
              ? () => acting.mean(['verb.fellowship'], false)
              : undefined
          }
        />
        {[...looks].map(([id, look]) =>
          look === 'gold' || look === 'chosen' ? null : (
            <LookSign key={id} id={id} look={look} beside={armiesIn(armies, id).length > 0} />
          ),
        )}
        {children}
      </svg>
      <div className="map-tools pointer-events-none absolute inset-x-2 bottom-2 flex flex-wrap items-end gap-1 [&>*]:pointer-events-auto">
        <MapButton label={t('wotr.closer')} act={() => camera.zoom(1 / 1.5)} sign="+" />
        <MapButton label={t('wotr.away')} act={() => camera.zoom(1.5)} sign="−" />
        <MapButton label={t('wotr.whole')} act={camera.whole} sign="⤢" />
        <Find
          say={say}
          go={(id) => {
            select(id);
            setCursor(id);
            camera.show(id);
          }}
        />
      </div>
      <p className="sr-only" aria-live="polite">
        {words.get(cursor)}
      </p>
    </div>
  );
}

const NOBODY: Army[] = [];

/** How each region is lit. What can act glows itself, where it stands on the map. */
function looksOf(glow: Glow, { acting, view, seat, picked }: Board): Map<Region, Lit> {
  const looks = new Map<Region, Lit>();
  if (!acting) {
    for (const name of glow.keys())
      if (name.startsWith('region:'))
        looks.set(name.slice(7), picked.some((one) => nameOf(one) === name) ? 'chosen' : 'gold');
    return looks;
  }
  const own = sideOf(view, seat);
  for (const [name, { role, verb }] of acting.seen) {
    if (!name.startsWith('region:')) continue;
    const id = name.slice(7);
    if (role === 'target') looks.set(id, lookOf(verb));
    else if (role === 'chosen') looks.set(id, 'chosen');
    else if (!armiesIn(view.counted.armies, id).some(({ side }) => side === own)) looks.set(id, 'gold');
  }
  const { sure } = acting.selection;
  for (const { kind, id } of sure?.targets ?? [])
    if (sure && kind === 'region') looks.set(id, lookOf(verbOf(sure)));
  return looks;
}

/** Puts tokens and names where there is room for them, when the pieces or the distance change. */
function useLayout(
  svg: RefObject<SVGSVGElement | null>,
  armies: Armies,
  lettering: Lettering,
  fellowship: Region,
  always: string,
) {
  const now = useRef({ armies, lettering, fellowship, always, scale: null as Scale | null });
  const place = useCallback(() => {
    const { armies, lettering, fellowship, always, scale } = now.current;
    if (!scale) return;
    const tokens = placeTokens(armies, fellowship, scale);
    const names = placeNames(tokens, lettering, scale, new Set(always.split(' ')));
    const all = (query: string) => svg.current?.querySelectorAll<SVGElement>(query) ?? [];
    const put = (element: SVGElement, at: { x: number; y: number }, size: string) => {
      element.style.transform = `translate(${at.x}px, ${at.y}px) scale(var(${size}))`;
    };
    for (const token of all('[data-token]')) {
      const at = tokens.get(token.dataset.token ?? '');
      if (at) put(token, at, '--token');
    }
    for (const name of all('[data-name]')) {
      const at = names.get(name.dataset.name ?? '');
      name.style.display = at ? '' : 'none';
      if (at) put(name, at, '--name');
    }
  }, [svg]);
  useLayoutEffect(() => {
    Object.assign(now.current, { armies, lettering, fellowship, always });
    place();
  }, [armies, lettering, fellowship, always, place]);
  return useCallback(
    (scale: Scale) => {
      now.current.scale = scale;
      place();
    },
    [place],
  );
}

/** The nearest region that way. */
function towards(from: Region, [dx, dy]: [number, number]): Region {
  const at = (id: Region) => REGIONS.get(id)?.slots[0] ?? [0, 0];
  const [x = 0, y = 0] = at(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const region of MAP.regions) {
    const [px = 0, py = 0] = region.slots[0] ?? [];
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (along <= 4 || aside > along * 1.6) continue;
    if (along + aside * 1.4 < least) {
      least = along + aside * 1.4;
      best = region.id;
    }
  }
  return best;
}

function MapButton({ label, act, sign }: { label: string; act(): void; sign: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={act}
      className="size-10 rounded-lg border border-line bg-sheet text-lg text-ink shadow-card hover:bg-raised"
    >
      {sign}
    </button>
  );
}

/** Type a part of a name; the map goes there. */
function Find({ say, go }: { say: Board['say']; go(region: Region): void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const list = useId();
  const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const names = MAP.regions.map(({ id }) => ({ id, name: regionName(id, say) }));
  const find = (typed: string) => {
    setText(typed);
    const wanted = plain(typed.trim());
    if (wanted.length < 3) return;
    const starts = names.filter(({ name }) => plain(name).startsWith(wanted));
    const found = starts.length > 0 ? starts : names.filter(({ name }) => plain(name).includes(wanted));
    const exact = found.find(({ name }) => plain(name) === wanted);
    const only = exact ?? (found.length === 1 ? found[0] : undefined);
    if (only) go(only.id);
  };
  return (
    <>
      <input
        type="search"
        list={list}
        className={`${inputStyle} max-w-52 shadow-card`}
        placeholder={t('wotr.find')}
        aria-label={t('wotr.find')}
        value={text}
        onChange={(event) => find(event.target.value)}
      />
      <datalist id={list}>
        {names.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** A region in words, for its label. */
function inWords(region: MapRegion, view: View, say: Board['say'], t: T): string {
  const here = view.regions[region.id];
  const parts = [regionName(region.id, say)];
  if (region.kind !== 'none') parts.push(t(`wotr.kind_${region.kind}`));
  if (here?.control) parts.push(t('wotr.held', { side: spokenBy(say, `side.${here.control}`) }));
  for (const { stand, figures } of armiesIn(view.counted.armies, region.id)) {
    const { nazgul = 0, characters = [] } = figures;
    if (stand !== 'field') parts.push(t(`wotr.force_${stand}`));
    for (const { nation, figures: own } of nationsIn(figures))
      parts.push(
        t('wotr.figures_of', {
          nation: say(`nation.${nation}`),
          regular: own.regular ?? 0,
          elite: own.elite ?? 0,
          leader: own.leader ?? 0,
        }),
      );
    if (nazgul > 0) parts.push(say({ key: 'figures.nazgul', params: { count: { number: nazgul } } }));
    for (const who of characters) parts.push(say(`character.${who}`));
  }
  if (view.fellowship.region === region.id) parts.push(t('wotr.fellowship'));
  return parts.join(', ');
}

interface ShapeProps {
  region: MapRegion;
  lit: boolean;
  picked: boolean;
  glow: Glow;
  chosen: Board['picked'];
  press: Board['press'];
  words: string;
}

/** Drawn again only when something about this region changes. */
const RegionShape = memo(
  function RegionShape({ region, glow, chosen, press, words }: ShapeProps) {
    return (
      <Target
        thing={{ kind: 'region', id: region.id }}
        label={words}
        glow={glow}
        picked={chosen}
        press={press}
      >
        <path d={region.path} fill={tint(region).fill} stroke="#5a4527" strokeWidth="1.5" />
      </Target>
    );
  },
  (before, after) =>
    before.lit === after.lit && before.picked === after.picked && before.words === after.words,
);

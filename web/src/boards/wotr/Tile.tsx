// A Hunt tile: a number, an Eye or a die; a small eye reveals, a bar stops.

import tiles from '../../../../games/wotr/data/hunt_tiles.json';
import type { Side } from '../../generated/wotr/Side';
import type { Tile as TileName } from '../../generated/wotr/Tile';
import { useWords } from '../../language';

interface TileFacts {
  id: TileName;
  value: number | null;
  eye: boolean;
  die: boolean;
  reveal: boolean;
  stop: boolean;
  owner: Side | null;
}

export const TILES = new Map((tiles as TileFacts[]).map((tile) => [tile.id, tile]));

/** The number of a tile and what else is on it. */
export function tileName(id: TileName, t: (key: string) => string): string {
  const tile = TILES.get(id);
  if (!tile) return id;
  return [
    tile.eye ? t('wotr.tile_eye') : tile.die ? t('wotr.tile_die') : String(tile.value),
    tile.reveal && t('wotr.tile_reveals'),
    tile.stop && t('wotr.tile_stops'),
  ]
    .filter(Boolean)
    .join(', ');
}

export function useTileName(): (id: TileName) => string {
  const { t } = useWords();
  return (id) => tileName(id, t);
}

export function Tile({ id, count = 1 }: { id: TileName; count?: number }) {
  const name = useTileName();
  return (
    <span className="inline-flex items-center gap-0.5">
      <svg
        viewBox="-13 -13 26 26"
        className="size-7 shrink-0"
        role="img"
        aria-label={count > 1 ? `${count} × ${name(id)}` : name(id)}
      >
        <TileShapes id={id} />
      </svg>
      {count > 1 && (
        <span className="tabular text-xs" aria-hidden="true">
          ×{count}
        </span>
      )}
    </span>
  );
}

/** A tile's drawing, on a ground of 26 by 26. */
export function TileShapes({ id }: { id: TileName }) {
  const tile = TILES.get(id);
  const special = tile?.owner ?? null;
  return (
    <>
      <circle
        r="11.5"
        fill={special === 'free_peoples' ? '#1c4480' : special === 'shadow' ? '#86190f' : '#efe2c2'}
        stroke="#231a10"
        strokeWidth="1.5"
      />
      {tile?.eye ? (
        <path
          d="M-8 0Q0-8 8 0 0 8-8 0zM0-3a3 3 0 1 0 .1 0"
          fill="none"
          stroke={special ? '#fff' : '#86190f'}
          strokeWidth="1.8"
        />
      ) : (
        <text y="5" textAnchor="middle" fontSize="14" fontWeight="800" fill={special ? '#fff' : '#231a10'}>
          {tile?.die ? '⚄' : (tile?.value ?? '?')}
        </text>
      )}
      {tile?.reveal && !tile.eye && (
        <path d="M2 8Q7 3 12 8 7 13 2 8z" fill="#fff" stroke="#86190f" strokeWidth="1.2" />
      )}
      {tile?.stop && <rect x="-12" y="6" width="9" height="6" fill="#fff" stroke="#231a10" />}
    </>
  );
}

// The map: our own drawing of the 105 regions, made from facts by a script (see docs of the map).

import raw from './map.json';
import type { Nation, Region } from './view';

export interface MapRegion {
  id: Region;
  name: string;
  nation: Nation | 'none';
  kind: 'none' | 'town' | 'city' | 'stronghold' | 'fortification';
  path: string;
  label: { x: number; y: number; size: number; lines: string[] };
  slots: number[][];
  settlement: number[] | null;
  radius: number;
}

interface MapData {
  width: number;
  height: number;
  regions: MapRegion[];
  neighbours: Region[][];
  water: { gap: boolean; path: string; shore: string[] }[];
  rivers: { width: number; path: string }[];
  ridges: { paths: string[]; peaks: number[][] }[];
  wild: { kind: string; path: string }[];
  decor: [string, number, number][];
  labels: {
    text: string;
    kind: string;
    size: number;
    x?: number;
    y?: number;
    angle?: number;
    path?: number[][];
  }[];
}

export const MAP = raw as MapData;
export const REGIONS = new Map(MAP.regions.map((region) => [region.id, region]));

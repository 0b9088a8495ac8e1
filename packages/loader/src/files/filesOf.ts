import { readPageValue } from '@hadaya/core';
import { detections, hasSetting } from '../detections/detections.ts';

/** What the build knows of the files beside the loader. */
interface FileTable {
  /** Names of modules without `.min.js`. */
  readonly names: readonly string[];
  /** What each costs on the line, in kilobytes: after gzip, with half of one for its request. */
  readonly kilobytes: readonly number[];
  /** By island: whether it has a style sheet, then the places of all its start modules, the one to import last. */
  readonly islands: Readonly<Record<string, readonly number[]>>;
  /** By island, by part that a visitor is likely to ask for, the likeliest first: the places of its modules. */
  readonly ahead: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** By island, by settings global of a page: the places of the modules that it needs at once there. */
  readonly beside: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Hash of the file with the hashes of all modules. */
  readonly pin: string;
}

declare const __HADAYA_TABLE__: FileTable;

const { names, kilobytes, islands, ahead, beside, pin } = __HADAYA_TABLE__;

/** The files of an island. */
export interface IslandFiles {
  readonly hasSheet: boolean;
  /** Modules that it needs at once, with those that they import; its own is last. */
  readonly start: readonly string[];
  /** What those weigh on the line together. */
  readonly kilobytes: number;
}

const fileAt = (place: number) => `${names[place]}.min.js`;

/** The files of an island that was built together with this loader. */
export function filesOf(island: string): IslandFiles | undefined {
  const [css, ...places] = islands[island] ?? [];
  if (css === undefined) return undefined;
  const kilobytesOf = places.reduce((sum, place) => sum + (kilobytes[place] ?? 0), 0);
  return { hasSheet: css === 1, start: places.map(fileAt), kilobytes: kilobytesOf };
}

/** What an island needs at once beside its start, by the settings globals of the page, unless settings of ours stand in their place. */
export function filesBeside(island: string, page: Window): readonly string[] {
  const { setting } = detections.find(({ name }) => name === island) ?? {};
  const parts = hasSetting(readPageValue(page, 'settings'), setting) ? [] : Object.entries(beside[island] ?? {});
  return parts.flatMap(([global, places]) => (Reflect.get(page, global) === undefined ? [] : places.map(fileAt)));
}

/** A file of a part that a visitor is likely to ask for. */
export interface LikelyFile {
  readonly file: string;
  /** Size on the line, in kilobytes. */
  readonly kilobytes: number;
}

/** What a visitor of an island is likely to ask for, the likeliest first: the files of each part. */
export function likelyPartsOf(island: string): readonly (readonly LikelyFile[])[] {
  const describe = (place: number) => ({ file: fileAt(place), kilobytes: kilobytes[place] ?? 0 });
  return (ahead[island] ?? []).map((part) => part.map(describe));
}

/** Hash of the file with the hashes of all modules. */
export const pinHash: string = pin;

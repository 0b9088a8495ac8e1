/** What the build knows of the files beside the loader. */
interface FileTable {
  /** Names of modules without `.min.js`. */
  readonly names: readonly string[];
  /** Their sizes after gzip, in kilobytes. */
  readonly kilobytes: readonly number[];
  /** By island: whether it has a style sheet, then the places of all its start modules, the one to import last. */
  readonly islands: Readonly<Record<string, readonly number[]>>;
  /** By island, by part that a visitor is likely to ask for, the likeliest first: the places of its modules. */
  readonly ahead: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** Hash of the file with the hashes of all modules. */
  readonly pin: string;
}

declare const __HADAYA_TABLE__: FileTable;

/** The files of an island. */
export interface IslandFiles {
  readonly hasSheet: boolean;
  /** Modules that it needs at once, with those that they import; its own is last. */
  readonly start: readonly string[];
  /** What those weigh on the line together. */
  readonly kilobytes: number;
}

const fileAt = (place: number) => `${__HADAYA_TABLE__.names[place]}.min.js`;

/** The files of an island that was built together with this loader. */
export function filesOf(island: string): IslandFiles | undefined {
  const [css, ...places] = __HADAYA_TABLE__.islands[island] ?? [];
  if (css === undefined) return undefined;
  const kilobytes = places.reduce((sum, place) => sum + (__HADAYA_TABLE__.kilobytes[place] ?? 0), 0);
  return { hasSheet: css === 1, start: places.map(fileAt), kilobytes };
}

/** A file of a part that a visitor is likely to ask for. */
export interface LikelyFile {
  readonly file: string;
  /** Size on the line, in kilobytes. */
  readonly kilobytes: number;
}

/** What a visitor of an island is likely to ask for, the likeliest first: the files of each part. */
export function likelyPartsOf(island: string): readonly (readonly LikelyFile[])[] {
  const { ahead, kilobytes } = __HADAYA_TABLE__;
  const describe = (place: number) => ({ file: fileAt(place), kilobytes: kilobytes[place] ?? 0 });
  return (ahead[island] ?? []).map((part) => part.map(describe));
}

/** Hash of the file with the hashes of all modules. */
export const pinHash: string = __HADAYA_TABLE__.pin;

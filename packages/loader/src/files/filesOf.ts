/** What the build knows of the files beside the loader. */
interface FileTable {
  /** Names of modules without `.min.js`. */
  readonly names: readonly string[];
  /** By island: whether it has a style sheet, then the places of all its start modules, the one to import last. */
  readonly islands: Readonly<Record<string, readonly number[]>>;
  /** Hash of the file with the hashes of all modules. */
  readonly pin: string;
}

declare const __HADAYA_TABLE__: FileTable;

/** The files of an island. */
export interface IslandFiles {
  readonly hasSheet: boolean;
  /** Modules that it needs at once, with those that they import; its own is last. */
  readonly start: readonly string[];
}

/** The files of an island that was built together with this loader. */
export function filesOf(island: string): IslandFiles | undefined {
  const [css, ...places] = __HADAYA_TABLE__.islands[island] ?? [];
  if (css === undefined) return undefined;
  return { hasSheet: css === 1, start: places.map((place) => `${__HADAYA_TABLE__.names[place]}.min.js`) };
}

/** Hash of the file with the hashes of all modules. */
export const pinHash: string = __HADAYA_TABLE__.pin;

/** What the build knows of an island's files. */
export interface IslandFiles {
  /** Modules that its bundle imports, for `modulepreload`. */
  readonly preload: readonly string[];
  readonly css: boolean;
}

declare const __HADAYA_FILES__: Readonly<Record<string, IslandFiles>>;
declare const __HADAYA_HASHES__: Readonly<Record<string, string>>;

/** The islands that were built together with this loader. */
export const files: Readonly<Record<string, IslandFiles>> = __HADAYA_FILES__;

/** Hashes of the islands' modules and of all that these import, by file; the lazy files' are in `integrity.min.js`. */
export const hashes: Readonly<Record<string, string>> = __HADAYA_HASHES__;

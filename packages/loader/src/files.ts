/** What the build knows of an island's files. */
export interface IslandFiles {
  /** Modules that its bundle imports, for `modulepreload`. */
  readonly preload: readonly string[];
  readonly css: boolean;
}

declare const __HADAYA_FILES__: Readonly<Record<string, IslandFiles>>;

/** The islands that were built together with this loader. */
export const files: Readonly<Record<string, IslandFiles>> = __HADAYA_FILES__;

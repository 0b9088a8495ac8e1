/** One library build, made from one of a package's entries. */
export interface Bundle {
  /**
   * `shared`: hashed file that provides import specifiers to other builds · `island`: ES module of one widget, which
   * the loader starts · `library`: ES module for themes, which nothing starts · `sheet`: style sheet without a script ·
   * `loader`: the classic script.
   */
  readonly kind: 'shared' | 'island' | 'library' | 'sheet' | 'loader';
  /** Entry, relative to the package. */
  readonly entry: string;
  /** Import specifiers that resolve to this file in every later build. */
  readonly answers?: readonly string[];
  /** Specifiers that are bundled even though a shared file provides them. */
  readonly inlines?: readonly string[];
  /**
   * Dynamically imported module, relative to the package, with which an island renders once the page has loaded and is
   * idle.
   */
  readonly view?: string;
  /**
   * Dynamically imported modules, relative to the package, that visitors are likely to need, most likely first. The
   * loader prefetches their files and those files' imports once the page is idle.
   */
  readonly prefetch?: readonly string[];
  /**
   * Dynamically imported modules that an island needs immediately if the page has a certain settings global, keyed by
   * the global's name.
   */
  readonly beside?: Readonly<Record<string, string>>;
  /**
   * An island or library without lazy files: the file with the public name contains everything instead of importing a
   * start file.
   */
  readonly isOneFile?: boolean;
}

/**
 * Checks whether a bundle has only a file with its public name, which has no hash. Islands always have a hashed file
 * too, because browsers and caches keep unhashed files across versions, and a page could start an island of another
 * version.
 */
export const hasPublicNameOnly = ({ kind, isOneFile = false }: Bundle): boolean =>
  kind === 'loader' || (kind === 'library' && isOneFile);

/** Returns the public file name of an island or library, which owners and themes use in their pages. */
export const entryFile = (name: string): string => `${name}.min.js`;

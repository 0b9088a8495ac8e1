/** One library build: what a package makes of one of its entries. */
export interface Bundle {
  /**
   * `shared`: hashed file that answers import specifiers of others · `island`: ES module of one widget, which the loader
   * starts · `library`: ES module for themes, which nothing starts · `sheet`: style sheet without a script · `loader`: the
   * classic script.
   */
  readonly kind: 'shared' | 'island' | 'library' | 'sheet' | 'loader';
  /** Entry, relative to the package. */
  readonly entry: string;
  /** Import specifiers that resolve to this file in every later build. */
  readonly answers?: readonly string[];
  /** Specifiers that are bundled in although a shared file answers them. */
  readonly inlines?: readonly string[];
  /** Module behind a dynamic import, relative to the package, with which an island draws once the page has loaded and rests. */
  readonly view?: string;
  /**
   * Modules behind dynamic imports, relative to the package, that a visitor is likely to ask for, the likeliest first. The
   * loader fetches their files, and what those import, once the page rests.
   */
  readonly ahead?: readonly string[];
  /** Modules behind dynamic imports that an island needs at once where a page has a settings global, by its name. */
  readonly beside?: Readonly<Record<string, string>>;
  /** An island or library without lazy files: its public name is the whole file, not a door to it. */
  readonly isOneFile?: boolean;
}

/**
 * Whether an entry has the public name alone. Not an island: browsers and caches keep a name without a hash from one version to the next, and
 * one island of another version rules the page that it starts on.
 */
export const hasPublicNameOnly = ({ kind, isOneFile = false }: Bundle): boolean =>
  kind === 'loader' || (kind === 'library' && isOneFile);

/** The public name of an island or library, which owners and themes write into their pages. */
export const doorOf = (name: string): string => `${name}.min.js`;

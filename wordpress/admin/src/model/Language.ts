/** A language of the shop. */
export interface Language {
  /** Name under which texts are kept, `ar`. */
  readonly tag: string;
  /** Its own name for itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

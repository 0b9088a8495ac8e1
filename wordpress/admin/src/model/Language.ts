/** A language of the shop. */
export interface Language {
  /** Key of the texts, `ar`. */
  readonly tag: string;
  /** Its name in the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

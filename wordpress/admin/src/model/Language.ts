/** A language of the shop. */
export interface Language {
  /** Key of the texts, such as `ar`. */
  readonly tag: string;
  /** The language's name in the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

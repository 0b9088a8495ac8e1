/** A language of the shop, or one that the owner can add. */
export interface Language {
  /** Key for texts in this language, such as `ar`. */
  readonly tag: string;
  /** The language's name in the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * Facts about a shop and its products that the journey test needs. Selectors use the server's markup, which every front
 * end keeps.
 */

export interface OptionsProduct {
  readonly path: string;
  /** Attribute names and their values, in the order of selection. */
  readonly choice: Readonly<Record<string, string>>;
  /** Part of the selection's formatted price. */
  readonly price?: string;
  /** Parts of the file names of the selection's first and second pictures. */
  readonly pictures?: readonly [string, string];
  /** Texts that the cart shows for the selection. */
  readonly inCart?: readonly string[];
  /** Another value of the first attribute, with its own picture. */
  readonly other?: { readonly value: string; readonly picture: string };
  readonly soldOut?: Readonly<Record<string, string>>;
}

export interface ContactFixture {
  readonly path: string;
  /** Accessible name of the button that opens the list: its call to action, or the plugin's screen reader text. */
  readonly launcher: RegExp;
  /** Accessible names of channels that the list shows. */
  readonly channels: readonly RegExp[];
  /** Name of a channel with its own window, and the placeholder of the field in that window. */
  readonly chat?: { readonly name: RegExp; readonly field: string };
  readonly form?: {
    readonly name: RegExp;
    /** Texts to enter in the fields, keyed by placeholder. */
    readonly fields: Readonly<Record<string, string>>;
    readonly send: string;
    readonly thanks: string;
  };
}

/** A shop that the journey can visit. A chapter is skipped if the shop has no page for it. */
export interface Shop {
  readonly name: string;
  /** Query parameter that selects the right-to-left version of a page. */
  readonly rightToLeft?: string;
  readonly product: OptionsProduct;
  /** A product with default attributes, which are selected when the page opens. */
  readonly preselected?: OptionsProduct;
  /** A product with so many variations that each selection queries the server. */
  readonly large?: OptionsProduct;
  readonly list?: string;
  readonly cart?: string;
  readonly checkout?: string;
  /** Expected attribution of an order after a visit through an advertisement. */
  readonly source?: {
    readonly landing: string;
    readonly cookie: string;
    readonly holds: string;
    readonly field: string;
    readonly value: string;
    /** Returns the path of the page on which the shop shows an order's stored data. */
    readonly ofOrder?: (order: string, key: string) => string;
  };
  readonly contact?: ContactFixture;
  readonly menu?: {
    readonly path: string;
    /** Labels of a menu entry, of one of its submenu's entries, and of an entry one level further down. */
    readonly labels: readonly [string, string, string];
    readonly flyout?: string;
    readonly expandible?: string;
  };
  readonly search?: { readonly path: string; readonly word: string };
  readonly content?: string;
}

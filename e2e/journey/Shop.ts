/** A shop's contents for a walk. Selectors use the server's markup, which every front end keeps. */

export interface OptionsProduct {
  readonly path: string;
  /** Attribute name → value, in the order of choosing. */
  readonly choice: Readonly<Record<string, string>>;
  /** Part of the selection's formatted price. */
  readonly price?: string;
  /** Parts of picture file names: the selection's first and second picture. */
  readonly pictures?: readonly [string, string];
  /** Text of the selection in the cart. */
  readonly inCart?: readonly string[];
  /** Another value of the first attribute, with its own picture. */
  readonly other?: { readonly value: string; readonly picture: string };
  /** A sold-out selection. */
  readonly soldOut?: Readonly<Record<string, string>>;
}

export interface ContactFixture {
  readonly path: string;
  /** Name of the button that opens the list: its call to action, or the plugin's screen reader text. */
  readonly launcher: RegExp;
  /** Accessible names of channels that the list shows. */
  readonly channels: readonly RegExp[];
  /** A channel with its own window, and its field's placeholder. */
  readonly chat?: { readonly name: RegExp; readonly field: string };
  readonly form?: {
    readonly name: RegExp;
    /** Placeholder → entered text. */
    readonly fields: Readonly<Record<string, string>>;
    readonly send: string;
    readonly thanks: string;
  };
}

/** A chapter whose path is missing is skipped. */
export interface Shop {
  readonly name: string;
  /** Appended to a path for an RTL page. */
  readonly rightToLeft?: string;
  readonly product: OptionsProduct;
  /** Defaults are selected when the page opens. */
  readonly preselected?: OptionsProduct;
  /** A product with so many variations that the server is queried for each. */
  readonly large?: OptionsProduct;
  readonly list?: string;
  readonly cart?: string;
  readonly checkout?: string;
  /** Attribution of an order after an advertisement. */
  readonly source?: {
    readonly landing: string;
    readonly cookie: string;
    readonly holds: string;
    readonly field: string;
    readonly value: string;
    /** Screen on which the shop shows an order's stored data. */
    readonly ofOrder?: (order: string, key: string) => string;
  };
  readonly contact?: ContactFixture;
  readonly menu?: {
    readonly path: string;
    /** Labels of a menu entry, of an entry below it, and of an entry below that one. */
    readonly labels: readonly [string, string, string];
    readonly flyout?: string;
    readonly expandible?: string;
  };
  readonly search?: { readonly path: string; readonly word: string };
  readonly content?: string;
}

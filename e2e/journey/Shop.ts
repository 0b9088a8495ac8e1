/** What a shop contains, for those who walk through it. Selectors name the server's markup, which every front end keeps. */

/** A product with options. */
export interface OptionsProduct {
  readonly path: string;
  /** Attribute name → value, in the order of choosing. */
  readonly choice: Readonly<Record<string, string>>;
  /** Part of the price that the choice has, as it is written. */
  readonly price?: string;
  /** Parts of the file names of pictures: of the choice, then its second. */
  readonly pictures?: readonly [string, string];
  /** What stands for the choice in the cart. */
  readonly inCart?: readonly string[];
  /** Another value of the first attribute, with a picture of its own. */
  readonly other?: { readonly value: string; readonly picture: string };
  /** A choice that is sold out. */
  readonly soldOut?: Readonly<Record<string, string>>;
}

export interface ContactFixture {
  readonly path: string;
  /** What the button is called that opens the list: its call to action, or the plugin's word for screen readers. */
  readonly launcher: RegExp;
  /** Accessible names of channels that the list shows. */
  readonly channels: readonly RegExp[];
  /** A channel with a window of its own, and what its text field asks for. */
  readonly chat?: { readonly name: RegExp; readonly field: string };
  readonly form?: {
    readonly name: RegExp;
    /** Placeholder → what is written. */
    readonly fields: Readonly<Record<string, string>>;
    readonly send: string;
    readonly thanks: string;
  };
}

/** A path that is not there leaves its chapter out. */
export interface Shop {
  readonly name: string;
  /** Added to a path for a page from right to left. */
  readonly rightToLeft?: string;
  readonly product: OptionsProduct;
  /** Defaults are chosen when the page opens. */
  readonly preselected?: OptionsProduct;
  /** So many variations that the server is asked for each. */
  readonly large?: OptionsProduct;
  readonly list?: string;
  readonly cart?: string;
  readonly checkout?: string;
  /** What comes with an order of a visitor who came by an advertisement. */
  readonly source?: {
    readonly landing: string;
    readonly cookie: string;
    readonly holds: string;
    readonly field: string;
    readonly value: string;
    /** Where the shop tells what it kept of an order. */
    readonly ofOrder?: (order: string, key: string) => string;
  };
  readonly contact?: ContactFixture;
  readonly menu?: {
    readonly path: string;
    /** Labels of an entry, of one below it, and of one below that. */
    readonly labels: readonly [string, string, string];
    readonly flyout?: string;
    readonly expandible?: string;
  };
  readonly search?: { readonly path: string; readonly word: string };
  readonly content?: string;
}

import type { Catalogue, Locale, Localized, SettingsGlobal } from '@hadaya/testing/shop';
import type { ShellTexts } from './texts/shellTexts.ts';

/** The packages' sources on a development server, which takes them in the place of built files. */
export interface Sources {
  /** Address of the module that starts what the page calls for. */
  readonly script: string;
  /** Addresses of the sheets of an island, or of the own `look`. */
  sheetsOf(name: string): readonly string[];
}

/** What a page is rendered with. Nothing in it depends on time or chance: the same address gives the same bytes. */
export interface PageContext {
  readonly locale: Locale;
  readonly url: URL;
  readonly catalogue: Catalogue;
  /** Every page of the shop, in the order of the registry. */
  readonly pages: readonly DemoPage[];
  readonly texts: ShellTexts;
  /** `attribute_*` values that the server preselects: those of a posted form, else of the address. */
  readonly asked: URLSearchParams;
  /** Message of the shop after a posted form. */
  readonly notice?: Notice;
  /** The shop takes requests for quotes. */
  readonly sellsByQuote: boolean;
  /** Whether this is the development server: then pages take the sources, and the first line says what is shown. */
  readonly isDevelopment: boolean;
  /** An address inside the shop that keeps the switches of this page. */
  link(path: string): string;
}

/** A message above the content: something went into the cart, or could not. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** Where the visitor can go next: the cart. */
  readonly next?: { readonly path: string; readonly text: string };
}

/** One page of the demo shop. Adding a page is a module with one of these and a line in the registry. */
export interface DemoPage {
  /** Address with a slash at both ends. */
  readonly path: string;
  readonly title: Localized;
  /** One sentence for the index: what the page shows. */
  readonly summary: Localized;
  /** Which part of the index lists it; pages without one are not listed. */
  readonly group?: 'product' | 'content' | 'guest';
  /** Islands whose style sheet the head links, for example `swatches`. */
  readonly styles?: readonly string[];
  /** Classes that WordPress and the plugins put on the body. */
  bodyClass?(context: PageContext): string;
  /** Settings globals printed before the loader. */
  settings?(context: PageContext): readonly SettingsGlobal[];
  /** Further head markup. A script or style in it gets the nonce of a strict page. */
  head?(context: PageContext): string;
  /** Further markup at the end of the body; scripts in it are dropped by `?js=off`. */
  foot?(context: PageContext): string;
  /** Present and `none` on a page that carries no loader tag. */
  readonly loader?: 'none';
  /** The main content. */
  content(context: PageContext): string;
}

import type { Catalogue, Locale, Localized, SettingsGlobal } from '@hadaya/testing/shop';
import type { ShellTexts } from './texts/shellTexts.ts';

/** The packages' sources on a development server, used instead of built files. */
export interface Sources {
  /** URL of the module that starts the page's islands. */
  readonly script: string;
  /** Addresses of the sheets of an island, or of the own `look`. */
  sheetsOf(name: string): readonly string[];
}

/** Context of a rendered page. It depends on neither time nor chance: the same URL gives the same bytes. */
export interface PageContext {
  readonly locale: Locale;
  readonly url: URL;
  readonly catalogue: Catalogue;
  /** Every page of the shop, in the order of the registry. */
  readonly pages: readonly DemoPage[];
  readonly texts: ShellTexts;
  /** Preselected `attribute_*` values from a posted form, or else from the URL. */
  readonly asked: URLSearchParams;
  /** Message of the shop after a posted form. */
  readonly notice?: Notice;
  /** The shop accepts quote requests. */
  readonly sellsByQuote: boolean;
  /** Whether pages use the sources and the demo bar shows the version. */
  readonly isDevelopment: boolean;
  /** A URL inside the shop that keeps the page's switches. */
  link(path: string): string;
}

/** A message above the content: added to the cart, or an error. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** The next step: the cart. */
  readonly next?: { readonly path: string; readonly text: string };
}

/** One page of the demo shop. To add a page, write a module with one of these and register it. */
export interface DemoPage {
  /** Address with a slash at both ends. */
  readonly path: string;
  readonly title: Localized;
  /** One sentence for the index. */
  readonly summary: Localized;
  /** Section of the index; pages without one are not listed. */
  readonly group?: 'product' | 'content' | 'guest';
  /** Islands whose style sheet is linked in the head, for example `swatches`. */
  readonly styles?: readonly string[];
  /** Body classes added by WordPress and the plugins. */
  bodyClass?(context: PageContext): string;
  /** Settings globals printed before the loader. */
  settings?(context: PageContext): readonly SettingsGlobal[];
  /** Additional markup in the head. A script or style in it gets the nonce of a strict page. */
  head?(context: PageContext): string;
  /** Additional markup at the end of the body; scripts in it are dropped by `?js=off`. */
  foot?(context: PageContext): string;
  /** `none` on a page without a loader tag. */
  readonly loader?: 'none';
  /** The main content. */
  content(context: PageContext): string;
}

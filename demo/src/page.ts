import type { Catalogue, Locale, Localized, SettingsGlobal } from '@hadaya/testing/shop';
import type { ShellTexts } from './texts/shellTexts.ts';

/** Source files of the packages, used instead of built files on a development server. */
export interface Sources {
  /** URL of the module that starts the page's islands. */
  readonly script: string;
  /** Returns the URLs of an island's style sheets or, for the name `look`, those of Hadaya's look. */
  sheetsOf(name: string): readonly string[];
}

/**
 * The data from which a page is rendered. Nothing in it depends on time or chance, so the same URL gives the same
 * bytes.
 */
export interface PageContext {
  readonly locale: Locale;
  readonly url: URL;
  readonly catalogue: Catalogue;
  /** All pages of the shop or of the lab, in the order in which they are listed. */
  readonly pages: readonly DemoPage[];
  readonly texts: ShellTexts;
  /** Preselected `attribute_*` values from a posted form, or otherwise from the URL. */
  readonly asked: URLSearchParams;
  /** WooCommerce's message after a posted form, for example that a product was added to the cart. */
  readonly notice?: Notice;
  /** True if the shop accepts quote requests. */
  readonly sellsByQuote: boolean;
  /** True on the development server, where the demo bar also offers the sources. */
  readonly isDevelopment: boolean;
  /** Returns a URL inside the shop that keeps the page's switches. */
  link(path: string): string;
}

export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** Link to the cart, offered after a product has been added. */
  readonly next?: { readonly path: string; readonly text: string };
}

/**
 * One page of the demo shop. To add a page, export a `DemoPage` and add it to the lab's `pages()` or to `sitePages()`.
 */
export interface DemoPage {
  /** URL path with a slash at both ends. */
  readonly path: string;
  readonly title: Localized;
  /** Summary for the index, in one sentence. */
  readonly summary: Localized;
  /** Section of the index that lists the page; a page without one is not listed. */
  readonly group?: 'product' | 'content' | 'guest';
  /** Islands whose style sheet is linked in the head, for example `swatches`. */
  readonly styles?: readonly string[];
  /** Returns the body classes that WordPress and the plugins add. */
  bodyClass?(context: PageContext): string;
  /** Returns the settings globals to print before the loader. */
  settings?(context: PageContext): readonly SettingsGlobal[];
  /** Returns additional markup for the head. On a strict page, its scripts and styles get the nonce. */
  head?(context: PageContext): string;
  /** Returns additional markup for the end of the body; `?js=off` removes its scripts. */
  foot?(context: PageContext): string;
  /** `none` for a page without a loader tag. */
  readonly loader?: 'none';
  content(context: PageContext): string;
}

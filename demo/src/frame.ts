import type { SettingsGlobal } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from './page.ts';
import { siteFooter } from './parts/siteFooter.ts';
import { siteHeader } from './parts/siteHeader.ts';

/** What stands around the content of every page. */
export interface PageFrame {
  header(context: PageContext): string;
  footer(context: PageContext): string;
  /** Islands of the frame whose style sheets the head links. */
  readonly styles: readonly string[];
  /** Class of the body. */
  readonly bodyClass: string;
  /** The shop takes requests for quotes: products have a button for it. */
  readonly sellsByQuote?: boolean;
  /** Further head markup. */
  head?(context: PageContext): string;
  /** Settings globals that every page prints. */
  settings(page: DemoPage, context: PageContext): readonly SettingsGlobal[];
}

/** A small frame without islands: what a page of the laboratory shows is on the page itself. */
export const labFrame: PageFrame = {
  header: siteHeader,
  footer: siteFooter,
  styles: [],
  bodyClass: '',
  settings: () => [],
};

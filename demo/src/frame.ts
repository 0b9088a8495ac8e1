import type { SettingsGlobal } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from './page.ts';
import { siteFooter } from './parts/siteFooter.ts';
import { siteHeader } from './parts/siteHeader.ts';

/** The header, footer and further markup around the content of every page. */
export interface PageFrame {
  header(context: PageContext): string;
  footer(context: PageContext): string;
  /** Islands in the frame whose style sheets are linked in the head. */
  readonly styles: readonly string[];
  readonly bodyClass: string;
  /** True if products have a quote request button. */
  readonly sellsByQuote?: boolean;
  head?(context: PageContext): string;
  /** Settings globals that every page prints. */
  settings(page: DemoPage, context: PageContext): readonly SettingsGlobal[];
}

/** A minimal frame without islands for the lab's pages. */
export const labFrame: PageFrame = {
  header: siteHeader,
  footer: siteFooter,
  styles: [],
  bodyClass: '',
  settings: () => [],
};

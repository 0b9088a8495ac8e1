import type { Page } from '@playwright/test';
import type { Shop } from './Shop.ts';

/** One walk of a visitor: a page at one width, and what they do on it, in order. */
export interface Chapter {
  readonly name: string;
  readonly width: 390 | 1280;
  readonly rightToLeft?: true;
  /** The page's path; `undefined` where the shop has no such page. */
  readonly path: (shop: Shop) => string | undefined;
  readonly steps: readonly Step[];
  /** Nothing but scripts of the page may act before the first step. */
  readonly untouched?: true;
}

export interface Step {
  /** A sentence about what the visitor gets. */
  readonly name: string;
  /** Whether the shop has what the step needs. */
  readonly needs?: (shop: Shop) => unknown;
  /** @throws when the visitor does not get it. */
  readonly work: (page: Page, shop: Shop) => Promise<void>;
}

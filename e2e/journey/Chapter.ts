import type { Page } from '@playwright/test';
import type { Shop } from './Shop.ts';

/** A part of a visitor's walk: a page at one width, and its steps in order. */
export interface Chapter {
  readonly name: string;
  readonly width: 390 | 1280;
  readonly rightToLeft?: true;
  /** The page's path; `undefined` if the shop has no such page. */
  readonly path: (shop: Shop) => string | undefined;
  readonly steps: readonly Step[];
  /** Only the page's own scripts may act before the first step. */
  readonly untouched?: true;
}

export interface Step {
  /** One sentence that says what the visitor gets. */
  readonly name: string;
  /** Checks whether the shop supports the step. */
  readonly needs?: (shop: Shop) => unknown;
  /** @throws when the visitor does not get that result. */
  readonly work: (page: Page, shop: Shop) => Promise<void>;
}

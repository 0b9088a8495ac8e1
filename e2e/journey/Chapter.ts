import type { Page } from '@playwright/test';
import type { Shop } from './Shop.ts';

/** Part of a simulated visit: a page at one width, and its steps in order. */
export interface Chapter {
  readonly name: string;
  readonly width: 390 | 1280;
  readonly rightToLeft?: true;
  /** Path of the page; `undefined` if the shop has no such page. */
  readonly path: (shop: Shop) => string | undefined;
  readonly steps: readonly Step[];
  /** True if nothing touches the page before the first step, so that only the page's own scripts run. */
  readonly untouched?: true;
}

export interface Step {
  /** One sentence about the result for the visitor. */
  readonly name: string;
  /** Checks whether the shop has the products or pages that the step needs. */
  readonly needs?: (shop: Shop) => unknown;
  /** Performs the step. @throws if the visitor does not get the result that `name` describes. */
  readonly work: (page: Page, shop: Shop) => Promise<void>;
}

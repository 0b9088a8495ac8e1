import type { OthersShift } from '../kit/layoutShift.ts';
import { expect, type test } from '../kit/test.ts';

export type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];

/** Elements that may shift while a counter runs, each with the reason. */
export const COUNTING: readonly OthersShift[] = [
  {
    selector: '.elementor-counter-number-wrapper',
    reason:
      'a number grows by digits as it counts, and pushes what stands beside it; the builder’s own counter does too',
  },
];

export async function waitForContent(page: Page): Promise<void> {
  await expect(page.locator('[data-hadaya-state]').first()).toHaveAttribute('data-hadaya-state', 'mounted');
  await expect(page.locator('[data-hadaya-state="loading"]')).toHaveCount(0);
}

/** Clicks an element and returns the durations, in milliseconds, of the animations that it starts in the same task. */
export function clickForDurations(page: Page, selector: string, index: number): Promise<readonly unknown[]> {
  return page.evaluate(
    ([expected, index]) => {
      document.querySelectorAll<HTMLElement>(expected)[index]?.click();
      return document.getAnimations().map((one) => one.effect?.getTiming().duration);
    },
    [selector, index] as const,
  );
}

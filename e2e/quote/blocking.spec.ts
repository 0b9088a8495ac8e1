/** The quote list leaves the page responsive while it starts beside a variable product. */
import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test, waitForIslands } from '../kit/test.ts';
import { serveQuote } from './kit/quotePage.ts';

const LONG_TASK_MS = 50;
/** A busy machine stretches single loads; a task that is long by itself is long in each. */
const ROUNDS = 5;

/** Duration of the longest task since the page began to load; 0 if none took 50 ms. */
const readLongestTask = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        });
        observer.observe({ type: 'longtask', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(longest))));
      }),
  );

test('blocks the page for less than 50 ms while it starts', async ({ page, servePage }) => {
  const data = { prices: '10=4.9 100=4.2 500=ask', 'quote-area': '40,45,18,18' };
  const address = serveQuote(servePage, {
    product: mug,
    selected: { attribute_pa_color: 'red', attribute_pa_size: 'm' },
    data,
  });
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best >= LONG_TASK_MS; round += 1) {
    await page.goto(address);
    await waitForIslands(page);
    await expect(page.getByRole('spinbutton', { name: 'Quantity', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '100+' })).toBeVisible();
    best = Math.min(best, await readLongestTask(page));
  }
  expect(best).toBeLessThan(LONG_TASK_MS);
});

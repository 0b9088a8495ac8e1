import { AGENTS } from '../contact/kit/visitor.ts';
import { bfcacheLaunch, expect, test } from '../kit/test.ts';
import { measuredDocument, openMeasured, toldOf, untilIdle } from './vitalsPage.ts';

test.use({ launchOptions: bfcacheLaunch, userAgent: AGENTS.desktop });

test('who comes back by the Back button is another view, with figures of its own', async ({
  page,
  servePage,
  server,
}) => {
  const left = servePage('/left/', '<!doctype html><title>Left</title><p>Left</p>');
  await openMeasured(page, servePage('/mug/', measuredDocument({})));
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, '__back', persisted)),
  );
  await page.getByRole('button', { name: 'Red' }).click();
  await page.goto(left);
  await expect.poll(() => toldOf(server)).toHaveLength(1);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, '__back'))).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await untilIdle(page);
  await page.goto(left);
  await expect.poll(() => toldOf(server)).toHaveLength(2);
  const [first, second] = toldOf(server);
  expect([first?.target, second?.target]).toEqual(['swatches.choice', undefined]);
  expect(second).toMatchObject({ page: 'product', LCP: expect.stringMatching(/^\d+$/) });
  expect(second).not.toHaveProperty('INP');
});

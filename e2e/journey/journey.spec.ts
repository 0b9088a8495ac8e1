import { expect, test } from '../kit/test.ts';
import { CHAPTERS } from './chapters/index.ts';
import { failures, type JourneyResult, judge } from './result.ts';
import { SHOPS } from './shops.ts';
import { walkChapter } from './walk.ts';

const WALKED = ['product on a phone (right to left)', 'menu', 'menu on a phone', 'contact on a phone'];
const shop = SHOPS.demo;
if (!shop) throw new Error('SHOPS has no demo shop.');

const nothing: JourneyResult = { frontend: 'none', beside: 'nothing', date: '', chapters: [] };
const walked = CHAPTERS.filter(({ name }) => WALKED.includes(name));

for (const chapter of walked)
  test(`a visitor reaches every outcome: ${chapter.name}`, async ({ browser, server }) => {
    const result = await walkChapter({ browser, address: server.url, shop }, chapter);
    expect(result).toBeDefined();
    if (result) expect(failures(judge({ ...nothing, chapters: [result] }, nothing))).toEqual([]);
  });

test('without scripts (?js=off), the swatch step and the lightbox step both fail', { tag: '@all' }, async ({
  browser,
  server,
}) => {
  const [chapter] = walked;
  const bare = { ...shop, product: { ...shop.product, path: `${shop.product.path}?js=off` } };
  const steps = chapter?.steps.filter(({ name }) => /swatch selects its colour|lightbox opens/.test(name)) ?? [];
  const walk = { browser, address: server.url, shop: bare };
  // Runs the steps in parallel, because each fails only after its time limit has passed twice.
  const results = await Promise.all(steps.map((step) => chapter && walkChapter(walk, { ...chapter, steps: [step] })));
  expect(results.flatMap((result) => result?.steps ?? []).map(({ isGreen }) => isGreen)).toEqual([false, false]);
});

/** Measures the quote list's cost before interaction against the promise in docs/widgets/quote.md. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { isPrefetched } from '../kit/isPrefetched.ts';
import { expect, test, waitForIslands } from '../kit/test.ts';
import { serveQuote } from './kit/quotePage.ts';

const MOST_BYTES = 12_000;
/** Files that load on every page with one of our islands. */
const EVERY_PAGE = /^(hadaya|core|runtime|integrity)[-.]/;

/** Measures the gzipped bytes of our files on a page, without prefetched files and the files that every page loads. */
async function weigh(page: Page, address: string) {
  const files: Promise<readonly [file: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    const file = /\/dist\/(?:light\/)?([^/]+\.(?:js|css))$/.exec(new URL(response.url()).pathname)?.[1] ?? '';
    if (file === '' || EVERY_PAGE.test(file) || isPrefetched(response.request())) return;
    files.push(response.body().then((body) => [file, gzipSync(body, { level: 9 }).length]));
  });
  await page.goto(address);
  await waitForIslands(page);
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
  const found = await Promise.all(files);
  return {
    names: found.map(([file]) => file.replace(/[-.].*$/, '')),
    bytes: found.reduce((sum, [, one]) => sum + one, 0),
  };
}

test('the quote list loads less than 12 kB of its own files before the first interaction on a simple product’s page', async ({
  page,
  servePage,
}) => {
  const { bytes, names } = await weigh(page, serveQuote(servePage));
  expect(names).toContain('quote');
  expect(names).not.toContain('variations');
  expect(bytes).toBeLessThan(MOST_BYTES);
});

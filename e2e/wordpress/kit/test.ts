/**
 * The `test` function for every spec on a real WordPress site: the kit's `test`, with each worker's own site instead of
 * the demo shop.
 */
import { createShopBackend } from '@hadaya/testing/server';
import { hasWordPress } from '@hadaya/tools/wordpress/fetchWordPress';
import { findPhp } from '@hadaya/tools/wordpress/findPhp';
import type { TestServer } from '../../kit/kitServer.ts';
import { test as base, expect } from '../../kit/test.ts';
import { SITE_CONTENT } from './siteContent.ts';
import { startTestSite, type TestSite } from './TestSite.ts';

const php = findPhp();

/** Returns the reason why these tests cannot run on this machine, or an empty string if they can. */
function findReason(): string {
  if ('missing' in php) return php.missing;
  return hasWordPress() ? '' : 'WordPress is not in the cache (npx -y pnpm@12 wp:fetch)';
}

interface SiteFixtures {
  readonly site: TestSite;
}

interface CleanFixtures {
  /** Pattern for expected PHP log lines, for tests that break the database on purpose. */
  readonly expectedLog: RegExp | undefined;
  /** Makes a test fail if PHP has logged an entry that `expectedLog` does not match. */
  readonly cleanLog: undefined;
}

export const test = base.extend<CleanFixtures, SiteFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use, workerInfo) => {
      if ('missing' in php) throw new Error(php.missing);
      const site = await startTestSite(php, `test-${workerInfo.parallelIndex}-${process.pid}`, SITE_CONTENT);
      await use(site);
      site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [
    async ({ site }, use) => {
      const server: TestServer = {
        url: site.url,
        backend: createShopBackend(),
        ownPages: new Map(),
        leftReports: [],
        reset: () => {},
        close: async () => {},
      };
      await use(server);
    },
    { scope: 'worker' },
  ],
  expectedLog: [undefined, { option: true }],
  cleanLog: [
    async ({ site, expectedLog }, use) => {
      const before = site.complaints().length;
      await use(undefined);
      // An entry starts with a timestamp and may span several lines.
      const entries = site
        .complaints()
        .slice(before)
        .split(/^(?=\[\d\d-)/m)
        .filter((entry) => expectedLog === undefined || !expectedLog.test(entry));
      expect(entries.join(''), 'PHP notices').toBe('');
    },
    { auto: true },
  ],
});

/**
 * Call this at the top of every spec. Without PHP, or without WordPress in the cache, the spec's tests count as
 * skipped, with the reason. CI installs both first, so their absence is an error there.
 */
export function needWordPress(): void {
  const reason = findReason();
  if (reason !== '' && process.env.CI !== undefined) throw new Error(`The WordPress tests cannot run: ${reason}`);
  test.skip(reason !== '', reason);
}

/** Marks a matrix case that runs only with `--all`; in other runs, another case covers the same rule. */
export const inMatrix = (isLeftOut: boolean): { readonly tag?: string } => (isLeftOut ? { tag: '@all' } : {});

export { expect };

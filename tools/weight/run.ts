/**
 * `pnpm weight [--files] [--write]`: weighs whole demo pages on both runtimes and compares them with their limits.
 * Fails if a page exceeds its limit or docs/weight.md is outdated; `--write` updates the table there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../test/chromiumArgs.ts';
import { findBrowser } from '../test/findBrowser.ts';
import { REPOSITORY } from '../vite/project.ts';
import { MOST_AHEAD, PAGES } from './pages.ts';
import { serveShop } from './serveShop.ts';
import { findOutdated, type Weighed, writeTable } from './table.ts';
import { weighPage } from './weighPage.ts';

const server = await serveShop();
const found = await findBrowser();
const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
const cases = PAGES.flatMap((page) => (['react', 'light'] as const).map((runtime) => ({ page, runtime })));
const addressOf = (path: string, runtime: string) => {
  const address = new URL(path, server.url);
  address.searchParams.set('theme', 'plain');
  address.searchParams.set('runtime', runtime);
  return address.href;
};
const weights = await Promise.all(cases.map(({ page, runtime }) => weighPage(browser, addressOf(page.path, runtime))));
await browser.close();
await server.close();

let failed = 0;
console.log('page            runtime   weight   limit  requests  limit  prefetched');
const rows: Weighed[] = [];
weights.forEach((measured, index) => {
  const { weight, requests, prefetched, files } = measured;
  const { page, runtime } = cases[index] ?? {};
  if (!page || !runtime) return;
  rows.push({ page: page.name, runtime, measured, limit: page[runtime] });
  const { most, mostRequests } = page[runtime];
  const isHeld = weight <= most && requests <= mostRequests && requests > 0 && prefetched <= MOST_AHEAD;
  if (!isHeld) failed += 1;
  const cells = [weight.toFixed(1).padStart(8), most, requests, mostRequests, prefetched.toFixed(1)];
  const [shown, ...others] = cells;
  console.log(
    `${page.name.padEnd(15)} ${runtime.padEnd(7)} ${shown}  ${others.map((cell) => String(cell).padStart(6)).join('  ')}${isHeld ? '' : '  over the limit'}`,
  );
  if (process.argv.includes('--files'))
    for (const [file, bytes] of files) console.log(`  ${String(bytes).padStart(7)} ${file}`);
});
const FILE = resolve(REPOSITORY, 'docs/weight.md');
const document = readFileSync(FILE, 'utf8');
if (process.argv.includes('--write')) writeFileSync(FILE, writeTable(document, rows));
else
  for (const outdated of findOutdated(document, rows)) {
    console.log(`docs/weight.md is outdated for ${outdated}. To update it: npx -y pnpm@12 weight --write`);
    failed += 1;
  }
console.log(`${cases.length - failed} within the limits, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

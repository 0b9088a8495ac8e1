/**
 * `pnpm weight [--files]`: what whole pages of the demo weigh on both runtimes, beside their guard rails. It fails where a page
 * is heavier than it may be.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../test/chromiumArgs.ts';
import { findBrowser } from '../test/findBrowser.ts';
import { MOST_AHEAD, PAGES } from './pages.ts';
import { serveShop } from './serveShop.ts';
import { weighPage } from './weighPage.ts';

const server = await serveShop();
const found = await findBrowser();
const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
const cases = PAGES.flatMap((page) => (['react', 'light'] as const).map((runtime) => ({ page, runtime })));
const weights = await Promise.all(
  cases.map(({ page, runtime }) => weighPage(browser, `${server.url}${page.path}?theme=plain&runtime=${runtime}`)),
);
await browser.close();
await server.close();

let failed = 0;
console.log('page      runtime   weight   limit  requests  limit   ahead');
weights.forEach(({ weight, requests, ahead, files }, index) => {
  const { page, runtime } = cases[index] ?? {};
  if (!page || !runtime) return;
  const { most, mostRequests } = page[runtime];
  const isHeld = weight <= most && requests <= mostRequests && requests > 0 && ahead <= MOST_AHEAD;
  if (!isHeld) failed += 1;
  const cells = [weight.toFixed(1).padStart(8), most, requests, mostRequests, ahead.toFixed(1)];
  const [shown, ...others] = cells;
  console.log(
    `${page.name.padEnd(9)} ${runtime.padEnd(7)} ${shown}  ${others.map((cell) => String(cell).padStart(6)).join('  ')}${isHeld ? '' : '  too much'}`,
  );
  if (process.argv.includes('--files'))
    for (const [file, bytes] of files) console.log(`  ${String(bytes).padStart(7)} ${file}`);
});
console.log(`${cases.length - failed} held, ${failed} too heavy`);
process.exitCode = failed > 0 ? 1 : 0;

import type { Browser, Page, Route } from '@playwright/test';
import type { Chapter, Step } from './Chapter.ts';
import type { ChapterResult, StepResult } from './result.ts';
import type { Shop } from './Shop.ts';
import { comeIn, OPEN_MS, PATIENCE_MS } from './see.ts';

export interface Walk {
  readonly browser: Browser;
  readonly address: string;
  readonly shop: Shop;
  /** Folder for the screenshots that are taken at the end of each chapter and after each failure. */
  readonly shots?: string | undefined;
}

/** Runs in the page before any other script: sums layout shifts and records their sources. */
function watchShifts(): void {
  const kept = { sum: 0, moved: [] as string[] };
  Object.defineProperty(window, '__moved', { value: kept, configurable: true });
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${element.classList[0] ?? ''}` : '?';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      kept.sum += entry.value;
      if (entry.value > 0.001)
        kept.moved.push(
          `${entry.value.toFixed(4)} ${entry.sources
            .slice(0, 2)
            .map((one) => name(one.node))
            .join(' ')}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Maximum delay of a script; longer than a page takes to paint. */
const HELD_MS = 4000;

/**
 * Runs in the page: returns true if the script may load now, because it blocks the first paint or because the page has
 * been painted.
 */
function mayCome(url: string): boolean {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const inHead = [...document.querySelectorAll<HTMLScriptElement>('head > script[src]')];
  return isPainted || inHead.some((one) => one.src === url && !one.async && !one.defer && one.type !== 'module');
}

/**
 * Delays scripts until the page has been painted. A browser records only shifts of painted content. If scripts ran
 * before the first paint, the browser would miss shifts, and two front ends could not be compared.
 */
async function holdUntilPainted(route: Route): Promise<void> {
  const request = route.request();
  const end = Date.now() + HELD_MS;
  if (request.resourceType() === 'script')
    while (Date.now() < end) {
      const frame = request.serviceWorker() === null ? request.frame() : undefined;
      // If the visitor has left the page in the meantime, `evaluate` fails and the script is no longer delayed.
      if (!frame || (await frame.evaluate(mayCome, request.url()).catch(() => true))) break;
      await new Promise((resolve) => void setTimeout(resolve, 60));
    }
  await route.continue().catch(() => undefined);
}

/** Runs in the page: returns positions of the host's own elements relative to the content's top, in CSS pixels. */
function landmarks(): Record<string, readonly number[]> {
  const top = document.querySelector('main, #content, #main, .site-content')?.getBoundingClientRect().top ?? 0;
  const named = [
    '.product_title',
    '.summary .price',
    '.single_add_to_cart_button',
    '.woocommerce-tabs',
    '.entry-title',
    '.widget-area',
    'footer',
  ];
  const rows: Record<string, readonly number[]> = {};
  for (const selector of named) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.height > 0) rows[selector] = [box.left, box.top - top, box.width, box.height].map(Math.round);
  }
  return rows;
}

function listen(page: Page, address: string): string[] {
  const errors: string[] = [];
  const add = (text: string) => void errors.push(text.replace(/\s+/g, ' ').slice(0, 200));
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The test itself blocks requests to other hosts, so the errors of these requests are not the shop's.
    if (message.type() === 'error' && !/net::ERR_FAILED|Failed to load resource/.test(message.text()))
      add(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(address))
      add(`${response.status()}: ${new URL(response.url()).pathname}`);
  });
  return errors;
}

async function open(page: Page, { address, shop }: Walk, chapter: Chapter): Promise<void> {
  const target = new URL(chapter.path(shop) ?? '/', address);
  if (chapter.rightToLeft) target.search += `${target.search ? '&' : '?'}${shop.rightToLeft}`;
  await page.goto(target.href, { waitUntil: 'load', timeout: OPEN_MS });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (!chapter.untouched) await comeIn(page);
}

/**
 * @returns why the step failed, in one line; `undefined` if it passed.
 */
async function tryStep(page: Page, { shop }: Walk, { work }: Step): Promise<string | undefined> {
  return work(page, shop).then(
    () => undefined,
    (reason: Error) => reason.message.split('\n')[0]?.slice(0, 160) ?? 'failed',
  );
}

async function doStep(page: Page, walk: Walk, chapter: Chapter, step: Step): Promise<StepResult> {
  const { name } = step;
  let why = await tryStep(page, walk, step);
  if (why === undefined) return { name, isGreen: true };
  if (walk.shots) {
    const file = `${chapter.name} - ${name}.png`.replaceAll(/[“”’:]/g, '');
    await page.screenshot({ path: `${walk.shots}/${file}` }).catch(() => undefined);
  }
  // A page gets its first interaction only once, so the steps of an untouched chapter are not retried. Other steps are
  // retried on a reopened page, because a busy machine can make a step fail, and a failed step may leave an overlay
  // open.
  if (!chapter.untouched) {
    await open(page, walk, chapter).catch(() => undefined);
    why = await tryStep(page, walk, step);
  }
  return why === undefined ? { name, isGreen: true } : { name, isGreen: false, why };
}

async function doSteps(page: Page, walk: Walk, chapter: Chapter): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of chapter.steps)
    if (!step.needs || step.needs(walk.shop)) results.push(await doStep(page, walk, chapter, step));
  return results;
}

/** @returns `undefined` if the shop has no such page. */
export async function walkChapter(walk: Walk, chapter: Chapter): Promise<ChapterResult | undefined> {
  const path = chapter.path(walk.shop);
  if (path === undefined || (chapter.rightToLeft && !walk.shop.rightToLeft)) return undefined;
  const isPhone = chapter.width === 390;
  const context = await walk.browser.newContext({
    viewport: { width: chapter.width, height: 900 },
    hasTouch: isPhone,
    // Simulates a visitor from the shop's own country.
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    await context.route(
      (url) => !url.href.startsWith(walk.address),
      (route) => route.abort(),
    );
    await context.route((url) => url.href.startsWith(walk.address), holdUntilPainted);
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    const errors = listen(page, walk.address);
    await open(page, walk, chapter);
    const positions = chapter.untouched ? {} : await page.evaluate(landmarks);
    const before = await page.evaluate(() => ({
      ...(window as unknown as { __moved: { sum: number; moved: string[] } }).__moved,
    }));
    if (walk.shots) await page.screenshot({ path: `${walk.shots}/${chapter.name}.png` });
    const steps = await doSteps(page, walk, chapter);
    return {
      name: chapter.name,
      steps,
      shift: Math.round(before.sum * 1e4) / 1e4,
      moved: before.moved,
      errors: [...new Set(errors)],
      positions,
    };
  } finally {
    await context.close();
  }
}

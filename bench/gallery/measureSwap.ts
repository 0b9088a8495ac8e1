import { readLayoutShift } from '@hadaya/e2e/kit/layoutShift';
import type { Browser, Page } from '@playwright/test';

export interface SwapCost {
  /** Milliseconds from the form's change to the frame after the new image has loaded and is in place. */
  readonly swapMs: number;
  /** Milliseconds that the slowest of the next four changes takes. */
  readonly nextSwapMs: number;
  /** Main-thread CPU time of the most expensive of the five swaps, in milliseconds. */
  readonly workMs: number;
  /** Highest number of frames that any of the five swaps takes; 1 means that the image appears in the next frame. */
  readonly frames: number;
  /** Layout shift score of the page load, not counting shifts after an input. */
  readonly loadShift: number;
}

/**
 * Runs in the page: chooses the given values and waits up to ten seconds until their image has loaded and is the
 * current slide.
 */
function timeChoice(chosen: Readonly<Record<string, string>>, file: string): Promise<{ ms: number; frames: number }> {
  const start = performance.now();
  for (const [name, value] of Object.entries(chosen)) {
    const select = document.querySelector<HTMLSelectElement>(`select[name="attribute_${name}"]`);
    if (select) select.value = value;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const box = document.querySelector('.woo-variation-gallery-slider-wrapper')?.getBoundingClientRect();
  const isThere = () => {
    if (!box || document.querySelector('.loading-gallery')) return false;
    // Uses Slick's class for the current slide, because the peer lacks the style sheet that would position the slide.
    const current = document.querySelector<HTMLImageElement>('.slick-current img');
    const images = [...document.querySelectorAll<HTMLImageElement>('.wvg-gallery-image img')];
    const atStart = (image: Element) => Math.abs(image.getBoundingClientRect().left - box.left) < box.width / 2;
    const shown = current ?? images.find(atStart);
    return shown?.complete === true && shown.naturalWidth > 0 && shown.src.includes(file);
  };
  return new Promise((resolve) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      if (isThere() || performance.now() - start > 10_000)
        requestAnimationFrame(() => resolve({ ms: performance.now() - start, frames }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Waits until our gallery or the peer's has started and the page is idle. */
async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.woo-variation-gallery-wrapper[data-hadaya-state="mounted"], .slick-initialized') !==
      null,
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function readShift(page: Page): Promise<number> {
  const { unexpected } = await readLayoutShift(page);
  return unexpected;
}

const RED = { pa_color: 'red', pa_size: 's' };
const BLUE = { pa_color: 'blue', pa_size: 'm' };
const NEXT_PAIRS = 2;

/** Opens a page, loads the images of both choices once, and then times five changes between the choices. */
export async function measureSwap(browser: Browser, address: string): Promise<SwapCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await waitForRest(page);
  const loadShift = await readShift(page);
  await page.evaluate(`(${timeChoice})(${JSON.stringify(BLUE)}, 'mug-blue')`);
  await page.evaluate(`(${timeChoice})(${JSON.stringify(RED)}, 'mug-red')`);
  await waitForRest(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readWork = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const choose = async (chosen: typeof RED | typeof BLUE, file: string) => {
    const before = await readWork();
    const { ms, frames } = Object(await page.evaluate(`(${timeChoice})(${JSON.stringify(chosen)}, '${file}')`));
    return { ms: Number(ms), frames: Number(frames), work: (await readWork()) - before };
  };
  const first = await choose(BLUE, 'mug-blue');
  const next = [];
  for (let turn = 0; turn < NEXT_PAIRS; turn += 1)
    next.push(await choose(RED, 'mug-red'), await choose(BLUE, 'mug-blue'));
  await context.close();
  return {
    swapMs: first.ms,
    nextSwapMs: Math.max(...next.map(({ ms }) => ms)),
    workMs: Math.max(...[first, ...next].map(({ work }) => work)),
    frames: Math.max(...[first, ...next].map(({ frames }) => frames)),
    loadShift,
  };
}

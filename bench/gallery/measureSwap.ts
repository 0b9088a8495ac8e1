import type { Browser, Page } from '@playwright/test';

/** What a visitor waits for. */
export interface SwapCost {
  /** Milliseconds from the change of the form to the frame after the one in which the new image is fully there. */
  readonly swapMs: number;
  /** Score of all layout shifts of the load, without input. */
  readonly loadShift: number;
}

/** Runs in the page: chooses a blue mug and waits until its image is sharp, opaque and part of a running slider. */
function timeChoice(chosen: Readonly<Record<string, string>>, file: string): Promise<number> {
  const start = performance.now();
  for (const [name, value] of Object.entries(chosen)) {
    const select = document.querySelector<HTMLSelectElement>(`select[name="attribute_${name}"]`);
    if (select) select.value = value;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const box = document.querySelector('.woo-variation-gallery-slider-wrapper')?.getBoundingClientRect();
  const isThere = () => {
    if (!box || document.querySelector('.loading-gallery')) return false;
    // Slick marks its current slide; its style sheet, which would place it, is not part of the peer.
    const current = document.querySelector<HTMLImageElement>('.slick-current img');
    const images = [...document.querySelectorAll<HTMLImageElement>('.wvg-gallery-image img')];
    const atStart = (image: Element) => Math.abs(image.getBoundingClientRect().left - box.left) < box.width / 2;
    const shown = current ?? images.find(atStart);
    return shown?.complete === true && shown.naturalWidth > 0 && shown.src.includes(file);
  };
  return new Promise((resolve) => {
    const look = () => {
      if (isThere() || performance.now() - start > 10_000)
        requestAnimationFrame(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function readShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          const shifts = observer.takeRecords().map((entry) => entry.toJSON());
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : Number(value)), 0));
        }, 50);
      }),
  );
}

const RED = { pa_color: 'red', pa_size: 's' };
const BLUE = { pa_color: 'blue', pa_size: 'm' };
const SETTLE_MS = 1500;

/** Opens a page, loads both galleries once, and times the change with all images in the cache. */
export async function measureSwap(browser: Browser, address: string): Promise<SwapCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const loadShift = await readShift(page);
  await page.evaluate(`(${timeChoice})(${JSON.stringify(BLUE)}, 'mug-blue')`);
  await page.evaluate(`(${timeChoice})(${JSON.stringify(RED)}, 'mug-red')`);
  await page.waitForTimeout(SETTLE_MS);
  const swapMs = Number(await page.evaluate(`(${timeChoice})(${JSON.stringify(BLUE)}, 'mug-blue')`));
  await context.close();
  return { swapMs, loadShift };
}

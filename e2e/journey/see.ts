/** A visitor's observations and actions on either front end. A failed wait reports the condition that did not occur. */
import type { Locator, Page } from '@playwright/test';

/** Time that a visitor would wait for a response, with a margin for a slow machine. */
export const PATIENCE_MS = 12_000;
const LOOK_AGAIN_MS = 150;

/** Time limit for posting a form; long, because a small server processes writes one after another. */
export const POST_MS = 30_000;

/** Time limit for opening a page; long, because an optimiser builds files on a page's first request. */
export const OPEN_MS = 60_000;

/**
 * Polls until `isSo` resolves to a truthy value; throws an error that contains `what` after `patience` milliseconds.
 */
export async function until(what: string, isSo: () => Promise<unknown>, patience = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patience;
  do {
    if (await isSo()) return;
    await new Promise((resolve) => void setTimeout(resolve, LOOK_AGAIN_MS));
  } while (Date.now() < end);
  throw new Error(`not within ${patience / 1000} s: ${what}`);
}

/** Time for late scripts and pictures to load; afterwards, only the visitor causes movement. */
const AT_REST_MS = 1500;
/** Time that an optimiser needs to load its delayed scripts one by one after the first interaction. */
const AWAKE_MS = 6000;

/**
 * Simulates a visitor's first interaction: moves the mouse and scrolls. This loads the scripts that wait for an
 * interaction.
 */
export async function comeIn(page: Page): Promise<void> {
  await page.mouse.move(5, 400);
  await page.mouse.move(8, 420);
  await page.mouse.wheel(0, 1);
  await page.waitForLoadState('networkidle', { timeout: AWAKE_MS }).catch(() => undefined);
  await page.waitForTimeout(AT_REST_MS);
}

/** Opens another page of the shop and makes the first interaction there, so that delayed scripts load. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'load', timeout: OPEN_MS });
  await comeIn(page);
}

/** Waits until an element that the locator matches is visible; this includes elements in open shadow roots. */
export async function seen(what: string, locator: Locator): Promise<void> {
  await until(what, async () => (await locator.filter({ visible: true }).count()) > 0);
}

export async function isInWindow(page: Page, locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

export async function click(locator: Locator): Promise<void> {
  await locator.filter({ visible: true }).first().click({ timeout: PATIENCE_MS });
}

export const FRAME = '.woo-variation-gallery-slider';

/** Runs in the page: returns the URL of the picture that fills the gallery's frame. */
function pictureIn(selector: string): string {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) return '';
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, box.width) / 2];
  const filling = [...document.querySelectorAll<HTMLImageElement>(`${selector} img:not(.zoomImg)`)].filter((one) => {
    const own = one.getBoundingClientRect();
    const isOver = own.left < x && own.right > x && own.top < y && own.bottom > y;
    return isOver && own.width > 100 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
  return filling.at(-1)?.currentSrc || (filling.at(-1)?.src ?? '');
}

/** Returns the URL of the gallery's current picture; empty if there is none. */
export async function shownPicture(page: Page): Promise<string> {
  return page.evaluate(pictureIn, FRAME);
}

export async function picture(page: Page, name: string): Promise<void> {
  await until(`the picture ${name} in the gallery`, async () => (await shownPicture(page)).includes(name));
}

/** Runs in the page: returns the URL of the picture in the middle of the lightbox; empty if there is none. */
function pictureOver(): string {
  const middle = innerWidth / 2;
  let at = document.elementFromPoint(middle, innerHeight / 2);
  for (let within = at; within; within = at?.shadowRoot?.elementFromPoint(middle, innerHeight / 2) ?? null) {
    if (within === at && at !== null && !at.shadowRoot) break;
    at = within;
  }
  const view = at?.closest('dialog, [role=dialog], .pswp');
  const pictures = [...(view?.querySelectorAll('img') ?? [])].filter((one) => {
    const own = one.getBoundingClientRect();
    return own.width > 150 && own.left < middle && own.right > middle;
  });
  return pictures.at(-1)?.currentSrc ?? '';
}

/** Returns the URL of the picture in the lightbox; empty if the lightbox is closed. */
export async function largePicture(page: Page): Promise<string> {
  return page.evaluate(pictureOver);
}

export function swatch(page: Page, attribute: string, value: string): Locator {
  return page.locator(`ul[data-attribute_name="${attribute}"] li[data-value="${value}"]`).first();
}

async function chosenValue(page: Page, attribute: string): Promise<string> {
  return page.locator(`select[name="${attribute}"]`).first().inputValue();
}

export async function chosen(page: Page, attribute: string, value: string): Promise<void> {
  await until(`${attribute} is "${value}"`, async () => (await chosenValue(page, attribute)) === value);
}

/** Skips values that are already selected, because a second tap may clear them. */
export async function choose(page: Page, choice: Readonly<Record<string, string>>): Promise<void> {
  for (const [attribute, value] of Object.entries(choice)) {
    if ((await chosenValue(page, attribute)) !== value)
      await swatch(page, attribute, value).click({ timeout: PATIENCE_MS });
    await chosen(page, attribute, value);
  }
}

export async function variationFound(page: Page): Promise<void> {
  const id = page.locator('input.variation_id').first();
  await until('a variation is found', async () => Number(await id.inputValue()) > 0);
}

export async function clear(page: Page): Promise<void> {
  const link = page.locator('.reset_variations').first();
  if (await link.isVisible()) await link.click();
}

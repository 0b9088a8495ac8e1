import { expect, type Page } from '@playwright/test';
import { builtFile } from './builtFile.ts';

/** The lightbox as it appears in one frame. */
export interface ShownLightbox {
  /** URL of the picture in the middle of the screen; empty if no picture has loaded there. */
  readonly picture: string;
  /**
   * True if the page behind is inert. Inertness makes the browser recalculate styles, so the lightbox sets it after the
   * first frame.
   */
  readonly isModal: boolean;
  readonly isBusy: boolean;
  readonly animations: number;
}

/**
 * Presses an element as briefly as a quick tap, and returns the lightbox's state in the frame after the click;
 * `undefined` if the lightbox has not opened.
 */
export function pressAndLook(page: Page, selector: string): Promise<ShownLightbox | undefined> {
  return page.evaluate(async (pressed) => {
    const target = document.querySelector<HTMLElement>(pressed);
    for (const type of ['pointerover', 'pointerdown'])
      target?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    target?.click();
    await new Promise(requestAnimationFrame);
    const root = document.querySelector<HTMLElement>('[data-hadaya-root="lightbox"]');
    const { shadowRoot } = root ?? {};
    if (!root || !shadowRoot?.querySelector('dialog')?.open) return undefined;
    const middle = shadowRoot.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return {
      picture: middle instanceof HTMLImageElement && middle.complete ? middle.currentSrc : '',
      isModal: shadowRoot.querySelector('dialog')?.matches(':modal') === true,
      isBusy: shadowRoot.querySelector('[aria-busy="true"]') !== null,
      animations: shadowRoot.getAnimations().length,
    };
  }, selector);
}

/**
 * Waits until the visible dialog is modal: the button with the given name has focus, and the page behind cannot scroll.
 */
export async function expectModal(page: Page, close: string): Promise<void> {
  const read = () =>
    page.evaluate(() => {
      const { shadowRoot } = document.querySelector('[data-hadaya-root="lightbox"]') ?? {};
      return {
        isModal: shadowRoot?.querySelector('dialog')?.matches(':modal'),
        focus: shadowRoot?.activeElement?.getAttribute('aria-label'),
        isLocked: getComputedStyle(document.documentElement).overflow === 'hidden',
      };
    });
  await expect.poll(read).toEqual({ isModal: true, focus: close, isLocked: true });
}

/** Loads only the dialog's file, as a visitor's first interaction does after the loader has prefetched the file. */
export async function loadDialogFile(page: Page): Promise<void> {
  await page.evaluate((file) => import(file).then(() => undefined), `/dist/${builtFile('lightboxDialog')}`);
}

/**
 * Reads the painted box of the picture in the middle of the screen, regardless of its element's box: left, top, width,
 * height.
 */
export function readPaintedBox(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const { shadowRoot } = document.querySelector('[data-hadaya-root="lightbox"]') ?? {};
    const middle = shadowRoot?.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (!(middle instanceof HTMLImageElement)) return [];
    const { left, top, width, height } = middle.getBoundingClientRect();
    const scale = Math.min(width / middle.naturalWidth, height / middle.naturalHeight);
    const painted = [middle.naturalWidth * scale, middle.naturalHeight * scale] as const;
    return [left + (width - painted[0]) / 2, top + (height - painted[1]) / 2, ...painted].map(Math.round);
  });
}

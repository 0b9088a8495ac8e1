import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Maximum number of key presses; higher than the number of tab stops on any page, so that an endless loop is detected.
 */
const MOST_STOPS = 80;

/** Reads the focused element's style with and without focus, and whether its centre is covered. */
async function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return undefined;
    // Skips an element that was just checked: a time field has several tab stops, and focusing the field again would
    // return to the first one.
    if (Reflect.get(window, 'lookedAt') === element) return undefined;
    Reflect.set(window, 'lookedAt', element);
    const around = [element, element.parentElement, ...(element.parentElement?.children ?? [])];
    const look = () =>
      around
        .map((one) => {
          if (!one) return '';
          const { outline, boxShadow, borderColor, color, backgroundColor } = getComputedStyle(one);
          return [outline, boxShadow, borderColor, color, backgroundColor].join();
        })
        .join();
    const focused = look();
    element.blur();
    const blurred = look();
    element.focus({ focusVisible: true } as FocusOptions);
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isFree = over !== null && around.some((one) => one?.contains(over) || over.contains(element));
    return { name: element.outerHTML.slice(0, 120), isSeen: focused !== blurred, isFree };
  });
}

/**
 * Presses Tab (or Shift and Tab) until an element has focus. At every stop inside our app, the focus indicator must be
 * visible and uncovered. Returns the number of presses.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await expect(target).toBeVisible();
  const isThere = () =>
    target.evaluate((element) => {
      const root = element.getRootNode();
      return root instanceof ShadowRoot || root instanceof Document ? root.activeElement === element : false;
    });
  for (let presses = 0; presses <= MOST_STOPS; presses += 1) {
    if (await isThere()) return presses;
    await page.keyboard.press(key);
    const isOurs = await page.evaluate(() => document.activeElement?.closest('#hadaya-admin') !== null);
    const stop = isOurs ? await lookAtFocus(page) : undefined;
    if (stop) expect(stop, stop.name).toMatchObject({ isSeen: true, isFree: true });
  }
  throw new Error(`${key} did not move focus to ${target} within ${MOST_STOPS} presses`);
}

/** Skips the menu of a WordPress screen by following the link that is the screen's first tab stop. */
export async function skipMenu(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: /^Skip to main content|^تخط/ }));
  await page.keyboard.press('Enter');
}

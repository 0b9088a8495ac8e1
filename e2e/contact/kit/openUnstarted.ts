import { expect, type Page } from '@playwright/test';
import type { ServePage } from '../../kit/servePage.ts';
import { openContact } from './contactPage.ts';

/**
 * Opens a page whose widgets wait for `contact.init`, and waits until the loader has finished; the test must use the
 * `leaks` fixture. Returns a function that calls a method of the contact API by name.
 */
export async function openUnstarted(page: Page, servePage: ServePage): Promise<(name: string) => Promise<unknown>> {
  await openContact(page, servePage, { options: { autostart: false }, waits: true });
  await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'hadaya'), 'contact'));
  const call = (name: string) => page.evaluate((one) => Reflect.get(window, 'hadaya').contact[one](0), name);
  // Renders the widget once before the count, because React adds one document listener and never removes it.
  await call('init');
  await page.locator('.open-chaty').waitFor();
  await call('destroy');
  // Waits for the loader's pending timers and requests, because their end would distort the later count.
  const readPending = () =>
    page.evaluate(() =>
      [...(window.__hadayaLeaks?.take().keys() ?? [])].filter((name) =>
        /^(?:timeout|idle|animation|prefetch)/.test(name),
      ),
    );
  await expect.poll(readPending).toEqual([]);
  return call;
}

import { expect, type Page } from '@playwright/test';
import type { LeakProbe } from '../../kit/leakProbe.ts';
import type { ServePage } from '../../kit/servePage.ts';
import { openContact } from './contactPage.ts';

/** A page whose widgets wait for `contact.init`, with nothing of the loader's still in hand. */
export async function openUnstarted(
  page: Page,
  servePage: ServePage,
  leaks: LeakProbe,
): Promise<(name: string) => Promise<unknown>> {
  await openContact(page, servePage, { options: { autostart: false }, waits: true });
  await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'hadaya'), 'contact'));
  // What the loader still has in hand would be missing afterwards.
  const pending = async () => (await leaks.take()).filter(([name]) => /^(?:timeout|idle|animation)/.test(name));
  await expect.poll(pending).toEqual([]);
  return (name) => page.evaluate((one) => Reflect.get(window, 'hadaya').contact[one](0), name);
}

import { expect, type Page } from '@playwright/test';
import type { LeakProbe } from '../../kit/leakProbe.ts';

/** Checks whether the page listens for exit intent; false until the file with the triggers has loaded. */
export const isLeavingHeard = async (leaks: LeakProbe): Promise<boolean> =>
  (await leaks.take()).some(([name]) => name === 'listener mouseleave on html');

export async function leavePage(page: Page, leaks: LeakProbe): Promise<void> {
  await expect.poll(() => isLeavingHeard(leaks)).toBe(true);
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
}

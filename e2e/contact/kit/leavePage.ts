import { expect, type Page } from '@playwright/test';
import type { LeakProbe } from '../../kit/leakProbe.ts';

/** Whether the page listens for the mouse that leaves it: the triggers' own file comes late. */
export const isLeavingHeard = async (leaks: LeakProbe): Promise<boolean> =>
  (await leaks.take()).some(([name]) => name === 'listener mouseleave on html');

/** The mouse leaves the page once somebody listens for it. */
export async function leavePage(page: Page, leaks: LeakProbe): Promise<void> {
  await expect.poll(() => isLeavingHeard(leaks)).toBe(true);
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
}

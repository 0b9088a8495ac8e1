import type { Page } from '@playwright/test';
import { setPageFont } from '../../kit/pageFont.ts';
import { settle } from '../../kit/settle.ts';
import type { Snap } from '../../kit/snap.ts';
import { expect, test } from '../../kit/test.ts';
import { judgeControls, recordMotion, spaceTexts } from './controls.ts';
import { judgeForced } from './forced.ts';

const FINE = { missing: [], small: [], misnamed: [], cut: [] };

/**
 * Opens a stage and checks it on the same page under each condition: reduced motion, a small window, narrow and wide
 * fonts, forced colours, and text spacing.
 */
export async function settleAndJudge(
  page: Page,
  snap: Snap,
  {
    name,
    open,
    others = '',
  }: { readonly name: string; readonly open: () => Promise<void>; readonly others?: string | undefined },
): Promise<void> {
  await page.addInitScript(recordMotion);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open();
  await settle(page);
  await test.step('nothing moves under reduced motion', async () => {
    expect(await page.evaluate(() => window.__moved)).toEqual([]);
  });
  await test.step('everything is reachable in a window of 320 by 256 px', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await settle(page);
    const aside = await page.evaluate(() => {
      if (getComputedStyle(document.documentElement).overflowX === 'hidden') return 0;
      scrollTo({ left: document.dir === 'rtl' ? -99 : 99, behavior: 'instant' });
      return scrollX;
    });
    expect(aside, 'nothing scrolls sideways').toBe(0);
    expect(await page.evaluate(judgeControls, others)).toEqual(FINE);
    await snap(`small-${name}`);
  });
  await test.step('nothing is too small in a narrow or a wide font', async () => {
    for (const font of ['narrow', 'wide'] as const) {
      const restore = await setPageFont(page, font);
      await settle(page);
      expect((await page.evaluate(judgeControls, others)).small, font).toEqual([]);
      await restore();
    }
    await settle(page);
  });
  await test.step('focus and selection are visible in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await settle(page);
    expect(await page.evaluate(judgeForced)).toEqual({ focus: [], states: [] });
    await snap(`forced-${name}`);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('no text is clipped with text spacing', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(spaceTexts);
    await settle(page);
    expect(await page.evaluate(judgeControls, others)).toEqual(FINE);
    await snap(`spaced-${name}`);
  });
}

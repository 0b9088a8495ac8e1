import type { Page } from '@playwright/test';
import { setPageFont } from '../../kit/pageFont.ts';
import { settle } from '../../kit/settle.ts';
import type { Snap } from '../../kit/snap.ts';
import { expect, test } from '../../kit/test.ts';
import { judgeControls, recordMotion, spaceTexts } from './controls.ts';
import { judgeForced } from './forced.ts';

const FINE = { lost: [], small: [], misnamed: [], cut: [] };

/** Opens a stage and checks it under every condition, one after the other on the same page. */
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
  await test.step('with reduced motion nothing of ours moves', async () => {
    expect(await page.evaluate(() => window.__moved)).toEqual([]);
  });
  await test.step('a window of 320 by 256 px: all is in reach', async () => {
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
  await test.step('a narrow and a wide font of the page: nothing is too small', async () => {
    for (const font of ['narrow', 'wide'] as const) {
      const restore = await setPageFont(page, font);
      await settle(page);
      expect((await page.evaluate(judgeControls, others)).small, font).toEqual([]);
      await restore();
    }
    await settle(page);
  });
  await test.step('forced colours: the focus and what is chosen can be told', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await settle(page);
    expect(await page.evaluate(judgeForced)).toEqual({ focus: [], states: [] });
    await snap(`forced-${name}`);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('spaced texts: nothing is cut', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(spaceTexts);
    await settle(page);
    expect(await page.evaluate(judgeControls, others)).toEqual(FINE);
    await snap(`spaced-${name}`);
  });
}

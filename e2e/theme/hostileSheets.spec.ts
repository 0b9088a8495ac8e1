/** A theme's rules for all elements do not affect our own elements in any island. */
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { AREAS, type Control, controlsOf, openPage } from './themePage.ts';

// Effects of a broad style sheet on the server's nodes count as the host's.
test.use({
  allow: { axe: ['color-contrast', 'target-size', 'scrollable-region-focusable'], pageState: ['scroll', 'overflow'] },
});

const SHEETS = ['unset', 'hiddenButtons', 'smallRoot', 'wideImages', 'highBoxes'] as const;

for (const { name, path, touch } of AREAS) {
  test(`${name}: every control is visible and clickable under each style sheet with broad selectors`, async ({
    page,
    faults,
  }) => {
    /**
     * Some controls are visible only on hover; a style sheet or scrolling may have moved them away from the pointer.
     */
    const point = async () => {
      if (touch === undefined) return;
      await page.locator(touch).first().hover({ force: true });
      await settle(page);
    };
    await openPage(page, path);
    await point();
    await expect.poll(async () => (await controlsOf(page)).length).toBeGreaterThan(0);
    const before = await controlsOf(page);
    for (const sheet of SHEETS) {
      await test.step(sheet, async () => {
        await faults.hostileCss(sheet);
        const missing = async () => {
          await point();
          const after = new Map((await controlsOf(page)).map((control) => [control.name, control]));
          const isMissing = ({ name: control }: Control) => {
            const now = after.get(control);
            return now === undefined || !now.isOnTop || Math.min(now.width, now.height) < 24 || now.fontSize < 12;
          };
          return before
            .filter(isMissing)
            .map(({ name: control }) => ({ control, now: after.get(control) ?? 'not seen' }));
        };
        await expect.poll(missing).toEqual([]);
        await page.evaluate(() => window.__hadayaGuest?.asHost(() => document.head.lastElementChild?.remove()));
      });
    }
  });
}

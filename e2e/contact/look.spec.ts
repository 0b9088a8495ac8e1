import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const SIZE = 54;
/** Distance to the window's edge: the owner's offset of 25 px plus the channel's margin of 4 px. */
const SIDE = 25 + 4;
const PITCH = SIZE + 8;

const SIZES = [
  ['desktop', 1280, 800],
  ['phone', 390, 844],
] as const;

for (const [dir, isolation] of [
  ['ltr', 'shadow'],
  ['ltr', 'none'],
  ['rtl', 'shadow'],
] as const)
  test(`the launcher stays in its corner with the list above: ${dir}, isolation ${isolation}`, async ({
    page,
    servePage,
    snap,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openContact(page, servePage, { dir, options: { isolation } });
    const launcher = page.locator('.chaty-cta-main .chaty-cta-button');
    for (const [name, width, height] of SIZES)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        await expect(launcher).toBeVisible();
        const corner = { x: width - SIDE - SIZE, y: height - 25 - SIZE };
        await expect.poll(async () => launcher.boundingBox()).toMatchObject({ ...corner, width: SIZE, height: SIZE });
        await snap(`contact-${name}-${dir}-${isolation}-closed`);
        await page.locator('.open-chaty').click();
        const icons = page.locator('.chaty-channel-list .chaty-channel a .chaty-icon');
        await expect(icons).toHaveCount(SIMPLE_CHANNELS.length);
        for (const [index, icon] of (await icons.all()).entries()) {
          const y = corner.y - PITCH * (SIMPLE_CHANNELS.length - index);
          const clip = { x: corner.x, y, width: SIZE, height: SIZE };
          await expect.poll(async () => icon.boundingBox()).toMatchObject(clip);
          await expect(icon.locator('svg').first()).toBeInViewport({ ratio: 1 });
        }
        await snap(`contact-${name}-${dir}-${isolation}-open`);
        await page.keyboard.press('Escape');
      });
  });

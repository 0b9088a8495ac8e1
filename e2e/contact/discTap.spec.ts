/** Tests taps on a placeholder icon before the list has loaded. */
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { waitForFrames } from '../kit/openPainted.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';

const channels = [shortForm(), ...SIMPLE_CHANNELS];
const LIST = /contact-widget-prepareList-/;

test.describe('a tap on an icon while the list loads', () => {
  /** Opens a list whose file is delayed until `release` is called. `middle` returns the centre of a channel's icon. */
  const openWaiting = async (page: Page, servePage: Parameters<typeof openContact>[1]) => {
    const release = await holdBack(page, LIST);
    const body = '<a href="#elsewhere" style="position:fixed;inset:0">Elsewhere</a>';
    await openContact(page, servePage, { widgets: [{ channels }], body });
    await page.locator('.open-chaty').click();
    const list = page.locator('.chaty-channel-list[aria-busy="true"]');
    await expect(list).toBeVisible();
    const middle = async (slug: string) => {
      const index = channels.findIndex(({ channel }) => channel === slug);
      const box = await list.locator('.chaty-channel').nth(index).boundingBox();
      if (!box) throw new Error(`${slug} has no disc`);
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    return { release, list, middle };
  };

  test('opens only the channel tapped last, after the list has loaded', async ({ page, servePage, snap }) => {
    const { release, list, middle } = await openWaiting(page, servePage);
    await page.mouse.click(...(await middle('Phone')));
    await page.mouse.click(...(await middle('Contact_Us')));
    await expect(list).toBeVisible();
    expect(page.url()).not.toContain('#');
    await snap('contact-waiting-tapped');
    release();
    await expect(page.locator('.chaty-contact-form-box form')).toBeVisible();
    await expect(page.locator('#Contact_Us-0-channel a')).toHaveAttribute('aria-expanded', 'true');
    expect(page.url()).not.toContain('#');
  });

  test('works when the list renders under the pressed pointer', async ({ page, servePage }) => {
    const { release, middle } = await openWaiting(page, servePage);
    await page.mouse.move(...(await middle('Contact_Us')));
    await page.mouse.down();
    release();
    const form = page.locator('.chaty-contact-form-box form');
    await expect(form).toBeVisible();
    await page.mouse.up();
    await waitForFrames(page);
    await expect(form).toBeVisible();
  });

  test('is discarded when the list closes', async ({ page, servePage }) => {
    const { release, list, middle } = await openWaiting(page, servePage);
    await page.mouse.click(...(await middle('Contact_Us')));
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.locator('.open-chaty').click();
    release();
    await expect(page.locator('#Phone-0-channel a')).toBeVisible();
    await waitForFrames(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

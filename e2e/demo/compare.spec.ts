/**
 * Tests the comparison, a recording of two phones. Visitors can play it, step through it by keyboard, or read it
 * without scripts.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';

const ITS_OWN = [
  { selector: '.compare-now b' },
  { selector: '.compare-screen img, .compare-controls input', attributes: ['style', 'aria-valuetext'] },
];

test.use({ root: 'shop', allow: { hostChanges: ITS_OWN, pageState: ['history'] } });

async function openTo(page: Page, query = ''): Promise<void> {
  await page.goto(`/compare/?${query}`);
  await page.waitForFunction(() => document.readyState === 'complete');
}

const phone = (page: Page, name: string) => page.getByRole('figure', { name });

/** Returns the index of a phone's current picture in the comparison, and the number of pictures. */
const pictureIn = (page: Page, name: string) =>
  phone(page, name)
    .locator('.compare-screen')
    .evaluate((screen) => {
      const [box, strip] = [screen.getBoundingClientRect(), screen.querySelector('img')?.getBoundingClientRect()];
      const height = screen.clientHeight;
      if (!strip) throw new Error('no picture');
      return [Math.abs(Math.round((box.top - strip.top) / height)), Math.round(strip.height / height)] as const;
    });

test('plays the recording from the beginning and stops at the last pictures', async ({ page }) => {
  await page.clock.install();
  await openTo(page);
  const slider = page.getByRole('slider', { name: 'Time' });
  const play = page.getByRole('button', { name: 'Play the recording' });
  // Reads the value in the same task, before the next frame.
  const start = await play.evaluate((button: HTMLButtonElement) => {
    button.click();
    return document.querySelector<HTMLInputElement>('[data-time]')?.value;
  });
  expect(start).toBe('0');
  await page.clock.runFor(Number(await slider.getAttribute('max')) + 1000);
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  for (const name of ['The five plugins', 'Hadaya']) {
    const [shown, count] = await pictureIn(page, name);
    expect(shown, name).toBe(count - 1);
    expect(count, name).toBeGreaterThan(2);
  }
});

for (const direction of ['ltr', 'rtl'])
  test(`steps through the recording by keyboard with reduced motion (${direction})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTo(page, `dir=${direction}`);
    await expect(page.locator('[data-play]')).toBeHidden();
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0\.0 /);
    expect((await pictureIn(page, direction === 'rtl' ? 'هدايا' : 'Hadaya'))[0]).toBe(0);
    await page.keyboard.press('ArrowUp');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0\.2 /);
    await page.keyboard.press('End');
    const [shown, count] = await pictureIn(page, direction === 'rtl' ? 'هدايا' : 'Hadaya');
    expect(shown).toBe(count - 1);
  });

test('without JavaScript, shows one frame of the recording and the measured times', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/compare/?js=off`);
  await expect(page.getByRole('slider')).toBeHidden();
  await expect(page.getByText(/^Both phones after \d+\.\d s$/)).toBeVisible();
  for (const name of ['The five plugins', 'Hadaya']) {
    await expect(phone(page, name)).toContainText(/Colours respond\s*\d+\.\d s/);
    await expect(phone(page, name).getByRole('img')).toBeVisible();
  }
  expect((await pictureIn(page, 'Hadaya'))[0]).toBeGreaterThan(0);
  await context.close();
});

/** `--update-snapshots` rewrites the reference pictures. */
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { expectPicture, fixFonts } from './steadyLook.ts';

test.use({
  root: 'shop',
  contextOptions: { reducedMotion: 'reduce' },
  allow: {
    hostChanges: [{ selector: 'html, html *' }, { selector: 'html *', attributes: ['class', 'style', 'open'] }],
    pageState: ['history', 'overflow', 'scroll'],
  },
});
test.beforeEach(({ page }) => fixFonts(page));

const SIZES = { phone: { width: 390, height: 844 }, computer: { width: 1280, height: 800 } } as const;

type Size = keyof typeof SIZES;
type Direction = 'ltr' | 'rtl';

const ALL: readonly (readonly [Size, Direction])[] = [
  ['phone', 'ltr'],
  ['phone', 'rtl'],
  ['computer', 'ltr'],
  ['computer', 'rtl'],
];
/** Two of the combinations in `ALL`, which together cover each width and each direction. */
const PAIRS: readonly (readonly [Size, Direction])[] = [
  ['phone', 'rtl'],
  ['computer', 'ltr'],
];

async function open(page: Page, path: string, size: Size, direction: Direction): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.goto(direction === 'rtl' ? `${path}?dir=rtl` : path);
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.locator('.chaty-widget .chaty-i-trigger').first().waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
}

const launcher = (page: Page) => page.locator('.open-chaty').first();

for (const [size, direction] of ALL) {
  test(`the home page on a ${size} matches its reference picture (${direction})`, async ({ page }) => {
    await open(page, '/', size, direction);
    await page.locator('.home-hero .swiper-initialized').waitFor();
    await settle(page);
    await expectPicture(page, `home-${size}-${direction}`);
  });

  test(`a product with a selected colour on a ${size} matches its reference picture (${direction})`, async ({
    page,
  }) => {
    await open(page, '/product/ceramic-mug/', size, direction);
    await page.locator('[data-attribute_name="attribute_pa_color"] [data-value="red"]').click();
    await expect(page.locator('input.variation_id')).toBeAttached();
    // The button is disabled when the form has noticed that no size is selected.
    await expect(page.locator('.single_add_to_cart_button')).toHaveClass(/disabled/);
    await page.mouse.move(1, 1);
    await settle(page);
    await expectPicture(page.locator('.variations_form'), `choice-${size}-${direction}`);
  });
}

for (const [size, direction] of PAIRS) {
  test(`the open menu on a ${size} matches its reference picture (${direction})`, async ({ page }) => {
    await open(page, '/about/', size, direction);
    if (size === 'phone') await page.locator('.shop-bar .hfe-nav-menu__toggle').first().click();
    else await page.locator('.shop-bar .menu-item-has-children').first().hover();
    await settle(page);
    await expectPicture(page, `menu-${size}-${direction}`);
  });

  test(`the open channel list on a ${size} matches its reference picture (${direction})`, async ({ page }) => {
    await open(page, '/about/', size, direction);
    await launcher(page).click();
    // Until this link exists, the widget shows grey circles for the channels.
    await page.locator('.Whatsapp-channel-link .chaty-link').waitFor();
    await page.mouse.move(1, 1);
    await settle(page);
    await expectPicture(page, `channels-${size}-${direction}`, {
      corner: { width: 320, height: 420, isLeft: direction === 'rtl' },
    });
  });

  test(`the contact form on a ${size} matches its reference picture (${direction})`, async ({ page }) => {
    await open(page, '/about/', size, direction);
    await launcher(page).click();
    await page.locator('.Contact_Us-channel-link .chaty-link').click();
    const panel = page.getByRole('dialog');
    await expect(panel.locator('.field-message')).toBeVisible();
    await settle(page);
    await expectPicture(panel, `form-${size}-${direction}`);
  });

  test(`the WhatsApp chat window on a ${size} matches its reference picture (${direction})`, async ({ page }) => {
    await open(page, '/about/', size, direction);
    await launcher(page).click();
    await page.locator('.Whatsapp-channel-link .chaty-link').click();
    const panel = page.getByRole('dialog');
    await panel.waitFor();
    await settle(page);
    await expectPicture(panel, `chat-${size}-${direction}`);
  });

  test(`the accordion on a ${size} matches its reference picture (${direction})`, async ({ page }) => {
    await open(page, '/corporate-gifts/', size, direction);
    const accordion = page.locator('.elementor-accordion').first();
    await expect(accordion).toBeVisible();
    await accordion.scrollIntoViewIfNeeded();
    await settle(page, { restless: '.elementor-ken-burns' });
    await expectPicture(accordion, `accordion-${size}-${direction}`);
  });
}

test('a video matches its reference pictures before and during playback', async ({ page }) => {
  await open(page, '/corporate-gifts/', 'computer', 'ltr');
  const film = page.locator('.elementor-widget-video').first();
  await film.scrollIntoViewIfNeeded();
  await settle(page, { restless: '.elementor-ken-burns' });
  await expectPicture(film, 'film');
  await film.getByRole('button').first().click();
  await expect
    .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await film.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await page.mouse.move(1, 1);
  await settle(page, { restless: '.elementor-ken-burns' });
  await expectPicture(film, 'film-plays', { masked: film.locator('video') });
});

test('a product video matches its reference pictures in the gallery and in the lightbox', async ({ page }) => {
  await open(page, '/product/dallah/', 'computer', 'ltr');
  await page.locator('.wvg-gallery-video-thumbnail').first().click();
  const gallery = page.locator('.woo-variation-gallery-wrapper').first();
  await expect(gallery.locator('.hadaya-video-play')).toBeVisible();
  await page.mouse.move(1, 1);
  await settle(page);
  await expectPicture(gallery, 'film-in-frame');
  await gallery.locator('.woo-variation-gallery-trigger').click();
  await expect(page.getByRole('dialog').locator('.hadaya-video-play')).toBeVisible();
  await page.mouse.move(1, 1);
  await settle(page);
  await expectPicture(page, 'film-in-large-view');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

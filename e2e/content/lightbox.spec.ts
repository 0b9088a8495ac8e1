import { expect, expectAccessible, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import type { Page } from './contentPage.ts';
import { button, dialog, group, link, open, openOn, prepareLightbox } from './lightboxPage.ts';

prepareLightbox();

/** Prevents link navigation and records whether a listener had already prevented the last click. */
const notePrevented = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('click', (event) => {
      Reflect.set(document, 'prevented', event.defaultPrevented);
      event.preventDefault();
    }),
  );
const wasPrevented = (page: Page) => page.evaluate(() => Reflect.get(document, 'prevented'));

test('opens when a picture link is clicked', async ({ page, servePage }) => {
  await open(page, servePage('/c/', contentDocument(link(''))));
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, { include: ['.elementor-lightbox'] });
});

test('does not intercept a Ctrl click on a picture link', async ({ page, context, servePage }) => {
  await open(page, servePage('/c/', contentDocument(link(''))));
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const other = context.waitForEvent('page');
  await page.locator('main a').click({ modifiers: ['ControlOrMeta'] });
  const tab = await other;
  await tab.waitForURL(/\/p1\.jpg$/);
  await tab.close();
  await expect(dialog(page)).toHaveCount(0);
});

test('does not open opted-out links, downloads or documents', async ({ page, servePage, guest }) => {
  await guest.allow({ pageState: ['address', 'history'] });
  await notePrevented(page);
  const links = [
    link('id="no" data-elementor-open-lightbox="no"'),
    link('id="download" download'),
    link('id="document"', '/file.pdf'),
  ];
  await page.goto(servePage('/c/', contentDocument(links.join('') + link(''))));
  for (const id of ['no', 'download', 'document']) {
    await page.evaluate(() => Reflect.set(document, 'prevented', 'not asked'));
    await openOn(page, `#${id}`);
    expect(await wasPrevented(page), id).toBe(false);
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('without the site-wide setting, opens only opted-in links', async ({ page, servePage }) => {
  await notePrevented(page);
  const body = `${link('id="plain"')}${link('id="asked" data-elementor-open-lightbox="yes"')}`;
  await open(page, servePage('/c/', contentDocument(body, { config: { kit: {} } })), '#plain');
  expect(await wasPrevented(page)).toBe(false);
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('#asked').click();
  await expect(dialog(page)).toBeVisible();
  await expect(button(page, 'Zoom')).toHaveCount(0);
  await expect(button(page, 'Share')).toHaveCount(0);
});

test('counts the five slides but not the clones before and after them', async ({ page, servePage }) => {
  const clones =
    '<div class="swiper-slide-duplicate"><a data-elementor-lightbox-slideshow="g1" href="/p5.jpg">clone</a></div>';
  await open(page, servePage('/c/', contentDocument(clones + group(5) + clones)), 'a.g:nth-of-type(3)');
  await expect(dialog(page).locator('.counter')).toContainText('3 / 5');
  await page.keyboard.press('End');
  await expect(dialog(page).locator('.counter')).toContainText('5 / 5');
  await button(page, 'Next image').click();
  await expect(dialog(page).locator('.counter')).toContainText('1 / 5');
});

test('shows no arrows or counter for a single picture, and no zoom or caption unless configured', async ({
  page,
  servePage,
}) => {
  await open(
    page,
    servePage(
      '/c/',
      contentDocument(link('data-elementor-lightbox-title="A"'), {
        config: { kit: { global_image_lightbox: 'yes', lightbox_enable_counter: 'yes' } },
      }),
    ),
  );
  await expect(button(page, /Close/)).toBeVisible();
  await expect(button(page, /image/)).toHaveCount(0);
  await expect(dialog(page).locator('.counter')).toHaveCount(0);
  await expect(button(page, 'Zoom')).toHaveCount(0);
  await expect(dialog(page).locator('.caption')).toBeEmpty();
});

test('shows title and description as text and builds the picture’s alternative text from them', async ({
  page,
  servePage,
}) => {
  await open(
    page,
    servePage(
      '/c/',
      contentDocument(link('data-elementor-lightbox-title="A <b>x</b>" data-elementor-lightbox-description="B"')),
    ),
  );
  await expect(dialog(page).locator('.title')).toHaveText('A <b>x</b>');
  await expect(dialog(page).locator('.description')).toHaveText('B');
  await expect(dialog(page).locator('img.pswp__img').last()).toHaveAttribute('alt', 'A <b>x</b> - B');
});

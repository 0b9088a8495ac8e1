/**
 * Tests reports about sliders, tabs, accordions, lightboxes and videos; `docs/field-reports/content.md` lists the
 * sources.
 */
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { waitForContent } from './contentPage.ts';
import { detailsMarkup, foldMarkup, nestedTabsMarkup, tabsMarkup } from './foldMarkup.ts';
import { waitForLightbox } from './lightboxPage.ts';
import { carouselMarkup, ROW_1 } from './sliderMarkup.ts';
import { inView, ready } from './sliderPage.ts';

const LONG = '<p style="height:1600px">A long answer</p>';
const answer = (name: string) => (name === 'One' ? LONG : `<p>Short ${name}</p>`);

for (const [kind, markup, title] of [
  ['accordion', foldMarkup('accordion', 3, answer), '.elementor-tab-title'],
  [
    'nested accordion',
    detailsMarkup({ max_items_expended: 'one', n_accordion_animation_duration: { unit: 'ms', size: 400 } }, answer),
    'summary',
  ],
] as const) {
  test(`keeps the clicked title in view when the long item above it closes (${kind})`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ pageState: ['scroll'] });
    await page.setViewportSize({ width: 390, height: 700 });
    const after = '<div class="far"></div><div class="far"></div>';
    await page.goto(servePage('/c/', contentDocument(`<div class="far"></div>${markup}${after}`)));
    await waitForContent(page);
    const second = page.locator(title).nth(1);
    await second.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
    await second.click();
    await expect(page.getByText('Short Two')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(second).toBeInViewport();
    await expect(page.getByText('Short Two')).toBeInViewport();
  });
}

test('a hash opens its tab or item on page load and when a link to it is clicked', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['scroll', 'history', 'address'] });
  const bodies = [
    [tabsMarkup(), 'elementor-tab-title-722', '#elementor-tab-content-722'],
    [nestedTabsMarkup(), 'e-n-tab-title-262', '#e-n-tab-content-262'],
    [foldMarkup('toggle'), 'elementor-tab-title-1862', '#elementor-tab-content-1862'],
    [detailsMarkup({}), 'e-n-accordion-item-171', '#e-n-accordion-item-171 > [role]'],
  ] as const;
  for (const [at, [markup, id, panel]] of bodies.entries()) {
    const link = `<p><a href="#${id}">Go there</a></p>`;
    await page.goto(`${servePage(`/c${at}/`, contentDocument(`${link}<div class="far"></div>${markup}`))}#${id}`);
    await waitForContent(page);
    await expect(page.locator(panel)).toBeVisible();
    await page.goto(servePage(`/d${at}/`, contentDocument(`${link}<div class="far"></div>${markup}`)));
    await waitForContent(page);
    await expect(page.locator(panel)).toBeHidden();
    await page.getByRole('link', { name: 'Go there' }).click();
    await expect(page.locator(panel)).toBeVisible();
    await expect(page.locator(panel)).toBeInViewport();
  }
});

test('a title that links to its own page or the page’s top opens its item without scrolling', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['scroll'] });
  for (const href of ['', '#', '/c/']) {
    const markup = foldMarkup('toggle').replaceAll('<a class', `<a href="${href}" class`);
    await page.goto(servePage('/c/', contentDocument(`<div class="far"></div>${markup}<div class="far"></div>`)));
    await waitForContent(page);
    const title = page.locator('.elementor-toggle-title').nth(1);
    await title.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await title.click();
    await expect(page.locator('.elementor-tab-content').nth(1)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(new URL(page.url()).hash).toBe('');
  }
});

test('picture links marked for the lightbox open in it, whatever their file extension', async ({ page, servePage }) => {
  await page.route('**/pic/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>',
    }),
  );
  const links = ['/pic/a.avif', '/pic/b.WEBP', '/pic/c.jpg?w=900&fit=x', '/pic/d.svg#part', '/pic/e', '/pic/f?w=900'];
  const image = '<img width="30" height="24" src="/pic/t.svg" alt="Picture">';
  const body = links.map((href) => `<p><a data-elementor-open-lightbox="yes" href="${href}">${image}</a></p>`);
  const other = `<p><a data-elementor-open-lightbox="yes" href="/c/page/">${image}</a></p>`;
  await page.goto(servePage('/c/', contentDocument(`${body.join('')}${other}`)));
  await waitForLightbox(page);
  for (const at of links.keys()) {
    await page.locator('main a').nth(at).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

const carousel = carouselMarkup({ ...ROW_1, autoplay: '' });
const HELD = '</p><div class="inside">@</div><p>';

// Tests both kinds of tabs, because the browser lays out hidden tab panels for find-in-page, but not the panels of
// nested tabs.
for (const [kind, markup, title] of [
  ['tab', tabsMarkup(2, (name) => (name === 'Two' ? HELD : `Text ${name}`)), '.elementor-tab-desktop-title'],
  ['nested tab', nestedTabsMarkup().replace('Text Two', HELD), '.e-n-tab-title'],
] as const) {
  test(`a looping carousel in a hidden ${kind} shows its first slide when revealed`, async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(markup.replace('@', carousel))));
    await waitForContent(page);
    await settle(page);
    await page.locator(title).nth(1).click();
    await ready(page);
    await expect.poll(() => inView(page)).toBe(1);
    await expect(page.locator('.swiper-pagination-bullet-active')).toHaveAttribute('data-bullet-index', '0');
    const first = page.locator('.swiper-slide', { has: page.getByAltText('Picture 1') }).first();
    await expect(first).toBeInViewport();
    await page.locator('.elementor-swiper-button-next').click();
    await expect(page.locator('.swiper-slide', { has: page.getByAltText('Picture 2') }).first()).toBeInViewport();
  });
}

import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expect, readLayoutShift, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { waitForContent } from './contentPage.ts';
import { ROW_1 } from './sliderMarkup.ts';

const MOST_SHIFT = 0.005;
const OURS = '<link rel="stylesheet" href="/dist/content.min.css">';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150"><rect width="150" height="150"/></svg>';

/** Prints a carousel of captioned thumbnails as the builder does by default, without picture sizes. */
function thumbnails(dir: 'ltr' | 'rtl', inView: string): string {
  const slides = [1, 2, 3, 4, 5].map(
    (number) =>
      `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${number} of 5"><a href="/pics/mug-${number}.jpg"><figure class="swiper-slide-inner"><img decoding="async" class="swiper-slide-image" src="/pics/mug-${number}-150x150.svg" alt="Mug ${number}"><figcaption class="elementor-image-carousel-caption">Caption ${number}</figcaption></figure></a></div>`,
  );
  const arrows = ['prev', 'next'].map(
    (way) =>
      `<div class="elementor-swiper-button elementor-swiper-button-${way}" role="button" tabindex="0"><svg viewBox="0 0 10 10"><path d="M7 1 3 5l4 4"/></svg></div>`,
  );
  const block = `<div class="elementor-image-carousel-wrapper swiper" role="region" aria-roledescription="carousel" aria-label="Mugs" dir="${dir}"><div class="elementor-image-carousel swiper-wrapper" aria-live="off">${slides.join('')}</div>${arrows.join('')}<div class="swiper-pagination"></div></div>`;
  const widget = widgetOf('image-carousel', block, { ...ROW_1, autoplay: undefined, slides_to_show: inView });
  const text = `<p>${'Words below the carousel. '.repeat(200)}</p>`;
  return `${widget.replace('elementor-widget"', 'elementor-widget elementor-widget-image-carousel elementor-pagination-position-outside"')}${text}`;
}

/**
 * A lazy loader's placeholder for a picture without a size: the placeholder has its own aspect ratio and is as wide as
 * possible.
 */
const PLACEHOLDER =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%20210%20140%22%3E%3C/svg%3E';

/** Returns the link to the demo's stand-in for the builder's style sheet. */
async function findTheirSheet(page: Page): Promise<string> {
  const html = await (await page.request.get('/corporate-gifts/?theme=plain&sheets=theirs')).text();
  const [, href] = /<link rel="stylesheet" href="([^"]*content[^"]*\.css)"/.exec(html) ?? [];
  if (!href) throw new Error('The demo page does not link the builder’s style sheet');
  return `<link rel="stylesheet" href="${href}">`;
}

for (const dir of ['ltr', 'rtl'] as const)
  for (const sheets of ['ours alone', 'the builder’s first', 'the builder’s last'] as const)
    test(`nothing shifts at 390 and 1280 px when pictures, scripts and the slider load late (${dir}, ${sheets})`, async ({
      page,
      servePage,
    }) => {
      const theirs = await findTheirSheet(page);
      const links = { 'ours alone': OURS, 'the builder’s first': theirs + OURS, 'the builder’s last': OURS + theirs };
      let letPicturesCome = () => {};
      let pictures = Promise.resolve();
      await page.route('**/pics/**', async (route) => {
        await pictures;
        await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }).catch(() => {});
      });
      for (const width of [390, 1280])
        for (const inView of ['1', '3'])
          await test.step(`slides in view: ${inView} (${width} px)`, async () => {
            pictures = new Promise((resolve) => {
              letPicturesCome = resolve;
            });
            await page.setViewportSize({ width, height: 900 });
            const releaseSlider = await holdBack(page, /\/dist\/content-startSlider/);
            const release = await holdBack(page, '**/dist/hadaya.min.js*');
            const html = contentDocument(thumbnails(dir, inView), { dir }).replace(OURS, links[sheets]);
            await page.goto(servePage('/c/', html), { waitUntil: 'commit' });
            await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
            letPicturesCome();
            await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
            const asked = page.waitForRequest(/content-startSlider/);
            release();
            await asked;
            await readLayoutShift(page);
            releaseSlider();
            await expect(page.locator('.swiper-pagination-bullet').first()).toBeAttached();
            await waitForContent(page);
            const { unexpected, sources } = await readLayoutShift(page);
            expect(unexpected, sources.join(', ')).toBeLessThanOrEqual(MOST_SHIFT);
          });
    });

for (const keptIn of ['data-src', 'data-lazy-src'] as const)
  test(`nothing shifts when an optimiser initially keeps picture URLs in ${keptIn}`, async ({ page, servePage }) => {
    await page.route('**/pics/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const block = thumbnails('ltr', '1').replaceAll(
        / src="([^"]*-150x150\.svg)"/g,
        ` src="${PLACEHOLDER}" ${keptIn}="$1"`,
      );
      await page.goto(servePage('/c/', contentDocument(block)));
      await waitForContent(page);
      await expect(page.locator('.swiper-pagination-bullet').first()).toBeAttached();
      await page.evaluate(async (name) => {
        for (const picture of document.querySelectorAll<HTMLImageElement>(`.swiper-slide-image[${name}]`)) {
          picture.src = picture.getAttribute(name) ?? '';
          picture.removeAttribute(name);
          await picture.decode();
        }
      }, keptIn);
      const { unexpected, sources } = await readLayoutShift(page);
      expect(unexpected, `${width}: ${sources.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });

import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { carouselMarkup, ROW_1 } from './sliderMarkup.ts';
import { DOTS } from './sliderPage.ts';

/**
 * Containers that themes and builders put around a widget: name, container style, column style, and the column's width
 * in a 600 px wide container.
 */
const BOXES = [
  ['block', '', '', 600],
  ['flex row', 'display:flex', '', 600],
  ['flex row, growing', 'display:flex', 'flex:1', 600],
  ['flex column', 'display:flex;flex-direction:column', '', 600],
  ['flex column, not stretched', 'display:flex;flex-direction:column;align-items:flex-start', '', 600],
  ['flex column, centred', 'display:flex;flex-direction:column;align-items:center', '', 600],
  ['grid', 'display:grid', '', 600],
  ['grid auto', 'display:grid;grid-template-columns:auto', '', 600],
  ['grid fraction', 'display:grid;grid-template-columns:1fr 1fr', '', 300],
  ['grid auto beside a fixed column', 'display:grid;grid-template-columns:auto 200px', '', 400],
  ['grid as narrow as its content', 'display:grid;grid-template-columns:min-content', 'min-width:240px', 240],
  ['inline-block', '', 'display:inline-block', 600],
  ['float', 'display:flow-root', 'float:left', 600],
  ['table cell', 'display:table', 'display:table-cell', 600],
  ['fit-content', '', 'width:fit-content', 600],
  ['flex in grid in flex', 'display:flex;flex-direction:column', 'display:grid;grid-template-columns:auto', 600],
] as const;

const settings = { ...ROW_1, autoplay: '', infinite: '' };
const body = BOXES.map(
  ([name, box, column]) =>
    `<section data-box="${name}" style="inline-size:min(600px,50vw);${box}"><div style="${column}">${carouselMarkup(settings, 3)}</div></section>`,
).join('');

test('image carousels are as wide as their column in every container, before and after the slider starts', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ axe: ['duplicate-id', 'landmark-unique', ...Object.keys(DOTS)] });
  test.slow();
  const head = '<style>.swiper-slide img{inline-size:100%;block-size:auto}</style>';
  await page.goto(servePage('/boxes/', contentDocument(body, { head })));
  const widths = () =>
    page
      .locator('[data-box]')
      .evaluateAll((boxes) =>
        boxes.map((box) => [
          box.getAttribute('data-box'),
          Math.round(box.querySelector('.swiper')?.getBoundingClientRect().width ?? 0),
          Math.round(box.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0),
        ]),
      );
  const expected = BOXES.map(([name, , , width]) => [name, width, width]);
  await expect.poll(widths).toEqual(expected);
  for (const [index] of BOXES.entries()) {
    const box = page.locator('[data-box]').nth(index);
    await box.scrollIntoViewIfNeeded();
    await box.locator('.swiper').hover();
    await expect(box.locator('.swiper-initialized')).toBeAttached();
  }
  await expect.poll(widths).toEqual(expected);
  const resize = (width: number) => page.setViewportSize({ width, height: 720 });
  // At this window width the boxes are 320 px wide, except those in `narrow`.
  await resize(640);
  const narrow: Readonly<Record<string, number>> = {
    'grid fraction': 160,
    'grid auto beside a fixed column': 120,
    'grid as narrow as its content': 240,
  };
  await expect.poll(widths).toEqual(BOXES.map(([name]) => [name, narrow[name] ?? 320, narrow[name] ?? 320]));
  await resize(1280);
  await expect.poll(widths).toEqual(expected);
  // Visitors can pinch-zoom each picture, so no ancestor may forbid it; a descendant could not allow it again.
  const touch = page.locator('.swiper, .swiper-wrapper, .swiper-slide');
  const allowed = await touch.evaluateAll((nodes) => [
    ...new Set(nodes.map((node) => getComputedStyle(node).touchAction)),
  ]);
  for (const action of allowed) expect(action).toMatch(/^(?:auto|manipulation|pan-[xy] pinch-zoom)$/);
});

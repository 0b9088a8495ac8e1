import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PRODUCT = '/ask/?stand-ins=1&product=1';

const slidesOf = (html: string) => [...html.matchAll(/<img[^>]*wvg-post-image[^>]*>/g)].map(([tag]) => tag);
const isLazy = (tag: string) => tag.includes('loading="lazy"');
/** Reads a slide's declared width; WordPress prepends `auto` for lazy pictures. */
const widthOf = (tag: string) => /sizes="(?:auto, )?([^"]*)"/.exec(tag)?.[1];
const isHigh = (tag: string) => tag.includes('fetchpriority="high"');

const SIZES = '(max-width: 480px) min(320px, 100vw), (max-width: 768px) min(640px, 100vw), min(600px, 30vw)';

test('prioritises the first product picture and declares its width, unless a video comes first', async ({
  request,
  site,
}) => {
  const read = async (path: string) => slidesOf(await (await request.get(`${site.url}${path}`)).text());
  for (const [gallery, high, lazy] of [
    ['1', [true, false, false], [false, true, true]],
    // A page gets only one high-priority picture; if another picture already has high priority, the gallery's picture
    // does not get it.
    ['taken', [false, false, false], [false, true, true]],
    ['film', [false, false], [true, true]],
  ] as const) {
    const slides = await read(`${PRODUCT}&gallery=${gallery}`);
    expect(slides.map(isHigh), gallery).toEqual(high);
    expect(slides.map(isLazy), gallery).toEqual(lazy);
    if (gallery === '1') for (const slide of slides) expect(widthOf(slide)).toBe(SIZES);
  }

  const editor = await read(`${PRODUCT}&gallery=1&elementor-preview=1`);
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, islands: { ...HADAYA_OPTIONS.islands, gallery: false } });
  const switchedOff = await read(`${PRODUCT}&gallery=1`);
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  for (const slides of [editor, switchedOff]) {
    expect(slides.some(isHigh)).toBe(false);
    expect(slides.every(isLazy)).toBe(true);
    for (const slide of slides) expect(widthOf(slide)).toBe('(max-width: 600px) 100vw, 600px');
  }
  expect((await read('/ask/?stand-ins=1&gallery=1')).some(isHigh)).toBe(false);
});

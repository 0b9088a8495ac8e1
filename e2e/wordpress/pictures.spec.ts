import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PRODUCT = '/ask/?stand-ins=1&product=1';

/** The `<img>` tags of the gallery's slides. */
const slidesOf = (html: string) => [...html.matchAll(/<img[^>]*wvg-post-image[^>]*>/g)].map(([tag]) => tag);
const isLazy = (tag: string) => tag.includes('loading="lazy"');
/** What a slide says of its width; WordPress itself writes `auto` before that where a picture can wait. */
const widthOf = (tag: string) => /sizes="(?:auto, )?([^"]*)"/.exec(tag)?.[1];
const isHigh = (tag: string) => tag.includes('fetchpriority="high"');

test('the first picture of a product is fetched at once and before others, the next ones can wait', async ({
  request,
  site,
}) => {
  const slides = slidesOf(await (await request.get(`${site.url}${PRODUCT}&gallery=1`)).text());
  expect(slides.map(isHigh)).toEqual([true, false, false]);
  expect(slides.map(isLazy)).toEqual([false, true, true]);
});

test('one picture of a page comes before all others: another one that does keeps its place', async ({
  request,
  site,
}) => {
  const slides = slidesOf(await (await request.get(`${site.url}${PRODUCT}&gallery=taken`)).text());
  expect(slides.map(isHigh)).toEqual([false, false, false]);
  expect(slides.map(isLazy)).toEqual([false, true, true]);
});

test('behind a film no picture hurries', async ({ request, site }) => {
  const slides = slidesOf(await (await request.get(`${site.url}${PRODUCT}&gallery=film`)).text());
  expect(slides.map(isHigh)).toEqual([false, false]);
  expect(slides.map(isLazy)).toEqual([true, true]);
});

test('a browser learns how wide the plugin shows its pictures, so that a phone fetches one size of them', async ({
  request,
  site,
}) => {
  const slides = slidesOf(await (await request.get(`${site.url}${PRODUCT}&gallery=1`)).text());
  const sizes = '(max-width: 480px) min(320px, 100vw), (max-width: 768px) min(640px, 100vw), min(600px, 30vw)';
  for (const slide of slides) expect(widthOf(slide)).toBe(sizes);
});

test('the plugin’s own gallery, an editor’s page and a page without a product are left as they are', async ({
  request,
  site,
}) => {
  const read = async (path: string) => slidesOf(await (await request.get(`${site.url}${path}`)).text());
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

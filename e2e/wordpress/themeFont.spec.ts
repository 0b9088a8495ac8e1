/** A product page preloads the block theme's font, because a font that loads late shifts the content below it. */
import type { APIRequestContext } from '@playwright/test';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PRODUCT = '/ask/?stand-ins=1&product=1';

interface Shop {
  readonly request: APIRequestContext;
  readonly site: TestSite;
}

async function readFonts({ request, site }: Shop, path = PRODUCT): Promise<readonly string[]> {
  const html = await (await request.get(`${site.url}${path}`)).text();
  const tags = html.matchAll(
    /<link rel="preload" as="font" type="font\/woff2" href="([^"]*)" crossorigin="anonymous"/g,
  );
  return [...tags].map(([, href = '']) => href.replace(site.url, ''));
}

const face = (name: string, more: object = {}) => ({
  fontFamily: 'Gift',
  fontStyle: 'normal',
  fontWeight: '400',
  src: [`file:./assets/fonts/${name}.woff2`],
  ...more,
});

/** Faces of the theme's text font: an old format, an italic, a partial character set, and two weights. */
const FACES = [
  face('old', { src: ['file:./assets/fonts/old.woff'] }),
  face('italic', { fontStyle: 'italic' }),
  face('arabic', { unicodeRange: 'U+0600-06FF' }),
  face('text'),
  face('bold', { fontWeight: '700' }),
];
const THEME = {
  version: 3,
  settings: {
    typography: {
      fontFamilies: [
        { slug: 'gift', name: 'Gift', fontFamily: 'Gift', fontFace: FACES },
        {
          slug: 'title',
          name: 'Title',
          fontFamily: 'Title',
          fontFace: [face('title', { fontWeight: '200 900', src: 'https://fonts.example/title.woff2?v=1' })],
        },
      ],
    },
  },
  styles: {
    typography: { fontFamily: 'var:preset|font-family|gift' },
    elements: { heading: { typography: { fontFamily: 'var(--wp--preset--font-family--title)', fontWeight: '600' } } },
  },
};

const ASSETS = '/wp-content/themes/twentytwentyfive/assets/fonts';

test.beforeEach(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterEach(({ site }) => {
  for (const name of ['hadaya_test_contact_plugin', 'hadaya_stand_in_theme']) site.setOption(name, null);
  site.setOption('hadaya_options', HADAYA_OPTIONS);
});

test('preloads the theme’s font before style sheets on product pages only', async ({ page, request, site }) => {
  const [font = 'none', ...more] = await readFonts({ request, site });
  expect(more).toEqual([]);
  expect((await request.get(`${site.url}${font}`)).status()).toBe(200);
  const fetched: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('.woff2')) fetched.push(asked.url());
  });
  await page.goto(`${site.url}${PRODUCT}`);
  await page.evaluate(() => document.fonts.ready);
  // The browser requests the font once: the preloaded file is the one that the text uses.
  expect(fetched).toEqual([`${site.url}${font}`]);
  const isLoaded = () => [...document.fonts].some(({ status }) => status === 'loaded');
  expect(await page.evaluate(isLoaded)).toBe(true);
  const isFirst = () =>
    document.querySelector('link[as="font"] ~ link[rel="stylesheet"], link[as="font"] ~ style') !== null;
  expect(await page.evaluate(isFirst)).toBe(true);

  // The page preloads the upright face in the right weight, for headings too, and no face with a partial character set.
  site.setOption('hadaya_stand_in_theme', THEME);
  expect(await readFonts({ request, site })).toEqual([`${ASSETS}/text.woff2`, 'https://fonts.example/title.woff2?v=1']);
  // For bold text, the page preloads a bold face; without a web font, it preloads nothing.
  const bold = { ...THEME.styles, typography: { ...THEME.styles.typography, fontWeight: '700' } };
  site.setOption('hadaya_stand_in_theme', { ...THEME, styles: bold });
  expect((await readFonts({ request, site }))[0]).toBe(`${ASSETS}/bold.woff2`);
  const plain = {
    typography: { fontFamily: 'Georgia, serif' },
    elements: { heading: { typography: { fontFamily: 'serif' } } },
  };
  site.setOption('hadaya_stand_in_theme', { ...THEME, styles: plain });
  expect(await readFonts({ request, site })).toEqual([]);

  site.setOption('hadaya_stand_in_theme', null);
  expect(await readFonts({ request, site }, '/ask/?stand-ins=1')).toEqual([]);
  expect(await readFonts({ request, site }, `${PRODUCT}&elementor-preview=1`)).toEqual([]);
  const { islands, ...rest } = HADAYA_OPTIONS;
  site.setOption('hadaya_options', { ...rest, islands: { ...islands, swatches: false, gallery: false } });
  expect(await readFonts({ request, site })).toEqual([]);
});

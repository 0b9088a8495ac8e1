/**
 * Tests optimisers that combine, rename, move, inline and delay style sheets: our sheets load once, whatever file
 * contains them, and never after the owner's rules.
 */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST_FOLDER } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { documentOf } from '../kit/servePage.ts';
import { settle } from '../kit/settle.ts';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { waitForSwatches } from '../swatches/kit/swatches.ts';
import { countRuns, runs, TAG } from './loaderPage.ts';

const OURS = readFileSync(resolve(DIST_FOLDER, 'swatches.min.css'), 'utf8');
const MARK = OURS.slice(OURS.lastIndexOf('.hadaya-sheet'));
const SITE = 'body { color: #333; }\n';
/** An owner's rule with the same specificity as ours, so that the later of the two wins. */
const OWNER = `.woo-variation-swatches .wvs-style-squared.variable-items-wrapper .variable-item:not(.radio-variable-item) { border-radius: 50%; }\n`;
const MERGED = SITE + OURS + OWNER;

const FORM = `<form class="variations_form woo-variation-swatches"><ul class="variable-items-wrapper wvs-style-squared">
<li class="variable-item button-variable-item">Red</li></ul></form>`;

const sheet = (name: string, attributes = 'rel="stylesheet"') => `<link ${attributes} href="/cache/${name}.css">`;
const announced = `<script>window.hadaya = { q: [], sheets: ['swatches'] };</script>`;
const loader = `<script src="${TAG}" async></script>`;
const style = (css: string) => `<style>${css}</style>`;
const SWAP = `rel="stylesheet" media="print" onload="__hadayaGuest.asHost(() => { this.media = 'all'; })"`;
const PRELOAD = `rel="preload" as="style" onload="__hadayaGuest.asHost(() => { this.rel = 'stylesheet'; })"`;

/** Returns the computed `display` and radius: `flex 50%` if our rules apply and the owner's rule has won. */
const readLook = (page: Page) =>
  page.evaluate(() => {
    const [list, item] = ['ul', 'li'].map((name) =>
      getComputedStyle(document.querySelector(`form ${name}`) ?? document.body),
    );
    return `${list?.display} ${item?.borderTopLeftRadius}`;
  });

interface Case {
  readonly title: string;
  readonly head: string;
  readonly foot?: string;
  /** Contents of the optimiser's cached files, keyed by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** True if the loader must fetch our own style sheet. */
  readonly isFetched?: boolean;
}

const CASES: readonly Case[] = [
  { title: 'joined with others in the head', head: announced + loader + sheet('all'), files: { all: MERGED } },
  {
    title: 'joined with others at the end of the page',
    head: announced + loader,
    foot: sheet('all'),
    files: { all: MERGED },
  },
  {
    title: 'a changed copy under another name',
    head: announced + loader + sheet('site') + sheet('copy') + style(OWNER),
    files: { site: SITE, copy: OURS.replace('{', ' { ') },
  },
  {
    title: 'joined and enabled for all media only after loading',
    head: announced + loader + sheet('all', SWAP),
    files: { all: MERGED },
  },
  {
    title: 'joined and preloaded before it becomes a style sheet',
    head: announced + loader + sheet('all', PRELOAD),
    files: { all: MERGED },
  },
  {
    title: 'joined, with its rules also inlined',
    head: announced + style(OURS.replace(MARK, '') + OWNER) + loader + sheet('all', SWAP),
    files: { all: MERGED },
  },
  { title: 'inlined without an announcement', head: style(MERGED) + loader, files: {} },
  {
    title: 'left out of the joined file',
    head: announced + loader + sheet('all'),
    files: { all: SITE + OWNER },
    isFetched: true,
  },
  {
    title: 'reduced to the rules that the page uses',
    head: announced + loader + style(MERGED.replace(MARK, '')),
    files: {},
    isFetched: true,
  },
  {
    title: 'missing, with only the site’s file and rules',
    head: loader + sheet('site') + style(OWNER),
    files: { site: SITE },
    isFetched: true,
  },
];

test.use({ allow: { globals: ['__sentinel'] } });

for (const { title, head, foot = '', files, isFetched = false } of CASES) {
  test(`${isFetched ? 'fetches our style sheet once' : 'does not fetch our style sheet again'} when it is ${title}, and the owner’s rules win`, async ({
    page,
    guest,
    servePage,
  }) => {
    countRuns(servePage);
    for (const [name, html] of Object.entries(files))
      servePage(`/cache/${name}.css`, { html, headers: { 'content-type': 'text/css' } });
    // Holds the site's style sheets back, so that the loader runs before them.
    const release = await holdBack(page, '**/cache/*.css');
    await page.goto(servePage('/own/', documentOf(FORM + foot, head)), { waitUntil: 'commit' });
    if (!foot) await expect.poll(() => page.evaluate(runs)).toBe(1);
    release();
    await page.waitForLoadState('load');
    await expect.poll(() => readLook(page)).toBe('flex 50%');
    if (isFetched) await expect(page.locator('link[href*="/dist/swatches.min.css"]')).toHaveCount(1);
    await settle(page);
    const fetched = guest.requests.filter((address) => address.includes('/dist/swatches.min.css'));
    expect(fetched).toHaveLength(isFetched ? 1 : 0);
    expect(await readLook(page)).toBe('flex 50%');
  });
}

test('on a product page with joined sheets, fetches no style sheet again and causes no shift', async ({
  page,
  guest,
  servePage,
}) => {
  const names: string[] = [];
  await page.route('**/product/ceramic-mug/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<link rel="stylesheet" href="\/dist\/([a-z-]+)\.min\.css">/g,
      (_, name: string) => {
        names.push(name);
        return names.length === 1 ? sheet('all') : '';
      },
    );
    const texts = names.map((name) => readFileSync(resolve(DIST_FOLDER, `${name}.min.css`), 'utf8'));
    servePage('/cache/all.css', { html: texts.join(''), headers: { 'content-type': 'text/css' } });
    const message = `<script>window.hadaya = { q: [], sheets: ${JSON.stringify(names)} };</script>`;
    await route.fulfill({ response, body: html.replace('<head>', `<head>${message}`) });
  });
  await openPainted(page, '/product/ceramic-mug/');
  await waitForSwatches(page);
  await settle(page);
  expect(names).toEqual(expect.arrayContaining(['gallery', 'swatches']));
  const fetched = guest.requests.filter((address) => names.some((name) => address.includes(`/dist/${name}.min.css`)));
  expect(fetched).toEqual([]);
  await expectNoLayoutShift(page);
});

/** Scripts that come only after the visitor’s first tap, as many optimisers let them: what was tapped does what it says. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { rewriteDocument } from '../kit/inject/rewriteDocument.ts';
import { expect, test } from '../kit/test.ts';

const KEEPER = readFileSync(resolve(REPOSITORY, 'wordpress/hadaya/src/WayBack/taps.js'), 'utf8');

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

/** Opens a page of the demo as the server prints it, with none of our scripts there yet. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  await rewriteDocument(page, ({ html, headers }) => ({
    headers,
    html: html.replace(/<head\b[^>]*>/, (head) => `${head}<script>${KEEPER}</script>`),
  }));
  const letScriptsCome = await holdBack(page);
  await page.goto(path, { waitUntil: 'commit' });
  return letScriptsCome;
}

interface Part {
  readonly name: string;
  readonly path: string;
  readonly target: string;
  readonly place?: number;
  readonly read: (page: Page) => Promise<string | null>;
  readonly after: string | RegExp;
}

const PARTS: readonly Part[] = [
  {
    name: 'a swatch',
    path: '/product/ceramic-mug/',
    target: '.variable-item[data-value="red"]',
    read: (page) => page.locator('[name="attribute_pa_color"]').inputValue(),
    after: 'red',
  },
  {
    name: 'a thumbnail',
    path: '/product/ceramic-mug/',
    target: '.wvg-gallery-thumbnail-image',
    place: 1,
    read: (page) => page.locator('.wvg-gallery-thumbnail-image').nth(1).getAttribute('class'),
    after: /current-thumbnail/,
  },
];

for (const { name, path, target, place = 0, read, after } of PARTS)
  test(`${name} that was tapped before the scripts came answers when they come`, async ({ page }) => {
    const letScriptsCome = await openEarly(page, path);
    await page.locator(target).nth(place).tap();
    letScriptsCome();
    await expect.poll(() => read(page)).toMatch(after);
  });

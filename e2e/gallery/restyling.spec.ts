/** Measures the style recalculation that our style sheets cause when the page changes. */
import type { Browser, Page } from '@playwright/test';
import { expect, openPainted, test } from '../kit/test.ts';
import { waitForIslands } from '../kit/waitForIslands.ts';

/**
 * Counts, from the browser's trace, the elements that a page change restyles. Other changes on the page, such as
 * counters, can only increase the number.
 */
async function countOf(browser: Browser, page: Page, change: () => void): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(change);
  const { traceEvents }: { traceEvents: readonly { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  return traceEvents.reduce(
    (sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0),
    0,
  );
}

async function openWith(page: Page, path: string, add: () => void): Promise<void> {
  await openPainted(page, path);
  await waitForIslands(page);
  await page.evaluate(add);
  await page.evaluate(() => document.body.getBoundingClientRect().height);
}

const PATHS = ['/product/ceramic-mug/', '/corporate-gifts/'];

// A rule that selects by an attribute can make the browser match the rule again for all descendants of an element whose
// attribute changes.
for (const path of PATHS)
  test(`a class or style change on an element of ${path} does not restyle its descendants`, async ({
    page,
    browser,
  }) => {
    await openWith(page, path, () => {
      const box = document.createElement('u');
      for (let count = 0; count < 200; count += 1) box.append(document.createElement('u'));
      window.__hadayaGuest?.asHost(() => document.body.append(box));
    });
    const change = () => {
      const box = document.querySelector('body > u');
      for (const [attribute, given] of [
        ['class', 'far'],
        ['style', 'outline: 0'],
      ] as const) {
        window.__hadayaGuest?.asHost(() => {
          box?.removeAttribute(attribute);
          box?.setAttribute(attribute, given);
        });
        box?.getBoundingClientRect();
      }
    };
    await expect.poll(() => countOf(browser, page, change)).toBeLessThan(100);
  });

for (const path of PATHS)
  test(`a class added to the body of ${path} does not restyle its descendants`, async ({ page, browser }) => {
    await openWith(page, path, () => {
      const box = document.createElement('section');
      for (const tag of ['span', 'label', 'img', 'input', 'i', 'table'])
        for (let count = 0; count < 50; count += 1) box.append(document.createElement(tag));
      window.__hadayaGuest?.asHost(() => document.body.append(box));
    });
    const toggle = () => {
      window.__hadayaGuest?.asHost(() => document.body.classList.toggle('has-been-touched'));
      document.body.getBoundingClientRect();
    };
    await expect.poll(() => countOf(browser, page, toggle)).toBeLessThan(60);
  });

// Rules with `:has` or a similar selector can make the browser restyle the elements around every change.
for (const path of PATHS)
  test(`an element added to a box of ${path} far from any widget does not restyle surrounding boxes`, async ({
    page,
    browser,
  }) => {
    await openWith(page, path, () => {
      let box: HTMLElement = document.body;
      window.__hadayaGuest?.asHost(() => {
        for (let count = 0; count < 200; count += 1) {
          const inner = document.createElement('section');
          box.append(inner);
          box = inner;
        }
        box.id = 'deepest';
      });
    });
    const insert = () => {
      window.__hadayaGuest?.asHost(() =>
        document.querySelector('#deepest')?.replaceChildren(document.createElement('select')),
      );
      document.body.getBoundingClientRect();
    };
    await expect.poll(() => countOf(browser, page, insert)).toBeLessThan(60);
  });

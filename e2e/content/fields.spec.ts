import type { Page } from '@playwright/test';
import { pressComposing } from '../kit/pressComposing.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { waitForContent } from './contentPage.ts';
import { detailsMarkup, foldMarkup, nestedTabsMarkup, tabsMarkup } from './foldMarkup.ts';
import { heroMarkup, ROW_1 } from './sliderMarkup.ts';
import { current, ready } from './sliderPage.ts';

const FIELDS =
  '<label>Name <input class="name"></label> <label>Size <select class="size"><option>S</option><option>M</option></select></label> <div class="note" contenteditable="true" role="textbox" aria-label="Note">note</div>';
const fieldsIn = (name: string) => (name === 'One' ? FIELDS : `Text ${name}`);
const HEARING =
  "<script>window.heard=[];for(const type of ['keydown','keyup'])document.addEventListener(type,({key})=>window.heard.push(type+' '+key))</script>";
const ALLOWED = {
  globals: ['heard'],
  hostChanges: [{ selector: '.note' }],
};

/** Presses keys in a widget's fields; asserts that focus stays and the page receives every key. */
async function expectKeysKept(page: Page): Promise<void> {
  const [name, size, note] = [
    page.locator('.name').first(),
    page.locator('.size').first(),
    page.locator('.note').first(),
  ];
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', ' ', 'Escape'];
  for (const field of [name, note]) {
    await field.focus();
    await page.evaluate(() => Reflect.get(window, 'heard').splice(0));
    for (const key of keys) await page.keyboard.press(key);
    await pressComposing(page, 'Escape');
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'heard').slice(0, 18))).toEqual(
      keys.flatMap((key) => [`keydown ${key}`, `keyup ${key}`]),
    );
  }
  await size.focus();
  await page.keyboard.press('ArrowDown');
  await expect(size).toHaveValue('M');
  await expect(size).toBeFocused();
}

for (const [kind, markup] of [
  ['accordion', foldMarkup('accordion', 3, fieldsIn)],
  ['tabs', tabsMarkup(3, fieldsIn)],
  ['nested accordion', detailsMarkup({ max_items_expended: 'one' }, fieldsIn)],
  ['nested tabs', nestedTabsMarkup().replace('Text One', FIELDS)],
] as const) {
  test(`keys pressed in a field of a widget’s panel, including Escape, affect only that field (${kind})`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow(ALLOWED);
    await page.goto(servePage('/c/', contentDocument(markup, { head: HEARING })));
    await waitForContent(page);
    await expectKeysKept(page);
    await expect(page.locator('.name').first()).toBeVisible();
  });
}

test('keys pressed in fields and editable elements of a slide do not move the slides', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow(ALLOWED);
  const hero = heroMarkup({ ...ROW_1, autoplay: '' }).replace('Heading 1', FIELDS);
  await page.goto(
    servePage(
      '/c/',
      contentDocument(hero, { head: `${HEARING}<style>.elementor-slide-button{display:block;padding:8px}</style>` }),
    ),
  );
  await ready(page);
  await expectKeysKept(page);
  expect(await current(page)).toBe('0');
});

import type { Page } from '@playwright/test';
import type { Chapter, Step } from '../Chapter.ts';
import type { Shop } from '../Shop.ts';
import { click, PATIENCE_MS, until } from '../see.ts';

/** Several menus may match. The last one is in the content, after the theme's or the header's menu. */
const MENU = 'ul.hfe-nav-menu';
const TOGGLE = '.hfe-nav-menu__toggle';

function entry(page: Page, label: string) {
  return page
    .locator(MENU)
    .last()
    .locator('a')
    .filter({ hasText: new RegExp(`^\\s*${label}\\s*$`) })
    .first();
}

/** Finds the list item of a top-level entry. This item also contains the submenu control. */
function parentOf(page: Page, label: string) {
  const link = page.locator('> * a, > a').filter({ hasText: new RegExp(`^\\s*${label}\\s*$`) });
  return page.locator(MENU).last().locator('> li').filter({ has: link }).first();
}

const labelOf = (shop: Shop, depth: 0 | 1 | 2) => shop.menu?.labels[depth] ?? '';

/** Checks whether a visitor could click the entry: it has a size, is opaque and is not covered. */
async function isOpen(page: Page, label: string): Promise<boolean> {
  const found = entry(page, label);
  if ((await found.count()) === 0) return false;
  return found.evaluate((link) => {
    const box = link.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isVisible = link.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return box.height > 8 && isVisible && at !== null && (link.contains(at) || at.contains(link));
  });
}

const opens = (page: Page, label: string) => until(`"${label}" can be reached`, () => isOpen(page, label));
const closes = (page: Page, label: string) => until(`"${label}" is gone`, async () => !(await isOpen(page, label)));

const BY_MOUSE: readonly Step[] = [
  {
    name: 'both submenu levels open on hover',
    work: async (page, shop) => {
      await entry(page, labelOf(shop, 0)).hover({ timeout: PATIENCE_MS });
      await opens(page, labelOf(shop, 1));
      await entry(page, labelOf(shop, 1)).hover({ timeout: PATIENCE_MS });
      await opens(page, labelOf(shop, 2));
    },
  },
  {
    name: 'the submenu closes when the mouse leaves',
    work: async (page, shop) => {
      await entry(page, labelOf(shop, 0)).hover({ timeout: PATIENCE_MS });
      await opens(page, labelOf(shop, 1));
      await page.mouse.move(900, 850, { steps: 5 });
      await closes(page, labelOf(shop, 1));
    },
  },
  {
    name: 'a submenu opens with the keyboard',
    work: async (page, shop) => {
      const item = parentOf(page, labelOf(shop, 0));
      await item.locator('button[aria-expanded], .hfe-has-submenu-container[tabindex]').first().focus();
      await page.keyboard.press('Enter');
      await opens(page, labelOf(shop, 1));
    },
  },
];

async function openMenu(page: Page, shop: Shop): Promise<void> {
  if (await isOpen(page, labelOf(shop, 0))) return;
  await page.locator(TOGGLE).last().click({ timeout: PATIENCE_MS });
  await opens(page, labelOf(shop, 0));
}

const BY_TAP: readonly Step[] = [
  { name: 'the menu button opens the menu', work: openMenu },
  {
    name: 'a submenu arrow opens the submenu',
    work: async (page, shop) => {
      await openMenu(page, shop);
      const item = parentOf(page, labelOf(shop, 0));
      const arrow = item.locator('.hfe-menu-toggle').first();
      const box = await arrow.boundingBox();
      if (!box) throw new Error('the arrow is not there');
      // Taps by position, because either the arrow or a button over it receives the tap.
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await opens(page, labelOf(shop, 1));
    },
  },
  {
    name: 'the menu button closes the menu',
    work: async (page, shop) => {
      await openMenu(page, shop);
      await page.locator(TOGGLE).last().click({ timeout: PATIENCE_MS });
      await closes(page, labelOf(shop, 0));
    },
  },
];

export const MENU_CHAPTERS: readonly Chapter[] = [
  { name: 'menu', width: 1280, path: ({ menu }) => menu?.path, steps: BY_MOUSE },
  { name: 'menu on a phone', width: 390, path: ({ menu }) => menu?.path, steps: BY_TAP },
  {
    name: 'menu on a phone (right to left)',
    width: 390,
    rightToLeft: true,
    path: ({ menu }) => menu?.path,
    steps: BY_TAP,
  },
  {
    name: 'flyout menu',
    width: 1280,
    path: ({ menu }) => menu?.flyout,
    steps: [
      {
        name: 'the flyout menu opens and closes',
        work: async (page, shop) => {
          await page
            .locator('.hfe-flyout-trigger, .hfe-nav-menu__toggle')
            .filter({ visible: true })
            .last()
            .click({ timeout: PATIENCE_MS });
          await opens(page, labelOf(shop, 0));
          await click(page.locator('.hfe-flyout-close'));
          await closes(page, labelOf(shop, 0));
        },
      },
    ],
  },
  {
    name: 'search',
    width: 390,
    path: ({ search }) => search?.path,
    steps: [
      {
        name: 'the search field opens and starts a search',
        work: async (page, { search }) => {
          await page.locator('.hfe-search-icon-toggle').last().click({ timeout: PATIENCE_MS });
          const field = page
            .locator('.hfe-search-form__input, .hfe-search-icon-toggle input')
            .filter({ visible: true })
            .last();
          await field.fill(search?.word ?? '', { timeout: PATIENCE_MS });
          await field.press('Enter');
          await page.waitForURL((address) => address.searchParams.get('s') === search?.word, { timeout: PATIENCE_MS });
        },
      },
    ],
  },
];

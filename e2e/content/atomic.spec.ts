/**
 * Tests Elementor 4's atomic tabs with a stand-in for their script. The stand-in selects a tab on click, and ignores
 * the reading direction when an arrow key is pressed.
 */
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';

const NAMES = ['One', 'Two', 'Three'] as const;

/**
 * Prints the tabs as the builder does: the first tab is selected, and the other panels have `hidden` and an inline
 * style.
 */
function tabsMarkup(inside = ''): string {
  const titles = NAMES.map(
    (name, index) =>
      `<button data-e-type="e-tab" role="tab" id="tab-${index}" aria-controls="panel-${index}" tabindex="${index ? -1 : 0}" aria-selected="${!index}"><p>${name}</p></button>`,
  );
  const panels = NAMES.map(
    (name, index) =>
      `<div data-e-type="e-tab-content" role="tabpanel" id="panel-${index}" aria-labelledby="tab-${index}"${index ? ' hidden="true" style="display: none;"' : ''}><p>About ${name}</p>${inside}</div>`,
  );
  return `<div data-e-type="e-tabs" data-element_type="e-tabs" x-data="eTabs1"><div data-e-type="e-tabs-menu" role="tablist" aria-label="Gifts">${titles.join('')}</div><div data-e-type="e-tabs-content-area">${panels.join('')}</div></div>`;
}

/**
 * Stand-in for the builder's script: every change rewrites all titles and panels but leaves the printed `hidden`
 * attribute.
 */
const HANDLER = `for (const root of document.querySelectorAll('[data-e-type="e-tabs"]')) {
  const titles = [...root.querySelectorAll('[role="tab"]')];
  const select = (chosen) => window.__hadayaGuest.asHost(() => {
    for (const title of titles) {
      title.setAttribute('aria-selected', String(title === chosen));
      title.tabIndex = title === chosen ? 0 : -1;
      const panel = document.getElementById(title.getAttribute('aria-controls'));
      panel.style.display = title === chosen ? '' : 'none';
      panel.replaceChildren(...[...panel.children].map((child) => child.cloneNode(true)));
    }
  });
  for (const [index, title] of titles.entries()) {
    title.addEventListener('click', () => select(title));
    title.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step) titles.at((index + step) % titles.length).focus();
    });
  }
}`;

const HEAD = '<style>[role="tabpanel"]{display:block;padding:16px}[role="tab"]{min-width:48px;min-height:32px}</style>';

for (const [dir, on, back] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)
  test(`${on} on a ${dir} page focuses the next atomic tab, and the builder’s script still works`, async ({
    page,
    servePage,
  }) => {
    const html = contentDocument(tabsMarkup('<a href="#more">More</a>'), {
      dir,
      head: HEAD,
      after: `<script>${HANDLER}</script>`,
    });
    await openPainted(page, servePage('/c/', html));
    await expect(page.locator('[data-e-type="e-tabs"]')).toHaveAttribute('data-hadaya-state', 'mounted');
    const tab = (name: (typeof NAMES)[number]): Locator => page.getByRole('tab', { name });
    const shown = page.locator('[role="tabpanel"]:visible');
    await page.keyboard.press('Tab');
    await expect(tab('One')).toBeFocused();
    for (const [key, name] of [
      [on, 'Two'],
      [on, 'Three'],
      [on, 'One'],
      [back, 'Three'],
      ['Home', 'One'],
      ['End', 'Three'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
    }
    // As in the builder's own script, arrow keys only move focus; Enter and Space select the tab.
    await expect(tab('One')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText(/About Three/);
    await tab('Two').click();
    await expect(shown).toHaveText(/About Two/);
    await expect(tab('Two')).toHaveAttribute('aria-selected', 'true');
    // The stand-in has rewritten the panel; the next key still starts from the focused tab.
    await page.keyboard.press(back);
    await expect(tab('One')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(shown).toHaveText(/About One/);
    await expectNoLayoutShift(page);
    await expectAccessible(page);
  });

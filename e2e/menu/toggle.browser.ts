import { expect, type OpenShop, test } from '../kit/browser/test.ts';
import { menuDocument } from './menuDocument.ts';
import { openMenu } from './menuShop.ts';

const SIZE = { width: 800, height: 700 };
const openFolded = (open: OpenShop, html: string) => openMenu(open, html, SIZE);
const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

const asAttribute = (text: string) => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const withCloseIcon = (icon: string) =>
  menuDocument({}).replace(/data-close-icon="[^"]*"/, `data-close-icon="${asAttribute(icon)}"`);

test('a click opens and closes the collapsed list with the plugin’s classes', async ({ open }) => {
  const { shop, toggle, nav, clickToggle } = await openFolded(open, menuDocument({ breakpoint: 'tablet' }));
  await expect.poll(nav).toHaveClass('hfe-dropdown');
  await clickToggle();
  await expect.poll(toggle).toHaveClass('hfe-active-menu');
  await expect.poll(nav).toHaveClass('menu-is-active');
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => isShown(shop.find('.e-far-window-close'))).toBe(true);
  expect(shop.findAll('.e-fas-align-justify').some(isShown)).toBe(false);
  await clickToggle();
  await expect.poll(toggle).not.toHaveClass('hfe-active-menu');
  await expect.poll(nav).not.toHaveClass('menu-is-active');
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => isShown(shop.find('.e-fas-align-justify'))).toBe(true);
});

// Tests a list that collapses only at narrow widths, and a list that is always collapsed.
for (const layout of ['horizontal', 'expandible'] as const) {
  test(`Enter opens and Space closes a ${layout} menu without scrolling the page`, async ({ open }) => {
    const { shop, toggle, link } = await openFolded(open, menuDocument({ layout }));
    const isLastPrevented = shop.watchEvents('keydown');
    toggle().focus();
    await shop.press('Enter');
    await expect.poll(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => link('Gifts')).toHaveFocus();
    toggle().focus();
    await shop.press(' ');
    await expect.poll(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(isLastPrevented()).toBe(true);
  });
}

test('a full-width list spans its section and follows it while open', async ({ open }) => {
  const around = { before: '<div class="e-con-boxed e-parent" style="margin:0 50px">', after: '</div>' };
  const { shop, toggle, nav, clickToggle } = await openFolded(open, menuDocument({ fullWidth: 'yes' }, around));
  await clickToggle();
  await expect.poll(toggle).toHaveClass('hfe-active-menu-full-width');
  const box = () => {
    const { left, width } = nav().getBoundingClientRect();
    return [left, width, nav().style.zIndex];
  };
  await expect.poll(box).toEqual([50, 700, '9999']);
  shop.resize({ width: 780, height: 700 });
  await expect.poll(box).toEqual([50, 680, '9999']);
  await clickToggle();
  await expect.poll(() => [nav().style.width, nav().style.left, nav().style.zIndex]).toEqual(['', '', '']);
});

test('a full-width list outside a section spans the viewport', async ({ open }) => {
  const { nav, clickToggle } = await openFolded(open, menuDocument({ fullWidth: 'yes' }));
  await clickToggle();
  await expect.poll(() => nav().getBoundingClientRect().width).toBe(800);
});

test('sets no inline width when the full-width setting is off', async ({ open }) => {
  const { nav, toggle, clickToggle } = await openFolded(open, menuDocument({ fullWidth: '' }));
  await clickToggle();
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(nav().style.width).toBe('');
});

test('ignores an invalid icon setting and keeps the printed icon', async ({ open }) => {
  const { shop, toggle, clickToggle } = await openFolded(open, withCloseIcon('<img src=x onerror=window.__pwn=1>'));
  await clickToggle();
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle().querySelector('img')).toBeNull();
  expect(isShown(shop.find('.e-fas-align-justify'))).toBe(true);
});

test('inserts an icon’s groups and lines without unsafe attributes and removes the icon on close', async ({ open }) => {
  const icon =
    '<svg tabindex="0" class="cross" viewBox="0 0 24 24" onload="x()"><g fill="none" stroke="currentColor" stroke-width="2"><path d="m4 4 16 16"/><line x1="20" y1="4" x2="4" y2="20"></line></g></svg>';
  const { shop, clickToggle } = await openFolded(open, withCloseIcon(icon));
  await clickToggle();
  const lines = () =>
    shop.findAll('svg.cross > g > *').map((shape) => {
      const { width, height } = shape.getBoundingClientRect();
      return [shape.localName, width > 5 && height > 5, shop.window.getComputedStyle(shape).stroke !== 'none'];
    });
  await expect.poll(lines).toEqual([
    ['path', true, true],
    ['line', true, true],
  ]);
  expect(shop.find('svg.cross').getAttributeNames().sort()).toEqual(['class', 'viewBox']);
  await clickToggle();
  await expect.poll(() => shop.findAll('svg.cross')).toHaveLength(0);
});

import { expect, type Shop, test } from '../kit/browser/test.ts';
import { menuDocument } from './menuDocument.ts';
import { openMenu } from './menuShop.ts';

const panelOf = (shop: Shop) => shop.find('[role="dialog"]');
const styleOf = (shop: Shop, selector: string) => shop.window.getComputedStyle(shop.find(selector));

for (const side of ['left', 'right'] as const) {
  for (const flyoutType of ['normal', 'push'] as const) {
    test(`a ${flyoutType} flyout from the ${side} opens as a modal dialog`, async ({ open }) => {
      const menu = menuDocument({ layout: 'flyout', side, flyoutType });
      const { shop, toggle, clickToggle } = await openMenu(open, menu);
      await clickToggle();
      await expect.poll(() => panelOf(shop)).toHaveClass('hfe-flyout-show');
      expect(panelOf(shop)).toHaveAccessibleName('Menu');
      expect(panelOf(shop).ariaModal).toBe('true');
      expect(shop.find('h1').inert).toBe(true);
      expect(styleOf(shop, 'html').overflow).toBe('hidden');
      const width = Math.round(panelOf(shop).getBoundingClientRect().width);
      const shift = flyoutType === 'push' ? (side === 'left' ? width : -width) : 0;
      await expect.poll(() => Math.round(shop.document.body.getBoundingClientRect().left)).toBe(shift);
      await shop.expectAccessible();
      await shop.press('Escape');
      await expect.poll(() => styleOf(shop, '.hfe-side').display).toBe('none');
      await expect.poll(toggle).toHaveFocus();
    });
  }
}

/** Reads the animations that open and close the flyout: class, milliseconds, opacities. */
function readMotion({ document, find, window }: Shop) {
  const moving = () =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof window.KeyframeEffect)) return [];
      const { target } = effect;
      const opacities = effect.getKeyframes().map(({ opacity }) => opacity);
      return [[target?.classList[0] ?? target?.localName, effect.getTiming().duration, ...opacities]];
    });
  find('.hfe-nav-menu__toggle').click();
  const opening = moving();
  for (const animation of document.getAnimations()) animation.finish();
  find('.hfe-flyout-overlay').click();
  return { opening, closing: moving() };
}

const shownOf = (shop: Shop) => ['.hfe-flyout-overlay', '.hfe-side'].map((name) => styleOf(shop, name).display);

test('fades the overlay in 100 ms and moves the panel in at most 300 ms', async ({ open }) => {
  const { shop } = await openMenu(open, menuDocument({ layout: 'flyout' }));
  const { opening, closing } = readMotion(shop);
  expect(shownOf(shop)).toEqual(['block', 'block']);
  expect(opening).toContainEqual(['hfe-flyout-overlay', 100, '0', '1']);
  expect(closing).toContainEqual(['hfe-flyout-overlay', 100, '1', '0']);
  for (const [, duration] of [...opening, ...closing]) expect(duration).toBeLessThanOrEqual(300);
  await expect.poll(() => shownOf(shop)).toEqual(['none', 'none']);
});

for (const flyoutType of ['normal', 'push'] as const) {
  test(`a ${flyoutType} flyout opens and closes without animation under reduced motion`, async ({ open, media }) => {
    await media({ reducedMotion: 'reduce' });
    const { shop } = await openMenu(open, menuDocument({ layout: 'flyout', flyoutType }));
    expect(readMotion(shop)).toEqual({ opening: [], closing: [] });
    expect(shownOf(shop)).toEqual(['none', 'none']);
  });
}

test('closing a push flyout restores the body’s style attribute', async ({ open }) => {
  const bodyStyle = 'margin:3px;position:relative';
  const menu = menuDocument({ layout: 'flyout', flyoutType: 'push' }, { bodyStyle });
  const { shop, clickToggle } = await openMenu(open, menu);
  const { body } = shop.document;
  await clickToggle();
  await expect.poll(() => body.className).toContain('hfe-flyout-animating');
  await shop.act('.hfe-flyout-close', 'click');
  await expect.poll(() => body.getAttribute('style')).toBe(bodyStyle);
  await expect.poll(() => body.className).toBe('');
});

test('the keyboard opens and closes the flyout, the overlay closes it, and focus returns to the toggle', async ({
  open,
}) => {
  const menu = menuDocument({ layout: 'flyout' }, { after: '<button>next</button>' });
  const { shop, toggle, link, clickToggle } = await openMenu(open, menu);
  const close = () => shop.find('.hfe-flyout-close');
  // When a pointer opens the panel, the panel has focus without a focus ring.
  await clickToggle();
  await expect.poll(() => panelOf(shop)).toHaveFocus();
  expect(styleOf(shop, '[role="dialog"]').outlineStyle).toBe('none');
  await shop.press('Tab');
  await expect.poll(() => link('Gifts')).toHaveFocus();
  await shop.press('Escape');
  await expect.poll(toggle).toHaveFocus();
  // Moving focus past the toggle with Tab does not open the flyout. Enter opens it and focuses the first link.
  await shop.press('Tab');
  await expect.poll(() => shop.focused()).toBe('next');
  await shop.press('Shift+Tab');
  await expect.poll(toggle).toHaveFocus();
  expect(toggle().ariaExpanded).toBe('false');
  await shop.press('Enter');
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => link('Gifts')).toHaveFocus();
  // Focus wraps inside the flyout: Tab moves it from the last control to the first link.
  close().focus();
  expect(close()).toHaveAccessibleName('Close');
  await shop.press('Tab');
  await expect.poll(() => link('Gifts')).toHaveFocus();
  await shop.press('Shift+Tab');
  await expect.poll(close).toHaveFocus();
  await shop.press('Escape');
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'false');
  await clickToggle();
  await shop.act('.hfe-flyout-overlay', 'click', { position: { x: 900, y: 400 } });
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).not.toHaveClass('hfe-active-menu');
  await expect.poll(toggle).toHaveFocus();
});

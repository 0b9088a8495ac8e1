import { expect, expectAccessible, test } from '../kit/test.ts';
import { menuDocument, partsOf, STICKY, waitForMenu } from './menuPage.ts';

for (const side of ['left', 'right'] as const) {
  for (const flyoutType of ['normal', 'push'] as const) {
    test(`a ${flyoutType} flyout from the ${side} opens as a modal dialog`, async ({ page, servePage }) => {
      await page.goto(servePage('/m/', menuDocument({ layout: 'flyout', side, flyoutType })));
      await waitForMenu(page);
      const { toggle } = partsOf(page);
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await toggle.click();
      await expect(panel).toBeVisible();
      await expect(panel).toHaveClass(/hfe-flyout-show/);
      await expect(page.locator('h1')).toHaveAttribute('inert', '');
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      const width = await panel.evaluate((node) => Math.round(node.getBoundingClientRect().width));
      const shift = flyoutType === 'push' ? (side === 'left' ? width : -width) : 0;
      await expect.poll(() => page.evaluate(() => Math.round(document.body.getBoundingClientRect().left))).toBe(shift);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(toggle).toBeFocused();
    });
  }
}

/** Animations on opening and closing the flyout: class, milliseconds, opacities. */
async function readMotion(page: Parameters<typeof partsOf>[0]) {
  return page.evaluate(() => {
    const moving = () =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const opacities = effect.getKeyframes().map(({ opacity }) => opacity);
        return [[effect.target?.classList[0] ?? effect.target?.localName, effect.getTiming().duration, ...opacities]];
      });
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    press('.hfe-nav-menu__toggle');
    const opening = moving();
    for (const animation of document.getAnimations()) animation.finish();
    press('.hfe-flyout-overlay');
    const shown = ['.hfe-flyout-overlay', '.hfe-side'].map((selector) => {
      const node = document.querySelector(selector);
      return node && getComputedStyle(node).display;
    });
    return { opening, closing: moving(), shown };
  });
}

test('the overlay fades in 100 ms and the panel moves in at most 300 ms', async ({ page, servePage }) => {
  await page.goto(servePage('/m/', menuDocument({ layout: 'flyout' })));
  await waitForMenu(page);
  const { opening, closing, shown } = await readMotion(page);
  expect(opening).toContainEqual(['hfe-flyout-overlay', 100, '0', '1']);
  expect(closing).toContainEqual(['hfe-flyout-overlay', 100, '1', '0']);
  for (const [, duration] of [...opening, ...closing]) expect(duration).toBeLessThanOrEqual(300);
  expect(shown).toEqual(['block', 'block']);
  await expect(page.locator('.hfe-flyout-overlay')).toBeHidden();
  await expect(page.locator('.hfe-side')).toBeHidden();
});

for (const flyoutType of ['normal', 'push'] as const) {
  test(`a ${flyoutType} flyout does not move under reduced motion`, async ({ page, servePage }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(servePage('/m/', menuDocument({ layout: 'flyout', flyoutType })));
    await waitForMenu(page);
    expect(await readMotion(page)).toEqual({ opening: [], closing: [], shown: ['none', 'none'] });
  });
}

test('a push flyout restores the body’s style', async ({ page, servePage }) => {
  const bodyStyle = 'margin:3px;position:relative';
  await page.goto(servePage('/m/', menuDocument({ layout: 'flyout', flyoutType: 'push' }, { bodyStyle })));
  await waitForMenu(page);
  await partsOf(page).toggle.click();
  await expect(page.locator('body')).toHaveClass(/hfe-flyout-animating/);
  await page.locator('.hfe-flyout-close').click();
  await expect.poll(() => page.evaluate(() => document.body.getAttribute('style'))).toBe(bodyStyle);
  await expect.poll(() => page.evaluate(() => document.body.className)).toBe('');
});

test('keyboard and overlay open and close the flyout, and focus returns', async ({ page, servePage }) => {
  await page.goto(servePage('/m/', menuDocument({ layout: 'flyout' }, { after: '<button>next</button>' })));
  await waitForMenu(page);
  const { toggle, link } = partsOf(page);
  const panel = page.getByRole('dialog', { name: 'Menu' });
  const close = page.getByRole('button', { name: 'Close' });
  await test.step('opened by pointer, the panel has focus without a focus ring', async () => {
    await toggle.click();
    await expect(panel).toBeFocused();
    await expect(panel).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(link('Gifts')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  });
  await test.step('Tab past the trigger does not open it, Enter does and focuses the first link', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'next' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(link('Gifts')).toBeFocused();
  });
  await test.step('Tab wraps inside', async () => {
    await close.focus();
    await page.keyboard.press('Tab');
    await expect(link('Gifts')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('the overlay closes it, and the focused trigger is collapsed', async () => {
    await toggle.click();
    await page.locator('.hfe-flyout-overlay').click({ position: { x: 900, y: 400 } });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).not.toHaveClass(/hfe-active-menu/);
    await expect(toggle).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('Back closes only the open flyout', async ({ page, servePage, guest }) => {
    await guest.allow({ pageState: ['history'] });
    await page.goto(servePage('/m/', menuDocument({ layout: 'flyout' })));
    await waitForMenu(page);
    const { toggle } = partsOf(page);
    const place = () => page.evaluate('navigation.currentEntry.index');
    const start = await place();
    for (const leave of [() => page.goBack(), () => page.getByRole('button', { name: 'Close' }).tap()]) {
      await toggle.tap();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(place).toBe(Number(start) + 1);
      await leave();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect.poll(place).toBe(start);
    }
    expect(new URL(page.url()).pathname).toBe('/m/');
  });
});

/** Distance of overlay and panel from the viewport's edges: top, bottom, left, right. */
const readEdges = (page: Parameters<typeof partsOf>[0]) =>
  page.locator('.hfe-side, .hfe-flyout-overlay').evaluateAll((nodes) =>
    nodes.map((node) => {
      const { top, bottom, left, right } = node.getBoundingClientRect();
      return [top, innerHeight - bottom, left, innerWidth - right].map(Math.round);
    }),
  );

for (const [side, flyoutType, dir] of [
  ['left', 'normal', 'rtl'],
  ['right', 'push', 'ltr'],
] as const) {
  test(`in a blurred sticky header a ${flyoutType} flyout from the ${side} fills the viewport (${dir})`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ pageState: ['scroll'] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const head = `${STICKY}<style>header{backdrop-filter:blur(4px)}</style>`;
    const html = menuDocument({ layout: 'flyout', side, flyoutType }, { head, dir });
    const wrapped = html.replace('<main>', '<header>').replace('<h1>', '</header><main><h1>');
    // Logged-in users have WordPress's admin bar above it.
    const top = dir === 'rtl' ? 32 : 0;
    await page.goto(servePage('/m/', top ? wrapped.replace('<body', '<body class="admin-bar"') : wrapped));
    await waitForMenu(page);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await partsOf(page).toggle.click();
    await expect
      .poll(async () => (await readEdges(page)).map(([top, bottom]) => [top, bottom]))
      .toEqual([
        [0, 0],
        [top, 0],
      ]);
    const [overlay, panel] = await readEdges(page);
    expect(overlay?.slice(2)).toEqual([0, 0]);
    expect(panel?.[side === 'left' ? 2 : 3]).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.locator('.hfe-side').evaluate(({ style }) => [style.translate, style.height])).toEqual(['', '']);
  });
}

/** Containers of the flyout, and their movement while it is open. */
const HOLDERS = {
  'a blurred sticky header while the phone is turned': 'header{backdrop-filter:blur(4px)}',
  'a header that slides in and shrinks':
    'header{height:120px;transform:translate(0,-40px);transition:height 80ms,transform 80ms}header.small{height:50px;transform:translate(0,0)}',
  'a widget with an entrance animation of its own':
    '@keyframes drop{from{transform:translate(30px,-200px)}}.hfe-flyout-wrapper{transform:translate(0,0)}.drop{animation:drop 80ms both}',
} as const;

for (const [place, [holder, css]] of Object.entries(HOLDERS).entries()) {
  // The position is measured on any side: containers take turns.
  const [side, dir] = place % 2 === 0 ? (['left', 'ltr'] as const) : (['right', 'rtl'] as const);
  test(`a flyout from the ${side} fills the viewport in ${holder} (${dir})`, async ({ page, servePage }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const html = menuDocument({ layout: 'flyout', side }, { head: `${STICKY}<style>${css}</style>`, dir });
    await page.goto(servePage('/m/', html.replace('<main>', '<header>').replace('<h1>', '</header><main><h1>')));
    await waitForMenu(page);
    await partsOf(page).toggle.click();
    const fills = async () => {
      const away = side === 'left' ? 3 : 2;
      const panel = [0, 0, 0, 0].map((_, edge) => (edge === away ? Number(page.viewportSize()?.width) - 300 : 0));
      await expect.poll(() => readEdges(page)).toEqual([[0, 0, 0, 0], panel]);
    };
    await fills();
    const held = "document.querySelectorAll('header, .hfe-flyout-wrapper')";
    await page.evaluate(`__hadayaGuest.asHost(() => ${held}.forEach((node) => node.classList.add('small', 'drop')))`);
    await page.setViewportSize({ width: 700, height: 390 });
    await fills();
    await page.keyboard.press('Escape');
    const left = page.locator('.hfe-side, .hfe-flyout-overlay');
    expect(await left.evaluateAll((nodes) => nodes.map((node) => Object(node).style.translate))).toEqual(['', '']);
  });
}

import { expect, test } from '../kit/test.ts';
import { menuDocument, STICKY } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('Back closes the open flyout without leaving the page', async ({ page, servePage, guest }) => {
    await guest.allow({ pageState: ['history'] });
    await page.goto(servePage('/m/', menuDocument({ layout: 'flyout' })));
    await waitForMenu(page);
    const { toggle } = partsOf(page);
    const historyIndex = () => page.evaluate('navigation.currentEntry.index');
    const start = await historyIndex();
    for (const leave of [() => page.goBack(), () => page.getByRole('button', { name: 'Close' }).tap()]) {
      await toggle.tap();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(historyIndex).toBe(Number(start) + 1);
      await leave();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect.poll(historyIndex).toBe(start);
    }
    expect(new URL(page.url()).pathname).toBe('/m/');
  });
});

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
  test(`a ${flyoutType} flyout from the ${side} in a blurred sticky header fills the viewport (${dir})`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ pageState: ['scroll'] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const head = `${STICKY}<style>header{backdrop-filter:blur(4px)}</style>`;
    const html = menuDocument({ layout: 'flyout', side, flyoutType }, { head, dir });
    const wrapped = html.replace('<main>', '<header>').replace('<h1>', '</header><main><h1>');
    // Logged-in users see WordPress's admin bar above the page.
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

/** Styles for the flyout's container. Some of them move the container while the flyout is open. */
const HOLDERS = {
  'a blurred sticky header while the phone is rotated': 'header{backdrop-filter:blur(4px)}',
  'a header that slides in and shrinks':
    'header{height:120px;transform:translate(0,-40px);transition:height 80ms,transform 80ms}header.small{height:50px;transform:translate(0,0)}',
  'a widget with its own entrance animation':
    '@keyframes drop{from{transform:translate(30px,-200px)}}.hfe-flyout-wrapper{transform:translate(0,0)}.drop{animation:drop 80ms both}',
} as const;

for (const [historyIndex, [holder, css]] of Object.entries(HOLDERS).entries()) {
  // Tests each container with the flyout on one side only; the sides alternate from container to container.
  const [side, dir] = historyIndex % 2 === 0 ? (['left', 'ltr'] as const) : (['right', 'rtl'] as const);
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

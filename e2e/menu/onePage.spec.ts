import { expect, test } from '../kit/test.ts';
import { FOCUSED_TARGETS, menuDocument } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

type Page = Parameters<typeof waitForMenu>[0];

/** Scrolls until a section's top is `top` pixels below the top of the viewport. */
const scrollTo = (page: Page, id: string, top: number) =>
  page.evaluate(
    ([name, below]) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top - below, behavior: 'instant' });
    },
    [id, top] as const,
  );

const readCurrent = (page: Page) =>
  page.locator('nav li').evaluateAll((items) =>
    items.flatMap((item) => {
      const link = item.querySelector('a');
      const states = ['item', 'ancestor'].filter((mark) => item.matches(`.current-menu-${mark}`));
      const current = link?.getAttribute('aria-current');
      return states.length > 0 || current ? [`${link?.textContent}: ${states.join(' ')} ${current}`] : [];
    }),
  );

for (const [dir, width] of [
  ['ltr', 1280],
  ['rtl', 390],
] as const) {
  test(`marks the visible section’s item while scrolling (${dir}, ${width} px)`, async ({ page, guest }) => {
    await guest.allow({ pageState: ['address', 'history', 'scroll'], hostChanges: FOCUSED_TARGETS });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/menu/wide/${dir === 'rtl' ? '?dir=rtl' : ''}`);
    await waitForMenu(page);
    const [services, engraving, delivery, visit] =
      dir === 'rtl' ? ['خدماتنا', 'النقش', 'التوصيل', 'زورونا'] : ['Services', 'Engraving', 'Delivery', 'Visit us'];
    expect(await readCurrent(page)).toEqual([]);

    // The section is current when its top is 40 px below the sticky header, but not when its top is 600 px below the
    // viewport's top.
    const header = await page.locator('.menu-header').evaluate((node) => node.getBoundingClientRect().height);
    await scrollTo(page, 'delivery', header + 40);
    const inServices = (name?: string) => [`${services}: ancestor null`, `${name}: item ancestor location`];
    await expect.poll(() => readCurrent(page)).toEqual(inServices(delivery));
    await scrollTo(page, 'delivery', 600);
    await expect.poll(() => readCurrent(page)).toEqual(inServices(engraving));
    // The last section is shorter than the viewport and never reaches the header, so it is current at the end of the
    // page.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => readCurrent(page)).toEqual([`${visit}: item ancestor location`]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => readCurrent(page)).toEqual([]);
    // Following a link to a section marks the same item as scrolling there.
    const { toggle, link } = partsOf(page);
    if (await toggle.isVisible()) await toggle.click();
    await link(visit ?? '').click();
    await expect.poll(() => readCurrent(page)).toEqual([`${visit}: item ancestor location`]);
    await expect(page.locator('#visit')).toBeFocused();
  });
}

test('before the first interaction, a flyout marks the visible section’s item and keeps the ancestor class printed by the server', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['scroll'] });
  // Moves the menu away from the corner, because the browser's pointer may start there and would interact with the
  // menu.
  const after = '<style>body{padding:50px}#about{margin-bottom:900px}</style>';
  const html = menuDocument({ layout: 'flyout' }, { after });
  const printed = html.replace('class="menu-item ', 'class="menu-item current-menu-ancestor ');
  await page.goto(servePage('/m/', printed));
  const menu = page.locator('[data-widget_type]');
  await expect(menu).toHaveAttribute('data-hadaya-state', 'mounted');
  await expect(page.locator('.hadaya-menu-button')).toHaveCount(0);
  await scrollTo(page, 'about', 100);
  // The class `ancestor` that the server printed stays on the item Gifts, which links to another page.
  await expect.poll(() => readCurrent(page)).toEqual(['Gifts: ancestor null', 'About: item ancestor location']);
  await scrollTo(page, 'about', 700);
  await expect.poll(() => readCurrent(page)).toEqual(['Gifts: ancestor null']);
});

test('scrolling does not load the section file on a page without sections', async ({ page, servePage, guest }) => {
  await guest.allow({ pageState: ['scroll'] });
  // Moves the menu away from the corner, where the browser's pointer may start.
  const after = '<style>body{padding:50px}</style>';
  const html = menuDocument({ layout: 'vertical', breakpoint: 'none' }, { after }).replaceAll(
    'id="about"',
    'id="else"',
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(servePage('/m/', `${html}<div style="height:4000px"></div>`));
  await expect(page.locator('[data-widget_type]')).toHaveAttribute('data-hadaya-state', 'mounted');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('scrollend', resolve, { once: true });
        window.scrollTo(0, 1200);
      }),
  );
  expect(asked.filter((url) => url.includes('startSections'))).toEqual([]);
});

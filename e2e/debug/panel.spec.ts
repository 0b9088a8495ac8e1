import { contactChannel, contactSettings } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { menuDocument } from '../menu/menuDocument.ts';
import { CONTACT_MISTAKES } from './mistakes/contactMistakes.ts';
import { type Mistake, pageOf } from './mistakes/page.ts';
import { PAGE_MISTAKES } from './mistakes/pageMistakes.ts';
import { PHONE } from './mistakes/printContact.ts';
import { SETTINGS_MISTAKES } from './mistakes/settingsMistakes.ts';

const PAGES = [...SETTINGS_MISTAKES, ...PAGE_MISTAKES, ...CONTACT_MISTAKES];
const MAIL = contactChannel('Email', { value: 'shop@gifts.example' });
const PANEL = '[data-hadaya-root="debug"]';

/** Advances the clock by a second, after which the panel reads the page again. */
const lookAgain = (page: Page) => page.clock.runFor(1000);

test.describe('every mistake has a separate message', () => {
  // The mistakes cause console messages, and the pages contain nothing else, so some of them break accessibility rules.
  test.use({ allow: { console: [/./], axe: ['landmark-unique', 'html-has-lang'] } });
  // The Arabic pages declare their language, so another test covers this mistake.
  const isWithoutLanguage = ({ name }: Mistake) => name === 'no language';

  for (const { name, html, mistakes, missing } of PAGES) {
    test(`on an Arabic page, each line about a mistake in ${name} has an Arabic explanation`, async ({
      page,
      servePage,
      faults,
    }) => {
      if (missing) await faults.block(missing);
      const arabic = html.replace(/<html[^>]*>/, '<html lang="ar" dir="rtl">');
      await page.clock.install();
      await page.goto(`${servePage('/mistake/', arabic)}?hadaya_debug=1`);
      const panel = page.locator(PANEL);
      await expect(panel).toBeAttached();
      await lookAgain(page);
      for (const { name: what, says } of mistakes.filter((one) => !isWithoutLanguage(one))) {
        await test.step(what, async () => {
          await expect.soft(panel.getByText(says)).toBeVisible();
          const line = panel.getByRole('listitem').filter({ hasText: says });
          await expect.soft(line.locator('p').first()).toHaveText(/[\u0600-\u06FF]{2}/);
        });
      }
    });
  }

  for (const { name, html, mistakes } of PAGES.filter((one) => one.mistakes.some(isWithoutLanguage))) {
    test(`reports mistakes in ${name} on a page without a language`, async ({ page, servePage }) => {
      await page.clock.install();
      await page.goto(`${servePage('/mistake/', html)}?hadaya_debug=1`);
      await expect(page.locator(PANEL)).toBeAttached();
      await lookAgain(page);
      for (const { name: what, says } of mistakes) {
        await test.step(what, () => expect.soft(page.locator(PANEL).getByText(says)).toBeVisible());
      }
    });
  }

  test('covers at least thirty mistakes with distinct messages', () => {
    const mistakes = PAGES.flatMap((one) => one.mistakes);
    expect(mistakes.length).toBeGreaterThanOrEqual(30);
    expect(new Set(mistakes.map(({ says }) => says.source)).size).toBe(mistakes.length);
  });
});

test('shows the version and widgets below the admin bar, and can be copied and closed', async ({
  page,
  servePage,
  context,
  snap,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const head = '<style>:root{--wp-admin--admin-bar--height:46px}</style>';
  await page.goto(`${servePage('/menu/', menuDocument({}, { head }))}?hadaya_debug=1`);
  const panel = page.locator(PANEL);
  await expect(panel.getByText(/^Menu and search: 1 working/)).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/^Hadaya \d+\.\d+\.\d+$/);
  await expect.poll(async () => (await panel.getByRole('complementary').boundingBox())?.y).toBeGreaterThanOrEqual(46);
  await expectAccessible(page, {
    include: [PANEL],
    reviewed: { 'color-contrast': 'lines partly scrolled out of view have the same colours as the others' },
  });
  await snap('debug-panel');
  await panel.getByRole('button', { name: 'Copy report' }).click();
  await expect(panel.getByRole('status')).toHaveText('Report copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- Menu and search: 1 working');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
});

test('the panel is in Arabic on an Arabic page but copies the report in English', async ({
  page,
  servePage,
  context,
  guest,
  snap,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest.allow({ console: [/unknown key/] });
  const head = '<script>window.hadaya = {settings: {galery: {}}}</script>';
  const html = menuDocument({}, { dir: 'rtl', head }).replace('lang="en"', 'lang="ar"');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${servePage('/menu/', html)}?hadaya_debug=1`);
  const panel = page.locator(PANEL).getByRole('complementary', { name: 'تشخيص «هدايا»' });
  await expect(panel).toHaveAttribute('dir', 'rtl');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([/^في هذه الصفحة/, /^ما يلزم فعله/]);
  await expect(panel.locator('summary')).toHaveText(/^تفاصيل للمطورين/);
  const line = panel.getByRole('listitem').filter({ hasText: 'Menu and search: 1 working' });
  await expect(line.locator('p')).toHaveText('القائمة والبحث: يعمل.');
  await expect(panel.getByRole('listitem').filter({ hasText: 'galery' })).toContainText('gallery');
  for (const width of [390, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const isInside = async () => {
        const box = await panel.boundingBox();
        return box && box.x >= 0 && box.x + box.width <= width;
      };
      await expect.poll(isInside).toBe(true);
      await expectAccessible(page, {
        include: [PANEL],
        reviewed: { 'color-contrast': 'lines partly scrolled out of view have the same colours as the others' },
      });
      await snap(`debug-panel-ar-${width}`);
    });
  await panel.getByRole('button', { name: 'نسخ التقرير' }).click();
  await expect(panel.getByRole('status')).toHaveText('نُسخ التقرير.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- Menu and search: 1 working');
});

test('names the cause of an invisible widget instead of reporting the widget as working', async ({
  page,
  servePage,
  guest,
}) => {
  // The test hides and moves the menu's container; this counts as a change by the host.
  await guest.allow({ hostChanges: [{ selector: '#around', attributes: ['style'] }] });
  const around = { before: '<div id="around">', after: '</div>' };
  await page.clock.install();
  await page.goto(`${servePage('/menu/', menuDocument({}, around))}?hadaya_debug=1`);
  const panel = page.locator(PANEL);
  await expect(panel.getByText('Menu and search: 1 working', { exact: true })).toBeVisible();
  const [hidden, outside] = ["the page's styles hide it", 'it is outside the page'];
  const reasons = [
    ['display: none', hidden, 'menu: <div id="around"> has display: none'],
    ['opacity: 0', hidden, 'menu: <div id="around"> has opacity: 0'],
    [
      'block-size: 0; overflow: hidden',
      'its container has no size and clips it',
      'menu: <div id="around"> clips it and has no size',
    ],
    ['position: absolute; inset-inline-start: -5000px', outside, /is outside the page, at -\d+, \d+$/],
    ['position: fixed; inset-block-start: 3000px', outside, /is outside the page, at \d+, \d+$/],
  ] as const;
  for (const [style, says, exact] of reasons) {
    await test.step(style, async () => {
      await page.locator('#around').evaluate((node, value) => node.setAttribute('style', value), style);
      await lookAgain(page);
      await expect(
        panel.getByText(`Menu and search: 1 started, but not visible: ${says}`, { exact: true }),
      ).toBeVisible();
      // The element's name is in the details for developers.
      await expect(panel.locator('details').getByText(exact)).toBeAttached();
    });
  }
});

test('does not report a launcher without an icon as working', async ({ page, servePage }) => {
  const open = (path: string, custom_css: string) => {
    const settings = contactSettings([{ settings: { has_custom_css: 1, custom_css }, channels: [PHONE, MAIL] }]);
    const html = pageOf({ script: `var chaty_settings = ${JSON.stringify(settings)};` });
    return page.goto(`${servePage(path, html)}?hadaya_debug=1`);
  };
  const panel = page.locator(PANEL);
  await open('/signed/', '.chaty-cta-button{outline-color:red}');
  await expect(panel.getByText('Contact widget: 1 working', { exact: true })).toBeVisible();
  await open('/blank/', '.chaty-svg svg{display:none}');
  await expect(panel.getByText(/^Contact widget: 1 started, but not visible: /)).toContainText(
    'one of its buttons has no icon',
  );
  await expect(panel.locator('details')).toContainText('<span class="chaty-svg"> is a button without an icon');
});

test('reports another floating button only if it is in the launcher’s corner', async ({ page, servePage }) => {
  const settings = contactSettings([{ settings: {}, channels: [PHONE, MAIL] }]);
  // Imitates WordPress's admin bar, which stays above the panel.
  const bar = '<div style="position:fixed;inset:0 0 auto;block-size:32px">WordPress</div>';
  const open = (path: string, style: string, mark = 'other-chat') => {
    const script = `var chaty_settings = ${JSON.stringify(settings)};`;
    const body = `${bar}<a href="#chat" class="${mark}" style="position:fixed;inset-block-end:20px;${style};inline-size:60px;block-size:60px;background:#053">Chat</a>`;
    return page.goto(`${servePage(path, pageOf({ script, body }))}?hadaya_debug=1`);
  };
  const panel = page.locator(PANEL);
  const crowd = panel.getByText(
    /^another floating button is in the same corner as the contact widget\. Move one of them to another corner/,
  );
  await open('/crowd/', 'right:20px');
  await expect(crowd).toBeVisible();
  await expect(panel.locator('details')).toContainText('covering the contact widget: <a class="other-chat">');
  await open('/known/', 'right:20px', 'joinchat joinchat--right');
  await expect(
    panel.getByText(/^the button of Joinchat is in the same corner as the contact widget\. Deactivate Joinchat/),
  ).toBeVisible();
  await open('/alone/', 'left:20px');
  await expect(panel.getByText('Contact widget: 1 working', { exact: true })).toBeVisible();
  await expect(crowd).toHaveCount(0);
});

test('keeps developer details closed by default', async ({ page, servePage, snap }) => {
  await page.goto(`${servePage('/menu/', menuDocument({}))}?hadaya_debug=1`);
  const panel = page.locator(PANEL);
  await expect(panel.getByText(/^Menu and search: 1 working/)).toBeVisible();
  const selectors = panel.getByText(/"gallery" does not start on this page/);
  await expect(selectors).toBeHidden();
  await panel.getByText(/^Developer details/).click();
  await expect(selectors).toBeVisible();
  await snap('debug-panel-details');
});

test('lists the source of the visit with the widgets, not under “What to do”', async ({ page }) => {
  await page.goto('/attribution/?hadaya_debug=1&utm_source=fair');
  const panel = page.locator(PANEL);
  const widgets = panel.locator('section', { has: page.getByRole('heading', { name: /^On this page/ }) });
  const expected = 'source of the visit: a campaign of "fair", because the landing page’s URL contains it';
  await expect(widgets.getByText(expected, { exact: true })).toBeVisible();
  await expect(panel.getByText('source of the visit')).toHaveCount(1);
  await expect(widgets.getByText(/attribution:|rule \d|utm/)).toHaveText(['Order attribution: 1 working']);
  await expect(panel.locator('details')).toContainText('attribution: utm "fair", by rule 2; referrer host: none');
});

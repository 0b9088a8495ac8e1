import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { buryingSheets, loadingSheets, reachingSheets } from './kit/cssVectors.ts';

/** Number of widgets per page, each with its own style sheet. */
const PER_PAGE = 30;
const ISOLATIONS = ['shadow', 'none'] as const;

/** Animation, layer and custom property of the page, which an owner's style sheet must not affect. */
const HEAD = `<style>
@keyframes theirs{from,to{opacity:1}}
@layer base{h1{color:rgb(9,9,9)}}
h1{animation:theirs 9s infinite} p{--theirs:4px;padding-left:var(--theirs)}
</style>`;

const styled = (css: string, id: number | string = 0) => ({
  id,
  settings: { has_custom_css: 1, custom_css: css },
  channels: SIMPLE_CHANNELS.slice(0, 2),
});

const readHost = (page: Page) =>
  page.evaluate(() =>
    ['html', 'body', 'main', 'h1', 'p'].map((name) => {
      const element = document.querySelector(name);
      const style = element ? getComputedStyle(element) : undefined;
      return style ? [...style].map((property) => `${property}:${style.getPropertyValue(property)}`).join(';') : '';
    }),
  );

const isFree = (page: Page) =>
  page.evaluate(() => {
    const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return found === null || found.closest('[data-hadaya-root]') === null;
  });

/** Waits two frames; by then the browser has sent all requests from style sheets. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

// An owner's style sheet that hides or moves the widget can break accessibility rules.
test.use({
  allow: {
    axe: ['color-contrast', 'target-size'],
    console: [/custom_css of the contact widget covers the whole page/],
  },
});

for (const isolation of ISOLATIONS) {
  test.describe(`an owner’s style sheet with isolation ${isolation}`, () => {
    const options = { isolation };

    test('sixty attempts to load a file from another host load nothing', async ({ page, servePage, guest }) => {
      await guest.allow({ console: [/^@import rules are not allowed here/] });
      const sheets = loadingSheets();
      for (let first = 0; first < sheets.length; first += PER_PAGE) {
        const some = sheets.slice(first, first + PER_PAGE);
        const widgets = some.map(({ css }, index) => styled(css, index === 0 ? 0 : `_${index}`));
        await openContact(page, servePage, { options, widgets, path: `/from-${first}/` });
        await expect(page.locator('.chaty-widget')).toHaveCount(some.length);
        await page.waitForLoadState('networkidle');
        await settle(page);
      }
      const asked = sheets.filter((_sheet, index) =>
        guest.requests.some((address) => new RegExp(`evil\\.example/css-${index}(?!\\d)`).test(address)),
      );
      expect(asked.map(({ name }) => name)).toEqual([]);
      expect(guest.requests.join()).not.toMatch(/evil/);
    });

    test('rules do not affect the page', async ({ page, servePage }) => {
      await openContact(page, servePage, { options, head: HEAD, path: '/without/' });
      const before = await readHost(page);
      const sheets = reachingSheets();
      const widgets = sheets.map(({ css }, index) => styled(css, index === 0 ? 0 : `_${index}`));
      await openContact(page, servePage, { options, head: HEAD, widgets, path: '/with/' });
      await expect(page.locator('.chaty-widget')).toHaveCount(sheets.length);
      await page.waitForLoadState('networkidle');
      await settle(page);
      expect(await isFree(page)).toBe(true);
      expect(await readHost(page)).toEqual(before);
    });

    // Without a shadow root, only the style sheet for the widget's outer frame (the first) needs a test.
    for (const [name, css] of isolation === 'shadow' ? buryingSheets() : buryingSheets().slice(0, 1))
      test(`rules cannot make the widget cover the page: ${name}`, async ({ page, servePage, guest }) => {
        await openContact(page, servePage, { options, widgets: [styled(css)] });
        await expect.poll(() => guest.consoleLines().join()).toContain('covers the whole page');
        await expect.poll(() => isFree(page)).toBe(true);
      });

    test('applies nested rules, variables, animations, layers and media queries', async ({
      page,
      servePage,
      guest,
    }) => {
      const css = `
        :host, .chaty { --own: 7px }
        .chaty-cta-button { outline: 3px solid rgb(1, 2, 3); background-image: url(/own.svg), linear-gradient(red, blue) }
        .chaty-widget { animation: own 9s linear infinite; & .open-chaty { letter-spacing: var(--own) } word-spacing: 3px }
        .open-chaty::after { content: "\\201c" attr(data-own); border: var(--own) solid color-mix(in srgb, red 50%, blue) }
        @keyframes own { from, to { opacity: 0.5 } }
        @media (min-width: 1px) { .chaty-cta-main { text-indent: calc(1px + 4px) !important } }
        @supports (color: red) { .chaty-cta-main { tab-size: 5 } }
        @layer theme { .chaty-cta-main { quotes: none } }
        .chaty-widget.right-position { right: 40px !important; bottom: 60px !important }`;
      servePage('/own.svg', {
        html: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        headers: { 'content-type': 'image/svg+xml' },
      });
      await openContact(page, servePage, { options, widgets: [styled(css)] });
      const button = page.locator('.chaty-cta-main .chaty-cta-button');
      await expect(button).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
      await expect(button).toHaveCSS('background-image', /own\.svg.*linear-gradient/);
      const widget = page.locator('.chaty-widget');
      await expect(widget).toHaveCSS('opacity', '0.5');
      await expect(widget).toHaveCSS('word-spacing', '3px');
      await expect(widget).toHaveCSS('right', '40px');
      await expect(widget).toHaveCSS('bottom', '60px');
      await expect(page.locator('.open-chaty')).toHaveCSS('letter-spacing', '7px');
      await expect(page.locator('.chaty-cta-main')).toHaveCSS('text-indent', '5px');
      await expect(page.locator('.chaty-cta-main')).toHaveCSS('tab-size', '5');
      await expect(page.locator('.chaty-cta-main')).toHaveCSS('quotes', 'none');
      expect(await page.locator('.open-chaty').evaluate((node) => getComputedStyle(node, '::after').content)).toContain(
        '\u201c',
      );
      await expect.poll(() => guest.requests.join()).toContain('/own.svg');
    });
  });
}

test('warns about a style sheet larger than 64 KB', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/custom_css of the contact widget is longer than 64 KB/] });
  await openContact(page, servePage, { widgets: [styled('.x{}'.repeat(17_000))] });
  await expect.poll(() => guest.consoleLines().length).toBe(1);
});

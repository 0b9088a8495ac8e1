/**
 * Tests our widget with reports about phones, high contrast and dark mode, which docs/field-reports/contact.md lists.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';
import { PANELS } from './kit/panelChannels.ts';
import { AGENTS } from './kit/visitor.ts';

const FIELDS =
  '.chaty-outer-forms.active :is(textarea, select, input:not([type="file"], [type="checkbox"], [type="radio"], [type="hidden"], [aria-hidden]))';

async function openPanel(page: Page, slug: string): Promise<void> {
  await page.evaluate((one) => Reflect.get(window, 'hadaya').contact.open(0, one), slug);
  await page.locator(FIELDS).first().waitFor();
}

async function readFields(page: Page) {
  const found: { field: string; size: number; ink: string; ground: string }[] = [];
  for (const slug of ['Contact_Us', 'Whatsapp']) {
    await openPanel(page, slug);
    const fields = await page.locator(FIELDS).evaluateAll((all) =>
      all.map((node) => {
        const { fontSize, color, backgroundColor } = getComputedStyle(node);
        const field = node.getAttribute('name') ?? node.className;
        return { field, size: Number.parseFloat(fontSize), ink: color, ground: backgroundColor };
      }),
    );
    expect(fields.length, slug).toBeGreaterThan(0);
    found.push(...fields.map((one) => ({ ...one, field: `${slug} ${one.field}` })));
  }
  return found;
}

test('fields use a 16 px font so that an iPhone does not zoom in', async ({ page, servePage }) => {
  await openContact(page, servePage, { head: '<style>body{font-size:12px}</style>', widgets: [{ channels: PANELS }] });
  const small = (await readFields(page)).filter(({ size }) => size < 16);
  expect(small).toEqual([]);
});

test('fields keep dark text on white in a browser’s dark mode', async ({ page, servePage }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const head = '<meta name="color-scheme" content="dark"><style>input,textarea,select{color:#fff}</style>';
  await openContact(page, servePage, { head, widgets: [{ channels: PANELS }] });
  const fields = await readFields(page);
  const sumOf = (colour: string) =>
    (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  expect(fields.filter(({ ink, ground }) => sumOf(ink) > 250 || sumOf(ground) < 700)).toEqual([]);
});

test('the icons of the launcher and the send button use the text colour in forced colours', async ({
  page,
  servePage,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openContact(page, servePage, { widgets: [{ channels: PANELS }] });
  const hasTextColour = (button: string) =>
    page.locator(button).evaluate((node) => {
      const icon = node.querySelector('svg path');
      return icon !== null && getComputedStyle(icon).fill === getComputedStyle(node).color;
    });
  expect(await hasTextColour('.open-chaty')).toBe(true);
  await openPanel(page, 'Whatsapp');
  expect(await hasTextColour('.chaty-whatsapp-button-button')).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ userAgent: AGENTS.iphone, viewport: { width: 844, height: 600 }, hasTouch: true, isMobile: true });

  test('the launcher and the panel stay clear of the safe area insets', async ({ page, servePage }) => {
    const session = await page.context().newCDPSession(page);
    const insets = { bottom: 34, right: 47 };
    await openContact(page, servePage, { widgets: [{ channels: PANELS }] });
    const ends = async (selector: string) => {
      const box = await page.locator(selector).evaluate((node) => {
        // Subtracts the transform to get the layout position, because the element still moves while it appears.
        const moved = new DOMMatrix(getComputedStyle(node).transform);
        const { right, bottom } = node.getBoundingClientRect();
        return { right: innerWidth - right + moved.e, bottom: innerHeight - bottom + moved.f };
      });
      return [Math.round(box.right), Math.round(box.bottom)];
    };
    const before = await ends('.chaty-channels');
    await openPanel(page, 'Contact_Us');
    const panelBefore = await ends('.chaty-outer-forms.active');
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const moved = ([right = 0, bottom = 0]: readonly number[]) => [right + insets.right, bottom + insets.bottom];
    await expect.poll(() => ends('.chaty-outer-forms.active')).toEqual(moved(panelBefore));
    await expect.poll(() => ends('.chaty-channels')).toEqual(moved(before));
  });
});

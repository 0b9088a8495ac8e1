/** Tests third-party libraries inside the built files with valid and invalid input, because a build can break them. */
import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { builtFile } from '../kit/builtFile.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { countingCalls } from './kit/countingCalls.ts';
import { shortForm } from './kit/formChannel.ts';
import { openForm } from './kit/formPage.ts';
import { AGENTS, beHuman } from './kit/visitor.ts';

/**
 * A country, a mobile number in its national format, the same number in international format, and an impossible number.
 */
const NUMBERS = [
  ['OM', '9123 4567', '+968 9123 4567', '+968 1234'],
  ['AE', '050 123 4567', '+971 50 123 4567', '+971 50 12'],
  ['SA', '050 123 4567', '+966 50 123 4567', '+966 50 12'],
  ['QA', '3312 3456', '+974 3312 3456', '+974 331'],
  ['BH', '3600 1234', '+973 3600 1234', '+973 360'],
  ['KW', '5001 2345', '+965 5001 2345', '+965 500'],
] as const;

/** Numbers from countries whose numbering plan the widget does not contain; the widget always accepts them. */
const FAR_NUMBERS = [
  '+91 98765 43210',
  '+92 301 2345678',
  '+44 7400 123456',
  '+49 176 12345678',
  '+1 212 555 0123',
  '+20 100 123 4567',
];

interface Judged {
  readonly isLikely: boolean;
  readonly international: string;
}

function judge(
  page: Page,
  numbers: readonly (readonly [number: string, country: string])[],
): Promise<readonly Judged[]> {
  return page.evaluate(
    async ([file, asked]) => {
      const { judgePhone }: { judgePhone(value: string, home: string): Judged } = await import(file);
      return asked.map(([number, country]) => judgePhone(number.replace(/\s/g, ''), country));
    },
    [`/dist/${builtFile('contact-widget/judgePhone')}`, numbers] as const,
  );
}

test('libphonenumber: the built file checks numbers of six Gulf countries and accepts those of other countries', async ({
  page,
  servePage,
}) => {
  await openForm(page, servePage, shortForm());
  const right = NUMBERS.flatMap(
    ([country, local, whole]) =>
      [
        [local, country],
        [whole, ''],
        [whole, 'OM'],
      ] as const,
  );
  const wholes = NUMBERS.flatMap(([, , whole]) => [whole, whole, whole]).map((whole) => whole.replaceAll(' ', ''));
  const judged = await judge(page, right);
  expect(judged.map(({ isLikely }) => isLikely)).toEqual(right.map(() => true));
  expect(judged.map(({ international }) => international)).toEqual(wholes);
  const wrong = await judge(
    page,
    NUMBERS.map(([country, , , number]) => [number, country]),
  );
  expect(wrong.map(({ isLikely }) => isLikely)).toEqual(NUMBERS.map(() => false));
  const far = await judge(
    page,
    FAR_NUMBERS.map((number) => [number, 'OM']),
  );
  expect(far.map(({ isLikely }) => isLikely)).toEqual(FAR_NUMBERS.map(() => true));
});

test('mailcheck: suggests a fix for typos only and leaves the page’s jQuery and AMD loader unchanged', async ({
  page,
  servePage,
}) => {
  await page.addInitScript(() => {
    const named: unknown[] = [];
    const jQuery = Object.assign(() => ({}), { fn: { jquery: '3.7.1' } });
    Object.defineProperty(window, 'define', { value: Object.assign((name: unknown) => named.push(name), { amd: {} }) });
    Object.defineProperty(window, 'jQuery', { value: jQuery });
    Object.defineProperty(window, '__named', { value: named });
  });
  await openForm(page, servePage, shortForm());
  const mail = page.getByLabel('Work e-mail');
  const asked = page.locator('.email_suggestion');
  for (const [typed, suggestion] of [
    ['amal@gmial.com', 'amal@gmail.com'],
    ['amal@hotmial.com', 'amal@hotmail.com'],
    ['amal@gmail.com', ''],
    ['amal@omantel.om', ''],
    ['amal@', ''],
    ['no address', ''],
  ] as const) {
    await mail.fill(typed);
    await mail.blur();
    if (suggestion === '') await expect(asked).toHaveText('');
    else await expect(asked).toContainText(suggestion);
  }
  expect(await page.evaluate(() => [Reflect.get(window, '__named'), Object.keys(Object(window).jQuery.fn)])).toEqual([
    [],
    ['jquery'],
  ]);
});

const POPUP = contactChannel('Whatsapp', {
  value: '96890000001',
  hover_text: 'WhatsApp',
  has_welcome_message: '1',
  pre_set_message: 'Hello',
  chat_welcome_message: '<p>Marhaba!</p>',
});

async function openPopup(page: Page): Promise<void> {
  await page.locator('.open-chaty').press('Enter');
  await page.locator('#Whatsapp-0-channel a').press('Enter');
  await page.locator('.chaty-outer-forms.active').waitFor();
}

test('emoji-mart: search finds emojis and inserts the chosen one into the message', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets: [{ channels: [POPUP, ...SIMPLE_CHANNELS.slice(1)] }] });
  await openPopup(page);
  const input = page.locator('.chaty-whatsapp-input');
  await input.fill('');
  await page.getByRole('button', { name: 'Show Emojis' }).click();
  const picker = page.locator('em-emoji-picker');
  const search = picker.locator('input[type=search]');
  await search.fill('wrapped gift');
  const gift = picker.locator('button[aria-label="🎁"]').first();
  await expect(gift).toBeVisible();
  await search.fill('zzqqxx');
  await expect(gift).toHaveCount(0);
  await search.fill('gift');
  await gift.click();
  await expect(input).toHaveValue('🎁');
});

test('lean-qr: the rendered code decodes to the chat URL', async ({ page, servePage }) => {
  await openContact(page, servePage, { widgets: [{ channels: [POPUP, ...SIMPLE_CHANNELS.slice(1)] }] });
  await openPopup(page);
  await page.getByText('Or scan to continue on your phone').click();
  const code = page.getByRole('img', { name: 'QR code of this chat' });
  await expect(code).toBeVisible();
  const { pixels, size } = await code.evaluate(async (svg) => {
    const side = 400;
    const copy = svg.cloneNode(true);
    if (!(copy instanceof SVGElement)) throw new Error('The QR code is not an SVG element');
    copy.setAttribute('width', String(side));
    copy.setAttribute('height', String(side));
    const image = new Image(side, side);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const canvas = new OffscreenCanvas(side, side).getContext('2d');
    canvas?.drawImage(image, 0, 0, side, side);
    const { data } = canvas?.getImageData(0, 0, side, side) ?? { data: [] };
    // The pixels are encoded as text, because transferring their bytes as a list takes half a minute.
    return { pixels: Array.from(data, (byte) => String.fromCharCode(byte)).join(''), size: side };
  });
  const address = jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'latin1')), size, size)?.data ?? '';
  expect(new URL(address).hostname).toMatch(/^(wa\.me|api\.whatsapp\.com)$/);
  expect(address).toContain('96890000001');
});

for (const [who, userAgent, isCounted] of [
  ['a visitor', AGENTS.android, true],
  ['a search engine', AGENTS.googlebot, false],
] as const) {
  test.describe(who, () => {
    test.use({ userAgent });
    test(`isbot: ${who} is ${isCounted ? '' : 'not '}counted`, async ({ page, servePage, server }) => {
      await beHuman(page);
      const counter = page.waitForResponse(/contact-widget-createCounter/);
      await openContact(page, servePage, { more: { data_analytics_settings: 'on' } });
      await (await counter).finished();
      await page.evaluate(() => fetch('/favicon.ico'));
      await settle(page);
      await expect.poll(() => countingCalls(server).length > 0).toBe(isCounted);
    });
  });
}

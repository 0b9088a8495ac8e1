import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { formChannel, shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, send, sent } from './kit/formPage.ts';

/** Ways in which a text comes into a field beside the keys. */
const WAYS: Readonly<Record<string, (field: Locator, text: string) => Promise<void>>> = {
  typed: (field, text) => field.pressSequentially(text),
  pasted: async (field, text) => {
    await field.focus();
    await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.page().keyboard.press('Control+V');
  },
  dictated: async (field, text) => {
    await field.focus();
    await field.page().keyboard.insertText(text);
  },
  'filled in by the browser': (field, text) => field.fill(text),
  'filled in with one event only': (field, text) =>
    field.evaluate((input: HTMLInputElement, words) => {
      input.value = words;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, text),
  'filled in without an event': (field, text) =>
    field.evaluate((input: HTMLInputElement, words) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, words);
    }, text),
};

const hintsOf = (page: Page) => page.locator('.chaty-field-hint').filter({ hasText: /\S/ });

test.describe('what a person enters stays as it was entered, and is sent clean', () => {
  test('phone numbers, whatever they are written with', async ({ page, servePage, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page, servePage, shortForm(), { options: { phoneCountry: 'OM' } });
    const phone = page.getByLabel('Phone');
    for (const [at, [entered, clean]] of [
      ['91234567', '91234567'],
      ['+968 9123 4567', '+96891234567'],
      ['9123-4567', '91234567'],
      ['(968) 9123.4567', '96891234567'],
      ['+968 (0) 9123 4567', '+96891234567'],
      ['\u202a+968 9123\u00a04567\u202c', '+96891234567'],
      ['٩١٢٣ ٤٥٦٧', '91234567'],
      ['24123456 ext. 12', '24123456 ext. 12'],
      ['91234567 / 92345678', '91234567 / 92345678'],
    ].entries()) {
      const [way = 'typed', enter] = Object.entries(WAYS)[at % Object.keys(WAYS).length] ?? [];
      await test.step(`${entered}, ${way}`, async () => {
        await fillShort(page);
        await enter?.(phone, entered ?? '');
        await phone.focus();
        await phone.blur();
        await expect(phone).toHaveValue(entered ?? '');
        await send(page);
        await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
        expect(sent(server).at(-1)?.fields).toContainEqual(['phone', clean]);
        await expect(phone).toHaveValue('');
      });
    }
  });

  for (const [way, enter] of Object.entries(WAYS)) {
    test(`every field, ${way}`, async ({ page, servePage, server, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openForm(page, servePage, formChannel());
      const texts = {
        'Your name': 'سلمى O’Neil 👩‍👩‍👧',
        'Work e-mail': 'Salma <salma@moh.gov.om>',
        Phone: '+968 9123 4567',
        Company: '50%ad <3 %D9%87',
        Quantity: '1,000 pcs',
        Website: 'shop.om/%D9%87%D8%AF',
      };
      for (const [label, text] of Object.entries(texts)) {
        const field = page.getByLabel(label);
        await enter(field, text);
        await expect(field).toHaveValue(text);
      }
      await page.getByLabel('Message').fill('سطر أول\nsecond line 50%ad https://shop.om/%D9%87%D8%AF');
      await page.getByLabel('Needed by').fill('2026-12-31');
      await page.getByLabel('Budget per gift').selectOption('5 to 15 OMR');
      for (const [label, text] of Object.entries(texts)) await expect(page.getByLabel(label)).toHaveValue(text);
      await send(page);
      await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
      const fields = sent(server).at(-1)?.fields;
      for (const pair of [
        ['name', 'سلمى O’Neil 👩‍👩‍👧'],
        ['email', 'salma@moh.gov.om'],
        ['phone', '+96891234567'],
        ['message', 'سطر أول\r\nsecond line 50%ad https://shop.om/%D9%87%D8%AF'],
        ['custom_fields[4][text]', '50%ad <3 %D9%87'],
        ['custom_fields[5][number]', '1,000 pcs'],
        ['custom_fields[6][url]', 'shop.om/%D9%87%D8%AF'],
        ['custom_fields[7][date]', '2026-12-31'],
      ])
        expect(fields).toContainEqual(pair);
    });
  }

  test('quantities of all kinds', async ({ page, servePage, server }) => {
    const quantity = { is_custom: 1, field_dropdown: 'number', field_label: 'Quantity', is_required: 1 };
    await openForm(page, servePage, formChannel({ contact_fields: [quantity] }));
    const field = page.getByLabel('Quantity');
    for (const [entered, clean] of [
      ['2.5', '2.5'],
      ['10-20', '10-20'],
      ['1,000', '1,000'],
      ['1000 pcs', '1000 pcs'],
      ['٢٥٠', '250'],
      ['١٬٢٥٠', '1,250'],
      ['a dozen', 'a dozen'],
    ] as const) {
      await field.pressSequentially(entered);
      await field.blur();
      await expect(field).toHaveValue(entered);
      if (entered === 'a dozen')
        await expect(hintsOf(page)).toHaveText('Please write the number in digits, for example 25.');
      else await expect(hintsOf(page)).toHaveCount(0);
      await send(page);
      await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
      expect(sent(server).at(-1)?.fields).toContainEqual(['custom_fields[0][number]', clean]);
      await expect(field).toHaveValue('');
    }
  });

  test('half a date is not sent as none: the field says what is missing', async ({ page, servePage, server, snap }) => {
    const date = { is_custom: 1, field_dropdown: 'date', field_label: 'Needed by', is_required: 0 };
    await openForm(page, servePage, formChannel({ contact_fields: [date] }));
    await page.getByLabel('Needed by').focus();
    await page.keyboard.type('12');
    await send(page);
    await expect(page.getByText('Please complete this date: day, month and year.')).toBeVisible();
    await expect(page.getByLabel('Needed by')).toBeFocused();
    await snap('contact-half-date');
    expect(sent(server)).toHaveLength(0);
    await page.getByLabel('Needed by').fill('2026-12-31');
    await send(page);
    await expect.poll(() => sent(server).length).toBe(1);
  });

  test('pictures and documents with several stops in their names', async ({ page, servePage, server }) => {
    const file = { is_custom: 1, field_dropdown: 'file', field_label: 'Logo', is_required: 0 };
    await openForm(page, servePage, formChannel({ contact_fields: [file] }));
    const names = ['Flag_of_Oman.svg.png', 'acme.html.pdf', 'brief.v1.2 نهائي.docx', 'photo.JS.JPG'];
    await page
      .getByLabel('Logo')
      .setInputFiles([...names, 'run.jpg.php'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('x') })));
    await expect(page.locator('.chaty-files bdi')).toHaveText(names);
    await expect(page.locator('.chaty-error-msg')).toHaveText('run.jpg.php is of a type that cannot be sent.');
    await send(page);
    await expect.poll(() => sent(server).length).toBe(1);
  });
});

test.describe('hints', () => {
  test('a number of the shop’s country is usual, half of one is asked about, right to left as well', async ({
    page,
    servePage,
    snap,
  }) => {
    await openForm(page, servePage, shortForm(), { options: { phoneCountry: 'OM' }, dir: 'rtl' });
    const phone = page.getByLabel('Phone');
    const leave = async (text: string) => {
      await phone.fill(text);
      await phone.blur();
    };
    await leave('9123456');
    await expect(hintsOf(page)).toBeVisible();
    await snap('contact-phone-hint-rtl');
    for (const usual of ['91234567', '+968 9123 4567', '00968 91234567', '+971 50 123 4567', '24123456 x 12']) {
      await leave(usual);
      await expect(hintsOf(page), usual).toHaveCount(0);
    }
    await leave('call me');
    await expect(hintsOf(page)).toContainText('9123 4567');
    await expect(phone).toHaveValue('call me');
  });

  test('a dictated address is offered as one, a right domain is left alone, a slip is asked about', async ({
    page,
    servePage,
  }) => {
    await openForm(page, servePage, shortForm());
    const mail = page.getByLabel('Work e-mail');
    const offered = page.locator('.email_suggestion button');
    for (const [entered, meant] of [
      ['salma at gmail dot com', 'salma@gmail.com'],
      ['salma@gmail.om', 'salma@gmail.com'],
      ['salma@hotmial.fr', 'salma@hotmail.fr'],
    ] as const) {
      await mail.fill(entered);
      await mail.blur();
      await expect(offered).toHaveText(meant);
    }
    await offered.click();
    await expect(mail).toHaveValue('salma@hotmail.fr');
    for (const right of ['salma@hotmail.co.uk', 'salma@gmx.de', 'salma@grail.com', '"Salma" <salma@outlook.sa>']) {
      await mail.fill(right);
      await mail.blur();
      await expect(offered, right).toHaveCount(0);
    }
  });
});

test('a hidden field that a browser has filled in costs one more press, and the reason is told', async ({
  page,
  servePage,
  server,
  snap,
}) => {
  await openForm(page, servePage, shortForm());
  await fillShort(page);
  const trap = page.locator('.chaty-trap');
  await expect(trap).toBeHidden();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://salma.example';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send(page);
  await expect(page.locator('.chaty-not-sent')).toContainText('Something filled in a hidden field');
  await snap('contact-form-trapped');
  expect(sent(server)).toHaveLength(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  expect(sent(server)).toHaveLength(1);
});

test.describe('a spam check that was lost', () => {
  const KEYS = { enable_recaptcha: '1', v3_site_key: 'SITE-KEY' };
  const SERVICE = `Object.defineProperty(window, 'grecaptcha', {configurable: true, value: {execute: () => Promise.resolve('a token')}}); onloadCallbackChatyV3();`;
  test.use({ allow: { hosts: ['www.google.com'], console: [/Failed to load resource/] } });

  test('comes with the next sending, and with a press', async ({ page, servePage, server, snap }) => {
    let isLost = true;
    await page.route('https://www.google.com/**', (route) =>
      isLost ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: SERVICE }),
    );
    await openContact(page, servePage, { widgets: [{ channels: [shortForm(KEYS), ...SIMPLE_CHANNELS] }] });
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Contact_Us-0-channel a').press('Enter');
    const lost = page.getByText('The spam check could not be loaded');
    await expect(lost).toBeVisible();
    await snap('contact-check-lost');
    const again = page.getByRole('button', { name: 'Load the spam check again' });
    await again.click();
    await expect(lost).toBeVisible();
    isLost = false;
    await fillShort(page);
    await send(page);
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
    expect(sent(server)[0]?.fields).toContainEqual(['token', 'a token']);
    await expect(lost).toHaveCount(0);
  });
});

test.describe('the message of the WhatsApp popup', () => {
  const popup = {
    channel: 'Whatsapp',
    value: '96890000001',
    hover_text: 'WhatsApp',
    has_welcome_message: '1',
    pre_set_message: 'Hello,\n\nI want:\n- 10 mugs',
    chat_welcome_message: '<p>Marhaba!</p>',
    emoji_picker: 'no',
  };
  const open = async (page: Page, servePage: Parameters<typeof openContact>[1], dir: 'ltr' | 'rtl' = 'ltr') => {
    const [whatsapp, ...others] = SIMPLE_CHANNELS;
    await openContact(page, servePage, { widgets: [{ channels: [{ ...whatsapp, ...popup }, ...others] }], dir });
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Whatsapp-0-channel a').press('Enter');
    const form = page.locator('form.whatsapp-chaty-form-0');
    await form.evaluate((found: HTMLFormElement) =>
      found.addEventListener('submit', (event) => {
        event.preventDefault();
        found.dataset.sent = String(new FormData(found).get('text'));
      }),
    );
    return { form, field: page.locator('.chaty-whatsapp-input') };
  };

  for (const dir of ['ltr', 'rtl'] as const) {
    for (const width of [390, 1280]) {
      test(`keeps the lines of a ready message: ${dir}, ${width} px`, async ({ page, servePage, snap }) => {
        await page.setViewportSize({ width, height: 844 });
        const { form, field } = await open(page, servePage, dir);
        await expect(field).toHaveValue('Hello,\n\nI want:\n- 10 mugs');
        // All of it is in view.
        await expect.poll(() => field.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(1);
        await snap(`contact-message-lines-${dir}-${width}`);
        // People write on behind it.
        await field.pressSequentially('!');
        await field.press('Enter');
        await expect(form).toHaveAttribute('data-sent', 'Hello,\n\nI want:\n- 10 mugs!');
      });
    }
  }

  test('Enter sends, with Shift it makes a line, and while an input method composes it does neither', async ({
    page,
    servePage,
  }) => {
    const { form, field } = await open(page, servePage);
    await field.fill('one');
    await field.press('Shift+Enter');
    await field.pressSequentially('two');
    await expect(field).toHaveValue('one\ntwo');
    await field.evaluate((area) => {
      for (const more of [{ isComposing: true }, { keyCode: 229 }])
        area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }));
    });
    await expect(form).not.toHaveAttribute('data-sent');
    await field.press('Enter');
    await expect(form).toHaveAttribute('data-sent', 'one\ntwo');
  });

  test('sends a text that was filled in without an event', async ({ page, servePage }) => {
    const { form, field } = await open(page, servePage);
    await field.evaluate((area: HTMLTextAreaElement) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'filled\nin');
    });
    await page.locator('.chaty-whatsapp-button-button').click();
    await expect(form).toHaveAttribute('data-sent', 'filled\nin');
  });
});

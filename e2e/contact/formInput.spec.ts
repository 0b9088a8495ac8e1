import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { formChannel, shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, send, sent } from './kit/formPage.ts';

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
  'filled in with only a change event': (field, text) =>
    field.evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, text),
  'filled in without an event': (field, text) =>
    field.evaluate((input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    }, text),
};

/**
 * Returns the text that remains in a phone field. Typing enters only digits and a plus; the other ways keep the whole
 * text.
 */
const leftOf = (number: string, way: string) => (way === 'typed' ? number.replace(/[^\p{Nd}+]/gu, '') : number);

const hintsOf = (page: Page) => page.locator('.chaty-field-hint').filter({ hasText: /\S/ });

test.describe('input stays as entered but is normalised when sent', () => {
  test('keeps phone numbers as entered in the field, but normalises them when sent', async ({
    page,
    servePage,
    server,
    context,
  }) => {
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
        await expect(phone).toHaveValue(leftOf(entered ?? '', way));
        await send(page);
        await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
        expect(sent(server).at(-1)?.fields).toContainEqual(['phone', clean]);
        await expect(phone).toHaveValue('');
      });
    }
  });

  test('keeps and sends the text of every field, whatever the input method', async ({
    page,
    servePage,
    server,
    context,
  }) => {
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
    for (const [at, [way, enter]] of Object.entries(WAYS).entries())
      await test.step(way, async () => {
        for (const [label, text] of Object.entries(texts)) {
          const field = page.getByLabel(label);
          await enter(field, text);
          await expect(field).toHaveValue(label === 'Phone' ? leftOf(text, way) : text);
        }
        await page.getByLabel('Message').fill('سطر أول\nsecond line 50%ad https://shop.om/%D9%87%D8%AF');
        await page.getByLabel('Needed by').fill('2026-12-31');
        await page.getByLabel('Budget per gift').selectOption('5 to 15 OMR');
        await send(page);
        await expect.poll(() => sent(server).length).toBe(at + 1);
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
        await expect(page.getByLabel('Your name')).toHaveValue('');
      });
  });

  test('keeps quantities in any notation and sends them with Western digits', async ({ page, servePage, server }) => {
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
        await expect(hintsOf(page)).toHaveText('Please enter a number in digits, for example 25.');
      else await expect(hintsOf(page)).toHaveCount(0);
      await send(page);
      await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
      expect(sent(server).at(-1)?.fields).toContainEqual(['custom_fields[0][number]', clean]);
      await expect(field).toHaveValue('');
    }
  });

  test('reports an incomplete date instead of sending it as empty', async ({ page, servePage, server, snap }) => {
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

  test('accepts pictures and documents with several dots in their names', async ({ page, servePage, server }) => {
    const file = { is_custom: 1, field_dropdown: 'file', field_label: 'Logo', is_required: 0 };
    await openForm(page, servePage, formChannel({ contact_fields: [file] }));
    const names = ['Flag_of_Oman.svg.png', 'acme.html.pdf', 'brief.v1.2 نهائي.docx', 'photo.JS.JPG'];
    await page
      .getByLabel('Logo')
      .setInputFiles([...names, 'run.jpg.php'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('x') })));
    await expect(page.locator('.chaty-files bdi')).toHaveText(names);
    await expect(page.locator('.chaty-error-msg')).toHaveText('run.jpg.php: this file type is not allowed.');
    await send(page);
    await expect.poll(() => sent(server).length).toBe(1);
  });
});

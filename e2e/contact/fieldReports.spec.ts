/** Tests reported problems with forms and chat windows; `docs/field-reports/form.md` lists the sources. */
import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { formChannel, shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, send, sent } from './kit/formPage.ts';
import { AGENTS } from './kit/visitor.ts';

const hintOf = (page: Page) => page.locator('.chaty-field-hint').filter({ hasText: /\S/ });

test('an email address with spaces or non-ASCII letters can be typed character by character', async ({
  page,
  servePage,
  server,
}) => {
  await openForm(page, servePage, shortForm());
  const mail = page.getByLabel('Work e-mail');
  for (const [entered, sentAs] of [
    ['salma@موقع.عمان', 'salma@xn--4gbrim.xn--mgb9awbf'],
    ['info@müßig.de', 'info@xn--mig-5ka8l.de'],
    [' salma @ moh.gov.om ', 'salma@moh.gov.om'],
  ] as const) {
    await fillShort(page);
    await mail.fill('');
    await mail.pressSequentially(entered);
    await send(page);
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
    expect(sent(server).at(-1)?.fields).toContainEqual(['email', sentAs]);
    await expect(mail).toHaveValue('');
  }
});

test('keeps autofilled phone numbers with or without a plus and country code', async ({ page, servePage, server }) => {
  await openForm(page, servePage, shortForm(), { options: { phoneCountry: 'OM' } });
  const phone = page.getByLabel('Phone');
  for (const [filled, isUsual] of [
    ['96891234567', true],
    ['+96891234567', true],
    ['91234567', true],
    ['+968 968 9123 4567', false],
    ['+44 7911 123456', true],
    ['+49 1512 3456789 / +968 9123 4567', true],
  ] as const) {
    await fillShort(page);
    await phone.fill(filled);
    await phone.blur();
    await expect(hintOf(page), filled).toHaveCount(isUsual ? 0 : 1);
    await expect(phone).toHaveValue(filled);
    await send(page);
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
    const [, clean] =
      sent(server)
        .at(-1)
        ?.fields.find(([name]) => name === 'phone') ?? [];
    expect(String(clean).replace(/\D/g, '')).toBe(filled.replace(/\D/g, ''));
    await expect(phone).toHaveValue('');
  }
});

test('accepts screenshots and files with several dots in their names, and rejects disallowed types with a message', async ({
  page,
  servePage,
}) => {
  const file = { is_custom: 1, field_dropdown: 'file', field_label: 'Logo', is_required: 0 };
  await openForm(page, servePage, formChannel({ contact_fields: [file] }));
  const names = ['Screenshot 2020-08-04 at 21.42.34.png', 'example..pdf', '2012-10-18 23.22.52.jpg'];
  await page
    .getByLabel('Logo')
    .setInputFiles([...names, 'IMG_1.HEIC'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('x') })));
  await expect(page.locator('.chaty-files bdi')).toHaveText(names);
  await expect(page.locator('.chaty-error-msg')).toHaveText('IMG_1.HEIC: this file type is not allowed.');
});

test('typing in our fields does not trigger single-letter page shortcuts', async ({ page, servePage }) => {
  const body = `<p>Gifts</p><script>
document.addEventListener('keydown', (event) => {
  if (event.key.length === 1 && !event.target.closest('input, textarea, select')) event.preventDefault();
});
</script>`;
  await openForm(page, servePage, shortForm(), { body });
  await page.getByLabel('Your name').click();
  await page.keyboard.type('Salsa s/f');
  await expect(page.getByLabel('Your name')).toHaveValue('Salsa s/f');
});

test('a page that blocks copying prevents neither clicks nor copy and paste in our fields', async ({
  page,
  servePage,
}) => {
  const body = `<p>Gifts</p><script>
for (const name of ['copy', 'cut', 'paste', 'selectstart', 'contextmenu', 'mousedown'])
  document.addEventListener(name, (event) => {
    if (!event.target.closest('input, textarea, select')) event.preventDefault();
  });
</script>`;
  await openForm(page, servePage, shortForm(), { body });
  const [name, message] = [page.getByLabel('Your name'), page.getByLabel('Message')];
  await message.click();
  await page.keyboard.type('100 mugs');
  await expect(message).toHaveValue('100 mugs');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await name.click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(name).toHaveValue('100 mugs');
});

test('a page dialog with a focus trap still lets visitors type in our form', async ({ page, servePage }) => {
  const body = `<div id="offer" role="dialog" aria-label="Offer" tabindex="-1"><button>No, thanks</button></div><script>
    document.addEventListener('focusin', ({ target }) => offer.contains(target) || offer.focus());</script>`;
  await openContact(page, servePage, { widgets: [{ channels: [shortForm(), ...SIMPLE_CHANNELS] }], body });
  await page.locator('.open-chaty').click();
  await page.locator('#Contact_Us-0-channel a').click();
  for (const [label, text] of [
    ['Your name', 'Salma'],
    ['Message', '100 mugs'],
  ] as const) {
    await page.getByLabel(label).click();
    await page.keyboard.type(text);
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
});

test.describe('the emoji picker', () => {
  const popup = contactChannel('Whatsapp', { value: '96890000001', has_welcome_message: '1', pre_set_message: 'ab' });
  const open = async (page: Page, servePage: Parameters<typeof openContact>[1]) => {
    await openContact(page, servePage, { widgets: [{ channels: [popup, ...SIMPLE_CHANNELS.slice(1)] }] });
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Whatsapp-0-channel a').press('Enter');
    await expect(page.locator('.chaty-whatsapp-input')).toBeFocused();
    await page.getByRole('button', { name: 'Show Emojis' }).click();
    return page.locator('em-emoji-picker');
  };

  const close = async (page: Page) => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.chaty-emoji-picker')).toHaveCount(0);
  };

  test('inserts several emojis in succession at the caret, even after a search', async ({ page, servePage }) => {
    const picker = await open(page, servePage);
    const input = page.locator('.chaty-whatsapp-input');
    await expect(picker.locator('input')).toBeFocused();
    for (const text of ['heart eyes', 'rocket']) {
      await picker.locator('input').fill(text);
      await picker.locator('.category button').first().click();
    }
    await expect(input).toHaveValue(/^ab\p{Emoji}+🚀$/u);
    await close(page);
  });

  test.describe('on a phone', () => {
    test.use({ userAgent: AGENTS.android, viewport: { width: 390, height: 844 } });
    test('opens without the on-screen keyboard because its search field is not focused', async ({
      page,
      servePage,
    }) => {
      const picker = await open(page, servePage);
      await expect(picker.locator('button[aria-label="😀"]').first()).toBeVisible();
      await expect(picker.locator('input')).not.toBeFocused();
      await close(page);
    });
  });
});

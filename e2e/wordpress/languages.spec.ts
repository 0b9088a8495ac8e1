/**
 * The site stores the owner's texts in all shop languages together and prints them in the page's language. Replies and
 * emails use the reader's language.
 */
import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { findLeads, postMessage } from './kit/message.ts';
import { callsOf, enterAsOwner, keepOptions, optionsWithFields, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { logIn } from './kit/session.ts';
import { openSection, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });

const LANGUAGES = [
  { locale: 'en_US', slug: 'en', name: 'English' },
  { locale: 'ar', slug: 'ar', name: 'العربية' },
  { locale: 'fr_FR', slug: 'fr', name: 'Français' },
];
const FRESH = {
  hadaya_options: HADAYA_OPTIONS,
  hadaya_test_languages: null,
  hadaya_test_translations: null,
  hadaya_test_strings: null,
};
test.beforeEach(({ site }) => site.setOptions({ ...FRESH, hadaya_test_languages: LANGUAGES }));
test.afterEach(({ site }) => site.setOptions(FRESH));

const addressOf = (name: string) => `${name}-${randomBytes(4).toString('hex')}@languages.example`;
const SIZES = { en: 'Small\nLarge', ar: 'صغير\nكبير' };
const FIELD = { field: 'dropdown', label: { en: 'Size', ar: 'المقاس' }, options: SIZES };
const FIRST = HADAYA_OPTIONS.widgets[0];

function keepTexts(site: TestSite, form: object = {}): void {
  const options = optionsWithFields([FIELD], {
    title: { en: 'Write to us', ar: 'اكتب لنا' },
    success: { en: 'Got it.', ar: 'وصلتنا.' },
    ...form,
  });
  const channels = [{ channel: 'Whatsapp', value: '96890000001', label: { en: 'Chat', ar: 'محادثة' } }];
  const widget = { ...FIRST, channels, cta_text: { en: 'Ask us', ar: 'اسألنا' } };
  keepOptions(site, { ...options, widgets: [{ id: 0, ...widget }] });
}

const printed = async (request: APIRequestContext, site: TestSite, language: string) =>
  printedContact(await (await request.get(`${site.url}/ask/?lang=${language}`)).text());

test('prints only the texts of each page’s language, falling back to the main language', async ({ request, site }) => {
  keepTexts(site);
  for (const [language, cta, label, title, choices] of [
    ['en', 'Ask us', 'Chat', 'Write to us', ['Small', 'Large']],
    [
      'ar',
      'اسألنا',
      'محادثة',
      'اكتب لنا',
      [
        { value: 'Small', label: 'صغير' },
        { value: 'Large', label: 'كبير' },
      ],
    ],
    ['fr', 'Ask us', 'Chat', 'Write to us', ['Small', 'Large']],
  ] as const) {
    const { widgets, ajaxUrl } = await printed(request, site, language);
    const [widget] = widgets;
    expect(widget.ctaText).toBe(cta);
    expect(widget.channels[0].label).toBe(label);
    const { form } = widget.channels.at(-1);
    expect(form.title).toBe(title);
    expect(form.fields.at(-1).options).toEqual(choices);
    expect(ajaxUrl).toContain(`lang=${language}`);
    if (language !== 'ar') expect(JSON.stringify(widget)).not.toMatch(/[\u0600-\u06ff]/);
  }
  // Without the owner's own translation, the site uses WPML’s and Polylang’s string translations.
  keepTexts(site, { title: 'Write to us', button: 'Ask now' });
  site.setOption('hadaya_test_translations', { 'Write to us': 'من القائمة', Chat: 'ليست هذه' });
  const { widgets } = await printed(request, site, 'ar');
  expect(widgets[0].channels.at(-1).form.title).toBe('من القائمة');
  expect(widgets[0].channels[0].label).toBe('محادثة');
  await logIn(request, site.url);
  const calls = await callsOf(request, site);
  await calls.post({ revision: 0, settings: { form: { button: 'Ask us now' } } });
  const strings = String(
    site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_test_strings'")[0]?.option_value,
  );
  for (const text of ['Write to us', 'Ask us now', 'Chat', 'Ask us']) expect(strings).toContain(`"${text}"`);
  expect(strings).not.toContain('"Hide"');
});

test('answers an Arabic message in Arabic but stores and emails its field names and choices in English', {
  tag: '@all',
}, async ({ request, site }) => {
  keepTexts(site, { mail_to: 'owner@languages.example' });
  const email = addressOf('arabic');
  const arabic = { ...site, ajaxUrl: `${site.ajaxUrl}?lang=ar` };
  const custom = (value: string) => ({
    'custom_fields[4][label_dropdown]': 'المقاس',
    'custom_fields[4][slug]': 'dropdown',
    'custom_fields[4][dropdown]': value,
  });
  const refused = await (await postMessage(request, arabic, { email, name: '', ...custom('Large') })).json();
  expect(JSON.stringify(refused.errors)).toMatch(/\\u06|[\u0600-\u06ff]/);
  expect(await (await postMessage(request, arabic, { email, ...custom('Large') })).json()).toMatchObject({
    status: 1,
    message: 'وصلتنا.',
  });
  const kept = String(findLeads(site, email)[0]?.meta_value);
  expect(kept).toContain('Size');
  expect(kept).toContain('Large');
  const mail = site.mails().find(({ message }) => message.includes(email));
  expect(mail?.subject).toContain('New message from the contact form');
  expect(mail?.message).toContain('Size: Large');
  expect(mail?.message).not.toMatch(/[\u0600-\u06ff]|: *$/m);

  keepTexts(site, {
    consent: {
      enabled: true,
      text: 'For the answer.',
      page: '',
      label: 'Privacy',
      agree: { en: 'I agree', ar: 'أوافق' },
    },
  });
  const tick = (value: string) => ({
    'custom_fields[5][label_checkbox]': 'Privacy',
    'custom_fields[5][slug]': 'checkbox',
    'custom_fields[5][checkbox]': value,
  });
  const sender = addressOf('consent');
  const agree = (text: string) => postMessage(request, site, { email: sender, ...tick(text) });
  expect(await (await agree('نعم')).json()).toMatchObject({ status: 0 });
  expect(await (await agree('أوافق')).json()).toMatchObject({ status: 1 });
  expect(String(findLeads(site, sender)[0]?.meta_value)).toContain('أوافق');
});

test('the settings route sanitises texts and reports errors per language, and stores no defaults', async ({
  request,
  site,
}) => {
  await enterAsOwner(request, site);
  const calls = await callsOf(request, site);
  const save = async (revision: number, form: object) => (await calls.post({ revision, settings: { form } })).json();
  const kept = () =>
    String(site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_options'")[0]?.option_value);
  const items = [{ field: 'dropdown', label: { en: 'Size', ar: ' ', 'x y': 'lost' }, options: SIZES }];
  const first = await save(0, { title: { en: '<b>Ask</b> ', ar: 'اسأل' }, button: 'Send', items });
  expect(first.settings.form.title).toEqual({ en: 'Ask', ar: 'اسأل' });
  expect(first.settings.form.button).toBe('Send');
  expect(first.settings.form.items[0].label).toBe('Size');
  expect(kept()).not.toMatch(/"(?:button|success)";(?!s:0:)/);
  const wrong = await save(first.revision, {
    title: { ar: 'ا'.repeat(2001) },
    success: { en: '', ar: '' },
    button: { en: ['x'] },
    items: [{ ...items[0], options: { en: 'Small\nLarge', ar: 'صغير' } }],
  });
  expect(Object.keys(wrong.data.errors).sort()).toEqual([
    'form.button.en',
    'form.items.0.options.ar',
    'form.success',
    'form.title.ar',
  ]);

  // The main language is the first one, and each language has its default texts.
  keepTexts(site);
  const html = await (await request.get(`${site.url}${SETTINGS_PAGE}`)).text();
  const { schema, languages } = JSON.parse(html.match(/var hadayaAdmin=(\{.*\});/)?.[1] ?? '{}');
  const { title } = schema.properties.form.properties;
  expect(languages.shop.map(({ tag, dir }: { tag: string; dir: string }) => [tag, dir])).toEqual([
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['fr', 'ltr'],
  ]);
  expect(title.usual).toEqual({ en: 'Contact us', ar: 'تواصل معنا', fr: 'Contact us' });
});

test.describe('in the owner’s browser', () => {
  test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });

  test('the owner edits languages side by side and sees missing texts marked and defaults shown', async ({
    page,
    site,
    guest,
    snap,
  }) => {
    await enterAsOwner(page.request, site);
    await page.goto(SETTINGS_PAGE);
    await openSection(page, 'Form');
    const title = page.getByRole('group', { name: 'Title', exact: true });
    const english = title.getByLabel('English');
    const arabic = title.getByLabel('العربية');
    const french = title.getByLabel('Français');
    await expect(english).toHaveValue('Contact us');
    await expect(arabic).toHaveAttribute('placeholder', 'تواصل معنا');
    await expect(title).not.toContainText('Missing');
    await english.fill('Write to us');
    await expect(title).toContainText('Not translated. Visitors see the text in English.');
    await arabic.fill('اكتب لنا');
    await expect(arabic).toHaveAttribute('dir', 'rtl');
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(title.getByText('Not translated. Visitors see the text in English.')).toHaveCount(1);
    await expect(french).toHaveValue('');
    await title.scrollIntoViewIfNeeded();
    await snap('wordpress-languages');
    guest.ignoreFindings();
    await french.press('Enter');
    const calls = await callsOf(page.request, site);
    await expect
      .poll(async () => (await calls.read()).settings.form.title)
      .toEqual({ en: 'Write to us', ar: 'اكتب لنا' });
  });
});

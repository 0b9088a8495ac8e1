import { findLeads, postMessage } from './kit/message.ts';
import { callsOf, enterAsOwner, keepOptions } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const OWN = {
  title: { en: 'Corporate quote', ar: 'عرض للشركات' },
  success: 'A quote is on its way.',
  mail_to: 'quotes@shop.example',
  items: [
    { field: 'email', required: true },
    { field: 'text', label: 'Company', required: true },
    { field: 'dropdown', label: 'Pieces', options: '50\n500' },
  ],
};
const widgetsOf = (own: object) => [
  { id: 0 },
  {
    name: 'Quotes',
    enabled: true,
    launcher: false,
    channels: [{ channel: 'Phone', value: '+96890000002' }],
    own_form: true,
    own,
  },
];

test('in a shop with two forms, each page, message and email uses the form of its widget', async ({
  page,
  playwright,
  site,
  guest,
}) => {
  const { request } = page;
  await enterAsOwner(request, site);
  const { post } = await callsOf(request, site);
  const wrong = await post({ revision: 0, settings: { widgets: widgetsOf({ ...OWN, mail_to: 'nobody' }) } });
  expect(Object.keys((await wrong.json()).data.errors)).toEqual(['widgets.1.own.mail_to']);
  const saved = await post({ revision: 0, settings: { widgets: widgetsOf(OWN) } });
  expect(saved.status()).toBe(200);
  const { revision, settings } = await saved.json();
  const { id } = settings.widgets[1];

  const visitor = await playwright.request.newContext({ userAgent: PERSON });
  const html = await (await visitor.get(`${site.url}/contact-blocks/`)).text();
  const [first, second] = printedContact(html).widgets;
  const ours = first.channels.at(-1).form;
  const theirs = second.channels.at(-1).form;
  expect(ours.title).toBe('Contact us');
  expect(second.launcher).toBe(false);
  expect(theirs.title).toBe('Corporate quote');
  expect(theirs.button).toBe('Send');
  expect(theirs.fields.map(({ label }: { readonly label: string }) => label)).toEqual(['Email', 'Company', 'Pieces']);

  const to = async (more: Record<string, string>) => {
    const before = site.mails().length;
    const answer = await postMessage(visitor, site, more);
    return {
      ...(await answer.json()),
      to: site
        .mails()
        .slice(before)
        .map((mail) => mail.to),
    };
  };
  const quote = { widget: `_${id}`, nonce: String(second.token), email: 'quote@company.example' };
  const company = {
    'custom_fields[1][label_text]': 'Company',
    'custom_fields[1][slug]': 'text',
    'custom_fields[1][text]': 'Muscat Bank',
  };
  expect(await to({ ...quote, ...company, 'custom_fields[1][text]': '' })).toMatchObject({ status: 0 });
  expect(await to({ ...quote, ...company })).toMatchObject({
    status: 1,
    message: 'A quote is on its way.',
    to: ['quotes@shop.example'],
  });
  expect(await to({ email: 'other@company.example' })).toMatchObject({ status: 1, to: ['sales@shop.example'] });
  expect(String(findLeads(site, 'quote@company.example')[0]?.meta_value)).toContain('Muscat Bank');

  // The inbox distinguishes the two forms' messages.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/wp-admin/admin.php?page=hadaya-inbox');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Widget', { exact: true }).selectOption({ label: 'Quotes' });
  await expect(page.getByText('quote@company.example').first()).toBeVisible();
  await expect(page.getByText('other@company.example')).toHaveCount(0);

  // A cached page shows outdated fields, but no input is lost.
  const renamed = { ...OWN, items: [{ field: 'email', required: true }] };
  const list = [{ id: 0 }, { id, own: renamed }];
  expect((await post({ revision, settings: { widgets: list } })).status()).toBe(200);
  expect(await to({ ...quote, ...company, email: 'late@company.example' })).toMatchObject({ status: 1 });
  expect(String(findLeads(site, 'late@company.example')[0]?.meta_value)).toContain('Muscat Bank');
  await visitor.dispose();
  guest.ignoreFindings();
});

test('in English and Arabic, the Channels step shows a widget’s own form, and a page link opens that form', {
  tag: '@all',
}, async ({ page, site, snap }) => {
  const { request } = page;
  await enterAsOwner(request, site);
  const { post } = await callsOf(request, site);
  const { settings } = await (await post({ revision: 0, settings: { widgets: widgetsOf(OWN) } })).json();
  const { id } = settings.widgets[1];
  for (const locale of [null, 'ar']) {
    site.setOption('hadaya_test_locale', locale);
    try {
      await page.goto('/wp-admin/admin.php?page=hadaya');
      await page
        .getByRole('button', { name: /Quotes/ })
        .first()
        .click();
      await page.locator('[data-step="channels"] > details > summary').click();
      const own = page.locator('[id="hadaya-widgets.1.own"]');
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await own.scrollIntoViewIfNeeded();
        await expect(own.getByRole('textbox').first()).toBeVisible();
        await snap(`own-form-${locale ?? 'en'}-${width}`);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/contact-blocks/#contact-form-${id}`);
      const form = page.locator(`#chaty-widget-_${id} .chaty-contact-form-box`);
      await expect(form.getByText(locale === 'ar' ? 'عرض للشركات' : 'Corporate quote').first()).toBeVisible();
      await snap(`own-form-visitor-${locale ?? 'en'}`);
    } finally {
      site.setOption('hadaya_test_locale', null);
    }
  }
});

import { holdBack } from '../kit/holdBack.ts';
import { INBOX, readLead } from './kit/inbox.ts';
import { findLeads, PNG } from './kit/message.ts';
import { keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { PERSON, save, saved } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
// The variation form's contract allows these changes to WooCommerce's nodes.
const hostChanges = [
  { selector: '.variation_id', attributes: ['value'] },
  { selector: '.variations option', attributes: ['class'] },
  { selector: '.variations_form' },
];
// While offline, the browser reports failed prefetches.
const console = [/ERR_INTERNET_DISCONNECTED/];
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'], hostChanges, console } });

const QUOTE = {
  minimum: 10,
  step: 5,
  steps: [{ from: 100, off: 10, ask: false }],
  page: 'https://shop.example/quote/',
  accept: 'order',
  link_days: 60,
};

test.beforeEach(({ site }) => {
  site.setOption('hadaya_stand_in_quotes', '1');
  keepOptions(site, {
    ...HADAYA_OPTIONS,
    islands: { ...HADAYA_OPTIONS.islands, quote: true },
    quote: { ...QUOTE, page: `${site.url}/ask/?quote-list=1` },
  });
});
test.afterEach(({ site }) => {
  site.setOption('hadaya_stand_in_quotes', null);
  keepOptions(site, HADAYA_OPTIONS);
});

test('a company collects products with options and a logo, sends them on reconnect and accepts the quote', async ({
  page,
  context,
  browser,
  site,
}) => {
  const email = 'buyer@company.example';
  await test.step('adds a product without options', async () => {
    await page.goto('/ask/?quote-product=7');
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('103');
    await page.getByRole('button', { name: 'Add to quote' }).click();
    await expect(page.getByText('Ceramic mug is on your quote list.')).toBeVisible();
    await expect(quantity).toHaveValue('105');
    await expect(page.getByText('OMR 4.500 each')).toBeVisible();
  });
  await test.step('adds a product with a required size', async () => {
    await page.goto('/ask/?quote-product=20');
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('20');
    const add = page.getByRole('button', { name: 'Add to quote' });
    await add.click();
    await expect(page.getByText('Choose Size first.')).toBeVisible();
    await expect(page.locator('#size')).toBeFocused();
    await page.locator('#size').selectOption('M');
    await add.click();
    await expect(page.getByText('Shirt is on your quote list.')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Your quote list (2)' }).click();
  const list = page.getByRole('dialog', { name: 'Your quote list' });
  await test.step('undoes a removal, adds a logo and reports missing input', async () => {
    await list.getByRole('button', { name: 'Remove Shirt' }).click();
    await list.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByText('Products: 2, pieces: 125')).toBeVisible();
    await list.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
    await expect(list.getByText('logo.png')).toBeVisible();
    await list.getByRole('button', { name: 'Send request' }).click();
    await expect(list.getByLabel('WhatsApp number or email')).toBeFocused();
    await expect(list.getByText(/Enter your WhatsApp number or email/)).toBeVisible();
  });
  await test.step('the request waits while the buyer is offline and is sent once', async () => {
    await list.getByLabel('WhatsApp number or email').fill(email);
    await list.getByLabel('Company').fill('Bank');
    await context.setOffline(true);
    await list.getByRole('button', { name: 'Send request' }).click();
    await expect(list.getByText(/You are offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(list.getByText(/We have received your request Q-\d+/)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(email);
  });
  const [lead, ...others] = findLeads(site, email);
  expect(others).toEqual([]);
  expect(lead?.post_status).toBe('private');
  const link = (await list.getByRole('link', { name: 'View your request' }).getAttribute('href')) ?? '';
  expect(link).toMatch(/hadaya_quote=\d+-[0-9a-f]{32}$/);

  await test.step('the shop answers in the inbox', async () => {
    // The guest oracle's rules apply only to the buyer's pages.
    const owner = await browser.newContext({ baseURL: site.url });
    await logIn(owner.request, site.url);
    const inbox = await owner.newPage();
    await inbox.goto(`${INBOX}&lead=${lead?.ID}`);
    const offer = inbox.getByRole('region', { name: 'Quote', exact: true });
    await offer.getByLabel('105 × Ceramic mug, unit price in OMR').fill('4');
    await offer.getByLabel('20 × Shirt · M, unit price in OMR').fill('9');
    await offer.getByLabel('Valid until').fill('2099-12-31');
    await offer.getByRole('button', { name: 'Save quote' }).click();
    await expect(inbox.getByText('The quote is saved. Send the link with your reply.').first()).toBeVisible();
    await expect(inbox.locator('.hadaya-inbox-whole textarea').filter({ hasText: link })).toHaveCount(1);
    await expect(inbox.getByLabel('Subject')).toHaveValue(/^Your quote Q-\d+ from /);
    await owner.close();
  });
  await test.step('only one of three simultaneous acceptances counts', async () => {
    const answer = await page.request.get(link);
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
    const offered = await answer.text();
    expect(offered).toContain('OMR 600.000');
    const seen = /name="seen" value="(\w+)"/.exec(offered)?.[1] ?? '';
    const bodies = await Promise.all(
      [1, 2, 3].map(async () => (await page.request.post(link, { form: { hadaya_offer: 'accept', seen } })).text()),
    );
    expect(bodies.filter((body) => body.includes('Thank you for accepting the quote.'))).toHaveLength(1);
    await logIn(page.request, site.url);
    const { quote } = await readLead(page.request, site, Number(lead?.ID));
    const url = expect.stringContaining('page=wc-orders&action=edit&id=900');
    expect(quote).toMatchObject({ state: 'accepted', order: { number: '900', url } });
  });
  const broken = `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`;
  expect((await page.request.get(broken)).status()).toBe(404);
});

test('without JavaScript, the quote button leads to a form that names the product and can be sent', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/ask/?quote-product=7');
  await page.getByRole('link', { name: 'Add to quote' }).click();
  await expect(page.getByRole('heading', { name: 'Ceramic mug' })).toBeVisible();
  // The server rejects messages that are sent faster than a person could type.
  await expect(async () => {
    await page.getByLabel('WhatsApp number or email').fill('plain@company.example');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(/We have received your request Q-\d+/)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(findLeads(site, 'plain@company.example')).toHaveLength(1);
  await context.close();
});

test('the owner creates the quote list’s page with one click, and a second click reuses that page', async ({
  page,
  site,
  guest,
}) => {
  guest.ignoreFindings();
  const islands = { ...HADAYA_OPTIONS.islands, quote: true };
  keepOptions(site, { ...HADAYA_OPTIONS, islands, quote: { ...QUOTE, page: '' } });
  await logIn(page.request, site.url);
  await page.goto(`${SETTINGS_PAGE}-quote`);
  const create = page.getByRole('button', { name: 'Create the quote list page' });
  const view = page.getByRole('link', { name: 'View the quote list page' });
  const release = await holdBack(page, '**/wp/v2/pages*');
  await create.click();
  const least = page.getByLabel('Minimum quantity', { exact: true }).first();
  await least.fill('30');
  release();
  const link = (await view.getAttribute('href')) ?? '';
  await expect(least).toHaveValue('30');
  expect(link).toContain(site.url);
  const url = page.getByLabel('URL of the quote list page');
  await url.fill('');
  await create.click();
  await expect(url).toHaveValue(link);
  await save(page).click();
  await saved(page, 'Settings saved.');
  await page.goto(link);
  await expect(page.getByText('Your list is empty.')).toBeVisible();
});

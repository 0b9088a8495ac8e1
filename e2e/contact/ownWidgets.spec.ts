import { contactChannel, contactSettings } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import type { ServePage } from '../kit/servePage.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';

const WHATSAPP = { type: 'whatsapp', value: '+968 9123 4567' };

function serveWidgets(servePage: ServePage, widgets: unknown, more: { readonly chaty?: object; lang?: string } = {}) {
  const { chaty, lang = 'en' } = more;
  const own = widgets === undefined ? {} : { settings: { contact: { widgets } } };
  const code = [
    `window.hadaya = ${JSON.stringify({ ...own, q: [] })};`,
    ...(chaty ? [`var chaty_settings = ${JSON.stringify(chaty)};`] : []),
  ].join('\n');
  const html = documentOf(
    '<main><h1>Gifts</h1><p>Brass burners and dallah pots.</p></main>',
    `<script>${code}</script><script src="/dist/hadaya.min.js" defer></script>`,
  ).replace(/<html[^>]*>/, `<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
  return servePage('/own-widgets/', { html });
}

const filesOf = (urls: readonly string[]) => urls.map((url) => /([\w-]+?)(?:-[\w-]{8})?\.min\.js/.exec(url)?.[1] ?? '');

test('a channel’s type and value are enough for a complete widget with a named link', async ({
  page,
  servePage,
  snap,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPainted(page, serveWidgets(servePage, [{ channels: [WHATSAPP] }]));
  const link = page.locator('#chaty-widget-0 .Whatsapp-channel-link a');
  await expect(link).toHaveAttribute('href', 'https://web.whatsapp.com/send?phone=96891234567&text=');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName(/^WhatsApp/);
  expect(filesOf(asked)).not.toContain('contact-widget-readChaty');
  await expectAccessible(page);
  await expectNoLayoutShift(page);
  await snap('own-widget');
});

test('a page link opens a channel by the name that the settings give it', async ({ page, servePage }) => {
  const form = { type: 'form', form: { title: 'Write to us', fields: [{ type: 'name', label: 'Your name' }] } };
  const settings = { settings: { contact: { widgets: [{ channels: [WHATSAPP, form] }] } }, q: [] };
  const html = documentOf(
    '<main><h1>Gifts</h1><a href="#write" data-hadaya-open="form">Write</a></main>',
    `<script>window.hadaya = ${JSON.stringify(settings)};</script><script src="/dist/hadaya.min.js" defer></script>`,
  );
  await page.goto(servePage('/named/', { html }));
  await page.locator('#chaty-widget-0 .open-chaty').first().waitFor();
  await page.getByRole('link', { name: 'Write', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
});

test('a menu link with a channel’s hash opens the channel, even when clicked again', async ({ page, servePage }) => {
  const form = { type: 'form', form: { title: 'Write to us', fields: [{ type: 'name', label: 'Your name' }] } };
  const settings = { settings: { contact: { widgets: [{ channels: [WHATSAPP, form] }] } }, q: [] };
  const html = documentOf(
    '<main><h1>Gifts</h1><nav><a href="#contact-form">Write</a></nav></main>',
    `<script>window.hadaya = ${JSON.stringify(settings)};</script><script src="/dist/hadaya.min.js" defer></script>`,
  );
  await page.goto(servePage('/menu-link/', { html }));
  await page.locator('#chaty-widget-0 .open-chaty').first().waitFor();
  const field = page.getByRole('textbox', { name: 'Your name' });
  const link = page.getByRole('link', { name: 'Write', exact: true });
  await link.click();
  await expect(field).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await link.click();
  await expect(field).toBeVisible();
});

/** Opens a page with the given links and a widget; `window.told` records opened windows and chosen channels. */
async function openLinks(page: Page, servePage: ServePage, links: string, path = '/links/') {
  const channels = [WHATSAPP, { type: 'phone', value: '+968 9000 0001' }];
  const settings = { settings: { contact: { widgets: [{ channels }] } }, q: [] };
  const opened = `window.told = []; window.open = (...given) => { window.told.push(given); return null; };
document.addEventListener('hadaya:contact:channel-chosen', ({detail}) => window.told.push(detail.channel));`;
  const html = documentOf(
    `<main><h1>Gifts</h1>${links}</main>`,
    `<script>${opened} window.hadaya = ${JSON.stringify(settings)};</script><script src="/dist/hadaya.min.js" defer></script>`,
  );
  await page.goto(servePage(path.replace(/#.*/, ''), { html }) + (path.split('#')[1] ? `#${path.split('#')[1]}` : ''));
  await page.locator('#chaty-widget-0').first().waitFor({ state: 'attached' });
}

test('a page link to a URL channel opens that URL and counts as a choice', async ({ page, servePage }) => {
  await openLinks(
    page,
    servePage,
    '<a href="#contact-whatsapp">Menu</a> <a href="https://wa.me/96891234567" data-hadaya-open="whatsapp">Button</a>',
  );
  const reported = () => page.evaluate(() => Reflect.get(window, 'told'));
  const chat = ['Whatsapp', ['https://web.whatsapp.com/send?phone=96891234567&text=', '_blank', 'noopener']];
  await page.getByRole('link', { name: 'Button' }).click();
  await expect.poll(reported).toEqual(chat);
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect.poll(reported).toEqual([...chat, ...chat]);
  await expect(page.locator('.chaty-widget.chaty-open')).toHaveCount(0);
});

test('a hash that names a URL channel opens only the list on page load', async ({ page, servePage }) => {
  await openLinks(page, servePage, '', '/links/#contact-whatsapp');
  await expect(page.locator('#chaty-widget-0 .Whatsapp-channel-link a')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([]);
});

test('when an opener for a URL channel scrolls into view, only the list opens', async ({ page, servePage }) => {
  const there = servePage('/there/', { html: documentOf('<main><h1>There</h1></main>', '') });
  const openers = ['whatsapp" data-phone="96891234567', `telegram" href="${there}`];
  for (const opener of openers) {
    await openLinks(page, servePage, `<a data-hadaya-when="visible" data-hadaya-open="${opener}">Talk to us</a>`);
    // Waits for the network instead of running a script in the page, because Playwright's scripts count as recent user
    // activation, which would let the page open windows.
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Gifts' })).toBeVisible();
    if (opener === openers[0]) await expect(page.locator('#chaty-widget-0 .Whatsapp-channel-link a')).toBeVisible();
  }
});

test('a link that names a channel missing from this page opens the link’s own URL', async ({ page, servePage }) => {
  const there = servePage('/there/', { html: documentOf('<main><h1>There</h1></main>', '') });
  await openLinks(page, servePage, `<a href="${there}" data-hadaya-open="telegram">Telegram</a>`);
  await page.getByRole('link', { name: 'Telegram' }).click();
  await expect(page.getByRole('heading', { name: 'There' })).toBeVisible();
});

test('a widget without a launcher appears only while its form is open', async ({ page, servePage }) => {
  const formOf = (title: string) => ({ type: 'form', form: { title, fields: [{ type: 'name', label: title }] } });
  const widgets = [
    { channels: [WHATSAPP, formOf('Ask us')] },
    { id: 1, launcher: false, channels: [{ type: 'phone', value: '+968 9000 0001' }, formOf('Corporate quote')] },
  ];
  const links =
    '<a href="#write" data-hadaya-open="form">Write</a> <a href="/quote/" data-hadaya-open="form-1">Quote</a> <a href="#contact-form-1">Menu</a>';
  const html = documentOf(
    `<main><h1>Gifts</h1>${links}</main>`,
    `<script>window.hadaya = ${JSON.stringify({ settings: { contact: { widgets } }, q: [] })};</script><script src="/dist/hadaya.min.js" defer></script>`,
  );
  await page.goto(servePage('/two-forms/', { html }));
  await page.locator('#chaty-widget-0 .open-chaty').first().waitFor();
  const second = page.locator('#chaty-widget-_1');
  const quote = page.getByRole('textbox', { name: 'Corporate quote' });
  await expect(second.locator('.chaty-widget')).toHaveCount(0);
  for (const name of ['Quote', 'Menu']) {
    const link = page.getByRole('link', { name, exact: true });
    await link.press('Enter');
    await expect(quote).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(quote).toBeHidden();
    await expect(second.locator('.chaty-i-trigger')).toBeHidden();
    await expect(link).toBeFocused();
  }
  await page.getByRole('link', { name: 'Write', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Ask us' })).toBeVisible();
});

test('channels of the same type have distinct classes, and channel names on an Arabic page are Arabic', async ({
  page,
  servePage,
}) => {
  const channels = [WHATSAPP, { type: 'phone', value: '+968 9000 0001' }, { type: 'phone', value: '+968 9000 0002' }];
  const second = {
    id: 1,
    position: 'left',
    color: '#12343b',
    channels: [{ type: 'maps', value: 'https://maps.example/shop' }],
  };
  await page.goto(serveWidgets(servePage, [{ channels }, second], { lang: 'ar' }));
  await page.locator('#chaty-widget-0 .open-chaty').first().click();
  await expect(page.locator('.Phone_2-channel-link a')).toHaveAttribute('href', 'tel:+96890000002');
  await expect(page.locator('.Phone-channel-link a').first()).toHaveAccessibleName(/^الهاتف/);
  await expect(page.locator('#chaty-widget-_1 .Google_Maps-channel-link a')).toHaveAttribute(
    'href',
    'https://maps.example/shop',
  );
});

test('a custom form uses the widget’s colour and marks only its empty required field', async ({ page, servePage }) => {
  const fields = [
    { type: 'name', label: 'Name', required: true },
    { type: 'message', label: 'Message' },
    { type: 'dropdown', label: 'Occasion', options: ['Wedding', 'Eid'] },
  ];
  const form = { type: 'form', form: { title: 'Write to us', button: 'Send', fields } };
  await page.goto(serveWidgets(servePage, [{ color: '#12343b', channels: [WHATSAPP, form] }]));
  await page.locator('#chaty-widget-0 .open-chaty').first().click();
  await page.locator('.Contact_Us-channel-link a').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send' })).toHaveCSS('background-color', 'rgb(18, 52, 59)');
  await expect(dialog.getByLabel('Occasion').locator('option', { hasText: 'Eid' })).toBeAttached();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
});

test('widgets in our settings replace the plugin’s widgets without loading the reader for the plugin’s settings', async ({
  page,
  servePage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const chaty = contactSettings([{ id: 0, channels: [contactChannel('Phone', { value: '1' })] }]);
  await page.goto(serveWidgets(servePage, [{ channels: [WHATSAPP] }], { chaty }));
  await expect(page.locator('.Whatsapp-channel-link')).toBeVisible();
  await expect(page.locator('.Phone-channel-link')).toHaveCount(0);
  expect(filesOf(asked)).not.toContain('contact-widget-readChaty');
});

test('applies the replaced plugin’s settings when our list of widgets is empty', async ({ page, servePage }) => {
  const chaty = contactSettings([{ id: 0, channels: [contactChannel('Phone', { value: '+96890000002' })] }]);
  await page.goto(serveWidgets(servePage, [], { chaty }));
  await expect(page.locator('.Phone-channel-link a')).toHaveAttribute('href', 'tel:+96890000002');
});

test('reports each error of a widget once, with its path, and keeps the other widgets', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({
    console: [/^\[hadaya\] hadaya\.settings\.contact\.widgets\[0\]: is not a widget/, /is outside 0 to 2000/],
  });
  await page.goto(serveWidgets(servePage, [{ channel: [] }, { size: 9000, channels: [WHATSAPP] }]));
  await expect(page.locator('#chaty-widget-_1 .Whatsapp-channel-link')).toBeVisible();
  const lines = guest.consoleLines().filter((line) => line.includes('[hadaya]'));
  expect(lines.filter((line) => line.includes('widgets[0]'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('size: 9000'))).toHaveLength(1);
});

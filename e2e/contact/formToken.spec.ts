import type { Page } from '@playwright/test';
import type { TestServer } from '../kit/kitServer.ts';
import { expect, test } from '../kit/test.ts';
import { SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { answer, fillShort, openForm, SUBMIT, send, sent } from './kit/formPage.ts';

const STALE = { status: 0, error: 0, errors: [], message: 'Invalid request, Please try again' };
const form = shortForm({ widget_token: 'oldtoken00' });
const OUR_PLUGIN = { more: { fresh_nonce_action: 'hadaya_fresh_nonce' } };

const tokens = (server: TestServer) => sent(server).map(({ fields }) => fields.find(([name]) => name === 'nonce')?.[1]);

/** A server that knows the fresh token only, and our plugin's action that hands it out. */
async function serveTokens(page: Page, server: TestServer, nonce: { readonly status?: number; readonly body: string }) {
  const asked: string[] = [];
  await page.route(/admin-ajax\.php/, (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('hadaya_fresh_nonce')) return route.fallback();
    asked.push(body);
    return route.fulfill({ contentType: 'application/json', ...nonce });
  });
  answer(server, STALE, 1);
  return asked;
}

/** What the server keeps, whichever page the cache shows. */
const accept = (server: TestServer) => server.backend.faults.clear();

test('fault-36: where our plugin answers, the first focus of a form asks for a fresh token, once, and the form is sent with it', async ({
  page,
  servePage,
  server,
}) => {
  const asked = await serveTokens(page, server, { body: '{"nonce":"freshtoken"}' });
  accept(server);
  await openForm(page, servePage, form, OUR_PLUGIN);
  await fillShort(page);
  await send(page);
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  expect(asked.map((body) => new URLSearchParams(body).get('widget'))).toEqual(['0']);
  expect(tokens(server)).toEqual(['freshtoken']);
  expect(page.url()).not.toContain('freshtoken');
});

test('fault-36: nobody is asked for a token before a visitor touches the form', async ({ page, servePage, server }) => {
  const asked = await serveTokens(page, server, { body: '{"nonce":"freshtoken"}' });
  await openForm(page, servePage, form, OUR_PLUGIN);
  await page.evaluate(() => Reflect.get(window, 'hadaya').contact.close(0));
  expect(asked.length).toBeLessThanOrEqual(1);
  await page.goto('about:blank');
  await page.goBack();
  await page.locator('.chaty-widget').waitFor({ state: 'attached' });
  await page.evaluate(() => Reflect.get(window, 'hadaya').contact.open(0, 'Contact_Us'));
  await page.locator('.chaty-contact-form-box').waitFor();
  const before = asked.length;
  await page.getByLabel('Your name').focus();
  await expect.poll(() => asked.length).toBe(before + 1);
});

test('fault-36: the action fails: the page is read again and the owner is told', async ({
  page,
  servePage,
  server,
  guest,
}) => {
  await guest.allow({ console: [/Failed to load resource/, /gave no fresh token for the contact form/] });
  await serveTokens(page, server, { status: 404, body: '{"nonce":""}' });
  accept(server);
  // What the server prints now, as a page cache that heeds the query shows it.
  await page.route(/hadaya-fresh/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '{"widget_token":"freshtoken","widget_index":""}' }),
  );
  await openForm(page, servePage, form, OUR_PLUGIN);
  await fillShort(page);
  await send(page);
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  expect(tokens(server)).toEqual(['freshtoken']);
  await expect.poll(() => guest.consoleLines().join()).toContain('the page is read again instead');
});

for (const [name, setup, line] of [
  [
    'a cache that ignores queries',
    { options: { refreshToken: true } },
    'a cache answers for every address of this page',
  ],
  ['no way to a fresh token', {}, 'Set hadaya.settings.contact.refreshToken'],
] as const)
  test(`fault-36: ${name}: the message stays, and the owner reads why`, async ({ page, servePage, server, guest }) => {
    await guest.allow({ console: [/the token of the contact form has expired/] });
    server.backend.faults.set(SUBMIT, { body: JSON.stringify(STALE), type: 'text/html' });
    const widgets = [
      { settings: { widget_token: 'oldtoken00', widget_index: '' }, channels: [form, ...SIMPLE_CHANNELS] },
    ];
    await openForm(page, servePage, form, { ...setup, widgets });
    await fillShort(page);
    await send(page);
    await expect(page.locator('.chaty-ajax-error-message')).toContainText('Invalid request');
    await expect(page.getByLabel('Message')).toHaveValue('100 mugs, please');
    await expect.poll(() => guest.consoleLines().join()).toContain(line);
    expect(sent(server)).toHaveLength(1);
  });

test('row 53: an expired token is renewed once from the page where the owner lets us', async ({
  page,
  servePage,
  server,
}) => {
  answer(server, STALE, 1);
  await openForm(page, servePage, form, { options: { refreshToken: true } });
  await page.route(/hadaya-fresh/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '{"widget_token":"freshtoken","widget_index":""}' }),
  );
  await fillShort(page);
  await send(page);
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  expect(tokens(server)).toEqual(['oldtoken00', 'freshtoken']);
});

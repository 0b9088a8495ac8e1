import type { TestServer } from '../kit/kitServer.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { answer, fillShort, openForm, send, sent } from './kit/formPage.ts';

const STALE = { status: 0, error: 0, errors: [], message: 'Invalid request, Please try again' };
const form = shortForm({ widget_token: 'oldtoken00' });

const tokens = (server: TestServer) => sent(server).map(({ fields }) => fields.find(([name]) => name === 'nonce')?.[1]);

test('requests the token only once, when the form is first focused, and sends it with the form', async ({
  page,
  servePage,
  server,
}) => {
  const asked: string[] = [];
  await page.route(/admin-ajax\.php/, (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('hadaya_fresh_nonce')) return route.fallback();
    asked.push(body);
    return route.fulfill({ contentType: 'application/json', body: '{"nonce":"freshtoken"}' });
  });
  await openContact(page, servePage, {
    widgets: [{ channels: [form, ...SIMPLE_CHANNELS] }],
    more: { fresh_nonce_action: 'hadaya_fresh_nonce' },
  });
  await page.evaluate(() => Reflect.get(window, 'hadaya').contact.open(0, 'Contact_Us'));
  await page.locator('.chaty-contact-form-box').waitFor();
  await settle(page);
  expect(asked).toEqual([]);
  await page.getByLabel('Your name').focus();
  await expect.poll(() => asked.length).toBe(1);
  await fillShort(page);
  await send(page);
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  expect(asked.map((body) => new URLSearchParams(body).get('widget'))).toEqual(['0']);
  expect(tokens(server)).toEqual(['freshtoken']);
  expect(page.url()).not.toContain('freshtoken');
});

test('renews an expired token once by fetching the page, if the owner allows this', async ({
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

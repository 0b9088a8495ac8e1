import { CHATY_OPTIONS, keepChaty, NO_CHATY_OPTIONS } from './kit/chatyOptions.ts';
import { keepOptions } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { logIn } from './kit/session.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions({ ...NO_CHATY_OPTIONS, hadaya_test_contact_plugin: null, hadaya_test_chaty_messages: null });
});

test('rejects unauthorised, outdated and unknown requests, and keeps the trigger mode and captcha keys in a move', async ({
  playwright,
  request,
  site,
}) => {
  keepChaty(site);
  const visitor = await playwright.request.newContext();
  await logIn(visitor, site.url, EDITOR);
  const post = async (as: typeof request, path: string, data: unknown, nonce?: string) => {
    const own = nonce ?? (await (await as.get(`${site.ajaxUrl}?action=rest-nonce`)).text());
    return as.post(`${site.url}/?rest_route=/hadaya/v1/${path}`, { headers: { 'X-WP-Nonce': own }, data });
  };
  for (const path of ['move', 'move/messages', 'move/messages/undo']) {
    expect((await post(visitor, path, { revision: 0 })).status(), path).toBe(403);
  }
  await visitor.dispose();
  await logIn(request, site.url);
  expect((await post(request, 'move', { revision: 0 }, '0000000000')).status()).toBe(403);
  expect((await post(request, 'move', { revision: 7 })).status()).toBe(409);
  expect((await post(request, 'move', { revision: 0, widgets: ['_9'] })).status()).toBe(404);
  expect((await post(request, 'move', { revision: 0, widgets: ['_1 OR 1'] })).status()).toBe(400);

  // The paid version stores WeChat's QR code as a picture in the media library.
  const nonce = await (await request.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
  const upload = await request.post(`${site.url}/?rest_route=/wp/v2/media`, {
    headers: {
      'X-WP-Nonce': nonce,
      'Content-Disposition': 'attachment; filename="code.png"',
      'Content-Type': 'image/png',
    },
    data: PNG,
  });
  const { id, source_url } = await upload.json();
  const { cht_social_WeChat: weChat } = CHATY_OPTIONS;
  const code = { qr_code: String(id), wechat_header: 'Our WeChat', wechat_qr_code_title: 'Scan &amp; write' };
  site.setOption('cht_social_WeChat', { ...Object(weChat), ...code });
  const moved = await post(request, 'move', { revision: 0 });
  expect(moved.status()).toBe(200);
  expect((await moved.json()).settings.widgets.at(-1).channels).toContainEqual(
    expect.objectContaining({
      channel: 'WeChat',
      qr_image: source_url,
      qr_head: 'Our WeChat',
      qr_title: 'Scan & write',
    }),
  );
  site.setOption('hadaya_test_contact_plugin', null);
  const html = await (await request.get(`${site.url}/ask/`)).text();
  const [, printed] = printedContact(html).widgets;
  expect(printed).toMatchObject({ scroll: expect.any(Number), exit: true });
  expect(printed).not.toHaveProperty('delay');

  keepChaty(site);
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: undefined });
  const key = '6LcKeyThatChatyKeeps_0000000000000000000';
  const { cht_social_Contact_Us: contact } = CHATY_OPTIONS;
  site.setOption('cht_social_Contact_Us', { ...Object(contact), v3_site_key: key, v3_secret_key: `${key}s` });
  const url = `${site.url}/?rest_route=/hadaya/v1/move`;
  const { left } = await (await request.get(url, { headers: { 'X-WP-Nonce': nonce } })).json();
  expect(JSON.stringify(left)).not.toMatch(/Captcha|Any condition/);
  const { settings } = await (await post(request, 'move', { revision: 0 }, nonce)).json();
  expect(settings).toMatchObject({
    common: { trigger_mode: 'any' },
    form: { captcha: { kind: 'v3', site_key: key, secret: `${key}s` } },
  });
});

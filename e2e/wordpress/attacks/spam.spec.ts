/** Programs that send the form: what only they do is seen on the server, and nothing of a person's is lost. */
import type { APIRequestContext } from '@playwright/test';
import { findLeads, notesOn, postMessage } from '../kit/message.ts';
import { keepOptions, saveForm } from '../kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

interface Opened {
  readonly nonce: string;
  readonly stamp: string;
  readonly trap: string;
}

/** What a form gets when it is opened. */
async function open(request: APIRequestContext, site: TestSite): Promise<Opened> {
  return (await request.post(site.ajaxUrl, { form: { action: 'hadaya_fresh_nonce' } })).json();
}

/** The same as if it had been opened earlier: the site waits no longer than this. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 800));
const stateOf = (site: TestSite, email: string) => findLeads(site, email).map(({ post_status }) => post_status);

test('a form that is sent faster than people write is asked once more; a forged stamp is none', async ({
  request,
  site,
}) => {
  const email = 'stamped@company.example';
  const { nonce, stamp, trap } = await open(request, site);
  expect(trap).toMatch(/^f[0-9a-f]{10}$/);
  const send = async (fields: Record<string, string>) =>
    (await postMessage(request, site, { nonce, email, ...fields })).json();
  expect(await send({ stamp, [trap]: '' })).toMatchObject({ status: 0, message: /faster than anybody writes/ });
  const [time = '', signature = ''] = stamp.split('.');
  for (const forged of [`${Number(time) - 60_000}.${signature}`, `${time}.${'0'.repeat(20)}`, 'x', '%41'.repeat(9000)])
    expect(await send({ stamp: forged, [trap]: '' })).toMatchObject({
      status: 0,
      message: 'Invalid request, Please try again',
    });
  expect(findLeads(site, email)).toEqual([]);
  await patience();
  expect(await send({ stamp, [trap]: '' })).toMatchObject({ status: 1 });
  expect(stateOf(site, email)).toEqual(['private']);
});

test('who fills in the field that nobody sees, or sends a stamp without it, is thanked and kept as spam, without a mail', async ({
  request,
  site,
}) => {
  const { nonce, stamp, trap } = await open(request, site);
  await patience();
  const before = site.mails().length;
  const tries: readonly (readonly [string, Record<string, string>])[] = [
    ['trap-today@spam.example', { stamp, [trap]: 'https://spam.example' }],
    ['trap-fixed@spam.example', { hadaya_7: 'x' }],
    ['trap-missing@spam.example', { stamp }],
  ];
  for (const [email, fields] of tries) {
    expect(await (await postMessage(request, site, { nonce, email, ...fields })).json()).toMatchObject({
      status: 1,
      message: 'Thank you. We will answer soon.',
    });
    expect(stateOf(site, email), email).toEqual(['hadaya_spam']);
    expect(notesOn(site, email)).toContain('field that nobody sees');
  }
  expect(site.mails().length).toBe(before);
});

test('a message without the stamp that every page sends along is kept as spam, without a mail', async ({
  request,
  site,
}) => {
  const send = async (email: string) => {
    const { nonce } = await open(request, site);
    expect(await (await postMessage(request, site, { nonce, email, stamp: '' })).json()).toMatchObject({ status: 1 });
    return stateOf(site, email);
  };
  const before = site.mails().length;
  expect(await send('no-stamp@spam.example')).toEqual(['hadaya_spam']);
  expect(notesOn(site, 'no-stamp@spam.example')).toContain('without the stamp');
  expect(site.mails().length).toBe(before);
});

test('what Akismet takes for spam is kept as spam; without its plugin, or without the owner’s wish, nobody is asked', async ({
  request,
  playwright,
  site,
}) => {
  const visitor = await playwright.request.newContext();
  const send = async (email: string) => {
    expect(await (await postMessage(visitor, site, { email, message: 'cheap viagra' })).json()).toMatchObject({
      status: 1,
    });
    return stateOf(site, email);
  };
  expect(await send('without@spam.example')).toEqual(['private']);
  site.setOption('hadaya_test_akismet', '1');
  expect(await send('with@spam.example')).toEqual(['hadaya_spam']);
  expect(notesOn(site, 'with@spam.example')).toContain('Akismet');
  expect(await (await postMessage(visitor, site, { email: 'ham@spam.example' })).json()).toMatchObject({ status: 1 });
  expect(stateOf(site, 'ham@spam.example')).toEqual(['private']);
  expect((await saveForm(request, site, { captcha: { kind: 'none', akismet: false } })).status()).toBe(200);
  expect(await send('unwanted@spam.example')).toEqual(['private']);
  site.setOption('hadaya_test_akismet', null);
  keepOptions(site, HADAYA_OPTIONS);
  await visitor.dispose();
});

const KEY = '0x4AAAAAAATestKeyOfTheShop';

for (const kind of ['turnstile', 'hcaptcha'])
  test(`${kind}: a token of this host passes, one of another or none does not`, async ({
    request,
    playwright,
    site,
  }) => {
    expect((await saveForm(request, site, { captcha: { kind, site_key: KEY, secret: KEY } })).status()).toBe(200);
    const html = await (await request.get(`${site.url}/ask/`)).text();
    expect(html).not.toContain('"secret"');
    const visitor = await playwright.request.newContext();
    const email = `${kind}@company.example`;
    const send = async (v2token: string) => (await postMessage(visitor, site, { email, v2token })).json();
    const token = (hostname: string, success = true) => JSON.stringify({ success, hostname });
    for (const bad of ['', token('127.0.0.1', false), token('evil.example'), 'x y'])
      expect(await send(bad), bad).toMatchObject({ status: 0, message: /spam check/ });
    expect(findLeads(site, email)).toEqual([]);
    expect(await send(token('127.0.0.1'))).toMatchObject({ status: 1 });
    expect(findLeads(site, email)).toHaveLength(1);
    keepOptions(site, HADAYA_OPTIONS);
    await visitor.dispose();
  });

test('while the service is down messages come with a note, or not at all, as the owner wants it', async ({
  request,
  playwright,
  site,
}) => {
  const captcha = { kind: 'turnstile', site_key: KEY, secret: KEY };
  const visitor = await playwright.request.newContext();
  const send = async (email: string) =>
    (await postMessage(visitor, site, { email, v2token: 'service-is-down' })).json();
  expect((await saveForm(request, site, { captcha })).status()).toBe(200);
  expect(await send('open@company.example')).toMatchObject({ status: 1 });
  expect(notesOn(site, 'open@company.example')).toContain('without the spam check');
  expect((await saveForm(request, site, { captcha: { ...captcha, when_down: 'closed' } })).status()).toBe(200);
  expect(await send('closed@company.example')).toMatchObject({ status: 0, message: /does not answer just now/ });
  expect(findLeads(site, 'closed@company.example')).toEqual([]);
  keepOptions(site, HADAYA_OPTIONS);
  await visitor.dispose();
});

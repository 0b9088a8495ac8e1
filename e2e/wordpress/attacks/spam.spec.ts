import type { APIRequest, APIRequestContext } from '@playwright/test';
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

async function open(request: APIRequestContext, site: TestSite): Promise<Opened> {
  return (await request.post(site.ajaxUrl, { form: { action: 'hadaya_fresh_nonce' } })).json();
}

/** Waits out the site's minimum delay, which is shorter on the test site than by default. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 800));
const stateOf = (site: TestSite, email: string) => findLeads(site, email).map(({ post_status }) => post_status);

test('a form sent too quickly must be sent again, and honeypot and Akismet spam is stored without an email', async ({
  request,
  playwright,
  site,
}) => {
  const email = 'stamped@company.example';
  const { nonce, stamp, trap } = await open(request, site);
  expect(trap).toMatch(/^f[0-9a-f]{10}$/);
  const send = async (fields: Record<string, string>) =>
    (await postMessage(request, site, { nonce, email, ...fields })).json();
  expect(await send({ stamp, [trap]: '' })).toMatchObject({ status: 0, message: /sent too quickly/ });
  const [time = '', signature = ''] = stamp.split('.');
  // PHPUnit's `FormStampTest` covers all forged stamps.
  expect(await send({ stamp: `${Number(time) - 60_000}.${signature}`, [trap]: '' })).toMatchObject({
    status: 0,
    message: 'Invalid request, Please try again',
  });
  expect(findLeads(site, email)).toEqual([]);
  await patience();
  expect(await send({ stamp, [trap]: '' })).toMatchObject({ status: 1 });
  expect(stateOf(site, email)).toEqual(['private']);

  const before = site.mails().length;
  for (const [from, fields, note] of [
    ['trap-today@spam.example', { stamp, [trap]: 'https://spam.example' }, 'hidden from visitors was filled in'],
    ['trap-missing@spam.example', { stamp }, 'hidden from visitors was filled in'],
    ['no-stamp@spam.example', { stamp: '' }, 'the form’s security token is missing'],
  ] as const) {
    expect(await send({ email: from, ...fields }), from).toMatchObject({
      status: 1,
      message: 'Thank you. We will reply soon.',
    });
    expect(stateOf(site, from), from).toEqual(['hadaya_spam']);
    expect(notesOn(site, from)).toContain(note);
  }
  expect(site.mails().length).toBe(before);
  await expectAkismetAsked({ request, playwright, site });
});

/**
 * Asserts that the server stores a message as spam if Akismet detects it, and as new if Akismet does not, is missing,
 * or is turned off.
 */
async function expectAkismetAsked({
  request,
  playwright,
  site,
}: {
  readonly request: APIRequestContext;
  readonly playwright: { readonly request: APIRequest };
  readonly site: TestSite;
}): Promise<void> {
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
}

const KEY = '0x4AAAAAAATestKeyOfTheShop';

test('accepts only this host’s Turnstile and hCaptcha tokens and follows the owner’s setting during an outage', async ({
  request,
  playwright,
  site,
}) => {
  const visitor = await playwright.request.newContext();
  const send = async (email: string, v2token = 'service-is-down') =>
    (await postMessage(visitor, site, { email, v2token })).json();
  // PHPUnit's `CaptchaAnswerTest` covers the CAPTCHA services' responses.
  const token = (hostname: string) => JSON.stringify({ success: true, hostname });
  for (const kind of ['hcaptcha', 'turnstile'] as const) {
    expect((await saveForm(request, site, { captcha: { kind, site_key: KEY, secret: KEY } })).status()).toBe(200);
    const html = await (await request.get(`${site.url}/ask/`)).text();
    expect(html, kind).not.toContain('"secret"');
    const email = `${kind}@company.example`;
    for (const bad of ['', token('evil.example')])
      expect(await send(email, bad), `${kind} ${bad}`).toMatchObject({ status: 0, message: /spam check/ });
    expect(findLeads(site, email), kind).toEqual([]);
    expect(await send(email, token('127.0.0.1')), kind).toMatchObject({ status: 1 });
    expect(findLeads(site, email), kind).toHaveLength(1);
  }
  expect(await send('open@company.example')).toMatchObject({ status: 1 });
  expect(notesOn(site, 'open@company.example')).toContain('was not checked for spam');
  const captcha = { kind: 'turnstile', site_key: KEY, secret: KEY, when_down: 'closed' };
  expect((await saveForm(request, site, { captcha })).status()).toBe(200);
  expect(await send('closed@company.example')).toMatchObject({ status: 0, message: /is not responding/ });
  expect(findLeads(site, 'closed@company.example')).toEqual([]);
  keepOptions(site, HADAYA_OPTIONS);
  await visitor.dispose();
});

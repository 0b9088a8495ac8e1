/** What other plugins are told of a lead, and what they may change. */
import { leadCalls } from './kit/inbox.ts';
import { findLeads, postMessage } from './kit/message.ts';
import { saveForm } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
const FRESH = { hadaya_options: HADAYA_OPTIONS, hadaya_test_hooks: null, hadaya_test_hook_log: null };
test.afterEach(({ site }) => site.setOptions(FRESH));

test('a lead is told of in its order, with what became of mails and webhook, and of each new state; the site names who sees it', async ({
  request,
  playwright,
  site,
}) => {
  const webhook = { enabled: true, url: 'https://hook.example/messages', secret: 'a-secret-of-thirty-two-characters' };
  expect((await saveForm(request, site, { webhook })).status()).toBe(200);
  site.setOptions({ hadaya_test_hooks: 1, hadaya_test_hook_log: null });
  const email = 'told@hooks.example';
  const visitor = await playwright.request.newContext();
  await postMessage(visitor, site, { email });
  const id = Number(findLeads(site, email)[0]?.ID);
  const changes = [{ id, from: 'new', state: 'answered' }];
  expect((await (await leadCalls(request, site))('POST', '', { changes })).status).toBe(200);
  const log = site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_test_hook_log'")[0];
  expect(JSON.parse(String(log?.option_value))).toEqual([
    ['hadaya_lead_created', id, email],
    ['hadaya_before_mail', id, 'shop', 'sales@shop.example'],
    ['hadaya_after_mail', id, 'shop', ''],
    ['hadaya_webhook_result', id, 'sent', 1],
    ['hadaya_lead_state_changed', id, 'hadaya_answered', 'private'],
  ]);
  expect(site.mails().at(-1)?.subject).toMatch(/^\[Changed\] /);

  site.setOption('hadaya_test_hooks', null);
  await logIn(visitor, site.url, EDITOR);
  const call = await leadCalls(visitor, site);
  expect((await call('GET', '')).status).toBe(403);
  site.setOption('hadaya_test_hooks', 1);
  const seen = await call('GET', '');
  expect(seen.status).toBe(200);
  expect(JSON.stringify((await call('GET', `/${id}`)).body)).toContain(email);
  await visitor.dispose();
});

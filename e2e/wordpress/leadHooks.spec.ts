import { leadCalls } from './kit/inbox.ts';
import { findLeads, postMessage } from './kit/message.ts';
import { saveForm } from './kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
const FRESH = { hadaya_options: HADAYA_OPTIONS, hadaya_test_hooks: null, hadaya_test_hook_log: null };
test.afterEach(({ site }) => site.setOptions(FRESH));

test('lead hooks fire in order for a new message, its email, its webhook and its new status', async ({
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
  await visitor.dispose();
});

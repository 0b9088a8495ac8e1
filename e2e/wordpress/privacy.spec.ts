import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { throwAway } from './kit/inbox.ts';
import { findLeads, PDF, postMessage, storedNames } from './kit/message.ts';
import { runTool } from './kit/privacyTools.ts';
import { logIn } from './kit/session.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test('the privacy tools export and erase one person’s messages and files, and the policy guide contains our text', async ({
  request,
  site,
}) => {
  const email = 'privacy@company.example';
  const file = { name: 'our brief.pdf', mimeType: 'application/pdf', buffer: PDF };
  await postMessage(request, site, {
    email,
    'custom_fields[4][label_file]': 'Brief',
    'custom_fields[4][slug]': 'file',
    'custom_fields[4][file]': file,
  });
  await postMessage(request, site, { email, message: 'thrown into the bin' });
  await postMessage(request, site, { email: 'somebody.else@company.example' });
  const [binned, kept] = findLeads(site, email);
  const [stored] = storedNames(kept);

  await logIn(request, site.url);
  await throwAway(request, site, Number(binned?.ID));
  expect(findLeads(site, email)[0]?.post_status).toBe('trash');

  // Another request from the same second may be above this request in WordPress's list.
  await runTool(request, site, 'export', 'first.in.the.list@company.example');
  site.write("UPDATE wp_posts SET post_date = '2099-01-01 00:00:00' WHERE post_type = 'user_request'");
  const exported = JSON.stringify(await runTool(request, site, 'export', email));
  for (const text of [
    'hadaya_lead',
    'Two hundred notebooks',
    'thrown into the bin',
    '+96890000001',
    'our brief.pdf',
    'Corporate gifts',
  ]) {
    expect(exported).toContain(text);
  }
  expect(exported).not.toContain('somebody.else');

  const erased = await runTool(request, site, 'erase', email);
  expect(erased.filter(({ success, data }) => success && data.items_removed)).toHaveLength(1);
  expect(findLeads(site, email)).toEqual([]);
  expect(findLeads(site, 'somebody.else@company.example')).toHaveLength(1);
  site.write("DELETE FROM wp_posts WHERE post_type = 'user_request'");
  const uploads = resolve(site.paths.publicFolder, 'wp-content/uploads');
  const folder = readdirSync(uploads).find((entry) => entry.startsWith('hadaya-')) ?? '';
  expect(readdirSync(resolve(uploads, folder))).not.toContain(stored);

  // WordPress collects the texts on the first visit. PHPUnit's `PrivacyPolicyTest` covers their content.
  site.setOption('hadaya_test_locale', 'ar');
  const guide = async () => (await request.get(`${site.url}/wp-admin/options-privacy.php?tab=policyguide`)).text();
  await guide();
  const arabic = await guide();
  site.setOption('hadaya_test_locale', null);
  for (const text of ['عندما تستخدم نموذج التواصل', 'hadaya_visitor']) expect(arabic).toContain(text);
});

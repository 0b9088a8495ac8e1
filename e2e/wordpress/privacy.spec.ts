/** WordPress's own privacy tools: what one person wrote is exported and erased by address. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { findLeads, PDF, postMessage, storedNames } from './kit/message.ts';
import { logIn, readNonce } from './kit/session.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

type Tool = 'export' | 'erase';

/** What the two screens of WordPress call their parts. */
const NAMES = {
  export: { type: 'export_personal_data', count: 'exporters', step: 'exporter' },
  erase: { type: 'remove_personal_data', count: 'erasers', step: 'eraser' },
} as const;

interface ToolAnswer {
  readonly success: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Asks for one person's data as an administrator does on the screen, and runs every part of the request. */
async function runTool(request: APIRequestContext, site: TestSite, tool: Tool, email: string): Promise<ToolAnswer[]> {
  const { type, count, step } = NAMES[tool];
  const screen = `${site.url}/wp-admin/${tool}-personal-data.php`;
  const form = await (await request.get(screen)).text();
  await request.post(screen, {
    form: {
      _wpnonce: readNonce(form),
      action: `add_${type}_request`,
      type_of_action: type,
      username_or_email_for_privacy_request: email,
    },
  });
  const list = await (await request.get(screen)).text();
  const row = list.match(new RegExp(`<div[^>]*class="${tool === 'export' ? 'export' : 'remove'}-personal-data"[^>]*>`));
  const read = (name: string) => row?.[0].match(new RegExp(`data-${name}="([^"]*)"`))?.[1] ?? '';
  const answers: ToolAnswer[] = [];
  for (let part = 1; part <= Number(read(`${count}-count`)); part += 1) {
    const answer = await request.post(site.ajaxUrl, {
      form: {
        action: `wp-privacy-${tool}-personal-data`,
        id: read('request-id'),
        [step]: String(part),
        page: '1',
        security: read('nonce'),
        sendAsEmail: 'false',
      },
    });
    answers.push(await answer.json());
  }
  return answers;
}

test('the privacy tools export and erase what one person wrote, the bin and the files included', async ({
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
  const edit = `${site.url}/wp-admin/post.php?post=${String(binned?.ID)}&action=edit&hadaya_plain=1`;
  const trash = (await (await request.get(edit)).text()).match(/href="([^"]*action=trash[^"]*)"/)?.[1] ?? '';
  await request.get(trash.replaceAll('&amp;', '&').replaceAll('&#038;', '&'));
  expect(findLeads(site, email)[0]?.post_status).toBe('trash');

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
  const uploads = resolve(site.places.publicFolder, 'wp-content/uploads');
  const folder = readdirSync(uploads).find((entry) => entry.startsWith('hadaya-')) ?? '';
  expect(readdirSync(resolve(uploads, folder))).not.toContain(stored);
});

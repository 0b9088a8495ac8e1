import type { APIRequestContext } from '@playwright/test';
import { readNonce } from './session.ts';
import type { TestSite } from './TestSite.ts';

type Tool = 'export' | 'erase';

/** Identifiers that WordPress's two privacy screens use in their markup and requests. */
const NAMES = {
  export: { type: 'export_personal_data', count: 'exporters', step: 'exporter' },
  erase: { type: 'remove_personal_data', count: 'erasers', step: 'eraser' },
} as const;

interface ToolAnswer {
  readonly success: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Starts a privacy request for one person as an administrator does on the screen, and runs all its steps. */
export async function runTool(
  request: APIRequestContext,
  site: TestSite,
  tool: Tool,
  email: string,
): Promise<ToolAnswer[]> {
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
  // The list also contains other requests, possibly above this one if they are from the same second.
  const own = list.split('<tr').find((one) => one.includes(`mailto:${email}"`)) ?? '';
  const row = own.match(new RegExp(`<div[^>]*class="${tool === 'export' ? 'export' : 'remove'}-personal-data"[^>]*>`));
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

/**
 * Simulates an older site, whose database tables store only characters of up to three bytes. WordPress silently rejects
 * any value that contains an emoji.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { emailOf, idOf, leadCalls, writeAs } from './kit/inbox.ts';
import { findLeads } from './kit/message.ts';
import { callsOf, enterAsOwner, keepOptions } from './kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

/** Makes WordPress treat the columns as `utf8`, which stores only characters of up to three bytes. */
const NARROW = `<?php
add_filter( 'pre_get_col_charset', static fn ( $given, $table, $column ) =>
	in_array( $column, array( 'post_title', 'post_content', 'meta_value', 'option_value' ), true ) ? 'utf8' : $given, 10, 3 );
`;

test('emoji and rare characters survive tables without utf8mb4', async ({ request, site }) => {
  const folder = resolve(site.paths.publicFolder, 'wp-content/mu-plugins');
  const file = resolve(folder, 'narrow.php');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, NARROW);
  try {
    const message = 'For Eid 🎁🌙 𝐭𝐡𝐚𝐧𝐤𝐬 𠮷';
    expect(await (await writeAs(request, site, 'Muna', { name: 'Muna 🌸', message })).json()).toMatchObject({
      status: 1,
    });
    expect(String(findLeads(site, emailOf('Muna'))[0]?.meta_value)).toContain(message);
    expect(site.mails().findLast(({ message: body }) => body.includes(emailOf('Muna')))?.message).toContain(message);
    await enterAsOwner(request, site);
    const call = await leadCalls(request, site);
    const id = idOf(site, emailOf('Muna'));
    expect(JSON.stringify((await call('GET', `/${id}`)).body)).toContain(message);
    await call('POST', `/${id}/notes`, { text: 'Call her 📞' });
    expect(JSON.stringify((await call('GET', `/${id}`)).body)).toContain('Call her 📞');

    const calls = await callsOf(request, site);
    const { revision, settings } = await calls.read();
    const [first, ...others] = settings.widgets;
    const widgets = [{ ...first, cta_text: 'Ask us 👋' }, ...others];
    expect((await calls.post({ revision, settings: { widgets } })).status()).toBe(200);
    const { settings: saved, history } = await calls.read();
    expect(saved.widgets[0].cta_text).toBe('Ask us 👋');
    expect(history).toHaveLength(1);
    expect(JSON.parse(`"${/Ask us ([^"<]+)/.exec(await (await request.get(site.url)).text())?.[1]}"`)).toContain('👋');
  } finally {
    rmSync(file);
    keepOptions(site, HADAYA_OPTIONS);
  }
});

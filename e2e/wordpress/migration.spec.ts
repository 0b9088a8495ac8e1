/** A site that version 0.1 has set up, `kit/version01.json`: its database's options with what it printed of them, two messages and calls that waited. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { totalOf } from './kit/countCalls.ts';
import { findLeads } from './kit/message.ts';
import { callsOf, keepOptions } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const { options, now, leads, waiting } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'kit/version01.json'), 'utf8'),
);

test('settings of version 0.1 are on the page and in the settings app after the update, with their history', async ({
  request,
  site,
}) => {
  site.setOptions(options);
  const html = await (await request.get(`${site.url}/ask/`)).text();
  const { widgets, ajaxUrl: _address, frontAjaxUrl: _front, ...rest } = printedContact(html);
  // Signed for this load of the page: its token, and the stamp of a form, which that version had not.
  const withoutToken = ({ token, ...widget }: { readonly token: string; readonly channels: readonly object[] }) => {
    expect(token).toMatch(/^[0-9a-f]{10}$/);
    const channels = widget.channels.map(({ form, ...channel }: { readonly form?: object }) => {
      if (form === undefined) return channel;
      const { stamp, trap, ...printed }: { readonly stamp?: string; readonly trap?: string } = form;
      expect([stamp, trap]).toEqual([
        expect.stringMatching(/^\d{13}\.[0-9a-f]{20}$/),
        expect.stringMatching(/^f[0-9a-f]{10}$/),
      ]);
      return { ...channel, form: printed };
    });
    return { ...widget, channels };
  };
  expect({ widgets: widgets.map(withoutToken), ...rest }).toEqual(now);
  await logIn(request, site.url);
  const { settings, history } = await (await callsOf(request, site)).read();
  const kept = options.hadaya_options;
  expect(settings.widgets).toMatchObject(kept.widgets);
  expect(settings.common).toMatchObject(kept.common);
  expect(settings.form).toMatchObject({ title: kept.form.title, items: kept.form.items, consent: kept.form.consent });
  expect(history).toHaveLength(options.hadaya_history.length);
  // Another page than its rules name has the second widget alone.
  const other = printedContact(await (await request.get(`${site.url}/`)).text());
  expect(other.widgets.map(({ id }: { readonly id: unknown }) => id)).toEqual(['_1']);
});

interface OldLead {
  readonly post: Readonly<Record<string, string | number>>;
  readonly meta: readonly { readonly key: string; readonly value: string }[];
}

test('messages and counts of version 0.1 are there after the update: read, exported, counted on, and nobody has done anything', async ({
  request,
  site,
}) => {
  // As that version left its tables; what other tests have left to be counted is not of it.
  site.setOption('hadaya_tables', '4');
  site.write('DELETE FROM wp_hadaya_log');
  const before = [totalOf(site, ''), totalOf(site, 'Phone')];
  for (const { post, meta } of leads as readonly OldLead[]) {
    const columns = Object.keys(post);
    site.write(
      `INSERT INTO wp_posts (${columns.join(', ')}, guid) VALUES (${columns.map(() => '?').join(', ')}, '')`,
      ...Object.values(post),
    );
    const [row] = site.query('SELECT MAX(ID) AS id FROM wp_posts');
    for (const { key, value } of meta)
      site.write(
        'INSERT INTO wp_postmeta (post_id, meta_key, meta_value) VALUES (?, ?, ?)',
        Number(row?.id),
        key,
        value,
      );
  }
  for (const entry of waiting) site.write('INSERT INTO wp_hadaya_log (entry) VALUES (?)', entry);

  await logIn(request, site.url);
  // The oldest first: messages of other tests on this site may fill the first page.
  const address = `${site.url}/wp-admin/edit.php?post_type=hadaya_lead&orderby=date&order=asc`;
  const list = await (await request.get(address)).text();
  for (const email of ['amal@company.example', 'zayd@company.example']) expect(list).toContain(email);
  const id = Number(findLeads(site, 'amal@company.example')[0]?.ID);
  const detail = await (
    await request.get(`${site.url}/wp-admin/post.php?post=${id}&action=edit&hadaya_plain=1`)
  ).text();
  for (const text of ['مئتا كوب، من فضلكم', 'Nizwa LLC', 'our-logo.pdf', '+96890000001'])
    expect(detail).toContain(text);
  const tableUrl = list.match(/href="([^"]*hadaya_export_leads[^"]*)"/)?.[1]?.replaceAll(/&#038;|&amp;/g, '&') ?? '';
  const table = await (await request.get(tableUrl)).text();
  for (const text of ['Nizwa LLC', '50% ad, two hundred']) expect(table).toContain(text);

  const after = [totalOf(site, ''), totalOf(site, 'Phone')];
  expect(
    after.map(({ views, clicks }, at) => [views - Number(before[at]?.views), clicks - Number(before[at]?.clicks)]),
  ).toEqual([
    [1, 0],
    [0, 1],
  ]);
  site.write(
    `DELETE FROM wp_posts WHERE post_type = 'hadaya_lead' AND post_title LIKE '%@company.example' AND guid = ''`,
  );
});

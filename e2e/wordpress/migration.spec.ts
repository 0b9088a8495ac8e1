/** A site that version 0.1 has set up, `kit/version01.json`: its database's options, and what it printed of them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { callsOf, keepOptions } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const { options, now } = JSON.parse(readFileSync(resolve(import.meta.dirname, 'kit/version01.json'), 'utf8'));

test('settings of version 0.1 are on the page and in the settings app after the update, with their history', async ({
  request,
  site,
}) => {
  site.setOptions(options);
  const { widgets, ajaxUrl: _address, ...rest } = printedContact(await (await request.get(`${site.url}/ask/`)).text());
  const withoutToken = ({ token, ...widget }: { readonly token: string }) => {
    expect(token).toMatch(/^[0-9a-f]{10}$/);
    return widget;
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

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo } from 'gettext-parser';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const folderOf = (site: TestSite) => resolve(site.paths.publicFolder, 'wp-content/languages/plugins');

/**
 * Puts a translation of one string into the site's own folder, where WordPress stores downloaded translations.
 */
function translate(site: TestSite, locale: string, text: string): void {
  mkdirSync(folderOf(site), { recursive: true });
  const catalogue = {
    charset: 'utf-8',
    headers: {},
    translations: { '': { Send: { msgid: 'Send', msgstr: [text] } } },
  };
  writeFileSync(resolve(folderOf(site), `hadaya-${locale}.mo`), mo.compile(catalogue));
}

test.afterEach(({ site }) => {
  rmSync(folderOf(site), { recursive: true, force: true });
  site.setOption('hadaya_test_locale', null);
});

test('the plugin ships Arabic, and the site’s own translations override it in any language', async ({
  request,
  site,
}) => {
  const read = async () => (await request.get(`${site.url}/ask/`)).text();
  expect(await read()).toContain('"button":"Send"');
  site.setOption('hadaya_test_locale', 'ar');
  expect(await read()).toContain('"button":"\\u0625\\u0631\\u0633\\u0627\\u0644"');
  translate(site, 'ar', 'Own Arabic');
  expect(await read()).toContain('"button":"Own Arabic"');
  site.setOption('hadaya_test_locale', 'de_DE');
  expect(await read()).toContain('"button":"Send"');
  translate(site, 'de_DE', 'Absenden');
  expect(await read()).toContain('"button":"Absenden"');
});

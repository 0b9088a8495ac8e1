/** The plugin in a folder with another name, as archives of a branch have it, and in one that is a symbolic link. */
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST, SITE_CONTENT } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

for (const [kind, name, isLink] of [
  ['has another name', 'hadaya-main', false],
  ['is a symbolic link', 'hadaya-link', true],
] as const)
  test(`a plugin folder that ${kind} serves its files and its Arabic`, async ({ request, site }) => {
    const plugins = resolve(site.paths.publicFolder, 'wp-content/plugins');
    const usual = resolve(plugins, 'hadaya');
    const used = resolve(plugins, name);
    const elsewhere = resolve(site.paths.publicFolder, 'releases');
    const copy = isLink ? resolve(elsewhere, 'latest') : used;
    // A copy: the server may still be answering a request of an earlier test from the usual folder. Its translations
    // alone are moved away, so that only those of the copy can be found.
    cpSync(usual, copy, { recursive: true });
    renameSync(resolve(usual, 'languages'), resolve(usual, 'no-languages'));
    if (isLink) symlinkSync(copy, used);
    const others = SITE_CONTENT.plugins.filter((plugin) => plugin !== 'hadaya/hadaya.php');
    site.setOptions({ active_plugins: [`${name}/hadaya.php`, ...others], hadaya_test_locale: 'ar' });
    try {
      const html = await (await request.get(`${site.url}/ask/`)).text();
      const addresses = [...html.matchAll(/"([^"]*\/hadaya\.min\.js[^"]*)"/g)].map(([, address = '']) => address);
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) {
        expect(address).toContain(`${site.url}/wp-content/plugins/${name}${DIST}hadaya.min.js`);
        expect((await request.get(address)).headers()['content-type']).toContain('javascript');
      }
      expect(html).toContain('"button":"\\u0625\\u0631\\u0633\\u0627\\u0644"');
    } finally {
      site.setOptions({ active_plugins: SITE_CONTENT.plugins, hadaya_test_locale: null });
      renameSync(resolve(usual, 'no-languages'), resolve(usual, 'languages'));
      rmSync(used, { recursive: true });
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

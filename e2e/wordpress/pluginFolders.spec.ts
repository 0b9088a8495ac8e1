/** The plugin works in a folder with another name, as in a branch's archive, and in a symlinked folder. */
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST, SITE_CONTENT } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

for (const [kind, name, isLink] of [
  ['has another name', 'hadaya-main', false],
  ['is a symbolic link', 'hadaya-link', true],
] as const)
  test(`a plugin folder that ${kind} serves its files and its Arabic translation`, async ({ request, site }) => {
    const plugins = resolve(site.paths.publicFolder, 'wp-content/plugins');
    const usual = resolve(plugins, 'hadaya');
    const used = resolve(plugins, name);
    const elsewhere = resolve(site.paths.publicFolder, 'releases');
    const copy = isLink ? resolve(elsewhere, 'latest') : used;
    // Uses a copy, because the server may still be answering an earlier test's request from the usual folder. Moves the
    // original's translations away, so that WordPress finds only the copy's.
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

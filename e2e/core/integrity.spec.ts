import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import type { Guest } from '../kit/oracle/guest.ts';
import { expect, test } from '../kit/test.ts';
import { menuDocument } from '../menu/menuDocument.ts';
import { waitForMenu } from '../menu/menuPage.ts';

const { files } = readManifest(DIST_FOLDER, VERSION);
const fileOf = (name: string) => files[name]?.file ?? `missing-${name}`;
const LOADER = `<script src="/dist/hadaya.min.js" integrity="${files.hadaya?.sha384}" crossorigin="anonymous" defer></script>`;

const pinnedMenu = menuDocument({}, { head: LOADER })
  .replace(/<script src="[^"]*(?:menu|hadaya)\.min\.js"(?![^>]*integrity)[^>]*><\/script>/g, '')
  .replace(/<link rel="stylesheet" href="\/dist\/[^>]*>/, '');

const scriptsOf = (guest: Guest) =>
  guest.requests.map((address) => new URL(address)).filter(({ pathname }) => pathname.endsWith('.min.js'));

async function tamper(page: Parameters<typeof waitForMenu>[0], file: string): Promise<void> {
  await page.route(`**/dist/${file}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
}

test('a tag with a hash pins every preloaded module and fetches each file once', async ({ page, guest, servePage }) => {
  await page.goto(servePage('/shop/', pinnedMenu));
  await waitForMenu(page);
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href, integrity }) => [
      href.slice(href.lastIndexOf('/') + 1),
      integrity,
    ]),
  );
  expect(links.length).toBeGreaterThan(1);
  const known = Object.fromEntries(Object.values(files).map(({ file, sha384 }) => [file, sha384]));
  for (const [file = '', integrity] of links) expect(integrity, file).toBe(known[file]);
  const paths = scriptsOf(guest).map(({ pathname }) => pathname);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(paths).toContain('/dist/integrity.min.js');
});

test('a tag without a hash fetches no hash file', async ({ page, guest, servePage }) => {
  await page.goto(servePage('/shop/', pinnedMenu.replace(/ integrity="[^"]*"/, '')));
  await waitForMenu(page);
  expect(scriptsOf(guest).map(({ pathname }) => pathname)).not.toContain('/dist/integrity.min.js');
});

test('the setting hadaya.integrity makes the loader fetch the hashes even if the tag has no hash', async ({
  page,
  guest,
  servePage,
}) => {
  const html = pinnedMenu
    .replace(/ integrity="[^"]*"/, '')
    .replace('<head>', '<head><script>window.hadaya = { q: [], integrity: true };</script>');
  await page.goto(servePage('/shop/', html));
  await waitForMenu(page);
  expect(scriptsOf(guest).map(({ pathname }) => pathname)).toContain('/dist/integrity.min.js');
});

test('server-printed hashes replace the hash file and pin lazy files too', async ({ page, guest, servePage }) => {
  await guest.allow({ console: [/valid digest/, /Failed to load/, /^\[hadaya\]/] });
  await tamper(page, fileOf('debug'));
  const hashes = Object.fromEntries(Object.values(files).map(({ file, sha384 }) => [file, sha384]));
  const printed = `<script>window.hadaya = { q: [], integrity: ${JSON.stringify(hashes)} };</script>`;
  await page.goto(servePage('/shop/', pinnedMenu.replace('<head>', `<head>${printed}`)));
  await waitForMenu(page);
  expect(scriptsOf(guest).map(({ pathname }) => pathname)).not.toContain('/dist/integrity.min.js');
  const load = (file: string) => import(`/dist/${file}`).then(String, () => 'refused');
  expect(await page.evaluate(load, fileOf('debug'))).toBe('refused');
});

for (const [what, file] of [
  ['the island', fileOf('menu')],
  ['an imported file', fileOf('core')],
  ['the list of hashes', 'integrity.min.js'],
] as const) {
  test(`one changed byte in ${what} keeps the island from starting, is reported once and leaves the server’s menu usable`, async ({
    page,
    guest,
    servePage,
  }) => {
    await guest.allow({
      console: [/^\[hadaya\] "menu" could not be loaded/, /valid digest/, /Failed to load/],
      sentinel: 'absent',
    });
    await tamper(page, file);
    await page.clock.install();
    await page.goto(servePage('/shop/', pinnedMenu));
    // Advances the clock, because a failed file is retried after a second.
    const ours = async () => {
      await page.clock.runFor(250);
      return guest.consoleLines().filter((line) => line.startsWith('[hadaya]'));
    };
    await expect.poll(ours).toHaveLength(1);
    await expect(page.locator('[data-hadaya-state]')).toHaveCount(0);
    await expect(page.locator('nav a').first()).toHaveAttribute('href', /./);
  });
}

test('rejects a changed lazy file both at its own URL and on retry', async ({ page, guest, servePage }) => {
  await guest.allow({ console: [/valid digest/, /Failed to load/, /^\[hadaya\]/] });
  await tamper(page, fileOf('debug'));
  await page.goto(servePage('/shop/', pinnedMenu));
  await waitForMenu(page);
  const outcomes = await page.evaluate(async (file) => {
    const load = (address: string) =>
      import(address).then(
        () => 'ran',
        () => 'refused',
      );
    return [await load(`/dist/${file}`), await load(`/dist/${file}?again=1`), await load(`/dist/${file}?again=5`)];
  }, fileOf('debug'));
  expect(outcomes).toEqual(['refused', 'refused', 'refused']);
});

test('pins files under a strict policy with Trusted Types', async ({ page, guest, servePage, faults }) => {
  await faults.trustedTypes();
  await guest.allow({ console: [/valid digest/] });
  await tamper(page, fileOf('debug'));
  await page.goto(servePage('/shop/', pinnedMenu));
  await waitForMenu(page);
  expect(scriptsOf(guest).map(({ pathname }) => pathname)).toContain('/dist/integrity.min.js');
  const outcome = await page.evaluate(
    (file) =>
      import(`/dist/${file}`).then(
        () => 'ran',
        () => 'refused',
      ),
    fileOf('debug'),
  );
  expect(outcome).toBe('refused');
});

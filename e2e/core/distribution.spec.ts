import { contactChannel, contactSettings, mug } from '@hadaya/testing/shop';
import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import { snippet } from '@hadaya/tools/snippet';
import { serveGallery } from '../gallery/kit/galleryPage.ts';
import { builtFile } from '../kit/builtFile.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test, waitForIslands } from '../kit/test.ts';
import { menuDocument } from '../menu/menuDocument.ts';
import { waitForMenu } from '../menu/menuPage.ts';

const manifest = readManifest(DIST_FOLDER, VERSION);

/** Returns the snippet that `pnpm package` writes, with the URL of a folder on the test's server. */
const snippetAt = (folder: string) => snippet(manifest).replace(/https:\/\/cdn\.example\/hadaya\/v[\d.]+\//, folder);

const SELECT = '<form class="variations_form"><label>Size <select><option>S</option></select></label></form>';

test('a snippet pasted twice loads the menu’s file only once', async ({ page, servePage, guest }) => {
  const html = menuDocument({}, { head: snippetAt('/dist/') }).replace(
    /<script src="[^"]*hadaya\.min\.js" defer>/,
    '<script>',
  );
  await page.goto(servePage('/shop/', html.replace('</main>', `</main>${snippetAt('/dist/')}`)));
  await waitForMenu(page);
  await expect(page.locator('.hadaya-menu-button').first()).toBeVisible();
  expect(guest.requests.filter((address) => address.endsWith(builtFile('menu')))).toHaveLength(1);
});

test('the queue accepts calls when the script is blocked', async ({ page, servePage, faults, guest }) => {
  await guest.allow({ sentinel: 'absent' });
  await faults.block('**/dist/hadaya.min.js');
  await page.goto(servePage('/shop/', documentOf(SELECT, snippetAt('/dist/'))));
  expect(await page.evaluate("window.hadaya.q.push(['contact.open', 0])")).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the snippet contains a WhatsApp link', async ({ page, servePage }) => {
    await page.goto(servePage('/shop/', documentOf(`${SELECT}${snippetAt('/dist/')}`)));
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/YOUR-NUMBER$/,
    );
  });
});

test('the page works when the browser blocks a file with one changed byte', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/Failed to find a valid digest/], sentinel: 'absent' });
  await page.route('**/dist/hadaya.min.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
  await page.goto(servePage('/shop/', documentOf(SELECT, snippetAt('/dist/'))));
  await expect.poll(() => guest.consoleLines().join()).toContain('valid digest');
  expect(await page.evaluate(() => Reflect.has(window, Symbol.for('hadaya.loader')))).toBe(false);
  await page.getByLabel('Size').selectOption('S');
});

test('a tag of another version runs only that version’s files', async ({ page, servePage, guest }) => {
  // The oracle identifies our files by their folder, which is different for this version.
  await guest.allow({ hostChanges: [{ selector: 'head' }] });
  await page.route('**/v0.0.9/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('/v0.0.9/', '/dist/') }),
      headers: {
        'content-type': pathname.endsWith('.css') ? 'text/css' : 'text/javascript',
        'access-control-allow-origin': '*',
      },
    });
  });
  const html = menuDocument({}, { head: snippetAt('/v0.0.9/') })
    .replace(/<script src="[^"]*hadaya\.min\.js" defer>/, '<script>')
    .replace(/<link rel="stylesheet" href="\/dist\/[^>]*>/, '');
  await page.goto(servePage('/shop/', html));
  await waitForMenu(page);
  const ours = () => guest.requests.filter((address) => /\.min\.(?:js|css)$/.test(address));
  await expect.poll(() => ours().length).toBeGreaterThan(3);
  expect(ours().filter((address) => !address.includes('/v0.0.9/'))).toEqual([]);
});

test('all bundles on one page fetch each file once, including React', async ({ page, guest, servePage }) => {
  const channels = [contactChannel('Phone', { value: '+96890000002', hover_text: 'Call us' })];
  const head = `<script>var chaty_settings = ${JSON.stringify(contactSettings([{ channels }])).replaceAll('<', '\\u003c')};
var wc_order_attribution = {"params":{"allowTracking":true,"lifetime":6,"session":30},"fields":{}};</script>`;
  const { pathname } = new URL(serveGallery(servePage, { products: [mug] }));
  const shop = await (await page.request.get(pathname)).text();
  const [, body = ''] = /<main>([\s\S]*)<\/main>/.exec(shop) ?? [];
  await page.goto(servePage('/shop/', menuDocument({}, { head, after: body })));
  await waitForMenu(page);
  await expect(page.locator('.chaty-widget')).toBeVisible();
  await expect(page.locator('.woo-variation-gallery-wrapper')).toHaveAttribute('data-hadaya-state', 'mounted');
  const scripts = () =>
    guest.requests.map((address) => new URL(address).pathname).filter((path) => path.endsWith('.min.js'));
  for (const name of ['swatches', 'gallery', 'menu', 'contact-widget', 'attribution'])
    await expect.poll(scripts).toContain(`/dist/${builtFile(name)}`);
  await waitForIslands(page);
  expect(scripts().filter((path, index, all) => all.indexOf(path) !== index)).toEqual([]);
  expect(scripts().filter((path) => path.includes('/runtime-'))).toHaveLength(1);
});

test('a page with menu, contact and attribution loads React only once', async ({ page, guest, servePage }) => {
  const channels = ['Phone', 'SMS'].map((name) => contactChannel(name, { value: '+96890000002', hover_text: name }));
  const head = `<script>var chaty_settings = ${JSON.stringify(contactSettings([{ channels }])).replaceAll('<', '\\u003c')};
var wc_order_attribution = {"params":{"allowTracking":true,"lifetime":6,"session":30},"fields":{}};</script>`;
  await page.goto(servePage('/post/', menuDocument({}, { head })));
  await expect(page.locator('[data-hadaya-state="mounted"]').first()).toBeAttached();
  await expect(page.locator('.open-chaty')).toBeVisible();
  const runtimes = () => guest.requests.filter((address) => address.includes('/runtime-'));
  expect(runtimes()).toHaveLength(1);
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
  expect(runtimes()).toHaveLength(1);
});

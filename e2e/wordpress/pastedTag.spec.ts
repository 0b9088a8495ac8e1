/**
 * A script tag of another version, which the owner once pasted into the theme, is still on the page in addition to the
 * plugin's tag.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const OTHER = '0.0.9';

/** The plugin's tag does not block, so either tag may run first if the pasted tag follows it. */
test('a pasted tag of another version, before or after the plugin’s tag, yields one widget with the owner’s settings', async ({
  page,
  guest,
  site,
}) => {
  await guest.allow({
    console: [/Failed to load resource/],
    hostChanges: [{ selector: 'link[href*="/pasted/"]' }],
  });
  const files = new Set(Object.values(openManifest().files).map(({ file }) => file));
  const isStarted = () => Reflect.has(window, Symbol.for('hadaya.loader'));
  for (const position of ['before', 'behind', 'sooner'] as const) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (position === 'sooner')
      await page.route('**/plugins/hadaya/**/hadaya.min.js*', async (route) => {
        await page.waitForFunction(isStarted);
        await route.continue();
      });
    await page.route('**/pasted/*', async (route) => {
      if (position === 'behind') await page.waitForFunction(isStarted);
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      if (!files.has(file)) return route.fulfill({ status: 404 });
      const body = readFileSync(resolve(DIST_FOLDER, file), 'utf8').replaceAll(VERSION, OTHER);
      return route.fulfill({ contentType: file.endsWith('.css') ? 'text/css' : 'text/javascript', body });
    });
    const pasted = `<script>window.hadaya = window.hadaya || { q: [] };</script><script src="${site.url}/pasted/hadaya.min.js"></script>`;
    await page.route('**/ask/', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body =
        position === 'before' ? html.replace('<head>', `<head>${pasted}`) : html.replace('</body>', `${pasted}</body>`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('about:blank');
    await page.goto('/ask/');
    await expect(page.locator('.chaty-widget .open-chaty').first()).toBeVisible();
    await page.locator('.open-chaty').first().click();
    await expect(page.locator('.chaty-widget.chaty-open'), position).toHaveCount(1);
    await expect(page.locator('.chaty-widget'), position).toHaveCount(1);
    await expect.poll(() => guest.findings(), { message: position }).toEqual([]);
  }
});

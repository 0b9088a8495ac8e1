/**
 * Tests that the browser can link every module, because only linking reveals an import of a name that the shared
 * runtime does not export.
 */
import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

test('every built module loads with all its imports', async ({ page, servePage }) => {
  const { files } = readManifest(DIST_FOLDER, VERSION);
  const modules = Object.values(files)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js') && file !== 'hadaya.min.js');
  expect(modules.length).toBeGreaterThan(0);
  await page.goto(servePage('/empty/', documentOf('<p>Empty</p>')));
  for (const file of modules) {
    const outcome = await page.evaluate((address) => import(address).then(() => 'loaded', String), `/dist/${file}`);
    expect.soft(outcome, file).toBe('loaded');
  }
});

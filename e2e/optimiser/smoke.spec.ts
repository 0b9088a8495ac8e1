/**
 * Tests the shop with files that caching plugins' minifiers have processed. The optimiser step reports missing engines.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { type Engine, findEngines } from '@hadaya/tools/optimiser/engines';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { builtFile } from '../kit/builtFile.ts';
import { expect, test, waitForIslands } from '../kit/test.ts';

const { engines } = findEngines();

function minifyAll(engine: Engine): ReadonlyMap<string, string> {
  const folder = mkdtempSync(resolve(tmpdir(), 'smoke-'));
  const files = readdirSync(DIST_FOLDER).filter((file) => file.endsWith('.min.js'));
  const copyOf = (file: string) => resolve(folder, file.replaceAll('.min', ''));
  for (const file of files) writeFileSync(copyOf(file), readFileSync(resolve(DIST_FOLDER, file)));
  engine.run(files.map(copyOf));
  const minified = new Map(files.map((file) => [file, readFileSync(`${copyOf(file)}.out`, 'utf8')]));
  rmSync(folder, { recursive: true });
  return minified;
}

for (const engine of engines) {
  test(`swatches and attribution work, and the menu mounts, with files minified by ${engine.name}`, async ({
    page,
    context,
    guest,
  }) => {
    // Selecting a value changes the URL.
    await guest.allow({ pageState: ['address', 'history'] });
    const minified = minifyAll(engine);
    const served = new Set<string>();
    await context.route('**/dist/*.min.js', (route) => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      served.add(file);
      return route.fulfill({ contentType: 'text/javascript', body: minified.get(file) ?? '' });
    });
    await page.goto('/product/ceramic-mug/');
    await waitForIslands(page);
    const form = page.locator('.variations_form');
    await expect(form).toHaveAttribute('data-hadaya-state', 'mounted');
    const item = page.locator('.variable-item:not(.disabled)').first();
    const value = await item.getAttribute('data-value');
    await item.click();
    await expect(form.locator('select').first()).toHaveValue(value ?? '');

    await page.goto('/menu/horizontal/');
    await waitForIslands(page);
    await page.goto('/attribution/?utm_source=minified');
    await expect(page.locator('input[name="current"]')).toHaveValue('utm · minified');
    expect([...served]).toEqual(
      expect.arrayContaining(['hadaya.min.js', builtFile('swatches'), builtFile('attribution')]),
    );
  });
}

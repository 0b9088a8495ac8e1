import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findReplacedScripts } from './model/readReport.ts';

const plugins = readFileSync(
  resolve(import.meta.dirname, '../../../wordpress/hadaya/src/Swap/ActivePlugins.php'),
  'utf8',
);
const table = plugins.split('const FOLDERS = array(')[1]?.split('\n\t);')[0] ?? '';
const rows = [...table.matchAll(/^\t\t'([\w-]+)'\s+=> array\( ([^)]+) \)/gm)].map(([, island = '', folders = '']) => ({
  island,
  folders: folders.split(', ').map((folder) => folder.slice(1, -1)),
}));

/** Islands whose replaced scripts stay on the page because other plugins also use them. */
const MAY_STAY = ['content'];

/** One replaced script of each plugin that is only partly replaced, keyed by the plugin's folder. */
const SCRIPTS: Readonly<Record<string, string>> = { woocommerce: 'assets/js/frontend/order-attribution.min.js' };

test('the diagnostics panel recognises a script of every replaced plugin', () => {
  const listed = rows
    .filter(({ island }) => !MAY_STAY.includes(island))
    .flatMap(({ island, folders }) =>
      folders.map((folder) => {
        const src = `https://shop.example/wp-content/plugins/${folder}/${SCRIPTS[folder] ?? 'front.js'}`;
        return { island, listed: findReplacedScripts([{ src, type: '' }]).map(({ bundle }) => bundle) };
      }),
    );
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.filter(({ island, listed: bundles }) => bundles.join() !== island)).toEqual([]);
});

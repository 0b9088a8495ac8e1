import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { detections } from '@hadaya/loader/owner/detections';
import { expect, it } from 'vitest';
import { PART_NAMES } from './partNames.ts';

const plugin = resolve(import.meta.dirname, '../../../../wordpress/hadaya');
const schema = readFileSync(resolve(plugin, 'src/Assets/PartsSchema.php'), 'utf8');
const arabic = readFileSync(resolve(plugin, 'languages/hadaya-ar.po'), 'utf8');

it('names exactly the bundles that the loader detects', () => {
  expect(Object.keys(PART_NAMES).sort()).toEqual(detections.map(({ name }) => name).sort());
});

it.each(
  [...schema.matchAll(/^\t+'([\w-]+)'\s*=> __\( '([^']+)', 'hadaya' \),$/gm)].map(([, part, label]) => [part, label]),
)('"%s" has the name of its switch in the settings: %s', (part = '', label = '') => {
  const translated = arabic.split(`msgid "${label}"\nmsgstr "`)[1]?.split('"')[0] ?? '';
  const { en = '', ar = '' } = PART_NAMES[part] ?? {};
  // The switch's label lists the feature's contents in brackets.
  const isCalled = (shown: string, name: string) => shown === name || shown.startsWith(`${name} (`);
  expect([label, translated].map((shown, index) => isCalled(shown, [en, ar][index] ?? ''))).toEqual([true, true]);
});

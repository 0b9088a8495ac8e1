import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { APP_NAMES } from '../wordpress/texts/appCatalogue.ts';
import { ADMIN_APPS } from './order.ts';
import { REPOSITORY } from './project.ts';

/** Apps that load inside the settings app, so their strings are in its catalogue. */
const WITH_THE_SETTINGS = ['numbers', 'qr', 'statistics'];

const apps = Object.keys(ADMIN_APPS);

test('every admin app has its own translation catalogue or shares the settings app’s', () => {
  expect([...APP_NAMES, ...WITH_THE_SETTINGS].sort()).toEqual([...apps].sort());
});

test('the catalogues match the scripts that the plugin translates', () => {
  const handles = globSync('wordpress/hadaya/src/**/*.php', { cwd: REPOSITORY }).flatMap((file) => {
    const source = readFileSync(resolve(REPOSITORY, file), 'utf8');
    const named = source.match(/^\tconst HANDLE\s+= '([^']+)';$/m)?.[1] ?? file;
    return [...source.matchAll(/wp_set_script_translations\( ([^,]+),/g)].map(([, handle]) =>
      handle === 'self::HANDLE' ? named : handle,
    );
  });
  expect(handles.sort()).toEqual(APP_NAMES.map((name) => `hadaya-${name}`).sort());
});

test('every admin app has a size limit', () => {
  const rows: readonly { readonly path: string | readonly string[] }[] = JSON.parse(
    readFileSync(resolve(REPOSITORY, '.size-limit.json'), 'utf8'),
  );
  const weighed = rows.flatMap(({ path }) => path);
  expect(apps.filter((name) => !weighed.includes(`dist/admin/${name}.min.js`))).toEqual([]);
});

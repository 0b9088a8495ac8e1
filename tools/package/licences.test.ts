import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

/** Licences under which code may be part of a bundle that shops serve. */
const ALLOWED = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|CC0-1\.0)$/;

interface Described {
  readonly name: string;
  readonly license?: string;
  /** The old field name, in packages from before 2014. */
  readonly licenses?: readonly { readonly type: string }[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (file: string): Described => JSON.parse(readFileSync(file, 'utf8'));

function findManifest(name: string, from: string): string {
  const paths = createRequire(resolve(from, 'package.json')).resolve.paths(name) ?? [];
  const found = paths.map((path) => resolve(path, name, 'package.json')).find((path) => globSync(path).length > 0);
  if (!found) throw new Error(`${name} is not installed for ${from}`);
  return found;
}

/**
 * Returns the licence of every external package on which our packages depend, directly or indirectly, keyed by name.
 */
function collect(): Map<string, string> {
  const licences = new Map<string, string>();
  const visit = (file: string) => {
    for (const name of Object.keys(read(file).dependencies ?? {})) {
      if (name.startsWith('@hadaya/') || licences.has(name)) continue;
      const manifest = findManifest(name, dirname(file));
      const { license, licenses = [] } = read(manifest);
      licences.set(name, license ?? (licenses.map(({ type }) => type).join(' ') || 'none'));
      visit(manifest);
    }
  };
  const own = globSync('packages/*/package.json', { cwd: REPOSITORY }).filter((path) => !path.includes('testing'));
  for (const path of own) visit(resolve(REPOSITORY, path));
  return licences;
}

/** If a package offers several licences, one allowed licence is enough. */
const isAllowed = (licence: string) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => ALLOWED.test(choice));

test('the bundles contain only code under permissive licences', () => {
  const licences = collect();
  expect(licences.size).toBeGreaterThanOrEqual(10);
  expect([...licences].filter(([, licence]) => !isAllowed(licence))).toEqual([]);
});

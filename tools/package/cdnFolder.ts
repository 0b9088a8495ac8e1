import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';

const isServed = (file: string): boolean => !file.endsWith('.map') && !/^(light\/)?admin\//.test(file);

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * Writes the files for a content delivery network to `<target>/v<version>/…`, with the `sha384` values of scripts and
 * style sheets in `integrity.json`. Returns those values.
 */
export function writeCdnFolder(dist: string, target: string, version: string): Readonly<Record<string, string>> {
  const folder = resolve(target, `v${version}`);
  const files = globSync('**/*', { cwd: dist })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => isServed(file) && statSync(resolve(dist, file)).isFile())
    .sort();
  for (const file of files) {
    mkdirSync(dirname(resolve(folder, file)), { recursive: true });
    cpSync(resolve(dist, file), resolve(folder, file));
  }
  const scripts = files.filter((file) => /\.(js|css)$/.test(file));
  const list = Object.fromEntries(scripts.map((file) => [file, integrityOf(resolve(dist, file))]));
  writeFileSync(resolve(folder, 'integrity.json'), `${JSON.stringify(list, null, 2)}\n`);
  return list;
}

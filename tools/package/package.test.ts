import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY, VERSION } from '../vite/project.ts';
import { npmManifest } from './npmManifest.ts';
import { directoryEntries, pluginFiles } from './pluginZip.ts';
import { snippet } from './snippet.ts';
import { zip } from './zip.ts';

const plugin = (file: string) => readFileSync(resolve(REPOSITORY, 'wordpress/hadaya', file), 'utf8');

test('the plugin’s header, version constant and readme state the packages’ version', () => {
  expect(plugin('hadaya.php').match(/^ \* Version:\s+(\S+)/m)?.[1]).toBe(VERSION);
  expect(plugin('hadaya.php').match(/'HADAYA_VERSION', '([^']+)'/)?.[1]).toBe(VERSION);
  expect(plugin('readme.txt').match(/^Stable tag: (\S+)/m)?.[1]).toBe(VERSION);
});

test('the plugin archive contains no tests', () => {
  const paths = pluginFiles().map(({ path }) => path);
  expect(paths).toContain('hadaya/src/autoload.php');
  expect(paths.filter((path) => /phpunit|(^|\/)tests\//.test(path))).toEqual([]);
});

test('only the archive for the WordPress plugin directory omits the Update URI header', () => {
  const headerOf = (entries: ReturnType<typeof pluginFiles>) =>
    entries.find(({ path }) => path === 'hadaya/hadaya.php')?.content.toString('utf8') ?? '';
  const own = headerOf(pluginFiles());
  expect(own).toContain('Update URI:        false\n');
  expect(headerOf(directoryEntries(pluginFiles()))).toBe(own.replace(' * Update URI:        false\n', ''));
});

test('the packages have the same version as the repository', () => {
  const names = [
    'core',
    'variations',
    'media',
    'gallery',
    'swatches',
    'contact-widget',
    'attribution',
    'menu',
    'content',
  ];
  for (const name of names) {
    const { version } = JSON.parse(readFileSync(resolve(REPOSITORY, 'packages', name, 'package.json'), 'utf8'));
    expect(version, name).toBe(VERSION);
  }
});

test('an archive is reproducible and keeps its entries, including Arabic file names', () => {
  const entries = [
    { path: 'hadaya/b.txt', content: Buffer.from('second') },
    { path: 'hadaya/هدايا.txt', content: Buffer.from('هدية'.repeat(1000)) },
  ];
  expect(zip(entries).equals(zip([...entries].reverse()))).toBe(true);
  const folder = mkdtempSync(resolve(tmpdir(), 'zip-'));
  const file = resolve(folder, 'a.zip');
  writeFileSync(file, zip(entries));
  const read =
    'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print(z.testzip(),sorted(z.namelist()),len(z.read(z.namelist()[1])))';
  let shown: string | undefined;
  try {
    shown = execFileSync('python3', ['-c', read, file], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf8' },
    });
  } catch {
    shown = undefined;
  }
  rmSync(folder, { recursive: true });
  if (shown !== undefined) expect(shown.trim()).toBe("None ['hadaya/b.txt', 'hadaya/هدايا.txt'] 8000");
});

test('a published manifest names built files, their types and exact versions of our own packages', () => {
  const manifest = {
    name: '@hadaya/x',
    version: '1.2.3',
    license: 'MIT',
    type: 'module',
    exports: { '.': './src/index.ts', './react': './src/islands/react/index.ts', './x.css': './src/a/x.css' },
    dependencies: { '@hadaya/core': 'workspace:*', react: '19.3.1' },
  };
  expect(npmManifest(manifest, true)).toMatchObject({
    exports: {
      '.': { types: './types/index.d.ts', default: './dist/index.js' },
      './react': { types: './types/islands/react/index.d.ts', default: './dist/react.js' },
      './x.css': './dist/x.css',
      './style.css': './dist/style.css',
    },
    dependencies: { '@hadaya/core': '1.2.3' },
    peerDependencies: { react: '^19.0.0' },
  });
});

test('the snippet is short and contains the loader’s integrity hash', () => {
  const loader = { file: 'hadaya.min.js', bytes: 1, gzip: 1, sha384: 'sha384-abc', imports: [] };
  const html = snippet({ version: '1.2.3', files: { hadaya: loader }, answers: {} });
  expect(html.trim().split('\n').length).toBeLessThanOrEqual(6);
  expect(html).toContain('/v1.2.3/hadaya.min.js" integrity="sha384-abc" crossorigin="anonymous"');
  expect(html.split('</script>')[0]?.length).toBeLessThan(300);
  expect(html).toContain('<noscript>');
});

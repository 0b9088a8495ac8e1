import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';
import { npmManifest } from './npmManifest.ts';
import { npmReadme } from './npmReadme.ts';

const MANIFEST = {
  name: '@hadaya/x',
  version: '1.2.3',
  license: 'MIT',
  type: 'module',
  exports: { '.': './src/index.tsx', './owner/qr': './src/drawModules.ts' },
  dependencies: { '@hadaya/core': 'workspace:*', react: 'catalog:', other: '1.0.0', 'simple-icons': '2.0.0' },
  devDependencies: { '@types/react': 'catalog:' },
};

it('declares React as a peer dependency and its types as an optional one', () => {
  expect(npmManifest(MANIFEST, false)).toMatchObject({
    dependencies: { '@hadaya/core': '1.2.3', other: '1.0.0' },
    peerDependencies: { react: '^19.0.0', '@types/react': '^19.0.0' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  });
});

it('does not require packages that are built into the files', () => {
  expect(npmManifest(MANIFEST, false)).not.toHaveProperty(['dependencies', 'simple-icons']);
});

it('exports the built files and their types, package.json and copied folders', () => {
  expect(npmManifest(MANIFEST, true, ['hadaya'])).toMatchObject({
    exports: {
      '.': { types: './types/index.d.ts', default: './dist/index.js' },
      './style.css': './dist/style.css',
      './hadaya/*': './hadaya/*',
      './package.json': './package.json',
    },
    files: ['dist', 'types', 'hadaya', 'LICENSE', 'README.md'],
  });
});

it('a published README lists attributes, events and size without links into the repository', () => {
  const file = { file: 'a.js', bytes: 1, gzip: 7900, sha384: '', imports: [] };
  const text = npmReadme('swatches', { version: '1.2.3', files: { swatches: file }, answers: {} });
  expect(text).toContain('| `data-hadaya-clear-on-reselect` |');
  expect(text).toContain('| `hadaya:swatches:selected` |');
  expect(text).toContain('it initially loads 7.9 kB.');
  expect(text).not.toMatch(/\]\((?!https?:)/);
  expect(text).not.toMatch(/For maintainers|region/);
});

const read = (path: string) => readFileSync(resolve(REPOSITORY, path), 'utf8');

it.each(globSync('packages/*/README.md', { cwd: REPOSITORY }))(
  'the examples in %s import existing exports',
  (readme) => {
    const imports = [
      ...read(readme).matchAll(/^import (?:\{ ([^}]+) \} from )?'@hadaya\/([\w-]+)(?:\/([\w-]+\.css))?';/gm),
    ];
    for (const [, names = '', name = '', sheet] of imports) {
      const source = read(`packages/${name}/src/index.ts`);
      for (const each of names.split(', ').filter(Boolean)) expect(source).toMatch(new RegExp(`\\b${each}\\b`));
      if (sheet) expect(read(`packages/${name}/package.json`)).toContain(`"./${sheet}"`);
    }
  },
);

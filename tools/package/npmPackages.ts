import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { readManifest } from '../vite/manifest.ts';
import { DIST_ROOT, REPOSITORY, VERSION } from '../vite/project.ts';
import { npmManifest, publicExports, scriptEntries, type WorkspaceManifest } from './npmManifest.ts';
import { npmReadme } from './npmReadme.ts';

/** Published packages, without the runtime, which pages load as a file, and without `testing`, which is internal. */
const PUBLISHED = [
  'loader',
  'core',
  'api-fetch',
  'variations',
  'media',
  'gallery',
  'swatches',
  'contact-widget',
  'attribution',
  'menu',
  'quote',
  'content',
];

/**
 * Checks whether a specifier names a package. A specifier with a query, such as `icon.svg?raw`, does not count: it is
 * bundled, because only Vite understands the query.
 */
const isBare = (specifier: string) => !/^[./\0]|\?/.test(specifier);

/** Emits every package's type declarations to `<target>/packages/<name>/src/…`. */
function emitTypes(target: string): void {
  mkdirSync(target, { recursive: true });
  const project = resolve(target, 'tsconfig.json');
  const packages = PUBLISHED.map((name) => resolve(REPOSITORY, 'packages', name, 'src'));
  const compilerOptions = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    outDir: target,
    rootDir: REPOSITORY,
  };
  const exclude = ['**/*.test.ts', '**/*.test.tsx', '**/fixtures', '**/testing'].map(
    (pattern) => `${REPOSITORY}/packages/${pattern}`,
  );
  const settings = { extends: resolve(REPOSITORY, 'tsconfig.base.json'), compilerOptions, include: packages, exclude };
  writeFileSync(project, JSON.stringify(settings));
  execFileSync(resolve(REPOSITORY, 'node_modules/.bin/tsc'), ['-p', project], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function copyTypes(source: string, target: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: source })) {
    if (/\.test\.d\.ts$|(?:^|\/)(?:fixtures|testing)\//.test(file)) continue;
    const text = readFileSync(resolve(source, file), 'utf8').replace(/(['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g, '$1.js$2');
    mkdirSync(resolve(target, file, '..'), { recursive: true });
    writeFileSync(resolve(target, file), text);
  }
}

async function buildScripts(folder: string, target: string, manifest: WorkspaceManifest): Promise<void> {
  const entries = Object.entries(scriptEntries(manifest)).map(([name, source]) => [name, resolve(folder, source)]);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    publicDir: false,
    define: { __HADAYA_VERSION__: JSON.stringify(VERSION), __HADAYA_LOADER_HASH__: JSON.stringify(loaderHash()) },
    build: {
      outDir: target,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: { entry: Object.fromEntries(entries), formats: ['es'], cssFileName: 'style' },
      rolldownOptions: {
        external: isBare,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
      },
    },
  });
}

/** Folder in the loader's package with the files from `dist/` that pages use. Sites serve it unchanged. */
const BUILT = 'hadaya';

const loaderHash = () => readManifest(DIST_ROOT, VERSION).files.hadaya?.sha384 ?? '';

function copyBuilt(target: string): void {
  for (const file of globSync(['*', 'light/*'], { cwd: DIST_ROOT }).filter((name) => /\.(js|css|json)$/.test(name))) {
    mkdirSync(dirname(resolve(target, file)), { recursive: true });
    cpSync(resolve(DIST_ROOT, file), resolve(target, file));
  }
}

function readSheet(path: string): string {
  const imported = (_: string, other: string) => readSheet(resolve(dirname(path), other));
  return readFileSync(path, 'utf8').replace(/@import "(\.[^"]+)";\n/g, imported);
}

/** Builds one package, as it is published, into a folder in `target`, and returns that folder. */
async function prepare(name: string, target: string, typesFolder: string): Promise<string> {
  const folder = resolve(REPOSITORY, 'packages', name);
  const out = resolve(target, name);
  const manifest: WorkspaceManifest = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  await buildScripts(folder, resolve(out, 'dist'), manifest);
  for (const [, source] of publicExports(manifest).filter(([, path]) => path.endsWith('.css'))) {
    writeFileSync(resolve(out, 'dist', basename(source)), readSheet(resolve(folder, source)));
  }
  copyTypes(resolve(typesFolder, 'packages', name, 'src'), resolve(out, 'types'));
  cpSync(resolve(REPOSITORY, 'LICENSE'), resolve(out, 'LICENSE'));
  writeFileSync(resolve(out, 'README.md'), npmReadme(name, readManifest(DIST_ROOT, VERSION)));
  const more = name === 'loader' ? [BUILT] : [];
  if (more.length > 0) copyBuilt(resolve(out, BUILT));
  const published = npmManifest(manifest, existsSync(resolve(out, 'dist/style.css')), more);
  writeFileSync(resolve(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  return out;
}

async function complaintsOf(tarball: string): Promise<string[]> {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ level: 'suggestion', strict: true, pack: { tarball: buffer } });
  return messages.map((message) => `${pkg.name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

/** Packs the named packages (by default every published one) into `target`; returns publint's complaints. */
export async function packAll(target: string, names: readonly string[]): Promise<string[]> {
  const typesFolder = resolve(target, 'declarations');
  emitTypes(typesFolder);
  const folders: string[] = [];
  for (const name of names.length > 0 ? names : PUBLISHED) folders.push(await prepare(name, target, typesFolder));
  const packed = execFileSync('npm', ['pack', ...folders, '--silent', '--pack-destination', target], {
    cwd: target,
    encoding: 'utf8',
  });
  for (const folder of [...folders, typesFolder]) rmSync(folder, { recursive: true });
  const complaints = packed
    .trim()
    .split('\n')
    .map((file) => complaintsOf(resolve(target, file)));
  return (await Promise.all(complaints)).flat();
}

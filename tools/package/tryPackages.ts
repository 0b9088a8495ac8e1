/**
 * `node tools/package/tryPackages.ts`: what somebody meets who installs one of the packed tarballs into an empty project, each
 * alone with what it declares: its types resolve, every entry can be imported, and `arethetypeswrong` has nothing to say.
 * Run `pnpm package` first, or name another folder of tarballs.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

const PACKED = resolve(REPOSITORY, process.argv[2] ?? 'dist-package/npm');
const BIN = resolve(REPOSITORY, 'node_modules/.bin');
const SCOPE = '@hadaya/';

interface Published {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const shortName = (name: string) => name.replace(SCOPE, '');

/** Puts a tarball where npm would, with what it declares; a package of somebody else is linked from the workspace. */
function install(name: string, project: string): void {
  const folder = resolve(project, 'node_modules', name);
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  const [tarball] = readdirSync(PACKED).filter((file) => file.startsWith(`hadaya-${shortName(name)}-`));
  if (tarball === undefined) throw new Error(`${name} is not packed`);
  execFileSync('tar', ['xzf', resolve(PACKED, tarball), '-C', folder, '--strip-components=1']);
  for (const dependency of Object.keys(readPublished(folder).dependencies)) {
    if (dependency.startsWith(SCOPE)) install(dependency, project);
    else link(dependency, resolve(REPOSITORY, 'packages', shortName(name)), project);
  }
}

function link(dependency: string, owner: string, project: string): void {
  const place = resolve(project, 'node_modules', dependency);
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(owner, 'node_modules', dependency), place);
}

const readPublished = (folder: string): Published => JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));

/** What a command printed when it failed; nothing when it ended well. */
function complaintsOf(command: string, args: readonly string[], cwd: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync(command, [...args], { cwd, encoding: 'utf8' });
  return status === 0 ? [] : `${stdout}${stderr}`.trim().split('\n');
}

function checkTypes(project: string, specifiers: readonly string[]): readonly string[] {
  const lines = specifiers.map((specifier, index) => `import * as m${index} from '${specifier}';\nvoid m${index};\n`);
  writeFileSync(resolve(project, 'use.ts'), lines.join(''));
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
  ];
  const kinds = [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ];
  return kinds.flatMap((kind) =>
    complaintsOf(resolve(BIN, 'tsc'), [...options, ...kind, '--types', '', 'use.ts'], project),
  );
}

function checkImports(project: string, specifiers: readonly string[]): readonly string[] {
  const code = specifiers.map((specifier) => `await import('${specifier}');`).join('\n');
  writeFileSync(resolve(project, 'use.mjs'), code);
  return complaintsOf(process.execPath, ['use.mjs'], project);
}

/** Everything that somebody has to say against one package. */
function tryPackage(name: string): readonly string[] {
  const project = mkdtempSync(resolve(tmpdir(), 'hadaya-try-'));
  try {
    writeFileSync(resolve(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
    install(name, project);
    const folder = resolve(project, 'node_modules', name);
    const subpaths = Object.keys(readPublished(folder).exports);
    const sheets = subpaths.filter((subpath) => subpath.endsWith('.css'));
    const specifiers = subpaths
      .filter((subpath) => !sheets.includes(subpath))
      .map((subpath) => name + subpath.slice(1));
    const [tarball = ''] = readdirSync(PACKED).filter((file) => file.startsWith(`hadaya-${shortName(name)}-`));
    const left = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
    return [
      ...checkTypes(project, specifiers),
      ...checkImports(project, specifiers),
      ...complaintsOf(
        resolve(BIN, 'attw'),
        [resolve(PACKED, tarball), '--profile', 'esm-only', '--no-color', ...left],
        project,
      ),
    ];
  } finally {
    rmSync(project, { recursive: true });
  }
}

const names = readdirSync(PACKED).flatMap((file) => /^hadaya-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file)?.[1] ?? []);
let failed = 0;
for (const name of names) {
  const complaints = tryPackage(SCOPE + name);
  if (complaints.length > 0) failed += 1;
  console.log(`${complaints.length > 0 ? 'FAIL' : 'ok  '} ${SCOPE}${name}`);
  for (const complaint of complaints) console.error(`  ${complaint}`);
}
console.log(`${names.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || names.length === 0 ? 1 : 0;

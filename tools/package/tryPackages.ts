/**
 * `node tools/package/tryPackages.ts`: installs each packed tarball alone into an empty project, with the dependencies
 * that it declares, and checks that its types resolve, every entry can be imported, and `arethetypeswrong` reports
 * nothing. It then builds projects and opens them in a browser (`tryProjects.ts`). Run `pnpm package` first, or pass
 * another folder of tarballs.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';
import { installPacked, readPublished, SCOPE, tarballOf } from './installPacked.ts';
import { tryProjects } from './tryProjects.ts';

const PACKED = resolve(REPOSITORY, process.argv[2] ?? 'dist-package/npm');
const BIN = resolve(REPOSITORY, 'node_modules/.bin');
/**
 * Command line of `arethetypeswrong`, which is fetched on demand, because only a release uses it and it brings its own
 * TypeScript.
 */
const ATTW = ['--yes', '--package=@arethetypeswrong/cli@0.18.5', 'attw'];

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

function tryPackage(name: string): readonly string[] {
  const project = mkdtempSync(resolve(tmpdir(), 'hadaya-try-'));
  try {
    writeFileSync(resolve(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
    installPacked(PACKED, name, project);
    const folder = resolve(project, 'node_modules', name);
    // Skips files that are published unchanged and not meant for import.
    const subpaths = Object.keys(readPublished(folder).exports).filter((subpath) => !/\*$|\.json$/.test(subpath));
    const sheets = subpaths.filter((subpath) => subpath.endsWith('.css'));
    const specifiers = subpaths
      .filter((subpath) => !sheets.includes(subpath))
      .map((subpath) => name + subpath.slice(1));
    const left = ['--exclude-entrypoints', ...sheets, './package.json', './hadaya/*'];
    return [
      ...checkTypes(project, specifiers),
      ...checkImports(project, specifiers),
      ...complaintsOf(
        'npx',
        [...ATTW, tarballOf(PACKED, name), '--profile', 'esm-only', '--no-color', ...left],
        project,
      ),
    ];
  } finally {
    rmSync(project, { recursive: true });
  }
}

const names = readdirSync(PACKED).flatMap((file) => /^hadaya-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file)?.[1] ?? []);
let passed = 0;
let failed = 0;
function tell(what: string, complaints: readonly string[]): void {
  if (complaints.length > 0) failed += 1;
  else passed += 1;
  console.log(`${complaints.length > 0 ? 'FAIL' : 'ok  '} ${what}`);
  for (const complaint of complaints) console.error(`  ${complaint}`);
}

for (const name of names) tell(SCOPE + name, tryPackage(SCOPE + name));
for await (const { project, complaints, left } of tryProjects(PACKED)) {
  if (left) console.log(`skipped: ${project}: ${left}`);
  else tell(project, complaints);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || names.length === 0 ? 1 : 0;

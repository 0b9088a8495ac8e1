/**
 * `pnpm release:dry`, also a step of the test command: makes the next release in a temporary copy, as the release
 * pipeline does. It writes versions, changelog and notes, builds and packs everything twice in different folders, and
 * checks the result. It publishes nothing, and the only folder that it changes here is `test-results/release/`, from
 * which `tryPackages.ts` takes its tarballs. Ends with `N passed, N failed`.
 */
import { execFileSync, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { countChecks } from '../test/step.ts';
import { REPOSITORY } from '../vite/project.ts';
import { checkPacked, checkSame, checkSources } from './checkRelease.ts';
import { copySources } from './copySources.ts';
import { sourceVersion } from './versionPositions.ts';

/** An arbitrary fixed time, the same for both runs. */
const EPOCH = '1780000000';

const folder = realpathSync(mkdtempSync(resolve(tmpdir(), 'hadaya-release-')));
const [first, second] = [resolve(folder, 'first'), resolve(folder, 'the-second-folder')];
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { HADAYA_DIST: _dist, RUNTIME: _runtime, ...rest } = process.env;
const env = { ...rest, SOURCE_DATE_EPOCH: EPOCH, HADAYA_PACKAGE: 'release' };
const options = (cwd: string) => ({ cwd, env, stdio: ['ignore', 'ignore', 'inherit'] as StdioOptions });

/** Builds and packs a copy in separate processes, so that two copies can be made in parallel. */
async function make(root: string): Promise<void> {
  for (const script of ['tools/build.ts', 'tools/package.ts']) {
    const [code] = await once(spawn(process.execPath, [script], options(root)), 'exit');
    if (code !== 0) throw new Error(`${script} exited with ${code}`);
  }
}

copySources(REPOSITORY, first);
execFileSync('git', ['init', '--quiet'], { cwd: first });
execFileSync(process.execPath, ['tools/package/nextVersion.ts'], options(first));
const version = sourceVersion(first);
copySources(first, second);
await Promise.all([make(first), make(second)]);

const packed = resolve(first, 'release');
const result = countChecks([
  ...checkSources(first, version),
  ...checkPacked(packed, version),
  checkSame('two builds in different folders are identical', resolve(first, 'dist'), resolve(second, 'dist')),
  checkSame('two packed releases in different folders are identical', packed, resolve(second, 'release')),
]);
const kept = resolve(REPOSITORY, 'test-results/release');
rmSync(kept, { recursive: true, force: true });
cpSync(packed, kept, { recursive: true });
for (const line of result.lines) console.error(line);
console.log(`release ${version}, in test-results/release`);
console.log(`${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed > 0 ? 1 : 0;

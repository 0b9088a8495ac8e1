/**
 * `pnpm release:dry`, and a step of the test command: the next release in a temporary copy, as the release pipeline makes it.
 * Versions, changelog and notes are written, everything is built and packed, packed once more in another folder, and what came
 * out is looked at. Nothing is published and nothing of this folder changes but `test-results/release/`, which the packages' trial
 * takes its tarballs from. Ends with `N passed, N failed`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { countChecks } from '../test/step.ts';
import { REPOSITORY } from '../vite/project.ts';
import { checkPacked, checkSame, checkSources } from './checkRelease.ts';
import { copySources } from './copySources.ts';
import { newKey } from './updateFeed.ts';
import { sourceVersion } from './versionPlaces.ts';

/** Any moment will do, as long as both runs have the same. */
const EPOCH = '1780000000';

const folder = realpathSync(mkdtempSync(resolve(tmpdir(), 'hadaya-release-')));
const [first, second] = [resolve(folder, 'first'), resolve(folder, 'the-second-folder')];
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const key = newKey();
const { HADAYA_DIST: _dist, RUNTIME: _runtime, ...rest } = process.env;
const env = { ...rest, SOURCE_DATE_EPOCH: EPOCH, HADAYA_RELEASE_KEY: key, HADAYA_PACKAGE: 'release' };
const run = (root: string, script: string) =>
  execFileSync(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });

/** Packs in a process of its own, so that two can work at once. */
function pack(root: string): Promise<void> {
  const child = spawn(process.execPath, ['tools/package.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`tools/package.ts ended with ${code}`))));
  });
}

copySources(REPOSITORY, first);
execFileSync('git', ['init', '--quiet'], { cwd: first });
run(first, 'tools/package/nextVersion.ts');
const version = sourceVersion(first);
run(first, 'tools/build.ts');
copySources(first, second, ['dist']);
await Promise.all([pack(first), pack(second)]);

const packed = resolve(first, 'release');
const result = countChecks([
  ...checkSources(first, version),
  ...checkPacked(packed, version, key),
  checkSame(packed, resolve(second, 'release')),
]);
const kept = resolve(REPOSITORY, 'test-results/release');
rmSync(kept, { recursive: true, force: true });
cpSync(packed, kept, { recursive: true });
for (const line of result.lines) console.error(line);
console.log(`release ${version}, in test-results/release`);
console.log(`${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed > 0 ? 1 : 0;

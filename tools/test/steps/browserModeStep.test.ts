/** Runs the browser mode step on trial tests, without a browser. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { REPOSITORY } from '../../vite/project.ts';
import { createBrowserModeStep } from './browserModeStep.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TRIAL = `import { appendFileSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
function failFirst(times, name) {
  const file = import.meta.dirname + '/tries.txt';
  appendFileSync(file, name + '\\n');
  if (readFileSync(file, 'utf8').split('\\n').filter((line) => line === name).length <= times) throw new Error(name);
}
test('is sound', () => failFirst(0, 'sound'));
test('is (once) late', () => failFirst(1, 'late'));
test('is broken', () => failFirst(9, 'broken'));
`;

test('a test counts as failed if it fails again when run alone, and as unsteady if it then passes', async () => {
  mkdirSync(resolve(REPOSITORY, 'test-results'), { recursive: true });
  folder = mkdtempSync(resolve(REPOSITORY, 'test-results/trial-'));
  const config = resolve(folder, 'vitest.config.ts');
  writeFileSync(config, `export default { root: ${JSON.stringify(folder)}, test: { include: ['*.trial.ts'] } };`);
  writeFileSync(resolve(folder, 'one.trial.ts'), TRIAL);
  const { passed, failed, lines, unsteady = [] } = await createBrowserModeStep([], config).run(() => {});
  expect([passed, failed]).toEqual([2, 1]);
  expect(unsteady.map(({ title }) => title)).toEqual([expect.stringContaining('is (once) late')]);
  expect(lines.join('\n')).toContain('is broken');
});

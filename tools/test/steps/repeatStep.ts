import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST_FOLDER, REPOSITORY } from '../../vite/project.ts';
import { runCommand } from '../runCommand.ts';
import { countChecks, type Step } from '../step.ts';

const SECOND = 'dist-again';

function differences(first: string, second: string): string[] {
  const filesOf = (folder: string) =>
    globSync('**/*', { cwd: folder }).filter((name) => statSync(resolve(folder, name)).isFile());
  const names = [...new Set([...filesOf(first), ...filesOf(second)])].sort();
  const isSame = (name: string) => {
    const paths = [resolve(first, name), resolve(second, name)];
    return paths.every((path) => existsSync(path)) && readFileSync(paths[0] ?? '').equals(readFileSync(paths[1] ?? ''));
  };
  return names.filter((name) => !isSame(name));
}

/** Builds once more and compares every byte. */
export const repeatStep: Step = {
  name: 'repeat',
  after: ['build'],
  async run() {
    const folder = resolve(REPOSITORY, SECOND);
    const { exitCode, output } = await runCommand('node', ['tools/build.ts'], { env: { HADAYA_DIST: SECOND } });
    const problems = exitCode === 0 ? differences(DIST_FOLDER, folder) : output.trim().split('\n');
    rmSync(folder, { recursive: true, force: true });
    return countChecks([{ name: 'two builds are identical byte by byte', problems }]);
  },
};

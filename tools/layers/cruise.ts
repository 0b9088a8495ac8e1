import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.ts';
import { REPOSITORY } from '../vite/project.ts';

const FOLDERS = ['packages', 'demo', 'e2e', 'bench', 'tools', 'wordpress/admin', 'docs/.vitepress'];

/** Returns all imports in the repository, and the violations of `.dependency-cruiser.ts`. */
export async function cruiseRepository(): Promise<ICruiseResult> {
  process.chdir(REPOSITORY);
  const { output } = await cruise(FOLDERS, {
    ...config.options,
    ruleSet: { forbidden: [...config.forbidden] },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result object');
  return output;
}

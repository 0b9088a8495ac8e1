/** `pnpm layers`: checks the architecture's rules and ends with 1 when one is broken. */
import { REPOSITORY } from '../vite/project.ts';
import { readSources } from './readSources.ts';
import { LAYER_RULES } from './rules.ts';

const files = readSources(REPOSITORY);
for (const { name, check } of LAYER_RULES) {
  const problems = check(files);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const { path, message } of problems) console.log(`     ${path} ${message}`);
  if (problems.length > 0) process.exitCode = 1;
}

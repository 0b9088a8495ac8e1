/**
 * `npx -y pnpm@12 layers`: checks the rules of `.dependency-cruiser.ts`, and that no two folders in a package import
 * each other.
 */
import config from '../../.dependency-cruiser.ts';
import { cruiseRepository } from './cruise.ts';
import { findDeepImports, findMutual } from './modules.ts';

const { modules, summary } = await cruiseRepository();
const problems = new Map(config.forbidden.map(({ name }): [string, string[]] => [name, []]));
for (const { rule, from, to } of summary.violations) problems.get(rule.name)?.push(`${from} → ${to}`);

// A package that is built into several files imports its own other files by their package name, as it would import
// another package, so only relative imports are checked.
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ module }) => module.startsWith('.'))
    .map(({ resolved, dynamic }) => ({ arrow: [source, resolved] as const, dynamic })),
);
problems.set('no two folders of a package import each other', [...findMutual(imports.map(({ arrow }) => arrow))]);
const fixed = imports.filter(({ dynamic }) => !dynamic).map(({ arrow }) => arrow);
problems.set('other folders import only one file of a folder without an index', [...findDeepImports(fixed)]);

for (const [name, found] of problems) {
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of found) console.log(`     ${problem}`);
}
const failed = [...problems.values()].filter(({ length }) => length > 0).length;
console.log(`${problems.size - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

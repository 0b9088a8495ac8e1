import { isScript, isTestFile, type Rule, type SourceFile } from './problem.ts';
import { readImports } from './readImports.ts';

/** Names that only React 19 has; outside of core's React folder they would tie widgets to it. */
const REACT_19_ONLY = new Set([
  'use',
  'useActionState',
  'useOptimistic',
  'useFormStatus',
  'useEffectEvent',
  'Activity',
  'cache',
  'preload',
  'preinit',
]);
const REACT_HOME = 'packages/core/src/react/';

function check({ path, text }: SourceFile) {
  const isShipped = path.startsWith('packages/') && !path.startsWith('packages/runtime/');
  if (!isShipped || path.startsWith(REACT_HOME) || isTestFile(path) || !isScript(path)) return [];
  const taken = readImports(text).filter(({ specifier }) => /^react(-dom)?$/.test(specifier));
  return taken
    .flatMap(({ names }) => names.filter((name) => REACT_19_ONLY.has(name)))
    .map((name) => ({ path, message: `imports ${name}, which only React 19 has` }));
}

/** A smaller runtime must stay possible as a switch. */
export const reactRule: Rule = {
  name: 'no React-19-only name outside of core/react',
  check: (files) => files.flatMap(check),
};

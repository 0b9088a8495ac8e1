import { parseCode } from '../syntax/parseCode.ts';
import { field, nameOf, runningNodes } from '../syntax/walk.ts';

/** Whether a call names a test or a group of them: `test(…)`, `it(…)`, `describe(…)`, `test.describe(…)`, `test.each(…)(…)`, `test.for(…)(…)`. A skipped one is none. */
function makesTest(callee: unknown): boolean {
  const name = nameOf(callee);
  if (name === 'test' || name === 'it' || name === 'describe') return true;
  if (nameOf(field(callee, 'property')) === 'describe') return true;
  return (
    field(callee, 'type') === 'CallExpression' &&
    /^(each|for|runIf)$/.test(`${nameOf(field(field(callee, 'callee'), 'property'))}`)
  );
}

function textOf(node: unknown): string {
  const value = field(node, 'value');
  if (typeof value === 'string') return value;
  const quasis = field(node, 'quasis');
  return Array.isArray(quasis) ? quasis.map((quasi) => field(field(quasi, 'value'), 'cooked')).join('…') : '';
}

/** The titles of the tests in a file and of their groups, which stand before them, with `…` for what is filled in. */
export function readTitles(path: string, text: string): readonly string[] {
  return runningNodes(parseCode(path, text).program).flatMap((node) =>
    node.type === 'CallExpression' && makesTest(node.callee) ? [textOf(node.arguments[0])] : [],
  );
}

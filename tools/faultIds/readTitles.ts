import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import { transformSync } from 'esbuild';

const field = (node: unknown, name: string): unknown => Reflect.get(Object(node), name);

/** Whether a call names a test or a group of them: `test(…)`, `it(…)`, `describe(…)`, `test.describe(…)`, `test.each(…)(…)`. A skipped one is none. */
function makesTest(callee: unknown): boolean {
  const name = field(callee, 'name');
  if (name === 'test' || name === 'it' || name === 'describe') return true;
  if (field(field(callee, 'property'), 'name') === 'describe') return true;
  return (
    field(callee, 'type') === 'CallExpression' &&
    /^(each|runIf)$/.test(`${field(field(field(callee, 'callee'), 'property'), 'name')}`)
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
  const { code } = transformSync(text, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'esnext',
  });
  const titles: string[] = [];
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node: Node) => {
    if (node.type !== 'CallExpression' || !makesTest(field(node, 'callee'))) return;
    const [title] = [field(node, 'arguments')].flat();
    titles.push(textOf(title));
  });
  return titles;
}

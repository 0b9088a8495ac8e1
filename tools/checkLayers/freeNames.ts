import { type Node, parse } from 'acorn';
import { transformSync } from 'esbuild';

/** Global names that a module uses: plain ones (`fetch`) and members of globals (`Math.random`). */
export function readFreeNames(path: string, text: string): ReadonlySet<string> {
  const loader = path.endsWith('x') ? 'tsx' : 'ts';
  const { code } = transformSync(text, { loader, jsx: 'automatic', target: 'esnext', format: 'esm' });
  const used = new Set<string>();
  const declared = new Set<string>();
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), { used, declared });
  return new Set([...used].filter((name) => !declared.has(name.split('.')[0] ?? name)));
}

interface Found {
  readonly used: Set<string>;
  readonly declared: Set<string>;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const field = (node: Node, name: string): unknown => Reflect.get(node, name);
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(field(node, 'name')) : undefined;

/** Parts of a node that declare a name instead of using one. */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
};

function declareNames(node: unknown, declared: Set<string>): void {
  const name = nameOf(node);
  if (name !== undefined) declared.add(name);
  else if (Array.isArray(node)) for (const part of node) declareNames(part, declared);
  else if (isNode(node)) {
    for (const part of ['properties', 'elements', 'argument', 'left']) declareNames(field(node, part), declared);
    if (node.type === 'Property') declareNames(field(node, 'value'), declared);
  }
}

/** Keys of objects and members behind a dot are words, not names. */
function isWord(parent: Node, part: string): boolean {
  if (field(parent, 'computed') === true) return false;
  if (parent.type === 'MemberExpression') return part === 'property';
  return part === 'key' && field(parent, 'shorthand') !== true;
}

function visit(node: Node, found: Found): void {
  for (const part of DECLARING[node.type] ?? []) declareNames(field(node, part), found.declared);
  if (node.type === 'MemberExpression' && field(node, 'computed') !== true) {
    const owner = nameOf(field(node, 'object'));
    const member = nameOf(field(node, 'property'));
    if (owner && member) found.used.add(`${owner}.${member}`);
  }
  for (const [part, value] of Object.entries(node)) {
    for (const child of [value].flat()) {
      if (!isNode(child) || isWord(node, part)) continue;
      const name = nameOf(child);
      if (name !== undefined) found.used.add(name);
      visit(child, found);
    }
  }
}

import { field, isNode, type Node, nameOf, nodesBelow } from '../vite/nodes.ts';

/** Fields of a syntax node whose identifiers are not references: property names, keys, labels, imports and exports. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['local', 'exported'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  MetaProperty: ['meta', 'property'],
};

/** Matches type syntax around an expression that exists at run time. */
const TYPED_EXPRESSION = /^TS(As|Satisfies|NonNull|Instantiation)Expression$/;

function isType(node: Node): boolean {
  if (node.type.startsWith('TS')) return !TYPED_EXPRESSION.test(node.type);
  return ['importKind', 'exportKind'].some((kind) => field(node, kind) === 'type') || field(node, 'declare') === true;
}

/** Returns the nodes of a module that exist at run time, without types and identifiers that are not references. */
export function runningNodes(program: Node): readonly Node[] {
  const isWord = (parent: Node, part: string) =>
    field(parent, 'computed') !== true && WORDS[parent.type]?.includes(part) === true;
  return [...nodesBelow(program, (child, parent, part) => isType(child) || isWord(parent, part))];
}

/** Fields of a syntax node that declare a name instead of referencing one. */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
};

/** Returns the names bound by a pattern: `a`, `{ a, b: [c] }`, `...a`, `a = 1`. */
function namesIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  if (!isNode(pattern)) return [];
  const parts = ['properties', 'elements', 'argument', 'left', ...(pattern.type === 'Property' ? ['value'] : [])];
  return [nameOf(pattern) ?? [], ...parts.map((part) => namesIn(field(pattern, part)))].flat();
}

export function declaredNames(nodes: readonly Node[]): ReadonlySet<string> {
  return new Set(nodes.flatMap((node) => (DECLARING[node.type] ?? []).flatMap((part) => namesIn(field(node, part)))));
}

import type { Node, Program } from 'acorn';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) yield* nodesBelow(child);
  }
}

/** The text of a string or of a template without expressions, which minifiers prefer; else `undefined`. */
function textOf(source: Node): unknown {
  if (source.type !== 'TemplateLiteral') return Reflect.get(source, 'value');
  const [only, ...others]: unknown[] = Reflect.get(source, 'quasis');
  return isNode(only) && others.length === 0 ? Reflect.get(Reflect.get(only, 'value'), 'cooked') : undefined;
}

/** What a script imports: literal names, and whether it also imports names that it computes. */
export interface ImportedNames {
  readonly literal: readonly string[];
  readonly computed: number;
}

/** Reads static and dynamic imports of a parsed script. */
export function importedNames(program: Program): ImportedNames {
  const sources = [...nodesBelow(program)].flatMap((node): unknown[] => {
    const isImport = [
      'ImportDeclaration',
      'ExportNamedDeclaration',
      'ExportAllDeclaration',
      'ImportExpression',
    ].includes(node.type);
    const source: unknown = isImport ? Reflect.get(node, 'source') : undefined;
    return isNode(source) ? [textOf(source)] : [];
  });
  const literal = sources.filter((source) => typeof source === 'string');
  return { literal, computed: sources.length - literal.length };
}

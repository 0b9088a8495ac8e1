import type { Node } from '../../syntax/parseCode.ts';
import { nodesBelow } from '../../syntax/walk.ts';

/** The text of a string or of a template without expressions, which minifiers prefer; else `undefined`. */
function textOf(source: Node): unknown {
  if (source.type === 'Literal') return source.value;
  return source.type === 'TemplateLiteral' && source.quasis.length === 1 ? source.quasis[0]?.value.cooked : undefined;
}

/** What a script imports: literal names, and whether it also imports names that it computes. */
export interface ImportedNames {
  readonly literal: readonly string[];
  readonly computed: number;
}

/** What an import or a re-export asks for; `undefined` for all other nodes. */
function sourceOf(node: Node): Node | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return node.source ?? undefined;
    default:
      return undefined;
  }
}

/** Reads static and dynamic imports of a parsed script. */
export function importedNames(program: Node): ImportedNames {
  const texts = [...nodesBelow(program)].flatMap((node) => sourceOf(node) ?? []).map(textOf);
  const literal = texts.filter((text) => typeof text === 'string');
  return { literal, computed: texts.length - literal.length };
}

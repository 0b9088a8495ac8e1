import { type ESTree, parseAst } from 'vite';

/** Any part of a parsed script. */
export type Node = ESTree.Node;

/** Parses a source file by the bundler's own parser. */
export const parseSource = (path: string, text: string): ESTree.Program =>
  parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path);

/** Whether a value is a part of a parsed script. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** A part of a node by its name; `undefined` where there is none. */
export const field = (node: unknown, name: string): unknown => (node ? Reflect.get(Object(node), name) : undefined);

/** The name that an identifier is; `undefined` for all else. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? node.name : undefined;

/** A node and all below it, in the order of the source. `isLeftOut` judges what is below `parent` as its `part`. */
export function* nodesBelow(
  node: Node,
  isLeftOut: (child: Node, parent: Node, part: string) => boolean = () => false,
): Generator<Node> {
  yield node;
  for (const [part, value] of Object.entries(node)) {
    for (const child of [value].flat()) {
      if (isNode(child) && !isLeftOut(child, node, part)) yield* nodesBelow(child, isLeftOut);
    }
  }
}

import { type ESTree, parseAst } from 'vite';

export type Node = ESTree.Node;

export const parseSource = (path: string, text: string): ESTree.Program =>
  parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path);

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const field = (node: unknown, name: string): unknown => (node ? Reflect.get(Object(node), name) : undefined);

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? node.name : undefined;

/**
 * Yields a node and its descendants in source order. `isLeftOut` excludes a child with its descendants; `part` is the
 * parent's property that contains the child.
 */
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

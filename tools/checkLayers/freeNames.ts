import { type Node, parseCode } from '../syntax/parseCode.ts';
import { declaredNames, nameOf, runningNodes } from '../syntax/walk.ts';

/** `fetch` of an identifier, `Math.random` of a member behind a dot. */
function usedName(node: Node): readonly string[] {
  if (node.type !== 'MemberExpression') return [nameOf(node) ?? []].flat();
  const names = [nameOf(node.object), nameOf(node.property)];
  return node.computed || names.includes(undefined) ? [] : [names.join('.')];
}

/** Global names that a module uses: plain ones (`fetch`) and members of globals (`Math.random`). */
export function readFreeNames(path: string, text: string): ReadonlySet<string> {
  const nodes = runningNodes(parseCode(path, text).program);
  const declared = declaredNames(nodes);
  return new Set(nodes.flatMap(usedName).filter((name) => !declared.has(name.split('.')[0] ?? name)));
}

/** Class of the rule that ends each sheet of ours; `tools/vite/markSheets.ts` writes it. */
const MARK = 'hadaya-sheet';

/**
 * Whether the rules of a sheet of ours are in force for `node`, which stands in the head, so that it is never painted and nothing is
 * laid out for the answer. The file does not matter: optimisers give our sheets other names, join them with others and write them into
 * the page.
 */
export function isInForce(node: HTMLElement, name: string): boolean {
  node.className = MARK;
  const view = node.ownerDocument.defaultView;
  const found = view?.getComputedStyle(node).getPropertyValue(`--${MARK}-${name}`).trim();
  node.removeAttribute('class');
  return found === '1';
}

import type { Loan } from '@hadaya/core';

/** Well above the numbers that the builder uses. */
const FIRST = 10_000;

let count = 0;

/**
 * The id of a node; a borrowed one if the node has none or the page uses its id twice, as can happen with the builder's
 * short ids.
 */
export function uniqueId(node: Element, loan: Loan): string {
  if (!node.id || node.ownerDocument.getElementById(node.id) !== node) {
    count += 1;
    loan.attributes(node, { id: `content-${FIRST + count}` });
  }
  return node.id;
}

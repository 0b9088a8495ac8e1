import type { Loan } from '@hadaya/core';

/** First number for Hadaya's ids, well above the builder's numbers. */
const FIRST = 10_000;

let count = 0;

/**
 * Returns the id of a node. A node without an id, or with the id of an earlier node (the builder's short ids may
 * repeat), gets a unique id until the widget unmounts.
 */
export function uniqueId(node: Element, loan: Loan): string {
  if (!node.id || node.ownerDocument.getElementById(node.id) !== node) {
    count += 1;
    loan.attributes(node, { id: `content-${FIRST + count}` });
  }
  return node.id;
}

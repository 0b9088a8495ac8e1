import type { Loan } from '@hadaya/core';

/** Well above the numbers that the builder uses. */
const FIRST = 10_000;

let count = 0;

/**
 * The id of a node. A node without an id, or with one that the page uses twice (the builder's ids are short), gets a
 * unique id until the widget unmounts.
 */
export function uniqueId(node: Element, loan: Loan): string {
  if (!node.id || node.ownerDocument.getElementById(node.id) !== node) {
    count += 1;
    loan.attributes(node, { id: `content-${FIRST + count}` });
  }
  return node.id;
}

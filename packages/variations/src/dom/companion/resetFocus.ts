import { findSelects } from '../markup.ts';
import type { FormSession } from '../session.ts';
import { focusAttribute } from './focusAttribute.ts';

/**
 * Puts the focus on the first attribute after a reset. WooCommerce focuses the first select, which swatches hide, and
 * the reset link hides itself: the focus would fall to the page.
 */
export function resetFocus({ root, environment }: FormSession): void {
  const { activeElement } = environment.document;
  const [first] = findSelects(root);
  if (first && activeElement !== first) focusAttribute(first);
}

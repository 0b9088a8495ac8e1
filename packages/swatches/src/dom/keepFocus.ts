import type { GroupView } from '../model/describeGroup.ts';
import { hasBox } from './hasBox.ts';
import type { SwatchGroup } from './swatchGroup.ts';

/**
 * Moves the focus to its group's tab stop when the item that holds it has lost its box (an unavailable value that the
 * owner hides): the browser would drop it to the page.
 */
export function keepFocus(groups: readonly SwatchGroup[], views: readonly GroupView[]): void {
  for (const [order, group] of groups.entries()) {
    const active = group.list.ownerDocument.activeElement;
    const focused = group.items.find((item) => item.control === active);
    if (!focused || hasBox(focused)) continue;
    const target = group.items[views[order]?.tabStop ?? 0];
    target?.control.focus();
  }
}

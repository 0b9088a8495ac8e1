import { createLoan } from '@hadaya/core';
import type { GroupView, ItemReason, ItemView, SwatchGroup, SwatchItem } from '../items/index.ts';

/** What an item is drawn from. */
interface ItemLook extends ItemView {
  readonly isTabStop: boolean;
  /** Id of the text that explains `reason`. */
  readonly explanation: string | null;
}

/** What a group was looked up for once, at the mount. */
export interface GroupPainterOptions {
  /** Name that the native inputs need; `undefined` for a group without them. */
  readonly radioName: string | undefined;
  /** Ids of the texts that explain why a value cannot be had. */
  readonly explanations: Readonly<Record<ItemReason, string>>;
  readonly signal: AbortSignal;
}

function describeControl({ input, title }: SwatchItem, look: ItemLook, radioName: string | undefined) {
  const shared = {
    tabindex: look.isTabStop ? '0' : '-1',
    'aria-disabled': look.isDisabled ? 'true' : null,
    'aria-describedby': look.explanation,
    // The badge is drawn by the style sheet.
    'aria-description': look.stockLeft || null,
  };
  return input
    ? { ...shared, name: radioName ?? null }
    : { ...shared, role: 'radio', 'aria-checked': String(look.isSelected), 'aria-label': title };
}

function isSame(before: ItemLook | undefined, after: ItemLook): boolean {
  return before !== undefined && Object.entries(after).every(([name, value]) => Reflect.get(before, name) === value);
}

/**
 * Draws one attribute on the server's nodes: classes, roles and texts of its items; what is inside them stays as printed.
 * An item that looks as before is not touched. Everything is taken back when the signal aborts.
 */
export function createGroupPainter(
  { list, items }: SwatchGroup,
  { radioName, explanations, signal }: GroupPainterOptions,
): (view: GroupView) => void {
  const loan = createLoan(signal);
  const drawn: ItemLook[] = [];
  if (list.parentElement) loan.classes(list.parentElement, { 'woo-variation-items-wrapper': true });

  const drawItem = (item: SwatchItem, look: ItemLook) => {
    const { node, input, badge } = item;
    if (input) loan.attributes(input, describeControl(item, look, radioName));
    loan.attributes(node, {
      ...(input ? { role: 'none', tabindex: null, 'aria-checked': null } : describeControl(item, look, radioName)),
      title: null,
      'data-wvstooltip-out-of-stock': look.tooltip,
      'data-hadaya-hint': look.isHint ? '' : null,
    });
    loan.classes(node, {
      selected: look.isSelected,
      disabled: look.isDisabled,
      'no-stock': look.isOutOfStock,
      'wvs-show-stock-left-info': look.stockLeft !== '',
    });
    if (badge) loan.attributes(badge, { 'data-wvs-stock-info': look.stockLeft });
  };
  return (view) => {
    for (const [index, item] of items.entries()) {
      const state = view.items[index];
      if (!state) continue;
      const explanation = state.reason && explanations[state.reason];
      const look = { ...state, isTabStop: index === view.tabStop, explanation };
      if (isSame(drawn[index], look)) continue;
      drawn[index] = look;
      drawItem(item, look);
    }
  };
}

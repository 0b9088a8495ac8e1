import type { SwatchGroup, SwatchItem } from './swatchGroup.ts';

/** The server's lists of swatches. */
export const LIST_SELECTOR = '.variable-items-wrapper';
/** The items in them. */
export const ITEM_SELECTOR = '.variable-item';

function readItem(node: HTMLElement): SwatchItem {
  const input = node.querySelector<HTMLInputElement>('input.variable-item-radio-input');
  const value = node.dataset.value ?? input?.value ?? '';
  const title = node.dataset.title || node.title || value;
  return { node, value, title, input, control: input ?? node, badge: node.querySelector('.wvs-stock-left-info') };
}

/**
 * The swatch lists of a form that stand beside their select; a list without one is left alone. `findSelect` gives the
 * form's select of an attribute.
 */
export function readGroups(
  root: HTMLElement,
  findSelect: (attribute: string) => HTMLSelectElement | undefined,
): readonly SwatchGroup[] {
  return [...root.querySelectorAll<HTMLElement>(LIST_SELECTOR)].flatMap((list) => {
    const beside = list.parentElement?.querySelector<HTMLSelectElement>(':scope > select.woo-variation-raw-select');
    const attribute = beside?.dataset.attribute_name || beside?.name || '';
    const select = findSelect(attribute);
    if (!select || select !== beside) return [];
    const items = [...list.querySelectorAll<HTMLElement>(ITEM_SELECTOR)].map(readItem);
    return [{ attribute, list, select, items, more: list.querySelector('.woo-variation-swatches-variable-item-more') }];
  });
}

export interface SwatchItem {
  readonly node: HTMLElement;
  /** The attribute value; empty if the server printed none. */
  readonly value: string;
  readonly title: string;
  /** The native input of a radio item, which is then the item's control; `null` for all other items. */
  readonly input: HTMLInputElement | null;
  /** The element that takes focus and receives keys: the radio input if there is one, otherwise the item. */
  readonly control: HTMLElement;
  /** The server's container for the stock badge. */
  readonly badge: Element | null;
}

/** One attribute shown as swatches: the server's list and the select that stores the choice. */
export interface SwatchGroup {
  /** The form key, such as `attribute_pa_color`. */
  readonly attribute: string;
  readonly list: HTMLElement;
  readonly select: HTMLSelectElement;
  readonly items: readonly SwatchItem[];
  /** The "+5 more" item. */
  readonly more: HTMLElement | null;
}

export const LIST_SELECTOR = '.variable-items-wrapper';
export const ITEM_SELECTOR = '.variable-item';

function readItem(node: HTMLElement): SwatchItem {
  const input = node.querySelector<HTMLInputElement>('input.variable-item-radio-input');
  const value = node.dataset.value ?? input?.value ?? '';
  const title = node.dataset.title || node.title || value;
  return { node, value, title, input, control: input ?? node, badge: node.querySelector('.wvs-stock-left-info') };
}

/**
 * Returns a form's swatch lists, each with its sibling select; a list without a select is skipped. `findSelect` returns
 * the form's select for an attribute.
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

type FindItem = (group: SwatchGroup, target: EventTarget | null) => SwatchItem | undefined;

export const findItem: FindItem = ({ items }, target) =>
  target instanceof Element ? items.find(({ node }) => node.contains(target)) : undefined;

export function hasTooltip({ node }: SwatchItem): boolean {
  return node.hasAttribute('data-wvstooltip') || node.ownerDocument.body.classList.contains('wvs-tooltip');
}

/** Checks whether an item is visible; items beyond the display limit and hidden unavailable items are not. */
export function hasBox({ node }: SwatchItem): boolean {
  const { visibility = '' } = node.ownerDocument.defaultView?.getComputedStyle(node) ?? {};
  return visibility !== 'hidden' && visibility !== 'collapse' && node.getBoundingClientRect().width > 0;
}

/**
 * Checks whether the page hides an item because the owner hides unavailable values or because a script has hidden it.
 */
export function isHiddenByPage({ items, list }: SwatchGroup, index: number, isDisabled: boolean): boolean {
  if (isDisabled && list.closest('.wvs-behavior-hide')) return true;
  return items[index]?.node.classList.contains('variation-disabled') === true;
}

let suffixes = 0;

/**
 * Returns the name for a group's radio inputs. Adds a suffix if another form on the page uses the same name, because
 * the product is shown twice. Returns `undefined` for a group without inputs.
 */
export function findRadioName({ items, list }: SwatchGroup): string | undefined {
  const name = items.find(({ input }) => input)?.input?.name;
  const all = list.ownerDocument.querySelectorAll<HTMLInputElement>('input.variable-item-radio-input');
  const isShared = [...all].some((input) => input.name === name && !list.contains(input));
  if (!isShared) return name;
  suffixes += 1;
  return `${name}-${suffixes}`;
}

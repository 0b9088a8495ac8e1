import { listen } from '@hadaya/core';
import { findItem, type ItemActions, type SwatchGroup } from '../items/index.ts';

export interface CatalogRules {
  readonly catalogMode: boolean;
  readonly catalogModeOffForOneAttribute: boolean;
  readonly catalogModeTrigger: 'click' | 'hover';
  /** `navigate` follows the links inside the items; any other value chooses the item. */
  readonly catalogModeBehaviour: string;
}

export type CatalogRole = 'choose' | 'choose-on-hover' | 'navigate';

/** `attributes` is the number of attributes in the form. */
export function findCatalogRole({ list }: SwatchGroup, attributes: number, rules: CatalogRules): CatalogRole {
  const isOn =
    rules.catalogMode &&
    list.classList.contains('archive-variable-items') &&
    !(rules.catalogModeOffForOneAttribute && attributes === 1);
  if (!isOn) return 'choose';
  if (rules.catalogModeBehaviour === 'navigate') return 'navigate';
  return rules.catalogModeTrigger === 'hover' ? 'choose-on-hover' : 'choose';
}

/** Returns `null` if no card surrounds the form or if the owner's selector is invalid. */
export function findCard(form: HTMLElement, selector: string): Element | null {
  try {
    return form.closest(selector);
  } catch {
    return null;
  }
}

/** Chooses the item that a mouse or pen hovers over. Touch cannot hover, so a tap still chooses the item as usual. */
export function followHover(group: SwatchGroup, actions: ItemActions, signal: AbortSignal): void {
  const onOver = ({ pointerType, target }: PointerEvent) => {
    const item = pointerType === 'touch' ? undefined : findItem(group, target);
    if (item && group.select.value !== item.value) actions.choose(group, item);
  };
  listen(group.list, 'pointerover', onOver, { signal });
}

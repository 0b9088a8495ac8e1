import { listen } from '@hadaya/core';
import { findItem, type ItemActions, type SwatchGroup } from '../items/index.ts';

/** How the lists of a product list behave in catalog mode. */
export interface CatalogRules {
  readonly catalogMode: boolean;
  readonly catalogModeOffForOneAttribute: boolean;
  readonly catalogModeTrigger: 'click' | 'hover';
  /** `navigate` leaves the links inside the items alone; anything else chooses. */
  readonly catalogModeBehaviour: string;
}

/** What a list does when an item is reached for. */
export type CatalogRole = 'choose' | 'choose-on-hover' | 'navigate';

/** The role of a list of a form with so many attributes. */
export function findCatalogRole({ list }: SwatchGroup, attributes: number, rules: CatalogRules): CatalogRole {
  const isOn =
    rules.catalogMode &&
    list.classList.contains('archive-variable-items') &&
    !(rules.catalogModeOffForOneAttribute && attributes === 1);
  if (!isOn) return 'choose';
  if (rules.catalogModeBehaviour === 'navigate') return 'navigate';
  return rules.catalogModeTrigger === 'hover' ? 'choose-on-hover' : 'choose';
}

/** The product card that a form stands on; none where the owner's selector is no selector. */
export function findCard(form: HTMLElement, selector: string): Element | null {
  try {
    return form.closest(selector);
  } catch {
    return null;
  }
}

/** Chooses what a mouse comes to; a finger has no hover and taps as always. */
export function followHover(group: SwatchGroup, actions: ItemActions, signal: AbortSignal): void {
  const onOver = ({ pointerType, target }: PointerEvent) => {
    const item = pointerType === 'touch' ? undefined : findItem(group, target);
    if (item && group.select.value !== item.value) actions.choose(group, item);
  };
  listen(group.list, 'pointerover', onOver, { signal });
}

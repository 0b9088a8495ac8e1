import type { SwatchGroup } from '../items/swatchGroup.ts';

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

/** Where the picture of a product card stands; both selectors are the owner's. */
export interface CardPlace {
  readonly cardSelector: string;
  readonly cardImageSelector: string;
}

/** The picture of the product card that a form stands in. */
export function findCardImage(
  form: HTMLElement,
  { cardSelector, cardImageSelector }: CardPlace,
): HTMLImageElement | null {
  try {
    const found = form.closest(cardSelector)?.querySelector(cardImageSelector);
    return found instanceof HTMLImageElement ? found : (found?.querySelector('img') ?? null);
  } catch {
    return null; // a selector of the owner's that is none
  }
}

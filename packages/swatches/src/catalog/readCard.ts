import type { Variation, VariationForm } from '@hadaya/variations';
import type { SwatchSettings } from '../settings.ts';

export interface CardProps {
  readonly form: VariationForm;
  readonly card: Element;
  readonly settings: SwatchSettings;
}

/** Returns `null` if nothing matches or if the owner's selector is invalid. */
export function findOnCard(card: Element, selector: string): HTMLElement | null {
  try {
    return card.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}

type FormState = ReturnType<VariationForm['getState']>;

/**
 * Reads a string from the chosen variation's server data; `undefined` if no variation is chosen or the string is empty.
 */
export function readField(
  { match }: FormState,
  read: (raw: Readonly<Record<string, unknown>>) => unknown,
): string | undefined {
  const value = match.kind === 'found' ? read(match.variation.raw) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns a link's URL with the choice in its query, so that the product page opens with the choice. */
export function addressOf(href: string, { choice }: FormState, more: readonly [string, string][] = []): string {
  const address = new URL(href);
  for (const [name, value] of [...choice, ...more]) address.searchParams.set(name, value);
  return address.href;
}

/** Query parameters for the choice and for WooCommerce's cart script, which are not part of the product's own URL. */
const CHOICE = /^(attribute_|add-to-cart$|variation_id$|quantity$)/;

/**
 * Checks whether a link leads to the button's product: by its path and, with plain permalinks (`/?product=mug`), by its
 * query.
 */
function isOfProduct(link: HTMLAnchorElement, button: HTMLAnchorElement): boolean {
  const query = new URLSearchParams(link.search);
  return (
    link.origin === button.origin &&
    link.pathname === button.pathname &&
    [...new URLSearchParams(button.search)].every(([name, value]) => CHOICE.test(name) || query.get(name) === value)
  );
}

export interface CardLink {
  /** The link's index among the card's links to the product. */
  readonly id: number;
  readonly node: HTMLAnchorElement;
  readonly href: string;
}

const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * Reads the product's name from the links other than the button: their heading's text, or else the first link's text.
 * WooCommerce's classic lists wrap picture, sale badge, heading and price in one link.
 */
function readName(links: readonly HTMLAnchorElement[]): string {
  const headings = links.map((link) => link.closest(HEADING) ?? link.querySelector(HEADING));
  return [...headings, ...links].map((node) => node?.textContent?.trim()).find(Boolean) ?? '';
}

/** Reads a card's button, all links to its product (including the button), and the product's name. */
export function readLinks({ card, settings }: CardProps) {
  const found = findOnCard(card, settings.cardButtonSelector);
  const button = found instanceof HTMLAnchorElement ? found : undefined;
  const links = [...card.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => button && isOfProduct(link, button))
    .map((node, id): CardLink => ({ id, node, href: node.href }));
  const product = readName(links.map(({ node }) => node).filter((node) => node !== button));
  return { button, links, product };
}

export function findBuyable({ match, attributes }: FormState, settings: SwatchSettings): Variation | undefined {
  const isCatalog = settings.catalogMode && !(settings.catalogModeOffForOneAttribute && attributes.length === 1);
  return match.kind === 'found' && match.variation.canBuy && !isCatalog ? match.variation : undefined;
}

/**
 * Checks whether WooCommerce's script can add the variation by its id alone. An attribute that accepts any value
 * prevents this, because its chosen value can only be passed in a URL.
 */
export const isExact = ({ attributes }: Variation): boolean => [...attributes.values()].every((value) => value !== '');

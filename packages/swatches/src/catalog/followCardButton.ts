import { createLoan, createStrings, fillText, type Loan, listen } from '@hadaya/core';
import type { Variation, VariationForm } from '@hadaya/variations';
import type { SwatchSettings } from '../settings.ts';

/** A product card and the form on it. */
export interface Card {
  readonly form: VariationForm;
  readonly card: Element;
  readonly settings: SwatchSettings;
}

/** The part of a card that an owner's selector names; none where the selector is none. */
export function findOnCard(card: Element, selector: string): HTMLElement | null {
  try {
    return card.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}

const strings = {
  en: { addToCart: 'Add to cart', named: '{{words}}: “{{product}}”' },
  ar: { addToCart: 'إضافة إلى السلة', named: '{{words}}: «{{product}}»' },
} as const;

/** Where the card's link leads with the choice in its address, so that the product opens with it. */
function addressOf(
  href: string,
  { choice }: ReturnType<VariationForm['getState']>,
  more: readonly [string, string][] = [],
) {
  const address = new URL(href);
  for (const [name, value] of [...choice, ...more]) address.searchParams.set(name, value);
  return address.href;
}

/** What the cart's script and the choice add to an address; not of the product itself. */
const CHOICE = /^(attribute_|add-to-cart$|variation_id$|quantity$)/;

/** Whether a link leads to the button's product: by its path and, with plain permalinks (`/?product=mug`), by its query. */
function isOfProduct(link: HTMLAnchorElement, button: HTMLAnchorElement): boolean {
  const query = new URLSearchParams(link.search);
  return (
    link.origin === button.origin &&
    link.pathname === button.pathname &&
    [...new URLSearchParams(button.search)].every(([name, value]) => CHOICE.test(name) || query.get(name) === value)
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The variation that may go into the cart from the card: found, for sale, and not in catalog mode. */
function findBuyable({ form, settings }: Card): Variation | undefined {
  const { match, attributes } = form.getState();
  const isCatalog = settings.catalogMode && !(settings.catalogModeOffForOneAttribute && attributes.length === 1);
  return match.kind === 'found' && match.variation.canBuy && !isCatalog ? match.variation : undefined;
}

/** Whether WooCommerce's script can add it by its number: an attribute open to every value is told by the address alone. */
const isExact = ({ attributes }: Variation): boolean => [...attributes.values()].every((value) => value !== '');

/** Takes back what the last press left on the card: the mark "added" and the link to the cart. */
function clearAdded(card: Element, button: Element): void {
  button.classList.remove('added');
  for (const link of card.querySelectorAll('.added_to_cart')) link.remove();
}

/**
 * Makes the card's button the chosen variation's: its text, its address, and, where the shop adds without a new page, the number
 * by which WooCommerce's own script adds it, with that script's events, fragments and link to the cart.
 */
function fillButton(
  card: Card,
  button: HTMLAnchorElement,
  variation: Variation,
  { loan, product, signal }: { readonly loan: Loan; readonly product: string; readonly signal: AbortSignal },
): void {
  const state = card.form.getState();
  const { raw, id } = variation;
  const own = [...button.childNodes];
  const texts = createStrings(strings, button);
  const words = textOf(raw.add_to_cart_text) || texts.addToCart;
  loan.attributes(button, {
    href: addressOf(button.href, state, [
      ['add-to-cart', state.productId],
      ['variation_id', String(id)],
    ]),
    // In a list of products the words alone are everybody's.
    'aria-label': textOf(raw.add_to_cart_description) || (product && fillText(texts.named, { words, product })) || null,
    // WooCommerce's "This product has multiple variants. The options may be chosen on the product page".
    'aria-describedby': null,
  });
  if (button.matches('.wvs_ajax_add_to_cart') && isExact(variation)) {
    loan.attributes(button, { 'data-product_id': String(id) });
    loan.classes(button, { ajax_add_to_cart: true });
  }
  button.replaceChildren(words);
  signal.addEventListener('abort', () => {
    button.replaceChildren(...own);
    clearAdded(card.card, button);
  });
}

/** Keeps the plugin's Clear visible while something is chosen; a press empties every attribute. */
function followClear({ form }: Card, signal: AbortSignal): void {
  const clear = form.root.querySelector('.wvs_archive_reset_variations');
  if (!clear) return;
  const loan = createLoan(signal);
  const update = () => {
    const isChosen = form.getState().choice.size > 0;
    loan.classes(clear, { show: isChosen, hide: !isChosen });
  };
  const reset = (event: Event) => {
    event.preventDefault();
    const hadFocus = clear.contains(clear.ownerDocument.activeElement);
    form.chooseAll(new Map([...form.getState().choice.keys()].map((name) => [name, ''])));
    // It goes with the choice; the focus is not to fall to the top of the page.
    if (hadFocus) form.root.querySelector<HTMLElement>('.variable-item[tabindex="0"]')?.focus();
  };
  form.subscribe(update, signal);
  update();
  listen(clear, 'click', reset, { signal });
}

/** Keeps the card's links and button with the choice: the product opens with it, and a whole choice can be bought from the card. */
export function followCardButton(card: Card, signal: AbortSignal): void {
  const { form, settings } = card;
  const button = findOnCard(card.card, settings.cardButtonSelector);
  const links = [...card.card.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => button instanceof HTMLAnchorElement && isOfProduct(link, button),
  );
  const product = links.map((link) => link !== button && link.textContent?.trim()).find(Boolean) || '';
  let lending: AbortController | undefined;
  let { choice } = form.getState();
  let buyable: Variation | undefined;
  const end = () => lending?.abort();
  const draw = () => {
    end();
    if (form.getState().choice.size === 0) return;
    lending = new AbortController();
    const { signal: lent } = lending;
    const loan = createLoan(lent);
    for (const link of links) loan.attributes(link, { href: addressOf(link.href, form.getState()) });
    if (buyable && button instanceof HTMLAnchorElement)
      fillButton(card, button, buyable, { loan, product, signal: lent });
  };
  const update = () => {
    const before = { choice, buyable };
    choice = form.getState().choice;
    buyable = findBuyable(card);
    if (before.choice !== choice || before.buyable !== buyable) draw();
  };
  buyable = findBuyable(card);
  draw();
  form.subscribe(update, signal);
  signal.addEventListener('abort', end, { once: true });
  followClear(card, signal);
}

import { buildNodes, type HtmlProfile, readHtml } from '@hadaya/core/html';
import { findCartButton, findIdField } from '../form/markup.ts';
import type { Variation } from '../index/index.ts';
import { limitQuantity, writeProductDetails } from './writeProductDetails.ts';

/** Writes what WooCommerce's script would write: id, price, stock, button, messages. */
export interface Display {
  setId(id: number | null): void;
  show(variation: Variation): void;
  hide(): void;
  /** Says that a full choice is no variation. */
  sayNoMatch(text: string): void;
  showReset(isVisible: boolean): void;
  /** Says that everything was emptied. */
  sayReset(text: string): void;
}

type CartState = 'open' | 'selection-needed' | 'unavailable';

function writeCart(root: HTMLElement, state: CartState): void {
  const button = findCartButton(root);
  // Newer servers print the button disabled, for the script of the shop to open.
  button?.removeAttribute('disabled');
  button?.classList.toggle('disabled', state !== 'open');
  button?.classList.toggle('wc-variation-selection-needed', state === 'selection-needed');
  button?.classList.toggle('wc-variation-is-unavailable', state === 'unavailable');
  const wrapper = root.querySelector('.woocommerce-variation-add-to-cart');
  wrapper?.classList.toggle('woocommerce-variation-add-to-cart-enabled', state === 'open');
  wrapper?.classList.toggle('woocommerce-variation-add-to-cart-disabled', state !== 'open');
}

function readTemplate(page: Document, variation: Variation): string | undefined {
  const name = variation.raw.variation_is_visible === false ? 'unavailable-variation' : 'variation';
  return page.getElementById(`tmpl-${name}-template`)?.textContent ?? undefined;
}

const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/|#|\?)/i;

/** What of a price, a stock text or a description is kept. */
const KEPT: HtmlProfile = {
  tags: 'a b bdi br dd del div dl dt em h2 h3 h4 i ins li mark ol p small span strong sub sup table tbody td th tr u ul'.split(
    ' ',
  ),
  attributes: ['class', 'title', 'dir', 'lang', 'aria-hidden', 'role', 'href'],
  empty: ['br'],
  check: (name, value, tag) => {
    const trimmed = value.trim();
    return name !== 'href' || (tag === 'a' && SAFE_LINK.test(trimmed)) ? trimmed : undefined;
  },
};

/**
 * Server HTML (price, stock, description) as fresh nodes of allowed elements and attributes only. No parser of the
 * browser sees the text, so that it also works where the page's policy asks for trusted types.
 */
export function createSafeNodes(html: string, page: Document): Node[] {
  return buildNodes(readHtml(html, KEPT), page);
}

function createNoMatch(page: Document, text: string): HTMLElement {
  const box = page.createElement('div');
  box.setAttribute('role', 'alert');
  box.dataset.hadayaNoMatch = '';
  const line = page.createElement('p');
  line.className = 'wc-no-matching-variations woocommerce-info';
  line.textContent = text;
  box.append(line);
  return box;
}

/** The display of one form. */
export function createDisplay(root: HTMLElement): Display {
  const page = root.ownerDocument;
  const findBox = () => root.querySelector<HTMLElement>('.single_variation');
  const findAlert = () => root.querySelector('.reset_variations_alert');
  const removeNoMatch = () => root.querySelector('[data-hadaya-no-match]')?.remove();
  return {
    setId(id) {
      const field = findIdField(root);
      if (field) field.value = id === null ? '' : String(id);
      removeNoMatch();
      findAlert()?.replaceChildren();
    },
    show(variation) {
      const box = findBox();
      box?.replaceChildren(...createSafeNodes(fillTemplate(readTemplate(page, variation), variation.raw), page));
      if (box) box.style.display = '';
      writeProductDetails(root, variation);
      limitQuantity(root, variation);
      writeCart(root, variation.canBuy ? 'open' : 'unavailable');
    },
    hide() {
      const box = findBox();
      box?.replaceChildren();
      writeProductDetails(root, null);
      writeCart(root, 'selection-needed');
    },
    sayNoMatch(text) {
      removeNoMatch();
      findBox()?.after(createNoMatch(page, text));
    },
    showReset(isVisible) {
      const link = root.querySelector<HTMLElement>('.reset_variations');
      if (link) link.style.visibility = isVisible ? 'visible' : 'hidden';
    },
    sayReset: (text) => findAlert()?.replaceChildren(text),
  };
}

const PLACE = /\{\{\{\s*data\.variation\.(\w+)\s*\}\}\}/g;

/** The template for pages that print none, in the shape of WooCommerce's. */
const TEMPLATE = ['description:variation_description', 'price:price_html', 'availability:availability_html']
  .map((pair) => pair.split(':'))
  .map(([part, key]) => `<div class="woocommerce-variation-${part}">{{{ data.variation.${key} }}}</div>`)
  .join('');

/**
 * Fills the page's variation template: `{{{ data.variation.key }}}` only, by plain replacement, so that it works under
 * a policy without `unsafe-eval`.
 */
export function fillTemplate(template: string | undefined, fields: Readonly<Record<string, unknown>>): string {
  return (template ?? TEMPLATE).replace(PLACE, (_place, key: string) => {
    const value = Object.hasOwn(fields, key) ? fields[key] : '';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}

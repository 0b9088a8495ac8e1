import { findCartButtons, findIdFields } from '../form/index.ts';
import { isSwitchedOff, type Variation } from '../matching/index.ts';
import { createDetails } from './createDetails.ts';
import { createSafeNodes, loadSanitizer, needsPurifier } from './createSafeNodes.ts';
import { limitQuantity } from './limitQuantity.ts';

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
  for (const button of findCartButtons(root)) {
    // Newer servers print the button disabled, for the script of the shop to open.
    button.removeAttribute('disabled');
    button.classList.toggle('disabled', state !== 'open');
    button.classList.toggle('wc-variation-selection-needed', state === 'selection-needed');
    button.classList.toggle('wc-variation-is-unavailable', state === 'unavailable');
  }
  for (const wrapper of root.querySelectorAll('.woocommerce-variation-add-to-cart')) {
    wrapper.classList.toggle('woocommerce-variation-add-to-cart-enabled', state === 'open');
    wrapper.classList.toggle('woocommerce-variation-add-to-cart-disabled', state !== 'open');
  }
}

function readTemplate(page: Document, variation: Variation): string | undefined {
  const name = isSwitchedOff(variation.raw.variation_is_visible) ? 'unavailable-variation' : 'variation';
  return page.getElementById(`tmpl-${name}-template`)?.textContent ?? undefined;
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
export function createDisplay(root: HTMLElement, signal: AbortSignal): Display {
  const page = root.ownerDocument;
  const writeDetails = createDetails(root);
  const findBox = () => root.querySelector<HTMLElement>('.single_variation');
  const findAlert = () => root.querySelector('.reset_variations_alert');
  /** Writes a variation's HTML; where a part of it waits for a file, once more when that has come. */
  let shown: string | undefined;
  const write = (box: HTMLElement, html: string) => {
    shown = html;
    const draw = () => box.replaceChildren(...createSafeNodes(html, page));
    draw();
    if (needsPurifier(html, page))
      loadSanitizer(html, page, signal).then(
        () => shown === html && draw(),
        () => {},
      );
  };
  const removeNoMatch = () => root.querySelector('[data-hadaya-no-match]')?.remove();
  return {
    setId(id) {
      for (const field of findIdFields(root)) field.value = id === null ? '' : String(id);
      removeNoMatch();
      findAlert()?.replaceChildren();
    },
    show(variation) {
      const box = findBox();
      if (box) write(box, fillTemplate(readTemplate(page, variation), variation.raw));
      if (box) box.style.display = '';
      writeDetails(variation);
      limitQuantity(root, variation);
      writeCart(root, variation.canBuy ? 'open' : 'unavailable');
    },
    hide() {
      shown = undefined;
      findBox()?.replaceChildren();
      writeDetails(null);
      writeCart(root, 'selection-needed');
    },
    sayNoMatch(text) {
      removeNoMatch();
      findBox()?.after(createNoMatch(page, text));
    },
    showReset(isVisible) {
      for (const link of root.querySelectorAll<HTMLElement>('.reset_variations'))
        link.style.visibility = isVisible ? 'visible' : 'hidden';
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

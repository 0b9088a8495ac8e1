import { childController, lazyPart } from '@hadaya/core';
import { type FormSession, findCartButtons, findIdFields } from '../form/index.ts';
import { isSwitchedOff, type Variation } from '../matching/index.ts';
import { createDetails } from './createDetails.ts';
import { createSafeNodes, loadSanitizer, needsPurifier } from './createSafeNodes.ts';
import { limitQuantity } from './limitQuantity.ts';

const importNoMatch = lazyPart(() => import('./NoMatch.tsx'));

/** Writes to the elements that WooCommerce's script writes to: id, price, stock, button and messages. */
export interface Display {
  setId(id: number | null): void;
  show(variation: Variation): void;
  hide(): void;
  sayNoMatch(text: string): void;
  showReset(isVisible: boolean): void;
  /** Announces that the choice was cleared. */
  sayReset(text: string): void;
}

type CartState = 'open' | 'selection-needed' | 'unavailable';

function writeCart(root: HTMLElement, state: CartState): void {
  for (const button of findCartButtons(root)) {
    // Newer versions of WooCommerce print the button disabled, and their script enables it.
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

/**
 * Creates the function that writes the shop's HTML into a box and, if the HTML needs the sanitiser, writes it again
 * after the sanitiser has loaded. The latest call wins.
 */
function createHtmlWriter(page: Document, signal: AbortSignal): (box: HTMLElement | null, html: string) => void {
  let shown: string | undefined;
  return (box, html) => {
    shown = html;
    const draw = () => box?.replaceChildren(...createSafeNodes(html, page));
    draw();
    if (!needsPurifier(html, page)) return;
    loadSanitizer(html, page, signal).then(
      () => shown === html && draw(),
      () => {},
    );
  };
}

/**
 * Creates the “no match” box, which is rendered once its file has loaded. If the file fails to load, the message is
 * announced instead.
 */
function createNoMatch(session: FormSession, signal: AbortSignal) {
  const { environment, messages } = session;
  let open: AbortController | undefined;
  const end = () => open?.abort();
  const say = (text: string) => {
    end();
    open = childController(signal);
    const { signal: shown } = open;
    const draw = importNoMatch.starter(
      { environment, signal: shown },
      (part) => part.sayNoMatch(session, text, shown),
      () => messages.speak(text),
    );
    draw();
  };
  return { say, end };
}

export function createDisplay(session: FormSession, signal: AbortSignal): Display {
  const { root } = session;
  const page = root.ownerDocument;
  const writeDetails = createDetails(root);
  const findBox = () => root.querySelector<HTMLElement>('.single_variation');
  const findAlert = () => root.querySelector('.reset_variations_alert');
  const writeHtml = createHtmlWriter(page, signal);
  const noMatch = createNoMatch(session, signal);
  return {
    setId(id) {
      for (const field of findIdFields(root)) field.value = id === null ? '' : String(id);
      noMatch.end();
      findAlert()?.replaceChildren();
    },
    show(variation) {
      const box = findBox();
      writeHtml(box, fillTemplate(readTemplate(page, variation), variation.raw));
      if (box) box.style.display = '';
      writeDetails(variation);
      limitQuantity(root, variation);
      writeCart(root, variation.canBuy ? 'open' : 'unavailable');
    },
    hide() {
      writeHtml(findBox(), '');
      writeDetails(null);
      writeCart(root, 'selection-needed');
    },
    sayNoMatch: noMatch.say,
    showReset(isVisible) {
      for (const link of root.querySelectorAll<HTMLElement>('.reset_variations'))
        link.style.visibility = isVisible ? 'visible' : 'hidden';
    },
    sayReset: (text) => findAlert()?.replaceChildren(text),
  };
}

const PLACEHOLDER = /\{\{\{\s*data\.variation\.(\w+)\s*\}\}\}/g;

/** Template for a page that lacks WooCommerce's template, with the same structure. */
const TEMPLATE = ['description:variation_description', 'price:price_html', 'availability:availability_html']
  .map((pair) => pair.split(':'))
  .map(([part, key]) => `<div class="woocommerce-variation-${part}">{{{ data.variation.${key} }}}</div>`)
  .join('');

/**
 * Fills the page's variation template by plain replacement of `{{{ data.variation.key }}}`, so that it works under a
 * Content Security Policy without `unsafe-eval`.
 */
export function fillTemplate(template: string | undefined, fields: Readonly<Record<string, unknown>>): string {
  return (template ?? TEMPLATE).replace(PLACEHOLDER, (_place, key: string) => {
    const value = Object.hasOwn(fields, key) ? fields[key] : '';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}

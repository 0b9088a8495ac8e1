import { isRecord } from '@hadaya/core';
import { listUnknownPaths } from '../../model/options/readPath.ts';
import type { AttributionData, ShopPage } from '../shopPage.ts';

/** WooCommerce's custom element that contains the hidden inputs. */
const INPUTS_TAG = 'wc-order-attribution-inputs';

export interface OrderInputsSource {
  readonly prefix: string;
  readonly data: () => AttributionData;
  readonly isTracking: () => boolean;
}

/**
 * Removes duplicate elements and returns the others: one per form, or one outside all forms if no form contains one.
 * Always keeps an element with an id, and removes the others in its form, because an express payment's script looks it
 * up by that id.
 */
function removeDoubles(document: Document): readonly Element[] {
  const all = [...document.querySelectorAll(INPUTS_TAG)];
  const kept = new Set<Element | string>(document.querySelector(`form ${INPUTS_TAG}`) ? [''] : []);
  for (const element of all) {
    const form = element.id && element.closest('form');
    if (form) kept.add(form);
  }
  return all.filter((element) => {
    const key = element.id || (element.closest('form') ?? '');
    if (!kept.has(key)) return kept.add(key);
    return element.remove();
  });
}

function fillInputs(element: Element, prefix: string, data: AttributionData, onMissing: (field: string) => void): void {
  const inputs = [...element.querySelectorAll('input')];
  for (const [field, value] of Object.entries(data)) {
    const name = prefix + field;
    let input = inputs.find((candidate) => candidate.name === name);
    if (!input) {
      onMissing(field);
      input = element.ownerDocument.createElement('input');
      input.type = 'hidden';
      input.name = name;
      element.append(input);
    }
    input.value = `${value ?? ''}`;
  }
}

/** Logs the server's fields with unknown paths, but only on pages with attribution inputs. */
export function nameUnknownPaths({ document, console }: ShopPage, fields: Readonly<Record<string, unknown>>): void {
  const unknown = listUnknownPaths(fields);
  if (!unknown[0] || !document.querySelector(INPUTS_TAG)) return;
  console.info(`[hadaya] attribution: fields whose paths lead nowhere: ${unknown.join(', ')}`);
}

const nonEmpty = (values: AttributionData = {}): AttributionData =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => `${value ?? ''}`));

/**
 * Fills the server's elements anywhere in the page: existing ones immediately, and each new one when it is connected.
 * Returns a function that fills them again after a change. Values that a page sets through `values` before the class is
 * defined override the data until tracking is turned off.
 */
export function linkOrderInputs(page: ShopPage, { prefix, data, isTracking }: OrderInputsSource): () => void {
  const { document, customElements, console } = page;
  const shown = new WeakMap<Element, AttributionData>();
  let presets = new WeakMap<Element, AttributionData>();
  const warn = (field: string) =>
    console.warn(`Field "${field}" not found. Most likely, the '<${INPUTS_TAG}>' element was manipulated.`);

  const show = (element: Element, values: AttributionData) => {
    const isNew = !shown.has(element);
    if (isNew) element.replaceChildren();
    shown.set(element, values);
    fillInputs(element, prefix, values, isNew ? () => {} : warn);
  };
  const refresh = (element: Element) =>
    show(element, { ...data(), ...(isTracking() && nonEmpty(presets.get(element))) });

  class OrderInputs extends page.HTMLElement {
    constructor() {
      super();
      const preset: unknown = Object.getOwnPropertyDescriptor(this, 'values')?.value;
      // Without this deletion, the element's own property would hide the accessor permanently.
      Reflect.deleteProperty(this, 'values');
      if (isRecord(preset)) presets.set(this, preset);
    }
    connectedCallback() {
      removeDoubles(document);
      shown.delete(this);
      if (this.isConnected) refresh(this);
    }
    get values(): AttributionData {
      return shown.get(this) ?? data();
    }
    set values(values: AttributionData) {
      const given = Object.keys(data()).map((field) => [field, values?.[field]]);
      show(this, Object.fromEntries(given));
    }
  }
  if (!customElements.get(INPUTS_TAG)) customElements.define(INPUTS_TAG, OrderInputs);
  return () => {
    if (!isTracking()) presets = new WeakMap();
    removeDoubles(document).forEach(refresh);
  };
}

import { type AttributeValues, keepAttributes } from '@hadaya/core';

/** Inline style properties to write, in CSS spelling; an empty string removes one. */
export type StyleValues = Readonly<Record<string, string>>;

/** Changes to server nodes that are all taken back when the loan ends. */
export interface Loan {
  attributes(element: Element, values: AttributeValues): void;
  /** Classes to have (`true`) or not to have; classes of others are left alone. */
  classes(element: Element, values: Readonly<Record<string, boolean>>): void;
  style(element: HTMLElement, values: StyleValues): void;
}

/**
 * A loan of server nodes: what they were before the first change comes back when `signal` aborts, attribute by
 * attribute and class by class.
 */
export function createLoan(signal: AbortSignal): Loan {
  const writers = new WeakMap<Element, (values: AttributeValues) => void>();
  const changed = new Map<Element, { readonly hadNone: boolean; readonly found: Map<string, boolean> }>();
  signal.addEventListener(
    'abort',
    () => {
      for (const [element, { hadNone, found }] of changed) {
        for (const [name, wasOn] of found) element.classList.toggle(name, wasOn);
        if (hadNone && element.classList.length === 0) element.removeAttribute('class');
      }
      changed.clear();
    },
    { once: true },
  );
  const attributes: Loan['attributes'] = (element, values) => {
    const writer = writers.get(element) ?? keepAttributes(element, signal);
    writers.set(element, writer);
    writer(values);
  };
  return {
    attributes,
    classes(element, values) {
      if (signal.aborted) return;
      const { classList } = element;
      const change = changed.get(element) ?? { hadNone: !element.hasAttribute('class'), found: new Map() };
      changed.set(element, change);
      for (const [name, isOn] of Object.entries(values)) {
        if (!change.found.has(name)) change.found.set(name, classList.contains(name));
        if (classList.contains(name) !== isOn) classList.toggle(name, isOn);
      }
    },
    style(element, values) {
      attributes(element, { style: element.getAttribute('style') });
      if (signal.aborted) return;
      for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
    },
  };
}

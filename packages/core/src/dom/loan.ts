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
  const foundClasses = new Map<Element, Map<string, boolean>>();
  const withoutClass = new WeakSet<Element>();
  signal.addEventListener(
    'abort',
    () => {
      for (const [element, found] of foundClasses) {
        for (const [name, wasOn] of found) element.classList.toggle(name, wasOn);
        if (withoutClass.has(element) && element.classList.length === 0) element.removeAttribute('class');
      }
      foundClasses.clear();
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
      if (!foundClasses.has(element) && !element.hasAttribute('class')) withoutClass.add(element);
      const found = foundClasses.get(element) ?? new Map<string, boolean>();
      foundClasses.set(element, found);
      for (const [name, isOn] of Object.entries(values)) {
        const wasOn = element.classList.contains(name);
        if (!found.has(name)) found.set(name, wasOn);
        if (wasOn !== isOn) element.classList.toggle(name, isOn);
      }
    },
    style(element, values) {
      attributes(element, { style: element.getAttribute('style') });
      if (signal.aborted) return;
      for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
    },
  };
}

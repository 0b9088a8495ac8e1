/** Attribute values to write; `null` removes the attribute. */
export type AttributeValues = Readonly<Record<string, string | null>>;

/** Inline style properties to write, in CSS spelling; an empty string removes the property. */
export type StyleValues = Readonly<Record<string, string>>;

/** Changes server nodes; all changes are reverted when the loan ends. */
export interface Loan {
  attributes(element: Element, values: AttributeValues): void;
  /** Classes to add (`true`) or remove; other classes are left alone. */
  classes(element: Element, values: Readonly<Record<string, boolean>>): void;
  style(element: HTMLElement, values: StyleValues): void;
  /** Replaces the element's content until the loan ends. */
  content(element: Element, nodes: readonly (Node | string)[]): void;
}

/** An element's borrowed attribute or class: its original value and each borrower's value, latest last. */
interface OldValue {
  readonly before: string | null;
  readonly by: Map<object, string | null>;
}

/**
 * Original values, keyed by an attribute's name, by `.` and a class name, or by a single `.`, which records whether
 * there was a class attribute.
 */
const oldValues = new WeakMap<Element, Map<string, OldValue>>();

function read(element: Element, name: string): string | null {
  if (!name.startsWith('.')) return element.getAttribute(name);
  const isThere = name === '.' ? element.hasAttribute('class') : element.classList.contains(name.slice(1));
  return isThere ? '' : null;
}

function write(element: Element, name: string, value: string | null): void {
  // This read is needed: if only scripts have set a `style` attribute and it is removed unread, Chromium leaves an
  // empty attribute behind.
  if (read(element, name) === value) return;
  if (name === '.') element.classList.length === 0 && element.removeAttribute('class');
  else if (name.startsWith('.')) element.classList.toggle(name.slice(1), value !== null);
  else if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function borrow(element: Element, name: string, value: string | null, by: object): void {
  const known = oldValues.get(element) ?? new Map<string, OldValue>();
  const entry = known.get(name) ?? { before: read(element, name), by: new Map() };
  oldValues.set(element, known.set(name, entry));
  entry.by.delete(by);
  entry.by.set(by, value);
}

/**
 * Ends one borrower's loan of an attribute or class. If that borrower's value is the current one, the value of the next
 * most recent borrower applies again or, if there is no other borrower, the original value.
 */
function giveBack(element: Element, name: string, by: object): void {
  const known = oldValues.get(element);
  const entry = known?.get(name);
  if (!known || !entry) return;
  const isLast = [...entry.by.keys()].at(-1) === by;
  entry.by.delete(by);
  if (entry.by.size === 0) known.delete(name);
  const [rest = entry.before] = [...entry.by.values()].slice(-1);
  if (isLast) write(element, name, rest);
}

/**
 * Lends attributes, classes and styles to server nodes. When `signal` aborts, the original values are restored,
 * attribute by attribute and class by class, and nothing more is written. If two loans change the same attribute or
 * class, the value of the later loan applies. Loans may end in any order.
 */
export function createLoan(signal: AbortSignal): Loan {
  const names = new Map<Element, Set<string>>();
  const contents = new Map<Element, readonly Node[]>();
  const note = (element: Element, name: string, value: string | null) => {
    const own = names.get(element) ?? new Set();
    names.set(element, own.add(name));
    borrow(element, name, value, names);
  };
  const lend = (element: Element, name: string, value: string | null) => {
    note(element, name, value);
    write(element, name, value);
  };
  const end = () => {
    for (const [element, own] of contents) element.replaceChildren(...own);
    contents.clear();
    for (const [element, own] of names) for (const name of own) giveBack(element, name, names);
    names.clear();
  };
  signal.addEventListener('abort', end, { once: true });
  return {
    attributes(element, values) {
      if (signal.aborted) return;
      for (const [name, value] of Object.entries(values)) lend(element, name, value);
    },
    classes(element, values) {
      if (signal.aborted) return;
      note(element, '.', '');
      for (const [name, isOn] of Object.entries(values)) lend(element, `.${name}`, isOn ? '' : null);
      // Moves the `.` entry to the end, so that it is restored after the last class.
      if (names.get(element)?.delete('.')) names.get(element)?.add('.');
    },
    content(element, nodes) {
      if (signal.aborted) return;
      if (!contents.has(element)) contents.set(element, [...element.childNodes]);
      element.replaceChildren(...nodes);
    },
    style(element, values) {
      if (signal.aborted) return;
      note(element, 'style', element.getAttribute('style'));
      for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
      note(element, 'style', element.getAttribute('style'));
    },
  };
}

/** Creates a loan for the attributes of one element; returns the function that writes them. */
export function keepAttributes(element: Element, signal: AbortSignal): (values: AttributeValues) => void {
  const loan = createLoan(signal);
  return (values) => loan.attributes(element, values);
}

/** Attribute values to write; `null` removes the attribute. */
export type AttributeValues = Readonly<Record<string, string | null>>;

/** Inline style properties to write, in CSS spelling; an empty string removes one. */
export type StyleValues = Readonly<Record<string, string>>;

/** Changes to server nodes that are all taken back when the loan ends. */
export interface Loan {
  attributes(element: Element, values: AttributeValues): void;
  /** Classes to have (`true`) or not to have; classes of others are left alone. */
  classes(element: Element, values: Readonly<Record<string, boolean>>): void;
  style(element: HTMLElement, values: StyleValues): void;
  /** What stands in it, instead of what did. */
  content(element: Element, nodes: readonly (Node | string)[]): void;
}

/** An attribute or class of an element: what it was before anybody borrowed it, and what each borrower has made of it, the last one last. */
interface Borrowed {
  readonly before: string | null;
  readonly by: Map<object, string | null>;
}

/** One entry for each attribute by its name, for each class by its name after a dot, and a dot alone for having classes at all. */
const borrowed = new WeakMap<Element, Map<string, Borrowed>>();

function read(element: Element, name: string): string | null {
  if (!name.startsWith('.')) return element.getAttribute(name);
  const isThere = name === '.' ? element.hasAttribute('class') : element.classList.contains(name.slice(1));
  return isThere ? '' : null;
}

function write(element: Element, name: string, value: string | null): void {
  // Asking first matters: Chromium leaves an empty `style` behind when one that only scripts have set is removed unread.
  if (read(element, name) === value) return;
  if (name === '.') element.classList.length === 0 && element.removeAttribute('class');
  else if (name.startsWith('.')) element.classList.toggle(name.slice(1), value !== null);
  else if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function borrow(element: Element, name: string, value: string | null, by: object): void {
  const known = borrowed.get(element) ?? new Map<string, Borrowed>();
  const entry = known.get(name) ?? { before: read(element, name), by: new Map() };
  borrowed.set(element, known.set(name, entry));
  entry.by.delete(by);
  entry.by.set(by, value);
}

/** What another borrower still has stays as that one made it: who comes later may take over what an earlier one leaves. */
function giveBack(element: Element, name: string, by: object): void {
  const known = borrowed.get(element);
  const entry = known?.get(name);
  if (!known || !entry) return;
  const isLast = [...entry.by.keys()].at(-1) === by;
  entry.by.delete(by);
  if (entry.by.size === 0) known.delete(name);
  const [rest = entry.before] = [...entry.by.values()].slice(-1);
  if (isLast) write(element, name, rest);
}

/**
 * Lends attributes, classes and styles to server nodes. What they had before the first change comes back when `signal`
 * aborts, attribute by attribute and class by class. Nothing is written after that. Of two loans of one thing the later has
 * its way, and the earlier may end first.
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
      // Noted before the first class, given back after the last.
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

/** The same for the attributes of one element: the function that writes them. */
export function keepAttributes(element: Element, signal: AbortSignal): (values: AttributeValues) => void {
  const loan = createLoan(signal);
  return (values) => loan.attributes(element, values);
}

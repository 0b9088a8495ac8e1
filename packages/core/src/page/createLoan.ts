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

/** What an element had before the first change. */
interface Found {
  readonly attributes: Map<string, string | null>;
  readonly classes: Map<string, boolean>;
  readonly hadClass: boolean;
  content?: readonly Node[];
}

function write(element: Element, name: string, value: string | null): void {
  // Asking first matters: Chromium leaves an empty `style` behind when one that only scripts have set is removed unread.
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function restore(element: Element, { attributes, classes, hadClass, content }: Found): void {
  if (content) element.replaceChildren(...content);
  for (const [name, value] of attributes) write(element, name, value);
  for (const [name, wasOn] of classes) element.classList.toggle(name, wasOn);
  if (!hadClass && element.classList.length === 0) element.removeAttribute('class');
}

/**
 * Lends attributes, classes and styles to server nodes. What they had before the first change comes back when `signal`
 * aborts, attribute by attribute and class by class. Nothing is written after that.
 */
export function createLoan(signal: AbortSignal): Loan {
  const changed = new Map<Element, Found>();
  signal.addEventListener(
    'abort',
    () => {
      for (const [element, found] of changed) restore(element, found);
      changed.clear();
    },
    { once: true },
  );
  const remember = (element: Element): Found => {
    const found = changed.get(element) ?? {
      attributes: new Map(),
      classes: new Map(),
      hadClass: element.hasAttribute('class'),
    };
    changed.set(element, found);
    return found;
  };
  const attributes: Loan['attributes'] = (element, values) => {
    if (signal.aborted) return;
    const found = remember(element).attributes;
    for (const [name, value] of Object.entries(values)) {
      if (!found.has(name)) found.set(name, element.getAttribute(name));
      write(element, name, value);
    }
  };
  return {
    attributes,
    classes(element, values) {
      if (signal.aborted) return;
      const found = remember(element).classes;
      for (const [name, isOn] of Object.entries(values)) {
        const { classList } = element;
        if (!found.has(name)) found.set(name, classList.contains(name));
        if (classList.contains(name) !== isOn) classList.toggle(name, isOn);
      }
    },
    content(element, nodes) {
      if (signal.aborted) return;
      remember(element).content ??= [...element.childNodes];
      element.replaceChildren(...nodes);
    },
    style(element, values) {
      attributes(element, { style: element.getAttribute('style') });
      if (signal.aborted) return;
      for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
    },
  };
}

/** The same for the attributes of one element: the function that writes them. */
export function keepAttributes(element: Element, signal: AbortSignal): (values: AttributeValues) => void {
  const loan = createLoan(signal);
  return (values) => loan.attributes(element, values);
}

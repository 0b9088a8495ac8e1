/** Attribute values to write; `null` removes the attribute. */
export type AttributeValues = Readonly<Record<string, string | null>>;

function write(element: Element, name: string, value: string | null): void {
  // Asking first matters: Chromium leaves an empty `style` behind when one that only scripts have set is removed unread.
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Writes attributes of a server's node on loan: the values found before the first write come back when `signal`
 * aborts. Returns the function that writes further values under the same loan.
 */
export function keepAttributes(element: Element, signal: AbortSignal): (values: AttributeValues) => void {
  const found = new Map<string, string | null>();
  signal.addEventListener(
    'abort',
    () => {
      for (const [name, value] of found) write(element, name, value);
    },
    { once: true },
  );
  return (values) => {
    if (signal.aborted) return;
    for (const [name, value] of Object.entries(values)) {
      if (!found.has(name)) found.set(name, element.getAttribute(name));
      write(element, name, value);
    }
  };
}

import type { Schema } from './field.ts';

/** `clearOnReselect` → `clear-on-reselect`. */
function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Settings written on the element: `data-hadaya-clear-on-reselect` everywhere, and the short `data-clear-on-reselect`
 * on elements that carry `data-hadaya` themselves (a server's node has data attributes of its own).
 */
export function readDataset(element: Element, schema: Schema): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema)) {
    const kebab = toKebab(name);
    const short = element.hasAttribute('data-hadaya') ? element.getAttribute(`data-${kebab}`) : null;
    const value = element.getAttribute(`data-hadaya-${kebab}`) ?? short;
    if (value !== null) values[name] = value;
  }
  return values;
}

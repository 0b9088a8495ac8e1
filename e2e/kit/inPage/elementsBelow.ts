export function* elementsBelow(root: Document | ShadowRoot | Element): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsBelow(element.shadowRoot);
  }
}

/** Returns the rules of a style sheet as text, or an empty string for a style sheet from another origin. */
export function sheetText(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('');
  } catch {
    return '';
  }
}

const MEDIA = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-reduced-motion: reduce)', 'print'];

export function readSurroundings(): string {
  const media = MEDIA.filter((query) => matchMedia(query).matches);
  return `${innerWidth}x${innerHeight}@${devicePixelRatio} ${media.join()}`;
}

/** Returns a short hash that is the same in every process (cyrb53, public domain). */
export function hash(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

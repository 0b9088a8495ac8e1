import { elementsBelow, hash, readSurroundings, sheetText } from './elementsBelow.ts';

const STATES = [
  ':hover',
  ':focus',
  ':focus-visible',
  ':modal',
  ':popover-open',
  ':checked',
  ':disabled',
  ':user-invalid',
];

function describeElement(element: Element, index: number): string {
  const states = STATES.filter((state) => element.matches(state));
  const value = 'value' in element ? String(element.value) : '';
  const scrolled = element.scrollLeft || element.scrollTop ? `${element.scrollLeft},${element.scrollTop}` : '';
  const root = element.shadowRoot;
  const inside = root ? root.innerHTML + root.adoptedStyleSheets.map(sheetText).join('') : '';
  const facts = `${states.join('')}${value}${scrolled}${inside}`;
  return facts === '' ? '' : `${index}${facts}`;
}

/**
 * Returns a short text that is equal only for pages in the same state: URL, window, markup, shadow roots, constructed
 * style sheets, values, focus and scroll positions.
 */
export function readStateKey(): string {
  const page = [
    readSurroundings() + location.pathname + location.search + location.hash,
    document.documentElement.outerHTML,
    ...document.adoptedStyleSheets.map(sheetText),
    ...[...elementsBelow(document)].map(describeElement),
  ];
  return hash(page.join('\n'));
}

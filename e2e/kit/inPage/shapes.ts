import { elementsBelow, hash, readSurroundings, sheetText } from './elementsBelow.ts';

/** Attributes whose value says what an element is to assistive technology, or how it is painted. */
const TELLING = /^(role|type|tabindex|alt|lang|dir|hidden|disabled|inert|href|src|for|style|aria-.+)$/;
const REFERENCES = /^(for|aria-(controls|labelledby|describedby|details|owns|activedescendant|errormessage|flowto))$/;
const TEXTS =
  /^(alt|aria-(label|description|roledescription|valuetext|placeholder|valuenow|posinset|setsize|rowindex))$/;

/** Texts count as there or empty, references as leading somewhere or nowhere; all else by its value. */
function describeAttribute(element: Element, { name, value }: Attr): string {
  if (!TELLING.test(name)) return '';
  if (name === 'style') return /color|background|opacity|--/.test(value) ? value : '';
  if (TEXTS.test(name) || name === 'href' || name === 'src') return `${name}:${value.trim() !== ''}`;
  if (!REFERENCES.test(name)) return `${name}=${value}`;
  const root = element.getRootNode();
  const isThere = (id: string) => (root instanceof ShadowRoot ? root : document).getElementById(id) !== null;
  return `${name}:${value.trim().split(/\s+/).every(isThere)}`;
}

const STATES = [':disabled', ':checked'];

/** One element as axe sees it: what it is, how it is painted, and in what it stands. */
function describeElement(element: Element): string {
  const parent = element.parentElement;
  const isDouble = element.id !== '' && element.ownerDocument.querySelectorAll(`#${CSS.escape(element.id)}`).length > 1;
  return [
    element.localName,
    [...element.classList].sort().join('.'),
    ...[...element.attributes].map((attribute) => describeAttribute(element, attribute)).sort(),
    element.textContent?.trim() === '' ? 'empty' : 'text',
    STATES.filter((state) => element.matches(state)).join(''),
    parent ? `${parent.localName}[${parent.getAttribute('role')}]` : 'root',
    isDouble ? 'double id' : '',
    element.shadowRoot?.adoptedStyleSheets.map(sheetText).join('') ?? '',
  ].join('|');
}

/** What all elements of the page have in common: window, language, direction and sheets. */
function describePage(): string {
  const { documentElement, styleSheets } = document;
  const sheets = [...styleSheets].map((sheet) => (sheet.href ? new URL(sheet.href).pathname : sheetText(sheet)));
  const tagOf = (element: Element) => element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
  return [readSurroundings(), tagOf(documentElement), ...sheets].join('\n');
}

/** The different elements in our mounts, each as a short text. Pages of which all were judged have nothing new for axe. */
export function readShapes(mounts: string): readonly string[] {
  const page = hash(describePage());
  const roots = [...document.querySelectorAll(mounts)];
  const inside = roots.flatMap((root) => [
    root,
    ...elementsBelow(root),
    ...(root.shadowRoot ? elementsBelow(root.shadowRoot) : []),
  ]);
  return [...new Set(inside.map((element) => hash(page + describeElement(element))))];
}

import type { PageWindow } from '@hadaya/core';

/** Describes an element as it appears in the browser's developer tools: `<div class="menu wide">`. */
export function nameElement({ localName, id, className }: Element): string {
  const classes = typeof className === 'string' ? className.trim() : '';
  const mark = id ? ` id="${id}"` : classes && ` class="${classes}"`;
  return `<${localName}${mark}>`;
}

function* listAncestors(element: Element): Generator<Element> {
  let node: Node | null = element;
  while (node) {
    if (node instanceof Element) yield node;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
}

const isEmpty = ({ width, height }: DOMRect) => width <= 0 || height <= 0;

function findShown(element: Element): Element | undefined {
  const inside = [...element.querySelectorAll('*'), ...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return [element, ...inside].find((one) => !isEmpty(one.getBoundingClientRect()));
}

/** The reason why an element is not visible: a summary for the shop's owner and details for developers. */
export interface Unseen {
  readonly summary: string;
  /** The element that causes the problem, and the cause, such as `opacity: 0`. */
  readonly exact: string;
}

function findHider(page: PageWindow, ancestors: readonly Element[]): Unseen | undefined {
  for (const [depth, one] of ancestors.entries()) {
    const { display, visibility, opacity, overflowX, overflowY } = page.getComputedStyle(one);
    const summary = "the page's styles hide it";
    if (display === 'none') return { summary, exact: `${nameElement(one)} has display: none` };
    if (depth === 0 && visibility !== 'visible')
      return { summary, exact: `${nameElement(one)} has visibility: ${visibility}` };
    if (opacity === '0') return { summary, exact: `${nameElement(one)} has opacity: 0` };
    const cutsOff = overflowX !== 'visible' || overflowY !== 'visible';
    if (depth > 0 && display !== 'contents' && cutsOff && isEmpty(one.getBoundingClientRect())) {
      return {
        summary: 'its container has no size and clips it',
        exact: `${nameElement(one)} clips it and has no size`,
      };
    }
  }
  return undefined;
}

/**
 * Returns true if a box is outside the area to which the page can scroll or, for a fixed element, outside the window.
 */
function isOutside(
  { document, innerWidth, innerHeight, scrollX, scrollY }: PageWindow,
  box: DOMRect,
  isFixed: boolean,
) {
  const { scrollWidth, scrollHeight, dir } = document.documentElement;
  const reach = isFixed
    ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    : {
        left: (dir === 'rtl' ? innerWidth - scrollWidth : 0) - scrollX,
        top: -scrollY,
        right: (dir === 'rtl' ? innerWidth : scrollWidth) - scrollX,
        bottom: scrollHeight - scrollY,
      };
  return box.right <= reach.left || box.bottom <= reach.top || box.left >= reach.right || box.top >= reach.bottom;
}

/** Elements that make up an icon; a plain disc does not count. */
const SHAPES = 'path, polygon, polyline, line, img, i';

function isDrawn(page: PageWindow, icon: Element): boolean {
  const isHidden = [...listAncestors(icon)].some((one) => page.getComputedStyle(one).display === 'none');
  if (isHidden || isEmpty(icon.getBoundingClientRect())) return false;
  return !(icon instanceof HTMLImageElement) || !icon.complete || icon.naturalWidth > 0;
}

/** Returns a contact widget's first visible circle in which no icon is visible. */
function findBlankIcon(page: PageWindow, element: Element): Element | undefined {
  const icons = [element, element.shadowRoot].flatMap((root) => [...(root?.querySelectorAll('.chaty-svg') ?? [])]);
  return icons.find(
    (icon) =>
      !isEmpty(icon.getBoundingClientRect()) &&
      page.getComputedStyle(icon).visibility === 'visible' &&
      ![...icon.querySelectorAll(SHAPES)].some((shape) => isDrawn(page, shape)),
  );
}

/**
 * Explains why an element of the page, or an icon in it, is not visible; `undefined` if it is visible or can be
 * scrolled into view.
 */
export function explainUnseen(page: PageWindow, element: Element): Unseen | undefined {
  const hider = findHider(page, [...listAncestors(element)]);
  if (hider) return hider;
  const shown = findShown(element);
  if (!shown)
    return {
      summary: 'it has no visible content',
      exact: `${nameElement(element)} is empty: its content has no size`,
    };
  const box = shown.getBoundingClientRect();
  const isFixed = [...listAncestors(shown)].some((one) => page.getComputedStyle(one).position === 'fixed');
  const blank = findBlankIcon(page, element);
  if (blank)
    return { summary: 'one of its buttons has no icon', exact: `${nameElement(blank)} is a button without an icon` };
  if (!isOutside(page, box, isFixed)) return undefined;
  return {
    summary: 'it is outside the page',
    exact: `${nameElement(element)} is outside the page, at ${Math.round(box.left)}, ${Math.round(box.top)}`,
  };
}

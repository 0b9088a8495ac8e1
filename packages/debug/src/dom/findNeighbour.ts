import type { PageWindow } from '@hadaya/core';
import { nameButton } from '../model/chatButtons.ts';
import { nameElement } from './explainUnseen.ts';

/** Our launcher's button in its shadow root. */
const LAUNCHER = '.chaty-svg, .chaty-cta-button, button';

/** More than this share of the window is a layer of the page, not a button on it. */
const BUTTON_SHARE = 0.25;

/** Shares of a button's width and height at which it is looked what lies there. */
const SPOTS = [0.1, 0.5, 0.9];

const isOurs = (element: Element) => element.closest('[data-hadaya-root]') !== null;

/** What floats over the page and holds an element: the nearest that is fixed. */
function findFloating(page: PageWindow, element: Element): Element | undefined {
  for (let node: Element | null = element; node && node !== page.document.body; node = node.parentElement)
    if (page.getComputedStyle(node).position === 'fixed') return node;
  return undefined;
}

/** Another floating button on the spot of a launcher. */
export interface Neighbour {
  /** Whose button it is; empty when that is not known. */
  readonly maker: string;
  /** The element, for who works on the page. */
  readonly exact: string;
}

/** Another floating button on the spot of a contact widget's launcher; `undefined` where it stands alone. */
export function findNeighbour(page: PageWindow, widget: Element): Neighbour | undefined {
  const { document, innerWidth, innerHeight } = page;
  const points = [widget, widget.shadowRoot]
    .flatMap((root) => [...(root?.querySelectorAll(LAUNCHER) ?? [])])
    .filter((button) => page.getComputedStyle(button).visibility === 'visible')
    .map((button) => button.getBoundingClientRect())
    .flatMap(({ left, top, width, height }) =>
      SPOTS.flatMap((x) => SPOTS.map((y) => [left + width * x, top + height * y] as const)),
    );
  for (const [x, y] of points)
    for (const element of document.elementsFromPoint(x, y)) {
      const floating = isOurs(element) ? undefined : findFloating(page, element);
      const { width = 0, height = 0 } = floating?.getBoundingClientRect() ?? {};
      if (floating && width * height < innerWidth * innerHeight * BUTTON_SHARE)
        return { maker: nameButton(floating), exact: nameElement(floating) };
    }
  return undefined;
}

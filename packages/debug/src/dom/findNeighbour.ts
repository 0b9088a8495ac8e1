import type { PageWindow } from '@hadaya/core';
import { nameButton } from '../model/chatButtons.ts';
import { nameElement } from './explainUnseen.ts';

const LAUNCHER = '.chaty-svg, .chaty-cta-button, button';

/** An element that covers more than this share of the window is a page layer, not a button. */
const BUTTON_SHARE = 0.25;

/** Points on a button, as shares of its width and height, at which to look for overlapping elements. */
const SPOTS = [0.1, 0.5, 0.9];

/**
 * Custom property with the distance in CSS pixels by which the contact widget has moved up to clear another element.
 */
const LIFT = '--chaty-bar';

/** Largest width and height of a button, in CSS pixels; a larger element is a bar. */
const BUTTON_PX = 120;

const isOurs = (element: Element) => element.closest('[data-hadaya-root]') !== null;

function findFloating(page: PageWindow, element: Element): Element | undefined {
  for (let node: Element | null = element; node && node !== page.document.body; node = node.parentElement)
    if (page.getComputedStyle(node).position === 'fixed') return node;
  return undefined;
}

/** A floating button of another service at the position of a contact widget's launcher. */
export interface Neighbour {
  /** Name of the service that provides the button; empty if unknown. */
  readonly maker: string;
  /** The button's tag, id and classes, for developers. */
  readonly exact: string;
}

/**
 * Finds another floating button at the position of a contact widget's launcher, or at the position from which the
 * launcher moved away; `undefined` if there is none.
 */
export function findNeighbour(page: PageWindow, widget: Element): Neighbour | undefined {
  const { document, innerWidth, innerHeight } = page;
  const lift = Number.parseFloat(page.getComputedStyle(widget).getPropertyValue(LIFT)) || 0;
  const points = [widget, widget.shadowRoot]
    .flatMap((root) => [...(root?.querySelectorAll(LAUNCHER) ?? [])])
    .filter((button) => page.getComputedStyle(button).visibility === 'visible')
    .map((button) => button.getBoundingClientRect())
    // A button that is not rendered is skipped: its empty box is in the window's corner, where WordPress's admin bar
    // is.
    .filter(({ width, height }) => width > 0 && height > 0)
    .flatMap(({ left, top, width, height }) =>
      SPOTS.flatMap((x) => SPOTS.map((y) => [left + width * x, top + height * y] as const)),
    );
  const isSmall = ({ width, height }: DOMRect) => width * height < innerWidth * innerHeight * BUTTON_SHARE;
  const isButton = ({ width, height }: DOMRect) => width <= BUTTON_PX && height <= BUTTON_PX;
  const find = (x: number, y: number, isMeant: (box: DOMRect) => boolean) =>
    document
      .elementsFromPoint(x, y)
      .map((element) => (isOurs(element) ? undefined : findFloating(page, element)))
      .find((floating) => floating && isMeant(floating.getBoundingClientRect()));
  const found = points.map(([x, y]) => find(x, y, isSmall) ?? (lift > 0 ? find(x, y + lift, isButton) : undefined));
  const floating = found.find(Boolean);
  return floating && { maker: nameButton(floating), exact: nameElement(floating) };
}

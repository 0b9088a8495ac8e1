import type { PageWindow } from '@hadaya/core';
import { nameElement } from './explainUnseen.ts';

/** Our launcher's button in its shadow root. */
const LAUNCHER = '.chaty-svg, .chaty-cta-button, button';

/** More than this share of the window is a layer of the page, not a button on it. */
const BUTTON_SHARE = 0.25;

const isOurs = (element: Element) => element.closest('[data-hadaya-root]') !== null;

/** What floats over the page and holds an element: the nearest that is fixed. */
function findFloating(page: PageWindow, element: Element): Element | undefined {
  for (let node: Element | null = element; node && node !== page.document.body; node = node.parentElement)
    if (page.getComputedStyle(node).position === 'fixed') return node;
  return undefined;
}

/** Another floating button on the spot of a contact widget's launcher, in words; `undefined` where it stands alone. */
export function findNeighbour(page: PageWindow, widget: Element): string | undefined {
  const { document, innerWidth, innerHeight } = page;
  const buttons = [...(widget.shadowRoot?.querySelectorAll(LAUNCHER) ?? [])];
  const box = buttons.map((button) => button.getBoundingClientRect()).find(({ width, height }) => width * height > 0);
  if (!box) return undefined;
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  for (const [x, y] of points)
    for (const element of document.elementsFromPoint(box.left + box.width * x, box.top + box.height * y)) {
      const floating = isOurs(element) ? undefined : findFloating(page, element);
      const { width = 0, height = 0 } = floating?.getBoundingClientRect() ?? {};
      if (floating && width * height < innerWidth * innerHeight * BUTTON_SHARE) return nameElement(floating);
    }
  return undefined;
}

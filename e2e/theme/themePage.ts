import type { Page } from '@playwright/test';
import { keepDropdownsAway, waitForIslands } from '../kit/test.ts';

/** One page per group of features, with the element that shows the page's controls on hover or tap. */
export const AREAS = [
  { name: 'swatches and gallery', path: '/product/ceramic-mug/', touch: '.woo-variation-gallery-slider-wrapper' },
  { name: 'a gallery with autoplay', path: '/gallery/moving/' },
  { name: 'content', path: '/corporate-gifts/' },
  { name: 'the menu bar', path: '/menu/horizontal/', touch: '[data-widget_type^="navigation-menu"]' },
  { name: 'the contact widget', path: '/contact/' },
];

/** A control that we have added to the page. */
export interface Control {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Hit area in px from the control's centre, across and down. The hit area may be larger than the control's box. */
  readonly pressed: readonly [across: number, down: number];
  /** Font size in px; 0 for a control without text. */
  readonly fontSize: number;
  /** True if a click at the control's centre hits the control. */
  readonly isOnTop: boolean;
}

export async function openPage(page: Page, address: string): Promise<void> {
  await keepDropdownsAway(page);
  await page.goto(address);
  await waitForIslands(page);
}

/**
 * Measures our visible controls, including those in shadow roots. Scrolls each control into view, then restores the
 * original scroll position.
 */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  return page.evaluate(() => {
    const found: (Omit<Control, 'pressed'> & { pressed: [number, number] })[] = [];
    const counts = new Map<string, number>();
    const deepest = (x: number, y: number): Element | null => {
      let hit = document.elementFromPoint(x, y);
      while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit) {
        hit = hit.shadowRoot.elementFromPoint(x, y);
      }
      return hit;
    };
    /** Counts the pixels from a control's centre in one direction that still hit the control, up to 50. */
    const reachOf = (element: Element, [x, y]: readonly number[], dx: number, dy: number) => {
      let steps = 0;
      while (steps < 50) {
        const hit = deepest((x ?? 0) + dx * (steps + 1), (y ?? 0) + dy * (steps + 1));
        if (!hit || !element.contains(hit)) break;
        steps += 1;
      }
      return steps;
    };
    const visit = (root: ParentNode, isOurs: boolean) => {
      for (const element of root.querySelectorAll('*')) {
        if (!(element instanceof HTMLElement)) continue;
        const ours = isOurs || element.closest('[data-hadaya-root]') !== null;
        if (element.shadowRoot) visit(element.shadowRoot, true);
        if (!ours || !element.matches('button, a[href], [role="button"], [role="radio"], summary')) continue;
        // Skips the builder's dots: its style sheet places them so close together that their 24 px areas overlap.
        if (element.matches('[data-bullet-index]')) continue;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const isInWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        const style = getComputedStyle(element);
        if (!isInWindow || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (style.pointerEvents === 'none') continue;
        const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.className;
        const count = (counts.get(label) ?? 0) + 1;
        counts.set(label, count);
        const hit = deepest(x, y);
        const reach = (dx: number, dy: number) =>
          reachOf(element, [x, y], dx, dy) + reachOf(element, [x, y], -dx, -dy) + 1;
        found.push({
          name: `${label} ${count}`,
          width: box.width,
          height: box.height,
          pressed: [reach(1, 0), reach(0, 1)],
          fontSize: element.textContent?.trim() ? Number.parseFloat(style.fontSize) : 16,
          isOnTop: hit !== null && (element.contains(hit) || hit.contains(element)),
        });
      }
    };
    const position = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
    visit(document, false);
    scrollTo(position);
    return found;
  });
}

/**
 * Finishes all finite animations immediately. Some of them are delays after which style sheets act without scripts, for
 * example to show the plain selects.
 */
export async function passWaitingTime(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

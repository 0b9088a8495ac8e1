import { listen, markOwnRoot } from '@hadaya/core';
import { ownNodes, uniqueId, type Widget } from '../../widget/index.ts';

/** One tab: its title in the row, its title above the panel, and its panel. */
export interface Tab {
  readonly desktop: HTMLElement;
  readonly mobile: HTMLElement;
  readonly panel: HTMLElement;
}

/** Nodes of a tabs widget, without those of widgets inside its panels. */
export interface TabsParts {
  readonly tabs: readonly Tab[];
  readonly row: HTMLElement;
  /** The element that contains the panels and the titles for narrow screens. */
  readonly column: HTMLElement;
}

/**
 * Reads the builder's markup and assigns titles to panels by their order; returns `undefined` if the row, the column or
 * all tabs are missing.
 */
export function readTabs(widget: HTMLElement): TabsParts | undefined {
  const [row] = ownNodes(widget, '.elementor-tabs-wrapper');
  const [column] = ownNodes(widget, '.elementor-tabs-content-wrapper');
  const desktop = ownNodes(widget, '.elementor-tab-desktop-title');
  const mobile = ownNodes(widget, '.elementor-tab-mobile-title');
  const panels = ownNodes(widget, '.elementor-tab-content');
  const tabs = panels.flatMap((panel, index) => {
    const [first, second] = [desktop[index], mobile[index]];
    return first && second ? [{ desktop: first, mobile: second, panel }] : [];
  });
  return row && column && tabs.length > 0 ? { tabs, row, column } : undefined;
}

/** Returns whether the style sheets currently show the titles for narrow screens. */
export function isNarrow({ row }: Pick<TabsParts, 'row'>): boolean {
  return getComputedStyle(row).display === 'none';
}

/** Maximum width at which the builder shows the titles for narrow screens, in pixels. */
const MOBILE_MAX_PX = 767;

/**
 * Exposes only the visible tab list to assistive technology. The titles for narrow screens are between their panels.
 * Because a tab list may not contain panels, a separate tab list owns these titles through `aria-owns`.
 */
export function exposeSet({ element, environment, loan, signal, island }: Widget, parts: TabsParts): void {
  const { tabs } = parts;
  const startsNarrow = isNarrow(parts);
  const list = environment.document.createElement('span');
  markOwnRoot(list, island);
  const names = tabs.map(({ mobile }) => uniqueId(mobile, loan)).join(' ');
  const update = (isOurs: boolean) => {
    if (!isOurs) return list.remove();
    list.setAttribute('role', 'tablist');
    list.setAttribute('aria-orientation', 'vertical');
    list.setAttribute('aria-owns', names);
    element.append(list);
  };
  update(startsNarrow);
  const width = environment.window.matchMedia(`(max-width: ${MOBILE_MAX_PX}px)`);
  listen(width, 'change', () => update(isNarrow(parts)), { signal });
  signal.addEventListener('abort', () => list.remove());
}

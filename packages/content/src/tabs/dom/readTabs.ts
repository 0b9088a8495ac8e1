import { ownNodes } from '../../dom/ownNodes.ts';

/** One tab: its title in the row, its title above the panel, its panel. */
export interface Tab {
  readonly desktop: HTMLElement;
  readonly mobile: HTMLElement;
  readonly panel: HTMLElement;
}

/** The nodes of a tabs widget. */
export interface TabsParts {
  readonly tabs: readonly Tab[];
  /** The row of titles. */
  readonly row: HTMLElement;
  /** What holds the panels with their narrow titles. */
  readonly column: HTMLElement;
}

/** Reads the builder's markup; titles belong to the panel of the same number. */
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

/** Whether the style sheets show the narrow titles now. */
export function isNarrow({ row }: Pick<TabsParts, 'row'>): boolean {
  return getComputedStyle(row).display === 'none';
}

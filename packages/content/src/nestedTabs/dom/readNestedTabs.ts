import { ownNodes } from '../../dom/ownNodes.ts';

/** The nodes of nested tabs. */
export interface NestedTabsParts {
  readonly root: HTMLElement;
  readonly heading: HTMLElement;
  readonly tabs: readonly { readonly title: HTMLElement; readonly panel: HTMLElement }[];
}

/** Reads the builder's markup. Titles may carry an author's own ids, so they are found by what they control. */
export function readNestedTabs(widget: HTMLElement): NestedTabsParts | undefined {
  const root = widget.matches('.e-n-tabs') ? widget : ownNodes(widget, '.e-n-tabs')[0];
  const [heading] = ownNodes(widget, '.e-n-tabs-heading');
  const titles = ownNodes(widget, '.e-n-tab-title[aria-controls]');
  const panels = ownNodes(widget, '.e-n-tabs-content > [role="tabpanel"]');
  const tabs = titles.flatMap((title, index) => {
    const panel = panels.find(({ id }) => id === title.getAttribute('aria-controls')) ?? panels[index];
    return panel ? [{ title, panel }] : [];
  });
  return root && heading && tabs.length > 0 ? { root, heading, tabs } : undefined;
}

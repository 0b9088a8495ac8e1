const ELEMENT = '.elementor-element';

/** Returns the matches of a selector that belong to this widget and not to another widget inside it. */
export function ownNodes(widget: HTMLElement, selector: string): HTMLElement[] {
  const home = widget.closest(ELEMENT);
  return [...widget.querySelectorAll<HTMLElement>(selector)].filter(
    (node) => node.parentElement?.closest(ELEMENT) === home,
  );
}

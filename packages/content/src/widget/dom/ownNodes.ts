const ELEMENT = '.elementor-element';

/** Returns matches that belong to a widget and not to another widget inside it. */
export function ownNodes(widget: HTMLElement, selector: string): HTMLElement[] {
  const home = widget.closest(ELEMENT);
  return [...widget.querySelectorAll<HTMLElement>(selector)].filter(
    (node) => node.parentElement?.closest(ELEMENT) === home,
  );
}

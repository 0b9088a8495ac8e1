const ELEMENT = '.elementor-element';

/** Matches inside a widget that belong to it and not to a widget inside it. */
export function ownNodes(widget: HTMLElement, selector: string): HTMLElement[] {
  const home = widget.closest(ELEMENT);
  return [...widget.querySelectorAll<HTMLElement>(selector)].filter(
    (node) => node.parentElement?.closest(ELEMENT) === home,
  );
}

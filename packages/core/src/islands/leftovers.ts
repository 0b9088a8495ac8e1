const ROOT_ATTRIBUTE = 'data-hadaya-root';
const ownRoots = new WeakSet<Element>();

/** Marks a node as drawn by us, so that style sheets and the clean-up of clones find it. */
export function markOwnRoot(root: Element, island: string): void {
  root.setAttribute(ROOT_ATTRIBUTE, island);
  ownRoots.add(root);
}

/**
 * Removes what a copy of a mounted element brought along: page builders clone initialised markup, and the copy holds
 * nodes that look like ours but that nobody owns.
 */
export function removeLeftovers(element: Element): void {
  for (const root of element.querySelectorAll(`[${ROOT_ATTRIBUTE}]`)) if (!ownRoots.has(root)) root.remove();
}

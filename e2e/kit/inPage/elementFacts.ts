export const isBlank = (text: string | null | undefined) => text === null || text === undefined || text.trim() === '';

export const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

export const roleOf = (element: Element) => element.getAttribute('role') ?? element.localName;
export const nameOf = (element: Element) => `${element.localName}[${element.getAttribute('role') ?? ''}]`;
export const isOff = (element: Element | null | undefined) =>
  element?.matches(':disabled, [aria-disabled="true"]') === true;

/** Returns the document or shadow root in which an element's references resolve. */
export const scopeOf = (element: Element) => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};

/** Returns the parent in the flat tree, across slots and shadow roots. */
export function outerOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

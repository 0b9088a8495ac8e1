/**
 * Returns the computed writing direction of an element; without styles, the nearest `dir` attribute, otherwise `ltr`.
 */
export function readDirection(element: Element): 'ltr' | 'rtl' {
  const page = element.ownerDocument.defaultView;
  const resolved = page?.getComputedStyle(element).direction || element.closest('[dir]')?.getAttribute('dir');
  return resolved === 'rtl' ? 'rtl' : 'ltr';
}

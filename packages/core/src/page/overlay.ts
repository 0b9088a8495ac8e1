/** What opens over the page needs these: focus, the scroll lock, the click outside. Inlined where it is used. */
export { findTabStops, focusElement, keepTabInside } from './focus.ts';
export { lockScroll } from './lockScroll.ts';
export { onOutsideClick } from './onOutsideClick.ts';

/** What opens over the page needs these: focus, scrolling, the click outside. Inlined where it is used. */
export { findTabStops, focusElement, keepTabInside } from './focus.ts';
export { keepScroll } from './keepScroll.ts';
export { lockScroll } from './lockScroll.ts';
export { onOutsideClick } from './onOutsideClick.ts';

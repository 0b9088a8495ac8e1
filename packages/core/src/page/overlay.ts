/** Helpers for overlays: focus, scrolling, outside clicks. Inlined where they are used. */
export { findTabStops, focusElement, keepTabInside } from './focus.ts';
export { keepScroll } from './keepScroll.ts';
export { lockScroll } from './lockScroll.ts';
export { onOutsideClick } from './onOutsideClick.ts';

/** Helpers for overlays: focus, scrolling, outside clicks. Each bundle that uses the helpers contains its own copy. */
export { findTabStops, focusElement, keepTabInside } from './focus.ts';
export { keepScroll } from './keepScroll.ts';
export { lockScroll } from './lockScroll.ts';
export { onOutsideClick } from './onOutsideClick.ts';

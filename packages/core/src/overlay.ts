/** What opens over the page needs these: focus, the scroll lock, the click outside. Inlined where it is used. */
export { findTabStops } from '@hadaya/core';
export { focusElement } from './dom/focus.ts';
export { onOutsideClick } from './dom/outsideClick.ts';
export { lockScroll } from './dom/scrollLock.ts';

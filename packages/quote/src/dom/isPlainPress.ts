/** Whether a click should act in this page: no other listener took it, and it asks for no new tab or window. */
export function isPlainPress(event: Event): boolean {
  if (event.defaultPrevented || !(event instanceof MouseEvent)) return !event.defaultPrevented;
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
}

/** Returns a short name for an event target or node: `window`, `document`, `button.swatch`, `MediaQueryList`. */
export function nameTarget(target: object): string {
  if ('document' in target && 'setTimeout' in target) return 'window';
  if ('nodeType' in target && target.nodeType === 9) return 'document';
  if (!('tagName' in target)) return target.constructor?.name ?? 'object';
  const tag = String(target.tagName).toLowerCase();
  const id = 'id' in target && typeof target.id === 'string' && target.id ? `#${target.id}` : '';
  const classes = 'className' in target && typeof target.className === 'string' ? target.className.trim() : '';
  return `${tag}${id}${classes ? `.${classes.split(/\s+/).join('.')}` : ''}`;
}

/** Returns false for a removed node, whose listeners are garbage-collected with it, and true for any other target. */
export function isInPage(target: object): boolean {
  return !('isConnected' in target) || target.isConnected === true;
}

/**
 * Checks whether Ctrl, Cmd, Shift or Alt is held. Such a click on a link opens a tab or window or downloads the target,
 * and such a key is a shortcut; both belong to the browser.
 */
export function hasModifier({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

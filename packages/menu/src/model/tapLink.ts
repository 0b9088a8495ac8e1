import type { LinkRedirect } from './menuShape.ts';

/** What a tap on the text of a parent item does: the browser follows the link, or the submenu opens or closes. */
export type TapEffect = 'follow' | 'open' | 'close';

/**
 * A tap where parents open by click: the first opens the submenu, the second follows the link; an empty link closes
 * instead. Where the owner chose "redirect to self link" the text is a plain link.
 */
export function tapParent(linkRedirect: LinkRedirect, isOpen: boolean, isEmptyLink: boolean): TapEffect {
  if (linkRedirect === 'self_link' && !isEmptyLink) return 'follow';
  if (!isOpen) return 'open';
  return isEmptyLink ? 'close' : 'follow';
}

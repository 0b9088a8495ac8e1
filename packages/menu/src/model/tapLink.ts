import type { LinkRedirect } from './menuShape.ts';

/** A tap on the text of a parent item. */
export interface ParentTap {
  readonly linkRedirect: LinkRedirect;
  readonly opensByClick: boolean;
  readonly isOpen: boolean;
  /** The link is empty, `#`, or has no address. */
  readonly isEmptyLink: boolean;
}

/** What the tap does: the browser follows the link, or the submenu opens or closes. */
export type TapEffect = 'follow' | 'open' | 'close';

/**
 * The first tap on a parent opens its submenu, the second follows its link; an empty link closes instead. Where parents
 * open on hover, or the owner chose "redirect to self link", the text is a plain link.
 */
export function tapParent({ linkRedirect, opensByClick, isOpen, isEmptyLink }: ParentTap): TapEffect {
  if (!opensByClick) return 'follow';
  if (linkRedirect === 'self_link' && !isEmptyLink) return 'follow';
  if (!isOpen) return 'open';
  return isEmptyLink ? 'close' : 'follow';
}

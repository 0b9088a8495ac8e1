import { createStrings, markOwnRoot } from '@hadaya/core';
import { contentStrings } from './contentStrings.ts';

/** What was lost, and where the visitor can go instead. */
export interface NoticePlan {
  readonly island: string;
  readonly lost: 'slides' | 'film';
  /** Address of the film. */
  readonly href?: string | undefined;
}

/**
 * Says below a widget that a part of it could not be loaded, and what to do. One notice a widget; it stays when the
 * island ends, and leaves with the next mount.
 */
export function showNotice(element: HTMLElement, { island, lost, href }: NoticePlan): void {
  if (element.querySelector(':scope > .hadaya-content-notice')) return;
  const page = element.ownerDocument;
  const texts = createStrings(contentStrings, element);
  const notice = page.createElement('p');
  notice.className = 'hadaya-content-notice';
  notice.setAttribute('role', 'status');
  markOwnRoot(notice, island);
  notice.append(texts[lost]);
  if (href !== undefined) {
    const link = page.createElement('a');
    Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer', textContent: texts.watch });
    notice.append(' ', link);
  }
  element.append(notice);
}

import { createStrings, HadayaError, markOwnRoot } from '@hadaya/core';

const contentStrings = {
  en: {
    slides: 'Scroll sideways to see all slides.',
    film: 'The player could not be loaded.',
    watch: 'Watch video in a new tab',
  },
  ar: {
    slides: 'مرّر جانبًا لرؤية كل الشرائح.',
    film: 'تعذّر تحميل المشغّل.',
    watch: 'مشاهدة الفيديو في علامة تبويب جديدة',
  },
} as const;

/** Returns whether an error means that both attempts to load a file failed. */
export function hasPartFailed(cause: unknown): boolean {
  return cause instanceof HadayaError && cause.code === 'load_failed';
}

export interface NoticePlan {
  readonly island: string;
  readonly failed: 'slides' | 'film';
  /** URL of the video; without it, the notice contains no link. */
  readonly href?: string | undefined;
}

/**
 * Shows a notice below a widget: which part failed to load, and what the visitor can do. A widget has at most one
 * notice, which stays when the island ends.
 */
export function showNotice(element: HTMLElement, { island, failed, href }: NoticePlan): void {
  if (element.querySelector(':scope > .hadaya-content-notice')) return;
  const page = element.ownerDocument;
  const texts = createStrings(contentStrings, element);
  const notice = page.createElement('p');
  notice.className = 'hadaya-content-notice';
  notice.setAttribute('role', 'status');
  markOwnRoot(notice, island);
  notice.append(texts[failed]);
  if (href !== undefined) {
    const link = page.createElement('a');
    Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer', textContent: texts.watch });
    notice.append(' ', link);
  }
  element.append(notice);
}

/** What of an element decides whether a click on it opens the lightbox. */
export interface LinkFacts {
  readonly isAnchor: boolean;
  readonly href: string;
  readonly isDownload: boolean;
  readonly hasVideo: boolean;
  /** The element's own word: `yes`, `no` or nothing. */
  readonly wish: string | undefined;
  /** The site opens links to pictures in the lightbox. */
  readonly isOnForAll: boolean;
}

const PICTURE = /^[^?]+\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?.*)?$/i;

/** Whether a click opens the lightbox. Elements that are no links open it when they say so; links only to a picture. */
export function isLightboxLink({ isAnchor, href, isDownload, hasVideo, wish, isOnForAll }: LinkFacts): boolean {
  const isFit = !isAnchor || hasVideo || (!isDownload && PICTURE.test(href));
  return isFit && (wish === 'yes' || (isOnForAll && wish !== 'no'));
}

import type { LightboxItem } from './lightboxOptions.ts';
import type { ShareTexts } from './shareTexts.ts';

/** One line of the share menu. */
export interface ShareTarget {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly isDownload?: boolean;
}

/** Where the present item can be shared. A video has no picture to download. */
export function listShareTargets(item: LightboxItem, address: string, texts: ShareTexts): readonly ShareTarget[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(item.title ?? item.alt);
  const media = encodeURIComponent(item.src);
  const targets: ShareTarget[] = [
    { key: 'facebook', label: texts.shareOnFacebook, href: `https://www.facebook.com/sharer.php?u=${url}` },
    { key: 'twitter', label: texts.shareOnTwitter, href: `https://twitter.com/intent/tweet?text=${text} ${url}` },
    {
      key: 'pinterest',
      label: texts.pinIt,
      href: `https://www.pinterest.com/pin/create/button/?url=${url}&media=${media}`,
    },
  ];
  if (!item.video) targets.push({ key: 'download', label: texts.downloadImage, href: item.src, isDownload: true });
  return targets;
}

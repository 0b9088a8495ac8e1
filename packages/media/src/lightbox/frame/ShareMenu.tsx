import { createStrings, type Strings } from '@hadaya/core';
import type { ReactElement } from 'react';
import { isFilm, type LightboxItem } from '../items/index.ts';

const TABLES = {
  en: {
    shareOnFacebook: 'Share on Facebook',
    shareOnTwitter: 'Share on Twitter',
    pinIt: 'Pin it',
    shareBySystem: 'Share with another app',
    downloadImage: 'Download image',
  },
  ar: {
    shareOnFacebook: 'المشاركة على فيسبوك',
    shareOnTwitter: 'المشاركة على تويتر',
    pinIt: 'حفظ على بنترست',
    shareBySystem: 'المشاركة عبر تطبيق آخر',
    downloadImage: 'تنزيل الصورة',
  },
} as const;

type ShareTexts = Strings<keyof (typeof TABLES)['en']>;

function createShareTexts(element: Element, overrides: Readonly<Record<string, string>> = {}): ShareTexts {
  return createStrings(TABLES, element, overrides);
}

interface ShareTarget {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly isDownload?: boolean;
}

/** Omits the download for a video, which has no picture to download. */
function listShareTargets(item: LightboxItem, address: string, texts: ShareTexts): readonly ShareTarget[] {
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
  if (!isFilm(item)) targets.push({ key: 'download', label: texts.downloadImage, href: item.src, isDownload: true });
  return targets;
}

export interface ShareMenuProps {
  readonly item: LightboxItem;
  readonly address: string;
  /** Element that determines the menu's language. */
  readonly language: Element;
  readonly ownTexts: Readonly<Record<string, string>>;
  /** Opens the system's share sheet; absent if the system has none. */
  readonly onSystemShare?: (() => void) | undefined;
  readonly onDone: () => void;
}

export function ShareMenu({ item, address, language, ownTexts, onSystemShare, onDone }: ShareMenuProps): ReactElement {
  const texts = createShareTexts(language, ownTexts);
  return (
    <ul className="share">
      {onSystemShare && (
        <li>
          <button type="button" onClick={onSystemShare}>
            {texts.shareBySystem}
          </button>
        </li>
      )}
      {listShareTargets(item, address, texts).map(({ key, label, href, isDownload }) => (
        <li key={key}>
          <a
            href={href}
            onClick={onDone}
            {...(isDownload ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

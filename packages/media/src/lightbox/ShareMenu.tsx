import type { ReactElement } from 'react';
import type { LightboxItem } from './lightboxOptions.ts';
import { listShareTargets } from './shareTargets.ts';
import { createShareTexts } from './shareTexts.ts';

/** What the menu shares. */
export interface ShareMenuProps {
  readonly item: LightboxItem;
  readonly address: string;
  /** Whose language the menu speaks. */
  readonly language: Element;
  readonly ownTexts: Readonly<Record<string, string>>;
  /** Opens the system's share sheet; absent where there is none. */
  readonly onSystemShare?: (() => void) | undefined;
  readonly onDone: () => void;
}

/** Links to share or download the present item. */
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

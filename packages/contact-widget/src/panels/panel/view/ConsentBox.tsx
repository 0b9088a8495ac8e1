import type { ReactNode, RefObject } from 'react';
import { type ConsentSettings, isSafeLink } from '../../../widget/model/index.ts';
import { useList } from './useList.ts';

interface ConsentBoxProps {
  readonly settings: ConsentSettings;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** Ref to the box, if it takes the initial focus. */
  readonly box?: RefObject<HTMLInputElement | null>;
}

/** The checkbox for consent before a chat; the browser reports an error if it is unchecked. Its value is not sent. */
export function ConsentBox({ settings, isTicked, onTick, box }: ConsentBoxProps): ReactNode {
  const { texts } = useList();
  const { popupConsent: text, popupConsentPage: page } = settings;
  if (text === '') return null;
  return (
    <div className="chaty-chat-consent">
      <label>
        <input
          ref={box}
          type="checkbox"
          required
          data-first-focus={box && ''}
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span dir="auto">{text}</span>
      </label>
      {page !== '' && isSafeLink(page, 'https://page.invalid/') && (
        <a href={page} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { isSafeLink } from '../../../widget/model/index.ts';

interface ConsentBoxProps {
  readonly words: string;
  /** Address of the privacy page; empty without one. */
  readonly page: string;
  readonly pageLabel: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** The consent before a chat. The browser blocks the form until the box is checked; nothing about it is sent. */
export function ConsentBox({ words, page, pageLabel, isTicked, onTick }: ConsentBoxProps): ReactNode {
  return (
    <div className="chaty-chat-consent">
      <label>
        <input type="checkbox" required checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
        <span dir="auto">{words}</span>
      </label>
      {page !== '' && isSafeLink(page, 'https://page.invalid/') && (
        <a href={page} target="_blank" rel="noopener">
          {pageLabel}
        </a>
      )}
    </div>
  );
}

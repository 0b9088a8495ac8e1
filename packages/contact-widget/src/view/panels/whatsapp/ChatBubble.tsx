import type { ReactNode } from 'react';
import { isSafeImage } from '../../../model/channels/safeUrl.ts';
import { OwnerText } from '../../OwnerText.tsx';

/** Who greets the visitor, with what and when. */
export interface ChatBubbleProps {
  readonly profile: string;
  readonly nickname: string;
  readonly welcome: string;
  /** The visitor's own clock, `HH:MM`. */
  readonly time: string;
}

/** The owner's greeting as a message of the chat. */
export function ChatBubble({ profile, nickname, welcome, time }: ChatBubbleProps): ReactNode {
  return (
    <div className={`chaty-whatsapp-content${welcome === '' ? '' : ' has-content'}`}>
      {isSafeImage(profile, 'https://page.invalid/') && (
        <div className="wp-profile-img">
          <img src={profile} alt="" decoding="async" width="36" height="36" />
        </div>
      )}
      <div className="chaty-whatsapp-message">
        {nickname !== '' && <div className="chaty-whatsapp-message-nickname">{nickname}</div>}
        <div className="chaty-whatsapp-message-content">
          <OwnerText source={welcome} />
        </div>
        <div className="chaty-whatsapp-message-time">{time}</div>
      </div>
    </div>
  );
}

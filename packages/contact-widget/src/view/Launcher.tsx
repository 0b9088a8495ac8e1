import { fillText } from '@hadaya/core';
import type { ReactNode } from 'react';
import { isSafeImage } from '../model/channels/safeUrl.ts';
import { CallToAction } from './CallToAction.tsx';
import { FontGlyph } from './FontGlyph.tsx';
import { LauncherDrawing } from './icons.tsx';
import { UnreadCount, useUnread } from './UnreadCount.tsx';
import { useWidget } from './WidgetModel.ts';

/** What the launcher shows and does. */
export interface LauncherProps {
  readonly isOpen: boolean;
  readonly hasCta: boolean;
  readonly hasBadge: boolean;
  readonly effect: string;
  readonly onToggle: (isKeyboard: boolean) => void;
  readonly onHover: () => void;
}

function LauncherIcon(): ReactNode {
  const { design, page } = useWidget();
  if (design.icon === 'chat-image' && isSafeImage(design.iconUrl, page.context.environment.document.baseURI)) {
    return <img src={design.iconUrl} alt="" decoding="async" />;
  }
  const drawing = <LauncherDrawing name={design.icon} />;
  if (design.icon !== 'chat-fa-icon' || !/^[\w\s-]+$/.test(design.fontIcon)) return drawing;
  return <FontGlyph className={`${design.fontIcon} widget-fa-icon`} otherwise={drawing} />;
}

/** The button that opens the list, with the call to action and the badge. */
export function Launcher({ isOpen, hasCta, hasBadge, effect, onToggle, onHover }: LauncherProps): ReactNode {
  const { design, widget, texts, name, hoursText, channels } = useWidget();
  const hasInside = channels.some(({ type }) => type === 'Chatway');
  const messages = useUnread();
  const count = messages || (hasBadge ? design.badgeCount : '');
  const unread = count === '' ? '' : ` (${fillText(texts.unread, { count })})`;
  const classes = [
    'chaty-channel chaty-cta-main chaty-tooltip',
    hasCta ? 'has-on-hover' : '',
    `pos-${design.away}`,
    isOpen ? '' : 'active',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-widget={widget.id} hidden={isOpen}>
      {hasCta && <CallToAction />}
      <div className={effect === 'none' ? 'chaty-cta-button' : `chaty-cta-button chaty-animation-${effect}`}>
        <button
          type="button"
          className="open-chaty"
          aria-expanded={isOpen}
          aria-controls={`csaas-channels-${widget.id}`}
          onClick={(event) => onToggle(event.detail === 0)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onHover()}
        >
          <span className="chaty-svg">
            <LauncherIcon />
          </span>
          <span className="sr-only">{`${design.ctaText || hoursText || name}${unread}`}</span>
        </button>
        {hasInside && <UnreadCount />}
        {hasBadge && (
          <span className="ch-pending-msg" aria-hidden="true">
            {design.badgeCount}
          </span>
        )}
      </div>
    </div>
  );
}

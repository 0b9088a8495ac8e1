import { useStore } from '@hadaya/core/react';
import type { ReactNode } from 'react';
import { useWidget } from './WidgetModel.ts';

/** The live chat's unread messages in a round mark; their words stand in the name of the control around it. */
export function UnreadCount(): ReactNode {
  const count = useUnread();
  return (
    count !== '' && (
      <span className="chaty-unread" aria-hidden="true">
        {count}
      </span>
    )
  );
}

/** The live chat's count, short enough for its mark. */
export function useUnread(): string {
  const { page, widget } = useWidget();
  const { unread = '' } = useStore(page.store)[widget.id] ?? {};
  return unread.length > 3 ? '99+' : unread;
}

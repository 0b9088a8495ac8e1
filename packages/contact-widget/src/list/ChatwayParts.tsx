import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useList } from '../panels/panel/index.ts';
import { watchUnread } from './dom/watchChatway.ts';

/** Elements on which live chat shows its count: its channel, and the launcher while the list is closed. */
const MARKED = '.Chatway-channel-link, .csaas-widget-trigger';

/**
 * Hidden nodes for the live chat's script, which writes its count to nodes in the document and cannot see into a shadow
 * root.
 */
export function ChatwayParts(): ReactNode {
  const { page, host, widget } = useList();
  const { node, isOpen } = host;
  useEffect(() => {
    const drawn = new AbortController();
    const onCount = (count: string) => page.store.dispatch({ kind: 'unread', id: widget.id, count });
    watchUnread(page.context.environment, [...node.querySelectorAll(MARKED)], { signal: drawn.signal, onCount });
    return () => drawn.abort();
  }, [page, node, widget]);
  if (isOpen) return null;
  const parts = (
    <>
      <span className="chaty-channel Chatway-channel-link" hidden />
      <span className="csaas-widget-trigger" hidden />
    </>
  );
  return createPortal(parts, node);
}

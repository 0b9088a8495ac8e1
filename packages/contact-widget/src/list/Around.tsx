import type { ReactNode } from 'react';
import type { WidgetState } from '../page/index.ts';
import { useList } from '../panels/panel/index.ts';
import { Backdrop } from './Backdrop.tsx';
import { ChatView } from './ChatView.tsx';
import { ChatwayParts } from './ChatwayParts.tsx';
import { FocusMoves } from './FocusMoves.tsx';

export interface AroundProps {
  readonly state: WidgetState;
  /** True if a list that has just loaded may take the focus. */
  readonly mayMoveFocus: boolean;
}

/** Renders what accompanies the list: backdrop, channel card, focus handling and live chat's hidden nodes. */
export function Around({ state: { open, opener, shownBy }, mayMoveFocus }: AroundProps): ReactNode {
  const { design, widget } = useList();
  return (
    <>
      <Backdrop shownBy={shownBy} open={open} />
      {design.isChatView && open.kind === 'list' && <ChatView />}
      <FocusMoves open={open} opener={opener} mayMove={mayMoveFocus} />
      {widget.channels.some(({ type }) => type === 'Chatway') && <ChatwayParts />}
    </>
  );
}

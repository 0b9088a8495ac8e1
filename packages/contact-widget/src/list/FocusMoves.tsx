import { useLayoutEffect, useRef } from 'react';
import type { OpenPart, WidgetState } from '../page/index.ts';
import { useList } from '../panels/panel/index.ts';

/** `mayMove` is true if the focus may move into a list that has just loaded. */
export interface FocusMovesProps extends Pick<WidgetState, 'open' | 'opener'> {
  readonly mayMove: boolean;
}

/**
 * Moves the focus into a list opened by keyboard, or to the close button at the launcher's position for a list opened
 * by pointer; on closing, returns it to the opener. Does not move the focus if the page opened the list or panel, or if
 * `mayMove` is false because the visitor moved on while the list was loading. Renders nothing.
 */
export function FocusMoves({ open, opener, mayMove }: FocusMovesProps): null {
  const { actions } = useList();
  const before = useRef<OpenPart>(undefined);
  useLayoutEffect(() => {
    const { focusFirst, takeKept } = actions;
    const isBarred = before.current === undefined && !mayMove;
    const was = before.current ?? { kind: 'collapsed' };
    before.current = open;
    if (was === open || (was.kind === open.kind && open.kind === 'collapsed')) return;
    const isKept = takeKept();
    if (isBarred) return;
    if (open.kind === 'list' && was.kind === 'collapsed') {
      if (opener === 'keyboard') focusFirst('.chaty-channel-list a, .chaty-view-channels a');
      else if (opener === 'pointer') focusFirst('.chaty-cta-close button');
    } else if (open.kind === 'list' && was.kind === 'panel') {
      if (isKept) focusFirst(`[data-channel="${CSS.escape(was.channel)}"] a`);
    } else if (open.kind === 'collapsed' && isKept) focusFirst('.chaty-cta-main button, .single a');
  }, [actions, open, opener, mayMove]);
  return null;
}

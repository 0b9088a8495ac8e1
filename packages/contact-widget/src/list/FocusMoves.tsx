import { useLayoutEffect, useRef } from 'react';
import type { OpenPart, WidgetState } from '../page/index.ts';
import { useList } from '../panels/panel/index.ts';

/** What has been opened or closed, and whether a list that has just come may take the focus. */
export interface FocusMovesProps extends Pick<WidgetState, 'open' | 'opener'> {
  readonly mayMove: boolean;
}

/**
 * Moves the focus with the visitor: into a list opened by keyboard, onto the close button in the launcher's place when
 * opened by pointer, back to the opener when something closes. What the page opens by itself moves nothing, nor does a
 * list that comes when the visitor is elsewhere already (`mayMove`). Draws nothing.
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

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OpenPart, WidgetState } from '../../start/model/contactState.ts';
import type { ListActions } from './ListModel.ts';
import { useList } from './ListModel.ts';
import { useLatest } from './useLatest.ts';

const COLLAPSED: OpenPart = { kind: 'collapsed' };

/**
 * Moves the focus with the visitor: into a list opened by keyboard, onto the close button in the launcher's place when
 * opened by pointer, back to the opener when something closes. What the page opens by itself moves nothing.
 */
function useFocusMoves({ open, opener }: WidgetState, { focusFirst, takeKept }: ListActions): void {
  const before = useRef(COLLAPSED);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = open;
    if (was === open) return;
    const isKept = takeKept();
    if (open.kind === 'list' && was.kind === 'collapsed') {
      if (opener === 'keyboard') focusFirst('.chaty-channel-list a, .chaty-view-channels a');
      else if (opener === 'pointer') focusFirst('.chaty-cta-close button');
    } else if (open.kind === 'list' && was.kind === 'panel') {
      if (isKept) focusFirst(`[data-channel="${CSS.escape(was.channel)}"] a`);
    } else if (open.kind === 'collapsed' && isKept) focusFirst('.chaty-cta-main button, .single a');
  }, [open, opener, focusFirst, takeKept]);
}

/** What happens beside the drawing while a list is there: focus, clicks outside, blur. */
export function useListBehaviour(state: WidgetState): void {
  const { page, widget, design, single, host, effects, actions } = useList();
  const { open } = state;
  const isBlurred = design.hasBlur && design.hasCloseButton && open.kind === 'list';
  useFocusMoves(state, actions);
  useLayoutEffect(() => effects.markBlur(isBlurred ? 'on' : 'off'), [effects, isBlurred]);

  // A widget with one channel has no list: a call that opens it chooses the channel instead.
  const isMeant = single !== undefined && open.kind === 'list';
  useEffect(() => {
    if (!isMeant) return;
    page.store.dispatch({ kind: 'close', id: widget.id });
    host.into.querySelector<HTMLElement>('.single a')?.click();
  }, [isMeant, page, widget, host]);

  const onOutside = useLatest(actions.putAway);
  const onEscape = useLatest(actions.escape);
  // In the frame of the drawing: an Escape in the first moments counts.
  useLayoutEffect(() => {
    const drawn = new AbortController();
    effects.watchDismissal({ root: host.into, onOutside, onEscape, signal: drawn.signal });
    return () => drawn.abort();
  }, [effects, host, onOutside, onEscape]);
}

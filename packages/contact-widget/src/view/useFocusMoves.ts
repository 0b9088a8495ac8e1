import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { WidgetState } from '../model/state/contactState.ts';

/** Where the focus goes when a widget changes. */
export interface FocusMoves {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Call it before a change that removes what has the focus. */
  keep(): void;
}

/** Focuses the first match that is drawn; live chat, for one, may not be ready. */
export function focusFirst(frame: Element | null, selector: string): boolean {
  const found = [...(frame?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) => one.getClientRects()[0]);
  found?.focus({ preventScroll: true });
  return !!found;
}

/**
 * Moves the focus with the visitor: into a list opened by keyboard, onto the close button in the launcher's place when
 * opened by pointer, back to the opener when something closes. What the page opens by itself moves nothing.
 */
export function useFocusMoves({ open, opener }: Pick<WidgetState, 'open' | 'opener'>): FocusMoves {
  const frame = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  const before = useRef(open);
  useLayoutEffect(() => {
    const root = frame.current;
    const was = before.current;
    before.current = open;
    if (!root || was === open) return;
    const kept = isKept.current;
    isKept.current = false;
    if (open.kind === 'list' && was.kind === 'collapsed') {
      if (opener === 'keyboard') focusFirst(root, '.chaty-channel-list a, .chaty-view-channels a');
      else if (opener === 'pointer') focusFirst(root, '.chaty-cta-close button');
    } else if (open.kind === 'list' && was.kind === 'panel') {
      if (kept) focusFirst(root, `[data-channel="${CSS.escape(was.channel)}"] a`);
    } else if (open.kind === 'collapsed' && kept) focusFirst(root, '.chaty-cta-main button, .single a');
  }, [open, opener]);
  return {
    frame,
    keep: () => {
      isKept.current = true;
    },
  };
}

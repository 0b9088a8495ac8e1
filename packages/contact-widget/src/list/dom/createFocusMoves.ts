import type { OpenPart, WidgetState } from '../../page/index.ts';
import type { ListActions } from '../../panels/panel/index.ts';

const COLLAPSED: OpenPart = { kind: 'collapsed' };

/**
 * Moves the focus with the visitor: into a list opened by keyboard, onto the close button in the launcher's place when
 * opened by pointer, back to the opener when something closes. What the page opens by itself moves nothing, nor does a
 * list that comes when the visitor is elsewhere already (`mayMove`).
 */
export function createFocusMoves(
  { focusFirst, takeKept }: ListActions,
  mayMove: boolean,
): (state: WidgetState) => void {
  let before = COLLAPSED;
  let isFirst = true;
  return ({ open, opener }) => {
    const was = before;
    before = open;
    const isBarred = isFirst && !mayMove;
    isFirst = false;
    if (was === open) return;
    const isKept = takeKept();
    if (isBarred) return;
    if (open.kind === 'list' && was.kind === 'collapsed') {
      if (opener === 'keyboard') focusFirst('.chaty-channel-list a, .chaty-view-channels a');
      else if (opener === 'pointer') focusFirst('.chaty-cta-close button');
    } else if (open.kind === 'list' && was.kind === 'panel') {
      if (isKept) focusFirst(`[data-channel="${CSS.escape(was.channel)}"] a`);
    } else if (open.kind === 'collapsed' && isKept) focusFirst('.chaty-cta-main button, .single a');
  };
}

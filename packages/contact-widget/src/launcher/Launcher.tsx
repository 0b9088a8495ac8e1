import { fillText } from '@hadaya/core';
import { type MouseEvent, type PointerEvent, type ReactNode, type Ref, useEffect } from 'react';
import { channelViewed, isVisitDue, WIDGET_CLICKED } from '../counting/index.ts';
import { readSigns, shortenCount, type WidgetModel } from '../frame/index.ts';
import type { Opener, WidgetState } from '../page/index.ts';
import { watchNear } from './dom/watchNear.ts';
import { LauncherIcon } from './LauncherIcon.tsx';

/** Opens the list, even while its module is still loading. */
function openList({ page, widget, gates, note }: WidgetModel, by: Opener, hoveredAt?: number): void {
  const { store } = page;
  const { id } = widget;
  const slugs = gates.map(({ slug }) => slug);
  const channels = slugs.filter((slug) => isVisitDue(page.context.environment, id, channelViewed(slug)));
  note(WIDGET_CLICKED, channels.map(channelViewed), { kind: 'widget-click', channels, isSingle: 0 });
  store.dispatch({ kind: 'seen', id });
  store.dispatch({ kind: 'open-list', id, by, ...(hoveredAt === undefined ? {} : { hoveredAt }) });
}

function openByHover(model: WidgetModel): void {
  const { page, widget } = model;
  const { clock } = page.context.environment;
  const isClosed = () => page.store.getState()[widget.id]?.open.kind === 'collapsed';
  if (!isClosed()) return;
  // Waits a frame, so that every listener handles the hover before the element under the pointer changes.
  clock.frame(() => isClosed() && openList(model, 'page', clock.now()), page.signal);
}

/** The badge that shows how many messages are waiting, a number set by the owner. */
export function Badge({ model }: { readonly model: WidgetModel }): ReactNode {
  return (
    <span className="ch-pending-msg" aria-hidden="true">
      {model.design.attention.badgeCount}
    </span>
  );
}

export interface LauncherProps {
  readonly model: WidgetModel;
  readonly state: WidgetState;
  readonly isExpanded: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Called when the visitor is about to use the launcher, to prefetch the list. */
  readonly onReach: () => void;
}

/** The button that opens the list, with the owner's badge or live chat's unread count. */
export function Launcher({ model, state, isExpanded, buttonRef, onReach }: LauncherProps): ReactNode {
  const { page, widget, design, gates, name, texts, hoursText } = model;
  const { hasBadge, effect } = readSigns(model, state);
  const messages = shortenCount(state.unread);
  const count = messages || (hasBadge ? `${design.attention.badgeCount}` : '');
  useEffect(() => watchNear(model, onReach), [model, onReach]);
  const hover = ({ pointerType }: PointerEvent) => {
    onReach();
    if (pointerType === 'mouse' && design.opens === 'hover' && page.device === 'desktop') openByHover(model);
  };
  const press = ({ detail }: MouseEvent) => {
    // While the list loads, the launcher keeps keyboard focus; pressing it again cancels loading.
    if (isExpanded) page.store.dispatch({ kind: 'close', id: widget.id });
    else openList(model, detail === 0 ? 'keyboard' : 'pointer');
  };
  return (
    <div className={effect === 'none' ? 'chaty-cta-button' : `chaty-cta-button chaty-animation-${effect}`}>
      <button
        ref={buttonRef}
        type="button"
        className="open-chaty"
        aria-controls={`csaas-channels-${widget.id}`}
        aria-expanded={isExpanded}
        onClick={press}
        onFocus={onReach}
        onPointerDown={onReach}
        onPointerEnter={hover}
      >
        <LauncherIcon model={model} />
        <span className="sr-only">
          {(design.ctaText || hoursText || name) + (count && ` (${fillText(texts.unread, { count })})`)}
        </span>
      </button>
      {messages !== '' && gates.some(({ type }) => type === 'Chatway') && (
        <span className="chaty-unread" aria-hidden="true">
          {messages}
        </span>
      )}
      {hasBadge && <Badge model={model} />}
    </div>
  );
}

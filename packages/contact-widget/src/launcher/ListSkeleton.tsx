import { type ReactNode, useEffect } from 'react';
import type { WidgetModel } from '../frame/index.ts';
import { watchDismissal } from '../page/index.ts';
import type { ListSource } from './createListSource.ts';

export interface ListSkeletonProps {
  readonly model: WidgetModel;
  readonly isShown: boolean;
}

interface DiscsProps extends ListSkeletonProps {
  readonly source: ListSource;
  readonly chosen: string;
}

/** The list's box with a placeholder disc for each channel, at its final position. */
export function ListSkeleton({ model, isShown, source, chosen }: DiscsProps): ReactNode {
  const { gates, widget } = model;
  return (
    // biome-ignore lint/a11y/useSemanticElements: sites style these elements by their tag names
    <div
      className="chaty-channel-list"
      role="list"
      id={`csaas-channels-${widget.id}`}
      aria-busy="true"
      hidden={!isShown}
    >
      {gates.map(({ type, slug }) => {
        // Live chat is not shown until its own script is ready.
        if (type === 'Chatway') return null;
        const choose = () => source.store.dispatch({ chosen: slug });
        return (
          <div
            key={slug}
            className={`chaty-channel${chosen === slug ? ' chosen' : ''}`}
            data-channel={slug}
            aria-hidden="true"
            onClick={choose}
            // If the list replaces the placeholder while a mouse button is down, no click follows. After a touch, the
            // click goes to the element that is under the finger when it lifts.
            onPointerDown={({ pointerType }) => pointerType === 'mouse' && choose()}
          />
        );
      })}
    </div>
  );
}

export function CardSkeleton({ model, isShown }: ListSkeletonProps): ReactNode {
  return <div className={`chaty-waiting-card pos-${model.design.position}`} aria-busy="true" hidden={!isShown} />;
}

/** Cancels loading the list when the visitor presses Escape or taps outside the widget. */
export function useWaitingDismissal({ page, host, widget }: WidgetModel, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const drawn = new AbortController();
    const close = () => page.store.dispatch({ kind: 'close', id: widget.id });
    const dismissal = { root: host.into, onOutside: close, onEscape: close };
    watchDismissal({ ...page, signal: drawn.signal }, widget.id, dismissal);
    return () => drawn.abort();
  }, [page, host, widget, isWaiting]);
}

import { type ReactNode, useEffect } from 'react';
import type { WidgetModel } from '../frame/index.ts';
import { watchDismissal } from '../page/index.ts';
import type { ListSource } from './createListSource.ts';

/** What stands in for a list on its way. */
export interface ListSkeletonProps {
  readonly model: WidgetModel;
  readonly isShown: boolean;
}

/** Where the disc of a channel was tapped, and what follows. */
interface DiscsProps extends ListSkeletonProps {
  readonly source: ListSource;
  readonly chosen: string;
}

/** The list's box with a disc in the place of each channel: as many as the list will have, where it will have them. */
export function ListSkeleton({ model, isShown, source, chosen }: DiscsProps): ReactNode {
  const { gates, widget } = model;
  return (
    // biome-ignore lint/a11y/useSemanticElements: sites style these elements
    <div
      className="chaty-channel-list"
      role="list"
      id={`csaas-channels-${widget.id}`}
      aria-busy="true"
      hidden={!isShown}
    >
      {gates.map(({ type, slug }) => {
        // Live chat has no place until its own script is ready.
        if (type === 'Chatway') return null;
        const choose = () => source.store.dispatch({ chosen: slug });
        return (
          <div
            key={slug}
            className={`chaty-channel${chosen === slug ? ' chosen' : ''}`}
            data-channel={slug}
            aria-hidden="true"
            onClick={choose}
            // A mouse that is down while the list comes clicks nothing; a finger clicks what is there when it lifts.
            onPointerDown={({ pointerType }) => pointerType === 'mouse' && choose()}
          />
        );
      })}
    </div>
  );
}

/** The card that stands in for the chat view. */
export function CardSkeleton({ model, isShown }: ListSkeletonProps): ReactNode {
  return <div className={`chaty-waiting-card pos-${model.design.position}`} aria-busy="true" hidden={!isShown} />;
}

/** Puts a list on its way away by Escape or a tap elsewhere. */
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

import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type Channel, panelId } from '../../../channels/index.ts';
import { type ChatRequest, DEFAULT_CHAT, isPanelOpen, type WidgetState } from '../../../page/index.ts';
import type { ListModel } from '../ListModel.ts';
import { ListContext } from './ListContext.ts';

export function useList(): ListModel {
  const model = useContext(ListContext);
  if (!model) throw new Error('a panel of the contact widget was drawn outside of its list');
  return model;
}

export function usePanelId(channel: Channel): string {
  const { widget, channels } = useList();
  return panelId(widget.id, channel, channels);
}

/** Selects a value from the widget's state; only the calling component re-renders when the value changes. */
export function useWidgetState<Found>(read: (state: WidgetState | undefined) => Found): Found {
  const { page, widget } = useList();
  return useSyncExternalStore(page.store.subscribe, () => read(page.store.getState()[widget.id]));
}

export function useIsOpen({ slug }: Channel): boolean {
  return useWidgetState((state) => isPanelOpen(state, slug));
}

/** Returns the chat for which the page opened the panel. */
export const useChatRequest = (): ChatRequest => useWidgetState((state) => state?.chat) ?? DEFAULT_CHAT;

/** Returns a stable function that always calls the latest `run`, for listeners that outlive a render. */
export function useLatest<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/**
 * Updates the URL of a link when the visitor is about to use it, because the link's message may name the product that
 * the visitor is viewing.
 */
export function useKeptAddress(read: () => string | undefined): RefObject<HTMLAnchorElement | null> {
  const { addresses } = useList();
  const link = useRef<HTMLAnchorElement>(null);
  const latest = useLatest(read);
  useEffect(() => {
    const drawn = new AbortController();
    if (link.current) addresses.keep(link.current, latest, drawn.signal);
    return () => drawn.abort();
  }, [addresses, latest]);
  return link;
}

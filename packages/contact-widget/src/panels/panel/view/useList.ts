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
import { isPanelOpen, type WidgetState } from '../../../page/index.ts';
import type { ListModel } from '../ListModel.ts';
import { ListContext } from './ListContext.ts';

/** Reads the model; panels are always drawn inside it. */
export function useList(): ListModel {
  const model = useContext(ListContext);
  if (!model) throw new Error('a panel of the contact widget was drawn outside of its list');
  return model;
}

/** The public id of a channel's panel. */
export function usePanelId(channel: Channel): string {
  const { widget, channels } = useList();
  return panelId(widget.id, channel, channels);
}

/** What a component needs to know of the widget's state; it is drawn again when that changes, and whoever draws it is not. */
export function useWidgetState<Found>(read: (state: WidgetState | undefined) => Found): Found {
  const { page, widget } = useList();
  return useSyncExternalStore(page.store.subscribe, () => read(page.store.getState()[widget.id]));
}

/** Whether the panel of a channel is open. */
export function useIsOpen({ slug }: Channel): boolean {
  return useWidgetState((state) => isPanelOpen(state, slug));
}

/** A function that stays the same and always runs the latest version of `run`, for listeners that outlive a drawing. */
export function useLatest<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** For a link whose message may name what the visitor is looking at: it has its address of the moment when it is reached for. */
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

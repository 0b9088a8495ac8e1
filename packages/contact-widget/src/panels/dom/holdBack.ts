import { listen } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';

interface BackEntry {
  hold(close: () => void, signal: AbortSignal): void;
}

function createEntry({ context, signal }: ContactPage): BackEntry {
  const { window, clock } = context.environment;
  const { history, location } = window;
  let close: (() => void) | undefined;
  /** The page's URL when the entry was added. */
  let address: string | undefined;
  const takeBack = () => {
    const isOnTop = address === location.href;
    address = undefined;
    if (isOnTop) history.back();
  };
  const leave = () => {
    address = undefined;
    close?.();
  };
  listen(window, 'popstate', leave, { signal });
  signal.addEventListener('abort', () => address !== undefined && takeBack(), { once: true });
  return {
    hold(requested, owner) {
      if (owner.aborted) return;
      close = requested;
      try {
        if (address === undefined) history.pushState(history.state, '');
        address = location.href;
      } catch {
        // The page forbids history entries, so Back leaves the page as usual.
      }
      const release = () => {
        if (close === requested) close = undefined;
        // If another panel replaces the closed one, it keeps using the same history entry.
        clock.after(0, () => !close && address !== undefined && takeBack(), signal);
      };
      owner.addEventListener('abort', release, { once: true });
    },
  };
}

const entries = new WeakMap<ContactPage, BackEntry>();

/** On touch devices, makes Back close only the open panel, with one history entry while a panel is open. */
export function holdBack(page: ContactPage, close: () => void, signal: AbortSignal): void {
  if (!page.context.environment.window.matchMedia('(pointer: coarse)').matches) return;
  const entry = entries.get(page) ?? createEntry(page);
  entries.set(page, entry);
  entry.hold(close, signal);
}

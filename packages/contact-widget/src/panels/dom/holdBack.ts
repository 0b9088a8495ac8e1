import { listen } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';

/** The one history entry that stands for an open panel. */
interface BackEntry {
  hold(close: () => void, signal: AbortSignal): void;
}

function createEntry({ context, signal }: ContactPage): BackEntry {
  const { window, clock } = context.environment;
  const { history, location } = window;
  let close: (() => void) | undefined;
  /** Address of the page while the entry is there. */
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
    hold(wanted, owner) {
      if (owner.aborted) return;
      close = wanted;
      try {
        if (address === undefined) history.pushState(history.state, '');
        address = location.href;
      } catch {
        // A page that forbids history entries: Back leaves it, as it always did.
      }
      const release = () => {
        if (close === wanted) close = undefined;
        // A panel that takes the place of this one takes the entry over.
        clock.after(0, () => !close && address !== undefined && takeBack(), signal);
      };
      owner.addEventListener('abort', release, { once: true });
    },
  };
}

const entries = new WeakMap<ContactPage, BackEntry>();

/** On phones, Back closes the open panel and nothing else: one history entry while the panel is open. */
export function holdBack(page: ContactPage, close: () => void, signal: AbortSignal): void {
  if (!page.context.environment.window.matchMedia('(pointer: coarse)').matches) return;
  const entry = entries.get(page) ?? createEntry(page);
  entries.set(page, entry);
  entry.hold(close, signal);
}

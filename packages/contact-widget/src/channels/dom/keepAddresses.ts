import { childController, listen } from '@hadaya/core';
import type { ContactPage, WidgetState } from '../../page/index.ts';
import { watchFacts } from './watchFacts.ts';

/** Comes before an address is followed, opened in a new tab, dragged or copied. */
const REACHING = ['pointerenter', 'pointerdown', 'focus', 'contextmenu', 'auxclick', 'dragstart'];

/** Keeps the addresses of links right, whose messages may name what the visitor is looking at. */
export interface AddressKeeper {
  /** From now on the link has its address of the moment whenever somebody reaches for it, and as long as the widget is open. */
  keep(link: HTMLAnchorElement, read: () => string | undefined, signal: AbortSignal): void;
  /** Follows the page while the widget is open; a widget with one channel always shows it. */
  paint(state: WidgetState): void;
}

/** The keeper of one widget's links. */
export function keepAddresses({ context, signal }: ContactPage, isSingle: boolean): AddressKeeper {
  const kept = new Set<() => void>();
  const writeAll = () => {
    for (const write of kept) write();
  };
  let following: AbortController | undefined;
  return {
    keep(link, read, owner) {
      const write = () => {
        try {
          const href = read();
          if (href !== undefined && link.getAttribute('href') !== href) link.href = href;
        } catch {
          // A page that cannot be read: the address stays, and a click tells of it.
        }
      };
      kept.add(write);
      owner.addEventListener('abort', () => kept.delete(write), { once: true });
      for (const name of REACHING) listen(link, name, write, { signal: owner });
    },
    paint({ open }) {
      const isShown = isSingle || open.kind !== 'collapsed';
      if (isShown === (following !== undefined)) return;
      following?.abort();
      following = isShown ? childController(signal) : undefined;
      if (!following) return;
      writeAll();
      watchFacts(context.environment, writeAll, following.signal);
    },
  };
}

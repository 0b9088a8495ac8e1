import { childController, listen } from '@hadaya/core';
import type { ContactPage, WidgetState } from '../../page/index.ts';
import { watchFacts } from './watchFacts.ts';

/** Events that fire before a visitor follows, drags or copies a link or opens it in a new tab. */
const REACHING = ['pointerenter', 'pointerdown', 'focus', 'contextmenu', 'auxclick', 'dragstart'];

/** Keeps links' URLs up to date, because their messages may name the product that the visitor is viewing. */
export interface AddressKeeper {
  /** Updates the link's URL when the visitor is about to use it, and while the widget is open. */
  keep(link: HTMLAnchorElement, read: () => string | undefined, signal: AbortSignal): void;
  /** Updates URLs while the widget is open; for a widget with only one channel, updates them at any time. */
  paint(state: WidgetState): void;
}

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
          // Reading the page failed, so the URL stays unchanged; a click will report the error.
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

import { listen } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';

/** Calls back when the browser has a connection again. */
export function watchOnline({ context }: ContactPage, callback: () => void, signal: AbortSignal): void {
  listen(context.environment.window, 'online', callback, { signal, once: true });
}

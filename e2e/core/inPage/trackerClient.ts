/** Our counting calls for test pages: `kit` has the exports. */
import { createEnvironment } from '@hadaya/core';
import { createClient, createEventSender } from '@hadaya/core/http';

/** Sends a count, with a text of this many bytes. */
export function track(bytes: number, url: string): void {
  createEventSender(createClient(createEnvironment(window)), { url })('count', { text: 'x'.repeat(bytes) });
}

/** A call with a response. */
export function ask(url: string): Promise<unknown> {
  return createClient(createEnvironment(window)).adminAjax('save', { name: 'Salma' }, { decode: (raw) => raw, url });
}

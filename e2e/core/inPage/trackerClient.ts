/**
 * Client code for test pages: a counting call, and a call that waits for its response. The bundle provides both as
 * `kit`.
 */
import { createEnvironment } from '@hadaya/core';
import { createClient, createEventSender } from '@hadaya/core/http';

export function track(bytes: number, url: string): void {
  createEventSender(createClient(createEnvironment(window)), { url })('count', { text: 'x'.repeat(bytes) });
}

export function ask(url: string): Promise<unknown> {
  return createClient(createEnvironment(window)).adminAjax('save', { name: 'Salma' }, { decode: (raw) => raw, url });
}

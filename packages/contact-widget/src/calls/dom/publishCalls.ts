import { childController, contain, type IslandContext, listen, openRegistry, runHostCode } from '@hadaya/core';
import type { ContactOptions } from '../../settings.ts';
import type { ContactCalls } from './createCalls.ts';
import { pluginNames } from './pluginNames.ts';

const NAMES = ['open', 'close', 'toggle', 'show', 'hide'] as const;

/**
 * Adds values to a page object until the signal aborts. Keeps existing properties; skips non-objects and frozen
 * objects.
 */
function lend(target: unknown, values: Readonly<Record<string, unknown>>, signal: AbortSignal): void {
  if (typeof target !== 'object' || target === null) return;
  for (const [name, value] of Object.entries(values)) {
    if (Reflect.has(target, name)) continue;
    if (!Reflect.defineProperty(target, name, { value, configurable: true, writable: true })) continue;
    signal.addEventListener('abort', () => Reflect.get(target, name) === value && Reflect.deleteProperty(target, name));
  }
}

/**
 * Creates `contact.on`, which subscribes to a widget event by its short name and returns a function that unsubscribes.
 */
function createOn({ environment, signal }: IslandContext<ContactOptions>) {
  const { logger, document } = environment;
  return (name: unknown, handler: unknown): (() => void) => {
    const ended = childController(signal);
    const tell = (thrown: unknown) =>
      logger.warn(`the page's callback for contact.on("${name}") failed: ${String(thrown)}`, thrown);
    const hear = (event: Event) =>
      typeof handler === 'function' && runHostCode(() => handler(Reflect.get(event, 'detail'), event), tell);
    listen(document, `hadaya:contact:${name}`, hear, { signal: ended.signal });
    return () => ended.abort();
  };
}

interface PublishedBy {
  readonly start: () => void;
  readonly destroy: () => void;
}

/**
 * Publishes the calls as commands of `hadaya.q`, as `window.hadaya.contact` and under the function names of the
 * replaced plugin. The returned function accepts the functions of the started widgets, which then run all calls,
 * including earlier ones.
 */
export function publishCalls(
  context: IslandContext<ContactOptions>,
  published: PublishedBy,
): (started: ContactCalls) => void {
  const { environment, signal } = context;
  const { window } = environment;
  const waiting: ((calls: ContactCalls) => void)[] = [];
  let ready: ContactCalls | undefined;
  const ask = (call: (calls: ContactCalls) => void) => {
    const calls = ready;
    if (calls) contain(() => call(calls), signal);
    else waiting.push(call);
  };
  const { start: init, destroy } = published;
  const api: Record<string, (...args: readonly unknown[]) => unknown> = { init, destroy, on: createOn(context) };
  for (const name of NAMES) api[name] = (id, channel) => ask((calls) => calls[name](id, channel));

  openRegistry(environment).commands.define(
    Object.fromEntries(Object.entries(api).map(([name, command]) => [`contact.${name}`, command])),
  );
  lend(Reflect.get(window, 'hadaya'), { contact: api }, signal);
  lend(window, pluginNames(window, ask), signal);
  return (started) => {
    ready = started;
    waiting.splice(0).forEach(ask);
  };
}

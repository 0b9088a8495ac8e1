import { type IslandContext, listen, openRegistry, VERSION } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import type { ContactPage } from '../ContactPage.ts';
import { contained } from '../contain/reportThrown.ts';
import { runHostCallback } from '../contain/runHostCallback.ts';
import { pluginNames } from '../legacy/pluginNames.ts';
import type { ContactOptions } from '../options.ts';
import { openPageCalls, type PageCalls } from './pageCalls.ts';

const NAMES = ['open', 'close', 'toggle', 'show', 'hide'] as const;

type CallName = (typeof NAMES)[number] | 'openType';

/** How the page reaches the widgets, before and after they have started. */
export interface PublicCalls {
  /** The started widgets answer from now on, and to all that was called before. */
  answer(page: ContactPage): void;
  /** Carries out a call of our own in its turn. */
  ask(call: (calls: PageCalls) => void): void;
}

/**
 * Puts values on an object of the page until the signal aborts; names that are taken stay as they are. What is no object
 * or takes nothing is left alone.
 */
function lend(target: unknown, values: Readonly<Record<string, unknown>>, signal: AbortSignal): void {
  if (typeof target !== 'object' || target === null) return;
  for (const [name, value] of Object.entries(values)) {
    if (Reflect.has(target, name)) continue;
    if (!Reflect.defineProperty(target, name, { value, configurable: true, writable: true })) continue;
    signal.addEventListener('abort', () => Reflect.get(target, name) === value && Reflect.deleteProperty(target, name));
  }
}

/** Hears an event of the widgets by its short name until the returned function ends it. */
function createOn({ environment, signal }: IslandContext<ContactOptions>) {
  return (name: unknown, handler: unknown): (() => void) => {
    const ended = createLife(signal);
    if (typeof handler === 'function') {
      const hear = (event: Event) =>
        runHostCallback(environment.logger, `contact.on("${name}")`, () =>
          handler(Reflect.get(event, 'detail'), event),
        );
      listen(environment.document, `hadaya:contact:${name}`, hear, { signal: ended.signal });
    }
    return () => ended.abort();
  };
}

type Ask = PublicCalls['ask'];

/** Keeps the calls that come before the widgets have started. */
function createLine(context: IslandContext<ContactOptions>): PublicCalls {
  const waiting: Parameters<Ask>[0][] = [];
  let ready: PageCalls | undefined;
  const carryOut = contained(
    context,
    'carry out a call of the page',
    (call: Parameters<Ask>[0], calls: PageCalls) => {
      if (!context.signal.aborted) call(calls);
    },
    undefined,
  );
  return {
    answer(started) {
      const calls = openPageCalls(started);
      ready = calls;
      for (const call of waiting.splice(0)) carryOut(call, calls);
    },
    ask(call) {
      if (ready) carryOut(call, ready);
      else waiting.push(call);
    },
  };
}

/**
 * Offers the calls as `hadaya.q` entries, as `window.hadaya.contact` and under the function names that the replaced
 * plugin defines.
 */
export function publishCalls(
  context: IslandContext<ContactOptions>,
  { start, destroy }: { readonly start: () => void; readonly destroy: () => void },
): PublicCalls {
  const { environment, signal } = context;
  const { window } = environment;
  const line = createLine(context);
  const call =
    (name: CallName, ...given: readonly unknown[]) =>
    (...args: readonly unknown[]): void => {
      const [first, second] = [...given, ...args];
      line.ask((calls) => calls[name](first, second));
    };
  const api: Record<string, (...args: readonly unknown[]) => unknown> = { init: start, destroy, on: createOn(context) };
  for (const name of NAMES) api[name] = call(name);

  const commands = openRegistry(environment, VERSION)?.commands;
  commands?.define(Object.fromEntries(Object.entries(api).map(([name, command]) => [`contact.${name}`, command])));
  lend(Reflect.get(window, 'hadaya'), { contact: api }, signal);

  const [toggle, close, show, openType] = [call('toggle'), call('close'), call('show'), call('openType')];
  lend(window, pluginNames(window, { toggle, close, show, openType }), signal);
  return line;
}

import { type IslandContext, listen, openRegistry, VERSION } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import type { ContactPage } from '../ContactPage.ts';
import { pluginNames } from '../legacy/pluginNames.ts';
import type { ContactOptions } from '../options.ts';
import type { PageCalls } from './pageCalls.ts';

const NAMES = ['open', 'close', 'toggle', 'show', 'hide'] as const;

type CallName = (typeof NAMES)[number] | 'openType';

/** How the page reaches the widgets, before and after they have started. */
export interface PublicCalls {
  /** The started widgets answer from now on, and to all that was called before. */
  answer(page: ContactPage): void;
  /** Carries out a call of our own in its turn. */
  ask(call: (calls: PageCalls) => void): void;
}

/** Puts values on an object of the page until the signal aborts; names that are taken stay as they are. */
function lend(target: object, values: Readonly<Record<string, unknown>>, signal: AbortSignal): void {
  for (const [name, value] of Object.entries(values)) {
    if (Reflect.has(target, name)) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
    signal.addEventListener('abort', () => Reflect.get(target, name) === value && Reflect.deleteProperty(target, name));
  }
}

/** Hears an event of the widgets by its short name until the returned function ends it. */
function createOn({ environment, signal }: IslandContext<ContactOptions>) {
  return (name: unknown, handler: unknown): (() => void) => {
    const ended = createLife(signal);
    if (typeof handler === 'function') {
      const hear = (event: Event) => handler(Reflect.get(event, 'detail'), event);
      listen(environment.document, `hadaya:contact:${name}`, hear, { signal: ended.signal });
    }
    return () => ended.abort();
  };
}

type Ask = PublicCalls['ask'];

/** Keeps the calls that come before the widgets have started; the part that carries them out comes with the first one. */
function createLine({ signal, fail }: IslandContext<ContactOptions>): PublicCalls {
  const waiting: Parameters<Ask>[0][] = [];
  let page: ContactPage | undefined;
  let ready: PageCalls | undefined;
  const carryOut = () => {
    const started = page;
    if (!started || waiting.length === 0) return;
    import('./pageCalls.ts').then(({ openPageCalls }) => {
      ready ??= openPageCalls(started);
      for (const call of waiting.splice(0)) if (!signal.aborted) call(ready);
    }, fail);
  };
  return {
    answer(started) {
      page = started;
      ready = undefined;
      carryOut();
    },
    ask(run) {
      if (ready && waiting.length === 0) return run(ready);
      waiting.push(run);
      carryOut();
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
  for (const [name, command] of Object.entries(api)) commands?.define(`contact.${name}`, command);
  lend(Reflect.get(window, 'hadaya'), { contact: api }, signal);

  const [toggle, close, show, openType] = [call('toggle'), call('close'), call('show'), call('openType')];
  lend(window, pluginNames(window, { toggle, close, show, openType }), signal);
  return line;
}

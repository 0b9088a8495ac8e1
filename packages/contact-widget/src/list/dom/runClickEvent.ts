import type { Environment } from '@hadaya/core';
import { parseClickEvent } from '../model/clickEvent.ts';

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

const NATIVE = /^function\s+[\w$][^{]*\{\s*\[native code\]\s*\}$/;

/** Whether a function belongs to the browser. One that the page has bound has no name in its text and is the page's. */
function isNative(found: unknown): boolean {
  return typeof found === 'function' && NATIVE.test(Function.prototype.toString.call(found));
}

/** What an object of the page holds under a name: its own, or its class's where the page wrote the class. */
function readOwn(holder: object, name: string): unknown {
  for (let at: object | null = holder; at; at = Reflect.getPrototypeOf(at)) {
    if (!Object.hasOwn(at, name)) continue;
    if (at !== holder && isNative(Object.getOwnPropertyDescriptor(at, 'constructor')?.value)) return undefined;
    return Reflect.get(holder, name);
  }
  return undefined;
}

/** Calls a function of the page's own by its path; `false` when there is none. */
function call(page: object, path: readonly string[], args: readonly unknown[]): boolean {
  let owner: unknown = page;
  let found: unknown = page;
  for (const step of path) {
    owner = found;
    found = isObject(found) ? readOwn(found, step) : undefined;
  }
  if (typeof found !== 'function' || isNative(found)) return false;
  Reflect.apply(found, owner, [...args]);
  return true;
}

/** Hands real code to the page as an inline handler, so that the page's own policy decides whether it runs. */
function handOver(page: Document, source: string): void {
  const runner = page.createElement('a');
  runner.setAttribute('onclick', source);
  runner.click();
}

/**
 * Does what an owner's click setting asks for without evaluating anything: a function path is looked up and called.
 * Other code runs only with `allowClickEvent`, and then as far as the page's policy lets it. Never throws.
 */
export function runClickEvent(
  { window, document, logger }: Environment,
  {
    setting,
    mayRunCode,
    channel,
  }: { readonly setting: string; readonly mayRunCode: boolean; readonly channel: string },
): void {
  const event = parseClickEvent(setting);
  try {
    if (event.kind === 'call') {
      if (!call(window, event.path, event.args)) {
        logger.warn(
          `click_event of ${channel}: the page has no function ${event.path.join('.')} of its own. Load it before the click`,
        );
      }
    } else if (mayRunCode) handOver(document, event.source);
    else {
      logger.warn(
        `click_event of ${channel} holds program code, which is not run. Write it as a function name like "shop.openTour('x')", ` +
          'or set hadaya.settings.contact.allowClickEvent',
      );
    }
  } catch (thrown) {
    logger.warn(`click_event of ${channel} failed: ${String(thrown)}`, thrown);
  }
}

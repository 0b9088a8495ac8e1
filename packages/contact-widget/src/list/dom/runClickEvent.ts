import type { Environment } from '@hadaya/core';
import { parseClickEvent } from '../model/clickEvent.ts';

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

const NATIVE = /^function\s+[\w$][^{]*\{\s*\[native code\]\s*\}$/;

/**
 * Returns whether a function is built into the browser. The page's bound functions also print as native, but without a
 * name.
 */
function isNative(found: unknown): boolean {
  return typeof found === 'function' && NATIVE.test(Function.prototype.toString.call(found));
}

/** Returns a page object's own member, or one that it inherits from a class defined by the page. */
function readOwn(holder: object, name: string): unknown {
  for (let at: object | null = holder; at; at = Reflect.getPrototypeOf(at)) {
    if (!Object.hasOwn(at, name)) continue;
    if (at !== holder && isNative(Object.getOwnPropertyDescriptor(at, 'constructor')?.value)) return undefined;
    return Reflect.get(holder, name);
  }
  return undefined;
}

/**
 * Returns whether a value is a library, such as jQuery or lodash: an object with a version, or a function with members.
 */
function isLibrary(found: unknown): boolean {
  if (!isObject(found)) return false;
  const saysVersion = ['version', 'VERSION', 'jquery'].some((name) => name in found);
  return saysVersion || (typeof found === 'function' && Object.keys(found).length > 0);
}

/** Functions of analytics and chat scripts that `call` runs although they look like library or built-in functions. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'gtag ga fbq ym clarity pintrk snaptr twq lintrk ttq.track dataLayer.push _paq.push _hsq.push uetq.push ' +
    'Intercom Beacon zE'
  ).split(' '),
);

/** Calls the function at a path if the page defines it or it is in `KNOWN`; otherwise returns `false`. */
function call(page: object, path: readonly string[], args: readonly unknown[]): boolean {
  const read = KNOWN.has(path.join('.')) ? Reflect.get : readOwn;
  let owner: unknown = page;
  let found: unknown = page;
  for (const step of path) {
    owner = found;
    found = isObject(found) ? read(found, step) : undefined;
    if (read === readOwn && (isLibrary(found) || isNative(found))) return false;
  }
  if (typeof found !== 'function') return false;
  Reflect.apply(found, owner, [...args]);
  return true;
}

/** Runs code as an inline handler, so that the page's content security policy applies. */
function handOver(page: Document, source: string): void {
  const runner = page.createElement('a');
  runner.setAttribute('onclick', source);
  runner.click();
}

/**
 * Runs an owner's click setting without evaluating code: looks up a function path and calls it. Other code runs only
 * with `allowClickEvent`, subject to the page's content security policy. Never throws.
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
          `click_event of ${channel}: ${event.path.join('.')} is not a function that the page defines. Name one that exists ` +
            'before the click, or an analytics call such as gtag or fbq',
        );
      }
    } else if (mayRunCode) handOver(document, event.source);
    else {
      logger.warn(
        `click_event of ${channel} contains code, which is not run. Write a function call such as "shop.openTour('x')", ` +
          'or set hadaya.settings.contact.allowClickEvent',
      );
    }
  } catch (thrown) {
    logger.warn(`click_event of ${channel} failed: ${String(thrown)}`, thrown);
  }
}

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

/** Whether a value is a library's: it says its version, or is a function with members, as jQuery and lodash. */
function isLibrary(found: unknown): boolean {
  if (!isObject(found)) return false;
  const saysVersion = ['version', 'VERSION', 'jquery'].some((name) => name in found);
  return saysVersion || (typeof found === 'function' && Object.keys(found).length > 0);
}

/** Calls of analytics and chats, whose functions look like a library's or the browser's. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'gtag ga fbq ym clarity pintrk snaptr twq lintrk ttq.track dataLayer.push _paq.push _hsq.push uetq.push ' +
    'Intercom Beacon zE'
  ).split(' '),
);

/** Calls a function that the page defines itself, or a known one, by its path; `false` when there is none. */
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

import type { Tracker } from '../dom/createTracker.ts';
import { createBrowserCookies } from './browserCookies.ts';
import type { VectorSequence, VectorStep } from './vectors.ts';

/** Simulated `window` of one measured page view, without any elements. */
export type ReplayPage = ReturnType<typeof createReplayPage>;

/** Starts a tracker on a page, as a new document does. */
export type OpenTracker = (page: ReplayPage) => Tracker | undefined;

interface Cookies {
  readonly read: () => string;
  readonly write: (assignment: string) => void;
}

function createReplayPage(step: VectorStep, userAgent: string, cookies: Cookies) {
  const listen = () => {};
  return {
    document: {
      referrer: step.referrer,
      readyState: 'interactive',
      addEventListener: listen,
      dispatchEvent: () => true,
      getElementById: () => null,
      get cookie() {
        return cookies.read();
      },
      set cookie(assignment: string) {
        cookies.write(assignment);
      },
    },
    location: new URL(step.url),
    navigator: { userAgent: step.ua ?? userAgent },
    Date: { now: () => Date.parse(step.at) },
    Math: { random: () => step.rand ?? 0.5 },
    CustomEvent,
    console,
    performance: { getEntriesByType: () => [] },
    addEventListener: listen,
  };
}

/**
 * Normalises a write: ignores spaces after semicolons, the order of the attributes, and attributes that Hadaya adds.
 */
function comparable(write: string): string {
  const [pair, ...attributes] = write.split(/; */);
  return [pair, ...attributes.filter((text) => !/^(secure|samesite)/i.test(text)).sort()].join('; ');
}

function readConfig(config: unknown, countCall: () => void): unknown {
  if (typeof config !== 'object' || config === null) return config;
  const session = 'session_length' in config && config.session_length === 'Infinity' && { session_length: Infinity };
  return { ...config, ...('callback' in config && { callback: countCall }), ...session };
}

/**
 * Replays the page views of one visitor. Returns the differences from the measured results; the list is empty when all
 * match.
 */
export function replaySequence({ steps }: VectorSequence, userAgent: string, open: OpenTracker): readonly string[] {
  let now = 0;
  const browser = createBrowserCookies(() => now);
  const differences: string[] = [];
  steps.forEach((measured, index) => {
    const step: VectorStep = { ...measured, ...measured.fixed };
    const { hostname } = new URL(step.url);
    const writes: string[] = [];
    const refused: (readonly [number, string])[] = [];
    let calls = 0;
    if (step.restart) browser.restart();
    now = Date.parse(step.at);
    for (const seed of step.seed ?? []) browser.write(hostname, seed);
    const compare = (what: string, found: unknown, expected: unknown) => {
      const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
      if (one !== other) differences.push(`step ${index}, ${what}: ${one} instead of ${other}`);
    };
    compare('cookieIn', browser.read(hostname), step.cookieIn);

    const page = createReplayPage(step, userAgent, {
      read: () => browser.read(hostname),
      write(assignment) {
        const reason = browser.write(hostname, assignment);
        if (reason) refused.push([writes.length, reason]);
        writes.push(assignment);
      },
    });
    const sbjs = open(page);
    const countCall = () => {
      calls += 1;
    };
    for (let init = 0; init < (step.inits ?? 1); init += 1) sbjs?.init(readConfig(step.config, countCall));

    const jar = browser.describe(hostname);
    compare('get', sbjs?.get, step.get);
    compare('writes', writes.map(comparable), step.writes?.map(comparable));
    compare('cookieOut', browser.read(hostname), step.cookieOut);
    for (const [name, expected] of Object.entries(step.jar ?? {})) compare(`jar ${name}`, jar[name], expected);
    compare('refused', refused, step.refused ?? []);
    if (step.callback) compare('callback', calls, step.callback.calls);
  });
  return differences;
}

export function openBuilt(code: string): OpenTracker {
  const run = new Function('window', 'document', `"use strict";${code}`);
  return (page) => {
    run(page, page.document);
    const sbjs: Tracker | undefined = Reflect.get(page, 'sbjs');
    return sbjs;
  };
}

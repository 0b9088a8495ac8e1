import { createBrowserCookies } from '@hadaya/attribution/testing/browserCookies';
import { Window } from 'happy-dom';
import {
  comparable,
  expected,
  type GluePage,
  type GlueScenario,
  type GlueVectors,
  prepareGluePage,
  type Snapshot,
} from './glueScenario.ts';

const NOW = Date.parse('2027-06-01T10:00:00Z');

class StillDate extends Date {
  static override now(): number {
    return NOW;
  }
}

/** Opens a happy-dom page at the scenario's URL, with browser-like cookies, a fixed clock and its own console. */
function openPage({ url, referrer, html }: GlueScenario, userAgent: string) {
  const page = new Window({ url, settings: { navigator: { userAgent } } });
  const { document } = page;
  const cookies = createBrowserCookies(() => NOW);
  const { hostname } = new URL(url);
  let readyState = 'interactive';
  const define = (target: object, name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...descriptor });
  define(document, 'cookie', {
    get: () => cookies.read(hostname),
    set: (assignment: string) => void cookies.write(hostname, assignment),
  });
  define(document, 'referrer', { value: referrer });
  define(document, 'readyState', { get: () => readyState });
  define(page, 'Date', { value: StillDate });
  document.body.innerHTML = html;
  const run = (code: string) =>
    new Function('window', 'document', 'CustomEvent', 'FormData', 'console', code)(
      page,
      document,
      page.CustomEvent,
      page.FormData,
      page.console,
    );
  const finish = () => {
    document.dispatchEvent(new page.Event('DOMContentLoaded', { bubbles: true }));
    readyState = 'complete';
    page.dispatchEvent(new page.Event('load'));
  };
  return { page, run, finish };
}

function act(page: Window, [kind, first, second]: readonly unknown[]): void {
  const { document } = page;
  const state: GluePage = Object(page);
  const run: Record<string, () => void> = {
    track: () => state.wc_order_attribution.setOrderTracking(first),
    append: () => document.querySelector(String(first))?.insertAdjacentHTML('beforeend', String(second)),
    empty: () => document.querySelector(String(first))?.replaceChildren(),
    store: () => state.__changed(),
    data: () => void state.__log.push(['data', structuredClone(state.wc_order_attribution.getAttributionData())]),
    consent: () =>
      void document.dispatchEvent(new page.CustomEvent('wp_listen_for_consent_change', { detail: Object(first) })),
  };
  run[String(kind)]?.();
}

/**
 * Replays one checkout scenario with the source text of the built file. Returns the differences from the expected
 * state.
 */
export function replayGlue(scenario: GlueScenario, vectors: GlueVectors, code: string): readonly string[] {
  const { page, run, finish } = openPage(scenario, vectors.userAgent);
  const consent = scenario.consentIntegration ? { consentCategory: 'marketing' } : {};
  const params = { ...scenario.params, ...consent };
  Reflect.set(page, 'wc_order_attribution', { params, fields: scenario.fields ?? vectors.defaultFields });
  run(prepareGluePage(scenario));
  run(`"use strict";${code}`);
  finish();
  const state: GluePage = Object(page);
  const from = { log: 0, warn: 0 };
  return [scenario.load, ...scenario.after].flatMap((measured, index) => {
    act(page, measured.action ?? []);
    const found: Snapshot = {
      ...state.__read(),
      log: state.__log.slice(from.log),
      warn: state.__warned.slice(from.warn),
    };
    from.log += found.log.length;
    from.warn += found.warn.length;
    const [one, other] = [JSON.stringify(comparable(found)), JSON.stringify(expected(measured))];
    return one === other ? [] : [`${scenario.id} state ${index}: ${one} instead of ${other}`];
  });
}

/** Replays the measured checkout scenarios of the replaced scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openShopSite, shopDocument } from './shopSite.ts';

/** The state of a page, as the vector file describes it. */
interface Snapshot {
  readonly inputs: readonly { readonly parent: string; readonly values: Readonly<Record<string, string>> }[];
  readonly posted: Readonly<Record<string, number>>;
  readonly cookies: readonly string[];
  readonly pages: string | null;
  readonly log: readonly (readonly unknown[])[];
  readonly warn: readonly string[];
  readonly allow: unknown;
}

type Measured = Snapshot & { readonly fixed?: Partial<Snapshot>; readonly action?: readonly unknown[] };

interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly expect: string;
  readonly url: string;
  readonly referrer: string;
  readonly html: string;
  readonly params: object;
  readonly fields?: object;
  readonly wpData?: string;
  readonly storeMethods?: readonly string[];
  readonly consentIntegration?: boolean;
  readonly hasConsent?: boolean;
  readonly load: Measured;
  readonly after: readonly Measured[];
}

interface VectorFile {
  readonly userAgent: string;
  readonly defaultFields: object;
  readonly counts: { readonly scenarios: number };
  readonly cases: readonly Scenario[];
}

const path = resolve('../shared/vectors/attribution-glue.json');
const vectors: VectorFile | undefined = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;

/** Globals of the page that the runner works with. */
interface GluePage {
  readonly __log: unknown[][];
  readonly __warned: string[];
  readonly __changed: () => void;
  readonly __read: () => Omit<Snapshot, 'log' | 'warn'>;
  readonly __ready?: Omit<Snapshot, 'log' | 'warn'>;
  readonly sbjs?: { readonly get?: { readonly session?: { readonly pgs?: string } } };
  readonly wc_order_attribution: {
    readonly params: { readonly allowTracking: unknown };
    setOrderTracking(allow: unknown): void;
    getAttributionData(): object;
  };
}

/** What the page has before the bundle: a log, WordPress's data layer, the consent API. */
function prepare({ wpData, storeMethods = [], consentIntegration, hasConsent }: Scenario): string {
  const store = `
    window.wp = { data: {
      subscribe(callback, key) { log.push(['subscribe', key]); window.__changed = callback; return () => log.push(['unsubscribe']); },
      dispatch: (key) => Object.fromEntries(${JSON.stringify(storeMethods)}.map((name) =>
        [name, (...args) => log.push(['dispatch', key, name, structuredClone(args)])])),
    } };`;
  const blocks = `window.wc = { wcBlocksData: { CHECKOUT_STORE_KEY: 'wc/store/checkout' } };`;
  return `
    const log = window.__log = []; const warned = window.__warned = []; const say = console.warn;
    console.warn = (...args) => { warned.push(args.join(' ')); };
    const nameOf = (form) => (form ? 'form[' + form.getAttribute('name') + ']' : 'body');
    window.__read = () => ({
      inputs: [...document.querySelectorAll('wc-order-attribution-inputs')].map((element) => ({
        parent: nameOf(element.closest('form')),
        values: Object.fromEntries([...element.querySelectorAll('input')].map(({ name, value }) => [name, value])),
      })),
      posted: Object.fromEntries(
        [...document.forms].map((form) => [form.getAttribute('name'), [...new FormData(form)].length]),
      ),
      cookies: document.cookie.split('; ').filter(Boolean).map((entry) => entry.split('=')[0]).sort(),
      pages: window.sbjs?.get?.session?.pgs ?? null,
      allow: window.wc_order_attribution.params.allowTracking,
    });
    document.addEventListener('DOMContentLoaded', () => { window.__ready = window.__read(); });
    ${wpData ? store : ''} ${wpData === 'present' ? blocks : ''}
    ${consentIntegration ? `window.wp_has_consent = () => ${Boolean(hasConsent)};` : ''}`;
}

/** Does the action, if any, and reads the page's state in the same task; the lines since the last state start at the given places. */
function readState(
  page: Page,
  action: readonly unknown[],
  from: { readonly log: number; readonly warn: number },
): Promise<Snapshot> {
  return page.evaluate(
    ({ action: [kind, first, second], log, warn }) => {
      const state: GluePage = Object(window);
      const find = (selector: unknown) => document.querySelector(String(selector));
      const run: Record<string, () => void> = {
        track: () => state.wc_order_attribution.setOrderTracking(first),
        append: () => find(first)?.insertAdjacentHTML('beforeend', String(second)),
        move: () => find(second)?.append(find(first) ?? ''),
        empty: () => find(first)?.replaceChildren(),
        store: () => state.__changed(),
        data: () => state.__log.push(['data', structuredClone(state.wc_order_attribution.getAttributionData())]),
        consent: () => document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: first })),
        type: () => document.dispatchEvent(new CustomEvent('wp_consent_type_defined')),
      };
      run[String(kind)]?.();
      return { ...state.__read(), log: state.__log.slice(log), warn: state.__warned.slice(warn) };
    },
    { action, ...from },
  );
}

const RELEVANT = new Set(['dispatch', 'data', 'error']);

/** What is compared: entries of the store in order, and how often it was subscribed to. */
function comparable({ inputs, posted, cookies, pages, log, warn, allow }: Snapshot) {
  const subscriptions = log.filter(([kind]) => kind === 'subscribe').length;
  return {
    inputs,
    posted,
    cookies,
    pages,
    log: log.filter(([kind]) => RELEVANT.has(String(kind))),
    subscriptions,
    warn,
    allow,
  };
}

function expected({ fixed, ...measured }: Measured) {
  const { inputs, posted, cookies, pages, log, warn, allow } = { ...measured, ...fixed };
  return comparable({ inputs, posted, cookies: [...cookies].sort(), pages, log, warn, allow });
}

test.describe('checkout scenarios of the replaced scripts', () => {
  test.skip(!vectors, 'the folder ../shared/vectors is not there: measured scenarios are not replayed');
  test.use({
    userAgent: vectors?.userAgent ?? '',
    allow: { hosts: ['shop.example.om'], hostChanges: [{ selector: '*' }] },
  });

  for (const scenario of vectors?.cases ?? []) {
    test(`${scenario.expect} ${scenario.id}: ${scenario.title}`, async ({ page, context }) => {
      await page.clock.setFixedTime('2027-06-01T10:00:00Z');
      const fields = scenario.fields ?? vectors?.defaultFields ?? {};
      const consent = scenario.consentIntegration ? { consentCategory: 'marketing' } : {};
      const html = shopDocument({
        body: scenario.html,
        before: prepare(scenario),
        params: { ...scenario.params, ...consent },
        fields,
      });
      await openShopSite(context, () => html);
      await page.goto(scenario.url, { referer: scenario.referrer });
      const from = { log: 0, warn: 0 };
      for (const state of [scenario.load, ...scenario.after]) {
        const found = await readState(page, state.action ?? [], from);
        expect(comparable(found)).toEqual(expected(state));
        from.log += found.log.length;
        from.warn += found.warn.length;
      }
      // Everything is there before the page's own scripts can look, and nothing follows.
      const { inputs, posted, cookies } = expected(scenario.load);
      expect(await page.evaluate(() => Object(window).__ready)).toMatchObject({ inputs, posted, cookies });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      expect(comparable(await readState(page, [], from))).toMatchObject({ log: [], subscriptions: 0, warn: [] });
    });
  }

  test('all scenarios of the file were replayed', () => {
    expect(vectors?.cases.length).toBe(vectors?.counts.scenarios);
  });
});

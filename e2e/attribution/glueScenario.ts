/** A page's inputs, cookies and logs, in the format of the vector file. */
export interface Snapshot {
  readonly inputs: readonly { readonly parent: string; readonly values: Readonly<Record<string, string>> }[];
  readonly posted: Readonly<Record<string, number>>;
  readonly cookies: readonly string[];
  readonly pages: string | null;
  readonly log: readonly (readonly unknown[])[];
  readonly warn: readonly string[];
  readonly allow: unknown;
}

/** A recorded state, the action before it, and the values that Hadaya corrects on purpose. */
export type Measured = Snapshot & { readonly fixed?: Partial<Snapshot>; readonly action?: readonly unknown[] };

export interface GlueScenario {
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

export interface GlueVectors {
  readonly userAgent: string;
  readonly defaultFields: object;
  readonly counts: { readonly scenarios: number };
  readonly cases: readonly GlueScenario[];
}

/** Page globals used by the runner. */
export interface GluePage {
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

/** Returns a script that runs before the bundle and sets up a log, WordPress's data layer and the consent API. */
export function prepareGluePage({ wpData, storeMethods = [], consentIntegration, hasConsent }: GlueScenario): string {
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

const RELEVANT = new Set(['dispatch', 'data', 'error']);

export function comparable({ inputs, posted, cookies, pages, log, warn, allow }: Snapshot) {
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

export function expected({ fixed, ...measured }: Measured) {
  const { inputs, posted, cookies, pages, log, warn, allow } = { ...measured, ...fixed };
  return comparable({ inputs, posted, cookies: [...cookies].sort(), pages, log, warn, allow });
}

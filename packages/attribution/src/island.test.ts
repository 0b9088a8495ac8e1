import { afterEach, describe, expect, it } from 'vitest';
import type { ShopPage } from './dom/shopPage.ts';
import { startAttribution } from './island.ts';

const page: ShopPage = window;
let controller = new AbortController();

function setParams(params: object): void {
  Reflect.set(window, 'wc_order_attribution', { params, fields: { type: 'current.typ' } });
}

function consent(decision: string): void {
  const detail = { marketing: decision };
  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
}

afterEach(() => {
  controller.abort();
  controller = new AbortController();
  page.hadaya?.attribution?.setTracking(false);
  for (const name of ['wc_order_attribution', 'hadaya', 'sbjs']) Reflect.deleteProperty(window, name);
});

describe('attribution on a page', () => {
  it('records the visit synchronously when attribution starts', () => {
    setParams({ allowTracking: true, lifetime: 1e-5, session: 30 });
    startAttribution(page, controller.signal);
    expect(page.sbjs?.get?.current?.typ).toBe('typein');
    expect(page.wc_order_attribution?.getAttributionData?.()).toEqual({ type: 'typein' });
  });

  it('ignores a second start', () => {
    setParams({ allowTracking: true });
    startAttribution(page, controller.signal);
    const first = page.sbjs;
    startAttribution(page, controller.signal);
    expect(page.sbjs).toBe(first);
  });

  it('returns null for every field while tracking is off', () => {
    setParams({ allowTracking: false });
    startAttribution(page, controller.signal);
    expect(page.wc_order_attribution?.getAttributionData?.()).toEqual({ type: null });
    expect(document.cookie).toBe('');
  });

  it('applies calls that a consent banner made before attribution started', () => {
    setParams({ allowTracking: false });
    const calls: unknown[] = [false, true];
    const early = Object.assign((allow: unknown) => void calls.push(allow), { hadaya: calls });
    Reflect.set(Object(page.wc_order_attribution), 'setOrderTracking', early);
    startAttribution(page, controller.signal);
    expect(page.wc_order_attribution?.setOrderTracking).not.toBe(early);
    expect(page.wc_order_attribution?.getAttributionData?.()).toEqual({ type: 'typein' });
  });

  it('follows consent changes until the signal aborts', () => {
    setParams({ allowTracking: false, consentCategory: 'marketing' });
    startAttribution(page, controller.signal);
    consent('allow');
    expect(page.sbjs?.get?.current?.typ).toBe('typein');
    consent('deny');
    expect(page.sbjs?.get?.current).toEqual({});
    controller.abort();
    consent('allow');
    expect(page.sbjs?.get?.current).toEqual({});
  });

  it('emits events without a URL or value', () => {
    setParams({ allowTracking: true });
    const seen: unknown[] = [];
    const note = (event: Event) =>
      void seen.push([event.type, Object.keys(Object(event).detail), Object(event).detail.type]);
    document.addEventListener('hadaya:attribution:recorded', note, { signal: controller.signal });
    document.addEventListener('hadaya:attribution:erased', note, { signal: controller.signal });
    startAttribution(page, controller.signal);
    page.hadaya?.attribution?.setTracking('no');
    expect(seen).toEqual([
      ['hadaya:attribution:recorded', ['type', 'channel'], 'typein'],
      ['hadaya:attribution:erased', ['type', 'channel'], undefined],
    ]);
  });
});

import { isRecord } from '@hadaya/core';
import { type DocumentView, readView } from './dom/createTracker.ts';
import { followConsent } from './dom/followConsent.ts';
import { keepEntry } from './dom/keepEntry.ts';
import { linkCheckoutStore } from './dom/order/linkCheckoutStore.ts';
import { linkOrderInputs, nameUnknownPaths } from './dom/order/linkOrderInputs.ts';
import { hasOriginalRun } from './dom/order/readOrder.ts';
import type { AttributionApi, ShopPage } from './dom/shopPage.ts';
import { trackHistory } from './dom/trackHistory.ts';
import { whenCountable } from './dom/whenCountable.ts';
import { afterPageScripts, whenReady } from './dom/whenReady.ts';
import { asksForChannel } from './model/options/readPath.ts';
import { askChannels, openTracking, type Tracking, type TrackingChange } from './openTracking.ts';
import { readAttributionSettings, type Settings } from './settings.ts';

/** Returns a function that writes the data again after a change. */
function linkCheckout(page: ShopPage, { order, sbjs, data, isTracking }: Tracking, signal: AbortSignal): () => void {
  if (!order) return () => {};
  // Waits until the document is ready, because a form may be further down the page.
  whenReady(page, () => nameUnknownPaths(page, order.fields), signal);
  const fill = linkOrderInputs(page, { prefix: `${order.params.prefix ?? ''}`, data, isTracking });
  const send = linkCheckoutStore(page, data, signal);
  const share = () => {
    fill();
    send();
  };
  if (asksForChannel(order.fields)) {
    const warn = (cause: unknown) =>
      page.console.warn('[hadaya] attribution: the marketing channels could not be loaded', cause);
    askChannels(sbjs).then(() => signal.aborted || share(), warn);
  }
  return share;
}

/** Publishes the functions under the names that other scripts use. A global that is not writable stays unchanged. */
function publish(page: ShopPage, { order, sbjs, data, setTracking }: Tracking, signal: AbortSignal): void {
  const api: AttributionApi = { data, channel: () => askChannels(sbjs), setTracking };
  if (page.hadaya == null) Reflect.set(page, 'hadaya', {});
  if (isRecord(page.hadaya)) Reflect.set(page.hadaya, 'attribution', api);
  Reflect.set(page, 'sbjs', sbjs);
  if (!order) return;
  const offer = (global: object) => {
    Reflect.set(global, 'setOrderTracking', setTracking);
    Reflect.set(global, 'getAttributionData', data);
  };
  offer(order.global);
  Reflect.set(page, 'wc_order_attribution', order.global);
  // If a script has replaced the page's content, Hadaya's tag has run again and the server's settings are a new object.
  const again = () => isRecord(page.wc_order_attribution) && offer(page.wc_order_attribution);
  page.document.addEventListener('hadaya:look', again, { signal });
}

/**
 * Records this view, unless recording must wait for the visitor's consent or, on a page without the server's settings,
 * for the page's own call to `init`.
 */
function record(page: ShopPage, settings: Settings, tracking: Tracking, signal: AbortSignal): void {
  const { order, sbjs, setTracking } = tracking;
  if (settings.consentSource === 'client') tracking.suspend();
  else if (order) setTracking(order.params.allowTracking);
  else if (isRecord(settings.standalone)) setTracking(true);
  // A page without the server's settings may call `sbjs.init` with its own options; otherwise the defaults apply.
  else afterPageScripts(page, () => sbjs.get ?? setTracking(true), signal);
  const category = () => settings.consentCategory ?? order?.params.consentCategory;
  followConsent(page, { category, decide: setTracking }, signal);
}

function openAttribution(page: ShopPage, view: DocumentView, signal: AbortSignal): void {
  const { document } = page;
  const settings = readAttributionSettings(page);
  let share = () => {};
  const onChange = (what: TrackingChange) => {
    share();
    // Computed on access, because most pages have no listener that reads it.
    const detail = {
      get type() {
        return sbjs.get?.current?.typ;
      },
      channel: () => askChannels(sbjs),
    };
    document.dispatchEvent(new page.CustomEvent(`hadaya:attribution:${what}`, { detail }));
  };
  const tracking = openTracking({ page, view, settings, onChange });
  const { sbjs, order } = tracking;
  // If the replaced script has run, it has already counted this view.
  if (hasOriginalRun(order?.global)) view.newPages = 0;
  const asked = order?.global.setOrderTracking?.hadaya?.slice(-1) ?? [];
  if (settings.keepLanding === 'session') keepEntry(page, view, signal);
  publish(page, tracking, signal);
  share = linkCheckout(page, tracking, signal);
  record(page, settings, tracking, signal);
  for (const allow of asked) tracking.setTracking(allow);
  if (settings.trackHistory) {
    trackHistory(page, view, () => tracking.isTracking() && tracking.setTracking(true), signal);
  }
}

const OWNER_KEY = Symbol.for('hadaya.attribution.v1');

/** Claims the page for this copy until the signal aborts; returns `false` if another copy has already claimed it. */
function claimPage(page: object, signal: AbortSignal): boolean {
  if (Reflect.has(page, OWNER_KEY)) return false;
  Reflect.set(page, OWNER_KEY, true);
  signal.addEventListener('abort', () => Reflect.deleteProperty(page, OWNER_KEY), { once: true });
  return true;
}

/**
 * Starts attribution on a page, unless another copy has already claimed the page; stops when the signal aborts. Records
 * in this task, unless the page is prerendered, the server's settings are still being parsed, or the replaced script is
 * present and has not run yet.
 */
export function startAttribution(page: ShopPage, signal: AbortSignal): void {
  if (!claimPage(page, signal)) return;
  const view = readView(page);
  whenCountable(page, () => openAttribution(page, view, signal), signal);
}

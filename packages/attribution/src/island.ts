import { isRecord } from '@hadaya/core';
import { linkCheckoutStore } from './dom/checkoutStore.ts';
import { claimPage } from './dom/claimPage.ts';
import { followConsent } from './dom/consent.ts';
import { type DocumentView, readView } from './dom/createTracker.ts';
import { explain } from './dom/explain.ts';
import { keepEntry } from './dom/keepEntry.ts';
import { linkOrderInputs, nameUnknownPaths } from './dom/orderInputs.ts';
import type { AttributionApi, ShopPage } from './dom/shopPage.ts';
import { trackHistory } from './dom/trackHistory.ts';
import { whenCountable } from './dom/whenCountable.ts';
import { afterPageScripts } from './dom/whenReady.ts';
import { readChannels } from './model/channels/readChannels.ts';
import { openTracking, type Tracking, type TrackingChange } from './openTracking.ts';
import { readSettings, type Settings } from './settings.ts';

/** Fills the forms and the block checkout. Returns what does it again after a change. */
function linkCheckout(page: ShopPage, { order, data, isTracking }: Tracking, signal: AbortSignal): () => void {
  if (!order) return () => {};
  nameUnknownPaths(page, order.fields);
  const fill = linkOrderInputs(page, { prefix: `${order.params.prefix ?? ''}`, data, isTracking });
  const send = linkCheckoutStore(page, data, signal);
  return () => {
    fill();
    send();
  };
}

/** Puts the calls where other scripts look for them. A global that the page does not let us write stays as it is. */
function publish(page: ShopPage, { order, sbjs, data, setTracking }: Tracking): void {
  const api: AttributionApi = { data, channel: async () => readChannels(sbjs.get), setTracking };
  if (page.hadaya === undefined || page.hadaya === null) Reflect.set(page, 'hadaya', {});
  if (isRecord(page.hadaya)) Reflect.set(page.hadaya, 'attribution', api);
  Reflect.set(page, 'sbjs', sbjs);
  if (!order) return;
  Reflect.set(order.global, 'setOrderTracking', setTracking);
  Reflect.set(order.global, 'getAttributionData', data);
  Reflect.set(page, 'wc_order_attribution', order.global);
}

/** Records this view, unless somebody else has to speak first: the visitor, or a page without the server's settings. */
function record(page: ShopPage, settings: Settings, tracking: Tracking, signal: AbortSignal): void {
  const { order, sbjs, setTracking } = tracking;
  if (settings.consentSource === 'client') tracking.suspend();
  else if (order) setTracking(order.params.allowTracking);
  else if (isRecord(settings.standalone)) setTracking(true);
  // A page of its own may call `sbjs.init` with its own options; without them the defaults count.
  else afterPageScripts(page, () => sbjs.get ?? setTracking(true), signal);
  const category = () => settings.consentCategory ?? order?.params.consentCategory;
  followConsent(page, { category, decide: setTracking }, signal);
}

/** Starts to record, to attribute orders and to follow the visitor's consent. */
function openAttribution(page: ShopPage, view: DocumentView, signal: AbortSignal): void {
  const { document, location } = page;
  const settings = readSettings(page);
  let share = () => {};
  const onChange = (what: TrackingChange) => {
    share();
    const detail = { type: sbjs.get?.current?.typ, channel: async () => readChannels(sbjs.get) };
    document.dispatchEvent(new page.CustomEvent(`hadaya:attribution:${what}`, { detail }));
  };
  const tracking = openTracking({ page, view, settings, onChange });
  const { sbjs, order } = tracking;
  // The replaced script has counted this view.
  if (order?.global.setOrderTracking) view.newPages = 0;
  if (settings.keepLanding === 'session') keepEntry(page, view, signal);
  if (/[?&]hadaya_debug=1/.test(location.search)) explain(page, () => sbjs.get, signal);
  publish(page, tracking);
  share = linkCheckout(page, tracking, signal);
  record(page, settings, tracking, signal);
  if (settings.trackHistory) {
    trackHistory(page, view, () => tracking.isTracking() && tracking.setTracking(true), signal);
  }
}

/**
 * Starts attribution on a page, once, until the signal aborts. It records in this task unless the page is prerendered, or
 * the replaced script is there and has not run yet.
 */
export function startAttribution(page: ShopPage, signal: AbortSignal): void {
  if (!claimPage(page, signal)) return;
  const view = readView(page);
  whenCountable(page, () => openAttribution(page, view, signal), signal);
}

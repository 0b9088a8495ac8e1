import { isOn } from '@hadaya/core';
import { linkCheckout } from './dom/checkoutLink.ts';
import { followConsent } from './dom/consent.ts';
import { createTracker, type DocumentView } from './dom/createTracker.ts';
import type { AttributionData, OrderParams, Preparation, ShopPage } from './dom/shopPage.ts';
import { readPath } from './model/orderFields.ts';
import { isPersonal } from './model/personalData.ts';

/** Fetches what hardly any page needs. */
const fetchSpecial = () => import('./owner.ts');

/** Starts to record, to attribute orders and to follow the visitor's consent, until the signal aborts. */
function openAttribution(page: ShopPage, view: DocumentView, signal: AbortSignal, prepared: Preparation = {}): void {
  const { hadaya = {}, wc_order_attribution: order, document } = page;
  // A second copy on the page stays silent.
  if (hadaya.attribution) return;
  const params: OrderParams = order?.params ?? { allowTracking: true };
  const { lifetime, session: session_length, base64 } = params;
  const options = order?.params && { lifetime, session_length, base64: isOn(base64), timezone_offset: '0' };
  const { fields = order?.fields ?? {}, mayTrack = isOn } = prepared;

  const data = (): AttributionData =>
    Object.fromEntries(
      Object.entries(fields).map(([name, path]) => [name, params.allowTracking ? readPath(sbjs.get, path) : null]),
    );
  const share = linkCheckout(page, data, signal);
  const channel = async () => (await fetchSpecial()).readChannels(sbjs.get);
  const announce = (what: string) => {
    share();
    const detail = { type: sbjs.get?.current?.typ, channel };
    document.dispatchEvent(new CustomEvent(`hadaya:attribution:${what}`, { detail }));
  };
  const { sbjs, erase } = createTracker(page, {
    isHidden: isPersonal,
    clickIds: [],
    returnHosts: [],
    ...prepared,
    view,
    fetchSpecial,
    onRecorded: () => announce('recorded'),
  });
  const setTracking = (allow: unknown) => {
    params.allowTracking = mayTrack(allow);
    if (params.allowTracking) return sbjs.init({ ...options, ...prepared.options });
    erase();
    announce('erased');
  };

  page.sbjs = sbjs;
  hadaya.attribution = { data, channel, setTracking };
  page.hadaya = hadaya;
  if (order) Object.assign(order, { setOrderTracking: setTracking, getAttributionData: data });
  setTracking(params.allowTracking);
  followConsent(
    page,
    { category: () => prepared.consentCategory ?? params.consentCategory, decide: setTracking },
    signal,
  );
}

/**
 * Starts attribution on a page, once. It runs at once unless something about the page is special: the owner has
 * settings of ours, the page is prerendered or being edited, or the replaced script is there as well.
 */
export function startAttribution(page: ShopPage, signal: AbortSignal): void {
  const { document, location, hadaya, wc_order_attribution: order, elementorFrontend } = page;
  const view = { entry: location.href, referrer: document.referrer, newPages: order?.setOrderTracking ? 0 : 1 };
  const open = (prepared?: Preparation) => openAttribution(page, view, signal, prepared);
  const isSpecial =
    hadaya?.settings?.attribution ||
    elementorFrontend?.isEditMode?.() ||
    Object(document).prerendering ||
    (order?.params && !order.fields) ||
    (view.newPages && document.getElementById('wc-order-attribution-js')) ||
    /preview=|customize_|hadaya_debug=/.test(location.search);
  if (isSpecial)
    fetchSpecial()
      .then(({ prepare }) => prepare({ page, view, signal, isOn }, open))
      .catch(page.console.warn);
  else open();
}

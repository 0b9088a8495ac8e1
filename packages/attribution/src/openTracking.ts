import { isOn, isRecord } from '@hadaya/core';
import { CLICK_IDS } from '@hadaya/core/traffic';
import { createTracker, type DocumentView, type Tracker } from './dom/createTracker.ts';
import { type Order, readOrder } from './dom/order/readOrder.ts';
import type { AttributionData, ShopPage } from './dom/shopPage.ts';
import type { Channels, readChannels } from './model/channels/readChannels.ts';
import { readPath } from './model/options/readPath.ts';
import { isPersonal } from './model/records/isPersonal.ts';
import { readHost } from './model/source/readHost.ts';
import type { SourcePolicy } from './model/source/source.ts';
import type { Settings } from './settings.ts';

/** Change to the visitor's records; also the suffix of the event `hadaya:attribution:…`. */
export type TrackingChange = 'recorded' | 'erased';

/** A page's tracker, controlled by the server, the owner and the visitor. */
export interface Tracking {
  /** The server's settings; undefined on a page without them. */
  readonly order: Order | undefined;
  readonly sbjs: Tracker;
  readonly isTracking: () => boolean;
  /** Turns tracking on or off. Turning it on records the view; turning it off erases the stored data. */
  setTracking(allow: unknown): void;
  /** Suspends tracking while consent is unknown: records and erases nothing. */
  suspend(): void;
  data(): AttributionData;
}

export interface TrackingSetup {
  readonly page: ShopPage;
  readonly view: DocumentView;
  readonly settings: Settings;
  readonly onChange: (what: TrackingChange) => void;
}

function toPolicy({ maskPersonalData, clickIds, returnHosts }: Settings): SourcePolicy {
  return {
    isHidden: maskPersonalData ? isPersonal : () => false,
    clickIds: clickIds ? CLICK_IDS : [],
    returnHosts: returnHosts.map(readHost).filter(Boolean),
  };
}

let rules: typeof readChannels | undefined;

/**
 * Returns the marketing channels of the tracker's data. Loads their rules on demand, because recording does not need
 * them.
 */
export async function askChannels({ get }: Tracker): Promise<Channels> {
  rules ??= (await import('@hadaya/attribution/channels')).readChannels;
  return rules(get);
}

function createData(
  { fields = {}, params }: Partial<Order>,
  { sbjs, isTracking }: Pick<Tracking, 'sbjs' | 'isTracking'>,
) {
  return () => {
    const known = { ...sbjs.get, channel: rules?.(sbjs.get) };
    const isOpen = isTracking() && isOn(params?.allowTracking);
    return Object.fromEntries(
      Object.entries(fields).map(([name, path]) => [name, isOpen ? readPath(known, path) : null]),
    );
  };
}

/** Creates the tracker of a page. Records nothing until tracking is turned on or the page calls `init`. */
export function openTracking({ page, view, settings, onChange }: TrackingSetup): Tracking {
  const order = readOrder(page);
  const { cookieDomain: domain, standalone, respectGpc } = settings;
  let options = order?.options ?? (isRecord(standalone) ? standalone : {});
  let isTracking = !order;
  const turn = (isOnNow: boolean) => {
    isTracking = isOnNow;
    if (order) Reflect.set(order.params, 'allowTracking', isOnNow);
  };
  const { sbjs, erase } = createTracker(page, {
    ...toPolicy(settings),
    view,
    onRecorded(used) {
      // On a page without the server's settings, the options passed to `init` apply to the rest of the view.
      if (!order) options = Object(used);
      onChange('recorded');
    },
  });
  return {
    order,
    sbjs,
    isTracking: () => isTracking,
    data: createData(order ?? {}, { sbjs, isTracking: () => isTracking }),
    suspend: () => turn(false),
    setTracking(allow) {
      turn(isOn(allow) && !(respectGpc && Object(page.navigator).globalPrivacyControl));
      if (isTracking) return sbjs.init({ ...options, ...(domain && { domain }) });
      erase();
      onChange('erased');
    },
  };
}

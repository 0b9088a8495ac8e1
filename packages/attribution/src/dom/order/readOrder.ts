import { isOn, isRecord } from '@hadaya/core';
import { DEFAULT_FIELDS } from '../../model/options/defaultFields.ts';
import type { OrderAttribution, OrderParams, ShopPage } from '../shopPage.ts';

/** Order attribution's settings from the server, decoded. */
export interface Order {
  /** The page's `wc_order_attribution`, or a copy of it if the page's object is not extensible. */
  readonly global: OrderAttribution;
  /** Parameters of `global`, read at each use because other scripts may change them. */
  readonly params: OrderParams;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Options that the server's script passes to `sbjs.init`. */
  readonly options: object;
}

const toWritable = <Value extends object>(value: Value): Value => (Object.isExtensible(value) ? value : { ...value });

/** Returns whether the server's global exists; an element with the same ID does not count. */
export function isOrder({ wc_order_attribution: found, Node }: ShopPage): boolean {
  return isRecord(found) && (isRecord(found.params) || isRecord(found.fields)) && !(found instanceof Node);
}

/** Returns whether the replaced script has run: its function exists and is not the server's placeholder. */
export function hasOriginalRun(order: OrderAttribution | undefined): boolean {
  return order?.setOrderTracking !== undefined && !order.setOrderTracking.hadaya;
}

/**
 * Reads the server's global. Returns `undefined` if it is missing or if an element with its name shadows it. Uses
 * WooCommerce's own list of fields if the server's is missing or unreadable.
 */
export function readOrder(page: ShopPage): Order | undefined {
  const { wc_order_attribution: found } = page;
  if (!found || !isOrder(page)) return undefined;
  const global = toWritable(found);
  const params = toWritable(isRecord(found.params) ? found.params : { allowTracking: true });
  Reflect.set(global, 'params', params);
  const { lifetime, session: session_length, base64 } = params;
  return {
    global,
    params,
    fields: isRecord(found.fields) ? found.fields : DEFAULT_FIELDS,
    options: { lifetime, session_length, base64: isOn(base64), timezone_offset: '0' },
  };
}

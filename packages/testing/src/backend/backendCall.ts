import type { Catalogue } from '../shop/catalogue.ts';
import type { Locale } from '../shop/locale.ts';

export interface PostedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** A request to one of the shop's endpoints, with its body already read. */
export interface BackendCall {
  /**
   * Endpoint and name separated by a colon, for example `wc-ajax:get_variation`, `admin-ajax:rest-nonce`,
   * `rest:/wc/store/v1/products/21`.
   */
  readonly name: string;
  readonly method: string;
  readonly url: URL;
  /** Headers by name; the names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Posted fields in order; names may repeat. */
  readonly fields: readonly (readonly [string, string])[];
  readonly files: readonly PostedFile[];
  /** False for a JSON body, which PHP does not read into its form fields. */
  readonly isForm: boolean;
}

export interface BackendShop {
  readonly catalogue: Catalogue;
  readonly locale: Locale;
}

/** Responds to a call in the format of the real server. */
export type BackendHandler = (call: BackendCall, shop: BackendShop) => Response | Promise<Response>;

/** Handlers by action, endpoint or REST path. */
export type HandlerMap = Readonly<Record<string, BackendHandler>>;

export function fieldOf(call: BackendCall, name: string): string | undefined {
  return call.fields.find(([field]) => field === name)?.[1];
}

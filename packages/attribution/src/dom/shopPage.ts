import type { PageWindow } from '@hadaya/core';
import type { Channels } from '../model/channels/readChannels.ts';
import type { Settings } from '../settings.ts';
import type { Tracker } from './createTracker.ts';

/** Parameters that the server prints; `lifetime` is in months, `session` in minutes. */
export interface OrderParams {
  readonly lifetime?: unknown;
  readonly session?: unknown;
  readonly base64?: unknown;
  /** Prefix of each field's name in a form. */
  readonly prefix?: unknown;
  readonly consentCategory?: unknown;
  /** True while tracking is on. Hadaya updates this value for other scripts. */
  allowTracking?: unknown;
}

/** `setOrderTracking`, which other scripts call to turn tracking on or off. */
export interface OrderTracking {
  (allow: unknown): void;
  /** Arguments of the calls that the server's placeholder function recorded before this module loaded. */
  readonly hadaya?: readonly unknown[];
}

/** Order attribution's global: the server's settings and the functions for other scripts. */
export interface OrderAttribution {
  readonly params?: OrderParams;
  /** Maps each form field to a dotted path into `sbjs.get`. */
  readonly fields?: Readonly<Record<string, unknown>>;
  setOrderTracking?: OrderTracking;
  getAttributionData?: () => AttributionData;
}

/** Value of each form field, keyed by field name; all values are `null` while tracking is off. */
export type AttributionData = Readonly<Record<string, unknown>>;

/** The owner's settings, `window.hadaya.settings.attribution`, not decoded. */
export type AttributionSettings = Readonly<Partial<Record<keyof Settings, unknown>>>;

declare global {
  interface HadayaSettings {
    attribution?: AttributionSettings;
  }
}

/** Functions of `window.hadaya.attribution`. */
export interface AttributionApi {
  /** Returns the data that is sent to the server with an order. Never throws. */
  data(): AttributionData;
  /**
   * Resolves to the marketing channels. Asynchronous because existing callers expect a promise and the rules load on
   * demand.
   */
  channel(): Promise<Channels>;
  /** Turns tracking on or off, for example from your own consent banner. Turning it off erases the stored data. */
  setTracking(allow: unknown): void;
}

/** The block checkout's store in `wp.data`. */
export type CheckoutStore = Readonly<
  Record<string, ((space: string, data: AttributionData, isReplacing: true) => void) | undefined>
>;

interface ShopGlobals {
  readonly wc_order_attribution?: OrderAttribution;
  sbjs?: Tracker;
  hadaya?: { attribution?: AttributionApi; readonly settings?: { readonly attribution?: AttributionSettings } };
  readonly wp?: {
    readonly customize?: unknown;
    readonly data?: {
      readonly dispatch?: (store: string) => CheckoutStore;
      readonly subscribe?: (callback: () => void, store: string) => () => void;
    };
  };
  readonly wc?: { readonly wcBlocksData?: object };
  readonly wp_has_consent?: (category: string) => boolean;
  readonly wp_consent_type?: string;
  readonly elementorFrontend?: { readonly isEditMode?: () => boolean };
}

export type ShopPage = PageWindow & ShopGlobals;

import { isOn, isRecord } from '@hadaya/core';

/** The owner's settings, `window.hadaya.settings.attribution`, with their defaults. */
export interface Settings {
  /** Domain of the cookies, for a shop on several subdomains. */
  readonly cookieDomain: string | undefined;
  /** More hosts, of payment or login, that buyers come back from. */
  readonly returnHosts: readonly string[];
  /** Keep e-mail addresses and phone numbers in links out of the records. */
  readonly maskPersonalData: boolean;
  /** Category of the WP Consent API; the server's when absent. */
  readonly consentCategory: string | undefined;
  /** Who decides at load: `client` the consent API in the browser (cached pages), else the flag that the server printed. */
  readonly consentSource: string | undefined;
  /** Honour Global Privacy Control. */
  readonly respectGpc: boolean;
  /** Where the landing page's address waits for consent: `session` the tab's storage, else memory. */
  readonly keepLanding: string | undefined;
  /** Count pages that scripts open with `history.pushState`. */
  readonly trackHistory: boolean;
  /** Count the click ids of all known networks as campaigns. */
  readonly clickIds: boolean;
  /** Options of `sbjs.init` for pages without WooCommerce's settings. */
  readonly standalone: unknown;
}

/** The page, as far as settings stand on it. */
interface SettingsPage {
  readonly hadaya?: { readonly settings?: { readonly attribution?: unknown } };
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;

/** PHP prints a list with gaps as an object. */
const readList = (value: unknown): readonly string[] =>
  typeof value === 'object' ? Object.values(Object(value)).map((item) => readText(item) ?? '') : [];

/** Reads the owner's settings. What cannot be used falls back; the panel of `?hadaya_debug=1` names it. */
export function readAttributionSettings({ hadaya }: SettingsPage): Settings {
  const given: unknown = hadaya?.settings?.attribution;
  const values = isRecord(given) ? given : {};
  const readFlag = (value: unknown, fallback = false) => (value == null ? fallback : isOn(value));
  const readWord = (value: unknown) => readText(value)?.toLowerCase();
  return {
    cookieDomain: readText(values.cookieDomain),
    returnHosts: readList(values.returnHosts),
    maskPersonalData: readFlag(values.maskPersonalData, true),
    consentCategory: readText(values.consentCategory),
    consentSource: readWord(values.consentSource),
    respectGpc: readFlag(values.respectGpc),
    keepLanding: readWord(values.keepLanding),
    trackHistory: readFlag(values.trackHistory),
    clickIds: readFlag(values.clickIds),
    standalone: values.standalone,
  };
}

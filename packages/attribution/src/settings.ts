import { isOn, isRecord } from '@hadaya/core';

/** The owner's settings, `window.hadaya.settings.attribution`, with their defaults. */
export interface Settings {
  /** Cookie domain for a shop on several subdomains. */
  readonly cookieDomain: string | undefined;
  /** Payment and login domains that do not count as traffic sources. */
  readonly returnHosts: readonly string[];
  /** Remove email addresses and phone numbers from stored URLs. */
  readonly maskPersonalData: boolean;
  /** WP Consent API category; if not set, WooCommerce’s category applies. */
  readonly consentCategory: string | undefined;
  /** Where to read the visitor’s consent on page load: `client` uses the consent API in the browser, for cached pages. */
  readonly consentSource: string | undefined;
  /** Respect Global Privacy Control. */
  readonly respectGpc: boolean;
  /**
   * Where to store the landing page URL before the visitor consents: `session` keeps it only in the current browser tab.
   */
  readonly keepLanding: string | undefined;
  /** Count pages that a script opens without a page load (`history.pushState`). */
  readonly trackHistory: boolean;
  /** Treat visits with a click ID from a known ad network as campaign visits. */
  readonly clickIds: boolean;
  /** Options of `sbjs.init` for pages without WooCommerce settings. */
  readonly standalone: unknown;
}

/** The page's globals that hold settings. */
interface SettingsPage {
  readonly hadaya?: { readonly settings?: { readonly attribution?: unknown } };
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;

/** PHP prints a list with gaps as an object. */
const readList = (value: unknown): readonly string[] =>
  typeof value === 'object' ? Object.values(Object(value)).map((item) => readText(item) ?? '') : [];

/** Reads the owner's settings. Invalid values fall back to defaults; the diagnostics panel lists them. */
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

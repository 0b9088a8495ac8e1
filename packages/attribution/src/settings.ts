import { anything, type Field, listOf, oneOf, type SettingsOf, text } from '@hadaya/core';

/** Says which values count as on. */
export type IsOn = (value: unknown) => boolean;

/**
 * The owner's settings, `window.hadaya.settings.attribution`. `isOn` is handed in by the main file, so that the code of
 * core is not in both.
 */
export function createSettings(isOn: IsOn) {
  const flag = (fallback: boolean): Field<boolean> => ({ read: (raw) => isOn(raw ?? fallback) });
  return {
    /** Domain of the cookies, for a shop on several subdomains. */
    cookieDomain: text(undefined),
    /** More hosts, of payment or login, that buyers come back from. */
    returnHosts: listOf(text('')),
    /** Keep e-mail addresses and phone numbers in links out of the records. */
    maskPersonalData: flag(true),
    /** Category of the WP Consent API; the server's when absent. */
    consentCategory: text(undefined),
    /** Who decides at load: the flag that the server printed, or the consent API in the browser (cached pages). */
    consentSource: oneOf(['server', 'client'], 'server'),
    /** Honour Global Privacy Control. */
    respectGpc: flag(false),
    /** Where the landing page's address waits for consent. */
    keepLanding: oneOf(['memory', 'session'], 'memory'),
    /** Count pages that scripts open with `history.pushState`. */
    trackHistory: flag(false),
    /** Count the click ids of all known networks as campaigns. */
    clickIds: flag(false),
    /** Options of `sbjs.init` for pages without WooCommerce's settings. */
    standalone: anything(),
  };
}

/** The owner's settings with their defaults. */
export type Settings = SettingsOf<ReturnType<typeof createSettings>>;

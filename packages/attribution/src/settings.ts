import { anything, flag, isRecord, listOf, oneOf, parseSettings, type SettingsOf, text } from '@hadaya/core';
import type { ShopPage } from './dom/shopPage.ts';

/** Where the owner's settings stand. */
const PLACE = 'hadaya.settings.attribution';

/** The owner's settings, `window.hadaya.settings.attribution`. */
const SCHEMA = {
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

/** The owner's settings with their defaults. */
export type Settings = SettingsOf<typeof SCHEMA>;

/** Reads the owner's settings and names on the console what could not be used. */
export function readSettings({ hadaya, console }: ShopPage): Settings {
  const given: unknown = hadaya?.settings?.attribution;
  const { settings, problems } = parseSettings(
    SCHEMA,
    isRecord(given) ? [{ name: PLACE, values: given, kind: 'owner' }] : [],
  );
  if (given && !isRecord(given)) console.warn(`[hadaya] ${PLACE}: is not an object; it is ignored`);
  for (const { path, message } of problems) console.warn(`[hadaya] ${path}: ${message}`);
  return settings;
}

import { amount, anything, type Field, flag, isRecord, listOf, oneOf, type SettingsOf, text } from '@hadaya/core';
import type { WidgetSettings } from './widget/model/index.ts';

const labels: Field<Readonly<Record<string, string>>> = {
  read: (raw) =>
    isRecord(raw)
      ? Object.fromEntries(
          Object.entries(raw).flatMap(([name, label]) =>
            typeof label === 'string' && label.trim() ? [[name, label.trim()]] : [],
          ),
        )
      : {},
};

/**
 * The owner's options under `window.hadaya.settings.contact`; a widget's own options are in `widget/`, and `chaty/`
 * reads a contact plugin's options.
 */
export const contactOptions = {
  /** `none` renders into the page without a shadow root, for themes that style the widget. */
  isolation: oneOf(['shadow', 'none'], 'shadow'),
  /** Weekdays of the weekend (day code 9), 0 for Sunday; in Oman `[5, 6]`. */
  weekendDays: {
    read: (raw, context) => listOf(amount(Number.NaN, { min: 0, max: 6 })).read(raw ?? [6, 0], context),
  } satisfies Field<readonly number[]>,
  /** Behaviour outside opening hours; `status` keeps the widget and shows the shop’s reopening time. */
  hoursMode: oneOf(['hide', 'status'], 'hide'),
  /** Working hours of agents and channels: `{ zone, away, allAway, people }`. */
  agentHours: anything(),
  /** Request the site’s time for widgets with dates or opening hours if it is unknown. */
  siteClock: flag(false),
  /** Move the widget above bars and buttons that cover its corner. */
  avoidBars: flag(true),
  /** Triggers that must fire to show the widget: `all` or `any`. */
  triggerMode: oneOf(['all', 'any'], 'all'),
  /** Show or hide widgets with a country list if the visitor’s country is unknown. */
  countryFallback: oneOf(['show', 'hide'], 'show'),
  /** Maximum wait for the visitor’s country, in milliseconds. */
  countryTimeoutMs: amount(3000, { min: 0, max: 30_000 }),
  /** `z-index` of the widget; panels use a value 900,000 higher. */
  zIndex: amount(99_999, { whole: true }),
  /** Run code in `click_event`; names of the page’s functions always work. */
  allowClickEvent: flag(false),
  /** Send each file of a field under its own index, so that none is lost. */
  splitFiles: flag(true),
  /** Show Hadaya’s own notice if a form does not reach the server. */
  networkNotice: flag(true),
  /** Additional email domains for typo suggestions. */
  extraMailDomains: listOf(text('')),
  /**
   * Country of phone numbers without a country code, for example `OM`. The WordPress plugin prints the shop’s country;
   * without this option, the region of the page’s language (`ar-OM`) applies.
   */
  phoneCountry: text(''),
  /** URL of alternative emoji data. */
  emojiDataUrl: text(''),
  /** CSP nonce for added scripts and styles. */
  nonce: text(''),
  /** Start automatically; if off, the widget starts when the page calls `contact.init`. */
  autostart: flag(true),
  /** Fetch the page again if the form’s token has expired. */
  refreshToken: flag(false),
  /** Custom widget texts by name. */
  labels,
  /** Limit redirects after the form to this site and `redirectHosts`. */
  redirectSameOrigin: flag(false),
  /** Additional hosts for redirects after the form. */
  redirectHosts: listOf(text('')),
  /** Keep unsent text of the form and the chat window, but not files, for the browser tab. */
  keepDraft: flag(true),
  /**
   * Widgets of the page: `[{ channels: [{ type: 'whatsapp', value: '+968 9123 4567' }] }]`. If set, a contact plugin’s
   * widgets are ignored.
   */
  widgets: anything(),
  /** URL of the server’s actions for counts, messages and tokens; the WordPress plugin prints it. */
  ajaxUrl: text(''),
  /**
   * Alternative URL for messages and tokens, used if `ajaxUrl` is blocked for visitors; the WordPress plugin prints it.
   */
  frontAjaxUrl: text(''),
  /** Count views and clicks of `widgets` on the server. */
  tracking: flag(false),
  /** The server’s id for this page. */
  pageId: text(''),
  /** The server’s action that returns a fresh form token. */
  tokenAction: text(''),
  /** Maximum size of one file in bytes; 0 means the limit of typical servers. */
  maxUploadBytes: amount(0, { min: 0, whole: true }),
  /** Maximum size of all files of a message in bytes; 0 means the limit of typical servers. */
  maxTotalBytes: amount(0, { min: 0, whole: true }),
};

/** The options with their defaults filled in. */
export type ContactOptions = SettingsOf<typeof contactOptions>;

/** The options as a page writes them. */
export interface ContactSettings extends Partial<Omit<ContactOptions, 'widgets'>> {
  /** Widgets of the page; if set, a contact plugin’s widgets are ignored. */
  readonly widgets?: readonly WidgetSettings[];
}

declare global {
  interface HadayaSettings {
    contact?: ContactSettings;
  }
}

import { amount, anything, type Field, flag, isRecord, listOf, oneOf, type SettingsOf, text } from '@hadaya/core';

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

/** The owner's options under `window.hadaya.settings.contact`; the plugin's own settings are read elsewhere. */
export const contactOptions = {
  /** `none` draws the same tree in the page itself, for themes that style it. */
  isolation: oneOf(['shadow', 'none'], 'shadow'),
  /** The weekdays that day code 9 means, 0 for Sunday. Oman: `[5, 6]`. */
  weekendDays: {
    read: (raw, context) => listOf(amount(Number.NaN, { min: 0, max: 6 })).read(raw ?? [6, 0], context),
  } satisfies Field<readonly number[]>,
  /** `status`: outside the hours the widget stays and says when the shop is back. */
  hoursMode: oneOf(['hide', 'status'], 'hide'),
  /** Working hours of single agents and channels; read by `readAgentHours.ts` when a widget is drawn. */
  agentHours: anything(),
  /** On: a widget with dates or hours asks the site for its time when nothing has told it. */
  siteClock: flag(false),
  /** Off: the widget stays where it is when a bar of the page lies over its corner. */
  avoidBars: flag(true),
  triggerMode: oneOf(['all', 'any'], 'all'),
  /** What an unknown country means for a widget that lists countries. */
  countryFallback: oneOf(['show', 'hide'], 'show'),
  countryTimeoutMs: amount(3000, { min: 0, max: 30_000 }),
  zIndex: amount(99_999, { whole: true }),
  allowClickEvent: flag(false),
  splitFiles: flag(true),
  networkNotice: flag(true),
  extraMailDomains: listOf(text('')),
  /** Country of phone numbers without a country code, `OM`; else that of the page's language (`ar-OM`), else none. */
  phoneCountry: text(''),
  emojiDataUrl: text(''),
  /** CSP nonce for the scripts and styles that we add. */
  nonce: text(''),
  /** Off: nothing happens before `contact.init`. */
  autostart: flag(true),
  refreshToken: flag(false),
  /** Own texts by name; see the README. */
  labels,
  /** On: a redirect after the form leads to this site or to `redirectHosts` only. */
  redirectSameOrigin: flag(false),
  redirectHosts: listOf(text('')),
  /** Keeps a form draft in the session storage until it is sent. */
  keepDraft: flag(false),
};

/** The options with their defaults filled in. */
export type ContactOptions = SettingsOf<typeof contactOptions>;

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

/** The owner's options under `window.hadaya.settings.contact`; a widget's own are in `widget/`, a contact plugin's are read by `chaty/`. */
export const contactOptions = {
  /** `none` draws the same tree in the page itself, for themes that style it. */
  isolation: oneOf(['shadow', 'none'], 'shadow'),
  /** The weekdays that day code 9 means, 0 for Sunday. Oman: `[5, 6]`. */
  weekendDays: {
    read: (raw, context) => listOf(amount(Number.NaN, { min: 0, max: 6 })).read(raw ?? [6, 0], context),
  } satisfies Field<readonly number[]>,
  /** `status`: outside the hours the widget stays and says when the shop is back. */
  hoursMode: oneOf(['hide', 'status'], 'hide'),
  /** Working hours of single agents and channels: `{ zone, away, allAway, people }`. */
  agentHours: anything(),
  /** On: a widget with dates or hours asks the site for its time when nothing has told it. */
  siteClock: flag(false),
  /** Off: the widget stays where it is when a bar of the page lies over its corner. */
  avoidBars: flag(true),
  /** `all` triggers together show the widget; `any`: the first one does. */
  triggerMode: oneOf(['all', 'any'], 'all'),
  /** What an unknown country means for a widget that lists countries. */
  countryFallback: oneOf(['show', 'hide'], 'show'),
  /** How long the country’s answer is waited for, in milliseconds. */
  countryTimeoutMs: amount(3000, { min: 0, max: 30_000 }),
  /** How high the widget lies over the page; panels lie 900,000 above. */
  zIndex: amount(99_999, { whole: true }),
  /** Hands real code in `click_event` to the page; names of the page's own functions always work. */
  allowClickEvent: flag(false),
  /** Several files travel under indices of their own, so that none is lost. */
  splitFiles: flag(true),
  /** Our own notice when a form did not reach the server. */
  networkNotice: flag(true),
  /** Mail domains of your own, for the hint at a misspelt one. */
  extraMailDomains: listOf(text('')),
  /** Country of phone numbers without a country code, `OM`: the shop's, which our WordPress plugin prints; else that of the page's language (`ar-OM`), else none. */
  phoneCountry: text(''),
  /** Address of other emoji data. */
  emojiDataUrl: text(''),
  /** CSP nonce for the scripts and styles that we add. */
  nonce: text(''),
  /** Off: nothing happens before `contact.init`. */
  autostart: flag(true),
  /** Reads the page once more when the form’s token has expired. */
  refreshToken: flag(false),
  /** Own texts of the widget, by name. */
  labels,
  /** On: a redirect after the form leads to this site or to `redirectHosts` only. */
  redirectSameOrigin: flag(false),
  /** More hosts that a redirect after the form may lead to. */
  redirectHosts: listOf(text('')),
  /** Keeps what is written in form and chat window for the browser tab until it is sent; files are not kept. */
  keepDraft: flag(true),
  /** The widgets of the page: `[{ channels: [{ type: 'whatsapp', value: '+968 9123 4567' }] }]`. Where there are any, those of a contact plugin are not read. */
  widgets: anything(),
  /** Address of the server's calls for counts, messages and tokens; our WordPress plugin prints it. */
  ajaxUrl: text(''),
  /** The same calls for a message and a token at another address, tried where `ajaxUrl` is closed to visitors; our WordPress plugin prints it. */
  frontAjaxUrl: text(''),
  /** On: the server counts views and clicks of `widgets`. */
  tracking: flag(false),
  /** What the server knows this page by. */
  pageId: text(''),
  /** The server's call for a fresh token of a form. */
  tokenAction: text(''),
  /** Bytes that the server takes in one file; 0 for those of usual servers. */
  maxUploadBytes: amount(0, { min: 0, whole: true }),
  /** Bytes that the server takes in all files of a message; 0 for those of usual servers. */
  maxTotalBytes: amount(0, { min: 0, whole: true }),
};

/** The options with their defaults filled in. */
export type ContactOptions = SettingsOf<typeof contactOptions>;

import { amount, oneOf, type SettingsOf, text } from '@hadaya/core';

const WHOLE = { min: 1, max: 1_000_000, whole: true };

/** Settings under `window.hadaya.settings.quote`. */
export const quoteSettings = {
  /** Minimum quantity of a product; an HTML attribute on the product’s element can override it. */
  minimum: amount(1, WHOLE),
  /** Quantity step. */
  step: amount(1, WHOLE),
  /** Currency code, for example `OMR`; if empty, no prices are shown. */
  currency: text(''),
  /**
   * Price format: write 1234567.125 the way your shop shows prices, for example `OMR 1,234,567.125`; if empty, the
   * format follows the page’s language.
   */
  priceFormat: text(''),
  /** The shop’s WhatsApp number; if empty, requests go only to the inbox. */
  whatsApp: text(''),
  /** URL that receives quote requests; leave empty to use the site’s default URL. */
  sendUrl: text(''),
  /** URL that returns the security token for quote requests; leave empty to use the site’s default URL. */
  ticketUrl: text(''),
  /** Maximum size of a logo, in megabytes. */
  logoMegabytes: amount(8, { min: 1, max: 64, whole: true }),
  /** Days to keep the quote list on the visitor’s device. */
  keepDays: amount(30, { min: 1, max: 365, whole: true }),
};

/** Schema for one element: the settings, and the values that the server prints on the element. */
export const elementSchema = {
  ...quoteSettings,
  /** Type of the element: a product’s button, the button on a product card, the list, or the list beside the page. */
  view: oneOf(['product', 'card', 'list', 'panel'], 'product'),
  /** Id of the product. */
  product: amount(0, { min: 0, whole: true }),
  /** Name of the product. */
  name: text(''),
  /** URL of the product’s page or, for `panel`, of the list’s page. */
  link: text(''),
  /** URL of a small picture of the product. */
  picture: text(''),
  /** Prices by quantity, such as `24=4.9 100=4.2 500=ask`. */
  prices: text(''),
  /** Prices by variation as JSON, such as `{"31": "24=4.9"}`. */
  variationPrices: text('', { maxLength: 100_000 }),
  /** Consent that a buyer has to give before a chat; empty for none. */
  consent: text(''),
  /** URL of the privacy page that is linked next to the consent. */
  consentPage: text(''),
  /** Position of a logo on the product’s first picture, in percent of the picture: `x,y,width,height`. */
  quoteArea: text(''),
};

/** Settings for one element, including the values that the server prints on it. */
export type QuoteSettings = SettingsOf<typeof elementSchema>;

import { amount, oneOf, type SettingsOf, text } from '@hadaya/core';

const WHOLE = { min: 1, max: 1_000_000, whole: true };

/** Settings under `window.hadaya.settings.quote`. */
export const quoteSettings = {
  /** Smallest quantity of a product, also as an attribute of its element. */
  minimum: amount(1, WHOLE),
  /** Packs that a quantity grows by. */
  step: amount(1, WHOLE),
  /** Currency of the prices, `OMR`. Without one no price is shown. */
  currency: text(''),
  /** The shop’s WhatsApp number. Without one the request goes to the shop’s inbox only. */
  whatsApp: text(''),
  /** Where requests are sent; the site’s own route when empty. */
  sendUrl: text(''),
  /** Where a ticket for sending is fetched; the site’s own route when empty. */
  ticketUrl: text(''),
  /** Megabytes of a logo at most. */
  logoMegabytes: amount(8, { min: 1, max: 64, whole: true }),
  /** Days for which the list is kept on the device. */
  keepDays: amount(30, { min: 1, max: 365, whole: true }),
};

/** What the server prints on an element, beside the settings. */
export const elementSchema = {
  ...quoteSettings,
  /** What the element shows: the button of a product, that of a product in a list of products, or the quote list. */
  view: oneOf(['product', 'card', 'list'], 'product'),
  /** Number of the product. */
  product: amount(0, { min: 0, whole: true }),
  /** Name of the product. */
  name: text(''),
  /** Address of the product’s page. */
  link: text(''),
  /** Address of a small picture of the product. */
  picture: text(''),
  /** Prices by quantity, `24=4.9 100=4.2 500=ask`. */
  prices: text(''),
  /** Prices by variation, as JSON: `{"31": "24=4.9"}`. */
  variationPrices: text('', { maxLength: 100_000 }),
  /** Where a logo goes on the product’s first picture, in percent of the picture: `x,y,width,height`. */
  quoteArea: text(''),
};

/** Settings and values of one element. */
export type QuoteSettings = SettingsOf<typeof elementSchema>;

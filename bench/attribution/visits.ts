/** A realistic mix of page views in a shop. */
export const VISITS: readonly (readonly [url: string, referrer: string])[] = [
  ['https://shop.example.om/?utm_source=news&utm_medium=email&utm_campaign=eid%20sale', 'https://mail.google.com/'],
  ['https://shop.example.om/product/mug/', 'https://shop.example.om/'],
  ['https://shop.example.om/product/pen/?color=red', 'https://shop.example.om/product/mug/'],
  ['https://shop.example.om/', ''],
  ['https://shop.example.om/gifts/', 'https://www.google.com/'],
  ['https://shop.example.om/checkout/', 'https://shop.example.om/gifts/'],
];

/** WooCommerce's options, used for both trackers. */
export const OPTIONS = { lifetime: 1e-5, session_length: 30, base64: false, timezone_offset: '0' };

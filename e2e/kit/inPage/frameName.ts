/** Name of the iframe that holds the shop in browser mode. */
export const SHOP_FRAME = 'hadaya-shop';

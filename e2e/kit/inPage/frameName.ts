/** Name of the frame that holds the shop in browser mode. */
export const SHOP_FRAME = 'hadaya-shop';

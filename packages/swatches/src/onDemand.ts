/** What only a visitor's hand asks for, in one file: fetched by whatever is wanted first. */
export { followCard, followHover } from './catalog/followCard.ts';
export { moveByKey } from './items/moveByKey.ts';
export { createMiddlewareForExtraQueryParams } from './legacy/createMiddlewareForExtraQueryParams.ts';
export { takeOver } from './legacy/takeOver.ts';
export { followStock } from './notices/followStock.ts';
export { followTooltips } from './notices/followTooltips.ts';

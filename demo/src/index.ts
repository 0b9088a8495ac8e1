export { createShopHandler, type ShopHandlerOptions } from './handler.ts';
export { pages } from './lab/index.ts';
export type { DemoPage, PageContext } from './page.ts';
export { type ShopServer, type ShopServerOptions, startShopServer } from './server.ts';

/** Importing this entry has no side effects; `bundle.ts` registers the island on a page. */
export { detection } from './detect.ts';
export type { QuoteEvents } from './events.ts';
export { quoteIsland } from './island.ts';
export { type QuoteSettings, quoteSettings } from './settings.ts';

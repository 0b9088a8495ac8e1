/** Traffic attribution without side effects: the pure rules, the tracker and the island's start. */
export { createCompleteTracker } from './createCompleteTracker.ts';
export { detection } from './detect.ts';
export type { CookiePage } from './dom/cookieAccess.ts';
export type { DocumentView, Tracker, TrackerControl, TrackerPage, TrackerSetup } from './dom/createTracker.ts';
export type { AttributionApi, AttributionData, AttributionSettings, Channels, ShopPage } from './dom/shopPage.ts';
export { startAttribution } from './island.ts';
export { type Channel, type ChannelInput, readChannel } from './model/channels/readChannel.ts';
export type { PublicData } from './model/publicData.ts';
export type { TrafficType } from './model/source.ts';

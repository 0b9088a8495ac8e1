/**
 * Traffic attribution without side effects on import: the replaced library's `init` and `get`, the tracker, and the
 * function that starts the island.
 */
export { detection } from './detect.ts';
export type { CookiePage } from './dom/cookies/cookieAccess.ts';
export {
  createTracker,
  type DocumentView,
  type Tracker,
  type TrackerControl,
  type TrackerPage,
  type TrackerSetup,
} from './dom/createTracker.ts';
export type { AttributionApi, AttributionData, AttributionSettings, ShopPage } from './dom/shopPage.ts';
export { startAttribution } from './island.ts';
export { type Channel, type ChannelInput, classifyChannel } from './model/channels/classifyChannel.ts';
export type { Channels } from './model/channels/readChannels.ts';
export type { PublicData } from './model/records/publicData.ts';
export type { TrafficType } from './model/source/source.ts';
export { get, init } from './sbjs.ts';

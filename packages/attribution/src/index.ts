/** Traffic attribution without side effects: `init` and `get` of the replaced library, the tracker, the island's start. */
export { detection } from './detect.ts';
export type { CookiePage } from './dom/cookieAccess.ts';
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
export { type Channel, type ChannelInput, readChannel } from './model/channels/readChannel.ts';
export type { Channels } from './model/channels/readChannels.ts';
export type { PublicData } from './model/publicData.ts';
export type { TrafficType } from './model/source.ts';
export { get, init } from './sbjs.ts';

/** Channels: names, icons and links. */
export { ChannelIcon } from './ChannelIcon.tsx';
export { channelNames } from './channelNames.ts';
export { channelSign } from './dom/channelSign.ts';
export { type AddressKeeper, keepAddresses } from './dom/keepAddresses.ts';
export { readPlace } from './dom/readPlace.ts';
export * from './model/index.ts';

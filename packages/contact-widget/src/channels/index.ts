/** Channels: names, icons and links. */
export { ChannelIcon } from './ChannelIcon.tsx';
export { channelNames } from './channelNames.ts';
export { channelIcon } from './dom/channelIcon.ts';
export { type AddressKeeper, keepAddresses } from './dom/keepAddresses.ts';
export { readLinkContext } from './dom/readLinkContext.ts';
export * from './model/index.ts';

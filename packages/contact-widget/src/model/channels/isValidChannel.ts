import type { Device } from '../triggers/device.ts';

/** What decides whether a channel can be offered. */
export interface ChannelGate {
  /** Public name of the channel, `Whatsapp` or `Custom_Link_3`. */
  readonly slug: string;
  /** What it behaves like. */
  readonly type: string;
  readonly value: string;
  readonly isAgent: boolean;
  /** Meant for that kind of device, and with something to open. */
  readonly isDesktop: boolean;
  readonly isMobile: boolean;
  /** Whether it opens a panel of ours instead of a link. */
  readonly hasPanel: boolean;
}

/** Whether a channel is meant for the device and has something to open. */
export function isValidChannel(channel: ChannelGate, device: Device): boolean {
  return device === 'mobile' ? channel.isMobile : channel.isDesktop;
}

/** Whether a widget has something to offer on this device; live chat alone draws nothing. */
export function hasChannels(channels: readonly ChannelGate[], device: Device): boolean {
  return channels.some((channel) => channel.type !== 'Chatway' && isValidChannel(channel, device));
}

import type { Device } from '../triggers/device.ts';

/** What decides whether a channel can be offered. */
export interface ChannelGate {
  /** Public name of the channel, `Whatsapp` or `Custom_Link_3`. */
  readonly slug: string;
  /** What it behaves like. */
  readonly type: string;
  readonly value: string;
  readonly isDesktop: boolean;
  readonly isMobile: boolean;
  readonly isAgent: boolean;
  readonly isAgentDesktop: boolean;
  readonly isAgentMobile: boolean;
  /** Agents with a value. */
  readonly agentCount: number;
  /** Whether it opens a panel of ours instead of a link. */
  readonly hasPanel: boolean;
}

const NEED_NO_VALUE = ['Contact_Us', 'Chatway'];

/** Whether a channel is meant for the device and has something to open. */
export function isValidChannel(channel: ChannelGate, device: Device): boolean {
  const isPhone = device === 'mobile';
  if (channel.isAgent) return channel.agentCount > 0 && (isPhone ? channel.isAgentMobile : channel.isAgentDesktop);
  return (
    (isPhone ? channel.isMobile : channel.isDesktop) && (channel.value !== '' || NEED_NO_VALUE.includes(channel.type))
  );
}

/** Whether a widget has something to offer on this device; live chat alone draws nothing. */
export function hasChannels(channels: readonly ChannelGate[], device: Device): boolean {
  return channels.some((channel) => channel.type !== 'Chatway' && isValidChannel(channel, device));
}

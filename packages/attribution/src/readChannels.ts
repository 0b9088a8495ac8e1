import type { Channels } from './dom/shopPage.ts';
import type { PublicData } from './model/publicData.ts';

/**
 * The channels of the present and the first source. The lists behind them are fetched with the first call. From then on
 * the data answers the paths `channel.current` and `channel.first` too, unseen by who lists its keys.
 */
export async function readChannels(data: PublicData = {}): Promise<Channels> {
  const { readChannel } = await import('./model/channels/readChannel.ts');
  const { current, current_add, first, first_add } = data;
  const channels = {
    current: readChannel({ ...current, ...current_add }),
    first: readChannel({ ...first, ...first_add }),
  };
  Reflect.defineProperty(data, 'channel', { configurable: true, value: channels });
  return channels;
}
